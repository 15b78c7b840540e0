"""Paints the end of a match: who won and by how much, the whole mine, and the result of each seat."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from PIL import Image, ImageDraw

from bot.engine.game import NO_RESULT, Seat
from bot.engine.table import Table
from bot.games.gemrush.view import View, lead, winners
from render import fonts
from render.captions import wrapped
from render.gemrush import dwarves, field, fitting, icons, minimap, seats
from render.gemrush.colours import colours
from render.gemrush.drawing import Box, lettering, put, squeezed
from render.gemrush.fitting import Field, Window
from render.gemrush.scene import Scene, skill_names
from render.memory import cached

WIDTH, _HEAD = 1000, 236
_MOST_HEIGHT, _MOST_MINE, _LEAST_MINE = 1240, 740, 360
_ROW, _LINE, _BETWEEN, _EDGE = 76, 32, 6, 16
_ONE_COLUMN = 5  # More seats are in two columns, without what they did.
_SIZES = (*range(200, 60, -6), 56, 48, 42, 36)  # the sides of a tile in pixels; if none fits, the picture has a map
_LAST = 99  # where seats without a place stand, behind all others
_SMALL = 28  # the size of the letters that say what a seat did
_LEAST_NAME = 34  # the least size of the winners' names
_LEFT, _HEROES, _HIGH = 36, 360, 158  # where the heroes begin, their greatest width together, their greatest height


class Page(NamedTuple):
    window: Window  # the place of the mine
    field: Field | None  # None if the rooms would be too small, so that a map is shown
    results: list[Box]  # left, top, width and height of each result; tops are counted from the end of the mine
    height: int


def scene_of(view: View, table: Table) -> Scene:
    """Return the mine without plates and without a mark on the newest tile."""
    tiles = tuple(msgspec.structs.replace(tile, fresh=False) for tile in view.tiles)
    return Scene(msgspec.structs.replace(view, plates=(), tiles=tiles), table)


def plan(scene: Scene) -> Page:
    results = _results(scene)
    rows = max(top + height for _, top, _, height in results) + _EDGE
    most = max(_LEAST_MINE, min(_MOST_MINE, _MOST_HEIGHT - _HEAD - rows))
    window = Window((0, _HEAD, WIDTH, _HEAD + most), 0)
    shown = fitting.largest(window, scene, _SIZES)
    if shown is not None:
        limits = fitting.bounds(scene, codes=False)
        needed = round((limits.bottom - limits.top) * shown.pitch) + 40
        window = Window((0, _HEAD, WIDTH, _HEAD + max(_LEAST_MINE, min(most, needed))), 0)
        shown = fitting.centred(window, shown.size, limits.middle, codes=False)
        shown = shown._replace(plain=shown.size < fitting.LEAST_DETAILED)
    return Page(window, shown, results, window.box[3] + rows)


def paint(view: View, table: Table) -> Image.Image:
    """Return the picture (RGB) of a match that is over."""
    scene = scene_of(view, table)
    page = plan(scene)
    foot = page.window.box[3]
    image = _mine(scene, page.window, page.field, (WIDTH, page.height))
    image.paste(_curtain(won(view)), (0, 0))
    image.paste(colours.BAND_EDGE, (0, _HEAD - 4, WIDTH, _HEAD))
    image.paste(colours.FOOT, (0, foot, WIDTH, image.height))
    image.paste(colours.BAND_EDGE, (0, foot, WIDTH, foot + 4))
    _paint_words(image, scene, _paint_heroes(image, scene))
    for number, (left, top, width, height) in zip(order(view), page.results, strict=True):
        _paint_result(image, scene, number, (left, foot + top, width, height))
    return image


def _mine(scene: Scene, window: Window, shown: Field | None, size: tuple[int, int]) -> Image.Image:
    """Return a picture (RGB) with the mine in its window. shown: None for a map."""
    if shown is not None:
        return field.paint(size, shown, scene)
    image = Image.new("RGB", size, colours.NIGHT)
    minimap.paint(image, scene, minimap.whole(window.box, scene.extent), None)
    return image


_ABOVE = 88  # the height of the strip above a keepsake, which profiles cut off


def keepsake(view: View, table: Table) -> Image.Image:
    """Return the whole mine (RGB) as a square below an empty strip, without the results."""
    scene, window = scene_of(view, table), Window((0, _ABOVE, WIDTH, _ABOVE + WIDTH), 0)
    shown = fitting.largest(window, scene, _SIZES)
    if shown is not None:
        middle = fitting.bounds(scene, codes=False).middle
        shown = fitting.centred(window, shown.size, middle, codes=False)
        shown = shown._replace(plain=shown.size < fitting.LEAST_DETAILED)
    return _mine(scene, window, shown, (WIDTH, window.box[3]))


def order(view: View) -> list[Seat]:
    """Return the seats by place, then by points."""
    found = [Seat(number) for number in range(len(view.seats))]
    places = dict(zip(found, view.places, strict=False))
    return sorted(found, key=lambda seat: (places.get(seat) or _LAST, -view.seats[seat].points, seat))


def won(view: View) -> bool:
    """Return whether anybody has won: in a Crisis only if the target is reached."""
    if view.mode == "rush":
        return bool(winners(view))
    return view.over != NO_RESULT and (view.target is None or view.total >= view.target)


# ---- who won ----


@cached
def _curtain(golden: bool) -> Image.Image:
    """Return the background (RGB) of the head, with rays of light around the heroes. golden: whether somebody won."""
    image = Image.new("RGB", (WIDTH, _HEAD), colours.BAND)
    if golden:
        pen, x, y = ImageDraw.Draw(image), _LEFT + 90, _HEAD * 0.62
        for i in range(24):
            start = math.radians(i * 15)
            ends = [(x + 1400 * math.cos(a), y + 1400 * math.sin(a)) for a in (start, start + math.radians(7.5))]
            pen.polygon([(x, y), *ends], fill=colours.RAY)
    return image


def _paint_heroes(image: Image.Image, scene: Scene) -> float:
    """Paint the dwarves of those who won, or of everybody in a Crisis. Return where the words begin, in pixels.

    Crowns are for those who won. Who did not come back has none, as they have not won.
    """
    view = scene.view
    heroes = winners(view) if view.mode == "rush" else [Seat(number) for number in range(len(view.seats))]
    step = min(_HIGH * 0.80, _HEROES / max(1, len(heroes)))
    high = round(step / 0.80)
    for i, number in enumerate(heroes):
        crowned = won(view) and number not in view.unheard
        x = _LEFT + step * (i + 0.5)
        dwarf = dwarves.standing(view.seats[number].gem, scene.letters[number], high, crowned)
        put(image, dwarf, x, _HEAD - 14, 0.5, 1.0)
        if crowned:
            put(image, icons.crown(round(high * 0.44)), x, _HEAD - 12 - high * 1.02, 0.5, 1.0 - 0.22)
    return _LEFT + step * len(heroes) + 30


def _names(scene: Scene, found: Sequence[Seat], room: int) -> str:
    """Return the names of seats as a list. If they need more than `room` pixels, each long name is cut."""
    names = [name for name in (scene.names[seat].name for seat in found) if fonts.drawable(name)]
    if fonts.width(fonts.plain(_listed(names, scene.table)), _LEAST_NAME) > room:
        between = fonts.width(_listed([""] * len(names), scene.table), _LEAST_NAME)
        each = round((room - between) / len(names))
        names = [fonts.fitted(fonts.plain(name), _LEAST_NAME, each) for name in names]
    return _listed(names, scene.table)


def _listed(names: Sequence[str], table: Table) -> str:
    """Return names as a list of the picture's language, such as "Ada, Bela and Chen"; "" if there are none."""
    if len(names) < 2:
        return "".join(names)
    english = ", ".join(["{}"] * (len(names) - 1)) + " and {}"
    return table.caption(f"list-{len(names)}", english).format(*names)


