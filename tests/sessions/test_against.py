"""Tests of what matches with computer players count: their own leaderboards, ranks, badges, and profiles."""

import asyncio
import json

import pytest
from msgspec.structs import replace

from bot.engine.game import Level, Seat
from bot.engine.honours import BEAT_HARD
from bot.sessions.leaderboards.counting import Found, honours_of, recompute
from bot.sessions.leaderboards.model import Against, Badge, Leaderboard
from bot.sessions.model import Match, Phase, Place
from bot.sessions.pace import HOUR, Ranked, StandIn
from bot.sessions.play.company import Company
from bot.sessions.sessions import Sessions
from bot.storage.due import DEADLINES, next_due
from bot.storage.keeping import is_former
from tests.databases import on_each_database
from tests.sessions.heap import Heap, HeapOptions, HeapState
from tests.sessions.table import PLACE, TurnedClock, ask, rested

pytestmark = pytest.mark.slow

ADA, BEN, CLEO = range(3)
WON, LOST = "3", "1"  # what a member takes of four stones; a computer player of the level hard takes up to three


async def against(
    sessions: Sessions,
    takes: str,
    level: Level = "hard",
    *,
    number: int = ADA,
    rivals: bool = True,
    place: Place = PLACE,
) -> Match:
    """Return a finished match of four stones, of which a member takes the first ones, against a computer player."""
    options = HeapOptions(heap=4, seats=2, rivals=rivals)
    match = await sessions.lobby.open(ask(number), place, "heap", options, computers=Company(level))
    for take in takes:
        match = await rested(sessions, await sessions.turns.play(ask(number), match.id, take, None))
    assert match.phase is Phase.OVER
    return match


async def board(sessions: Sessions, key: str, user: int = 100, season: int | None = None) -> Leaderboard:
    return await sessions.leaderboards.leaderboard(PLACE.guild, "heap", user, board=key, season=season)


async def boards(sessions: Sessions) -> set[str]:
    return {one.key for one in (await sessions.leaderboards.leaderboard(PLACE.guild, "heap", 100)).boards}


def lines(found: Leaderboard) -> list[tuple[int | None, str, int, int]]:
    return [(row.rank, row.name, row.value, row.played) for row in found.rows]


@on_each_database
async def test_wins_against_each_level_have_a_leaderboard_of_their_own(sessions: Sessions, clock: TurnedClock) -> None:
    for takes in (LOST, WON, WON):
        clock.turn(1000)
        await against(sessions, takes)
    await against(sessions, WON, number=BEN)
    await against(sessions, LOST, number=CLEO)
    await against(sessions, WON, "easy")

    assert await boards(sessions) == {"against-hard:wins", "against-easy:wins"}
    hard = await board(sessions, "against-hard:wins", 102)
    assert lines(hard) == [(1, "Ada", 2, 3), (2, "Ben", 1, 1)]
    assert hard.own is not None
    assert (hard.own.rank, hard.own.value, hard.own.played) == (None, 0, 1)
    assert lines(await board(sessions, "against-easy:wins")) == [(1, "Ada", 1, 1)]


async def test_the_strongest_computer_player_says_the_level(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(ADA), PLACE, "heap", HeapOptions(heap=8, seats=3, rivals=True))
    for level in ("hard", "easy"):
        match = await sessions.lobby.add_computer(ask(ADA), match.id, level)
    match = await sessions.lobby.begin(ask(ADA), match.id)
    match = await rested(sessions, await sessions.turns.play(ask(ADA), match.id, "3", None))
    while not match.over:
        match = await rested(sessions, await sessions.turns.play(ask(ADA), match.id, "1", None))
    assert [one.board for one in honours_of(Heap(), match)] == ["against-hard:wins"]


async def test_a_computer_player_that_stands_in_for_a_member_changes_no_leaderboard(sessions: Sessions) -> None:
    over = await against(sessions, WON)
    lent = replace(over, terms=replace(over.terms, stand_ins=(StandIn(Seat(1), 101, "Ben", "holiday"),)))
    assert [one.board for one in honours_of(Heap(), lent)] == ["heap:rating", "heap:wins", "heap-relay"]


@on_each_database
async def test_points_of_all_together_have_a_leaderboard_beside_the_games_own(sessions: Sessions) -> None:
    over = await against(sessions, WON, rivals=False)
    assert await boards(sessions) == {"heap-relay-computers"}
    assert lines(await board(sessions, "heap-relay-computers")) == [(1, "Ada", 3, 1)]
    assert over.terms.ranks == (Ranked(over.seats[0].seat, 1),)


async def test_a_match_with_computer_players_is_never_rated(sessions: Sessions) -> None:
    for rivals in (True, False):
        await against(sessions, WON, rivals=rivals)
    assert (await sessions.leaderboards.profile(PLACE.guild, 100, 100)).ratings == ()
    assert await recompute(sessions.database._store, keep=False) == Found()


