"""Tests of every lesson of every game: the advised moves play it to its end, and its texts exist in every language."""

import contextlib
import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.engine.game import AnyGame
from bot.engine.lessons import LEARNER, Lesson, NotAsked, Task, check, next_move
from bot.engine.pages import Page
from bot.texts.pictures import with_codes
from bot.ui.commands.rulebook import match_of
from bot.ui.face import Face
from bot.ui.words import Words
from render.png import SIGNATURE
from tests.lessons.facts import FACES, LESSONS, all_keys, match_key, said_keys, title_key
from tests.rulebook.terms import TERMS, finder_of
from tests.texts.loaded import all_languages, all_texts

TEXTS = all_texts()
MOST_WORDS = 45  # of what a task asks, and of what has happened with what to remember
MOST_TIPS = 2  # sentences
MOST_WORDS_OF_A_TIP = 25  # of each of them
TASKS = range(5, 9)
MARKED = {
    ("gembatan", "gem"): "red-blue gem, at number 1",
    ("gembatan", "lay"): "-Y-B, at number 1",
    ("gembatan", "trade"): "Trade",
    ("gems3d", "move"): "red E6 → E3",
    ("gems3d", "trick"): "D3 = green",
    ("gemrush", "walk"): "→ Forger’s Den",
    ("gemrush", "place"): "Ghost Well, number 4",
    ("gemrush", "wall"): "ObEl: through the wall ↑ to Mother Lode",
}
CODE = re.compile(r"\b(?:[A-Z][a-z]){2}\b|[-A-Z]{4}")  # of a card or a tile
BOLD = re.compile(r"\*\*(.+?)\*\*")
SENTENCE_END = re.compile(r"[.!?…](?=\s|$|\W*\*\*)")
GAIN = re.compile(r"\*\*\+([0-9]+)\*\*")

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
def test_each_pattern_lets_another_move_do_the_task(face: Face, lesson: Lesson) -> None:
    """A pattern is for moves that a learner may make in place of the advised ones, or besides them."""
    game = face.game
    needed = {(task.key, pattern) for task in lesson.tasks for pattern in (*task.way, *task.also)}
    for task, state, _ in played(game, lesson):
        for notation in map(game.notate, game.legal_moves(state, LEARNER)):
            if notation not in task.moves:
                needed -= {(task.key, one) for one in (*task.way, *task.also) if fnmatchcase(notation, one)}

    assert needed == set()
    assert not [task.key for task in lesson.tasks if task.also and task.events]


@pytest.mark.slow
@of_each_lesson
def test_each_advised_move_has_a_picture(face: Face, lesson: Lesson) -> None:
    game, words = face.game, Words(TEXTS, "en")
    for task, state, made in played(game, lesson):
        match = match_of(face, Page(task.key, game.write_position(state)), words)
        assert match is not None
        view = face.suggested(match, LEARNER, game.parse(task.moves[len(made)]))
        assert face.painter.paint(*face.scene(match, words, view=view)).startswith(SIGNATURE)


@of_each_lesson
@in_each_language
def test_what_a_lesson_says_is_short(face: Face, lesson: Lesson, language: str) -> None:
    words = Words(TEXTS, language)

    assert 0 < len(words(title_key(face, lesson))) <= 40
    for key in (*said_keys(face, lesson), match_key(face, lesson)):
        assert 0 < len(words(key).split()) <= MOST_WORDS, key


@of_each_lesson
@in_each_language
def test_what_has_happened_is_one_sentence(face: Face, lesson: Lesson, language: str) -> None:
    words = Words(TEXTS, language)

    done = {key: words(key) for key in said_keys(face, lesson) if key.endswith("-done")}
    assert len(done) == len(lesson.tasks)
    assert {key: SENTENCE_END.findall(said) for key, said in done.items()} == {key: ["."] for key in done}
    assert not [key for key, said in done.items() if not said.endswith(".")]


@of_each_lesson
@in_each_language
def test_what_to_remember_is_a_few_short_sentences(face: Face, lesson: Lesson, language: str) -> None:
    words = Words(TEXTS, language)

    for task in lesson.tasks:
        done, tip = (f"{title_key(face, lesson)}-{task.key}-{end}" for end in ("done", "tip"))
        if task.tip:
            *sentences, rest = SENTENCE_END.split(words(tip))
            assert not rest, tip
            assert len(sentences) <= MOST_TIPS, tip
            assert max(len(sentence.split()) for sentence in sentences) <= MOST_WORDS_OF_A_TIP, tip
            assert len(f"{words(done)} {words(tip)}".split()) <= MOST_WORDS, tip


