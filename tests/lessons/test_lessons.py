"""Tests of every lesson of every game: the advised moves play it to its end, and its texts exist in every language."""

import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from bot.engine.game import AnyGame
from bot.engine.lessons import LEARNER, Lesson, NotAsked, Task, check, next_move
from bot.ui.face import Face
from bot.ui.words import Words
from cogs import all_cogs
from tests.texts.loaded import all_texts

TEXTS = all_texts()
FACES = [cog.face for cog in all_cogs() if cog.face is not None]
LESSONS = [(face, lesson) for face in FACES for lesson in face.lessons]
MOST_WORDS = 45  # of what a task asks, and of what has happened
TASKS = range(5, 9)

of_each_lesson = pytest.mark.parametrize(("face", "lesson"), LESSONS, ids=lambda one: one.key)
in_each_language = pytest.mark.parametrize("language", TEXTS.languages)


class Position(NamedTuple):
    """A position in which a task waits for a move."""

    task: Task
    state: Any
    made: tuple[str, ...]


def played(game: AnyGame, lesson: Lesson) -> Iterator[Position]:
    """Yield each position of a lesson, before each of the advised moves. Assert that these moves do all tasks."""
    state = None
    for task in lesson.tasks:
        state = game.read_position(task.position) if task.position else state
        for number, notation in enumerate(task.moves):
            yield Position(task, state, task.moves[:number])
            step = game.apply(state, LEARNER, game.parse(notation))
            assert check(game, task, state, notation, step) is (number == len(task.moves) - 1)
            state = step.state
        assert game.outcome(state) is None


@of_each_lesson
def test_the_advised_moves_play_a_lesson_to_its_end(face: Face, lesson: Lesson) -> None:
    positions = list(played(face.game, lesson))

    assert len(lesson.tasks) in TASKS
    assert len({task.key for task in lesson.tasks}) == len(lesson.tasks)
    for task, state, made in positions:
        assert LEARNER in face.game.to_move(state)
        assert next_move(task, made) == task.moves[len(made)]
        assert [face.game.notate(face.game.parse(move)) for move in task.moves] == list(task.moves)


@of_each_lesson
def test_a_task_wants_more_than_any_move(face: Face, lesson: Lesson) -> None:
    game, allowed, choices = face.game, Counter[str](), Counter[str]()
    for task, state, _ in played(game, lesson):
        for move in game.legal_moves(state, LEARNER):
            step, notation = game.apply(state, LEARNER, move), game.notate(move)
            choices[task.key] += 1
            with contextlib.suppress(NotAsked):
                check(game, task, state, notation, step)
                allowed[task.key] += 1

    assert not [key for key, count in choices.items() if count > 1 and allowed[key] == count]


@of_each_lesson
@in_each_language
def test_what_a_lesson_says_is_short(face: Face, lesson: Lesson, language: str) -> None:
    words = Words(TEXTS, language)
    title = f"{face.key}-lesson-{lesson.key}"

    assert 0 < len(words(title)) <= 40
    for task in lesson.tasks:
        for key in (f"{title}-{task.key}", f"{title}-{task.key}-done"):
            assert 0 < len(words(key).split()) <= MOST_WORDS, key


@of_each_lesson
def test_a_lesson_ends_with_a_match_that_can_begin(face: Face, lesson: Lesson) -> None:
    start = next(one for one in face.starts() if one.key == lesson.start)

    assert face.game.seats(start.options).high > 1
    assert face.game.about.plays_itself
