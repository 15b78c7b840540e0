"""Where a player could have stood for the action of a turn: by all that rules, hand and skill allow from a state on."""

from collections.abc import Iterator

from bot.games.gemrush import effects as fx
from bot.games.gemrush.abilities import can_use, piece_moves, tile_at
from bot.games.gemrush.cells import Cell
from bot.games.gemrush.gems import GEMS, Gem
from bot.games.gemrush.mine import Mine, mine_of
from bot.games.gemrush.model import State
from bot.games.gemrush.moves import GoTo, SwapWith
from bot.games.gemrush.piles import with_seat
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.walking import cards_showing, has


def standable(state: State) -> set[int]:
    """The tiles of the rooms in which the seat to move could still come to stand in the phase "move".

    Walking, rails, a Warpstone, Wayfaring, Permeation, and rooms that let the dwarf go or change places while moving.
    What is still to be built, drawn or carried off is not reckoned with; it is once it has happened.
    """
    mine, account = mine_of(state.laid), state.mover
    warps = cards_showing(account.hand, Gem.WARPSTONE)
    if warps or (has(account, Skill.WAYFARING) and cards_showing(account.hand, GEMS[account.gem])):
        return {tile_at(state, cell) for cell in mine.rooms()}
    best: dict[Cell, int] = {}
    waiting = [(account.cell, state.doing.steps)]
    while waiting:
        cell, steps = waiting.pop()
        if best.get(cell, -1) < steps:
            best[cell] = steps
            waiting.extend(_on_from(state, mine, cell, steps))
    return {tile_at(state, cell) for cell in best}


def _on_from(state: State, mine: Mine, cell: Cell, steps: int) -> Iterator[tuple[Cell, int]]:
    """Where one comes from a room by one move, with the steps left then."""
    account = state.mover
    if steps:
        ways = mine.steps_from(cell, sure_foot=has(account, Skill.SURE_FOOT))
        yield from ((passage.cell, steps - 1) for _, passage in ways)
        if has(account, Skill.PERMEATION) and cards_showing(account.hand, GEMS[account.gem]):
            beyond = [mine.follow(cell, side) for side, door in enumerate(mine.doors(cell)) if door is None]
            yield from ((passage.cell, steps - 1) for passage in beyond if not passage.empty)
    yield from ((cart, steps) for cart in mine.rails_from(cell, rail_riding=has(account, Skill.RAIL_RIDING)))
    yield from _carried(state, cell, steps)


def _carried(state: State, cell: Cell, steps: int) -> Iterator[tuple[Cell, int]]:
    """By the ability of a Movement or Free room."""
    tile = tile_at(state, cell)
    room = TILES[tile]
    left = steps - (room.type == "movement")
    if room.type not in ("movement", "free") or left < 0 or not isinstance(room.ability[-1], fx.Go | fx.SwapPlaces):
        return
    there = with_seat(state, state.turn, cell=cell)
    if not can_use(there, tile):
        return
    for move in piece_moves(there, tile, room.ability[-1]):
        if isinstance(move, GoTo):
            yield move.cell, left
        elif isinstance(move, SwapWith):
            yield state.seats[move.seat].cell, left
