"""What may happen to the bot's clock."""

import asyncio
import random
from typing import TYPE_CHECKING

from tests.universe.lives import ZONES, set_time_zone
from tests.universe.troubles.known import HOUR, trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe


@trouble("jump")
async def jump(universe: "Universe", dice: random.Random) -> None:
    """The bot's clock jumps, and is set right later."""
    with universe.excuses.skewed.during():
        universe.loop.skew += dice.choice((-3_600, -60, -5, 5, 60, 3_600))
        await asyncio.sleep(dice.choice((60, 3_600)))
        universe.loop.skew = 0.0


@trouble("leap second")
async def leap_second(universe: "Universe", _: random.Random) -> None:
    """The bot's clock is set back by a second, and goes on from there."""
    universe.loop.skew -= 1.0


@trouble("drift")
async def drift(universe: "Universe", dice: random.Random) -> None:
    """The bot's clock goes too fast or too slowly for hours, and is set right then."""
    loop, a_minute = universe.loop, dice.choice((-2.0, -0.1, 0.1, 2.0))
    with universe.excuses.skewed.during():
        for _ in range(dice.choice((20, 180))):
            await asyncio.sleep(60)
            loop.skew += a_minute
        loop.skew = 0.0


@trouble("standing")
async def standing(universe: "Universe", dice: random.Random) -> None:
    """The bot's clock stands while the bot runs, and is set right then."""
    loop = universe.loop
    with universe.excuses.skewed.during():
        for _ in range(dice.choice((5, 20, 60))):
            await asyncio.sleep(60)
            loop.skew = max(loop.skew - 60.0, -HOUR)  # a jump may have set it back already
        loop.skew = 0.0


@trouble("time zone")
async def time_zone(_: "Universe", dice: random.Random) -> None:
    """The operator moves the machine to another time zone."""
    set_time_zone(dice.choice(ZONES))


@trouble("freeze", keeps_away=True)
async def freeze(universe: "Universe", dice: random.Random) -> None:
    """The bot stands still for some time and then goes on: as by SIGSTOP, or as a closed laptop."""
    if dice.random() < 0.7:
        await universe.next_request()
    host, seconds, sleeps = universe.lives.host, dice.choice((2, 30, 1_200, 4_000)), dice.random() < 0.5
    universe.say(f"the bot stands still for {seconds} s{', and so do its timers' if sleeps else ''}")
    began = universe.loop.now
    universe.loop.freeze(host)
    try:
        await asyncio.sleep(seconds)
    finally:
        universe.loop.thaw(host, asleep=universe.loop.now - began if sleeps else 0.0)
