"""Colours that a server chooses: how they are read from a picture, named, and moved until they can be seen.

Lightness, chroma and hue are those of OKLCH (Björn Ottosson, "A perceptual color space for image processing", 2020).
Contrast is the ratio of WCAG 2, from 1 to 21.
"""

import io
import math
from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image, ImageColor

from render.kit import RGB, rgb

MOST_PIXELS = 4_000_000  # of a picture whose colours are read, which takes about a second at most
MOST_OF_JPEG = 12_600_000  # of a JPEG, which is read in a smaller size: a photo of 4,096 x 3,072 pixels
_FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
_SIDE = 96  # pixels: a picture is reduced to this before its colours are counted
_COUNTED = 64  # the colours to which a picture is reduced
_OPAQUE = 128  # alpha, 0 to 255, from which a pixel counts
_LEAST_CHROMA = 0.045  # of a colour that is not grey
_DARKEST, _LIGHTEST = 0.30, 0.95  # the lightness of colours that differ from the grounds of boards
_LEAST_SHARE = 0.006  # of the picture, for a colour that is offered
_FULL_CHROMA = 0.2  # more chroma is not better
_APART = 0.11  # the least distance in OKLab between two colours that are offered
_STEP = 1 / 128  # of lightness, while a colour is moved


class UnreadableImage(ValueError):
    """A file is no picture of a known format, or has too many pixels."""


class Oklch(NamedTuple):
    """A colour in OKLCH. lightness: 0 to 1. chroma: 0 to about 0.33. hue: in radians."""

    lightness: float
    chroma: float
    hue: float

    @property
    def cartesian(self) -> tuple[float, float, float]:
        """Return the colour in OKLab, in which distances tell how different two colours look."""
        return self.lightness, self.chroma * math.cos(self.hue), self.chroma * math.sin(self.hue)


