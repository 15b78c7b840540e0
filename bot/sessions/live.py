"""Matches in memory, each with its lock, and what the newest interactions did."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.sessions.change import Change, Stored

IDLE_MATCHES = 1_000  # how many unused matches stay in memory; each needs a few kilobytes

K = TypeVar("K")
V = TypeVar("V")


class Newest(OrderedDict[K, V]):
    """A dictionary of at most `most` entries. When it is full, it drops the entry that was set longest ago."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)


class Answered(msgspec.Struct, frozen=True):
    """What an interaction did."""

    match_id: str
    version: int | None  # the version of the first log entry that the interaction made; None: it made no entry


class Live:
    """A match in memory."""

    __slots__ = ("__weakref__", "in_doubt", "lock", "stamp", "stored")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()  # held while a change is decided and stored
        self.stored: Stored | None = None  # the match as the database stores it; None: not loaded
        self.stamp = 0  # the stamp of `stored` (`bot.storage.stamps`); of no meaning if one process is alone
        self.in_doubt: Change | None = None  # a change that is perhaps stored, but not announced; None: no such change


class LiveMatches:
    """All matches in memory, by match id. There is never more than one `Live` of a match, so a match has one lock."""

    def __init__(self) -> None:
        self._all: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._recent: Newest[str, Live] = Newest(IDLE_MATCHES)  # strong references, which keep these matches in memory

    def __getitem__(self, match_id: str) -> Live:
        live = self._all.get(match_id)
        if live is None:
            live = self._all[match_id] = Live()
        self._recent[match_id] = live
        return live

    def drop(self, match_ids: Iterable[str]) -> None:
        """Drop matches from memory, so that the next use loads them again."""
        for match_id in match_ids:
            live = self._all.get(match_id)
            if live is not None:
                live.stored = None
