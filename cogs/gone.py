"""Stores which channels, threads and servers are gone, and which servers and members are back.

Each process hears only of the servers of its own shards. It stores nothing about other servers.

Discord reports members who leave or return only to bots with a privileged intent, which this bot does not ask for. So
the bot looks for a member before it sends a reminder. A member who has left and then uses the bot is back.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from discord.ext import commands

from bot.errors import NotKept
from bot.sessions.memory.privacy import Servers
from bot.ui.client import Client
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.asked import Interaction
from bot.ui.entry.permissions import home_of
from bot.ui.entry.trouble import until_kept

_log = logging.getLogger(__name__)


@dataclass
class _Stored:
    """The servers that the database knew at one moment.

    Attributes:
        in_play: the ids of the servers that have an open match.
        servers: the ids of all servers.
        shards: the shards that are still to be compared with these servers. Others may have heard of changes since.
    """

    in_play: tuple[int, ...]
    servers: Servers
    shards: set[int]


class Gone(HouseCog):
    """Stores events of Discord. Discord sends each event once, so the bot tries until it is stored."""

    area = "gone"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._servers = asyncio.Lock()  # held while the list of the bot's servers is stored
        self._uncompared: set[int] = set()  # shards with a new session that wait to be compared
        self._stored: _Stored | None = None
        self.sessions.privacy.delete_only_if(self._is_surely_gone)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Store that a channel is gone. discord.py itself makes the events for its threads."""
        await self._note_channel(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Let the thread's match go on in the parent channel, unless that is deleted, too."""
        guild = self.client.get_guild(payload.guild_id)
        parent = None if guild is None else guild.get_channel(payload.parent_id)
        await self._note_channel(payload.guild_id, payload.thread_id, None if parent is None else parent.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Store that the bot has left a server. The server's matches stop, and after some time its data are deleted."""
        _log.info("Guild %s is gone; its matches wait", guild.id)
        await self._note_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Store that the bot is in a server. If it was there before, the server's matches go on."""
        await self._note_server(guild.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Store that the member is in the server (again)."""
        home = home_of(interaction)
        if not home:
            return
        try:
            await self.sessions.presence.member_seen(home, interaction.user.id)
            await self.sessions.champions.member_seen(home, interaction.user.id)
        except NotKept as problem:  # the bot tries again at the member's next interaction
            _log.warning("It could not be noted that %s is back: %s", interaction.user.id, problem)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Compare a shard's servers with the stored ones. discord.py calls this after each new session.

        Without a session, the bot hears of no server that it joins or leaves.
        """
        self._uncompared.add(shard)
        async with self._servers:
            await self._until_stored(
                lambda: self._compare(shard), "Which servers have gone or are back could not be looked up"
            )

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """Compare the shard with newer rows next time, because it hears of its servers again."""
        if self._stored is not None:
            self._stored.shards.discard(shard)

    async def _note_channel(self, guild: int, channel: int, parent: int | None = None) -> None:
        await self._until_stored(
            lambda: self.sessions.presence.channel_gone(guild, channel, parent),
            f"It could not be noted that channel {channel} is gone",
        )

    async def _note_server(self, guild: int) -> None:
        async with self._servers:
            await self._until_stored(
                lambda: self._note_presence(guild), f"Server {guild}, gone or back, could not be noted"
            )

    async def _note_presence(self, guild: int) -> None:
        """Store whether the bot is in a server now."""
        if self._is_in(guild):
            await self.sessions.privacy.guild_back(guild)
            await self.sessions.presence.guild_back(guild)
        else:
            await self.sessions.presence.guild_gone(guild)
            await self.sessions.privacy.guild_gone(guild)
            await self.sessions.leagues.look_again(guild)  # the other server of a battle is told

    async def _compare(self, shard: int) -> None:
        share, presence, stored = self.sessions.share, self.sessions.presence, await self._stored_before(shard)
        for guild in stored.in_play:
            if share.shard_of(guild) == shard:
                await (presence.guild_back(guild) if self._is_in(guild) else presence.guild_gone(guild))
        here = {guild.id for guild in self.client.guilds}
        await self.sessions.privacy.compare(stored.servers, here, lambda guild: share.shard_of(guild) == shard)
        stored.shards.discard(shard)
        self._uncompared.discard(shard)

    async def _stored_before(self, shard: int) -> _Stored:
        """Return the servers that the database knew before a shard heard of its servers.

        At a start the shards connect one after the other. All servers are read once for all these shards.
        """
        if self._stored is None or shard not in self._stored.shards:
            shards = self.client.silent_shards | self._uncompared | {shard}
            in_play = await self.sessions.presence.guilds_in_play()
            self._stored = _Stored(in_play, await self.sessions.privacy.servers(), shards)
        return self._stored

    def _is_in(self, guild: int) -> bool:
        return self.client.get_guild(guild) is not None

    def _is_surely_gone(self, guild: int) -> bool:
        """Return whether the bot is not in a server. False also if this process does not hear of it now."""
        return self.client.is_shard_ready(guild) and not self._is_in(guild)

    async def _until_stored(self, work: Callable[[], Awaitable[object]], fault: str) -> None:
        await until_kept(work, fault, self.client.pause, self.client.is_closed)


COG = Gone
