"""Building: which doors can be paid for and how, and laying the tiles drawn."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.errors import IllegalMove
from bot.games.gemrush.answers import distinct_turns
from bot.games.gemrush.cells import Cell, cell_name
from bot.games.gemrush.events import Event, RoomBuilt, StackEmpty, TileLaid, TilesSeen
from bot.games.gemrush.gems import GEMS, Gem
from bot.games.gemrush.mine import Laid, OpenDoor, exits_of, mine_of, turns_facing
from bot.games.gemrush.model import Placing, State
from bot.games.gemrush.moves import Build, Place, Walk
from bot.games.gemrush.notation import build_name, cards_name, door_name, gems_name
from bot.games.gemrush.payments import Payment, every_payment, missing, warps
from bot.games.gemrush.piles import discard, draw, holds, with_seat, without_cards
from bot.games.gemrush.refusals import NAMED, lacking, not_held
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.tiles import SIDE_LETTERS
from bot.games.gemrush.walking import cards_showing, has, spend_step, steps, use_skill, with_doing

# ---- what can be built ----


def no_tiles(state: State) -> IllegalMove | None:
    """Return why nothing can be built at all."""
    return None if state.stack else IllegalMove("gemrush-no-tiles")


def builds(state: State) -> Iterator[Build]:
    """Yield every construction that the seat to move can pay for, the cheapest of each door first."""
    here, can_warp = state.mover.cell, bool(cards_showing(state.mover.hand, Gem.WARPSTONE))
    for opened in mine_of(state.laid).open_doors():
        if can_warp or (opened.cell == here and has_step(state)):
            for payment in ways(state, opened):
                yield Build(opened.cell, opened.side, payment.cards, payment.skills)


def has_step(state: State) -> bool:
    """Whether the seat to move can build without a Warpstone: with a step, or the free one of Momentum."""
    return state.doing.steps > 0 or momentum(state)


def momentum(state: State) -> bool:
    """Whether the next construction costs no step."""
    return has(state.mover, Skill.MOMENTUM) and not state.doing.built


def ways(state: State, opened: OpenDoor) -> list[Payment]:
    """The ways to pay for a door now, the one first that is used if no cards are named."""
    account = state.mover
    skills = tuple(SKILLS[skill] for skill in account.skills)
    here, step = opened.cell == account.cell, has_step(state)
    return every_payment(opened.door.cost, account.hand, GEMS[account.gem], skills, here=here, step=step)


def points_of(opened: OpenDoor, payment: Payment) -> int:
    """The points that a construction scores: those of the door, and those of what is paid."""
    return opened.door.points + payment.bonus


def door_at(state: State, cell: Cell, side: int) -> OpenDoor | None:
    """The door of a room that leads to an empty space."""
    return next((one for one in mine_of(state.laid).open_doors() if (one.cell, one.side) == (cell, side)), None)


def way_of(state: State, move: Build) -> tuple[OpenDoor, Payment] | None:
    """The door and the payment that a construction means; None where that is no way to build now."""
    opened = door_at(state, move.cell, move.side) if state.stack else None
    if opened is None:
        return None
    wanted = (move.cards, move.skills)
    found = next((payment for payment in ways(state, opened) if (payment.cards, payment.skills) == wanted), None)
    return None if found is None else (opened, found)


def can_build(state: State, move: Build) -> bool:
    """Return whether a construction can be made now."""
    return way_of(state, move) is not None


def build(state: State, move: Build, events: list[Event]) -> State:
    """Pay for a door, score, and draw the tile."""
    seat, account, way = state.turn, state.mover, way_of(state, move)
    assert way is not None
    opened, payment = way
    if not warps(payment.cards):
        state = state if momentum(state) else spend_step(state)
    points = points_of(opened, payment)
    events.append(
        RoomBuilt(seat, opened.cell, opened.side, payment.cards, payment.skills, points, opened.cell != account.cell)
    )
    state = use_skill(state, *payment.skills)
    state = with_doing(state, built=state.doing.built + 1, points=state.doing.points + points)
    state = with_seat(state, seat, hand=without_cards(account.hand, payment.cards), points=account.points + points)
    state = replace(discard(state, payment.cards), built=state.rounds)
    passage = opened.passage
    return _draw_tile(state, Placing(b"", passage.cell, passage.side, opened.cell, payment.wasted > 0), events)


# ---- why not ----


def why_no_step(state: State, move: Walk) -> IllegalMove:
    """Return why a step leads nowhere: a room must be built first, or there is no way."""
    here = state.mover.cell
    opened = door_at(state, here, move.side)
    if opened is not None:
        return no_tiles(state) or _build_instead(state, opened)
    sides = [SIDE_LETTERS[one.side] for one in steps(state)]
    return IllegalMove(
        "gemrush-wall", cell=cell_name(here), side=SIDE_LETTERS[move.side], count=len(sides), sides=" ".join(sides)
    )


def _build_instead(state: State, opened: OpenDoor) -> IllegalMove:
    """Return the refusal of a step into an empty space: what building there takes, and what it brings."""
    door, cost, offered = door_name(opened.cell, opened.side), opened.door.cost, ways(state, opened)
    if not offered:
        return IllegalMove("gemrush-step-empty", door=door, count=len(cost), cost=gems_name(cost))
    best = build_name(Build(opened.cell, opened.side, offered[0].cards, offered[0].skills))
    return IllegalMove("gemrush-step-build", door=door, best=best, points=points_of(opened, offered[0]))


def why_not_build(state: State, move: Build) -> IllegalMove:
    """Return what is wrong with a construction: the place, the cards, the steps, the skills, or the payment."""
    mine, account, here = mine_of(state.laid), state.mover, state.mover.cell
    if not mine.is_room(move.cell):
        return _no_door_of_a_room(state, move.cell)
    opened = door_at(state, move.cell, move.side)
    if opened is None:
        return _no_open_door(state, move)
    if not holds(account.hand, move.cards):
        return not_held(account.hand, move.cards)
    if move.cell != here and not warps(move.cards):
        return IllegalMove("gemrush-build-far", door=door_name(move.cell, move.side), here=cell_name(here))
    if not has_step(state) and not warps(move.cards):
        return IllegalMove("gemrush-no-steps")
    for skill in move.skills:
        if refused := lacking(SKILLS[skill])(state):
            return refused
    return _why_not_pay(state, move, opened)


def _no_door_of_a_room(state: State, cell: Cell) -> IllegalMove:
    """One builds at doors of rooms: those that lead through this tunnel, or those of the own room."""
    mine = mine_of(state.laid)
    if mine.at(cell) is None:
        key, doors = "gemrush-build-no-room", [one for one in mine.open_doors() if one.cell == state.mover.cell]
    else:
        key, doors = "gemrush-build-tunnel", [one for one in mine.open_doors() if cell in one.passage.tunnels]
    named = ", ".join(sorted(door_name(one.cell, one.side) for one in doors)[:NAMED])
    return IllegalMove(key, cell=cell_name(cell), count=len(doors), doors=named)


def _no_open_door(state: State, move: Build) -> IllegalMove:
    mine = mine_of(state.laid)
    side = SIDE_LETTERS[move.side]
    if mine.doors(move.cell)[move.side] is not None:
        beyond = mine.follow(move.cell, move.side).cell
        return IllegalMove("gemrush-build-taken", side=side, cell=cell_name(move.cell), beyond=cell_name(beyond))
    doors = [one.side for one in mine.open_doors() if one.cell == move.cell]
    sides = " ".join(SIDE_LETTERS[side] for side in sorted(doors))
    return IllegalMove("gemrush-build-wall", cell=cell_name(move.cell), side=side, count=len(doors), sides=sides)


def _why_not_pay(state: State, move: Build, opened: OpenDoor) -> IllegalMove:
    """Return what is wrong with a payment, and what would pay for the door."""
    account, cost = state.mover, opened.door.cost
    offered = ways(state, opened)
    door = door_name(move.cell, move.side)
    written = [build_name(Build(move.cell, move.side, one.cards, one.skills)) for one in offered]
    best = written[0] if written else ""
    if lack := missing(cost, move.cards, GEMS[account.gem], tuple(SKILLS[skill] for skill in account.skills)):
        return IllegalMove(
            "gemrush-build-missing",
            door=door,
            cost=gems_name(cost),
            missing=gems_name(lack),
            count=len(offered),
            best=best,
        )
    if offered and not offered[0].cards:
        return IllegalMove("gemrush-build-free", door=door, best=best)
    same = [way for way, one in zip(written, offered, strict=True) if one.cards == move.cards]
    if same:
        return IllegalMove("gemrush-build-skills", cards=cards_name(move.cards), door=door, best=same[0])
    return IllegalMove(
        "gemrush-build-surplus", door=door, cost=gems_name(cost) or "-", cards=cards_name(move.cards), best=best
    )


# ---- the tile ----


def places(state: State) -> tuple[Place, ...]:
    """The ways to lay the tile drawn."""
    placing = state.placing
    assert placing is not None
    return tuple(
        Place(turn, other=number == 1)
        for number, tile in enumerate(placing.tiles)
        if number == 0 or tile != placing.tiles[0]
        for turn in distinct_turns(tile, turns_facing(tile, placing.back))
    )


def why_not_place(state: State, move: Place) -> IllegalMove:
    """Return why the tile cannot lie so."""
    placing = state.placing
    assert placing is not None
    if move.other and len(placing.tiles) == 1:
        return IllegalMove("gemrush-place-other")
    turned = " ".join(SIDE_LETTERS[one.turn] for one in places(state) if one.other == move.other)
    return IllegalMove("gemrush-place-turn", side=SIDE_LETTERS[placing.back], turns=turned)


def place(state: State, move: Place, events: list[Event]) -> State:
    """Lay the tile, and go on: into the room, or through the tunnel, which may need a further tile."""
    placing = state.placing
    assert placing is not None
    tile = placing.tiles[move.other]
    rest = bytes(other for other in placing.tiles if other != tile)
    laid = Laid(placing.space, tile, move.turn)
    events.append(TileLaid(state.turn, laid.cell, tile, move.turn))
    state = replace(state, laid=(*state.laid, laid), stack=rest + state.stack)
    exits = exits_of(tile, move.turn)
    if not exits:
        return _arrive(state, placing, laid.cell, events)
    passage = mine_of(state.laid).follow(laid.cell, exits[placing.back])
    if passage.empty:
        return _draw_tile(state, replace(placing, space=passage.cell, back=passage.side), events)
    return _arrive(state, placing, passage.cell, events)


def _draw_tile(state: State, placing: Placing, events: list[Event]) -> State:
    """Draw for an empty space; a tile that can lie in one way only is laid at once."""
    if not state.stack:
        events.append(StackEmpty(state.turn))
        return _arrive(state, placing, placing.door, events)
    count = 1
    if has(state.mover, Skill.SECOND_LOOK) and len(state.stack) > 1:
        count, state = 2, use_skill(state, Skill.SECOND_LOOK)
    tiles = state.stack[-count:][::-1]
    state = replace(state, stack=state.stack[:-count], placing=replace(placing, tiles=tiles), phase="place")
    ways_to_lay = places(state)
    if len(ways_to_lay) == 1:
        return place(state, ways_to_lay[0], events)
    events.append(TilesSeen(state.turn, tiles))
    return state


def _arrive(state: State, placing: Placing, cell: Cell, events: list[Event]) -> State:
    """The construction is done, and the dwarf stands there."""
    state = with_seat(replace(state, placing=None, phase="move"), state.turn, cell=cell)
    if placing.wasted and has(state.mover, Skill.LEFTOVERS):
        state = draw(state, state.turn, 1, events)
    return state