async def test_a_member_who_resigns_against_computer_players_has_lost(sessions: Sessions) -> None:
    options = HeapOptions(heap=30, seats=3, rivals=True)
    match = await sessions.lobby.open(ask(ADA), PLACE, "heap", options, computers=Company("normal", 2))
    match = await rested(sessions, await sessions.turns.play(ask(ADA), match.id, "3", None))
    assert isinstance(match.state, HeapState)
    assert match.state.credits[0] > max(match.state.credits[1:])
    await sessions.seats.resign(ask(ADA), match.id)
    own = (await board(sessions, "against-normal:wins")).own
    assert own is not None
    assert (own.value, own.played) == (0, 1)


async def test_a_match_that_ends_before_each_seat_had_a_turn_does_not_count(sessions: Sessions) -> None:
    options = HeapOptions(seats=3, rivals=True)
    match = await sessions.lobby.open(ask(ADA), PLACE, "heap", options, computers=Company("normal", 2))
    await sessions.seats.resign(ask(ADA), match.id)
    assert (await board(sessions, "against-normal:wins")).own is None


async def test_a_member_who_is_left_out_has_no_line_against_computer_players(sessions: Sessions) -> None:
    await sessions.leaderboards.leave_out(100, True)
    over = await against(sessions, WON)
    await against(sessions, WON, number=BEN)
    assert over.terms.ranks == ()
    assert lines(await board(sessions, "against-hard:wins")) == [(1, "Ben", 1, 1)]
    await sessions.leaderboards.leave_out(100, False)
    assert lines(await board(sessions, "against-hard:wins")) == [(1, "Ada", 1, 1), (1, "Ben", 1, 1)]


async def test_the_end_of_a_match_notes_rank_and_wins_against_the_level(sessions: Sessions, clock: TurnedClock) -> None:
    async def ranked(takes: str, number: int = ADA) -> tuple[Ranked, ...]:
        clock.turn(1000)
        return (await against(sessions, takes, number=number)).terms.ranks

    def noted(rank: int, before: int | None, won: int, played: int) -> tuple[Ranked, ...]:
        return (replace(Ranked(Seat(0), rank, before), won=won, played=played),)

    assert await ranked(LOST) == noted(0, None, 0, 1)
    assert await ranked(LOST) == noted(0, None, 0, 2)
    assert await ranked(WON) == noted(1, None, 1, 3)
    assert await ranked(WON, BEN) == noted(1, None, 1, 1)
    assert await ranked(WON, BEN) == noted(1, 1, 2, 2)
    assert await ranked(LOST) == noted(2, 2, 1, 4)
    assert await ranked(WON) == noted(1, 2, 2, 5)


@on_each_database
async def test_a_profile_tells_wins_against_computer_players_apart_over_all_seasons(sessions: Sessions) -> None:
    for takes in (WON, LOST):
        await against(sessions, takes)
    await sessions.leaderboards.close_season(PLACE.guild, "heap")
    await against(sessions, WON)
    await against(sessions, WON, "easy")

    assert lines(await board(sessions, "against-hard:wins")) == [(1, "Ada", 1, 1)]
    assert lines(await board(sessions, "against-hard:wins", season=1)) == [(1, "Ada", 1, 2)]
    [record] = (await sessions.leaderboards.profile(PLACE.guild, 100, 101)).games
    assert (record.played, record.contested, record.won, record.best_streak) == (4, 0, 0, 0)
    assert record.against == (Against("hard", 3, 2), Against("easy", 1, 1))


@on_each_database
async def test_beating_hard_is_a_badge_that_a_member_has_once_in_a_game(sessions: Sessions, clock: TurnedClock) -> None:
    await against(sessions, WON, "easy")
    await against(sessions, LOST)
    await against(sessions, WON, "normal")
    clock.turn(1000)
    first = await against(sessions, WON)
    clock.turn(1000)
    await against(sessions, WON)
    await against(sessions, WON, number=BEN, rivals=False)
    await archived(sessions)

    [badge] = [one for one in await badges(sessions, 100) if one.key == BEAT_HARD]
    assert (badge.game, badge.number, badge.times, badge.match, badge.at) == ("heap", 1, 2, first.id, first.updated_at)
    assert [one.key for one in await badges(sessions, 101)] == ["three"]


async def badges(sessions: Sessions, user: int) -> tuple[Badge, ...]:
    return (await sessions.leaderboards.profile(PLACE.guild, user, user)).badges


async def archived(sessions: Sessions) -> None:
    """Wait for the work after a match, which has its own task. Puzzles are looked for later."""
    later = sessions.matches.now() + HOUR // 2
    async with asyncio.timeout(60):
        while (due := await sessions.database.read(next_due, DEADLINES)) is not None and due < later:
            pass


async def test_the_export_and_the_deletion_know_lines_against_computer_players(sessions: Sessions) -> None:
    match = await against(sessions, WON)
    await archived(sessions)

    kept = json.loads(await sessions.privacy.export(100))["kept"]
    assert {row["board"] for row in kept["honours"]} == {"against-hard:wins"}
    assert BEAT_HARD in {row["feat"] for row in kept["feats"]}
    await sessions.privacy.forget(100)
    assert lines(await board(sessions, "against-hard:wins")) == []
    assert is_former((await sessions.matches.match(match.id)).seats[0].user)
    assert json.loads(await sessions.privacy.export(100))["kept"] == {}
