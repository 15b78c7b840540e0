"""Paints a team battle: the points of both teams at the top, and the boards below.

The first team has diamonds and the left side, the second one discs and the right side, beside their colours.
"""

from functools import partial

from PIL import Image, ImageDraw

from render import fonts
from render.kit import RGB, box, disc, mix, polygon
from render.leaderboards.colours import colours
from render.leaderboards.leaderboard import HEAD, paint_head
from render.leaderboards.pieces import INNER, MARGIN, WIDTH, Part, card, figures, foot, pointer, stacked, words
from render.leaderboards.team_colours import grounds, team_colours
from render.leaderboards.views import Battle, BattleBoard, BattleSide, BattleTeam

_TOP, _TOP_GAP = 206, 26  # the height of the card of both teams, and the space below it
_ROW, _GAP, _FOOT = 58, 18, 66  # the height of a side of a board, and the space between two boards
_NUMBER = 74  # the width of the column of numbers
_TEAM, _SUM, _NAME, _SMALL = 46, 84, 38, 31  # sizes of text
_SUM_ROOM, _SCORE = 150, 84  # the widths of sums and of scores
_NAMES = INNER - 2 * 84 - 24  # the width of both names
_BAR = 44  # the height of the bar between the sums
_NAMES_Y, _SUMS_Y = 60, 144  # the middles of both lines of the card of the teams
_SHADES = 8  # between a team's colour and a ground, in the palette


def paint(view: Battle) -> tuple[Image.Image, list[RGB]]:
    """Return the picture (RGB), and the colours that its palette must have beside those of all pictures.

    A triangle marks who has won, a thick frame a board that is played now.
    """
    inks = team_colours(*(one.colour for one in view.teams))
    parts: list[Part] = [
        (HEAD, partial(paint_head, view=view)),
        (_TOP + _TOP_GAP, partial(_paint_teams, view=view, inks=inks)),
    ]
    parts += [(2 * _ROW + _GAP, partial(_paint_board, board=one, inks=inks)) for one in view.boards]
    image = stacked([*parts, foot(view.foot, _FOOT, _SMALL)])
    behind = (*grounds(), colours.WELL)
    return image, [mix(ink, one, step / _SHADES) for ink in inks for one in behind for step in range(_SHADES)]


def mark(image: Image.Image, team: int, x: float, y: float, radius: int, ink: RGB) -> None:
    """Paint the sign of a team, 0 or 1, around a point."""
    if team:
        disc(image, x, y, round(radius * 0.88), ink)
    else:
        polygon(image, [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)], ink)


# ---- the teams ----


def _paint_teams(image: Image.Image, y: int, view: Battle, inks: tuple[RGB, RGB]) -> None:
    card(image, MARGIN, y, INNER, _TOP)
    for team, (one, ink) in enumerate(zip(view.teams, inks, strict=True)):
        _paint_team(image, y, team, one, ink, _room(view.teams[1 - team]))
    left, right = MARGIN + 24 + _SUM_ROOM, WIDTH - MARGIN - 24 - _SUM_ROOM
    _paint_bar(image, left, y + _SUMS_Y, right - left, view, inks)


def _room(other: BattleTeam) -> int:
    """Return how wide the name of a team may be beside that of the other one."""
    return max(_NAMES // 2, _NAMES - round(fonts.width(fonts.plain(other.name), _TEAM)) - (36 if other.won else 0))


def _paint_team(image: Image.Image, y: int, team: int, one: BattleTeam, ink: RGB, room: int) -> None:
    along, side = float(team), -1 if team else 1
    edge = WIDTH - MARGIN - 24 if team else MARGIN + 24
    mark(image, team, edge + side * 22, y + _NAMES_Y, 22, ink)
    start = edge + side * 60
    if one.won:
        _paint_won(image, edge + side * 70, y + _NAMES_Y, side)
        start, room = start + side * 36, room - 36
    name = one.name if fonts.drawable(one.name) else "?"
    words(image, name, start, y + _NAMES_Y, _TEAM, colours.INK, room, along)
    figures(image, one.shown, edge, y + _SUMS_Y, _SUM, colours.INK, _SUM_ROOM - 26, along)


def _paint_won(image: Image.Image, x: float, y: float, side: int) -> None:
    """Paint the triangle that marks the winners, towards their name. side: 1 at the left, -1 at the right."""
    polygon(image, [(x - side * 9, y - 16), (x + side * 13, y), (x - side * 9, y + 16)], colours.GOLD)


def _paint_bar(image: Image.Image, x: int, y: int, width: int, view: Battle, inks: tuple[RGB, RGB]) -> None:
    """Paint the points of both teams from its ends to its middle, which more than half of them pass."""
    top, total = y - _BAR // 2, sum(one.halves for one in view.teams) + view.rest
    box(image, x, top, width, _BAR, 10, colours.TRACK)
    for team, (one, ink) in enumerate(zip(view.teams, inks, strict=True)):
        share = round(width * one.halves / total) if total else 0
        if share:
            box(image, x + width - share if team else x, top, share, _BAR, min(10, share / 2), ink)
    middle, edge = x + width // 2, 4
    ImageDraw.Draw(image).rectangle([middle - edge, top - 12, middle + edge, top + _BAR + 12], fill=colours.CARD)
    ImageDraw.Draw(image).rectangle([middle - 2, top - 12, middle + 1, top + _BAR + 12], fill=colours.INK)


# ---- a board ----


def _paint_board(image: Image.Image, y: int, board: BattleBoard, inks: tuple[RGB, RGB]) -> None:
    if board.live:
        card(image, MARGIN, y, INNER, 2 * _ROW, fill=colours.CARD_OWN, edge=colours.AQUA, line=colours.LINE + 4)
    else:
        card(image, MARGIN, y, INNER, 2 * _ROW)
    draw, left = ImageDraw.Draw(image), MARGIN + _NUMBER
    figures(image, board.number, MARGIN + _NUMBER / 2 + 2, y + _ROW, 44, colours.SOFT, _NUMBER - 18, 0.5)
    draw.line([(left, y + 14), (left, y + 2 * _ROW - 14)], fill=colours.CARD_EDGE, width=2)
    draw.line([(left + 14, y + _ROW), (WIDTH - MARGIN - 14, y + _ROW)], fill=colours.CARD_EDGE, width=2)
    decided = any(side.won for side in board.sides)
    for team, (side, ink) in enumerate(zip(board.sides, inks, strict=True)):
        _paint_side(image, y + team * _ROW + _ROW / 2, team, side, ink, lost=decided and not side.won)


def _paint_side(image: Image.Image, y: float, team: int, side: BattleSide, ink: RGB, *, lost: bool) -> None:
    text, left, right = colours.SOFT if lost else colours.INK, MARGIN + _NUMBER, WIDTH - MARGIN - 22
    mark(image, team, left + 62, y, 15, ink)
    if side.won:
        pointer(image, left + 26, y, 12, colours.GOLD)
    if side.score:
        figures(image, side.score, right, y, 42, text, _SCORE)
    name = side.name if fonts.drawable(side.name) else "?"
    words(image, name, left + 94, y, _NAME, text, right - left - 94 - _SCORE)
