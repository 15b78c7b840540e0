"""The last acts of a universe, at moments that chance rarely meets.

Nobody acts after them, so no later change mends what went wrong.
"""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.playground.world.permissions import Permission
from tests.kills.books import Table
from tests.kills.members import Place
from tests.universe.seats import Mover
from tests.universe.troubles.server import room_of

if TYPE_CHECKING:
    from tests.universe.universe import Universe

MOST_COMMITS = 3  # after a move, at one of which the power goes
STEPS = 8  # of the loop after a commit, within which the power goes
STUCK = (2, 12)  # calls that fail after a commit whose answer was lost
SLOW = (1.0, 20.0, 60.0)  # how many times slower packets are while members hurry
HURRIED = 4  # moves soon after one another
LOOK, LOOKS = 0.05, 40  # seconds between two looks whether a move is stored, and how many there are
TABLES = 2  # at which a member loses
UNSEEN_ENDS = 0.5  # how often the match ends where the bot may not post
MUTE = (5.0, 300.0)  # seconds for which the bot may not post
LOSSES = 2  # matches that a member loses: the first rating has nothing to fall from
MOVES = 12  # at most, before a match counts for ratings
LOOK_SECONDS = 30.0
THREE_DAYS = 3 * 86_400.0
USUAL, RARE = 10, 1  # how often a last act comes, as a share: three days away cost as much as ten short universes
SHORT = 0.1  # days of a universe that has no rare act
ACTS = 30  # at most, until a table has a match


async def act_last(universe: "Universe") -> None:
    """Let members do one of the last acts, and wait until the bot is at rest."""
    dice = random.Random(f"{universe.plan.seed}:last acts")
    acts = {act: share for act, share in LAST.items() if share > RARE or universe.plan.days > SHORT}
    [act] = dice.choices(list(acts), list(acts.values()))
    universe.say(f"a last act: {act.__name__}")
    universe.people.begin()
    await act(universe, dice)
    await universe.settle()
    universe.people.pause()


async def _mover(universe: "Universe", dice: random.Random, place: Place | None = None) -> Mover | None:
    """Return a member who is to move, at this table or any; None if there is none."""
    movers = [one for one in await universe.people.movers() if place in (None, one.place)]
    return dice.choice(movers) if movers else None


async def cut_at_a_commit(universe: "Universe", dice: random.Random) -> None:
    """The power goes right after a commit that follows a move, as between two that should be one."""
    mover, left = await _mover(universe, dice), dice.randint(1, MOST_COMMITS)
    if mover is None:
        return

    def count() -> None:
        nonlocal left
        left -= 1
        if not left:
            universe.lives.cut_within(dice.randint(1, STEPS))

    universe.disk.at_commit = count
    await universe.people.move(*mover)
    await universe.settle()
    universe.disk.at_commit = lambda: None
    universe.loop.watch_step = 0


async def lose_an_answer(universe: "Universe", dice: random.Random) -> None:
    """The answer of a move's commit is lost, and the disk fails for some calls more: the bot cannot look at once."""
    mover, disk = await _mover(universe, dice), universe.disk
    if mover is None:
        return

    def fail() -> None:
        disk.loses, disk.stuck = 0.0, dice.choice(STUCK)
        disk.at_commit = lambda: None

    disk.loses, disk.at_commit = 1.0, fail
    await universe.people.move(*mover)
    disk.calm()


async def hurry(universe: "Universe", dice: random.Random) -> None:
    """Moves follow one another while the board of the first one is still being drawn or sent."""
    mover = await _mover(universe, dice)
    moves: list[asyncio.Task[object]] = []
    with universe.excuses.away.during():
        universe.network.slow = dice.choice(SLOW)
        while mover is not None and len(moves) < HURRIED:
            moves.append(asyncio.create_task(universe.people.move(*mover)))
            await _stored(universe, mover.table)
            mover = await _mover(universe, dice, mover.place)
        await asyncio.gather(*moves)
        universe.network.slow = 1.0


async def _stored(universe: "Universe", table: Table) -> None:
    """Wait until a newer version of a match is stored, but not for long."""
    for _ in range(LOOKS):
        await asyncio.sleep(LOOK)
        newest = await universe.books.table(table.channel)
        if newest is None or newest.version > table.version:
            return


