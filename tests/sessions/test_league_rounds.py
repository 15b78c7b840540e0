"""Swiss seasons as rows: who meets whom, who begins, byes, and how rounds end."""

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bot.sessions.leagues import rounds, seasons
from bot.sessions.leagues.model import Division, Phase, Score, league_of
from bot.sessions.leagues.possible import places_of
from bot.sessions.pace import DAY
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRow, LeagueRows
from tests.sessions.league_host import SWISS

SCORES = (Score(2, 0), Score(1, 1), Score(0, 2))
WEEK = 7 * DAY


def opened(members: int, rounds_: int = 5) -> LeagueRows:
    """Return a league that can begin. The users of its members are 100 and so on."""
    rules = msgspec.json.encode(replace(SWISS, rounds=rounds_)).decode()
    row = LeagueRow("league", 1, "duel", rules, Phase.OPEN.value, 1, 0, 0, 0)
    joined = [LeagueMemberRow("league", 100 + one, 1, f"Member {one}", 2, one) for one in range(members)]
    return LeagueRows(row, tuple(joined))


def settled(rows: LeagueRows, now: int = 0, apart: frozenset[tuple[int, int]] = frozenset()) -> LeagueRows:
    return rounds.settled(rows, {}, {}, apart, now)


def newest(rows: LeagueRows, division: int = 1) -> list[LeaguePairingRow]:
    """Return the matches of the newest round, without byes."""
    number = seasons.round_of(rows, division)
    return [one for one in rows.pairings if (one.division, one.round) == (division, number) and not seasons.is_bye(one)]


def byes(rows: LeagueRows) -> list[LeaguePairingRow]:
    return [one for one in rows.pairings if seasons.is_bye(one)]


def ended(rows: LeagueRows, dice: Random, now: int = 0) -> LeagueRows:
    """Return the rows after all matches of the newest rounds are played."""

    def scored(one: LeaguePairingRow) -> LeaguePairingRow:
        if one.first_score is not None:
            return one
        score = dice.choice(SCORES)
        return replace(one, match_id=f"m{one.number}", first_score=score.first, second_score=score.second, played=True)

    return settled(replace(rows, pairings=tuple(map(scored, rows.pairings))), now)


def without(rows: LeagueRows, *seats: int, at: int = 0) -> LeagueRows:
    """Return the rows after some have left."""
    return replace(rows, seats=tuple(replace(one, left_at=at) if one.seat in seats else one for one in rows.seats))


def division_of(rows: LeagueRows, season: int | None = None) -> Division:
    return seasons.divisions_of(league_of(rows, season))[0]


