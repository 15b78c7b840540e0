"""Bursts of refusals and faults of Discord, as they come while members play."""

import asyncio
import random
from collections import Counter

from bot.playground.rest.trouble import Faults, OrderedFault

MESSAGES = r"^(POST|PATCH|DELETE) /channels/\d+/messages"
ANSWERS = r"^(POST /interactions/|(POST|PATCH|DELETE) /webhooks/)"
PAUSE = (1.0, 4.0)  # seconds between two bursts
LENGTH = 1.5  # seconds after which the rest of a burst is dropped


class Trouble:
    """Orders faults from the local Discord, burst after burst."""

    def __init__(self, faults: Faults, dice: random.Random) -> None:
        self._faults = faults
        self._dice = dice
        self._ordered: list[tuple[str, OrderedFault]] = []

    @property
    def met(self) -> Counter[str]:
        """How many requests met a fault, by kind."""
        found: Counter[str] = Counter()
        for kind, fault in self._ordered:
            found[kind] += fault.met
        return found

    async def make(self) -> None:
        """Make trouble until this is cancelled."""
        try:
            while True:
                await asyncio.sleep(self._dice.uniform(*PAUSE))
                self._ordered.append(self._burst())
                await asyncio.sleep(LENGTH)
                self._faults.clear()
        finally:
            self._faults.clear()

    def _burst(self) -> tuple[str, OrderedFault]:
        dice, faults = self._dice, self._faults
        pattern = dice.choice((MESSAGES, MESSAGES, ANSWERS))
        match dice.randrange(4):
            case 0:
                times = dice.randint(2, 20)
                return "429", faults.rate_limit(pattern, times=times, retry_after=dice.uniform(0.05, 0.8))
            case 1:
                return "429 for the whole bot", faults.rate_limit(
                    MESSAGES, times=dice.randint(1, 5), retry_after=dice.uniform(0.1, 1.0), is_global=True
                )
            case 2:
                status = dice.choice((500, 502, 503, 504))
                return str(status), faults.fail(pattern, status=status, times=dice.randint(1, 10))
            case _:
                return "answer lost", faults.cut(pattern, times=dice.randint(1, 3))
