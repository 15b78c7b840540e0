"""Counts requests by route, so that a test can say how many requests something costs.

before = playground.tally.copy()
await ada.click(board, "Move")
spent = playground.tally.since(before)
assert spent.counted.total() <= 1
"""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """How many requests of all processes of the bot have come, by route ("POST /channels/{channel_id}/messages").

    counted: requests that count for the limit of the whole bot
    free: requests with an interaction's token or without any token, which do not count for that limit
    failed: requests of both kinds that Discord refused or could not carry out
    """

    counted: Counter[str] = field(default_factory=Counter)
    free: Counter[str] = field(default_factory=Counter)
    failed: int = 0

    def add(self, route: str, *, counts: bool) -> None:
        (self.counted if counts else self.free)[route] += 1

    def copy(self) -> "Tally":
        return Tally(self.counted.copy(), self.free.copy(), self.failed)

    def since(self, earlier: "Tally") -> "Tally":
        """Return the requests that have come since `earlier` was copied."""
        return Tally(self.counted - earlier.counted, self.free - earlier.free, self.failed - earlier.failed)
