"""Discord's limits for new gateway sessions, which `GET /gateway/bot` tells and the gateway enforces.

A session starts with IDENTIFY. RESUME has no limit. The limits use the clock by which the bot waits
(`Clock.monotonic`).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto

from bot.playground.world.model import Json

DAY = 24 * 3600.0
GUILDS_PER_SHARD = 2500
TOTAL = 1000


class Start(Enum):
    """Whether a session may start."""

    ALLOWED = auto()
    TOO_SOON = auto()  # Another shard of the same bucket identified a moment ago.
    USED_UP = auto()  # There were too many IDENTIFYs on this day.


@dataclass
class Starts:
    """Counts the IDENTIFYs of all processes of the bot. `on` switches the limits on.

    shards: how many shards Discord recommends
    guilds_per_shard: the most guilds that a shard may have; this limit is always on
    max_concurrency: how many shards may identify within a window; shards whose numbers have the same remainder share a
        bucket, of which one shard may identify
    window: the length of a window in seconds
    total: how many IDENTIFYs are allowed within a day
    used: the IDENTIFYs on this day
    refused: the IDENTIFYs that were over a limit
    """

    now: Callable[[], float]
    shards: int = 1
    guilds_per_shard: int = GUILDS_PER_SHARD
    max_concurrency: int = 1
    window: float = 5.0
    total: int = TOTAL
    used: int = 0
    refused: int = 0
    _is_on: bool = False
    _day_ends: float | None = None
    _bucket_ends: dict[int, float] = field(default_factory=dict)

    def on(self, *, max_concurrency: int = 1, window: float = 5.0, total: int = TOTAL) -> None:
        self.max_concurrency, self.window, self.total = max_concurrency, window, total
        self._is_on = True

    def off(self) -> None:
        """Allow the usual number of IDENTIFYs within a day again, and more than those."""
        self._is_on, self.total = False, TOTAL
        self._bucket_ends.clear()

    def take(self, shard: int) -> Start:
        """Count an IDENTIFY of the shard with this number, and return whether its session may start."""
        self._begin_day()
        self.used += 1
        if not self._is_on:
            return Start.ALLOWED
        bucket = shard % self.max_concurrency
        if self.used > self.total:
            self.refused += 1
            return Start.USED_UP
        if self.now() < self._bucket_ends.get(bucket, 0.0):
            self.refused += 1
            return Start.TOO_SOON
        self._bucket_ends[bucket] = self.now() + self.window
        return Start.ALLOWED

    def limit_json(self) -> Json:
        """Return Discord's object `session_start_limit`."""
        ends = self._begin_day()
        return {
            "total": self.total,
            "remaining": max(0, self.total - self.used),
            "reset_after": int((ends - self.now()) * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def _begin_day(self) -> float:
        """Begin a new day if the last one is over, and return the end of the day."""
        if self._day_ends is None or self._day_ends <= self.now():
            self._day_ends = self.now() + DAY
            self.used = 0
        return self._day_ends
