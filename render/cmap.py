"""Which characters a font file has: a reader of its `cmap` table, by the OpenType specification.

Pillow draws a box for a character that a font lacks and does not say so; this asks before.
"""

import struct
import sys
from array import array
from bisect import bisect_left
from pathlib import Path
from typing import BinaryIO, Protocol


class CharacterMap(Protocol):
    def __contains__(self, code: int) -> bool: ...


class Segments:
    """Format 4: sixteen-bit codes in segments."""

    def __init__(self, data: bytes) -> None:
        count = struct.unpack_from(">H", data, 6)[0] // 2
        self._ends = _numbers("H", data, 14, count)
        self._starts = _numbers("H", data, 16 + 2 * count, count)
        self._deltas = _numbers("H", data, 16 + 4 * count, count)
        self._offset_base = 16 + 6 * count
        self._offsets = _numbers("H", data, self._offset_base, count)
        self._data = data

    def __contains__(self, code: int) -> bool:
        i = bisect_left(self._ends, code)
        if i == len(self._ends) or code < self._starts[i]:
            return False
        if not self._offsets[i]:
            return (code + self._deltas[i]) & 0xFFFF != 0
        at = self._offset_base + 2 * i + self._offsets[i] + 2 * (code - self._starts[i])
        return at + 2 <= len(self._data) and self._data[at : at + 2] != b"\0\0"


class Groups:
    """Format 12: codes of all planes in groups."""

    def __init__(self, data: bytes) -> None:
        count = struct.unpack_from(">I", data, 12)[0]
        numbers = _numbers("I", data, 16, 3 * count)
        self._starts, self._ends, self._glyphs = numbers[0::3], numbers[1::3], numbers[2::3]

    def __contains__(self, code: int) -> bool:
        i = bisect_left(self._ends, code)
        return i < len(self._ends) and code >= self._starts[i] and self._glyphs[i] + code - self._starts[i] != 0


def _numbers(kind: str, data: bytes, at: int, count: int) -> "array[int]":
    """Unsigned numbers, kept as narrow as in the file: a machine may have hundreds of fonts."""
    numbers = array(kind)
    numbers.frombytes(data[at : at + count * numbers.itemsize])
    if len(numbers) < count:
        raise struct.error("the table ends early")
    if sys.byteorder == "little":
        numbers.byteswap()
    return numbers


def _table(file: BinaryIO, tag: bytes) -> bytes:
    """Return a table of the file's first font; empty when it has none."""
    start = 0
    if file.read(4) == b"ttcf":
        file.seek(12)
        start = struct.unpack(">I", file.read(4))[0]
    file.seek(start + 4)
    count = struct.unpack(">H", file.read(2))[0]
    file.seek(start + 12)
    for _ in range(count):
        name, _, offset, length = struct.unpack(">4sIII", file.read(16))
        if name == tag:
            file.seek(offset)
            return file.read(length)
    return b""


def read(path: Path) -> CharacterMap:
    """Return the characters of the first font in a TrueType or OpenType file; none for a file that cannot be read as
    one.
    """
    try:
        with path.open("rb") as file:
            return _best(_table(file, b"cmap"))
    except (OSError, struct.error):  # unreadable or broken: as good as no font
        return frozenset[int]()


def _best(table: bytes) -> CharacterMap:
    count = struct.unpack_from(">H", table, 2)[0]
    found: dict[int, bytes] = {}
    for i in range(count):
        platform, encoding, offset = struct.unpack_from(">HHI", table, 4 + 8 * i)
        unicode = platform == 0 or (platform == 3 and encoding in (1, 10))
        if unicode:
            found[struct.unpack_from(">H", table, offset)[0]] = table[offset:]
    if 12 in found:
        return Groups(found[12])
    return Segments(found[4]) if 4 in found else frozenset[int]()
