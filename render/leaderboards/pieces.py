"""What both pictures are put together from: ground, cards, text, pills, a member's sign."""

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from zlib import crc32

from PIL import Image, ImageDraw

from render import fonts, gems
from render.fonts import CAP_HEIGHT, Face
from render.kit import RGB, Layer, Point, box, draw_person, mix
from render.leaderboards import colours
from render.memory import kept, packed

WIDTH = 1000
MARGIN = 24
INNER = WIDTH - 2 * MARGIN

_STEP = 120  # pixels between the corners of the ground's facets


@packed
def _page(height: int) -> Image.Image:
    """Return a new picture: dark facets, the same ones however high it is."""
    dice = random.Random(11)  # the same ground every time
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


# The height of a part in pixels, and what paints it: given a picture and the top.
Part = tuple[int, Callable[[Image.Image, int], None]]


def stacked(parts: Sequence[Part]) -> Image.Image:
    """Return a picture of parts, one below the other."""
    image = _page(sum(height for height, _ in parts))
    y = 0
    for height, paint in parts:
        paint(image, y)
        y += height
    return image


def card(
    image: Image.Image, x: int, y: int, width: int, height: int, *,
    fill: RGB = colours.CARD, edge: RGB = colours.CARD_EDGE, line: int = 2, radius: int = 18,
) -> None:  # fmt: skip
    """A box with an edge inside it."""
    box(image, x, y, width, height, radius, edge)
    box(image, x + line, y + line, width - 2 * line, height - 2 * line, radius - line, fill)


def words(
    image: Image.Image, text: str, x: float, y: float, size: int, colour: RGB, room: int, along: float = 0.0
) -> int:
    """Return a line in any script, squeezed and then cut to fit; its width. `along` of it lies left of x, y is its
    middle.
    """
    shown, face, smaller = _squeezed(text, size, max(round(size * 0.72), 20), room)
    if face is None:
        fonts.words(image, shown, x, y, smaller, colour, room, along)
        return round(fonts.width(shown, smaller))
    font = fonts.house(face, smaller)
    width = font.getlength(shown)
    baseline = round(y + smaller * CAP_HEIGHT / 2)
    ImageDraw.Draw(image).text((x - width * along, baseline), shown, font=font, fill=colour, anchor="ls")
    return round(width)


@lru_cache(maxsize=512)
def _squeezed(text: str, size: int, least: int, room: int) -> tuple[str, Face | None, int]:
    """Return how a line fits into a room: its text, the house's face for it (None: run by run), its size."""
    plain = fonts.plain(text)
    if not all(fonts.font_of(char) == fonts.FREDOKA for char in set(plain) - {" "}):
        smaller = next((s for s in range(size, least, -2) if fonts.width(plain, s) <= room), least)
        return fonts.fitted(text, smaller, room), None, smaller
    for smaller in range(size, least - 1, -1):
        for face in (Face.BOLD, Face.NARROW):
            if fonts.house(face, smaller).getlength(plain) <= room:
                return plain, face, smaller
    return fonts.fitted(text, least, room), None, least


def figures(
    image: Image.Image, text: str, x: float, y: float, size: int, colour: RGB, room: int, along: float = 1.0
) -> int:
    """Return a number (or a short word) large, never cut but set smaller; its width. As `words` otherwise."""
    text = fonts.plain(text)
    if any(char >= "\u0180" for char in text):  # what the face of figures cannot write
        return words(image, text, x, y, round(size * 0.8), colour, room, along)
    smaller = next((s for s in range(size, 16, -2) if fonts.figures_width(text, s) <= room), 16)
    font, width = fonts.house(Face.FIGURES, smaller), fonts.figures_width(text, smaller)
    ImageDraw.Draw(image).text((x - width * along, y), text, font=font, fill=colour, anchor="lm")
    return width


_PILL_ROOM = 380


def pill_width(text: str, size: int) -> int:
    """Pixels of a pill."""
    return round(fonts.width(fonts.fitted(text, size, _PILL_ROOM), size)) + 34


def pill(image: Image.Image, text: str, right: int, y: int, fill: RGB, ink: RGB, size: int = 25) -> int:
    """Return a short text on a round plate that ends at `right`; the plate's width."""
    width = pill_width(text, size)
    height = round(size * 1.72)
    box(image, right - width, round(y - height / 2), width, height, height / 2, fill)
    words(image, text, right - width / 2, y, size, ink, _PILL_ROOM, 0.5)
    return width


def pointer(image: Image.Image, x: float, y: float, size: float, colour: RGB) -> None:
    """A triangle towards the right: here you are."""
    layer = Layer.around(x, y, size + 2)
    layer.polygon([(x - size * 0.6, y - size), (x + size * 0.8, y), (x - size * 0.6, y + size)])
    layer.pour(image, colour)


def sign(image: Image.Image, name: str, x: float, y: float, radius: int) -> None:
    """A member's sign: their initial on a colour of their own, in a golden ring."""
    layer = Layer.around(x, y, radius + 1)
    layer.disc(x, y, radius)
    layer.pour(image, colours.GOLD)
    fill, shine = colours.ENAMEL[crc32(name.encode(errors="replace")) % len(colours.ENAMEL)]
    for inside, colour in ((5, colours.DARK), (8, mix(fill, shine, 0.25)), (14, fill)):
        layer = Layer.around(x, y, radius)
        layer.disc(x, y, radius - inside)
        layer.pour(image, colour)
    initial = fonts.initial(name)
    if initial:
        fonts.words(image, initial, x, y, round(radius * 1.05), colours.WHITE, 2 * radius, 0.5)
    else:
        draw_person(image, x, y - radius * 0.1, radius * 0.6, colours.WHITE)


ADORNING = ("red", "light-blue", "green", "purple", "yellow", "blue", "gold", "glass")


def gems_of(keys: Sequence[str]) -> tuple[str, ...]:
    """Return a gem for each key: the same one every time, as far as no earlier key has it."""
    chosen: list[str] = []
    for key in keys:
        first = crc32(key.encode())
        turned = [ADORNING[(first + 3 * turn) % len(ADORNING)] for turn in range(len(ADORNING))]
        chosen.append(next((name for name in turned if name not in chosen), turned[0]))
    return tuple(chosen)


def cluster(image: Image.Image, key: str, x: float, y: float) -> None:
    """Three gems that stand for a game, around a point."""
    kinds = gems_of((key, key, key))
    for name, (dx, dy, side, degrees) in zip(
        kinds, ((-36, 14, 84, 14), (38, 20, 72, -12), (0, -20, 96, 0)), strict=True
    ):
        gem(image, name, x + dx, y + dy, side, degrees)


def gem(image: Image.Image, name: str, x: float, y: float, side: int, degrees: float = 0) -> None:
    """A gem with its middle at (x, y)."""
    shown = gems.sprite(name, side)
    if degrees:
        shown = _turned(name, side, degrees)
    image.paste(shown, (round(x - shown.width / 2), round(y - shown.height / 2)), shown)


@kept
def _turned(name: str, side: int, degrees: float) -> Image.Image:
    big = gems.sprite(name, 2 * side).rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    return big.resize((big.width // 2, big.height // 2), Image.Resampling.LANCZOS)
