"""Hands, trays (the pieces left to draw), legal plays and trades, and refusals.

A play lays a tile or fills a socket (a gem's place between two tiles). The plays of the turn in progress are its draft.
Each draw takes random pieces from a tray. So a tray has no order that a view could reveal.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from itertools import combinations
from typing import TypeVar

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.errors import IllegalMove, Param
from bot.games.gembatan.grid import STEPS, Grid, Slot, fits, opposite
from bot.games.gembatan.model import (
    COLOURS,
    HAND,
    SIDES,
    Cell,
    Draft,
    Fill,
    Lay,
    Pieces,
    Play,
    Socket,
    State,
    Trade,
    across,
    down,
)
from bot.games.gembatan.notation import (
    cell_name,
    gem_name,
    gem_names,
    notate_move,
    sides_name,
    socket_name,
    tile_name,
    tile_names,
)
from bot.games.gembatan.pieces import GEMS, GEMS_IN_ALL, GEMS_OF_A_KIND, TILES, gem_of, sides_of

P = TypeVar("P", Cell, Socket)

NAMED = 3  # the most cells or sockets that a refusal suggests


def grid_of(state: State) -> Grid:
    """Return the grid of a state, including the draft of the turn in progress."""
    return Grid(state.laid, state.filled)


def is_drafting(state: State) -> bool:
    return state.draft != Draft()


# ---- hands and trays ----


class Dice(IntEnum):
    """The labels of a match's random streams. Stored matches need these numbers, so never change them."""

    FIRST_SEAT = 0
    START = 1
    TILES = 2
    GEMS = 3
    GONE = 4  # the gems that a shorter match does without
    BEFORE = 5  # the trays of the turns that were played before a daily
    TILE_ORDER = 6
    GEM_ORDER = 7


FULL = Pieces(bytes(range(len(TILES))), bytes(sorted([*range(len(GEMS))] * GEMS_OF_A_KIND)))


def trays(state: State, grid: Grid) -> Pieces:
    """Return the pieces in the trays: all pieces except those on the grid, in hands and out of the game."""
    placed = Pieces(bytes(laid.tile for laid in state.laid), bytes(map(grid.gem_for, state.filled)) + state.gone)
    rest = without_pieces(FULL, placed)
    for hand in state.hands:
        rest = without_pieces(rest, hand)
    return rest


def tiles_left(state: State) -> int:
    return len(TILES) - len(state.laid) - sum(len(hand.tiles) for hand in state.hands)


def gems_left(state: State) -> int:
    held = sum(len(hand.gems) for hand in state.hands)
    return GEMS_IN_ALL - len(state.filled) - held - len(state.gone)


def draw(seed: int, number: int, tray: Pieces, hand: Pieces) -> Pieces:
    """Return random pieces that fill up the hand, or fewer if the tray has too few. number: 0 for the first draw."""

    def drawn(dice: Dice, pieces: bytes, wanted: int) -> bytes:
        chosen, _ = Stream.of(seed, dice, number).sample(pieces, min(wanted, len(pieces)))
        return bytes(sorted(chosen))

    return Pieces(
        drawn(Dice.TILES, tray.tiles, HAND - len(hand.tiles)), drawn(Dice.GEMS, tray.gems, HAND - len(hand.gems))
    )


def draw_in_order(seed: int, tray: Pieces, back: Pieces, hand: Pieces) -> tuple[Pieces, Pieces]:
    """Return the next pieces that fill up the hand in a daily, and what is then left of `back`.

    The seed gives all pieces an order. What was played does not change it, but pieces of `back`, which are in the tray
    too, come after all others.
    """

    def drawn(dice: Dice, whole: bytes, fresh: bytes, later: bytes, wanted: int) -> tuple[bytes, bytes]:
        """Return the drawn pieces, and what is left of `later`. Of equal gems, those drawn before come first."""
        order, _ = Stream.of(seed, dice).sample(whole, len(whole))
        left, coming = Counter(fresh), list[int]()
        for piece in reversed(order):
            if left[piece]:
                left[piece] -= 1
                coming.append(piece)
        first = coming[::-1][:wanted]
        again = later[: wanted - len(first)]
        return bytes(sorted((*first, *again))), later[len(again) :]

    rest = without_pieces(tray, back)
    tiles, old_tiles = drawn(Dice.TILE_ORDER, FULL.tiles, rest.tiles, back.tiles, HAND - len(hand.tiles))
    gems, old_gems = drawn(Dice.GEM_ORDER, FULL.gems, rest.gems, back.gems, HAND - len(hand.gems))
    return Pieces(tiles, gems), Pieces(old_tiles, old_gems)


def with_pieces(hand: Pieces, more: Pieces) -> Pieces:
    return Pieces(bytes(sorted(hand.tiles + more.tiles)), bytes(sorted(hand.gems + more.gems)))


def without_pieces(hand: Pieces, pieces: Pieces) -> Pieces:
    tiles, gems = bytearray(hand.tiles), bytearray(hand.gems)
    for tile in pieces.tiles:
        tiles.remove(tile)
    for gem in pieces.gems:
        gems.remove(gem)
    return Pieces(bytes(tiles), bytes(gems))


