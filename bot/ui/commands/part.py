"""The base of the parts of a game's cog."""

from typing import Protocol

from bot.ui.client import Client
from bot.ui.face import Face


class Whole(Protocol):
    """What each part needs of the cog."""

    @property
    def client(self) -> Client: ...

    @property
    def face(self) -> Face: ...


class Part:
    """Actions of a game's cog that are about one thing. Each cog has a part of its own (`Pressable.parts`)."""

    def __init__(self, cog: Whole) -> None:
        self.cog = cog
        self.client = cog.client
        self.face = cog.face
        self.sessions = self.client.sessions
        self.watched = self.client.presenter.watched
