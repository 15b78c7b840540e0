"""Reads what can be read of a damaged SQLite file.

SQLite ends a query at the first damaged page. So rows are read in the order of their row ids, and after a fault the
reading goes on behind it. Below a damaged inner page of a table, SQLite finds no row at all. So pages of rows to which
no other page leads are put into the place of the table's first page, one after the other, and read there.

https://sqlite.org/fileformat2.html has the form of pages.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from bot.storage.legible import LegibleConnection

MAGIC = b"SQLite format 3\0"
PAGE_SIZES = (512, 1024, 2048, 4096, 8192, 16_384, 32_768)
MOST_LOST = 1_000  # a header that tells of a file so many times as long is damaged
STEP_BY_STEP = 20_000  # row ids after a fault that are tried one by one; then the steps double
LARGEST = 2**40  # more rows than any table has

_ROWS, _INNER = 13, (2, 5)  # the first bytes of pages with rows, and of pages that lead to others
# The types of values by a word in a column's declared type.
_DECLARED: dict[str, tuple[type, ...]] = {
    "INT": (int,),
    "BOOL": (int,),
    "CHAR": (str,),
    "TEXT": (str,),
    "BLOB": (bytes,),
    "DOUBLE": (int, float),
}

Row = tuple[Any, ...]


def mend_form(file: Path) -> None:
    """Mend what lets SQLite refuse a whole file: its first bytes, and a length below that of its pages."""
    with file.open("r+b") as content:
        header = content.read(32)
        if not header.startswith(MAGIC):
            content.seek(0)
            content.write(MAGIC)
        size, count = int.from_bytes(header[16:18], "big"), int.from_bytes(header[28:32], "big")
        length = file.stat().st_size
        if size in PAGE_SIZES and length < size * count <= length * MOST_LOST:
            content.truncate(size * count)


def tables_of(connection: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    """Return the names of the columns of each table. Of a file whose first page is damaged: nothing."""
    with suppress(sqlite3.DatabaseError):
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: _columns(connection, name) for name in names if not name.startswith("sqlite_")}
    return {}


def _columns(connection: sqlite3.Connection, table: str) -> tuple[str, ...]:
    return tuple(row[1] for row in connection.execute(f'PRAGMA table_info("{table}")'))


def key_of(connection: sqlite3.Connection, table: str) -> tuple[str, ...]:
    """Return the columns of a table's primary key, in their order."""
    found = [(row[5], row[1]) for row in connection.execute(f'PRAGMA table_info("{table}")') if row[5]]
    return tuple(name for _, name in sorted(found))


def rows_of(connection: sqlite3.Connection, table: str, columns: tuple[str, ...]) -> Iterator[Row]:
    """Yield the rows of a table that can be read."""
    names = ", ".join(f'"{name}"' for name in columns)
    # With `>`, SQLite would look for the row before, which may be on the damaged page.
    query = f'SELECT rowid, {names} FROM "{table}" NOT INDEXED WHERE rowid >= ? ORDER BY rowid'
    first, highest = 1, _highest(connection, table)
    while first <= highest:
        try:
            for row in connection.execute(query, (first,)):
                first = row[0] + 1
                yield row[1:]
        except sqlite3.DatabaseError:
            first = _behind_fault(connection, query, first, highest)
        else:
            return


def _highest(connection: sqlite3.Connection, table: str) -> int:
    try:
        [[highest]] = connection.execute(f'SELECT max(rowid) FROM "{table}" NOT INDEXED').fetchall()
    except sqlite3.DatabaseError:
        return LARGEST
    return highest or 0


def _behind_fault(connection: sqlite3.Connection, query: str, first: int, highest: int) -> int:
    """Return the row id from which on rows can be read again; one above the highest if there is none."""
    tried, step = 0, 1
    while (first := first + step) <= highest:
        tried += 1
        step = 1 if tried < STEP_BY_STEP else step * 2
        with suppress(sqlite3.DatabaseError):
            connection.execute(f"{query} LIMIT 1", (first,)).fetchall()
            return first
    return highest + 1


