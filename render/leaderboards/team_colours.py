"""The colours of two teams: those of their roles, changed as little as it takes to see them on a card."""

import colorsys
from collections.abc import Sequence

from bot.engine.themes import current
from render.kit import RGB
from render.leaderboards.colours import colours

_LEAST, _LEAST_BOLD = 3.0, 4.5  # the contrast of a shape to what is behind it (WCAG 2, 1.4.11), and in bold themes
_STEPS = 40
_ALIKE = 110  # colours nearer to each other than this would be taken for one: the sum of the differences of their bands


def team_colours(first: int, second: int) -> tuple[RGB, RGB]:
    """Return the colours of both teams in the theme in use. first, second: as 0xRRGGBB; 0: a colour of the house."""
    own = _seen(_rgb(first) if first else colours.COURSES[0])
    other = _seen(_rgb(second) if second else colours.COURSES[1])
    if _apart(own, other) < _ALIKE:
        other = max(map(_seen, colours.COURSES), key=lambda one: _apart(own, one))
    return own, other


def contrast(one: RGB, other: RGB) -> float:
    """Return the contrast of two colours, from 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def grounds() -> Sequence[RGB]:
    """Return what is behind the colours of teams."""
    return colours.CARD, colours.CARD_OWN, colours.TRACK


def _seen(colour: RGB) -> RGB:
    """Return a colour of the same hue, lighter or darker by as little as the contrast to all grounds asks for."""
    least = _LEAST_BOLD if current().bold else _LEAST
    end = 1.0 if _luminance(colours.CARD) < 0.2 else 0.0  # of the lightness
    hue, lightness, saturation = colorsys.rgb_to_hls(*(band / 255 for band in colour))
    for step in range(_STEPS):
        shade = colorsys.hls_to_rgb(hue, lightness + (end - lightness) * step / _STEPS, saturation)
        seen = (round(255 * shade[0]), round(255 * shade[1]), round(255 * shade[2]))
        if all(contrast(seen, behind) >= least for behind in grounds()):
            return seen
    return colours.INK


def _rgb(colour: int) -> RGB:
    return colour >> 16 & 255, colour >> 8 & 255, colour & 255


def _apart(one: RGB, other: RGB) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def _luminance(colour: RGB) -> float:
    r, g, b = (band / 255 / 12.92 if band <= 10 else ((band / 255 + 0.055) / 1.055) ** 2.4 for band in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
