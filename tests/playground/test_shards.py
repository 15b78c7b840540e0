"""Tests of shards: who gets which events, limits for IDENTIFY, RESUME of one shard, and several processes at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Guild, Playground, World
from tests.playground.fixtures import open_playground, running_bot, soon
from tests.playground.tiny_bot import TinyBot

GUILDS_AND_MESSAGES = 1 | 1 << 9 | 1 << 12


@asynccontextmanager
async def playground_with(guilds: int) -> AsyncIterator[Playground]:
    """Yield a playground with this many guilds. The guilds are spread evenly over any number of shards."""
    world = World.default()
    while len(world.guilds) < guilds:
        world.add_guild(f"Guild {len(world.guilds)}")
    async with open_playground(world) as playground:
        yield playground


def of_shard(world: World, number: int, count: int) -> list[Guild]:
    return [guild for guild in world.guilds.values() if (guild.id >> 22) % count == number]


class Shard:
    """A connection to the gateway without discord.py, as another process of the bot would have it."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground = playground
        self.session = session
        self.sequence = 0
        self.ready: dict[str, Any] = {}

    async def connect(self) -> None:
        self.socket = await self.session.ws_connect(f"{self.playground.url}/gateway")
        assert (await self.frame())["op"] == 10

    async def identify(self, shard: Any = None, intents: int = GUILDS_AND_MESSAGES) -> None:
        data: dict[str, Any] = {"token": self.playground.token, "intents": intents}
        await self.socket.send_json({"op": 2, "d": data if shard is None else {**data, "shard": shard}})

    async def started(self, number: int, count: int) -> list[int]:
        """Identify, and return the ids of the guilds of which this shard then hears."""
        await self.connect()
        await self.identify([number, count])
        ready = await self.frame()
        assert ready["t"] == "READY"
        self.ready = ready["d"]
        created = [await self.frame() for _ in self.ready["guilds"]]
        assert {frame["t"] for frame in created} <= {"GUILD_CREATE"}
        assert [frame["d"]["id"] for frame in created] == [guild["id"] for guild in self.ready["guilds"]]
        return [int(frame["d"]["id"]) for frame in created]

    async def resume(self) -> None:
        data = {"token": self.playground.token, "session_id": self.ready["session_id"], "seq": self.sequence}
        await self.connect()
        await self.socket.send_json({"op": 6, "d": data})

    async def frame(self) -> dict[str, Any]:
        frame: dict[str, Any] = await soon(self.socket.receive_json())
        self.sequence = frame["s"] or self.sequence
        return frame

    async def closed(self) -> Any:
        """Wait for the end of the connection and return its close code."""
        while (message := await soon(self.socket.receive())).type is aiohttp.WSMsgType.TEXT:
            pass
        return message.data


@asynccontextmanager
async def shards(playground: Playground, count: int) -> AsyncIterator[list[Shard]]:
    """Yield shards that are not connected."""
    async with aiohttp.ClientSession() as session:
        yield [Shard(playground, session) for _ in range(count)]


# ------------------------------------------------------------------------------------------------ events


async def test_each_shard_gets_its_own_guilds() -> None:
    async with playground_with(7) as playground, shards(playground, 3) as three:
        for number, shard in enumerate(three):
            expected = [guild.id for guild in of_shard(playground.world, number, 3)]
            assert await shard.started(number, 3) == expected
            assert shard.ready["shard"] == [number, 3]
        assert playground.gateway.connected_shards() == {0, 1, 2}


async def test_events_go_to_the_shard_of_their_guild_and_direct_messages_to_shard_0() -> None:
    async with playground_with(4) as playground, shards(playground, 2) as two:
        for number, shard in enumerate(two):
            await shard.started(number, 2)
        ada = playground.actor("Ada")
        for guild in playground.world.guilds.values():
            playground.actor("Ada", guild).post("games", "hello")
        ada.post(ada.open_dm(), "private")

        for number, shard in enumerate(two):
            expected: list[int | None] = [guild.id for guild in of_shard(playground.world, number, 2)]
            frames = [await shard.frame() for _ in [*expected, None][: len(expected) + (number == 0)]]
            heard = [frame["d"].get("guild_id") for frame in frames]
            assert heard == [str(guild_id) for guild_id in expected] + ([None] if number == 0 else [])


async def test_two_sessions_of_one_shard_both_hear_all_events() -> None:
    async with playground_with(2) as playground, shards(playground, 3) as (one, same, whole):
        [guild] = of_shard(playground.world, 1, 2)
        assert await one.started(1, 2) == await same.started(1, 2) == [guild.id]
        assert await whole.started(0, 1) == list(playground.world.guilds)
        assert one.ready["session_id"] != same.ready["session_id"]

        playground.actor("Ada", guild).post("games", "hello")
        frames = [await shard.frame() for shard in (one, same, whole)]
        assert [frame["t"] for frame in frames] == ["MESSAGE_CREATE"] * 3
        assert {frame["d"]["guild_id"] for frame in frames} == {str(guild.id)}

        playground.world.put_command(None, {"name": "ask", "description": "a question"})
        sent = playground.actor("Ada", guild).slash("games", "ask")
        frames = [await shard.frame() for shard in (one, same, whole)]
        assert {(frame["t"], frame["d"]["id"]) for frame in frames} == {("INTERACTION_CREATE", str(sent.id))}


