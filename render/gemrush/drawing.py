"""Draws shapes, gradients, shadows, light around shapes, and lines of text for the pictures of the mine."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engine.table import ROBOT
from bot.engine.themes import current
from render import fonts
from render.fonts import CAP_HEIGHT, Face
from render.kit import RGB, Point, mix, rounded_mask, scaled
from render.memory import cached

Box = tuple[int, int, int, int]  # left, top, right, bottom


class Drawing:
    """A transparent picture (RGBA), drawn with `scale` pixels for each unit of length. `sized` reduces it."""

    def __init__(self, width: float, height: float, scale: float = 3) -> None:
        self._size, self._scale = (width, height), scale
        self.image = Image.new("RGBA", (round(width * scale), round(height * scale)), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)

    def _points(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]

    def polygon(self, points: Sequence[Point], colour: RGB) -> None:
        self._draw.polygon(self._points(points), fill=colour)

    def disc(self, x: float, y: float, radius: float, colour: RGB) -> None:
        self.ellipse(x - radius, y - radius, x + radius, y + radius, colour)

    def ellipse(self, left: float, top: float, right: float, bottom: float, colour: RGB) -> None:
        self._draw.ellipse([*self._points(((left, top), (right, bottom)))], fill=colour)

    def half_disc(self, box: tuple[float, float, float, float], until: float, colour: RGB) -> None:
        """Draw a part of the upper half of an ellipse, clockwise from the left. until: the last angle, 180 to 360."""
        self._draw.pieslice(self._points((box[:2], box[2:])), 180, until, fill=colour)

    def box(self, left: float, top: float, right: float, bottom: float, radius: float, colour: RGB) -> None:
        self._draw.rounded_rectangle(
            self._points(((left, top), (right, bottom))), radius=radius * self._scale, fill=colour
        )

    def line(self, points: Sequence[Point], width: float, colour: RGB) -> None:
        self._draw.line(self._points(points), fill=colour, width=round(width * self._scale), joint="curve")

    def letters(self, text: str, x: float, y: float, size: float, colour: RGB) -> None:
        """Write letters in the bot's bold font, with their middle at (x, y)."""
        font = fonts.bot_font(Face.BOLD, round(size * self._scale))
        self._draw.text((x * self._scale, y * self._scale), text, font=font, fill=colour, anchor="mm")

    def pour(self, mask: Image.Image, high: RGB, low: RGB) -> None:
        """Paint a gradient from top to bottom through a mask (mode L), which is as large as `image`."""
        area = mask.getbbox()
        if area is not None:
            self.image.paste(gradient(*self.image.size, high, low).crop(area), area, mask.crop(area))

    def mask(self) -> "Drawing":
        """Return an empty drawing of the same size. After shapes are drawn on it, its alpha is a mask for `pour`."""
        return Drawing(*self._size, self._scale)

    @property
    def alpha(self) -> Image.Image:
        return self.image.getchannel("A")

    def sized(self, width: int, height: int) -> Image.Image:
        return self.image.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=3.0)


def gradient(width: int, height: int, high: RGB, low: RGB) -> Image.Image:
    """Return a gradient (RGB) from the colour `high` at the top to `low` at the bottom; a flat theme has the mean."""
    if current().flat:
        return Image.new("RGB", (max(1, width), max(1, height)), mix(high, low, 0.5))
    return fading(width, height, high, low)


def fading(width: int, height: int, high: RGB, low: RGB) -> Image.Image:
    """Return the same gradient in all themes, for masks."""
    size = 1, max(1, height)
    slope = Image.linear_gradient("L").resize(size, Image.Resampling.BILINEAR)
    column = Image.composite(Image.new("RGB", size, low), Image.new("RGB", size, high), slope)
    return column.resize((max(1, width), size[1]), Image.Resampling.NEAREST)


