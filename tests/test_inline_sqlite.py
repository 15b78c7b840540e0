"""Tests of `tests.inline_sqlite`: its jobs do what those of aiosqlite's threads do."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest


async def thread_of(connection: aiosqlite.Connection) -> threading.Thread:
    await connection.create_function("noted", 0, lambda: threads.append(threading.current_thread()))
    threads: list[threading.Thread] = []
    await connection.execute("SELECT noted()")
    return threads[0]


async def test_the_loop_runs_the_jobs(tmp_path: Path) -> None:
    async with aiosqlite.connect(tmp_path / "a.db") as connection:
        assert await thread_of(connection) is threading.current_thread()


@pytest.mark.threads
async def test_a_test_can_have_threads(tmp_path: Path) -> None:
    async with aiosqlite.connect(tmp_path / "a.db") as connection:
        assert await thread_of(connection) is not threading.current_thread()


async def test_other_tasks_run_before_a_job_and_before_its_result(tmp_path: Path) -> None:
    seen = []
    async with aiosqlite.connect(tmp_path / "a.db") as connection:
        await connection.create_function("noted", 0, lambda: seen.append("job"))
        loop = asyncio.get_running_loop()
        asked = asyncio.create_task(connection.execute("SELECT noted()"))
        await asyncio.sleep(0)
        loop.call_soon(seen.append, "before the result")
        await asked
        seen.append("result")
    assert seen == ["job", "before the result", "result"]


async def test_errors_go_to_whoever_waits(tmp_path: Path) -> None:
    async with aiosqlite.connect(tmp_path / "a.db") as connection:
        with pytest.raises(sqlite3.OperationalError, match="syntax"):
            await connection.execute("SELEKT")
        assert [*await connection.execute_fetchall("SELECT 1")] == [(1,)]
    with pytest.raises(ValueError, match="no active connection"):
        await connection.execute("SELECT 1")


async def test_a_job_waits_for_the_lock_of_another_task(tmp_path: Path) -> None:
    async with (
        aiosqlite.connect(tmp_path / "a.db", isolation_level=None) as one,
        aiosqlite.connect(tmp_path / "a.db", isolation_level=None, timeout=60) as other,
    ):
        await one.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(other.execute("BEGIN IMMEDIATE"))
        after = asyncio.create_task(other.execute_fetchall("SELECT 1"))
        for _ in range(3):  # meanwhile it meets the lock
            await asyncio.sleep(0)
        assert not waiting.done()
        await one.execute("COMMIT")
        await waiting
        assert [*await after] == [(1,)]


async def test_a_job_gives_up_a_lock_as_sqlite_does(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as one:
        one.execute("BEGIN IMMEDIATE")
        async with aiosqlite.connect(tmp_path / "a.db", isolation_level=None, timeout=0.01) as other:
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                await other.execute("BEGIN IMMEDIATE")


def test_a_connection_that_outlives_its_loop_is_closed(tmp_path: Path) -> None:
    async def connected() -> aiosqlite.Connection:
        return await aiosqlite.connect(tmp_path / "a.db")

    connection = asyncio.run(connected())
    connection.stop()
    assert connection._connection is None
