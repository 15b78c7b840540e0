"""Tests with real processes: one bot with several shards, in one process and in two."""

import asyncio
import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.engine.game import Seat
from bot.games.gems3d import GAME
from bot.machine import SystemClock
from bot.playground import Actor, Guild, Message, Playground, World
from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from bot.storage import shards
from bot.storage.store import Store
from bot.ui.address import Address
from bot.ui.identifies import FREE_AN_HOUR
from tests.cogs.desk import buttons, said
from tests.databases import database_url, postgres_server, postgres_tables, url_of
from tests.forks import LOCK_SECONDS
from tests.test_main import Ended, bot_running, end, ran, settings_of, start, still_discord
from tests.ui.test_shards import COUNT, guild_of, spread_world

__all__ = ["database_url", "postgres_server", "postgres_tables"]

pytestmark = pytest.mark.slow
on_postgresql = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)


class Table:
    """A solo match of Ada in one guild."""

    def __init__(self, playground: Playground, url: str, guild: Guild) -> None:
        self.ada: Actor = playground.actor("Ada", guild)
        self.playground = playground
        self.url = url
        self.channel = playground.world.channel("games", guild).id

    async def open(self) -> None:
        await self.ada.slash(self.channel, "gems new")
        await self.playground.until(lambda: self.boards() or None, "no board is posted")

    def boards(self) -> list[Message]:
        return [message for message in self.ada.messages(self.channel) if "Move" in buttons(message)]

    def shown(self) -> Address:
        address = Address.read(buttons(self.boards()[-1])["Move"])
        assert address is not None
        return address

    async def match(self) -> Match:
        """Return the match in the database."""
        store = await Store.open(self.url)
        sessions = Sessions(store, SystemClock(), {GAME.about.key: GAME}, seeds=lambda: 1)
        found = await sessions.matches.match(self.shown().match)
        await store.close()
        return found

    async def move(self) -> None:
        """Make a move by the buttons of the board, and wait until the board shows it."""
        match = await self.match()
        asked = await self.ada.click(self.boards()[-1], "Move")
        opened = await self.ada.click(await asked.panel(), "Type it")
        assert opened.modal is not None, said(opened)
        chosen = next(iter(GAME.legal_moves(match.state, Seat(0))))  # type: ignore[arg-type]  # a match of Gems 3D
        await self.ada.submit(opened, {"move": GAME.notate(chosen)})
        await self.playground.until(lambda: self.shown().version > match.version, "the move is not shown")


def discord_of(world: World) -> Playground:
    playground = still_discord(world)
    playground.starts.on(max_concurrency=COUNT)
    return playground


async def test_one_process_plays_in_servers_of_several_shards(tmp_path: Path) -> None:
    world = spread_world()
    url = f"sqlite+aiosqlite:///{tmp_path / 'data' / 'lapidary.db'}"
    async with discord_of(world) as playground, bot_running(tmp_path, playground, SHARDS="4") as process:
        await playground.online(0, 1, 2, 3)
        for shard in (1, 2):
            table = Table(playground, url, guild_of(world, shard))
            await table.open()
            await table.move()
        process.send_signal(signal.SIGTERM)
        assert await end(process) == Ended(0, "", "")
    assert playground.gateway.identified == 4


@on_postgresql
async def test_two_processes_play_in_servers_of_their_shards(tmp_path: Path, database_url: str) -> None:
    world = spread_world()
    settings = {"DATABASE_URL": database_url, "SHARDS": "4"}
    for name in ("1", "2"):
        (tmp_path / name).mkdir()
    async with discord_of(world) as playground, AsyncExitStack() as stack:
        one = await stack.enter_async_context(bot_running(tmp_path / "1", playground, SHARD_IDS="0-1", **settings))
        two = await stack.enter_async_context(bot_running(tmp_path / "2", playground, SHARD_IDS="2,3", **settings))
        await playground.online(0, 1, 2, 3)
        here, there = (Table(playground, database_url, guild_of(world, shard)) for shard in (1, 2))
        for table in (here, there):
            await table.open()
            await table.move()
        two.kill()
        await two.wait()
        await here.move()
        again = await stack.enter_async_context(bot_running(tmp_path / "2", playground, SHARD_IDS="2-3", **settings))
        await playground.online(0, 1, 2, 3)
        for table in (here, there):
            await table.move()
        for process in (one, again):
            process.send_signal(signal.SIGTERM)
            assert await end(process) == Ended(0, "", "")


@on_postgresql
async def test_processes_that_do_not_fit_are_refused_with_one_sentence(tmp_path: Path, database_url: str) -> None:
    async with (
        discord_of(spread_world()) as playground,
        bot_running(tmp_path, playground, DATABASE_URL=database_url, SHARDS="4", SHARD_IDS="0-1") as process,
    ):
        given = {**settings_of(tmp_path, playground), "DATABASE_URL": database_url, LOCK_SECONDS: "0.5"}
        overlapping, other_count, alone = await asyncio.gather(
            ran(tmp_path, "run", SHARDS="4", SHARD_IDS="1-3", **given),
            ran(tmp_path, "run", SHARDS="8", SHARD_IDS="7", **given),
            ran(tmp_path, "run", **given),
        )
        for ended, words in (
            (overlapping, "has another process that serves shard 1:"),
            (other_count, "has processes with SHARDS=4, and this one has SHARDS=8: give all the same number."),
            (alone, "has processes with SHARDS=4, and this one has SHARDS=1: give all the same number."),
        ):
            waiting, sentence = ended.err.strip().splitlines()
            assert ended.code == 2
            assert "waiting up to 0.5 seconds" in waiting
            assert words in sentence
        process.send_signal(signal.SIGTERM)
        assert await end(process) == Ended(0, "", "")


async def test_auto_takes_as_many_shards_as_discord_recommends(tmp_path: Path) -> None:
    async with discord_of(spread_world()) as playground:
        playground.starts.shards = 3
        async with bot_running(tmp_path, playground, SHARDS="auto") as process:
            await playground.online(0, 1, 2)
            process.send_signal(signal.SIGTERM)
            assert await end(process) == Ended(0, "", "")
    assert playground.gateway.identified == 3


async def test_a_bot_that_has_started_often_pauses_and_can_be_stopped(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    store = await Store.open(url_of(tmp_path / "data" / "lapidary.db"))
    now = time.time_ns() // 1_000_000
    times = range(now - 1000 * FREE_AN_HOUR, now, 1000)
    await store.run(lambda connection: shards.note_identified(connection, 0, times))
    await store.close()
    async with discord_of(World.default()) as playground:
        process = await start(tmp_path, "run", **settings_of(tmp_path, playground))
        told = ""
        while "Shard 0 logs in to Discord in " not in told:
            told = (await process.stderr.readline()).decode()
            assert told, "the bot has ended"
        process.send_signal(signal.SIGTERM)
        ended = await end(process)
    assert ended == Ended(0, "", "")
    assert playground.gateway.identified == 0