def keys_in_index(connection: sqlite3.Connection, table: str, key: tuple[str, ...]) -> tuple[set[Row], bool]:
    """Return the keys of a table as its index has them, also of rows that cannot be read, and whether these are all."""
    names = ", ".join(f'"{name}"' for name in key)
    found: set[Row] = set()
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.DatabaseError):
            ordered = ", ".join(f'"{name}" {order}' for name in key)
            query = f'SELECT {names} FROM "{table}" INDEXED BY "sqlite_autoindex_{table}_1" ORDER BY {ordered}'
            found.update(connection.execute(query))
            return found, True
    return found, False


def can_be_read(connection: sqlite3.Connection, table: str) -> bool:
    """Return whether a table has no damaged page."""
    try:
        connection.execute(f'SELECT sum(length(quote(rowid))) FROM "{table}" NOT INDEXED').fetchall()
    except sqlite3.DatabaseError:
        return False
    return True


def stray_pages(file: Path, roots: tuple[int, ...]) -> list[int]:
    """Return the numbers of pages that have rows, and to which no other page leads. roots: the first page of each tree.

    Unused pages are left out: they have rows that members may have had deleted.
    """
    pages = Pages(file)
    reached = pages.unused()
    for root in roots:
        pages.reach(root, reached)
    return [number for number in range(2, pages.count + 1) if number not in reached and pages[number][0] == _ROWS]


def rows_on_page(file: Path, root: int, number: int, table: str, columns: tuple[str, ...]) -> list[Row]:
    """Return the rows of a page, read as those of a table. It is put into the place of the table's first page."""
    pages = Pages(file)
    with file.open("r+b") as content:
        content.seek((root - 1) * pages.size)
        content.write(pages[number])
    with closing(sqlite3.connect(file, factory=LegibleConnection)) as connection:
        kinds = _kinds(connection, table)
        found = list(rows_of(connection, table, columns))
    fit = all(isinstance(value, kinds[name]) for row in found for name, value in zip(columns, row, strict=True))
    return found if fit else []


def roots_of(connection: sqlite3.Connection) -> dict[str, int]:
    """Return the number of the first page of each table and index."""
    with suppress(sqlite3.DatabaseError):
        return dict(connection.execute("SELECT name, rootpage FROM sqlite_master WHERE rootpage > 0").fetchall())
    return {}


def _kinds(connection: sqlite3.Connection, table: str) -> dict[str, tuple[type, ...]]:
    """Return the types of the values that each column of a table may have."""
    found: dict[str, tuple[type, ...]] = {}
    for _, name, declared, filled, _, key in connection.execute(f'PRAGMA table_info("{table}")'):
        kinds = next((kinds for word, kinds in _DECLARED.items() if word in declared.upper()), (object,))
        found[name] = kinds if filled or key else (*kinds, type(None))
    return found


class Pages:
    """The pages of a file, by number from 1 on."""

    def __init__(self, file: Path) -> None:
        self._content = file.read_bytes()
        size = int.from_bytes(self._content[16:18], "big")
        self.size = 65_536 if size == 1 else size
        self.count = len(self._content) // self.size

    def __getitem__(self, number: int) -> bytes:
        return self._content[(number - 1) * self.size : number * self.size]

    def unused(self) -> set[int]:
        """Return the pages that a new row may take."""
        found: set[int] = set()
        trunk = int.from_bytes(self._content[32:36], "big")
        while 1 < trunk <= self.count and trunk not in found:
            page = self[trunk]
            length = min(int.from_bytes(page[4:8], "big"), self.size // 4 - 2)
            found |= {trunk, *(int.from_bytes(page[8 + 4 * at : 12 + 4 * at], "big") for at in range(length))}
            trunk = int.from_bytes(page[:4], "big")
        return found

    def reach(self, number: int, reached: set[int]) -> None:
        """Add a page, and all pages to which it leads, to those that are reached."""
        if not 1 <= number <= self.count or number in reached:
            return
        reached.add(number)
        page, start = self[number], 100 if number == 1 else 0
        if page[start] not in _INNER:
            return
        cells = min(int.from_bytes(page[start + 3 : start + 5], "big"), self.size // 2)
        places = [start + 12 + 2 * at for at in range(cells)]
        for at in (start + 8, *(int.from_bytes(page[place : place + 2], "big") for place in places)):
            self.reach(int.from_bytes(page[at : at + 4], "big"), reached)
