"""What the gateway may do to a connected bot, and to one that connects."""

import asyncio
import random
import signal
from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.playground.gateway.faults import Delivery, at_once
from bot.playground.rest.trouble import OrderedFault
from bot.playground.world.events import SessionsChanged
from tests.universe.troubles.known import HOUR, meet, trouble

if TYPE_CHECKING:
    from tests.universe.universe import Universe

# Close codes after which a session can be resumed, and those that end it. 1006 is a connection that just breaks.
RESUMABLE, OVER = (1001, 1006, 4000, 4001, 4002, 4005, 4008), (4000, 4003, 4007, 4009)
MINUTE = 60.0
SHORT_SILENCE = 0.3  # the chance that a silence ends before the bot can notice it
MOST_LATE = 20.0  # seconds; the bot must try to answer an interaction within `universe.ANSWER_SECONDS`
INTERACTION, GUILD = "INTERACTION_CREATE", "GUILD_CREATE"


async def until(universe: "Universe", reached: Callable[[], bool]) -> None:
    """Wait until `reached` returns true. It is asked whenever a session of the bot changes."""
    changed = asyncio.Event()

    def note(event: object) -> None:
        if isinstance(event, SessionsChanged):
            changed.set()

    stop = universe.world.listen(note)
    try:
        while not reached():
            changed.clear()
            await changed.wait()
    finally:
        stop()


def _all_connected(universe: "Universe") -> bool:
    return len(universe.playground.gateway.connected_shards()) == universe.lives.shards


def _whose(universe: "Universe", dice: random.Random) -> int | None:
    """Return the number of the shard that a trouble meets; None: it meets all."""
    shards = universe.lives.shards
    return dice.choice((None, *range(shards))) if shards > 1 else None


async def until_connected(universe: "Universe") -> None:
    """Wait until the bot has another session than now, or resumes the one that it has."""
    gateway = universe.playground.gateway
    before = gateway.identified + gateway.resumed
    await until(universe, lambda: gateway.identified + gateway.resumed > before and _all_connected(universe))


async def _let_log_in(universe: "Universe", dice: random.Random) -> None:
    """Have the bot log in again: its session is gone, or its operator stops it."""
    if dice.random() < 0.5:
        await universe.playground.gateway.drop(resumable=False)
    else:
        universe.loop.signal(universe.lives.host, signal.SIGTERM)


# ---- lost connections ----


@trouble("drop")
async def drop(universe: "Universe", dice: random.Random) -> None:
    """The gateway closes the connection. The bot can resume."""
    if dice.random() < 0.7:
        await universe.next_request()
    await universe.playground.gateway.drop(shard=_whose(universe, dice), code=dice.choice(RESUMABLE))


@trouble("drop hard", keeps_away=True)
async def drop_hard(universe: "Universe", dice: random.Random) -> None:
    """The gateway closes the connection, and the session is gone."""
    await universe.playground.gateway.drop(shard=_whose(universe, dice), resumable=False, code=dice.choice(OVER))


@trouble("reconnect")
async def reconnect(universe: "Universe", dice: random.Random) -> None:
    """The gateway asks the bot to connect anew."""
    await universe.playground.gateway.ask_to_reconnect(shard=_whose(universe, dice))


@trouble("invalid session")
async def invalid(universe: "Universe", dice: random.Random) -> None:
    """The gateway says in the middle of a session that it is invalid, and that the bot can resume it."""
    if dice.random() < 0.7:
        await universe.next_request()
    await universe.playground.gateway.invalidate(shard=_whose(universe, dice), resumable=True)


@trouble("session over", keeps_away=True)
async def over(universe: "Universe", dice: random.Random) -> None:
    """The gateway ends a session: at once, or when the bot resumes it."""
    gateway, shard = universe.playground.gateway, _whose(universe, dice)
    if dice.random() < 0.5:
        await gateway.invalidate(shard=shard, resumable=False)
    else:
        gateway.faults.resumes.append(False)
        await gateway.drop(shard=shard, code=dice.choice(RESUMABLE))
    try:
        await until_connected(universe)
    finally:
        gateway.faults.resumes.clear()  # the bot may have logged in by itself


@trouble("broken resumes", slows=True)
async def broken_resumes(universe: "Universe", dice: random.Random) -> None:
    """A RESUME is refused for now, and the next ones break in the middle of the missed events."""
    gateway = universe.playground.gateway
    gateway.faults.resumes.extend([True] * dice.randrange(3))
    gateway.faults.replays.extend(dice.randrange(4) for _ in range(dice.randrange(4)))
    await universe.next_request()
    try:
        await gateway.drop(shard=_whose(universe, dice), code=dice.choice(RESUMABLE))
        await until_connected(universe)
    finally:
        gateway.faults.resumes.clear()
        gateway.faults.replays.clear()


