"""After the verdict on a puzzle: its member tries it again, or plays on from the answer. No rating changes by either.

A puzzle that is played on is a match like any other, with computer players in the other seats. It ends without an
outcome, as a lesson does.
"""

from msgspec.structs import replace

from bot.engine.game import Level
from bot.engine.lessons import LEARNER
from bot.errors import NotAllowed
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.play.courses import Course
from bot.sessions.play.private_matches import laid_out
from bot.sessions.play.riddles import onward
from bot.sessions.play.turns import check_playing
from bot.sessions.taught import Learning, Riddle

LEVEL: Level = "hard"  # of the computer players in the other seats
AGAIN, ONWARD = "again", "onward"  # the notations of the entries


def try_again(change: Change, course: Course, version: int) -> Change:
    """Lay out the position of a puzzle once more. A second press changes nothing.

    version: of the pressed board.

    Raises NotSeated, StaleBoard, Over, NotAllowed (the match is no puzzle).
    """
    riddle, learning = _decided(change, version, AGAIN)
    if riddle is None:
        return change
    change = change.with_terms(riddle=replace(riddle, solved=None, given_up=False, again=True))
    state = change.game.read_position(riddle.position)
    return laid_out(change, course, Learning(learning.lesson, learning.task), state, AGAIN, LEVEL)


def play_on(change: Change, course: Course, version: int) -> Change:
    """Lay out the position after the answer, from which the member plays on. The rest is as in `try_again`."""
    riddle, learning = _decided(change, version, ONWARD)
    if riddle is None:
        return change
    state = onward(change.game, riddle)
    change = change.with_terms(riddle=replace(riddle, onward=True))
    return laid_out(change, course, Learning(learning.lesson, learning.task), state, ONWARD, LEVEL)


def _decided(change: Change, version: int, why: str) -> tuple[Riddle | None, Learning]:
    """Return a puzzle that is decided, for its member; None: this press was a second one. Raises as `try_again`."""
    match, entry = change.match, change.match.entry
    riddle, learning = match.terms.riddle, match.terms.lesson
    if riddle is None or learning is None:
        raise NotAllowed("error-unknown-button")
    check_playing(match)
    assert change.own_seat == LEARNER
    if version == match.version - 1 and (entry.kind, entry.notation) == ("task", why):
        return None, learning
    if version != match.version or riddle.solved is None or riddle.onward:
        raise refusals.stale_board()
    return riddle, learning
