"""Tests of a bot with several shards: connections, readiness, what `/healthz` tells, and servers that are gone."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import ReconnectWebSocket
from sqlalchemy import update

from bot.machine import SystemClock
from bot.playground import Guild, Playground, World
from bot.sessions.model import GuildSettings
from bot.sessions.sessions import Sessions
from bot.sessions.share import Share
from bot.storage import leaving
from bot.storage.schema import departures
from bot.storage.store import Store
from bot.ui.client import Client
from bot.ui.shards import LONGEST_PAUSE
from bot.ui.sync import File, Memory, Note
from cogs.gone import Gone
from tests.databases import database_url, postgres_server, postgres_tables
from tests.playground.fixtures import open_playground, soon
from tests.texts.loaded import all_texts
from tests.ui.test_identifies import until

__all__ = ["database_url", "postgres_server", "postgres_tables"]

pytestmark = pytest.mark.slow

COUNT = 4


def spread_world() -> World:
    """Return a world with a guild for each of four shards."""
    world = World.default()
    while len(world.guilds) < COUNT:
        world.add_guild(f"Guild {len(world.guilds)}")
    return world


def guild_of(world: World, shard: int) -> Guild:
    return next(guild for guild in world.guilds.values() if (guild.id >> 22) % COUNT == shard)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with open_playground(spread_world()) as found:
        found.starts.on(max_concurrency=16)
        yield found


class Comparing(Gone):
    """The cog that compares servers. It tells which shards it has compared."""

    def __init__(self, client: Client, noted: asyncio.Event) -> None:
        super().__init__(client)
        self.compared: list[int] = []
        self._noted = noted

    async def _compare(self, shard: int) -> None:
        await super()._compare(shard)
        self.compared.append(shard)
        self._noted.set()


class Process:
    """A process of the bot, with its own connection to the database and without games."""

    def __init__(self, url: str, folder: Path, *shards: int) -> None:
        self.url = url
        self.folder = folder
        self.share = Share(shards, COUNT)
        self.stack = AsyncExitStack()
        self.noted = asyncio.Event()  # set when a shard has been compared

    async def __aenter__(self) -> "Process":
        self.store = await Store.open(self.url)
        self.stack.push_async_callback(self.store.close)
        self.sessions = Sessions(self.store, SystemClock(), {}, seeds=lambda: 1, share=self.share, through_discord=True)
        on_sqlite = self.url.startswith("sqlite")
        file = File(self.folder / "commands.json")
        memory: Memory = file if on_sqlite else Note(self.sessions.database, "commands")
        cogs = [partial(Comparing, noted=self.noted)]
        self.client = Client(
            self.sessions, all_texts(), SystemClock(), cogs=cogs, memory=memory, guild_ready_timeout=0.05
        )
        self.stack.push_async_callback(self.client.close)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()

    def start(self, playground: Playground) -> asyncio.Task[None]:
        return asyncio.create_task(self.client.start(playground.token))

    async def ready(self, playground: Playground) -> "Process":
        """Start, and wait until all shards have compared their servers with the stored ones."""
        running = self.start(playground)
        waiting = asyncio.create_task(self._compared())
        await soon(asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED))
        waiting.cancel()
        if running.done():
            await running
        return self

    async def _compared(self) -> None:
        def done() -> bool:
            gone = self.client.get_cog("Comparing")
            return isinstance(gone, Comparing) and {*gone.compared} == {*self.share.shards}

        while not done():
            self.noted.clear()
            await self.noted.wait()

    async def keep(self, *guilds: int) -> None:
        """Store settings of servers."""
        for guild in guilds:
            await self.sessions.settings.change_guild(guild, lambda _: GuildSettings(quiet=True))

    async def leaving(self) -> set[int]:
        return set(await self.store.read(leaving.departing))


@asynccontextmanager
async def process(url: str, folder: Path, *shards: int) -> AsyncIterator[Process]:
    async with Process(url, folder, *shards) as made:
        yield made


async def test_one_process_connects_all_shards(playground: Playground, database_url: str, tmp_path: Path) -> None:
    async with process(database_url, tmp_path, 0, 1, 2, 3) as bot:
        assert not bot.client.gateway().ok
        await bot.ready(playground)
        assert playground.gateway.connected_shards() == {0, 1, 2, 3}
        assert {guild.id for guild in bot.client.guilds} == {*playground.world.guilds}
        assert all(bot.client.is_shard_ready(guild) for guild in playground.world.guilds)
        await bot.client.wait_until_ready()
        check = bot.client.gateway()
        assert check.ok
        assert check.facts["guilds"] == COUNT
        assert {*check.facts["shards"]} == {"0", "1", "2", "3"}
        assert all(shard["connected"] and shard["ready"] for shard in check.facts["shards"].values())


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_lost_shard_comes_back_and_the_others_stay(
    playground: Playground, database_url: str, tmp_path: Path, resumable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.identifies.BUCKET_SECONDS", 0.0)
    playground.starts.off()
    async with process(database_url, tmp_path, 0, 1, 2, 3) as bot:
        await bot.ready(playground)
        await until(lambda: bot.sessions.reach.reachable() is None)
        lost, other = guild_of(playground.world, 2).id, guild_of(playground.world, 1).id
        gone = asyncio.create_task(bot.client.wait_for("shard_disconnect"))
        back = asyncio.create_task(bot.client.wait_for("shard_resumed" if resumable else "shard_ready"))
        await asyncio.sleep(0)
        await playground.gateway.drop(shard=2, resumable=resumable)
        assert await soon(gone) == 2
        assert not bot.client.is_shard_ready(lost)
        assert bot.client.is_shard_ready(other)
        assert [bot.sessions.reach.is_out_of_reach(guild) for guild in (lost, other)] == [True, False]
        assert not bot.client.gateway().facts["shards"]["2"]["ready"]
        assert await soon(back) == 2
        assert bot.client.is_shard_ready(lost)
        assert (playground.gateway.identified, playground.gateway.resumed) == ((4, 1) if resumable else (5, 0))
        await until(lambda: not bot.sessions.reach.is_out_of_reach(lost))


async def test_a_shard_that_is_lost_before_it_is_ready_stays_out_of_reach(
    playground: Playground, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py says a while after the last server that the shard is ready, even if the connection is gone by then."""
    monkeypatch.setattr("bot.ui.identifies.BUCKET_SECONDS", 0.0)
    playground.starts.off()
    async with process(database_url, tmp_path, 0, 1, 2, 3) as bot:
        client, allowed = bot.client, asyncio.Event()
        client._connection.guild_ready_timeout = 0.5
        bot.start(playground)
        await asyncio.sleep(0)
        told, begun = (
            asyncio.create_task(client.wait_for(event, check=lambda shard: shard == 2))
            for event in ("shard_ready", "shard_connect")
        )
        await soon(begun)

        async def until_allowed(_: int) -> None:
            await allowed.wait()

        with monkeypatch.context() as patched:
            patched.setattr(client.identifies, "until_allowed", until_allowed)
            await playground.gateway.drop(shard=2, resumable=False)
            assert await soon(told) == 2
            await until(lambda: client.silent_shards == {2})
            assert bot.sessions.reach.is_out_of_reach(guild_of(playground.world, 2).id)
            allowed.set()
        await until(lambda: not client.silent_shards)
        await until(lambda: bot.sessions.reach.reachable() is None)


