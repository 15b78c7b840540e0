"""What Discord may answer to the bot's requests."""

import asyncio
import random
from typing import TYPE_CHECKING

from bot.playground.rest.trouble import Damage, OrderedFault
from tests.universe.troubles.known import meet, trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe

POST, EDIT = r"^POST /channels/\d+/messages$", r"^PATCH /channels/\d+/messages/"
ANSWER = r"^\w+ /(interactions|webhooks)/"
NO_ANSWER = r"^\w+ /(?!interactions/|webhooks/)"
CALLBACK = r"^POST /interactions/\d+/[^/]+/callback$"
ANY = r"^\w+ /"
SERVER_ERRORS = (500, 502, 504, 520, 521, 522, 523, 524)
# What Discord says if a token is too old, or another answer came first.
TOO_LATE = (
    (CALLBACK, 404, 10062, "Unknown interaction"),
    (CALLBACK, 400, 40060, "Interaction has already been acknowledged."),
    (r"^\w+ /webhooks/", 401, 50027, "Invalid Webhook Token"),
    (r"^\w+ /webhooks/", 404, 10015, "Unknown Webhook"),
)
ALWAYS = 10**9  # so often is never


async def for_a_while(universe: "Universe", dice: random.Random, fault: OrderedFault) -> None:
    """Leave a fault in place until it is used up, or for some minutes."""
    await asyncio.sleep(dice.choice((5, 60, 600)))
    if fault in universe.playground.faults.ordered:
        universe.playground.faults.ordered.remove(fault)


@trouble("503", keeps_away=True)
async def unavailable(universe: "Universe", dice: random.Random) -> None:
    """Discord answers all requests with 503."""
    pattern = dice.choice((NO_ANSWER, ANY))
    await for_a_while(universe, dice, universe.playground.faults.fail(pattern, times=dice.randrange(1, 6)))


@trouble("5xx")
async def broken(universe: "Universe", dice: random.Random) -> None:
    """Discord, or Cloudflare before it, answers some requests with a server error."""
    pattern, status = dice.choice((POST, EDIT, ANSWER, ANY)), dice.choice(SERVER_ERRORS)
    await for_a_while(
        universe, dice, universe.playground.faults.fail(pattern, status=status, times=dice.randrange(1, 12))
    )


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


@trouble("buckets")
async def buckets(universe: "Universe", dice: random.Random) -> None:
    """The rate limits are on, and small."""
    universe.playground.buckets.on(
        limit=dice.choice((1, 2, 5)),
        window=dice.choice((2.0, 5.0, 20.0)),
        limit_in_all=dice.choice((2, 50)),
        shared=dice.random() < 0.5,
    )
    await meet(universe, dice, (600, 7_200))
    universe.playground.buckets.off()


@trouble("429 answers")
async def limited_answers(universe: "Universe", dice: random.Random) -> None:
    """Answers to members reach a rate limit."""
    fault = universe.playground.faults.rate_limit(
        dice.choice((CALLBACK, ANSWER)), times=dice.randrange(1, 6), retry_after=dice.choice((0.5, 2, 10))
    )
    await for_a_while(universe, dice, fault)


@trouble("banned", keeps_away=True)
async def banned(universe: "Universe", dice: random.Random) -> None:
    """Cloudflare answers all requests, or all that count, and lets none through."""
    seconds = dice.choice((10, 120, 3_600))
    fault = universe.playground.faults.ban(dice.choice((NO_ANSWER, ANY)), seconds=seconds, times=ALWAYS)
    await asyncio.sleep(seconds)
    universe.playground.faults.ordered.remove(fault)


@trouble("damaged answers")
async def damaged_answers(universe: "Universe", dice: random.Random) -> None:
    """Discord carries out requests, and their answers break off, are no JSON, or tell of a server error."""
    damage, pattern = dice.choice((Damage.HALF, Damage.GARBLED, Damage.FAILED)), dice.choice((POST, EDIT, ANSWER, ANY))
    fault = universe.playground.faults.damage(
        pattern, damage, status=dice.choice((500, 502, 520)), times=dice.randrange(1, 6)
    )
    await for_a_while(universe, dice, fault)


@trouble("slow answers")
async def slow_answers(universe: "Universe", dice: random.Random) -> None:
    """Discord takes long for some requests: before it carries them out, or after it."""
    faults, seconds = universe.playground.faults, dice.choice((2, 10, 30))
    pattern = dice.choice((POST, EDIT, ANSWER, NO_ANSWER))
    for _ in range(dice.randrange(1, 6)):
        fault = faults.damage(pattern, Damage.LATE) if dice.random() < 0.5 else faults.hold(pattern)
        assert fault.gate is not None
        await fault.reached.wait()
        with universe.excuses.slow.during():
            try:
                await asyncio.sleep(seconds)
            finally:
                fault.gate.set()


@trouble("no answers", keeps_away=True)
async def no_answers(universe: "Universe", dice: random.Random) -> None:
    """Discord carries out posts and edits, and answers later than discord.py waits."""
    fault = universe.playground.faults.damage(
        dice.choice((POST, EDIT, NO_ANSWER)), Damage.LATE, times=dice.choice((1, 3))
    )
    await fault.reached.wait()
    await asyncio.sleep(dice.choice((120, 400, 1_200)))
    assert fault.gate is not None
    fault.gate.set()


@trouble("expired tokens")
async def expired(universe: "Universe", dice: random.Random) -> None:
    """The tokens of interactions have expired, or another answer has come first."""
    pattern, status, code, message = dice.choice(TOO_LATE)
    fault = universe.playground.faults.refuse(
        pattern, status=status, code=code, message=message, times=dice.randrange(1, 4)
    )
    await for_a_while(universe, dice, fault)
