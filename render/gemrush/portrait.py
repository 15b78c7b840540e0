"""Paints the pictures for a phone: the rooms around the dwarf to move, and below them a map, the seats and the piles.

A small mine is shown whole, without a map. At the end of a match, the picture shows the whole mine and the results.
"""

from typing import NamedTuple

import msgspec
from PIL import Image

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gemrush.view import View
from render import fonts
from render.gemrush import colours, dwarves, field, icons, minimap, seats
from render.gemrush.drawing import Box, gradient, lettering, put, squeezed
from render.gemrush.field import Field, Window
from render.gemrush.minimap import Chart
from render.gemrush.scene import Scene, skill_names
from render.kit import rgb
from render.memory import cached

WIDTH, HEAD, MINE, RIM = 1000, 120, 868, 42
_SIZES = (236, 220, 204, 190, 176)  # the sides of a tile in pixels if the mine is shown whole
SIZE = _SIZES[0]  # the side of a tile in pixels if a part of the mine is shown
_ROW, _OPEN_ROW, _BETWEEN = 72, 138, 8
_PILES = 60
_MAP, _LEAST_MAP = 400, 244  # the width and the least height of the map, in pixels


class Page(NamedTuple):
    height: int
    field: Field
    map: Chart | None  # None if the mine is shown whole
    rows: Box  # left, top, width and height of the box for the seats
    row: int  # the height of a seat in this box


