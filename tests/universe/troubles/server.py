"""What members and moderators of a server may do."""

import asyncio
import random
from typing import TYPE_CHECKING

from bot.playground.world.permissions import Permission
from tests.universe.troubles.known import HOUR, trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe


@trouble("permission")
async def permission(universe: "Universe", dice: random.Random) -> None:
    """A moderator takes a permission from the bot in a channel, and gives it back later."""
    place, world = dice.choice(universe.people.places), universe.world
    which = dice.choice((Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES, Permission.ATTACH_FILES))
    world.set_permission(place.channel, world.bot_id, which, allowed=False)
    universe.say(f"the bot may no longer {which.name} in #{place.channel.name}")
    seconds = dice.choice((60, 1_200, 3 * HOUR))
    if seconds > HOUR:
        universe.muted.add(place.channel.id)
    await asyncio.sleep(seconds)
    world.set_permission(place.channel, world.bot_id, which, allowed=True)
    universe.say(f"the bot may {which.name} in #{place.channel.name} again")


@trouble("deleted board")
async def deleted_board(universe: "Universe", dice: random.Random) -> None:
    """A moderator deletes the message of a board. The bot learns of it when it next edits the message."""
    place = dice.choice(universe.people.places)
    shown = universe.world.state.messages[place.channel.id]
    boards = [shown[board.id] for board in place.boards.values() if board.id in shown]
    if boards:
        universe.deleted.add(boards[-1].id)
        universe.world.remove_message(boards[-1])


@trouble("leave")
async def leave(universe: "Universe", dice: random.Random) -> None:
    """A member leaves the server, and comes back hours later."""
    member = dice.choice(dice.choice(universe.people.places).members)
    if member.id in universe.people.gone:
        return
    universe.people.gone.add(member.id)
    universe.world.leave(member.id)
    await asyncio.sleep(dice.choice((600, 8 * HOUR, 30 * HOUR)))
    universe.come_back(member.id)
