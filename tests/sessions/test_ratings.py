"""Tests of ratings: who is rated and ranked, the order of matches, and computing all ratings again with equal bits."""

import asyncio
import random
import struct
from collections.abc import Sequence
from itertools import pairwise

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.sessions.leaderboards.counting import RATED_FROM, Found, Strength, rated, recompute
from bot.sessions.leaderboards.model import HonourLine
from bot.sessions.model import Match, Place
from bot.sessions.play.repeats import RATED_A_DAY
from bot.sessions.sessions import Sessions
from bot.storage import leaderboards, privacy
from bot.storage.rows import ChangeRow, RatingRow
from bot.storage.store import Store
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.table import HOUR, TurnedClock, ask

pytestmark = pytest.mark.slow

GUILD = 1
APART = 8 * HOUR  # between two matches of the same members that are all rated


async def seated(sessions: Sessions, players: Sequence[int], *, heap: int = 30, channel: int = 10) -> Match:
    place = Place(GUILD, channel)
    match = await sessions.lobby.open(ask(players[0]), place, "heap", HeapOptions(heap=heap, seats=len(players)))
    for number in players[1:]:
        await sessions.lobby.join(ask(number), match.id)
    return await sessions.lobby.begin(ask(players[0]), match.id)


async def played(sessions: Sessions, players: Sequence[int], takes: str) -> Match:
    """Return a match that is over, because its members took all stones."""
    match = await seated(sessions, players, heap=sum(map(int, takes)))
    for turn, count in enumerate(takes):
        match = await sessions.turns.play(ask(players[turn % len(players)]), match.id, count, None)
    assert match.over
    return match


async def own_line(sessions: Sessions, number: int, *, period: str = "all") -> HonourLine:
    table = await sessions.leaderboards.leaderboard(GUILD, "heap", 100 + number, board="heap:rating", period=period)
    assert table.own is not None
    return table.own


def bits(*numbers: float) -> bytes:
    """Return the bits of floats. Equal floats have equal bits, except 0.0 and -0.0."""
    return struct.pack(f"{len(numbers)}d", *numbers)


def test_winners_gain_and_losers_lose_rating() -> None:
    first, second, third = rated([Strength()] * 3, [1, 2, 3])
    assert first.mu > second.mu > third.mu
    assert first.mu > Strength().mu > third.mu
    assert all(one.sigma < Strength().sigma for one in (first, second, third))
    assert (Strength().shown, first.played) == (0, 1)


def test_equal_places_are_a_draw() -> None:
    one, other = rated([Strength()] * 2, [1, 1])
    assert bits(one.mu, one.sigma) == bits(other.mu, other.sigma)


def test_the_order_of_seats_does_not_change_a_rating() -> None:
    strong, weak = Strength(30.0, 3.0, 9), Strength(20.0, 4.0, 9)
    assert rated([strong, weak], [2, 1]) == rated([weak, strong], [1, 2])[::-1]


async def test_a_member_is_ranked_from_five_rated_matches_on(sessions: Sessions, clock: TurnedClock) -> None:
    for number in range(RATED_FROM):
        clock.turn(APART)
        assert (await sessions.leaderboards.leaderboard(GUILD, "heap", 100, board="heap:rating")).rows == ()
        await played(sessions, (0, 1), "31" if number else "13")
        own = await own_line(sessions, 0)
        assert own.played == number + 1
    table = await sessions.leaderboards.leaderboard(GUILD, "heap", 100, board="heap:rating")
    assert [(row.rank, row.name) for row in table.rows] == [(1, "Ada"), (2, "Ben")]
    assert table.rows[0].value > table.rows[1].value
    assert table.rated_from == RATED_FROM


async def test_the_rating_of_a_month_is_the_rating_at_its_end(sessions: Sessions, clock: TurnedClock) -> None:
    for _ in range(RATED_FROM):
        await played(sessions, (0, 1), "31")
        clock.turn(APART)
    before = await own_line(sessions, 0)
    clock.turn(31 * 24 * HOUR)
    await played(sessions, (0, 1), "13")
    now = await own_line(sessions, 0)
    assert now.value < before.value
    assert (await own_line(sessions, 0, period="2023-11")).value == before.value
    assert (await own_line(sessions, 0, period="month")).value == now.value
    # One match in this month is enough for a rank, since the member has played at least five in this season.
    assert (await own_line(sessions, 0, period="month")).rank == 1


async def test_a_member_who_left_comes_last_whatever_their_points(sessions: Sessions) -> None:
    match = await seated(sessions, (0, 1, 2), heap=9)
    for number, count in ((0, "3"), (1, "1"), (2, "1"), (0, "1")):
        await sessions.turns.play(ask(number), match.id, count, None)
    await sessions.seats.resign(ask(0), match.id)
    await sessions.turns.play(ask(1), match.id, "2", None)
    over = await sessions.turns.play(ask(2), match.id, "1", None)
    assert over.over
    assert over.outcome is not None
    assert over.outcome.standings[0].seat == 0  # Seat 0 has the most points.
    mine, second, third = [(await own_line(sessions, number)).value for number in (0, 1, 2)]
    assert second > third > mine


