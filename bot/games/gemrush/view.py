"""Gem Rush: the view of the match, the only source of picture, alt text and buttons.

It is an allow-list. In Rush only the owner sees the cards of a hand, others their number. Only the owner sees which
doors a hand can pay for (`Plate.payable`). In Crisis hands are open.

Columns and rows are `across` and `down` from the starting space (`mine`). Sides are those of the turned tile: north,
east, south, west as 0..3. Gems are numbers of `gems.Gem`; a card is a kind (`gems.KINDS`).
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush import effects as fx
from bot.games.gemrush import turns
from bot.games.gemrush.abilities import keepable
from bot.games.gemrush.building import momentum
from bot.games.gemrush.effects import Effect
from bot.games.gemrush.gems import GEMS
from bot.games.gemrush.mine import Cell, Doors, Laid, Mine, OpenDoor, across, down, mine_of
from bot.games.gemrush.model import Account, Frame, Phase, State, has
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.rooms import TILES, TileType
from bot.games.gemrush.rules import to_move
from bot.games.gemrush.skills import Skill


class SeenDoor(msgspec.Struct, frozen=True):
    """A door of a turned tile. Tunnels' doors have neither cost nor points."""

    cost: bytes = b""
    points: int = 0


class SeenTile(msgspec.Struct, frozen=True):
    """A tile of the mine.

    Attributes:
        number: 0..79. key: the end of its text keys (caption `room-<key>`). ability: () for tunnels and carts.
        doors: by side of the turned tile, None for a wall. paths: for a tunnel, its two pairs of sides as turned.
        steps: the steps that the dwarf to move needs to get here with those it has left (0: here, or at no cost). None:
            out of reach, or nobody moves. It never depends on hidden cards.
        fresh: built in the turn in progress or the one before it; or the newest tile.
    """

    number: int
    across: int
    down: int
    key: str
    type: TileType
    doors: tuple[SeenDoor | None, SeenDoor | None, SeenDoor | None, SeenDoor | None]
    ability: tuple[Effect, ...] = ()
    paths: tuple[tuple[int, int], ...] = ()
    steps: int | None = None
    fresh: bool = False


class Plate(msgspec.Struct, frozen=True):
    """A room's door that leads, directly or through tunnels, to an empty space.

    Attributes:
        across, down, side: the door. space: across, down of the empty space.
        at: across, down of the tile at whose edge the plate is drawn, and the side there: the door itself, or the last
            tunnel of its path.
        reachable: whether the dwarf to move can walk here and build with the steps it has left.
        payable: whether the cards are enough; None if the viewer may not know. In Crisis the hand of the seat to move
            counts. In Rush the viewer's own hand counts, on the viewer's turn.
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
        gem: the dwarf's colour. across, down: the dwarf's room; None once the seat has left.
        points: points scored. cards: the number of cards in the hand. hand: their kinds; None if hidden from the
            viewer.
        skills: numbers of `skills.Skill` that this seat may use. dealt: the skills to choose from.
        offered: kinds offered for burning (Crisis).
        wants_end: in Crisis, whether the seat agrees to stop after reaching the target.
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
    """The result of the last turn.

    Attributes:
        built: number of constructions. points: their points.
        acted: the action: "draw", "room", "scavenge", or "" for a seat that left before it. room: the key of the room
            used as the action, or "".
    """

    seat: Seat
    built: int
    points: int
    acted: Literal["", "draw", "room", "scavenge"] = ""
    room: str = ""


class View(msgspec.Struct, frozen=True):
    """The match as one viewer sees it.

    Attributes:
        mode, variant: as in the options. target: points to reach, None for no limit (Crisis only).
        viewer: the viewing seat, None for the channel. tiles: in the order laid. plates: all plates.
        turn: the seat to move; None after the end or while several seats choose. phase: as in the state.
        steps_left: of the seat to move. turns: number of turns ended. total: the points of all seats, the score of a
            Crisis.
        deck, discard, burnt, stack: numbers of cards and tiles. discard_top: the kind on top of the pile, None if
            empty.
        revealed: kinds that lie face up now, in order. kept: those of them that match and may be kept.
        placing: the printed number of the drawn tile and across, down of its space, or None.
            other: the second tile of Second Look. back: the side of the space that a door must face.
        named: the gem named, or None. x: the number chosen. effect: the index of the current step of the ability.
        first: the seat with the first-player marker. last_round: whether the target is reached in Rush.
        last: the turn before, or None.
        over: the reason of the end, None while the match goes on. places: the place of each seat; () before the end.
    """

    mode: Literal["rush", "crisis"]
    variant: str
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
    over: str | None = None
    places: tuple[int, ...] = ()


# ---- building a view ----


def view(state: State, viewer: Seat | None) -> View:
    """Return the view of a seat; None: the view of the channel."""
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
    """Return the rooms that the dwarf to move can still walk to, with the fewest steps."""
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
        across=across(laid.cell),
        down=down(laid.cell),
        key=tile.key,
        type=tile.type,
        doors=seen_doors(mine_of(state.laid).doors(laid.cell)),
        ability=tile.ability,
        paths=tuple(((one + laid.turn) % 4, (other + laid.turn) % 4) for one, other in tile.paths),
        steps=reach.get(laid.cell),
        fresh=state.phase != "choose-skill" and number >= since,
    )


def seen_doors(doors: Doors) -> tuple[SeenDoor | None, SeenDoor | None, SeenDoor | None, SeenDoor | None]:
    """Return the doors of a turned tile for a view, by side."""
    north, east, south, west = (None if door is None else SeenDoor(bytes(door.cost), door.points) for door in doors)
    return north, east, south, west


def _plate(state: State, viewer: Seat | None, opened: OpenDoor, reach: Mapping[Cell, int]) -> Plate:
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
    """Return whether the hand of the seat to move can pay; None if the viewer may not know, or if nobody moves."""
    turn = _turn(state)
    if turn is None or (state.mode == "rush" and turn != viewer):
        return None
    account = state.mover
    return can_pay(opened.door.cost, account.hand, GEMS[account.gem], account.skills)


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
    if frame is None:
        return b""
    return keepable(frame) if isinstance(TILES[frame.tile].ability[frame.step], fx.Keep) else frame.keepable


def _last(state: State) -> SeenTurn | None:
    if state.by_last < 0:
        return None
    last = state.last
    room = TILES[last.tile].key if last.tile >= 0 else ""
    return SeenTurn(Seat(state.by_last), last.built, last.points, last.acted, room)
