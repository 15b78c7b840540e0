"""Tests of the leaderboards of members who play alone: fewer undos, then fewer turns, decide between equal points."""

import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text

from bot.engine.game import Outcome, Seat
from bot.engine.honours import with_hints
from bot.games import all_games
from bot.games.gems3d.model import Mode, Options
from bot.sessions.leaderboards.alone import recompute_alone, wrong_lines
from bot.sessions.leaderboards.model import Leaderboard, periods_of
from bot.sessions.model import Match
from bot.sessions.pace import DAY, Ranked
from bot.sessions.sessions import Sessions
from bot.storage.schema import matches, seats
from bot.storage.store import Connection, Store
from tests.databases import on_each_database
from tests.sessions.heap import Heap, HeapOptions
from tests.sessions.table import PLACE, TurnedClock, ask, member

pytestmark = pytest.mark.slow

BOARD = "heap-solo"


async def alone(sessions: Sessions, clock: TurnedClock, number: int, takes: str, undos: int = 0) -> Match:
    """Return a solo match of a member that ends after these moves. undos: how often the first one is taken back."""
    clock.turn(1000)
    match = await sessions.lobby.open(ask(number), PLACE, "heap", HeapOptions())
    for turn, count in enumerate(takes):
        for _ in range(undos if turn == 0 else 0):
            await sessions.turns.play(ask(number), match.id, "1", None)
            await sessions.turns.undo(ask(number), match.id, None)
        await sessions.turns.play(ask(number), match.id, count, None)
    return await sessions.seats.resign(ask(number), match.id)


async def board(sessions: Sessions, number: int = 99, *, period: str = "all", page: int = 1) -> Leaderboard:
    user = member(number).user
    return await sessions.leaderboards.leaderboard(1, "heap", user, board=BOARD, period=period, page=page)


def shown(table: Leaderboard) -> list[tuple[int | None, str, int, int, int]]:
    return [(row.rank, row.name, row.value, row.undos, row.turns) for row in table.rows]


@on_each_database
async def test_of_equal_points_fewer_undos_and_then_fewer_turns_rank_higher(
    sessions: Sessions, clock: TurnedClock
) -> None:
    for number, (takes, undos) in enumerate((("2211", 1), ("3111", 0), ("321", 0), ("33", 2), ("3", 0), ("312", 0))):
        await alone(sessions, clock, number, takes, undos)
    table = await board(sessions, 5)
    assert shown(table) == [
        (1, "Cleo", 6, 0, 3),
        (1, "Member 5", 6, 0, 3),  # the same rank, but later
        (3, "Ben", 6, 0, 4),
        (4, "Ada", 6, 1, 4),
        (5, "Dan", 6, 2, 2),
        (6, "Member 4", 3, 0, 1),
    ]
    assert table.alone
    assert table.own == table.rows[1]


async def test_an_equal_match_with_fewer_undos_is_the_better_one_of_a_member(
    sessions: Sessions, clock: TurnedClock
) -> None:
    await alone(sessions, clock, 1, "33")
    assert (await alone(sessions, clock, 0, "33", undos=3)).terms.ranks == (Ranked(Seat(0), 2, None),)
    better = await alone(sessions, clock, 0, "33", undos=1)
    assert better.terms.ranks == (Ranked(Seat(0), 2, 2),)
    worse = await alone(sessions, clock, 0, "33", undos=2)
    assert worse.terms.ranks == (Ranked(Seat(0), 2, 2),)
    [_, own] = (await board(sessions, 0)).rows
    assert (own.undos, own.match, own.played) == (1, better.id, 3)
    best = await alone(sessions, clock, 0, "33")
    assert best.terms.ranks == (Ranked(Seat(0), 1, 2),)  # no more points, so no new personal best, but a better rank
    assert [row.rank for row in (await board(sessions, 0)).rows] == [1, 1]
    [profile] = (await sessions.leaderboards.profile(1, 100, 100)).bests
    assert (profile.rank, profile.match) == (1, best.id)


async def test_pages_go_on_within_equal_points(sessions: Sessions, clock: TurnedClock) -> None:
    for number in range(14):
        await alone(sessions, clock, number, "3", undos=13 - number)
    first, second = await board(sessions, 0), await board(sessions, 0, page=2)
    assert [row.undos for row in (*first.rows, *second.rows)] == list(range(14))
    assert [row.rank for row in (*first.rows, *second.rows)] == list(range(1, 15))
    assert (first.own_page, second.own) == (2, second.rows[3])