def fill_box(image: Image.Image, inset: int, radius: float, high: RGB, low: RGB | None = None) -> None:
    """Paint a box with round corners, `inset` pixels inside the picture's edge. Paint nothing if there is no room.

    high, low: the colours at the top and at the bottom. If `low` is None, the whole box has the colour `high`.
    """
    width, height = image.width - 2 * inset, image.height - 2 * inset
    if width <= 0 or height <= 0:
        return
    pattern = gradient(width, height, high, low) if low is not None else Image.new("RGB", (width, height), high)
    image.paste(pattern, (inset, inset), rounded_mask(width, height, radius))


def clear(width: int, height: int) -> Image.Image:
    return Image.new("RGBA", (width, height), (0, 0, 0, 0))


def _padded(image: Image.Image, pad: int, dx: int = 0, dy: int = 0) -> Image.Image:
    alpha = Image.new("L", (image.width + 2 * pad, image.height + 2 * pad), 0)
    alpha.paste(image.getchannel("A"), (pad + dx, pad + dy))
    return alpha


def _under(image: Image.Image, alpha: Image.Image, colour: RGB, pad: int) -> Image.Image:
    """Return a colour with this alpha, and the picture on top of it. pad: the x and y of the picture."""
    under = Image.new("RGBA", alpha.size, (*colour, 0))
    under.putalpha(alpha)
    under.alpha_composite(image, (pad, pad))
    return under


def shadowed(image: Image.Image, dx: int, dy: int, blur: float, strength: float = 0.6) -> Image.Image:
    """Return the picture (RGBA) with a soft shadow. The result is larger on every side by the same number of pixels."""
    pad = int(blur * 2 + max(abs(dx), abs(dy))) + 1
    if current().flat:
        return _under(image, Image.new("L", (image.width + 2 * pad, image.height + 2 * pad)), (0, 0, 6), pad)
    alpha = _padded(image, pad, dx, dy).filter(ImageFilter.GaussianBlur(blur))
    return _under(image, scaled(alpha, strength), (0, 0, 6), pad)


def haloed(image: Image.Image, blur: float, colour: RGB, strength: float = 1.0, grow: float = 0) -> Image.Image:
    """Return the picture (RGBA) with light around it. Flat and bold themes have a hard line instead."""
    pad = int(blur * 3 + grow)
    alpha = _padded(image, pad)
    if current().flat or current().bold:
        line = alpha.point(_SOLID).filter(ImageFilter.GaussianBlur(max(1.5, (blur + grow) * 0.45))).point(_KEYLINE)
        return _under(image, line, colour, pad)
    if grow:
        alpha = scaled(alpha.filter(ImageFilter.GaussianBlur(grow)), 4)
    return _under(image, scaled(alpha.filter(ImageFilter.GaussianBlur(blur)), strength * 1.6), colour, pad)


_SOLID = [255 if value > 90 else 0 for value in range(256)]
_KEYLINE = [0 if v < 20 else 255 if v > 60 else round((v - 20) / 40 * 255) for v in range(256)]


def outlined(image: Image.Image, width: int, colour: RGB) -> Image.Image:
    """Return the picture (RGBA) with a hard line around it."""
    pad = width + 2
    alpha = _padded(image, pad).point(_SOLID)
    return _under(image, alpha.filter(ImageFilter.GaussianBlur(width * 0.75)).point(_KEYLINE), colour, pad)


def lit_edge(mask: Image.Image, width: int) -> Image.Image:
    """Return the upper left rim of a shape as a mask."""
    return ImageChops.subtract(mask, ImageChops.offset(mask, width, width))


# ---- sprites ----


class Sprite(NamedTuple):
    """A large picture in parts (x, y, pixels): an opaque part (RGB) and the parts around it (RGBA).

    `put` copies the opaque part and blends only the other parts. This takes a quarter of the time.
    """

    width: int
    height: int
    parts: tuple[tuple[int, int, Image.Image], ...]


_LEAST_CORE = 24  # pixels; a smaller opaque part would save no time


