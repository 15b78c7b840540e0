"""Draws the signs of the mine: effects and types of rooms, mine carts, piles of cards, steps.

The shape of a sign says what it means, and its colour only helps.
Long because every sign is its own list of shapes, and one table finds them all by name.
"""

import math
from collections.abc import Callable

from PIL import Image, ImageChops, ImageFilter

from bot.engine.themes import current
from render import fonts
from render.gemrush import stones
from render.gemrush.colours import colours
from render.gemrush.drawing import Drawing, clear, fill_box, lettering, lit_edge, put, shadowed
from render.kit import RGB, Point, mix, polar, rgb, scaled
from render.memory import cached, cached_deflated

_UNITS = 256  # the width and height of a sign in units, before it is reduced
_WHITE = rgb("#ffffff")
_DARK = rgb("#1a1210")
_FRAME = rgb("#15100e")
_NAVY = rgb("#17355f")

# The colours of a sign's background: light above, dark below.
BACKGROUNDS: dict[str, tuple[RGB, RGB]] = {
    "draw": (rgb("#2aa198"), rgb("#0d5a5e")),
    "reveal": (rgb("#fffaf0"), rgb("#e2d0a6")),
    "dig": (rgb("#c98a3c"), rgb("#76440f")),
    "keep": (rgb("#5ecb53"), rgb("#1f7c2c")),
    "discard": (rgb("#f0574c"), rgb("#9c1620")),
    "burn": (rgb("#ff9a3d"), rgb("#b3250c")),
    "name": (rgb("#b46cf0"), rgb("#5b1fa0")),
    "swap": (rgb("#4fa4f7"), rgb("#1552a4")),
    "move-room": (rgb("#4fa4f7"), rgb("#1552a4")),
    "go": (rgb("#4fa4f7"), rgb("#1552a4")),
}
_CARDS = ("draw", "reveal", "dig", "keep", "discard", "burn")  # the signs that look like cards

# The signs that have only polygons.
_POLYGONS: dict[str, tuple[tuple[list[Point], RGB], ...]] = {
    "draw": (([(97, 52), (139, 52), (139, 112), (172, 112), (118, 172), (64, 112), (97, 112)], _WHITE),),
    "keep": (([(58, 112), (84, 88), (106, 112), (156, 58), (182, 84), (107, 164)], _WHITE),),
    "discard": (([(97, 176), (139, 176), (139, 106), (172, 106), (118, 46), (64, 106), (97, 106)], _WHITE),),
    "burn": (
        ([(118, 36), (140, 70), (168, 100), (174, 146), (150, 184), (118, 196), (84, 184), (62, 148), (70, 110),
          (92, 122), (96, 80)], rgb("#fff2b8")),
        ([(118, 108), (140, 140), (138, 172), (118, 186), (98, 172), (98, 144)], rgb("#e8401a")),
    ),
}  # fmt: skip


def _almond(half_width: float, half_height: float) -> list[Point]:
    steps = [i / 24 for i in range(25)]
    upper = [(118 - half_width + 2 * half_width * t, 108 - half_height * math.sin(math.pi * t)) for t in steps]
    lower = [(118 + half_width - 2 * half_width * t, 108 + half_height * math.sin(math.pi * t)) for t in steps]
    return upper + lower


def _reveal(drawing: Drawing) -> None:
    drawing.polygon(_almond(72, 44), _DARK)
    drawing.polygon(_almond(58, 31), colours.WHITE)
    drawing.disc(118, 108, 30, rgb("#1f77d0"))
    drawing.disc(118, 108, 15, _DARK)
    drawing.disc(116, 96, 8, colours.WHITE)
    for line in (((118, 36), (118, 52)), ((72, 46), (82, 60)), ((164, 46), (154, 60))):
        drawing.line(line, 8, _DARK)


