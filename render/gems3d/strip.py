"""The status strip above the board: score, tricks (changes of a gem's type), undos, next gems, seats."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.engine.table import ROBOT, Table, TableSeat
from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES, POINTS_PER_TRICK, Mode, View
from render import fonts, gems
from render.canvas import Canvas
from render.gems3d import marks
from render.gems3d.colours import PALETTE, colours
from render.gems3d.tiles import draw_letter
from render.kit import RGB, box, disc, draw_person, edged_box

TOP, HEIGHT = 4, 56  # the upper edge and the height of every panel, in pixels
MIDDLE = TOP + HEIGHT / 2
WELL = HEIGHT - 8  # the height of the background of the next gems

SCORE = (6, 160)  # its left edge and its width, in pixels


class Panels(NamedTuple):
    """The left edge and the width of each panel right of the score, in pixels."""

    tricks: tuple[int, int]
    undos: tuple[int, int]
    next: tuple[int, int]
    seats: tuple[int, int]


_ONE = Panels((172, 78), (256, 78), (340, 200), (546, 168))
_FEW = Panels((172, 74), (252, 74), (332, 176), (514, 200))
_MANY = Panels((172, 78), (256, 78), (340, 142), (488, 226))
_CHIPS = 4  # so many seats are painted as chips
_NAMELESS = 5  # so many chips have no room for names
_NARROW = 7  # so many chips have only room for short signs
_SHORT_SIGN, _LONG_SIGN = 2, 3  # letters


def panels(seats: int) -> Panels:
    return _ONE if seats < 2 else _FEW if seats < 4 else _MANY


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


_BAR = 112
_LEAST_BAR = 10  # pixels; a shorter bar would not be round


@PALETTE.baked
def bar(filled: int) -> Image.Image:
    """Return a bar with a wand at its end, which shows the progress to the next trick. filled: in pixels."""
    image = Image.new("RGB", (_BAR + 24, 20), colours.PANEL)
    box(image, 0, 7, _BAR, 10, 5, colours.TRACK)
    if filled:
        box(image, 0, 7, filled, 10, 5, colours.WAND)
    marks.draw_wand(image, _BAR + 13, 10, 11, colours.WAND)
    return image


Sign = Callable[[Image.Image, float, float, float, RGB], None]


@PALETTE.baked
def icon(draw: Sign, size: int, colour: RGB, background: RGB | None = None) -> Image.Image:
    """Return a sign (RGB). background: None for that of a panel."""
    image = Image.new("RGB", (2 * size + 4, 2 * size + 4), background or colours.PANEL)
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


CHIP_HEIGHT = 26
CHIP_LETTERS, CHIP_NUMBER = 14, 15  # sizes of the name or initial, and of the points


@PALETTE.baked
def chip(name: str, seat: int, points: str, width: int, moving: bool, present: bool) -> Image.Image:
    """Return a seat's sign (RGB) for a table of many seats: its name and points side by side, on the seat's colour.

    name: the initial, or the name as far as it fits; "": no font can draw it.
    """
    image = Image.new("RGB", (width, CHIP_HEIGHT), colours.PANEL)
    colour = _colour_of(seat, present)
    if moving:
        edged_box(image, 0, 0, width, CHIP_HEIGHT, 9, colours.GOLD, colour, 3)
    else:
        box(image, 1, 1, width - 2, CHIP_HEIGHT - 2, 8, colour)
    ink = colours.WHITE if present else colours.SOFT_INK
    middle = CHIP_HEIGHT / 2
    if name:
        fonts.words(image, name, 6, middle, CHIP_LETTERS, ink, width - 6, 0)
        used = 10 + round(fonts.width(name, CHIP_LETTERS))
    else:
        draw_person(image, 13, middle, 8, ink)
        used = 24
    fonts.words(
        image, points, width - 5, middle, _number_size(points, CHIP_NUMBER, width - 5 - used), ink, 2 * width, 1
    )
    return image


# ----------------------------------------------------------------------------------------------------------- the panels


def paint(canvas: Canvas, view: View, table: Table) -> None:
    seats = table.seats or tuple(TableSeat("") for _ in view.credits)
    places = panels(len(seats))
    _score(canvas, view)
    _tricks(canvas, view, places.tricks)
    _undos(canvas, view, table, places.undos)
    _next(canvas, view, table, places.next)
    _seats(canvas, view, table, seats)


def _panel(canvas: Canvas, place: tuple[int, int], edge: RGB | None = None, line: int = 1) -> None:
    canvas.paste(panel(place[1], edge or colours.PANEL_EDGE, round(line * colours.BOLD)), place[0], TOP)


def _score(canvas: Canvas, view: View) -> None:
    left, width = SCORE
    _panel(canvas, SCORE)
    score, won = str(view.score), f"+{view.trace.points}" if view.trace.points else ""
    room = width - 28
    size = next((s for s in (40, 36, 32, 28) if _score_width(score, won, s) <= room), 24)
    shown = figures(score, size, colours.INK)
    canvas.put(shown, left + 14, TOP + 20, along=0)
    if won:
        canvas.put(figures(won, round(size * 0.6), colours.GOLD_INK), left + 22 + shown.width, TOP + 21, along=0)
    share = view.trick_progress / POINTS_PER_TRICK
    filled = max(_LEAST_BAR, round(_BAR * share)) if view.trick_progress else 0
    canvas.paste(bar(filled), left + 14, TOP + HEIGHT - 22)


def _score_width(score: str, won: str, size: int) -> int:
    return fonts.figures_width(score, size) + (8 + fonts.figures_width(won, round(size * 0.6)) if won else 0)


def _tricks(canvas: Canvas, view: View, place: tuple[int, int]) -> None:
    usable = view.hint is not None
    _panel(canvas, place, colours.WAND if usable else colours.PANEL_EDGE, 3 if usable else 1)
    _sign(canvas, place, marks.draw_wand, 16, colours.WAND)
    _count(canvas, place, view.tricks, colours.INK if view.tricks else colours.SOFT_INK)


def _sign(canvas: Canvas, place: tuple[int, int], draw: Sign, size: int, colour: RGB) -> None:
    canvas.put(icon(draw, size, colour), place[0] + 24, MIDDLE)


def _count(canvas: Canvas, place: tuple[int, int], count: int, colour: RGB) -> None:
    """Paint a number right of a panel's sign."""
    text, room = str(count), place[1] - 50
    size = next((s for s in (30, 24, 20, 16) if fonts.figures_width(text, s) <= room), 13)
    canvas.put(figures(text, size, colour), place[0] + 45 + room / 2, MIDDLE)


