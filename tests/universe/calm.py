"""Looks at a universe in its calm moments, between two troubles. At the end members act, which mends much."""

import asyncio
from typing import TYPE_CHECKING

from tests.universe import laws

if TYPE_CHECKING:
    from tests.universe.universe import Universe

EVERY = laws.LATE_MS / 1_000  # seconds between two looks
LOOKS = 2  # before the first one that counts, since a life or a trouble ended


async def look_when_calm(universe: "Universe") -> None:
    """Look again and again for what is overdue although nothing has kept the bot from it for a while."""
    calm, before = 0, (0, 0)
    while True:
        await asyncio.sleep(EVERY)
        now = universe.result.lives, len(universe.result.numbers)
        is_calm = now == before and universe.is_calm()
        calm, before = (calm + 1 if is_calm else 0), now
        if calm >= LOOKS:
            for law, text in laws.of_dues(universe.books, int(universe.loop.wall() * 1_000)):
                universe.find(law, text)
            async for text in universe.watch.noted_too_new():
                universe.find("never", text)
