"""Tests of pars: the hard computer player's points on a daily's board, computed once, whatever fails."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import pytest
from msgspec.structs import replace

from bot.engine.game import Outcome, Seat, Standing
from bot.errors import Draining, TooHeavy
from bot.games.gems3d import GAME as GEMS
from bot.machine import Workers, worker_processes
from bot.sessions.model import GuildSettings
from bot.sessions.pace import DAY, HOUR
from bot.sessions.sessions import Sessions
from bot.sessions.thinking import play_alone
from bot.storage import due
from tests.sessions import test_daily
from tests.sessions.heap import Heap, HeapOptions, HeapState
from tests.sessions.table import TurnedClock, ask, set_guild
from tests.sessions.test_daily import MORNING, TABLE_CHANNEL, Receiver
from tests.workers import InlineWorkers

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

KEY, HERE = "dawn", 1
TURNS, PAR = 3, 9  # the hard computer player takes three stones in each turn


class Dawn(Heap):
    """The game Heap with a daily, which ends after three turns."""

    about = replace(Heap.about, key=KEY, daily=HeapOptions(), par=True)

    def outcome(self, state: HeapState) -> Outcome | None:
        if state.turns < TURNS and any(state.present):
            return None
        return Outcome("empty", (Standing(Seat(0), 1, state.credits[0]),), None, state.turns)


class Dusk(Dawn):
    """The same, without a par."""

    about = replace(Dawn.about, par=False)


class Endless(Dawn):
    """The same, but it never ends."""

    def outcome(self, state: HeapState) -> Outcome | None:
        return None


class Counting(InlineWorkers):
    """Counts its calls. The first ones fail.

    Attributes:
        stuck: whether a call only ends when the workers are closed.
    """

    par_levels = ("hard",)

    def __init__(self, failing: int = 0, error: Callable[[], Exception] = lambda: TooHeavy("error-too-heavy")) -> None:
        super().__init__()
        self.calls = 0
        self.stuck = False
        self._failing = failing
        self._error = error
        self._closing = asyncio.Event()

    async def run(self, function: Callable[[*Ts], T], *args: *Ts, seconds: float) -> T:
        self.calls += 1
        if self.stuck:
            await self._closing.wait()
            raise Draining("error-draining")
        if self.calls <= self._failing:
            raise self._error()
        return await super().run(function, *args, seconds=seconds)

    async def close(self) -> None:
        self._closing.set()
        await super().close()


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock(MORNING)


def running(
    path: Path, clock: TurnedClock, workers: Workers, told: Receiver | None = None, game: Heap | None = None
) -> AbstractAsyncContextManager[Sessions]:
    """Run sessions with one game. workers: compute pars."""
    return test_daily.running(path, clock, told, game or Dawn(), workers)


async def opened(sessions: Sessions, number: int = 0) -> int | None:
    """Open a member's daily, wait until nothing is computed, and return the par."""
    await sessions.dailies.open(ask(number), KEY, HERE, "en")
    await asyncio.gather(*sessions.pars._tasks.values())
    return await sessions.dailies.par(KEY, sessions.dailies.today)


async def played(sessions: Sessions) -> None:
    """Make a move in a member's open daily, so that it is in the table of its day."""
    match = await sessions.dailies.open(ask(0), KEY, HERE, "en")
    assert isinstance(match.state, HeapState)
    move = Dawn().default(match.state, Seat(0))
    await sessions.turns.play(ask(0), match.id, move, match.version)


async def test_the_par_is_what_the_hard_computer_player_scores_and_is_computed_once(
    tmp_path: Path, clock: TurnedClock
) -> None:
    workers = Counting()
    async with running(tmp_path, clock, workers) as sessions:
        await asyncio.gather(*(sessions.dailies.open(ask(number), KEY, HERE, "en") for number in range(3)))
        assert await opened(sessions) == PAR
        assert await sessions.dailies.par(KEY, sessions.dailies.today - 1) is None
    async with running(tmp_path, clock, again := Counting()) as sessions:
        assert await opened(sessions, 1) == PAR
    assert (workers.calls, again.calls) == (1, 0)


@pytest.mark.slow
async def test_worker_processes_compute_pars(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock, worker_processes(1)) as sessions:
        assert await opened(sessions) == PAR


async def test_a_game_without_a_par_computes_none(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock, workers := Counting(), game=Dusk()) as sessions:
        assert await opened(sessions) is None
        clock.turn(DAY)
        assert await sessions.dailies._close_day(sessions.dailies.today - 1)
    assert workers.calls == 0


