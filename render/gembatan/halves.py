"""Draws half-sockets and the light around them. Two half-sockets on neighbouring tiles make a socket, a gem's place.

Light always comes from above left, so a half-socket looks different at each side of a tile. A master is a large drawing
of one half-socket, from which pictures of every size are reduced. `spot` gives the place of a half-socket in its cell.
Lengths are shares of a cell unless a comment says pixels.
"""

import math
from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.engine.themes import current
from bot.games.gembatan.model import COLOUR_LETTERS
from render import fonts
from render.fonts import Face
from render.gembatan.colours import colours
from render.gems.outline import Polygon, placed, regular, turned
from render.gems.shade import blur
from render.kit import RGB, Point, mix, polar, scaled
from render.memory import cached, cached_deflated

# How far these reach from the middle of a side: the light of a socket, the light of a chain, the ring around a gem.
_HALO, _GLOW, _RING = 0.46, 0.43, 0.29

# The direction (x, y) from each side of a cell into the cell.
INWARD: tuple[tuple[int, int], ...] = ((0, 1), (-1, 0), (0, -1), (1, 0))


class Cut(NamedTuple):
    """The measures of a tile. Tiles in a hand are small, so their sockets and letters are larger to stay legible."""

    gap: float  # the distance between the edges of the tile and of its cell
    corner: float  # the radius of the corners
    hole: float  # the radius of a socket
    ring: float  # the width of the border around a socket
    letter: float  # the height of the letter in a socket
    motifs: int  # the number of signs of the colour (see `_MOTIFS`) in half a border


BOARD = Cut(0.011, 0.085, 0.212, 0.094, 0.20, 10)
HAND = Cut(0.0, 0.10, 0.262, 0.086, 0.29, 8)
GEM = 0.232  # the radius of a gem on the board


def spot(side: int, cell: int, wide: int, deep: int) -> tuple[int, int]:
    """Return the upper left corner of a half-socket in its cell, in pixels.

    wide, deep: the size of the half-socket along and across the side, in pixels. cell: the size of the cell in pixels.
    """
    dx, dy = INWARD[side]
    if dx:
        return (cell - deep if dx < 0 else 0), (cell - wide) // 2
    return (cell - wide) // 2, (cell - deep if dy < 0 else 0)


# By colour: a sign that is repeated in the border of a socket. It is drawn as at the upper side of a tile.
_MOTIFS: tuple[Polygon, ...] = (
    [],
    [(-0.42, -0.42), (0.42, -0.42), (0.42, 0.42), (-0.42, 0.42)],
    regular(20, wide=0.62, high=0.36),
    [(-0.22, -0.62), (0.22, -0.62), (0.22, 0.62), (-0.22, 0.62)],
    [(0.0, -0.66), (0.50, 0.0), (0.0, 0.66), (-0.50, 0.0)],
    [(0.0, -0.60), (0.58, 0.50), (-0.58, 0.50)],
)


# --------------------------------------------------------------------------------------------------------- half-sockets


UNIT = 360  # the side of a cell on masters, in pixels

# A picture at full, half and quarter size. Small pieces are made from the smaller pictures.
Master = tuple[Image.Image, Image.Image, Image.Image]
_LEAST_SHRUNK = 1.5  # A piece is sharp only if its master is at least this many times larger.


def levels(image: Image.Image) -> Master:
    """Return a picture at full, half and quarter size."""
    return image, image.reduce(2), image.reduce(4)


def level(master: Master, shrunk: float) -> tuple[Image.Image, int]:
    """Choose the picture of a master for a piece that is `shrunk` times smaller than the master.

    Return the picture, and how many times smaller than the master it is (1, 2 or 4).
    """
    for power in (2, 1):
        if shrunk / 2**power >= _LEAST_SHRUNK:
            return master[power], 2**power
    return master[0], 1


