"""Tests of animated GIF files: a decoder gets the painted frames, and the file is small."""

import io
from itertools import islice
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.engine.table import Table
from render import gembatan, gemrush, gems3d, gif
from render.canvas import Frame, Palette
from render.gems3d.colours import END_PALETTE, PALETTE
from tests.bench.replay import gembatan_views, gemrush_views
from tests.games.gemrush.matches import RUSHES
from tests.render import gembatan_scenes, gemrush_scenes, played
from tests.render.gems3d_scenes import FULL_BOARD, table, view
from tests.render.references import difference

SECOND = 100  # hundredths of a second
GREYS = Palette([(level, level, level) for level in range(256)])


def decoded(data: bytes) -> list[tuple[Image.Image, int]]:
    """Return the frames as Pillow shows them, at full size, each with its duration in milliseconds."""
    with Image.open(io.BytesIO(data)) as image:
        found = []
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            found.append((image.convert("RGB"), int(image.info["duration"])))
        return found


def grey(*rows: bytes) -> Frame:
    return Frame(Image.frombytes("L", (len(rows[0]), len(rows)), b"".join(rows)), GREYS)


def some_gems() -> tuple[list[Any], Table]:
    views = list(islice(played.views(), 12))
    return [*views, view(FULL_BOARD, over="full", to_move=None)], table("Mira", "Jonas", "Anouk")


def some_tiles() -> tuple[list[Any], Table]:
    return gembatan_views(1)[-6:], gembatan_scenes.seats(4)


def some_rooms() -> tuple[list[Any], Table]:
    return gemrush_views(RUSHES[0])[-4:], gemrush_scenes.table(2)


SOME = {"gems3d": some_gems, "gembatan": some_tiles, "gemrush": some_rooms}


@pytest.mark.slow
@pytest.mark.parametrize("game", SOME)
def test_every_decoded_frame_is_the_painted_frame(game: str) -> None:
    """Each decoded frame equals the painted frame. In Gems 3D it also looks like the picture of the match, reduced."""
    views, names = SOME[game]()
    painters: dict[str, Any] = {"gems3d": gems3d, "gembatan": gembatan, "gemrush": gemrush}
    frames = list(painters[game].frames(views, [names] * len(views)))
    frames = [one for one, before in zip(frames, [None, *frames], strict=False) if one != before]
    shown = decoded(gif.encode((frame, 40) for frame in frames))
    assert len(shown) == len(frames)
    for (image, time), frame in zip(shown, frames, strict=True):
        assert time == 400
        painted = frame.palette.picture(frame.indexes)
        left, top = (image.width - painted.width) // 2, (image.height - painted.height) // 2
        part = image.crop((left, top, left + painted.width, top + painted.height))
        assert ImageChops.difference(part, painted).getbbox() is None
    if game == "gems3d":
        for (image, _), one in zip(shown, views, strict=True):
            with Image.open(io.BytesIO(gems3d.paint(one, names))) as whole:
                assert difference(image, whole.convert("RGB").resize(image.size, Image.Resampling.BOX)) < 2.0


def test_a_frame_equal_to_the_frame_before_makes_that_frame_last_longer() -> None:
    one, other = grey(b"\x00\x01", b"\x02\x03"), grey(b"\x00\x01", b"\x02\x04")
    shown = decoded(gif.encode([(one, SECOND), (one, SECOND), (other, SECOND)]))
    assert [time for _, time in shown] == [2000, 1000]


def test_pixels_that_do_not_change_cost_nothing() -> None:
    """A hundred frames with one changing pixel take hardly more bytes than one frame."""
    noise = bytes(range(256)) * 250
    first = Image.frombytes("L", (256, 250), noise)
    frames = [Frame(first, GREYS)]
    for number in range(100):
        nxt = frames[-1].indexes.copy()
        nxt.putpixel((number, number), 0)
        frames.append(Frame(nxt, GREYS))
    alone, whole = len(gif.encode([(frames[0], 10)])), len(gif.encode((frame, 10) for frame in frames))
    assert whole - alone < 100 * 32


def test_a_box_that_uses_every_colour_is_opaque() -> None:
    one = Frame(Image.frombytes("L", (16, 16), bytes(range(256))), GREYS)
    other = Frame(Image.frombytes("L", (16, 16), bytes(reversed(range(256)))), GREYS)
    shown = decoded(gif.encode([(one, 10), (other, 10)]))
    assert [list(image.tobytes()[::3]) for image, _ in shown] == [list(range(256)), list(reversed(range(256)))]


def test_frames_of_other_sizes_and_palettes_are_centred() -> None:
    wide = Frame(Image.new("L", (6, 2), PALETTE.now.index((255, 0, 0))), PALETTE.now)
    high = Frame(Image.new("L", (2, 4), END_PALETTE.now.index((0, 0, 255))), END_PALETTE.now)
    shown = decoded(gif.encode([(wide, 10), (high, 10)]))
    assert [image.size for image, _ in shown] == [(6, 4), (6, 4)]
    assert shown[1][0].getpixel((2, 0)) == END_PALETTE.now.colours[high.indexes.tobytes()[0]]


@pytest.mark.parametrize("size", [(54, 90), (55, 92)])
def test_scaling_parts_down_gives_the_same_as_scaling_all(size: tuple[int, int]) -> None:
    """Pixels change at several places. Rows and columns that do not fill a whole new pixel are cut off."""
    frames = [Frame(Image.new("L", size, 40), GREYS)]
    for corner in ((0, 0), (17, 30), (53, 88), (20, 53)):
        nxt = frames[-1].indexes.copy()
        nxt.paste(200, (*corner, corner[0] + 7, corner[1] + 5))
        frames.append(Frame(nxt, GREYS))
    by_parts = list(gif.shrunk(frames, 2, 3))
    for frame, small in zip(frames, by_parts, strict=True):
        assert small.indexes.size == (36, 60)
        (whole,) = gif.shrunk([frame], 2, 3)
        assert whole.indexes == small.indexes


def test_a_png_is_read_as_a_frame() -> None:
    data = gems3d.paint(view(FULL_BOARD), table("Mira"))
    frame = gif.read_png(data)
    with Image.open(io.BytesIO(data)) as image:
        assert ImageChops.difference(frame.palette.picture(frame.indexes), image.convert("RGB")).getbbox() is None


def test_an_animation_has_a_frame() -> None:
    with pytest.raises(ValueError, match="at least one"):
        gif.encode([])