async def test_in_matches_of_several_members_undos_decide_nothing(sessions: Sessions, clock: TurnedClock) -> None:
    for number, undos in ((0, 2), (2, 0)):
        clock.turn(1000)
        match = await sessions.lobby.open(ask(number), PLACE, "heap", HeapOptions(heap=4, seats=2))
        await sessions.lobby.join(ask(number + 1), match.id)
        await sessions.lobby.begin(ask(number), match.id)
        for _ in range(undos):
            await sessions.turns.play(ask(number), match.id, "1", None)
            await sessions.turns.undo(ask(number), match.id, None)
        for seat in (0, 1, 0, 1):
            await sessions.turns.play(ask(number + seat), match.id, "1", None)
    table = await sessions.leaderboards.leaderboard(1, "heap", 99, board="heap-relay")
    assert [(row.rank, row.name, row.undos) for row in table.rows] == [
        (1, "Ada", 2),
        (1, "Ben", 0),
        (1, "Cleo", 0),
        (1, "Dan", 0),
    ]
    assert not table.alone


# -- recount ---------------------------------------------------------------------------------------------------------


async def _results(connection: Connection) -> list[Any]:
    """Return (user id, score, undos, turns, end) of each stored solo match."""
    of_seat = select(seats.c.user_id, seats.c.score, seats.c.undos, matches.c.outcome, matches.c.updated_at)
    rows = await connection.execute(of_seat.join(matches).where(matches.c.solo, matches.c.phase == "over"))
    turns = msgspec.msgpack.Decoder(Outcome)
    return [(user, score, undos, turns.decode(outcome).turns, at) for user, score, undos, outcome, at in rows]


@pytest.mark.parametrize("seed", range(3))
async def test_stored_results_give_the_leaderboard_that_was_counted_live(
    sessions: Sessions, clock: TurnedClock, seed: int
) -> None:
    dice = random.Random(seed)
    for _ in range(30):
        takes = dice.choice(("3", "21", "12", "111", "22", "31"))
        await alone(sessions, clock, dice.randrange(5), takes, undos=dice.choice((0, 0, 1, 2)))
        clock.turn(dice.choice((0, DAY)))
    results = await sessions.database.read(_results)
    assert len(results) == 30
    assert await sessions.database.read(wrong_lines, {"heap": Heap()}) == []
    for period in {period for *_, at in results for period in periods_of(at)}:
        best: dict[int, tuple[int, int, int, int, int]] = {}
        for user, score, undos, turns, at in results:
            if period in periods_of(at):
                merit = (-score, undos, turns, at, user)
                best[user] = min(best.get(user, merit), merit)
        ordered = sorted(best.values())
        expected = [
            (1 + sum(other[:3] < one[:3] for other in ordered), one[4], -one[0], one[1], one[2]) for one in ordered
        ]
        rows = (await board(sessions, period=period)).rows
        assert [(row.rank, row.user, row.value, row.undos, row.turns) for row in rows] == expected


async def test_a_match_without_a_turn_is_no_better_than_one_without_points(
    sessions: Sessions, clock: TurnedClock
) -> None:
    await alone(sessions, clock, 0, "1")

    async def lose_points(connection: Connection) -> None:
        await connection.execute(text("UPDATE honours SET value = 0"))
        await connection.execute(text("UPDATE seats SET score = 0"))

    await sessions.database.run(lose_points)
    await alone(sessions, clock, 0, "")
    assert await sessions.database.read(wrong_lines, {"heap": Heap()}) == []


@on_each_database
async def test_lines_of_an_older_version_are_computed_again(
    database_url: str, sessions: Sessions, clock: TurnedClock
) -> None:
    """It kept the first of several matches with equal points."""
    for undos in (2, 0, 1):
        await alone(sessions, clock, 0, "33", undos)
    await alone(sessions, clock, 1, "33", 1)
    before = await board(sessions)
    store, games = await Store.open(database_url), {"heap": Heap()}
    assert await recompute_alone(store, games, keep=False) == 0

    async def age(connection: Connection) -> None:
        first = "(SELECT id FROM matches WHERE host_id = 100 ORDER BY updated_at LIMIT 1)"
        await connection.execute(text(f"UPDATE honours SET undos = 2, match_id = {first} WHERE user_id = 100"))

    await store.run(age)
    assert [row.name for row in (await board(sessions)).rows] == ["Ben", "Ada"]
    assert await recompute_alone(store, games, keep=False) == 3  # of the season, the month and the week
    assert await recompute_alone(store, games, keep=True) == 3
    assert await board(sessions) == before
    await store.close()


@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_leaderboard_of_members_who_play_alone_has_no_other_matches(key: str) -> None:
    game = all_games()[key]
    for options in game.about.samples:
        name = game.scoreboard(options)
        if game.alone(name):
            assert game.seats(options).high == 1
        assert game.alone(with_hints(name)) == game.alone(name)


@pytest.mark.parametrize("mode", Mode)
def test_gems_has_such_leaderboards(mode: Mode) -> None:
    game, options = all_games()["gems3d"], Options(mode=mode)
    assert game.alone(game.scoreboard(options)) == (game.seats(options).high == 1)
