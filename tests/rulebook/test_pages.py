"""Tests of the pages of the rules: their texts in every language, their pictures, and what they cover.

`<game>.txt` has a line for each sentence of the game's source: the page that says the same, and the sentence in short.
A page "-" means that the sentence is not about playing here, such as a click with a mouse.
"""

import re
from pathlib import Path

import pytest

from bot.games.gembatan.modes import DAILY_TURNS
from bot.ui.commands.rulebook import match_of, title_of
from bot.ui.face import Face
from bot.ui.panels import LONGEST_ALT, LONGEST_OPTION, MOST_OPTIONS
from bot.ui.words import Words
from cogs import all_cogs
from render.png import SIGNATURE
from tests.rulebook.terms import TERMS, finder_of
from tests.texts.loaded import all_languages, all_texts

HERE = Path(__file__).parent
TEXTS = all_texts()
FACES = [cog.face for cog in all_cogs() if cog.face is not None]
WITH_PAGES = [face for face in FACES if face.pages]
MOST_WORDS = 60
BOLD = re.compile(r"\*\*(.+?)\*\*")

of_each_game = pytest.mark.parametrize("face", WITH_PAGES, ids=lambda face: face.key)
in_each_language = pytest.mark.parametrize("language", TEXTS.languages)


def texts_of(face: Face, language: str) -> dict[str, str]:
    """Return the title and the text of each page by its key, with the usual options."""
    words, options = Words(TEXTS, language), face.game.about.samples[0]
    return {
        page.key: f"{title_of(face, page, words)}\n"
        + words(f"{face.key}-page-{page.key}", **face.page_params(page, options, words))
        for page in face.pages
    }


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
def test_every_game_has_rules(face: Face) -> None:
    assert face.pages or face.rules(face.game.about.samples[0], Words(TEXTS, "en"))


def test_the_page_about_the_daily_of_gembatan_shows_its_board() -> None:
    face, words = next(face for face in FACES if face.key == "gembatan"), Words(TEXTS, "en")
    page = next(page for page in face.pages if page.key == "daily")
    _, view, _ = face.page_picture(page, match_of(face, page, words), words)
    assert (len(view.tiles), view.turns, view.length) == (6, 1, DAILY_TURNS)


@in_each_language
@pytest.mark.parametrize("key", ["goal", "turn"])
def test_the_head_of_a_picture_of_gem_rush_names_who_moves_in_a_right_sentence(key: str, language: str) -> None:
    """Its captions are in the third person, so that "you" before them would be wrong in every language."""
    face, words = next(face for face in FACES if face.key == "gemrush"), Words(TEXTS, language)
    page = next(page for page in face.pages if page.key == key)

    _, view, table = face.page_picture(page, match_of(face, page, words), words)
    said = f"{table.seats[view.turn].name} {table.caption('phase-move', '')}"

    assert said.partition(" ")[0] not in (words("ui-page-you"), "")
    assert said in words(f"gemrush-page-{key}-alt")


@of_each_game
def test_a_menu_holds_all_pages(face: Face) -> None:
    keys = [page.key for page in face.pages]

    assert len(set(keys)) == len(keys) <= MOST_OPTIONS


@of_each_game
@in_each_language
def test_a_page_is_short_for_all_options(face: Face, language: str) -> None:
    words = Words(TEXTS, language)
    for page in face.pages:
        assert len(title_of(face, page, words)) <= LONGEST_OPTION - len("25 · ")
        for options in face.game.about.samples:
            said = words(f"{face.key}-page-{page.key}", **face.page_params(page, options, words))
            assert len(re.findall(r"\w[\w’'-]*", said)) <= MOST_WORDS, page.key


@of_each_game
@in_each_language
def test_each_picture_is_described(face: Face, language: str) -> None:
    for page in face.pages:
        assert 0 < len(TEXTS.say(language, f"{face.key}-page-{page.key}-alt")) <= LONGEST_ALT


@of_each_game
def test_no_text_is_left_of_a_page_that_is_gone(face: Face) -> None:
    pages = {f"{face.key}-page-{page.key}{end}" for page in face.pages for end in ("", "-title", "-alt")}
    written = {key for key in all_languages()["en"].messages if key.startswith(f"{face.key}-page-")}

    assert written == pages


@pytest.mark.slow
@of_each_game
@in_each_language
def test_each_page_has_a_picture(face: Face, language: str) -> None:
    words = Words(TEXTS, language)
    for page in face.pages:
        paint, *subjects = face.page_picture(page, match_of(face, page, words), words)
        assert paint(*subjects).startswith(SIGNATURE)


@of_each_game
@in_each_language
def test_a_word_is_explained_where_it_first_stands(face: Face, language: str) -> None:
    for explaining, *patterns in TERMS[face.key]:
        finds = finder_of((patterns[0], patterns[1]), language)
        if finds is not None:
            using = [key for key, text in texts_of(face, language).items() if finds(text)]
            assert using[:1] == [explaining], patterns
            assert any(map(finds, BOLD.findall(texts_of(face, language)[explaining]))), patterns


@of_each_game
def test_the_pages_say_all_that_the_source_says(face: Face) -> None:
    lines = (HERE / f"{face.key}.txt").read_text(encoding="utf-8").splitlines()
    told = [line.partition(": ") for line in lines if line and not line.startswith("#")]
    known = {page.key for page in face.pages} | {"-"}

    assert told
    assert [line for page, *line in told if page not in known or not "".join(line).strip(": ")] == []
    for language in TEXTS.languages:
        assert all(TEXTS.say(language, f"{face.key}-page-{page}-title") for page, *_ in told if page != "-")
