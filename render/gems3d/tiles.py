"""One cell of the board with everything that is on it, as an opaque picture."""

import math
from enum import Enum
from typing import NamedTuple

from PIL import Image, ImageDraw

from render import fonts, gems
from render.fonts import Face
from render.gems3d import colours, trail
from render.gems3d.board import draw_ground
from render.gems3d.ink import PALETTE
from render.kit import RGB, SUPERSAMPLE, Layer, rgb, sparkle
from render.memory import kept


class Ground(Enum):
    """What a cell's colour says."""

    PLAIN = "plain"
    REACHABLE = "reachable"
    OUT_OF_REACH = "out of reach"
    NEW = "new"
    MOVED = "moved"
    TRICK = "trick"
    GONE = "gone"


class Mark(Enum):
    """What a cell's frame says."""

    NONE = "none"
    NEW = "new"  # mint brackets
    MOVED = "moved"  # gold frame
    PICKED = "picked"  # a stronger gold frame
    BLOCKER = "blocker"  # magenta frame: a trick would change this gem


_COLOURS: dict[Ground, tuple[RGB, RGB]] = {
    Ground.PLAIN: colours.CELL,
    Ground.REACHABLE: colours.REACHABLE,
    Ground.OUT_OF_REACH: colours.OUT_OF_REACH,
    Ground.NEW: colours.NEW,
    Ground.MOVED: colours.MOVED,
    Ground.TRICK: colours.TRICK,
    Ground.GONE: colours.GONE,
}


class Tile(NamedTuple):
    """All that decides how a cell looks. Gems by name; "" for none.

    Attributes:
        cell: side in pixels.
        odd: whether it has the second colour of the chequered ground.
        gem, letter: the gem that lies here; its letter.
        ghost: the gem that was here and vanished; `flight` varies its sparkles.
        piece: of the moved gem's way.
        open_sides: sides (bit 0..3: north, east, south, west) on which a trick's formation ends here.
    """

    cell: int
    odd: bool
    ground: Ground = Ground.PLAIN
    gem: str = ""
    letter: str = ""
    mark: Mark = Mark.NONE
    ghost: str = ""
    flight: int = 0
    piece: trail.Piece | None = None
    open_sides: int = 0


FLIGHTS = 6
_GHOST_STRENGTH = 0.22
_SPARK = rgb("#ffe9a8")


def draw_tile(tile: Tile) -> Image.Image:
    """Ground, what was here, what is here, frames, and the letter on top."""
    image = draw_ground(tile.cell, _COLOURS[tile.ground][tile.odd])
    if tile.piece is not None:
        trail.draw_piece(image, tile.piece)
    if tile.ghost:
        _draw_ghost(image, tile)
    if tile.ground is Ground.REACHABLE and not tile.gem:
        dot = Layer(0, 0, tile.cell, tile.cell)
        dot.disc(tile.cell / 2, tile.cell / 2, tile.cell * 0.085)
        dot.pour(image, colours.REACH_DOT, 0.9)
    if tile.gem and tile.mark is not Mark.PICKED:  # a picked gem is drawn larger, over its neighbours
        gem = gems.sprite(tile.gem, tile.cell)
        image.paste(gem, (0, 0), gem)
    if tile.open_sides:
        _draw_open_sides(image, tile.open_sides)
    _draw_mark(image, tile.mark)
    if tile.letter and tile.mark is not Mark.PICKED:
        draw_letter(image, tile.letter)
    return image


tile = PALETTE.baked(draw_tile)


