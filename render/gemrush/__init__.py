"""The pictures of Gem Rush: the mine, a hand, one room, the legend.

`paint` makes a tall picture for a phone, 1000 pixels wide. It shows the rooms around the dwarf to move, a map of the
mine, the seats and the piles. At the end of a match it shows the results. `paint_wide` makes a picture of the whole
mine with 1600 x 1200 pixels. `parts` divides a mine that is too large for this picture, and `paint_part` shows a part.

A plate is a sign at a door, which shows what building at this door costs and scores. A plate glows only if the view
says that the cards suffice.

The painter asks the table for its captions, such as `turn` and `room-<key>`. A missing caption is in English.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from PIL import Image

from bot.engine.table import Table
from bot.games.gemrush.rooms import Tile
from bot.games.gemrush.view import View
from render.canvas import Frame, Palette
from render.gemrush import dwarves, hand, icons, landscape, legend, portrait, stones
from render.gemrush.landscape import parts
from render.gemrush.scene import Extent
from render.gif import shrunk
from render.memory import cached

__all__ = [
    "Extent",
    "frames",
    "paint",
    "paint_gems",
    "paint_hand",
    "paint_legend",
    "paint_part",
    "paint_room",
    "paint_wide",
    "parts",
    "warm_up",
]


MINE_FILE = Path(__file__).with_name("palette.txt")
CARDS_FILE = Path(__file__).with_name("palette_cards.txt")  # the palette of pictures with large cards and gems
LARGE = 560 * 1024  # `png.encode` explains this number of bytes.


@lru_cache(maxsize=2)
def _palette(path: Path) -> Palette:
    return Palette.read(path)


def _png(image: Image.Image, path: Path = MINE_FILE) -> bytes:
    return _palette(path).png(image, LARGE)


@cached
def paint(view: View, table: Table) -> bytes:
    """Return the picture for a phone as a PNG file, always the same for a view and a table.

    Any thread may call this function.
    """
    return _png((portrait.paint if view.over is None else portrait.paint_end)(view, table))


@cached
def paint_wide(view: View, table: Table) -> bytes:
    """Return the whole mine as a PNG file. A large mine is shown as a map and the rooms around the dwarf to move."""
    return _png(landscape.paint(view, table))


@cached
def paint_part(view: View, table: Table, part: Extent) -> bytes:
    """Return one of a mine's `parts` as a PNG file."""
    return _png(landscape.paint(view, table, landscape.Page(landscape.field_of(part))))


def frames(views: Sequence[View], tables: Sequence[Table]) -> Iterator[Frame]:
    """Return frames of an animation, 800 pixels wide. Each tile has the same place and size in all frames.

    If the match is over, the last frame shows the results.
    """
    return shrunk(_large_frames(views, tables), up=1, down=2)


def _large_frames(views: Sequence[View], tables: Sequence[Table]) -> Iterator[Frame]:
    page, palette = landscape.steady(views), _palette(MINE_FILE)
    for view, table in zip(views, tables, strict=True):
        yield Frame(palette.indexes(landscape.paint(view, table, page)), palette)
    if views[-1].over is not None:
        yield Frame(palette.indexes(portrait.paint_end(views[-1], tables[-1])), palette)


@cached
def paint_hand(view: View, table: Table) -> bytes:
    """Return the viewer's cards and the doors in reach as a PNG file. Only the viewer may see this file."""
    return _png(hand.paint(view, table), CARDS_FILE)


@cached
def paint_room(tile: Tile, table: Table, turn: int = 0) -> bytes:
    """Return one large tile as a PNG file. turn: the number of quarter turns of the tile, clockwise."""
    return _png(legend.paint_room(tile, table, turn), CARDS_FILE)


@cached
def paint_legend(table: Table) -> bytes:
    """Return the signs of the mine and their meanings as a PNG file."""
    return _png(legend.paint(table), CARDS_FILE)


@cached
def paint_gems(table: Table) -> bytes:
    """Return the eleven gems with their names and codes as a PNG file."""
    return _png(legend.paint_gems(table), CARDS_FILE)


def warm_up() -> None:
    """Fill the cache with usual pieces. This takes a second, and makes the first picture faster."""
    stones.warm_up()
    dwarves.warm_up()
    icons.warm_up()
