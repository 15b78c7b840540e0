"""Tests that only one bot at a time uses a PostgreSQL database. They use real processes."""

import asyncio
import signal
from pathlib import Path

import pytest

from tests.databases import database_url, postgres_server, postgres_tables
from tests.forks import LOCK_SECONDS
from tests.storage.test_lock import END_HOLDER, server
from tests.test_main import Ended, bot_running, end, ran, start, still_discord

__all__ = ["database_url", "postgres_server", "postgres_tables"]

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)]

WAITING, REFUSED = "waiting up to {} seconds for its end", "is in use by another process: stop that one first."


def assert_refused(ended: Ended) -> None:
    """Check that the process printed one line about waiting and one sentence that refuses to start."""
    waiting, sentence = ended.err.strip().splitlines()
    assert ended.code == 2
    assert WAITING.format(0.5) in waiting
    assert sentence.endswith(REFUSED)


async def test_a_second_bot_and_commands_for_a_stopped_bot_are_refused(tmp_path: Path, database_url: str) -> None:
    async with still_discord() as playground, bot_running(tmp_path, playground, DATABASE_URL=database_url) as process:
        found = {"DATABASE_URL": database_url, "DATA_DIR": "data"}
        token = {"DISCORD_TOKEN": playground.token, "DISCORD_API_URL": playground.url, LOCK_SECONDS: "0.5"}
        commands = (["run"], ["forget", "7"], ["ratings", "--recompute"], ["restore", "--in-place"])
        for ended in await asyncio.gather(*(ran(tmp_path, *command, **found, **token) for command in commands)):
            assert_refused(ended)
        looked = await ran(tmp_path, "ratings", **found)
        assert looked.code == 0, looked.err
        process.send_signal(signal.SIGTERM)
        assert await end(process) == Ended(0, "", "")


async def test_a_killed_bot_can_be_started_again_at_once(tmp_path: Path, database_url: str) -> None:
    async with still_discord() as playground:
        ada = playground.actor("Ada")
        for _ in range(2):
            async with bot_running(tmp_path, playground, DATABASE_URL=database_url) as process:
                shown = await ada.slash("games", "gems new")
                assert shown.answer is not None
                process.kill()
                await process.wait()


async def test_a_bot_that_loses_the_database_ends_with_one_sentence(tmp_path: Path, database_url: str) -> None:
    async with (
        still_discord() as playground,
        server(database_url) as test,
        bot_running(tmp_path, playground, DATABASE_URL=database_url) as process,
    ):
        forgetting = await start(tmp_path, "forget", "7", DATABASE_URL=database_url, DATA_DIR="data")
        assert WAITING.format(10) in (await forgetting.stderr.readline()).decode()
        await test.execute(END_HOLDER)
        assert (await end(forgetting)).code == 0
        ended = await end(process)
    assert ended.code == 1
    assert ended.err.strip().splitlines()[-1].endswith("had lost it: start this one anew.")
    assert "Traceback" not in ended.err, ended.err