async def lose_twice(universe: "Universe", dice: random.Random) -> None:
    """At some tables a member resigns two matches, so that a rating falls in a game that has ratings."""
    places = [one for one in universe.people.places if one.channel.id in universe.world.state.channels]
    for place in dice.sample(places, min(len(places), TABLES)):
        for _ in range(LOSSES):
            await _lose(universe, dice, place)


async def _lose(universe: "Universe", dice: random.Random, place: Place) -> None:
    """Let a member resign a match in which everybody has moved."""
    people, moved = universe.people, set[int]()
    for number in range(ACTS):
        table = await universe.books.table(place.channel.id)
        if table is not None and table.phase == "playing":
            break
        await people.act(place, place.members[number % len(place.members)])
    for _ in range(MOVES):
        mover = await _mover(universe, dice, place)
        if mover is None or len(moved) == len(place.members):
            break
        if (await people.move(*mover)).told == "kept":
            moved.add(mover.member.id)
    table = await universe.books.table(place.channel.id)
    if table is not None and table.phase == "playing":
        await people._resign(place, place.members[0], table)
        await universe.settle()


async def move_unseen(universe: "Universe", dice: random.Random) -> None:
    """A member moves where the bot may not post, or all but one resign, and then a moderator lets it post again."""
    mover, world = await _mover(universe, dice), universe.world
    room = None if mover is None else room_of(universe, mover.place)
    if mover is None or room is None:
        return
    is_thread = mover.place.channel.is_thread
    which = Permission.SEND_MESSAGES_IN_THREADS if is_thread else Permission.SEND_MESSAGES
    with universe.excuses.muted.during(room.id, mover.place.channel.id):
        world.set_permission(room, world.bot_id, which, allowed=False)
        await universe.people.move(*mover)
        muted = dice.choice(MUTE)
        if dice.random() < UNSEEN_ENDS:
            await _end(universe, mover.place)
        await asyncio.sleep(muted)
        world.set_permission(room, world.bot_id, which, allowed=True)


async def _end(universe: "Universe", place: Place) -> None:
    """Let all members of a table but one resign."""
    for member in place.members[1:]:
        table = await universe.books.table(place.channel.id)
        if table is not None and table.phase == "playing" and member.id in table.users:
            await universe.people._resign(place, member, table)


async def be_away_for_days(universe: "Universe", dice: random.Random) -> None:
    """Discord is out of reach for three days after a move."""
    await _move_somewhere(universe, dice)
    universe.people.pause()
    with universe.excuses.away.during():
        universe.say("nobody hears of the bot for three days")
        universe.network.part()
        await asyncio.sleep(THREE_DAYS)
        universe.network.join()
        await _until_connected(universe)


async def be_down_for_days(universe: "Universe", dice: random.Random) -> None:
    """The bot is stopped, or loses its power, after a move, and starts three days later."""
    await _move_somewhere(universe, dice)
    lives = universe.lives
    lives.next_pause = THREE_DAYS
    universe.say("the bot stays down for three days")
    if dice.random() < 0.5:
        lives.cut()
    else:
        universe.loop.signal(lives.host, signal.SIGTERM)
    await asyncio.sleep(THREE_DAYS)
    await _until_connected(universe)


async def _move_somewhere(universe: "Universe", dice: random.Random) -> None:
    """Let somebody move who can, so that another member's turn has just begun."""
    mover = await _mover(universe, dice)
    if mover is not None:
        await universe.people.move(*mover)


async def _until_connected(universe: "Universe") -> None:
    while not universe.lives.is_connected:  # noqa: ASYNC110 - it takes minutes, and an event would wake for each message
        await asyncio.sleep(LOOK_SECONDS)


LAST: dict[Callable[["Universe", random.Random], Awaitable[None]], int] = {
    cut_at_a_commit: USUAL,
    lose_an_answer: USUAL,
    hurry: USUAL,
    lose_twice: USUAL,
    move_unseen: USUAL,
    be_away_for_days: RARE,
    be_down_for_days: RARE,
}
