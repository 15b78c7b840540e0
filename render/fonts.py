"""Text in any script: finds a font for it, measures it and writes it on a picture.

Rule 1: a character is drawn only by a font that has it. A character that no font has is left out.
Rule 2: no name makes these functions raise an error. The functions drop control characters, limit the accents on a
letter, and cut long names with an ellipsis.

The bot's own typefaces are Fredoka for words and Lilita One for numbers. Characters that these lack come from optional
Noto packages. Characters that Noto lacks come from the fonts of the system. The character `ROBOT` is a drawing.
"""

import math
import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.engine.table import ROBOT
from render.kit import RGB, robot
from render.typefaces import codes, fallbacks, is_coloured, packaged

ELLIPSIS = "…"
_NUMBER = re.compile(r" \(\d\d?\)$")
LONGEST = 120  # characters; longer names never fit, so they are cut
STACKED = 2  # the most accents that are drawn on one letter: Vietnamese, Thai and Arabic need as many
LONGEST_CLUSTER = 12  # the most characters in one emoji


FREDOKA = packaged("fontpkg_fredoka")[0]
LILITA = packaged("fontpkg_lilita_one")[0]


class Face(Enum):
    """The bot's own typefaces."""

    FIGURES = "figures"
    BOLD = "bold"
    PLAIN = "plain"
    NARROW = "narrow"


_WEIGHTS = {Face.BOLD: 700, Face.PLAIN: 500, Face.NARROW: 680}
_NORMAL_WIDTH, _NARROW_WIDTH = 100, 82


# An open font takes 0.2 MiB, and ten times as much if it has Chinese. Opening a font takes 0.1 ms.
@lru_cache(maxsize=32)
def bot_font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a font in one of the bot's own typefaces. size: in pixels."""
    if face is Face.FIGURES:
        return ImageFont.truetype(LILITA, size)
    font = ImageFont.truetype(FREDOKA, size)
    font.set_variation_by_axes([_WEIGHTS[face], _NARROW_WIDTH if face is Face.NARROW else _NORMAL_WIDTH])
    return font


# ---- fonts to fall back on ----


def _has(path: Path, code: int) -> bool:
    found = codes(path)
    i = bisect_left(found, code)
    return i < len(found) and found[i] == code


class Strike(NamedTuple):
    """A font, opened at the wanted size or another size that it has. scale: the wanted size divided by this size."""

    font: ImageFont.FreeTypeFont
    scale: float
    coloured: bool


_BITMAP_SIZES = (109, 160, 136, 128, 96, 64, 32)


@lru_cache(maxsize=12)
def _strike(path: Path, size: int) -> Strike | None:
    """Return the font at a size, or None if it cannot be loaded."""
    if path == FREDOKA:
        return Strike(bot_font(Face.BOLD, size), 1.0, False)
    coloured = is_coloured(path)
    for pixels in (size, *_BITMAP_SIZES) if coloured else (size,):
        try:
            font = ImageFont.truetype(path, pixels)
        except OSError:  # The font does not have this size, or its file is broken.
            continue
        _embolden(font)
        return Strike(font, size / pixels, coloured)
    return None


def _embolden(font: ImageFont.FreeTypeFont) -> None:
    """Set a variable font to bold. Other fonts stay unchanged."""
    try:
        axes = font.get_variation_axes()
    except OSError:  # Pillow raises this for a font that is not variable.
        return
    weights = [
        min(_WEIGHTS[Face.BOLD], int(axis["maximum"] or 0)) if axis["name"] == b"Weight" else int(axis["default"] or 0)
        for axis in axes
    ]
    font.set_variation_by_axes([float(weight) for weight in weights])


# ---- clusters ----

_JOINER, _VARIATIONS, _EMOJI_STYLE = "\u200d", "\ufe00\ufe01\ufe0e\ufe0f", "\ufe0f"
_SKIN, _FLAG = range(0x1F3FB, 0x1F400), range(0x1F1E6, 0x1F200)
_PICTURES = range(0x1F000, 0x20000)
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # Unicode's categories of characters that are left out


def plain(text: str) -> str:
    """Return the text without control characters and repeated blanks, cut after LONGEST characters."""
    head = text[: 4 * LONGEST]
    shown = [
        " " if char.isspace() else char
        for char in head
        if char.isspace() or char in (_JOINER, ROBOT) or unicodedata.category(char) not in _UNSEEN
    ]
    words = " ".join("".join(shown).split())
    cut = len(words) > LONGEST or len(text) > len(head)
    return words[:LONGEST] + ELLIPSIS if cut else words


def words_of(text: str) -> list[str]:
    """Return the words between which a line may end. No-break spaces, such as those before "!" in French, stay."""
    return re.findall(r"[^ \n]+", text)


