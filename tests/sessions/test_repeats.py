"""Tests of matches that the same members repeat within a day: the fourth moves no rating, and its table says so."""

import asyncio
import random
from collections.abc import Sequence

import pytest

from bot.sessions.leaderboards.counting import RATED_A_DAY, Found, recompute
from bot.sessions.leaderboards.model import HonourLine
from bot.sessions.model import Match, Phase, Place
from bot.sessions.pace import DAY, MINUTE
from bot.sessions.sessions import Sessions
from bot.storage import leaderboards
from bot.storage.store import Store
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.table import HOUR, TurnedClock, ask

pytestmark = pytest.mark.slow

GUILD = 1


async def gathered(
    sessions: Sessions, players: Sequence[int], *, channel: int = 10, guild: int = GUILD, seats: int = 0
) -> Match:
    """Return a table with these members, which is not started yet. The first one is its host."""
    options = HeapOptions(heap=4, seats=seats or len(players))
    match = await sessions.lobby.open(ask(players[0]), Place(guild, channel), "heap", options)
    for number in players[1:]:
        match = await sessions.lobby.join(ask(number), match.id)
    return match


async def lost(sessions: Sessions, players: Sequence[int] = (0, 1), *, channel: int = 10, guild: int = GUILD) -> Match:
    """Return a match in which each member moves, and all but the first one resign then."""
    match = await gathered(sessions, players, channel=channel, guild=guild)
    await sessions.lobby.begin(ask(players[0]), match.id)
    for number in players:
        match = await sessions.turns.play(ask(number), match.id, "1", None)
    for number in players[1:]:
        match = await sessions.seats.resign(ask(number), match.id)
    return await finished(sessions, match, players[0])


async def finished(sessions: Sessions, match: Match, last: int) -> Match:
    while not match.over:
        match = await sessions.turns.play(ask(last), match.id, "1", None)
    return match


async def own_line(sessions: Sessions, number: int, board: str, guild: int = GUILD) -> HonourLine | None:
    return (await sessions.leaderboards.leaderboard(guild, "heap", 100 + number, board=board)).own


async def test_a_fourth_resignation_within_a_day_moves_no_rating(sessions: Sessions, clock: TurnedClock) -> None:
    for _ in range(RATED_A_DAY):
        assert (await lost(sessions)).terms.rating_rests is None
        clock.turn(MINUTE)
    before = [await own_line(sessions, number, "heap:rating") for number in (0, 1)]

    fourth = await lost(sessions)

    assert fourth.terms.rating_rests == fourth.updated_at - RATED_A_DAY * MINUTE + DAY
    assert [await own_line(sessions, number, "heap:rating") for number in (0, 1)] == before
    assert before[0] is not None
    assert before[0].played == RATED_A_DAY


async def test_all_else_of_a_match_that_moves_no_rating_counts(sessions: Sessions) -> None:
    for _ in range(RATED_A_DAY + 1):
        await lost(sessions)
    won = await own_line(sessions, 0, "heap:wins")
    assert won is not None
    assert (won.value, won.played) == (RATED_A_DAY + 1, RATED_A_DAY + 1)
    profile = await sessions.leaderboards.profile(GUILD, 100, 100)
    assert (profile.won, profile.contested) == (RATED_A_DAY + 1, RATED_A_DAY + 1)
    assert len(profile.ratings[0].points) == RATED_A_DAY


async def test_a_day_after_the_first_of_three_the_next_one_is_rated(sessions: Sessions, clock: TurnedClock) -> None:
    for _ in range(RATED_A_DAY):
        await lost(sessions)
        clock.turn(HOUR)
    clock.turn(DAY - RATED_A_DAY * HOUR - 1)
    assert (await lost(sessions)).terms.rating_rests is not None
    clock.turn(1)
    assert (await lost(sessions)).terms.rating_rests is None  # the match before moved no rating, so it does not count
    assert (await lost(sessions)).terms.rating_rests is not None


async def test_other_members_another_server_and_another_company_are_rated(sessions: Sessions) -> None:
    for _ in range(RATED_A_DAY):
        await lost(sessions)
    assert (await lost(sessions, (0, 2))).terms.rating_rests is None
    assert (await lost(sessions, (0, 1, 2))).terms.rating_rests is None
    assert (await lost(sessions, (0, 1), guild=2, channel=20)).terms.rating_rests is None
    assert (await lost(sessions, (1, 0))).terms.rating_rests is not None  # in another order they are the same


