"""Paints a member's page of a year, about five units high for four wide, so that it can be shared.

A month is a crystal: the more matches, the taller it is, and its number stands above it. The tallest one is golden and
has a crown.
"""

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engine.themes import current
from render import fonts
from render.fonts import Face
from render.gems.shade import Ramp, gleam, pour, ramp_between
from render.kit import Point, box, disc, mix, polygon, rounded_mask, sparkle
from render.leaderboards import icons
from render.leaderboards.colours import colours
from render.leaderboards.pieces import (
    INNER,
    MARGIN,
    WIDTH,
    Part,
    card,
    figures,
    gem,
    gems_of,
    sign,
    stacked,
    words,
)
from render.leaderboards.profile import thumbnail
from render.leaderboards.views import Highlight, Month, Year, YearGame
from render.memory import cached

HEIGHT = 1250
_HEAD, _GAMES, _FOOT = 252, 184, 22
_GAP = 14
_LEAST_MONTHS, _MOST_MONTHS = 250, 400  # the height of the card of the months
BOARD = 352  # the side of the best board
_BELOW_BOARD = 84
_FRAME = 10
_ROW = 112  # the height of a highlight if no board stands beside it
MOST_GAMES, MOST_HIGHLIGHTS = 3, 4


def paint(view: Year) -> tuple[Image.Image, list[Image.Image]]:
    """Return the picture (RGB), and the parts of it that need more colours than the palette has."""
    games, highlights = view.games[:MOST_GAMES], view.highlights[:MOST_HIGHLIGHTS]
    board = None if view.board is None else thumbnail(view.board.png, BOARD)
    below = _height_below(board is not None, len(highlights))
    left = HEIGHT - _HEAD - _GAMES - 2 * _GAP - below - _FOOT
    months = min(max(left, _LEAST_MONTHS), _MOST_MONTHS)
    parts: list[Part] = [
        (_HEAD, partial(_paint_head, view=view)),
        (_GAMES + _GAP, partial(_paint_games, games=games)),
        (months + _GAP, partial(_paint_months, view=view, height=months)),
    ]
    if board is not None:
        parts.append((below, partial(_paint_board, view=view, board=board, highlights=highlights)))
    elif highlights:
        parts.append((below, partial(_paint_columns, highlights=highlights)))
    image = stacked([*parts, (_FOOT, lambda image, y: None)])
    top = _HEAD + _GAMES + _GAP
    rich = [image.crop((0, 0, WIDTH, _HEAD + _GAMES)), image.crop((0, top, WIDTH, top + months))]
    return image, rich if board is None else [board, *rich]


