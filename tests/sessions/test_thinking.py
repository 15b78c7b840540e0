"""Tests of thinking in a worker process: it stops at the time limit, and its last thought counts."""

import os
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from bot.engine.chance import Stream
from bot.games.gemrush import GAME
from bot.games.gemrush.advice import advise
from bot.games.gemrush.model import Options
from bot.sessions.thinking import last_within, think
from bot.workers import WorkerProcesses


def endless(first: int) -> Iterator[int]:
    yield from count(first)


def where() -> Iterator[int]:
    yield os.getpid()


def nothing() -> Iterator[int]:
    yield from ()


def dying(marker: str) -> Iterator[str]:
    """Kill this process in the first call, and yield a thought in later calls."""
    if not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    yield "alive"


class Ticking:
    """A clock that goes on by a second each time it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def test_the_last_thought_in_time_counts() -> None:
    assert last_within(endless, (10,), 5, Ticking()) == 14


def test_the_first_thought_counts_however_long_it_took() -> None:
    assert last_within(endless, (10,), 0, Ticking()) == 10


def test_thinking_ends_when_there_are_no_more_thoughts() -> None:
    assert last_within(where, (), 1000, Ticking()) == os.getpid()


def test_thinking_without_a_thought_has_no_answer() -> None:
    with pytest.raises(ValueError, match="nothing was thought of"):
        last_within(nothing, (), 1)


@pytest.fixture
async def workers() -> AsyncIterator[WorkerProcesses]:
    found = WorkerProcesses()
    yield found
    await found.close()


@pytest.mark.slow
async def test_thinking_runs_in_another_process(workers: WorkerProcesses) -> None:
    assert {await think(workers, where, seconds=0) for _ in range(2)} == set(workers.pids)
    assert os.getpid() not in workers.pids


@pytest.mark.slow
async def test_a_worker_that_dies_is_replaced(workers: WorkerProcesses, tmp_path: Path) -> None:
    assert await think(workers, dying, str(tmp_path / "died"), seconds=0) == "alive"


@pytest.mark.slow
async def test_a_computer_player_thinks_of_a_legal_move(workers: WorkerProcesses) -> None:
    """With more time, the level Hard plays more simulated matches."""
    state = GAME.setup(3, Options(mode="crisis", target="open"), 4).state
    view, legal = GAME.view(state, state.turn), list(GAME.legal_moves(state, state.turn))
    at_once = await think(workers, advise, view, state.turn, legal, Stream(1), "hard", seconds=0)
    in_time = await think(workers, advise, view, state.turn, legal, Stream(1), "hard", seconds=1)

    assert {at_once.move, in_time.move} <= set(legal)
    assert at_once.work == 0 < in_time.work
