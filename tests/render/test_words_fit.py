"""Tests that pictures have room for their words in each language, and fonts for its letters."""

import re
from itertools import product

import pytest
from PIL import Image

from bot.engine.table import ROBOT, Table, TableSeat
from bot.games.gemrush.names import ability
from bot.games.gemrush.rooms import TILES
from bot.ui.commands.rulebook import match_of
from bot.ui.face import Face
from bot.ui.words import Words
from render import fonts, gembatan, gemrush
from render.memory import cached
from render.png import SIGNATURE
from tests.render import gembatan_scenes, gemrush_scenes
from tests.render.cuts import Lines, cut_lines, draw_matches, draw_pages, without_names
from tests.render.references import changed_box, opened
from tests.texts.glossary import glossaries
from tests.texts.loaded import all_languages, all_texts
from tests.ui.test_views import FACES, all_kinds

TEXTS = all_texts()

in_each_language = pytest.mark.parametrize("language", TEXTS.languages)
of_each_game = pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)


def names_in(language: str) -> set[str]:
    """Return the names that pictures may cut: those of skills, which stand in full in texts."""
    keys = [key for key in all_languages()[language].messages if re.fullmatch(r"gemrush-skill-[a-z-]+", key)]
    return {TEXTS.say(language, key) for key in keys}


@pytest.mark.slow
@of_each_game
@in_each_language
def test_no_word_is_cut_in_the_pictures_of_the_rules(face: Face, language: str) -> None:
    with cut_lines() as found:
        draw_pages(face, Words(TEXTS, language))

    assert without_names(found, names_in(language)) == {}


@pytest.mark.slow
@of_each_game
@in_each_language
def test_no_word_is_cut_in_the_pictures_of_a_match(face: Face, language: str) -> None:
    with cut_lines() as found:
        for options in face.game.about.samples[:3]:
            draw_matches(face, Words(TEXTS, language), all_kinds(face, options))

    assert without_names(found, names_in(language)) == {}


@pytest.mark.nightly
def test_the_same_texts_have_the_same_room_in_painted_pictures() -> None:
    measured, painted = Lines(), Lines()
    for lines in (measured, painted):
        with cut_lines(lines, paint=lines is painted):
            for face, language in product(FACES, TEXTS.languages):
                words = Words(TEXTS, language)
                draw_pages(face, words)
                draw_matches(face, words, all_kinds(face, face.game.about.samples[0]))

    assert measured.asked == painted.asked
    assert len(measured.asked) >= 200


@pytest.mark.slow
@in_each_language
def test_no_name_of_a_computer_player_is_cut_in_a_head_or_beside_a_hand(language: str) -> None:
    words = Words(TEXTS, language)
    gems = [words(f"computer-gem-{gem}") for gem in ("opal", "beryl", "topaz", "garnet", "jade", "zircon", "pearl")]
    called = [words("computer-called", gem=gem, level=level) for gem in gems for level in ("easy", "normal", "hard")]
    longest, short = max(called, key=lambda name: fonts.width(name, 30)), max(gems, key=len)
    seats = (TableSeat(f"{ROBOT} {longest}", short=short),) * 4

    with cut_lines() as found:
        assert gemrush.paint(gemrush_scenes.RUSH, Table(seats)).startswith(SIGNATURE)
        for name in ("start", "draft", "gembatan", "long"):
            view, _ = gembatan_scenes.SCENES[name]
            assert gembatan.paint(view, Table(seats)).startswith(SIGNATURE)

    assert found == {}


@pytest.mark.slow
@in_each_language
def test_no_skill_that_pays_is_cut_in_the_picture_of_a_hand(language: str) -> None:
    words = Words(TEXTS, language)
    face = next(face for face in FACES if face.key == "gemrush")
    pages = [page for page in face.pages if page.key in ("skills", "circle")]

    with cut_lines() as found:
        for page in pages:
            paint, *subjects = face.page_picture(page, match_of(face, page, words), words)
            assert paint(*subjects).startswith(SIGNATURE)

    assert found == {}


@pytest.mark.slow
@in_each_language
def test_what_a_room_does_is_told_below_its_signs_and_within_its_walls(language: str) -> None:
    words = Words(TEXTS, language)
    longest = max(range(len(TILES)), key=lambda number: len(ability(number, words)))
    room = next(tile for tile in TILES if tile.key == "ember-weeper")
    pictures = (gemrush.paint_room(room, Table((), (("text", text),))) for text in (ability(longest, words), "X"))

    box = changed_box(*map(opened, pictures))

    assert box is not None
    assert 449 <= box[1] < box[3] <= 645  # with its shadow: the signs end above, the lower wall begins below


def test_a_word_that_is_cut_is_found() -> None:
    image = Image.new("RGB", (100, 20))
    with cut_lines() as found:
        fonts.words(image, "much too long for its place", 0, 10, 20, (0, 0, 0), 60)
        fonts.words(image, "Ada", 0, 10, 20, (0, 0, 0), 60)

    assert list(found) == ["much too long for its place"]


def test_a_word_that_is_cut_is_found_again_in_a_drawing_from_the_cache() -> None:
    drawn: list[str] = []

    @cached
    def plate(text: str) -> Image.Image:
        drawn.append(text)
        return fonts.drawn_words(text, 20, (255, 255, 255), (0, 0, 0), 60)

    @cached
    def pair(one: str, other: str) -> Image.Image:
        image = Image.new("RGB", (130, 30))
        image.paste(plate(one), (0, 0))
        image.paste(plate(other), (65, 0))
        return image

    plate("drawn before, and much too long")
    for text in ("drawn before, and much too long", "much too long for its place"):
        for _ in range(2):
            with cut_lines() as found:
                pair(text, "Ada")
            assert list(found) == [text]
        with cut_lines() as found:
            plate("Ada")
        assert found == {}

    assert drawn == ["drawn before, and much too long", *drawn[:1], "Ada", "much too long for its place"]


@pytest.mark.slow
def test_no_blank_picture_stays_in_the_cache() -> None:
    scene = gemrush_scenes.RUSH, Table(())
    with cut_lines():
        gemrush.paint(*scene)

    assert len(set(opened(gemrush.paint(*scene)).get_flattened_data())) > 100


@pytest.mark.parametrize("language", sorted(glossaries()))
def test_the_fonts_of_pictures_have_all_letters_of_a_language(language: str) -> None:
    for letter in glossaries()[language].letters:
        font = fonts.font_of(letter)
        assert font is not None, f"{letter!a} {letter}"
        assert font == fonts.FREDOKA or not letter.isalpha(), f"{letter!a} is drawn by {font.name}"
