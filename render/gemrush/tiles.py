"""Draws a tile of the mine with its name, its type and the signs of its effects, and plates (the prices of doors)."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.table import Table
from bot.games.gemrush import effects as fx
from bot.games.gemrush.gems import CODES
from bot.games.gemrush.rooms import Tile
from bot.games.gemrush.view import SeenTile
from render.gemrush import icons, rock, stones
from render.gemrush.colours import colours
from render.gemrush.drawing import (
    Drawing,
    Sprite,
    clear,
    fill_box,
    haloed,
    lettering,
    put,
    shadowed,
    shrunk,
    sprite,
    squeezed,
)
from render.gemrush.scene import room_name
from render.kit import mix, rgb, scaled
from render.memory import cached, cached_deflated

# ---- the effects of a room ----


class Sign(NamedTuple):
    """The sign of one step of an ability: an icon with a badge, and the small signs (`icons.token`) after it."""

    icon: str
    badge: str = ""
    tokens: tuple[int | str, ...] = ()

    @property
    def width(self) -> float:
        """Return the width of the sign, divided by that of an icon."""
        return 0.92 + 0.50 * ((len(self.tokens) + 1) // 2 if len(self.tokens) > 2 else bool(self.tokens))


def sign(effect: fx.Effect) -> Sign:
    """Return the sign of a step of an ability. The tag of the step is the name of the icon."""
    icon = str(effect.__struct_config__.tag)
    if isinstance(effect, fx.Go):
        return Sign(icon, "", () if effect.where == "any" else (effect.where,))
    count, matching = getattr(effect, "count", ""), getattr(effect, "matching", ())
    if count == fx.ALL:
        count = icons.ALL_MATCHING if matching else icons.ALL
    return Sign(icon, str(count), (matching,) if isinstance(matching, str) else matching)


_BETWEEN = 0.10  # the gap between two signs, divided by the width of an icon
_LINE = 1.14  # the height of a row, divided by the width of an icon


def _wide(row: tuple[Sign, ...]) -> float:
    """Return the width of a row, divided by that of an icon."""
    return sum(one.width for one in row) + _BETWEEN * (len(row) - 1)


@cached_deflated
def drawn_ability(ability: fx.Ability, room: int, high: int, most: int, current: int | None = None) -> Image.Image:
    """Return the signs of an ability (RGBA) in one or more rows, as large as `room` x `high` pixels allow.

    most: the largest size of a sign. current: the index of the step in progress, which gets a golden background.
    """
    signs = tuple(sign(effect) for effect in ability)
    if not signs:
        return clear(1, 1)
    best, rows = 0.0, [signs]
    for count in (1, 2, 3):
        each = -(-len(signs) // count)
        found = [signs[i : i + each] for i in range(0, len(signs), each)]
        fitting = min(room / max(map(_wide, found)), high / (_LINE * len(found)), most)
        if fitting > best * 1.08:
            best, rows = fitting, found
    size = max(8, round(best))
    line = round(size * _LINE)
    image = clear(room + size // 2, max(line * len(rows), 1) + 8)
    number = 0
    for j, row in enumerate(rows):
        x, y = (image.width - _wide(row) * size) / 2, 4 + line * (j + 0.5)
        for one in row:
            if number == current:
                put(image, _spot(round(one.width * size) + 6, line), x + one.width * size / 2, y)
            _put_sign(image, one, x, y, size)
            x += (one.width + _BETWEEN) * size
            number += 1
    return image


def _spot(width: int, height: int) -> Image.Image:
    drawing = Drawing(width, height, 3)
    drawing.box(0, 0, width, height, height * 0.2, colours.GOLD_DEEP)
    drawing.box(2, 2, width - 2, height - 2, height * 0.18, colours.GOLD)
    return drawing.sized(width, height)


def _put_sign(image: Image.Image, one: Sign, x: float, y: float, size: int) -> None:
    put(image, icons.icon(one.icon, one.badge, size), x + size * 0.46, y)
    count, token = len(one.tokens), round(size * 0.52)
    columns, rows = (1, count) if count <= 2 else ((count + 1) // 2, 2)
    for i, kind in enumerate(one.tokens):
        column, row = i % columns, i // columns
        dx, dy = size * (1.16 + 0.50 * column), (row - (rows - 1) / 2) * token * 0.98
        put(image, icons.token(kind, token), x + dx, y + dy)


# ---- tiles ----

LEAST_NAMED = 96  # pixels; names on smaller tiles are illegible
EFFECTS_WIDTH = 0.84  # the greatest width of the signs of effects, as a share of a tile's side


class Room(NamedTuple):
    """The data that decide how a tile looks."""

    size: int
    name: str
    type: str
    ability: fx.Ability
    doors: tuple[int, ...]  # the sides with a door
    paths: tuple[tuple[int, int], ...]  # the two sides that each tunnel connects
    variant: int
    light: int = colours.LIT
    dark: tuple[int, ...] = ()  # the sides with a door to an empty space
    crowded: bool = False  # whether dwarves are in the room
    bare: bool = False  # whether the tile has only walls and floor, since the picture's edge cuts it
    current: int | None = None  # the index of the step in progress


def room_of(size: int, number: int, tile: Tile | SeenTile, table: Table) -> Room:
    """Return the data of a lit tile. number: the number of the tile."""
    tunnel = tile.type == "tunnel"
    doors = () if tunnel else tuple(side for side, door in enumerate(tile.doors) if door is not None)
    name = "" if tunnel else room_name(table, tile.key)
    return Room(size, name, tile.type, tile.ability, doors, tile.paths, number % 2)


@cached_deflated
def banner(name: str, type_: str, width: int, height: int, dim: bool, letters: int, left: int) -> Image.Image:
    """Return the name of a room on parchment (RGBA). letters: the font size. left: pixels left free for the medal."""
    image = clear(width, height)
    fill_box(image, 0, height * 0.22, rgb("#1a110b"))
    inset = max(1, round(height * 0.07))
    high, low = (colours.PAPER_DIM, colours.PAPER_DIM_LOW) if dim else (colours.PAPER, colours.PAPER_LOW)
    fill_box(image, inset, height * 0.17, high, low)
    end = max(3, round(height * 0.11))
    ink = colours.TYPES[type_][0]
    image.paste(mix(ink, rgb("#3a3a48"), 0.25) if dim else ink, (width - end, inset, width - inset, height - inset))
    room = width - left - end - round(height * 0.12)
    text = squeezed(name, letters, max(9, round(letters * 0.72)), colours.DARK_INK, room)
    put(image, text, left + (width - left - end) / 2, height / 2)
    return shadowed(image, 0, max(1, height // 14), max(1.0, height / 14), 0.55)


def _paint_contents(image: Image.Image, room: Room) -> None:
    """Paint the name, the type and the effects on an empty room. A room without name and effects shows its type."""
    if not room.name and not room.ability:
        _paint_type(image, room)
        return
    size, named = room.size, bool(room.name) and room.size >= LEAST_NAMED
    if named:
        bar = banner(room.name, room.type, round(size * 0.985), round(size * 0.185), not room.light,
                     round(size * 0.145), round(size * 0.172))  # fmt: skip
        put(image, bar, size * 0.50, size * 0.165)
    medal = round(size * (0.225 if named else 0.30))
    put(image, icons.medal(room.type, medal), size * (0.075 if named else 0.16), size * (0.155 if named else 0.17))
    y = size * ((0.41 if room.crowded else 0.585) if named else (0.44 if room.crowded else 0.60))
    if room.type == "cart":
        put(image, icons.cart(round(size * (0.34 if room.crowded else 0.52))), size / 2, y)
    elif room.ability:
        most = round(size * ((0.26 if room.crowded else 0.36) if named else (0.30 if room.crowded else 0.42)))
        high = round(size * (0.30 if room.crowded else 0.56))
        signs = drawn_ability(room.ability, round(size * EFFECTS_WIDTH), high, most, room.current)
        if not room.light:
            cool = Image.blend(signs, Image.new("RGBA", signs.size, (*colours.GLOOM, 255)), 0.26)
            cool.putalpha(signs.getchannel("A"))
            signs = cool
        put(image, signs, size / 2, y)


_TYPE, _MOST_TYPE, _LEGIBLE_TYPE = 0.5, 0.66, 60  # the sign of a type: its usual and most share of a side, and pixels


def _paint_type(image: Image.Image, room: Room) -> None:
    """Paint only the type of a room, large and where nobody stands.

    On a small tile, the sign fills most of the floor: at a width of 400 pixels, a phone shows 60 pixels as 24.
    """
    if not room.crowded:
        side = round(max(room.size * _TYPE, min(room.size * _MOST_TYPE, _LEGIBLE_TYPE)))
        kind = icons.cart(round(room.size * 0.66)) if room.type == "cart" else icons.medal(room.type, side)
        put(image, kind, room.size / 2, room.size / 2)


@cached
def tile(room: Room) -> Sprite:
    """Return a tile without its shadow. The tile of the dwarf to move has light around it."""
    if room.type == "tunnel":
        return sprite(rock.rails(room.size, room.paths, room.light, room.variant))
    image = rock.shell(room.size, room.doors, room.dark, room.light, room.variant)
    if not room.bare:
        _paint_contents(image, room)
    if room.light == colours.HERE:
        image = haloed(image, room.size * 0.055, colours.HALO, 1.1, room.size * 0.02)
    return sprite(image)


# ---- plates ----

# A plate shows what building at a door costs and scores. For each number of gems, these tables give the number of signs
# in each row. The last sign is the hexagon with the points. _WIDE is for northern and southern doors, _HIGH for eastern
# and western doors.
_WIDE = {0: (2,), 1: (2,), 2: (3,), 3: (4,), 4: (3, 2), 5: (3, 3), 6: (4, 3)}
_HIGH = {0: (1, 1), 1: (1, 1), 2: (2, 1), 3: (2, 2), 4: (2, 2, 1), 5: (2, 2, 2), 6: (2, 2, 2, 1)}
_CODE_SHARE = 0.42  # the height of a line with codes, as a share of the gem's size


@lru_cache(maxsize=512)
def plate_size(gems: int, wide: bool, unit: int, codes: bool) -> tuple[int, int]:
    """Return the width and height of a plate in pixels, without its glow and shadow. unit: the size of a gem."""
    rows = (_WIDE if wide else _HIGH)[gems]
    line = round(unit * _CODE_SHARE) if codes and gems else 0
    pad = max(3, round(unit * 0.15))
    width = max(rows) * unit + round(unit * 0.06)
    if not gems:
        width = round(unit * (2.75 if wide else 1.6))
    alone = gems > 0 and rows[-1] == 1
    return width + 2 * pad, len(rows) * (unit + line) - (line if alone else 0) + 2 * pad + round(unit * 0.04)


@cached
def drawn_plate(cost: bytes, points: int, wide: bool, unit: int, glow: bool, codes: bool, free: str) -> Image.Image:
    """Return a plate (RGBA) without its glow and shadow."""
    width, height = plate_size(len(cost), wide, unit, codes)
    border, radius, pad = max(2, round(unit * 0.07 * colours.BOLD)), round(unit * 0.30), max(3, round(unit * 0.15))
    image = clear(width, height)
    fill_box(image, 0, radius, colours.PLATE_RIM)
    fill_box(image, 1, radius, *colours.PLATE_EDGE[glow])
    fill_box(image, 1 + border, max(2, radius - border), *colours.PLATE_FACE[glow])
    hexagon = icons.hexagon(points, round(unit * 1.04), glow)
    if not cost:
        word = shrunk(free, round(unit * 0.64), round(unit * 0.40), colours.FREE_INK, round(unit * 1.7))
        put(image, word, *((pad + unit * 0.84, height / 2) if wide else (width / 2, pad + unit * 0.5)))
        end = unit * 0.52
        put(image, hexagon, *((width - pad - end, height / 2) if wide else (width / 2, height - pad - end)))
        return image
    line = round(unit * _CODE_SHARE) if codes else 0
    y, left = pad + round(unit * 0.02), list(cost)
    for count in (_WIDE if wide else _HIGH)[len(cost)]:
        for i in range(count):
            x = (width - count * unit) / 2 + unit / 2 + i * unit
            if not left:
                put(image, hexagon, x, y + (unit + (line if count > 1 else 0)) / 2)
                break
            gem = left.pop(0)
            put(image, stones.lined(gem, unit), x, y + unit / 2)
            if codes:
                put(image, lettering(CODES[gem], round(unit * 0.40), colours.PLATE_INK), x, y + unit + line * 0.42)
        y += unit + line
    return image


@cached
def plate(
    cost: bytes, points: int, wide: bool, unit: int, glow: bool, codes: bool, dim: bool, free: str = "free"
) -> Sprite:
    """Return a plate with its shadow. wide: whether it is at a northern or southern door. unit: the size of a gem."""
    image = drawn_plate(cost, points, wide, unit, glow, codes, free)
    if dim:
        shade = Image.new("RGBA", image.size, (*colours.PLATE_DIM, 0))
        shade.putalpha(scaled(image.getchannel("A"), 0.22))
        image = Image.alpha_composite(image, shade)
    if glow:
        image = haloed(image, unit * 0.30, colours.GLOW, 1.0, unit * 0.10)
    return sprite(shadowed(image, 1, max(2, unit // 10), max(2.0, unit / 9)))


@cached
def turn_badge(size: int) -> Image.Image:
    """Return two arrows in a circle (RGBA), the sign of a tile that can be turned."""
    drawing = Drawing(256, 256, 2)
    drawing.disc(128, 128, 124, rgb("#1a110b"))
    drawing.disc(128, 128, 110, colours.GOLD)
    pen = ImageDraw.Draw(drawing.image)
    for start in (20, 200):
        pen.arc((120, 120, 392, 392), start, start + 120, fill=(58, 35, 0, 255), width=44)
    for points in (((86, 58), (150, 44), (118, 100)), ((170, 198), (106, 212), (138, 156))):
        drawing.polygon(points, colours.GOLD_DEEP)
    return drawing.sized(size, size)
