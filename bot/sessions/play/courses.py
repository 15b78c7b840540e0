"""What the sessions know of the lessons of each game, and what a move means for a task.

A match that is a lesson has the lesson's and the task's keys in its terms (`bot.sessions.taught.Learning`).
"""

from collections.abc import Callable, MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from msgspec.structs import replace

from bot.engine.game import Seat, Step
from bot.engine.lessons import LEARNER, Lesson, Task, check
from bot.errors import IllegalMove, NotAllowed
from bot.sessions import refusals
from bot.sessions.change import AnyGame
from bot.sessions.taught import Learning


@dataclass(frozen=True)
class Course:
    """The lessons of a game. options_of, seats_of: return the options and the number of seats of a position."""

    lessons: Sequence[Lesson]
    options_of: Callable[[Any], Any]
    seats_of: Callable[[Any], int]

    def lesson(self, key: str) -> Lesson | None:
        return next((one for one in self.lessons if one.key == key), None)


Courses: TypeAlias = MutableMapping[str, Course]  # by the key of the game


def place_in(course: Course | None, learning: Learning) -> tuple[Lesson, int]:
    """Return the lesson and the index of the task. Raises NotAllowed if a newer bot no longer has them."""
    lesson = None if course is None else course.lesson(learning.lesson)
    if lesson is not None:
        for index, task in enumerate(lesson.tasks):
            if task.key == learning.task:
                return lesson, index
    raise NotAllowed("lesson-error-gone")


def applied(
    game: AnyGame, course: Course | None, learning: Learning, state: Any, seat: Seat, move: Any
) -> tuple[Learning, Step[Any]]:
    """Apply a move in a lesson. Return where its member is then, and the step, which is sealed if it does the task.

    learning: before the move.

    Raises the errors of `Game.apply`, StaleBoard if the task is done already, NotAsked if the move neither does it nor
    leads to it, and NotAllowed as `place_in` does.
    """
    if learning.done or learning.finished:
        raise refusals.stale_board()
    step, notation = game.apply(state, seat, move), game.notate(move)
    lesson, index = place_in(course, learning)
    done = check(game, lesson.tasks[index], state, notation, step)
    return replace(learning, made=(*learning.made, notation), done=done), replace(step, sealed=step.sealed or done)


def after_undo(learning: Learning | None, count: int) -> Learning | None:
    """Return where the member of a lesson is after an undo of some moves. None: the match is no lesson."""
    return None if learning is None else replace(learning, made=learning.made[:-count])


def position(game: AnyGame, lesson: Lesson, index: int, before: Any = None) -> Any:
    """Return the position in which a task begins.

    before: the position in which the task before has ended. If the next task goes on from there and cannot be done in
    this position, its member has done the task before in another way. Then the lesson's own moves are made instead.
    """
    task = lesson.tasks[index]
    if task.position:
        return game.read_position(task.position)
    if before is not None and _leads_on(game, task, before):
        return before
    return _end(game, lesson, index - 1)


def _end(game: AnyGame, lesson: Lesson, index: int) -> Any:
    """Return the position in which a task ends, if its own moves are made."""
    state = position(game, lesson, index)
    for notation in lesson.tasks[index].moves:
        state = game.apply(state, LEARNER, game.parse(notation)).state
    return state


def _leads_on(game: AnyGame, task: Task, state: Any) -> bool:
    """Return whether a task's own moves do it from this position."""
    done = False
    try:
        for notation in task.moves:
            step = game.apply(state, LEARNER, game.parse(notation))
            done = check(game, task, state, notation, step)
            state = step.state
    except IllegalMove:
        return False
    return done
