"""What may happen to the bot's clock."""

import asyncio
import random
from typing import TYPE_CHECKING

from tests.universe.troubles.known import trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe


@trouble("jump")
async def jump(universe: "Universe", dice: random.Random) -> None:
    """The bot's clock jumps, and is set right later."""
    universe.loop.skew += dice.choice((-3_600, -60, -5, 5, 60, 3_600))
    await asyncio.sleep(dice.choice((60, 3_600)))
    universe.loop.skew = 0.0
