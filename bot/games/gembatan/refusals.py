"""What a move must not be. Every refusal has a key of its own and says what would be right."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from bot.engine.game import Seat
from bot.errors import IllegalMove, Param
from bot.games.gembatan.grid import STEPS, Grid, Slot, fits, opposite
from bot.games.gembatan.model import COLOURS, SIDES, Cell, Lay, Socket, State, across, down
from bot.games.gembatan.notation import cell_name, gem_name, notate_move, sides_name, socket_name, tile_name
from bot.games.gembatan.pieces import gem_of, sides_of
from bot.games.gembatan.plays import can_trade, drafted_cells, is_drafting, is_linked, plays
from bot.games.gembatan.trays import gems_left, holds, tiles_left

P = TypeVar("P", Cell, Socket)

NAMED = 3  # cells or sockets that a refusal offers instead


def check_lay(state: State, grid: Grid, move: Lay) -> None:
    """Raises IllegalMove (all gembatan-...): tile-not-held, cell-taken, cell-alone, no-socket, cuts-off, faces-plain,
    same-colour, not-linked, closes-grid, no-socket-there, gem-not-held, gem-not-held-but.
    """
    name = cell_name(move.cell)
    if move.tile not in state.hands[state.turn].tiles:
        raise tile_not_held(state, state.turn, move.tile)
    if (there := grid.sides.get(move.cell)) is not None:
        near = _cells_for(state, grid, move)
        raise IllegalMove("gembatan-cell-taken", cell=name, tile=sides_name(there), **near)
    slot = grid.slot(move.cell)
    if not slot.links:
        touching = any(move.cell + 2 * step in grid.sides for step in STEPS)
        key = "gembatan-no-socket" if touching else "gembatan-cell-alone"
        raise IllegalMove(key, cell=name, **_cells_for(state, grid, move))
    _check_sides(grid, slot, move)
    drafted = drafted_cells(state)
    if not is_linked(slot, drafted):
        laid = _list(cell_name(cell) for cell in sorted(drafted))
        raise IllegalMove("gembatan-not-linked", cell=name, laid=laid, **_cells_for(state, grid, move))
    if not grid.stays_open(slot, move.tile):
        tile = tile_name(move.tile, move.turn)
        raise IllegalMove("gembatan-closes-grid", cell=name, tile=tile, **_cells_for(state, grid, move))
    _check_gem(state, slot, move)


def _check_sides(grid: Grid, slot: Slot, move: Lay) -> None:
    """Whether the tile goes with all its neighbours."""
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
            turns=_list(turns),
        )


def _check_gem(state: State, slot: Slot, move: Lay) -> None:
    """Whether there is a socket on that side, and a gem for it in the hand."""
    hand, sides = state.hands[state.turn], sides_of(move.tile, move.turn)
    needed = {side: gem_of(sides[side], colour) for side, colour in slot.links}
    if move.side not in needed:
        sockets = _sockets(Socket(slot.cell + STEPS[side]) for side in needed)
        raise IllegalMove("gembatan-no-socket-there", cell=cell_name(slot.cell), side=SIDES[move.side], sockets=sockets)
    if needed[move.side] in hand.gems:
        return
    others = [Socket(slot.cell + STEPS[side]) for side, gem in needed.items() if gem in hand.gems]
    raise _gem_not_held(state, Socket(slot.cell + STEPS[move.side]), needed[move.side], others)


def check_fill(state: State, grid: Grid, socket: Socket) -> None:
    """Raises IllegalMove (all gembatan-...): half-socket, no-such-socket, socket-filled, gem-not-held,
    gem-not-held-but.
    """
    fitting = [one for one in grid.open_sockets() if grid.gem_for(one) in state.hands[state.turn].gems]
    nearest = _nearest(fitting, socket, socket_name)
    if (half := grid.halves.get(socket)) is not None:
        colour = COLOURS[half.colour - 1]
        raise IllegalMove("gembatan-half-socket", socket=socket_name(socket), colour=colour, **nearest)
    if socket not in grid.sockets:
        raise IllegalMove("gembatan-no-such-socket", socket=socket_name(socket), **nearest)
    if socket in grid.gems:
        gem = gem_name(grid.gem_for(socket))
        raise IllegalMove("gembatan-socket-filled", socket=socket_name(socket), gem=gem, **nearest)
    if socket not in fitting:
        raise _gem_not_held(state, socket, grid.gem_for(socket), fitting)


def check_trade(state: State, tiles: bytes, gems: bytes) -> None:
    """Raises IllegalMove (all gembatan-...): trade-mid-turn, trade-nothing, trade-tiles-not-held, trade-gems-not-held,
    trade-few-tiles, trade-few-gems.
    """
    hand = state.hands[state.turn]
    if is_drafting(state):
        raise IllegalMove("gembatan-trade-mid-turn")
    if not tiles and not gems:
        raise IllegalMove("gembatan-trade-nothing")
    if not holds(hand.tiles, tiles):
        asked, held = _list(map(tile_name, tiles)), _list(map(tile_name, hand.tiles))
        raise IllegalMove("gembatan-trade-tiles-not-held", tiles=asked, count=len(hand.tiles), held=held)
    if not holds(hand.gems, gems):
        asked, held = _list(map(gem_name, gems)), _list(map(gem_name, hand.gems))
        raise IllegalMove("gembatan-trade-gems-not-held", gems=asked, count=len(hand.gems), held=held)
    if len(tiles) > tiles_left(state):
        raise IllegalMove("gembatan-trade-few-tiles", count=len(tiles), left=tiles_left(state))
    if len(gems) > gems_left(state):
        raise IllegalMove("gembatan-trade-few-gems", count=len(gems), left=gems_left(state))


def check_end(state: State) -> None:
    """Raises IllegalMove: gembatan-end-nothing."""
    if not is_drafting(state):
        raise IllegalMove("gembatan-end-nothing")


def check_pass(state: State, grid: Grid) -> None:
    """Raises IllegalMove (all gembatan-...): pass-mid-turn, pass-can-play, pass-can-trade."""
    if is_drafting(state):
        raise IllegalMove("gembatan-pass-mid-turn")
    if (example := next(plays(state, grid, state.turn), None)) is not None:
        raise IllegalMove("gembatan-pass-can-play", example=notate_move(example))
    if can_trade(state):
        raise IllegalMove("gembatan-pass-can-trade", tiles=tiles_left(state), gems=gems_left(state))


def tile_not_held(state: State, seat: Seat, tile: int) -> IllegalMove:
    """The refusal of a tile that a seat does not hold."""
    held = state.hands[seat].tiles
    return IllegalMove(
        "gembatan-tile-not-held", tile=tile_name(tile), count=len(held), held=_list(map(tile_name, held))
    )


def _gem_not_held(state: State, socket: Socket, gem: int, others: Sequence[Socket]) -> IllegalMove:
    """`others`: sockets that a gem of the hand would fit."""
    held = state.hands[state.turn].gems
    name, needed = socket_name(socket), gem_name(gem)
    if others:
        near = _nearest(others, socket, socket_name)
        return IllegalMove("gembatan-gem-not-held-but", socket=name, gem=needed, **near)
    return IllegalMove(
        "gembatan-gem-not-held", socket=name, gem=needed, count=len(held), held=_list(map(gem_name, held))
    )


def _cells_for(state: State, grid: Grid, move: Lay) -> dict[str, Param]:
    """The nearest cells where this tile can be laid now, whichever way round."""
    all_plays = plays(state, grid, state.turn)
    cells = {play.cell for play in all_plays if isinstance(play, Lay) and play.tile == move.tile}
    return _nearest(cells, move.cell, cell_name)


def _nearest(places: Iterable[P], place: int, name: Callable[[P], str]) -> dict[str, Param]:
    """The few places nearest to one, for a sentence to offer, and how many it offers: there may be none."""

    def distance(one: P) -> tuple[int, int]:
        return abs(across(one) - across(place)) + abs(down(one) - down(place)), one

    nearest = sorted(places, key=distance)[:NAMED]
    return {"count": len(nearest), "nearest": _list(map(name, nearest))}


def _sockets(sockets: Iterable[Socket]) -> str:
    return _list(map(socket_name, sockets))


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)
