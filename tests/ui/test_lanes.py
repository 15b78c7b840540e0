"""Tests of lanes: one turn at a time in each channel, and a limited number per second. No channel waits for another."""

import asyncio

import pytest

from bot.ui.boards.lanes import A_SECOND, MOST_FAILURES, Lanes, Pace, Rank


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


def paced(time: Time) -> Pace:
    return Pace(time.now, time.pause, a_second=10, at_once=1)


async def test_after_many_failures_in_a_row_nothing_passes_for_longer_and_longer(
    caplog: pytest.LogCaptureFixture,
) -> None:
    time = Time()
    pace = paced(time)
    waits = []
    for _ in range(MOST_FAILURES - 1):
        pace.note(False)
    await pace.passed()
    for _ in range(3):
        pace.note(False)
        before = time.seconds
        await pace.passed()
        waits.append(time.seconds - before)

    assert waits == pytest.approx([1, 2, 4])
    assert len(caplog.messages) == 3
    assert caplog.messages[-1] == "Discord fails again and again: no board is sent for 4 s"


async def test_failures_during_the_wait_do_not_make_it_longer() -> None:
    time = Time()
    pace = paced(time)
    for _ in range(3 * MOST_FAILURES):
        pace.note(False)
    await pace.passed()
    assert time.seconds == pytest.approx(1)


async def test_a_success_ends_the_series() -> None:
    time = Time()
    pace = paced(time)
    for _ in range(2):
        for _ in range(MOST_FAILURES - 1):
            pace.note(False)
        pace.note(True)
    await pace.passed()
    assert time.seconds == 0


async def test_requests_that_wait_already_stop_too_and_go_on_one_by_one() -> None:
    time, passed = Time(), list[float]()
    gate = asyncio.Event()

    async def pause(seconds: float) -> None:
        until = time.seconds + seconds
        await gate.wait()
        time.seconds = max(time.seconds, until)

    pace = Pace(time.now, pause, a_second=10, at_once=1)

    async def pass_on() -> None:
        await pace.passed()
        passed.append(time.seconds)

    tasks = [asyncio.create_task(pass_on()) for _ in range(4)]
    await rest()
    assert passed == [0]
    for _ in range(MOST_FAILURES):
        pace.note(False)
    gate.set()
    await asyncio.gather(*tasks)

    assert len(passed) == 4
    assert all(at >= 1 for at in passed[1:])
    assert sorted(passed[1:]) == pytest.approx([1.0, 1.1, 1.2])


@pytest.mark.slow
async def test_two_thousand_reminders_delay_no_board_by_a_second() -> None:
    time, reminded, hundred = Time(), list[int](), asyncio.Event()
    all_lanes = Lanes(Pace(time.now, time.pause))

    async def remind(channel: int) -> None:
        async with all_lanes.turn(channel, rank=Rank.NOTICE):
            reminded.append(channel)
            if len(reminded) == 100:
                hundred.set()

    async def seconds_until_shown(channel: int, rank: Rank) -> float:
        asked = time.seconds
        async with all_lanes.turn(channel, rank=rank):
            return time.seconds - asked

    reminders = [asyncio.create_task(remind(channel)) for channel in range(2_000)]
    await hundred.wait()
    waits = [await seconds_until_shown(channel, rank) for channel in (1_999, 2_000) for rank in (Rank.ACT, Rank.TURN)]

    assert max(waits) < 1
    assert len(reminded) < 2_000
    await asyncio.gather(*reminders)
    assert sorted(reminded) == [*range(2_000)]
    assert time.seconds == pytest.approx(2_000 / A_SECOND, rel=0.01)
    assert all_lanes.all_waiting == 0


async def test_the_lowest_rank_comes_first_in_a_channel() -> None:
    time, order, first = Time(), list[str](), asyncio.Event()
    all_lanes = Lanes(Pace(time.now, time.pause, at_once=1))

    async def send(channel: int, rank: Rank) -> None:
        async with all_lanes.turn(channel, rank=rank):
            order.append(f"{channel} {rank.name}")
            await first.wait()

    tasks = [asyncio.create_task(send(1, Rank.NOTICE))]
    await rest()
    places = ((1, Rank.TIDY), (1, Rank.NOTICE), (1, Rank.TURN), (2, Rank.TIDY), (2, Rank.NOTICE), (1, Rank.ACT))
    tasks += [asyncio.create_task(send(*place)) for place in places]
    first.set()
    await asyncio.gather(*tasks)

    assert [each for each in order if each[0] == "1"] == ["1 NOTICE", "1 ACT", "1 TURN", "1 NOTICE", "1 TIDY"]
    assert [each for each in order if each[0] == "2"] == ["2 NOTICE", "2 TIDY"]


