"""Building: which doors can be paid for and how, and laying the tiles drawn."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.gemrush.abilities import distinct_turns
from bot.games.gemrush.cells import Cell
from bot.games.gemrush.events import Event, RoomBuilt, StackEmpty, TileLaid, TilesSeen
from bot.games.gemrush.gems import GEMS, Gem
from bot.games.gemrush.mine import Laid, OpenDoor, exits_of, mine_of, turns_facing
from bot.games.gemrush.model import Placing, State
from bot.games.gemrush.moves import Build, Place
from bot.games.gemrush.payments import Payment, every_payment, warps
from bot.games.gemrush.piles import discard, draw, with_seat, without_cards
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.walking import cards_showing, has, spend_step, use_skill, with_doing


def builds(state: State) -> Iterator[Build]:
    """Every construction that the seat to move can pay for now, the cheapest of each door first."""
    if not state.stack:
        return
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


def build(state: State, opened: OpenDoor, payment: Payment, events: list[Event]) -> State:
    """Pay for a door in one of its ways, score, and draw the tile."""
    seat, account = state.turn, state.mover
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
