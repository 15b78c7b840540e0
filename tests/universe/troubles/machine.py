"""What may happen to the bot's power and process."""

import random
import signal
from typing import TYPE_CHECKING

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
