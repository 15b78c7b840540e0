"""Paints a page of a leaderboard: its lines with medals and bars, and always the reader's line."""

from functools import partial

from PIL import Image, ImageChops, ImageDraw

from bot.engine.themes import current
from render import fonts
from render.fonts import Face
from render.gems import cuts, outline
from render.gems.outline import CROP, MIDDLE, SIDE, centroid, placed, regular
from render.gems.shade import blur, eroded, faceted, gleam, gloss_sheet, mask_of, pour, sheet
from render.kit import RGB, box, mix, scaled
from render.leaderboards.colours import colours
from render.leaderboards.pieces import (
    INNER,
    MARGIN,
    WIDTH,
    Part,
    card,
    cluster,
    figures,
    pill,
    pill_width,
    pointer,
    stacked,
    words,
)
from render.leaderboards.views import Headed, Leaderboard, Line
from render.memory import cached, cached_deflated

HEAD = 172
_HIGH, _LOW = 104, 84  # the heights of a line with a medal and of a line without a medal, in pixels
_GAP = 8
_OWN_GAP, _FOOT = 44, 62
_EMPTY = 240
_RANK_X, _NAME_X = 82, 148
_MOST_VALUE = 270
_RIGHT = WIDTH - MARGIN - 26  # the right edge of values
_FIRST_SIZE, _VALUE_SIZE, _YOU = 56, 48, 24
_MOST_MEDALS = 3
_LEAST_BAR = 14  # pixels; a shorter bar would not be round


def paint(view: Leaderboard) -> Image.Image:
    wide = _width_of_values(view)
    parts: list[Part] = [(HEAD, partial(paint_head, view=view))]
    parts += [(_height(line) + _GAP, partial(_paint_line, view=view, line=line, wide=wide)) for line in view.lines]
    if not view.lines:
        parts.append((_EMPTY, partial(_paint_empty, view=view)))
    elif view.own is not None:
        parts += [(_OWN_GAP, _paint_dots), (_LOW, partial(_paint_line, view=view, line=view.own, wide=wide))]
    elif view.own_note:
        parts.append((_LOW, partial(_paint_note, text=view.own_note)))
    return stacked([*parts, (_FOOT, partial(_paint_foot, text=view.foot))])


def _paint_dots(image: Image.Image, y: int) -> None:
    for i in range(3):
        box(image, _RANK_X - 4, y + 2 + 12 * i, 7, 7, 3.5, colours.FAINT)


def _paint_note(image: Image.Image, y: int, text: str) -> None:
    words(image, text, WIDTH / 2, y + _LOW / 2 - 6, 28, colours.SOFT, INNER - 60, 0.5)


def _paint_foot(image: Image.Image, y: int, text: str) -> None:
    words(image, text, WIDTH / 2, y + _FOOT - 34, 26, colours.FAINT, INNER, 0.5)


def paint_head(image: Image.Image, y: int, view: Headed) -> None:
    """Paint the game, what is listed, and the plates at the right, `HEAD` pixels high."""
    cluster(image, view.key, 102, y + 78)
    right = WIDTH - MARGIN - 4
    widths = [
        pill(image, text, right, y + 46 + 56 * i, fill, ink)
        for i, (text, fill, ink) in enumerate(
            ((view.period, colours.GOLD, colours.DARK), (view.season, colours.TRACK, colours.INK))
        )
        if text
    ]
    room = right - 196 - max(widths, default=0)
    figures(image, view.title, 196, y + 62, 64, colours.INK, room, 0)
    words(image, view.board, 196, y + 122, 32, colours.SOFT, room if view.season else right - 196)


def _has_medal(line: Line) -> bool:
    return line.rank <= _MOST_MEDALS


def _height(line: Line) -> int:
    return _HIGH if _has_medal(line) else _LOW


def _width_of_values(view: Leaderboard) -> int:
    lines = view.lines if view.own is None else (*view.lines, view.own)
    widths = [fonts.figures_width(line.shown, _FIRST_SIZE if line.rank == 1 else _VALUE_SIZE) for line in lines]
    return min(_MOST_VALUE, max(widths, default=0))


