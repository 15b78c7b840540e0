"""Tries the database as moves use it: the rows of some matches, in turn, and seldom a write."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import ColumnElement, bindparam, literal_column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import LapidaryError
from bot.machine import Clock
from bot.storage.faults import Damage
from bot.storage.schema import deadlines, log, matches, seats, terms, turns
from bot.storage.trying import try_out
from bot.storage.writer import Writer

AT_ONCE = 50  # matches of which a test reads what moves need
EVERY = 5.0  # seconds from one test to the next, however often somebody asks
# Milliseconds after a commit in which a test of SQLite writes nothing. Whoever asks for the health does so all day, and
# a memory card wears out by writes.
WRITE_AFTER = 5 * 60 * 1000
WITHIN = 3.0  # seconds that somebody who asks waits for the result

_log = logging.getLogger(__name__)

_row_id: ColumnElement[int] = literal_column("matches.rowid")
_SOME = select(_row_id, matches.c.id).where(_row_id > bindparam("after")).order_by(_row_id).limit(AT_ONCE)
_these: ColumnElement[Any] = bindparam("ids", expanding=True)
_READ = (
    select(matches).where(matches.c.id.in_(_these)),
    *(select(table).where(table.c.match_id.in_(_these)) for table in (seats, turns, deadlines, terms)),
    select(log).join(matches).where(matches.c.id.in_(_these), log.c.version == matches.c.version),
)


class Moves:
    """Tries what moves need. Each time, it reads what the next moves of some more matches would read."""

    def __init__(self, writer: Writer, damage: Damage, clock: Clock) -> None:
        self._writer = writer
        self._damage = damage
        self._clock = clock
        self._after = 0  # the row id of the last match that was read
        self._wrote: int | None = None  # when the last test wrote, in milliseconds since 1970

    async def make(self, connection: AsyncConnection) -> None:
        """Try what moves need. Raises DBAPIError.

        On SQLite, read. Also write a row and delete it again if the last commit was long ago, or if there may be a
        fault. A server checks its pages itself, and a write finds out whether it has become read-only.
        """
        is_sqlite = connection.dialect.name == "sqlite"
        if not is_sqlite or self._may_have_fault or not self._wrote_lately:
            await try_out(connection)
            self._wrote = self._clock.now()
        if not is_sqlite:
            return
        found = (await connection.execute(_SOME, {"after": self._after})).all()
        self._after = found[-1][0] if len(found) == AT_ONCE else 0
        for wanted in _READ:
            (await connection.execute(wanted, {"ids": [match_id for _, match_id in found]})).all()

    @property
    def _may_have_fault(self) -> bool:
        damage = self._damage
        return self._writer.last_fault is not None or damage.told is not None or damage.suspected.is_set()

    @property
    def _wrote_lately(self) -> bool:
        """Return whether something was committed not long ago. After the clock was set back, nobody knows."""
        now = self._clock.now()
        return any(at is not None and 0 <= now - at < WRITE_AFTER for at in (self._writer.last_commit, self._wrote))


class Probe:
    """Makes a test when somebody asks for the health of the database, and not too often."""

    def __init__(self, test: Callable[[], Awaitable[None]], clock: Clock) -> None:
        self._test = test
        self._clock = clock
        self._begun_at = float("-inf")
        self._running: asyncio.Task[None] | None = None

    async def make(self) -> None:
        """Wait for the result of a test, for `WITHIN` seconds at most. It is in what the writer knows of faults."""
        if not self._is_running and self._since_begin >= EVERY:
            self._begun_at = self._clock.monotonic()
            self._running = asyncio.create_task(self._try(), name="storage probe")
        if self._running is not None:
            await asyncio.wait({self._running}, timeout=WITHIN)

    @property
    def is_late(self) -> bool:
        """Return whether the database does not answer."""
        return self._is_running and self._since_begin >= WITHIN

    @property
    def _is_running(self) -> bool:
        return self._running is not None and not self._running.done()

    @property
    def _since_begin(self) -> float:
        return self._clock.monotonic() - self._begun_at

    async def _try(self) -> None:
        try:
            await self._test()
        except LapidaryError as problem:
            _log.debug("The test of the database failed: %s", problem)
