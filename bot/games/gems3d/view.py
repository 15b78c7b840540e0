"""Builds the view of a match."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.game import NO_RESULT, Seat, Standing
from bot.engine.parts import places
from bot.games.gems3d.advice import gains
from bot.games.gems3d.board import best_hint, drop_gems
from bot.games.gems3d.model import (
    POINTS_PER_TRICK,
    Address,
    AnyView,
    BoardDone,
    Cells,
    FinalBoard,
    FinalView,
    Lane,
    MatchEnded,
    Mode,
    ProgressView,
    State,
    TakenOut,
    View,
)
from bot.games.gems3d.rules import board_of, is_over, reach_of, won


def view(state: State, viewer: Seat | None) -> AnyView:
    """Return the view of a seat, or of the channel for None. A hidden board is seen only by its own seat."""
    options = state.options
    hidden = options.mode in (Mode.RACE, Mode.DAILY) and not is_over(state)
    if hidden and viewer is None:
        lanes = tuple(
            Lane(board.turns, board.over is not None, board.score if options.points else None) for board in state.boards
        )
        shown = options.mode, options.size, options.types, options.line, options.drop, options.hard
        return ProgressView(*shown, lanes, options.turns)
    if options.mode is Mode.RACE and not hidden:
        place_of = dict(places([board.score for board in state.boards]))
        boards = (
            FinalBoard(board.cells, board.score, board.turns, place_of[Seat(seat)], board.over or "")
            for seat, board in enumerate(state.boards)
        )
        return FinalView(options.mode, options.size, tuple(boards))
    return own_view(state, viewer or Seat(0))


def own_view(state: State, seat: Seat) -> View:
    """Return the view of the board on which a seat plays. Other seats must not see it while boards are hidden."""
    options, board = state.options, board_of(state, seat)
    racing = options.mode is Mode.RACE
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
        next=None if options.hard else board.foretold or drop_gems(state.seed, state.types, options, board.drops),
        to_move=None if board.over else seat if racing else state.turn,
        credits=(board.score,) if racing else state.credits,
        turns=board.turns,
        trace=board.trace,
        hint=None if board.over else best_hint(state, board),
        over=board.over,
        length=options.turns,
        marked=board.marked if options.cells is Cells.SHOWN else None,
    )


def stopped(view: AnyView) -> AnyView:
    """Return the view of a match that ended without a result. The boards of a race stay hidden."""
    match view:
        case ProgressView():
            return replace(view, stopped=True)
        case View():
            return replace(view, to_move=None, hint=None, over=NO_RESULT)
    return view


def retold(shown: Any, standings: tuple[Standing, ...], state: State | None = None) -> Any:
    """Return a view or an event with the winner and places of these standings (`Game.retold`)."""
    place_of = {one.seat: one.place for one in standings}
    match shown:
        case FinalView():
            boards = (replace(board, place=place_of.get(Seat(seat), 0)) for seat, board in enumerate(shown.boards))
            return replace(shown, boards=tuple(boards))
        case MatchEnded("raced"):
            first, lead = won({one.seat: one.score for one in standings})
            return replace(shown, score=standings[0].score if standings else shown.score, winner=first, lead=lead)
    return shown


def taken_out(event: Any, seats: Sequence[Seat]) -> Any:
    """Return an event as it is told if these seats were taken out of a race (`Game.taken_out`)."""
    return TakenOut(event.seat) if isinstance(event, BoardDone) and event.seat in seats else event


def with_reach(seen: View, address: Address) -> View:
    """Return the view in which the viewer has chosen the gem at this address. Raises IllegalMove if there is no gem."""
    cell, reach = reach_of(seen.cells, address, seen.size)
    return replace(seen, pick=cell, reach=reach, gains=tuple(gains(seen.cells, seen.size, seen.line, cell).items()))