def _paint_line(image: Image.Image, y: int, view: Leaderboard, line: Line, wide: int) -> None:
    """Paint a line of the leaderboard. wide: the width of the column of values, in pixels."""
    height, first = _height(line), line.rank == 1
    place = line.rank - 1
    fill, edge, bar = (
        (colours.PODIUM[place], colours.PODIUM_EDGE[place], colours.BARS[place])
        if _has_medal(line)
        else (colours.CARD, colours.CARD_EDGE, colours.BAR)
    )
    if line.own:
        card(image, MARGIN, y, INNER, height, fill=colours.CARD_OWN, edge=colours.AQUA, line=colours.LINE + 2)
        pointer(image, MARGIN + 2, y + height / 2, 15, colours.AQUA)
    else:
        card(image, MARGIN, y, INNER, height, fill=fill, edge=edge)
    middle = y + height / 2
    if _has_medal(line):
        shown = medal(line.rank, 98 if first else 90)
        image.paste(shown, (_RANK_X - shown.width // 2, round(middle - shown.height / 2) + 1), shown)
    else:
        figures(image, str(line.rank), _RANK_X, middle, 42, colours.INK if line.own else colours.SOFT, 86, 0.5)
    figures(image, line.shown, _RIGHT, middle, _FIRST_SIZE if first else _VALUE_SIZE, colours.INK, wide)
    _paint_name_and_bar(image, view, line, y, _RIGHT - wide - 32 - _NAME_X, bar)


def _paint_name_and_bar(image: Image.Image, view: Leaderboard, line: Line, y: int, room: int, bar: RGB) -> None:
    height = _height(line)
    top = y + height * 0.36
    taken = 0
    if line.note:
        taken = words(image, line.note, _NAME_X + room, top + 3, 26, colours.SOFT, room // 2, 1.0) + 16
    if line.own and view.you:
        width = pill_width(view.you, _YOU)
        used = _paint_who(image, line, top, room - taken - width - 12)
        pill(image, view.you, _NAME_X + used + 14 + width, round(top) + 1, colours.AQUA_SIGN, colours.DARK, _YOU)
    else:
        _paint_who(image, line, top, room - taken)
    _paint_bar(image, line, view.best, round(y + height * 0.71), room, bar)


def _paint_who(image: Image.Image, line: Line, y: float, room: int) -> int:
    name = line.name if fonts.drawable(line.name) else "?"
    return words(image, name, _NAME_X, y, 40 if _has_medal(line) else 36, colours.INK, room)


def _paint_bar(image: Image.Image, line: Line, best: int, y: int, room: int, colour: RGB) -> None:
    box(image, _NAME_X, y, room, 12, 6, colours.TRACK)
    share = min(1.0, line.value / best) if best > 0 and line.value > 0 else 0.0
    if share:
        box(image, _NAME_X, y, max(_LEAST_BAR, round(room * share)), 12, 6, colour)


def _paint_empty(image: Image.Image, y: int, view: Leaderboard) -> None:
    card(image, MARGIN, y, INNER, _EMPTY - _GAP)
    for rank, x in ((2, 390), (1, 500), (3, 610)):
        shown = medal(rank, 116 if rank == 1 else 92).copy()
        shown.putalpha(shown.getchannel("A").point([value // 2 for value in range(256)]))
        image.paste(shown, (x - shown.width // 2, y + 84 - shown.height // 2), shown)
    words(image, view.empty, WIDTH / 2, y + 184, 32, colours.INK, INNER - 60, 0.5)


# ---- medals ----

# The medals differ in shape, so they can be told apart without their colours.
_OUTLINES = (
    placed(outline.sampled(lambda t: outline.star(12, 1.0, 1.16)[round(t * 24) % 24], 24)),  # a sun
    placed(regular(6, -90, 1.14)),  # a hexagon
    placed(outline.bevelled([(-0.94, -0.94), (0.94, -0.94), (0.94, 0.4), (0, 1.16), (-0.94, 0.4)], 0.24)),  # a shield
)


@cached_deflated
def _master(place: int) -> Image.Image:
    """Return a medal (RGBA) without its number. place: 0 for rank 1."""
    shape, metal = _OUTLINES[place], colours.MEDALS[place]
    mask = mask_of([shape])
    facets = (
        cuts.step(shape, centroid(shape), (0, 30, 46, 60))
        if place
        else cuts.brilliant(shape, centroid(shape), 0.90, 0.74, pavilion=False)
    )
    body = faceted(facets, mask, metal, contrast=1.0, line=0.7, inner=0.3, rim=0.5)
    table = mask_of([outline.shrunk(shape, 0.68, centroid(shape))])
    pour(body, metal(0.62), blur(table, 4), 0.75)
    gleam(body, metal(0.2), ImageChops.subtract(blur(table, 3), eroded(table, 8)), 0.5)
    gleam(body, colours.WHITE, ImageChops.multiply(gloss_sheet(120), eroded(mask, 12)), 0.8)
    pour(body, mix(metal(0), (0, 0, 0), 0.3), ImageChops.subtract(mask, eroded(mask, 7)))
    medal = Image.new("RGBA", (SIDE, SIDE), (0, 0, 0, 0))
    medal.paste(body, (0, 0), mask)
    if current().flat:
        return medal
    shadow = scaled(blur(ImageChops.offset(mask, 4, 13), 9), 0.6)
    return Image.alpha_composite(sheet(colours.SHADOW, shadow), medal)


@cached
def medal(rank: int, side: int) -> Image.Image:
    """Return the medal (RGBA) of rank 1, 2 or 3, `side` pixels square. The picture is shared: do not change it."""
    image = _master(rank - 1).copy()
    metal = colours.MEDALS[rank - 1]
    font = fonts.bot_font(Face.FIGURES, 224)
    draw = ImageDraw.Draw(image)
    at = (MIDDLE, MIDDLE - (22 if rank == 3 else 4))
    draw.text((at[0] + 3, at[1] + 6), str(rank), font=font, fill=metal(0.95), anchor="mm")
    draw.text(at, str(rank), font=font, fill=metal(0.02), anchor="mm")
    return image.crop(CROP).resize((side, side), Image.Resampling.LANCZOS, reducing_gap=3.0)