def test_no_text_is_left_of_a_task_that_is_gone() -> None:
    begins = tuple(f"{face.key}-lesson-" for face in FACES)

    assert {key for key in all_languages()["en"].messages if key.startswith(begins)} == all_keys()


@pytest.mark.parametrize("face", [face for face in FACES if face.lessons], ids=lambda face: face.key)
@in_each_language
def test_a_word_is_bold_where_it_first_stands(face: Face, language: str) -> None:
    words = Words(TEXTS, language)
    said = [words(key) for lesson in face.lessons for key in said_keys(face, lesson)]

    for _, *patterns in TERMS[face.key]:
        finds = finder_of((patterns[0], patterns[1]), language)
        first = next((text for text in said if finds(text)), None) if finds is not None else None
        assert first is None or finds is None or any(map(finds, BOLD.findall(first))), (patterns, first)


@of_each_lesson
@in_each_language
def test_the_points_that_a_task_names_are_those_of_its_moves(face: Face, lesson: Lesson, language: str) -> None:
    words, game = Words(TEXTS, language), face.game
    gained = Counter[str]()
    for task, state, made in played(game, lesson):
        step = game.apply(state, LEARNER, game.parse(task.moves[len(made)]))
        gained[task.key] += game.scores(step.state)[LEARNER] - game.scores(state)[LEARNER]

    for task in lesson.tasks:
        named = {int(points) for points in GAIN.findall(words(f"{title_key(face, lesson)}-{task.key}-done"))}
        assert named <= {gained[task.key]}, task.key


@in_each_language
def test_the_welcome_of_the_local_discord_names_each_game_that_has_a_lesson(language: str) -> None:
    words = Words(TEXTS, language)

    welcome = words("playground-welcome")
    taught = {face.key: face.name(words) for face, _ in LESSONS}
    assert [name for name in taught.values() if name not in welcome] == []


@in_each_language
def test_the_welcome_of_the_local_discord_names_no_button(language: str) -> None:
    """It is written at the start; `/settings language` renames the buttons of boards later."""
    names = [Words(TEXTS, language, board=board)("playground-welcome") for board in TEXTS.languages]

    assert len({*names}) == 1


@in_each_language
def test_a_refusal_has_one_colon_in_a_sentence(language: str) -> None:
    """What a move would do often begins with a name and a colon."""
    said = Words(TEXTS, language)("lesson-wrong", told="Ada: red C3 → F6.", says=1)

    assert [one for one in re.split(r"[.!]", said) if one.count(":") > 1] == []


@of_each_lesson
def test_a_lesson_ends_with_a_match_that_can_begin(face: Face, lesson: Lesson) -> None:
    start = next(one for one in face.starts() if one.key == lesson.start)

    assert face.game.seats(start.options).high > 1
    assert face.game.about.plays_itself


@of_each_lesson
def test_the_marked_move_is_told_as_what_goes_where(face: Face, lesson: Lesson) -> None:
    words = Words(TEXTS, "en")
    for task, state, made in played(face.game, lesson):
        match = match_of(face, Page(task.key, face.game.write_position(state)), words)
        assert match is not None
        match = replace(match, entry=replace(match.entry, seat=LEARNER))  # as in a lesson
        told = face.marked_move(match, next_move(task, made), words)
        assert told
        assert made or told == MARKED.get((face.key, task.key), told)


def test_each_marked_move_with_known_words_is_of_a_task() -> None:
    assert MARKED.keys() <= {(face.key, task.key) for face, lesson in LESSONS for task in lesson.tasks}


@of_each_lesson
@in_each_language
def test_the_alt_text_tells_the_marked_move_without_codes(face: Face, lesson: Lesson, language: str) -> None:
    words = Words(TEXTS, language)
    for task, state, made in played(face.game, lesson):
        match = match_of(face, Page(task.key, face.game.write_position(state)), words)
        assert match is not None
        match = replace(match, entry=replace(match.entry, seat=LEARNER))  # as in a lesson
        told = with_codes(face.marked_move(match, next_move(task, made), words, heard=True))
        assert told
        assert not CODE.search(told), told


def test_a_task_of_gembatan_does_not_look_as_if_it_were_done() -> None:
    face, lesson = next((face, lesson) for face, lesson in LESSONS if face.key == "gembatan")
    for task, state, made in played(face.game, lesson):
        before = face.game.view(state, LEARNER)
        match = match_of(face, Page("x", face.game.write_position(state)), Words(TEXTS, "en"))
        assert match is not None
        seen = face.marked(match, LEARNER, face.game.parse(next_move(task, made)))
        assert (seen.tiles, seen.sockets, seen.hands) == (before.tiles, before.sockets, before.hands)
