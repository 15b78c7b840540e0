"""What the gateway may do to a connected bot."""

import random
from typing import TYPE_CHECKING

from tests.universe.troubles.known import trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe


@trouble("drop")
async def drop(universe: "Universe", dice: random.Random) -> None:
    """The gateway closes the connection. The bot can resume."""
    if dice.random() < 0.7:
        await universe.next_request()
    await universe.playground.gateway.drop()


@trouble("drop hard", keeps_away=True)
async def drop_hard(universe: "Universe", _: random.Random) -> None:
    """The gateway closes the connection, and the session is gone."""
    await universe.playground.gateway.drop(resumable=False)


@trouble("reconnect")
async def reconnect(universe: "Universe", _: random.Random) -> None:
    """The gateway asks the bot to connect anew."""
    await universe.playground.gateway.ask_to_reconnect()
