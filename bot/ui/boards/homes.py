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
from bot.ui.entry.permissions import given_in, sees
from bot.ui.entry.reasons import MISSING_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_MEMBER, UNKNOWN_USER, code_of
from bot.ui.entry.trouble import REQUEST_FAULTS
from bot.ui.shards import ShardedBot

KNOWN_SECONDS = 3_600.0  # seconds in which an answer of Discord about a server counts as true
PLACE_SECONDS = 60.0  # the same for a channel, while a member reads suggestions
REMEMBERED = 1_000  # servers of other processes, and channels, that are remembered
MOST_ASKED = 10  # channels for which Discord is asked at once
ASK_SECONDS = 1.5  # seconds that a member waits at most until Discord says what is gone; suggestions have 2


class Home(NamedTuple):
    """A server. owner: a user id."""

    name: str
    owner: int
    locale: str


class Seen(NamedTuple):
    """What the bot knows of a channel or thread.

    Attributes:
        channel: None if the bot cannot see it, if it is deleted, or if Discord did not answer in time.
        gone: whether it is surely deleted.
    """

    channel: discord.abc.GuildChannel | discord.Thread | None = None
    gone: bool = False


class Homes:
    """Knows the servers of this process by the gateway, and asks Discord for the others."""

    def __init__(self, client: ShardedBot, pace: Pace, now: Callable[[], float]) -> None:
        """now: returns the time in seconds."""
        self._client = client
        self._pace = pace
        self._now = now
        self._known: Newest[int, tuple[float, Home | None]] = Newest(REMEMBERED)
        self._seen: Newest[Place, tuple[float, Seen]] = Newest(REMEMBERED)
        # Held while Discord is asked. What members wait for does not wait for the request of a lower rank.
        self._asking: WeakValueDictionary[tuple[int, Rank], asyncio.Lock] = WeakValueDictionary()

    async def of(self, guild: int, rank: Rank = Rank.ACT) -> Home | None:
        """Return a server; None if the bot is not there. Raises the errors of a request if Discord does not answer.

        guild: 0, that of direct messages, is no server. rank: of the request, if Discord is asked.
        """
        if not guild:
            return None
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
        return self._at_hand(place) is None and (await self._look(place)).gone

    async def seen(self, places: Iterable[Place]) -> dict[Place, Seen]:
        """Return what the bot knows of channels and threads. Discord is asked for some that the gateway does not tell.

        Of the others, as of those for which Discord does not answer in time, nothing is known. Answers count for
        `PLACE_SECONDS`.
        """
        found, unknown = dict[Place, Seen](), list[Place]()
        for place in dict.fromkeys(places):
            at, known = self._seen.get(place, (0.0, None))
            channel = self._at_hand(place)
            if channel is not None:
                found[place] = Seen(channel)
            elif known is not None and self._now() - at < PLACE_SECONDS:
                found[place] = known
            else:
                unknown.append(place)
        asked = unknown[:MOST_ASKED]
        for place, told in zip(asked, await asyncio.gather(*map(self._look, asked)), strict=True):
            found[place] = told
            if told != Seen():
                self._seen[place] = (self._now(), told)
        return {place: found.get(place, Seen()) for place in (*found, *unknown)}

    def _at_hand(self, place: Place) -> discord.abc.GuildChannel | discord.Thread | None:
        guild = self._client.get_guild(place.guild)
        return None if guild is None else guild.get_channel_or_thread(place.channel)

    async def _look(self, place: Place) -> Seen:
        """Ask Discord for a channel or thread."""
        try:
            async with asyncio.timeout(ASK_SECONDS):
                await self._pace.passed()
                channel = await self._client.fetch_channel(place.channel)
        except REQUEST_FAULTS as problem:
            return Seen(gone=code_of(problem) == UNKNOWN_CHANNEL)
        except discord.InvalidData:  # of another server
            return Seen()
        return Seen(channel) if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else Seen()

    async def sees(self, place: Place, user: int) -> bool:
        """Return whether a user is in a server and sees a channel or thread of it now.

        Return False too if the bot does not see the channel itself. Discord is asked who is in a private thread: the
        gateway does not tell. Raises RuntimeError if this process does not know
        the server's roles, and the errors of a request if Discord does not answer.
        """
        guild, channel = self._client.get_guild(place.guild), self._at_hand(place)
        if guild is None:
            raise RuntimeError("the process that serves this server knows its roles")
        try:
            if channel is None:  # such as an archived thread
                await self._pace.passed(Rank.NOTICE)
                found = await self._client.fetch_channel(place.channel)
                channel = found if isinstance(found, discord.Thread) else None
            await self._pace.passed(Rank.NOTICE)
            member = await guild.fetch_member(user)
            if channel is None or sees(member, channel):
                return channel is not None
            if not (isinstance(channel, discord.Thread) and channel.is_private()):
                return False
            await self._pace.passed(Rank.NOTICE)
            await channel.fetch_member(user)
            return given_in(channel, member).view_channel
        except (discord.NotFound, discord.Forbidden) as problem:
            if code_of(problem) in (UNKNOWN_MEMBER, UNKNOWN_USER, UNKNOWN_CHANNEL, MISSING_ACCESS):
                return False
            raise

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
