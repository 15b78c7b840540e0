"""Measures how long members wait for a board when Discord limits the bot: `python -m tests.bench.boards`.

The time is from sending a move until the channel shows its board. The bot uses the real discord.py, and the local
Discord limits the requests of each channel and of the whole bot. The limits need real time, so this takes two minutes.
"""

import asyncio
import logging
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from bot.playground import Actor, Message
from bot.playground.world.model import Channel
from bot.sessions.model import Place
from tests.cogs.desk import Desk, board_of

LIMITED = 8  # channels
MEMBERS = 24  # in one channel
EVERY = 4.0  # seconds between two moves of a member
MOVES = 4  # of each member
ALONE = 10  # moves that are measured while other channels are limited


def newest(who: Actor, channel: Channel, match_id: str) -> Message:
    """Return the match's newest board, which is another message once others have pushed it out of sight."""
    boards = [post for post in who.messages(channel) if (board_of(post) or ("",))[0] == match_id]
    return boards[-1]


async def seen(desk: Desk, who: Actor, channel: Channel, match_id: str, move: Awaitable[object]) -> float:
    """Return the seconds from sending a move until the match's board shows another picture."""

    def pictures() -> list[int]:
        return [each.id for each in newest(who, channel, match_id).attachments]

    before, start = pictures(), time.perf_counter()
    await move
    await desk.playground.until(lambda: pictures() != before, "the board does not come")
    return time.perf_counter() - start


async def by_command(desk: Desk, who: Actor, channel: Channel, match_id: str) -> None:
    start, goal = (await desk.legal_of(match_id, who))[0].split("-")
    await who.slash(channel, "gems move", from_=start, to=goal)


async def by_button(desk: Desk, who: Actor, board: Message, match_id: str) -> None:
    asked = await who.click(board, "Move")
    opened = await who.click(await asked.panel(), "Type it")
    await who.submit(opened, {"move": (await desk.legal_of(match_id, who))[0]})


async def beside_limited_channels(desk: Desk) -> list[float]:
    """Return the waiting times in seconds in one channel while other channels are limited."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    games = desk.playground.world.channel("games")
    threads = [ada.open_thread("games", f"corner {number}") for number in range(LIMITED)]
    matches = [await opened(desk, ada, thread) for thread in threads]
    match_id = await opened(desk, bela, games)
    desk.playground.buckets.on()
    for thread, limited in zip(threads, matches, strict=True):
        desk.playground.buckets.use_up(thread.id, seconds=40)
        await by_command(desk, ada, thread, limited)
    times = []
    for _ in range(ALONE):
        times.append(await seen(desk, bela, games, match_id, by_command(desk, bela, games, match_id)))
        await asyncio.sleep(1.1)
    return times


async def alone_in_one_channel(desk: Desk, *, press: bool) -> list[float]:
    """Let many members play in one channel, each in a solo match. Return their waiting times in seconds."""
    world, games = desk.playground.world, desk.playground.world.channel("games")
    members = [desk.actor(world.join(f"member{number}", f"Member {number}").id) for number in range(MEMBERS)]
    matches = [await opened(desk, who, games) for who in members]
    desk.playground.buckets.on()

    async def plays(number: int) -> list[float]:
        who, match_id, times = members[number], matches[number], []
        due = time.perf_counter() + EVERY * number / MEMBERS
        for _ in range(MOVES):
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += EVERY
            board = newest(who, games, match_id)
            move = by_button(desk, who, board, match_id) if press else by_command(desk, who, games, match_id)
            times.append(await seen(desk, who, games, match_id, move))
        return times

    return [each for times in await asyncio.gather(*map(plays, range(MEMBERS))) for each in times]


async def opened(desk: Desk, who: Actor, channel: Channel) -> str:
    """Open a match of one member and return its id."""
    await who.slash(channel, "gems new")
    await desk.drawn()
    match = (
        await desk.sessions.lookup.candidates(
            desk.request(who), Place(desk.playground.world.guild.id, channel.id), "gems3d"
        )
    )[0]
    return match.id


async def measured(work: Callable[[Desk], Awaitable[list[float]]]) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        async with Desk(Path(folder)) as desk:
            desk.playground.rest.spec = None  # Checking requests against Discord's description would take time.
            times = await work(desk)
            desk.playground.buckets.off()
            return times


def table() -> Iterator[str]:
    rows: dict[str, Callable[[Desk], Awaitable[list[float]]]] = {
        f"beside {LIMITED} limited channels": beside_limited_channels,
        f"{MEMBERS} alone in one channel, by button": lambda desk: alone_in_one_channel(desk, press=True),
        f"{MEMBERS} alone in one channel, by command": lambda desk: alone_in_one_channel(desk, press=False),
    }
    yield f"{'board after a move':<40} {'p50 s':>7} {'p95 s':>7} {'most s':>7}"
    for name, work in rows.items():
        if len(sys.argv) > 1 and sys.argv[1] not in name:
            continue
        times = asyncio.run(measured(work))
        slow = statistics.quantiles(times, n=20)[18]
        yield f"{name:<40} {statistics.median(times):>7.2f} {slow:>7.2f} {max(times):>7.2f}"


if __name__ == "__main__":
    logging.getLogger("discord").setLevel(logging.ERROR)
    for row in table():
        print(row, flush=True)
