"""Fits pictures of pieces into emoji: PNG files of 128 x 128 pixels with a transparent background."""

import hashlib
import io
from pathlib import Path
from typing import NamedTuple

import PIL
from PIL import Image

import bot.games
import render

SIDE = 128  # pixels, the size at which Discord stores emoji
_SPACE = 2  # transparent pixels on every side, so that no edge looks cut off


class Emoji(NamedTuple):
    """A picture of a piece.

    Attributes:
        piece: the kind and the code of the piece, such as "tile-R-B-".
        name: what a screen reader calls it, such as "red plain blue plain": at most 25 letters of English words.
        png: the file.
        digest: a hash of the pixels. It does not depend on the compression of the file.
    """

    piece: str
    name: str
    png: bytes
    digest: str


def drawings() -> str:
    """Return a hash of all files that decide which pieces there are and how they look.

    While it is equal, no emoji has to be drawn again.
    """
    folders = (*map(Path, render.__path__), *map(Path, bot.games.__path__))
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".txt"))
    parts = (PIL.__version__.encode(), *(path.read_bytes() for path in files))
    return hashlib.sha256(b"".join(parts)).hexdigest()


def emoji(piece: str, name: str, picture: Image.Image) -> Emoji:
    """Return a picture (RGBA) as an emoji. The picture is cropped to what is visible, scaled, and centred.

    piece, name: as in `Emoji`.
    """
    seen = picture.crop(picture.getbbox())
    scale = (SIDE - 2 * _SPACE) / max(seen.size)
    size = (max(1, round(seen.width * scale)), max(1, round(seen.height * scale)))
    image = Image.new("RGBA", (SIDE, SIDE))
    image.paste(seen.resize(size, Image.Resampling.LANCZOS), ((SIDE - size[0]) // 2, (SIDE - size[1]) // 2))
    file = io.BytesIO()
    image.save(file, "PNG")
    return Emoji(piece, name, file.getvalue(), hashlib.sha256(image.tobytes()).hexdigest())