class Plate:
    """The master of a half-socket or of its light, while it is drawn. It has a picture and a mask."""

    def __init__(self, side: int, reach: float, under: RGB) -> None:
        """Make an empty plate. under: the background colour, which shows through the soft edge of the first layer."""
        dx, dy = INWARD[side]
        deep = _deep(reach)
        self.size = (deep, 2 * deep) if dx else (2 * deep, deep)
        along = {1: 0, -1: deep}
        self.centre: Point = (along[dx], deep) if dx else (deep, along[dy])
        self._inward = dx, dy
        self.image = Image.new("RGB", self.size, under)
        self.mask = Image.new("L", self.size, 0)

    def disc(self, radius: float, dx: float = 0.0, dy: float = 0.0) -> Image.Image:
        """Return the mask of a disc around the middle of the side, moved by (dx, dy)."""
        mask = Image.new("L", self.size, 0)
        x, y, r = self.centre[0] + dx * UNIT, self.centre[1] + dy * UNIT, radius * UNIT
        ImageDraw.Draw(mask).ellipse((x - r, y - r, x + r - 1, y + r - 1), fill=255)
        return mask

    def ring(self, radius: float, width: float) -> Image.Image:
        """Return the mask of a ring around the middle of the side. radius: to the middle of the ring's line."""
        return ImageChops.subtract(self.disc(radius + width / 2), self.disc(radius - width / 2))

    def beyond(self, gap: float) -> Image.Image:
        """Return the mask of the whole picture except a strip along the side. gap: the width of the strip."""
        dx, dy = (step * round(gap * UNIT) for step in self._inward)
        mask = Image.new("L", self.size, 0)
        mask.paste(255, (dx, dy, dx + mask.width, dy + mask.height))
        return mask

    def lay(self, colour: RGB, mask: Image.Image, strength: float = 1.0) -> None:
        """Paint a colour through a mask, and add the mask to the plate's mask."""
        mask = mask if strength == 1 else scaled(mask, strength)
        self.image.paste(colour, (0, 0), mask)
        self.mask = ImageChops.lighter(self.mask, mask)

    def lay_shaded(self, dark: RGB, light: RGB, shade: Image.Image, mask: Image.Image) -> None:
        """Paint through a mask, and add the mask to the plate's mask. shade: where to use `light`, not `dark`."""
        background = Image.new("RGB", self.size, dark)
        if current().flat:
            background.paste(mix(dark, light, 0.4), (0, 0, *self.size))
        else:
            background.paste(light, (0, 0), shade)
        self.image.paste(background, (0, 0), mask)
        self.mask = ImageChops.lighter(self.mask, mask)

    def finished(self) -> Master:
        """Return the finished master (RGBA)."""
        self.image.putalpha(self.mask)
        return levels(self.image)


def _deep(reach: float) -> int:
    """Return the depth of a master in pixels, with a small margin. reach: the depth of the piece in its cell."""
    return round((reach + 0.04) * UNIT)


def sized(master: Master, side: int, cell: int, reach: float) -> Image.Image:
    """Return a piece for a cell of `cell` pixels, reduced from its master. reach: the piece's depth in the cell."""
    source, share = level(master, UNIT / cell)
    whole = _deep(reach)
    deep = min(math.ceil(reach * cell), int(whole / UNIT * cell))
    extent = deep / cell * UNIT
    dx, dy = INWARD[side]
    wide, high = (1, 2) if dx else (2, 1)
    left = whole - extent if dx <= 0 else 0.0
    top = whole - extent if dy <= 0 else 0.0
    box = (left / share, top / share, (left + wide * extent) / share, (top + high * extent) / share)
    return source.resize((wide * deep, high * deep), Image.Resampling.LANCZOS, box)


@cached
def _falling(width: int, height: int) -> Image.Image:
    """Return a mask that falls from 255 above left to 0 below right."""
    down = Image.linear_gradient("L")
    across = down.rotate(90)
    return ImageChops.invert(Image.blend(across, down, 0.58)).resize((width, height), Image.Resampling.BILINEAR)


@cached
def half_socket(colour: int, side: int, cell: int, whole: bool, cut: Cut = BOARD) -> Image.Image:
    """Return a half-socket (RGBA) with its border and letter. whole: whether both halves are there, so both are lit."""
    return sized(_socket_master(colour, side, whole, cut), side, cell, cut.hole + cut.ring + 0.022)


