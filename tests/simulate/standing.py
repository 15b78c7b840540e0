"""Finds the rooms that a player could reach in a turn and use."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.gemrush import effects as fx
from bot.games.gemrush.abilities import GoTo, SwapWith, can_use, piece_moves
from bot.games.gemrush.changes import with_seat
from bot.games.gemrush.gems import GEMS, KINDS, Gem, cards_showing
from bot.games.gemrush.mine import Cell, Mine, mine_of
from bot.games.gemrush.model import State, has, tile_at
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill


class Standing(NamedTuple):
    """A dwarf in a room.

    steps: how many steps are left
    walls: how many walls the dwarf can still pass with the skill Permeation
    """

    cell: Cell
    steps: int
    walls: int


def standable(state: State) -> set[int]:
    """Return the tiles of the rooms that the seat to move can still reach in the phase "move".

    Dwarves can walk, ride rails, use a Warpstone, Wayfaring, Permeation, and rooms that move them. Rooms that are not
    built and cards that are not drawn do not count.
    """
    mine, account = mine_of(state.laid), state.mover
    warps = cards_showing(account.hand, Gem.WARPSTONE)
    if warps or (has(account, Skill.WAYFARING) and cards_showing(account.hand, GEMS[account.gem])):
        return {tile_at(state, cell) for cell in mine.rooms()}
    colour = sum(account.gem in KINDS[kind] for kind in account.hand)
    best: dict[tuple[Cell, int], int] = {}
    waiting = [Standing(account.cell, state.doing.steps, colour * has(account, Skill.PERMEATION))]
    while waiting:
        here = waiting.pop()
        if best.get((here.cell, here.walls), -1) < here.steps:
            best[here.cell, here.walls] = here.steps
            waiting.extend(_on_from(state, mine, here))
    return {tile_at(state, cell) for cell, _ in best}


def _on_from(state: State, mine: Mine, here: Standing) -> Iterator[Standing]:
    """Yield the rooms that the dwarf can reach with one move."""
    account, (cell, steps, walls) = state.mover, here
    if steps:
        ways = mine.steps_from(cell, sure_foot=has(account, Skill.SURE_FOOT))
        yield from (Standing(passage.cell, steps - 1, walls) for _, passage in ways)
        if walls:
            beyond = [mine.follow(cell, side) for side, door in enumerate(mine.doors(cell)) if door is None]
            yield from (Standing(passage.cell, steps - 1, walls - 1) for passage in beyond if not passage.empty)
    for cart in mine.rails_from(cell, rail_riding=has(account, Skill.RAIL_RIDING)):
        yield Standing(cart, steps, walls)
    yield from _carried(state, here)


def _carried(state: State, here: Standing) -> Iterator[Standing]:
    """Yield the rooms to which this room's ability can move the dwarf. Only Movement and Free rooms count."""
    tile = tile_at(state, here.cell)
    room = TILES[tile]
    left = here.steps - (room.type == "movement")
    if room.type not in ("movement", "free") or left < 0 or not isinstance(room.ability[-1], fx.Go | fx.SwapPlaces):
        return
    there = with_seat(state, state.turn, cell=here.cell)
    if not can_use(there, tile):
        return
    for move in piece_moves(there, tile, room.ability[-1]):
        if isinstance(move, GoTo):
            yield Standing(move.cell, left, here.walls)
        elif isinstance(move, SwapWith):
            yield Standing(state.seats[move.seat].cell, left, here.walls)
