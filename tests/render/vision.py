"""Measures of how different colours look, with and without colour blindness.

Colours are converted from sRGB to CIE Lab and back, in the daylight D65.

CIEDE2000: Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula", 2005. Colour blindness: Machado, Oliveira,
Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.0, applied to
linear RGB.
"""

import math
from functools import cache

from render.kit import RGB

Lab = tuple[float, float, float]
Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

VISIONS: dict[str, Matrix] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


_WHITE = (0.95047, 1.0, 1.08883)  # the white of the daylight D65


@cache
def _linear(band: int) -> float:
    value = band / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def luminance(colour: RGB) -> float:
    """Return how light a colour is, from 0 to 1, as WCAG 2 defines it."""
    r, g, b = (_linear(band) for band in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def _gamma(value: float) -> int:
    value = min(1.0, max(0.0, value))
    return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


def lab(colour: RGB) -> Lab:
    """Return a colour in CIE Lab."""
    r, g, b = (_linear(band) for band in colour)
    xyz = (
        0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        0.0193339 * r + 0.1191920 * g + 0.9503041 * b,
    )
    x, y, z = (
        (value / white) ** (1 / 3) if value / white > 0.008856 else 7.787 * value / white + 16 / 116
        for value, white in zip(xyz, _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def colour_of(place: Lab) -> RGB:
    """Return the nearest sRGB colour to a point in CIE Lab."""
    y = (place[0] + 16) / 116
    x, z = y + place[1] / 500, y - place[2] / 200
    x, y, z = (
        white * (value**3 if value**3 > 0.008856 else (value - 16 / 116) / 7.787)
        for value, white in zip((x, y, z), _WHITE, strict=True)
    )
    return (
        _gamma(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
        _gamma(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
        _gamma(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
    )


def seen(colour: RGB, vision: str) -> Lab:
    """Return how a colour looks with a kind of vision, in CIE Lab."""
    linear = [_linear(band) for band in colour]
    r, g, b = (_gamma(sum(m * v for m, v in zip(row, linear, strict=True))) for row in VISIONS[vision])
    return lab((r, g, b))


def _hue(a: float, b: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360 if a or b else 0.0


def _mean_hue(h1: float, h2: float, c1: float, c2: float) -> float:
    if not c1 * c2:
        return h1 + h2
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2


def _cosine(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def ciede2000(one: Lab, other: Lab) -> float:
    """Return the difference of two colours. A difference of 1 is just noticeable."""
    mean_chroma = (math.hypot(one[1], one[2]) + math.hypot(other[1], other[2])) / 2
    g = 0.5 * (1 - math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    a1, a2 = (1 + g) * one[1], (1 + g) * other[1]
    c1, c2 = math.hypot(a1, one[2]), math.hypot(a2, other[2])
    h1, h2 = _hue(a1, one[2]), _hue(a2, other[2])
    turn = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    turn = 180.0 if turn == -180 and h2 > h1 else turn
    lightness, chroma, hue = other[0] - one[0], c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    l_mean, c_mean, h_mean = (one[0] + other[0]) / 2, (c1 + c2) / 2, _mean_hue(h1, h2, c1, c2)
    t = (
        1
        - 0.17 * _cosine(h_mean - 30)
        + 0.24 * _cosine(2 * h_mean)
        + 0.32 * _cosine(3 * h_mean + 6)
        - 0.20 * _cosine(4 * h_mean - 63)
    )
    s_l = 1 + 0.015 * (l_mean - 50) ** 2 / math.sqrt(20 + (l_mean - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_mean, 1 + 0.015 * c_mean * t
    rotation = -math.sin(math.radians(60 * math.exp(-(((h_mean - 275) / 25) ** 2))))
    rotation *= 2 * math.sqrt(c_mean**7 / (c_mean**7 + 25**7))
    parts = lightness / s_l, chroma / s_c, hue / s_h
    return math.sqrt(sum(part**2 for part in parts) + rotation * parts[1] * parts[2])