def _height_below(board: bool, highlights: int) -> int:
    if board:
        return BOARD + 2 * _FRAME + (_BELOW_BOARD if highlights else 0)
    rows = -(-highlights // 2)
    return rows * _ROW + max(0, rows - 1) * _GAP


# ---- the head ----


def _paint_head(image: Image.Image, y: int, view: Year) -> None:
    for name, (dx, dy, side, degrees) in zip(_adorning(view), _PLACES, strict=True):
        gem(image, name, dx, y + dy, side, degrees)
    for dx, dy, radius in ((560, 44, 20), (972, 40, 15), (642, 108, 12)):
        polygon(image, sparkle(dx, y + dy, radius, radius * 0.26), colours.GOLD)
    shown = _golden(view.year, 196)
    image.paste(shown, (MARGIN - 4, y + 4), shown)
    sign(image, view.name, MARGIN + 46, y + 198, 42)
    left, room = MARGIN + 108, 590 - 108
    words(image, view.name if fonts.drawable(view.name) else "?", left, y + 182, 46, colours.INK, room)
    words(image, view.note, left, y + 224, 30, colours.SOFT, room)


# Where the gems of the head are: middle (x, y), side and degrees, the rearmost first
_PLACES = (
    (722, 88, 104, 16), (912, 86, 112, -14), (816, 66, 136, 0),
    (682, 172, 112, -14), (946, 172, 110, 16), (748, 178, 122, 8), (884, 178, 122, -8), (816, 170, 146, 0),
)  # fmt: skip


def _adorning(view: Year) -> tuple[str, ...]:
    """Return the gems of the head, each another one. Those of the member's games are in front."""
    own = gems_of([game.key for game in view.games[:MOST_GAMES]])
    others = [name for name in gems_of([view.year] * len(_PLACES)) if name not in own]
    return (*others[: len(_PLACES) - len(own)], *reversed(own))


_LARGER = 3  # the numerals are drawn so many times larger
_RIM = 5


@cached
def _golden(text: str, size: int) -> Image.Image:
    """Return large golden numerals (RGBA) with facets, a dark outline and a shadow."""
    font = fonts.bot_font(Face.FIGURES, size * _LARGER)
    left, top, right, bottom = font.getbbox(text)
    margin = 8 * _LARGER
    width, height = round(right - left) + 2 * margin, round(bottom - top) + 3 * margin
    mask = Image.new("L", (width, height), 0)
    ImageDraw.Draw(mask).text((margin - left, margin - top), text, font=font, fill=255)
    body = _faceted(width, height, colours.MEDALS[0])
    inner = mask.filter(ImageFilter.MinFilter(2 * _LARGER + 1))
    light = ImageChops.subtract(mask, ImageChops.offset(inner, 0, 2 * _LARGER))
    dark = ImageChops.subtract(mask, ImageChops.offset(inner, 0, -3 * _LARGER))
    gleam(body, colours.MEDALS[0](0.15), dark, 0.6)
    gleam(body, colours.WHITE, ImageChops.subtract(light, dark), 0.75)
    outline = _grown(mask, _RIM * _LARGER)
    found = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    if not current().flat:
        shadow = ImageChops.offset(outline, 0, 7 * _LARGER).filter(ImageFilter.GaussianBlur(4 * _LARGER))
        pour(found, colours.SHADOW, shadow)
        found.putalpha(shadow.point([value * 3 // 5 for value in range(256)]))
    found.paste((*colours.DARK, 255), (0, 0), outline)
    found.paste(body, (0, 0), mask)
    return found.resize((width // _LARGER, height // _LARGER), Image.Resampling.LANCZOS, reducing_gap=3.0)


def _grown(mask: Image.Image, pixels: int) -> Image.Image:
    """Return a mask that is wider by some pixels on each side."""
    return mask.filter(ImageFilter.GaussianBlur(pixels / 2)).point([min(255, value * 12) for value in range(256)])


def _faceted(width: int, height: int, metal: Ramp) -> Image.Image:
    """Return a surface of metal (RGB): bands that are lit from above, cut by slanted facets."""
    if current().flat:
        return Image.new("RGB", (width, height), colours.GOLD)
    image = Image.new("RGB", (width, height))
    draw = ImageDraw.Draw(image)
    step = height // 5
    lights = (0.86, 0.7, 0.78, 0.56, 0.46, 0.36)
    for row in range(-1, 6):
        for column in range(-1, width // step + 2):
            x, y = column * step + (row % 2) * step // 2, row * step
            lit = lights[min(max(row, 0), 5)]
            up = [(x, y + step), (x + step / 2, y), (x + step, y + step)]
            down = [(x + step / 2, y), (x + step, y + step), (x + 3 * step / 2, y)]
            draw.polygon(up, fill=metal(lit + 0.07 * ((column + row) % 3 - 1)))
            draw.polygon(down, fill=metal(lit - 0.1 + 0.07 * ((2 * column + row) % 3 - 1)))
    return image


# ---- games ----


def _paint_games(image: Image.Image, y: int, games: Sequence[YearGame]) -> None:
    step = (INNER + _GAP) / len(games)
    for number, (game, kind) in enumerate(zip(games, gems_of([one.key for one in games]), strict=True)):
        _paint_game(image, game, kind, y, (MARGIN + round(number * step), round(step) - _GAP))


def _paint_game(image: Image.Image, game: YearGame, kind: str, y: int, sides: tuple[int, int]) -> None:
    """Paint a game, and below it the share of wins as a bar. sides: the left edge and the width of the card."""
    left, width = sides
    card(image, left, y, width, _GAMES)
    gem(image, kind, left + 66, y + 68, 100)
    room = width - 148
    words(image, game.name, left + 130, y + 30, 30, colours.INK, room)
    figures(image, game.shown, left + 130, y + 72, 60, colours.INK, room, 0)
    words(image, game.label, left + 130, y + 111, 26, colours.SOFT, room)
    inside = width - 44
    if game.won is not None:
        box(image, left + 22, y + 133, inside, 10, 5, colours.TRACK)
        if game.won > 0:
            box(image, left + 22, y + 133, max(10, round(inside * game.won)), 10, 5, colours.BARS[0])
    words(image, game.note, left + 22, y + (161 if game.won is not None else 152), 26, colours.SOFT, inside)


# ---- months ----


def _paint_months(image: Image.Image, y: int, view: Year, height: int) -> None:
    card(image, MARGIN, y, INNER, height, fill=colours.WELL)
    words(image, view.months_title, MARGIN + 26, y + 29, 32, colours.GOLD_INK, INNER - 60)
    left, right = MARGIN + 18, MARGIN + INNER - 18
    edges = y + 120, y + height - 48
    most = max(month.count for month in view.months)
    step = (right - left) / len(view.months)
    ImageDraw.Draw(image).rectangle((left, edges[1], right, edges[1] + 2), fill=colours.TRACK)
    for number, month in enumerate(view.months):
        _paint_month(image, month, left + step * (number + 0.5), edges, most)


_HALF = 27  # half the width of a crystal
_TIP = 24  # the height of its tip; a small crystal has a lower one
_LEAST = 26  # the height of the smallest crystal
_ROOM = (INNER - 36) // 12 - 6  # the width of a month's texts


def _paint_month(image: Image.Image, month: Month, x: float, edges: tuple[int, int], most: int) -> None:
    """Paint a month. edges: where the tallest crystal begins, and the ground. most: the matches of the best month."""
    top, ground = edges
    words(image, month.name, x, ground + 25, 26, colours.SOFT, _ROOM, 0.5)
    if not month.count:
        disc(image, x, ground - 13, 5, colours.TRACK)
        return
    best = month.count == most
    tall = _LEAST + round((ground - top - _LEAST) * month.count / most)
    _crystal(image, x, ground, tall, colours.MEDALS[0] if best else _violet())
    figures(image, month.shown, x, ground - tall - 20, 34, colours.GOLD_INK if best else colours.INK, _ROOM, 0.5)
    if best:
        icons.paint(image, "crown", x, ground - tall - 53, 16, colours.GOLD_INK)


def _violet() -> Ramp:
    """Return the light and shade of a crystal, around the colour of a bar."""
    bar, dark, light = colours.BAR, colours.DARK, colours.WHITE
    return ramp_between(mix(bar, dark, 0.7), mix(bar, dark, 0.3), bar, mix(bar, light, 0.5), mix(bar, light, 0.85))


def _crystal(image: Image.Image, x: float, ground: int, tall: int, tone: Ramp) -> None:
    """Paint a prism of three faces with a tip, whose lower end stands on the ground."""
    left, right, near, far = x - _HALF, x + _HALF, x - _HALF * 0.36, x + _HALF * 0.5
    peak: Point = (x - _HALF * 0.1, ground - tall)
    tip = min(_TIP, tall / 2.4)
    shoulder, front = ground - tall + tip * 1.1, ground - tall + tip * 1.9
    outline = [(left, ground), (left, shoulder), peak, (right, shoulder), (right, ground)]
    rim = [(px + (px - x) / _HALF * 2.5, py - (2.5 if py < ground else 0)) for px, py in outline]
    polygon(image, rim, colours.DARK)
    if current().flat:
        polygon(image, outline, tone(0.5))
        return
    for points, lit in (
        ([(left, ground), (left, shoulder), (near, front), (near, ground)], 0.52),
        ([(near, ground), (near, front), (far, front), (far, ground)], 0.68),
        ([(far, ground), (far, front), (right, shoulder), (right, ground)], 0.3),
        ([(left, shoulder), peak, (near, front)], 0.74),
        ([(near, front), peak, (far, front)], 0.92),
        ([(far, front), peak, (right, shoulder)], 0.44),
    ):
        polygon(image, points, tone(lit))
    if tall > 4 * _TIP:
        shine = [(near + 5, front + 8), (near + 11, front + 5), (near + 11, ground - 14), (near + 5, ground - 8)]
        polygon(image, shine, tone(0.95), 0.7)


# ---- the best board, and highlights ----


def _paint_board(image: Image.Image, y: int, view: Year, board: Image.Image, highlights: Sequence[Highlight]) -> None:
    """Paint the best board, its value below it, and the highlights at its right. Without them, the value is there."""
    assert view.board is not None
    side, shown = BOARD + 2 * _FRAME, view.board
    if highlights:
        card(image, MARGIN, y, side, side + _BELOW_BOARD, edge=colours.PODIUM_EDGE[0], line=colours.LINE + 1)
        below = y + side
        used = figures(image, shown.shown, MARGIN + side - 22, below + 34, 58, colours.INK, side // 3)
        room = side - 58 - used
        words(image, view.board_title, MARGIN + 22, below + 16, 30, colours.GOLD_INK, room)
        words(image, shown.note, MARGIN + 22, below + 54, 28, colours.SOFT, room)
    else:
        card(image, MARGIN, y, INNER, side, edge=colours.PODIUM_EDGE[0], line=colours.LINE + 1)
        left, middle, room = MARGIN + side + 26, y + side // 2, INNER - side - 52
        words(image, view.board_title, left, middle - 84, 40, colours.GOLD_INK, room)
        figures(image, shown.shown, left, middle, 104, colours.INK, room, 0)
        words(image, shown.note, left, middle + 84, 32, colours.SOFT, room)
    image.paste(board, (MARGIN + _FRAME, y + _FRAME), rounded_mask(BOARD, BOARD, 12))
    left, height = MARGIN + side + _GAP, side + _BELOW_BOARD
    for number, one in enumerate(highlights):
        top, under = (y + (height + _GAP) * place // len(highlights) for place in (number, number + 1))
        _paint_highlight(image, one, number, (left, top, MARGIN + INNER - left, under - top - _GAP))


def _paint_columns(image: Image.Image, y: int, highlights: Sequence[Highlight]) -> None:
    """Paint highlights side by side. The last one has the whole width if it is alone in its row."""
    half = (INNER - _GAP) // 2
    for number, one in enumerate(highlights):
        row, column = divmod(number, 2)
        alone = number == len(highlights) - 1 and not column
        place = (MARGIN + column * (half + _GAP), y + row * (_ROW + _GAP), INNER if alone else half, _ROW)
        _paint_highlight(image, one, number, place)


def _paint_highlight(image: Image.Image, one: Highlight, number: int, place: tuple[int, int, int, int]) -> None:
    """Paint a card with a badge, two lines and a number. place: left, top, width and height of the card."""
    left, top, width, height = place
    middle, radius = top + height / 2, min(48, height * 0.42)
    card(image, left, top, width, height)
    icons.paint_badge(image, one.icon, left + 64, middle, radius, number)
    used = figures(image, one.shown, left + width - 24, middle, 56, colours.GOLD_INK, width // 3)
    room = width - 148 - used - 16
    words(image, one.title, left + 124, middle - 19, 34, colours.INK, room)
    words(image, one.note, left + 124, middle + 23, 28, colours.SOFT, room)
