"""Tests of the simulated loop: hosts that lose power or stand still."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.sessions.time.deadlines import until_due_or_set
from tests.universe.loop import BEGIN, Hangs, Loop
from tests.universe.machine import LoopClock
from tests.universe.network import Stream

SECONDS = 100.0


def run(work: Callable[[Loop], Awaitable[None]]) -> None:
    with closing(Loop(1)) as loop:
        loop.run_until_complete(work(loop))


async def ticking(ticks: list[float], loop: Loop) -> None:
    """Note the time every ten seconds."""
    while True:
        await asyncio.sleep(10)
        ticks.append(loop.now - BEGIN)


async def frozen(loop: Loop) -> list[float]:
    """Let a bot tick for 25 seconds and then stand still. Return its ticks, which go on once it thaws."""
    ticks: list[float] = []
    loop.on("bot", ticking(ticks, loop))
    await asyncio.sleep(25)
    loop.freeze("bot")
    await asyncio.sleep(SECONDS)
    assert ticks == [10, 20]
    return ticks


def test_a_host_that_stands_still_does_at_once_what_was_due_meanwhile() -> None:
    async def work(loop: Loop) -> None:
        ticks = await frozen(loop)
        loop.thaw("bot")
        await asyncio.sleep(11)
        assert ticks == [10, 20, 125, 135]

    run(work)


def test_a_task_that_goes_round_in_a_circle_is_told() -> None:
    """It hardly lets time pass, so the universe would take hours of real time."""

    async def circling() -> None:
        while True:  # noqa: ASYNC110 - this is what goes wrong
            await asyncio.sleep(0.01)

    async def work(loop: Loop) -> None:
        loop.on("bot", circling())
        await asyncio.sleep(SECONDS * 100)

    with pytest.raises(Hangs, match="Time hardly passes any more"):
        run(work)


def test_a_hanging_universe_names_the_line_of_the_bot_in_which_a_task_waits() -> None:
    """Outside of it is the caller, and inside of it asyncio."""

    async def caller(work: Awaitable[object]) -> None:
        await work

    with closing(Loop(1)) as loop:
        works = (until_due_or_set(LoopClock(loop), None, asyncio.Event()), asyncio.Event().wait())
        tasks = [loop.on("bot", caller(work)) for work in works]
        with pytest.raises(Hangs) as problem:
            loop.run_forever()
        for task in tasks:
            task.cancel()
        loop.run_until_complete(asyncio.wait(tasks))
    waits = [line.rpartition(" at ")[2] for line in str(problem.value).splitlines() if ".caller at " in line]
    assert {Path(where.partition(":")[0]).name for where in waits} == {"deadlines.py", "locks.py"}


def test_the_timers_of_a_host_that_slept_go_on_where_they_were() -> None:
    async def work(loop: Loop) -> None:
        ticks = await frozen(loop)
        loop.thaw("bot", asleep=SECONDS)
        await asyncio.sleep(20)
        assert ticks == [10, 20, 130, 140]

    run(work)


def test_packets_for_a_host_that_slept_arrive_once_it_is_awake_in_their_order() -> None:
    async def work(loop: Loop) -> None:
        heard: list[bytes] = []

        class Hearing(asyncio.Protocol):
            def data_received(self, data: bytes) -> None:
                heard.append(data)

        async def listen() -> None:
            loop.network.listen(Hearing, 80)

        await loop.on("bot", listen())
        near, _ = await loop.network.connect(asyncio.Protocol, "", 80)
        assert isinstance(near, Stream)
        loop.freeze("bot")
        near.write(b"first")
        await asyncio.sleep(SECONDS)
        near.write(b"second")
        loop.thaw("bot", asleep=SECONDS)
        await asyncio.sleep(1)
        assert heard == [b"first", b"second"]

    run(work)


def test_a_host_without_power_does_not_run_the_step_that_came_next() -> None:
    async def work(loop: Loop) -> None:
        ran: list[str] = []

        async def steps() -> None:
            for number in range(5):
                ran.append(f"{number}")
                await asyncio.sleep(0)

        loop.watcher = lambda: loop.cut("bot", silent=True)
        loop.watch_step = loop.steps + 3
        loop.on("bot", steps())
        await asyncio.sleep(5)
        assert loop.watch_step == 0
        assert ran == ["0", "1", "2"]

    run(work)
