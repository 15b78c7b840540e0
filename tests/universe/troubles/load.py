"""What many members, or one who does not stop, may do to a bot."""

import asyncio
import random
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.playground import Actor, Message, Refused
from bot.playground.world.model import nested
from bot.ui.address import Address
from tests.cogs.desk import buttons
from tests.universe.out_of_reach import is_heard
from tests.universe.troubles.known import trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe

LISTED = 3  # Discord's type of a select with listed options
TAPS = 20


def _press(universe: "Universe", member: Actor, message: Message, custom_id: str, value: str | None = None) -> None:
    """Let a member press a button or choose a value. The bot must try to answer."""
    can_hear = is_heard(universe.playground.gateway, universe.world.guild.id)
    with suppress(Refused, KeyError):  # the message or its button has just disappeared
        sent = member.click(message, custom_id) if value is None else member.select(message, custom_id, value)
        universe.say(f"{member.user.name}: presses {custom_id} (interaction {sent.id})")
        if can_hear:
            universe.people.on_sent(sent, universe.loop.now)


def _joins(custom_id: str) -> bool:
    """Return whether a button takes a seat: a stranger at a table would leave the members without a match."""
    address = Address.read(custom_id)
    return address is not None and address.action == "join"


def _boards(universe: "Universe") -> list[Message]:
    """Return the newest board of each place that has one."""
    shown = universe.world.state.messages
    boards = [list(place.boards.values())[-1:] for place in universe.people.places]
    return [board for newest in boards for board in newest if board.id in shown.get(board.channel_id, {})]


@trouble("busy channel")
async def busy_channel(universe: "Universe", dice: random.Random) -> None:
    """Others write in the members' channels, and so push their boards away."""
    name = f"writer{universe.world.new_id()}"
    writer = universe.playground.actor(universe.world.join(name, name).id)
    pause, posts = dice.choice((0.2, 1.0, 5.0)), dice.randrange(50, 300)
    for number in range(posts):
        place = dice.choice(universe.people.places)
        with suppress(Refused):
            writer.post(place.channel, f"message {number}")
            if not number % 40:
                writer.open_thread(place.channel, f"thread {number}")
        await asyncio.sleep(dice.expovariate(1 / pause))


@trouble("taps")
async def taps(universe: "Universe", dice: random.Random) -> None:
    """A member presses one button twenty times within a second or two."""
    await universe.next_request()
    boards = _boards(universe)
    if not boards:
        return
    board = dice.choice(boards)
    place = next((one for one in universe.people.places if one.channel.id == board.channel_id), None)
    if place is None:  # the table meets elsewhere by now
        return
    member, labels = dice.choice(place.members), list(buttons(board).values())
    if member.id in universe.people.gone or not labels:
        return
    custom_id = dice.choice(labels)
    for _ in range(TAPS):
        _press(universe, member, board, custom_id)
        await asyncio.sleep(dice.choice((0.0, 0.05, 0.1)))


@trouble("crowd")
async def crowd(universe: "Universe", dice: random.Random) -> None:
    """Many strangers press the buttons of all boards at the same moment, a few times."""
    crowd = []
    for _ in range(dice.choice((5, 30))):
        name = f"visitor{universe.world.new_id()}"
        crowd.append(universe.playground.actor(universe.world.join(name, name).id))
    for _ in range(dice.randrange(1, 4)):
        await universe.next_request()
        for stranger in crowd:
            for board in _boards(universe):
                harmless = [key for key in buttons(board).values() if not _joins(key)]
                if harmless:
                    _press(universe, stranger, board, dice.choice(harmless))


@trouble("stranger")
async def stranger(universe: "Universe", dice: random.Random) -> None:
    """A stranger presses every button, and chooses from every select, of each board."""
    name = f"stranger{universe.world.new_id()}"
    actor = universe.playground.actor(universe.world.join(name, name).id)
    pause = dice.choice((0.05, 1.0))
    for board in _boards(universe):
        for part in nested(board.components):
            if "custom_id" not in part or part.get("disabled") or _joins(part["custom_id"]):
                continue
            value = dice.choice(part["options"])["value"] if part["type"] == LISTED else None
            _press(universe, actor, board, part["custom_id"], value)
            await asyncio.sleep(pause)