def _dig(drawing: Drawing) -> None:
    handle = [(60, 196), (150, 74)]
    drawing.line(handle, 34, _DARK)
    drawing.line(handle, 18, rgb("#8a5524"))
    head: list[Point] = [
        (40, 78), (76, 46), (122, 34), (166, 46), (198, 80), (212, 128), (190, 104), (160, 82), (132, 72), (100, 68),
        (70, 70),
    ]  # fmt: skip
    c, s = math.cos(math.radians(8)), math.sin(math.radians(8))
    head = [(132 + (x - 126) * c - (y - 60) * s, 66 + (x - 126) * s + (y - 60) * c) for x, y in head]
    drawing.polygon(head, rgb("#dfe6f2"))
    drawing.line([*head, head[0]], 10, _DARK)


def _name(drawing: Drawing) -> None:
    line = rgb("#6a2ab0")
    drawing.polygon([(84, 62), (136, 62), (160, 92), (110, 152), (60, 92)], colours.WHITE)
    drawing.line([(60, 92), (160, 92)], 6, line)
    drawing.line([(92, 92), (110, 150), (128, 92), (110, 63), (92, 92)], 5, line)
    drawing.letters("?", 193, 106, 104, colours.GOLD)


def _pawn(drawing: Drawing, x: float, y: float, size: float, colour: RGB) -> None:
    drawing.ellipse(x - 17 * size, y - 52 * size, x + 17 * size, y - 18 * size, colour)
    shoulders = ((-14, -20), (14, -20), (30, 30), (-30, 30))
    drawing.polygon([(x + dx * size, y + dy * size) for dx, dy in shoulders], colour)


def _swap(drawing: Drawing) -> None:
    _pawn(drawing, 78, 142, 1.15, colours.WHITE)
    _pawn(drawing, 178, 142, 1.15, _NAVY)
    for tail, head, y, way in ((70, 176, 62, 1), (186, 80, 200, -1)):
        drawing.line([(tail, y), (head - way * 8, y)], 16, colours.GOLD)
        drawing.polygon([(head + way * 18, y), (head - way * 14, y - 24), (head - way * 14, y + 24)], colours.GOLD)


def _move_room(drawing: Drawing) -> None:
    drawing.box(88, 88, 168, 168, 10, colours.WHITE)
    drawing.box(104, 104, 152, 152, 6, _NAVY)
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        x, y = 128 + dx * 74, 128 + dy * 70
        drawing.polygon(
            [(x + dx * 20, y + dy * 20), (x - dx * 10 - dy * 28, y - dy * 10 + dx * 28),
             (x - dx * 10 + dy * 28, y - dy * 10 - dx * 28)], colours.GOLD,
        )  # fmt: skip


def _go(drawing: Drawing) -> None:
    for left, top, right, bottom, radius, colour in (
        (128, 58, 212, 208, 40, colours.WHITE), (142, 74, 198, 206, 28, _NAVY),
    ):  # fmt: skip
        drawing.box(left, top, right, bottom, radius, colour)
        drawing.box(left, 140, right, bottom, 2, colour)
    drawing.polygon([(44, 120), (104, 120), (104, 88), (168, 140), (104, 192), (104, 160), (44, 160)], colours.GOLD)


_DRAWN: dict[str, Callable[[Drawing], None]] = {
    "reveal": _reveal, "dig": _dig, "name": _name, "swap": _swap, "move-room": _move_room, "go": _go,
}  # fmt: skip


def _paint_background(drawing: Drawing, kind: str, inset: float) -> None:
    """Paint the background of a sign, `inset` units smaller on every side: a card, a speech bubble or a square."""
    if kind in _CARDS:
        drawing.box(40 + inset, 20 + inset, 196 - inset, 224 - inset, 24 - inset * 8 / 9, _FRAME)
    elif kind == "name":
        drawing.box(16 + inset, 26 + inset, 240 - inset, 184 - inset, 52 - inset, _FRAME)
        tail = [(66 + inset, 176 - inset), (60 + inset * 1.2, 238 - inset * 2.4), (130 - inset * 1.5, 176 - inset)]
        drawing.polygon(tail, _FRAME)
    else:
        drawing.box(14 + inset, 22 + inset, 242 - inset, 234 - inset, 46 - inset * 8 / 9, _FRAME)


