"""Tests of rows that stay due although they were claimed, as in a database with a damaged index."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.sessions.database import Database
from bot.sessions.time.deadlines import CLAIM, LaneTimer, Timer
from bot.storage import waiting
from bot.storage.due import NOTICES, next_due, set_notice
from bot.storage.rows import NoticeRow
from bot.storage.store import Connection, Store
from bot.storage.writes import put
from tests.databases import url_of
from tests.sessions.table import HOUR, TurnedClock
from tests.storage.damages import PAGE, overwrite, pages

T = TypeVar("T")

SECOND = 1_000
MOST_CLAIMS = 12  # until the timer waits
FULL_SPEED = 50  # firings of a row, which show that it is fired without a wait
# Claims of the row "stuck" find no row.
IGNORED = "CREATE TRIGGER t BEFORE UPDATE ON notices WHEN old.id = 'stuck' BEGIN SELECT raise(IGNORE); END"
# They find it, and do not last.
UNDONE = """CREATE TRIGGER t AFTER UPDATE ON notices WHEN new.id = 'stuck' AND new.claimed_until > 0
    BEGIN UPDATE notices SET claimed_until = 0 WHERE id = 'stuck'; END"""
EMPTY_LEAF = bytes((10, 0, 0, 0, 0, PAGE >> 8, PAGE & 255, 0)).ljust(PAGE, b"\0")  # a page of an index, without rows


class Counted(Store):
    """A store that counts transactions."""

    runs = 0

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        self.runs += 1
        return await super().run(work)


class Fired:
    """Notes which rows fire, and drops those that are not stuck."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.ids: list[str] = []

    async def fire(self, row: NoticeRow) -> None:
        self.ids.append(row.id)
        assert self.ids.count("stuck") < FULL_SPEED
        if row.id != "stuck":
            await self._store.run(lambda connection: waiting.drop_notice(connection, row.id))

    def timer(self, kind: type[Timer[Any]], clock: TurnedClock, **more: Any) -> Timer[NoticeRow]:
        lanes = (lambda row: row.id,) if kind is LaneTimer else ()
        return kind(Database(self._store), clock, NOTICES, self.fire, *lanes, **more)


async def until(timer: Timer[NoticeRow], store: Store, is_so: Callable[[], bool]) -> None:
    """Wait until something is so, and the timer sleeps."""
    async with asyncio.timeout(30):
        while not (is_so() and timer._asleep_until is not None):
            await store.read(next_due, NOTICES)


@pytest.mark.parametrize("kind", [Timer, LaneTimer])
@pytest.mark.parametrize(("trigger", "fires"), [(IGNORED, 0), (UNDONE, 3)], ids=["ignored", "undone"])
async def test_a_row_that_stays_due_waits_and_holds_up_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: type[Timer[Any]], trigger: str, fires: int
) -> None:
    clock = TurnedClock()
    store = await Counted.open(url_of(tmp_path / "bot.db"), clock)
    assert isinstance(store, Counted)
    await store.run(lambda connection: connection.exec_driver_sql(trigger))
    now, fired = clock.now(), Fired(store)
    for name, due in (("stuck", now - 2), ("other", now - 1), ("later", now + SECOND)):
        await store.write(put(NoticeRow(name, "{}", due)))
    timer = fired.timer(kind, clock, at_once=1)
    store.runs = 0
    timer.start()
    await until(timer, store, lambda: "other" in fired.ids)
    assert fired.ids.count("stuck") == fires
    assert store.runs <= MOST_CLAIMS
    assert store.damage.suspected.is_set()

    clock.turn(SECOND)
    await until(timer, store, lambda: "later" in fired.ids)
    assert fired.ids.count("stuck") == fires
    for _ in range(60):
        clock.turn(CLAIM)
        await until(timer, store, lambda: True)
    assert fired.ids.count("stuck") <= fires * 62
    assert store.runs <= MOST_CLAIMS + 62 * (1 + fires)

    await store.run(lambda connection: connection.exec_driver_sql("DROP TRIGGER t"))
    clock.turn(CLAIM)
    before = len(fired.ids)
    await until(timer, store, lambda: len(fired.ids) > before)
    await timer.stop()
    await store.close()
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "notices: rows stay due although they were claimed, so they wait"
    ]


async def test_a_claim_that_a_damaged_index_leads_to_another_row_fires_nothing(tmp_path: Path) -> None:
    """So it was in a universe: each claim of a due reminder found its twin, which was due later."""
    path, clock = tmp_path / "bot.db", TurnedClock()
    store = await Store.open(url_of(path), clock)
    await store.write(put(NoticeRow("stuck", "{}", clock.now())))
    await store.close()
    [number] = pages(path, "sqlite_autoindex_notices_1")
    overwrite(path, (number - 1) * PAGE, EMPTY_LEAF)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO notices (id, notice, due, attempts, claimed_until) VALUES ('stuck', '{}', ?, 0, 0)",
            (clock.now() + HOUR,),
        )

    store = await Counted.open(url_of(path), clock)
    assert isinstance(store, Counted)
    fired = Fired(store)
    timer = fired.timer(LaneTimer, clock)
    timer.start()
    await until(timer, store, lambda: store.runs > 1)
    assert fired.ids == []
    assert store.runs <= MOST_CLAIMS
    await timer.stop()
    await store.close()


async def test_a_row_that_is_stored_again_with_its_time_fires_again_at_once(tmp_path: Path) -> None:
    clock = TurnedClock()
    store = await Store.open(url_of(tmp_path / "bot.db"), clock)
    stored, fired = NoticeRow("one", "{}", clock.now()), list[str]()

    async def fire(row: NoticeRow) -> None:
        fired.append(row.id)
        if len(fired) == 1:
            await store.run(lambda connection: set_notice(connection, stored))  # as it was before the claim
        else:
            await store.run(lambda connection: waiting.drop_notice(connection, row.id))

    timer = Timer(Database(store), clock, NOTICES, fire)
    await store.write(put(stored))
    timer.start()
    await until(timer, store, lambda: len(fired) == 2)
    await timer.stop()
    await store.close()
