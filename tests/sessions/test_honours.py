"""Tables of honour, and settings."""

from collections.abc import AsyncIterator

import pytest

from bot.sessions.model import GuildSettings, Match, MemberSettings, Place
from bot.sessions.sessions import Sessions
from tests.sessions.heap import HeapOptions
from tests.sessions.table import PLACE, TurnedClock, ask, sessions_on

CLOCK = TurnedClock()


@pytest.fixture
async def sessions(database_url: str) -> AsyncIterator[Sessions]:
    async with sessions_on(database_url, CLOCK) as sessions:
        yield sessions


async def scored(sessions: Sessions, number: int, points: int, place: Place = PLACE) -> Match:
    """A solo match of a member that ends with these points."""
    CLOCK.turn(1000)
    match = await sessions.open(ask(number), place, "heap", HeapOptions())
    for text in "3" * (points // 3) + ("" if points % 3 == 0 else str(points % 3)):
        await sessions.play(ask(number), match.id, text, None)
    return await sessions.resign(ask(number), match.id)


async def test_equal_scores_share_a_rank_and_the_earlier_one_stands_first(sessions: Sessions) -> None:
    for number, points in enumerate((4, 9, 4, 1)):
        await scored(sessions, number, points)
    top = await sessions.top(1, "heap", "heap-solo", 10, 102)
    assert [(row.rank, row.name, row.score) for row in top.rows] == [
        (1, "Ben", 9),
        (2, "Ada", 4),
        (2, "Cleo", 4),
        (4, "Dan", 1),
    ]
    assert top.own == top.rows[2]


async def test_the_own_line_is_told_wherever_it_stands(sessions: Sessions) -> None:
    for number, points in enumerate((4, 9, 4, 1)):
        await scored(sessions, number, points)
    top = await sessions.top(1, "heap", "heap-solo", 2, 103)
    assert len(top.rows) == 2
    assert top.own is not None
    assert (top.own.rank, top.own.name) == (4, "Dan")
    assert (await sessions.top(1, "heap", "heap-solo", 2, 999)).own is None
    assert (await sessions.top(1, "heap", "heap-solo", 2, None)).own is None


async def test_each_member_stands_there_once_with_the_best(sessions: Sessions) -> None:
    best = [await scored(sessions, 0, points) for points in (2, 7, 5, 7)][1]
    [row] = (await sessions.top(1, "heap", "heap-solo", 10, None)).rows
    assert (row.score, row.ended_at) == (7, best.updated_at)


async def test_who_played_against_others_is_told_with_matches_and_wins(sessions: Sessions) -> None:
    elsewhere = Place(guild=2, channel=20)
    for place, first, second in ((PLACE, "3", "1"), (PLACE, "1", "3"), (elsewhere, "3", "1")):
        match = await sessions.open(ask(0), place, "heap", HeapOptions(heap=4, seats=2))
        await sessions.join(ask(1), match.id)
        await sessions.begin(ask(0), match.id)
        await sessions.play(ask(0), match.id, first, None)
        await sessions.play(ask(1), match.id, second, None)
    await scored(sessions, 0, 9)  # alone: no win
    top = await sessions.top(1, "heap", "heap-relay", 10, None)
    assert {(row.name, row.score, row.played, row.won) for row in top.rows} == {("Ada", 3, 2, 1), ("Ben", 3, 2, 1)}
    assert [(row.played, row.won) for row in (await sessions.top(1, "heap", "heap-solo", 10, None)).rows] == [(0, 0)]


async def test_nobody_with_no_points_stands_there(sessions: Sessions) -> None:
    await scored(sessions, 0, 0)
    assert (await sessions.top(1, "heap", "heap-solo", 10, 100)).rows == ()
    assert await sessions.boards(1, "heap") == ()


async def test_guilds_and_score_boards_stand_apart(sessions: Sessions) -> None:
    await scored(sessions, 0, 5)
    await scored(sessions, 0, 6, Place(guild=2, channel=20))
    assert [row.score for row in (await sessions.top(1, "heap", "heap-solo", 10, None)).rows] == [5]
    assert [row.score for row in (await sessions.top(2, "heap", "heap-solo", 10, None)).rows] == [6]
    own = (await sessions.top(1, "heap", "heap-solo", 10, 100)).own
    assert own is not None
    assert (own.rank, own.score) == (1, 5)
    assert (await sessions.top(1, "heap", "heap-relay", 10, None)).rows == ()
    assert await sessions.boards(1, "heap") == ("heap-solo",)


async def test_settings_are_kept(sessions: Sessions) -> None:
    assert await sessions.guild_settings(1) == GuildSettings()
    assert await sessions.member_settings(100) == MemberSettings()
    for locale in ("de", "en-GB", None):
        await sessions.set_guild_settings(1, GuildSettings(locale))
        await sessions.set_member_settings(100, MemberSettings(locale))
        assert await sessions.guild_settings(1) == GuildSettings(locale)
        assert await sessions.member_settings(100) == MemberSettings(locale)
    assert await sessions.guild_settings(2) == GuildSettings()
