"""Paints the ways in which a tile can lie, side by side and numbered. Each is drawn among its neighbours.

A phone shows these pictures at a third of their size, so all letters are larger than on the board.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from PIL import Image, ImageDraw

from bot.engine.table import Table
from bot.games.gemrush.gems import Gem
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import Laying, Plate, SeenSeat, View
from render.gemrush import cards, dwarves, field, fitting, icons, rock, tiles, way_plates
from render.gemrush.colours import colours
from render.gemrush.drawing import Drawing, clear, fill_box, put, squeezed
from render.gemrush.fitting import Window
from render.gemrush.scene import Place, Scene, room_name
from render.kit import rgb, rounded_mask
from render.memory import cached

WIDTH = 1000
LETTERS = 32  # the least font size, in pixels: 11 CSS pixels on a phone
_EDGE, _BETWEEN = 8, 10
_BADGE = 64
RED = rgb("#e8492f")  # the cross on a way that is refused
REFUSAL = rgb("#8c2216"), rgb("#641409")  # the banner below it
_CARD, _CARDS = (84, 134), 158  # width and height of a card, and the height of their row


class Grid(NamedTuple):
    """The layout for a number of ways. All lengths are in pixels.

    wide, high: the size of the picture of one way. tile: the side of a tile. gem: the size of a gem on a plate.
    line: the height of the line below a way.
    """

    columns: int
    wide: int
    high: int
    tile: int
    gem: int
    line: int


def _grid(columns: int, high: int, tile: int, gem: int, line: int) -> Grid:
    return Grid(columns, (WIDTH - 2 * _EDGE - (columns - 1) * _BETWEEN) // columns, high, tile, gem, line)


_GRIDS = {4: _grid(2, 430, 176, 44, 52), 6: _grid(3, 366, 142, 36, 46), 9: _grid(3, 326, 114, 36, 44)}
MOST_WITH_HEAD = 6  # More ways need the place of the head, too.


def grid(count: int) -> Grid:
    """Return the layout for so many ways."""
    return next(found for most, found in _GRIDS.items() if count <= most)


def height(count: int) -> int:
    """Return the height of the picture of so many ways, in pixels."""
    shown = grid(count)
    rows = max(1, -(-count // shown.columns))
    return rows * (shown.high + _BETWEEN) - _BETWEEN + 2 * _EDGE


def cards_height(view: View) -> int:
    """Return the height of the row of the viewer's cards in pixels; 0 if there is no viewer."""
    return 0 if _owner(view) is None else _CARDS


def paint(view: View, table: Table, found: Sequence[Laying]) -> Image.Image:
    """Return the picture (RGB) of these ways. Above them are the viewer's cards, if there is a viewer."""
    top = cards_height(view)
    image = rock.background(WIDTH, top + height(len(found))).copy()
    if top:
        _paint_cards(image, (_owner(view) or view.seats[0]).hand or b"")
    paint_all(image, view, table, found, top)
    return image


def _owner(view: View) -> SeenSeat | None:
    return None if view.viewer is None else view.seats[view.viewer]


def _paint_cards(image: Image.Image, hand: bytes) -> None:
    wide, high = _CARD
    pitch = min(wide + 14, (WIDTH - 2 * _EDGE - wide) / max(1, len(hand) - 1))
    left = (WIDTH - pitch * (len(hand) - 1)) / 2
    for i, kind in enumerate(hand):
        put(image, cards.shown(kind, wide, high, "", codes=False), left + i * pitch, _CARDS / 2)


def paint_all(image: Image.Image, view: View, table: Table, found: Sequence[Laying], top: int) -> None:
    """Paint ways on a picture that is WIDTH pixels wide. top: their upper edge in pixels."""
    shown = grid(len(found))
    for i, way in enumerate(found):
        row, column = divmod(i, shown.columns)
        here = min(shown.columns, len(found) - row * shown.columns)  # The last row may be shorter: it is centred.
        left = (WIDTH - here * (shown.wide + _BETWEEN) + _BETWEEN) // 2
        at = (left + column * (shown.wide + _BETWEEN), top + _EDGE + row * (shown.high + _BETWEEN))
        image.paste(_way(view, table, way, shown), at, rounded_mask(shown.wide, shown.high, 26))


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


