"""Tests that a language is new files only: a generated one can be said, shown and drawn like the others."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import ui

from bot.texts import FALLBACK, Texts, load_texts
from bot.texts.files import folders
from bot.texts.locales import own_name
from bot.ui.face import Face
from bot.ui.words import Words
from tests.cogs.desk import Desk
from tests.commands import tree
from tests.render.cuts import cut_lines, draw_matches, draw_pages
from tests.texts import fluent_facts as facts
from tests.texts import lengths
from tests.texts.pseudo import NAME, pseudo, write_pseudo
from tests.ui.test_commands import nodes
from tests.ui.test_views import FACES, LONG_NAME, all_kinds, all_messages, check

ENGLISH = re.compile(r"(?<![/:\w`-])[a-z]{5,}(?![\w:`-])")  # a word of five letters that nobody has translated
TYPED = re.compile(r"`[^`]*`|https?://\S+")

of_each_game = pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_pseudo(tmp_path_factory.mktemp("texts"), *(place / FALLBACK for place in folders()))


@pytest.fixture(scope="module")
def texts(folder: Path) -> Texts:
    return load_texts(folder)


@pytest.fixture(scope="module")
def words(texts: Texts) -> Words:
    return Words(texts, NAME)


def test_words_are_longer_and_have_accents_but_what_members_type_stays() -> None:
    source = "ui-a = Press **{ ui-b }** or `/gems { $x } new`, once: https://a.bc\ngame-name = Gems\n"

    assert pseudo(source) == (
        "ui-a = Préśśśś **{ ui-b }** örr `/gems { $x } new`, öñçéé: https://a.bc\ngame-name = Gems\n"
    )


@pytest.mark.slow
def test_the_language_has_all_sentences_and_no_faults(folder: Path, texts: Texts) -> None:
    languages = facts.read_languages(folder)

    assert NAME in texts.languages
    assert facts.missing_keys(languages) == facts.differing_variables(languages) == []
    assert facts.differing_words(languages) == facts.glued_words(languages[NAME]) == []
    assert list(lengths.too_long(texts, languages[NAME])) == []


@pytest.mark.slow
def test_every_sentence_of_the_language_can_be_said(folder: Path, texts: Texts) -> None:
    language = facts.read_languages(folder, NAME)[NAME]
    for key in language.messages:
        for values in facts.samples(language, key):
            assert texts.say(NAME, key, **values), key


@pytest.mark.slow
async def test_every_command_is_described_in_the_language(texts: Texts) -> None:
    for node in nodes(await tree(texts)):
        said = (node.get("description_localizations") or node.get("name_localizations") or {}).get(NAME, "")
        assert len(said) <= 100
        assert said or not node.get("description"), node["name"]
        assert untranslated(said) == [], said


@pytest.mark.slow
@of_each_game
async def test_every_message_of_a_match_fits_and_is_in_the_language(face: Face, words: Words) -> None:
    for options in face.game.about.samples[:2]:
        for match in all_kinds(face, options):
            for layout in all_messages(face, match, words):
                check(layout)
                assert set(untranslated("\n".join(said_in(layout)))) <= {face.key}


def said_in(layout: ui.LayoutView) -> Iterator[str]:
    for part in layout.walk_children():
        shown = part.to_component_dict()
        for name in ("content", "label", "placeholder"):
            yield str(shown.get(name) or "")
        for option in shown.get("options", ()):
            yield f"{option['label']} {option.get('description') or ''}"


def untranslated(said: str) -> list[str]:
    """Return English words in a text, beside names and what members type."""
    return ENGLISH.findall(TYPED.sub(" ", said).replace(LONG_NAME, " "))


@pytest.mark.slow
@of_each_game
def test_every_picture_is_drawn_in_the_language(face: Face, words: Words) -> None:
    with cut_lines():  # Accents and length may cut words here, but no drawing fails.
        draw_pages(face, words)
        draw_matches(face, words, all_kinds(face, face.game.about.samples[0]))


@pytest.mark.slow
async def test_members_choose_and_read_the_language(texts: Texts, tmp_path: Path) -> None:
    here = Desk(tmp_path)
    here.texts = texts
    async with here as desk:
        ada = desk.actor("Ada")
        ada.user.locale = NAME
        for command in ("help", "learn", "turns", "reminders", "leaderboard", "settings", "setup", "privacy policy"):
            assert untranslated(await desk.slash(ada, command)) == [], command
        assert own_name(NAME) in await desk.slash(ada, "settings", language=NAME)
        for command in ("gems new", "gembatan new", "rush new"):
            await desk.slash(ada, command)
            assert untranslated("\n".join(desk.board(ada).texts)) == [], command
