"""Claims on boards: of several processes, one draws a board at a time."""

import asyncio
import logging
from collections import Counter
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.errors import NotKept
from bot.machine import Clock
from bot.sessions.sessions import Sessions
from bot.ui.boards.slots import Slot

MARGIN_SECONDS = 5.0  # a request ends so long before the claim of its board

_log = logging.getLogger(__name__)


class Claims:
    """The boards that this process draws, so that no other does."""

    def __init__(self, sessions: Sessions, clock: Clock) -> None:
        self._sessions = sessions
        self._clock = clock
        self._held = Counter[str]()  # by match: how many of its boards this process draws
        # By match: held while it is claimed or released, since boards by letters of one match share its claim.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def claim(self, slot: Slot) -> bool:
        """Let no other process draw the match, and note what others have drawn. Return False if one draws it now."""
        boards = self._sessions.boards
        draws = slot.behind or slot.shown.has_lost_post
        if boards.alone or not draws or self._seconds_left(slot) > MARGIN_SECONDS:
            return True
        async with self._lock(slot):
            held = bool(slot.claimed_until)
            slot.claimed_until = await boards.claim(slot.match.id) or 0
            self._held[slot.match.id] += bool(slot.claimed_until) - held
        seen = slot.seen(await self._sessions.matches.match(slot.match.id))
        newest = slot.match if seen is None else seen
        if slot.resumed and newest.version > slot.match.version:
            slot.later = newest
            slot.become(replace(slot.shown, board=newest.board))
        elif newest.version >= slot.match.version:
            slot.take(newest)
        doubt = slot.shown.doubt
        if doubt is not None and doubt.post is not None and newest.board.version_shown > doubt.post.version:
            slot.become(replace(slot.shown, doubt=None))
        return slot.claimed_until > 0

    def _seconds_left(self, slot: Slot) -> float:
        """Return how long requests about a board may take while no other process draws it."""
        return (slot.claimed_until - self._clock.now()) / 1000 - MARGIN_SECONDS

    def in_time(self, slot: Slot) -> asyncio.Timeout:
        """End a request before another process may draw the board."""
        return asyncio.timeout(None if self._sessions.boards.alone else max(0.0, self._seconds_left(slot)))

    async def release(self, slot: Slot) -> None:
        if not slot.claimed_until:
            return
        async with self._lock(slot):
            slot.claimed_until = 0
            self._held[slot.match.id] -= 1
            if self._held[slot.match.id] > 0:  # another board of the match by letters needs it
                return
            del self._held[slot.match.id]
            try:
                await self._sessions.boards.release(slot.match.id)
            except NotKept as problem:
                _log.info("Other processes wait for the board of match %s: %s", slot.match.id, problem)

    def _lock(self, slot: Slot) -> asyncio.Lock:
        return self._locks.setdefault(slot.match.id, asyncio.Lock())