async def test_the_end_counts_and_not_the_beginning(sessions: Sessions, clock: TurnedClock) -> None:
    match = await gathered(sessions, (0, 1))
    await sessions.lobby.begin(ask(0), match.id)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    for channel in range(11, 11 + RATED_A_DAY):
        await lost(sessions, channel=channel)
    assert (await sessions.matches.match(match.id)).terms.rating_rests is None
    other = await gathered(sessions, (0, 1), channel=20)
    assert (await sessions.lobby.begin(ask(0), other.id)).terms.rating_rests == clock.now() + DAY

    assert (await sessions.turns.play(ask(0), match.id, "2", None)).terms.rating_rests is not None

    for number in (0, 1):
        await sessions.turns.play(ask(number), other.id, "1", None)
    clock.turn(DAY)
    assert (await sessions.turns.play(ask(0), other.id, "2", None)).terms.rating_rests is None
    own = await own_line(sessions, 0, "heap:rating")
    assert own is not None
    assert own.played == RATED_A_DAY + 1


# -- beforehand ------------------------------------------------------------------------------------------------------


async def test_a_table_knows_it_as_soon_as_it_is_known_who_sits_there(sessions: Sessions, clock: TurnedClock) -> None:
    for _ in range(RATED_A_DAY):
        await lost(sessions)
    alone = await gathered(sessions, (0,), seats=3)
    assert alone.terms.rating_rests is None
    both = await sessions.lobby.join(ask(1), alone.id)
    assert both.terms.rating_rests == clock.now() + DAY
    assert (await sessions.lobby.join(ask(2), alone.id)).terms.rating_rests is None
    await sessions.lobby.leave(ask(2), alone.id)
    assert (await sessions.lobby.begin(ask(0), alone.id)).terms.rating_rests == clock.now() + DAY


async def test_the_table_of_a_rematch_counts_who_is_asked(sessions: Sessions, clock: TurnedClock) -> None:
    for _ in range(RATED_A_DAY):
        old = await lost(sessions)
    table = await sessions.lobby.rematch(ask(0), old.id)
    assert (table.phase, table.terms.rating_rests) == (Phase.LOBBY, clock.now() + DAY)
    begun = await sessions.lobby.join(ask(1), table.id)
    assert (begun.phase, begun.terms.rating_rests) == (Phase.PLAYING, clock.now() + DAY)


async def test_a_table_with_a_computer_player_promises_nothing(sessions: Sessions) -> None:
    for _ in range(RATED_A_DAY):
        await lost(sessions)
    match = await gathered(sessions, (0, 1), seats=4)
    assert match.terms.rating_rests is not None
    assert (await sessions.lobby.add_computer(ask(0), match.id, "easy")).terms.rating_rests is None


# -- recounts --------------------------------------------------------------------------------------------------------


@on_each_database
async def test_matches_that_end_at_once_move_three_ratings_together(database_url: str, sessions: Sessions) -> None:
    matches = [await gathered(sessions, (0, 1), channel=channel) for channel in range(20, 26)]
    for match in matches:
        await sessions.lobby.begin(ask(0), match.id)
        await sessions.turns.play(ask(0), match.id, "1", None)
        await sessions.turns.play(ask(1), match.id, "1", None)
    ended = await asyncio.gather(*(sessions.turns.play(ask(0), match.id, "2", None) for match in matches))
    assert sum(match.terms.rating_rests is None for match in ended) == RATED_A_DAY
    store = await Store.open(database_url)
    assert len(await store.read(leaderboards.changes_in, GUILD, "heap", 1)) == 2 * RATED_A_DAY
    assert await recompute(store, keep=False) == Found(1, RATED_A_DAY, 0)
    await store.close()


@pytest.mark.parametrize("seed", range(3))
async def test_a_recount_finds_what_was_counted_live(
    database_url: str, sessions: Sessions, clock: TurnedClock, seed: int
) -> None:
    """Play at random. Which matches are rated follows from who played and when they ended, and from nothing else."""
    dice, ended = random.Random(seed), list[Match]()
    for _ in range(24):
        ended.append(await lost(sessions, dice.sample(range(3), 2)))
        clock.turn(dice.choice((MINUTE, HOUR, 5 * HOUR, 20 * HOUR)))
    moved = list[Match]()
    for match in ended:
        users = {seat.user for seat in match.seats}
        recent = [one for one in moved if {seat.user for seat in one.seats} == users]
        if sum(one.updated_at > match.updated_at - DAY for one in recent) < RATED_A_DAY:
            moved.append(match)
    assert 0 < len(moved) < len(ended)
    store = await Store.open(database_url)
    changes = await store.read(leaderboards.changes_in, GUILD, "heap", 1)
    assert [row.match_id for row in changes[::2]] == [match.id for match in moved]
    assert await recompute(store, keep=False) == Found(1, len(moved), 0)
    await store.close()
