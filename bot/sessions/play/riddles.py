"""What a move means in a puzzle that a member solves, and which matches may become puzzles."""

from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat, Step
from bot.engine.lessons import LEARNER
from bot.engine.puzzles import Composer, Puzzle, composer_of, is_answer, turn_is_over
from bot.sessions import refusals
from bot.sessions.change import AnyGame
from bot.sessions.model import Match, Phase
from bot.sessions.pace import Terms
from bot.sessions.taught import Learning, Riddle
from bot.storage.keeping import is_former

END_TURN = "end"  # the move that only ends a turn, so that nobody needs to read it


def applied(game: AnyGame, terms: Terms, state: Any, seat: Seat, move: Any) -> tuple[Learning, Riddle, Step[Any]]:
    """Apply a move in a puzzle. The move that ends the turn decides whether the puzzle is solved, and is sealed.

    Raises the errors of `Game.apply`, and StaleBoard if it is decided already.
    """
    learning, riddle = terms.lesson, terms.riddle
    assert learning is not None  # a puzzle has both
    assert riddle is not None
    if learning.done:
        raise refusals.stale_board()
    step = game.apply(state, seat, move)
    learning = replace(learning, made=(*learning.made, game.notate(move)))
    if not turn_is_over(game, step.state, seat):
        return learning, riddle, step
    solved = is_answer(game, puzzle_of(riddle), learning.made)
    return replace(learning, done=True), replace(riddle, solved=solved), replace(step, sealed=True)


def puzzle_of(riddle: Riddle) -> Puzzle:
    """Return the puzzle of a riddle."""
    return Puzzle(riddle.position, riddle.answer, riddle.motif)


def answered(game: AnyGame, riddle: Riddle, *, end: bool = True) -> Any:
    """Return the state after the answer of a puzzle. end: whether also after a move that only ends the turn."""
    state = game.read_position(riddle.position)
    for notation in riddle.answer:
        if end or notation != END_TURN:
            state = game.apply(state, LEARNER, game.parse(notation)).state
    return state


def onward(game: AnyGame, riddle: Riddle) -> Any:
    """Return the position from which a puzzle is played on; nobody is to move there if the answer ends the match."""
    return (composer_of(game) or Composer()).onward(game, answered(game, riddle))


def may_become_puzzles(game: AnyGame, match: Match) -> bool:
    """Return whether the positions of a match may become puzzles of its server, as far as the match itself says."""
    if match.phase is not Phase.OVER or match.outcome is None or match.private or not match.place.guild:
        return False
    return composer_of(game) is not None and not any(is_former(seat.user) for seat in match.seats)
