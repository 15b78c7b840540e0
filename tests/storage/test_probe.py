"""Tests of the test of the database: it writes seldom, since memory cards wear out, and counts for no member."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import StorageError
from bot.machine import SystemClock
from bot.storage.store import Store
from tests.storage.locks import Locked
from tests.storage.samples import opening

SECONDS = 5 * 60
BEGAN = 1_800_000_000.0


class Turned(SystemClock):
    """A clock that a test turns."""

    seconds = BEGAN

    def monotonic(self) -> float:
        return self.seconds

    def now(self) -> int:
        return round(self.seconds * 1000)


class Probed:
    """A store, its clock, and how often each kind of work was counted."""

    def __init__(self, store: Store, clock: Turned, file: Path) -> None:
        self.store, self.clock = store, clock
        self.commits, self.refusals = 0, list[str]()
        self._log = file.with_name(f"{file.name}-wal")
        store.watch(self._committed, self.refusals.append)

    def _committed(self, number: int, _seconds: float) -> None:
        self.commits += number

    async def writes(self, later: float = 10) -> bool:
        """Probe after some seconds. Return whether that has written."""
        self.clock.seconds += later
        before = self._logged
        await self.store.probe()
        return self._logged != before

    @property
    def _logged(self) -> bytes:
        return self._log.read_bytes() if self._log.exists() else b""  # a fault closes all connections


@pytest.fixture
async def probed(tmp_path: Path, locked: Locked) -> AsyncIterator[Probed]:
    """Yield a new store. locked: lets it wait for a lock for a short time only."""
    clock = Turned()
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}", clock, alone=True, probe_after=1_000)
    yield Probed(store, clock, tmp_path / "bot.db")
    await store.close()


async def test_a_test_writes_only_if_nothing_was_written_for_five_minutes(probed: Probed) -> None:
    assert await probed.writes()  # nothing was written since the start
    assert not await probed.writes()
    assert not await probed.writes(SECONDS - 20)
    assert await probed.writes()

    probed.clock.seconds += SECONDS
    await probed.store.write(opening("m0", 0))
    assert not await probed.writes(SECONDS - 1)
    assert await probed.writes()


async def test_a_test_writes_after_the_clock_was_set_back(probed: Probed) -> None:
    assert await probed.writes()
    honest, probed.clock.now = probed.clock.now, lambda: 0  # type: ignore[method-assign]
    assert await probed.writes()
    probed.clock.now = honest  # type: ignore[method-assign]


async def test_a_test_writes_as_long_as_a_fault_is_known_or_suspected(probed: Probed) -> None:
    await probed.store.write(opening("m0", 0))
    assert not await probed.writes()
    probed.store.damage.suspected.set()
    assert await probed.writes()
    assert await probed.writes()
    probed.store.damage.suspected.clear()
    probed.store.damage.refuse(("m0",), "A part of the database is damaged.")
    probed.store.damage.suspected.clear()
    assert await probed.writes()
    probed.store.damage.accept(("m0",))
    assert not await probed.writes()


async def test_a_test_ends_a_known_fault_by_a_write(probed: Probed, tmp_path: Path, locked: Locked) -> None:
    await probed.store.write(opening("m0", 0))
    with locked(tmp_path / "bot.db"):
        with pytest.raises(StorageError):
            await probed.store.write(opening("m1", 1))
        assert not probed.store.health().well
    assert await probed.writes()
    assert probed.store.health().well


async def test_a_test_still_meets_a_fault_without_a_write(probed: Probed, tmp_path: Path, locked: Locked) -> None:
    await probed.store.write(opening("m0", 0))
    with locked(tmp_path / "bot.db"):
        assert not await probed.writes()
        assert "locked" in str(probed.store.health().fault)


async def test_a_test_counts_neither_as_a_commit_nor_as_a_refused_move(
    probed: Probed, tmp_path: Path, locked: Locked
) -> None:
    assert await probed.writes()
    assert (probed.commits, probed.store.health().last_commit) == (0, None)
    with locked(tmp_path / "bot.db"):
        await probed.writes(SECONDS + 1)
        assert not probed.store.health().well
    assert probed.refusals == []

    await probed.store.write(opening("m0", 0))
    assert (probed.commits, probed.store.health().last_commit) == (1, probed.clock.now())
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection:
        assert connection.execute("SELECT count(*) FROM members").fetchone() == (0,)
