"""Gem Rush: the view of the match, the only source of picture, alt text and buttons.

A view contains only what its viewer may know. In Rush, only the owner of a hand sees its cards, and the doors that it
can pay for (`Plate.payable`). Others see the number of cards. In Crisis all hands are open.

`across` and `down` are the distances of a space from the starting space, to the right and below. Sides are those of the
turned tile: north, east, south, west as 0..3. Gems are numbers of `gems.Gem`; a card is a kind (`gems.KINDS`).
"""

from collections.abc import Mapping

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush import effects as fx
from bot.games.gemrush import turns
from bot.games.gemrush.abilities import keepable
from bot.games.gemrush.building import momentum
from bot.games.gemrush.effects import Effect
from bot.games.gemrush.gems import GEMS
from bot.games.gemrush.mine import Cell, Doors, Laid, Mine, OpenDoor, across, doors_of, down, mine_of, opposite
from bot.games.gemrush.model import Acted, Ending, Frame, Mode, Phase, State, Variant, has
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.rooms import TILES, TileType
from bot.games.gemrush.rules import to_move
from bot.games.gemrush.skills import Skill


class SeenTile(msgspec.Struct, frozen=True):
    """A tile of the mine.

    Attributes:
        number: the number of the tile in `rooms.TILES`.
        turn: quarter turns clockwise.
        key: the name of the tile in text keys.
        doors: by side of the turned tile; None for a wall. The doors of a tunnel have neither cost nor points.
        ability: the steps; () for tunnels and carts.
        paths: the two pairs of sides that the paths of a turned tunnel join; () for any other tile.
        steps: how many steps the dwarf to move needs to reach this tile. None if the tile is out of reach, or if nobody
            moves.
        fresh: whether the tile was laid in the turn in progress or in the turn before.
    """

    number: int
    turn: int
    across: int
    down: int
    key: str
    type: TileType
    doors: Doors
    ability: tuple[Effect, ...] = ()
    paths: tuple[tuple[int, int], ...] = ()
    steps: int | None = None
    fresh: bool = False


class Plate(msgspec.Struct, frozen=True):
    """A sign with the cost and the points of a door that leads to an empty space, directly or through tunnels.

    Attributes:
        across, down, side: the door.
        at: `across`, `down` and side of the edge where the plate is drawn: at the door, or at the end of the tunnels.
        space: `across` and `down` of the empty space.
        reachable: whether the dwarf to move has enough steps to walk to the door and build.
        payable: whether the hand of the seat to move can pay; None if the viewer may not know, or if nobody moves.
    """

    across: int
    down: int
    side: int
    at: tuple[int, int, int]
    space: tuple[int, int]
    cost: bytes
    points: int
    reachable: bool = False
    payable: bool | None = None


class SeenSeat(msgspec.Struct, frozen=True):
    """A player.

    Attributes:
        gem: the dwarf's colour.
        across, down: the dwarf's room; None once the seat has left.
        cards: the number of cards in the hand.
        hand: the kinds of these cards; None if the viewer may not see them.
        skills: numbers of the seat's skills.
        dealt: the skills from which the seat must choose.
        offered: in Crisis, kinds of the cards offered for burning.
        wants_end: in Crisis, whether the seat agrees to stop.
    """

    gem: int
    across: int | None
    down: int | None
    points: int
    cards: int
    hand: bytes | None = None
    skills: tuple[int, ...] = ()
    dealt: tuple[int, ...] = ()
    offered: bytes = b""
    present: bool = True
    wants_end: bool = False


class SeenTurn(msgspec.Struct, frozen=True):
    """The result of the turn before the turn in progress."""

    seat: Seat
    built: int  # number of constructions
    points: int  # points of these constructions
    acted: Acted = ""  # the action; "" if the seat left before it
    room: str = ""  # the key of the room used as the action; "" for none


