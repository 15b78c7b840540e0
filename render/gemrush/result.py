"""When all is over: the whole mine, and below it who stands where, with points, and what everybody's points came to."""

import msgspec
from PIL import Image

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gemrush.view import View
from render import fonts
from render.gemrush import colours, doing, dwarves, field, icons, minimap, rim, seats
from render.gemrush.drawing import Sprite, put, sprite, sprites
from render.gemrush.lettering import squeezed, words
from render.gemrush.scene import Scene
from render.gemrush.seats import draw_panel
from render.memory import kept

WIDTH, HEAD, MINE, RIM = 1000, 148, 760, 36
_ROW = 86
_SIZES = (*range(200, 60, -6), 56, 48)  # of a tile; a mine that is too long for the smallest is a map


def paint(view: View, table: Table) -> Image.Image:
    scene, letters = Scene(msgspec.structs.replace(view, plates=())), seats.letters_of(view, table)
    box = (0, HEAD, WIDTH, HEAD + MINE)
    limits = field.bounds(scene, False)
    size = next((size for size in _SIZES if field.fits(box, RIM, 0, limits, size)), None)
    height = HEAD + MINE + 20 + len(view.seats) * (_ROW + 8) + 10
    if size is None:
        image = Image.new("RGB", (WIDTH, height), colours.NIGHT)
        minimap.paint(image, scene, letters, minimap.whole(box, scene.extent), None)
    else:
        shown = field.centred(box, RIM, size, limits.middle, False)
        image = field.paint((WIDTH, height), shown, scene, table, letters)
        rim.paint(image, shown, scene, 26)
    _paint_bands(image)
    _paint_headline(image, view, table)
    for i, number in enumerate(order(view)):
        _paint_row(image, view, table, letters, number, HEAD + MINE + 16 + i * (_ROW + 8))
    return image


def _paint_bands(image: Image.Image) -> None:
    """The grounds of what is above and below the mine."""
    foot = HEAD + MINE
    for top, bottom, edge, ground in ((0, HEAD, HEAD - 4, colours.BAND), (foot, image.height, foot, colours.FOOT)):
        image.paste(ground, (0, top, WIDTH, bottom))
        image.paste(colours.BAND_EDGE, (0, edge, WIDTH, edge + 4))


def order(view: View) -> list[Seat]:
    """Return the seats by place, then by points."""
    found = [Seat(number) for number in range(len(view.seats))]
    places = dict(zip(found, view.places, strict=False))
    return sorted(found, key=lambda seat: (places.get(seat, 99), -view.seats[seat].points, seat))


def firsts(view: View) -> list[Seat]:
    """Return the seats in place 1; of a Rush that has been won it is one."""
    return [Seat(number) for number, place in enumerate(view.places) if place == 1]


@kept
def _crown(size: int) -> Sprite:
    return sprite(icons.crown(size))


def _drawn(view: View) -> bool:
    """Return whether seats that play against each other share the first place."""
    return view.mode == "rush" and len(firsts(view)) > 1


def _won(view: View) -> bool:
    """Return whether somebody has won; together: the target was reached, or there was none."""
    if view.mode == "rush":
        return not _drawn(view)
    return view.target is None or view.total >= view.target


def _paint_headline(image: Image.Image, view: View, table: Table) -> None:
    """Who has won, or what all came to; why it ended."""
    drawn = table.caption("draw", "Draw") if _drawn(view) else ""
    title = " · ".join(filter(None, (table.caption("over", "GAME OVER"), table.caption("reason", ""), drawn)))
    put(image, words(title, 28, colours.SOFT, WIDTH - 420), 28, 36, 0)
    x = 28.0
    if _won(view):
        put(image, _crown(56), x, 92, 0)
        x += 72
    if view.mode == "crisis":
        text = table.caption("result", f"{view.total} points together")
    else:
        names = [seats.name_of(table, seat) for seat in firsts(view)]
        text = ", ".join(name for name in names if fonts.drawable(name))
    put(image, sprite(squeezed(text, 46, 30, colours.GOLD_INK, round(WIDTH - x - 400))), x, 94, 0)
    put(image, words(doing.turn(view, table), 30, colours.SOFT, 330), WIDTH - 24, 40, 1.0)
    seats.paint_score(image, view, WIDTH - 24 - 165, 98, 330, 48)


@sprites
def _row_panel(width: int, height: int, first: bool) -> Image.Image:
    return draw_panel(width, height, 18, first)


def _paint_row(image: Image.Image, view: View, table: Table, letters: tuple[str, ...], number: Seat, top: int) -> None:
    """A seat: place, dwarf, name, what it did (`did-<seat>`), points."""
    seat, middle = view.seats[number], top + _ROW / 2
    first = number in firsts(view) and view.mode == "rush"
    put(image, _row_panel(WIDTH - 24, _ROW, first), WIDTH / 2, middle)
    x = 34.0
    if view.mode == "rush" and number < len(view.places):
        put(image, words(str(view.places[number]) + ".", 34, colours.GOLD_INK if first else colours.SOFT), 58, middle)
        x = 92.0
    put(image, dwarves.standing(seat.gem, letters[number], 76), x + 32, top + _ROW - 4, 0.5, 1.0)
    x += 78
    name = table.seats[number] if number < len(table.seats) else seats.NOBODY
    did = table.caption(f"did-{number}", " · ".join(seats.skill_name(table, skill) for skill in seat.skills))
    ink = colours.INK if seat.present and name.present else colours.FAINT
    room = round(WIDTH - 120 - x)
    put(image, sprite(squeezed(name.name, 34, 26, ink, room)), x, middle - (16 if did else 0), 0)
    if did:
        put(image, sprite(squeezed(did, 25, 21, colours.SOFT, room)), x, middle + 22, 0)
    put(image, icons.points(seat.points, 66, first), WIDTH - 34, middle, 1.0)
