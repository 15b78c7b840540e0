"""When all is over: who came first, above the mat, and below it what everybody's points came from."""

from PIL import Image

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gembatan.model import View
from render import fonts
from render.canvas import Canvas
from render.gembatan import cards, colours
from render.gembatan.colours import PALETTE
from render.gembatan.icons import icon
from render.gembatan.page import TABLE_HEAD, TABLE_ROW, Page
from render.kit import Box, box

_COLUMNS = ("gem", "chain", "star", "left")
_COLUMN = 104  # pixels


@PALETTE.baked
def row(width: int, first: bool) -> Image.Image:
    """Return the ground of a row of the table."""
    image = Image.new("RGB", (width, TABLE_ROW - 6), colours.CARD)
    box(image, 0, 0, width, TABLE_ROW - 6, 12, colours.MAT if first else colours.WELL)
    return image


def paint(canvas: Canvas, page: Page, view: View, table: Table) -> None:
    """Headline and table."""
    _paint_headline(canvas, page.first, view, table)
    _paint_table(canvas, page.others[0], view, table)


def _name(table: Table, seat: Seat) -> str:
    return table.seats[seat].name if seat < len(table.seats) else ""


def _paint_headline(canvas: Canvas, place: Box, view: View, table: Table) -> None:
    left, top, width, height = place
    drawn = table.caption("draw", "Draw") if len(view.winners) > 1 else ""
    title = " · ".join(filter(None, (table.caption("over", "GAME OVER"), table.caption("reason", ""), drawn)))
    canvas.put(cards.words(title, 25, colours.SOFT_INK, colours.CARD, width - 40), left + 20, top + 28, along=0)
    y, x, right = top + 72, left + 20, left + width - 24
    if not drawn:
        canvas.put(icon("crown", 50, 0, colours.CARD), x, y - 2, along=0)
        x += 68
    if view.winners:
        score = str(view.hands[view.winners[0]].score)
        shown = cards.figures(score, 74, colours.INK, colours.CARD)
        canvas.put(shown, right, top + height / 2 + 2, along=1)
        right -= shown.width + 20
    names = [name for seat in view.winners if fonts.drawable(name := _name(table, seat))]
    room = (right - x) // max(1, len(names))
    for i, name in enumerate(names):
        shown = cards.words(name if i == len(names) - 1 else f"{name},", 40, colours.INK, colours.CARD, room - 12)
        canvas.put(shown, x, y, along=0)
        x += shown.width + 12


def _paint_table(canvas: Canvas, place: Box, view: View, table: Table) -> None:
    left, top, width, _ = place
    right = left + width - 34
    middles = [right - 130 - _COLUMN * (len(_COLUMNS) - 1 - i) - _COLUMN // 2 for i in range(len(_COLUMNS))]
    for kind, x in zip(_COLUMNS, middles, strict=True):
        canvas.put(icon(kind, 40, 0, colours.CARD), x, top + TABLE_HEAD / 2 + 4)
    hands = view.hands  # who has left comes last, whatever they scored
    seats = sorted(range(len(hands)), key=lambda seat: (not hands[seat].present, -hands[seat].score, seat))
    for i, number in enumerate(seats):
        seat = Seat(number)
        y, first = top + TABLE_HEAD + i * TABLE_ROW, seat in view.winners
        canvas.paste(row(width - 28, first), left + 14, y)
        _paint_row(canvas, view, table, seat, Box(left + 34, y, middles[0] - _COLUMN // 2 - left - 34, TABLE_ROW - 6))
        ground, account = colours.MAT if first else colours.WELL, view.hands[seat].account
        middle = y + TABLE_ROW / 2 - 3
        for value, x in zip((account.placed, account.chains, account.gembatans, -account.left), middles, strict=True):
            ink = colours.INK if value else colours.SOFT_INK
            canvas.put(cards.figures(str(value), 30, ink, ground), x, middle)
        canvas.put(cards.figures(str(account.score), 42, colours.INK, ground), right, middle, along=1)


def _paint_row(canvas: Canvas, view: View, table: Table, seat: Seat, place: Box) -> None:
    """A seat's name, with a crown if it has won, struck out if it has left."""
    x, middle = place.left, place.top + place.height / 2
    ground = colours.MAT if seat in view.winners else colours.WELL
    if view.winners == (seat,):
        canvas.put(icon("crown", 34, 0, ground), x - 6, middle - 1, along=0)
        x += 44
    room = place.left + place.width - x - 8
    cards.called(canvas, _name(table, seat), view.hands[seat].present, x, middle, 29, ground, room)
