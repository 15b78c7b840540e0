"""Rows that stay due although they were claimed: they wait, and hold up no other row.

A claimed row is due again only when its claim ends, or when it gets another time. In a damaged database, an index may
lead the claim to another row than the one that is due. Without this module, a timer would claim and fire such a row at
full speed, for ever.
"""

from collections import Counter
from typing import Any, Generic

from bot.storage.due import Queue, Row

# How often a row with the same time may fire until the timer sleeps, and how many claims in a row may be in vain. Once
# is no fault: the row may have been written again, or dropped after the timer has seen it.
AT_ONCE = 3
FIRST_WAIT = 5_000  # milliseconds; twice as many after each further claim in vain
MOST_VAIN = AT_ONCE + 5  # claims in vain after which a timer neither waits longer nor claims more rows


class StuckRows(Generic[Row]):
    """Knows which rows of a queue stay due. A claim is in vain if it brings no row that may fire.

    queue: the queue. claim: how many milliseconds a row is claimed.
    """

    def __init__(self, queue: Queue[Row], claim: int) -> None:
        self._queue = queue
        self._claim = claim
        self._keys: set[tuple[Any, ...]] = set()  # of the rows that stay due
        self._until = 0  # until when they wait, in milliseconds since 1970
        self._vain = 0  # how many claims were in vain

    def without(self, claimed: tuple[Row, ...], fired: Counter[tuple[Any, ...]], now: int) -> tuple[Row, ...]:
        """Return the claimed rows that may fire.

        fired: how often each row with its time has fired since the timer woke up. It is counted here.
        """
        ready = []
        for row in claimed:
            key, order = self._queue.key_of(row), self._queue.order_of(row)
            if fired[order] == AT_ONCE:
                self._keys.add(key)
            elif not (key in self._keys and self._is_waiting(now)):
                self._keys.discard(key)
                fired[order] += 1
                ready.append(row)
        if not ready:
            self._vain = min(self._vain + 1, MOST_VAIN)
        elif self._vain < AT_ONCE:
            self._vain = 0
        return tuple(ready)

    def _is_waiting(self, now: int) -> bool:
        return now < self._until <= now + self._claim  # the latter is false if the clock was set back

    def wait(self, now: int) -> int | None:
        """Return until when the rows that stay due wait, in milliseconds since 1970; None: look again at once."""
        if self._vain < AT_ONCE:
            return None
        if not self._is_waiting(now):
            self._until = now + min(FIRST_WAIT << (self._vain - AT_ONCE), self._claim)
        return self._until

    @property
    def is_new(self) -> bool:
        """Return whether the rows that stay due wait for the first time."""
        return self._vain == AT_ONCE

    def places(self, at_once: int) -> int:
        """Return how many rows to claim so that `at_once` of them may fire: more while others stay due."""
        return at_once << self._vain

    def clear(self) -> None:
        """Note that no row is due any more."""
        self._keys.clear()
        self._until = self._vain = 0