def _paint_words(image: Image.Image, scene: Scene, x: float) -> None:
    """Paint why the match ended, who won, and by how much."""
    view, table, right, room = scene.view, scene.table, WIDTH - 26, round(WIDTH - x - 26)
    first, title = winners(view), table.caption("over", "GAME OVER")
    turn = lettering(seats.turn(scene), 30, colours.SOFT, 300)
    put(image, turn, right, 38, 1.0)
    reason, left = table.caption("reason", ""), room - turn.width - 20
    nobody = (view.mode == "rush" and not first) or view.over == NO_RESULT
    said = title if nobody else " · ".join(filter(None, (title, reason)))
    if fonts.width(fonts.plain(said), 28) > left:
        said = reason or title
    put(image, squeezed(said, 30, 26, colours.SOFT, left), x, 38, 0)
    points = lead(view)
    if view.over == NO_RESULT:
        headline, second = reason, table.caption("uncounted", "Points do not count")
    elif view.mode == "crisis":
        headline = table.caption("result", f"{view.total} points together")
        second = table.caption("lead", f"{abs(points)} {'over' if points >= 0 else 'short of'} the target")
        second = second if view.target else ""
    elif not first:
        headline, second = reason, ""
    elif len(first) > 1:
        headline, second = _names(scene, first, room), table.caption("draw", "Draw")
    else:
        wins = table.caption("wins", "{} wins")
        left = room - round(fonts.width(wins.replace("{}", ""), _LEAST_NAME))
        headline = wins.replace("{}", _names(scene, first, left)).strip()
        second = table.caption("lead", f"by {points} points") if points > 0 else ""
    put(image, squeezed(headline, 66, _LEAST_NAME, colours.GOLD_INK, room), x, 104, 0)
    bar = 290 if room > 560 else 220
    put(image, squeezed(second, 38, 22, colours.INK, room - bar - 24), x, 178, 0)
    seats.paint_score(image, scene, right - bar / 2, 178, bar, 46)


