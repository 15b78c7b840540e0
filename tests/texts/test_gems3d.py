"""Tests of the sentences of Gems 3D: their lengths, names and numbers."""

import re

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
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
    FormationCleared,
    Mode,
    Trace,
    TrickHint,
    View,
)
from bot.games.gems3d.wording import alt
from tests.texts.loaded import all_languages, all_texts

LANGUAGES = all_languages()
TEXTS = all_texts()
LONGEST_NAME = "W" * 40  # The bot cuts names to this length.
LONGEST_ALT = 1000


def longest_view(language: str) -> View:
    """Return a view with the longest alt text: the largest board, the longest names, and a step with many events."""
    by_length = sorted(range(1, 17), key=lambda gem: -len(TEXTS.say(language, f"gems3d-gem-{GEM_NAMES[gem - 1]}")))
    size, types = SIZE_RANGE[1], bytes(sorted(by_length[: TYPES_RANGE[1]]))
    longest, area = by_length[0], size * size
    late = bytes(range(area - 20, area))  # The cells of the last rows have the longest names.
    # As many different gems as possible fall, because equal gems are named once.
    cells = bytes(by_length[cell % TYPES_RANGE[1]] if cell >= area - 100 else 0 for cell in range(area))
    gone = tuple(FormationCleared(Seat(0), longest, late[-15:], 125) for _ in range(12))
    return View(
        mode=Mode.RELAY,
        size=size,
        types=types,
        line=5,
        drop=DROP_RANGE[1],
        hard=False,
        cells=cells,
        score=99_999,
        tricks=99,
        trick_progress=49,
        next=bytes(by_length[: DROP_RANGE[1]]),
        to_move=Seat(0),
        credits=(99_999,),
        turns=99_999,
        trace=Trace(path=late[:9], dropped=late[: DROP_RANGE[1]], cleared=gone),
        hint=TrickHint(area - 1, longest, late[-15:], 125),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_alt_text_fits(language: str) -> None:
    view = longest_view(language)
    reach = bytes(range(120))
    chosen = replace(view, pick=SIZE_RANGE[1] ** 2 - 1, reach=reach, gains=tuple((cell, 125) for cell in reach))
    for shown, least in ((view, 9), (chosen, 6)):
        lines = [TEXTS.phrase(language, phrase, name=LONGEST_NAME) for phrase in alt(shown)]
        assert len(lines) > SIZE_RANGE[1] + TYPES_RANGE[1] + least - 1
        assert len("\n".join(lines)) <= LONGEST_ALT


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_gems_have_the_same_name(language: str) -> None:
    words = {TEXTS.say(language, f"gems3d-gem-{name}") for name in GEM_NAMES}

    assert len(words) == len(GEM_NAMES)


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
            assert re.search(rf"\b{low} (to|bis) {high}\b", text)
