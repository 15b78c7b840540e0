"""Tests of modals: what the bot sends fits Discord's limits, and what members enter is read."""

import re
from typing import Any

import pytest

from bot.ui.address import Address
from bot.ui.panels import LONGEST_HINT, LONGEST_LABEL, LONGEST_TITLE, Form, answers, choice, choices, line
from tests.texts.loaded import all_languages, all_texts

MOVE = Address("m", "gems3d", "move", "k7qa2mzx", 12, "4711")


async def test_a_form_is_cut_to_discords_limits() -> None:
    options = [(str(number), "x" * 200) for number in range(40)]

    sent = Form(
        MOVE, "t" * 80, line("move", "l" * 80, hint="h" * 200, example="e" * 200), choice("trick", "l", options)
    ).to_dict()

    assert sent["custom_id"] == str(MOVE)
    assert len(sent["title"]) == 45
    text, select = sent["components"]
    assert (len(text["label"]), len(text["description"]), len(text["component"]["placeholder"])) == (45, 100, 100)
    assert len(select["component"]["options"]) == 25
    assert {len(option["label"]) for option in select["component"]["options"]} == {100}
    assert [option["default"] for option in select["component"]["options"]] == [True] + 24 * [False]


def test_answers_are_found_in_labels_and_in_rows() -> None:
    components = [
        {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "move", "value": "a1 c3"}},
        {"type": 18, "id": 3, "component": {"type": 3, "id": 4, "custom_id": "trick", "values": ["E5=R"]}},
        {"type": 1, "components": [{"type": 4, "custom_id": "cell", "value": "B2"}]},
        {"type": 18, "component": {"type": 3, "custom_id": "none", "values": []}},
        {"type": 18, "component": {"type": 3, "custom_id": "several", "values": ["RB--", "R-G-"]}},
    ]

    found = {"move": "a1 c3", "trick": "E5=R", "cell": "B2", "none": "", "several": "RB-- R-G-"}
    assert answers(components) == found


async def test_a_choice_of_several_allows_none_up_to_all_options() -> None:
    two = [("a", "A"), ("b", "B")]
    sent: list[Any] = [choices("tiles", "l", two, most).to_component_dict()["component"] for most in (4, 1)]

    assert [each["max_values"] for each in sent] == [2, 1]
    assert [(each["min_values"], each["required"]) for each in sent] == [(0, False)] * 2


async def test_discord_py_does_not_keep_forms() -> None:
    assert Form(MOVE, "Move").is_finished()


@pytest.mark.slow
@pytest.mark.parametrize("language", all_texts().languages)
def test_the_texts_of_modals_fit_discords_limits(language: str) -> None:
    texts = all_texts()
    longest = {"title": LONGEST_TITLE, "field": LONGEST_LABEL, "hint": LONGEST_HINT}
    kinds = {key: re.fullmatch(r"[a-z0-9]+-ui-.*-(title|field|hint)", key) for key in _keys(language)}
    found = {key: match[1] for key, match in kinds.items() if match is not None}

    assert set(found.values()) == set(longest)
    assert [key for key, kind in found.items() if len(texts.say(language, key)) > longest[kind]] == []


def _keys(language: str) -> list[str]:
    return list(all_languages()[language].messages)
