"""What happens to conversations in which members read boards by letters.

These are no part of the list of all troubles: they come beside those, and only to members who play by letters.
"""

import asyncio
import random
from typing import TYPE_CHECKING

from tests.universe.troubles.known import HOUR, OfSome

if TYPE_CHECKING:
    from tests.universe.universe import Universe
    from tests.universe.writers import Writer

CLOSED = (60, 1_200, 4 * HOUR)  # seconds
STEPS = 250  # of the loop after a letter's move has begun, within which the power goes


async def closes(universe: "Universe", writer: "Writer", dice: random.Random) -> None:
    """A member takes no direct messages, or blocks the bot, and takes some again later."""
    user = writer.member.user
    if not user.dms_open:
        return
    window = universe.excuses.closed.open(user.id)
    user.dms_open = False
    universe.say(f"{user.name} takes no direct messages")
    try:
        await asyncio.sleep(dice.choice(CLOSED))
    finally:
        user.dms_open = True
        universe.excuses.closed.close(window)
        universe.say(f"{user.name} takes direct messages again")


async def goes(universe: "Universe", writer: "Writer", dice: random.Random) -> None:
    """A member leaves all servers of the bot and removes it from their account, and comes back later."""
    world, user = universe.world, writer.member.id
    was_installed, was_there = user in world.state.installed, user in world.guild.members
    if user in universe.people.gone or not (was_installed or was_there):
        return
    universe.say(f"{writer.member.user.name} shares no server with the bot any more")
    if was_there:
        universe.send_away(user)
    else:
        universe.people.gone.add(user)
        universe.excuses.left.open(user)
    if was_installed:
        world.set_installed(user, installed=False)
    try:
        await asyncio.sleep(dice.choice(CLOSED))
    finally:
        world.set_installed(user, installed=was_installed)
        if was_there:
            universe.come_back(user)
        else:
            universe.people.gone.discard(user)
            universe.excuses.left.close_all(user)
        universe.say(f"{writer.member.user.name} can be written to again")


async def dies(universe: "Universe", writer: "Writer", dice: random.Random) -> None:
    """Discord does not know a conversation any more, once or twice."""
    conversation = writer.place.channel.id
    pattern = rf"^(POST|PATCH) /channels/{conversation}/messages"
    fault = universe.playground.faults.refuse(pattern, status=404, code=10003, times=dice.randint(1, 2))
    universe.say(f"the conversation {conversation} is dead")
    try:
        await asyncio.sleep(dice.choice((600, 1.5 * HOUR)))
    finally:
        if fault in universe.playground.faults.ordered:
            universe.playground.faults.ordered.remove(fault)
        if fault.met:  # what stood there is gone
            universe.watch.dead[conversation] = universe.world.new_id()


async def cut(universe: "Universe", writer: "Writer", dice: random.Random) -> None:
    """The power goes while a move is being shown in several conversations."""
    await universe.next_request()
    universe.lives.cut_within(dice.randint(1, STEPS))


TROUBLES: dict[str, OfSome["Writer"]] = {
    "closed conversation": closes,
    "no common server": goes,
    "dead conversation": dies,
    "cut at a letter": cut,
}
