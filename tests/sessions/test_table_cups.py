"""Cups at tables: groups and a final that equal a recount from the stored matches, whoever is silent or leaves."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.tournaments.groups import plan
from bot.sessions.leagues import cups, seasons, tables
from bot.sessions.leagues.model import CUP, League, Phase
from bot.sessions.leagues.verdicts import verdict_of
from bot.sessions.model import SEASON_OVER, Match
from bot.sessions.model import Phase as MatchPhase
from bot.sessions.pace import DAY, HOUR
from bot.sessions.sessions import Sessions
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRow, LeagueRows
from tests.sessions.league_host import (
    TABLE_RULES,
    FakeHost,
    cup_begun,
    cup_with,
    final_places,
    host,
    now_of,
    number_of,
    open_matches,
    played_out,
    sessions,
    take,
)
from tests.sessions.notice_box import pass_looks, pass_time, settle
from tests.sessions.table import PLACE, TurnedClock, ask, member

__all__ = ["host", "sessions"]

pytestmark = pytest.mark.slow


async def begun(sessions: Sessions, clock: TurnedClock, members: int, **rules: Any) -> League:
    """Return a cup at tables whose first matches are open. rules: what differs from the usual ones."""
    return await cup_begun(sessions, clock, members, TABLE_RULES, **rules)


def sitting(match: Match) -> list[int]:
    """Return the numbers of the members at a table, who begins first."""
    return [number_of(one.user) for one in match.seats]


async def seated(sessions: Sessions, cup: League) -> list[list[int]]:
    return [sitting(match) for match in await open_matches(sessions, cup)]


async def play(sessions: Sessions, match: Match) -> Match:
    """Play a match to its end: members with smaller numbers take more."""
    while match.phase is MatchPhase.PLAYING:
        state: Any = match.state
        better = sorted(match.seats, key=lambda one: one.user)
        rank = [one.seat for one in better].index(match.to_move[0])
        match = await take(sessions, match, min(3 if not rank else 2 if rank == 1 else 1, state.heap))
    return match


async def play_all(sessions: Sessions, clock: TurnedClock, cup: League) -> League:
    for match in await open_matches(sessions, cup):
        await play(sessions, match)
    await settle(sessions, clock)
    return await now_of(sessions, cup)


# -- playing ---------------------------------------------------------------------------------------------------------


async def test_seven_play_in_two_groups_and_four_in_the_final(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await begun(sessions, clock, 7)
    assert await seated(sessions, cup) == [[0, 3, 4], [1, 2, 5, 6]]
    about = (await open_matches(sessions, cup))[1].terms.league
    assert about is not None
    assert (about.is_cup, about.part, about.stage, about.group, about.round) == (True, "group", 1, 2, 1)

    cup = await play_all(sessions, clock, cup)
    [final] = await open_matches(sessions, cup)
    assert len(final.seats) == 4
    assert final.terms.league is not None
    assert final.terms.league.part == "table"
    assert sorted(final_places(cup).values()) == [5, 5, 7]
    cup = await play_all(sessions, clock, cup)

    assert cup.phase is Phase.CLOSED
    assert sorted(final_places(cup).values()) == [1, 2, 3, 4, 5, 5, 7]
    assert cups.winner_of(cup.rows) is not None


async def test_who_fit_at_one_table_play_the_final_at_once(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await begun(sessions, clock, 4)
    assert await seated(sessions, cup) == [[0, 1, 2, 3]]
    cup = await play_all(sessions, clock, cup)
    assert cup.phase is Phase.CLOSED
    assert sorted(final_places(cup).values()) == [1, 2, 3, 4]


async def test_a_group_plays_its_matches_one_after_the_other_and_others_begin(
    sessions: Sessions, clock: TurnedClock
) -> None:
    cup = await begun(sessions, clock, 3, matches=3)
    begins = []
    for _ in range(3):
        [match] = await open_matches(sessions, cup)
        begins.append(sitting(match))
        cup = await play_all(sessions, clock, cup)
    assert begins == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert cup.phase is Phase.CLOSED


# -- who is silent, leaves, or is deleted ----------------------------------------------------------------------------


async def test_who_is_silent_is_last_and_the_others_play_on(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await begun(sessions, clock, 4)
    [match] = await open_matches(sessions, cup)
    await pass_looks(sessions, clock, 2 * DAY + HOUR)
    match = await sessions.matches.match(match.id)
    assert match.phase is MatchPhase.PLAYING
    assert [one.present for one in match.seats] == [False, True, True, True]
    cup = await play_all(sessions, clock, cup)
    assert cup.phase is Phase.CLOSED
    assert final_places(cup)[0] == 4


@pytest.mark.parametrize("how", ["leaves", "is deleted", "leaves the server"])
async def test_who_leaves_is_last_and_the_others_play_on(sessions: Sessions, clock: TurnedClock, how: str) -> None:
    cup = await begun(sessions, clock, 4)
    [match] = await open_matches(sessions, cup)
    if how == "leaves":
        await sessions.leagues.leave(ask(0), cup.id, now=True)
    elif how == "leaves the server":
        await sessions.leagues.member_gone(match.place.guild, member(0).user)
    else:
        await sessions.privacy.forget(member(0).user)
    await settle(sessions, clock)
    match = await sessions.matches.match(match.id)
    assert match.phase is MatchPhase.PLAYING
    assert [one.present for one in match.seats] == [False, True, True, True]
    cup = await play_all(sessions, clock, cup)
    assert cup.phase is Phase.CLOSED
    assert cups.places_of(cup.rows)[0] == 4
    assert sorted(cups.places_of(cup.rows).values()) == [1, 2, 3, 4]


async def test_who_leaves_before_a_match_is_not_at_the_table(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await begun(sessions, clock, 3, matches=2)
    await play(sessions, (await open_matches(sessions, cup))[0])
    await sessions.leagues.leave(ask(0), cup.id, now=True)
    await settle(sessions, clock)
    assert await seated(sessions, cup) == [[1, 2]]
    cup = await play_all(sessions, clock, cup)
    assert cup.phase is Phase.CLOSED
    assert final_places(cup)[0] == 3


async def test_the_last_one_of_a_group_goes_on_without_a_match(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await begun(sessions, clock, 5)  # the best has a bye, and four play for two places
    assert await seated(sessions, cup) == [[1, 2, 3, 4]]
    for number in (1, 2, 3):
        await sessions.leagues.leave(ask(number), cup.id, now=True)
    await settle(sessions, clock)
    assert len(await seated(sessions, cup)) == 1
    assert set((await seated(sessions, cup))[0]) == {0, 4}
    cup = await play_all(sessions, clock, cup)
    assert cup.phase is Phase.CLOSED
    found = final_places(cup)
    assert found[0] == 1
    assert found[4] == 2


async def test_if_all_leave_the_cup_ends(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await begun(sessions, clock, 7)
    for number in range(7):
        await sessions.leagues.leave(ask(number), cup.id, now=True)
    await pass_looks(sessions, clock, 2 * HOUR)
    assert (await now_of(sessions, cup)).phase is Phase.CLOSED
    assert await open_matches(sessions, cup) == []


async def test_a_group_that_is_not_finished_in_time_stands_as_it_is(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await begun(sessions, clock, 4, matches=2, weeks=1, turn=5)
    [first] = await open_matches(sessions, cup)
    first = await play(sessions, first)
    await settle(sessions, clock)
    [second] = await open_matches(sessions, cup)
    await pass_looks(sessions, clock, 4 * DAY)
    await take(sessions, second)
    await pass_looks(sessions, clock, 3 * DAY + 3 * HOUR)
    assert (await sessions.matches.match(second.id)).entry.notation == SEASON_OVER
    cup = await now_of(sessions, cup)
    assert cup.phase is Phase.CLOSED
    assert first.outcome is not None
    [winner] = [number_of(first.seats[one.seat].user) for one in first.outcome.standings if one.place == 1]
    assert final_places(cup)[winner] == 1
    verdict = verdict_of(await sessions.matches.match(second.id))
    assert verdict is not None
    order = zip(verdict.order, verdict.places, strict=True)
    assert {number_of(second.seats[seat].user): place for seat, place in order} == final_places(cup)


async def test_who_blocks_another_one_of_the_group_does_not_sit_there(sessions: Sessions, clock: TurnedClock) -> None:
    await sessions.blocks.block(member(2).user, member(1).user)
    cup = await begun(sessions, clock, 4)
    assert await seated(sessions, cup) == [[0, 1, 3]]
    cup = await play_all(sessions, clock, cup)
    assert cup.phase is Phase.CLOSED
    assert final_places(cup)[2] == 4


async def test_who_is_on_holiday_does_not_hold_up_the_others(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await cup_with(sessions, 4, TABLE_RULES)
    until = clock.now() + 9 * DAY
    await sessions.settings.change_member(member(1).user, lambda before: replace(before, away_until=until))
    await pass_looks(sessions, clock, DAY + HOUR)
    assert await seated(sessions, cup) == [[0, 1, 2, 3]]


def joined(members: int, size: int, matches: int) -> LeagueRows:
    """Return the rows of a cup whose members have joined, and which begins at once."""
    rules = msgspec.json.encode(replace(TABLE_RULES, table=size, matches=matches)).decode()
    row = LeagueRow("cup", PLACE.guild, "round", rules, Phase.OPEN.value, CUP, 0, 0, None)
    users = [member(number).user for number in range(members)]
    return LeagueRows(row, tuple(LeagueMemberRow("cup", user, PLACE.guild, str(user), 1, user) for user in users))


def a_step(rows: LeagueRows, dice: Random, now: int) -> LeagueRows:
    """Let somebody leave or delete their data now and then, open what can open, and end some matches."""
    if dice.random() < 0.3:
        at = dice.randrange(len(rows.seats))
        gone = replace(rows.seats[at], left_at=1) if dice.random() < 0.5 else replace(rows.seats[at], user_id=-1 - at)
        rows = replace(rows, seats=(*rows.seats[:at], gone, *rows.seats[at + 1 :]))
    opening = {one.number: one for one in seasons.to_open(rows, now)}
    left = {player for _, player in seasons.left_in(rows)}

    def stepped(one: LeaguePairingRow) -> LeaguePairingRow:
        if one.match_id is None:
            found = opening.get(one.number)
            return one if found is None or dice.random() < 0.3 else replace(found, match_id=f"m{one.number}")
        if one.first_score is not None or dice.random() < 0.4:
            return one
        ranks = [(player in left, dice.randrange(4)) for player in one.players]
        halves = [2 * sum(other > own for other in ranks) + ranks.count(own) - 1 for own in ranks]
        return one.with_scores(halves, played=True)

    return replace(rows, pairings=tuple(map(stepped, rows.pairings)))


@pytest.mark.parametrize("seeds", [range(40), pytest.param(range(40, 2_000), marks=pytest.mark.nightly)])
def test_what_is_decided_stays_and_leavers_are_behind_the_others(seeds: range) -> None:
    for seed in seeds:
        dice = Random(seed)
        members, size = dice.randint(3, 16), dice.choice((3, 4, 5))
        rows, now = cups.settled(joined(members, size, dice.choice((1, 2, 3))), {}, {}, 0), 0
        known: dict[int, tuple[int, ...]] = {}
        for _ in range(600):
            if rows.league.phase == Phase.CLOSED.value:
                break
            now += dice.choice((HOUR, HOUR, 20 * DAY) if seed % 4 == 0 else (HOUR,))
            rows = cups.settled(a_step(rows, dice, now), {}, {}, now)
            groups = [group for stage in tables.stages_of(rows) for group in stage.groups]
            found = {one.number: tuple(line.player for line in one.table) for one in groups if one.over}
            assert known.items() <= found.items(), seed
            for number in found.keys() - known.keys():
                last = tables.results_of(rows)[number][-1]
                away = [last.absence(player) for player in found[number]]
                assert away == sorted(away), (seed, number)
            known = found
        ended = cups.places_of(rows)
        assert rows.league.phase == Phase.CLOSED.value, seed
        assert sorted(ended) == list(range(members)), seed
        nobody = replace(rows, seats=tuple(replace(one, user_id=-1 - one.seat) for one in rows.seats))
        assert cups.places_of(nobody) == ended, seed
        assert cups.settled(nobody, {}, {}, now) == nobody, seed


# -- what the end of a match decides ---------------------------------------------------------------------------------


async def test_the_end_of_a_match_says_who_goes_on_and_who_is_out(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await begun(sessions, clock, 7, matches=2)
    firsts = [await play(sessions, one) for one in await open_matches(sessions, cup)]
    assert [verdict_of(one) for one in firsts] == [None, None]
    await settle(sessions, clock)
    seconds = [await play(sessions, one) for one in await open_matches(sessions, cup)]
    told = dict[int, int]()
    for match in seconds:
        verdict = verdict_of(match)
        assert verdict is not None
        told |= {
            number_of(match.seats[seat].user): place
            for seat, place in zip(verdict.order, verdict.places, strict=True)
            if place
        }
    await settle(sessions, clock)
    cup = await now_of(sessions, cup)
    assert told == final_places(cup)
    cup = await play_all(sessions, clock, cup)
    [last] = await open_matches(sessions, cup)
    last = await play(sessions, last)
    verdict = verdict_of(last)
    assert verdict is not None
    assert verdict.places == (1, 2, 3, 4)
    await settle(sessions, clock)
    assert final_places(await now_of(sessions, cup))[number_of(last.seats[verdict.order[0]].user)] == 1


@pytest.mark.parametrize(("double", "best_of", "seed"), [(False, 1, 1), (False, 3, 2), (True, 1, 3), (True, 3, 4)])
async def test_the_end_of_a_series_says_who_is_out(
    sessions: Sessions, clock: TurnedClock, double: bool, best_of: int, seed: int
) -> None:
    """Each member is told once that they are out, with the place that the bracket has."""
    dice = Random(seed)
    rules = replace(TABLE_RULES, table=0, double=double, best_of=best_of)
    cup = await cup_with(sessions, 6, rules)
    await pass_looks(sessions, clock, DAY + HOUR)
    told = list[tuple[int, int]]()
    for _ in range(40):
        for match in await open_matches(sessions, cup):
            while match.phase is MatchPhase.PLAYING:
                state: Any = match.state
                match = await take(sessions, match, dice.randint(1, min(3, state.heap)))
            verdict = verdict_of(match)
            if verdict is not None:
                order = zip(verdict.order, verdict.places, strict=True)
                told += [(number_of(match.seats[seat].user), place) for seat, place in order if place]
        await pass_time(sessions, clock, 12 * HOUR)
        cup = await now_of(sessions, cup)
        if cup.phase is Phase.CLOSED:
            break
    assert cup.phase is Phase.CLOSED
    assert sorted(told) == sorted(final_places(cup).items())


async def test_a_match_of_a_cup_that_was_closed_decides_nothing(sessions: Sessions, clock: TurnedClock) -> None:
    cup = await begun(sessions, clock, 4)
    [match] = await open_matches(sessions, cup)
    await sessions.leagues.close(cup.id)
    await settle(sessions, clock)
    assert verdict_of(await play(sessions, match)) is None


# -- a recount -------------------------------------------------------------------------------------------------------


def counted(match: Match, group: Sequence[int]) -> dict[int, int]:
    """Return the halves of all users of a group from a stored match."""
    assert match.outcome is not None
    gone = [one.user for one in match.seats if not one.present]
    place = {match.seats[one.seat].user: one.place for one in match.outcome.standings}
    absent = [user for user in group if user not in place]
    order = [
        *([user for user in place if user not in gone and place[user] == at] for at in range(1, 9)),
        *([user for user in gone if place[user] == at] for at in range(1, 9)),
        absent,
    ]
    found, behind = dict[int, int](), len(group)
    for shared in order:
        behind -= len(shared)
        found |= {user: 2 * behind + len(shared) - 1 for user in shared}
    return found | dict.fromkeys(absent, 0)


def dealt(users: Sequence[int], count: int) -> list[list[int]]:
    """Deal users to groups, to and fro."""
    groups: list[list[int]] = [[] for _ in range(count)]
    for at in range(0, len(users), count):
        order = groups if at // count % 2 == 0 else groups[::-1]
        for group, user in zip(order, users[at : at + count], strict=False):
            group.append(user)
    return groups


def ranked(played: Sequence[Match], group: Sequence[int], users: list[int]) -> list[int]:
    """Return a group by points, matches won and seed, the best first. users: of the cup, the best seed first."""
    points, firsts = dict.fromkeys(group, 0), dict.fromkeys(group, 0)
    for match in played:
        assert {seat.user for seat in match.seats} == set(group)
        halves = counted(match, group)
        for user in group:
            points[user] += halves[user]
            firsts[user] += halves[user] == max(halves.values())
    return sorted(group, key=lambda user: (-points[user], -firsts[user], users.index(user)))


@pytest.mark.parametrize(
    ("members", "size", "matches", "seed"), [(7, 4, 1, 1), (11, 3, 2, 2), (13, 4, 1, 3), (9, 3, 1, 4)]
)
async def test_groups_and_places_equal_a_recount_from_the_stored_matches(
    sessions: Sessions, clock: TurnedClock, members: int, size: int, matches: int, seed: int
) -> None:
    dice = Random(seed)
    cup = await begun(sessions, clock, members, table=size, matches=matches, weeks=8)
    silent = {member(1).user}
    cup = await played_out(sessions, clock, cup, dice, 0.9, silent)
    users, number, found = [seat.user_id for seat in cup.rows.seats], 0, dict[int, int]()
    left = users
    for one in plan(members, size):
        on, out = list(left[: one.byes]), dict[int, list[int]]()
        for group in dealt(left[one.byes :], len(one.sizes)):
            rows = [row for row in cup.rows.pairings if row.series == number]
            assert len(rows) == matches
            order = ranked([await sessions.matches.match(row.match_id or "") for row in rows], group, users)
            on += order[: one.through]
            for rank, user in enumerate(order[one.through :]):
                out.setdefault(rank, []).append(user)
            number += 1
        place = len(on) + 1
        for rank in sorted(out):
            found |= {number_of(user): place for user in out[rank]}
            place += len(out[rank])
        left = sorted(on, key=users.index)
    assert final_places(cup) == found
    assert [group.over for stage in tables.stages_of(cup.rows) for group in stage.groups] == [True] * number


async def test_a_cup_with_leavers_ends_with_a_place_for_each(
    sessions: Sessions, clock: TurnedClock, host: FakeHost
) -> None:
    dice, cup = Random(7), await begun(sessions, clock, 11, matches=2, weeks=4)
    for step in range(600):
        for match in await open_matches(sessions, cup):
            if dice.random() < 0.7:
                await play(sessions, match)
        if step == 1:
            await sessions.leagues.leave(ask(2), cup.id, now=True)
        if step == 3:
            await sessions.privacy.forget(member(0).user)
        await pass_time(sessions, clock, 6 * HOUR)
        before, cup = cups.places_of(cup.rows), await now_of(sessions, cup)
        assert before.items() <= cups.places_of(cup.rows).items()  # what is decided stays
        if cup.phase is Phase.CLOSED:
            break
    assert cup.phase is Phase.CLOSED
    ended = cups.places_of(cup.rows)
    assert sorted(ended) == list(range(11))
    for number in range(11):
        await sessions.privacy.forget(member(number).user)
    await settle(sessions, clock)
    assert cups.places_of((await now_of(sessions, cup)).rows) == ended
    assert host.shown[cup.id]
