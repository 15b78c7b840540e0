"""Pictures to paint, and checks of the painted files."""

import io
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from PIL import Image

from bot.engine.table import Table, TableSeat
from render import gif
from render.canvas import Frame
from tests.render.test_fonts import HOSTILE

LEAST, MOST = 100, 2_600  # the limits of a picture's width and height, in pixels
LARGEST = 8 * 2**20  # bytes; Discord accepts 10 MiB
LONGEST_NAME = 32  # characters; this is Discord's limit
NAMES = (*(name[:LONGEST_NAME] for name in HOSTILE.values()), "W" * LONGEST_NAME, "漢" * LONGEST_NAME, "Ada", "Ada")


class Picture(NamedTuple):
    """A painter with its arguments. `name` tells in messages which picture is wrong."""

    name: str
    paint: Callable[..., bytes]
    arguments: tuple[Any, ...]


class WordyTable(Table, frozen=True):
    def caption(self, name: str, otherwise: str) -> str:
        return f"{otherwise} Wortreiche Beschriftung mit 1.234.567 Zeichen"


def table(count: int, start: int, *, wordy: bool = False) -> Table:
    """Return a table of `count` seats with names that are hard to draw: those of NAMES from the index `start` on.

    In a table of several seats, one seat has left.
    """
    names = [NAMES[(start + i) % len(NAMES)] for i in range(count)]
    seats = tuple(
        TableSeat(name, present=count == 1 or i != start % count, undos=start * 999) for i, name in enumerate(names)
    )
    return WordyTable(seats) if wordy else Table(seats)


def animation(frames: Callable[..., Iterable[Frame]]) -> Callable[..., bytes]:
    """Return a painter that makes an animation of the frames that `frames` returns."""
    return lambda views, tables: gif.encode((frame, 40) for frame in frames(views, tables))


def complaint(picture: Picture) -> str | None:
    """Paint a picture. Return what is wrong with it, or None."""
    try:
        data = picture.paint(*picture.arguments)
        with Image.open(io.BytesIO(data)) as image:
            image.load()
            sides, colours = image.size, image.convert("RGB").getcolors(1)
    except Exception as error:  # noqa: BLE001 - A painter must not raise any error.
        return f"{picture.name}: {type(error).__name__}: {error}"
    if not all(LEAST <= side <= MOST for side in sides):
        return f"{picture.name}: {sides[0]} x {sides[1]} pixels"
    if len(data) > LARGEST:
        return f"{picture.name}: {len(data)} bytes"
    return f"{picture.name}: of one colour" if colours is not None else None
