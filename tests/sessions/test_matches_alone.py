"""Tests of matches that a member plays alone where the bot is no member: one of each game, which counts nowhere."""

import asyncio

import pytest

from bot.errors import NoSession
from bot.sessions.model import UNANSWERED, Phase
from bot.sessions.pace import DAY, HOUR
from bot.sessions.play.alone import is_alone
from bot.sessions.sessions import Sessions
from tests.databases import on_each_database
from tests.sessions.absent import through_discord
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import settle
from tests.sessions.table import TurnedClock, ask, looks, sessions_on

ALONE = HeapOptions(heap=3, seats=1)


async def test_a_member_has_one_open_match_of_a_game(sessions: Sessions) -> None:
    first = await sessions.alone.open(ask(), "heap", ALONE)
    assert is_alone(first)
    assert first.phase is Phase.PLAYING
    assert await sessions.alone.open(ask(), "heap", ALONE) == first
    assert (await sessions.alone.open(ask(1), "heap", ALONE)).id != first.id

    other = await sessions.alone.open(ask(), "heap", HeapOptions(heap=5, seats=1))
    assert other.id != first.id  # nothing had happened in the first one
    moved = await sessions.turns.play(ask(), other.id, "1", other.version)
    kept = await sessions.alone.open(ask(), "heap", ALONE)

    assert (kept.id, kept.version) == (other.id, moved.version)
    assert await sessions.alone.going_on(ask(), "heap") == kept
    assert await sessions.alone.going_on(ask(2), "heap") is None


async def test_nobody_else_sees_it_and_no_leaderboard_counts_it(sessions: Sessions) -> None:
    match = await sessions.alone.open(ask(), "heap", ALONE)
    for move in ("1", "1", "1"):
        match = await sessions.turns.play(ask(), match.id, move, match.version)
    assert match.over

    with pytest.raises(NoSession):
        await sessions.matches.match(match.id, looks(105, guild=0))
    profile = await sessions.leaderboards.profile(0, 100, 100)
    assert (profile.bests, profile.ratings, profile.badges) == ((), (), ())
    assert [row.match_id for row in await sessions.replays.listed(ask(), 0)] == [match.id]
    assert [row.match_id for row in await sessions.replays.listed(looks(105, guild=0), 0)] == []


@on_each_database
async def test_two_presses_at_once_begin_one_match(sessions: Sessions) -> None:
    begun = await asyncio.gather(*(sessions.alone.open(ask(), "heap", ALONE) for _ in range(5)))

    assert len({match.id for match in begun}) == 1


async def test_it_goes_on_after_a_restart(database_url: str) -> None:
    async with sessions_on(database_url, TurnedClock()) as sessions:
        match = await sessions.alone.open(ask(), "heap", ALONE)
        moved = await sessions.turns.play(ask(), match.id, "1", match.version)
    async with sessions_on(database_url, TurnedClock()) as again:
        kept = await again.alone.open(ask(), "heap", ALONE)

    assert (kept.id, kept.version, kept.state) == (moved.id, moved.version, moved.state)


async def test_who_deletes_their_data_leaves_it(sessions: Sessions) -> None:
    match = await sessions.alone.open(ask(), "heap", ALONE)
    await sessions.privacy.forget(100)

    assert await sessions.alone.going_on(ask(), "heap") is None
    assert all(seat.user != 100 for seat in (await sessions.matches.match(match.id)).seats)


async def test_after_a_month_without_a_change_it_ends_without_a_result(database_url: str, clock: TurnedClock) -> None:
    async with sessions_on(database_url, clock) as sessions:
        match = await sessions.alone.open(ask(), "heap", ALONE)
        clock.turn(29 * DAY)
        await sessions.turns.play(ask(), match.id, "1", match.version)
        clock.turn(29 * DAY)
        await settle(sessions, clock)
        assert await sessions.alone.all_going_on(ask()) == (await sessions.matches.match(match.id),)
    clock.turn(DAY)
    async with sessions_on(database_url, clock) as again:  # a start ends it, too
        await settle(again, clock)
        ended = await again.matches.match(match.id)
        assert (ended.phase, ended.entry.notation) == (Phase.CANCELLED, UNANSWERED)
        assert await again.alone.all_going_on(ask()) == ()
        assert (await again.alone.open(ask(), "heap", ALONE)).id != match.id


async def test_time_in_which_nobody_can_reach_the_bot_does_not_end_it(database_url: str, clock: TurnedClock) -> None:
    async with through_discord(database_url, clock) as through:
        match = await through.sessions.alone.open(ask(), "heap", ALONE)
        await through.stay(28 * DAY)
    clock.turn(5 * DAY)
    async with through_discord(database_url, clock) as again:
        await again.stay(2 * DAY - HOUR)
        assert await again.sessions.alone.going_on(ask(), "heap") is not None
        await again.stay(2 * HOUR)
        assert (await again.sessions.matches.match(match.id)).phase is Phase.CANCELLED