@cached_deflated
def _socket_master(colour: int, side: int, whole: bool, cut: Cut) -> Master:
    tone = colours.RAMPS[colour]
    rim = cut.hole + cut.ring
    plate = Plate(side, rim + 0.022, tone(0.04))
    inside = plate.beyond(cut.gap)
    multiply = ImageChops.multiply
    plate.lay(tone(0.04), multiply(plate.ring(rim + 0.008, 0.016), inside), 0.62)
    border = multiply(ImageChops.subtract(plate.disc(rim), plate.disc(cut.hole)), inside)
    plate.lay_shaded(tone(0.38), tone(0.56), _falling(*plate.size), border)
    motifs = multiply(_motifs(plate, colour, side, cut), border)
    plate.lay(*((tone(0.14), motifs, 0.72) if colour == 4 else (tone(0.93), motifs, 0.80)))
    flat = current().flat
    shine = ImageChops.subtract(plate.disc(rim * 0.985, -0.010, -0.012), plate.disc(rim * 0.985, 0.010, 0.012))
    plate.lay(colours.WHITE, multiply(blur(shine, 0.004 * UNIT), border), 0 if flat else 0.5)
    well = multiply(plate.disc(cut.hole), Image.new("L", plate.size, 255) if whole else inside)
    spread = _spread(plate, cut.hole * 1.15, 1.0)
    plate.lay_shaded(*((tone(0.36), tone(0.80)) if whole else (tone(0.03), tone(0.38))), spread, well)
    wall = ImageChops.subtract(plate.disc(cut.hole), plate.disc(cut.hole, 0.020, 0.030))
    plate.lay(colours.BLACK, multiply(blur(wall, 0.010 * UNIT), well), 0 if flat else 0.25 if whole else 0.55)
    for radius in (rim, cut.hole):
        plate.lay(colours.BRASS, multiply(plate.ring(radius, 0.010), inside), 0.9)
    _letter(plate, colour, side, cut)
    return plate.finished()


def _motifs(plate: Plate, colour: int, side: int, cut: Cut) -> Image.Image:
    mask = Image.new("L", plate.size, 0)
    pen = ImageDraw.Draw(mask)
    dx, dy = INWARD[side]
    towards, radius = math.atan2(dy, dx), (cut.hole + cut.ring / 2) * UNIT
    for i in range(cut.motifs):
        angle = towards + math.pi * ((i + 0.5) / cut.motifs - 0.5)
        at = polar(*plate.centre, radius, angle)
        shape = turned(_MOTIFS[colour], math.degrees(angle) + 90)
        pen.polygon(placed(shape, cut.ring * 0.66 * UNIT, at), fill=255)
    return mask


def _spread(plate: Plate, radius: float, gamma: float) -> Image.Image:
    """Return the mask of light that fades from the middle of the side."""
    size = round(2 * radius * UNIT)
    mask = Image.new("L", plate.size, 0)
    at = (round(plate.centre[0] - size / 2), round(plate.centre[1] - size / 2))
    mask.paste(_fading(size, gamma), at)
    return mask


@cached
def _fading(size: int, gamma: float) -> Image.Image:
    """Return a square mask that falls from 255 in the middle to 0 on the largest circle inside."""
    table = [max(0, round(255 * (1 - min(1, value / 180)) ** gamma)) for value in range(256)]
    return Image.radial_gradient("L").point(table).resize((size, size), Image.Resampling.BILINEAR)


def _letter(plate: Plate, colour: int, side: int, cut: Cut) -> None:
    dx, dy = INWARD[side]
    size = round(cut.letter * UNIT)
    away = cut.hole * 0.49 * UNIT
    x, y = plate.centre[0] + dx * away, plate.centre[1] + dy * away
    letter, font = COLOUR_LETTERS[colour - 1], fonts.bot_font(Face.BOLD, size)
    left, top, right, bottom = font.getbbox(letter, anchor="ls")
    at = (x - (left + right) / 2, y - (top + bottom) / 2)
    mask = Image.new("L", plate.size, 0)
    ImageDraw.Draw(mask).text(at, letter, font=font, fill=255, anchor="ls", stroke_width=max(1, round(size * 0.08)))
    plate.lay(colours.RAMPS[colour](0.04), mask)
    mask = Image.new("L", plate.size, 0)
    ImageDraw.Draw(mask).text(at, letter, font=font, fill=255, anchor="ls")
    plate.lay(colours.WHITE, mask)


