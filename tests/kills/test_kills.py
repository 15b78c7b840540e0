"""A few kills of `make kills`, so that it keeps working; and it finds what it is to find."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.databases import create_with_tables, drop_database, url_of
from tests.kills.moments import Moment, drawn
from tests.kills.town import Report, kill_many

KILLS = 12


@pytest.mark.slow
async def test_what_kills_at_any_moment_leave_behind_is_whole(tmp_path: Path) -> None:
    report = await kill_many(tmp_path, url_of(tmp_path / "bot.db"), kills=KILLS, seed=5, tables=6)

    assert report.wrong == []
    assert report.kills == KILLS
    assert report.entries > 30
    assert report.told > 5


@pytest.mark.slow
async def test_so_is_it_on_postgresql(tmp_path: Path, postgres_server: URL) -> None:
    url = await create_with_tables(postgres_server)
    try:
        report = await kill_many(tmp_path, url.render_as_string(hide_password=False), kills=KILLS, seed=6, tables=6)
    finally:
        await drop_database(postgres_server, url)

    assert report.wrong == []
    assert report.entries > 30


def posts(dice: random.Random) -> Moment:
    """Discord has posted a board, and the bot does not know it."""
    return Moment("post", "within", dice.randint(2, 6))


def commits(dice: random.Random) -> Moment:
    """Right after something was told as kept."""
    return Moment("answer", "after", dice.randint(3, 6))


async def planted(folder: Path, plant: str, kills: int, moments: Callable[[random.Random], Moment]) -> Report:
    return await kill_many(
        folder, url_of(folder / "bot.db"), kills=kills, seed=2, tables=6, plant=plant, settle=3, moments=moments
    )


@pytest.mark.slow
async def test_the_audit_finds_what_was_told_as_kept_and_is_lost(tmp_path: Path) -> None:
    assert (await planted(tmp_path, "lost", 8, commits)).findings.lost


@pytest.mark.slow
async def test_the_audit_finds_what_was_told_twice(tmp_path: Path) -> None:
    assert (await planted(tmp_path, "twice", 10, posts)).findings.twice


@pytest.mark.slow
async def test_the_audit_finds_what_was_never_told(tmp_path: Path) -> None:
    assert (await planted(tmp_path, "never", 6, drawn)).findings.never
