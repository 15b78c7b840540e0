"""Tests of `make load`: a small run has all figures, loses no move and leaves no process. It asserts no times."""

import asyncio
import math
import os
import time
from pathlib import Path

import pytest

from tests.databases import NoPostgres, own_postgres, skip
from tests.load.cost import cpu
from tests.load.crowd import percentile
from tests.load.measure import Durable, Plan, Row, durable, measured, measured_peer
from tests.load.table import faults, in_json, in_markdown, lines
from tests.processes import NotReached, running

SMALL = Plan(
    processes=(2,), shards=2, servers=20, channels=2, matches=50, warm=6, moves=12, busy=2, at_once=8, rounds=1
)


@pytest.mark.slow
@pytest.mark.timeout(400)  # fifteen seconds, and on a busy machine minutes
async def test_a_small_run_measures_everything_and_loses_nothing(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    try:
        with own_postgres() as server:
            row = await measured(SMALL, 2, server, tmp_path)
    except NoPostgres as problem:
        skip(request.config, str(problem))

    assert faults([row]) == []
    assert [len(times) for times in (row.moves.answers, row.moves.pictures)] == [SMALL.moves] * 2
    assert [len(times) for times in (row.at_once.answers, row.at_once.pictures)] == [SMALL.at_once] * 2
    assert min(row.first, row.picture, row.cpu, row.piece, row.database, row.members, row.playing, row.a_second) > 0
    assert math.isfinite(row.server)


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_the_bot_to_compare_with_is_measured(tmp_path: Path) -> None:
    row = await measured_peer(SMALL, tmp_path)

    assert faults([row]) == []
    assert (len(row.moves.answers), len(row.at_once.answers)) == (SMALL.moves, SMALL.at_once)
    assert min(row.first, row.cpu, row.piece, row.playing) > 0


def test_the_time_of_a_process_is_read_finer_than_a_tick() -> None:
    for _ in range(5):
        before, spent = cpu([os.getpid()]), time.process_time()
        while time.process_time() - spent < 0.003:  # seconds; a tick has 10 ms
            pass
        assert cpu([os.getpid()]) - before > 2.9  # milliseconds


@pytest.mark.slow
async def test_durable_moves_are_measured_beside_a_bare_fsync(tmp_path: Path) -> None:
    found = await durable("SQLite", f"sqlite+aiosqlite:///{tmp_path / 'bench.db'}", tmp_path, rounds=1)

    assert len(found.moves) == 200
    assert found.ratio > 0


def test_each_figure_has_a_row_and_each_aim_a_verdict() -> None:
    rows = [
        Row("Lapidary", 1, cpu=10.0, piece=5.0, first=2.0, server=12.0),
        Row("Lapidary", 2, cpu=18.0, piece=8.0, first=4.0, server=30.0),
        Row("Lapidary", 4, cpu=16.0, piece=8.0, first=4.0, server=12.0),
        Row("tic-tac-toe", 1, cpu=1.0, piece=5.0),
    ]
    for row in rows:
        row.at_once.pictures += [500.0] * 99 + [900.0]
    stored = [Durable("SQLite", [50.0], [2.0]), Durable("PostgreSQL", [70.0], [2.0])]

    aims = [line for line in lines(SMALL, rows) if line.met is not None]
    told = in_markdown(SMALL, rows, stored, "").splitlines()

    assert [line.met for line in aims] == [True, True, True, False, True]
    assert [line.values for line in aims if line.aim == "at most 1.15"] == [(1.0, 1.125, 1.0, None)]
    assert len({line.count("|") for line in told[2:]}) == 1
    assert len(told[4:]) == len(in_json(SMALL, rows, stored))
    assert sum(line.endswith("| met |") for line in told) == 5
    assert sum(line.endswith("| missed |") for line in told) == 2


def test_what_is_lost_or_logged_is_a_fault() -> None:
    assert len(faults([Row("Lapidary", 1, lost=2, errors=["an ERROR"])])) == 2


def test_percentiles_are_times_that_were_measured() -> None:
    assert [percentile([4.0, 1.0, 3.0, 2.0], share) for share in (0.5, 0.99)] == [2.0, 4.0]
    assert percentile([], 0.5) == math.inf


async def test_a_program_that_ends_early_is_told_with_its_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = ["-c", "print('no such door'); raise SystemExit(3)"]

    with pytest.raises(NotReached, match=r"(?s)process 0 has ended with 3.*no such door"):
        async with running([command], [{}], log) as programs:
            await programs.until(_never(), "it does not come", 30.0)


async def test_what_does_not_come_is_told_and_the_program_ends(tmp_path: Path) -> None:
    async with running([["-c", "input()"]], [{}], tmp_path / "log") as programs:
        [pid] = programs.pids
        with pytest.raises(NotReached, match="the ninth gem: waited for 0 s"):
            await programs.until(_never(), "the ninth gem", 0.0)

    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def _never() -> None:
    await asyncio.Event().wait()
