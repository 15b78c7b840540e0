"""Draws each cell of the board as an opaque picture, and finds what each cell of a view shows.

A formation (all lines that share cells) vanishes. A trick changes the type of a gem, so that a line is complete.
"""

import math
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES, TrickHint, View
from render import fonts, gems
from render.fonts import Face
from render.gems3d.board import draw_background, layout
from render.gems3d.colours import PALETTE, colours
from render.kit import RGB, SUPERSAMPLE, Layer, Point, polar, ribbon, sparkle
from render.memory import cached


class Background(Enum):
    """The meaning of a cell's colour. The values are the names of tokens."""

    PLAIN = "CELL"
    REACHABLE = "REACHABLE"
    OUT_OF_REACH = "OUT_OF_REACH"
    NEW = "NEW"
    MOVED = "MOVED"
    TRICK = "TRICK"
    GONE = "GONE"

    def colour(self, odd: bool) -> RGB:
        """Return the colour of an even or an odd cell."""
        found: tuple[RGB, RGB] = getattr(colours, self.value)
        return found[odd]


class Mark(Enum):
    """The meaning of a cell's frame."""

    NONE = "none"
    NEW = "new"
    MOVED = "moved"
    PICKED = "picked"
    BLOCKER = "blocker"  # A trick has changed this gem or could change it.


# The names of the tokens of frames.
_FRAMES = {Mark.NEW: "MINT", Mark.MOVED: "GOLD", Mark.PICKED: "GOLD", Mark.BLOCKER: "WAND"}


class Piece(NamedTuple):
    """The part of the moved gem's way that lies in one cell.

    came, goes: the sides (0..3) where the way enters and leaves the cell. None: the way starts or ends here.
    first, last: the widths of the way where it enters and leaves the cell, from 0 to LEVELS.
    """

    came: int | None
    goes: int | None
    first: int
    last: int


class Tile(NamedTuple):
    """The content of a cell, which decides how the cell looks. Gems are names, and "" means no gem.

    Attributes:
        cell: the side of the cell in pixels.
        odd: whether the cell has the second of the two colours that alternate.
        gem, letter: the gem in the cell, and the letter of that gem.
        ghost: the gem that vanished from the cell.
        flight: a number from 0 to FLIGHTS - 1 that varies the sparkles of the vanished gem.
        piece: the part of the moved gem's way in the cell, or None.
        soon: the gem that falls on the cell next; `letter` is its letter.
        open_sides: the sides of the cell that are borders of a trick's formation, as bits. Bits 0..3 are north, east,
            south and west.
    """

    cell: int
    odd: bool
    background: Background = Background.PLAIN
    gem: str = ""
    letter: str = ""
    mark: Mark = Mark.NONE
    ghost: str = ""
    flight: int = 0
    piece: Piece | None = None
    open_sides: int = 0
    soon: str = ""


FLIGHTS = 6
_SOON = 0.6  # the size of a gem that falls next, in cells
_GHOST_STRENGTH = 0.22


@PALETTE.baked
def tile(shown: Tile) -> Image.Image:
    cell = shown.cell
    image = draw_background(cell, shown.background.colour(shown.odd))
    if shown.piece is not None:
        draw_piece(image, shown.piece)
    if shown.ghost:
        _draw_vanished_gem(image, shown)
    if shown.soon:
        _draw_coming_gem(image, shown.soon)
    elif shown.background is Background.REACHABLE and not shown.gem:
        dot = Layer(0, 0, cell, cell)
        dot.disc(cell / 2, cell / 2, cell * 0.085)
        dot.pour(image, colours.REACH_DOT, 0.9)
    if shown.gem and shown.mark is not Mark.PICKED:  # `marks.picked` draws a picked gem, which is larger than its cell.
        gem = gems.sprite(shown.gem, cell)
        image.paste(gem, (0, 0), gem)
    if shown.open_sides:
        _draw_open_sides(image, shown.open_sides)
    if shown.mark is not Mark.NONE:
        _draw_mark(image, shown.mark)
    if shown.letter and shown.mark is not Mark.PICKED:
        draw_letter(image, shown.letter)
    return image


def _draw_vanished_gem(image: Image.Image, tile: Tile) -> None:
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
    sparks.pour(image, colours.SPARK, 0.9)
    star = Layer(0, 0, cell, cell)
    star.polygon(sparkle(middle, middle, cell * 0.33, cell * 0.05))
    star.disc(middle, middle, cell * 0.065)
    star.pour(image, colours.STAR, 0.85)


