"""Tests of the buttons that a lesson shows: the task can be done by them, and only what leads there is green."""

import contextlib

import discord
import pytest

from bot.engine.lessons import LEARNER, Lesson, NotAsked, check, next_move
from bot.engine.pages import Page
from bot.ui.address import Address, names_move
from bot.ui.commands.lesson_buttons import MOST_OTHERS, board_buttons, turn_green
from bot.ui.commands.rulebook import match_of
from bot.ui.entry.buttons import Button
from bot.ui.face import ButtonSpec, Face
from bot.ui.panels import Layout, panel
from bot.ui.words import Words
from cogs.gembatan.face import GembatanFace
from cogs.gemrush.face import RushFace
from tests.lessons.facts import LESSONS
from tests.lessons.test_lessons import TEXTS, of_each_lesson, played
from tests.texts.loaded import all_languages

GREEN = discord.ButtonStyle.success
LONGEST_LABEL = 20  # letters
WORDS = Words(TEXTS, "en")


def shown(face: Face, state: object, notation: str, by: str = "") -> tuple[list[ButtonSpec], tuple[ButtonSpec, ...]]:
    """Return all buttons of a board, and those that a lesson shows."""
    match = match_of(face, Page("x", face.game.write_position(state)), WORDS)
    assert match is not None
    found = face.buttons(match, face.view(match))
    every = [one for row in (*found.rows, found.last) for one in row]
    return every, board_buttons(face, every, notation, by)


@of_each_lesson
def test_only_what_leads_to_the_marked_move_is_green(face: Face, lesson: Lesson) -> None:
    for task, state, made in played(face.game, lesson):
        every, few = shown(face, state, next_move(task, made), task.by)
        green = [one for one in few if one.style is GREEN]
        assert few[: len(green)] == tuple(green), task.key
        assert len(green) == 1, (task.key, green)
        assert len(few) == min(len(every), 1 + MOST_OTHERS), task.key


@of_each_lesson
def test_each_move_that_does_the_task_has_a_button(face: Face, lesson: Lesson) -> None:
    game = face.game
    for task, state, made in played(game, lesson):
        every, few = shown(face, state, next_move(task, made), task.by)
        for move in game.legal_moves(state, LEARNER):
            notation = game.notate(move)
            with contextlib.suppress(NotAsked):
                check(game, task, state, notation, game.apply(state, LEARNER, move))
                way = board_buttons(face, every, notation, task.by)[0]
                assert (way.action, way.argument) in [(one.action, one.argument) for one in few], (task.key, notation)


def test_a_task_may_ask_for_a_button_that_opens_a_panel() -> None:
    face = next(face for face, _ in LESSONS if isinstance(face, RushFace))
    task, state, _ = next(one for one in played(face.game, face.lessons[0]) if one.task.by)

    every, few = shown(face, state, task.moves[0], task.by)
    assert any(face.leads_to(one.action, one.argument, task.moves[0]) for one in every)
    assert [one.action for one in few if one.style is GREEN] == ["hand"]
    assert not any(face.leads_to(one.action, one.argument, task.moves[0]) for one in few)


@pytest.mark.parametrize(
    ("face", "argument", "notation", "expected"),
    [
        (RushFace(), "step E", "step E", True),
        (RushFace(), "step W", "step E", False),
        (RushFace(), "O13S", "build O13S ElFi", True),
        (RushFace(), "burn", "burn ElDr", False),
        (RushFace(), "", "draw", False),
        (GembatanFace(), "|BH60-BH61", "BH60-BH61", True),
        (GembatanFace(), "-Y-B|BJ61", "BJ61 -Y-B W", True),
        (GembatanFace(), "-Y-B|BJ6", "BJ61 -Y-B W", False),
    ],
)
def test_an_argument_names_a_move(face: Face, argument: str, notation: str, *, expected: bool) -> None:
    assert names_move(face.game, argument, notation) is expected


@pytest.mark.parametrize("language", all_languages())
@pytest.mark.parametrize(
    "keys",
    [
        ("lesson-ui-back", "lesson-ui-board", "lesson-ui-over", "lesson-ui-skip", "ui-undo", "gembatan-ui-over"),
        ("gems3d-ui-choose-gem", "gems3d-ui-choose-goal", "gems3d-ui-other", "gems3d-ui-best-again"),
    ],
)
def test_ways_back_that_stand_together_have_different_labels(language: str, keys: tuple[str, ...]) -> None:
    labels = [Words(TEXTS, language)(key) for key in keys]

    assert len(set(labels)) == len(keys), labels
    assert max(map(len, labels)) <= LONGEST_LABEL


def test_a_button_to_type_a_move_leads_to_none() -> None:
    face = next(face for face, _ in LESSONS if face.key == "gems3d")

    assert face.leads_to("gem", "E6", "E6-E3")
    assert not face.leads_to("type", "E6", "E6-E3")


def test_a_tile_is_named_as_it_lies_in_the_hand() -> None:
    face = next(face for face, _ in LESSONS if isinstance(face, GembatanFace))

    assert face.leads_to("choose", "|B-Y-", "BJ61 -Y-B W")
    assert not face.leads_to("choose", "|R-G-", "BJ61 -Y-B W")
    assert face.leads_to("swap", "13", "trade R--- Y--- RB")
    assert not face.leads_to("trade", "13", "trade R--- Y--- RB")


@pytest.mark.parametrize(
    ("notation", "expected"),
    [("step E", ("secondary", "success", "primary")), ("permeate ObEl N", ("secondary", "secondary", "secondary"))],
)
def test_a_panel_keeps_all_buttons_and_the_colours_of_what_is_chosen(notation: str, expected: tuple[str, ...]) -> None:
    style = discord.ButtonStyle
    row = [
        Button(Address("b", "gemrush", "cheapest", argument="O13S"), "a door", style.success),
        Button(Address("b", "gemrush", "do", argument="step E"), "the move", style.secondary),
        Button(Address("b", "gemrush", "do", argument="step W"), "another", style.primary),
    ]
    layout: Layout = panel("", row)
    turn_green(RushFace(), layout, notation)
    colours = tuple(part.item.style.name for part in layout.walk_children() if isinstance(part, Button))
    assert colours == expected
