"""Tests of lanes: one turn at a time in each channel, and a limited number per second. No channel waits for another."""

import asyncio

import pytest

from bot.ui.boards.lanes import Lanes, Pace


class Time:
    """A clock in seconds that moves on only during a pause."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds

    async def pause(self, seconds: float) -> None:
        self.seconds += seconds


def lanes() -> Lanes:
    time = Time()
    return Lanes(Pace(time.now, time.pause))


async def hold(lanes: Lanes, channel: int, unless: asyncio.Event, held: list[int], go: asyncio.Event) -> bool:
    async with lanes.turn(channel, unless) as in_turn:
        if in_turn:
            held.append(channel)
            await go.wait()
        return in_turn


async def rest() -> None:
    """Let all tasks run until each of them waits."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_held_lane_delays_no_other_lane() -> None:
    all_lanes, held, never, go = lanes(), list[int](), asyncio.Event(), asyncio.Event()
    tasks = [asyncio.create_task(hold(all_lanes, channel, never, held, go)) for channel in (1, 1, 2, 3)]
    await rest()
    assert held == [1, 2, 3]

    go.set()
    assert await asyncio.gather(*tasks) == [True] * 4
    assert held == [1, 2, 3, 1]


async def test_a_task_that_no_longer_needs_its_turn_leaves_the_lane_to_others() -> None:
    all_lanes, held, never, go, away = lanes(), list[int](), asyncio.Event(), asyncio.Event(), asyncio.Event()
    first = asyncio.create_task(hold(all_lanes, 1, never, held, go))
    await rest()
    second = asyncio.create_task(hold(all_lanes, 1, away, held, go))
    third = asyncio.create_task(hold(all_lanes, 1, never, held, go))
    await rest()
    assert all_lanes.waiting(1) == 2
    away.set()
    assert await second is False
    assert not third.done()
    assert all_lanes.waiting(1) == 1

    go.set()
    assert all(await asyncio.gather(first, third))


async def test_a_lane_goes_on_after_a_waiting_task_is_cancelled() -> None:
    all_lanes, held, never, go = lanes(), list[int](), asyncio.Event(), asyncio.Event()
    first = asyncio.create_task(hold(all_lanes, 1, never, held, go))
    await rest()
    waiting = asyncio.create_task(hold(all_lanes, 1, never, held, go))
    await rest()
    go.set()
    waiting.cancel()
    await asyncio.gather(first, waiting, return_exceptions=True)

    assert all_lanes.waiting(1) == 0
    assert await hold(all_lanes, 1, never, held, go)


@pytest.mark.parametrize("steps", range(8))
async def test_a_lane_goes_on_however_late_a_waiting_task_is_cancelled(steps: int) -> None:
    all_lanes, held, never, go = lanes(), list[int](), asyncio.Event(), asyncio.Event()
    first = asyncio.create_task(hold(all_lanes, 1, never, held, go))
    await rest()
    waiting = asyncio.create_task(hold(all_lanes, 1, never, held, go))
    await rest()
    go.set()
    for _ in range(steps):  # With enough steps, the waiting task's turn begins before the task is cancelled.
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(first, waiting, return_exceptions=True)

    assert all_lanes.is_free(1)


async def test_turns_per_second_are_limited_but_a_few_may_begin_at_once() -> None:
    time = Time()
    pace = Pace(time.now, time.pause, a_second=10, at_once=3)
    passed = []
    for _ in range(13):
        await pace.passed()
        passed.append(round(time.seconds, 3))

    assert passed[:4] == [0, 0, 0, 0.1]
    assert passed[-1] == 1.0
