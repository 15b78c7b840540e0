"""What members of a server may do beside playing."""

import asyncio
import random
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.playground import Refused
from cogs.house.choices import DISCORD
from tests.universe.members import LANGUAGES, SETTINGS
from tests.universe.troubles.known import HOUR, trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe


@trouble("leave", codes=(10007,))
async def leave(universe: "Universe", dice: random.Random) -> None:
    """A member leaves the server, is removed or banned, and comes back hours later."""
    member = dice.choice(universe.people.company(dice.choice(universe.people.places)))
    if member.id in universe.people.gone:
        return
    universe.send_away(member.id)
    try:
        await asyncio.sleep(dice.choice((600, 8 * HOUR, 30 * HOUR)))
    finally:
        universe.come_back(member.id)


@trouble("new name")
async def new_name(universe: "Universe", dice: random.Random) -> None:
    """A member takes another name and reads another language."""
    member = dice.choice(dice.choice(universe.people.places).members)
    universe.world.set_name(member.user, f"Member {dice.randrange(1_000)} *{dice.choice('äß字')}*")
    universe.world.set_locale(member.user, dice.choice(LANGUAGES))


@trouble("language")
async def language(universe: "Universe", dice: random.Random) -> None:
    """The server's owner sets the language of its boards, and sometimes leaves it to Discord again."""
    await universe.next_request()
    with suppress(Refused, KeyError):
        await universe.people.choose_language(dice.choice((*SETTINGS, DISCORD)))


@trouble("closed messages", codes=(50007, 50278))
async def closed_messages(universe: "Universe", dice: random.Random) -> None:
    """A member who wants reminders as direct messages takes none any more, or leaves the server as well."""
    place = dice.choice(universe.people.places)
    member, leaves = dice.choice(place.members), dice.random() < 0.3
    if member.id in universe.people.gone:
        return
    with suppress(Refused, KeyError):
        await universe.people.want_messages(place, member)
    member.user.dms_open = False
    if leaves and member.id not in universe.people.gone:
        universe.send_away(member.id)
    window = universe.excuses.closed.open(member.id)
    try:
        await asyncio.sleep(dice.choice((1_200, 8 * HOUR)))
    finally:
        universe.excuses.closed.close(window)
        member.user.dms_open = True
        if leaves:
            universe.come_back(member.id)
