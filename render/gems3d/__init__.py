"""The picture of a Gems 3D match: a status strip, and below it the board. `race` draws races.

The picture is 720 pixels wide and about 770 high. A gold frame marks the moved gem, and mint brackets mark new gems.
Teal cells with a dot are those that the picked gem can reach; golden numbers are the points there. Gems have vanished
from violet cells. Magenta marks a trick (a change of a gem's type). Numbers mark what the viewer can choose:
those of scoring cells are golden, and the best one has a star. A small gem in a broken ring falls there next.

The painter asks the table for its captions, such as `next` and `over`. A missing caption is in English.
"""

from collections.abc import Iterable, Iterator

from PIL import Image

from bot.engine.game import NO_RESULT
from bot.engine.table import Table
from bot.games.gems3d.model import (
    GEM_LETTERS,
    GEM_NAMES,
    AnyView,
    FinalView,
    FormationCleared,
    Options,
    ProgressView,
    TrickHint,
    View,
)
from render.canvas import Canvas, Frame
from render.gems3d import marks, race, strip
from render.gems3d.board import STRIP, WIDTH, Layout, draw_board, layout
from render.gems3d.colours import END_PALETTE, PALETTE, end_tables
from render.gems3d.emoji import all_emoji
from render.gems3d.tiles import Scene, Tile, tile
from render.gif import shrunk
from render.memory import cached
from render.png import with_filter_column

__all__ = ["all_emoji", "frames", "paint", "warm_up"]


@cached
def _board(side: int) -> Image.Image:
    return with_filter_column(PALETTE.now.indexes(draw_board(side)))


@cached
def paint(view: AnyView, table: Table) -> bytes:
    """Return the picture as a PNG file. Equal views and tables give equal files. Any thread may call this function."""
    return _canvas(view, table).png()


def frames(views: Iterable[AnyView], tables: Iterable[Table]) -> Iterator[Frame]:
    """Return frames of an animation, 480 pixels wide."""
    return shrunk((_canvas(view, table).frame() for view, table in zip(views, tables, strict=True)), up=2, down=3)


def _canvas(view: AnyView, table: Table) -> Canvas:
    if isinstance(view, ProgressView):
        return race.progress(view, table)
    if isinstance(view, FinalView):
        return race.final(view, table)
    place = layout(view.size)
    canvas = Canvas(_board(view.size), PALETTE.now)
    for cell, shown in Scene(view).tiles():
        canvas.paste(tile(shown), *place.corner(cell))
    strip.paint(canvas, view, table)
    if view.over is not None:
        _paint_end(canvas, place, view, table)
    elif view.pick is not None:
        _paint_picked(canvas, place, view, view.pick)
        for cell, points in view.gains:
            x, y = place.centre(cell)
            if cell not in view.numbers:
                _lay(canvas, place, marks.points(f"+{points}", max(24, round(place.cell * 0.5))), x, y)
            elif place.cell >= _LEAST_CELL:
                _lay(canvas, place, marks.points(f"+{points}", round(place.cell * 0.5)), x, y + place.cell * 0.2)
    else:
        for formation in view.trace.cleared:
            _paint_formation_points(canvas, place, formation)
        if (trick := view.told_trick) is not None:
            _paint_trick_sign(canvas, place, trick)
    if view.over is None:
        _paint_numbers(canvas, place, view)
    return canvas


_ON_EMPTY, _ON_GEM = 0.62, 0.42  # the heights of numbers, in cells
_LEAST_CELL = 60  # pixels; a smaller cell has no room for a number and points


def _paint_numbers(canvas: Canvas, place: Layout, view: View) -> None:
    """Paint a number on each cell that the viewer can choose: above the points there, or beside a gem's letter."""
    scoring = {cell for cell, _ in view.gains}
    for number, cell in enumerate(view.numbers, 1):
        shows_gem = bool(view.cells[cell]) or cell in (view.marked or b"")
        beside = shows_gem or (cell in scoring and place.cell >= _LEAST_CELL)
        size = max(28, round(place.cell * (_ON_GEM if beside else _ON_EMPTY)))
        sign = marks.number_sign(number, size, cell in scoring, cell == view.best)
        x, y = place.centre(cell)
        if shows_gem:
            out = 6 if place.cell < _LEAST_CELL else 0  # over the corner, so that the gem can be seen
            x, y = x - (place.cell - sign.width) / 2 - out, y + (place.cell - sign.height) / 2 + out
        elif beside:
            y -= (place.cell - sign.height) / 2
        _lay(canvas, place, sign, x, y)


def _paint_formation_points(canvas: Canvas, place: Layout, formation: FormationCleared) -> None:
    centres = [place.centre(cell) for cell in formation.cells]
    sign = marks.points(f"+{formation.points}", max(34, round(place.cell * 0.82)))
    _lay(canvas, place, sign, sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres))


def _paint_trick_sign(canvas: Canvas, place: Layout, hint: TrickHint) -> None:
    x, y = place.centre(hint.cell)
    _lay(canvas, place, marks.trick_sign(hint.points, max(24, round(place.cell * 0.38))), x, y - place.cell * 0.38)


def _lay(canvas: Canvas, place: Layout, sign: Image.Image, x: float, y: float) -> None:
    """Lay a sign on the board, with its middle as near to the point as possible."""
    left, top = round(x - sign.width / 2), round(y - sign.height / 2)
    left = max(2, min(left, WIDTH - sign.width - 2))
    top = max(STRIP + 2, min(top, place.height - sign.height - 2))
    canvas.lay(sign, left, top)


def _paint_picked(canvas: Canvas, place: Layout, view: View, cell: int) -> None:
    gem = view.cells[cell]
    x, y = place.corner(cell)
    lift = round(place.cell * 0.06)
    canvas.lay(marks.picked(GEM_NAMES[gem - 1], GEM_LETTERS[gem - 1], place.cell, lift), x - lift, y - 2 * lift)


def _paint_end(canvas: Canvas, place: Layout, view: View, table: Table) -> None:
    same, dimmed = end_tables()
    canvas.repaint(END_PALETTE.now, ((0, STRIP, same), (STRIP, place.height, dimmed)))
    size = place.cell * place.side
    title, reason = table.caption("over", "GAME OVER"), table.caption("reason", "")
    turns = table.caption("turns", f"{view.turns} turns")
    if view.over == NO_RESULT:
        sign = marks.banner(title, reason, (table.caption("uncounted", "Points do not count"), turns))
    else:
        sign = marks.banner(title, view.score, tuple(line for line in (reason, turns) if line))
    canvas.lay(sign, place.left + (size - sign.width) // 2, place.top + (size - sign.height) // 2)


def warm_up() -> None:
    """Fill the cache with the default board and its tiles. This takes a second, and makes the first picture faster."""
    place = layout(Options().size)
    _board(place.side)
    for name, letter in zip(GEM_NAMES, GEM_LETTERS, strict=True):
        for odd in (False, True):
            tile(Tile(place.cell, odd, gem=name, letter=letter))
    end_tables()
