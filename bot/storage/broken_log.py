"""Finds out whether the write-ahead log of a killed bot is damaged, before SQLite merges it into the database.

SQLite reads a log up to the first frame whose checksum is wrong, and takes the rest for what a kill left unfinished. So
one flipped bit cuts off all commits behind it without a word. https://sqlite.org/fileformat2.html has the log's form.

A transaction begins to write only after the one before is on the disk. So if a frame of a later transaction is there,
the damaged one was on the disk, too. If there is none, a power cut may have left the last transaction unfinished.
"""

import logging
import shutil
import struct
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, NamedTuple

from bot.storage.identity import LOG, beside, note_end, settle

_ORDERS = {0x377F_0682: "<", 0x377F_0683: ">"}  # the order of bytes in checksums, by the log's first word
_HEADER, _FRAME = 32, 24  # bytes of the log's header, and of the header of each page in it
_SIZE_IN_DATABASE = slice(16, 18)  # of a page; the number 1 is for 65,536, which does not fit
_SHORT_OF = {1: 65_536}

_log = logging.getLogger(__name__)

Sums = tuple[int, int]


class CutOff(NamedTuple):
    """What SQLite would leave out of a log.

    Attributes:
        commits: how many, at least.
        surely: whether a commit that was on the disk is among them; False after a power cut in the last one.
    """

    commits: int
    surely: bool


class _Frame(NamedTuple):
    commits: bool  # whether a transaction ends with it
    salts: bytes  # the same in all frames of one use of the log
    sums: Sums
    summed: bytes


def let_merge(database: Path, now: int) -> None:
    """Prepare the log of a killed bot for a connection that may merge it: keep a damaged one, and note that it may go.

    Call this as `keep_broken_log`. Raises OSError.
    """
    keep_broken_log(database, now)
    note_end(database)


def keep_broken_log(database: Path, now: int) -> Path | None:
    """Copy the log of a killed bot if SQLite would leave out commits of it, and say so in the program's log.

    Return the copy; None if the log is whole. Call this only while no process has the database open, and before one
    opens it. now: milliseconds since 1970. Raises OSError.
    """
    log = beside(database, LOG)
    found = cut_off(database)
    if found is None:
        return None
    copy = log.with_name(f"{log.name}.broken-{datetime.fromtimestamp(now / 1000, UTC):%Y%m%d-%H%M%S}")
    shutil.copy(log, copy)
    settle(copy)
    _log.log(
        logging.ERROR if found.surely else logging.WARNING,
        "%s, the log of the killed bot, is damaged%s: %d commits at its end are left out. A copy is in %s.",
        log,
        "" if found.surely else ", as by a power cut",
        found.commits,
        copy,
    )
    return copy


def cut_off(database: Path) -> CutOff | None:
    """Return what SQLite would leave out of a database's log; None if nothing, or without a log. Raises OSError."""
    log = beside(database, LOG)
    if not log.is_file():
        return None
    with log.open("rb") as file:
        header = file.read(_HEADER)
        if len(header) < _HEADER:
            return None
        magic, size = struct.unpack(">I4xI", header[:12])
        order = _ORDERS.get(magic, ">")
        sums = _sums(header[:24], (0, 0), order)
        whole = magic in _ORDERS and sums == struct.unpack(">2I", header[24:])
        frames = _frames(file, _SHORT_OF.get(size, size) if whole else _page_size(database))
        salts: bytes | None = header[16:24] if whole else None
        for frame in frames:
            if salts is None:  # the log's header is damaged, so SQLite reads no frame
                salts = frame.salts
            elif whole and frame.salts == salts and frame.sums == (sums := _sums(frame.summed, sums, order)):
                continue
            return _left_out(frame, frames, salts)
    return None


def _left_out(first: _Frame, others: Iterator[_Frame], salts: bytes) -> CutOff | None:
    """Return what is left out from the first damaged frame on. Frames with other salts are of an earlier use."""
    ours = [first.commits] if first.salts == salts else []
    ours += [frame.commits for frame in others if frame.salts == salts]
    ends = [at for at, commits in enumerate(ours) if commits]
    return CutOff(len(ends), surely=ends[0] < len(ours) - 1) if ends else None


def _frames(file: BinaryIO, size: int) -> Iterator[_Frame]:
    while len(frame := file.read(_FRAME + size)) == _FRAME + size:
        _, pages, first, second = struct.unpack(">2I8x2I", frame[:_FRAME])
        yield _Frame(pages > 0, frame[8:16], (first, second), frame[:8] + frame[_FRAME:])


def _page_size(database: Path) -> int:
    with database.open("rb") as file:
        size = int.from_bytes(file.read(_SIZE_IN_DATABASE.stop)[_SIZE_IN_DATABASE], "big")
    return _SHORT_OF.get(size, size)


def _sums(content: bytes, sums: Sums, order: str) -> Sums:
    """Return the checksums after some content. sums: those before it."""
    one, two = sums
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFF_FFFF
        two = (two + second + one) & 0xFFFF_FFFF
    return one, two
