"""Tests of profiles: a member's counts, days and wins in a row, best scores and badges."""

import asyncio

import pytest

from bot.errors import NotAllowed, SessionError
from bot.sessions.leaderboards.counting import RATED_FROM, Strength, rated
from bot.sessions.leaderboards.model import Badge, GameRecord
from bot.sessions.model import Match, Place
from bot.sessions.sessions import Sessions
from bot.storage.due import DEADLINES, next_due
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.table import HOUR, PLACE, TurnedClock, ask

pytestmark = pytest.mark.slow

DAY = 24 * HOUR
ELSEWHERE = Place(guild=2, channel=20)


async def alone(sessions: Sessions, takes: str, place: Place = PLACE) -> Match:
    """Return a solo match in which Ada takes these numbers of stones, and then gives up."""
    match = await sessions.lobby.open(ask(0), place, "heap", HeapOptions())
    for count in takes:
        await sessions.turns.play(ask(0), match.id, count, None)
    return await sessions.seats.resign(ask(0), match.id)


async def contested(sessions: Sessions, mine: str, theirs: str, place: Place = PLACE) -> Match:
    """Return a match in which Ada and Ben take these numbers of stones."""
    match = await sessions.lobby.open(ask(0), place, "heap", HeapOptions(heap=int(mine) + int(theirs), seats=2))
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.begin(ask(0), match.id)
    await sessions.turns.play(ask(0), match.id, mine, None)
    return await sessions.turns.play(ask(1), match.id, theirs, None)


async def test_a_member_without_a_finished_match_in_the_server_has_no_profile(sessions: Sessions) -> None:
    await alone(sessions, "1", ELSEWHERE)
    await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    with pytest.raises(SessionError, match="error-nothing-finished"):
        await sessions.leaderboards.profile(1, 100, 100)


@on_each_database
async def test_a_profile_counts_matches_wins_and_wins_in_a_row(sessions: Sessions, clock: TurnedClock) -> None:
    for mine, theirs in ("31", "32", "12", "33", "21"):
        clock.turn(1000)
        await contested(sessions, mine, theirs)
    await alone(sessions, "2")
    profile = await sessions.leaderboards.profile(1, 100, 101)
    # Ada won, won, lost, drew and won.
    [record] = profile.games
    assert record == GameRecord("heap", 6, 5, 3, 1, 2)
    assert (profile.user, profile.name, profile.played, profile.contested, profile.won) == (100, "Ada", 6, 5, 3)
    ben = (await sessions.leaderboards.profile(1, 101, 100)).games[0]
    assert (ben.played, ben.won, ben.streak, ben.best_streak) == (5, 1, 0, 1)


async def test_a_profile_omits_matches_of_other_servers_and_cancelled_matches(sessions: Sessions) -> None:
    await alone(sessions, "1")
    await alone(sessions, "3", ELSEWHERE)
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    await sessions.turns.play(ask(0), match.id, "3", None)
    await sessions.turns.end(ask(3), match.id)
    profile = await sessions.leaderboards.profile(1, 100, 100)
    assert (profile.played, profile.contested) == (1, 0)
    assert [best.value for best in profile.bests] == [1]


async def test_days_in_a_row_end_only_after_a_whole_day_without_a_match(sessions: Sessions, clock: TurnedClock) -> None:
    first = await alone(sessions, "1")
    for days in (1, 1, 5, 1):
        clock.turn(days * DAY)
        await alone(sessions, "1")
        await alone(sessions, "1")
    profile = await sessions.leaderboards.profile(1, 100, 100)
    assert (profile.days, profile.best_days, profile.since) == (2, 3, first.updated_at)
    clock.turn(DAY)
    assert (await sessions.leaderboards.profile(1, 100, 100)).days == 2  # Today is not missed yet.
    clock.turn(DAY)
    profile = await sessions.leaderboards.profile(1, 100, 100)
    assert (profile.days, profile.best_days) == (0, 3)


