"""Tests of the sentences of Gems 3D: their lengths, names and numbers."""

import re

import pytest

from bot.games.gems3d.model import (
    DROP_RANGE,
    GEM_NAMES,
    LINE_RANGE,
    POINTS_PER_TRICK,
    RACE_DROPS,
    RACE_SEATS,
    RELAY_SEATS,
    SIZE_RANGE,
    TYPES_RANGE,
)
from tests.texts.loaded import all_languages, all_texts

LANGUAGES = all_languages()
TEXTS = all_texts()
LONGEST_NAME = "W" * 40  # The bot cuts names to this length.
LONGEST_ALT = 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_gems_have_the_same_name(language: str) -> None:
    words = {TEXTS.say(language, f"gems3d-gem-{name}") for name in GEM_NAMES}

    assert len(words) == len(GEM_NAMES)


PLAYER = {"en": "computer player", "de": "Computerspieler", "fr": "ordinateur", "es": "máquina", "pt-BR": "computador"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_for_whom_points_do_not_count(language: str) -> None:
    stop = TEXTS.say(language, "gems3d-page-end").split("\n\n")[1]

    assert PLAYER[language] in stop


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_numbers_of_the_code(language: str) -> None:
    settings = TEXTS.say(language, "gems3d-page-settings", size=15, types=12, drop=7, line=3)
    relay, race = (TEXTS.say(language, f"gems3d-page-{page}") for page in ("together", "race"))

    assert str(POINTS_PER_TRICK) in TEXTS.say(language, "gems3d-page-trick")
    assert str(RACE_DROPS) in race
    for text, ranges in (
        (settings, (SIZE_RANGE, TYPES_RANGE, DROP_RANGE, LINE_RANGE)),
        (relay, (RELAY_SEATS,)),
        (race, (RACE_SEATS,)),
    ):
        for low, high in ranges:
            assert re.search(rf"\b{low} [^\W\d]+ {high}\b", text)
