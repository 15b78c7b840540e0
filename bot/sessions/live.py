"""What stays in memory: matches, each behind its lock, and what the newest interactions did."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.sessions.change import Change, Stored

# Matches kept in memory without anybody using them: a few kilobytes each, against one read of the database.
IDLE_MATCHES = 1_000

K = TypeVar("K")
V = TypeVar("V")


class Newest(OrderedDict[K, V]):
    """A dictionary that forgets the entry set longest ago where it has more than `most`."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)


class Answered(msgspec.Struct, frozen=True):
    """What an interaction did: the match that it was about, and the version that it made; None: no log entry."""

    match_id: str
    version: int | None


class Live:
    """One match in memory."""

    __slots__ = ("__weakref__", "in_doubt", "lock", "stored")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()  # held while a change is decided and stored
        self.stored: Stored | None = None  # the match as committed; None: it is to be loaded
        self.in_doubt: Change | None = None  # a change that may have been committed, and that nobody was told of


class LiveMatches:
    """Hands out the one `Live` of a match.

    Whoever works on a match holds its `Live`; the weak dictionary makes sure that there is never a second lock for
    the same match, and the other one keeps the recently used ones.
    """

    def __init__(self, idle: int = IDLE_MATCHES) -> None:
        self._all: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._recent: Newest[str, Live] = Newest(idle)

    def __getitem__(self, match_id: str) -> Live:
        live = self._all.get(match_id)
        if live is None:
            live = self._all[match_id] = Live()
        self._recent[match_id] = live
        return live

    def drop(self, match_ids: Iterable[str]) -> None:
        """Read these anew when they are asked for next."""
        for match_id in match_ids:
            live = self._all.get(match_id)
            if live is not None:
                live.stored = None
