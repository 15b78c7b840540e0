"""Animated GIF files from index pictures: small, since each frame holds nothing but what changed.

Pillow writes a hundred frames in 7 s and 15 MB, this in half a second and 1.3 MiB. A frame is one box around all that
changed; inside it, what stayed the same is transparent, with an index that the box does not use. Frames of the palette
that the file began with share it, others bring their own and are whole.
"""

import io
import struct
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PIL import Image, ImageChops

from render import deflate
from render.canvas import COLOURS, Frame, Palette
from render.kit import RGB

_CODE_SIZE = 8  # bits: 256 colours
_KEEP = 1  # what a frame leaves behind: itself
_TRANSPARENT = 1
_GLOBAL_TABLE, _LOCAL_TABLE, _SIZE_256 = 0x80, 0x80, 7
_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def read_png(data: bytes) -> Frame:
    """Return the frame of a PNG file with a palette of its own."""
    with Image.open(io.BytesIO(data)) as image:
        bands = (image.getpalette() or [])[: 3 * COLOURS]
        colours: list[RGB] = [(bands[i], bands[i + 1], bands[i + 2]) for i in range(0, len(bands), 3)]
        return Frame(Image.frombytes("L", image.size, image.tobytes()), Palette(colours))


def shrunk(frames: Iterable[Frame], up: int, down: int) -> Iterator[Frame]:
    """Return the frames at up/down of their size, each made of the one before where it is the same. At most down - 1
    pixels are cut off at the right and below.
    """
    before: tuple[Frame, Image.Image] | None = None
    for frame in frames:
        width, height = (side // down * down for side in frame.indexes.size)
        if before is None or before[0].palette is not frame.palette or before[0].indexes.size != frame.indexes.size:
            small = _small(frame, (0, 0, width, height), up, down)
        else:
            small = before[1].copy()
            for box in _changed(before[0].indexes, frame.indexes, (width, height), down):
                small.paste(_small(frame, box, up, down), (box[0] * up // down, box[1] * up // down))
        before = frame, small
        yield Frame(small, frame.palette)


Box = tuple[int, int, int, int]

_BAND = 18  # about so many times `down` rows are looked at together for what has changed


def _changed(before: Image.Image, after: Image.Image, size: tuple[int, int], down: int) -> Iterator[Box]:
    """Boxes around all that differs, their edges at multiples of `down`."""
    difference = ImageChops.difference(before, after)
    width, height = size
    for top in range(0, height, _BAND * down):
        bottom = min(height, top + _BAND * down)
        found = difference.crop((0, top, width, bottom)).getbbox()
        if found is not None:
            left, upper, right, lower = found
            yield left // down * down, top + upper // down * down, -(-right // down) * down, top - -lower // down * down


def _small(frame: Frame, box: Box, up: int, down: int) -> Image.Image:
    """Return a part of a frame, scaled. Each new pixel is the mean of those that it covers, so parts fit together."""
    part = frame.palette.picture(frame.indexes.crop(box))
    size = part.width * up // down, part.height * up // down
    return frame.palette.indexes(part.resize(size, Image.Resampling.BOX))


def encode(frames: Iterable[tuple[Frame, int]]) -> bytes:
    """Return the file of these frames, each with the hundredths of a second that it is seen; it begins anew when it is
    over.

    A frame like the one before makes that one last longer. Smaller frames stand in the middle of the largest. Raises
    ValueError without a frame.
    """
    merged = [(_Deflated.of(frame), time) for frame, time in _merged(frames)]
    if not merged:
        raise ValueError("an animation has at least one frame")
    size = max(frame.size[0] for frame, _ in merged), max(frame.size[1] for frame, _ in merged)
    palette = merged[0][0].palette
    head = struct.pack("<6sHHBBB", b"GIF89a", *size, _GLOBAL_TABLE | 7 << 4 | _SIZE_256, 0, 0)
    parts = _parts(((frame.inflated(), time) for frame, time in merged), size, palette)
    return b"".join((head, palette.bytes, _FOR_EVER, *parts, b"\x3b"))


class _Deflated(NamedTuple):
    """A frame while the size of the others is not known yet: hundreds of them would take 100 MiB as they are."""

    size: tuple[int, int]
    pixels: bytes
    palette: Palette

    @classmethod
    def of(cls, frame: Frame) -> "_Deflated":
        return cls(frame.indexes.size, deflate.compress(frame.indexes.tobytes(), deflate.FASTEST), frame.palette)

    def inflated(self) -> Frame:
        return Frame(Image.frombytes("L", self.size, deflate.decompress(self.pixels)), self.palette)


def _merged(frames: Iterable[tuple[Frame, int]]) -> Iterator[tuple[Frame, int]]:
    """Return each picture once, as long as it is to be seen."""
    before: tuple[Frame, int] | None = None
    for frame, time in frames:
        if before is not None and _same(before[0], frame):
            before = before[0], before[1] + time
            continue
        if before is not None:
            yield before
        before = frame, time
    if before is not None:
        yield before


def _same(one: Frame, other: Frame) -> bool:
    return one.palette is other.palette and one.indexes == other.indexes


def _parts(frames: Iterable[tuple[Frame, int]], size: tuple[int, int], palette: Palette) -> Iterator[bytes]:
    """Return the frames as they stand in the file."""
    before: Frame | None = None
    for small, time in frames:
        frame = _centred(small, size)
        own = b"" if frame.palette is palette else frame.palette.bytes
        if before is None or before.palette is not frame.palette:
            yield _part(frame.indexes, (0, 0), time, None, own)
        else:
            corner, indexes, transparent = _change(before.indexes, frame.indexes)
            yield _part(indexes, corner, time, transparent, own)
        before = frame


def _centred(frame: Frame, size: tuple[int, int]) -> Frame:
    """Return a frame in the middle of a larger one, around it the colour of its corner."""
    if frame.indexes.size == size:
        return frame
    corner = frame.indexes.crop((0, 0, 1, 1)).tobytes()[0]
    whole = Image.new("L", size, corner)
    whole.paste(frame.indexes, ((size[0] - frame.indexes.width) // 2, (size[1] - frame.indexes.height) // 2))
    return Frame(whole, frame.palette)


def _change(before: Image.Image, after: Image.Image) -> tuple[tuple[int, int], Image.Image, int | None]:
    """Return what is to be put over a picture to make another of it: where, the indexes, and the one that is
    transparent.
    """
    difference = ImageChops.difference(before, after)
    box = difference.getbbox() or (0, 0, 1, 1)
    changed = after.crop(box)
    unused = next((index for index, count in enumerate(changed.histogram()) if not count), None)
    if unused is not None:
        changed.paste(unused, (0, 0), difference.crop(box).point(_IS_SAME))
    return box[:2], changed, unused


_IS_SAME = [255] + [0] * 255


def _part(indexes: Image.Image, corner: tuple[int, int], time: int, transparent: int | None, palette: bytes) -> bytes:
    """Return a frame: how long it is seen, where it lies, its colours if they are its own, its pixels."""
    flags = _KEEP << 2 | (0 if transparent is None else _TRANSPARENT)
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, flags, min(time, 0xFFFF), transparent or 0, 0)
    own = _LOCAL_TABLE | _SIZE_256 if palette else 0
    place = struct.pack("<BHHHHB", 0x2C, *corner, *indexes.size, own)
    pixels = indexes.tobytes("gif", "L", _CODE_SIZE, 0)  # by Lempel, Ziv and Welch, in blocks with their lengths
    return b"".join((control, place, palette, bytes((_CODE_SIZE,)), pixels, b"\x00"))
