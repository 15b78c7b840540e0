"""The pictures of Gem Rush: the mine, a hand, one room, what the signs mean.

`paint` is for a phone (1000 wide, tall): the surroundings of the dwarf to move with a map of the mine, seats and piles;
a page of results when the match is over. `paint_wide` (1600 x 1200) shows the whole mine. `parts` divides a mine whose
rooms cannot be read then, and `paint_part` shows a part. A picture shows what its view has and nothing else: plates
glow where the view says that the cards suffice.

Captions that a table may bring, all optional, already translated; what is not given is English:
    room-<key>          a room's name           skill-<key>  a skill's name
    phase-<phase>       what the seat to move does, after its name ("moves", "burns 3 cards")
    turn, steps         "Turn 12 of 25", "3 steps left": made from the view
    title, mode         the heading of the wide picture, and "Crisis · Journeyman"
    new, free           on a new room, on a door that costs nothing
    last-round          Rush: the target is reached
    deck, discard, burnt, stack  the names of the piles
    over, reason, result, did-<seat>  the end: its title, why, what all came to (Crisis), what a seat did
    points, cards, keep, ways, nothing  of a hand: the last column's head, "6 cards", "keep 4", "{} ways", no door near
    text                of `paint_room`: what the room says
    legend-room, legend-effects, legend-mine, legend-<sign>, legend-<sign>-note  of `paint_legend`
    gem-<key>, gem-<key>-note  of `paint_gems`
"""

from collections.abc import Iterator, Sequence

from bot.engine.table import Table
from bot.games.gemrush.rooms import Tile
from bot.games.gemrush.view import View
from render.gemrush import dwarves, hand, icons, ink, landscape, legend, portrait, result, room, stones
from render.gemrush.landscape import parts
from render.gemrush.scene import Extent
from render.gif import Frame, shrunk
from render.memory import kept

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


@kept
def paint(view: View, table: Table) -> bytes:
    """Return the view as a PNG file, for a phone. From any thread; the same view and table give the same bytes."""
    return ink.mine((result if view.over is not None else portrait).paint(view, table))


@kept
def paint_wide(view: View, table: Table) -> bytes:
    """Return the whole mine as a PNG file; one too long to be read as a map, with the rooms around the dwarf
    to move.
    """
    return ink.mine(landscape.paint(view, table))


@kept
def paint_part(view: View, table: Table, part: Extent) -> bytes:
    """Return one of a mine's `parts` as a PNG file."""
    return ink.mine(landscape.paint_part(view, table, part))


def frames(views: Sequence[View], tables: Sequence[Table]) -> Iterator[Frame]:
    """Return the whole mine as frames of an animation, 800 pixels wide, its tiles in the same place on all; then the
    page of results.
    """
    return shrunk(_large_frames(views, tables), *_SHRUNK)


_SHRUNK = 1, 2


def _large_frames(views: Sequence[View], tables: Sequence[Table]) -> Iterator[Frame]:
    shown = landscape.steady(views)
    for view, table in zip(views, tables, strict=True):
        yield ink.mine_frame(landscape.paint(view, table, shown))
    if views[-1].over is not None:
        yield ink.mine_frame(result.paint(views[-1], tables[-1]))


@kept
def paint_hand(view: View, table: Table) -> bytes:
    """Return the viewer's cards as a PNG file, and which doors they pay for from here. For the viewer alone."""
    return ink.cards(hand.paint(view, table))


@kept
def paint_room(tile: Tile, table: Table, turn: int = 0) -> bytes:
    """Return one tile as a PNG file, large, its doors as it lies: turned so many quarters clockwise."""
    return ink.cards(room.paint(tile, table, turn))


@kept
def paint_legend(table: Table) -> bytes:
    """Return the signs of the board and what they mean."""
    return ink.cards(legend.paint(table))


@kept
def paint_gems(table: Table) -> bytes:
    """Return the eleven gems with their names and codes."""
    return ink.cards(legend.paint_gems(table))


def warm_up() -> None:
    """Draw what all pictures are made of, so that no first one has to wait. About a second."""
    stones.warm_up()
    dwarves.warm_up()
    icons.warm_up()
