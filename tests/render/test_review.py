"""Tests of the pictures of accuracies: reference pictures, bars without colour, any number of turns, any language."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.themes import Theme, painted
from bot.ui.words import Words
from render import leaderboards
from render.kit import RGB
from render.leaderboards import accuracies, pieces, plot, review
from render.leaderboards.colours import colours
from render.leaderboards.views import Accuracies, Bar, Course, Plot
from tests.render import leaderboard_scenes as scenes
from tests.render.cuts import cut_lines
from tests.render.references import opened, reference, worst_block
from tests.render.test_fonts import HOSTILE
from tests.render.test_pictures import BLOCK_TOLERANCE
from tests.texts.loaded import all_texts

UP, DOWN = 0, 1


def rows_of(image: Image.Image, colour: RGB, column: int) -> list[int]:
    return [y for y in range(image.height) if image.getpixel((column, y)) == colour]


def column_of(bars: int, number: int) -> int:
    """Return the middle of a bar, in pixels."""
    left, right = pieces.MARGIN + review._LEFT, pieces.MARGIN + pieces.INNER - review._RIGHT
    return round(left + (right - left) * (number + 0.5) / bars)


@pytest.mark.slow
def test_another_accuracy_bar_or_mark_changes_the_picture() -> None:
    wanted, bars = reference("leaderboards", "review"), scenes.SHORT.bars
    for other in (
        replace(scenes.SHORT, shown="84"),
        replace(scenes.SHORT, bars=(replace(bars[0], down=bars[0].down + 4), *bars[1:])),
        replace(scenes.SHORT, bars=tuple(replace(bar, mark=bar.mark.replace("3", "")) for bar in bars)),
    ):
        assert worst_block(opened(leaderboards.paint_review(other)), wanted) > 2 * BLOCK_TOLERANCE


@pytest.mark.parametrize("theme", Theme)
def test_what_was_made_stands_above_what_was_given_away(theme: Theme) -> None:
    """So the bars differ without their colour."""
    view = replace(scenes.SHORT, bars=(Bar(10, 5), Bar(4, 0), Bar(0, 2)))

    def drawn() -> tuple[Image.Image, tuple[RGB, ...]]:
        return review.paint(view), colours.COURSES

    image, courses = painted(theme, drawn)
    up, down = (rows_of(image, courses[which], column_of(3, 0)) for which in (UP, DOWN))
    assert max(up) < min(down)
    assert len(up) / len(down) == pytest.approx(2, abs=0.1)
    assert not rows_of(image, courses[DOWN], column_of(3, 1))
    assert not rows_of(image, courses[UP], column_of(3, 2))


def test_a_small_loss_is_still_seen() -> None:
    image = review.paint(replace(scenes.SHORT, bars=(Bar(200, 0), Bar(0, 0.1))))
    assert len(rows_of(image, colours.COURSES[DOWN], column_of(2, 1))) >= 2


@pytest.mark.parametrize("turns", [1, 2, 37, 200, 201, 5_000])
def test_any_number_of_turns_is_drawn(turns: int) -> None:
    bars = tuple(Bar(3, 1, "1" if number == turns - 1 else "") for number in range(turns))
    shared = review.shared(bars)
    assert len(shared) <= review.MOST_BARS
    assert sum(bar.up for bar in shared) == 3 * turns
    assert shared[-1].mark == "1"
    assert review.paint(replace(scenes.SHORT, bars=bars, turns=((0, "turn 1"),))).size == (1000, 678)


def test_neighbouring_marks_are_side_by_side_within_the_picture() -> None:
    places = review._apart([900, 901, 902], 100, 905)
    assert all(after - before > 2 * review._MARK for before, after in pairwise(places))
    assert places[-1] <= 905


@pytest.mark.parametrize("bars", [(Bar(0, 0),), (Bar(0, 0.001),), (Bar(10**6, 10**6),)])
def test_any_points_are_drawn(bars: tuple[Bar, ...]) -> None:
    review.paint(replace(scenes.SHORT, bars=bars, turns=()))


@pytest.mark.parametrize("values", [(100,), (97, 99), (0, 0), (0, 100), tuple(range(30))])
def test_no_line_of_the_grid_is_outside_what_an_accuracy_can_be(values: tuple[int, ...]) -> None:
    course = Course("last match", tuple(enumerate(values)), "")
    scale, _ = plot._scale(Plot("", (course,), (), (0, 100)), 0)
    assert 0 <= scale.low <= min(values)
    assert max(values) <= scale.high <= 100
    assert scale.high - scale.low >= 20
    accuracies.paint(Accuracies("Ada", "50", "Gembatan", Plot("", (course,), ((0, "2 Jun"),), (0, 100))))


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_can_be_drawn(name: str) -> None:
    review.paint(replace(scenes.SHORT, name=name, label=name, up_label=name, down_label=name))


@pytest.mark.parametrize("language", all_texts().languages)
def test_no_word_is_cut_in_any_language(language: str) -> None:
    words = Words(all_texts(), language)
    views = (
        replace(
            scenes.SHORT,
            shown="100",
            label=words("review-label"),
            up_label=words("review-up", made=12_345),
            down_label=words("review-down", lost=12_345),
            turns=((0, words("decided-where", kind="turn", number=1)), (10, "12345")),
        ),
        replace(scenes.BY_CHANCE, label=words("review-label"), down_label=words("review-down-chance")),
    )
    pieces._squeezed.cache_clear()  # what comes from the cache measures no text
    line = Course(words("accuracy-last"), ((0, 100), (29, 100)), "100")
    line_plot = Plot(words("accuracy-plot"), (line,), (), (0, 100))
    with cut_lines() as found:
        for view in views:
            review.paint(view)
        for game in ("gems3d", "gembatan", "gemrush"):
            for count in (1, 10):
                label = words("accuracy-label", game=game, count=count)
                accuracies.paint(Accuracies("Łucja", "100", label, line_plot))
    assert found == {}
