"""The wide picture: the whole mine, and beside it the mode, the score, the seats, the turn's phases and the piles."""

from collections.abc import Sequence

from PIL import Image

from bot.engine.table import Table
from bot.games.gemrush.view import View
from render.gemrush import colours, doing, field, icons, seats
from render.gemrush.drawing import put, sprite
from render.gemrush.field import Bounds, Field
from render.gemrush.lettering import squeezed, words
from render.gemrush.scene import Scene

WIDTH, HEIGHT, RIM = 1600, 1200, 36
_PANEL = 324
# Of a tile. Few, and where it can be those of a phone's picture, for rooms are drawn anew at each.
_SIZES = (
    308, 284, 260, 236, 220, 204, 190, 176, 164, 152, 142, 132, 122, 114, 106, 98, 92, 86, 80, 74, 68, 62, 56, 50, 44,
)  # fmt: skip
_CODES_FROM = 150  # pixels of a tile: on smaller ones no code could be read


def plan(view: View, scene: Scene) -> Field:
    """Where the mine lies: all of it, as large as it fits."""
    box = (0, 0, WIDTH - _PANEL, HEIGHT)
    covered = doing.FACE_UP + 10 if doing.has_face_up(view) else 0
    limits = {codes: field.bounds(scene, codes) for codes in (False, True)}
    fitting = (size for size in _SIZES if field.fits(box, RIM, covered, limits[size >= _CODES_FROM], size))
    size = next(fitting, _SIZES[-1])
    codes = size >= _CODES_FROM
    return field.centred(box, RIM, size, limits[codes].middle, codes, covered)


def steady(views: Sequence[View]) -> Field:
    """Where the mine lies on pictures that are to be seen one after the other: so that it fits on all of them."""
    fields = [plan(view, Scene(view)) for view in views]
    size = min(shown.size for shown in fields)
    codes = size >= _CODES_FROM
    limits = [field.bounds(Scene(view), codes) for view in views]
    edges = zip(*limits, strict=True)
    left, top, right, bottom = (choose(edge) for choose, edge in zip((min, min, max, max), edges, strict=True))
    whole, covered = Bounds(left, top, right, bottom), max(shown.covered for shown in fields)
    box, sizes = fields[0].box, [smaller for smaller in _SIZES if smaller <= size]
    size = next((one for one in sizes if field.fits(box, RIM, covered, whole, one)), _SIZES[-1])
    return field.centred(box, RIM, size, whole.middle, codes and size >= _CODES_FROM, covered)


def paint(view: View, table: Table, shown: Field | None = None) -> Image.Image:
    """shown: where the mine lies; None: as large as it fits."""
    scene, letters = Scene(view), seats.letters_of(view, table)
    shown = shown or plan(view, scene)
    image = field.paint((WIDTH, HEIGHT), shown, scene, table, letters)
    field.paint_rim(image, shown, scene, 23)
    if doing.has_face_up(view):
        box = (RIM + 8, HEIGHT - doing.FACE_UP - 10, shown.box[2] - RIM - 24, doing.FACE_UP)
        doing.paint_face_up(image, view, scene, box)
    _paint_panel(image, view, table, letters)
    return image


def _paint_panel(image: Image.Image, view: View, table: Table, letters: tuple[str, ...]) -> None:
    left, width = WIDTH - _PANEL + 4, _PANEL - 16
    middle, inner = left + width / 2, width - 28
    put(image, seats.panel(width, HEIGHT - 24, 22), middle, HEIGHT / 2)
    put(image, sprite(squeezed(table.caption("title", "GEM RUSH"), 44, 28, colours.GOLD_INK, inner)), middle, 50)
    put(image, words(table.caption("mode", view.mode.title()), 23, colours.SOFT, inner), middle, 90)
    seats.paint_score(image, view, middle, 128, inner, 36)
    put(image, words(doing.turn(view, table), 24, colours.SOFT, inner), middle, 166)
    y = 186.0
    if view.last_round:
        put(image, icons.tag(table.caption("last-round", "FINAL ROUND"), 30), middle, y + 12)
        y += 34
    known = any(seat.hand is not None for seat in view.seats)
    row = min(136 if known else 84, int((HEIGHT - y - 130 - _DOING) / len(view.seats) - 8))
    for holder in seats.holders(view, table, letters):
        seats.paint_row(image, holder, (round(left + 10), round(y), width - 20, row), 28)
        y += row + 8
    _paint_doing(image, view, table, left + 18, min(y + 10, HEIGHT - 130 - _DOING), inner)
    _paint_piles(image, view, table, left + 14, HEIGHT - 128, inner)


_DOING = 100  # pixels: who does what


def _paint_doing(image: Image.Image, view: View, table: Table, x: float, y: float, room: int) -> None:
    if view.turn is not None:
        name = words(seats.name_of(table, view.turn), 30, colours.GOLD_INK, room)
        put(image, name, x, y + 18, 0)
        text = words(doing.phase(view, table), 26, colours.INK, room)
        below = name.width + 10 + text.width > room
        put(image, text, x if below else x + name.width + 8, y + (50 if below else 18), 0)
        doing.paint_steps(image, view, table, x, y + (90 if below else 66), 40, room)
    else:
        put(image, words(doing.phase(view, table), 28, colours.INK, room), x, y + 18, 0)


def _paint_piles(image: Image.Image, view: View, table: Table, left: float, y: float, width: float) -> None:
    """Each pile with its number on a badge and its name below."""
    shown = seats.piles(view, table)
    step = width / len(shown)
    for i, (kind, number, name) in enumerate(shown):
        x = left + step * (i + 0.5)
        gem = seats.discard_gem(view) if kind == "discard" else None
        put(image, icons.pile(kind, 62, gem), x, y + 34)
        put(image, icons.count_badge(number, 42), x + 20, y + 62)
        put(image, words(name, 20, colours.SOFT, round(step - 4)), x, y + 100)