async def test_without_the_intent_there_is_no_guild_create() -> None:
    async with playground_with(1) as playground, shards(playground, 1) as [shard]:
        await shard.connect()
        await shard.identify(intents=1 << 9)
        assert (await shard.frame())["t"] == "READY"
        playground.actor("Ada").post("games", "hello")
        assert (await shard.frame())["t"] == "MESSAGE_CREATE"


async def test_a_shard_learns_that_the_bot_joins_and_leaves_its_guilds() -> None:
    async with playground_with(2) as playground, shards(playground, 2) as two:
        world = playground.world
        for number, shard in enumerate(two):
            await shard.started(number, 2)
        added = world.add_guild("Late")
        world.leave(world.bot_id, added)
        other = of_shard(world, 1 - (added.id >> 22) % 2, 2)[0]
        world.leave(world.bot_id, other)

        mine, others = two[(added.id >> 22) % 2], two[1 - (added.id >> 22) % 2]
        frames = [await mine.frame(), await mine.frame(), await others.frame()]
        assert [(frame["t"], frame["d"]["id"]) for frame in frames] == [
            ("GUILD_CREATE", str(added.id)),
            ("GUILD_DELETE", str(added.id)),
            ("GUILD_DELETE", str(other.id)),
        ]


# ------------------------------------------------------------------------------------------------ interactions


