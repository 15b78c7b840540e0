"""Draws a state that a player considers possible: a board with other random numbers, and other boards in a race."""

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gems3d.model import RACE_DROPS, RACE_SEATS, Board, Cells, Mode, Options, State, View


def determinize(view: View, stream: Stream) -> State:
    """Return a state with this view. In a race, every seat has this board, and the last seat still plays."""
    seed, _ = stream.word()
    options = Options(
        view.mode,
        view.size,
        len(view.types),
        view.drop,
        view.line,
        view.hard,
        view.length,
        cells=Cells.HIDDEN if view.marked is None else Cells.SHOWN,
    )
    board = Board(
        cells=view.cells,
        score=view.score,
        tricks=view.tricks,
        drops=min(view.turns + 1, RACE_DROPS - 1),  # The view does not tell the number. Only its limit matters.
        turns=view.turns,
        trace=view.trace,
        over=view.over,  # type: ignore[arg-type]  # The view has it as a string.
        foretold=view.next or b"",
        marked=view.marked or b"",
    )
    if view.mode is Mode.RACE:
        seats = RACE_SEATS[1]
        boards = (board,) * (seats - 1) + (replace(board, over=None),)
        return State(options, seed, view.types, boards, (view.score,) * seats, (True,) * seats)
    present = (True,) * len(view.credits)
    return State(options, seed, view.types, (board,), view.credits, present, view.to_move or Seat(0))