# ---- the results ----


def _results(scene: Scene) -> list[Box]:
    """Return left, top, width and height of each result. Tops are counted from the end of the mine."""
    count, room = len(scene.names), WIDTH - 24
    if count > _ONE_COLUMN:
        half, rows = (room - _BETWEEN) // 2, -(-count // 2)
        places = [(i // rows, i % rows) for i in range(count)]
        return [(12 + x * (half + _BETWEEN), _EDGE + y * (_ROW + _BETWEEN), half, _ROW) for x, y in places]
    lines = max(len(_did(scene, Seat(number), _room(room))) for number in range(count))
    high = _ROW + max(0, lines - 1) * _LINE
    return [(12, _EDGE + i * (high + _BETWEEN), room, high) for i in range(count)]


def _room(width: int) -> int:
    """Return the room for words in a result of this width, in pixels."""
    return width - 264


def _did(scene: Scene, number: Seat, room: int) -> list[str]:
    """Return what a seat did, or else its skills, in at most two lines."""
    said = scene.table.caption(f"did-{number}", skill_names(scene.table, scene.view.seats[number].skills))
    return wrapped(said, _SMALL, (room, room)) if said else []


def _unplaced(scene: Scene, number: Seat) -> str:
    """Return that a seat is out of the ranking; "" if it has a place, or if nobody has won."""
    view = scene.view
    beyond = view.mode == "rush" and winners(view) and not view.places[number]
    return scene.table.caption("unplaced", "") if beyond else ""


def _paint_result(image: Image.Image, scene: Scene, number: Seat, box: Box) -> None:
    (left, top, width, height), view = box, scene.view
    seat, name, middle, room = view.seats[number], scene.names[number], top + height / 2, _room(width)
    first = number in winners(view) and view.mode == "rush"
    put(image, seats.panel(width, height, 18, first), left + width / 2, middle)
    x = left + 22.0
    if view.mode == "rush" and number < len(view.places):
        place = f"{view.places[number]}." if view.places[number] else "–"
        put(image, lettering(place, 34, colours.GOLD_INK if first else colours.SOFT), x + 24, middle)
        x += 58
    put(image, dwarves.standing(seat.gem, scene.letters[number], 68), x + 30, middle + _ROW / 2 - 3, 0.5, 1.0)
    x += 74
    wide, out = len(view.seats) <= _ONE_COLUMN, _unplaced(scene, number)
    did = _did(scene, number, _room(width)) if wide else [out] if out else []
    ink = colours.INK if seat.present and name.present else colours.FAINT
    y = middle - len(did) * _LINE / 2
    beside = lettering(f"· {out}", _SMALL, colours.SOFT, round(room * 0.6)) if out and wide else None
    shown = squeezed(name.name, 36, 28, ink, room - (beside.width + 12 if beside else 0))
    put(image, shown, x, y, 0)
    if beside:
        put(image, beside, x + shown.width + 12, y + 2, 0)
    for i, line in enumerate(did):
        put(image, squeezed(line, _SMALL, 24 if wide else 20, colours.SOFT, room), x, y + 36 + i * _LINE, 0)
    put(image, icons.hexagon(seat.points, 60, first), left + width - 22, middle, 1.0)
