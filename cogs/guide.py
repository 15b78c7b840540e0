"""Help for newcomers: `/help`, and the welcome message in a new server."""

import logging
from collections.abc import Iterator

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.ui.address import Address
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.buttons import Answers, Button, Press, action
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered_anywhere
from bot.ui.panels import Layout, panel, posted
from bot.ui.words import Words, safe_name

_log = logging.getLogger(__name__)


class Guide(HouseCog):
    area = "guide"

    @app_commands.command(name="help", description="guide-cmd-help")
    @entered_anywhere
    async def help(self, context: Context) -> None:
        await context.tell(self._text(context.words))

    @action("help")
    async def on_help(self, context: Context, _: Press, __: Answers) -> None:
        await context.tell(self._text(context.words))

    def _text(self, words: Words) -> str:
        faces = self.client.faces.values()
        games = [
            words("guide-help-game", name=face.name(words), command=words(f"{face.key}-command")) for face in faces
        ]
        return words("guide-help", games="\n".join(games))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Send the welcome message to the first channel where the bot may post, but only once per server."""
        settings = await self.sessions.settings.guild(guild.id)
        if settings.welcomed:
            return
        words = Words(self.client.texts, settings.locale, guild.preferred_locale.value)
        for channel in _open_channels(guild):
            try:
                await posted(channel, self._welcome(guild, words), None, mentions=(), nonce=f"w{guild.id}")
            except discord.HTTPException as problem:
                _log.info("No welcome in channel %s of guild %s: %s", channel.id, guild.id, problem)
                continue
            await self.sessions.settings.change_guild(guild.id, lambda before: replace(before, welcomed=True))
            return

    def _welcome(self, guild: discord.Guild, words: Words) -> Layout:
        games = ", ".join(face.name(words) for face in self.client.faces.values())
        row = [
            Button(Address("b", "guide", "help"), words("guide-ui-help"), discord.ButtonStyle.primary),
            Button(Address("b", "house", "setup"), words("guide-ui-setup")),
        ]
        return panel(words("guide-welcome", name=safe_name(guild.name), games=games), row)


def _open_channels(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Yield channels where the bot may post. The server's channel for system messages comes first."""
    first = [] if guild.system_channel is None else [guild.system_channel]
    channels = [*first, *(one for one in guild.text_channels if one not in first)]
    for channel in channels[:5]:
        given = channel.permissions_for(guild.me)
        if given.view_channel and given.send_messages:
            yield channel


COG = Guide
