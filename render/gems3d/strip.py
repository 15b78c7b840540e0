"""The status strip above the board: score, tricks (changes of a gem's type), undos, next gems, seats."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from bot.engine.table import Table, TableSeat
from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES, POINTS_PER_TRICK, Mode, View
from render import fonts, gems
from render.canvas import Canvas
from render.gems3d import colours, marks
from render.gems3d.colours import PALETTE
from render.gems3d.tiles import draw_letter
from render.kit import RGB, box, disc, draw_person, edged_box, mix

TOP, HEIGHT = 6, 84  # the upper edge and the height of every panel, in pixels
MIDDLE = TOP + HEIGHT / 2

# The left edge and the width of each panel, in pixels.
SCORE, TRICKS, UNDOS, NEXT, SEATS = (6, 178), (190, 74), (270, 74), (350, 184), (540, 174)


# ----------------------------------------------------------------------------------------------------------- the pieces


@PALETTE.baked
def panel(width: int, edge: RGB, line: int) -> Image.Image:
    image = Image.new("RGB", (width, HEIGHT), colours.NIGHT)
    edged_box(image, 0, 0, width, HEIGHT, 14, edge, colours.PANEL, line)
    return image


@PALETTE.baked
def figures(text: str, size: int, colour: RGB) -> Image.Image:
    return fonts.drawn_figures(text, size, colour, colours.PANEL)


@PALETTE.baked
def words(text: str, size: int, colour: RGB, room: int, leading: float = 1.3) -> Image.Image:
    return fonts.drawn_words(text, size, colour, colours.PANEL, room, leading)


_BAR = 128
_LEAST_BAR = 12  # pixels; a shorter bar would not be round


@PALETTE.baked
def bar(filled: int) -> Image.Image:
    """Return a bar with a wand at its end, which shows the progress to the next trick. filled: in pixels."""
    image = Image.new("RGB", (_BAR + 28, 28), colours.PANEL)
    box(image, 0, 11, _BAR, 12, 6, colours.TRACK)
    if filled:
        box(image, 0, 11, filled, 12, 6, colours.WAND)
    marks.draw_wand(image, _BAR + 14, 16, 15, colours.WAND)
    return image


Sign = Callable[[Image.Image, float, float, float, RGB], None]


@PALETTE.baked
def icon(draw: Sign, size: int, colour: RGB, background: RGB = colours.PANEL) -> Image.Image:
    image = Image.new("RGB", (2 * size + 4, 2 * size + 4), background)
    draw(image, size + 2, size + 2, size, colour)
    return image


@PALETTE.baked
def well(width: int, height: int) -> Image.Image:
    image = Image.new("RGB", (width, height), colours.PANEL)
    box(image, 0, 0, width, height, 10, colours.WELL)
    return image


@PALETTE.baked
def small_gem(gem: int, size: int) -> Image.Image:
    image = Image.new("RGB", (size, size), colours.WELL)
    sprite = gems.sprite(GEM_NAMES[gem - 1], size)
    image.paste(sprite, (0, 0), sprite)
    draw_letter(image, GEM_LETTERS[gem - 1])
    return image


def draw_badge(initial: str, seat: int, radius: int, moving: bool, present: bool) -> Image.Image:
    """Return a seat's sign (RGB): the initial on the seat's colour, with a golden ring if the seat is to move."""
    reach = radius + (5 if moving else 1)
    image = Image.new("RGB", (2 * reach, 2 * reach), colours.PANEL)
    if moving:
        disc(image, reach, reach, radius + 5, colours.GOLD)
        disc(image, reach, reach, radius + 2, colours.PANEL)
    disc(image, reach, reach, radius, _colour_of(seat, present))
    ink = colours.WHITE if present else colours.SOFT_INK
    if initial:
        size = round(radius * (1.15 if len(initial) == 1 else 0.92))
        fonts.words(image, initial, reach, reach, size, ink, 2 * radius)
    else:
        draw_person(image, reach, reach, radius * 0.72, ink)
    return image


badge = PALETTE.baked(draw_badge)


def _colour_of(seat: int, present: bool) -> RGB:
    return colours.SEATS[seat % len(colours.SEATS)] if present else colours.ABSENT


CHIP_HEIGHT = 39


@PALETTE.baked
def chip(initial: str, seat: int, points: str, width: int, moving: bool, present: bool) -> Image.Image:
    """Return a seat's sign (RGB) for a table of many seats: initial and points on the seat's colour."""
    image = Image.new("RGB", (width, CHIP_HEIGHT), colours.PANEL)
    colour = _colour_of(seat, present)
    if moving:
        edged_box(image, 0, 0, width, CHIP_HEIGHT, 9, colours.GOLD, colour, 3)
    else:
        box(image, 1, 1, width - 2, CHIP_HEIGHT - 2, 8, mix(colour, colours.NIGHT, 0.25))
    ink = colours.WHITE if present else colours.SOFT_INK
    middle = width / 2
    if initial:
        fonts.words(image, initial, middle, 12, 15, ink, width - 6)
    else:
        draw_person(image, middle, 12, 8, ink)
    fonts.words(image, points, middle, 27, _number_size(points, 16, width - 4), ink, 2 * width)
    return image


# ----------------------------------------------------------------------------------------------------------- the panels


def paint(canvas: Canvas, view: View, table: Table) -> None:
    _score(canvas, view)
    _tricks(canvas, view)
    _undos(canvas, view, table)
    _next(canvas, view, table)
    _seats(canvas, view, table)


def _panel(canvas: Canvas, place: tuple[int, int], edge: RGB = colours.PANEL_EDGE, line: int = 1) -> None:
    canvas.paste(panel(place[1], edge, line), place[0], TOP)


def _score(canvas: Canvas, view: View) -> None:
    left, width = SCORE
    _panel(canvas, SCORE)
    score, won = str(view.score), f"+{view.trace.points}" if view.trace.points else ""
    room = width - 34
    size = next((s for s in (50, 44, 38, 32) if _score_width(score, won, s) <= room), 28)
    shown = figures(score, size, colours.INK)
    canvas.put(shown, left + 17, TOP + 34, along=0)
    if won:
        canvas.put(figures(won, round(size * 0.6), colours.GOLD), left + 25 + shown.width, TOP + 36, along=0)
    share = view.trick_progress / POINTS_PER_TRICK
    filled = max(_LEAST_BAR, round(_BAR * share)) if view.trick_progress else 0
    canvas.paste(bar(filled), left + 14, TOP + HEIGHT - 35)


def _score_width(score: str, won: str, size: int) -> int:
    return fonts.figures_width(score, size) + (8 + fonts.figures_width(won, round(size * 0.6)) if won else 0)


def _tricks(canvas: Canvas, view: View) -> None:
    usable = view.hint is not None
    _panel(canvas, TRICKS, colours.WAND if usable else colours.PANEL_EDGE, 3 if usable else 1)
    middle = TRICKS[0] + TRICKS[1] / 2
    canvas.put(icon(marks.draw_wand, 21, colours.WAND), middle, TOP + 27)
    canvas.put(figures(str(view.tricks), 30, colours.INK if view.tricks else colours.SOFT_INK), middle, TOP + 62)


def _undos(canvas: Canvas, view: View, table: Table) -> None:
    """Paint how many undos all seats have used. Hard matches and races have no undo: their sign is struck out."""
    _panel(canvas, UNDOS)
    middle = UNDOS[0] + UNDOS[1] / 2
    if view.hard or view.mode is Mode.RACE:
        canvas.put(icon(marks.draw_no_undo, 24, colours.SOFT_INK), middle, MIDDLE)
        return
    taken_back = sum(seat.undos for seat in table.seats)
    canvas.put(icon(marks.draw_undo, 20, colours.INK), middle, TOP + 26)
    canvas.put(figures(str(taken_back), 30, colours.INK), middle, TOP + 62)


def _next(canvas: Canvas, view: View, table: Table) -> None:
    """Paint the next gems, or a lock if they are hidden. When the match is over, the panel has no gems."""
    left, width = NEXT
    _panel(canvas, NEXT)
    middle = left + width / 2
    if view.over is None and view.next is not None and len(view.next) > 4:
        canvas.paste(well(174, HEIGHT - 10), left + 5, TOP + 5)
        half = (len(view.next) + 1) // 2
        _gem_row(canvas, view.next[:half], middle, MIDDLE - 18, 37)
        _gem_row(canvas, view.next[half:], middle, MIDDLE + 18, 37)
        return
    name, otherwise = ("hard", "HARD") if view.next is None else ("next", "NEXT")
    canvas.put(words(table.caption(name, otherwise), 16, colours.SOFT_INK, width - 16), middle, TOP + 12)
    canvas.paste(well(172, HEIGHT - 26), left + 6, TOP + 21)
    if view.next is None:
        canvas.put(icon(marks.draw_lock, 20, colours.SOFT_INK, colours.WELL), middle, TOP + 21 + (HEIGHT - 26) / 2)
    elif view.over is None:
        _gem_row(canvas, view.next, middle, TOP + 21 + (HEIGHT - 26) / 2, 56 if len(view.next) <= 3 else 43)


def _gem_row(canvas: Canvas, row: bytes, x: float, y: float, size: int) -> None:
    for i, gem in enumerate(row):
        canvas.put(small_gem(gem, size), x + (i - (len(row) - 1) / 2) * size, y)


# ------------------------------------------------------------------------------------------------------------ the seats


def _seats(canvas: Canvas, view: View, table: Table) -> None:
    _panel(canvas, SEATS)
    seats = table.seats or tuple(TableSeat("") for _ in view.credits)
    if len(seats) == 1:
        _one_seat(canvas, view, table, seats[0])
    elif len(seats) == 2:
        _two_seats(canvas, view, seats)
    else:
        _more_seats(canvas, view, seats)


@lru_cache(maxsize=128)
def initials(seats: tuple[TableSeat, ...]) -> tuple[str, ...]:
    """Return the initial of each seat. Seats with the same initial get a second letter."""
    firsts = [fonts.initial(seat.name) for seat in seats]
    result = []
    for seat, first in zip(seats, firsts, strict=True):
        longer = ""
        if first and firsts.count(first) > 1:
            parts = fonts.plain(seat.name).split()
            rest = parts[1] if len(parts) > 1 else (parts[0][1:] if parts else "")
            longer = fonts.initial(rest)
            longer = longer if len(parts) > 1 else longer.lower()
        result.append(first + longer)
    return tuple(result)


def _credit(view: View, seat: int) -> int:
    return view.credits[seat] if seat < len(view.credits) else 0


def _one_seat(canvas: Canvas, view: View, table: Table, seat: TableSeat) -> None:
    left, width = SEATS
    canvas.put(badge(fonts.initial(seat.name), 0, 22, view.over is None, seat.present), left + 33, MIDDLE)
    at, room = left + 64, width - 72
    turns = table.caption("turns", f"{view.turns} turns")
    if fonts.drawable(seat.name):
        canvas.put(words(seat.name, 20, colours.INK, room), at, MIDDLE - 13, along=0)
        canvas.put(words(turns, 16, colours.SOFT_INK, room), at, MIDDLE + 15, along=0)
    else:
        canvas.put(words(turns, 18, colours.INK, room), at, MIDDLE, along=0)


def _two_seats(canvas: Canvas, view: View, seats: tuple[TableSeat, ...]) -> None:
    left, width = SEATS
    for i, (seat, letters) in enumerate(zip(seats, initials(seats), strict=True)):
        moving = view.to_move == i
        y = TOP + 22 + 40 * i
        canvas.put(badge(letters, i, 13, moving, seat.present), left + 22, y)
        ink = colours.GOLD if moving else colours.SOFT_INK
        points = _number(str(_credit(view, i)), 20, ink, 70)
        canvas.put(points, left + width - 10, y, along=1)
        name = words(seat.name, 18, colours.INK if seat.present else colours.SOFT_INK, width - 62 - points.width)
        canvas.put(name, left + 45, y, along=0)


def _more_seats(canvas: Canvas, view: View, seats: tuple[TableSeat, ...]) -> None:
    """Paint three or four seats as a row of initials with points below. Paint more seats as two rows of chips."""
    left, width = SEATS
    rows = 1 if len(seats) <= 4 else 2
    columns = -(-len(seats) // rows)
    step = (width - 6) / columns
    for i, (seat, letters) in enumerate(zip(seats, initials(seats), strict=True)):
        moving, (row, column) = view.to_move == i, divmod(i, columns)
        x = left + 3 + step * (column + 0.5)
        credit = str(_credit(view, i))
        if rows == 2:
            shown = chip(letters, i, credit, round(step) - 3, moving, seat.present)
            canvas.put(shown, x, MIDDLE + (20 if row else -20))
            continue
        radius = (23 if moving else 19) if columns == 3 else (17 if moving else 15)
        canvas.put(badge(letters, i, radius, moving, seat.present), x, TOP + 33)
        ink = colours.GOLD if moving else colours.SOFT_INK
        canvas.put(_number(credit, 20, ink, round(step) - 5), x, TOP + HEIGHT - 14)


def _number(text: str, size: int, colour: RGB, room: int) -> Image.Image:
    """Return a number (RGB). If there is too little room, it is written smaller. It is never cut."""
    return words(text, _number_size(text, size, room), colour, 2 * room, leading=0.9)


@lru_cache(maxsize=1024)
def _number_size(text: str, size: int, room: int) -> int:
    return next((s for s in range(size, 9, -1) if fonts.width(text, s) + 2 <= room), 9)
