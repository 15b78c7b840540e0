"""Tests that gems differ in shape or in colour, also for colour-blind members, and that their letters differ."""

from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES
from render import gems
from render.gems3d.board import draw_background
from render.gems3d.colours import PALETTE, colours
from render.gems3d.tiles import letter_sprite
from render.kit import RGB
from tests.render.vision import VISIONS, Lab, ciede2000, seen

CELL = 74
APART = 10.0  # the least difference (CIEDE2000) between the mean colours of two gems
ALIKE = 0.8  # Silhouettes that overlap by a larger share look the same.
CONTRAST = 8.0  # the least difference (CIEDE2000) between a visible pixel of a gem and the cell
VISIBLE = 0.5  # the least share of a gem's pixels that must be visible
BACKGROUNDS = {
    "cell": colours.CELL, "new": colours.NEW, "moved": colours.MOVED, "trick": colours.TRICK,
}  # fmt: skip


@cache
def shape(name: str) -> Image.Image:
    return gems.silhouette(name, CELL).point([0] * 128 + [255] * 128)


@cache
def body(name: str, background: RGB) -> tuple[tuple[int, RGB], ...]:
    """Return (number of pixels, colour) for each colour of a gem on a background."""
    tile = draw_background(CELL, background)
    sprite = gems.sprite(name, CELL)
    tile.paste(sprite, (0, 0), sprite)
    shown = PALETTE.now.picture(PALETTE.now.indexes(tile)).convert("RGBA")
    shown.putalpha(shape(name))
    found = shown.getcolors(CELL * CELL)
    assert found is not None
    result = []
    for count, colour in found:
        assert isinstance(colour, tuple)
        if colour[3]:
            result.append((count, (colour[0], colour[1], colour[2])))
    return tuple(result)


@cache
def mean(name: str, vision: str, background: RGB = colours.CELL[0]) -> Lab:
    """Return the mean colour of a gem as a member with this kind of vision sees it."""
    total = sum(count for count, _ in body(name, background))
    sums = [0.0, 0.0, 0.0]
    for count, colour in body(name, background):
        for i, value in enumerate(seen(colour, vision)):
            sums[i] += count * value
    return sums[0] / total, sums[1] / total, sums[2] / total


def overlap(one: str, other: str) -> float:
    """Return the area that two silhouettes share, divided by the area that they cover together."""
    both = ImageStat.Stat(ImageChops.darker(shape(one), shape(other))).sum[0]
    either = ImageStat.Stat(ImageChops.lighter(shape(one), shape(other))).sum[0]
    return both / either


def test_the_painter_has_every_gem_of_the_rules() -> None:
    assert set(gems.NAMES) == set(GEM_NAMES)


@pytest.mark.slow
@pytest.mark.parametrize("vision", VISIONS)
def test_every_pair_differs_in_colour_or_in_shape(vision: str) -> None:
    confused = [
        (one, other)
        for one, other in combinations(GEM_NAMES, 2)
        if overlap(one, other) >= ALIKE and ciede2000(mean(one, vision), mean(other, vision)) < APART
    ]

    assert confused == []


def test_a_pair_of_equal_shape_and_colour_would_be_found() -> None:
    assert overlap("red", "red") >= ALIKE
    assert ciede2000(mean("red", "normal"), mean("red", "normal")) < APART


@pytest.mark.slow
def test_some_pairs_differ_only_in_shape_so_shapes_must_be_measured() -> None:
    close = [
        pair
        for pair in combinations(GEM_NAMES, 2)
        for vision in VISIONS
        if ciede2000(mean(pair[0], vision), mean(pair[1], vision)) < APART
    ]

    assert close
    assert all(overlap(*pair) < ALIKE for pair in close)


@pytest.mark.slow
@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("background", BACKGROUNDS)
def test_every_gem_stands_out_from_every_cell_that_it_may_lie_on(vision: str, background: str) -> None:
    for colour in BACKGROUNDS[background]:
        cell = seen(colour, vision)
        for name in GEM_NAMES:
            parts = body(name, colour)
            visible = sum(n for n, part in parts if ciede2000(seen(part, vision), cell) >= CONTRAST)
            assert visible >= VISIBLE * sum(n for n, _ in parts), name


def test_every_letter_differs_from_every_other_at_the_smallest_cell() -> None:
    sprites = [letter_sprite(letter, 44) for letter in GEM_LETTERS]

    for one, other in combinations(sprites, 2):
        assert ImageStat.Stat(ImageChops.difference(one.convert("L"), other.convert("L"))).sum[0] > 500


@pytest.mark.parametrize("cell", [44, 74, 134])
def test_letters_are_at_least_ten_pixels_high(cell: int) -> None:
    for letter in GEM_LETTERS:
        box = letter_sprite(letter, cell).getchannel("A").getbbox()
        assert box is not None
        assert box[3] - box[1] >= 10
