"""What stays in memory: matches, each with its lock, and what the newest interactions did."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.sessions.change import Change, Stored

# Matches that stay in memory while nobody uses them. Each takes a few kilobytes and saves one read of the database.
IDLE_MATCHES = 1_000

K = TypeVar("K")
V = TypeVar("V")


class Newest(OrderedDict[K, V]):
    """A dictionary of at most `most` entries. It drops the entry that was set longest ago."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)


class Answered(msgspec.Struct, frozen=True):
    """What an interaction did: its match, and the version of its log entry (None: it made no entry)."""

    match_id: str
    version: int | None


class Live:
    """One match in memory."""

    __slots__ = ("__weakref__", "in_doubt", "lock", "stored")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()  # held while a change is decided and stored
        self.stored: Stored | None = None  # the match as committed; None: not loaded
        self.in_doubt: Change | None = None  # a change that may be committed, but is not announced


class LiveMatches:
    """Gives each match its single `Live`.

    Code that works on a match holds its `Live`. The weak dictionary ensures that a match never has two locks. The
    other dictionary holds the recently used matches.
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
        """Load these matches again when they are next used."""
        for match_id in match_ids:
            live = self._all.get(match_id)
            if live is not None:
                live.stored = None
