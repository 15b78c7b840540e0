"""Makes private matches of one member, in which computer players fill the other seats: lessons and the like."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Level, Seat, SeatRange
from bot.engine.lessons import LEARNER
from bot.errors import Over, Unreadable
from bot.sessions import refusals
from bot.sessions.change import SEALED, AnyGame, Change, Command
from bot.sessions.computers import computer
from bot.sessions.database import Database
from bot.sessions.leaving import end
from bot.sessions.matches import Matches
from bot.sessions.model import NEVER_BEHIND, Match, MatchSeat, Place, Request
from bot.sessions.play.courses import Course
from bot.sessions.play.turns import break_off
from bot.sessions.taught import Learning
from bot.sessions.unplayed import unplayed
from bot.storage import reads
from bot.storage.writer import ConflictError

TRIES = 5  # the most attempts to begin, because another press may begin first


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


async def opened(
    matches: Matches,
    database: Database,
    request: Request,
    place: Place,
    game: str,
    may_go_on: Callable[[Match], bool],
    begin: Callable[[], Awaitable[Match]],
) -> Match:
    """Return the member's open match (`still_open`), or the one that `begin` creates.

    Raises NotKept if another press has begun a match before each of `TRIES` attempts, and the errors of `begin`.
    """
    for _ in range(TRIES):
        found = await still_open(matches, database, request, place, game, may_go_on)
        if found is not None:
            return found
        try:
            return await begin()
        except ConflictError as problem:
            conflict = problem
    raise refusals.not_kept() from conflict


async def still_open(
    matches: Matches, database: Database, request: Request, place: Place, game: str, may_go_on: Callable[[Match], bool]
) -> Match | None:
    """Return the member's open match of a game in a place if it may go on. End it otherwise.

    place: one of `NOWHERE`.
    """
    found = await database.read(reads.open_match, place.channel, game, request.member.user)
    if found is None:
        return None
    try:
        match = await matches.match(found, request)
    except Unreadable:
        await break_off(matches, database, found, "end", None)
        return None
    if may_go_on(match):
        return match
    with suppress(Over):
        await matches.change(found, end)
    return None
