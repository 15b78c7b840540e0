"""The troubles of a universe: what Discord, the network, the disk, the clock, the power and members may do to a bot."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.playground.rest.trouble import OrderedFault
from bot.playground.world.permissions import Permission
from tests.universe.disk import FAULTS

if TYPE_CHECKING:
    from tests.universe.universe import Universe

HOUR = 3600.0
POST, EDIT = r"^POST /channels/\d+/messages$", r"^PATCH /channels/\d+/messages/"
ANSWER = r"^\w+ /(interactions|webhooks)/"
NO_ANSWER = r"^\w+ /(?!interactions/|webhooks/)"
ANY = r"^\w+ /"

Trouble = Callable[["Universe", random.Random], Awaitable[None]]
TROUBLES: dict[str, Trouble] = {}
# While one of these lasts, an interaction may stay without an answer.
KEEPS_AWAY = frozenset(
    {"drop hard", "zombie", "cut", "cut soon", "stop", "disk", "slow disk", "slow", "resets", "refuse", "part", "503"}
)
OFTEN = ("cut", "cut", "cut soon", "disk")  # these come as often as several others


def trouble(name: str) -> Callable[[Trouble], Trouble]:
    def keep(function: Trouble) -> Trouble:
        TROUBLES[name] = function
        return function

    return keep


def drawn(dice: random.Random, kinds: tuple[str, ...]) -> str:
    """Return the name of a trouble. kinds: those that may come; () for all."""
    known = [*TROUBLES, *OFTEN]
    return dice.choice([name for name in known if not kinds or name in kinds])


# ---- the gateway ----


@trouble("drop")
async def drop(universe: "Universe", dice: random.Random) -> None:
    """The gateway closes the connection. The bot can resume."""
    if dice.random() < 0.7:
        await universe.next_request()
    await universe.playground.gateway.drop()


@trouble("drop hard")
async def drop_hard(universe: "Universe", _: random.Random) -> None:
    """The gateway closes the connection, and the session is gone."""
    await universe.playground.gateway.drop(resumable=False)


@trouble("reconnect")
async def reconnect(universe: "Universe", _: random.Random) -> None:
    """The gateway asks the bot to connect anew."""
    await universe.playground.gateway.ask_to_reconnect()


# ---- requests ----


async def _for_a_while(universe: "Universe", dice: random.Random, fault: OrderedFault) -> None:
    """Leave a fault in place until it is used up, or for some minutes."""
    await asyncio.sleep(dice.choice((5, 60, 600)))
    if fault in universe.playground.faults.ordered:
        universe.playground.faults.ordered.remove(fault)


@trouble("503")
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


# ---- the server ----


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


# ---- the network ----


@trouble("slow")
async def slow(universe: "Universe", dice: random.Random) -> None:
    """All packets are slow."""
    universe.network.slow = dice.choice((20, 100, 400))
    await universe.next_request()
    await asyncio.sleep(dice.choice((10, 60, 600)))
    universe.network.slow = 1.0


@trouble("resets")
async def resets(universe: "Universe", dice: random.Random) -> None:
    """Connections break."""
    universe.network.resets = dice.choice((0.01, 0.1))
    await universe.next_request()
    await asyncio.sleep(dice.choice((10, 60, 600)))
    universe.network.resets = 0.0


@trouble("refuse")
async def refuse(universe: "Universe", dice: random.Random) -> None:
    """No connection to Discord comes about."""
    universe.network.refuses = True
    await universe.playground.gateway.drop()
    await asyncio.sleep(dice.choice((10, 100, 1_200, 10_000)))
    universe.network.refuses = False


@trouble("part")
async def part(universe: "Universe", dice: random.Random) -> None:
    """Nothing arrives for some time, and nobody is told: the connection is a zombie."""
    universe.network.part()
    await asyncio.sleep(dice.choice((3, 30, 200)))
    universe.network.join()


# ---- the machine ----


@trouble("cut")
async def cut(universe: "Universe", dice: random.Random) -> None:
    """The power goes at a step soon after a member's request."""
    await universe.next_request()
    universe.cut_within(dice.randrange(1, 700))


@trouble("cut soon")
async def cut_soon(universe: "Universe", dice: random.Random) -> None:
    """The power goes within the first steps after a member's request."""
    await universe.next_request()
    universe.cut_within(dice.randrange(1, 120))


@trouble("stop")
async def stop(universe: "Universe", _: random.Random) -> None:
    """The operator stops the bot with SIGTERM."""
    universe.loop.signal(universe.host, signal.SIGTERM)


@trouble("disk")
async def disk(universe: "Universe", dice: random.Random) -> None:
    """The disk fails: full, read-only, damaged, or with I/O errors."""
    faulty = universe.disk
    faulty.code, faulty.fails = dice.choice(sorted(FAULTS)), dice.choice((0.02, 0.2, 1.0))
    await universe.next_request()
    await asyncio.sleep(dice.choice((1, 10, 90)))
    faulty.fails = 0.0


@trouble("slow disk")
async def slow_disk(universe: "Universe", dice: random.Random) -> None:
    """The disk is slow, as an SD card may be."""
    universe.disk.slow = dice.choice((20, 200, 1_000))
    await universe.next_request()
    await asyncio.sleep(dice.choice((10, 60, 600)))
    universe.disk.slow = 1.0


@trouble("jump")
async def jump(universe: "Universe", dice: random.Random) -> None:
    """The bot's clock jumps, and is set right later."""
    universe.loop.skew += dice.choice((-3_600, -60, -5, 5, 60, 3_600))
    await asyncio.sleep(dice.choice((60, 3_600)))
    universe.loop.skew = 0.0