def plan(scene: Scene) -> Page:
    covered = seats.FACE_UP + 8 if scene.view.revealed else 0
    window = Window((0, HEAD, WIDTH, HEAD + MINE), RIM, covered)
    whole = field.largest(window, scene, _SIZES)
    shown = whole or field.around(window, scene, SIZE)
    row = _OPEN_ROW if any(seat.hand is not None for seat in scene.view.seats) else _ROW
    rows = -(-len(scene.names) // 2) * (row + _BETWEEN)
    top, left, map_ = HEAD + MINE + 14, 14, None
    if whole is None:
        rows, left = max(rows, _LEAST_MAP), _MAP + 20
        map_ = minimap.around((10, top - 4, 10 + _MAP, top - 4 + rows), scene.extent, shown.center)
    return Page(top + rows + _PILES, shown, map_, (left, top, WIDTH - left - 14, rows), row)


def paint(view: View, table: Table) -> Image.Image:
    scene = Scene(view, table)
    page = plan(scene)
    image = field.paint((WIDTH, page.height), page.field, scene)
    image.paste((10, 10, 16), (RIM, HEAD), _fade())
    image.paste((10, 10, 16), (WIDTH - _FADE, HEAD), _fade().transpose(Image.Transpose.FLIP_LEFT_RIGHT))
    field.paint_rim(image, page.field, scene, 30)
    if view.revealed:
        seats.paint_face_up(image, scene, RIM + 8, HEAD + MINE - seats.FACE_UP - 8, WIDTH - RIM - 20)
    _paint_bands(image, HEAD, HEAD + MINE, colours.FOOT_EDGE)
    _paint_head(image, scene)
    if page.map is not None:
        minimap.paint(image, scene, page.map, page.field)
    left, top, width, _ = page.rows
    each = (width - _BETWEEN) // 2
    for i in range(len(scene.names)):
        x, y = left + i % 2 * (each + _BETWEEN), top + i // 2 * (page.row + _BETWEEN)
        seats.paint_row(image, scene, Seat(i), (x, y, each, page.row), 30)
    seats.paint_piles(image, scene, 20, WIDTH - 40, page.height - _PILES / 2 + 2)
    return image


_FADE = 56  # the width of the dark edges at both sides of the mine, in pixels


@cached
def _fade() -> Image.Image:
    across = gradient(MINE, _FADE, rgb("#ffffff"), rgb("#000000")).convert("L").rotate(90, expand=True)
    return across.point([round(v * 0.88) for v in range(256)])


def _paint_bands(image: Image.Image, head: int, foot: int, edge: tuple[int, int, int]) -> None:
    image.paste(colours.BAND, (0, 0, WIDTH, head))
    image.paste(colours.BAND_EDGE, (0, head - 4, WIDTH, head))
    image.paste(colours.FOOT, (0, foot, WIDTH, image.height))
    image.paste(edge, (0, foot, WIDTH, foot + 4))


def _paint_head(image: Image.Image, scene: Scene) -> None:
    x, room, view = 28.0, 590, scene.view
    if view.turn is not None:
        dwarf = dwarves.standing(view.seats[view.turn].gem, scene.letters[view.turn], 106, True)
        put(image, dwarf, 70, 116, 0.5, 1.0)
        name = lettering(scene.names[view.turn].name, 44, colours.GOLD_INK, 300)
        put(image, name, 142, 38, 0)
        x, room = 142.0 + (name.width + 12 if name.width > 4 else 0), 640 - 142 - name.width - 12
        seats.paint_steps(image, scene, 142, 88, 44, 440)
    put(image, lettering(seats.phase(scene), 38, colours.INK, max(80, room)), x, 38, 0)
    right = WIDTH - 24
    text = lettering(seats.turn(scene), 32, colours.SOFT, 330)
    put(image, text, right, 38, 1.0)
    if view.last_round:
        put(image, icons.tag(scene.table.caption("last-round", "FINAL ROUND"), 34), right - text.width - 12, 38, 1.0)
    seats.paint_score(image, scene, right - 165, 86, 330, 44)


# ---- the end of a match ----

_END_HEAD, _END_MINE, _END_RIM, _END_ROW = 148, 760, 36, 86
_END_SIZES = (*range(200, 60, -6), 56, 48)  # the sides of a tile in pixels; if none fits, the picture has a map


def paint_end(view: View, table: Table) -> Image.Image:
    scene = Scene(msgspec.structs.replace(view, plates=()), table)
    foot = _END_HEAD + _END_MINE
    window = Window((0, _END_HEAD, WIDTH, foot), _END_RIM)
    height = foot + 20 + len(view.seats) * (_END_ROW + 8) + 10
    shown = field.largest(window, scene, _END_SIZES)
    if shown is None:
        image = Image.new("RGB", (WIDTH, height), colours.NIGHT)
        minimap.paint(image, scene, minimap.whole(window.box, scene.extent), None)
    else:
        image = field.paint((WIDTH, height), shown, scene)
        field.paint_rim(image, shown, scene, 26)
    _paint_bands(image, _END_HEAD, foot, colours.BAND_EDGE)
    _paint_headline(image, scene)
    for i, number in enumerate(order(view)):
        _paint_result(image, scene, number, foot + 16 + i * (_END_ROW + 8))
    return image


def order(view: View) -> list[Seat]:
    """Return the seats by place, then by points."""
    found = [Seat(number) for number in range(len(view.seats))]
    places = dict(zip(found, view.places, strict=False))
    return sorted(found, key=lambda seat: (places.get(seat, 99), -view.seats[seat].points, seat))


def firsts(view: View) -> list[Seat]:
    """Return the seats in place 1."""
    return [Seat(number) for number, place in enumerate(view.places) if place == 1]


def _paint_headline(image: Image.Image, scene: Scene) -> None:
    view, table = scene.view, scene.table
    draw = view.mode == "rush" and len(firsts(view)) > 1
    reasons = table.caption("reason", ""), table.caption("draw", "Draw") if draw else ""
    title = " · ".join(filter(None, (table.caption("over", "GAME OVER"), *reasons)))
    put(image, lettering(title, 28, colours.SOFT, WIDTH - 420), 28, 36, 0)
    x = 28.0
    if not draw and (view.mode == "rush" or view.target is None or view.total >= view.target):
        put(image, icons.crown(56), x, 92, 0)
        x += 72
    if view.mode == "crisis":
        text = table.caption("result", f"{view.total} points together")
    else:
        names = [scene.names[seat].name for seat in firsts(view)]
        text = ", ".join(name for name in names if fonts.drawable(name))
    put(image, squeezed(text, 46, 30, colours.GOLD_INK, round(WIDTH - x - 400)), x, 94, 0)
    put(image, lettering(seats.turn(scene), 30, colours.SOFT, 330), WIDTH - 24, 40, 1.0)
    seats.paint_score(image, scene, WIDTH - 24 - 165, 98, 330, 48)


def _paint_result(image: Image.Image, scene: Scene, number: Seat, top: int) -> None:
    view, seat, name, middle = scene.view, scene.view.seats[number], scene.names[number], top + _END_ROW / 2
    first = number in firsts(view) and view.mode == "rush"
    put(image, seats.panel(WIDTH - 24, _END_ROW, 18, first), WIDTH / 2, middle)
    x = 34.0
    if view.mode == "rush" and number < len(view.places):
        put(image, lettering(f"{view.places[number]}.", 34, colours.GOLD_INK if first else colours.SOFT), 58, middle)
        x = 92.0
    put(image, dwarves.standing(seat.gem, scene.letters[number], 76), x + 32, top + _END_ROW - 4, 0.5, 1.0)
    x += 78
    did = scene.table.caption(f"did-{number}", skill_names(scene.table, seat.skills))
    ink = colours.INK if seat.present and name.present else colours.FAINT
    room = round(WIDTH - 120 - x)
    put(image, squeezed(name.name, 34, 26, ink, room), x, middle - (16 if did else 0), 0)
    if did:
        put(image, squeezed(did, 25, 21, colours.SOFT, room), x, middle + 22, 0)
    put(image, icons.hexagon(seat.points, 66, first), WIDTH - 34, middle, 1.0)