@on_each_database
async def test_a_profile_has_the_rating_after_each_match_of_this_season(sessions: Sessions, clock: TurnedClock) -> None:
    await contested(sessions, "1", "3")
    await sessions.leaderboards.close_season(1, "heap")
    expected, mine, bens = [], Strength(), Strength()
    for number in range(RATED_FROM):
        clock.turn(DAY // 2)  # more matches of the same members within a day would not be rated
        match = await contested(sessions, "3", "1")
        mine, bens = rated([mine, bens], [1, 2])
        expected.append((mine.shown, match.id))
        [history] = (await sessions.leaderboards.profile(1, 100, 100)).ratings
        assert history.ranked == (number + 1 == RATED_FROM)
    assert (history.game, history.season) == ("heap", 2)
    assert [(point.rating, point.match) for point in history.points] == expected


async def test_best_scores_have_their_matches_and_ranks(sessions: Sessions) -> None:
    best = await alone(sessions, "32")
    await alone(sessions, "1")
    relay = await contested(sessions, "1", "3")
    bests = (await sessions.leaderboards.profile(1, 100, 100)).bests
    assert [(one.board.key, one.value, one.match, one.rank) for one in bests] == [
        ("heap-solo", 5, best.id, 1),
        ("heap-relay", 1, relay.id, 2),
    ]
    assert (await sessions.matches.match(best.id)).outcome is not None


async def test_each_badge_has_its_highest_level_and_a_count(sessions: Sessions) -> None:
    for takes in ("3", "12", "33"):
        await alone(sessions, takes)
    first = await contested(sessions, "3", "1", ELSEWHERE)
    await _after_matches(sessions)
    [badge] = (await sessions.leaderboards.profile(1, 100, 100)).badges
    assert (badge.game, badge.key, badge.number, badge.times) == ("heap", "three", 3, 2)
    assert (await sessions.leaderboards.profile(2, 100, 100)).badges == (
        Badge("heap", "three", 3, 1, first.id, first.updated_at),
    )
    assert (await sessions.leaderboards.profile(2, 101, 100)).badges == ()


async def _after_matches(sessions: Sessions) -> None:
    """Wait for the work after a match, which has its own task. Puzzles are looked for later."""
    later = sessions.matches.now() + HOUR // 2
    async with asyncio.timeout(60):
        while (due := await sessions.database.read(next_due, DEADLINES)) is not None and due < later:
            pass


async def test_a_profile_can_be_limited_to_one_game(sessions: Sessions) -> None:
    await alone(sessions, "1")
    match = await sessions.lobby.open(ask(0), PLACE, "together", HeapOptions(heap=3, seats=2))
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.begin(ask(0), match.id)
    await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.turns.play(ask(1), match.id, "2", None)
    profile = await sessions.leaderboards.profile(1, 100, 100)
    assert {one.game for one in profile.games} == {"heap", "together"}
    only = await sessions.leaderboards.profile(1, 100, 100, game="together")
    assert [(one.game, one.played) for one in only.games] == [("together", 1)]
    assert {best.game for best in only.bests} == {"together"}
    assert {history.game for history in only.ratings} == {"together"}
    with pytest.raises(SessionError, match="error-nothing-finished"):
        await sessions.leaderboards.profile(1, 100, 100, game="gems3d")


async def test_only_the_member_sees_the_profile_of_a_member_who_asked_to_be_left_out(sessions: Sessions) -> None:
    await alone(sessions, "3")
    await sessions.leaderboards.leave_out(100, True)
    with pytest.raises(NotAllowed, match="error-left-out"):
        await sessions.leaderboards.profile(1, 100, 101)
    own = await sessions.leaderboards.profile(1, 100, 100)
    assert (own.left_out, own.played) == (True, 1)
    assert [(best.value, best.rank) for best in own.bests] == [(3, None)]
