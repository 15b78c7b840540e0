"""The base of the cogs that do not belong to a game."""

from typing import ClassVar

from discord.ext import commands

from bot.ui.client import Client
from bot.ui.entry.actions import Pressable


class HouseCog(Pressable, commands.Cog):
    """A cog that belongs to no game."""

    area: ClassVar[str]  # takes the place of the game in the addresses of the cog's buttons; no game may have this key
    direct: ClassVar[bool] = True

    def __init__(self, client: Client) -> None:
        self.client = client
        self.sessions = client.sessions
