"""The pictures of a race: each seat's turns during the race, and all boards side by side at the end.

While the race runs, its boards are hidden. Each seat has a gem as its sign, which moves along a track.
"""

import math

from PIL import Image

from bot.engine.table import Table, TableSeat
from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES, FinalView, Lane, ProgressView
from render import fonts, gems
from render.canvas import Canvas
from render.gems3d import strip
from render.gems3d.board import WIDTH
from render.gems3d.colours import PALETTE, colours
from render.gems3d.tiles import Tile, tile
from render.kit import RGB, box, edged_box, line, polygon
from render.png import with_filter_column

EDGE = 6
HEAD = 70
_RESULT, _LEAD = 28, 21  # the sizes of the words that say who won, and by how much
LANE = 82
_TRACK = (92, 452)  # the left edge and the width of a track, in pixels
_RIGHT = WIDTH - 22  # the right edge of the numbers of turns, in pixels
SCALE_STEP = 25  # The number of turns on a track is a multiple of this number.
MARKER = 40
# The signs of the seats. They differ in shape and in colour.
MARKERS = ("red", "blue", "gold", "purple", "candy", "light-blue", "orange-stripe", "green")

_CARD_HEAD = 64
_GAP = 10
_BOARD_ROOM = 342  # the greatest side of a board in a card, in pixels


def progress(view: ProgressView, table: Table) -> Canvas:
    """Return the picture that shows how many turns each seat has taken."""
    seats = _seats(table, len(view.lanes))
    image = Image.new("RGB", (WIDTH, HEAD + LANE * len(view.lanes) + 2 * EDGE), colours.NIGHT)
    title, note = table.caption("title", "RACE"), table.caption("note", "Boards are shown when all have finished")
    if view.stopped:
        _head(image, title, note, _RESULT, colours.INK, table.caption("lead", "Points do not count"))
    else:
        _head(image, title, note)
    scale = view.turns or _scale(max(lane.turns for lane in view.lanes))
    signs = strip.initials(seats)
    for number, (lane, seat) in enumerate(zip(view.lanes, seats, strict=True)):
        _lane(image, HEAD + EDGE + LANE * number, number, lane, seat, signs[number], scale, table)
    return Canvas(with_filter_column(PALETTE.now.indexes(image)), PALETTE.now)


