"""What may happen to the bot's disk."""

import random
from typing import TYPE_CHECKING

from tests.universe.disk import FAULTS
from tests.universe.troubles.known import meet, trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe


@trouble("disk", weight=2)
async def disk(universe: "Universe", dice: random.Random) -> None:
    """The disk fails: full, read-only, damaged, or with I/O errors."""
    faulty = universe.disk
    faulty.code, faulty.fails = dice.choice(sorted(FAULTS)), dice.choice((0.02, 0.2, 1.0))
    await meet(universe, dice, (1, 10, 90))
    faulty.fails = 0.0


@trouble("slow disk", weight=3)
async def slow_disk(universe: "Universe", dice: random.Random) -> None:
    """The disk is slow, as an SD card may be."""
    universe.disk.slow = dice.choice((20, 200, 1_000, 1_000))
    await meet(universe, dice, (10, 60, 600))
    universe.disk.slow = 1.0


@trouble("lost commit")
async def lost_commit(universe: "Universe", dice: random.Random) -> None:
    """Commits are carried out, and end with an I/O error."""
    begun = universe.loop.now
    universe.disk.loses = dice.choice((0.1, 0.5, 1.0))
    try:
        await meet(universe, dice, (1, 10, 90))
    finally:
        universe.disk.loses = 0.0
        universe.minutes_lost += (universe.loop.now - begun) / 60
