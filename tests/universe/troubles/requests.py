"""What Discord may answer to the bot's requests."""

import asyncio
import random
from typing import TYPE_CHECKING

from bot.playground.rest.trouble import OrderedFault
from tests.universe.troubles.known import trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe

POST, EDIT = r"^POST /channels/\d+/messages$", r"^PATCH /channels/\d+/messages/"
ANSWER = r"^\w+ /(interactions|webhooks)/"
NO_ANSWER = r"^\w+ /(?!interactions/|webhooks/)"
ANY = r"^\w+ /"


async def _for_a_while(universe: "Universe", dice: random.Random, fault: OrderedFault) -> None:
    """Leave a fault in place until it is used up, or for some minutes."""
    await asyncio.sleep(dice.choice((5, 60, 600)))
    if fault in universe.playground.faults.ordered:
        universe.playground.faults.ordered.remove(fault)


@trouble("503", keeps_away=True)
async def unavailable(universe: "Universe", dice: random.Random) -> None:
    """Discord answers all requests with 503."""
    pattern = dice.choice((NO_ANSWER, ANY))
    await _for_a_while(universe, dice, universe.playground.faults.fail(pattern, times=dice.randrange(1, 6)))


@trouble("500")
async def broken(universe: "Universe", dice: random.Random) -> None:
    """Discord answers posts or edits with 500."""
    pattern = dice.choice((POST, EDIT))
    fault = universe.playground.faults.fail(pattern, status=500, times=dice.randrange(1, 6))
    await _for_a_while(universe, dice, fault)


@trouble("429")
async def limited(universe: "Universe", dice: random.Random) -> None:
    """A rate limit of one route is reached."""
    universe.playground.faults.rate_limit(
        dice.choice((POST, EDIT)), times=dice.randrange(1, 5), retry_after=dice.choice((0.5, 5, 30))
    )


@trouble("429 global")
async def limited_globally(universe: "Universe", dice: random.Random) -> None:
    """The rate limit of the whole bot is reached."""
    universe.playground.faults.rate_limit(NO_ANSWER, retry_after=dice.choice((0.5, 5)), is_global=True)


@trouble("lost answer")
async def lost_answer(universe: "Universe", dice: random.Random) -> None:
    """Discord carries out a post or an edit, and its answer is lost."""
    universe.playground.faults.cut(dice.choice((POST, POST, EDIT)), times=dice.randrange(1, 4))


@trouble("lost answers")
async def lost_answers(universe: "Universe", dice: random.Random) -> None:
    """Discord carries out requests of all kinds, and the answers are lost."""
    universe.playground.faults.cut(ANY, times=dice.randrange(1, 4))


@trouble("50013")
async def refused(universe: "Universe", dice: random.Random) -> None:
    """Discord refuses some posts or edits for a permission that is missing, as during a change of roles."""
    fault = universe.playground.faults.refuse(
        dice.choice((POST, EDIT)), status=403, code=50013, message="Missing Permissions", times=dice.randrange(1, 3)
    )
    await _for_a_while(universe, dice, fault)
