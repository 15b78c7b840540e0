"""Deletes old answers in members' conversations with the bot by their ids.

There, answers are ordinary messages. After 15 minutes no token reaches them, but the bot may delete its own messages
for ever. `Latest` says which of them must go. Nobody waits for that, so it takes only requests that are left over: if
too many deletions wait for some, further old answers stay.
"""

from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.ui.address import Address
from bot.ui.boards.earlier import Earlier
from bot.ui.boards.lanes import Lanes, Rank

MOST_WAITING = 200  # deletions that wait for requests that are left over


class OldAnswers:
    """Deletes old answers. See `bot.ui.entry.latest.Remover`."""

    def __init__(self, earlier: Earlier, lanes: Lanes, channel: Callable[[int], discord.PartialMessageable]) -> None:
        """channel: returns a channel by its id."""
        self._earlier = earlier
        self._lanes = lanes
        self._channel = channel
        self._waiting = 0

    async def remove(self, channel: int, message: int) -> None:
        """Delete a message once requests are left over. Raises REQUEST_FAULTS."""
        async with self._in_turn() as may:
            if may:
                await self._lanes.pace.passed(Rank.TIDY)
                await self._channel(channel).get_partial_message(message).delete()

    async def remove_boards(self, channel: int, match: str, message: int, since: int) -> None:
        """Delete the boards of a private match that are older than a message. Raises REQUEST_FAULTS.

        They are known by their picture and their buttons. since: when the match was made.
        """
        async with self._in_turn() as may:
            posts = await self._earlier.posts(channel, since, Rank.TIDY) if may else None
        for post in posts or ():
            parts = [*_parts(post.components)]
            shows = any(one["type"] == discord.ComponentType.media_gallery.value for one in parts)
            found = (Address.read(one.get("custom_id", "")) for one in parts)
            if post.message < message and shows and any(one is not None and one.match == match for one in found):
                await self.remove(channel, post.message)

    @asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[bool]:
        """Count what waits for requests. Yield whether it may wait."""
        self._waiting += 1
        try:
            yield self._waiting <= MOST_WAITING
        finally:
            self._waiting -= 1


def _parts(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield components and those in them, as JSON from Discord."""
    for one in components:
        yield one
        yield from _parts(one.get("components", ()))
