"""Paints the ways in which a tile can lie, side by side and numbered. Each is drawn among its neighbours."""

from collections.abc import Sequence

import msgspec
from PIL import Image, ImageDraw

from bot.engine.table import Table
from bot.games.gemrush.view import Laying, View
from render.gemrush import colours, dwarves, field, icons, rock
from render.gemrush.drawing import Drawing, clear, fill_box, put, shadowed, squeezed
from render.gemrush.field import Window
from render.gemrush.scene import Place, Scene
from render.kit import rgb, rounded_mask
from render.memory import cached

WIDTH = 1000
_EDGE, _BETWEEN = 8, 12
WIDE = (WIDTH - 2 * _EDGE - _BETWEEN) // 2  # the width of the picture of one way, in pixels
# For up to so many ways: the side of a tile and the height of one way. The largest plates fit around a tile.
_SIZES = {4: (212, 430), 6: (150, 340), 8: (118, 270)}
_BADGE = 80
_RED = rgb("#e8492f")


def sizes(count: int) -> tuple[int, int]:
    """Return the side of a tile and the height of the picture of one way in pixels, if there are so many ways."""
    return next(found for most, found in _SIZES.items() if count <= most)


def height(count: int) -> int:
    """Return the height of the picture of so many ways, in pixels."""
    rows = max(1, -(-count // 2))
    return rows * (sizes(count)[1] + _BETWEEN) - _BETWEEN + 2 * _EDGE


def paint(view: View, table: Table, found: Sequence[Laying]) -> Image.Image:
    """Return the picture (RGB) of these ways."""
    image = rock.background(WIDTH, height(len(found))).copy()
    paint_all(image, view, table, found, 0)
    return image


def paint_all(image: Image.Image, view: View, table: Table, found: Sequence[Laying], top: int) -> None:
    """Paint ways on a picture that is WIDTH pixels wide. top: their upper edge in pixels."""
    tile, high = sizes(len(found))
    for i, way in enumerate(found):
        alone = i % 2 == 0 and i + 1 == len(found)
        x = (WIDTH - WIDE) // 2 if alone else _EDGE + i % 2 * (WIDE + _BETWEEN)
        shown = _way(view, table, way, tile, high)
        image.paste(shown, (x, top + _EDGE + i // 2 * (high + _BETWEEN)), rounded_mask(WIDE, high, 26))


def scene_of(view: View, table: Table, way: Laying) -> Scene:
    """Return the mine with the tile laid in this way. A refused way has no plates at the tile.

    The dwarves in a tile of the mine move with it.
    """
    at, tile = place_of(way), way.tiles[-1]
    old = next(((one.across, one.down) for one in view.tiles if one.number == tile.number), None)
    seats = tuple(
        msgspec.structs.replace(seat, across=at[0], down=at[1]) if old and (seat.across, seat.down) == old else seat
        for seat in view.seats
    )
    plates = tuple(plate for plate in way.plates if not way.refusal or (plate.across, plate.down) != at)
    scene = Scene(msgspec.structs.replace(view, tiles=way.tiles, plates=plates, seats=seats, placing=None), table)
    if scene.here is not None:
        scene.light[scene.here] = colours.LIT
    scene.light[at] = colours.DIM if way.refusal else colours.HERE
    return scene


def place_of(way: Laying) -> Place:
    return way.tiles[-1].across, way.tiles[-1].down


def _way(view: View, table: Table, way: Laying, tile: int, high: int) -> Image.Image:
    """Return the picture (RGB) of one way. tile: the side of a tile. high: the picture's height."""
    at, allowed, scene = place_of(way), not way.refusal, scene_of(view, table, way)
    shown = field.centred(Window((0, 0, WIDE, high), 0), tile, at, codes=False)
    image = field.paint((WIDE, high), shown, scene)
    if not allowed:
        _strike(image, tile, table.caption(f"way-{way.refusal}", "a wall blocks the door"))
    _paint_entry(image, tile, scene, view)
    ink = (colours.GOLD, colours.GOLD_DEEP) if allowed else (rgb("#6d6a78"), rgb("#17161d"))
    put(image, icons.disc(str(way.number), _BADGE, *ink), 14 + _BADGE / 2, 14 + _BADGE / 2)
    _frame(image, allowed)
    return image


def _paint_entry(image: Image.Image, tile: int, scene: Scene, view: View) -> None:
    """Paint the dwarf to move at the side where the tile must have a door."""
    if view.placing is None or view.back is None or view.turn is None:
        return
    dx, dy = rock.DELTAS[view.back]
    off = tile * 0.60
    seat = view.seats[view.turn]
    dwarf = dwarves.standing(seat.gem, scene.letters[view.turn], round(tile * 0.40), True)
    put(image, dwarf, WIDE / 2 + dx * off, image.height / 2 + dy * off, 0.5, 0.5)


def _strike(image: Image.Image, tile: int, reason: str) -> None:
    """Cross the way out, and write the reason below."""
    put(image, _cross(round(tile * 1.1)), WIDE / 2, image.height / 2)
    text = squeezed(reason, 34, 26, colours.WHITE, WIDE - 60)
    label = clear(text.width + 36, 60)
    fill_box(label, 0, 18, rgb("#1a0d0a"))
    fill_box(label, 3, 15, rgb("#8c2216"), rgb("#641409"))
    put(label, text, label.width / 2, label.height / 2)
    put(image, shadowed(label, 0, 3, 4), WIDE / 2, image.height - 44)


@cached
def _cross(size: int) -> Image.Image:
    drawing = Drawing(100, 100, size / 50)
    for width, ink in ((13, rgb("#1a0d0a")), (8, _RED)):
        drawing.line([(12, 12), (88, 88)], width, ink)
        drawing.line([(88, 12), (12, 88)], width, ink)
    return drawing.sized(size, size)


def _frame(image: Image.Image, allowed: bool) -> None:
    pen = ImageDraw.Draw(image)
    ink = colours.GOLD if allowed else rgb("#5a5763")
    pen.rounded_rectangle((0, 0, WIDE - 1, image.height - 1), 26, outline=ink, width=5 if allowed else 3)
