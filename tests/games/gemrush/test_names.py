"""Tests of the words for rooms, skills, gems and abilities in every language."""

import re

import pytest

from bot.games.gemrush import names
from bot.games.gemrush.effects import ALL, DISCARDED, Ability, Dig, Discard, Draw, Keep, Reveal, X
from bot.games.gemrush.gems import GEMS, STANDARD, Gem
from bot.games.gemrush.names import ability_phrases
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import SKILLS
from bot.texts import Texts
from tests.texts.loaded import all_languages, all_texts

LANGUAGES = all_languages()
KEYS = sorted({tile.key for tile in TILES})
TEXTS = all_texts()


@pytest.fixture(params=TEXTS.languages)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def texts() -> Texts:
    return TEXTS


def said(language: str, ability: Ability) -> str:
    return ", ".join(TEXTS.phrase(language, phrase) for phrase in ability_phrases(ability))


def test_every_room_has_a_short_name_and_a_different_line_of_text(texts: Texts, language: str) -> None:
    called = [texts.phrase(language, names.room_name(key)) for key in KEYS]
    lines = [texts.phrase(language, names.room_line(key)) for key in KEYS]

    assert len(set(called)) == len(set(lines)) == len(KEYS) == 70
    assert [name for name in called if len(name) > 16] == []
    assert [line for line in lines if len(line) > 60 or not line.endswith(".") or "!" in line] == []


def test_every_skill_has_a_rule_in_one_sentence_and_two_lines_of_verse(texts: Texts, language: str) -> None:
    called = {texts.phrase(language, names.skill_name(skill)) for skill in SKILLS}
    rules = [texts.phrase(language, names.skill_rule(skill)) for skill in SKILLS]
    verses = [texts.phrase(language, names.skill_verse(skill)).splitlines() for skill in SKILLS]

    assert len(called) == len(set(rules)) == 20
    assert [rule for rule in rules if rule.count(".") != 1 or not rule.endswith(".") or len(rule) > 160] == []
    assert [verse for verse in verses if len(verse) != 2 or not all(20 < len(line) < 60 for line in verse)] == []


def test_all_gems_dwarves_and_types_have_different_names(texts: Texts, language: str) -> None:
    gems = {texts.phrase(language, names.gem_name(gem)) for gem in GEMS}
    dwarves = {texts.phrase(language, names.dwarf_name(gem)) for gem in STANDARD}
    types = {texts.phrase(language, names.type_name(tile.type)) for tile in TILES}
    rules = {texts.phrase(language, names.type_rule(tile.type)) for tile in TILES}

    assert (len(gems), len(dwarves), len(types), len(rules)) == (11, 7, 5, 5)


def test_the_texts_have_no_unused_words() -> None:
    """A removed room, skill or condition leaves no words behind."""
    conditions = {
        dict(phrase.params)["gems"]
        for tile in TILES
        for phrase in ability_phrases(tile.ability)
        if "gems" in dict(phrase.params)
    }
    wanted = {
        "room": {*KEYS, *(f"{key}-text" for key in KEYS)},
        "skill": {f"{skill.key}{part}" for skill in SKILLS for part in ("", "-rule", "-verse")},
        "show": conditions,
    }

    for area, keys in wanted.items():
        there = {found[1] for key in LANGUAGES["en"].messages if (found := re.fullmatch(f"gemrush-{area}-(.*)", key))}
        assert there == keys


def test_every_ability_has_a_sentence(language: str) -> None:
    abilities = [said(language, tile.ability) for tile in TILES if tile.ability]

    assert len(set(abilities)) == len(abilities) == 68  # No two rooms have the same sentence.


@pytest.mark.parametrize(
    ("ability", "english", "german"),
    [
        (
            (Dig(3, (Gem.STAR_TEAR, Gem.FIRE_RUBY)), Keep(2)),
            "dig for 3 cards with Star Tear or Fire Ruby, keep 2 of them",
            "grab nach 3 Karten mit Sternenträne oder Feuerrubin, behalte 2 davon",
        ),
        (
            (Discard(X), Reveal(X), Keep(ALL)),
            "discard X, reveal X, keep them",
            "leg X ab, deck X auf, behalte sie alle",
        ),
        (
            (Discard(1, (Gem.OBSIDIAN,)), Dig(1, DISCARDED), Keep(1), Draw(1)),
            "discard 1 card with Obsidian, dig for 1 card with a gem you discarded, keep it, draw 1",
            "leg 1 Karte mit Obsidian ab, grab nach 1 Karte mit einem abgelegten Edelstein, behalte sie, zieh 1",
        ),
        (
            (Reveal(4), Keep(2, (Gem.OBSIDIAN, Gem.PERMAFROST, Gem.DRAGONJADE))),
            "reveal 4, keep 2 with Obsidian, Permafrost or Dragonjade",
            "deck 4 auf, behalte 2 mit Obsidian, Permafrost oder Drachenjade",
        ),
    ],
)
def test_the_sentence_of_an_ability_follows_from_its_data(ability: Ability, english: str, german: str) -> None:
    assert said("en", ability) == english
    assert said("de", ability) == german
