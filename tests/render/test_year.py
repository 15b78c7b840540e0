"""Tests of the picture of a year: reference pictures, months without colour, any numbers and names, any language."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.engine.themes import Theme, painted, using
from bot.games.gemrush.skills import SKILLS
from bot.sessions.memory.years import Favourite, Rival, YearOfGame
from bot.sessions.memory.years import Year as Played
from bot.storage.years import YearRow
from bot.ui.words import Words
from cogs.profile.year import YearText
from render import leaderboards
from render.gems import sprite
from render.leaderboards import pieces, year
from render.leaderboards.colours import colours
from render.leaderboards.views import Highlight, Month, Thumbnail, Year, YearGame
from tests.render import leaderboard_scenes as scenes
from tests.render.cuts import cut_lines
from tests.render.references import opened, reference, reference_file, worst_block
from tests.render.test_fonts import HOSTILE
from tests.render.test_pictures import BLOCK_TOLERANCE
from tests.render.test_themes import ratio
from tests.texts.loaded import all_texts
from tests.ui.test_views import FACES

TEXTS = all_texts()
FACE_OF = {face.key: face for face in FACES}
GAMES = ("gems3d", "gembatan", "gemrush")


def drawn(view: Year) -> Image.Image:
    image, _ = year.paint(view)
    return image


@pytest.mark.slow
def test_another_number_month_or_highlight_changes_the_picture() -> None:
    view, wanted = scenes.year(), reference("leaderboards", "year")
    months, games, shown = list(view.months), list(view.games), list(view.highlights)
    months[1] = replace(months[1], count=9, shown="9")
    games[1] = replace(games[1], won=0.3)
    shown[0] = replace(shown[0], shown="14 : 8")
    for other in (
        replace(view, months=tuple(months)),
        replace(view, games=tuple(games)),
        replace(view, highlights=tuple(shown)),
        replace(view, year="2027"),
        replace(view, name="Jonas Grunewald"),
        replace(view, note="135 matches"),
    ):
        assert worst_block(opened(leaderboards.paint_year(other)), wanted) > 2 * BLOCK_TOLERANCE


# ---- months ----


def top_of(image: Image.Image, number: int, of: int = 12) -> int:
    """Return the row in which the crystal of a month, or the number or the crown above it, begins."""
    step = (pieces.INNER - 36) / of
    x = pieces.MARGIN + 18 + round(step * number)
    top = year._HEAD + year._GAMES + year._GAP + 60
    part = image.crop((x + 4, top, x + round(step) - 4, image.height))
    ground = Image.new("RGB", part.size, colours.WELL)
    box = ImageChops.difference(part, ground).getbbox()
    assert box is not None
    return top + box[1]


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
def test_a_month_with_more_matches_is_taller_also_without_colour(theme: Theme) -> None:
    view = replace(scenes.year(), months=scenes.months(*range(12)))

    def tops() -> list[int]:
        image = drawn(view)
        return [top_of(image, number) for number in range(12)]

    found = painted(theme, tops)
    assert all(before > after for before, after in pairwise(found))
    assert found[0] - found[1] >= year._LEAST  # a single match is seen
    assert found[10] - found[11] >= 30  # the best month has a crown, beside its colour


def test_all_months_with_the_most_matches_have_a_crown() -> None:
    tied = drawn(replace(scenes.year(), months=scenes.months(3, 9, 3, 9, *[0] * 8)))
    assert top_of(tied, 1) == top_of(tied, 3)
    assert top_of(tied, 0) == top_of(tied, 2) > top_of(tied, 1) + 30


@pytest.mark.parametrize("count", [1, 9, 999, 9_999])
def test_any_number_of_matches_fits_between_its_neighbours(count: int) -> None:
    view = replace(scenes.first_year(), months=scenes.months(*[count] * 12))
    image = drawn(view)
    step = (pieces.INNER - 36) / 12
    top = year._HEAD + year._GAMES + year._GAP + 60
    for number in range(1, 12):  # no number touches the one beside it
        x = pieces.MARGIN + 18 + round(step * number)
        gap = image.crop((x, top, x + 1, top + 60))
        assert gap.getcolors() == [(60, colours.WELL)]


# ---- sizes ----

BOARD = Thumbnail(reference_file("gembatan", "over").read_bytes(), "62", "Gembatan · 3 Aug")


@pytest.mark.parametrize("board", [None, BOARD], ids=["no board", "board"])
@pytest.mark.parametrize("highlights", range(6))
@pytest.mark.parametrize("games", [1, 2, 4])
def test_whatever_a_year_has_the_picture_is_about_five_high_for_four_wide(
    board: Thumbnail | None, highlights: int, games: int
) -> None:
    view = replace(
        scenes.year(),
        games=tuple(YearGame(f"game{number}", "Game", "5", "matches") for number in range(games)),
        board=board,
        highlights=tuple(Highlight("rival", "Bela", "rival", "1") for _ in range(highlights)),
    )
    image = drawn(view)
    assert image.width == pieces.WIDTH
    assert (1250 if board else 880) <= image.height <= 1250


def test_large_numbers_of_wins_and_none_are_drawn() -> None:
    for won in (0.0, 0.0001, 1.0, None):
        drawn(replace(scenes.first_year(), games=(YearGame("gembatan", "Gembatan", "12,345", "matches", "note", won),)))


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_can_be_drawn(name: str) -> None:
    rival = Highlight("rival", name, name, "1,014 : 987")
    drawn(replace(scenes.year(), name=name, highlights=(rival,)))
    drawn(replace(scenes.first_year(), name=name, highlights=(rival,)))


@pytest.mark.parametrize("theme", Theme)
def test_crystals_and_numerals_stand_out(theme: Theme) -> None:
    with using(theme):
        for tone in (year._violet(), colours.MEDALS[0]):
            for lit in (0.5, 0.68):
                assert ratio(tone(lit), colours.DARK if theme is Theme.LIGHT else colours.WELL) >= 3.0
        assert ratio(colours.BARS[0], colours.TRACK) >= 1.5


def test_each_game_of_a_member_is_in_front_of_the_other_gems() -> None:
    names = year._adorning(scenes.year())
    assert len(set(names)) == len(year._PLACES) == len(names)
    assert set(names[-3:]) == set(pieces.gems_of(GAMES))
    assert all(sprite(name, 40).size == (40, 40) for name in names)


# ---- languages ----


def text_of(language: str, favourite: str, *, contested: bool) -> YearText:
    """Return a year with large numbers, in a language."""
    row = YearRow("a", "gems3d", 1, 0, "Łucja", 23_456, None, b"", None, 1_780_272_000_000, False)
    games = tuple(YearOfGame(game, 1_234, 1_234 * contested, 1_087 * contested, (row,)) for game in GAMES)
    found = Played(
        year=2026,
        name="Łucja",
        games=games,
        months=(123,) * 12,
        rival=Rival("Bela", 234, 123, 100),
        favourite=Favourite("gemrush", favourite, 1_234),
        streak=365,
        solved=1_234,
    )
    return YearText(found, FACE_OF, Words(TEXTS, language), row)


@pytest.mark.slow
@pytest.mark.parametrize("contested", [True, False], ids=["contested", "alone"])
@pytest.mark.parametrize("language", TEXTS.languages)
def test_no_word_is_cut_in_any_language(language: str, contested: bool) -> None:
    pieces._squeezed.cache_clear()  # what comes from the cache measures no text
    with cut_lines() as found:
        for skill in SKILLS:
            text = text_of(language, f"gemrush-skill-{skill.key}", contested=contested)
            board = text.thumbnail(text.year.games[0].bests[0], BOARD.png)
            drawn(text.picture(board))
    assert found == {}


@pytest.mark.parametrize("language", TEXTS.languages)
def test_the_alternative_text_says_all_that_the_picture_says(language: str) -> None:
    text = text_of(language, "gemrush-skill-long-stride", contested=True)
    view, alt = text.picture(None), text.alt()
    assert len(alt) <= 1_024
    said = [view.year, view.name, *(game.name for game in view.games), *(one.shown for one in view.games)]
    said += [one.title for one in view.highlights if one.icon in ("rival", "skill")]
    said += [one.shown.strip("×") for one in view.highlights if one.icon != "rival"]
    said += ["123", "100", *text.words.month_names()]
    assert [part for part in said if part not in alt] == []
    assert alt.splitlines()[1:] == text.text().splitlines()[2:]


def test_names_are_escaped_where_they_could_format_the_text() -> None:
    text = text_of("en", "gemrush-skill-long-stride", contested=True)
    named = YearText(replace(text.year, name="*A*", rival=Rival("<@1>", 1, 1, 0)), FACE_OF, text.words)
    assert "*A*" in named.alt()
    assert "### \\*A\\* · 2026" in named.text()
    assert "<@1>" not in named.text()


def test_a_streak_of_one_day_and_no_puzzle_are_not_told() -> None:
    text = text_of("en", "gemrush-skill-long-stride", contested=True)
    few = YearText(replace(text.year, streak=1, solved=0, rival=None, favourite=None), FACE_OF, text.words)
    assert few.picture(None).highlights == ()
    assert "streak" not in few.alt()
    assert "uzzle" not in few.alt()


def test_months_have_their_numbers_as_text() -> None:
    view = text_of("en", "gemrush-skill-long-stride", contested=True).picture(None)
    assert view.months[8] == Month("Sept", 123, "123")