@pytest.mark.parametrize("members", [3, 4, 9, 12, 20])
def test_nobody_meets_again_and_beginning_is_balanced(members: int) -> None:
    rows, dice = settled(opened(members)), Random(members)
    total = seasons.rounds_of(rows, 1)
    assert total == min(5, (members + 1) // 2)
    begun, met, had = Counter[int](), set[frozenset[int]](), Counter[int]()
    for number in range(1, total + 1):
        assert (rows.league.phase, seasons.round_of(rows, 1)) == (Phase.PLAYING.value, number)
        matches = newest(rows)
        assert len(matches) == members // 2
        for one in matches:
            begun.update({one.first: 1, one.second: -1})
            assert frozenset((one.first, one.second)) not in met
            met.add(frozenset((one.first, one.second)))
        assert max(map(abs, begun.values())) <= 2
        had = Counter(one.first for one in byes(rows))
        assert max(had.values(), default=1) == 1
        assert had.total() == number * (members % 2)
        rows = ended(rows, dice)
    assert (rows.league.phase, rows.league.season) == (Phase.OPEN.value, 2)


def test_a_round_follows_once_all_of_the_round_before_are_played() -> None:
    rows = settled(opened(6))
    one, *others = newest(rows)
    assert settled(rows) == rows
    part = replace(rows, pairings=tuple(replace(each, first_score=2, second_score=0, played=True)
                                        for each in (one, *others[:-1])) + tuple(others[-1:]))  # fmt: skip
    assert seasons.round_of(settled(part), 1) == 1
    assert seasons.round_of(ended(part, Random(0)), 1) == 2


def test_on_its_last_day_a_round_ends_what_is_not_played_as_a_draw() -> None:
    rows = settled(opened(6))
    assert settled(rows, WEEK - 1) == rows
    rows = settled(rows, WEEK)
    assert [(one.first_score, one.second_score, one.played) for one in rows.pairings[:3]] == [(1, 1, False)] * 3
    assert seasons.round_of(rows, 1) == 2
    assert {one.closes_at for one in newest(rows)} == {2 * WEEK}


def test_a_match_in_play_ends_before_its_round_does() -> None:
    rows = settled(opened(6))
    playing = replace(rows, pairings=tuple(replace(one, match_id=f"m{one.number}") for one in rows.pairings))
    assert settled(playing, WEEK) == playing  # its match is still to be ended
    over = rounds.settled(playing, {}, {"m0": None, "m1": None, "m2": None}, (), WEEK)
    assert [one.first_score for one in over.pairings[:3]] == [1, 1, 1]


def test_the_season_ends_at_the_latest_when_all_rounds_take_their_time() -> None:
    rows = settled(opened(10), 5)
    assert rows.league.ends_at == 5 + 5 * WEEK
    rows = ended(rows, Random(1), 5 + DAY)
    assert rows.league.ends_at == 5 + DAY + 4 * WEEK


def test_who_leaves_loses_the_open_match_and_is_not_paired_again() -> None:
    rows = settled(opened(8))
    other = next(one.second if one.first == 0 else one.first for one in newest(rows) if 0 in (one.first, one.second))
    rows = settled(without(rows, 0))
    own = next(one for one in rows.pairings if 0 in (one.first, one.second))
    assert (own.first_score, own.second_score) == ((0, 2) if own.first == 0 else (2, 0))
    rows = ended(rows, Random(2))
    assert seasons.round_of(rows, 1) == 2
    assert not [one for one in newest(rows) if 0 in (one.first, one.second)]
    points = {line.player: line.points for line in division_of(rows).table}
    assert points[0] == 0
    assert points[other] >= 2
    after = settled(without(rows, 0, other))  # the first round stays as it was
    assert {line.player: line.points for line in division_of(after).table}[other] >= 2


def test_nobody_is_struck_who_leaves_early() -> None:
    rows = ended(settled(opened(8)), Random(3))
    before = {line.player: line.points for line in division_of(rows).table}
    table = division_of(settled(without(rows, 3))).table
    assert not [line for line in table if line.struck]
    assert {line.player: line.points for line in table}[3] == before[3]


def test_the_season_ends_sooner_if_nobody_is_left_to_meet() -> None:
    rows = ended(settled(opened(5, 3)), Random(4))
    one = newest(rows)[0]
    others = [seat.seat for seat in rows.seats if seat.seat not in (one.first, one.second)]
    rows = settled(without(rows, *others))
    assert seasons.round_of(rows, 1) == 2
    rows = ended(rows, Random(4))
    assert (rows.league.phase, rows.league.season) == (Phase.OPEN.value, 2)
    assert division_of(rows, 1).round == 2


def test_a_season_ends_when_all_have_left() -> None:
    rows = settled(opened(4))
    rows = settled(without(rows, 0, 1, 2, 3))
    assert (rows.league.phase, rows.league.season) == (Phase.OPEN.value, 2)


@pytest.mark.parametrize("way", [1, -1])
def test_who_block_each_other_are_not_paired_while_others_can_meet_them(way: int) -> None:
    usual = newest(settled(opened(8)))[0]
    users = (100 + usual.first, 100 + usual.second)[::way]
    apart = frozenset([(users[0], users[1])])
    rows = opened(8)
    for _ in range(4):
        rows = settled(rows, apart=apart)
        assert not [one for one in newest(rows) if {100 + one.first, 100 + one.second} == {*users}]
        rows = replace(
            rows, pairings=tuple(replace(one, first_score=2, second_score=0, played=True) for one in rows.pairings)
        )


def test_two_who_are_apart_draw_once_all_others_of_the_round_are_over() -> None:
    """Of three, who blocks both others has to be paired with one of them, or has the bye."""
    apart = frozenset([(100, 101), (100, 102), (100, 103)])
    rows = settled(opened(4), apart=apart)
    [own] = [one for one in newest(rows) if 0 in (one.first, one.second)]
    assert settled(rows, DAY, apart) == rows
    rows = replace(
        rows, pairings=tuple(one if one == own else one.with_scores((2, 0), played=True) for one in rows.pairings)
    )
    rows = settled(rows, DAY, apart)
    assert seasons.round_of(rows, 1) == 2
    drawn = next(one for one in rows.pairings if one.number == own.number)
    assert (drawn.scores, drawn.played, drawn.match_id) == ((1, 1), False, None)


@pytest.mark.parametrize("match", [None, "over"])
def test_who_leaves_before_the_last_day_loses_also_if_the_look_comes_after_it(match: str | None) -> None:
    rows = settled(opened(6))
    rows = replace(rows, pairings=tuple(replace(one, match_id=match and f"m{one.number}") for one in rows.pairings))
    scores = {one.match_id: None for one in rows.pairings if one.match_id}
    rows = rounds.settled(without(rows, 0, at=WEEK - 1), {}, scores, (), WEEK)
    own = next(one for one in rows.pairings if 0 in (one.first, one.second))
    assert own.scores == ((0, 2) if own.first == 0 else (2, 0))


def test_who_leaves_after_the_last_day_has_a_draw() -> None:
    rows = rounds.settled(without(settled(opened(6)), 0, at=WEEK), {}, {}, (), WEEK)
    assert next(one for one in rows.pairings if 0 in (one.first, one.second)).scores == (1, 1)


def test_the_last_moment_counts_rounds_that_wait_for_a_place_but_none_that_cannot_follow() -> None:
    rows = settled(opened(6))
    later = replace(rows, pairings=tuple(replace(one, closes_at=3 * WEEK) for one in rows.pairings))
    assert rounds.last_moment(later) == 5 * WEEK
    done = settled(opened(32, 5))
    first = [replace(one, first_score=2, second_score=0) if one.division == 1 else one for one in done.pairings]
    done = replace(done, pairings=tuple(replace(one, closes_at=WEEK * one.division) for one in first))
    assert rounds.is_round_over(done, 1)
    assert rounds.last_moment(done) == 6 * WEEK


@pytest.mark.parametrize(("members", "rounds_", "expected"), [(5, 7, (3, 3)), (25, 7, (6, 7)), (40, 3, (3, 3))])
def test_how_many_rounds_there_will_be_is_known_before_the_start(
    members: int, rounds_: int, expected: tuple[int, int]
) -> None:
    assert seasons.rounds_ahead(opened(members, rounds_)) == expected
    rows = settled(opened(members, rounds_))
    counts = [seasons.rounds_of(rows, number) for number in sorted({seat.division for seat in rows.seats})]
    assert (min(counts), max(counts)) == expected


def test_more_than_twenty_are_divided_and_each_division_has_rounds_of_its_own() -> None:
    rows = settled(opened(21))
    sizes = Counter(seat.division for seat in rows.seats)
    assert sizes == {1: 11, 2: 10}

    def scored(one: LeaguePairingRow) -> LeaguePairingRow:
        return replace(one, first_score=2, second_score=0, played=True) if one.division == 2 else one

    rows = settled(replace(rows, pairings=tuple(map(scored, rows.pairings))))
    assert (seasons.round_of(rows, 1), seasons.round_of(rows, 2)) == (1, 2)
    assert division_of(rows).up == 0
    assert seasons.divisions_of(league_of(rows))[1].up == 2


def test_who_lets_half_of_the_time_run_out_is_out_after_the_season() -> None:
    rows = settled(opened(6, 3))
    while rows.league.season == 1:

        def scored(one: LeaguePairingRow) -> LeaguePairingRow:
            if one.first_score is not None:
                return one
            first = 0 if one.first == 2 else 2
            return replace(one, first_score=first, second_score=2 - first, played=2 not in (one.first, one.second))

        rows = settled(replace(rows, pairings=tuple(map(scored, rows.pairings))))
    assert {one.user_id for one in rows.members} == {100, 101, 103, 104, 105}


def test_a_bye_counts_as_a_win_and_is_told() -> None:
    rows = settled(opened(5))
    [bye] = byes(rows)
    division = division_of(rows)
    assert division.bye == bye.first
    assert {line.player: line.points for line in division.table}[bye.first] == 2
    assert (division.round, division.rounds, division.finished, division.matches) == (1, 3, 0, 2)


def test_places_that_are_possible_hold_to_the_end() -> None:
    for seed, members in enumerate((5, 8, 11)):
        rows, dice, found = settled(opened(members)), Random(seed), []
        while rows.league.season == 1:
            found.append(places_of(division_of(rows).count))
            rows = ended(rows, dice)
        for line in division_of(rows, 1).table:
            assert all(one[line.player][0] <= line.place <= one[line.player][1] for one in found)


def test_a_match_without_a_place_makes_its_round_longer_for_a_while() -> None:
    rows = settled(opened(6))
    one = newest(rows)[0]
    assert rounds.waits_until(rows, one, DAY - 1) is None
    assert rounds.waits_until(rows, one, 2 * DAY) == WEEK + 2 * DAY
    number = seasons.rounds_of(rows, 1)
    assert rounds.waits_until(rows, one, 100 * WEEK) == (number + 1) * WEEK  # later rounds are as long as usual
    assert rounds.waits_until(rows, replace(one, round=number), 100 * WEEK) == rounds.longest(number, 1) * WEEK
    assert rounds.waits_until(rows, replace(one, closes_at=None), 2 * DAY) is None
