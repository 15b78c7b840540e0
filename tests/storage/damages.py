"""Twelve kinds of damage to the files of a database, as disks, operators and other programs do it."""

import os
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

PAGE = 4096
INNER, LEAVES = (2, 5), (10, 13)  # the first byte of a page of an index or a table


def _roots(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return dict(connection.execute("SELECT name, rootpage FROM sqlite_master WHERE rootpage > 0"))


def _below(content: bytes, number: int) -> Iterator[tuple[int, int]]:
    """Yield the number and kind of each page of a tree (https://sqlite.org/fileformat2.html)."""
    page = content[(number - 1) * PAGE : number * PAGE]
    yield number, page[0]
    if page[0] in INNER:
        cells = int.from_bytes(page[3:5], "big")
        starts = [int.from_bytes(page[12 + 2 * at : 14 + 2 * at], "big") for at in range(cells)]
        for child in (*(int.from_bytes(page[at : at + 4], "big") for at in starts), int.from_bytes(page[8:12], "big")):
            yield from _below(content, child)


def pages(path: Path, name: str, kinds: tuple[int, ...] = LEAVES) -> list[int]:
    """Return the numbers of the pages of a table or an index, in order."""
    return [number for number, kind in _below(path.read_bytes(), _roots(path)[name]) if kind in kinds]


def page_of(path: Path, number: int) -> bytes:
    return path.read_bytes()[(number - 1) * PAGE : number * PAGE]


def overwrite(path: Path, offset: int, content: bytes) -> None:
    """Write into a file without closing it for others. The time of its last write stays, as after a fault of a disk."""
    before = path.stat()
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(content)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def _spoil(path: Path, number: int, content: bytes) -> None:
    overwrite(path, (number - 1) * PAGE, content)


def _middle(numbers: list[int]) -> int:
    return numbers[len(numbers) // 2]


def zeroed_matches(path: Path, _backup: Path) -> None:
    _spoil(path, _middle(pages(path, "matches")), bytes(PAGE))


def random_log(path: Path, _backup: Path) -> None:
    _spoil(path, _middle(pages(path, "log")), random.Random(1).randbytes(PAGE))


def zeroed_index(path: Path, _backup: Path) -> None:
    _spoil(path, _middle(pages(path, "sqlite_autoindex_log_1")), bytes(PAGE))


def zeroed_inner_page(path: Path, _backup: Path) -> None:
    _spoil(path, _middle(pages(path, "log", INNER)), bytes(PAGE))


def swapped_pages(path: Path, _backup: Path) -> None:
    """A disk writes a page to the place of another one."""
    content = path.read_bytes()
    one, other = pages(path, "log")[1], pages(path, "seats")[0]
    _spoil(path, one, content[(other - 1) * PAGE : other * PAGE])


def spoilt_header(path: Path, _backup: Path) -> None:
    _spoil(path, 1, random.Random(2).randbytes(16))


def torn_schema(path: Path, _backup: Path) -> None:
    """The first page is damaged behind its header."""
    overwrite(path, 100, bytes(PAGE - 100))


def truncated(path: Path, _backup: Path) -> None:
    # What is cut off must not have the schema's newest page: that damage is `torn_schema`.
    os.truncate(path, path.stat().st_size * 9 // 10 // PAGE * PAGE)


def deleted(path: Path, _backup: Path) -> None:
    path.unlink()


def emptied(path: Path, _backup: Path) -> None:
    os.truncate(path, 0)


def copied_over(path: Path, backup: Path) -> None:
    """Somebody copies a backup over the database."""
    shutil.copyfile(backup, path)


def log_deleted(path: Path, _backup: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink(missing_ok=True)


def spoil_name(path: Path) -> None:
    """Damage the name and the statement of a table, which SQLite quotes then. Its bytes are no UTF-8."""
    at = path.read_bytes().index(b"tableseatsseats")
    overwrite(path, at + len("table"), b"\xff" * len("seats"))
    statement = path.read_bytes().index(b"CREATE TABLE seats", at)
    overwrite(path, statement + len("CREATE TABLE seats"), b"\xfe")


KINDS: dict[str, Callable[[Path, Path], None]] = {
    kind.__name__: kind
    for kind in (
        zeroed_matches, random_log, zeroed_index, zeroed_inner_page, swapped_pages, spoilt_header,
        torn_schema, truncated, deleted, emptied, copied_over, log_deleted,
    )
}  # fmt: skip