def final(view: FinalView, table: Table) -> Canvas:
    """Return the picture of all boards side by side, the best first."""
    seats = _seats(table, len(view.boards))
    order = view.order
    columns = 2 if len(order) <= 4 else 3
    cell = _BOARD_ROOM // view.size
    side = cell * view.size
    card = _BOARD_ROOM + 2 * _GAP - 4, _CARD_HEAD + side + 2 * _GAP
    rows = -(-len(order) // columns)
    width = max(WIDTH, EDGE + columns * (card[0] + EDGE))
    image = Image.new("RGB", (width, HEAD + EDGE + rows * (card[1] + EDGE)), colours.NIGHT)
    note = _named(table.caption("note", ""), seats[order[0]].name, _note_room(width), _RESULT)
    _head(image, table.caption("title", "RACE OVER"), note, _RESULT, colours.INK, table.caption("lead", ""))
    signs, placed = strip.initials(seats), []
    step = card[0] + EDGE
    for number, seat in enumerate(order):
        row, column = divmod(number, columns)
        cards_in_row = min(columns, len(order) - row * columns)
        x = (width - cards_in_row * step + EDGE) // 2 + column * step
        y = HEAD + EDGE + row * (card[1] + EDGE)
        _paint_card(image, x, y, card, view, seat, seats[seat], signs[seat], table)
        placed.append((seat, x + (card[0] - side) // 2, y + _CARD_HEAD))
    canvas = Canvas(with_filter_column(PALETTE.now.indexes(image)), PALETTE.now)
    for seat, x, y in placed:
        for at, gem in enumerate(view.boards[seat].cells):
            row, column = divmod(at, view.size)
            name, letter = (GEM_NAMES[gem - 1], GEM_LETTERS[gem - 1]) if gem else ("", "")
            shown = Tile(cell, (row + column) % 2 == 1, gem=name, letter=letter)
            canvas.paste(tile(shown), x + column * cell, y + row * cell)
    return canvas


def _seats(table: Table, count: int) -> tuple[TableSeat, ...]:
    return table.seats or tuple(TableSeat("") for _ in range(count))


def _scale(turns: int) -> int:
    """Return the number of turns that a whole track shows."""
    return max(1, -(-(turns + 1) // SCALE_STEP)) * SCALE_STEP


def _note_room(width: int) -> int:
    """Return the width for the note in the head of a picture. width: that of the picture."""
    return width - 2 * EDGE - (width - 2 * EDGE) // 3 - 50


def _named(note: str, name: str, room: int, size: int) -> str:
    """Return a note with a name in place of {}. A long name is cut, so that the rest of the note fits."""
    if "{}" not in note:
        return note
    left = max(0, room - math.ceil(fonts.width(note.replace("{}", ""), size)) - 2)
    return note.replace("{}", fonts.fitted(name, size, left)).strip()


def _head(image: Image.Image, title: str, note: str, size: int = 20, colour: RGB | None = None, more: str = "") -> None:
    """Draw the title and a note beside it.

    size, colour: those of the note; None: soft ink. more: a smaller line below the note.
    """
    width = image.width - 2 * EDGE
    edged_box(image, EDGE, EDGE, width, HEAD - EDGE, 14, colours.FRAME_DARK, colours.PANEL, round(2 * colours.BOLD))
    middle = EDGE + (HEAD - EDGE) / 2
    if not note:
        fonts.words(image, title, image.width / 2, middle, 30, colours.GOLD_INK, width - 40)
        return
    fonts.words(image, title, EDGE + 20, middle, 30, colours.GOLD_INK, width // 3, 0)
    right, room = image.width - EDGE - 18, _note_room(image.width)
    fonts.words(image, note, right, middle - (13 if more else 0), size, colour or colours.SOFT_INK, room, 1)
    fonts.words(image, more, right, middle + 16, _LEAD, colours.SOFT_INK, room, 1)


def _lane(
    image: Image.Image, top: int, number: int, lane: Lane, seat: TableSeat, sign: str, scale: int, table: Table
) -> None:
    edge = colours.GOLD if lane.done else colours.PANEL_EDGE
    edged_box(image, EDGE, top, WIDTH - 2 * EDGE, LANE - 6, 14, edge, colours.PANEL, round(colours.BOLD))
    middle = top + (LANE - 6) / 2
    badge = strip.draw_badge(sign, number, 25, False, True)
    image.paste(badge, (round(46 - badge.width / 2), round(middle - badge.height / 2)))
    left, width = _TRACK
    fonts.words(image, seat.name, left, top + 18, 21, colours.INK, width - 10, 0)
    track = top + 50
    box(image, left, track - 8, width, 16, 8, colours.TRACK)
    reached = MARKER // 2 + round((width - MARKER) * min(1.0, lane.turns / scale))
    box(image, left, track - 8, reached, 16, 8, colours.SEATS[number % len(colours.SEATS)])
    marker = gems.sprite(MARKERS[number % len(MARKERS)], MARKER)
    image.paste(marker, (left + reached - MARKER // 2, track - MARKER // 2), marker)
    turns = table.caption(f"turns-{number}", f"{lane.turns} turns")
    room = _RIGHT - left - width - 10
    if lane.done:
        draw_flag(image, left + width + 24, middle, 22)
        room -= 40
    if lane.score is not None:
        points = table.caption(f"points-{number}", f"{lane.score} points")
        fonts.words(image, points, _RIGHT, middle - 13, 22, colours.GOLD_INK, room, 1)
        fonts.words(image, turns, _RIGHT, middle + 14, 19, colours.INK, room, 1)
    elif lane.done:
        fonts.words(image, table.caption("done", "finished"), _RIGHT, middle - 13, 20, colours.GOLD_INK, room, 1)
        fonts.words(image, turns, _RIGHT, middle + 14, 20, colours.INK, room, 1)
    else:
        fonts.words(image, turns, _RIGHT, middle, 22, colours.INK, room, 1)


def draw_flag(image: Image.Image, x: float, y: float, size: float) -> None:
    pole = [(x - size * 0.6, y - size * 0.8), (x - size * 0.6, y + size * 0.85)]
    line(image, pole, size * 0.14, colours.WAND_STICK)
    step = size * 0.4
    for row in range(3):
        for column in range(3):
            left, top = x - size * 0.5 + column * step, y - size * 0.8 + row * step
            field = [(left, top), (left + step, top), (left + step, top + step), (left, top + step)]
            polygon(image, field, colours.WHITE if (row + column) % 2 else colours.FLAG)


def _paint_card(
    image: Image.Image,
    x: int,
    y: int,
    size: tuple[int, int],
    view: FinalView,
    number: int,
    seat: TableSeat,
    sign: str,
    table: Table,
) -> None:
    board = view.boards[number]
    won = board.place == 1
    edge, thick = (colours.GOLD, 3) if won else (colours.PANEL_EDGE, 1)
    edged_box(image, x, y, *size, 14, edge, colours.PANEL, round(thick * colours.BOLD))
    middle = y + _CARD_HEAD / 2 + 1
    place = f"{board.place}." if board.place else "–"
    fonts.words(image, place, x + 16, middle, 30, colours.GOLD_INK if won else colours.SOFT_INK, 46, 0)
    badge = strip.draw_badge(sign, number, 20, False, True)
    image.paste(badge, (x + 58, round(middle - badge.height / 2)))
    score = fonts.drawn_figures(str(board.score), 36, colours.INK, colours.PANEL)
    at = x + size[0] - 16 - score.width
    image.paste(score, (at, round(middle - score.height / 2)))
    room = at - (x + 110) - 10
    fonts.words(image, seat.name, x + 110, middle - 12, 20, colours.INK, room, 0)
    said = table.caption(f"turns-{number}", f"{board.turns} turns")
    if not board.place and (out := table.caption("unplaced", "")):
        said = out
    fonts.words(image, said, x + 110, middle + 13, 17, colours.SOFT_INK, room, 0)
