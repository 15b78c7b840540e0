"""Tests of matches that the same members repeat within a day: the fourth moves no rating, and its table says so."""

import asyncio
import random
from collections.abc import Sequence

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.sessions.leaderboards.counting import Found, recompute
from bot.sessions.leaderboards.model import HonourLine
from bot.sessions.model import Match, Phase, Place
from bot.sessions.pace import DAY, MINUTE, Begun
from bot.sessions.play.repeats import RATED_A_DAY, Beginning, contradictions
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


def begun_at(match: Match) -> int:
    assert match.terms.begun is not None
    return match.terms.begun.at


def stays(match: Match) -> bool:
    """Return whether it was decided at the beginning of a match that it moves no rating."""
    assert match.terms.begun is not None
    return not match.terms.begun.rated


async def test_a_fourth_resignation_within_a_day_moves_no_rating(sessions: Sessions, clock: TurnedClock) -> None:
    for _ in range(RATED_A_DAY):
        assert not stays(await lost(sessions))
        clock.turn(MINUTE)
    before = [await own_line(sessions, number, "heap:rating") for number in (0, 1)]

    fourth = await lost(sessions)

    assert fourth.terms.begun == Begun(fourth.updated_at, rated=False)
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
    assert stays(await lost(sessions))
    clock.turn(1)
    assert not stays(await lost(sessions))  # the match before was not rated, so it does not count
    assert stays(await lost(sessions))


async def test_other_members_another_server_and_another_company_are_rated(sessions: Sessions) -> None:
    for _ in range(RATED_A_DAY):
        await lost(sessions)
    assert not stays(await lost(sessions, (0, 2)))
    assert not stays(await lost(sessions, (0, 1, 2)))
    assert not stays(await lost(sessions, (0, 1), guild=2, channel=20))
    assert stays(await lost(sessions, (1, 0)))  # in another order they are the same


async def begun(sessions: Sessions, channel: int) -> Match:
    match = await gathered(sessions, (0, 1), channel=channel)
    return await sessions.lobby.begin(ask(0), match.id)


async def rated_matches(sessions: Sessions) -> int:
    own = await own_line(sessions, 0, "heap:rating")
    return 0 if own is None else own.played


async def test_nobody_chooses_by_the_end_whether_a_match_is_rated(sessions: Sessions, clock: TurnedClock) -> None:
    """A loser who resigns early cannot keep their rating, and a winner who waits a day cannot gain any."""
    side_by_side = [await begun(sessions, channel) for channel in range(20, 21 + RATED_A_DAY)]
    assert [stays(match) for match in side_by_side] == [False] * RATED_A_DAY + [True]
    for match in side_by_side:
        for number in (0, 1):
            await sessions.turns.play(ask(number), match.id, "1", None)
    for match in side_by_side[1:RATED_A_DAY]:
        await sessions.seats.resign(ask(1), match.id)
        await finished(sessions, await sessions.matches.match(match.id), 0)
    clock.turn(2 * DAY)
    for match, count in ((side_by_side[-1], RATED_A_DAY - 1), (side_by_side[0], RATED_A_DAY)):
        ended = await sessions.turns.play(ask(0), match.id, "2", None)
        assert (ended.over, await rated_matches(sessions)) == (True, count)


async def test_a_match_without_a_result_does_not_count(sessions: Sessions) -> None:
    ended = await begun(sessions, 20)
    await sessions.turns.end(ask(0), ended.id)
    resigned = await begun(sessions, 21)
    for number in (0, 1):
        await sessions.seats.resign(ask(number), resigned.id)
    for _ in range(RATED_A_DAY):
        assert not stays(await lost(sessions))
    assert stays(await lost(sessions))


async def test_a_seat_in_other_hands_makes_no_other_company(sessions: Sessions, clock: TurnedClock) -> None:
    lent, given = await begun(sessions, 20), await begun(sessions, 21)
    await sessions.seats.hand_on(ask(1), lent.id, None)
    await sessions.seats.take(ask(3), lent.id)
    await sessions.seats.hand_on(ask(1), given.id, None, for_good=True)
    await sessions.seats.take(ask(4), given.id)
    assert not stays(await begun(sessions, 22))
    assert stays(await begun(sessions, 23))


async def test_a_match_of_an_older_version_is_rated(sessions: Sessions) -> None:
    for _ in range(RATED_A_DAY):
        await lost(sessions)
    match = await begun(sessions, 20)

    async def age(connection: AsyncConnection) -> None:
        await connection.execute(text("DELETE FROM terms WHERE match_id = :id"), {"id": match.id})

    await sessions.database.run(age)
    sessions.matches.drop([match.id])
    assert (await sessions.matches.match(match.id)).terms.begun is None
    for number, count in ((0, "1"), (1, "1"), (0, "2")):
        await sessions.turns.play(ask(number), match.id, count, None)
    assert await rated_matches(sessions) == RATED_A_DAY + 1


# -- beforehand ------------------------------------------------------------------------------------------------------


