"""What happens to two channels that play against each other.

These are no part of the list of all troubles: they come beside those, and only where such channels play.
"""

import asyncio
import random
from typing import TYPE_CHECKING

from tests.universe.troubles.known import HOUR, OfSome
from tests.universe.troubles.server import take_permission

if TYPE_CHECKING:
    from tests.universe.universe import Universe
    from tests.universe.writers import Conversation

GONE = (60, 1_200, 2 * HOUR)  # seconds until a deleted channel has another one in its place
STEPS = 250  # of the loop after a request, within which the power goes


async def closes(universe: "Universe", place: "Conversation", dice: random.Random) -> None:
    """A moderator takes a permission from the bot in one of the channels, and gives it back later."""
    await take_permission(universe, dice, place)


async def goes(universe: "Universe", place: "Conversation", dice: random.Random) -> None:
    """A moderator deletes one of the channels, which ends its match, and makes another one later."""
    world, channel = universe.world, place.channel
    if channel.id not in world.state.channels:
        return
    universe.say(f"#{channel.name} is deleted")
    try:
        with universe.excuses.muted.during(channel.id):
            world.remove_channel(channel)
            await asyncio.sleep(dice.choice(GONE))
    finally:
        place.channel = world.add_channel(channel.name)
        universe.rivals.settle_in(place)
        universe.say(f"#{channel.name} is made again")


async def cut(universe: "Universe", _: "Conversation", dice: random.Random) -> None:
    """The power goes soon after a request, as while a turn is being shown in both channels."""
    await universe.next_request()
    universe.lives.cut_within(dice.randint(1, STEPS))


TROUBLES: dict[str, OfSome["Conversation"]] = {
    "closed rival": closes,
    "deleted rival": goes,
    "cut at a rival": cut,
}
