"""Text in any script: which font has it, how wide it is, and how it gets onto a picture.

Rule 1: a character is drawn only by a font that has it; one that no font has is left out, never drawn as a box.
Rule 2: whatever a member calls themself, nothing here raises: control characters go, stacked accents are thinned, long
names end in an ellipsis.

The house's own faces are Fredoka (words) and Lilita One (figures). Names fall back cluster by cluster: to Noto packages
that are installed, then to the fonts of the system.
"""

import math
import os
import sys
import unicodedata
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.kit import RGB

ELLIPSIS = "…"
LONGEST = 120  # characters of a name that are looked at; more never fit
STACKED = 3  # accents on one letter
LONGEST_CLUSTER = 12  # characters of one emoji


def _packaged(package: str) -> list[Path]:
    """Return the font files of an installed `fontpkg` package; none where it is not installed."""
    spec = find_spec(package)
    places = (spec.submodule_search_locations or ()) if spec else ()
    return [
        path for place in places for path in sorted((Path(place) / "files").glob("*.ttf")) if "Italic" not in path.name
    ]


FREDOKA = _packaged("fontpkg_fredoka")[0]
LILITA = _packaged("fontpkg_lilita_one")[0]


class Face(Enum):
    """The house's faces."""

    FIGURES = "figures"
    BOLD = "bold"
    PLAIN = "plain"
    NARROW = "narrow"


_WEIGHTS = {Face.BOLD: 700, Face.PLAIN: 500, Face.NARROW: 680}
_NORMAL_WIDTH, _NARROW_WIDTH = 100, 82


