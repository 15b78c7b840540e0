"""What may happen to packets and connections."""

import asyncio
import random
from typing import TYPE_CHECKING

from tests.universe.troubles.known import meet, trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe


@trouble("slow", keeps_away=True)
async def slow(universe: "Universe", dice: random.Random) -> None:
    """All packets are slow."""
    universe.network.slow = dice.choice((20, 100, 400))
    await meet(universe, dice, (10, 60, 600))
    universe.network.slow = 1.0


@trouble("resets", keeps_away=True)
async def resets(universe: "Universe", dice: random.Random) -> None:
    """Connections break."""
    universe.network.resets = dice.choice((0.01, 0.1))
    await meet(universe, dice, (10, 60, 600))
    universe.network.resets = 0.0


@trouble("refuse", keeps_away=True)
async def refuse(universe: "Universe", dice: random.Random) -> None:
    """No connection to Discord comes about."""
    universe.network.refuses = True
    await universe.playground.gateway.drop()
    await asyncio.sleep(dice.choice((10, 100, 1_200, 10_000)))
    universe.network.refuses = False


@trouble("part", keeps_away=True)
async def part(universe: "Universe", dice: random.Random) -> None:
    """Nothing arrives for some time, and nobody is told: the connection is a zombie."""
    universe.network.part()
    await asyncio.sleep(dice.choice((3, 30, 200)))
    universe.network.join()