@trouble("no acknowledgements")
async def no_acks(universe: "Universe", dice: random.Random) -> None:
    """The gateway acknowledges no heartbeats, and events come as usual. The bot connects again and again."""
    universe.playground.gateway.faults.acks = False
    await asyncio.sleep(dice.choice((MINUTE, 10 * MINUTE, HOUR)))
    universe.playground.gateway.faults.acks = True


@trouble("silence", keeps_away=True)
async def silence(universe: "Universe", dice: random.Random) -> None:
    """A connection stays open, and nothing comes through any more. The bot notices it by its heartbeats."""
    if dice.random() < 0.7:
        await universe.next_request()
    universe.playground.gateway.fall_silent(shard=_whose(universe, dice))
    try:
        if dice.random() < SHORT_SILENCE:
            await asyncio.sleep(dice.uniform(1, 30))
        else:
            await until_connected(universe)
    finally:
        await universe.playground.gateway.break_silence()


# ---- connecting ----


@trouble("reconnect at start", keeps_away=True)
async def reconnect_at_start(universe: "Universe", dice: random.Random) -> None:
    """The gateway asks the bot to connect anew while it logs in, before or after READY."""
    gateway, used = universe.playground.gateway, universe.playground.starts.used
    seconds = gateway.faults.ready_seconds = dice.choice((0.0, 2.0))
    await _let_log_in(universe, dice)
    await until(universe, lambda: universe.playground.starts.used > used)
    await asyncio.sleep(dice.uniform(0, seconds + 0.2))
    await gateway.ask_to_reconnect()
    gateway.faults.ready_seconds = 0.0
    await until_connected(universe)


@trouble("late ready", keeps_away=True)
async def late_ready(universe: "Universe", dice: random.Random) -> None:
    """READY comes late, or the servers come late after it."""
    faults, seconds = universe.playground.gateway.faults, dice.choice((3.0, 30.0, 300.0))
    late: Delivery = lambda name: (seconds if name == GUILD else 0.0,)  # noqa: E731
    if dice.random() < 0.5:
        faults.ready_seconds = seconds
    else:
        faults.delivery = late
    await _let_log_in(universe, dice)
    await until_connected(universe)
    await asyncio.sleep(seconds)
    faults.ready_seconds = 0.0
    if faults.delivery is late:
        faults.delivery = at_once


@trouble("gateway/bot", keeps_away=True)
async def no_address(universe: "Universe", dice: random.Random) -> None:
    """Discord does not tell a bot that logs in what it may do, or nothing at all."""
    faults = universe.playground.faults
    pattern = dice.choice((r"^GET /gateway", r"^GET /users/@me$", r"^GET /"))
    failing: OrderedFault = faults.fail(pattern, status=dice.choice((500, 502, 503, 521)), times=dice.randrange(1, 12))
    await _let_log_in(universe, dice)
    await asyncio.sleep(dice.choice((MINUTE, 10 * MINUTE)))
    if failing in faults.ordered:
        faults.ordered.remove(failing)
    await until(universe, lambda: _all_connected(universe))


@trouble("few logins", keeps_away=True)
async def few_logins(universe: "Universe", dice: random.Random) -> None:
    """Of the logins that Discord allows a day, few or none are left. Then they are full again."""
    starts = universe.playground.starts
    starts.on(total=starts.used + dice.randrange(3))
    await _let_log_in(universe, dice)
    await asyncio.sleep(dice.choice((10 * MINUTE, 2 * HOUR)))
    starts.off()
    await until(universe, lambda: _all_connected(universe))


# ---- events ----


async def _deliver(universe: "Universe", dice: random.Random, delivery: Delivery) -> None:
    faults = universe.playground.gateway.faults
    faults.delivery = delivery
    await meet(universe, dice, (MINUTE, 10 * MINUTE, HOUR))
    if faults.delivery is delivery:
        faults.delivery = at_once


@trouble("late events", slows=True)
async def late_events(universe: "Universe", dice: random.Random) -> None:
    """Events come late, and in another order. Some interactions can then no longer be answered."""
    most, kinds = dice.choice((0.5, 4.0, MOST_LATE)), dice.choice(((INTERACTION,), (INTERACTION, GUILD), ()))
    await _deliver(
        universe, dice, lambda name: (dice.uniform(0, most),) if not kinds or name in kinds else at_once(name)
    )


@trouble("repeated events")
async def repeated_events(universe: "Universe", dice: random.Random) -> None:
    """Events come twice, at once or seconds later."""
    most = dice.choice((0.0, 0.2, MOST_LATE))
    await _deliver(universe, dice, lambda _: (0.0, dice.uniform(0, most)))
