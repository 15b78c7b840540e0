"""Tests of the gateway with real discord.py: login, intents, lost connections, RESUME and shards."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Playground
from tests.playground.fixtures import running_bot, soon
from tests.playground.tiny_bot import TinyBot

ALL_OPEN = discord.Intents(guilds=True, messages=True, guild_typing=True)


async def test_ready_names_the_bot_and_its_guilds(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        assert bot.user is not None
        assert bot.user.name == "lapidary"
        assert bot.application_id == playground.world.bot_id
        guild = bot.guilds[0]
        assert guild.name == "The Workshop"
        assert [channel.name for channel in guild.text_channels] == ["games", "lounge"]
        assert guild.me.guild_permissions.send_messages
        assert playground.world.bot_id in playground.world.online
    await playground.until(lambda: playground.world.bot_id not in playground.world.online or None, "still online")


async def test_a_wrong_token_is_refused_by_rest_and_gateway(playground: Playground) -> None:
    bot = TinyBot()
    async with bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")

    bot = TinyBot()
    async with bot:
        await bot.login(playground.token)
        bot.http.token = "wrong"
        with pytest.raises(discord.ConnectionClosed) as closed:
            await bot.connect()
        assert closed.value.code == 4004


async def test_privileged_intents_are_refused(playground: Playground) -> None:
    bot = TinyBot(intents=discord.Intents(guilds=True, members=True))
    async with bot:
        await bot.login(playground.token)
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.connect()


async def test_a_bot_gets_messages_only_with_the_intent_and_without_their_content(playground: Playground) -> None:
    ada = playground.actor("Ada")
    deaf, hearing = TinyBot(), TinyBot(intents=ALL_OPEN)
    async with running_bot(playground, deaf):
        ada.post("games", "hello")
        ada.open_thread("games", "a thread")  # A bot that knows the thread has got all earlier events.
        await _until(deaf, lambda: bool(deaf.guilds[0].threads))
        assert deaf.seen == []

    async with running_bot(playground, hearing):
        ada.post("games", "hello")
        ada.post("games", f"hello <@{playground.world.bot_id}>")
        ada.post(ada.open_dm(), "in private")
        await _until(hearing, lambda: len(hearing.seen) == 3)
        contents = [message.content for message in hearing.seen]
        assert contents == ["", f"hello <@{playground.world.bot_id}>", "in private"]


async def test_a_bot_learns_of_new_and_deleted_threads_and_channels(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        world, ada = playground.world, playground.actor("Ada")
        thread = ada.open_thread("games", "table one")
        await _until(bot, lambda: bot.guilds[0].get_thread(thread.id) is not None)
        assert bot.guilds[0].threads[0].owner_id == ada.id

        ada.archive(thread)
        await _until(bot, lambda: bot.guilds[0].get_thread(thread.id) is None)

        attic = world.add_channel("attic")
        await _until(bot, lambda: bot.get_channel(attic.id) is not None)
        world.remove_channel(attic)
        await _until(bot, lambda: bot.get_channel(attic.id) is None)


async def test_a_bot_learns_that_it_leaves_and_joins_the_guild(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        world, ada = playground.world, playground.actor("Ada")
        world.leave(world.bot_id)
        await _until(bot, lambda: not bot.guilds)
        with pytest.raises(discord.Forbidden) as gone:
            await bot.get_partial_messageable(world.channel("games").id).send("still here")
        assert gone.value.code == 50001
        ada.post("games", "nobody hears this")

        world.enter(world.bot_id)
        await _until(bot, lambda: bool(bot.guilds))
        await bot.get_partial_messageable(world.channel("games").id).send("back")
        assert ada.last("games").content == "back"


async def test_a_bot_misses_no_event_after_a_lost_connection(playground: Playground) -> None:
    bot = TinyBot(intents=ALL_OPEN)
    async with running_bot(playground, bot):
        ada = playground.actor("Ada")
        ada.post("games", "<@1> before")
        ada.post("games", f"<@{playground.world.bot_id}> before")
        await _until(bot, lambda: len(bot.seen) == 2)
        resumed = _next(bot, "resumed")
        await playground.gateway.drop()
        ada.post("games", f"<@{playground.world.bot_id}> meanwhile")
        await resumed
        ada.post("games", f"<@{playground.world.bot_id}> after")
        await _until(bot, lambda: len(bot.seen) == 4)

        assert [message.content.split()[-1] for message in bot.seen[1:]] == ["before", "meanwhile", "after"]
        assert (playground.gateway.identified, playground.gateway.resumed) == (1, 1)


async def test_an_interaction_sent_while_the_bot_is_away_is_answered_after_the_resume(playground: Playground) -> None:
    bot = TinyBot()

    @bot.tree.command()
    async def hi(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hi")

    async with running_bot(playground, bot):
        await playground.gateway.drop()
        sent = await playground.actor("Ada").slash("games", "hi")
        assert sent.answer is not None
        assert playground.gateway.resumed == 1


@pytest.mark.slow  # discord.py waits five seconds before it identifies again.
async def test_a_bot_whose_session_is_invalid_identifies_again(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        ready = _next(bot, "ready")
        await playground.gateway.drop(resumable=False)
        await ready
        assert (playground.gateway.identified, playground.gateway.resumed) == (2, 0)
        assert len(playground.gateway.sessions) == 1


async def test_a_bot_that_is_asked_to_reconnect_resumes(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        resumed = _next(bot, "resumed")
        await playground.gateway.ask_to_reconnect()
        await resumed
        assert (playground.gateway.identified, playground.gateway.resumed) == (1, 1)


class TwoShards(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, messages=True), shard_count=2)
        self.seen: list[tuple[str, int]] = []
        self.seen_both = asyncio.Event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait. Only Discord demands five seconds between two IDENTIFYs."""

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append((message.content, 0 if message.guild is None else message.guild.shard_id))
        if len(self.seen) == 2:
            self.seen_both.set()


