"""The pictures of Gem Rush: the mine, the ways to lay a tile, a hand, rows of cards, one room, the legend.

`paint` makes a tall picture for a phone, 1000 pixels wide. It shows the rooms around the dwarf to move, a map of the
mine, the seats and the piles. At the end of a match it shows the results. `paint_wide` makes a picture of the whole
mine with 1600 x 1200 pixels. `parts` divides a mine that is too large for this picture, and `paint_part` shows a part.

A plate is a sign at a door, which shows what building at this door costs and scores. A plate glows only if the view
says that the cards suffice.

The painter asks the table for its captions, such as `turn` and `room-<key>`. A missing caption is in English.
"""

from collections.abc import Iterator, Sequence

from bot.engine.table import Table
from bot.games.gemrush.hidden import AnyView, HiddenView
from bot.games.gemrush.rooms import Tile
from bot.games.gemrush.view import Laying, View, layings
from render.canvas import Frame
from render.gemrush import (
    card_rows,
    dwarves,
    film,
    finale,
    hand,
    hidden,
    icons,
    landscape,
    legend,
    portrait,
    rock,
    stones,
    ways,
)
from render.gemrush.card_rows import CardRow
from render.gemrush.colours import CARDS_PALETTE, PALETTE
from render.gemrush.emoji import all_emoji
from render.gemrush.hand import MOST_ROWS, offers
from render.gemrush.landscape import parts
from render.gemrush.scene import Extent
from render.gif import shrunk
from render.memory import cached

__all__ = [
    "MOST_ROWS",
    "CardRow",
    "Extent",
    "all_emoji",
    "frames",
    "offers",
    "paint",
    "paint_cards",
    "paint_gems",
    "paint_hand",
    "paint_keepsake",
    "paint_legend",
    "paint_low",
    "paint_own",
    "paint_part",
    "paint_room",
    "paint_ways",
    "paint_wide",
    "parts",
    "warm_up",
]


LARGE = 560 * 1024  # bytes; see `png.encode`


@cached
def paint(view: AnyView, table: Table) -> bytes:
    """Return the picture for a phone as a PNG file: in a puzzle, with the solver's cards.

    Equal views and tables give equal files. Any thread may call this function.
    """
    if isinstance(view, HiddenView):
        return PALETTE.now.png(hidden.paint(table), LARGE)
    if view.over is not None:
        return PALETTE.now.png(finale.paint(view, table), LARGE)
    # A match with a length is a daily or a puzzle. Of a daily in play, nobody sees a board.
    is_puzzle = view.length > 0 and view.viewer is not None
    return PALETTE.now.png((portrait.paint_last if is_puzzle else portrait.paint)(view, table), LARGE)


@cached
def paint_keepsake(view: AnyView, table: Table) -> bytes:
    """Return the mine of a match that is over as a PNG file, for the small pictures of profiles."""
    if isinstance(view, HiddenView) or view.over is None:
        return paint(view, table)
    return PALETTE.now.png(finale.keepsake(view, table), LARGE)


@cached
def paint_own(view: View, table: Table) -> bytes:
    """Return the picture of a member who plays alone as a PNG file: the mine and, with their numbers, the cards."""
    return PALETTE.now.png(portrait.paint_own(view, table), LARGE)


@cached
def paint_low(view: View, table: Table, most: int, *, head: bool, foot: bool) -> bytes:
    """Return a picture whose mine is as low as it can be with all its rooms: see `portrait.paint_low`."""
    return PALETTE.now.png(portrait.paint_low(view, table, most, head=head, foot=foot), LARGE)


@cached
def paint_wide(view: View, table: Table) -> bytes:
    """Return the whole mine as a PNG file. A large mine is shown as a map and the rooms around the dwarf to move."""
    return PALETTE.now.png(landscape.paint(view, table), LARGE)


@cached
def paint_part(view: View, table: Table, part: Extent) -> bytes:
    """Return one of a mine's `parts` as a PNG file."""
    return PALETTE.now.png(landscape.paint(view, table, landscape.Page(landscape.field_of(part))), LARGE)


def frames(views: Sequence[AnyView], tables: Sequence[Table]) -> Iterator[Frame]:
    """Return frames of an animation, 666 pixels wide. Each tile has the same place and size in all frames.

    If the match is over, the last frame shows the results.
    """
    seen = [(view, table) for view, table in zip(views, tables, strict=True) if not isinstance(view, HiddenView)]
    if not seen:
        return iter([Frame(PALETTE.now.indexes(hidden.paint(tables[-1])), PALETTE.now)])
    return shrunk(_large_frames([view for view, _ in seen], [table for _, table in seen]), up=2, down=3)


def _large_frames(views: Sequence[View], tables: Sequence[Table]) -> Iterator[Frame]:
    page = film.steady(views)
    for view, table in zip(views, tables, strict=True):
        yield Frame(PALETTE.now.indexes(film.paint(view, table, page)), PALETTE.now)
    if views[-1].over is not None:
        yield Frame(PALETTE.now.indexes(finale.paint(views[-1], tables[-1])), PALETTE.now)


@cached
def paint_hand(view: View, table: Table, best_first: bool = True, doors: int = MOST_ROWS) -> bytes:
    """Return the viewer's cards and the doors in reach as a PNG file. Only the viewer may see this file.

    Args:
        best_first: as for `offers`.
        doors: the most doors that the picture shows; 0: it shows the cards only.
    """
    return CARDS_PALETTE.now.png(hand.paint(view, table, best_first, doors), LARGE)


@cached
def paint_cards(*rows: CardRow) -> bytes:
    """Return rows of cards as a PNG file. The cards are numbered from 1, through all rows."""
    return CARDS_PALETTE.now.png(card_rows.paint(rows), LARGE)


@cached
def paint_ways(view: View, table: Table, found: tuple[Laying, ...] = ()) -> bytes:
    """Return ways in which a tile can lie as a PNG file, each with its number. found: (): those of the drawn tile."""
    return PALETTE.now.png(ways.paint(view, table, found or layings(view)), LARGE)


@cached
def paint_room(tile: Tile, table: Table, turn: int = 0) -> bytes:
    """Return one large tile as a PNG file. turn: the number of quarter turns of the tile, clockwise."""
    return CARDS_PALETTE.now.png(legend.paint_room(tile, table, turn), LARGE)


@cached
def paint_legend(table: Table) -> bytes:
    """Return the signs of the mine and their meanings as a PNG file."""
    return CARDS_PALETTE.now.png(legend.paint(table), LARGE)


@cached
def paint_gems(table: Table) -> bytes:
    """Return the eleven gems with their names and codes as a PNG file."""
    return CARDS_PALETTE.now.png(legend.paint_gems(table), LARGE)


def warm_up() -> None:
    """Fill the cache with usual pieces. This takes a second, and makes the first picture faster."""
    stones.warm_up()
    dwarves.warm_up()
    icons.warm_up()
    rock.warm_up()
