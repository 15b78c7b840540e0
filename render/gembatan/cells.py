"""Draws each cell of the mat as an opaque picture.

A gem or a shadow on the edge between two cells is drawn half in each of these cells. A picture is therefore made of
cells side by side, and most of these cells come from the cache. A half-socket is the half of a gem's place that lies on
one tile.
"""

from enum import IntEnum
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.engine.themes import current
from render.gembatan.colours import PALETTE, colours
from render.gembatan.halves import BOARD, GEM, HAND, Cut, half_glow, half_halo, half_light, half_mark, half_socket, spot
from render.gembatan.stones import Trace, coin, half_gem, line
from render.gems.shade import blur
from render.kit import RGB, SUPERSAMPLE, Layer, rounded_mask, scaled
from render.memory import cached

# The steps (columns, rows) to the eight neighbours of a cell. A set of neighbours is an int, and bit n is for step n.
AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


class Lies(IntEnum):
    """The state of a tile's half-socket."""

    OPEN = 0  # The half-socket faces an empty cell.
    WHOLE = 1  # The half-socket faces another half-socket, so a gem can be put there.
    GEM = 2


class Mark(IntEnum):
    """The turn in which a piece was laid."""

    NONE = 0
    FRESH = 1  # the last turn
    DRAFT = 2  # the turn in progress


class Half(NamedTuple):
    """A half-socket of a tile.

    chain: the colour of the light around its gem: 0, or that of a chain (a row of gems) with this gem. If the gem is in
        chains of both its colours, each half has the light of its own colour.
    """

    colour: int
    lies: Lies = Lies.OPEN
    mark: Mark = Mark.NONE
    chain: int = 0


class Tile(NamedTuple):
    """A cell with a tile.

    number: counts the tiles of the turn in progress, from 1; 0 for an older tile.
    gilded: the set of neighbours that were laid in the turn in progress. traces: the lines of chains on the tile.
    """

    size: int
    halves: tuple[Half | None, ...]
    mark: Mark = Mark.NONE
    number: int = 0
    gilded: int = 0
    traces: tuple[Trace, ...] = ()


class Empty(NamedTuple):
    """A cell without a tile.

    Attributes:
        tiles: the set of neighbours that have a tile.
        gilded: the set of neighbours that were laid in the turn in progress.
        lights: for each side, the colour of the half-socket that faces this cell, or 0.
        aim: whether the viewer asked about this cell, or about a tile that fits on this cell.
    """

    size: int
    tiles: int = 0
    gilded: int = 0
    lights: tuple[int, ...] = (0, 0, 0, 0)
    aim: bool = False


def draw_cell(shown: Tile | Empty) -> Image.Image:
    return _draw_tile(shown) if isinstance(shown, Tile) else _draw_empty(shown)


cell = PALETTE.baked(draw_cell)


# ---------------------------------------------------------------------------------------------------------- empty cells


def _draw_empty(cell: Empty) -> Image.Image:
    size = cell.size
    image = _recess(size).copy()
    if any(cell.lights):
        image.paste(colours.INVITE, (0, 0), _dashes(size))
    if not current().flat:
        _spill(image, cell.tiles, colours.SHADE, *_around(size, 0.14, 0.024, 0.66, 0.018, 0.045))
    dark = image.copy()
    for side, colour in enumerate(cell.lights):
        if colour:
            _put(image, half_light(colour, side, size), side)
    _gild(image, cell.gilded)
    if not current().flat:
        lit = ImageChops.difference(image, dark).convert("L").point([0] * 2 + [255] * 254)
        image.paste(ImageChops.add(image, _grain(size), offset=-_GRAIN), (0, 0), lit)
    if cell.aim:
        _draw_aim_brackets(image)
    return image


# The palette has too few colours for light that fades smoothly. A fine grain hides the steps between the colours.
_GRAIN = 5
_BAYER = (0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5)


@cached
def _grain(size: int) -> Image.Image:
    """Return a picture (RGB) that repeats a pattern of 4 x 4 pixels with values from 0 to 2 * _GRAIN."""
    square = Image.frombytes("L", (4, 4), bytes(round(value / 15 * 2 * _GRAIN) for value in _BAYER))
    wide = Image.new("L", (size, size))
    for x in range(0, size, 4):
        for y in range(0, size, 4):
            wide.paste(square, (x, y))
    return Image.merge("RGB", (wide, wide, wide))


@cached
def _recess(size: int) -> Image.Image:
    image = Image.new("RGB", (size, size), colours.MAT_DARK)
    inner, radius = size - 2, max(2.0, size * 0.07)
    if size < 24 or current().flat:
        image.paste(colours.MAT, (1, 1, size, size))
        return image
    image.paste(colours.MAT_LIGHT, (1, 1, 1 + inner, 1 + inner), rounded_mask(inner, inner, radius))
    image.paste(colours.MAT_DARK, (1, 1, inner, inner), rounded_mask(inner - 1, inner - 1, radius))
    image.paste(colours.MAT, (3, 3, inner, inner), rounded_mask(inner - 3, inner - 3, radius - 1))
    return image


