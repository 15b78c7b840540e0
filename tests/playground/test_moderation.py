"""Tests of what moderators do in the local Discord, as a bot hears of it and as its requests are answered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest

from bot.playground import Channel, Playground, Refused, World
from bot.playground.world.permissions import EVERYONE, Permission
from tests.playground.fixtures import open_playground, running_bot, soon
from tests.playground.tiny_bot import TinyBot


class Hearing(TinyBot):
    """A bot that notes the names of the gateway's events."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.heard: list[str] = []
        self._more = asyncio.Event()

    async def on_socket_event_type(self, kind: str) -> None:
        self.heard.append(kind)
        self._more.set()

    async def until(self, kind: str) -> list[str]:
        """Wait until the bot has heard of one more event of this kind. Return the kinds since the last call."""
        while kind not in self.heard:
            self._more.clear()
            await soon(self._more.wait())
        heard, self.heard = self.heard, []
        return heard


@asynccontextmanager
async def hearing() -> AsyncIterator[tuple[Playground, World, Hearing, Channel]]:
    """Yield a local Discord, its world, a bot on it that has heard nothing yet, and the channel #games."""
    world = World.default()
    async with open_playground(world) as playground:
        bot = Hearing()
        async with running_bot(playground, bot):
            bot.heard.clear()
            yield playground, world, bot, world.channel("games")


async def refusal(bot: Hearing, channel: Channel) -> int:
    """Return the code with which Discord refuses a message of the bot."""
    with pytest.raises(discord.HTTPException) as refused:
        await bot.get_partial_messageable(channel.id).send("hello")
    return refused.value.code


async def test_a_hidden_channel_has_no_details_until_the_bot_sees_it_again() -> None:
    async with hearing() as (playground, world, bot, games):
        thread = playground.actor("Ada").open_thread(games, "corner")
        world.set_permission(games, world.bot_id, Permission.VIEW_CHANNEL, allowed=False)
        await bot.until("CHANNEL_UPDATE")
        hidden = bot.get_channel(games.id)
        assert isinstance(hidden, discord.TextChannel)
        assert (hidden.name, hidden.topic, hidden.overwrites) == ("___hidden___", None, {})
        assert [each.name for each in await bot.guilds[0].fetch_channels()] == ["lounge"]
        assert await refusal(bot, games) == 50001
        assert await refusal(bot, thread) == 50001

        world.set_permission(games, world.bot_id, Permission.VIEW_CHANNEL, allowed=True)
        heard = await bot.until("THREAD_LIST_SYNC")
        assert heard.count("CHANNEL_UPDATE") == 1
        assert hidden.name == "games"
        assert [each.name for each in hidden.threads] == ["corner"]


async def test_a_role_that_loses_a_permission_hides_channels() -> None:
    async with hearing() as (_, world, bot, games):
        everyone, own = world.guild.roles[world.guild.id], world.guild.members[world.bot_id].roles
        world.set_roles(world.bot_id, world.guild, [])
        assert await bot.until("GUILD_MEMBER_UPDATE") == ["GUILD_MEMBER_UPDATE"]
        assert [role.name for role in bot.guilds[0].me.roles] == ["@everyone"]

        world.set_role(world.guild, everyone, EVERYONE & ~Permission.VIEW_CHANNEL)
        heard = await bot.until("CHANNEL_UPDATE")
        assert heard[0] == "GUILD_ROLE_UPDATE"
        assert await refusal(bot, games) == 50001

        world.set_roles(world.bot_id, world.guild, own)
        await bot.until("THREAD_LIST_SYNC")
        await bot.get_partial_messageable(games.id).send("hello")


async def test_nobody_but_moderators_writes_in_a_locked_thread() -> None:
    async with hearing() as (playground, world, bot, games):
        chen = playground.actor("Chen")
        thread = chen.open_thread(games, "corner")
        world.set_locked(thread, locked=True)
        await bot.until("THREAD_UPDATE")
        assert await refusal(bot, thread) == 50083
        with pytest.raises(Refused):
            chen.post(thread, "hello")

        world.set_locked(thread, locked=False)
        await bot.until("THREAD_UPDATE")
        await bot.get_partial_messageable(thread.id).send("hello")


