"""Gem Rush: the view of the match, the only source of picture, alt text and buttons.

A view contains only what its viewer may know. In Rush (the seats compete), only the owner of a hand sees its cards.
Only the owner sees which doors it can pay for (`Plate.payable`). Others see the number of cards. In Crisis (one team),
all hands are open.

`across` and `down` tell how far a space is to the right of the starting space, and how far below it. Sides are those of
the turned tile: north, east, south, west as 0..3. Gems are numbers of `gems.Gem`; a card is a kind (`gems.KINDS`).
"""

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from bot.engine.game import NO_RESULT, NoResult, Seat
from bot.games.gemrush import effects as fx
from bot.games.gemrush import turns
from bot.games.gemrush.abilities import keepable
from bot.games.gemrush.building import momentum
from bot.games.gemrush.effects import Effect
from bot.games.gemrush.gems import GEMS
from bot.games.gemrush.mine import (
    Cell,
    Doors,
    Laid,
    Mine,
    OpenDoor,
    across,
    cell_at,
    distinct_turns,
    doors_of,
    down,
    mine_of,
    opposite,
    turns_facing,
)
from bot.games.gemrush.model import Acted, Ending, Frame, Mode, Phase, Placing, State, TurnProgress, Variant, has
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.rooms import TILES, TileType
from bot.games.gemrush.rules import to_move
from bot.games.gemrush.skills import Skill


class SeenTile(msgspec.Struct, frozen=True):
    number: int  # the number of the tile in `rooms.TILES`
    turn: int  # quarter turns clockwise
    across: int
    down: int
    key: str  # the name of the tile in text keys
    type: TileType
    doors: Doors  # by side of the turned tile; the doors of a tunnel have neither cost nor points
    ability: tuple[Effect, ...] = ()  # the steps; () for tunnels and carts
    paths: tuple[tuple[int, int], ...] = ()  # the two pairs of sides that the paths of a turned tunnel join
    steps: int | None = None  # how many steps the dwarf to move needs to get here; None if that is impossible now
    fresh: bool = False  # whether the tile was laid in the turn in progress or in the turn before


class Plate(msgspec.Struct, frozen=True):
    """A sign with the cost and the points of a door that leads to an empty space, directly or through tunnels."""

    across: int  # `across` and `down` of the room that has the door
    down: int
    side: int  # the side of the door
    at: tuple[int, int, int]  # `across`, `down` and side where the plate is drawn: at the door or the end of tunnels
    space: tuple[int, int]  # `across` and `down` of the empty space
    cost: bytes
    points: int
    reachable: bool = False  # whether the dwarf to move has enough steps to walk to the door and build
    payable: bool | None = None  # whether the hand of the seat to move can pay; None if the viewer may not know


class SeenSeat(msgspec.Struct, frozen=True):
    gem: int  # the colour of the dwarf
    across: int | None  # `across` and `down` of the dwarf's room; None after the seat has left
    down: int | None
    points: int
    cards: int  # the number of cards in the hand
    hand: bytes | None = None  # the kinds of these cards; None if the viewer may not see them
    skills: tuple[int, ...] = ()  # numbers of the seat's skills
    dealt: tuple[int, ...] = ()  # the skills from which the seat must choose
    offered: bytes = b""  # in a Crisis, kinds of the cards offered for burning
    present: bool = True
    wants_end: bool = False  # whether the seat agrees to stop a Crisis


class SeenTurn(msgspec.Struct, frozen=True):
    """The result of the turn before the turn in progress."""

    seat: Seat
    built: int  # number of constructions
    points: int  # points of these constructions
    acted: Acted = ""  # the action; "" if the seat left before it
    room: str = ""  # the key of the room used as the action; "" for none


