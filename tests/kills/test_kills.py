"""Tests that a bot which is killed loses no change and repeats no message, on each database."""

from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.databases import create_with_tables, drop_database, url_of
from tests.kills.moments import MOMENTS
from tests.kills.town import Report, kill_at


@pytest.mark.slow
@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.nightly)])
async def test_kills_lose_no_change_and_repeat_no_message(tmp_path: Path, every: int) -> None:
    moments = MOMENTS[::every]
    check(await kill_at(moments, tmp_path, url_of(tmp_path / "bot.db"), seed=5), len(moments))


@pytest.mark.slow
async def test_kills_lose_no_change_and_repeat_no_message_on_postgresql(tmp_path: Path, postgres_server: URL) -> None:
    url, moments = await create_with_tables(postgres_server), MOMENTS[::4]
    try:
        report = await kill_at(moments, tmp_path, url.render_as_string(hide_password=False), seed=6)
    finally:
        await drop_database(postgres_server, url)
    check(report, len(moments))


def check(report: Report, kills: int) -> None:
    """Check that nothing is wrong, that some bots died at their moments, and that members played.

    How many come to their moments in time depends on how busy the machine is.
    """
    assert report.wrong == []
    assert report.kills == kills
    assert len(report.waited) < kills, report.waited
    assert report.entries > 2 * kills
    assert report.told > kills // 2
