"""The files of reference pictures, one for each scene of a game, and measures of how two pictures differ."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from PIL import Image, ImageChops, ImageStat

from render.memory import MEMORY

FOLDER = Path(__file__).parent.parent / "pictures"


def kept_picture(game: str, name: str) -> Path:
    """Return the file of a reference picture."""
    return FOLDER / f"{game}_{name}.png"


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the mean absolute difference of two pictures, 0 to 255. It is 255 if their sizes differ."""
    if one.size != other.size:
        return 255.0
    bands = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(bands) / len(bands)


def forget() -> None:
    """Empty the cache of drawings."""
    limit = MEMORY.limit
    MEMORY.limit_to(0)
    MEMORY.limit_to(limit)


BLOCK = 64


def worst_block(one: Image.Image, other: Image.Image) -> float:
    """Return the largest mean absolute difference of a block of BLOCK x BLOCK pixels, for large pictures."""
    if one.size != other.size:
        return 255.0
    blocks = ImageChops.difference(one, other).reduce(BLOCK).tobytes()
    return max(sum(blocks[i : i + 3]) for i in range(0, len(blocks), 3)) / 3


# A measure of difference, and the largest value (of 255) that passes. Other versions of Pillow or FreeType change the
# edges of letters; these differences are smaller.
Measure: TypeAlias = tuple[Callable[[Image.Image, Image.Image], float], float]
WHOLE: Measure = (difference, 0.06)
BY_BLOCK: Measure = (worst_block, 1.5)
