"""The pictures that are kept, one file a scene of a game; how two differ; drawing anew."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from PIL import Image, ImageChops, ImageStat

from render.memory import MEMORY

FOLDER = Path(__file__).parent.parent / "pictures"


def kept_picture(game: str, name: str) -> Path:
    """The file of a picture that is kept."""
    return FOLDER / f"{game}_{name}.png"


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean absolute difference of two pictures, 0..255; 255 for pictures of different sizes."""
    if one.size != other.size:
        return 255.0
    bands = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(bands) / len(bands)


def forget() -> None:
    """Let all go that painters have drawn."""
    limit = MEMORY.limit
    MEMORY.limit_to(0)
    MEMORY.limit_to(limit)


BLOCK = 64


def worst_block(one: Image.Image, other: Image.Image) -> float:
    """The mean absolute difference of that block of BLOCK x BLOCK pixels where it is largest: for large pictures."""
    if one.size != other.size:
        return 255.0
    blocks = ImageChops.difference(one, other).reduce(BLOCK).tobytes()
    return max(sum(blocks[i : i + 3]) for i in range(0, len(blocks), 3)) / 3


# What tells two pictures apart, and how much of it is none of 255: what another version of Pillow or FreeType does to
# the edges of letters stays below.
Measure: TypeAlias = tuple[Callable[[Image.Image, Image.Image], float], float]
WHOLE: Measure = (difference, 0.06)
BY_BLOCK: Measure = (worst_block, 1.5)