ALL_MATCHING, ALL = "=", "+"  # badges for keeping all cards that match, and for keeping all cards


def _badge(drawing: Drawing, text: str) -> None:
    x, y = 180, 182
    drawing.disc(x, y, 70, rgb("#fff6e0"))
    drawing.disc(x, y, 62, rgb("#17131c"))
    bars = {ALL_MATCHING: ((0, -20, 32, 10), (0, 20, 32, 10)), ALL: ((0, 0, 32, 10), (0, 0, 10, 32))}
    for dx, dy, wide, high in bars.get(text, ()):
        drawing.box(x + dx - wide, y + dy - high, x + dx + wide, y + dy + high, 8, rgb("#8dff7a"))
    if text not in bars:
        drawing.letters(text, x, y - 1, 108, colours.GOLD if text == "X" else colours.WHITE)


@cached_deflated
def _master(kind: str, badge: str) -> Image.Image:
    drawing = Drawing(_UNITS, _UNITS, 2)
    _paint_background(drawing, kind, 0)
    face = drawing.mask()
    _paint_background(face, kind, 9)
    drawing.pour(face.alpha, *BACKGROUNDS[kind])
    if kind != "name" and not current().flat:
        drawing.image.paste(colours.WHITE, (0, 0), scaled(lit_edge(face.alpha, 10), 0.45))
    for points, colour in _POLYGONS.get(kind, ()):
        drawing.polygon(points, colour)
    if kind in _DRAWN:
        _DRAWN[kind](drawing)
    if badge:
        _badge(drawing, badge)
    return drawing.sized(_UNITS, _UNITS)


