"""Which blocks count in leagues and cups: those that were there at the begin, and still are."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.sessions.leagues import cups, round_robin, rounds, seasons
from bot.sessions.leagues.blocks import counting
from bot.sessions.leagues.model import CUP, FIRST, Phase, Rules, league_of
from bot.sessions.pace import DAY
from bot.storage.league_rows import LeagueMemberRow, LeagueRow, LeagueRows
from tests.sessions.league_host import CUP_RULES, RULES, SWISS, TABLE_RULES
from tests.sessions.table import PLACE

BEFORE, LATER = (101, 100), (102, 103)  # a block, and one that is made after the begin


def settled(rows: LeagueRows, apart: frozenset[tuple[int, int]], now: int = 0) -> LeagueRows:
    counts = counting(rows, apart)
    if rows.league.season == CUP:
        return cups.settled(rows, {}, {}, now, counts)
    if league_of(rows).rules.rounds:
        return rounds.settled(rows, {}, {}, counts, now)
    return round_robin.settled(rows, {}, now, counts)


def begun(rules: Rules, *apart: tuple[int, int], members: int = 4) -> LeagueRows:
    season = CUP if rules in (CUP_RULES, TABLE_RULES) else FIRST
    text = msgspec.json.encode(rules).decode()
    row = LeagueRow("league", PLACE.guild, "duel", text, Phase.OPEN.value, season, 0, 0, None)
    joined = tuple(
        LeagueMemberRow("league", 100 + one, PLACE.guild, str(one), 4, joined_at=one) for one in range(members)
    )
    return settled(LeagueRows(row, joined), frozenset(apart))


@pytest.mark.parametrize("rules", [RULES, SWISS, TABLE_RULES], ids=["round robin", "swiss", "tables"])
def test_a_block_counts_if_it_was_there_at_the_begin_and_still_is(rules: Rules) -> None:
    rows = begun(rules, BEFORE)
    assert counting(rows, frozenset((BEFORE, LATER))) == {BEFORE}
    assert counting(rows, frozenset((BEFORE[::-1], LATER))) == {BEFORE[::-1]}  # the other one blocks now
    assert counting(rows, frozenset((LATER,))) == frozenset()
    [(division, one, other)] = league_of(rows).rules.blocked or ()
    assert {seasons.user_at(rows, division, seat).user_id for seat in (one, other)} == {*BEFORE}


def test_in_a_cup_of_series_no_block_counts() -> None:
    assert counting(begun(CUP_RULES, BEFORE), frozenset((BEFORE, LATER))) == frozenset()


@pytest.mark.parametrize("rules", [RULES, SWISS, TABLE_RULES], ids=["round robin", "swiss", "tables"])
def test_in_a_season_of_an_older_version_each_block_counts(rules: Rules) -> None:
    rows = begun(rules)
    old = msgspec.json.encode(replace(league_of(rows).rules, blocked=None)).decode()
    rows = replace(rows, league=replace(rows.league, rules=old))
    assert counting(rows, frozenset((BEFORE, LATER))) == {BEFORE, LATER}


@pytest.mark.parametrize(("rules", "each"), [(RULES, 3), (SWISS, 1)], ids=["round robin", "swiss"])
def test_all_matches_open_between_members_who_block_each_other_later(rules: Rules, each: int) -> None:
    rows = begun(rules)
    apart = frozenset((100, 100 + one) for one in (1, 2, 3))
    rows = settled(rows, apart)
    assert rows.league.phase == Phase.PLAYING.value
    opened = seasons.to_open(rows, 0, frozenset(), counting(rows, apart))
    assert (
        sorted(player for one in opened for player in one.players) == [0] * each + [1] * each + [2] * each + [3] * each
    )


def test_a_season_ends_when_all_but_a_pair_who_is_apart_have_played() -> None:
    """Neither at once, nor on its last day; a second division does not wait for the first one."""
    rows = begun(RULES, BEFORE, members=10)
    apart = frozenset((BEFORE,))
    own = [one for one in rows.pairings if one.division == 1 and {one.first, one.second} == {0, 1}]
    assert settled(rows, apart, DAY) == rows
    played = [one if one in own else replace(one, match_id="m").with_scores((2, 0), played=True)
              for one in rows.pairings]  # fmt: skip
    last = played[-1]
    rows = settled(replace(rows, pairings=(*played[:-1], replace(last, first_score=None, second_score=None))), apart)
    [drawn] = [one for one in rows.pairings if (one.division, one.number) == (1, own[0].number)]
    assert (drawn.scores, drawn.played, rows.league.season) == ((1, 1), False, 1)
    rows = settled(replace(rows, pairings=(*rows.pairings[:-1], last)), apart)
    assert (rows.league.phase, rows.league.season) == (Phase.OPEN.value, 2)
    assert league_of(rows).rules.blocked is None


def test_whoever_leaves_before_such_a_draw_loses_the_match() -> None:
    rows = begun(RULES, BEFORE, members=3)
    rows = replace(
        rows,
        seats=tuple(replace(one, left_at=1) if one.seat == 2 else one for one in rows.seats),
    )
    drawn = settled(rows, frozenset((BEFORE,)))
    assert [one.scores for one in drawn.pairings if 2 in one.players] == [None, None]
    assert [one.scores for one in drawn.pairings if 2 not in one.players] == [(1, 1)]
