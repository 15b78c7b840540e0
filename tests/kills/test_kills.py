"""Tests of `make kills`: a few kills show no fault, and the audit finds planted bugs."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.databases import create_with_tables, drop_database, url_of
from tests.kills.moments import Moment, drawn
from tests.kills.town import Report, kill_many

# How many bots are killed, and which numbers of stored changes and of mentioned turns show that members played.
NUMBERS = [pytest.param(6, 15, 3), pytest.param(12, 30, 5, marks=pytest.mark.nightly)]


@pytest.mark.slow
@pytest.mark.parametrize(("kills", "entries", "told"), NUMBERS)
async def test_kills_lose_no_change_and_repeat_no_message(tmp_path: Path, kills: int, entries: int, told: int) -> None:
    report = await kill_many(tmp_path, url_of(tmp_path / "bot.db"), kills=kills, seed=5, tables=6)

    assert report.wrong == []
    assert report.kills == kills
    assert report.entries > entries
    assert report.told > told


@pytest.mark.slow
@pytest.mark.parametrize(("kills", "entries", "told"), NUMBERS)
async def test_kills_lose_no_change_and_repeat_no_message_on_postgresql(
    tmp_path: Path, postgres_server: URL, kills: int, entries: int, told: int
) -> None:
    url = await create_with_tables(postgres_server)
    try:
        report = await kill_many(tmp_path, url.render_as_string(hide_password=False), kills=kills, seed=6, tables=6)
    finally:
        await drop_database(postgres_server, url)

    assert report.wrong == []
    assert report.entries > entries
    assert report.told > told


def within_post(dice: random.Random) -> Moment:
    """Return a moment at which Discord has posted a board, and the bot does not know of it."""
    return Moment("post", "within", dice.randint(2, 6))


def after_answer(dice: random.Random) -> Moment:
    """Return a moment right after the bot reported a change as stored."""
    return Moment("answer", "after", dice.randint(3, 6))


async def planted(folder: Path, plant: str, kills: int, moments: Callable[[random.Random], Moment]) -> Report:
    return await kill_many(
        folder, url_of(folder / "bot.db"), kills=kills, seed=2, tables=6, plant=plant, settle=3, moments=moments
    )


@pytest.mark.slow
@pytest.mark.nightly
async def test_the_audit_finds_a_lost_change(tmp_path: Path) -> None:
    assert (await planted(tmp_path, "lost", 8, after_answer)).findings.lost


@pytest.mark.slow
@pytest.mark.nightly
async def test_the_audit_finds_a_repeated_message(tmp_path: Path) -> None:
    assert (await planted(tmp_path, "twice", 10, within_post)).findings.twice


@pytest.mark.slow
@pytest.mark.nightly
async def test_the_audit_finds_a_missing_message(tmp_path: Path) -> None:
    assert (await planted(tmp_path, "never", 6, drawn)).findings.never
