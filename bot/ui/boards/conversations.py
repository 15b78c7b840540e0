"""Opens direct conversations with members, only a few new ones per hour.

Discord stops bots that open many conversations in a short time (code 40003). What it allows is not published. The
channels of members who want direct messages are stored with their settings, so these conversations are never new again.
"""

import asyncio
import logging
from collections import deque
from weakref import WeakValueDictionary

import discord

from bot.errors import NotKept
from bot.machine import Clock
from bot.sessions.live import Newest
from bot.sessions.notices import ConversationsFull
from bot.sessions.pace import HOUR, MINUTE
from bot.sessions.settings import Settings
from bot.ui.boards.lanes import Pace, Rank
from bot.ui.entry.reasons import OPENING_TOO_FAST

AN_HOUR = 60  # new conversations
PAUSE = 10 * MINUTE  # no new conversation is opened for so long after Discord has said that they come too fast
REMEMBERED = 20_000  # conversations

_log = logging.getLogger(__name__)


class Conversations:
    """The direct conversations that are open, by user id."""

    def __init__(
        self, client: discord.Client, settings: Settings, pace: Pace, clock: Clock, an_hour: int = AN_HOUR
    ) -> None:
        """an_hour: how many new conversations are opened per hour at most."""
        self._client = client
        self._settings = settings
        self._pace = pace
        self._clock = clock
        self._an_hour = an_hour
        self._known: Newest[int, int] = Newest(REMEMBERED)
        self._gone: Newest[int, None] = Newest(REMEMBERED)  # the channels of conversations that Discord does not know
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # held while one is looked for
        self._opened: deque[int] = deque()  # when new ones were opened within the last hour
        self._paused_until = 0

    async def channel(self, user: int) -> int:
        """Return the channel of the conversation with a user.

        Raises ConversationsFull, discord.HTTPException, and NotKept (the settings cannot be read).
        """
        async with self._locks.setdefault(user, asyncio.Lock()):
            settings = await self._settings.member(user)
            found = self._known.get(user) or settings.conversation or await self._open(user)
            self.note(user, found)
            if settings.dm and settings.conversation != found:
                await self._store(user, found)
            return found

    def knows(self, user: int) -> bool:
        """Return whether the conversation with a user is known without a request."""
        return user in self._known

    def note(self, user: int, channel: int) -> None:
        """Note a conversation that is open: the user has asked for something there, or read a board."""
        self._known[user] = channel
        self._gone.pop(channel, None)

    async def forget(self, user: int, channel: int = 0) -> None:
        """Forget a conversation with a user, because Discord does not know its channel any more. 0: the known one."""
        known = self._known.get(user, 0)
        gone = channel or known
        if gone:
            self._gone[gone] = None
        if known in (0, gone):  # else a new one was opened meanwhile
            self._known.pop(user, None)
            await self._store(user, None)

    def is_gone(self, channel: int) -> bool:
        """Return whether Discord did not know the channel of a conversation when it was used last."""
        return channel in self._gone

    async def _store(self, user: int, channel: int | None) -> None:
        try:
            await self._settings.note_conversation(user, channel)
        except NotKept as problem:
            _log.info("The conversation with user %s is not stored: %s", user, problem)

    async def _open(self, user: int) -> int:
        now = self._clock.now()
        while self._opened and now - self._opened[0] >= HOUR:
            self._opened.popleft()
        if len(self._opened) >= self._an_hour or now < self._paused_until:
            raise ConversationsFull
        self._opened.append(now)
        await self._pace.passed(Rank.NOTICE)
        try:
            channel = await self._client.create_dm(discord.Object(user))
        except discord.HTTPException as problem:
            if problem.code != OPENING_TOO_FAST:
                raise
            self._paused_until = now + PAUSE
            raise ConversationsFull from problem
        return channel.id
