"""Channels, threads and servers that are gone or back: no match is lost by it, and none keeps a channel locked.

Members who leave or come back are not told of without a privileged intent; they are missed when they are to be
reminded, and seen again when they use anything of ours.
"""

import logging

import discord
from discord.ext import commands

from bot.errors import Draining, NotKept, StorageError
from bot.ui.house_cog import HouseCog
from bot.ui.visit import Interaction

_log = logging.getLogger(__name__)


class Gone(HouseCog):
    """See the module's docstring."""

    area = "gone"
    _compared = False

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Its threads go with it, without a word of their own."""
        for thread in getattr(channel, "threads", ()):
            await self.sessions.presence.channel_gone(channel.guild.id, thread.id)
        await self.sessions.presence.channel_gone(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Its match goes on in the channel that the thread was in."""
        await self.sessions.presence.channel_gone(payload.guild_id, payload.thread_id, payload.parent_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Thrown out, or the server is deleted: its matches wait, and after a while all that is kept of it goes."""
        _log.info("Guild %s is gone; its matches wait", guild.id)
        await self.sessions.presence.guild_gone(guild.id)
        await self.sessions.privacy.guild_gone(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again: its matches go on."""
        await self.sessions.privacy.guild_back(guild.id)
        await self.sessions.presence.guild_back(guild.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Whoever uses something is here."""
        if interaction.guild_id is None:
            return
        try:
            await self.sessions.presence.member_seen(interaction.guild_id, interaction.user.id)
        except (NotKept, Draining, StorageError) as problem:
            _log.warning("It could not be noted that %s is back: %s", interaction.user.id, problem)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """What happened while the bot was down; once, as discord.py is ready again after each lost connection."""
        if self._compared:
            return
        here = {guild.id for guild in self.client.guilds}
        try:
            for guild in await self.sessions.presence.guilds_in_play():
                await (
                    self.sessions.presence.guild_back(guild)
                    if guild in here
                    else self.sessions.presence.guild_gone(guild)
                )
            await self.sessions.privacy.compare(here)
        except (NotKept, Draining, StorageError) as problem:  # the next time does it, or the next start
            _log.warning("Which servers have gone or are back could not be looked up: %s", problem)
            return
        self._compared = True


COG = Gone
