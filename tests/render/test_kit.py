"""Tests of shapes, masks and layers."""

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from render.kit import SUPERSAMPLE, Layer, mix, rgb, rounded_mask


def test_colours() -> None:
    assert rgb("#12ab9f") == (0x12, 0xAB, 0x9F)
    assert mix((0, 100, 200), (100, 0, 200), 0.25) == (25, 75, 200)


@pytest.mark.parametrize(
    ("width", "height", "radius"), [(80, 40, 9), (41, 40, 8.5), (12, 90, 5), (128, 12, 6), (20, 20, 0)]
)
def test_a_mask_made_of_corners_equals_the_mask_drawn_whole(width: int, height: int, radius: float) -> None:
    big = Image.new("L", (width * SUPERSAMPLE, height * SUPERSAMPLE), 0)
    ImageDraw.Draw(big).rounded_rectangle(
        (0, 0, width * SUPERSAMPLE - 1, height * SUPERSAMPLE - 1), radius * SUPERSAMPLE, fill=255
    )
    whole = big.resize((width, height), Image.Resampling.BOX)

    assert ImageStat.Stat(ImageChops.difference(rounded_mask(width, height, radius), whole)).extrema[0][1] <= 16


def test_a_layer_pours_only_where_it_was_drawn() -> None:
    image = Image.new("RGB", (40, 40))
    layer = Layer.around(20, 20, 12)
    layer.disc(20, 20, 10)
    layer.disc(20, 20, 4, 0)
    layer.pour(image, (200, 100, 50))

    assert image.getpixel((20, 13)) == (200, 100, 50)
    assert image.getpixel((20, 20)) == (0, 0, 0)
    assert image.getbbox() == (10, 10, 30, 30)


def test_a_weak_pour_blends() -> None:
    image = Image.new("RGB", (10, 10))
    layer = Layer(0, 0, 10, 10)
    layer.box(0, 0, 10, 10, 0)
    layer.pour(image, (200, 100, 50), 0.5)

    assert image.getpixel((5, 5)) == (100, 50, 25)