# ---- legal plays and trades ----


def plays(state: State, grid: Grid, seat: Seat) -> Iterator[Play]:
    """Yield the legal plays of a seat, tiles first. If the seat is not to move, assume that its turn begins now."""
    hand = state.hands[seat]
    drafted = drafted_cells(state) if seat == state.turn else frozenset[Cell]()
    for slot in map(grid.slot, grid.frontier()):
        if is_linked(slot, drafted):
            yield from lays(grid, slot, hand)
    yield from (Fill(socket) for socket in fillable(grid, hand))


def lays(grid: Grid, slot: Slot, hand: Pieces) -> Iterator[Lay]:
    """Yield the legal ways to lay a tile of the hand on the slot's cell."""
    for tile, turn in fits(slot, hand.tiles):
        if not grid.can_still_grow(slot, tile):
            continue
        sides = sides_of(tile, turn)
        for side, colour in slot.links:
            if gem_of(sides[side], colour) in hand.gems:
                yield Lay(slot.cell, tile, turn, side)


def fillable(grid: Grid, hand: Pieces) -> list[Socket]:
    """Return the open sockets that a gem of the hand fits, sorted by place."""
    return [socket for socket in grid.open_sockets() if grid.gem_for(socket) in hand.gems]


def drafted_cells(state: State) -> frozenset[Cell]:
    """Return the cells of the tiles in the turn in progress."""
    return frozenset(laid.cell for laid in state.laid[len(state.laid) - state.draft.tiles :])


def is_linked(slot: Slot, drafted: frozenset[Cell]) -> bool:
    """Return whether a tile on this cell shares a socket with a drafted tile. Without drafted tiles, return True."""
    return not drafted or any(slot.cell + 2 * STEPS[side] in drafted for side, _ in slot.links)


def trades(state: State) -> list[Trade]:
    """Return the legal trades of the seat to move. The first trade has the fewest pieces."""
    if not can_trade(state):
        return []
    hand = state.hands[state.turn]
    some_tiles, some_gems = _choices(hand.tiles, tiles_left(state)), _choices(hand.gems, gems_left(state))
    return [Trade(tiles, gems) for tiles in some_tiles for gems in some_gems if tiles or gems]


def is_last_turn(state: State) -> bool:
    """Return whether this is the last turn of a daily. After it, nothing is drawn, so nothing can be traded in it."""
    return 0 < state.length <= state.turns + 1


def can_trade(state: State) -> bool:
    hand = state.hands[state.turn]
    if is_last_turn(state):
        return False
    return bool((hand.tiles and tiles_left(state)) or (hand.gems and gems_left(state)))


def _choices(pieces: bytes, most: int) -> list[bytes]:
    """Return every different selection of at most `most` of these pieces, the shortest first."""
    counts = range(min(most, len(pieces)) + 1)
    return [bytes(chosen) for count in counts for chosen in sorted(set(combinations(pieces, count)))]


# ---- refusals ----


def check_lay(state: State, grid: Grid, move: Lay) -> None:
    name, slot, drafted = cell_name(move.cell), grid.slot(move.cell), drafted_cells(state)
    if move.tile not in state.hands[state.turn].tiles:
        raise tile_not_held(state, state.turn, move.tile)
    if (there := grid.sides.get(move.cell)) is not None:
        near = _cells_for(state, grid, move)
        raise IllegalMove("gembatan-cell-taken", cell=name, tile=sides_name(there), **near)
    if not slot.links:
        touching = any(move.cell + 2 * step in grid.sides for step in STEPS)
        key = "gembatan-no-socket" if touching else "gembatan-cell-alone"
        raise IllegalMove(key, cell=name, **_cells_for(state, grid, move))
    _check_sides(grid, slot, move)
    if not is_linked(slot, drafted):
        laid = ", ".join(map(cell_name, sorted(drafted)))
        raise IllegalMove("gembatan-not-linked", cell=name, laid=laid, **_cells_for(state, grid, move))
    if not grid.can_still_grow(slot, move.tile):
        tile = tile_name(move.tile, move.turn)
        raise IllegalMove("gembatan-closes-grid", cell=name, tile=tile, **_cells_for(state, grid, move))
    sides, held = sides_of(move.tile, move.turn), state.hands[state.turn].gems
    needed = {side: gem_of(sides[side], colour) for side, colour in slot.links}
    if move.side not in needed:
        sockets = ", ".join(socket_name(slot.cell + STEPS[side]) for side in needed)
        raise IllegalMove("gembatan-no-socket-there", cell=name, side=SIDES[move.side], sockets=sockets)
    if needed[move.side] not in held:
        others = [Socket(slot.cell + STEPS[side]) for side, gem in needed.items() if gem in held]
        raise _gem_not_held(state, Socket(slot.cell + STEPS[move.side]), needed[move.side], others)


