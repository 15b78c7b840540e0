"""The files of reference pictures, and functions that compare pictures."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from PIL import Image, ImageChops, ImageStat

from render.memory import MEMORY

FOLDER = Path(__file__).parent.parent / "pictures"


def reference_file(game: str, name: str) -> Path:
    return FOLDER / f"{game}_{name}.png"


def reference(game: str, name: str) -> Image.Image:
    return opened(reference_file(game, name).read_bytes())


def opened(data: bytes) -> Image.Image:
    """Return the picture (RGB) in a file."""
    return Image.open(io.BytesIO(data)).convert("RGB")


def changed_box(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """Return the box (left, top, right, bottom) in which two pictures of the same size differ."""
    assert one.size == other.size
    return ImageChops.difference(one, other).getbbox()


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the mean absolute difference of two pictures, 0 to 255. Return 255 if their sizes differ."""
    if one.size != other.size:
        return 255.0
    bands = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(bands) / len(bands)


def empty_cache() -> None:
    limit = MEMORY.limit
    MEMORY.limit_to(0)
    MEMORY.limit_to(limit)


BLOCK = 64


def worst_block(one: Image.Image, other: Image.Image) -> float:
    """Return the mean absolute difference in the block of BLOCK x BLOCK pixels that differs most."""
    if one.size != other.size:
        return 255.0
    blocks = ImageChops.difference(one, other).reduce(BLOCK).tobytes()
    return max(sum(blocks[i : i + 3]) for i in range(0, len(blocks), 3)) / 3


# A function that measures a difference, and the tolerance: the largest difference (of 255) that passes. Other versions
# of Pillow or FreeType change the edges of letters by less than the tolerance.
Measure: TypeAlias = tuple[Callable[[Image.Image, Image.Image], float], float]
WHOLE: Measure = (difference, 0.06)
BY_BLOCK: Measure = (worst_block, 1.5)
