"""Opens direct conversations with members, only a few new ones per hour.

Discord stops bots that open many conversations in a short time (code 40003). What it allows is not published.
"""

from collections import deque

import discord

from bot.sessions.clock import Clock
from bot.sessions.live import Newest
from bot.sessions.notices import ConversationsFull
from bot.sessions.pace import HOUR, MINUTE
from bot.ui.boards.lanes import Pace, Rank
from bot.ui.entry.trouble import OPENING_TOO_FAST

AN_HOUR = 60  # new conversations
PAUSE = 10 * MINUTE  # no new conversation is opened for so long after Discord has said that they come too fast
REMEMBERED = 20_000  # conversations; a forgotten one counts as new


class Conversations:
    """The direct conversations that this process knows, by user id."""

    def __init__(self, client: discord.Client, pace: Pace, clock: Clock, an_hour: int = AN_HOUR) -> None:
        """an_hour: how many new conversations are opened per hour at most."""
        self._client = client
        self._pace = pace
        self._clock = clock
        self._an_hour = an_hour
        self._known: Newest[int, int] = Newest(REMEMBERED)
        self._opened: deque[int] = deque()  # when new ones were opened within the last hour
        self._paused_until = 0

    async def channel(self, user: int) -> int:
        """Return the channel of the conversation with a user. Raises ConversationsFull and discord.HTTPException."""
        known = self._known.get(user)
        if known is not None:
            return known
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
        self._known[user] = channel.id
        return channel.id
