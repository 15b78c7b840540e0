"""What may happen to the bot's power and process."""

import asyncio
import random
import signal
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from tests.universe.disk import FAULTS
from tests.universe.troubles.known import trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe

STOPS = (signal.SIGTERM, signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
LONGEST_START = 7_200.0  # seconds after which a life that should end early goes on


@trouble("cut", keeps_away=True, weight=3)
async def cut(universe: "Universe", dice: random.Random) -> None:
    """The power goes at a step soon after a member's request."""
    await universe.next_request()
    universe.lives.cut_within(dice.randrange(1, 700))


@trouble("cut soon", keeps_away=True, weight=2)
async def cut_soon(universe: "Universe", dice: random.Random) -> None:
    """The power goes within the first steps after a member's request."""
    await universe.next_request()
    universe.lives.cut_within(dice.randrange(1, 120))


@trouble("cut at start", keeps_away=True)
async def cut_at_start(universe: "Universe", dice: random.Random) -> None:
    """The power goes while the bot starts, or soon after, some times in a row."""
    lives = universe.lives
    lives.cut()
    for _ in range(dice.choice((1, 2, 5))):
        lives.at_begin.append(partial(lives.cut_within, dice.randrange(1, dice.choice((300, 3_000)))))
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_START):
                await lives.next_life()
                await lives.down.wait()


@trouble("stop", keeps_away=True)
async def stop(universe: "Universe", dice: random.Random) -> None:
    """The operator stops the bot, perhaps twice, and the power may go while it stops."""
    lives, loop = universe.lives, universe.loop
    if dice.random() < 0.5:
        await universe.next_request()
    host, number = lives.host, dice.choice(STOPS)
    loop.signal(host, number)
    if dice.random() < 0.3:
        lives.cut_within(dice.randrange(1, 500))
    for _ in range(dice.choice((0, 0, 1, 2))):
        await asyncio.sleep(dice.choice((0.01, 0.2, 2)))
        loop.signal(host, dice.choice(STOPS))


@trouble("stop at start", keeps_away=True)
async def stop_at_start(universe: "Universe", dice: random.Random) -> None:
    """The operator starts the bot anew, and stops it while it starts."""
    lives = universe.lives
    lives.at_begin.append(partial(lives.signal_within, dice.choice(STOPS), dice.randrange(2, 800)))
    universe.loop.signal(lives.host, signal.SIGTERM)
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_START):
            await lives.next_life()
            await lives.down.wait()


@trouble("second bot")
async def second_bot(universe: "Universe", _: random.Random) -> None:
    """Somebody starts a second bot with the same folder."""
    if universe.lives.down.is_set():
        return
    try:
        ended = await universe.lives.start_second()
    except TimeoutError:
        universe.find("alone", "a second bot does not end")
    else:
        if universe.lives.down.is_set() and "by another process" in repr(universe.lives.problem):
            universe.find("alone", f"a second bot has made the first one end with {universe.lives.problem!r}")
        universe.say(f"the second bot ended: {ended}")
        if ended and not any(known in ended for known in ("in use by another process", "Discord cannot be reached")):
            universe.find("alone", f"a second bot ended with {ended}")


@trouble("upgrade", keeps_away=True)
async def upgrade(universe: "Universe", dice: random.Random) -> None:
    """The next life is of a newer version and migrates the database. The power may go or the disk fail meanwhile."""
    lives = universe.lives
    lives.upgrades.wanted = True
    if dice.random() < 0.5:
        lives.cut()
    else:
        universe.loop.signal(lives.host, signal.SIGTERM)
    await lives.down.wait()
    for _ in range(dice.choice((0, 0, 1, 3))):
        lives.at_begin.append(partial(lives.cut_within, dice.randrange(1, 400)))
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_START):
                await lives.next_life()
                await lives.down.wait()
    if dice.random() < 0.2:
        universe.disk.code, universe.disk.fails = dice.choice(sorted(FAULTS)), dice.choice((0.02, 0.2))
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_START):
                while lives.down.is_set() or lives.upgrades.behind:
                    await lives.next_life()
                    await asyncio.sleep(30)
    finally:
        universe.disk.fails = 0.0