def _check_sides(grid: Grid, slot: Slot, move: Lay) -> None:
    for side, shown in enumerate(sides_of(move.tile, move.turn)):
        neighbour = Cell(move.cell + 2 * STEPS[side])
        if neighbour not in grid.sides:
            continue
        facing = grid.sides[neighbour][opposite(side)]
        if bool(shown) != bool(facing):
            key = "gembatan-cuts-off" if facing else "gembatan-faces-plain"
        elif shown and shown == facing:
            key = "gembatan-same-colour"
        else:
            continue
        turns = [tile_name(*fit) for fit in fits(slot, (move.tile,))]
        raise IllegalMove(
            key,
            cell=cell_name(move.cell),
            tile=tile_name(move.tile, move.turn),
            neighbour=cell_name(neighbour),
            colour=COLOURS[(facing or shown) - 1],
            count=len(turns),
            turns=", ".join(turns),
        )


def check_fill(state: State, grid: Grid, socket: Socket) -> None:
    name, fitting = socket_name(socket), fillable(grid, state.hands[state.turn])
    nearest = _nearest(fitting, socket, socket_name)
    if (half := grid.halves.get(socket)) is not None:
        raise IllegalMove("gembatan-half-socket", socket=name, colour=COLOURS[half.colour - 1], **nearest)
    if socket not in grid.sockets:
        raise IllegalMove("gembatan-no-such-socket", socket=name, **nearest)
    if socket in grid.gems:
        raise IllegalMove("gembatan-socket-filled", socket=name, gem=gem_name(grid.gem_for(socket)), **nearest)
    if socket not in fitting:
        raise _gem_not_held(state, socket, grid.gem_for(socket), fitting)


def check_trade(state: State, tiles: bytes, gems: bytes) -> None:
    hand = state.hands[state.turn]
    if is_drafting(state):
        raise IllegalMove("gembatan-trade-mid-turn")
    if is_last_turn(state):
        raise IllegalMove("gembatan-trade-last-turn")
    if not tiles and not gems:
        raise IllegalMove("gembatan-trade-nothing")
    if not Counter(tiles) <= Counter(hand.tiles):
        asked, held = tile_names(tiles, ", "), tile_names(hand.tiles, ", ")
        raise IllegalMove("gembatan-trade-tiles-not-held", tiles=asked, count=len(hand.tiles), held=held)
    if not Counter(gems) <= Counter(hand.gems):
        asked, held = gem_names(gems, ", "), gem_names(hand.gems, ", ")
        raise IllegalMove("gembatan-trade-gems-not-held", gems=asked, count=len(hand.gems), held=held)
    if len(tiles) > tiles_left(state):
        raise IllegalMove("gembatan-trade-few-tiles", count=len(tiles), left=tiles_left(state))
    if len(gems) > gems_left(state):
        raise IllegalMove("gembatan-trade-few-gems", count=len(gems), left=gems_left(state))


def check_pass(state: State, grid: Grid) -> None:
    if is_drafting(state):
        raise IllegalMove("gembatan-pass-mid-turn")
    if (example := next(plays(state, grid, state.turn), None)) is not None:
        raise IllegalMove("gembatan-pass-can-play", example=notate_move(example))
    if can_trade(state):
        raise IllegalMove("gembatan-pass-can-trade", tiles=tiles_left(state), gems=gems_left(state))


def tile_not_held(state: State, seat: Seat, tile: int) -> IllegalMove:
    held = state.hands[seat].tiles
    return IllegalMove("gembatan-tile-not-held", tile=tile_name(tile), count=len(held), held=tile_names(held, ", "))


def _gem_not_held(state: State, socket: Socket, gem: int, others: Sequence[Socket]) -> IllegalMove:
    """Return the refusal of a gem that the seat to move does not hold. others: sockets that the seat can fill."""
    held, name, needed = state.hands[state.turn].gems, socket_name(socket), gem_name(gem)
    if others:
        near = _nearest(others, socket, socket_name)
        return IllegalMove("gembatan-gem-not-held-but", socket=name, gem=needed, **near)
    return IllegalMove("gembatan-gem-not-held", socket=name, gem=needed, count=len(held), held=gem_names(held, ", "))


def _cells_for(state: State, grid: Grid, move: Lay) -> dict[str, Param]:
    """Return the nearest cells where the seat to move can lay this tile, as variables for the text of a refusal."""
    all_plays = plays(state, grid, state.turn)
    cells = {play.cell for play in all_plays if isinstance(play, Lay) and play.tile == move.tile}
    return _nearest(cells, move.cell, cell_name)


def _nearest(places: Iterable[P], place: int, name: Callable[[P], str]) -> dict[str, Param]:
    """Return the number and the names of the places nearest to `place`, as variables for the text of a refusal."""

    def distance(one: P) -> tuple[int, int]:
        return abs(across(one) - across(place)) + abs(down(one) - down(place)), one

    nearest = sorted(places, key=distance)[:NAMED]
    return {"count": len(nearest), "nearest": ", ".join(map(name, nearest))}
