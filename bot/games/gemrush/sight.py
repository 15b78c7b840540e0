"""What is seen of a match: the view. In Rush a hand is shown to its owner alone, in Crisis to all."""

from bot.engine.game import Seat
from bot.games.gemrush import effects as fx
from bot.games.gemrush import turns
from bot.games.gemrush.abilities import keepable
from bot.games.gemrush.building import momentum
from bot.games.gemrush.cells import Cell, across, down
from bot.games.gemrush.gems import GEMS
from bot.games.gemrush.mine import Doors, Laid, Mine, OpenDoor, mine_of
from bot.games.gemrush.model import Account, Frame, State
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import to_move
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.view import Plate, SeenDoor, SeenSeat, SeenTile, SeenTurn, View
from bot.games.gemrush.walking import has


def view(state: State, viewer: Seat | None) -> View:
    """What a viewer may see; None: what the channel sees."""
    mine = mine_of(state.laid)
    reach = _reach(state, mine)
    placing, frame = state.placing, state.frame
    return View(
        mode=state.mode,
        variant=state.variant,
        target=state.target,
        viewer=viewer,
        tiles=tuple(_tile(state, number, laid, reach) for number, laid in enumerate(state.laid)),
        plates=tuple(_plate(state, viewer, opened, reach) for opened in mine.open_doors()),
        seats=tuple(_seat(state, viewer, Seat(seat)) for seat in range(len(state.seats))),
        turn=_turn(state),
        phase=state.phase,
        steps_left=state.doing.steps,
        turns=state.turns,
        total=state.total,
        deck=len(state.deck),
        discard=len(state.discard),
        burnt=len(state.burnt),
        stack=len(state.stack),
        first=state.first,
        discard_top=state.discard[-1] if state.discard else None,
        revealed=frame.aside if frame else b"",
        kept=_kept(frame),
        placing=(placing.tiles[0], across(placing.space), down(placing.space)) if placing else None,
        other=placing.tiles[1] if placing and len(placing.tiles) > 1 else None,
        back=placing.back if placing else None,
        named=frame.named if frame and frame.named >= 0 else None,
        x=frame.x or None if frame else None,
        effect=frame.step if frame else None,
        last_round=_last_round(state),
        last=_last(state),
        over=state.over,
        places=tuple(place for _, place in sorted(turns.places(state))) if state.over else (),
    )


def _turn(state: State) -> Seat | None:
    waited_for = to_move(state)
    return waited_for[0] if state.phase != "choose-skill" and waited_for else None


def _reach(state: State, mine: Mine) -> dict[Cell, int]:
    """The rooms that the dwarf to move can still walk to, with the fewest steps."""
    if _turn(state) is None or state.doing.acted:
        return {}
    account = state.mover
    sure_foot, rails = has(account, Skill.SURE_FOOT), has(account, Skill.RAIL_RIDING)
    return mine.reach(account.cell, state.doing.steps, sure_foot=sure_foot, rail_riding=rails)


def _tile(state: State, number: int, laid: Laid, reach: dict[Cell, int]) -> SeenTile:
    tile = TILES[laid.tile]
    since = state.last.tiles if state.by_last >= 0 else state.doing.tiles
    return SeenTile(
        number=laid.tile,
        across=across(laid.cell),
        down=down(laid.cell),
        key=tile.key,
        type=tile.type,
        doors=_doors(mine_of(state.laid).doors(laid.cell)),
        ability=tile.ability,
        paths=tuple(((one + laid.turn) % 4, (other + laid.turn) % 4) for one, other in tile.paths),
        steps=reach.get(laid.cell),
        fresh=state.phase != "choose-skill" and number >= since,
    )


def _doors(doors: Doors) -> tuple[SeenDoor | None, SeenDoor | None, SeenDoor | None, SeenDoor | None]:
    north, east, south, west = (None if door is None else SeenDoor(bytes(door.cost), door.points) for door in doors)
    return north, east, south, west


def _plate(state: State, viewer: Seat | None, opened: OpenDoor, reach: dict[Cell, int]) -> Plate:
    cell, side, passage = opened.cell, opened.side, opened.passage
    at = (passage.tunnels[-1], (passage.side + 2) % 4) if passage.tunnels else (cell, side)
    steps = reach.get(cell)
    return Plate(
        across=across(cell),
        down=down(cell),
        side=side,
        at=(across(at[0]), down(at[0]), at[1]),
        space=(across(passage.cell), down(passage.cell)),
        cost=bytes(opened.door.cost),
        points=opened.door.points,
        reachable=steps is not None and bool(state.stack) and steps + (not momentum(state)) <= state.doing.steps,
        payable=_payable(state, viewer, opened),
    )


def _payable(state: State, viewer: Seat | None, opened: OpenDoor) -> bool | None:
    """Whether the hand to move suffices; None where the viewer may not know, or nobody moves."""
    turn = _turn(state)
    if turn is None or (state.mode == "rush" and turn != viewer):
        return None
    account = state.mover
    skills = tuple(SKILLS[skill] for skill in account.skills)
    return can_pay(opened.door.cost, account.hand, GEMS[account.gem], skills)


def _seat(state: State, viewer: Seat | None, seat: Seat) -> SeenSeat:
    account: Account = state.seats[seat]
    is_open = state.mode == "crisis" or seat == viewer
    return SeenSeat(
        gem=account.gem,
        across=across(account.cell) if account.present else None,
        down=down(account.cell) if account.present else None,
        points=account.points,
        cards=len(account.hand),
        hand=account.hand if is_open else None,
        skills=tuple(account.skills),
        dealt=tuple(account.dealt),
        offered=account.offered,
        present=account.present,
        wants_end=account.stops,
    )


def _kept(frame: Frame | None) -> bytes:
    """Of the revealed cards, those that may be kept."""
    if frame is None:
        return b""
    return keepable(frame) if isinstance(TILES[frame.tile].ability[frame.step], fx.Keep) else frame.keepable


def _last_round(state: State) -> bool:
    return state.mode == "rush" and state.over is None and turns.someone_arrived(state)


def _last(state: State) -> SeenTurn | None:
    if state.by_last < 0:
        return None
    last = state.last
    room = TILES[last.tile].key if last.tile >= 0 else ""
    return SeenTurn(Seat(state.by_last), last.built, last.points, last.acted, room)
