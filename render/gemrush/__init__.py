"""The pictures of Gem Rush: the mine, a hand, one room, the legend.

`paint` is for a phone (1000 wide, tall): the surroundings of the dwarf to move, a map of the mine, seats and piles;
when the match is over, a page of results. `paint_wide` (1600 x 1200) shows the whole mine. If its rooms are then too
small to read, `parts` divides it, and `paint_part` shows a part. A picture shows nothing that its view does not have: a
plate glows only if the view says that the cards suffice.

Captions that a table may bring, all optional, already translated; a missing one is in English:
    room-<key>          a room's name           skill-<key>  a skill's name
    phase-<phase>       what the seat to move does, after its name ("moves", "burns 3 cards")
    turn, steps         "Turn 12 of 25", "3 steps left": made from the view
    title, mode         the heading of the wide picture, and "Crisis · Journeyman"
    new, free           on a new room, on a door that costs nothing
    last-round          Rush: the target is reached
    deck, discard, burnt, stack  the names of the piles
    over, reason, result, did-<seat>  the end: title, reason, common result (Crisis), what a seat did
    points, cards, keep, ways, nothing  of a hand: the last column's head, "6 cards", "keep 4", "{} ways", no door near
    text                of `paint_room`: what the room says
    legend-room, legend-effects, legend-mine, legend-<sign>, legend-<sign>-note  of `paint_legend`
    gem-<key>, gem-<key>-note  of `paint_gems`
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
CARDS_FILE = Path(__file__).with_name("palette_cards.txt")  # for pictures with large cards and gems
LARGE = 560 * 1024  # bytes of compressed pixels: if there are more, they are compressed again, more slowly


@lru_cache(maxsize=2)
def _palette(path: Path) -> Palette:
    return Palette.read(path)


def _png(image: Image.Image, path: Path = MINE_FILE) -> bytes:
    return _palette(path).png(image, LARGE)


@cached
def paint(view: View, table: Table) -> bytes:
    """Return a PNG file for a phone. May be called from any thread; the same view and table give the same bytes."""
    return _png((portrait.paint if view.over is None else portrait.paint_end)(view, table))


@cached
def paint_wide(view: View, table: Table) -> bytes:
    """Return the whole mine as a PNG file. A long mine is shown as a map and the rooms around the dwarf to move."""
    return _png(landscape.paint(view, table))


@cached
def paint_part(view: View, table: Table, part: Extent) -> bytes:
    """Return one of a mine's `parts` as a PNG file."""
    return _png(landscape.paint(view, table, landscape.Page(landscape.field_of(part))))


def frames(views: Sequence[View], tables: Sequence[Table]) -> Iterator[Frame]:
    """Return frames of an animation, 800 pixels wide. They show the whole mine, with tiles in fixed places.

    The last frame shows the results.
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
    """Return the viewer's cards and the doors in reach that the cards pay for, as a PNG file.

    Only the viewer may see it.
    """
    return _png(hand.paint(view, table), CARDS_FILE)


@cached
def paint_room(tile: Tile, table: Table, turn: int = 0) -> bytes:
    """Return one large tile as a PNG file. turn: by how many quarters the tile is turned clockwise."""
    return _png(legend.paint_room(tile, table, turn), CARDS_FILE)


@cached
def paint_legend(table: Table) -> bytes:
    """Return the signs of the board and what they mean as a PNG file."""
    return _png(legend.paint(table), CARDS_FILE)


@cached
def paint_gems(table: Table) -> bytes:
    """Return the eleven gems with their names and codes as a PNG file."""
    return _png(legend.paint_gems(table), CARDS_FILE)


def warm_up() -> None:
    """Fill the cache with pieces, so that the first picture is not slow. Takes about a second."""
    stones.warm_up()
    dwarves.warm_up()
    icons.warm_up()
