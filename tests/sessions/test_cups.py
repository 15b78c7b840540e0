"""Cups: a bracket that equals a recount from the stored matches, whoever is silent, leaves or is deleted."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import update

from bot.engine.tournaments.model import WIN
from bot.errors import NotAllowed
from bot.sessions.leagues import cups, seasons
from bot.sessions.leagues.model import CUP, League, Phase
from bot.sessions.leagues.verdicts import verdict_of
from bot.sessions.model import LEAGUE_LEFT, SEASON_OVER, Match
from bot.sessions.model import Phase as MatchPhase
from bot.sessions.pace import DAY, HOUR
from bot.sessions.sessions import Sessions
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRow, LeagueRows, LeagueSeatRow
from bot.storage.schema import matches
from tests.sessions.league_host import (
    CUP_RULES,
    FakeHost,
    cup_begun,
    cup_with,
    final_places,
    host,
    league_with,
    now_of,
    number_of,
    numbers_of,
    open_matches,
    played_out,
    request_of,
    sessions,
    take,
    win,
)
from tests.sessions.league_recount import halves
from tests.sessions.notice_box import pass_looks, pass_time, settle
from tests.sessions.table import PLACE, TurnedClock, ask, member

__all__ = ["host", "sessions"]

pytestmark = pytest.mark.slow


def meeting(cup: League) -> list[set[int]]:
    """Return the numbers of the members in the matches that are in play."""
    numbers = numbers_of(cup)
    return [{numbers[one.first], numbers[one.second]} for one in cup.rows.pairings if one.first_score is None]


async def ended_in(sessions: Sessions, cup: League, series: int) -> Match:
    """Return the last match of a series."""
    found = [one for one in cup.rows.pairings if one.series == series and one.match_id is not None]
    return await sessions.matches.match(found[-1].match_id or "")


async def play_round(sessions: Sessions, clock: TurnedClock, cup: League) -> League:
    """Let the member with the smaller number win each open match."""
    for match in await open_matches(sessions, cup):
        await win(sessions, match, min(match.seats, key=lambda one: one.user).seat)
    await settle(sessions, clock)
    return await now_of(sessions, cup)


# -- joining ---------------------------------------------------------------------------------------------------------


async def test_a_server_has_a_cup_and_a_league_of_a_game_and_no_second_cup(sessions: Sessions) -> None:
    league, cup = await league_with(sessions, 3), await cup_with(sessions, 3)
    assert [one.id for one in await sessions.leagues.of(PLACE.guild)] == [league.id]
    assert [one.id for one in await sessions.leagues.of(PLACE.guild, cups=True)] == [cup.id]
    with pytest.raises(NotAllowed, match="cup-error-open"):
        await cup_with(sessions, 0)
    await sessions.leagues.close(cup.id)
    assert (await cup_with(sessions, 0)).id != cup.id


@pytest.mark.parametrize(("double", "most"), [(False, 32), (True, 16)])
async def test_nobody_joins_a_full_cup_or_one_that_has_begun(
    sessions: Sessions, clock: TurnedClock, double: bool, most: int
) -> None:
    cup = await cup_with(sessions, most, replace(CUP_RULES, double=double))
    await sessions.leagues.join(ask(0), cup.id)  # who is in it already
    with pytest.raises(NotAllowed, match="cup-error-full"):
        await sessions.leagues.join(ask(most), cup.id)
    await sessions.leagues.leave(ask(3), cup.id, now=True)
    await sessions.leagues.join(ask(most), cup.id)
    await pass_looks(sessions, clock, DAY + HOUR)
    assert len((await now_of(sessions, cup)).rows.seats) == most
    with pytest.raises(NotAllowed, match="cup-error-begun"):
        await sessions.leagues.join(ask(3), cup.id)


# -- playing ---------------------------------------------------------------------------------------------------------


async def test_a_cup_is_played_round_by_round_and_ends_by_itself(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await cup_begun(sessions, clock, 6)
    assert meeting(cup) == [{3, 4}, {2, 5}]  # the two best seeds have byes
    match = (await open_matches(sessions, cup))[0]
    about = match.terms.league
    assert about is not None
    assert (about.is_cup, about.part, about.stage, about.round) == (True, "single", 8, 1)

    cup = await play_round(sessions, clock, cup)
    assert meeting(cup) == [{0, 3}, {1, 2}]
    cup = await play_round(sessions, clock, cup)
    assert meeting(cup) == [{0, 1}]
    assert cup.phase is Phase.PLAYING
    cup = await play_round(sessions, clock, cup)

    assert cup.phase is Phase.CLOSED
    assert cup.row.due is None
    assert final_places(cup) == {0: 1, 1: 2, 2: 3, 3: 3, 4: 5, 5: 5}
    assert await sessions.leagues.of(PLACE.guild, cups=True) == ()


async def test_the_best_by_rating_are_the_best_seeds(sessions: Sessions, clock: TurnedClock) -> None:
    league = await league_with(sessions, 5)
    await pass_looks(sessions, clock, DAY + HOUR)
    for _ in range(8):
        for match in await open_matches(sessions, league):
            await win(sessions, match, max(match.seats, key=lambda one: one.user).seat)
        await pass_time(sessions, clock, 12 * HOUR)
    await sessions.leagues.close(league.id)
    await settle(sessions, clock)

    cup = await cup_begun(sessions, clock, 5)

    seeds = [number_of(seat.user_id) for seat in cup.rows.seats]
    assert seeds == [4, 3, 2, 1, 0]


async def test_in_double_elimination_who_loses_goes_on_in_the_lower_bracket(
    sessions: Sessions, clock: TurnedClock
) -> None:
    cup = await cup_begun(sessions, clock, 4, double=True)
    seen = [meeting(cup)]
    while cup.phase is Phase.PLAYING:
        cup = await play_round(sessions, clock, cup)
        seen.append(meeting(cup))
    assert seen == [[{0, 3}, {1, 2}], [{2, 3}, {0, 1}], [{1, 2}], [{0, 1}], []]
    assert final_places(cup) == {0: 1, 1: 2, 2: 3, 3: 4}


async def test_a_series_has_several_matches_and_a_drawn_one_is_half_a_point(
    sessions: Sessions, clock: TurnedClock
) -> None:
    options = json.dumps({"heap": 4, "seats": 2, "rivals": True})
    cup = await cup_begun(sessions, clock, 3, best_of=3, options=options)
    begins = []
    for stones in (2, 3, 2):  # both take 2 of 4: a draw
        [match] = [one for one in await open_matches(sessions, cup) if one.seat_of(member(1).user) is not None]
        begins.append(number_of(match.seats[0].user))
        while match.phase is MatchPhase.PLAYING:
            state: Any = match.state
            match = await take(sessions, match, min(stones, state.heap))
        await settle(sessions, clock)
    cup = await now_of(sessions, cup)
    assert begins == [1, 2, 1]
    [first] = [one for one in cups.series_of(cup.rows) if one.number == 1]
    assert (first.drawn, first.winner) == (2, 2)  # who began the second match took 3 of 4
    assert meeting(cup) == [{0, 2}]


# -- who is silent, leaves, or is deleted ------------------------------------------------------------------------------


async def test_who_is_silent_loses_the_match(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await cup_begun(sessions, clock, 3)
    [match] = await open_matches(sessions, cup)
    late = number_of(match.seats[match.to_move[0]].user)
    await pass_looks(sessions, clock, 2 * DAY + HOUR)
    assert meeting(await now_of(sessions, cup)) == [{0, 3 - late}]


@pytest.mark.parametrize("how", ["leaves", "is deleted", "leaves the server"])
async def test_who_leaves_loses_and_the_others_go_on(sessions: Sessions, clock: TurnedClock, how: str) -> None:
    cup = await cup_begun(sessions, clock, 4)
    assert meeting(cup) == [{0, 3}, {1, 2}]
    if how == "leaves":
        await sessions.leagues.leave(ask(0), cup.id, now=True)
    elif how == "leaves the server":
        await sessions.leagues.member_gone(PLACE.guild, member(0).user)
    else:
        await sessions.privacy.forget(member(0).user)
    await settle(sessions, clock)
    assert {frozenset({1, 2})} == set(map(frozenset, meeting(await now_of(sessions, cup))))
    verdict = verdict_of(await ended_in(sessions, await now_of(sessions, cup), 0))
    assert verdict is not None
    assert verdict.places == (0, 3)

    for _ in range(2):
        cup = await play_round(sessions, clock, cup)
    assert cup.phase is Phase.CLOSED
    found = cups.places_of(cup.rows)
    assert [found[seat] for seat in range(4)] == [3, 1, 3, 2]


async def test_who_leaves_between_two_rounds_loses_the_next_one(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await cup_begun(sessions, clock, 3)
    await sessions.leagues.leave(ask(0), cup.id, now=True)  # who has a bye
    await settle(sessions, clock)
    cup = await play_round(sessions, clock, cup)
    assert cup.phase is Phase.CLOSED
    assert final_places(cup) == {1: 1, 0: 2, 2: 3}


async def test_if_all_leave_the_cup_ends(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await cup_begun(sessions, clock, 5)
    for number in range(5):
        await sessions.leagues.leave(ask(number), cup.id, now=True)
    await pass_looks(sessions, clock, 2 * HOUR)
    assert (await now_of(sessions, cup)).phase is Phase.CLOSED
    assert await open_matches(sessions, cup) == []


async def test_a_series_that_is_not_finished_in_time_goes_to_who_leads_or_to_the_better_seed(
    sessions: Sessions, clock: TurnedClock
) -> None:
    cup = await cup_begun(sessions, clock, 4, best_of=3, weeks=1, turn=5)
    first, second = await open_matches(sessions, cup)
    await win(sessions, first, first.seat_of(member(3).user) or 0)
    await pass_looks(sessions, clock, 3 * DAY)
    for match in await open_matches(sessions, cup):
        await take(sessions, match)
    await pass_looks(sessions, clock, 4 * DAY + 3 * HOUR)

    cup = await now_of(sessions, cup)
    assert (await sessions.matches.match(second.id)).entry.notation == SEASON_OVER
    assert meeting(cup) == [{3, 1}]
    for match in (await sessions.matches.match(second.id), await ended_in(sessions, cup, 0)):
        verdict = verdict_of(match)
        assert verdict is not None
        assert number_of(match.seats[verdict.order[0]].user) in (3, 1)
        assert verdict.places == (0, 3)


async def test_members_who_are_apart_are_drawn_into_opposite_halves_and_play_the_final(
    sessions: Sessions, clock: TurnedClock
) -> None:
    await sessions.blocks.block(member(2).user, member(1).user)
    cup = await cup_begun(sessions, clock, 4)
    assert [seat.user_id - member(0).user for seat in cup.rows.seats] == [0, 1, 3, 2]
    assert meeting(cup) == [{0, 2}, {1, 3}]
    for match in await open_matches(sessions, cup):
        [seat] = [one.seat for one in match.seats if one.user in (member(1).user, member(2).user)]
        await win(sessions, match, seat)
    await settle(sessions, clock)
    [final] = await open_matches(sessions, cup)
    assert {one.user for one in final.seats} == {member(1).user, member(2).user}


async def test_who_blocks_all_others_wins_no_cup_without_a_match(sessions: Sessions, clock: TurnedClock) -> None:
    for number in (1, 2, 3):
        await sessions.blocks.block(member(0).user, member(number).user)
    cup = await cup_begun(sessions, clock, 4)
    assert len(await open_matches(sessions, cup)) == 2


async def test_a_block_by_who_leads_a_series_does_not_end_it(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await cup_begun(sessions, clock, 3, best_of=3)
    [match] = await open_matches(sessions, cup)
    await win(sessions, match, 0)
    await sessions.blocks.block(match.seats[0].user, match.seats[1].user)
    await settle(sessions, clock)
    [following] = await open_matches(sessions, cup)
    assert {one.user for one in following.seats} == {one.user for one in match.seats}


@pytest.mark.parametrize("best_of", [1, 3])
async def test_in_a_channel_the_time_of_a_series_begins_with_its_first_match(
    sessions: Sessions, clock: TurnedClock, host: FakeHost, best_of: int
) -> None:
    """Each match takes two and a half days, so that the last one begins after more than a week."""
    rules = replace(CUP_RULES, threads=False, weeks=1, turn=5, best_of=best_of)
    cup = await cup_with(sessions, 8, rules)
    await pass_looks(sessions, clock, DAY + HOUR)
    for _ in range(4 * best_of):
        for match in await open_matches(sessions, cup):
            await pass_looks(sessions, clock, 60 * HOUR)
            await win(sessions, match, match.seat_of(max(one.user for one in match.seats)) or 0)
        await pass_time(sessions, clock, HOUR)
    cup = await now_of(sessions, cup)
    first = [one for one in cups.series_of(cup.rows) if one.round == 1]
    assert len([one for one in cup.rows.pairings if one.series in range(4) and one.match_id]) >= 4 * (best_of // 2 + 1)
    assert [max(side.wins for side in one.sides) for one in first] == [best_of // 2 + 1] * 4
    assert [one.winner for one in first] == [max(side.player or 0 for side in one.sides) for one in first]


async def test_who_has_nowhere_to_play_is_not_out_before_the_match(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    host.places = False
    cup = await cup_begun(sessions, clock, 3, weeks=1)
    await pass_looks(sessions, clock, 10 * DAY)
    assert meeting(await now_of(sessions, cup)) == [{1, 2}]
    host.places = True
    await pass_looks(sessions, clock, 2 * HOUR)
    assert len(await open_matches(sessions, cup)) == 1
    await pass_looks(sessions, clock, DAY)
    assert meeting(await now_of(sessions, cup)) == [{1, 2}]


async def test_a_cup_that_has_nowhere_to_play_ends_all_the_same(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    host.places = False
    cup = await cup_begun(sessions, clock, 3, weeks=1)
    await pass_looks(sessions, clock, 29 * DAY)
    cup = await now_of(sessions, cup)
    assert cup.phase is Phase.CLOSED
    assert cups.winner_of(cup.rows) is None  # no match of it was played


async def test_a_second_leaver_does_not_change_who_has_won_before(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await cup_begun(sessions, clock, 4, best_of=3)
    await sessions.leagues.leave(ask(0), cup.id, now=True)
    await settle(sessions, clock)
    await sessions.leagues.leave(ask(3), cup.id, now=True)  # who waits for the final
    for _ in range(3):
        cup = await play_round(sessions, clock, cup)
    assert cup.phase is Phase.CLOSED
    assert final_places(cup) == {1: 1, 3: 2, 0: 3, 2: 3}


async def test_an_ended_cup_keeps_its_places_when_all_members_delete_their_data(
    sessions: Sessions, clock: TurnedClock
) -> None:
    cup = await cup_begun(sessions, clock, 4, best_of=3)
    await sessions.leagues.leave(ask(0), cup.id, now=True)
    await settle(sessions, clock)
    while cup.phase is Phase.PLAYING:
        cup = await play_round(sessions, clock, cup)
    ended = cups.places_of(cup.rows)
    for number in (3, 1, 2, 0):
        await sessions.privacy.forget(member(number).user)
        await settle(sessions, clock)
        assert cups.places_of((await now_of(sessions, cup)).rows) == ended


async def test_a_cup_that_was_closed_gets_no_winner(sessions: Sessions, clock: TurnedClock) -> None:
    """Neither by a match that goes on, nor by somebody who deletes their data."""
    cup = await cup_begun(sessions, clock, 3)
    await play_round(sessions, clock, cup)
    [final] = await open_matches(sessions, cup)
    await sessions.leagues.close(cup.id)
    await win(sessions, final, 0)
    await settle(sessions, clock)
    for number in range(3):
        await sessions.privacy.forget(member(number).user)
        await settle(sessions, clock)
        assert cups.winner_of((await now_of(sessions, cup)).rows) is None


def joined(members: int, double: bool, best_of: int) -> LeagueRows:
    """Return the rows of a cup whose members have joined, and which begins at once."""
    rules = msgspec.json.encode(replace(CUP_RULES, double=double, best_of=best_of)).decode()
    row = LeagueRow("cup", PLACE.guild, "duel", rules, Phase.OPEN.value, CUP, 0, 0, None)
    users = [member(number).user for number in range(members)]
    return LeagueRows(row, tuple(LeagueMemberRow("cup", user, PLACE.guild, str(user), 1, user) for user in users))


def gone(rows: LeagueRows, seats: set[int], *, deleted: bool) -> LeagueRows:
    """Let the players of seats leave a cup, or delete their data."""

    def left(one: LeagueSeatRow) -> LeagueSeatRow:
        if one.seat not in seats:
            return one
        return replace(one, user_id=-1 - one.seat) if deleted else replace(one, left_at=1)

    return replace(rows, seats=tuple(map(left, rows.seats)))


def a_step(rows: LeagueRows, dice: Random) -> LeagueRows:
    """Begin some matches, end some that have begun, and let somebody leave now and then."""
    if dice.random() < 0.3:
        rows = gone(rows, {dice.randrange(len(rows.seats))}, deleted=dice.random() < 0.5)
    left = {seat for _, seat in seasons.left_in(rows)}

    def stepped(one: LeaguePairingRow) -> LeaguePairingRow:
        if one.first_score is not None or dice.random() < 0.4:
            return one
        if one.match_id is None:
            return one if {one.first, one.second} & left else replace(one, match_id=f"m{one.number}")
        scores = [(0, WIN)] if one.first in left else [(WIN, 0)] if one.second in left else [(WIN, 0), (0, WIN), (1, 1)]
        first, second = dice.choice(scores)
        return replace(one, first_score=first, second_score=second, played=len(scores) > 1)

    return replace(rows, pairings=tuple(map(stepped, rows.pairings)))


@pytest.mark.parametrize("seeds", [range(24), pytest.param(range(24, 2_000), marks=pytest.mark.nightly)])
def test_what_is_decided_stays_whoever_leaves_later(seeds: range) -> None:
    for seed in seeds:
        dice = Random(seed)
        double, best_of, members = dice.random() < 0.5, dice.choice((1, 3, 5)), dice.randint(3, 12)
        rows = cups.settled(joined(members, double, best_of), {}, {}, 0)
        decided: dict[int, int] = {}
        for _ in range(500):
            if rows.league.phase == Phase.CLOSED.value:
                break
            rows = cups.settled(a_step(rows, dice), {}, {}, 0)
            found = {one.number: one.winner for one in cups.series_of(rows) if one.winner is not None}
            assert decided.items() <= found.items(), seed
            decided = found
        ended = cups.places_of(rows)
        assert sorted(ended) == list(range(members)), seed
        nobody = gone(rows, set(range(members)), deleted=True)
        assert cups.places_of(nobody) == ended, seed
        assert cups.settled(nobody, {}, {}, 1) == nobody, seed


async def test_a_match_that_becomes_unreadable_does_not_stop_its_series(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    cup = await cup_begun(sessions, clock, 3, weeks=1)
    host.there = False  # so that no look notes the result
    [match] = await open_matches(sessions, cup)
    match = await win(sessions, match, 0)
    newer = update(matches).where(matches.c.id == match.id).values(rules_version=match.rules_version + 1)
    await sessions.database.run(lambda connection: connection.execute(newer))
    sessions.matches.drop([match.id])
    host.there = True
    await pass_looks(sessions, clock, 6 * DAY)
    assert meeting(await now_of(sessions, cup)) == [{1, 2}]
    await pass_looks(sessions, clock, DAY + 3 * HOUR)
    assert meeting(await now_of(sessions, cup)) == [{0, 1}]


# -- a recount -------------------------------------------------------------------------------------------------------


def order_of(size: int) -> list[int]:
    """Return the seeds of a bracket from top to bottom, 0 the best: each half is led by one of the two best, and so on.

    In each round, the numbers of two who meet as seeded add up to the same.
    """
    if size == 1:
        return [0]
    return [seed for each in order_of(size // 2) for seed in (each, size - 1 - each)]


def recounted(matches: Mapping[frozenset[int], list[tuple[int, ...]]], seeds: list[int], size: int) -> list[set[int]]:
    """Return who reaches each round of single elimination with one match a series, counted from the matches.

    matches: for each pair, the winners of their matches, () for a draw. seeds: the users, the best seed first.
    """
    field: list[int | None] = [seeds[seed] if seed < len(seeds) else None for seed in order_of(size)]
    reached = [{user for user in field if user is not None}]
    while len(field) > 1:
        following: list[int | None] = []
        for one, other in zip(field[::2], field[1::2], strict=True):
            if one is None or other is None:
                following.append(one if other is None else other)
                continue
            won = [user for winners in matches.get(frozenset({one, other}), []) for user in winners]
            better = one if seeds.index(one) < seeds.index(other) else other
            lead = won.count(better) - (len(won) - won.count(better))
            following.append(better if lead >= 0 else one + other - better)
        field = following
        reached.append({user for user in field if user is not None})
    return reached


def winners(match: Match) -> tuple[int, ...]:
    score = halves(match)
    assert score is not None
    return () if score[0] == score[1] else (match.seats[0 if score[0] else 1].user,)


@pytest.mark.parametrize(("members", "seed"), [(5, 1), (8, 2), (11, 3), pytest.param(32, 4, marks=pytest.mark.nightly)])
async def test_a_bracket_equals_a_recount_from_the_stored_matches(
    sessions: Sessions, clock: TurnedClock, members: int, seed: int
) -> None:
    dice, cup = Random(seed), await cup_begun(sessions, clock, members)
    silent, played = {member(1).user}, dict[frozenset[int], list[tuple[int, ...]]]()
    cup = await played_out(sessions, clock, cup, dice, 0.7, silent)
    for one in cup.rows.pairings:
        match = await sessions.matches.match(one.match_id or "")
        played.setdefault(frozenset(seat.user for seat in match.seats), []).append(winners(match))
    seeds = [seat.user_id for seat in cup.rows.seats]
    size = 1 << (members - 1).bit_length()
    reached = recounted(played, seeds, size)
    found = cups.places_of(cup.rows)
    assert [{seeds[player] for player, place in found.items() if place <= size >> k} for k in range(len(reached))] == (
        reached
    )


@pytest.mark.parametrize(("double", "best_of"), [(True, 1), (True, 3), (False, 3)])
async def test_a_cup_with_leavers_ends_and_counts_its_matches(
    sessions: Sessions, clock: TurnedClock, host: FakeHost, double: bool, best_of: int
) -> None:
    dice, cup = Random(7), await cup_begun(sessions, clock, 7, double=double, best_of=best_of)
    for step in range(600):
        for match in await open_matches(sessions, cup):
            if dice.random() < 0.7:
                await win(sessions, match, dice.choice((0, 1)))
        if step == 2:
            await sessions.leagues.leave(ask(2), cup.id, now=True)
        if step == 4:
            await sessions.privacy.forget(member(0).user)
        await pass_time(sessions, clock, 6 * HOUR)
        cup = await now_of(sessions, cup)
        for one in cup.rows.pairings:
            if one.first_score is not None and one.match_id is not None:
                stored = halves(await sessions.matches.match(one.match_id))
                assert stored in (None, (one.first_score, one.second_score))
        if cup.phase is Phase.CLOSED:
            break
    assert cup.phase is Phase.CLOSED
    assert sorted(cups.places_of(cup.rows)) == list(range(7))
    assert host.shown[cup.id]


async def test_a_member_of_a_cup_gets_their_rows(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await cup_begun(sessions, clock, 4)
    kept = json.loads(await sessions.privacy.export(member(1).user))["kept"]
    assert [row["league_id"] for row in kept["league_seats"]] == [cup.id]
    await sessions.leagues.leave(request_of(member(1).user, "Ben"), cup.id, now=True)


async def test_who_leaves_the_cup_during_a_race_loses_their_series_on_the_board_too(
    sessions: Sessions, clock: TurnedClock
) -> None:
    options = json.dumps({"heap": 30, "seats": 2, "rivals": True})
    cup = await sessions.leagues.open(PLACE.guild, "race", replace(CUP_RULES, options=options, best_of=3), cup=True)
    for number in range(4):
        await sessions.leagues.join(ask(number), cup.id)
    await pass_looks(sessions, clock, DAY + HOUR)
    match = next(one for one in await open_matches(sessions, cup) if one.seat_of(member(0).user) is not None)
    await sessions.leagues.leave(ask(0), cup.id, now=True)
    await settle(sessions, clock)
    match = await sessions.matches.match(match.id)
    assert match.entry.notation == LEAGUE_LEFT
    verdict = verdict_of(match)
    assert verdict is not None
    assert (match.seats[verdict.order[0]].user, verdict.places) == (member(3).user, (0, 3))
