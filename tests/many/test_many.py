"""Tests of `make many`: a run of several processes breaks no law, and the audit finds planted bugs."""

from pathlib import Path

import pytest

from tests.databases import OwnPostgres
from tests.many.town import Plan, play

SHORT = Plan(processes=2, shards=4, guilds=4, seconds=2.0, kills=1.0, busy=3, letters=3, changes=8, patient=False)
LONG = Plan(guilds=60, seconds=180.0, changes=300)


# The short run takes ten seconds, and on a busy machine minutes: it goes on until enough has happened.
@pytest.mark.slow
@pytest.mark.parametrize(
    "plan",
    [
        pytest.param(SHORT, marks=pytest.mark.timeout(600)),
        pytest.param(LONG, marks=[pytest.mark.nightly, pytest.mark.timeout(1800)]),
    ],
    ids=["short", "long"],
)
async def test_several_processes_lose_nothing_and_repeat_nothing(
    tmp_path: Path, own_server: OwnPostgres, plan: Plan
) -> None:
    report = await play(plan, tmp_path, own_server)

    assert report.wrong == []
    assert report.kills > 0
    assert report.restarts == 2
    assert report.entries >= plan.changes
    assert report.by_letters > plan.letters


@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.parametrize(("plant", "kind"), [("lost", "lost"), ("never", "never"), ("letters", "never")])
async def test_the_audit_finds_a_planted_bug(tmp_path: Path, own_server: OwnPostgres, plant: str, kind: str) -> None:
    plan = Plan(processes=2, shards=4, guilds=6, seconds=20.0, busy=6, settle=5.0, patient=False, plant=plant)

    report = await play(plan, tmp_path, own_server)

    assert getattr(report.findings, kind)
