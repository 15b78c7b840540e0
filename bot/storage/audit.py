"""Reads a whole database for a check, without a write. A bot may use the database meanwhile.

Each part is read in one transaction, so changes by a bot do not look like faults.
"""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import URL, Table, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import StorageError
from bot.storage.database import database_name, parse_url, sentence, unchanging_engine
from bot.storage.identity import refuse_another
from bot.storage.migrate import Age, age, refuse_newer
from bot.storage.places import is_file
from bot.storage.rows import AccuracyRow, ArchiveRow, ChangeRow, LogRow, MatchRow, SeatRow, TurnRow, rows_of, values_of
from bot.storage.schema import accuracies, archives, log, matches, rating_changes, seats, terms, turns

OTHER_PLACE = "see whether DATA_DIR and DATABASE_URL are right"
AT_ONCE = 50  # matches that are in memory at the same time

RowT = TypeVar("RowT", LogRow, SeatRow, TurnRow, ArchiveRow, ChangeRow, AccuracyRow)


class KeptRows(msgspec.Struct, frozen=True):
    """All rows of a match that a check reads. log: oldest first. terms: JSON; None for default terms."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    log: tuple[LogRow, ...]
    turns: tuple[TurnRow, ...]
    archive: ArchiveRow | None
    changes: tuple[ChangeRow, ...]
    terms: str | None
    accuracies: tuple[AccuracyRow, ...] = ()


class Unchanged:
    """An open database that nothing here can change. Every method raises StorageError after a fault."""

    def __init__(self, engine: AsyncEngine, url: URL) -> None:
        self._engine = engine
        self._url = url

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection in a transaction that sees the database as it is now."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (DBAPIError, sqlite3.Error, OSError) as error:
            raise StorageError(sentence(error, self._url)) from error

    async def age(self) -> Age:
        """Return which version of the bot has made the tables, compared with this one: see `migrate.age`."""
        async with self.snapshot() as connection:
            return await connection.run_sync(age)

    async def check_version(self) -> None:
        """Raise StorageError if this version of the bot cannot go on with the tables as they are."""
        name, found = database_name(self._url), await self.age()
        if found == "refused":
            async with self.snapshot() as connection:
                await connection.run_sync(refuse_newer, self._url)
        if found == "foreign":
            raise StorageError(f"{name} is no database of this bot: {OTHER_PLACE}.")
        if found in ("older", "empty"):
            raise StorageError(f"{name} is no database of this version: start the bot on it once, or restore it first.")

    async def damage(self) -> tuple[str, ...]:
        """Return sentences about damaged pages of a SQLite file; () if there are none, and for PostgreSQL."""
        if self._engine.dialect.name != "sqlite":
            return ()
        async with self.snapshot() as connection:
            found = (await connection.exec_driver_sql("PRAGMA quick_check(100)")).scalars()
            return tuple(str(line) for line in found if line != "ok")

    async def matches(self) -> AsyncIterator[KeptRows]:
        """Yield the rows of each match, by id."""
        last = ""
        while True:
            wanted = select(matches.c.id).where(matches.c.id > last).order_by(matches.c.id).limit(AT_ONCE)
            async with self.snapshot() as connection:
                ids = await values_of(connection, wanted)
                some = await _rows_of_matches(connection, ids)
            for one in some:
                yield one
            if not ids:
                return
            last = ids[-1]


@asynccontextmanager
async def unchanged(url: str) -> AsyncIterator[Unchanged]:
    """Yield a database to read. Raises StorageError if there is none, or if its version is another one."""
    async with opened_unchanging(url) as found:
        await found.check_version()
        yield found


@asynccontextmanager
async def opened_unchanging(url: str) -> AsyncIterator[Unchanged]:
    """Yield a database to read, of whichever version. Raises StorageError if there is none.

    Raises UnfitDatabase if there was one, or if another file is in its place.
    """
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite":
        path = Path(str(parsed.database))
        there = await asyncio.to_thread(is_file, path)
        refuse_another(path)
        if not there:
            raise StorageError(f"There is no database {path}.")
    engine = unchanging_engine(parsed)
    try:
        yield Unchanged(engine, parsed)
    finally:
        await engine.dispose()


async def _rows_of_matches(connection: AsyncConnection, ids: Sequence[str]) -> list[KeptRows]:
    found = await rows_of(connection, select(matches).where(matches.c.id.in_(ids)).order_by(matches.c.id), MatchRow)
    all_seats = _by_match(await _rows(connection, seats, ids, SeatRow))
    all_entries = _by_match(await _rows(connection, log, ids, LogRow))
    all_turns = _by_match(await _rows(connection, turns, ids, TurnRow))
    all_archives = _by_match(await _rows(connection, archives, ids, ArchiveRow))
    all_changes = _by_match(await _rows(connection, rating_changes, ids, ChangeRow))
    all_accuracies = _by_match(await _rows(connection, accuracies, ids, AccuracyRow))
    agreed = await connection.execute(select(terms.c.match_id, terms.c.terms).where(terms.c.match_id.in_(ids)))
    by_id = {row.match_id: row.terms for row in agreed}
    return [
        KeptRows(
            match,
            all_seats[match.id],
            all_entries[match.id],
            all_turns[match.id],
            next(iter(all_archives[match.id]), None),
            all_changes[match.id],
            by_id.get(match.id),
            all_accuracies[match.id],
        )
        for match in found
    ]


async def _rows(connection: AsyncConnection, table: Table, ids: Sequence[str], kind: type[RowT]) -> tuple[RowT, ...]:
    wanted = select(table).where(table.c.match_id.in_(ids)).order_by(*table.primary_key.columns)
    return await rows_of(connection, wanted, kind)


def _by_match(rows: Iterable[RowT]) -> dict[str, tuple[RowT, ...]]:
    found: dict[str, Any] = defaultdict(tuple)
    for row in rows:
        found[row.match_id] += (row,)
    return found