def _draw_ghost(image: Image.Image, tile: Tile) -> None:
    """The gem that went, faintly, and sparkles."""
    cell = tile.cell
    gem = gems.sprite(tile.ghost, cell)
    faint = gem.getchannel("A").point([int(v * _GHOST_STRENGTH) for v in range(256)])
    image.paste(gem.convert("RGB"), (0, 0), faint)
    middle, start = cell / 2, tile.flight * math.tau / FLIGHTS / 3
    sparks = Layer(0, 0, cell, cell)
    for i, size in enumerate((0.15, 0.10, 0.07)):
        angle = start + i * math.tau / 3 + 0.25 * math.sin(5 * start + i)
        distance = cell * (0.32 + 0.05 * math.sin(7 * start + 2 * i))
        x, y = middle + distance * math.cos(angle), middle + distance * math.sin(angle)
        sparks.polygon(sparkle(x, y, cell * size, cell * size * 0.22))
    sparks.pour(image, _SPARK, 0.9)
    star = Layer(0, 0, cell, cell)
    star.polygon(sparkle(middle, middle, cell * 0.33, cell * 0.05))
    star.disc(middle, middle, cell * 0.065)
    star.pour(image, colours.WHITE, 0.85)


def frame_width(cell: int) -> int:
    return max(3, round(cell * 0.05))


def _draw_mark(image: Image.Image, mark: Mark) -> None:
    cell = image.width
    width = frame_width(cell)
    layer = Layer(0, 0, cell, cell)
    if mark is Mark.NEW:
        _brackets(layer, cell, width)
        layer.pour(image, colours.MINT)
    elif mark is Mark.MOVED:
        layer.frame(1, 1, cell - 2, cell * 0.15, width)
        layer.pour(image, colours.GOLD)
    elif mark is Mark.PICKED:
        layer.frame(0, 0, cell, cell * 0.15, width + 1)
        layer.pour(image, colours.GOLD)
    elif mark is Mark.BLOCKER:
        layer.frame(0, 0, cell, cell * 0.15, width + 2)
        layer.pour(image, colours.WAND)


def _brackets(layer: Layer, cell: int, width: int) -> None:
    layer.frame(1, 1, cell - 2, cell * 0.14, width)
    near, far = cell * 0.27, cell * 0.73
    layer.polygon([(near, 0), (far, 0), (far, cell), (near, cell)], 0)
    layer.polygon([(0, near), (cell, near), (cell, far), (0, far)], 0)


def _draw_open_sides(image: Image.Image, open_sides: int) -> None:
    """The border of a formation: a frame that runs out of the cell where its neighbour belongs to it as well."""
    cell = image.width
    north, east, south, west = (0.0 if open_sides >> side & 1 else float(cell) for side in range(4))
    width = max(2.0, cell * 0.03)
    layer = Layer(0, 0, cell, cell)
    wide, high = cell + west + east, cell + north + south
    layer.box(-west, -north, wide, high, cell * 0.18)
    layer.box(-west + width, -north + width, wide - 2 * width, high - 2 * width, cell * 0.18 - width, 0)
    layer.pour(image, colours.WAND, 0.8)


def draw_letter(image: Image.Image, letter: str) -> None:
    sprite = letter_sprite(letter, image.width)
    image.paste(sprite, (0, 0), sprite)


@kept
def letter_sprite(letter: str, cell: int) -> Image.Image:
    """Return the gem's letter in the lower right corner of a cell (RGBA): white with a dark edge, 12 pixels high if it
    can.
    """
    size = max(min(12, round(cell * 0.29)), round(cell * 0.235))
    big = Image.new("RGBA", (cell * SUPERSAMPLE, cell * SUPERSAMPLE), (0, 0, 0, 0))
    at = (cell - max(3.0, cell * 0.075)) * SUPERSAMPLE, (cell - max(3.4, cell * 0.085)) * SUPERSAMPLE
    ImageDraw.Draw(big).text(
        at, letter, font=fonts.house(Face.BOLD, size * SUPERSAMPLE), fill=colours.WHITE, anchor="rs",
        stroke_width=round(max(1.6, size * 0.13) * SUPERSAMPLE), stroke_fill="#0c0f24",
    )  # fmt: skip
    return big.resize((cell, cell), Image.Resampling.LANCZOS)
