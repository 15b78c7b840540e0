"""The base of the cogs that are no game."""

from typing import ClassVar

from discord.ext import commands

from bot.ui.client import Client
from bot.ui.entry.buttons import Pressable


class HouseCog(Pressable, commands.Cog):
    """A cog that is no game. area: the first part of its buttons' addresses, which no game may have as its key."""

    area: ClassVar[str]
    direct: ClassVar[bool] = True

    def __init__(self, client: Client) -> None:
        self.client = client
        self.sessions = client.sessions
