"""Tests of `make many`: a run of several processes breaks no law, and the audit finds planted bugs."""

from pathlib import Path

import pytest

from tests.databases import OwnPostgres
from tests.many.town import Plan, play

SHORT = Plan(processes=2, shards=4, guilds=6, seconds=10.0, kills=3.0, busy=4, settle=30.0, seed=1)


# Nightly, although the short run takes twenty seconds: on a busy machine it once told an undo as lost, and nobody has
# found out yet whether the bot or the audit is wrong.
@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.parametrize(
    ("plan", "entries"),
    [
        pytest.param(SHORT, 10),
        pytest.param(Plan(guilds=60, seconds=180.0), 300, marks=pytest.mark.timeout(900)),
    ],
    ids=["short", "long"],
)
async def test_several_processes_lose_nothing_and_repeat_nothing(
    tmp_path: Path, own_server: OwnPostgres, plan: Plan, entries: int
) -> None:
    report = await play(plan, tmp_path, own_server)

    assert report.wrong == []
    assert report.kills > 0
    assert report.restarts == 2
    assert report.entries > entries


@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.parametrize(("plant", "kind"), [("lost", "lost"), ("never", "never")])
async def test_the_audit_finds_a_planted_bug(tmp_path: Path, own_server: OwnPostgres, plant: str, kind: str) -> None:
    plan = Plan(processes=2, shards=4, guilds=6, seconds=20.0, busy=6, settle=5.0, plant=plant)

    report = await play(plan, tmp_path, own_server)

    assert getattr(report.findings, kind)