class View(msgspec.Struct, frozen=True):
    """The match as one viewer sees it."""

    mode: Mode
    variant: Variant
    target: int | None  # points to reach; None for no limit
    viewer: Seat | None  # None for the channel
    tiles: tuple[SeenTile, ...]  # in the order laid
    plates: tuple[Plate, ...]
    seats: tuple[SeenSeat, ...]
    turn: Seat | None  # the seat to move; None after the end, or while several seats choose
    phase: Phase
    steps_left: int  # the steps that the seat to move has left
    turns: int  # number of turns ended
    total: int  # the points of all seats together
    deck: int  # number of cards
    discard: int  # number of cards
    burnt: int  # number of cards
    stack: int  # number of tiles
    first: Seat  # the seat with the first-player marker
    discard_top: int | None = None  # the kind on top of the discard pile; None if the pile is empty
    revealed: bytes = b""  # kinds of the cards that an ability has revealed, in order
    kept: bytes = b""  # those of the revealed cards that the player may keep
    placing: tuple[int, int, int] | None = None  # the drawn tile, and `across` and `down` of its space
    other: int | None = None  # the second tile drawn with the skill Second Look
    back: int | None = None  # the drawn tile must have a door on this side of its space
    named: int | None = None  # the gem named for an ability
    x: int | None = None  # the number chosen for an ability
    effect: int | None = None  # the index of the current step of an ability
    last_round: bool = False  # whether a Rush ends after this round, because a seat has reached the target
    last: SeenTurn | None = None  # the turn before the turn in progress; None for the first turn
    # What computer players need to play on. Everybody has seen all of it.
    doing: TurnProgress = TurnProgress()  # the turn in progress
    laying: Placing | None = None  # the construction whose tile is not laid yet
    using: Frame | None = None  # the ability in progress
    over: Ending | NoResult | None = None  # why the match ended; None while it goes on
    # By seat; 0: out of the ranking, or nobody has won. () while the match goes on, and without a result.
    places: tuple[int, ...] = ()
    unheard: tuple[Seat, ...] = ()  # of a Crisis that is over: the seats that have not won it, as nobody came back
    length: int = 0  # in a daily, after how many turns it ends; 0 for any other match
    way_only: bool = False  # whether a suggested way is marked, so that no door is marked as being within reach
    unmarked: bool = False  # whether no door is marked, because the viewer of a puzzle is to find out which are useful


# ---- building a view ----


def seen(state: State, viewer: Seat | None) -> View:
    """Return what a viewer sees of a match whose mine it may see. viewer: None for the channel."""
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
        doing=state.doing,
        laying=placing,
        using=_using(state, viewer),
        over=state.over,
        places=tuple(place for _, place in sorted(turns.places(state))) if state.over else (),
        length=state.length,
    )


def stopped(view: View) -> View:
    """Return the view of a match that ended without a result: nobody moves, and nobody has won."""
    tiles = tuple(replace(tile, steps=None) for tile in view.tiles)
    plates = tuple(replace(plate, reachable=False) for plate in view.plates)
    return replace(view, turn=None, tiles=tiles, plates=plates, last_round=False, over=NO_RESULT)


def unmarked(view: View) -> View:
    """Return the view without marks of what the viewer can reach or pay for."""
    plates = tuple(replace(plate, reachable=False, payable=None) for plate in view.plates)
    return replace(view, plates=plates, unmarked=True)


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
    since = state.last.tiles if state.by_last >= 0 else state.doing.tiles
    return _seen_tile(laid, reach.get(laid.cell), fresh=state.phase != "choose-skill" and number >= since)


def _seen_tile(laid: Laid, steps: int | None, *, fresh: bool) -> SeenTile:
    tile = TILES[laid.tile]
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
        steps=steps,
        fresh=fresh,
    )


def _plate(state: State, viewer: Seat | None, opened: OpenDoor, reach: Mapping[Cell, int]) -> Plate:
    steps = reach.get(opened.cell)
    reachable = steps is not None and bool(state.stack) and steps + (not momentum(state)) <= state.doing.steps
    return _sign(opened, reachable=reachable, payable=_payable(state, viewer, opened))


def _sign(opened: OpenDoor, *, reachable: bool, payable: bool | None) -> Plate:
    cell, side, passage = opened.cell, opened.side, opened.passage
    at = (passage.tunnels[-1], opposite(passage.side)) if passage.tunnels else (cell, side)
    return Plate(
        across=across(cell),
        down=down(cell),
        side=side,
        at=(across(at[0]), down(at[0]), at[1]),
        space=(across(passage.cell), down(passage.cell)),
        cost=bytes(opened.door.cost),
        points=opened.door.points,
        reachable=reachable,
        payable=payable,
    )