def _way(view: View, table: Table, way: Laying, shown: Grid) -> Image.Image:
    """Return the picture (RGB) of one way, with plates at its tile alone: those of the neighbours stay as they are."""
    at, scene = place_of(way), scene_of(view, table, way)
    prices = [plate for plate in scene.view.plates if plate.at[:2] == at]
    scene.view = msgspec.structs.replace(scene.view, plates=())
    enters = view.placing is not None and view.back is not None and view.turn is not None
    if enters and view.turn is not None and scene.here is not None:
        scene.seats_at[scene.here].remove(view.turn)  # This dwarf stands at the entry instead.
    window = Window((0, 0, shown.wide, shown.high - shown.line), 0)
    found = fitting.centred(window, shown.tile, at, codes=False)._replace(named=False)
    image = field.paint((shown.wide, shown.high), found, scene)
    if way.refusal:
        put(image, _cross(round(shown.tile * 1.1)), *found.middle(at))
    if enters:
        _paint_entry(image, shown, scene, view)
    _paint_plates(image, view, table, prices, shown)
    _paint_line(image, table, way, shown)
    _frame(image, not way.refusal)
    return image


def _paint_entry(image: Image.Image, shown: Grid, scene: Scene, view: View) -> None:
    """Paint the dwarf to move at the side where the tile must have a door."""
    assert view.back is not None
    assert view.turn is not None
    dx, dy = rock.DELTAS[view.back]
    off, seat = shown.tile * 0.66, view.seats[view.turn]
    dwarf = dwarves.standing(seat.gem, scene.letters[view.turn], round(shown.gem * 1.9), True)
    put(image, dwarf, shown.wide / 2 + dx * off, (shown.high - shown.line) / 2 + dy * off, 0.5, 0.5)


def _paint_plates(image: Image.Image, view: View, table: Table, prices: Sequence[Plate], shown: Grid) -> None:
    """Paint what the doors of the tile cost. A plate is gold if the viewer's cards pay for it."""
    owner, free = _owner(view), table.caption("free", "free")
    boxes = way_plates.boxes([(plate.at[2], len(plate.cost)) for plate in prices], shown.tile, shown.gem, shown.wide)
    for plate in prices:
        cost = tuple(Gem(gem) for gem in plate.cost)
        glow = (
            owner is not None
            and owner.hand is not None
            and can_pay(cost, owner.hand, Gem(owner.gem), tuple(Skill(number) for number in owner.skills))
        )
        x, y = boxes[plate.at[2]]
        piece = way_plates.plate(plate.cost, plate.points, plate.at[2] % 2 == 0, shown.gem, glow, free)
        put(image, piece, shown.wide / 2 + x, (shown.high - shown.line) / 2 + y)


def _paint_line(image: Image.Image, table: Table, way: Laying, shown: Grid) -> None:
    """Write the number of the way below it, and the name of the room or why the way is refused."""
    tile, left, middle = way.tiles[-1], _BADGE // 2, shown.high - shown.line / 2 - 5
    wide = shown.wide - left - 10
    if way.refusal:
        bar = clear(wide, shown.line)
        fill_box(bar, 0, 12, rgb("#1a0d0a"))
        fill_box(bar, 3, 9, *REFUSAL)
        why = table.caption(f"way-{way.refusal}", "a wall blocks the door")
        put(bar, squeezed(why, 34, LETTERS - 4, colours.WHITE, wide - _BADGE - 4), (wide + left) / 2, bar.height / 2)
    else:
        bar = tiles.banner(room_name(table, tile.key), tile.type, wide, shown.line, False, LETTERS + 4, _BADGE // 2 + 4)
    put(image, bar, left + wide / 2, middle)
    ink = (rgb("#6d6a78"), rgb("#17161d")) if way.refusal else (colours.GOLD, colours.GOLD_DEEP)
    badge = icons.disc(str(way.number), _BADGE, *ink)
    put(image, badge, 4 + _BADGE / 2, shown.high - 4 - _BADGE / 2)


@cached
def _cross(size: int) -> Image.Image:
    drawing = Drawing(100, 100, size / 50)
    for width, ink in ((13, rgb("#1a0d0a")), (8, RED)):
        drawing.line([(12, 12), (88, 88)], width, ink)
        drawing.line([(88, 12), (12, 88)], width, ink)
    return drawing.sized(size, size)


def _frame(image: Image.Image, allowed: bool) -> None:
    pen = ImageDraw.Draw(image)
    ink = colours.GOLD_LINE if allowed else rgb("#5a5763")
    pen.rounded_rectangle((0, 0, image.width - 1, image.height - 1), 26, outline=ink, width=5 if allowed else 3)
