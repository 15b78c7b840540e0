"""A lesson: tasks that teach a game. In each, a member makes a move on a real board.

A lesson is data. A new lesson needs no code, only positions in the game's notation and texts in each language.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from bot.engine.game import AnyGame, Seat, Step
from bot.errors import IllegalMove

LEARNER = Seat(0)  # the seat of the member in each position; all other seats only stand in the picture


class Task(msgspec.Struct, frozen=True):
    """One thing that a lesson asks for.

    Attributes:
        key: names the texts of the task. `<game>-lesson-<lesson>-<key>` says what to do, and why.
            `<game>-lesson-<lesson>-<key>-done` says what happened, in one sentence.
        moves: moves that do what is asked, in the game's notation and in this order. The picture marks the next one.
        events: names of types of events. The task is done by a move with such an event. (): it is done by the last of
            `moves`, and by the moves in `also`.
        points: how many points the move must bring besides (`Game.scores`).
        way: patterns of moves that may come before, such as "go *". `moves` need no pattern.
        position: the position in the game's notation; "": the one in which the task before has ended.
        also: patterns of moves that do what is asked as well as the last of `moves`, for a task without `events`.
        by: the action of the board's button that the task asks for, if that button opens a panel although another one
            makes the move at once; "": the button that leads to the move.
        tip: whether `<game>-lesson-<lesson>-<key>-tip` says what to remember, once the task is done.
    """

    key: str
    moves: tuple[str, ...]
    events: tuple[str, ...] = ()
    points: int = 0
    way: tuple[str, ...] = ()
    position: str = ""
    also: tuple[str, ...] = ()
    by: str = ""
    tip: bool = False


class Lesson(msgspec.Struct, frozen=True):
    """The tasks of a lesson, in order.

    Attributes:
        key: letters a-z. The text `<game>-lesson-<key>` is the lesson's title, and `<game>-lesson-<key>-aim` says what
            one plays for, and who wins; `<game>-lesson-<key>-match` says what else to know for the match after it.
        start: the key of the way to begin a match (`bot.ui.face.Start`) that the end of the lesson offers.
    """

    key: str
    start: str
    tasks: tuple[Task, ...]


class NotAsked(IllegalMove):
    """A legal move that does not do what a task asks for. It was not made.

    step: what the move would lead to.
    """

    def __init__(self, step: Step[Any]) -> None:
        super().__init__("lesson-error-not-asked")
        self.step = step


def is_done(game: AnyGame, task: Task, state: Any, notation: str, step: Step[Any]) -> bool:
    """Return whether a move does what a task asks for. state: before the move. step: after it."""
    if not task.events:
        return notation == task.moves[-1] or _matches(notation, task.also)
    if not any(type(event).__name__ in task.events for event in step.events):
        return False
    return not task.points or _scored(game, step.state) - _scored(game, state) >= task.points


def check(game: AnyGame, task: Task, state: Any, notation: str, step: Step[Any]) -> bool:
    """Return whether the task is done. Raises NotAsked if the move neither does it nor leads to it."""
    if is_done(game, task, state, notation, step):
        return True
    leads_there = notation in task.moves[:-1] or _matches(notation, task.way)
    if not leads_there or LEARNER not in game.to_move(step.state):
        raise NotAsked(step)
    return False


def next_move(task: Task, made: Sequence[str]) -> str:
    """Return the move that the picture marks. made: the moves that were made for this task."""
    left = list(task.moves)
    for move in made:
        if move in left:
            left.remove(move)
    return left[0] if left else task.moves[-1]


def _matches(notation: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(notation, pattern) for pattern in patterns)


def _scored(game: AnyGame, state: Any) -> int:
    return game.scores(state)[LEARNER]
