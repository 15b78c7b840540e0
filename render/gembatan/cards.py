"""Paints the cards beside the mat: hands, scores, the points of the turn in progress, and the trays.

A tray holds the tiles or gems that nobody has yet. Every piece is drawn on the plain background of its card, and
cached.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from bot.engine.table import ROBOT, TableSeat
from bot.games.gembatan.model import HAND, SeenHand, Tally
from bot.games.gembatan.pieces import GEMS, sides_of
from render import fonts
from render.canvas import Canvas
from render.gembatan import icons
from render.gembatan.cells import PICKED, draw_hand_tile
from render.gembatan.colours import PALETTE, colours
from render.gembatan.stones import gem, number_sign
from render.kit import RGB, Box, box, draw_person


class Holder(NamedTuple):
    """A seat as a card shows it.

    Attributes:
        moving: whether the seat is to move.
        gain: the points of the last turn, if this seat played that turn; else 0.
        tally: the points of the turn in progress; None for other seats and before the first step.
        used_tiles, used_gems: how many of the seat's pieces the turn in progress has put on the grid.
        picked: the tile of the hand that the viewer asked about, or None.
    """

    name: TableSeat
    hand: SeenHand
    moving: bool = False
    gain: int = 0
    tally: Tally | None = None
    used_tiles: int = 0
    used_gems: int = 0
    picked: int | None = None

    @property
    def background(self) -> RGB:
        return colours.CARD_TURN if self.moving else colours.CARD


# ---- the pieces ----


def draw_card(image: Image.Image, place: Box, moving: bool) -> None:
    left, top, width, height = place
    if moving:
        box(image, left - 3, top - 3, width + 6, height + 6, 18, colours.GOLD_DARK)
        box(image, left - 2, top - 2, width + 4, height + 3, 17, colours.GOLD)
        box(image, left + 1, top + 1, width - 2, height - 2, 14, colours.CARD_TURN)
    else:
        thick = round(2 * (colours.BOLD - 1))
        box(image, left, top, width, height, 15, colours.CARD_EDGE)
        inside = width - 2 - 2 * thick, height - 3 - 2 * thick
        box(image, left + 1 + thick, top + 2 + thick, *inside, 14 - thick, colours.CARD)


@PALETTE.baked
def hand_tile(tile: int, size: int, background: RGB, picked: bool = False) -> Image.Image:
    return draw_hand_tile(sides_of(tile), size, background, picked)


@PALETTE.baked
def hand_gem(number: int, diameter: int, background: RGB) -> Image.Image:
    """Return a gem of a hand (RGB) with its letters."""
    stone = gem(*GEMS[number], diameter)
    image = Image.new("RGB", stone.size, background)
    image.paste(stone, (0, 0), stone)
    return image


@PALETTE.baked
def empty_place(size: int, round_: bool, ink: RGB, background: RGB) -> Image.Image:
    """Return the dashed outline of a piece that has left the hand."""
    image = Image.new("RGB", (size, size), background)
    image.paste(ink, (0, 0), icons.dashes(size, round_))
    return image


@PALETTE.baked
def nobody(size: int, ink: RGB, background: RGB) -> Image.Image:
    image = Image.new("RGB", (size, size), background)
    draw_person(image, size / 2, size / 2, size * 0.44, ink)
    return image


words = PALETTE.baked(fonts.drawn_words)
figures = PALETTE.baked(fonts.drawn_figures)


# ---- the parts ----


def head(canvas: Canvas, holder: Holder, at: Box, size: int) -> None:
    """Paint the line of a seat: the name and the score, in which an arrow leads from the old number to the new one.

    The large number is always the score. The arrow leads from it to what the turn in progress would make of it, or to
    it from what it was before the last turn. A plus sign in a card is kept for points that do not count yet. Where the
    name would be cut, the score stands alone.
    """
    background, left, right = holder.background, at.left, at.left + at.width
    y, score = at.top + at.height / 2, holder.hand.score
    large = figures(str(score), round(size * 1.45), colours.INK, background)
    parts = [(large, 0)]
    if holder.tally is not None:
        after = figures(str(score + holder.tally.points), size, colours.GOLD_INK, background)
        parts = [*parts, (icons.icon("becomes", size, 0, background), 1), (after, 1)]
    elif holder.gain:
        before = figures(str(score - holder.gain), size, colours.SILVER_INK, background)
        parts = [(before, 1), (icons.icon("became", size, 0, background), 1), *parts]
    room = at.width - sum(shown.width + _IN_SCORE for shown, _ in parts) - 8 - (size + 8) * holder.moving
    if room < _least_width(holder, size):  # the name matters more; the hand and the mat show the points, too
        parts = [(large, 0)]
    for shown, down in reversed(parts):
        canvas.put(shown, right, y + down, along=1)
        right -= shown.width + _IN_SCORE
    right -= 8 - _IN_SCORE
    if holder.moving:
        canvas.put(icons.icon("arrow", size, 0, background), left, y, along=0)
        left += size + 8
    name(canvas, holder, left, right - left, y, size)


def _least_width(holder: Holder, size: int) -> int:
    """Return the room that a name needs so that it is not cut. size: the usual size of its letters."""
    texts = (holder.name.name, f"{ROBOT} {holder.name.short}" if holder.name.short else holder.name.name)
    return min(math.ceil(fonts.width(fonts.plain(text), round(size * _LEAST_NAME))) for text in texts)


_IN_SCORE = 5  # the pixels between the numbers of a score and the arrow


def name(canvas: Canvas, holder: Holder, left: int, room: int, y: float, size: int) -> None:
    if room >= size:
        here, text = holder.name.present and holder.hand.present, holder.name.name
        if holder.name.short and fonts.width(fonts.plain(text), round(size * _LEAST_NAME)) > room:
            text = f"{ROBOT} {holder.name.short}"
        paint_name(canvas, text, here, left, y, size, holder.background, room)


_LEAST_NAME = 0.7  # the least size of a name's letters, as a share of their usual size


def paint_name(
    canvas: Canvas, text: str, here: bool, left: float, y: float, size: int, background: RGB, room: int
) -> None:
    """Paint a member's name, or a sign if no font can write it. The name of a member who has left is struck out.

    A name wider than `room` has smaller letters, down to `_LEAST_NAME` of `size`, then it is cut.
    """
    ink = colours.INK if here else colours.SOFT_INK
    if not fonts.drawable(text):
        canvas.put(nobody(min(34, round(size * 1.2)), ink, background), left, y, along=0)
        return
    least = round(size * _LEAST_NAME)
    fitting = (one for one in range(size, least, -1) if fonts.width(fonts.plain(text), one) <= room)
    shown = words(text, next(fitting, least), ink, background, room)
    canvas.put(shown, left, y, along=0)
    if not here:
        canvas.put(Image.new("L", (shown.width, 2), PALETTE.now.index(ink)), left, y, along=0)


def tiles(canvas: Canvas, holder: Holder, left: int, top: int, size: int, pitch: int) -> None:
    """Paint the tiles of a hand, and dashed outlines for the tiles that have left the hand."""
    for i, tile in enumerate(holder.hand.tiles):
        x = left + i * pitch
        if tile != holder.picked:
            canvas.paste(hand_tile(tile, size, holder.background), x, top)
    for i, tile in enumerate(holder.hand.tiles):  # The frame of the picked tile may cover a part of other tiles.
        if tile == holder.picked:
            framed = hand_tile(tile, size, holder.background, True)
            canvas.paste(framed, left + i * pitch - PICKED, top - PICKED)
    background = holder.background
    for i in range(len(holder.hand.tiles), HAND if holder.hand.present else 0):
        ink = colours.GOLD if i < len(holder.hand.tiles) + holder.used_tiles else colours.GONE
        canvas.paste(empty_place(size, False, ink, background), left + i * pitch, top)


def gems(canvas: Canvas, holder: Holder, left: int, top: int, size: int, pitch: int, columns: int = HAND) -> None:
    """Paint the gems of a hand in rows of `columns`. size: the diameter of a gem."""
    held = len(holder.hand.gems)
    for i in range(HAND if holder.hand.present else held):
        row, column = divmod(i, columns)
        x, y = left + column * pitch, top + row * pitch
        if i < held:
            canvas.put(hand_gem(holder.hand.gems[i], size, holder.background), x + size / 2, y + size / 2)
        else:
            ink = colours.GOLD if i < held + holder.used_gems else colours.GONE
            canvas.paste(empty_place(size, True, ink, holder.background), x, y)


def sources(canvas: Canvas, tally: Tally, x: int, y: float, size: int, room: int, background: RGB) -> None:
    """Paint the sources of a turn's points (gems, chains, a Gembatan), as large as they fit.

    The chains of each colour are one source. If there is too little room, all chains together are one source.
    """
    found = _sources(tally, True)
    fits = next((smaller for smaller in range(size, 15, -2) if _sources_width(found, smaller) <= room), 0)
    if not fits:
        found = _sources(tally, False)
        fits = next((smaller for smaller in range(size, 11, -2) if _sources_width(found, smaller) <= room), 10)
    for kind, colour, points in found:
        sign = icons.icon(kind, round(fits * _SIGN), colour, background)
        canvas.put(sign, x, y, along=0)
        shown = figures(str(points), fits, colours.INK, background)
        canvas.put(shown, x + sign.width + 3, y, along=0)
        x += _source_width(kind, points, fits)


_SIGN = 1.35  # the height of a sign, divided by the font size


def _source_width(kind: str, points: int, size: int) -> int:
    sign = round(round(size * _SIGN) * icons.WIDTHS.get(kind, 1.0))
    return sign + 3 + fonts.figures_width(str(points), size) + round(size * 0.5)


def _sources_width(found: list[tuple[str, int, int]], size: int) -> int:
    return sum(_source_width(kind, points, size) for kind, _, points in found) - round(size * 0.5)


def _sources(tally: Tally, by_colour: bool) -> list[tuple[str, int, int]]:
    """Return (kind of the sign, colour, points) for each source of points."""
    chains: dict[int, int] = {}
    for chain in tally.chains:
        colour = chain.colour if by_colour else 0
        chains[colour] = chains.get(colour, 0) + chain.points
    found = [("gem", 0, len(tally.placed)), *(("chain", colour, chains[colour]) for colour in sorted(chains))]
    return [source for source in (*found, ("star", 0, tally.gembatan)) if source[2]]


_LEFT = 22  # the size of the word above the counts


def trays(canvas: Canvas, tiles_left: int, gems_left: int, place: Box, word: str) -> None:
    """Paint how many tiles and gems are left in the trays, below the word that says so."""
    left, top, width, height = place
    canvas.put(words(word, _LEFT, colours.SOFT_INK, colours.CARD, width - 8), left + width / 2, top + height * 0.16)
    for kind, count, share in (("gems", gems_left, 0.47), ("stack", tiles_left, 0.80)):
        y = top + height * share
        canvas.put(icons.icon(kind, 34, 0, colours.CARD), left + 6, y, along=0)
        canvas.put(figures(str(count), 26, colours.INK, colours.CARD), left + width - 6, y, along=1)


# ---- ways to lay a tile ----

# Each way is a part of the grid: the tile, and on each side _BESIDE_TILE cells of what lies there.
_BESIDE_TILE = 0.32
_BETWEEN, _BELOW = 16, 58  # the pixels between two ways, and the pixels for number and points below each
_ROOMY, _TIGHT = 106, 64  # the sides of cells in pixels
_FEW = 10  # more ways are drawn with smaller cells


class Ways(NamedTuple):
    """The layout of ways to lay a tile. size: the side of a cell. side: of a way's picture. All are in pixels."""

    size: int
    side: int
    columns: int
    height: int