@pytest.mark.parametrize("error", [partial(TooHeavy, "error-too-heavy"), RuntimeError])
async def test_a_par_that_failed_is_computed_when_the_daily_is_opened_an_hour_later(
    tmp_path: Path, clock: TurnedClock, error: Callable[[], Exception]
) -> None:
    async with running(tmp_path, clock, workers := Counting(1, error)) as sessions:
        assert [await opened(sessions, number) for number in (0, 1, 0)] == [None] * 3
        clock.turn(HOUR - 1)
        assert await opened(sessions) is None
        assert workers.calls == 1
        clock.turn(1)
        assert await opened(sessions) == PAR


async def until(met: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not met():  # noqa: ASYNC110 - no event says when a timer sleeps
            await asyncio.sleep(0)


async def closed(sessions: Sessions) -> None:
    """Wait until the timer of dailies sleeps for a later time than now."""
    await until(lambda: (sessions.dailies.timer._asleep_until or 0) > sessions.matches.now())


async def all_closed(sessions: Sessions) -> None:
    async with asyncio.timeout(60):
        while await due_at(sessions) is not None:  # noqa: ASYNC110 - no event says when a day is dropped
            await asyncio.sleep(0)


async def due_at(sessions: Sessions) -> int | None:
    return await sessions.database.read(due.next_due, due.DAYS)


async def test_results_do_not_wait_for_a_par_that_the_closing_day_computes(tmp_path: Path, clock: TurnedClock) -> None:
    told, day, workers = Receiver(), clock.now() // DAY, Counting(1)
    async with running(tmp_path, clock, workers, told) as sessions:
        await set_guild(sessions, HERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        assert await opened(sessions) is None
        await played(sessions)
        workers.stuck = True
        clock.turn(DAY)
        await told.until(1)
        await closed(sessions)
        assert (await sessions.dailies.table(KEY, HERE, day)).par is None
        await until(lambda: workers.calls == 2)
        assert await due_at(sessions) == clock.now() + HOUR


async def test_a_day_whose_par_fails_tries_again_for_a_day(tmp_path: Path, clock: TurnedClock) -> None:
    told, day, workers = Receiver(), clock.now() // DAY, Counting(4)
    async with running(tmp_path, clock, workers, told) as sessions:
        await set_guild(sessions, HERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        await opened(sessions)
        await played(sessions)
        clock.turn(DAY)
        for calls in (2, 3, 4, 5):
            await until(lambda: workers.calls == calls)  # noqa: B023 - it is awaited at once
            await closed(sessions)
            await asyncio.gather(*sessions.pars._tasks.values())
            assert await due_at(sessions) == clock.now() + HOUR
            clock.turn(HOUR)
        await all_closed(sessions)
        table = await sessions.dailies.table(KEY, HERE, day)
        assert (table.par, len(table.lines), workers.calls) == (PAR, 1, 5)
    assert len(told.notices) == 1


async def test_a_par_that_always_fails_does_not_keep_its_day_open(tmp_path: Path, clock: TurnedClock) -> None:
    day = clock.now() // DAY
    async with running(tmp_path, clock, workers := Counting(99)) as sessions:
        await opened(sessions)
        await sessions.dailies.timer.stop()
        clock.turn(DAY)
        assert not await sessions.dailies._close_day(day)
        await asyncio.gather(*sessions.pars._tasks.values())
        clock.turn(DAY)
        assert await sessions.dailies._close_day(day)
        assert workers.calls == 2


async def test_a_par_that_a_restart_interrupts_is_computed_afterwards(tmp_path: Path, clock: TurnedClock) -> None:
    workers, day = Counting(), clock.now() // DAY
    workers.stuck = True
    async with running(tmp_path, clock, workers) as sessions:
        await sessions.dailies.open(ask(), KEY, HERE, "en")
        await until(lambda: workers.calls == 1)
    clock.turn(DAY)
    async with running(tmp_path, clock, Counting()) as sessions:
        await closed(sessions)
        await asyncio.gather(*sessions.pars._tasks.values())
        clock.turn(HOUR)
        await all_closed(sessions)
        assert await sessions.dailies.par(KEY, day) == PAR


def test_a_match_that_does_not_end_is_given_up() -> None:
    with pytest.raises(RuntimeError, match="dawn goes on"):
        play_alone(Endless(), HeapOptions(heap=10_000), 7, "hard")


@pytest.mark.slow
def test_the_same_board_gives_the_same_points() -> None:
    options = replace(GEMS.about.samples[0], size=6, types=3)
    found = [play_alone(GEMS, options, seed, "easy") for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]