def _draw_coming_gem(image: Image.Image, name: str) -> None:
    """Draw the gem that falls here next: small, in a broken ring, so that nobody takes it for one that is there."""
    cell = image.width
    size = round(cell * _SOON)
    ring, middle = Layer(0, 0, cell, cell), cell / 2
    for start in range(0, 360, 60):
        arc = [polar(middle, middle, cell * 0.36, math.radians(start + angle)) for angle in range(0, 37, 6)]
        ring.line(arc, max(2.0, cell * 0.035 * colours.BOLD))
    ring.pour(image, colours.MINT, 0.75)
    gem = gems.sprite(name, size)
    image.paste(gem, ((cell - size) // 2, (cell - size) // 2), gem)


def _draw_mark(image: Image.Image, mark: Mark) -> None:
    cell = image.width
    width = max(3, round(cell * 0.05 * colours.BOLD))
    layer = Layer(0, 0, cell, cell)
    if mark is Mark.NEW:
        layer.brackets(cell, cell * 0.14, width, 0.27)
    elif mark is Mark.MOVED:
        layer.frame(1, 1, cell - 2, cell * 0.15, width)
    else:
        layer.frame(0, 0, cell, cell * 0.15, width + (1 if mark is Mark.PICKED else 2))
    layer.pour(image, getattr(colours, _FRAMES[mark]))


def _draw_open_sides(image: Image.Image, open_sides: int) -> None:
    """Draw the border of a formation on the open sides of a cell."""
    cell = image.width
    north, east, south, west = (0.0 if open_sides >> side & 1 else float(cell) for side in range(4))
    width = max(2.0, cell * 0.03 * colours.BOLD)
    layer = Layer(0, 0, cell, cell)
    wide, high = cell + west + east, cell + north + south
    layer.box(-west, -north, wide, high, cell * 0.18)
    layer.box(-west + width, -north + width, wide - 2 * width, high - 2 * width, cell * 0.18 - width, 0)
    layer.pour(image, colours.WAND, 0.8)


def draw_letter(image: Image.Image, letter: str) -> None:
    sprite = letter_sprite(letter, image.width)
    image.paste(sprite, (0, 0), sprite)


@cached
def letter_sprite(letter: str, cell: int) -> Image.Image:
    """Return a transparent cell (RGBA) with a letter in its lower right corner, which is 12 pixels high if possible."""
    size = max(min(12, round(cell * 0.29)), round(cell * 0.235))
    big = Image.new("RGBA", (cell * SUPERSAMPLE, cell * SUPERSAMPLE), (0, 0, 0, 0))
    at = (cell - max(3.0, cell * 0.075)) * SUPERSAMPLE, (cell - max(3.4, cell * 0.085)) * SUPERSAMPLE
    ImageDraw.Draw(big).text(
        at, letter, font=fonts.bot_font(Face.BOLD, size * SUPERSAMPLE), fill=colours.WHITE, anchor="rs",
        stroke_width=round(max(1.6, size * 0.13) * SUPERSAMPLE), stroke_fill=colours.LETTER_RIM,
    )  # fmt: skip
    return big.resize((cell, cell), Image.Resampling.LANCZOS)


# ---- the way of the moved gem ----

# The way is a ribbon that gets wider from the start to the goal. At each border between two cells, its width is one of
# a few levels. So pieces can be cached, and they fit together exactly.
LEVELS = 12
_THIN, _GROWTH = 0.045, 0.125  # half the width at the start, and half its growth up to the goal, in cells
_BEND = 0.42  # the distance of a bend's two ends from the middle of the cell, in cells
_RING, _START = 0.24, 0.30

# The steps (columns, rows) to the neighbours in the north, east, south and west.
STEPS: tuple[Point, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _side(side: int, start: int, goal: int) -> int:
    """Return the side of the cell `start` at which its neighbour `goal` lies."""
    return {-side: 0, 1: 1, side: 2, -1: 3}[goal - start]


def pieces(path: Sequence[int], side: int) -> Iterator[tuple[int, Piece]]:
    """Yield each cell of a path with its piece of the way, from the start to the goal."""
    borders = len(path) - 1
    levels = [round(LEVELS * (i + 0.5) / borders) for i in range(borders)] if borders > 0 else []
    for i, cell in enumerate(path):
        came = _side(side, cell, path[i - 1]) if i else None
        goes = _side(side, cell, path[i + 1]) if i < borders else None
        first = levels[i - 1] if i else 0
        last = levels[i] if i < borders else LEVELS
        yield cell, Piece(came, goes, first, last)


def _middle_line(piece: Piece, cell: int) -> list[Point]:
    middle = (cell / 2, cell / 2)

    def towards(side: int, share: float) -> Point:
        return middle[0] + STEPS[side][0] * cell * share, middle[1] + STEPS[side][1] * cell * share

    if piece.came is None:
        return [towards(piece.goes or 0, _START + (0.5 - _START) * i / 4) for i in range(5)]
    if piece.goes is None:
        return [towards(piece.came, 0.5 - 0.5 * i / 4) for i in range(5)]
    start, stop = towards(piece.came, _BEND), towards(piece.goes, _BEND)
    points = [towards(piece.came, 0.5)]
    for i in range(13):
        t = i / 12
        before, after = (1 - t) ** 2, t**2
        through = 1 - before - after
        points.append(
            (
                start[0] * before + middle[0] * through + stop[0] * after,
                start[1] * before + middle[1] * through + stop[1] * after,
            )
        )
    return [*points, towards(piece.goes, 0.5)]


def draw_piece(image: Image.Image, piece: Piece) -> None:
    """Paint a piece of the way on a cell (RGB)."""
    cell = image.width
    if piece.came is None and piece.goes is None:
        return
    middle = _middle_line(piece, cell)
    first, last = (cell * (_THIN + _GROWTH * level / LEVELS) for level in (piece.first, piece.last))
    for share, strength in ((1.0, 0.34), (0.5, 0.72)):
        way = Layer(0, 0, cell, cell)
        way.polygon(ribbon(middle, first * share, last * share))
        if piece.goes is None:
            way.disc(*middle[-1], last * share)
        if piece.came is None:
            way.disc(*middle[0], first * share)
        way.pour(image, colours.TRAIL, strength)
    if piece.came is None:
        mark = Layer(0, 0, cell, cell)
        mark.ring(cell / 2, cell / 2, cell * _RING, max(2.0, cell * 0.045))
        mark.disc(cell / 2, cell / 2, cell * 0.07)
        mark.pour(image, colours.TRAIL, 0.85)


# ---- the contents of each cell ----


class Scene:
    """A view, divided into cells."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._layout = layout(view.size)
        choosing = view.pick is not None
        self._reach = frozenset(view.reach)
        self._hint = view.told_trick
        self._dropped = frozenset() if choosing else frozenset(view.trace.dropped)
        self._goal = view.trace.path[-1] if view.trace.path and not choosing else None
        self._pieces: dict[int, Piece] = {} if choosing else dict(pieces(view.trace.path, view.size))
        marked = view.marked if view.next and view.marked and view.over is None else b""
        self._soon = dict(zip(marked, view.next or b"", strict=False))
        self._gone: dict[int, tuple[int, int]] = {}  # by cell, the gem that vanished and its number in the formation
        if not choosing:
            for formation in view.trace.cleared:
                for place, cell in enumerate(formation.cells):
                    self._gone[cell] = (formation.gem, place)

    def tiles(self) -> Iterator[tuple[int, Tile]]:
        """Yield the cells with their tiles. Plain empty cells are left out."""
        for cell, gem in enumerate(self._view.cells):
            tile = self._occupied(cell, gem) if gem else self._empty(cell)
            if tile is not None:
                yield cell, tile

    def _empty(self, cell: int) -> Tile | None:
        size, odd, piece = self._layout.cell, self._layout.odd(cell), self._pieces.get(cell)
        gem = self._soon.get(cell, 0)
        soon, letter = (GEM_NAMES[gem - 1], GEM_LETTERS[gem - 1]) if gem else ("", "")
        if self._view.pick is not None:
            background = Background.REACHABLE if cell in self._reach else Background.OUT_OF_REACH
            return Tile(size, odd, background, letter=letter, soon=soon)
        if cell in self._gone:
            gem, place = self._gone[cell]
            mark = Mark.BLOCKER if cell == self._view.trace.tricked else Mark.NONE
            mark = Mark.MOVED if cell == self._goal else mark
            ghost = GEM_NAMES[gem - 1]
            return Tile(size, odd, Background.GONE, "", letter, mark, ghost, place % FLIGHTS, piece, soon=soon)
        return Tile(size, odd, letter=letter, piece=piece, soon=soon) if piece is not None or soon else None

    def _occupied(self, cell: int, gem: int) -> Tile:
        background, mark, open_sides = Background.PLAIN, Mark.NONE, 0
        if cell == self._view.pick:
            background, mark = Background.MOVED, Mark.PICKED
        elif cell == self._goal:
            background, mark = Background.MOVED, Mark.MOVED
        elif cell in self._dropped:
            background, mark = Background.NEW, Mark.NEW
        elif cell == self._view.trace.tricked and self._view.pick is None:
            background, mark = Background.TRICK, Mark.BLOCKER
        if self._hint is not None and cell in self._hint.formation:
            background, open_sides = Background.TRICK, self._open_sides(self._hint, cell)
            mark = Mark.BLOCKER if cell == self._hint.cell else mark
        return Tile(
            self._layout.cell, self._layout.odd(cell), background, GEM_NAMES[gem - 1], GEM_LETTERS[gem - 1], mark,
            open_sides=open_sides,
        )  # fmt: skip

    def _open_sides(self, hint: TrickHint, cell: int) -> int:
        """Return as bits the sides of a cell at which the hint's formation ends."""
        row, column = divmod(cell, self._view.size)
        bits = 0
        for side, (dx, dy) in enumerate(STEPS):
            x, y = column + int(dx), row + int(dy)
            inside = 0 <= x < self._view.size and 0 <= y < self._view.size
            if not inside or y * self._view.size + x not in hint.formation:
                bits |= 1 << side
        return bits