@cached
def half_halo(colour: int, side: int, cell: int) -> Image.Image:
    """Return half the light of a socket without a gem (RGBA): a halo outside the border, and a white ring inside."""
    return sized(_halo_master(colour, side), side, cell, _HALO)


@cached_deflated
def _halo_master(colour: int, side: int) -> Master:
    tone, rim = colours.RAMPS[colour], BOARD.hole + BOARD.ring
    plate = Plate(side, _HALO, tone(0.66))
    halo = plate.ring(rim + 0.03, 0.06) if current().flat else blur(plate.ring(rim + 0.045, 0.10), 0.030 * UNIT)
    plate.lay(tone(0.66), ImageChops.subtract(halo, plate.disc(rim + 0.008)), 0.95)
    plate.lay(tone(0.04), plate.ring(BOARD.hole + 0.006, 0.056), 0.8)
    plate.lay(colours.WHITE, plate.ring(BOARD.hole + 0.006, 0.036))
    return plate.finished()


@cached
def half_light(colour: int, side: int, cell: int) -> Image.Image:
    """Return the light (RGBA) that a half-socket throws on an empty cell. side: the side of the empty cell."""
    return sized(_light_master(colour, side), side, cell, _HALO)


@cached_deflated
def _light_master(colour: int, side: int) -> Master:
    tone = colours.RAMPS[colour]
    under, spot_, dashed = colours.LIGHT
    plate = Plate(side, _HALO, tone(under))
    if not current().flat:
        plate.lay(tone(spot_), _spread(plate, 0.46, 1.15))
    dashes = Image.new("L", plate.size, 0)
    pen, radius = ImageDraw.Draw(dashes), 0.25 * UNIT
    x, y = plate.centre
    for i in range(18):
        pen.pieslice((x - radius, y - radius, x + radius, y + radius), 20 * i, 20 * i + 12, fill=255)
    plate.lay(
        tone(dashed),
        ImageChops.multiply(plate.ring(BOARD.hole, (0.034 if current().flat else 0.018) * colours.BOLD), dashes),
        1 if current().flat else 0.9,
    )
    return plate.finished()


@cached
def half_mark(colour: RGB, casing: RGB, side: int, cell: int) -> Image.Image:
    """Return half a bright ring around a gem (RGBA), with dark edges."""
    return sized(_mark_master(colour, casing, side), side, cell, _RING)


@cached_deflated
def _mark_master(colour: RGB, casing: RGB, side: int) -> Master:
    plate = Plate(side, _RING, casing)
    plate.lay(casing, plate.ring(GEM + 0.014, 0.066), 0.85)
    plate.lay(colour, plate.ring(GEM + 0.014, 0.044))
    return plate.finished()


@cached
def half_glow(colour: int, side: int, cell: int) -> Image.Image:
    """Return half the light around a gem of a chain (RGBA)."""
    return sized(_glow_master(colour, side), side, cell, _GLOW)


@cached_deflated
def _glow_master(colour: int, side: int) -> Master:
    rim, tone = BOARD.hole + BOARD.ring, colours.RAMPS[colour](0.52)
    plate = Plate(side, _GLOW, tone)
    ring = plate.ring(rim + 0.018, 0.046)
    plate.lay(tone, ring if current().flat else blur(ring, 0.018 * UNIT), 0.9)
    return plate.finished()


def warm_up(cells: Iterable[int]) -> None:
    """Fill the cache with the half-sockets and lights of a usual board. cells: the sides of cells in pixels."""
    for colour in range(1, len(COLOUR_LETTERS) + 1):
        for side in range(4):
            _socket_master(colour, side, False, HAND)
            _glow_master(colour, side)
            for cell in cells:
                half_socket(colour, side, cell, False)
                half_socket(colour, side, cell, True)
                half_halo(colour, side, cell)
                half_light(colour, side, cell)