# A font that is open takes 0.2 MiB, one with Chinese ten times as much; to open it anew takes 0.1 ms.
@lru_cache(maxsize=32)
def house(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return one of the house's faces. Size in pixels."""
    if face is Face.FIGURES:
        return ImageFont.truetype(LILITA, size)
    font = ImageFont.truetype(FREDOKA, size)
    font.set_variation_by_axes([_WEIGHTS[face], _NARROW_WIDTH if face is Face.NARROW else _NORMAL_WIDTH])
    return font


# ---------------------------------------------------------------------------------------------- fonts to fall back on

# Optional packages of the Noto family, in order of use.
_PACKAGES = ("fontpkg_noto_sans", "fontpkg_noto_sans_arabic", "fontpkg_noto_sans_thai")

# Beginnings of file names (lower case, without spaces), the preferred first.
_PREFERRED = (
    "notosans-", "notosans[", "notosanscjk", "notosansarabic", "notosanshebrew", "notosansthai", "notosansdevanagari",
    "notosans", "dejavusans-bold", "dejavusans", "segoeui", "helveticaneue", "pingfang", "hiragino", "msyh", "arial",
    "liberationsans-bold", "liberationsans",
)  # fmt: skip
_COLOURED = ("notocoloremoji", "applecoloremoji", "seguiemj", "twemoji")
_UNLIKE = ("italic", "oblique", "serif", "mono", "condensed", "narrow", "light", "thin", "black", "math", "lastresort")
_MOST_FILES = 200  # looked at on a machine with very many fonts


def _folders() -> list[Path]:
    home = Path.home()
    if sys.platform == "darwin":
        return [Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library/Fonts"]
    if sys.platform == "win32":
        return [Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts"]
    return [Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), home / ".local/share/fonts", home / ".fonts"]


def _liking(path: Path) -> tuple[bool, int, bool, str]:
    """Sorts the most suitable font first; names are set bold."""
    name = path.name.lower().replace(" ", "")
    place = next((i for i, start in enumerate(_PREFERRED) if name.startswith(start)), len(_PREFERRED))
    return any(word in name for word in _UNLIKE), place, "bold" not in name, name


def _is_coloured(path: Path) -> bool:
    return path.name.lower().replace(" ", "").startswith(_COLOURED)


@lru_cache(maxsize=1)
def fallbacks() -> tuple[Path, ...]:
    """Return the font files beside the house's own, the preferred first."""
    found = [path for package in _PACKAGES for path in _packaged(package)]
    system = [
        path
        for folder in _folders()
        if folder.is_dir()
        for path in folder.rglob("*")
        if path.suffix.lower() in (".ttf", ".otf", ".ttc")
    ]
    return tuple(found + sorted(system, key=_liking)[:_MOST_FILES])


_GLYPHS = range(2**16)  # stand for the names of glyphs: to read these would take five times as long


@lru_cache(maxsize=1024)
def codes(path: Path) -> "array[int]":
    """Return the code points that a file's first font has, in order; none for a file that is no font.

    200 fonts take 0.3 s and 17 MiB, one with Chinese 45 ms.
    """
    from fontTools.ttLib import TTFont  # 40 ms and 7 MiB, which a process that writes nothing spares

    try:
        with path.open("rb") as file, TTFont(file, fontNumber=0, lazy=True) as font:
            font.setGlyphOrder(_GLYPHS)
            return array("I", sorted(font.getBestCmap() or ()))
    except Exception:  # noqa: BLE001  # a broken file breaks fontTools anywhere: as good as no font
        return array("I")


def _has(path: Path, code: int) -> bool:
    found = codes(path)
    i = bisect_left(found, code)
    return i < len(found) and found[i] == code


class Strike(NamedTuple):
    """A font and what its pictures are to be scaled by (1 but for coloured bitmaps, which come in few sizes)."""

    font: ImageFont.FreeTypeFont
    scale: float
    coloured: bool


_BITMAP_SIZES = (109, 160, 136, 128, 96, 64, 32)


@lru_cache(maxsize=12)
def _strike(path: Path, size: int) -> Strike | None:
    """Return the font at a size; None where it cannot be loaded."""
    coloured = _is_coloured(path)
    if path == FREDOKA:
        return Strike(house(Face.BOLD, size), 1.0, False)
    for pixels in (size, *_BITMAP_SIZES) if coloured else (size,):
        try:
            font = ImageFont.truetype(path, pixels)
        except OSError:  # not in this size, or broken
            continue
        _embolden(font)
        return Strike(font, size / pixels, coloured)
    return None


def _embolden(font: ImageFont.FreeTypeFont) -> None:
    """Set a variable font bold, as Fredoka is; others stay as they are."""
    try:
        axes = font.get_variation_axes()
    except OSError:  # not a variable font
        return
    weights = [
        min(_WEIGHTS[Face.BOLD], int(axis["maximum"] or 0)) if axis["name"] == b"Weight" else int(axis["default"] or 0)
        for axis in axes
    ]
    font.set_variation_by_axes([float(weight) for weight in weights])


# ------------------------------------------------------------------------------------------------------------- clusters

_JOINER, _VARIATIONS, _EMOJI_STYLE = "\u200d", "\ufe00\ufe01\ufe0e\ufe0f", "\ufe0f"
_SKIN, _FLAG = range(0x1F3FB, 0x1F400), range(0x1F1E6, 0x1F200)
_PICTURES = range(0x1F000, 0x20000)


def plain(text: str) -> str:
    """Without control characters, each white space one blank, at most LONGEST characters (then an ellipsis)."""
    head = text[: 4 * LONGEST]
    kept = [
        " " if char.isspace() else char
        for char in head
        if char.isspace() or char == _JOINER or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    ]
    words = " ".join("".join(kept).split())
    cut = len(words) > LONGEST or len(text) > len(head)
    return words[:LONGEST] + ELLIPSIS if cut else words


def clusters(text: str) -> list[str]:
    """Return what is drawn or left out as one: a letter with its accents, an emoji with its parts."""
    result: list[str] = []
    for char in text:
        if not result or not _continues(result[-1], char):
            result.append(char)
        elif len(result[-1]) < LONGEST_CLUSTER and not (_stacks(char) and sum(map(_stacks, result[-1])) >= STACKED):
            result[-1] += char
    return [cluster for cluster in result if cluster != _JOINER]


def _stacks(char: str) -> bool:
    """Return whether it is written over or under a letter."""
    return unicodedata.category(char) in ("Mn", "Me") and char not in _VARIATIONS


def _continues(cluster: str, char: str) -> bool:
    if char == _JOINER or char in _VARIATIONS or ord(char) in _SKIN or cluster.endswith(_JOINER):
        return cluster != " "
    if ord(char) in _FLAG:
        return len(cluster) == 1 and ord(cluster) in _FLAG
    return unicodedata.category(char) in ("Mn", "Me", "Mc")


def _wants_colour(cluster: str) -> bool:
    return _EMOJI_STYLE in cluster or ord(cluster[0]) in _PICTURES


@lru_cache(maxsize=2048)
def font_of(cluster: str) -> Path | None:
    """Return the first font that has all of a cluster; None: no font has it."""
    needed = [ord(char) for char in cluster if char != _JOINER and char not in _VARIATIONS]
    order = [FREDOKA, *fallbacks()]
    if _wants_colour(cluster):
        order.sort(key=lambda path: not _is_coloured(path))
    return next((path for path in order if needed and all(_has(path, code) for code in needed)), None)


# ----------------------------------------------------------------------------------------------------------------- runs


class Run(NamedTuple):
    """Clusters that one font draws in one direction."""

    text: str
    path: Path
    rightward: bool


def _direction(cluster: str) -> bool | None:
    """True: from left to right; False: from right to left; None: as its neighbours."""
    kinds = {unicodedata.bidirectional(char) for char in cluster}
    if kinds & {"R", "AL"}:
        return False
    return True if kinds & {"L", "EN", "AN"} else None


def runs(text: str) -> list[Run]:
    """Return a line as runs in the order in which they are seen, without what no font has."""
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
    """Neighbouring runs against the line's direction change places; a line from the right is then turned as a whole."""
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


def _measured(text: str, size: int) -> Iterator[tuple[Run, Strike, float]]:
    for run in runs(text):
        strike = _strike(run.path, size)
        if strike is not None:
            yield run, strike, strike.font.getlength(run.text) * strike.scale


def width(text: str, size: int) -> float:
    """In pixels, of what will be drawn."""
    return sum(length for _, _, length in _measured(text, size))


@lru_cache(maxsize=512)
def fitted(text: str, size: int, room: int) -> str:
    """Return the plain text, cut by clusters so that it fits into the room with an ellipsis. May be empty."""
    words = plain(text)
    if not drawable(words):
        return ""
    if width(words, size) <= room:
        return words
    parts = clusters(words.removesuffix(ELLIPSIS))
    low, high = 0, len(parts)
    while low < high:
        middle = (low + high + 1) // 2
        if width("".join(parts[:middle]).rstrip() + ELLIPSIS, size) <= room:
            low = middle
        else:
            high = middle - 1
    return "".join(parts[:low]).rstrip() + ELLIPSIS if low else ""


@lru_cache(maxsize=512)
def drawable(text: str) -> bool:
    """Return whether anything but blanks would be seen."""
    return any(run.text.strip(" " + ELLIPSIS + _JOINER) for run in runs(plain(text)))


@lru_cache(maxsize=512)
def initial(name: str) -> str:
    """Return the first cluster of a name that can be drawn, in upper case; empty where there is none."""
    for cluster in clusters(plain(name)):
        if (cluster[0].isalnum() or ord(cluster[0]) in _PICTURES) and font_of(cluster) is not None:
            upper = cluster.upper()
            return upper if len(upper) == len(cluster) and font_of(upper) is not None else cluster
    return ""


@lru_cache(maxsize=1024)
def figures_width(text: str, size: int) -> int:
    """Pixels of a line in the face of figures."""
    return math.ceil(house(Face.FIGURES, size).getlength(text))


CAP_HEIGHT = 0.70  # of Fredoka, in sizes


def words(
    image: Image.Image, text: str, x: float, y: float, size: int, colour: RGB, room: int, along: float = 0.5
) -> None:
    """A line of any script, fitted into the room; `along` of its width lies left of x, its capitals' middle on y."""
    line = fitted(text, size, room)
    left = x - width(line, size) * along
    write(image, left, round(y + size * CAP_HEIGHT / 2), line, size, colour)


def drawn_words(text: str, size: int, colour: RGB, ground: RGB, room: int, leading: float = 1.3) -> Image.Image:
    """Return a line of any script on a plain ground, fitted into the room; `leading` is its height, in sizes."""
    line = fitted(text, size, room)
    image = Image.new("RGB", (max(1, round(width(line, size)) + 2), round(size * leading)), ground)
    words(image, text, 1, image.height / 2, size, colour, room, along=0)
    return image


def drawn_figures(text: str, size: int, colour: RGB, ground: RGB) -> Image.Image:
    """Digits and signs on a plain ground, as high as they are and no more."""
    image = Image.new("RGB", (figures_width(text, size) + 2, round(size * 0.9)), ground)
    at = (1, image.height / 2)
    ImageDraw.Draw(image).text(at, text, font=house(Face.FIGURES, size), fill=colour, anchor="lm")
    return image


def write(image: Image.Image, x: float, baseline: float, text: str, size: int, colour: RGB) -> None:
    """Write a line (already fitted) from x rightwards, in bold."""
    draw = ImageDraw.Draw(image)
    for run, strike, length in _measured(text, size):
        if strike.coloured:
            _paste_coloured(image, x, baseline, run.text, strike)
        else:
            draw.text((x, baseline), run.text, font=strike.font, fill=colour, anchor="ls")
        x += length


def _paste_coloured(image: Image.Image, x: float, baseline: float, text: str, strike: Strike) -> None:
    left, top, right, bottom = strike.font.getbbox(text, anchor="ls")
    wide, high = round((right - left) * strike.scale), round((bottom - top) * strike.scale)
    if wide < 1 or high < 1:
        return
    big = Image.new("RGBA", (int(right - left), int(bottom - top)), (0, 0, 0, 0))
    ImageDraw.Draw(big).text((-left, -top), text, font=strike.font, anchor="ls", embedded_color=True)
    small = big.resize((wide, high), Image.Resampling.LANCZOS)
    image.paste(small, (round(x + left * strike.scale), round(baseline + top * strike.scale)), small)
