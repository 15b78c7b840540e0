"""Tests of fair shares: each member has one task at a time, and all first tasks come before any second task."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from bot.errors import TooMuch
from bot.machine import SystemChance, SystemClock
from bot.ui.boards.pictures import Pictures
from bot.ui.entry import fair
from bot.ui.entry.fair import HEAVY, MOST_ACCOUNTS, MOST_POINTS, MOST_WAITING, PICTURE, POINTS_A_SECOND, Shares
from tests.ui.test_lanes import rest

ADA, BEN, CEM = 1, 2, 3


class Hand:
    """A clock in seconds. A test sets it with `now`."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


async def asked(shares: Shares, user: int, work: Callable[[], Awaitable[object]], points: int = PICTURE) -> None:
    with shares.asking(user):
        await fair.turn(points)
        await work()


class Stopped:
    """Painters that wait until `go` is set, and note the order in which they began."""

    def __init__(self) -> None:
        self.pictures = Pictures(SystemChance())
        self.shares = Shares(SystemClock().monotonic)
        self.go = threading.Event()
        self.began: list[str] = []

    def paint(self, name: str) -> bytes:
        self.began.append(name)
        self.go.wait(60)
        return name.encode()

    def ask(self, user: int, name: str) -> "asyncio.Task[None]":
        return asyncio.create_task(
            asked(self.shares, user, lambda: self.pictures.made(self.paint, name)), name=f"{user}"
        )


async def test_the_first_task_of_each_member_comes_before_any_second_task() -> None:
    painters = Stopped()
    tasks = [painters.ask(ADA, f"ada {number}") for number in range(3)]
    tasks += [painters.ask(BEN, "ben 0"), painters.ask(CEM, "cem 0")]
    await rest()
    painters.go.set()
    await asyncio.gather(*tasks)

    assert painters.began == ["ada 0", "ben 0", "cem 0", "ada 1", "ada 2"]
    painters.pictures.close()


async def test_twenty_pictures_for_one_member_wait_behind_the_first_of_everybody() -> None:
    painters = Stopped()
    tasks = [painters.ask(ADA, f"ada {number}") for number in range(20)]
    tasks += [painters.ask(user, f"first of {user}") for user in range(BEN, 30)]
    await rest()
    painters.go.set()
    found = await asyncio.gather(*tasks, return_exceptions=True)

    firsts = ["ada 0", *(f"first of {user}" for user in range(BEN, 30))]
    assert painters.began == [*firsts, *(f"ada {number}" for number in range(1, 1 + MOST_WAITING))]
    assert sum(isinstance(one, TooMuch) for one in found) == 19 - MOST_WAITING
    painters.pictures.close()


async def test_board_messages_do_not_wait_for_members() -> None:
    painters = Stopped()
    tasks = [painters.ask(ADA, f"ada {number}") for number in range(3)]
    await rest()

    async def board() -> None:
        assert await painters.pictures.made(lambda: b"a board") == b"a board"

    await board()
    # Even if a member's interaction started the task that draws a board, the board does not wait.
    with painters.shares.asking(BEN):
        await asyncio.create_task(_for_nobody(board))
    painters.go.set()
    await asyncio.gather(*tasks)
    painters.pictures.close()


async def test_a_task_that_goes_on_after_the_answer_counts_for_no_member() -> None:
    shares, over = Shares(SystemClock().monotonic), asyncio.Event()

    async def later() -> bool:
        await over.wait()
        return await fair.turn()

    with shares.asking(ADA):
        task = asyncio.create_task(later())
        await asyncio.sleep(0)
    over.set()

    assert not await task
    await asked(shares, ADA, _nothing)


async def test_a_member_has_one_task_at_a_time() -> None:
    shares, go = Shares(SystemClock().monotonic), asyncio.Event()
    now, most = 0, 0

    async def work() -> None:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await go.wait()
        now -= 1

    tasks = [asyncio.create_task(asked(shares, ADA, work)) for _ in range(3)]
    await rest()
    go.set()
    await asyncio.gather(*tasks)
    assert most == 1


