"""Paints the pieces that leaderboards and profiles share: the background, cards, text, a member's sign."""

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from zlib import crc32

from PIL import Image, ImageDraw

from render import fonts, gems
from render.fonts import CAP_HEIGHT, Face
from render.kit import RGB, Point, box, disc, draw_person, edged_box, mix, polygon
from render.leaderboards.colours import colours
from render.memory import cached, cached_deflated

WIDTH = 1000
MARGIN = 24
INNER = WIDTH - 2 * MARGIN

_STEP = 120  # the distance between two corners of the background's facets, in pixels


@cached_deflated
def _background(height: int) -> Image.Image:
    dice = random.Random(11)
    image = Image.new("RGB", (WIDTH, height), colours.NIGHT)
    draw = ImageDraw.Draw(image)
    columns = WIDTH // _STEP + 3

    def row(y: int) -> list[Point]:
        shift = _STEP / 2 if y % 2 else 0
        return [
            ((x - 1) * _STEP + shift + dice.uniform(-34, 34), (y - 1) * _STEP + dice.uniform(-34, 34))
            for x in range(columns)
        ]

    upper = row(0)
    for y in range(1, height // _STEP + 3):
        lower = row(y)
        for x in range(columns - 1):
            draw.polygon([upper[x], upper[x + 1], lower[x]], fill=dice.choice(colours.FACETS))
            draw.polygon([upper[x + 1], lower[x + 1], lower[x]], fill=dice.choice(colours.FACETS))
        upper = lower
    return image


# The height of a part in pixels, and a function that paints the part on a picture, from a given y downwards.
Part = tuple[int, Callable[[Image.Image, int], None]]


def stacked(parts: Sequence[Part]) -> Image.Image:
    """Return a picture (RGB) with the parts one below the other."""
    image = _background(sum(height for height, _ in parts))
    y = 0
    for height, paint in parts:
        paint(image, y)
        y += height
    return image


def foot(text: str, height: int, size: int) -> Part:
    """Return the part below all others: what the marks mean. text: its lines, each centred. height: with one line."""
    lines = text.split("\n")

    def paint(image: Image.Image, y: int) -> None:
        for number, line in enumerate(lines):
            words(image, line, WIDTH / 2, y + 28 + number * (size + 10), size, colours.FAINT, INNER, 0.5)

    return height + (len(lines) - 1) * (size + 10), paint


def card(
    image: Image.Image, x: int, y: int, width: int, height: int, *,
    fill: RGB | None = None, edge: RGB | None = None, line: int = 0, radius: int = 18,
) -> None:  # fmt: skip
    """Paint a card. fill, edge: None for those of usual cards. line: the width of its edge; 0: the usual one."""
    thick = max(line, colours.LINE)
    edged_box(image, x, y, width, height, radius, edge or colours.CARD_EDGE, fill or colours.CARD, thick)


def words(
    image: Image.Image, text: str, x: float, y: float, size: int, colour: RGB, room: int, along: float = 0.0
) -> int:
    """Write a line of any script, and return its width. A line wider than `room` pixels is squeezed, then cut.

    along: the share of the line's width that lies left of x. y: the middle of the line.
    """
    shown, face, smaller = _squeezed(text, size, max(round(size * 0.72), 20), room)
    if face is None:
        fonts.words(image, shown, x, y, smaller, colour, room, along)
        return round(fonts.width(shown, smaller))
    font = fonts.bot_font(face, smaller)
    width = font.getlength(shown)
    baseline = round(y + smaller * CAP_HEIGHT / 2)
    ImageDraw.Draw(image).text((x - width * along, baseline), shown, font=font, fill=colour, anchor="ls")
    return round(width)


@lru_cache(maxsize=512)
def _squeezed(text: str, size: int, least: int, room: int) -> tuple[str, Face | None, int]:
    """Return the text, the typeface and the size of a line that fits into `room` pixels.

    The typeface is None if the line needs other fonts than the bot's own, or if it is cut.
    """
    plain = fonts.plain(text)
    found = fonts.squeezed(plain, size, least, room)
    if found is not None:
        return plain, *found
    smaller = next((s for s in range(size, least, -2) if fonts.width(plain, s) <= room), least)
    return fonts.fitted(text, smaller, room), None, smaller


def figures(
    image: Image.Image, text: str, x: float, y: float, size: int, colour: RGB, room: int, along: float = 1.0
) -> int:
    """Paint a number or a short word in the typeface for numbers, and return its width.

    A long number is written smaller, and never cut.
    """
    text = fonts.plain(text)
    if any(char >= "\u0180" for char in text):  # The typeface for numbers does not have these characters.
        return words(image, text, x, y, round(size * 0.8), colour, room, along)
    smaller = next((s for s in range(size, 16, -2) if fonts.figures_width(text, s) <= room), 16)
    font, width = fonts.bot_font(Face.FIGURES, smaller), fonts.figures_width(text, smaller)
    ImageDraw.Draw(image).text((x - width * along, y), text, font=font, fill=colour, anchor="lm")
    return width


_PILL_ROOM = 380


def pill_width(text: str, size: int) -> int:
    """Return the width that `pill` will paint, in pixels."""
    return round(fonts.width(fonts.fitted(text, size, _PILL_ROOM), size)) + 34


def pill(image: Image.Image, text: str, right: int, y: int, fill: RGB, ink: RGB, size: int = 25) -> int:
    """Paint a short text on a round plate that ends at `right`, and return the plate's width."""
    width = pill_width(text, size)
    height = round(size * 1.72)
    box(image, right - width, round(y - height / 2), width, height, height / 2, fill)
    words(image, text, right - width / 2, y, size, ink, _PILL_ROOM, 0.5)
    return width


def pointer(image: Image.Image, x: float, y: float, size: float, colour: RGB) -> None:
    polygon(image, [(x - size * 0.6, y - size), (x + size * 0.8, y), (x - size * 0.6, y + size)], colour)


def sign(image: Image.Image, name: str, x: float, y: float, radius: int) -> None:
    """Paint a member's sign: the initial in a golden ring. The name decides the colour."""
    disc(image, x, y, radius, colours.GOLD)
    fill, shine = colours.ENAMEL[crc32(name.encode(errors="replace")) % len(colours.ENAMEL)]
    for inside, colour in ((5, colours.DARK), (8, mix(fill, shine, 0.25)), (14, fill)):
        disc(image, x, y, radius - inside, colour)
    initial = fonts.initial(name)
    if initial:
        fonts.words(image, initial, x, y, round(radius * 1.05), colours.WHITE, 2 * radius, 0.5)
    else:
        draw_person(image, x, y - radius * 0.1, radius * 0.6, colours.WHITE)


ADORNING = ("red", "light-blue", "green", "purple", "yellow", "blue", "gold", "glass")


def gems_of(keys: Sequence[str]) -> tuple[str, ...]:
    """Return a gem for each key. A key always has the same gem, unless an earlier key has that gem."""
    chosen: list[str] = []
    for key in keys:
        first = crc32(key.encode())
        turned = [ADORNING[(first + 3 * turn) % len(ADORNING)] for turn in range(len(ADORNING))]
        chosen.append(next((name for name in turned if name not in chosen), turned[0]))
    return tuple(chosen)


def cluster(image: Image.Image, key: str, x: float, y: float) -> None:
    """Paint three gems that stand for a game, around (x, y)."""
    places = ((-36, 14, 84, 14), (38, 20, 72, -12), (0, -20, 96, 0))
    for name, (dx, dy, side, degrees) in zip(gems_of((key, key, key)), places, strict=True):
        gem(image, name, x + dx, y + dy, side, degrees)


def gem(image: Image.Image, name: str, x: float, y: float, side: int, degrees: float = 0) -> None:
    """Paint a gem with its middle at (x, y)."""
    shown = gems.sprite(name, side)
    if degrees:
        shown = _turned(name, side, degrees)
    image.paste(shown, (round(x - shown.width / 2), round(y - shown.height / 2)), shown)


@cached
def _turned(name: str, side: int, degrees: float) -> Image.Image:
    big = gems.sprite(name, 2 * side).rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    return big.resize((big.width // 2, big.height // 2), Image.Resampling.LANCZOS)
