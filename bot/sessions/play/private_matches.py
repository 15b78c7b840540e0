"""Makes private matches of one member, in which computer players fill the other seats: lessons and the like."""

from typing import Any

from msgspec.structs import replace

from bot.engine.game import Level, Seat, SeatRange
from bot.engine.lessons import LEARNER
from bot.sessions.change import SEALED, AnyGame, Change, Command
from bot.sessions.computers import computer
from bot.sessions.model import NEVER_BEHIND, MatchSeat, Place
from bot.sessions.play.courses import Course
from bot.sessions.taught import Learning
from bot.sessions.unplayed import unplayed


def begun(command: Command, match_id: str, place: Place, game: AnyGame, options: Any, locale: str) -> Change:
    """Return the change that creates the match with its only member. `laid_out` then gives it a position.

    place: one of `NOWHERE`.
    """
    member = command.member
    assert member is not None  # each of these matches has a member who begins it
    match = unplayed(
        game,
        match_id,
        place,
        (MatchSeat(LEARNER, member.user, member.name),),
        options,
        SeatRange(1, 1),
        kind="task",
        locale=locale,
        at=command.at,
        version_shown=NEVER_BEHIND,
    )
    return Change(command, game, None, match, SEALED, 0, game.scoreboard(options))


def laid_out(
    change: Change, course: Course, learning: Learning, state: Any, why: str, level: Level, own: Seat = LEARNER
) -> Change:
    """Lay out a position.

    why: the notation of the entry. level: of the computer players in the other seats. own: the member's seat.
    """
    learner = replace(change.match.seats[change.own_seat], seat=own, undos=0)
    others = [computer(level, number) for number in range(course.seats_of(state) - 1)]
    seats = [MatchSeat(Seat(number + (number >= own)), one.user, one.name) for number, one in enumerate(others)]
    seats.insert(own, learner)
    laid = change.with_terms(lesson=learning).with_match(options=course.options_of(state), seats=tuple(seats))
    return laid.with_entry("task", seat=own, notation=why).with_state(state)