def clusters(text: str) -> list[str]:
    """Return the clusters of a text: letters with accents, and emoji. A cluster is drawn or left out as a whole."""
    result: list[str] = []
    for char in text:
        if not result or not _continues(result[-1], char):
            result.append(char)
        elif len(result[-1]) < LONGEST_CLUSTER and not (_stacks(char) and sum(map(_stacks, result[-1])) >= STACKED):
            result[-1] += char
    return [cluster for cluster in result if cluster != _JOINER]


def _stacks(char: str) -> bool:
    """Return whether a character is an accent over or under a letter."""
    return unicodedata.category(char) in ("Mn", "Me") and char not in _VARIATIONS


def _continues(cluster: str, char: str) -> bool:
    if char == _JOINER or char in _VARIATIONS or ord(char) in _SKIN or cluster.endswith(_JOINER):
        return cluster != " "
    if ord(char) in _FLAG:
        return len(cluster) == 1 and ord(cluster) in _FLAG
    return unicodedata.category(char) in ("Mn", "Me", "Mc")


@lru_cache(maxsize=2048)
def font_of(cluster: str) -> Path | None:
    """Return the first font that has every character of a cluster, or None."""
    if cluster == ROBOT:
        return _DRAWN
    needed = [ord(char) for char in cluster if char != _JOINER and char not in _VARIATIONS]
    order = [FREDOKA, *fallbacks()]
    if _EMOJI_STYLE in cluster or ord(cluster[0]) in _PICTURES:
        order.sort(key=lambda path: not is_coloured(path))
    return next((path for path in order if needed and all(_has(path, code) for code in needed)), None)


# ---- runs ----


class Run(NamedTuple):
    """Clusters that one font draws in one direction."""

    text: str
    path: Path
    rightward: bool


def _direction(cluster: str) -> bool | None:
    """Return whether a cluster is written from left to right, or None if it has the direction of its neighbours."""
    kinds = {unicodedata.bidirectional(char) for char in cluster}
    if kinds & {"R", "AL"}:
        return False
    return True if kinds & {"L", "EN", "AN"} else None


def runs(text: str) -> list[Run]:
    """Return the runs of a line from left to right, without clusters that no font has."""
    logical: list[Run] = []
    rightward: bool | None = None
    base: bool | None = None
    for cluster in clusters(text):
        path = font_of(cluster)
        if path is None:
            continue
        own = _direction(cluster)
        rightward = own if own is not None else rightward
        base = rightward if base is None else base
        towards = rightward is not False
        if logical and (logical[-1].path, logical[-1].rightward) == (path, towards):
            logical[-1] = logical[-1]._replace(text=logical[-1].text + cluster)
        else:
            logical.append(Run(cluster, path, towards))
    return _visual(logical, base is not False)


def _visual(logical: list[Run], rightward: bool) -> list[Run]:
    """Return the runs from left to right. rightward: whether the line as a whole is read from left to right."""
    result: list[Run] = []
    group: list[Run] = []
    for run in logical:
        if run.rightward != rightward:
            group.insert(0, run)
        else:
            result += [*group, run]
            group = []
    result += group
    return result if rightward else result[::-1]


def _measured(text: str, size: int) -> Iterator[tuple[Run, Strike | None, float]]:
    """Yield each run of a line with its font and its width. Only a drawing has no font."""
    for run in runs(text):
        if run.path == _DRAWN:
            yield run, None, len(run.text) * robot(size).width
            continue
        strike = _strike(run.path, size)
        if run.path == FREDOKA:  # Its blank almost vanishes before V, W and Y; its no-break space keeps its width.
            run = run._replace(text=run.text.replace(" ", "\N{NO-BREAK SPACE}"))
        if strike is not None:
            yield run, strike, strike.font.getlength(run.text) * strike.scale


def width(text: str, size: int) -> float:
    """Return the width of a drawn text, in pixels."""
    return sum(length for _, _, length in _measured(text, size))


@lru_cache(maxsize=512)
def fitted(text: str, size: int, room: int) -> str:
    """Return the plain text, cut with an ellipsis if it is wider than `room` pixels. The result may be empty."""
    words = plain(text)
    if not drawable(words):
        return ""
    if width(words, size) <= room:
        return words
    number = _NUMBER.search(words)  # tells names apart that look alike, so it stays as long as there is room
    return (_cut(words, size, room, number[0]) if number else "") or _cut(words, size, room)


def _cut(words: str, size: int, room: int, tail: str = "") -> str:
    """Return as much of a text as fits before an ellipsis and its tail; "" if nothing does."""
    parts = clusters(words.removesuffix(tail).removesuffix(ELLIPSIS))

    def cut(count: int) -> str:
        return "".join(parts[:count]).rstrip() + ELLIPSIS + tail

    fits = bisect_right(range(1, len(parts) + 1), room, key=lambda count: math.ceil(width(cut(count), size)))
    return cut(fits) if fits else ""


