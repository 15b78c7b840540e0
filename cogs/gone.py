"""Channels, threads and servers that are gone or back: no match is lost by it, and none keeps a channel locked.

Members who leave or come back are not told of without a privileged intent; they are missed when they are to be
reminded, and seen again when they use anything of ours.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from bot.errors import NotKept
from bot.ui.client import Client
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.context import Interaction
from bot.ui.entry.trouble import until_kept

_log = logging.getLogger(__name__)


class Gone(HouseCog):
    """See the module's docstring. Discord tells of an event once: noting it is repeated until it is stored."""

    area = "gone"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._compared = False
        self._servers = asyncio.Lock()  # held while it is noted in which servers the bot is

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note the threads of the channel, too: Discord does not name them apart."""
        for thread in getattr(channel, "threads", ()):
            await self._note_channel(channel.guild.id, thread.id)
        await self._note_channel(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Let the thread's match go on in the channel above it."""
        await self._note_channel(payload.guild_id, payload.thread_id, payload.parent_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot is in this server no more: its matches wait, and after a while its data are deleted."""
        _log.info("Guild %s is gone; its matches wait", guild.id)
        await self._note_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot is in this server, perhaps again. Its matches go on."""
        await self._note_server(guild.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Whoever uses something is here."""
        if interaction.guild_id is None:
            return
        try:
            await self.sessions.presence.member_seen(interaction.guild_id, interaction.user.id)
        except NotKept as problem:  # the next thing that they use does it
            _log.warning("It could not be noted that %s is back: %s", interaction.user.id, problem)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """What happened while the bot was down; once, as discord.py is ready again after each lost connection."""
        async with self._servers:
            if not self._compared:
                await self._surely(self._compare, "Which servers have gone or are back could not be looked up")
                self._compared = True

    # ---- how it is noted ----

    async def _note_channel(self, guild: int, channel: int, parent: int | None = None) -> None:
        await self._surely(
            lambda: self.sessions.presence.channel_gone(guild, channel, parent),
            f"It could not be noted that channel {channel} is gone",
        )

    async def _note_server(self, guild: int) -> None:
        async with self._servers:
            await self._surely(lambda: self._note_as_it_is(guild), f"Server {guild}, gone or back, could not be noted")

    async def _note_as_it_is(self, guild: int) -> None:
        """Note whether the bot is in a server now, whatever it was told of it before."""
        if self._is_in(guild):
            await self.sessions.privacy.guild_back(guild)
            await self.sessions.presence.guild_back(guild)
        else:
            await self.sessions.presence.guild_gone(guild)
            await self.sessions.privacy.guild_gone(guild)

    async def _compare(self) -> None:
        presence = self.sessions.presence
        for guild in await presence.guilds_in_play():
            await (presence.guild_back(guild) if self._is_in(guild) else presence.guild_gone(guild))
        await self.sessions.privacy.compare({guild.id for guild in self.client.guilds})

    def _is_in(self, guild: int) -> bool:
        return self.client.get_guild(guild) is not None

    async def _surely(self, work: Callable[[], Awaitable[object]], fault: str) -> None:
        await until_kept(work, fault, self.client.pause, self.client.is_closed)


COG = Gone
