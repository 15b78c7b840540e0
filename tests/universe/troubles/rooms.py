"""What moderators may do to channels, threads and messages."""

import asyncio
import random
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.playground import Refused
from bot.playground.world.model import Message
from tests.cogs.desk import board_of
from tests.universe.troubles.known import HOUR, trouble

if TYPE_CHECKING:
    from tests.kills.members import Place
    from tests.universe.universe import Universe


def _delete(universe: "Universe", messages: list[Message]) -> None:
    """Delete messages. The bot learns that a board is gone when it next edits it."""
    for message in messages:
        if board_of(message) is not None:
            universe.deleted.add(message.id)
        universe.world.remove_message(message)


def _shown(universe: "Universe", place: "Place") -> list[Message]:
    """Return the bot's public messages at a table, oldest first."""
    return [one for one in universe.world.public_history(place.channel.id) if one.author_id == universe.world.bot_id]


@trouble("deleted board", codes=(10008,))
async def deleted_board(universe: "Universe", dice: random.Random) -> None:
    """A moderator deletes the message of a board."""
    shown = _shown(universe, dice.choice(universe.people.places))
    _delete(universe, [one for one in shown if board_of(one) is not None][-1:])


@trouble("deleted messages")
async def deleted_messages(universe: "Universe", dice: random.Random) -> None:
    """A moderator deletes some messages of the bot, or all at once."""
    place = dice.choice(universe.people.places)
    if dice.random() < 0.7:
        await universe.next_request()
        await asyncio.sleep(dice.uniform(0, 0.5))
    shown = _shown(universe, place)
    _delete(universe, shown if dice.random() < 0.3 else dice.sample(shown, min(len(shown), 3)))


@trouble("renamed channel")
async def renamed_channel(universe: "Universe", dice: random.Random) -> None:
    """A moderator gives a channel another name."""
    place = dice.choice(universe.people.places)
    if place.channel.id in universe.world.state.channels:
        universe.world.rename(place.channel, f"{place.channel.name[:20]}-{dice.randrange(100)}")


@trouble("deleted channel", codes=(10003,))
async def deleted_channel(universe: "Universe", dice: random.Random) -> None:
    """A moderator deletes a channel, and makes another one later. Members move their match there."""
    place, world, people = dice.choice(universe.people.places), universe.world, universe.people
    seconds = dice.choice((60, 1_200, 3 * HOUR))
    room = world.parent(place.channel) or place.channel
    if room.id not in world.state.channels:
        return
    if dice.random() < 0.7:
        await universe.next_request()
    if room.id not in world.state.channels:
        return
    universe.say(f"#{room.name} is deleted")
    people.lose(place, room.id)
    try:
        with universe.excuses.muted.during(place.channel.id):
            world.remove_channel(room)
            await asyncio.sleep(seconds)
    finally:
        people.settle_in(place, world.add_channel(room.name))
        universe.say(f"#{room.name} is made again")


# ---- threads ----


def _threaded(universe: "Universe", dice: random.Random) -> "Place | None":
    """Return a table in a thread. If there is none, let one move into a new thread, and return None."""
    world, people = universe.world, universe.people
    found = [place for place in people.places if place.channel.is_thread and place.channel.id in world.state.channels]
    if found:
        return dice.choice(found)
    place = dice.choice(people.places)
    if place.channel.id in world.state.channels and not people.lost[place]:
        thread = world.add_thread(place.channel, place.members[0].id, f"{place.channel.name}-corner")
        people.lose(place)
        people.settle_in(place, thread)
        universe.say(f"the table of #{place.channel.name} moves into a thread")
    return None


@trouble("full threads", codes=(160006,))
async def full_threads(universe: "Universe", _: random.Random) -> None:
    """The server wants a thread for each match from now on, and has as many active threads as Discord allows."""
    universe.world.max_active_threads = 0
    with suppress(Refused, KeyError):
        await universe.people.want_threads()


@trouble("archived thread")
async def archived_thread(universe: "Universe", dice: random.Random) -> None:
    """A thread is archived, until somebody writes there."""
    place = _threaded(universe, dice)
    if place is None:
        return
    if dice.random() < 0.7:
        await universe.next_request()
        await asyncio.sleep(dice.uniform(0, 0.5))
    world, thread = universe.world, place.channel
    if thread.id not in world.state.channels:
        return
    world.set_archived(thread, archived=True)
    universe.say(f"#{thread.name} is archived")
    try:
        await asyncio.sleep(dice.choice((60, 1_200, 3 * HOUR)))
    finally:
        if thread.id in world.state.channels:
            world.set_archived(thread, archived=False)


@trouble("locked thread", codes=(50083,))
async def locked_thread(universe: "Universe", dice: random.Random) -> None:
    """A moderator locks a thread, perhaps archives it as well, and unlocks it later."""
    place, seconds = _threaded(universe, dice), dice.choice((60, 1_200, 3 * HOUR))
    if place is None:
        return
    world, thread = universe.world, place.channel
    universe.say(f"#{thread.name} is locked")
    window = universe.excuses.muted.open(thread.id)
    world.set_locked(thread, locked=True)
    if dice.random() < 0.3:
        world.set_archived(thread, archived=True)
    try:
        await asyncio.sleep(seconds)
    finally:
        if thread.id in world.state.channels:
            world.set_locked(thread, locked=False)
            world.set_archived(thread, archived=False)
            universe.excuses.muted.close(window)
            universe.say(f"#{thread.name} is unlocked")


@trouble("deleted thread")
async def deleted_thread(universe: "Universe", dice: random.Random) -> None:
    """A moderator deletes a thread. Its match goes on in the thread's channel."""
    place, world = _threaded(universe, dice), universe.world
    parent = None if place is None else world.parent(place.channel)
    if place is None or parent is None:
        return
    universe.say(f"#{place.channel.name} is deleted")
    universe.people.lose(place)
    world.remove_channel(place.channel)
    universe.people.settle_in(place, parent)