async def test_a_deleted_channel_takes_its_threads_along_without_an_event_for_each() -> None:
    async with hearing() as (playground, world, bot, games):
        thread = playground.actor("Ada").open_thread(games, "corner")
        await bot.until("THREAD_CREATE")
        world.remove_channel(games)
        assert await bot.until("CHANNEL_DELETE") == ["CHANNEL_DELETE"]
        assert await refusal(bot, thread) == 10003


async def test_a_removed_bot_has_no_access_until_it_is_invited_again() -> None:
    async with hearing() as (_, world, bot, games):
        world.leave(world.bot_id)
        await bot.until("GUILD_DELETE")
        assert list(bot.guilds) == []
        assert await refusal(bot, games) == 50001
        world.invite_bot()
        await bot.until("GUILD_CREATE")
        assert [role.name for role in bot.guilds[0].me.roles] == ["@everyone", "Lapidary"]
        await bot.get_partial_messageable(games.id).send("hello")
        assert [role.managed for role in world.guild.roles.values()].count(True) == 1


async def test_an_outage_of_a_guild_stops_everything_there() -> None:
    async with hearing() as (playground, world, bot, games):
        ada = playground.actor("Ada")
        message = await bot.get_partial_messageable(games.id).send("hello")
        world.set_available(world.guild, available=False)
        await bot.until("GUILD_DELETE")
        assert [guild.unavailable for guild in bot.guilds] == [True]
        with pytest.raises(discord.HTTPException) as failed:
            await message.edit(content="hello again")
        assert failed.value.status == 503
        with pytest.raises(Refused) as refused:
            ada.click(ada.last(games), "button")
        assert refused.value.code == "closed"
        world.rename(games, "renamed")

        world.set_available(world.guild, available=True)
        assert await bot.until("GUILD_CREATE") == ["GUILD_CREATE"]
        assert [guild.unavailable for guild in bot.guilds] == [False]
        assert [channel.name for channel in bot.guilds[0].text_channels] == ["renamed", "lounge"]


async def test_without_the_right_to_read_the_history_a_channel_has_no_messages() -> None:
    async with hearing() as (_, world, bot, games):
        await bot.get_partial_messageable(games.id).send("hello")
        world.set_permission(games, world.bot_id, Permission.READ_MESSAGE_HISTORY, allowed=False)
        assert [each async for each in bot.get_partial_messageable(games.id).history()] == []


async def test_a_new_name_is_seen_at_the_next_interaction() -> None:
    async with hearing() as (_, world, bot, __):
        world.set_name(world.user("Chen"), "Chen the Second")
        fetched = await bot.guilds[0].fetch_member(world.user("chen").id)
        assert fetched.display_name == "Chen the Second"


async def test_a_role_is_given_and_taken_below_the_bots_own_one() -> None:
    async with hearing() as (_, world, bot, _games):
        guild, chen = world.guild, world.user("Chen").id
        own = guild.roles[guild.members[world.bot_id].roles[0]]
        champion = world.add_role(guild, "Champion")
        await bot.until("GUILD_ROLE_CREATE")

        async def asked(give: bool, user: int = chen, role: int = champion.id) -> int:
            """Return the code with which Discord refuses to give or take a role; 0: it does not."""
            ask = bot.http.add_role if give else bot.http.remove_role
            try:
                await ask(guild.id, user, role)
            except discord.HTTPException as problem:
                return problem.code
            return 0

        assert await asked(True) == 50013  # the bot may not manage roles
        world.set_role(guild, own, own.permissions | Permission.MANAGE_ROLES)
        for _again in range(2):
            assert await asked(True) == 0
            assert guild.members[chen].roles == [champion.id]
        for _again in range(2):
            assert await asked(False) == 0
            assert guild.members[chen].roles == []

        assert await asked(True, user=7) == 10007
        assert await asked(True, role=7) == 10011
        assert await asked(True, role=own.id) == 50013  # Discord manages it
        assert await asked(True, role=guild.id) == 50013
        world.move_role(guild, champion, own.position + 1)
        assert await asked(True) == 50013
        world.set_roles(chen, guild, [champion.id])
        world.delete_role(guild, champion)
        await bot.until("GUILD_ROLE_DELETE")
        assert guild.members[chen].roles == []
        assert bot.guilds[0].get_role(champion.id) is None
        assert await asked(False) == 10011
