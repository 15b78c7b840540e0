"""Lessons in play: each is a private match of one member. Its tasks are data (`bot.engine.lessons`).

A member has at most one open lesson of a game. It goes on where it was, also after a restart. A lesson counts nowhere,
and has no outcome. When its member closes it at its end, or begins another one, it is cancelled and then deleted. So
is a lesson in which nothing has happened for `LESSON_LIFETIME`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal

from msgspec.structs import replace

from bot.engine.game import Level
from bot.engine.lessons import LEARNER, Lesson
from bot.errors import NotAllowed
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Change, Command
from bot.sessions.database import Database
from bot.sessions.leaving import end
from bot.sessions.matches import Matches
from bot.sessions.model import IN_LESSON, Match, Phase, Request
from bot.sessions.play import private_matches
from bot.sessions.play.courses import Course, Courses, place_in, position
from bot.sessions.play.private_matches import laid_out
from bot.sessions.play.turns import check_playing
from bot.sessions.taught import Learning
from bot.sessions.time.dues import expiry

BEGUN = "begin"  # the notation of the first entry
LEVEL: Level = "easy"  # of the computer players whose names the other seats have

Way = Literal["next", "back", "over"]  # to the next task, to the start of this task or to the one before, to the first

# -- decisions -------------------------------------------------------------------------------------------------------


def begin(command: Command, match_id: str, game: AnyGame, course: Course, lesson: Lesson, locale: str) -> Change:
    """Begin a lesson with its first task."""
    state = position(game, lesson, 0)
    change = private_matches.begun(command, match_id, IN_LESSON, game, course.options_of(state), locale)
    return laid_out(change, course, Learning(lesson.key, lesson.tasks[0].key), state, BEGUN, LEVEL)


def move_on(change: Change, course: Course | None, way: Way, version: int) -> Change:
    """Go to another task. A second press of the same button changes nothing.

    version: of the pressed board.

    Raises NotSeated, StaleBoard, Over, NotAllowed (a newer bot no longer has the lesson, or the match is no lesson).
    """
    match, entry = change.match, change.match.entry
    learning = _learning(match)
    if version == match.version - 1 and (entry.kind, entry.notation, entry.user) == ("task", way, change.member.user):
        return change
    check_playing(match)
    assert change.own_seat == LEARNER
    if version != match.version:
        raise refusals.stale_board()
    lesson, index = place_in(course, learning)
    assert course is not None  # otherwise there were no such lesson
    last, before = len(lesson.tasks) - 1, None
    if way == "next" and learning.finished:
        return change
    if way == "next" and index == last:
        return laid_out(change, course, replace(learning, finished=True), match.state, way, LEVEL)
    if way == "next":
        index, before = index + 1, match.state if learning.done else None
    elif way == "over":
        index = 0
    elif not (learning.made or learning.done or learning.finished):
        index = max(index - 1, 0)
    state = position(change.game, lesson, index, before)
    seen, shown = (change.game.view(one, LEARNER) for one in (match.state, state))
    there = Learning(lesson.key, lesson.tasks[index].key, fresh=way == "next" and shown != seen)
    return laid_out(change, course, there, state, way, LEVEL)


def leave(change: Change) -> Change:
    """End the lesson. Raises NotSeated, Over, NotAllowed (the match is no lesson)."""
    _learning(change.match)
    assert change.own_seat == LEARNER
    return end(change)


def expire(change: Change) -> Change:
    """End a lesson in which nothing has happened for long."""
    match = change.match
    return end(change) if match.phase is Phase.PLAYING and expiry(match) <= change.at else change


def _learning(match: Match) -> Learning:
    if match.terms.lesson is None:
        raise NotAllowed("error-unknown-button")
    return match.terms.lesson


# -- what members ask ------------------------------------------------------------------------------------------------


@dataclass
class Lessons:
    """Begins lessons, and runs the decisions of this file for members.

    match_ids: returns the id of a new match.
    """

    _matches: Matches
    _database: Database
    _games: Mapping[str, AnyGame]
    _courses: Courses
    _match_ids: Callable[[], str]

    def teach(self, game: str, course: Course) -> None:
        """Offer the lessons of a game."""
        self._courses[game] = course

    async def open(self, request: Request, game: str, key: str) -> Match:
        """Return the member's open lesson if it is this one, else begin it and end another open lesson of this game.

        A lesson that is finished begins anew. Raises NotAllowed (no such lesson), Draining, NotKept.
        """
        course = self._courses.get(game)
        lesson = None if course is None else course.lesson(key)
        if course is None or lesson is None:
            raise NotAllowed("lesson-error-unknown")
        return await self._matches.finish(self._open(request, game, course, lesson))

    async def move_on(self, request: Request, match: Match, way: Way, version: int) -> Match:
        """Go to another task. Returns and raises as `Matches.change` does."""
        decide = partial(move_on, course=self._courses.get(match.game), way=way, version=version)
        return await self._matches.change(match.id, decide, request)

    async def leave(self, request: Request, match_id: str) -> Match:
        """End a lesson. Returns and raises as `Matches.change` does."""
        return await self._matches.change(match_id, leave, request)

    def at(self, match: Match) -> tuple[Lesson, int]:
        """Return the lesson and the index of the task of a match. Raises NotAllowed (`courses.place_in`)."""
        return place_in(self._courses.get(match.game), _learning(match))

    async def _open(self, request: Request, game: str, course: Course, lesson: Lesson) -> Match:
        def may_go_on(match: Match) -> bool:
            try:
                learning = _learning(match)
                place_in(course, learning)
            except NotAllowed:  # a newer bot has other tasks
                return False
            return learning.lesson == lesson.key and not learning.finished and not match.over

        def decide(command: Command) -> Change:
            return begin(command, self._match_ids(), self._games[game], course, lesson, request.locale)

        about = self._matches, self._database, request, IN_LESSON, game
        return await private_matches.opened(*about, may_go_on, lambda: self._matches.create(decide, request))
