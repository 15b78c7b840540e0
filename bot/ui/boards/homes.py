"""Says what Discord tells about servers: name, owner and language, also of servers that another process serves.

It also says whether a server's channel is deleted, and which members have left.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import NamedTuple
from weakref import WeakValueDictionary

import discord

from bot.sessions.live import Newest
from bot.sessions.model import Place
from bot.ui.boards.lanes import Pace, Rank
from bot.ui.entry.trouble import REQUEST_FAULTS, UNKNOWN_CHANNEL, UNKNOWN_MEMBER, UNKNOWN_USER, code_of
from bot.ui.shards import ShardedBot

KNOWN_SECONDS = 3_600.0  # seconds in which an answer of Discord counts as true
REMEMBERED = 1_000  # servers of other processes that are remembered
ASK_SECONDS = 2.0  # seconds that a member waits at most until Discord says what is gone


class Home(NamedTuple):
    """A server. owner: a user id."""

    name: str
    owner: int
    locale: str


class Homes:
    """Knows the servers of this process by the gateway, and asks Discord for the others."""

    def __init__(self, client: ShardedBot, pace: Pace, now: Callable[[], float]) -> None:
        """now: returns the time in seconds."""
        self._client = client
        self._pace = pace
        self._now = now
        self._known: Newest[int, tuple[float, Home | None]] = Newest(REMEMBERED)
        # Held while Discord is asked. What members wait for does not wait for the request of a lower rank.
        self._asking: WeakValueDictionary[tuple[int, Rank], asyncio.Lock] = WeakValueDictionary()

    async def of(self, guild: int, rank: Rank = Rank.ACT) -> Home | None:
        """Return a server; None if the bot is not there. Raises the errors of a request if Discord does not answer.

        rank: of the request, if Discord is asked.
        """
        if self._client.share.owns(guild):
            here = self._client.get_guild(guild)
            if here is not None and not here.unavailable:
                return Home(here.name, here.owner_id or 0, here.preferred_locale.value)
            if here is None and self._client.is_shard_ready(guild):
                return None
            # The gateway has not told of the server yet, or Discord has an outage of it.
        if not self._is_fresh(guild):
            async with self._asking.setdefault((guild, rank), asyncio.Lock()):
                if not self._is_fresh(guild):
                    self._known[guild] = (self._now(), await self._asked(guild, rank))
        return self._known[guild][1]

    def _is_fresh(self, guild: int) -> bool:
        known = self._known.get(guild)
        return known is not None and self._now() - known[0] < KNOWN_SECONDS

    async def known(self, guild: int, rank: Rank = Rank.ACT) -> Home | None:
        """Return a server; None if the bot is not there, or if Discord does not answer. rank: as for `of`."""
        try:
            return await self.of(guild, rank)
        except REQUEST_FAULTS:
            return None

    async def locale(self, guild: int, rank: Rank = Rank.ACT) -> str | None:
        """Return the language that a server has in Discord; None: unknown. rank: as for `of`."""
        home = await self.known(guild, rank)
        return None if home is None else home.locale

    async def is_gone(self, place: Place) -> bool:
        """Return whether a channel or thread is surely deleted. False if Discord does not answer in time.

        That the bot does not know a thread is no proof: discord.py forgets archived threads.
        """
        guild = self._client.get_guild(place.guild)
        if guild is not None and guild.get_channel_or_thread(place.channel) is not None:
            return False
        try:
            async with asyncio.timeout(ASK_SECONDS):
                await self._pace.passed()
                await self._client.http.get_channel(place.channel)
        except REQUEST_FAULTS as problem:
            return code_of(problem) == UNKNOWN_CHANNEL
        return False

    async def who_left(self, guild: int, users: Iterable[int]) -> tuple[int, ...]:
        """Return the users who have surely left a server. Nobody has if Discord does not answer in time."""
        left = list[int]()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ASK_SECONDS):
                for user in users:
                    await self._pace.passed()
                    try:
                        await self._client.http.get_member(guild, user)
                    except REQUEST_FAULTS as problem:
                        if code_of(problem) in (UNKNOWN_MEMBER, UNKNOWN_USER):
                            left.append(user)
        return tuple(left)

    async def _asked(self, guild: int, rank: Rank) -> Home | None:
        await self._pace.passed(rank)
        try:
            told = await self._client.http.get_guild(guild, with_counts=False)
        except (discord.Forbidden, discord.NotFound):
            return None
        return Home(told["name"], int(told["owner_id"]), told["preferred_locale"])