async def test_of_all_that_wait_the_lowest_rank_passes_first() -> None:
    time, gate, order = Time(), asyncio.Event(), list[Rank]()

    async def pause(seconds: float) -> None:
        await gate.wait()
        time.seconds += seconds

    pace = Pace(time.now, pause, at_once=1)

    async def pass_on(rank: Rank) -> None:
        await pace.passed(rank)
        order.append(rank)

    await pace.passed()
    ranks = (Rank.TIDY, Rank.NOTICE, Rank.ACT, Rank.TURN, Rank.NOTICE)
    tasks = [asyncio.create_task(pass_on(rank)) for rank in ranks]
    await rest()
    gate.set()
    await asyncio.gather(*tasks)
    assert order == sorted(ranks)


async def test_what_tidies_up_takes_only_requests_that_are_left_over() -> None:
    time = Time()
    pace = Pace(time.now, time.pause, a_second=10, at_once=5)
    spare = []
    for _ in range(4):
        spare.append(pace.has_spare())
        await pace.passed()
    assert (spare, time.seconds) == ([True, True, True, False], 0)
    await pace.passed(Rank.TIDY)
    assert time.seconds == pytest.approx(0.2)


async def test_a_process_with_a_small_share_sends_one_by_one() -> None:
    time = Time()
    pace = Pace(time.now, time.pause, a_second=5)
    for _ in range(6):
        await pace.passed()
    assert time.seconds == pytest.approx(1)


async def test_a_cancelled_request_leaves_its_turn_to_the_next() -> None:
    time, gate = Time(), asyncio.Event()

    async def pause(seconds: float) -> None:
        await gate.wait()
        time.seconds += seconds

    pace = Pace(time.now, pause, a_second=10, at_once=1)
    await pace.passed()
    left, stays = (asyncio.create_task(pace.passed(rank)) for rank in (Rank.ACT, Rank.NOTICE))
    await rest()
    left.cancel()
    gate.set()
    await stays
    assert time.seconds == pytest.approx(0.1)


async def test_what_a_member_waits_for_ends_the_pause_before_tidying() -> None:
    time, paused = Time(), asyncio.Event()

    async def pause(seconds: float) -> None:
        if seconds > 0.15:  # the pause of what tidies up: nothing ends it
            paused.set()
            await asyncio.Event().wait()
        time.seconds += seconds

    pace = Pace(time.now, pause, a_second=10, at_once=5)
    for _ in range(5):
        await pace.passed()
    tidying = asyncio.create_task(pace.passed(Rank.TIDY))
    async with asyncio.timeout(5):
        await paused.wait()
        await pace.passed(Rank.ACT)
    assert not tidying.done()
    assert time.seconds == pytest.approx(0.1)
    tidying.cancel()


async def test_a_lane_takes_only_spare_requests_once_nobody_waits_for_it() -> None:
    time, gate, began = Time(), asyncio.Event(), list[str]()

    async def pause(seconds: float) -> None:
        until = time.seconds + seconds
        await gate.wait()
        time.seconds = max(time.seconds, until)

    all_lanes = Lanes(Pace(time.now, pause, at_once=1))

    async def send(name: str, channel: int, rank: Rank) -> None:
        async with all_lanes.turn(channel, rank=rank):
            began.append(name)

    await all_lanes.pace.passed()
    places = (("act", 1, Rank.ACT), ("tidy", 1, Rank.TIDY), ("notice", 2, Rank.NOTICE))
    act, *others = [asyncio.create_task(send(*place)) for place in places]
    await rest()
    act.cancel()
    await rest()
    gate.set()
    await asyncio.gather(*others)
    assert began == ["notice", "tidy"]