class View(msgspec.Struct, frozen=True):
    """The match as one viewer sees it.

    Attributes:
        target: points to reach; None for no limit.
        viewer: the viewing seat; None for the channel.
        tiles: in the order laid.
        turn: the seat to move; None after the end, or while several seats choose.
        steps_left: the steps that the seat to move has left.
        turns: number of turns ended.
        total: the points of all seats together.
        deck, discard, burnt: numbers of cards. stack: the number of tiles.
        first: the seat with the first-player marker.
        discard_top: the kind on top of the discard pile; None if the pile is empty.
        revealed: kinds of the cards that an ability has revealed, in order.
        kept: those of the revealed cards that the player may keep.
        placing: the drawn tile, and `across` and `down` of its space; None if there is none.
        other: the second tile drawn with the skill Second Look; None if there is none.
        back: the side of the space that a door must face; None if no tile is drawn.
        named: the gem named for an ability; None before the choice.
        x: the number chosen for an ability; None before the choice.
        effect: the index of the current step of an ability; None without an ability.
        last_round: whether a Rush ends after this round, because a seat has reached the target.
        last: the turn before the turn in progress; None for the first turn.
        over: why the match ended; None while it goes on.
        places: the place of each seat; () while the match goes on.
    """

    mode: Mode
    variant: Variant
    target: int | None
    viewer: Seat | None
    tiles: tuple[SeenTile, ...]
    plates: tuple[Plate, ...]
    seats: tuple[SeenSeat, ...]
    turn: Seat | None
    phase: Phase
    steps_left: int
    turns: int
    total: int
    deck: int
    discard: int
    burnt: int
    stack: int
    first: Seat
    discard_top: int | None = None
    revealed: bytes = b""
    kept: bytes = b""
    placing: tuple[int, int, int] | None = None
    other: int | None = None
    back: int | None = None
    named: int | None = None
    x: int | None = None
    effect: int | None = None
    last_round: bool = False
    last: SeenTurn | None = None
    over: Ending | None = None
    places: tuple[int, ...] = ()


# ---- building a view ----


def view(state: State, viewer: Seat | None) -> View:
    """Return what a seat may see of a state. viewer: None for the channel."""
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
        last_round=state.mode == "rush" and state.over is None and turns.rush_target_reached(state),
        last=_last(state),
        over=state.over,
        places=tuple(place for _, place in sorted(turns.places(state))) if state.over else (),
    )


def _turn(state: State) -> Seat | None:
    waited_for = to_move(state)
    return waited_for[0] if state.phase != "choose-skill" and waited_for else None


def _reach(state: State, mine: Mine) -> Mapping[Cell, int]:
    """Return the rooms to which the dwarf to move can still walk, with the fewest steps."""
    if _turn(state) is None or state.doing.acted:
        return {}
    account = state.mover
    sure_foot, rails = has(account, Skill.SURE_FOOT), has(account, Skill.RAIL_RIDING)
    return mine.reach(account.cell, state.doing.steps, sure_foot=sure_foot, rail_riding=rails)


def _tile(state: State, number: int, laid: Laid, reach: Mapping[Cell, int]) -> SeenTile:
    tile = TILES[laid.tile]
    since = state.last.tiles if state.by_last >= 0 else state.doing.tiles
    return SeenTile(
        number=laid.tile,
        turn=laid.turn,
        across=across(laid.cell),
        down=down(laid.cell),
        key=tile.key,
        type=tile.type,
        doors=doors_of(laid.tile, laid.turn),
        ability=tile.ability,
        paths=tuple(((one + laid.turn) % 4, (other + laid.turn) % 4) for one, other in tile.paths),
        steps=reach.get(laid.cell),
        fresh=state.phase != "choose-skill" and number >= since,
    )


def _plate(state: State, viewer: Seat | None, opened: OpenDoor, reach: Mapping[Cell, int]) -> Plate:
    cell, side, passage = opened.cell, opened.side, opened.passage
    at = (passage.tunnels[-1], opposite(passage.side)) if passage.tunnels else (cell, side)
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
    """Return the value of `Plate.payable`."""
    turn = _turn(state)
    if turn is None or (state.mode == "rush" and turn != viewer):
        return None
    account = state.mover
    return can_pay(opened.door.cost, account.hand, GEMS[account.gem], account.skills)


def _seat(state: State, viewer: Seat | None, seat: Seat) -> SeenSeat:
    account = state.seats[seat]
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
    if frame is None:
        return b""
    return keepable(frame) if isinstance(TILES[frame.tile].ability[frame.step], fx.Keep) else frame.keepable


def _last(state: State) -> SeenTurn | None:
    if state.by_last < 0:
        return None
    last = state.last
    room = TILES[last.tile].key if last.tile >= 0 else ""
    return SeenTurn(Seat(state.by_last), last.built, last.points, last.acted, room)
