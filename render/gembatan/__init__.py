"""The picture of a Gembatan match: the mat with all that is laid, and beside it hands, scores and trays.

Wide (1440 x 1080) or tall (1000 wide), by the shape of the grid; legible at a width of 400. Gold is for the turn in
progress, silver for the last one, mint for what a viewer asked about. Who asked what fits on a cell sees the ways
to lie there in place of the other hands. Every colour has its letter and its sign.

Captions that a table may bring, all optional, already translated:
    begin   in place of the running count, before the first step of a turn ("to move"); nothing where it is not given
    over    the title of the end ("GAME OVER")
    reason  why it ended, beside it ("The last gems are played"); none where it is not given
    red, blue, green, yellow, purple
            the names of the colours ("Red")
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.table import Table, TableSeat
from bot.games.gembatan.model import COLOURS, HAND, Tally, View
from render import fonts
from render.canvas import Canvas, Frame
from render.gembatan import cards, colours, halves, mat, result, stones
from render.gembatan.cards import Holder
from render.gembatan.cells import gem_diameter
from render.gembatan.colours import PALETTE
from render.gembatan.mat import Mat
from render.gembatan.page import DETAIL_CELL, Kind, Page, ground, plan
from render.gembatan.scene import Scene, signs
from render.gif import shrunk
from render.kit import RGB, Box
from render.memory import kept

__all__ = ["frames", "paint", "warm_up"]

LARGE = 400 * 1024  # bytes of pixels: so large a picture is packed more thoroughly, at the cost of time
_NOBODY = TableSeat("")


@kept
def paint(view: View, table: Table) -> bytes:
    """Return the view as a PNG file. May be called from any thread; the same view and table give the same bytes."""
    return _canvas(view, table, plan(view.window, len(view.hands), view.over is not None)).png(LARGE)


def frames(views: Sequence[View], tables: Sequence[Table]) -> Iterator[Frame]:
    """Return the same as frames of an animation, 666 pixels wide: all are tall and show the space that the last one
    needs.
    """
    window = views[-1].window
    whole = [replace(view, window=window) for view in views]
    pages = [plan(window, len(view.hands), view.over is not None, tall=True) for view in whole]
    painted = (_canvas(view, table, page).frame() for view, table, page in zip(whole, tables, pages, strict=True))
    return shrunk(painted, *_SHRUNK)


_SHRUNK = 2, 3


def _canvas(view: View, table: Table, page: Page) -> Canvas:
    canvas = Canvas(ground(page), PALETTE)
    scene = Scene(view)
    _paint_mats(canvas, page, view, scene)
    if page.kind is Kind.OVER:
        result.paint(canvas, page, view, table)
    else:
        _paint_cards(canvas, page, view, table)
    return canvas


# ---- mats ----


def _paint_mats(canvas: Canvas, page: Page, view: View, scene: Scene) -> None:
    window = view.window
    whole = mat.centred(page.mat, page.size, (window.left + window.right) / 2, (window.top + window.bottom) / 2)
    mat.paint(canvas, whole, scene, window, 25)
    _paint_signs(canvas, whole, view)
    if page.detail is not None:
        part = mat.within(page.detail, DETAIL_CELL, window, *_focus(view, scene))
        mat.paint(canvas, part, scene, window, 25)
        _paint_signs(canvas, part, view)
        mat.outline(canvas, whole, part)


def _focus(view: View, scene: Scene) -> tuple[float, float]:
    """Return the middle of what the detail is about: what is asked about, else the turn that is marked."""
    best = max(signs(view), key=lambda sign: sign[1], default=None)
    if best is not None:
        return best[0]
    cells = scene.touched or frozenset({(tile.column, tile.row) for tile in view.tiles[-1:]})
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    return (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2


def _paint_signs(canvas: Canvas, place: Mat, view: View) -> None:
    """What the cells that a viewer asked about are worth, as near to their middles as is seen."""
    left, top, width, height = place.frame.inner
    for (column, row), points in signs(view):
        if column not in place.columns() or row not in place.rows():
            continue
        x, y = place.point(column, row)
        pill = mat.sign(f"+{points}", max(20, round(place.size * 0.34)))
        x = min(max(x - pill.width // 2, left + 2), left + width - pill.width - 2)
        y = min(max(y - pill.height // 2, top + 2), top + height - pill.height - 2)
        canvas.lay(pill, x, y)


# ---- cards ----


def _holders(view: View, table: Table) -> list[Holder]:
    """Return the seats, beginning with the one to move."""
    count, first = len(view.hands), view.to_move or 0
    found = []
    for seat in [Seat((first + i) % count) for i in range(count)]:
        draft = view.draft if seat == view.to_move else None
        found.append(
            Holder(
                name=table.seats[seat] if seat < len(table.seats) else _NOBODY,
                hand=view.hands[seat],
                moving=seat == view.to_move,
                gain=view.last.tally.points if view.last is not None and view.last.seat == seat else 0,
                tally=draft.tally if draft is not None else None,
                used_tiles=draft.tiles if draft is not None else 0,
                used_gems=draft.gems if draft is not None else 0,
                picked=view.pick.tile if view.pick is not None and view.pick.seat == seat else None,
            )
        )
    return found


def _paint_cards(canvas: Canvas, page: Page, view: View, table: Table) -> None:
    holders = _holders(view, table)
    tall = page.kind is Kind.TALL
    for holder, place in zip(holders, page.strip, strict=False):
        cards.head(canvas, holder, Box(place.left + 14, place.top, place.width - 28, place.height), 27)
    (_paint_large_hand if tall else _paint_first)(canvas, holders[0], page.first, table.caption("begin", ""))
    if view.pick is not None and view.pick.ways:
        cards.choice(canvas, view.pick.ways, page.others)
    else:
        for holder, place in zip(holders[1:], page.others, strict=True):
            (_paint_small_hand if tall else _paint_other)(canvas, holder, place)
    cards.trays(canvas, view.tiles_left, view.gems_left, page.trays)
    if page.legend is not None:
        names = tuple(table.caption(name, name.title()) for name in COLOURS)
        cards.legend(canvas, names, page.legend)


def _paint_first(canvas: Canvas, holder: Holder, place: Box, begin: str) -> None:
    """The large card of a wide picture."""
    left, top, width, _ = place
    cards.head(canvas, holder._replace(tally=None, gain=0), Box(left + 16, top + 8, width - 32, 50), 28)
    canvas.paste(cards.pill(width - 28, 56, holder.ground), left + 14, top + 60)
    if holder.tally is None:
        _paint_begin(canvas, begin, Box(left + 32, top + 60, width - 64, 56), 26, colours.STRIP_TURN)
    else:
        _paint_count(canvas, holder.tally, left + 32, top + 88, 42, width - 56)
    cards.tiles(canvas, holder, left + 15, top + 128, 72, 82)
    cards.gems(canvas, holder, left + 19, top + 211, 64, 82)


def _paint_begin(canvas: Canvas, begin: str, place: Box, size: int, ground: RGB) -> None:
    """What stands in place of the running count while there is none."""
    if begin:
        shown = cards.words(begin, size, colours.GOLD, ground, place.width)
        canvas.put(shown, place.left, place.top + place.height / 2, along=0)


def _paint_count(canvas: Canvas, tally: Tally, x: int, y: int, size: int, room: int) -> None:
    """The running count of a wide picture."""
    shown = cards.figures(f"+{tally.points}", size, colours.GOLD, colours.STRIP_TURN)
    canvas.put(shown, x, y, along=0)
    left = x + shown.width + 16
    cards.parts(canvas, tally, left, y, 28, x + room - left, colours.STRIP_TURN)


def _paint_other(canvas: Canvas, holder: Holder, place: Box) -> None:
    left, top, width, _ = place
    cards.head(canvas, holder, Box(left + 16, top + 4, width - 32, 46), 27)
    cards.tiles(canvas, holder, left + 15, top + 53, 72, 82)
    cards.gems(canvas, holder, left + 20, top + 134, 62, 82)


def _paint_large_hand(canvas: Canvas, holder: Holder, place: Box, begin: str) -> None:
    """The hand of the seat to move on a tall picture, with the running count."""
    left, top, _, height = place
    if holder.tally is None:
        _paint_begin(canvas, begin, Box(left + 20, top, 200, height), 40, holder.ground)
    else:
        shown = cards.figures(f"+{holder.tally.points}", 58, colours.GOLD, holder.ground)
        canvas.put(shown, left + 20, top + 42, along=0)
        cards.parts(canvas, holder.tally, left + 18, top + 95, 26, 210, holder.ground)
    cards.tiles(canvas, holder, left + 240, top + 12, 96, 106)
    cards.gems(canvas, holder, left + 676, top + 27, 66, 72)


def _paint_small_hand(canvas: Canvas, holder: Holder, place: Box) -> None:
    """Another hand on a tall picture: in one row, in three quarters of one, or in two rows, as wide as it may be."""
    left, top, width, _ = place
    if width > 700:
        cards.name(canvas, holder, left + 18, width - 690, top + 74, 28)
        cards.tiles(canvas, holder, left + width - 672, top + 29, 90, 98)
        cards.gems(canvas, holder, left + width - 270, top + 43, 58, 66)
        return
    cards.name(canvas, holder, left + 14, width - 28, top + 21, 24)
    if width > 400:
        cards.tiles(canvas, holder, left + 14, top + 50, 72, 77)
        cards.gems(canvas, holder, left + width - 108, top + 42, 44, 50, 2)
        return
    pitch = (width - 22) // HAND
    cards.tiles(canvas, holder, left + 13, top + 38, 58, pitch)
    cards.gems(canvas, holder, left + 20, top + 100, 44, pitch)


def warm_up() -> None:
    """Draw what usual pictures are made of, so that no first one has to wait. About a second."""
    fonts.fallbacks()
    stones.warm_up([gem_diameter(size) for size in mat.COMMON])
    halves.warm_up(mat.COMMON)
