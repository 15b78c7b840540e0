"""Tests of names of gems that members type in their language."""

from typing import Any

import pytest

from bot.games.gems3d import GAME
from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES
from bot.games.gems3d.notation import parse_gem
from bot.ui.panels import label
from bot.ui.words import Words
from cogs.gems3d.typed import cell_in, gem_in, with_letters
from tests.texts.loaded import all_texts

TEXTS = all_texts()


@pytest.mark.parametrize("language", TEXTS.languages)
def test_every_gem_is_read_by_its_name_in_every_language(language: str) -> None:
    words = Words(TEXTS, language)
    for letter, name in zip(GEM_LETTERS, GEM_NAMES, strict=True):
        named = words(f"gems3d-gem-{name}")
        for typed in (named, named.upper(), named.replace(" ", "-"), f" {named}. "):
            assert parse_gem(with_letters(typed, words)) == GEM_LETTERS.index(letter) + 1
        for typed in (f"e5 {named}", f"E5={named}", f"(e5 = {named.title()})", f"e5{named}", f"trick e5 to {named}!"):
            assert GAME.notate(GAME.parse(with_letters(typed, words))) == f"E5={letter}"


def test_a_name_is_read_without_its_accents() -> None:
    assert with_letters("e5 doree", Words(TEXTS, "fr")) == with_letters("e5 dorée", Words(TEXTS, "fr")) == "e5 D"


@pytest.mark.parametrize("language", TEXTS.languages)
def test_a_name_is_read_in_another_language_than_the_members(language: str) -> None:
    assert with_letters("e5 rot", Words(TEXTS, language)) == "e5 R"
    assert with_letters("e5 light blue", Words(TEXTS, language)) == "e5 L"


@pytest.mark.parametrize("typed", ["A1 C3", "e5=?", "e5=R", "e5 mauve", "", "\U0001f48e", "50% – ä"])
def test_what_names_no_gem_stays_as_it_is(typed: str) -> None:
    assert with_letters(typed, Words(TEXTS, "en")) == typed


@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize(("points", "row"), [(0, 0), (5, 0), (0, 4)])
def test_every_option_reads_the_labels_that_it_suggests(language: str, points: int, row: int) -> None:
    """Some of Discord's apps send the label if a member types on behind it."""
    words = Words(TEXTS, language)
    for letter, gem in zip(GEM_LETTERS, GEM_NAMES, strict=True):
        about: dict[str, Any] = {"cell": "A12", "gem": gem, "points": points, "row": row, "line": 5}
        labels = {how: label(words("gems3d-ui-choice", how=how, **about), 100) for how in ("gem", "goal", "trick")}
        assert {cell_in(said) for said in labels.values()} == {"A12"}
        assert parse_gem(gem_in(labels["trick"], words)) == GEM_LETTERS.index(letter) + 1


@pytest.mark.parametrize("typed", ["A1 C3", "", "a 1", "red", "\U0001f48e"])
def test_what_is_no_label_stays_as_it_is(typed: str) -> None:
    assert cell_in(typed) == typed