def _payable(state: State, viewer: Seat | None, opened: OpenDoor) -> bool | None:
    """Return the value of `Plate.payable`. It is None also if no seat is to move."""
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


def _using(state: State, viewer: Seat | None) -> Frame | None:
    """Return the ability in progress. How much it must still discard depends on the hand, so only its owner knows."""
    if state.frame is None or state.mode == "crisis" or viewer == state.turn:
        return state.frame
    return msgspec.structs.replace(state.frame, left=0)


def _last(state: State) -> SeenTurn | None:
    if state.by_last < 0:
        return None
    last = state.last
    room = TILES[last.tile].key if last.tile >= 0 else ""
    return SeenTurn(Seat(state.by_last), last.built, last.points, last.acted, room)


# ---- a seat's next construction ----


def free_build(view: View, seat: Seat) -> bool:
    """Return whether the next construction of a seat costs no step because of the skill Momentum."""
    has_built = seat == view.turn and view.doing.built > 0
    return Skill.MOMENTUM in view.seats[seat].skills and not has_built


# ---- who won ----


def winners(view: View) -> list[Seat]:
    """Return the seats in place 1; [] while the match goes on, and if nobody has won."""
    return [Seat(number) for number, place in enumerate(view.places) if place == 1]


def lead(view: View) -> int:
    """Return how many points the winner of a Rush is ahead, perhaps below 0 if the others resigned; 0 if several won.

    For a Crisis, return how many points are beyond the target. The number is negative if the target was missed.
    """
    if view.mode == "crisis":
        return view.total - (view.target or 0)
    first = winners(view)
    others = [seat.points for seat, place in zip(view.seats, view.places, strict=False) if place > 1]
    return view.seats[first[0]].points - max(others) if len(first) == 1 and others else 0


# ---- the ways in which a tile can lie ----


class Laying(msgspec.Struct, frozen=True):
    """A way in which a tile can lie. For the drawn tile, `turn` and `other` are those of the move `building.Place`."""

    number: int  # from 1, as in the picture and on the buttons
    turn: int
    other: bool
    refusal: str  # "wall" if a wall would face the door; "" if the way is allowed
    tiles: tuple[SeenTile, ...]  # the mine with the tile, which is the last
    plates: tuple[Plate, ...]  # those of this mine


def layings(view: View) -> tuple[Laying, ...]:
    """Return the ways in which the drawn tile can lie, allowed or not; () if no tile is drawn.

    If two tiles are drawn, return only allowed ways, because eight would be hard to compare.
    """
    if view.placing is None or view.back is None:
        return ()
    first, *space = view.placing
    drawn = [first] if view.other in (None, first) else [first, view.other]
    cell, found = cell_at(*space), list[Laying]()
    for other, tile in enumerate(drawn):
        fitting = turns_facing(tile, view.back)
        for turn in distinct_turns(tile, (0, 1, 2, 3) if len(drawn) == 1 else fitting):
            refusal = "" if turn in fitting else "wall"
            found.append(_laying(view, Laid(cell, tile, turn), len(found) + 1, refusal, other=other == 1))
    return tuple(found)


def relaid(view: View, tile: int, ways: Iterable[tuple[Cell, int]]) -> tuple[Laying, ...]:
    """Return other ways in which a tile of the mine can lie. ways: the space and the turn of each."""
    others = msgspec.structs.replace(view, tiles=tuple(one for one in view.tiles if one.number != tile))
    return tuple(
        _laying(others, Laid(cell, tile, turn), number, "", other=False) for number, (cell, turn) in enumerate(ways, 1)
    )


def _laying(view: View, laid: Laid, number: int, refusal: str, *, other: bool) -> Laying:
    before = (Laid(cell_at(tile.across, tile.down), tile.number, tile.turn) for tile in view.tiles)
    plates = (_sign(opened, reachable=False, payable=None) for opened in mine_of((*before, laid)).open_doors())
    old = (msgspec.structs.replace(tile, steps=None, fresh=False) for tile in view.tiles)
    tiles = (*old, _seen_tile(laid, None, fresh=False))
    return Laying(number, laid.turn, other, refusal, tiles, tuple(plates))