@lru_cache(maxsize=512)
def drawable(text: str) -> bool:
    """Return whether some font can draw a part of the text that is not blank."""
    return any(run.text.strip(" " + ELLIPSIS + _JOINER) for run in runs(plain(text)))


@lru_cache(maxsize=512)
def initial(name: str) -> str:
    """Return the first cluster of a name that a font can draw, in upper case, or "" if there is no such cluster.

    The initial of a computer player is `ROBOT`.
    """
    for cluster in clusters(plain(name)):
        if cluster == ROBOT:
            return ROBOT
        if (cluster[0].isalnum() or ord(cluster[0]) in _PICTURES) and font_of(cluster) is not None:
            upper = cluster.upper()
            return upper if len(upper) == len(cluster) and font_of(upper) is not None else cluster
    return ""


@lru_cache(maxsize=1024)
def figures_width(text: str, size: int) -> int:
    """Return the width of a line in the typeface for numbers, in pixels."""
    return math.ceil(bot_font(Face.FIGURES, size).getlength(text))


@lru_cache(maxsize=512)
def squeezed(text: str, size: int, least: int, room: int) -> tuple[Face, int] | None:
    """Return a face of Fredoka and a size in which a text fits into `room` pixels, or None if the text never fits."""
    if all(char == " " or font_of(char) == FREDOKA for char in text):
        for smaller in range(size, least - 1, -1):
            for face in (Face.BOLD, Face.NARROW):
                if bot_font(face, smaller).getlength(text) <= room:
                    return face, smaller
    return None


CAP_HEIGHT = 0.70  # the height of Fredoka's capitals, as a share of the font size


def words(
    image: Image.Image, text: str, x: float, y: float, size: int, colour: RGB, room: int, along: float = 0.5
) -> None:
    """Write a line of any script. y: the middle of its capitals. along: the share of its width that lies left of x."""
    line = fitted(text, size, room)
    left = x - width(line, size) * along
    write(image, left, round(y + size * CAP_HEIGHT / 2), line, size, colour)


def drawn_words(text: str, size: int, colour: RGB, background: RGB, room: int, leading: float = 1.3) -> Image.Image:
    """Return a line of any script (RGB), cut to `room` pixels. leading: the picture's height divided by `size`."""
    line = fitted(text, size, room)
    image = Image.new("RGB", (max(1, round(width(line, size)) + 2), round(size * leading)), background)
    words(image, text, 1, image.height / 2, size, colour, room, along=0)
    return image


def drawn_figures(text: str, size: int, colour: RGB, background: RGB) -> Image.Image:
    """Return digits and signs (RGB) on a plain background."""
    image = Image.new("RGB", (figures_width(text, size) + 2, round(size * 0.9)), background)
    at = (1, image.height / 2)
    ImageDraw.Draw(image).text(at, text, font=bot_font(Face.FIGURES, size), fill=colour, anchor="lm")
    return image


def write(image: Image.Image, x: float, baseline: float, text: str, size: int, colour: RGB) -> None:
    """Write a line in bold, with its left end at x. The line must already be cut (`fitted`)."""
    draw = ImageDraw.Draw(image)
    for run, strike, length in _measured(text, size):
        if strike is None:
            _draw_robots(image, x, baseline, len(run.text), size, colour)
        elif strike.coloured:
            _paste_coloured(image, x, baseline, run.text, strike)
        else:
            draw.text((x, baseline), run.text, font=strike.font, fill=colour, anchor="ls")
        x += length


# ---- the robot before the names of computer players ----

_DRAWN = Path("drawn")  # stands for a font in runs of drawings


def _draw_robots(image: Image.Image, x: float, baseline: float, count: int, size: int, colour: RGB) -> None:
    mask = robot(size)
    fill = (*colour, 255) if image.mode == "RGBA" else colour
    top = round(baseline + size * 0.1) - mask.height
    for number in range(count):
        image.paste(fill, (round(x) + number * mask.width, top), mask)


def _paste_coloured(image: Image.Image, x: float, baseline: float, text: str, strike: Strike) -> None:
    left, top, right, bottom = strike.font.getbbox(text, anchor="ls")
    wide, high = round((right - left) * strike.scale), round((bottom - top) * strike.scale)
    if wide < 1 or high < 1:
        return
    big = Image.new("RGBA", (int(right - left), int(bottom - top)), (0, 0, 0, 0))
    ImageDraw.Draw(big).text((-left, -top), text, font=strike.font, anchor="ls", embedded_color=True)
    small = big.resize((wide, high), Image.Resampling.LANCZOS)
    image.paste(small, (round(x + left * strike.scale), round(baseline + top * strike.scale)), small)
