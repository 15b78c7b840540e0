"""What may happen to the bot's power, process, disk and clock."""

import asyncio
import random
import signal
from typing import TYPE_CHECKING

from tests.universe.disk import FAULTS
from tests.universe.troubles.known import trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe


@trouble("cut", keeps_away=True, weight=3)
async def cut(universe: "Universe", dice: random.Random) -> None:
    """The power goes at a step soon after a member's request."""
    await universe.next_request()
    universe.lives.cut_within(dice.randrange(1, 700))


@trouble("cut soon", keeps_away=True, weight=2)
async def cut_soon(universe: "Universe", dice: random.Random) -> None:
    """The power goes within the first steps after a member's request."""
    await universe.next_request()
    universe.lives.cut_within(dice.randrange(1, 120))


@trouble("stop", keeps_away=True)
async def stop(universe: "Universe", _: random.Random) -> None:
    """The operator stops the bot with SIGTERM."""
    universe.loop.signal(universe.lives.host, signal.SIGTERM)


@trouble("disk", weight=2)
async def disk(universe: "Universe", dice: random.Random) -> None:
    """The disk fails: full, read-only, damaged, or with I/O errors."""
    faulty = universe.disk
    faulty.code, faulty.fails = dice.choice(sorted(FAULTS)), dice.choice((0.02, 0.2, 1.0))
    await universe.next_request()
    await asyncio.sleep(dice.choice((1, 10, 90)))
    faulty.fails = 0.0


@trouble("slow disk")
async def slow_disk(universe: "Universe", dice: random.Random) -> None:
    """The disk is slow, as an SD card may be."""
    universe.disk.slow = dice.choice((20, 200, 1_000))
    await universe.next_request()
    await asyncio.sleep(dice.choice((10, 60, 600)))
    universe.disk.slow = 1.0


@trouble("jump")
async def jump(universe: "Universe", dice: random.Random) -> None:
    """The bot's clock jumps, and is set right later."""
    universe.loop.skew += dice.choice((-3_600, -60, -5, 5, 60, 3_600))
    await asyncio.sleep(dice.choice((60, 3_600)))
    universe.loop.skew = 0.0
