"""The matches in memory, each behind its lock: loaded when somebody asks, forgotten when nobody has asked for long."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from weakref import WeakValueDictionary

from bot.sessions.change import Change, Stored

# Matches kept in memory without anybody using them: a few kilobytes each, against one read of the database.
IDLE_MATCHES = 1_000


class Live:
    """One match in memory.

    Attributes:
        lock: held while a change is decided and kept.
        stored: the match as committed; None: it is to be loaded.
        in_doubt: a change that may have been committed, and that nobody was told of.
    """

    __slots__ = ("__weakref__", "in_doubt", "lock", "stored")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.stored: Stored | None = None
        self.in_doubt: Change | None = None


class LiveMatches:
    """Hands out the one `Live` of a match.

    Whoever works on a match holds its `Live`; the weak dictionary makes sure that there is never a second lock for
    the same match, and the ordered one keeps the recently used ones.
    """

    def __init__(self, idle: int = IDLE_MATCHES) -> None:
        self._all: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._recent: OrderedDict[str, Live] = OrderedDict()
        self._idle = idle

    def __getitem__(self, match_id: str) -> Live:
        live = self._all.get(match_id)
        if live is None:
            live = self._all[match_id] = Live()
        self._recent[match_id] = live
        self._recent.move_to_end(match_id)
        if len(self._recent) > self._idle:
            self._recent.popitem(last=False)
        return live

    def drop(self, match_ids: Iterable[str]) -> None:
        """Read these anew when they are asked for next."""
        for match_id in match_ids:
            live = self._all.get(match_id)
            if live is not None:
                live.stored = None