async def test_a_connection_that_fell_silent_is_out_of_reach_since_then(
    playground: Playground, database_url: str, tmp_path: Path
) -> None:
    """The bot notices only after a minute or two that nothing comes through any more."""
    async with process(database_url, tmp_path, 0, 1, 2, 3) as bot:
        await bot.ready(playground)
        reach = bot.sessions.reach
        await until(lambda: reach.reachable() is None)
        beats: Any = bot.client.shards[2]._parent.ws._keep_alive
        beats._last_recv, beats._last_send = 100.0, 180.0
        before = reach._reached_until[2]
        bot.client.note_lost(2)
        bot.client.note_lost(1)
        assert before - 80_000 - beats.interval * 1_000 <= reach._reached_until[2] <= before - 80_000
        assert reach._reached_until[1] >= before


async def test_a_new_session_tells_which_servers_are_gone(
    playground: Playground, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.identifies.BUCKET_SECONDS", 0.0)
    playground.starts.off()
    async with process(database_url, tmp_path, 0, 1) as bot:
        await bot.ready(playground)
        left = guild_of(playground.world, 1)
        await bot.keep(left.id)
        back = asyncio.create_task(bot.client.wait_for("shard_ready"))
        await asyncio.sleep(0)
        playground.gateway.sessions.clear()
        playground.world.leave(playground.world.bot_id, left)
        await playground.gateway.drop(resumable=False)
        await soon(back)
        async with asyncio.timeout(60):
            while await bot.leaving() != {left.id}:
                pass
        assert left.id not in {guild.id for guild in bot.client.guilds}


async def test_a_new_session_tells_which_servers_are_back(
    playground: Playground, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.identifies.BUCKET_SECONDS", 0.0)
    playground.starts.off()
    left = guild_of(playground.world, 1)
    playground.world.leave(playground.world.bot_id, left)
    async with process(database_url, tmp_path, 0, 1) as bot:
        await bot.keep(left.id)
        await bot.ready(playground)
        assert await bot.leaving() == {left.id}
        playground.gateway.sessions.clear()
        playground.world.enter(playground.world.bot_id, guild=left)
        await playground.gateway.drop(resumable=False)
        async with asyncio.timeout(60):
            while await bot.leaving():
                pass
        assert left.id in {guild.id for guild in bot.client.guilds}


async def test_all_servers_are_read_once_for_the_shards_of_a_start_and_again_for_a_new_session(
    playground: Playground, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.identifies.BUCKET_SECONDS", 0.0)
    playground.starts.off()
    async with process(database_url, tmp_path, 0, 1, 2, 3) as bot:
        reads: list[str] = []
        read = bot.store.read

        async def counted(query: Any, *args: Any) -> Any:
            reads.append(query.__name__)
            return await read(query, *args)

        monkeypatch.setattr(bot.store, "read", counted)
        await bot.ready(playground)
        assert (reads.count("guilds_in_play"), reads.count("guilds_kept"), reads.count("departing")) == (1, 1, 1)
        gone = bot.client.get_cog("Comparing")
        assert isinstance(gone, Comparing)
        await playground.gateway.drop(shard=2, resumable=False)
        await until(lambda: gone.compared.count(2) == 2)
        assert (reads.count("guilds_in_play"), reads.count("guilds_kept")) == (2, 2)


async def test_no_data_are_deleted_while_nobody_knows_whether_the_server_is_left(
    playground: Playground, database_url: str, tmp_path: Path
) -> None:
    """A planned deletion may come due before the bot hears that it is in the server again."""
    back, left, of_others = (guild_of(playground.world, shard) for shard in (0, 1, 2))
    playground.world.leave(playground.world.bot_id, left)
    async with process(database_url, tmp_path, 0, 1) as bot:
        await bot.keep(back.id, left.id, of_others.id)
        for guild in (back, left, of_others):
            await bot.store.run(partial(leaving.depart, guild=guild.id, due=1))
        await bot.ready(playground)
        assert await bot.leaving() == {left.id, of_others.id}
        await bot.store.run(lambda connection: connection.execute(update(departures).values(due=1)))
        bot.sessions.privacy.timer.wake(1)
        async with asyncio.timeout(60):
            while left.id in await bot.leaving():
                pass
        assert set(await bot.store.read(leaving.guilds_kept)) == {back.id, of_others.id}


async def test_a_shard_that_must_pause_before_it_identifies_is_not_ready(
    playground: Playground, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(database_url, tmp_path, 0, 1) as bot:
        await bot.ready(playground)
        lost = guild_of(playground.world, 1).id
        pausing = asyncio.Event()

        async def pause(_: int) -> None:
            pausing.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(bot.client.identifies, "until_allowed", pause)
        await bot.client._shards[1].reidentify(ReconnectWebSocket(1, resume=False))
        await pausing.wait()
        assert not bot.client.is_shard_ready(lost)


async def test_a_shard_does_not_connect_before_its_turn(
    playground: Playground, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A gateway closes a connection that does not identify for long, and many processes may be before this one."""
    monkeypatch.setattr("bot.ui.identifies.BUCKET_SECONDS", 0.0)
    playground.starts.off()
    async with process(database_url, tmp_path, 0) as bot:
        noted, connect = bot.client.identifies._note, bot.client.http.ws_connect
        done: list[str] = []

        async def note(shard: int) -> None:
            done.append("its turn")
            await noted(shard)

        async def connected(url: str, **options: int) -> object:
            done.append("connects")
            return await connect(url, **options)

        monkeypatch.setattr(bot.client.identifies, "_note", note)
        monkeypatch.setattr(bot.client.http, "ws_connect", connected)
        await bot.ready(playground)
        assert done == ["its turn", "connects"]
        await bot.client._shards[0].reidentify(ReconnectWebSocket(0, resume=False))
        await until(lambda: len(done) == 4)
        assert done[2:] == ["its turn", "connects"]


async def test_a_shard_that_cannot_connect_for_a_while_resumes_its_session(
    playground: Playground, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py would identify anew after the first failure."""
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda _: 0.0)
    async with process(database_url, tmp_path, 0, 1) as bot:
        await bot.ready(playground)
        connect, failures = bot.client.http.ws_connect, iter(range(3))

        async def fail_at_first(url: str, **options: int) -> object:
            if next(failures, None) is not None:
                raise OSError("planted: no network")
            return await connect(url, **options)

        monkeypatch.setattr(bot.client.http, "ws_connect", fail_at_first)
        back = asyncio.create_task(bot.client.wait_for("shard_resumed"))
        await asyncio.sleep(0)
        await playground.gateway.drop(shard=1)
        assert await soon(back) == 1
        assert next(failures, None) is None
        assert (playground.gateway.identified, playground.gateway.resumed) == (2, 1)


async def test_a_shard_hears_of_the_end_of_a_long_outage_within_half_a_minute(
    playground: Playground, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py would pause for up to 17 minutes."""
    monkeypatch.setattr("random.Random.uniform", lambda _, least, most: float(most))  # the longest pauses
    async with process(database_url, tmp_path, 0, 1) as bot:
        await bot.ready(playground)
        backoff = bot.client._shards[0]._backoff
        assert [backoff.delay() for _ in range(12)] == [2.0, 4.0, 8.0, 16.0, *[LONGEST_PAUSE] * 8]


async def test_a_process_lets_only_its_own_servers_go(
    playground: Playground, database_url: str, tmp_path: Path
) -> None:
    world = playground.world
    own, kept, other, elsewhere = (guild_of(world, shard) for shard in range(COUNT))
    for guild in (own, elsewhere):
        world.leave(world.bot_id, guild)
    async with process(database_url, tmp_path, 0, 1) as bot:
        await bot.keep(own.id, kept.id, other.id, elsewhere.id)
        await bot.ready(playground)
        assert {guild.id for guild in bot.client.guilds} == {kept.id}
        assert await bot.leaving() == {own.id}
        assert not bot.client.is_shard_ready(other.id)
    async with process(database_url, tmp_path, 2, 3) as bot:
        await bot.ready(playground)
        assert await bot.leaving() == {own.id, elsewhere.id}
    world.enter(world.bot_id, guild=own)
    async with process(database_url, tmp_path, 2, 3) as bot:
        await bot.ready(playground)
        assert await bot.leaving() == {own.id, elsewhere.id}
    async with process(database_url, tmp_path, 0, 1) as bot:
        await bot.ready(playground)
        assert await bot.leaving() == {elsewhere.id}


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_two_processes_share_the_shards_and_send_the_commands_once(
    playground: Playground, database_url: str, tmp_path: Path
) -> None:
    async with (
        process(database_url, tmp_path / "one", 0, 1) as one,
        process(database_url, tmp_path / "two", 2, 3) as two,
    ):
        await asyncio.gather(one.ready(playground), two.ready(playground))
        assert playground.gateway.connected_shards() == {0, 1, 2, 3}
        assert {guild.id for guild in one.client.guilds}.isdisjoint(guild.id for guild in two.client.guilds)
        sent = [request for request in _requests(playground) if request[0] == "PUT" and "/commands" in request[1]]
        assert len(sent) == 1


def _requests(playground: Playground) -> Iterator[tuple[str, str]]:
    return ((request.method, request.path) for request in playground.rest.requests)
