"""Tests of palettes: pictures are converted from RGB and back, and `tests.render.train` chooses colours."""

from io import BytesIO

import pytest
from PIL import Image

from render.canvas import COLOURS, Palette
from render.gems3d.colours import END_PALETTE, PALETTE, colours, end_tables
from render.kit import RGB
from tests.render.train import census, choose
from tests.render.vision import lab


@pytest.mark.parametrize("colour", colours.exact)
def test_flat_colours_come_out_exactly(colour: RGB) -> None:
    assert PALETTE.now.colours[PALETTE.now.index(colour)] == colour


@pytest.mark.parametrize("colour", [*colours.exact_at_end, *map(colours.dim, colours.CELL)])
def test_flat_colours_come_out_exactly_at_the_end(colour: RGB) -> None:
    assert END_PALETTE.now.colours[END_PALETTE.now.index(colour)] == colour


def test_any_colour_finds_one_that_is_about_the_nearest() -> None:
    probes = [(r, g, b) for r in range(10, 256, 49) for g in range(10, 256, 49) for b in range(10, 256, 49)]

    for probe in probes:
        found = PALETTE.now.colours[PALETTE.now.index(probe)]
        best = min(sum((x - y) ** 2 for x, y in zip(probe, c, strict=True)) for c in PALETTE.now.colours)
        assert sum((x - y) ** 2 for x, y in zip(probe, found, strict=True)) ** 0.5 <= best**0.5 + 7


def test_indexes_and_back() -> None:
    image = Image.new("RGB", (3, 1), colours.NIGHT)
    image.putpixel((1, 0), colours.GOLD)

    assert PALETTE.now.picture(PALETTE.now.indexes(image)).tobytes() == image.tobytes()


def test_a_file_holds_the_given_colours_only() -> None:
    palette = Palette([(0, 0, 0), (200, 0, 0), (0, 200, 0)])
    image = Image.new("RGB", (64, 64))
    image.putdata([(x * 4, y * 4, 0) for y in range(64) for x in range(64)])

    with Image.open(BytesIO(palette.png(image))) as read:
        assert len(read.getpalette(None) or ()) == 3 * 3
        assert {index for _, index in read.getcolors() or ()} == {0, 1, 2}
        assert read.convert("RGB").tobytes() == palette.picture(palette.indexes(image)).tobytes()


def test_the_end_keeps_the_strip_and_darkens_the_board() -> None:
    same, dimmed = end_tables()
    gold = PALETTE.now.index(colours.GOLD)

    assert END_PALETTE.now.colours[same[gold]] == colours.GOLD
    assert lab(END_PALETTE.now.colours[dimmed[gold]])[0] < lab(colours.GOLD)[0] / 2


@pytest.mark.parametrize("count", [0, COLOURS + 1])
def test_a_palette_has_one_to_256_colours(count: int) -> None:
    with pytest.raises(ValueError, match=f"not {count}"):
        Palette([(0, 0, 0)] * count)


def test_baked_tiles_are_drawn_once_and_cached() -> None:
    drawn: list[int] = []

    def draw(shade: int) -> Image.Image:
        drawn.append(shade)
        return Image.new("RGB", (1, 1), (shade, shade, shade))

    bake = PALETTE.baked(draw)
    for shade in (1, 1, 2, 1):
        assert bake(shade).mode == "L"

    assert drawn == [1, 2]


def test_k_means_finds_the_groups_and_keeps_the_flat_colours() -> None:
    image = Image.new("RGB", (40, 30), (200, 20, 20))
    for x in range(20):
        for y in range(30):
            image.putpixel((x, y), (20, 20 + y % 4, 200))

    chosen = choose(census([image]), [(1, 2, 3)], 3)

    assert chosen[0] == (1, 2, 3)
    red, blue = sorted(chosen[1:], reverse=True)
    assert all(abs(a - b) <= 3 for a, b in zip(red, (200, 20, 20), strict=True))
    assert all(abs(a - b) <= 3 for a, b in zip(blue, (20, 21, 200), strict=True))