def _linear(band: int) -> float:
    value = band / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _gamma(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def luminance(colour: RGB) -> float:
    """Return how light a colour is, from 0 to 1, as WCAG 2 defines it."""
    r, g, b = map(_linear, colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: RGB, other: RGB) -> float:
    """Return the contrast of two colours, 1 to 21, as WCAG 2 measures it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def oklch(colour: RGB) -> Oklch:
    r, g, b = map(_linear, colour)
    long = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    medium = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    return Oklch(lightness, math.hypot(a, b), math.atan2(b, a))


def from_oklch(colour: Oklch) -> RGB:
    """Return the nearest colour that a screen can show: with the same lightness and hue, and less chroma if it must."""
    low, high = 0.0, colour.chroma
    bands = _bands(colour)
    if not _is_shown(bands):
        for _ in range(12):
            middle = (low + high) / 2
            low, high = (middle, high) if _is_shown(_bands(colour._replace(chroma=middle))) else (low, middle)
        bands = _bands(colour._replace(chroma=low))
    red, green, blue = (round(255 * min(1.0, max(0.0, band))) for band in bands)
    return red, green, blue


def _bands(colour: Oklch) -> tuple[float, float, float]:
    lightness, a, b = colour.cartesian
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        _gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
        _gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
        _gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
    )


def _is_shown(bands: tuple[float, float, float]) -> bool:
    return all(-0.001 <= band <= 1.001 for band in bands)


@lru_cache(maxsize=512)
def moved(colour: RGB, ground: RGB, least: float) -> RGB:
    """Return the colour with the nearest lightness that has at least this contrast on a ground.

    Raises ValueError if no colour has so much contrast.
    """
    if contrast(colour, ground) >= least:
        return colour
    whole = oklch(colour)
    for step in range(1, round(1 / _STEP) + 1):
        for lightness in (whole.lightness + step * _STEP, whole.lightness - step * _STEP):
            if 0 <= lightness <= 1:
                found = from_oklch(whole._replace(lightness=lightness))
                if contrast(found, ground) >= least:
                    return found
    for found in ((255, 255, 255), (0, 0, 0)):
        if contrast(found, ground) >= least:
            return found
    raise ValueError(f"no colour has a contrast of {least} on {ground}")


# ---- names ----

_LIGHT_COUNTS = 0.5  # how much lightness counts for a name, beside hue and chroma
# The colours that texts have a word for, each by some that are called so.
_NAMED = {
    "black": "#16161a", "grey": "#404046 #808088 #c8c8cd", "white": "#f5f5f5", "brown": "#3a1e10 #7a4a26 #b87333",
    "beige": "#e2cfa8", "dark-red": "#8a1220", "red": "#dd2233", "orange": "#f08028 #ff7f50", "yellow": "#fbd92e",
    "olive": "#7f7d20", "lime": "#6ff02a", "green": "#2fa84a", "dark-green": "#125c30", "teal": "#138080",
    "turquoise": "#3ad6cc", "light-blue": "#86c8f5", "blue": "#2a6ae0 #6d7fc0", "navy": "#17275e", "violet": "#7a3fd0",
    "purple": "#5c1a6b", "magenta": "#d828b8", "pink": "#f7b2c6 #ff69b4",
}  # fmt: skip
NAMES = tuple(_NAMED)


@lru_cache(maxsize=512)
def named(colour: RGB) -> str:
    """Return the key of the word for a colour: that of `NAMES` which looks most like it."""
    light, *one = oklch(colour).cartesian

    def unlike(name: str) -> float:
        others = (oklch(rgb(sample)).cartesian for sample in _NAMED[name].split())
        return min(math.dist((light * _LIGHT_COUNTS, *one), (other[0] * _LIGHT_COUNTS, *other[1:])) for other in others)

    return min(NAMES, key=unlike)


def sample_of(name: str) -> RGB:
    """Return the colour that a key of `NAMES` stands for."""
    samples = _NAMED[name].split()
    return rgb(samples[len(samples) // 2])


def of_css(name: str) -> RGB | None:
    """Return the colour that has this name in CSS, such as "SteelBlue"; None if there is none."""
    found = ImageColor.colormap.get(name.casefold())
    return rgb(found) if isinstance(found, str) else None


@lru_cache(maxsize=4096)
def _difference(one: RGB, other: RGB) -> float:
    return math.dist(oklch(one).cartesian, oklch(other).cartesian)


# ---- colours of a picture ----


def colours_of(data: bytes, most: int = 3) -> tuple[RGB, ...]:
    """Return the colours of a picture that suit as accents, the best first: saturated, and with much of the picture.

    () if it has only grey, black and white. If it has fewer colours than `most`, the first comes lighter and darker.
    data: a file in PNG, JPEG, WebP or GIF. Raises UnreadableImage for another file, and for too many pixels.
    """
    found = list[RGB]()
    for colour in (*(ranked := _ranked(_reduced(data))), *(_variants(ranked[0]) if ranked else ())):
        if len(found) < most and all(_difference(colour, one) >= _APART for one in found):
            found.append(colour)
    return tuple(found)


def _reduced(data: bytes) -> Image.Image:
    """Return a picture in a small size (RGBA)."""
    try:
        image = Image.open(io.BytesIO(data), formats=_FORMATS)
        if image.width * image.height <= (MOST_OF_JPEG if image.format == "JPEG" else MOST_PIXELS):
            image.draft("RGB", (2 * _SIDE, 2 * _SIDE))  # a JPEG is then read in a smaller size
            image.thumbnail((_SIDE, _SIDE))
            return image.convert("RGBA")
    except Exception as problem:  # a damaged file makes Pillow raise errors of many kinds
        raise UnreadableImage("no picture") from problem
    raise UnreadableImage("too many pixels")


def _ranked(image: Image.Image) -> list[RGB]:
    """Return the colours of a picture that are neither grey nor as dark or light as boards, the best first."""
    seen: Any = image.get_flattened_data()
    pixels = [pixel[:3] for pixel in seen if pixel[3] >= _OPAQUE]
    if not pixels:
        return []
    row = Image.new("RGB", (len(pixels), 1))
    row.putdata(pixels)
    few = row.quantize(_COUNTED, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).convert("RGB")
    worth = dict[RGB, float]()
    counted: Any = few.getcolors() or ()
    for count, colour in counted:
        whole, share = oklch(colour), count / len(pixels)
        if whole.chroma >= _LEAST_CHROMA and _DARKEST <= whole.lightness <= _LIGHTEST and share >= _LEAST_SHARE:
            worth[colour] = min(whole.chroma, _FULL_CHROMA) ** 2 * share**0.35  # saturation counts for more than size
    return sorted(worth, key=lambda colour: (-worth[colour], colour))


def _variants(colour: RGB) -> tuple[RGB, ...]:
    """Return a colour in other lightnesses."""
    whole = oklch(colour)
    steps = (0.18, -0.18, 0.36, -0.36)
    return tuple(
        from_oklch(whole._replace(lightness=whole.lightness + step))
        for step in steps
        if _DARKEST <= whole.lightness + step <= _LIGHTEST
    )