def ways(count: int, width: int) -> Ways:
    """Return the layout of so many ways in a card of this width."""
    size = _ROOMY if count <= _FEW else _TIGHT
    side = round(size * (1 + 2 * _BESIDE_TILE))
    columns = (width - _BETWEEN) // (side + _BETWEEN)
    return Ways(size, side, min(columns, count), math.ceil(count / columns) * (side + _BELOW) + _BETWEEN)


def way_boxes(layout: Ways, count: int, place: Box) -> Iterator[Box]:
    """Yield the box of each way's picture."""
    left = place.left + (place.width - layout.columns * (layout.side + _BETWEEN) + _BETWEEN) // 2
    for i in range(count):
        row, column = divmod(i, layout.columns)
        x, y = left + column * (layout.side + _BETWEEN), place.top + _BETWEEN + row * (layout.side + _BELOW)
        yield Box(x, y, layout.side, layout.side)


def way_signs(canvas: Canvas, number: int, points: int, at: Box) -> None:
    """Paint the number and the points below a way's picture. points: 0: only the number is painted."""
    middle = at.top + at.height + _BELOW / 2 - 2
    sign = number_sign(str(number), 46)
    canvas.lay(sign, round(at.left + at.width * 0.3 - sign.width / 2), round(middle - sign.height / 2))
    if points:
        canvas.put(figures(f"+{points}", 32, colours.INK, colours.CARD_TURN), at.left + at.width * 0.7, middle)
