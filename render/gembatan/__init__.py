"""The picture of a Gembatan match: the mat with tiles and gems, and around it hands, scores and trays.

The mat is the background of the grid. Pictures are 1000 pixels wide and legible at a width of 390 pixels.

Gold marks the turn in progress, and silver the last turn. Mint marks what the viewer can choose, with the numbers of
the menu. A viewer who chooses sees the part of the grid that matters, but not the other hands. Colours have letters and
signs.

The painter asks the table for its captions, such as `over`. A missing caption is in English or left out.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from PIL import Image

from bot.engine.game import NO_RESULT, Seat
from bot.engine.table import Table, TableSeat
from bot.games.gembatan.model import HAND, Pick, View
from bot.games.gembatan.view import AnyView, HiddenView, lead
from render import fonts, typefaces
from render.canvas import Canvas, Frame
from render.gembatan import cards, halves, honours, mats, stones
from render.gembatan import page as layout
from render.gembatan.cards import Holder
from render.gembatan.cells import gem_diameter
from render.gembatan.colours import PALETTE, colours
from render.gembatan.emoji import all_emoji
from render.gembatan.icons import icon
from render.gembatan.scene import Scene, focus, signs, ways_of
from render.gembatan.stones import number_sign
from render.gembatan.ways import paint_ways
from render.gif import shrunk
from render.kit import Box, Point, box
from render.memory import cached

__all__ = ["all_emoji", "frames", "paint", "warm_up"]

LARGE = 400 * 1024  # bytes; see `png.encode`
_NOBODY = TableSeat("")


@cached
def paint(view: AnyView, table: Table) -> bytes:
    """Return the picture as a PNG file. Equal views and tables give equal files. Any thread may call this function."""
    return _canvas(view, table).png(LARGE)


def frames(views: Sequence[AnyView], tables: Sequence[Table]) -> Iterator[Frame]:
    """Return frames of an animation, 666 pixels wide. All show the same columns and rows as the last."""
    last = views[-1]
    whole = [
        view if isinstance(view, HiddenView) or isinstance(last, HiddenView) else replace(view, window=last.window)
        for view in views
    ]
    painted = (_canvas(view, table).frame() for view, table in zip(whole, tables, strict=True))
    return shrunk(painted, up=2, down=3)


def _canvas(view: AnyView, table: Table) -> Canvas:
    if isinstance(view, HiddenView):
        return _hidden(table)
    page = layout.of(view)
    canvas = Canvas(layout.background(page), PALETTE.now)
    scene = Scene(view)
    _paint_mats(canvas, page, view, scene, table)
    if page.kind is layout.Kind.OVER:
        _paint_headline(canvas, page.first, view, table)
        _paint_result(canvas, page.others[0], view, table)
    elif view.pick is not None:
        _paint_choice(canvas, page, view, view.pick, table)
    else:
        _paint_cards(canvas, page, view, table)
    return canvas


def _hidden(table: Table) -> Canvas:
    """Return the picture of a daily for the channel: an empty mat with a sentence."""
    page = layout.hidden()
    canvas = Canvas(layout.background(page), PALETTE.now)
    left, top, width, height = page.first
    said = table.caption("hidden", "A daily board; it stays hidden"), table.caption("uncounted", "")
    told = [line for line in said if line]
    for number, line in enumerate(told, 1):
        shown = cards.words(line, 36, colours.INK, colours.CARD, width - 60)
        canvas.put(shown, left + width / 2, top + height * number / (len(told) + 1))
    return canvas


# ---- mats ----


def _paint_mats(canvas: Canvas, page: layout.Page, view: View, scene: Scene, table: Table) -> None:
    window = page.window
    whole = layout.centred(page.mat, page.size, (window.left + window.right) / 2, (window.top + window.bottom) / 2)
    mats.paint_mat(canvas, whole, scene)
    _paint_numbers(canvas, whole, view)
    if page.detail is not None:
        part = layout.within(page.detail, layout.DETAIL_CELL, window, *focus(view, scene))
        mats.paint_mat(canvas, part, scene)
        _paint_numbers(canvas, part, view)
        mats.outline(canvas, whole, part)
    else:
        part = whole
    if (plate := honours.plate_of(view, scene, table)) is not None:
        honours.paint_plate(canvas, part, scene, plate)


_ON_CELL, _ON_SOCKET = 0.60, 0.42  # the heights of numbers, in cells
_LEGIBLE = 40  # the least height of a number on a socket in pixels, if a cell is as large
_LARGE = 52  # the same of a number on a cell
_TOGETHER = 0.92  # the side of the square that several numbers on one cell fill, in cells


def _paint_numbers(canvas: Canvas, place: layout.Mat, view: View) -> None:
    """Paint the numbers of choices on their cells and sockets. Several on one cell stand beside each other."""
    left, top, width, height = place.frame.inner
    shared = defaultdict[Point, list[int]](list)
    for number, at in signs(view):
        shared[at].append(number)
    for (column, row), numbers in shared.items():
        if math.floor(column) not in place.columns() or math.floor(row) not in place.rows():
            continue
        share = _ON_CELL if (column, row) == (int(column), int(row)) else _ON_SOCKET
        across = math.ceil(math.sqrt(len(numbers)))
        if across > 1:
            share = _TOGETHER / across
        rows = math.ceil(len(numbers) / across)
        for i, number in enumerate(numbers):
            line, beside = divmod(i, across)
            x, y = place.point(column + (beside - (across - 1) / 2) * share, row + (line - (rows - 1) / 2) * share)
            high = round(place.size * share * (0.94 if across > 1 else 1))
            least = _LARGE if share == _ON_CELL else _LEGIBLE
            sign = number_sign(str(number), max(20, min(least, place.size), high) if across == 1 else high)
            x = min(max(x - sign.width // 2, left + 2), left + width - sign.width - 2)
            y = min(max(y - sign.height // 2, top + 2), top + height - sign.height - 2)
            canvas.lay(sign, x, y)


# ---- cards ----


def _holders(view: View, table: Table) -> list[Holder]:
    """Return the seats as cards show them. The seat to move is the first."""
    count, first = len(view.hands), view.to_move or 0
    found = []
    for seat in [Seat((first + i) % count) for i in range(count)]:
        draft = view.draft if seat == view.to_move else None
        found.append(
            Holder(
                name=table.seats[seat] if seat < len(table.seats) else _NOBODY,
                hand=view.hands[seat],
                moving=seat == view.to_move,
                gain=view.last.tally.points if view.last is not None and view.last.seat == seat else 0,
                tally=draft.tally if draft is not None else None,
                used_tiles=draft.tiles if draft is not None else 0,
                used_gems=draft.gems if draft is not None else 0,
                picked=view.pick.tile if view.pick is not None and view.pick.seat == seat else None,
            )
        )
    return found


def _paint_cards(canvas: Canvas, page: layout.Page, view: View, table: Table) -> None:
    holders = _holders(view, table)
    if not page.strip:
        _paint_hands_with_scores(canvas, page, holders)
        cards.trays(canvas, view.tiles_left, view.gems_left, page.trays, table.caption("left", "left"))
        return
    for holder, place in zip(holders, page.strip, strict=True):
        cards.head(canvas, holder, Box(place.left + 14, place.top, place.width - 28, place.height), 27)
    paint_first = _paint_large_hand if page.others else _paint_small_hand
    paint_first(canvas, holders[0], page.first)
    for holder, place in zip(holders[1:], page.others, strict=True):
        _paint_small_hand(canvas, holder, place)
    cards.trays(canvas, view.tiles_left, view.gems_left, page.trays, table.caption("left", "left"))


def _paint_hands_with_scores(canvas: Canvas, page: layout.Page, holders: Sequence[Holder]) -> None:
    first, *others = holders
    if len(holders) <= 2:
        _paint_small_hand(canvas, first, page.first, scored=True)
    else:
        _paint_large_hand(canvas, first, page.first, scored=True)
    for holder, place in zip(others, page.others, strict=True):
        _paint_small_hand(canvas, holder, place, scored=True)


def _paint_choice(canvas: Canvas, page: layout.Page, view: View, pick: Pick, table: Table) -> None:
    """Paint the ways to lay a tile, and the hand of the seat that chooses where the page has a box for it."""
    if ways := ways_of(pick):
        paint_ways(canvas, view, ways, page.first)
    places = page.others if ways else (page.first,)
    holder = next(one for one in _holders(view, table) if one.hand is view.hands[pick.seat])
    for place in places:
        _paint_own_hand(canvas, holder, place)


def _paint_own_hand(canvas: Canvas, holder: Holder, place: Box) -> None:
    """Paint the hand of the seat that chooses, without its name."""
    if holder.tally is None:
        place = place._replace(left=place.left - _TURN_WORDS // 2)
    _paint_large_hand(canvas, holder._replace(moving=True), place, named=False)


_NAME = 172  # the width of the name beside a large hand, in pixels
_TURN_WORDS = 230  # the width of the words or points beside a large hand, in pixels


def _paint_large_hand(canvas: Canvas, holder: Holder, place: Box, named: bool = True, scored: bool = False) -> None:
    """Paint the hand of the seat to move.

    named: whether its name stands where the points of its turn will stand. scored: whether name and score stand there.
    """
    left, top, _, height = place
    if scored:
        drafting = holder.tally is not None
        line = Box(left + 24, top + 4 if drafting else top, 200, 54 if drafting else height)
        cards.head(canvas, holder._replace(tally=None, gain=0), line, 26)
        if holder.tally is not None:
            shown = cards.figures(f"+{holder.tally.points}", 44, colours.GOLD_INK, holder.background)
            canvas.put(shown, left + 18, top + 84, along=0)
            beside = left + 18 + shown.width + 12
            cards.sources(canvas, holder.tally, beside, top + 85, 24, left + 228 - beside, holder.background)
    elif holder.tally is None:
        if named:
            canvas.put(icon("arrow", 34, 0, holder.background), left + 18, top + height / 2, along=0)
            name = fonts.plain(holder.name.name)
            size = next((size for size in (36, 32, 28) if fonts.width(name, size) <= _NAME), 24)
            cards.name(canvas, holder, left + 58, _NAME, top + height / 2, size)
    else:
        shown = cards.figures(f"+{holder.tally.points}", 58, colours.GOLD_INK, holder.background)
        canvas.put(shown, left + 20, top + 40, along=0)
        cards.sources(canvas, holder.tally, left + 18, top + 89, 26, 210, holder.background)
    cards.tiles(canvas, holder, left + 238, top + 12, 90, 108)
    cards.gems(canvas, holder, left + 676, top + 24, 66, 72)


def _paint_small_hand(canvas: Canvas, holder: Holder, place: Box, scored: bool = False) -> None:
    """Paint a hand in a small card. scored: whether the score and the points of its turn stand beside the name."""
    left, top, width, _ = place
    if width > 700 and not scored:
        cards.name(canvas, holder, left + 18, width - 690, top + 54, 30)
        cards.tiles(canvas, holder, left + width - 672, top + 12, 84, 100)
        cards.gems(canvas, holder, left + width - 270, top + 24, 60, 66)
        return
    if scored:
        cards.head(canvas, holder, Box(left + 14, top + 2, width - 28, 40), 24)
    else:
        cards.name(canvas, holder, left + 14, width - 28, top + 21, 24)
    if width > 400:
        cards.tiles(canvas, holder, left + 14, top + 54, 64, 78)
        cards.gems(canvas, holder, left + width - 108, top + 42, 44, 50, 2)
        return
    pitch = (width - 22) // HAND
    cards.tiles(canvas, holder, left + 16, top + 41, 52, pitch)
    cards.gems(canvas, holder, left + 20, top + 100, 44, pitch)


# ---- the end: the winners above the mat, and a table of points below it ----

_COLUMNS = ("gem", "chain", "star", "left")
_COLUMN = 104  # the width of a column of points, in pixels


@PALETTE.baked
def row(width: int, first: bool) -> Image.Image:
    image = Image.new("RGB", (width, layout.TABLE_ROW - 6), colours.CARD)
    box(image, 0, 0, width, layout.TABLE_ROW - 6, 12, colours.WINNER if first else colours.WELL)
    return image


def _name(table: Table, seat: Seat) -> str:
    return table.seats[seat].name if seat < len(table.seats) else ""


def _paint_headline(canvas: Canvas, place: Box, view: View, table: Table) -> None:
    left, top, width, height = place
    drawn = table.caption("draw", "Draw") if len(view.winners) > 1 else ""
    over, reason = table.caption("over", "GAME OVER"), table.caption("reason", "")
    first = (Seat(0),) if view.length and view.over != NO_RESULT else view.winners
    if not first:
        canvas.put(cards.words(over, 25, colours.SOFT_INK, colours.CARD, width - 40), left + 20, top + 28, along=0)
        shown = cards.words(reason, 40, colours.INK, colours.CARD, width - 40)
        canvas.put(shown, left + 20, top + 72, along=0)
        if view.over == NO_RESULT:
            note, x = table.caption("uncounted", "Points do not count"), left + 20 + shown.width + 24
            canvas.put(
                cards.words(note, 28, colours.SOFT_INK, colours.CARD, left + width - 20 - x), x, top + 75, along=0
            )
        return
    title = " · ".join(filter(None, (over, reason, drawn)))
    canvas.put(cards.words(title, 25, colours.SOFT_INK, colours.CARD, width - 40), left + 20, top + 28, along=0)
    y, x, right = top + 72, left + 20, left + width - 24
    if view.winners and not drawn:
        canvas.put(icon("crown", 50, 0, colours.CARD), x, y - 2, along=0)
        x += 68
    score = str(view.hands[first[0]].score)
    shown = cards.figures(score, 74, colours.INK, colours.CARD)
    canvas.put(shown, right, top + height / 2 + 2, along=1)
    right -= shown.width + 20
    margin = table.caption("margin", f"+{lead(view)}") if lead(view) else ""
    ahead = cards.words(margin, 28, colours.SOFT_INK, colours.CARD, 300)
    names = [name for seat in first if fonts.drawable(name := _name(table, seat))]
    room = (right - x - ahead.width - 12) // max(1, len(names))
    for i, name in enumerate(names):
        shown = cards.words(name if i == len(names) - 1 else f"{name},", 40, colours.INK, colours.CARD, room - 12)
        canvas.put(shown, x, y, along=0)
        x += shown.width + 12
    canvas.put(ahead, x + 4, y + 3, along=0)


def _paint_result(canvas: Canvas, place: Box, view: View, table: Table) -> None:
    left, top, width, _ = place
    right = left + width - 34
    columns = _COLUMNS[:-1] if view.length else _COLUMNS  # gems left cost nothing in a daily
    middles = [right - 130 - _COLUMN * (len(columns) - 1 - i) - _COLUMN // 2 for i in range(len(columns))]
    for kind, x in zip(columns, middles, strict=True):
        canvas.put(icon(kind, 40, 0, colours.CARD), x, top + layout.TABLE_HEAD / 2 + 4)
    hands = view.hands
    out = view.unplaced
    seats = sorted(range(len(hands)), key=lambda seat: (seat in out, not hands[seat].present, -hands[seat].score, seat))
    for i, number in enumerate(seats):
        seat = Seat(number)
        y, first = top + layout.TABLE_HEAD + i * layout.TABLE_ROW, seat in view.winners
        canvas.paste(row(width - 28, first), left + 14, y)
        _paint_row(
            canvas, view, table, seat, Box(left + 34, y, middles[0] - _COLUMN // 2 - left - 34, layout.TABLE_ROW - 6)
        )
        background, account = colours.WINNER if first else colours.WELL, view.hands[seat].account
        middle = y + layout.TABLE_ROW / 2 - 3
        counted = (account.placed, account.chains, account.gembatans, -account.left)[: len(columns)]
        for value, x in zip(counted, middles, strict=True):
            ink = colours.INK if value else colours.SOFT_INK
            canvas.put(cards.figures(str(value), 30, ink, background), x, middle)
        canvas.put(cards.figures(str(account.score), 42, colours.INK, background), right, middle, along=1)


def _paint_row(canvas: Canvas, view: View, table: Table, seat: Seat, place: Box) -> None:
    """Paint the name of a seat. The only winner gets a crown, and the name of a seat that has left is struck out.

    Below the name of a seat without a place, words say so.
    """
    x, middle = place.left, place.top + place.height / 2
    background = colours.WINNER if seat in view.winners else colours.WELL
    if view.winners == (seat,):
        canvas.put(icon("crown", 34, 0, background), x - 6, middle - 1, along=0)
        x += 44
    room = place.left + place.width - x - 8
    if seat in view.unplaced and (out := table.caption("unplaced", "")):
        canvas.put(cards.words(out, 23, colours.SOFT_INK, background, room), x, middle + 14, along=0)
        middle -= 12
    cards.paint_name(canvas, _name(table, seat), view.hands[seat].present, x, middle, 29, background, room)


def warm_up() -> None:
    """Fill the cache with usual pieces. This takes a second, and makes the first picture faster."""
    typefaces.fallbacks()
    stones.warm_up([gem_diameter(size) for size in layout.COMMON])
    halves.warm_up(layout.COMMON)