class Sharded(discord.AutoShardedClient):
    """A bot that does not wait between two IDENTIFYs, which only Discord demands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), **settings)
        self.asked: list[tuple[int | None, int | None]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        shard = None if interaction.guild is None else interaction.guild.shard_id
        self.asked.append((interaction.guild_id, shard))
        await interaction.response.send_message("here")


async def register(playground: Playground) -> None:
    """Register a command as another process of the bot."""
    bot = TinyBot()

    @bot.tree.command()
    async def ask(interaction: discord.Interaction) -> None:
        raise AssertionError("this process has closed its connection")

    async with running_bot(playground, bot):
        pass


async def test_interactions_reach_the_shard_of_their_guild_and_shard_0() -> None:
    async with playground_with(4) as playground:
        await register(playground)
        first, second = Sharded(shard_count=3, shard_ids=[0, 1]), Sharded(shard_count=3, shard_ids=[2])
        async with running_bot(playground, first), running_bot(playground, second):
            ada = playground.actor("Ada")
            expected: list[list[tuple[int | None, int | None]]] = [[], []]
            for guild in playground.world.guilds.values():
                sent = await playground.actor("Ada", guild).slash("games", "ask")
                assert sent.answer is not None
                shard = (guild.id >> 22) % 3
                expected[shard == 2].append((guild.id, shard))
            assert (await ada.slash(ada.open_dm(), "ask")).answer is not None
            expected[0].append((None, None))
            assert [first.asked, second.asked] == expected


async def test_any_process_may_answer_an_interaction() -> None:
    async with playground_with(1) as playground, shards(playground, 1) as [shard]:
        await register(playground)
        await shard.started(0, 1)
        sent = playground.actor("Ada").slash("games", "ask")
        heard = (await shard.frame())["d"]
        async with aiohttp.ClientSession() as elsewhere:
            url = f"{playground.url}/api/v10/interactions/{heard['id']}/{heard['token']}/callback"
            body = {"type": 4, "data": {"content": "from elsewhere"}}
            async with elsewhere.post(url, json=body) as response:
                assert response.status == 204
        answered = await sent
        assert answered.answer is not None
        assert answered.answer.content == "from elsewhere"


async def test_an_auto_sharded_client_starts_as_many_shards_as_discord_recommends() -> None:
    async with playground_with(6) as playground:
        playground.starts.shards = 3
        client = Sharded()
        async with running_bot(playground, client):
            assert client.shard_count == 3
            await playground.online(0, 1, 2)
            shown = {guild.id: guild.shard_id for guild in client.guilds}
            assert shown == {guild_id: (guild_id >> 22) % 3 for guild_id in playground.world.guilds}
            limits = await client.fetch_session_start_limits()
            assert (limits.total, limits.remaining, limits.max_concurrency) == (1000, 997, 1)


# ------------------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [0], "0/2", [0, "2"], [True, 2], [0.5, 2], {}])
async def test_a_wrong_shard_is_refused(shard: Any) -> None:
    async with playground_with(1) as playground, shards(playground, 1) as [connection]:
        await connection.connect()
        await connection.identify(shard)
        assert await connection.closed() == 4010
        assert playground.starts.used == 0


async def test_a_shard_with_too_many_guilds_is_refused() -> None:
    async with playground_with(3) as playground, shards(playground, 4) as (whole, small, left, right):
        playground.starts.guilds_per_shard = 2
        await whole.connect()
        await whole.identify()
        assert await whole.closed() == 4011
        assert len(await left.started(0, 2)) + len(await right.started(1, 2)) == 3
        playground.world.leave(playground.world.bot_id)
        assert len(await small.started(0, 1)) == 2


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


async def test_one_shard_of_a_bucket_identifies_in_five_seconds() -> None:
    async with playground_with(1) as playground, shards(playground, 5) as five:
        clock = playground.starts.now = Clock()
        playground.starts.on(max_concurrency=2)
        for number in (0, 1):
            await five[number].started(number, 5)
        for number in (2, 3):
            await five[number].connect()
            await five[number].identify([number, 5])
            assert await five[number].frame() == {"op": 9, "d": False, "s": None, "t": None}
        clock.seconds += 4.9
        await five[2].identify([2, 5])
        assert (await five[2].frame())["op"] == 9
        clock.seconds += 0.1
        for number in (2, 3):
            await five[number].identify([number, 5])
            assert (await five[number].frame())["t"] == "READY"
        assert (playground.starts.used, playground.starts.refused) == (7, 3)
        assert playground.gateway.identified == 4


async def test_too_many_identifies_in_a_day_end_all_sessions(caplog: pytest.LogCaptureFixture) -> None:
    async with playground_with(1) as playground, shards(playground, 3) as (first, second, third):
        clock = playground.starts.now = Clock()
        playground.starts.on(total=1, window=0.0)
        await first.started(0, 1)
        await second.connect()
        await second.identify()
        assert [await second.closed(), await first.closed()] == [4004, 4004]
        assert playground.gateway.sessions == {}
        assert "used up its 1 IDENTIFYs" in caplog.text
        assert playground.starts.limit_json()["remaining"] == 0

        clock.seconds += 24 * 3600
        await third.started(0, 1)
        assert playground.starts.limit_json() == {
            "total": 1, "remaining": 0, "reset_after": 24 * 3600 * 1000, "max_concurrency": 1
        }  # fmt: skip


@pytest.mark.slow  # discord.py waits five seconds before it identifies again.
async def test_discord_py_identifies_again_after_it_was_too_fast() -> None:
    async with playground_with(2) as playground:
        playground.starts.on(window=1.0)
        # The hook does not wait, as in two processes that start at the same moment.
        one, other = Sharded(shard_count=2, shard_ids=[0]), Sharded(shard_count=2, shard_ids=[1])
        async with running_bot(playground, one), running_bot(playground, other):
            await playground.online(0, 1)
            assert playground.starts.refused >= 1


# ------------------------------------------------------------------------------------------------ lost connections


async def test_a_shard_resumes_while_the_others_stay_connected() -> None:
    async with playground_with(2) as playground, shards(playground, 2) as two:
        for number, shard in enumerate(two):
            await shard.started(number, 2)
        [guild] = of_shard(playground.world, 1, 2)
        await playground.gateway.drop(shard=1)
        assert await two[1].closed() == 4000
        assert playground.gateway.connected_shards() == {0}
        playground.actor("Ada", guild).post("games", "meanwhile")
        await two[1].resume()

        assert [(await two[1].frame())["t"] for _ in range(2)] == ["MESSAGE_CREATE", "RESUMED"]
        assert (playground.gateway.identified, playground.gateway.resumed) == (2, 1)
        assert playground.starts.used == 2  # A RESUME counts for no limit.


async def test_a_shard_whose_session_is_gone_must_identify() -> None:
    async with playground_with(2) as playground, shards(playground, 2) as two:
        for number, shard in enumerate(two):
            await shard.started(number, 2)
        await playground.gateway.drop(shard=0, resumable=False)
        await two[0].resume()
        assert (await two[0].frame())["op"] == 9
        assert [session.shard for session in playground.gateway.sessions.values()] == [(1, 2)]


async def test_a_shard_of_discord_py_resumes() -> None:
    async with playground_with(2) as playground:
        client = Sharded(shard_count=2)
        async with running_bot(playground, client):
            resumed = asyncio.ensure_future(client.wait_for("shard_resumed", timeout=60))
            await playground.gateway.drop(shard=1)
            assert await resumed == 1
            assert (playground.gateway.identified, playground.gateway.resumed) == (2, 1)


async def test_a_session_that_nobody_resumes_is_forgotten() -> None:
    async with playground_with(1) as playground, shards(playground, 2) as (late, other):
        await late.started(0, 1)
        await playground.gateway.drop()
        assert await late.closed() == 4000
        playground.gateway.resume_seconds = -1.0
        await other.started(0, 1)
        assert [session.id for session in playground.gateway.sessions.values()] == [other.ready["session_id"]]
        await late.resume()
        assert (await late.frame())["op"] == 9


async def test_a_session_is_resumed_only_in_time() -> None:
    async with playground_with(1) as playground, shards(playground, 1) as [late]:
        await late.started(0, 1)
        await playground.gateway.drop()
        assert await late.closed() == 4000
        playground.gateway.resume_seconds = -1.0
        await late.resume()
        assert (await late.frame())["op"] == 9
