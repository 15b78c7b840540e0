"""Measures how long the local Discord takes to answer: `python -m tests.bench.playground`.

The time is from a member's command until the channel shows its answer. The bot uses the real discord.py and runs in the
same process. Commands are sent one by one, then 200 at once. The answer is a short text, or a board with a picture. The
table shows the times with and without a check of all requests against Discord's description.
"""

import asyncio
import statistics
import time
from collections.abc import Iterator

import discord

from bot.playground import Playground, World
from bot.program.serving import spare_the_collector
from bot.ui.client import point_discord_at
from tests.playground.fixtures import discord_spec, running_bot
from tests.playground.tiny_bot import TinyBot, board, picture

ONE_BY_ONE, AT_ONCE = 300, 200
ALONE_AIM = 7.0  # milliseconds for an answer with a picture, at the 99th percentile
AT_ONCE_AIM = 300.0  # milliseconds for 200 answers with pictures together


async def answer_text(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("a short text")


async def answer_picture(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=board("Turn 1"), file=picture())


def answering_bot() -> TinyBot:
    bot = TinyBot()
    bot.tree.command(name="text")(answer_text)
    bot.tree.command(name="picture")(answer_picture)
    return bot


async def measured(playground: Playground, command: str) -> tuple[float, float, float]:
    """Return milliseconds: the median and the 99th percentile of answers one by one, and the time of all at once."""
    ada = playground.actor("Ada")
    times = []
    for _ in range(ONE_BY_ONE):
        start = time.perf_counter()
        await ada.slash("games", command)
        times.append((time.perf_counter() - start) * 1000)
    start = time.perf_counter()
    for sent in [ada.slash("games", command) for _ in range(AT_ONCE)]:
        assert (await sent).failed is None
    at_once = (time.perf_counter() - start) * 1000
    return statistics.median(times), statistics.quantiles(times, n=100)[98], at_once


async def rows() -> list[str]:
    found = []
    for checked in (False, True):
        async with Playground(World.default(), schema=discord_spec() if checked else None) as playground:
            point_discord_at(playground.url)
            async with running_bot(playground, answering_bot()):
                spare_the_collector()  # The bot does this too.
                for command in ("text", "picture"):
                    middle, slow, at_once = await measured(playground, command)
                    how = "checked" if checked else "plain"
                    row = f"{command:<8} {how:<8} {middle:>8.2f} {slow:>8.2f} {at_once:>12.0f}"
                    found.append(row + (aims(slow, at_once) if command == "picture" else ""))
    return found


def aims(slow: float, at_once: float) -> str:
    """Return a text that says whether answers with a picture meet their aims."""
    told = ("reached" if took < aim else "MISSED" for took, aim in ((slow, ALONE_AIM), (at_once, AT_ONCE_AIM)))
    return f"   p99 aim {ALONE_AIM:g} ms: {next(told)}, all at once aim {AT_ONCE_AIM:g} ms: {next(told)}"


def table() -> Iterator[str]:
    yield f"{'answer':<8} {'requests':<8} {'p50 ms':>8} {'p99 ms':>8} {'all at once':>12}"
    yield from asyncio.run(rows())


if __name__ == "__main__":
    print("\n".join(table()))