@cached
def _dashes(size: int) -> Image.Image:
    side, at = size * SUPERSAMPLE, size * 0.045 * SUPERSAMPLE
    frame = Image.new("L", (side, side), 0)
    end, width = (size - size * 0.045) * SUPERSAMPLE - 1, round(max(1.5, size * 0.016) * SUPERSAMPLE)
    ImageDraw.Draw(frame).rounded_rectangle((at, at, end, end), size * 0.07 * SUPERSAMPLE, outline=255, width=width)
    return dashed(frame, 9)


def dashed(frame: Image.Image, count: int) -> Image.Image:
    """Return the mask of a dashed square. frame: the square, four times as large. count: dashes on each side."""
    side = frame.width
    gaps = Image.new("L", frame.size, 0)
    pen, step, deep = ImageDraw.Draw(gaps), side / count, side * 0.14
    for i in range(count):
        low, high = (i + 0.22) * step, (i + 0.78) * step
        for area in ((low, 0, high, deep), (low, side - deep, high, side), (0, low, deep, high),
                     (side - deep, low, side, high)):  # fmt: skip
            pen.rectangle(area, fill=255)
    return ImageChops.multiply(frame, gaps).resize((side // SUPERSAMPLE, side // SUPERSAMPLE), Image.Resampling.BOX)


def _gild(image: Image.Image, gilded: int) -> None:
    """Paint the light of neighbours that were laid in the turn in progress."""
    if gilded and not current().flat:
        _spill(image, gilded, colours.GOLD, *_around(image.width, 0.16, 0.05, 0.9))


def _spill(image: Image.Image, neighbours: int, colour: RGB, mask: Image.Image, pad: int) -> None:
    """Paint the shadow or the light that a set of neighbours throws on a cell."""
    for bit, (dx, dy) in enumerate(AROUND):
        if neighbours >> bit & 1:
            image.paste(colour, (dx * image.width - pad, dy * image.width - pad), mask)


@cached
def _around(
    size: int, reach: float, soft: float, strength: float, dx: float = 0.0, dy: float = 0.0
) -> tuple[Image.Image, int]:
    """Return the blurred mask of a tile's shadow or light, and how far it extends beyond the tile on each side."""
    pad = max(2, round(size * reach))
    mask = Image.new("L", (size + 2 * pad, size + 2 * pad), 0)
    corner = (pad + round(size * dx), pad + round(size * dy))
    mask.paste(rounded_mask(size, size, size * BOARD.corner), corner)
    return scaled(blur(mask, size * soft), strength), pad


def _draw_aim_brackets(image: Image.Image) -> None:
    size = image.width
    layer = Layer(0, 0, size, size)
    layer.brackets(size, size * 0.10, max(2.0, size * 0.045 * colours.BOLD), 0.30)
    layer.pour(image, colours.MINT)


# ---------------------------------------------------------------------------------------------------------------- tiles


def _draw_tile(cell: Tile) -> Image.Image:
    size = cell.size
    image = Image.new("RGB", (size, size), colours.SEAM)
    piece = body(size, cell.mark is Mark.DRAFT)
    image.paste(piece, (0, 0), piece)
    if cell.mark is Mark.FRESH:
        image = Image.blend(image, Image.new("RGB", image.size, colours.FROST), 0.92)
    if cell.mark is not Mark.DRAFT:
        _gild(image, cell.gilded)
    for side, half in enumerate(cell.halves):
        if half is not None:
            _put(image, half_socket(half.colour, side, size, half.lies is not Lies.OPEN), side)
    _draw_turn_frame(image, cell.mark)
    for side, half in enumerate(cell.halves):
        if half is not None and half.lies is Lies.WHOLE:
            _put(image, half_halo(half.colour, side, size), side)
        elif half is not None and half.chain:
            _put(image, half_glow(half.chain, side, size), side)
    for trace in cell.traces:
        sprite = line(trace, size)
        image.paste(sprite, (0, 0), sprite)
    for side, half in enumerate(cell.halves):
        if half is not None and half.lies is Lies.GEM:
            _draw_gem(image, half, side)
    if cell.number:
        number = coin(str(cell.number), max(8, round(size * 0.21)), True)
        image.paste(number, (round(size * 0.012), round(size * 0.012)), number)
    return image


def _put(image: Image.Image, half: Image.Image, side: int) -> None:
    wide, deep = max(half.size), min(half.size)
    image.paste(half, spot(side, image.width, wide, deep), half)


def _draw_gem(image: Image.Image, half: Half, side: int) -> None:
    size = image.width
    if half.mark is Mark.DRAFT:
        _put(image, half_mark(colours.GOLD, colours.GOLD_DARK, side, size), side)
    elif half.chain:
        tone = colours.RAMPS[half.chain]
        _put(image, half_mark(tone(0.97), tone(0.06), side, size), side)
    elif half.mark is Mark.FRESH:
        _put(image, half_mark(colours.SILVER, colours.SILVER_DARK, side, size), side)
    _put(image, half_gem(half.colour, side, gem_diameter(size)), side)


def gem_diameter(cell: int) -> float:
    """Return the diameter in pixels of a gem on the board."""
    return 2 * GEM * cell


@cached
def body(size: int, gilt: bool, cut: Cut = BOARD) -> Image.Image:
    """Return a tile without its half-sockets (RGBA)."""
    big = 4 if size < 100 else 2
    side = size * big
    gap = round(cut.gap * side)
    end, radius = side - gap - 1, cut.corner * side
    mask = Image.new("L", (side, side), 0)
    ImageDraw.Draw(mask).rounded_rectangle((gap, gap, end, end), radius, fill=255)
    high, low, line = (
        (colours.GILT, colours.GILT_LOW, colours.GILT_LINE)
        if gilt
        else (colours.IVORY, colours.IVORY_LOW, colours.IVORY_LINE)
    )
    image = Image.new("RGB", (side, side), high)
    image.paste(low, (0, 0), Image.linear_gradient("L").resize((side, side)))
    if current().flat:
        image.paste(line, (0, 0, side, side))
        inner = Image.new("L", (side, side), 0)
        edge = max(big, round(0.02 * side))
        ImageDraw.Draw(inner).rounded_rectangle((gap + edge, gap + edge, end - edge, end - edge), radius - edge, 255)
        image.paste(high, (0, 0), inner)
        image.putalpha(mask)
        return image.resize((size, size), Image.Resampling.LANCZOS)
    if cut is BOARD and size >= 40:
        _engrave_line(image, line, side)
    step = max(1, round(0.011 * side))
    lit = ImageChops.subtract(mask, ImageChops.offset(mask, step, step))
    image.paste(colours.WHITE, (0, 0), scaled(lit, 0.9))
    dark = ImageChops.subtract(mask, ImageChops.offset(mask, -step, -round(step * 1.4)))
    image.paste(colours.IVORY_EDGE, (0, 0), scaled(dark, 0.8))
    image.putalpha(mask)
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _engrave_line(image: Image.Image, colour: RGB, side: int) -> None:
    inset, width = 0.062 * side, max(1, round(0.009 * side))
    for shift, ink, strength in ((width * 0.8, colours.WHITE, 0.75), (0.0, colour, 0.55)):
        mask = Image.new("L", image.size, 0)
        box = (inset + shift, inset + shift, side - inset + shift, side - inset + shift)
        ImageDraw.Draw(mask).rounded_rectangle(box, BOARD.corner * 0.62 * side, outline=255, width=width)
        image.paste(ink, (0, 0), scaled(mask, strength))


def _draw_turn_frame(image: Image.Image, mark: Mark) -> None:
    size = image.width
    if mark is Mark.DRAFT:
        width = max(2.0, size * 0.034 * colours.BOLD)
        _frame(image, 0, width, colours.GOLD_DARK)
        _frame(image, 0, width * 0.8, colours.GOLD)
        _frame(image, 0.3 * width, width * 0.25, colours.GOLD_LIGHT)
    elif mark is Mark.FRESH:
        width = max(4.0, size * 0.075)
        _frame(image, 0, width, colours.SILVER_DARK)
        _frame(image, 0, width * 0.7, colours.SILVER)


def _frame(image: Image.Image, inset: float, width: float, ink: RGB) -> None:
    image.paste(ink, (0, 0), _frame_mask(image.width, inset, width))


@cached
def _frame_mask(size: int, inset: float, width: float) -> Image.Image:
    layer = Layer(0, 0, size, size)
    layer.frame(inset, inset, size - 2 * inset, size * BOARD.corner, width)
    return layer.mask()


# ---------------------------------------------------------------------------------------------------------------- hands


PICKED = 4  # the width of the frame around a picked tile of a hand, in pixels


def draw_hand_tile(sides: bytes, size: int, background: RGB, picked: bool = False) -> Image.Image:
    """Return a tile of a hand (RGB) with a shadow of 3 pixels below it.

    picked: whether the tile has a mint frame. The frame adds PICKED pixels on every side.
    """
    image = Image.new("RGB", (size + 2, size + 3), background)
    image.paste(colours.SHADE, (1, 3), rounded_mask(size, size, size * HAND.corner))
    tile = body(size, False, HAND).convert("RGB")
    for side, colour in enumerate(sides):
        if colour:
            _put(tile, half_socket(colour, side, size, False, HAND), side)
    outline = rounded_mask(size, size, size * HAND.corner)
    image.paste(tile, (0, 0), outline)
    if not picked:
        return image
    wide = size + 2 * PICKED
    framed = Image.new("RGB", (wide, wide), background)
    framed.paste(colours.MINT, (0, 0), rounded_mask(wide, wide, size * HAND.corner + PICKED))
    framed.paste(image.crop((0, 0, size, size)), (PICKED, PICKED), outline)
    return framed