def _core(mask: Image.Image) -> Box | None:
    """Return a large box in which all pixels of the mask are set, or None if there is no large box."""
    left, top, right, bottom = mask.point([0] * 255 + [255]).getbbox() or (0, 0, 0, 0)
    while min(right - left, bottom - top) >= _LEAST_CORE:
        if mask.crop((left, top, right, bottom)).getextrema()[0] == 255:
            return left, top, right, bottom
        left, top, right, bottom = left + 2, top + 2, right - 2, bottom - 2
    return None


def sprite(image: Image.Image) -> Sprite:
    """Return a picture (RGBA) as a sprite."""
    (width, height), core = image.size, _core(image.getchannel("A"))
    if core is None:
        return Sprite(width, height, ((0, 0, image),))
    left, top, right, bottom = core
    around = ((0, 0, width, top), (0, bottom, width, height), (0, top, left, bottom), (right, top, width, bottom))
    edges = [(box[0], box[1], image.crop(box)) for box in around if box[0] < box[2] and box[1] < box[3]]
    return Sprite(width, height, ((left, top, image.crop(core).convert("RGB")), *edges))


def put(
    image: Image.Image, piece: Image.Image | Sprite, x: float, y: float, along: float = 0.5, above: float = 0.5
) -> None:
    """Put a piece on a picture. A sprite can be put only on a picture in RGB.

    along, above: the shares of the piece that lie left of x and above y.
    """
    left, top = round(x - piece.width * along), round(y - piece.height * above)
    if isinstance(piece, Sprite):
        for dx, dy, part in piece.parts:
            image.paste(part, (left + dx, top + dy), part if part.mode == "RGBA" else None)
    elif image.mode == "RGBA":
        image.alpha_composite(piece, (max(0, left), max(0, top)), (max(0, -left), max(0, -top)))
    else:
        image.paste(piece, (left, top), piece)


# ---- text ----

_LEADING = 1.4  # the height of a line's picture, divided by the font size


@cached
def lettering(text: str, size: int, colour: RGB, room: int = 4000, stroke: int = 0) -> Image.Image:
    """Return a line of any script (RGBA), cut to `room` pixels. Its capitals are in the middle of the picture's height.

    stroke: the width of a dark line around each letter. Only letters in the bot's own font can have this line.
    """
    line = fonts.fitted(text, size, room)
    width = math.ceil(fonts.width(line, size)) + 2 + 2 * stroke
    image = Image.new("RGBA", (width, round(size * _LEADING) + 2 * stroke), (*((0, 0, 0) if stroke else colour), 0))
    baseline = round(image.height / 2 + size * CAP_HEIGHT / 2)
    if stroke:
        font, at = fonts.bot_font(Face.BOLD, size), (1 + stroke, baseline)
        pen = ImageDraw.Draw(image)
        pen.text(at, line, font=font, fill=colour, anchor="ls", stroke_width=stroke, stroke_fill="#1a1208")
    else:
        fonts.write(image, 1, baseline, line, size, colour)
    return image


def shrunk(text: str, size: int, least: int, colour: RGB, room: int) -> Image.Image:
    """Return a line (RGBA). A line wider than `room` is made smaller, down to `least`, then cut."""
    text = fonts.plain(text) if fonts.drawable(text) else ""
    fitting = (one for one in range(size, least, -1) if fonts.width(text, one) <= room)
    return lettering(text, next(fitting, least), colour, room)


@cached
def squeezed(text: str, size: int, least: int, colour: RGB, room: int) -> Image.Image:
    """Return a line (RGBA). A line wider than `room` is made narrower and smaller, down to `least`, then cut."""
    text = fonts.plain(text)
    found = fonts.squeezed(text, size, least, room)
    if found is None and ROBOT in text:
        return shrunk(text, size, least, colour, room)
    if found is None:
        return lettering(text, least, colour, room)
    face, smaller = found
    font = fonts.bot_font(face, smaller)
    image = Image.new("RGBA", (math.ceil(font.getlength(text)) + 2, round(smaller * _LEADING)), (*colour, 0))
    at = (1, round(image.height / 2 + smaller * CAP_HEIGHT / 2))
    ImageDraw.Draw(image).text(at, text, font=font, fill=colour, anchor="ls")
    return image
