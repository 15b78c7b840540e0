"""Tests that deleted data leave SQLite's write-ahead log, also if other programs read meanwhile or a bot is killed."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path

import pytest

from bot.sessions.memory.privacy import GRACE
from bot.sessions.pace import MINUTE
from bot.sessions.sessions import Sessions
from bot.storage.database import parse_url
from tests.sessions.table import TurnedClock, sessions_on
from tests.sessions.test_privacy import ADA, BEN, CLEO, HERE, IDS, NAMES, gone, played_out, until_no_server_is_due

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)]


def log_of(database: Path) -> bytes:
    """Return the content of a database's log. Without a log it is empty."""
    log = database.with_name(f"{database.name}-wal")
    return log.read_bytes() if log.exists() else b""


async def is_in_log(database: Path) -> bool:
    """Return whether the name or the id of Ada is in the log."""
    content = await asyncio.to_thread(log_of, database)
    return NAMES[ADA].encode() in content or IDS[ADA].to_bytes(8, "big") in content


@contextmanager
def another_reader(database: Path) -> Iterator[None]:
    """Read the database's present state all the time, as a backup by another program does."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM matches").fetchall()
        yield


async def until_emptied(database: Path, clock: TurnedClock) -> None:
    """Let minutes pass until nothing of Ada is in the log."""
    async with asyncio.timeout(60):
        while await is_in_log(database):
            clock.turn(MINUTE)


@pytest.fixture
def database(database_url: str) -> Path:
    return Path(str(parse_url(database_url).database))


async def test_the_log_is_emptied_once_nobody_else_reads(
    sessions: Sessions, clock: TurnedClock, database: Path
) -> None:
    await played_out(sessions, ADA, BEN)
    with another_reader(database):
        await sessions.privacy.forget(IDS[ADA])
        clock.turn(MINUTE)
        assert await is_in_log(database)  # nothing can be done about it yet

    await until_emptied(database, clock)

    await played_out(sessions, BEN, CLEO)  # the bot goes on


async def test_the_log_is_emptied_after_a_kill_though_another_program_reads_at_the_start(
    sessions: Sessions, clock: TurnedClock, database: Path, tmp_path: Path
) -> None:
    await played_out(sessions, ADA, BEN)
    with another_reader(database):
        await sessions.privacy.forget(IDS[ADA])
        killed = await asyncio.to_thread(copied, database, tmp_path / "killed")

    async with AsyncExitStack() as stack:
        with another_reader(killed):
            await stack.enter_async_context(sessions_on(f"sqlite+aiosqlite:///{killed}", clock))
        await until_emptied(killed, clock)


def copied(database: Path, folder: Path) -> Path:
    """Copy what a bot leaves that is killed now. Return the path of the database there."""
    folder.mkdir()
    for end in ("", "-wal"):
        shutil.copyfile(f"{database}{end}", folder / f"{database.name}{end}")
    return folder / database.name


async def test_the_log_is_emptied_after_the_data_of_a_server_are_deleted(
    sessions: Sessions, clock: TurnedClock, database: Path
) -> None:
    await played_out(sessions, ADA, BEN)
    await gone(sessions, HERE.guild)
    assert await is_in_log(database)
    clock.turn(GRACE)
    await until_no_server_is_due(sessions)

    async with asyncio.timeout(60):
        while await is_in_log(database):  # the timer empties it right after the deletion
            pass
