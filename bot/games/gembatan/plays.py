"""What the seat to move can do: the placements, the gems, the trades."""

from collections.abc import Iterator
from itertools import combinations

from bot.engine.game import Seat
from bot.games.gembatan.grid import STEPS, Grid, Slot, fits
from bot.games.gembatan.model import Cell, Draft, Fill, Hand, Lay, State, Trade
from bot.games.gembatan.pieces import gem_of, sides_of
from bot.games.gembatan.trays import gems_left, tiles_left


def grid_of(state: State) -> Grid:
    """Return the grid of a state, the draft of the turn in progress included."""
    return Grid(state.laid, state.filled)


def is_drafting(state: State) -> bool:
    """Return whether the turn in progress has had a step."""
    return state.draft != Draft()


def plays(state: State, grid: Grid, seat: Seat) -> Iterator[Lay | Fill]:
    """Return all that a seat can lay, by cell, and fill, by socket; one that is not to move: if its turn began now.

    `grid`: that of the state.
    """
    hand = state.hands[seat]
    for slot in slots(state, grid, seat):
        yield from lays(grid, slot, hand)
    yield from fills(grid, hand)


def slots(state: State, grid: Grid, seat: Seat) -> Iterator[Slot]:
    """Return the empty cells where a seat's tile would make a socket; within its turn, one with a tile laid in it."""
    drafted = drafted_cells(state) if seat == state.turn else frozenset()
    for cell in grid.frontier():
        slot = grid.slot(cell)
        if is_linked(slot, drafted):
            yield slot


def lays(grid: Grid, slot: Slot, hand: Hand) -> Iterator[Lay]:
    """Return the ways to lay a tile of the hand on a cell."""
    gems = hand.gems
    for tile, turn in fits(slot, hand.tiles):
        if not grid.stays_open(slot, tile):
            continue
        sides = sides_of(tile, turn)
        for side, colour in slot.links:
            if gem_of(sides[side], colour) in gems:
                yield Lay(slot.cell, tile, turn, side)


def fills(grid: Grid, hand: Hand) -> Iterator[Fill]:
    """Return the open sockets that a gem of the hand fits."""
    for socket in grid.open_sockets():
        if grid.gem_for(socket) in hand.gems:
            yield Fill(socket)


def drafted_cells(state: State) -> frozenset[Cell]:
    """Return the cells of the tiles laid this turn."""
    return frozenset(laid.cell for laid in state.laid[len(state.laid) - state.draft.tiles :])


def is_linked(slot: Slot, drafted: frozenset[Cell]) -> bool:
    """Return whether a tile there would share a socket with one laid this turn; so it is for the first tile
    of a turn.
    """
    return not drafted or any(slot.cell + 2 * STEPS[side] in drafted for side, _ in slot.links)


def trades(state: State) -> list[Trade]:
    """Return the trades of the seat to move: by tiles, by gems, the fewest first. At most 255."""
    hand = state.hands[state.turn]
    some_tiles, some_gems = _choices(hand.tiles, tiles_left(state)), _choices(hand.gems, gems_left(state))
    return [Trade(tiles, gems) for tiles in some_tiles for gems in some_gems if tiles or gems]


def can_trade(state: State) -> bool:
    """Return whether the seat to move has a trade at all."""
    hand = state.hands[state.turn]
    return bool((hand.tiles and tiles_left(state)) or (hand.gems and gems_left(state)))


def _choices(pieces: bytes, most: int) -> list[bytes]:
    """Return all that can be set aside of these pieces, at most so many: the fewest first, each once."""
    counts = range(min(most, len(pieces)) + 1)
    return [bytes(chosen) for count in counts for chosen in sorted(set(combinations(pieces, count)))]