async def test_a_table_knows_it_as_soon_as_it_is_known_who_sits_there(sessions: Sessions, clock: TurnedClock) -> None:
    for channel in range(20, 20 + RATED_A_DAY):
        await begun(sessions, channel)  # they are all still in play
    alone = await gathered(sessions, (0,), seats=3)
    assert alone.terms.ratings_stay_until is None
    both = await sessions.lobby.join(ask(1), alone.id)
    assert both.terms.ratings_stay_until == clock.now() + DAY
    assert (await sessions.lobby.join(ask(2), alone.id)).terms.ratings_stay_until is None
    assert (await sessions.lobby.leave(ask(2), alone.id)).terms.ratings_stay_until == clock.now() + DAY
    match = await sessions.lobby.begin(ask(0), alone.id)
    assert (match.terms.ratings_stay_until, stays(match)) == (None, True)


async def test_the_beginning_decides_and_not_the_table(sessions: Sessions, clock: TurnedClock) -> None:
    early = await gathered(sessions, (0, 1), channel=20)
    for _ in range(RATED_A_DAY):
        await lost(sessions)
    late = await gathered(sessions, (0, 1), channel=21)
    assert (early.terms.ratings_stay_until, late.terms.ratings_stay_until) == (None, clock.now() + DAY)
    assert stays(await sessions.lobby.begin(ask(0), early.id))
    clock.turn(DAY)
    assert not stays(await sessions.lobby.begin(ask(0), late.id))


async def test_the_table_of_a_rematch_counts_who_is_asked(sessions: Sessions, clock: TurnedClock) -> None:
    for _ in range(RATED_A_DAY):
        old = await lost(sessions)
    table = await sessions.lobby.rematch(ask(0), old.id)
    assert (table.phase, table.terms.ratings_stay_until) == (Phase.LOBBY, clock.now() + DAY)
    match = await sessions.lobby.join(ask(1), table.id)
    assert (match.phase, stays(match)) == (Phase.PLAYING, True)


async def test_a_table_with_a_computer_player_promises_nothing(sessions: Sessions) -> None:
    for _ in range(RATED_A_DAY):
        await lost(sessions)
    match = await gathered(sessions, (0, 1), seats=4)
    assert match.terms.ratings_stay_until is not None
    assert (await sessions.lobby.add_computer(ask(0), match.id, "easy")).terms.ratings_stay_until is None
    assert (await sessions.lobby.begin(ask(0), match.id)).terms.begun is None


# -- recounts --------------------------------------------------------------------------------------------------------


@on_each_database
async def test_of_matches_that_begin_at_once_three_are_rated(database_url: str, sessions: Sessions) -> None:
    tables = [await gathered(sessions, (0, 1), channel=channel) for channel in range(20, 26)]
    matches = await asyncio.gather(*(sessions.lobby.begin(ask(0), table.id) for table in tables))
    assert sum(not stays(match) for match in matches) == RATED_A_DAY
    for match in matches:
        await sessions.turns.play(ask(0), match.id, "1", None)
        await sessions.turns.play(ask(1), match.id, "1", None)
    await asyncio.gather(*(sessions.turns.play(ask(0), match.id, "2", None) for match in matches))
    store = await Store.open(database_url)
    assert len(await store.read(leaderboards.changes_in, GUILD, "heap", 1)) == 2 * RATED_A_DAY
    assert await recompute(store, keep=False) == Found(1, RATED_A_DAY, 0)
    await store.close()


@pytest.mark.parametrize("seed", range(3))
async def test_a_recount_finds_what_was_counted_live(
    database_url: str, sessions: Sessions, clock: TurnedClock, seed: int
) -> None:
    """Play at random. Which matches are rated follows from who began them and when, and from nothing else."""
    dice, ended = random.Random(seed), list[Match]()
    for _ in range(24):
        ended.append(await lost(sessions, dice.sample(range(3), 2)))
        clock.turn(dice.choice((MINUTE, HOUR, 5 * HOUR, 20 * HOUR)))
    moved = list[Match]()
    for match in ended:
        users = {seat.user for seat in match.seats}
        recent = [one for one in moved if {seat.user for seat in one.seats} == users]
        if sum(begun_at(one) > begun_at(match) - DAY for one in recent) < RATED_A_DAY:
            moved.append(match)
    assert 0 < len(moved) < len(ended)
    store = await Store.open(database_url)
    changes = await store.read(leaderboards.changes_in, GUILD, "heap", 1)
    assert [row.match_id for row in changes[::2]] == [match.id for match in moved]
    assert await recompute(store, keep=False) == Found(1, len(moved), 0)
    await store.close()


def test_a_decision_must_follow_from_the_beginnings() -> None:
    def found(*begun: tuple[int, bool, bool]) -> list[int]:
        made = [Beginning(str(number), *one) for number, one in enumerate(begun)]
        return [int(one.match) for one in contradictions(made)]

    three = ((0, True, True), (1, True, True), (2, True, True))
    assert found(*three, (3, False, True)) == []
    assert found(*three, (3, True, True)) == [3]
    assert found(*three, (3, True, False)) == []  # it has moved no rating in the end
    assert found(*three, (DAY, True, True)) == []
    assert found(*three, (DAY - 1, True, True)) == [3]
    assert found(*three, (DAY, False, True)) == [3]
    assert found(*three[:2], (3, False, True), (4, True, True)) == [2]
    assert found((0, True, False), *three[1:], (3, False, True)) == []  # the first one may have been in play then
    assert found(*((5, True, True),) * 3, *((5, False, True),) * 2) == []
