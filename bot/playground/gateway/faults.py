"""Faults of the gateway that a test asks for: events late or repeated, silent connections, sessions that are lost.

Discord numbers an event when it sends it. So a late event has a number after those of events that overtook it. Discord
promises no order between events, and may send an event twice.
"""

from collections import deque
from collections.abc import Callable, Sequence

from bot.playground.world.clock import Clock

# Returns for the name of an event, such as "INTERACTION_CREATE", after how many seconds each copy of it is sent.
Delivery = Callable[[str], Sequence[float]]


def at_once(_: str) -> Sequence[float]:
    """Deliver each event once and at once."""
    return (0.0,)


class GatewayFaults:
    """All faults that a test has asked for.

    delivery: when each copy of an event is sent. READY and RESUMED are not asked about.
    ready_seconds: how long the gateway takes from IDENTIFY to READY
    acks: whether the gateway acknowledges heartbeats
    resumes: for each of the next RESUMEs, the `d` of the opcode 9 that refuses it: True if the bot may try again, False
        if the session is over
    replays: for each of the next RESUMEs that succeeds, after how many of its events the connection breaks
    """

    def __init__(self, clock: Callable[[], Clock]) -> None:
        self._clock = clock
        self.clear()

    def clear(self) -> None:
        """End all faults. Events that are late still come."""
        self.delivery: Delivery = at_once
        self.ready_seconds = 0.0
        self.acks = True
        self.resumes: deque[bool] = deque()
        self.replays: deque[int] = deque()

    def deliver(self, name: str, send: Callable[[], None]) -> None:
        """Call `send` for each copy of an event, at the time for this copy."""
        for seconds in self.delivery(name):
            self.after(seconds, send)

    def after(self, seconds: float, work: Callable[[], None]) -> None:
        """Call `work` after some seconds of the world's clock; at once if there are none."""
        if seconds > 0:
            self._clock().call_later(seconds, work)
        else:
            work()
