"""Tests of several guilds in one playground: members, commands, direct messages, and a bot that comes back."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Guild, Playground, Refused, World, open_world
from bot.playground.client.commands import visible_commands
from bot.playground.world.permissions import Permission
from tests.playground.fixtures import open_playground, running_bot, soon
from tests.playground.tiny_bot import TinyBot


def two_guilds() -> tuple[World, Guild]:
    """Return a world, and its second guild, in which are Ada and a new user Dora."""
    world = World.default()
    return world, world.add_guild("The Annex", members=["Dora", "Ada"], channels=["games", "attic"], locale="de")


def bot_with_commands() -> TinyBot:
    """Return a bot with a command that answers with the guild, and one that answers with a chosen channel."""
    bot = TinyBot()

    @bot.tree.command()
    async def where(interaction: discord.Interaction) -> None:
        guild = interaction.guild
        await interaction.response.send_message("a DM" if guild is None else f"{guild.name} {interaction.guild_locale}")

    @bot.tree.command()
    async def show(interaction: discord.Interaction, member: discord.User, channel: discord.TextChannel) -> None:
        await interaction.response.send_message(f"{type(member).__name__} {channel.mention}")

    return bot


def test_a_guild_has_its_own_members_roles_and_channels() -> None:
    world, annex = two_guilds()
    dora, ada, chen = (world.user(name).id for name in ("Dora", "Ada", "Chen"))

    assert world.find_guild("The Annex") is annex
    assert annex.owner_id == dora
    assert set(annex.members) == {dora, ada, world.bot_id}
    assert [guild.name for guild in world.guilds_of(ada)] == ["The Workshop", "The Annex"]
    assert [channel.name for channel in world.channels_in(annex)] == ["games", "attic"]
    assert world.channel("games") is not world.channel("games", "The Annex")
    assert {c.guild_id for c in world.channels_of(dora)} == {annex.id}
    assert not any(world.may(chen, channel, Permission.VIEW_CHANNEL) for channel in world.channels_in(annex))
    with pytest.raises(KeyError):
        world.channel("attic")


def test_a_permission_in_one_guild_changes_no_other_guild() -> None:
    world, annex = two_guilds()
    games = world.channel("games", annex)
    world.set_permission(games, annex.id, Permission.SEND_MESSAGES, allowed=False)
    ada = world.user("Ada").id

    assert [world.may_post(ada, world.channel("games", guild)) for guild in world.guilds.values()] == [True, False]
    assert world.may_post(world.user("Dora").id, games)  # She owns the guild.


def test_guilds_are_spread_over_the_shards() -> None:
    world = World.default()
    for number in range(7):
        world.add_guild(f"Guild {number}")

    shards = [(guild_id >> 22) % 4 for guild_id in world.guilds]
    assert [shards.count(number) for number in range(4)] == [2, 2, 2, 2]


def test_a_guild_needs_an_owner_and_known_ids() -> None:
    world = World.default()
    with pytest.raises(ValueError, match="owner"):
        world.add_guild("Empty", members=[])
    with pytest.raises(KeyError):
        world.add_guild("Strange", members=[1])
    assert list(world.guilds) == [world.guild.id]


async def test_a_bot_has_all_guilds_and_answers_in_each() -> None:
    world, annex = two_guilds()
    async with open_playground(world) as playground:
        bot = bot_with_commands()
        async with running_bot(playground, bot):
            assert {guild.name: len(guild.channels) for guild in bot.guilds} == {"The Workshop": 2, "The Annex": 2}
            ada = playground.actor("Ada")
            assert await _answer(ada.slash("games", "where")) == "The Workshop en-US"
            there = playground.actor("Ada", annex)
            assert await _answer(there.slash("games", "where")) == "The Annex de"
            assert await _answer(ada.slash(ada.open_dm(), "where")) == "a DM"

            assert there.last("games").content == "The Annex de"
            assert ada.messages("games")[-1].content == "The Workshop en-US"


async def test_a_member_chooses_among_what_their_guild_has() -> None:
    world, annex = two_guilds()
    async with open_playground(world) as playground, running_bot(playground, bot_with_commands()):
        there = playground.actor("Ada", annex)
        attic = world.channel("attic", annex)
        shown = there.slash("games", "show", member="Dora", channel="attic")
        assert await _answer(shown) == f"Member <#{attic.id}>"
        # Chen is no member of this guild, so the bot gets only the user.
        shown = there.slash("games", "show", member="Chen", channel="attic")
        assert await _answer(shown) == f"User <#{attic.id}>"
        with pytest.raises(Refused, match="there is no"):
            there.slash("games", "show", member="Dora", channel=str(world.channel("lounge").id))


async def test_a_member_sees_only_the_channels_of_their_guilds() -> None:
    world, annex = two_guilds()
    async with open_playground(world) as playground:
        dora = playground.actor("Dora", annex)
        with pytest.raises(Refused, match="there is no such channel for you"):
            dora.messages(world.channel("games"))
        dora.post("attic", "dust")
        assert playground.actor("Ada", annex).last("attic").content == "dust"


async def test_a_command_of_one_guild_is_in_no_other_guild() -> None:
    world, annex = two_guilds()
    async with open_playground(world) as playground:
        bot = TinyBot()

        @bot.tree.command(guild=discord.Object(annex.id))
        async def hidden(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("found")

        async with running_bot(playground, bot):
            await bot.tree.sync(guild=discord.Object(annex.id))
            assert await _answer(playground.actor("Ada", annex).slash("games", "hidden")) == "found"
            with pytest.raises(Refused, match="no command"):
                playground.actor("Ada").slash("games", "hidden")
            ada = world.user("Ada").id
            places = [world.channels_of(ada, guild) for guild in (world.guild, annex)]
            offered = [len(visible_commands(world, ada, one)) for one in places]
            assert offered == [0, 1]


async def test_a_bot_that_is_removed_from_one_guild_goes_on_in_the_other() -> None:
    world, annex = two_guilds()
    async with open_playground(world) as playground:
        bot = bot_with_commands()
        async with running_bot(playground, bot):
            there = playground.actor("Ada", annex)
            removed = asyncio.ensure_future(bot.wait_for("guild_remove", timeout=60))
            world.leave(world.bot_id, annex)
            assert (await removed).id == annex.id
            with pytest.raises(Refused):
                there.slash("games", "where")
            with pytest.raises(discord.Forbidden):
                await bot.get_partial_messageable(world.channel("games", annex).id).send("still here")
            assert await _answer(playground.actor("Ada").slash("games", "where")) == "The Workshop en-US"

            joined = asyncio.ensure_future(bot.wait_for("guild_join", timeout=60))
            world.enter(world.bot_id, guild=annex)
            assert (await joined).id == annex.id
            assert await _answer(there.slash("games", "where")) == "The Annex de"


async def test_a_bot_hears_nothing_of_a_guild_that_it_left() -> None:
    world, annex = two_guilds()
    async with open_playground(world) as playground:
        bot = TinyBot(intents=discord.Intents(guilds=True, messages=True, guild_typing=True))
        heard: list[str] = []

        @bot.event
        async def on_socket_event_type(kind: str) -> None:
            heard.append(kind)

        async with running_bot(playground, bot):
            there = playground.actor("Ada", annex)
            world.leave(world.bot_id, annex)
            message = there.post("games", "secret")
            there.typing("games")
            there.delete(message)
            world.add_channel("new", guild=annex)
            playground.actor("Ada").post("games", "heard")  # When this has come, all events before it have come.
            await _until(bot, lambda: bool(bot.seen))
        assert heard[heard.index("GUILD_DELETE") :] == ["GUILD_DELETE", "MESSAGE_CREATE"]


@pytest.mark.parametrize("in_common", [True, False])
async def test_a_bot_writes_to_those_who_share_a_guild_with_it(in_common: bool) -> None:
    world, annex = two_guilds()
    async with open_playground(world) as playground:
        bot = TinyBot()
        async with running_bot(playground, bot):
            dora = world.user("Dora")
            if not in_common:
                world.leave(world.bot_id, annex)
            sending = bot.get_partial_messageable(world.dm(world.bot_id, dora.id).id).send("hello")
            if in_common:
                await sending
            else:
                with pytest.raises(discord.Forbidden) as closed:
                    await sending
                assert closed.value.code == 50278


async def test_the_routes_of_a_guild_answer_for_that_guild() -> None:
    world, annex = two_guilds()
    async with open_playground(world) as playground:
        bot = TinyBot()
        async with running_bot(playground, bot):
            ada = playground.actor("Ada", annex)
            ada.open_thread("games", "upstairs")
            guild = await bot.fetch_guild(annex.id)
            assert guild.name == "The Annex"
            assert [channel.name for channel in await guild.fetch_channels()] == ["games", "attic"]
            assert [thread.name for thread in await guild.active_threads()] == ["upstairs"]
            assert (await guild.fetch_member(ada.id)).name == "ada"
            with pytest.raises(discord.NotFound):
                await guild.fetch_member(world.user("Chen").id)
            assert [t.name for t in await (await bot.fetch_guild(world.guild.id)).active_threads()] == []


async def test_a_bot_lists_its_guilds_page_by_page_and_leaves_one() -> None:
    world, annex = two_guilds()
    third, without = world.add_guild("Third"), world.add_guild("Without the bot", with_bot=False)
    async with open_playground(world) as playground:
        bot = TinyBot()
        async with running_bot(playground, bot):
            everywhere = [guild.id async for guild in bot.fetch_guilds(limit=None)]
            assert everywhere == sorted([world.guild.id, annex.id, third.id])
            assert without.id not in everywhere
            assert [guild.id async for guild in bot.fetch_guilds(limit=1, after=third)] == [annex.id]
            assert [guild.id async for guild in bot.fetch_guilds(limit=1, before=world.guild)] == [annex.id]

            removed = asyncio.ensure_future(bot.wait_for("guild_remove", timeout=60))
            await (await bot.fetch_guild(annex.id)).leave()
            assert (await removed).id == annex.id
            assert world.bot_id not in annex.members


async def test_guilds_are_saved(tmp_path: Path) -> None:
    world, annex = two_guilds()
    async with Playground(world, folder=tmp_path):
        pass
    again = open_world(tmp_path)
    assert [guild.name for guild in again.guilds.values()] == ["The Workshop", "The Annex"]
    assert again.channel("attic", annex.id).guild_id == annex.id


async def test_a_world_that_was_saved_with_one_guild_is_opened(tmp_path: Path) -> None:
    world = World.default()
    world.dm(world.user("Ada").id, world.bot_id)
    async with Playground(world, folder=tmp_path):
        pass
    path = tmp_path / "world.json"
    saved = json.loads(path.read_bytes())
    [saved["guild"]] = saved.pop("guilds").values()
    saved["format"] = 1
    for channel in saved["channels"].values():
        del channel["guild_id"]
    path.write_text(json.dumps(saved))

    again = open_world(tmp_path)
    assert again.state == world.state


async def test_the_page_shows_one_guild_at_a_time() -> None:
    world, annex = two_guilds()
    async with open_playground(world) as playground:
        ada = playground.actor("Ada")
        for guild, channels in ((None, ["games", "lounge"]), (annex, ["games", "attic"])):
            chosen = "" if guild is None else f"&guild={guild.id}"
            async with (
                aiohttp.ClientSession() as session,
                session.ws_connect(f"{playground.url}/page?as={ada.id}{chosen}") as socket,
            ):
                await soon(socket.receive_json())
                shown = await soon(socket.receive_json())
                assert [channel["name"] for channel in shown["channels"]] == channels
                assert [each["name"] for each in shown["guilds"]] == ["The Workshop", "The Annex"]
                assert shown["guild"]["name"] == (guild or world.guild).name

                other = world.channel("games") if guild else world.channel("games", annex)
                ada.post(other, "elsewhere")
                here = ada.post(world.channel("games", guild), "here")
                event = await soon(socket.receive_json())
                assert (event["type"], event["message"]["id"]) == ("message_created", str(here.id))


async def _until(bot: TinyBot, reached: Callable[[], bool]) -> None:
    """Call `reached` after each gateway event that the bot gets, until `reached` returns True."""
    async with asyncio.timeout(60):
        while not reached():
            await bot.wait_for("socket_event_type")
            await asyncio.sleep(0)


async def _answer(sent: Any) -> str:
    answer = (await sent).answer
    assert answer is not None
    return str(answer.content)
