"""What is seen of a match: the view, and the reach of a chosen gem."""

import msgspec

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gems3d.draft import drop_gems
from bot.games.gems3d.grid import filled, grid_of, members
from bot.games.gems3d.model import (
    POINTS_PER_TRICK,
    Address,
    AnyView,
    FinalBoard,
    FinalView,
    Lane,
    Mode,
    ProgressView,
    State,
    View,
)
from bot.games.gems3d.notation import cell_at, cell_name
from bot.games.gems3d.rules import board_of, is_over, nearest_gems, off_board
from bot.games.gems3d.tricks import best_hint


def view(state: State, viewer: Seat | None) -> AnyView:
    """Return what anyone may see: of a shared board all see the same; a hidden one shows to its own seat alone until
    the match is over.
    """
    hidden = state.options.mode in (Mode.RACE, Mode.DAILY) and not is_over(state)
    if hidden and viewer is None:
        return _progress(state)
    if state.options.mode is Mode.RACE and not hidden:
        return _final(state)
    return own_view(state, viewer or Seat(0))


def own_view(state: State, seat: Seat) -> View:
    """Return the board that a seat plays on, its own in a race: for that seat's eyes while such a match goes on."""
    options, board = state.options, board_of(state, seat)
    own = options.mode is Mode.RACE
    return View(
        mode=options.mode,
        size=options.size,
        types=state.types,
        line=options.line,
        drop=options.drop,
        hard=options.hard,
        cells=board.cells,
        score=board.score,
        tricks=board.tricks,
        trick_progress=board.score % POINTS_PER_TRICK,
        next=None if options.hard else drop_gems(state.seed, state.types, options, board.drops),
        to_move=None if board.over else seat if own else state.turn,
        credits=(board.score,) if own else state.credits,
        turns=board.turns,
        trace=board.trace,
        hint=None if board.over else best_hint(state, board),
        over=board.over,
    )


def _progress(state: State) -> ProgressView:
    options = state.options
    lanes = tuple(Lane(board.turns, board.over is not None) for board in state.boards)
    return ProgressView(options.mode, options.size, options.types, options.line, options.drop, options.hard, lanes)


def _final(state: State) -> FinalView:
    scores = [board.score for board in state.boards]
    boards = tuple(
        FinalBoard(
            board.cells, board.score, board.turns, 1 + sum(other > board.score for other in scores), board.over or ""
        )
        for board in state.boards
    )
    return FinalView(state.options.mode, state.options.size, boards)


def with_reach(seen: View, address: Address) -> View:
    """Return the view with the gem at this address chosen and the cells that it can reach.

    Raises IllegalMove: gems3d-off-board, gems3d-empty-start.
    """
    size = seen.size
    cell = cell_at(address, size)
    if cell is None:
        raise off_board(address, size)
    if not seen.cells[cell]:
        nearest = nearest_gems(seen.cells, cell, size)
        raise IllegalMove("gems3d-empty-start", cell=cell_name(cell, size), nearest=nearest)
    grid = grid_of(size)
    reach = grid.flood(1 << cell, grid.all ^ filled(seen.cells))
    return msgspec.structs.replace(seen, pick=cell, reach=members(reach))