def _undos(canvas: Canvas, view: View, table: Table, place: tuple[int, int]) -> None:
    """Paint how many undos all seats have used. Hard matches and races have no undo: their sign is struck out.

    Where the number is not known, as at an earlier moment of a replay, the panel is empty.
    """
    _panel(canvas, place)
    if view.hard or view.mode is Mode.RACE:
        canvas.put(icon(marks.draw_no_undo, 20, colours.SOFT_INK), place[0] + place[1] / 2, MIDDLE)
        return
    counts = [seat.undos for seat in table.seats if seat.undos is not None]
    if len(counts) < len(table.seats):
        return
    _sign(canvas, place, marks.draw_undo, 16, colours.INK)
    _count(canvas, place, sum(counts), colours.INK)


def _next(canvas: Canvas, view: View, table: Table, panel_place: tuple[int, int]) -> None:
    """Paint the next gems, or a lock if they are hidden. When the match is over, the panel has no gems."""
    left, width = panel_place
    _panel(canvas, panel_place)
    shown = view.next if view.over is None and view.next is not None else b""
    caption = 0
    if width > _MANY.next[1] and len(shown) <= 3:
        name, otherwise = ("hard", "HARD") if view.next is None else ("next", "NEXT")
        sign = words(table.caption(name, otherwise), 15, colours.SOFT_INK, 66)
        caption = sign.width + 4
        canvas.put(sign, left + 6, MIDDLE, along=0)
    place = left + 4 + caption, width - 8 - caption
    canvas.paste(well(place[1], WELL), place[0], TOP + 4)
    middle = place[0] + place[1] / 2
    if view.next is None:
        canvas.put(icon(marks.draw_lock, 18, colours.SOFT_INK, colours.WELL), middle, MIDDLE)
    elif shown:
        one_row, two_rows = (place[1] - 2) // len(shown), (place[1] - 2) // -(-len(shown) // 2)
        if one_row >= 26:
            _gem_row(canvas, shown, middle, MIDDLE, min(44, one_row))
            return
        half = -(-len(shown) // 2)
        _gem_row(canvas, shown[:half], middle, MIDDLE - 11, min(23, two_rows))
        _gem_row(canvas, shown[half:], middle, MIDDLE + 11, min(23, two_rows))


def _gem_row(canvas: Canvas, row: bytes, x: float, y: float, size: int) -> None:
    for i, gem in enumerate(row):
        canvas.put(small_gem(gem, size), x + (i - (len(row) - 1) / 2) * size, y)


# ------------------------------------------------------------------------------------------------------------ the seats


def _seats(canvas: Canvas, view: View, table: Table, seats: tuple[TableSeat, ...]) -> None:
    _panel(canvas, panels(len(seats)).seats)
    if len(seats) == 1:
        _one_seat(canvas, view, table, seats[0])
    elif len(seats) < _CHIPS:
        _few_seats(canvas, view, seats)
    else:
        _many_seats(canvas, view, seats)


@lru_cache(maxsize=128)
def initials(seats: tuple[TableSeat, ...], longest: int = _SHORT_SIGN) -> tuple[str, ...]:
    """Return a different sign for each seat: its initial, or as many letters as tell it from the others.

    If `longest` letters do not differ, the initial has a number. A name that no font can draw has the sign "", or a
    number if there are several. If there are several computer players, each has the initial of its short name beside
    the robot.
    """
    signs = [_letters(seat, 1) for seat in seats]
    for length in range(2, longest + 1):
        signs = [
            _letters(seat, length) if signs.count(sign) > 1 else sign for seat, sign in zip(seats, signs, strict=True)
        ]
    given = list[str]()
    for i, (seat, sign) in enumerate(zip(seats, signs, strict=True)):
        first = fonts.initial(seat.name)
        numbered = (f"{first}{number}" for number in range(1 if first else i + 1, 3 * len(seats) + 1))
        alone = signs.count(sign) == 1
        given.append(sign if alone else next(one for one in numbered if one not in (*given, *signs)))
    return tuple(given)


def _letters(seat: TableSeat, length: int) -> str:
    """Return the first letters of a name, or its initials if it has several words; "": no font can draw it."""
    first = fonts.initial(seat.name)
    if first == ROBOT:
        return first + (fonts.initial(seat.short) if length > 1 else "")
    parts = fonts.plain(seat.name).split()
    rest = parts[1] if len(parts) > 1 else "".join(fonts.clusters("".join(parts))[1:])
    second = fonts.initial(rest)
    more = "".join(one for one in fonts.clusters(rest)[1:] if one[0].isalnum() and fonts.font_of(one) is not None)
    letters = [first, second if len(parts) > 1 else second.lower(), *fonts.clusters(more)]
    return "".join(letters[:length]) if first else ""


def _credit(view: View, seat: int) -> int:
    return view.credits[seat] if seat < len(view.credits) else 0


def _one_seat(canvas: Canvas, view: View, table: Table, seat: TableSeat) -> None:
    left, width = _ONE.seats
    canvas.put(badge(fonts.initial(seat.name), table.first, 18, view.over is None, seat.present), left + 28, MIDDLE)
    at, room = left + 56, width - 62
    turns = table.caption("turns", f"{view.turns} turns")
    if fonts.drawable(seat.name):
        canvas.put(words(seat.name, 20, colours.INK, room), at, MIDDLE - 11, along=0)
        canvas.put(words(turns, 16, colours.SOFT_INK, room), at, MIDDLE + 13, along=0)
    else:
        canvas.put(words(turns, 18, colours.INK, room), at, MIDDLE, along=0)


# By the number of seats: the radius of a badge, and the sizes of points and names.
_SIZES = {2: (13, 22, 18), 3: (12, 19, 16)}


def _few_seats(canvas: Canvas, view: View, seats: tuple[TableSeat, ...]) -> None:
    """Paint two or three seats side by side: the points are beside the badge, and the name is below both."""
    left, width = panels(len(seats)).seats
    step, (radius, number, letters) = (width - 6) / len(seats), _SIZES[len(seats)]
    for i, (seat, sign) in enumerate(zip(seats, initials(seats), strict=True)):
        moving, middle = view.to_move == i, left + 3 + step * (i + 0.5)
        ink = colours.GOLD_INK if moving else colours.SOFT_INK
        credit = _number(str(_credit(view, i)), number, ink, round(step) - 2 * radius - 14)
        start = middle - (2 * radius + 8 + credit.width) / 2
        room = round(step) - 6
        if name := _name(seat, letters, room):
            canvas.put(words(name, letters, ink, room, 1.1), middle, TOP + HEIGHT - 10)
        canvas.put(badge(sign, i, radius, moving, seat.present), start + radius, TOP + 19)
        canvas.put(credit, start + 2 * radius + 8, TOP + 19, along=0)


def _name(seat: TableSeat, size: int, room: int) -> str:
    """Return a seat's name, or its short name if the whole name is too wide; "" if no font can draw it."""
    name = fonts.plain(seat.name).removeprefix(ROBOT).strip()  # the badge shows the robot
    if seat.short and fonts.width(name, size) > room:
        return seat.short
    return name if fonts.drawable(name) else ""


def _many_seats(canvas: Canvas, view: View, seats: tuple[TableSeat, ...]) -> None:
    """Paint seats as two rows of chips: with names, or else with initials."""
    left, width = _MANY.seats
    columns = -(-len(seats) // 2)
    step = (width - 6) / columns
    signs = initials(seats, _SHORT_SIGN if len(seats) >= _NARROW else _LONG_SIGN)
    wide = round(step) - 3
    names = [_chip_name(seat, _credit(view, i), wide) if len(seats) < _NAMELESS else "" for i, seat in enumerate(seats)]
    for i, (seat, sign, name) in enumerate(zip(seats, signs, names, strict=True)):
        row, column = divmod(i, columns)
        told = name if name and names.count(name) == 1 else sign  # long names may be alike once they are cut
        shown = chip(told, i, str(_credit(view, i)), wide, view.to_move == i, seat.present)
        canvas.put(shown, left + 3 + step * (column + 0.5), MIDDLE + (13 if row else -13))


def _chip_name(seat: TableSeat, points: int, wide: int) -> str:
    """Return a seat's name as far as it fits on a chip, after the robot of a computer player; "": nothing fits."""
    room = wide - 18 - round(fonts.width(str(points), CHIP_NUMBER))
    robot = f"{ROBOT} " if fonts.initial(seat.name) == ROBOT else ""
    return fonts.fitted(
        robot + _name(seat, CHIP_LETTERS, room - round(fonts.width(robot, CHIP_LETTERS))), CHIP_LETTERS, room
    )


def _number(text: str, size: int, colour: RGB, room: int) -> Image.Image:
    """Return a number (RGB). If there is too little room, it is written smaller. It is never cut."""
    return words(text, _number_size(text, size, room), colour, 2 * room, leading=0.9)


@lru_cache(maxsize=1024)
def _number_size(text: str, size: int, room: int) -> int:
    return next((s for s in range(size, 9, -1) if fonts.width(text, s) + 2 <= room), 9)
