"""What the cogs share that are no game's."""

from typing import ClassVar

from discord.ext import commands

from bot.ui.client import Client
from bot.ui.entry.handlers import Pressable


class HouseCog(Pressable, commands.Cog):
    """A cog that is no game. area: the first part of its buttons' addresses, which no game's key may be."""

    area: ClassVar[str]
    direct: ClassVar[bool] = True

    def __init__(self, client: Client) -> None:
        self.client = client
        self.sessions = client.sessions