@cached_deflated
def icon(kind: str, badge: str, size: int) -> Image.Image:
    """Return a sign with its shadow (RGBA). badge: "" for no badge. The picture is shared: do not change it."""
    small = _master(kind, badge).resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)
    return shadowed(small, max(1, size // 40), max(1, size // 18), max(1.0, size / 20))


@cached_deflated
def cart(size: int) -> Image.Image:
    drawing = Drawing(_UNITS, _UNITS, 2)

    def at(*points: Point) -> list[Point]:
        return [(128 + (x - 128) * 1.18, 120 + (y - 128) * 1.18) for x, y in points]

    for x, y, colour in ((92, 92, "#f5cb24"), (128, 78, "#e43a3a"), (164, 92, "#4f86ff"), (110, 84, "#52da8a"),
                         (146, 86, "#c585ff")):  # fmt: skip
        for wide, high, ink in ((24, 26, _FRAME), (17, 18, rgb(colour))):
            drawing.polygon(at((x, y - high), (x + wide, y), (x, y + high), (x - wide, y)), ink)
    drawing.polygon(at((38, 96), (218, 96), (190, 176), (66, 176)), _FRAME)
    drawing.polygon(at((52, 106), (204, 106), (182, 167), (74, 167)), rgb("#5b4632"))
    drawing.polygon(at((52, 106), (204, 106), (199, 120), (57, 120)), rgb("#c9d2de"))
    for x in (98, 158):
        drawing.polygon(at((x - 6, 120), (x + 6, 120), (x + 4, 166), (x - 4, 166)), rgb("#33261a"))
    for x in (92, 164):
        ((wheel_x, wheel_y),) = at((x, 188))
        for radius, ink in ((24, _FRAME), (15, rgb("#b9c3d0")), (5, _FRAME)):
            drawing.disc(wheel_x, wheel_y, radius * 1.18, ink)
    return shadowed(drawing.sized(size, size), 1, max(1, size // 22), size / 24)


# ---- small signs ----


@cached
def token(kind: str | int, size: int) -> Image.Image:
    """Return the small sign (RGBA) of a gem, or of a word in the notation of abilities."""
    if isinstance(kind, int):
        return stones.lined(kind, size)
    if kind in ("action", "movement", "free"):
        return medal(kind, size)
    if kind == "named":
        return icon("name", "", size)
    if kind == "discarded":
        return icon("discard", "", size)
    drawing = Drawing(_UNITS, _UNITS, 2)
    drawing.disc(128, 128, 122, _FRAME)
    drawing.disc(128, 128, 108, rgb("#fff4dc"))
    if kind == "dwarf":
        _pawn(drawing, 128, 146, 1.9, rgb("#1552a4"))
    elif kind == "line":
        for points in (((40, 128), (216, 128)), ((128, 40), (128, 216))):
            drawing.line(points, 26, rgb("#1552a4"))
        drawing.box(96, 96, 160, 160, 8, colours.GOLD)
    else:
        drawing.polygon([(128, 44), (206, 120), (50, 120)], rgb("#1552a4"))
        drawing.box(74, 112, 182, 194, 6, rgb("#1552a4"))
        drawing.box(110, 140, 146, 194, 4, rgb("#fff4dc"))
    return drawing.sized(size, size)


# ---- types ----


def _paint_type(drawing: Drawing, type_: str) -> None:
    """Paint the sign of a type of rooms: an anvil (action), an arrow (movement) or a lamp (free)."""
    if type_ == "action":
        drawing.polygon(
            [(62, 92), (198, 92), (198, 118), (176, 122), (158, 140), (158, 158), (182, 170), (190, 190), (88, 190),
             (96, 170), (118, 158), (118, 142), (104, 132), (84, 128), (64, 116), (40, 96)], colours.WHITE,
        )  # fmt: skip
        drawing.box(196, 96, 214, 110, 0, colours.WHITE)
    elif type_ == "movement":
        arrow = [(48, 104), (132, 104), (132, 58), (216, 128), (132, 198), (132, 152), (48, 152)]
        drawing.polygon(arrow, colours.WHITE)
    else:
        for radius, ink in ((44, colours.WHITE), (24, colours.TYPES["free"][1]), (14, rgb("#fff3b0"))):
            drawing.disc(94, 128, radius, ink)
        for points in (((150, 128), (218, 128)), ((144, 100), (206, 66)), ((144, 156), (206, 190))):
            drawing.line(points, 18, rgb("#ffe98a"))


@cached
def medal(type_: str, size: int) -> Image.Image:
    """Return the sign of a type of rooms (RGBA)."""
    small = _medal(type_).resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)
    return shadowed(small, 0, max(1, size // 18), max(1.0, size / 16))


@cached_deflated
def _medal(type_: str) -> Image.Image:
    drawing = Drawing(_UNITS, _UNITS, 2)
    drawing.disc(128, 128, 122, colours.OUTLINE)
    drawing.disc(128, 128, 112, colours.IVORY)
    face, (high, low) = drawing.mask(), colours.TYPES[type_]
    face.disc(128, 128, 98, colours.WHITE)
    drawing.pour(face.alpha, mix(high, colours.WHITE, 0.22), mix(high, low, 0.45))
    glyph = drawing.mask()
    _paint_type(glyph, type_)
    shade = ImageChops.offset(glyph.alpha, 0, 10).filter(ImageFilter.GaussianBlur(5))
    drawing.image.paste(low, (0, 0), scaled(ImageChops.multiply(shade, face.alpha), 0 if current().flat else 0.85))
    drawing.image.alpha_composite(glyph.image)
    return drawing.sized(_UNITS, _UNITS)


# ---- piles, steps, figures ----


@cached
def card_back(width: int, height: int) -> Image.Image:
    drawing = Drawing(width, height, 4)
    edge = max(1.0, width / 22)
    drawing.box(0, 0, width - 0.3, height - 0.3, width / 6, rgb("#0c0a0c"))
    drawing.box(edge, edge, width - edge, height - edge, width / 7, rgb("#fff3d6"))
    face = drawing.mask()
    face.box(edge * 3, edge * 3, width - edge * 3, height - edge * 3, width / 9, colours.WHITE)
    drawing.pour(face.alpha, *BACKGROUNDS["draw"])
    for reach, ink in ((0.26, rgb("#ffd86a")), (0.16, rgb("#0d5a5e"))):
        r, x, y = width * reach, width / 2, height / 2
        drawing.polygon([(x, y - r * 1.3), (x + r, y), (x, y + r * 1.3), (x - r, y)], ink)
    return drawing.sized(width, height)


def _discarded(width: int, height: int, gem: int, turn: float) -> Image.Image:
    face = clear(width * 3, height * 3)
    fill_box(face, 0, width / 2, rgb("#0c0a0c"))
    fill_box(face, max(3, width // 8), width / 2 - 3, rgb("#f6e7c4"))
    put(face, stones.stone(gem, round(width * 2.1)), face.width / 2, face.height / 2)
    turned = face.rotate(turn, expand=True, resample=Image.Resampling.BICUBIC)
    return turned.resize((round(width * 1.3), round(height * 1.18)), Image.Resampling.LANCZOS)


@cached
def pile(kind: str, height: int, top: int | None = None) -> Image.Image:
    """Return a pile: "deck", "discard", "burnt" or "stack" (of tiles). top: the gem on top of the discard pile."""
    width = round(height * 0.72)
    image = clear(round(width * 1.5), round(height * 1.25))
    x, y = image.width / 2, image.height / 2
    if kind == "deck":
        for i in (-1, 0, 1):
            put(image, shadowed(card_back(width, height), 1, 2, 2, 0.5), x + i * height * 0.06, y - i * height * 0.05)
    elif kind == "discard" and top is None:
        place = Drawing(width, height, 4)
        place.box(0, 0, width - 0.3, height - 0.3, width / 6, colours.NO_PILE_EDGE)
        place.box(2, 2, width - 2.3, height - 2.3, width / 7, colours.NO_PILE)
        put(image, place.sized(width, height), x, y)
    elif kind == "discard":
        for turn, dx in ((-16.0, -3), (12.0, 3)):
            put(image, shadowed(_discarded(width, height, top or 0, turn), 1, 2, 2, 0.5), x + dx, y)
    elif kind == "burnt":
        put(image, icon("burn", "", round(height * 1.25)), x + height * 0.05, y)
    else:
        side = round(height * 0.80)
        for i in (-1, 0, 1):
            tile = clear(side, side)
            fill_box(tile, 0, side * 0.14, rgb("#0c0a0c"))
            fill_box(tile, max(1, side // 24), side * 0.12, colours.WALL[1][2], colours.WALL[1][0])
            fill_box(tile, max(3, side // 6), side * 0.06, colours.FLOOR[1][0], colours.FLOOR[1][1])
            put(image, shadowed(tile, 1, 2, 2, 0.5), x + i * height * 0.05, y - i * height * 0.05)
    return image


@cached
def pip(size: int, full: bool) -> Image.Image:
    """Return a boot print, the sign of one step. full: whether the step is left."""
    ink, rim, boot = map(rgb, ("#ffd45c", "#1a1208", "#5a3a00") if full else ("#4a4658", "#23212c", "#2b2937"))
    drawing = Drawing(_UNITS, _UNITS, 2)
    drawing.disc(128, 128, 122, rim)
    drawing.disc(128, 128, 110, ink)
    drawing.box(92, 52, 164, 148, 34, boot)
    drawing.box(96, 162, 160, 206, 20, boot)
    for y in (76, 100, 124):
        drawing.line([(92, y), (164, y)], 7, ink)
    return drawing.sized(size, size)


@cached
def hexagon(number: int, size: int, gold: bool) -> Image.Image:
    """Return a hexagon with a number of points (RGBA)."""
    drawing = Drawing(size, size, 4)
    middle = size / 2
    for share, ink in ((1.0, colours.GOLD if gold else rgb("#efe4cc")), (0.86, rgb("#0a0a0d")), (0.74, rgb("#1b1b22")),
                       (0.68, rgb("#0a0a0d"))):  # fmt: skip
        corners = [polar(middle, middle, share * middle, math.radians(60 * i - 90)) for i in range(6)]
        drawing.polygon(corners, ink)
    text = str(number)
    ink = rgb("#ffe9a8") if number else rgb("#9aa0ae")
    drawing.letters(text, middle, size * 0.495, size * (0.60, 0.48, 0.36)[min(len(text), 3) - 1], ink)
    return drawing.sized(size, size)


@cached
def disc(
    text: str, size: int, background: RGB, ink: RGB, rim: RGB | None = None, inner: RGB | None = None
) -> Image.Image:
    """Return a round badge (RGBA) with a few letters. rim: None for the usual outline.

    inner: the colour of a smaller disc inside, or None.
    """
    drawing = Drawing(size, size, 4)
    middle = size / 2
    drawing.disc(middle, middle, middle - 0.2, rim or colours.OUTLINE)
    drawing.disc(middle, middle, size * 0.44, inner or background)
    if inner is not None:
        drawing.disc(middle, middle, size * 0.37, background)
    share = 0.62 if len(text) < 2 else 0.50
    drawing.letters(text, middle, middle, size * share, ink)
    return shadowed(drawing.sized(size, size), 0, 1, 2)


@cached
def tag(text: str, height: int) -> Image.Image:
    size = round(height * 0.72)
    width = math.ceil(fonts.width(text, size)) + round(height * 0.7)
    image = clear(width, height)
    fill_box(image, 0, height * 0.3, rgb("#1a110b"))
    fill_box(image, 2, height * 0.24, rgb("#ffd45c"))
    put(image, lettering(text, size, colours.GOLD_DEEP), width / 2, height / 2)
    return shadowed(image, 0, 2, 3)


@cached
def check(size: int) -> Image.Image:
    drawing = Drawing(_UNITS, _UNITS, 2)
    for width, ink in ((64, colours.OUTLINE), (40, colours.MINT)):
        drawing.line([(48, 134), (104, 190), (210, 66)], width, ink)
    return drawing.sized(size, size)


@cached
def crown(size: int) -> Image.Image:
    drawing = Drawing(_UNITS, _UNITS, 2)
    drawing.polygon([(20, 60), (82, 118), (128, 30), (174, 118), (236, 60), (214, 214), (42, 214)], _FRAME)
    drawing.polygon([(36, 92), (86, 140), (128, 60), (170, 140), (220, 92), (202, 200), (54, 200)], colours.GOLD)
    drawing.box(54, 176, 202, 200, 4, rgb("#d9901c"))
    for x in (88, 128, 168):
        drawing.disc(x, 188, 9, rgb("#fff3d3"))
    return drawing.sized(size, size)


@cached
def first(size: int) -> Image.Image:
    """Return a flag, the mark of the first player."""
    drawing = Drawing(_UNITS, _UNITS, 2)
    drawing.box(52, 24, 84, 240, 10, _FRAME)
    drawing.polygon([(70, 24), (236, 84), (70, 148)], _FRAME)
    drawing.polygon([(82, 46), (202, 86), (82, 128)], rgb("#efe4cc"))
    drawing.box(60, 32, 76, 232, 6, rgb("#efe4cc"))
    return drawing.sized(size, size)


def warm_up() -> None:
    for kind in ("draw", "reveal", "dig", "keep", "discard"):
        for count in ("1", "2", "3"):
            _master(kind, count)
    for kind in ("name", "swap", "go", "move-room", "burn"):
        _master(kind, "")
    for type_ in ("action", "movement", "free"):
        _medal(type_)