async def test_the_next_interaction_follows_one_that_failed_or_was_cancelled() -> None:
    shares, never = Shares(SystemClock().monotonic), asyncio.Event()

    async def fail() -> None:
        raise ValueError("a bug")

    with pytest.raises(ValueError, match="a bug"):
        await asked(shares, ADA, fail)
    stuck = asyncio.create_task(asked(shares, ADA, never.wait))
    waiting = asyncio.create_task(asked(shares, ADA, never.wait))
    await rest()
    for task in (waiting, stuck):
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    await asked(shares, ADA, _nothing)


async def test_a_refused_member_is_told_when_to_ask_again() -> None:
    hand = Hand()
    shares = Shares(hand)
    for _ in range(MOST_POINTS // HEAVY):
        await asked(shares, ADA, _nothing, HEAVY)
    with pytest.raises(TooMuch) as refusal:
        await asked(shares, ADA, _nothing, HEAVY)
    assert (refusal.value.key, refusal.value.params) == ("error-too-much", {"seconds": 2})
    await asked(shares, BEN, _nothing, HEAVY)  # Another member is not refused.

    hand.now += HEAVY / POINTS_A_SECOND
    await asked(shares, ADA, _nothing, HEAVY)
    hand.now += 3600
    for _ in range(MOST_POINTS):
        await asked(shares, ADA, _nothing)
    with pytest.raises(TooMuch):
        await asked(shares, ADA, _nothing)


async def test_an_interaction_pays_only_for_its_most_expensive_task() -> None:
    shares = Shares(Hand())

    async def several() -> None:
        for points in (PICTURE, HEAVY, PICTURE, HEAVY):
            await fair.turn(points)

    for _ in range(MOST_POINTS // HEAVY):
        await asked(shares, ADA, several)
    with pytest.raises(TooMuch):
        await asked(shares, ADA, _nothing)


async def test_the_number_of_waiting_requests_of_a_member_is_limited() -> None:
    shares, go = Shares(SystemClock().monotonic), asyncio.Event()
    tasks = [asyncio.create_task(asked(shares, ADA, go.wait)) for _ in range(1 + MOST_WAITING)]
    await rest()
    with pytest.raises(TooMuch) as refusal:
        await asked(shares, ADA, _nothing)
    assert refusal.value.key == "error-still-working"
    await asked(shares, BEN, _nothing)

    go.set()
    await asyncio.gather(*tasks)
    await asked(shares, ADA, _nothing)


async def test_members_who_stop_asking_leave_the_memory() -> None:
    hand = Hand()
    shares = Shares(hand)
    for user in range(3 * MOST_ACCOUNTS):
        await asked(shares, user, _nothing)
        hand.now += 1
    assert len(shares.accounts) <= MOST_ACCOUNTS


async def _nothing() -> None:
    pass


async def _for_nobody(work: Callable[[], Awaitable[None]]) -> None:
    fair.ask_for_nobody()
    await work()


async def test_showing_a_change_is_not_refused_for_lack_of_points() -> None:
    hand = Hand()
    shares = Shares(hand)
    for _ in range(MOST_POINTS // HEAVY):
        await asked(shares, ADA, _nothing, HEAVY)
    with pytest.raises(TooMuch):
        await asked(shares, ADA, _nothing)

    with shares.asking(ADA):
        fair.refuse_no_more()
        assert await fair.turn(HEAVY)
    hand.now += 2 / POINTS_A_SECOND
    await asked(shares, ADA, _nothing)  # The heavy task took only the points that were left: Ada owes none.


async def test_a_heavy_task_does_not_delay_a_picture_of_the_same_member() -> None:
    shares, go = Shares(SystemClock().monotonic), asyncio.Event()
    heavy = asyncio.create_task(asked(shares, ADA, go.wait, HEAVY))
    await rest()
    await asked(shares, ADA, _nothing)

    assert not heavy.done()
    go.set()
    await heavy


async def test_pictures_that_are_renewed_for_nobody_keep_no_board_waiting() -> None:
    shares, threads = Shares(SystemClock().monotonic), list[str]()

    async def renewed(pictures: Pictures) -> None:
        fair.renew_for_nobody()
        threads.append(await pictures.made(lambda: threading.current_thread().name))

    pictures = Pictures(SystemChance())
    with shares.asking(ADA):
        await asyncio.create_task(renewed(pictures))
    pictures.close()

    assert threads[0].startswith("painter-members")
    assert ADA not in shares.accounts