async def test_one_shard_gets_the_guild_and_one_the_direct_messages(playground: Playground) -> None:
    client = TwoShards()
    async with running_bot(playground, client):
        assert len(playground.gateway.sessions) == 2
        ada = playground.actor("Ada")
        ada.post("games", f"<@{playground.world.bot_id}>")
        ada.post(ada.open_dm(), "private")
        await soon(client.seen_both.wait())

        of_the_guild = (playground.world.guild.id >> 22) % 2
        assert sorted(client.seen) == [(f"<@{playground.world.bot_id}>", of_the_guild), ("private", 0)]


async def test_an_auto_sharded_client_connects(playground: Playground) -> None:
    async with running_bot(playground, discord.AutoShardedClient(intents=discord.Intents(guilds=True))):
        asked = [request.path for request in playground.rest.requests]
        assert "/gateway/bot" in asked
        assert len(playground.gateway.sessions) == 1


FRAMES = [
    ("no json", 4002),
    ('{"op": 3, "d": {}}', 4003),
    ('{"op": 2, "d": {"token": "wrong", "intents": 1}}', 4004),
    ('{"op": 6, "d": {"token": "wrong"}}', 4004),
]


@pytest.mark.parametrize(("frame", "code"), FRAMES)
async def test_a_wrong_frame_closes_the_connection_with_discords_code(
    playground: Playground, frame: str, code: int
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{playground.url}/gateway") as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_str(frame)
        assert (await socket.receive()).data == code


async def test_a_second_identify_and_a_wrong_shard_close_the_connection(playground: Playground) -> None:
    identify = {"op": 2, "d": {"token": playground.token, "intents": 1}}
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{playground.url}/gateway") as socket:
            await socket.receive_json()
            await socket.send_json(identify)
            assert (await socket.receive_json())["t"] == "READY"
            assert (await socket.receive_json())["t"] == "GUILD_CREATE"
            await socket.send_json({"op": 1, "d": None})
            assert (await socket.receive_json())["op"] == 11
            await socket.send_json(identify)
            assert (await socket.receive()).data == 4005
        async with session.ws_connect(f"{playground.url}/gateway") as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": playground.token, "intents": 1, "shard": [2, 2]}})
            assert (await socket.receive()).data == 4010


async def test_a_heartbeat_is_not_acknowledged_at_once(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{playground.url}/gateway") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 1, "d": None})
        await socket.send_json({"op": 2, "d": {"token": playground.token, "intents": 1}})
        assert (await socket.receive_json())["t"] == "READY"
        assert (await socket.receive_json())["t"] == "GUILD_CREATE"
        assert await socket.receive_json() == {"op": 11, "d": None, "s": None, "t": None}


@pytest.mark.parametrize("resume", [{"seq": 99}, {"seq": None}, {"session_id": "unknown"}])
async def test_a_session_that_cannot_be_resumed_is_invalid(playground: Playground, resume: dict[str, Any]) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{playground.url}/gateway") as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": playground.token, "intents": 1}})
            ready = await socket.receive_json()
            await socket.close(code=4000)
        async with session.ws_connect(ready["d"]["resume_gateway_url"]) as socket:
            await socket.receive_json()
            data = {"token": playground.token, "session_id": ready["d"]["session_id"], "seq": 1, **resume}
            await socket.send_json({"op": 6, "d": data})
            assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


def _next(client: discord.Client, event: str) -> "asyncio.Future[Any]":
    return asyncio.ensure_future(client.wait_for(event, timeout=60))


async def _until(client: discord.Client, reached: Any) -> None:
    """Call `reached` after each gateway event that the client gets, until `reached` returns a true value."""
    async with asyncio.timeout(60):
        while not reached():
            await client.wait_for("socket_event_type")
            await asyncio.sleep(0)  # discord.py reports an event before it updates its cache.