async def test_matches_of_one_member_alone_are_not_rated(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), Place(GUILD, 10), "heap", HeapOptions(heap=2))
    await sessions.turns.play(ask(0), match.id, "2", None)
    assert (await sessions.leaderboards.leaderboard(GUILD, "heap", 100, board="heap:rating")).own is None


async def test_a_new_season_begins_with_new_ratings(sessions: Sessions) -> None:
    first = await played(sessions, (0, 1), "31")
    value = (await own_line(sessions, 0)).value
    await played(sessions, (0, 1), "31")
    await sessions.leaderboards.close_season(GUILD, "heap")
    await played(sessions, (0, 1), "31")
    own = await own_line(sessions, 0)
    assert (own.value, own.played) == (value, 1)
    old = await sessions.leaderboards.leaderboard(GUILD, "heap", 100, board="heap:rating", season=1)
    assert old.own is not None
    assert old.own.played == 2
    assert first.over


@on_each_database
async def test_two_matches_that_end_at_once_lose_no_rating(database_url: str, sessions: Sessions) -> None:
    """Twelve matches of a member end at once. Each rating follows from the ratings after the previous match."""
    others = (1, 2, 3, 4) * RATED_A_DAY
    matches = [await seated(sessions, (0, one), heap=4, channel=20 + place) for place, one in enumerate(others)]
    for match in matches:
        await sessions.turns.play(ask(0), match.id, "1", None)
    ends = zip(others, matches, strict=True)
    await asyncio.gather(*(sessions.turns.play(ask(one), match.id, "3", None) for one, match in ends))
    assert (await own_line(sessions, 0)).played == len(matches)
    store = await Store.open(database_url)
    changes = await store.read(leaderboards.changes_in, GUILD, "heap", 1)
    await store.close()
    assert [row.number for row in changes] == [number for number in range(1, 13) for _ in (0, 1)]
    for user in (100, 101, 102, 103, 104):
        own = [row for row in changes if row.user_id == user]
        assert bits(own[0].mu_before, own[0].sigma_before) == bits(Strength().mu, Strength().sigma)
        for one, following in pairwise(own):
            assert bits(one.mu, one.sigma) == bits(following.mu_before, following.sigma_before)


async def kept_in(store: Store) -> tuple[tuple[ChangeRow, ...], tuple[RatingRow, ...], object]:
    return (
        await store.read(leaderboards.changes_in, GUILD, "heap", 1),
        await store.read(leaderboards.ratings_in, GUILD, "heap", 1),
        await store.read(leaderboards.rating_lines, GUILD, "heap", 1),
    )


async def many_played(sessions: Sessions, clock: TurnedClock, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(14):
        players = dice.sample(range(5), dice.choice((2, 3, 4)))
        takes = [dice.choice("123") for _ in range(2 * len(players))]
        await played(sessions, players, "".join(takes))
        clock.turn(dice.choice((0, 1, 9 * 24 * HOUR)))


@on_each_database
async def test_ratings_computed_again_are_equal_to_the_bit(
    database_url: str, sessions: Sessions, clock: TurnedClock
) -> None:
    await many_played(sessions, clock, 1)
    store = await Store.open(database_url)
    before = await kept_in(store)
    numbers = [bits(row.mu_before, row.sigma_before, row.mu, row.sigma) for row in before[0]]
    assert await recompute(store, keep=False) == Found(1, 14, 0)
    # Change all ratings, then compute them only from the matches.
    await store.run(_disturb)
    assert (await recompute(store, keep=False)).different > 14
    assert await kept_in(store) != before
    assert (await recompute(store, keep=True)).different > 14
    after = await kept_in(store)
    assert after == before
    assert [bits(row.mu_before, row.sigma_before, row.mu, row.sigma) for row in after[0]] == numbers
    assert await recompute(store, keep=True) == Found(1, 14, 0)
    await store.close()


async def _disturb(connection: AsyncConnection) -> None:
    await connection.execute(text("UPDATE rating_changes SET mu = mu + 0.0000000001, sigma_before = 1, played = 3"))
    await connection.execute(text("UPDATE ratings SET mu = 7, played = 99 WHERE user_id <> 100"))
    await connection.execute(text("DELETE FROM ratings WHERE user_id = 100"))
    await connection.execute(text("UPDATE honours SET value = 12345, ranked = NOT ranked WHERE board = 'heap:rating'"))


async def test_matches_of_a_deleted_member_still_count_for_the_others(
    database_url: str, sessions: Sessions, clock: TurnedClock
) -> None:
    await many_played(sessions, clock, 2)
    await sessions.privacy.forget(101)
    store = await Store.open(database_url)
    assert all(row.user_id != 101 for row in await store.read(leaderboards.changes_in, GUILD, "heap", 1))
    assert await recompute(store, keep=False) == Found(1, 14, 0)
    await store.close()


async def test_ratings_can_be_computed_from_the_matches_after_an_interrupted_deletion(
    database_url: str, sessions: Sessions, clock: TurnedClock
) -> None:
    await many_played(sessions, clock, 2)
    store = await Store.open(database_url)
    over = await store.read(privacy.over_touched, 101)
    await store.run(lambda connection: privacy.forget_in(connection, 101, over[::2]))
    assert await recompute(store, keep=False) == Found(1, 14, 0)
    await store.close()
