"""Tests of standings: tie-breaks as published tables have them, defaults, and shared places."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.tournaments.model import Pairing, Result
from bot.engine.tournaments.standings import Account, Rules, Standing, TieBreak, account, table
from tests.engine.tournaments import candidates
from tests.engine.tournaments.candidates import crosstable

A, B, C, D, E = range(5)
SCORES = [(2, 0), (1, 1), (0, 2)]
ALL = Rules(tuple(TieBreak))
NONE = Rules(())


def order(lines: tuple[Standing, ...]) -> list[int]:
    return [line.player for line in lines]


def test_the_candidates_of_2016_are_ranked_as_published() -> None:
    """Wikipedia, "Candidates Tournament 2016": Caruana before Anand head to head, Aronian before Giri by wins."""
    c = candidates
    lines = table(c.PLAYERS, c.AFTER_13 + c.LAST_RESULTS, c.RULES)
    assert order(lines) == [c.KARJAKIN, c.CARUANA, c.ANAND, c.SVIDLER, c.ARONIAN, c.GIRI, c.NAKAMURA, c.TOPALOV]
    assert [line.points for line in lines] == [17, 15, 15, 14, 14, 14, 14, 9]
    assert [line.tie_breaks[0] for line in lines[3:7]] == [7, 6, 6, 5]
    assert [line.place for line in lines] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert lines[0] == Standing(c.KARJAKIN, 1, 1, 17, 14, 4, 9, 1, lines[0].tie_breaks)


def test_sonneborn_berger_as_sensei_s_library_reckons_it() -> None:
    """senseis.xmp.net, "Sonneborn-Berger": 11, 9, 6 and 4 points in a double round robin without draws."""
    results = crosstable("* * 1 0 1 1 1 0 \n 0 1 * * 1 0 1 1 \n 0 0 0 1 * * 1 1 \n 0 1 0 0 0 0 * *")
    lines = table([A, B, C, D], results, Rules((TieBreak.SONNEBORN_BERGER,)))
    assert [(line.player, line.points // 2, line.tie_breaks[0] / 4) for line in lines] == [
        (A, 4, 11.0),
        (B, 4, 9.0),
        (C, 3, 6.0),
        (D, 1, 4.0),
    ]


def test_each_tie_break_as_lichess_reckons_it() -> None:
    """The table of TiebreakersTest in lichess-org/scalachess, which follows FIDE C.07 of August 2024."""
    results = crosstable("* 1 ½ 0 1 \n 0 * 1 ½ 0 \n ½ 0 * 1 ½ \n 1 ½ 0 * 1 \n 0 1 ½ 0 *", 1)
    lines = {line.player: line for line in table([A, B, C, D, E], results, ALL)}
    assert [lines[player].points / 2 for player in (A, B, C, D, E)] == [2.5, 1.5, 2.0, 2.5, 1.5]
    head_to_head, sonneborn_berger, buchholz, wins = lines[A].tie_breaks
    assert (head_to_head / 2, lines[D].tie_breaks[0] / 2) == (0.0, 1.0)
    assert (sonneborn_berger / 4, buchholz / 2, wins) == (4.0, 7.5, 2)
    assert lines[D].place < lines[A].place


def test_head_to_head_is_asked_again_among_those_who_are_still_tied() -> None:
    """C.07, 6.2. Of four tied, A leads the small table and D is its last; B and C are equal in it, and B beat C."""
    among = [
        Result(A, B, (2, 0)),
        Result(A, C, (2, 0)),
        Result(A, D, (1, 1)),
        Result(B, C, (2, 0)),
        Result(D, B, (1, 1)),
        Result(C, D, (2, 0)),
    ]
    # A 5, B 3, C 2, D 2: make them equal by matches with others.
    others = [
        Result(B, E, (2, 0)),
        Result(C, E, (2, 0)),
        Result(D, E, (2, 0)),
        Result(C, 5, (1, 1)),
        Result(D, 5, (1, 1)),
    ]
    lines = table([D, C, B, A, E, 5], among + others, Rules((TieBreak.HEAD_TO_HEAD,)))
    assert [line.points for line in lines[:4]] == [5, 5, 5, 5]
    assert order(lines)[:4] == [A, B, C, D]


def test_a_small_table_with_holes_puts_first_only_who_is_sure_of_it() -> None:
    """C.07, 6.3. A has beaten B and C; B and C have not met. Whatever they did, A stays first, and they stay tied."""
    results = [Result(A, B, (2, 0)), Result(A, C, (2, 0)), Result(D, A, (2, 0)), Result(E, A, (2, 0))]
    results += [Result(B, D, (2, 0)), Result(C, D, (2, 0)), Result(B, E, (2, 0)), Result(C, E, (2, 0))]
    lines = table([B, C, A, D, E], results, Rules((TieBreak.HEAD_TO_HEAD,)))
    assert [(line.player, line.place, line.shared) for line in lines[:3]] == [(A, 1, 1), (B, 2, 2), (C, 2, 2)]


def test_a_small_table_with_holes_decides_nothing_that_a_missing_match_could_change() -> None:
    results = [Result(A, B, (2, 0)), Result(B, D, (2, 0)), Result(C, E, (2, 0))]
    lines = table([C, B, A, D, E], results, Rules((TieBreak.HEAD_TO_HEAD,)))
    assert [(line.player, line.place) for line in lines[:3]] == [(C, 1), (B, 1), (A, 1)]


def test_who_could_only_be_reached_is_not_sure_to_be_first() -> None:
    """A beat B and drew with C: three halves among the three. C would have as many, had they met B and won."""
    results = [Result(A, B, (2, 0)), Result(A, C, (1, 1))]
    results += [Result(B, D, (2, 0)), Result(B, E, (1, 1)), Result(C, D, (2, 0))]
    lines = table([C, B, A, D, E], results, Rules((TieBreak.HEAD_TO_HEAD,)))
    assert [(line.player, line.place) for line in lines[:3]] == [(C, 1), (B, 1), (A, 1)]


def test_who_are_equal_by_all_share_a_place_in_the_order_given() -> None:
    results = [Result(A, B, (2, 0)), Result(B, C, (2, 0)), Result(C, A, (2, 0))]
    lines = table([C, A, B, D], results, ALL)
    assert [(line.player, line.place, line.shared) for line in lines] == [(C, 1, 3), (A, 1, 3), (B, 1, 3), (D, 4, 1)]


def test_a_bye_is_a_win_over_somebody_with_the_same_points() -> None:
    """C.07, 16.4: the opponent of an unplayed round has the player's own points."""
    lines = table([A, B, C], [Result(A, B, (1, 1))], ALL, byes=[A, C])
    assert lines[0] == Standing(A, 1, 1, 3, 2, 1, 1, 0, (0, 3 * 2 + 1, 3 + 1, 1))
    assert lines[1] == Standing(C, 2, 1, 2, 1, 1, 0, 0, (0, 2 * 2, 2, 1))


@pytest.mark.parametrize(
    "result", [Result(A, D, (2, 0)), Result(A, A, (1, 1)), Result(A, B, (2, 2)), Result(A, C, (2, 0))]
)
def test_a_result_of_others_or_without_a_score_is_an_error(result: Result) -> None:
    with pytest.raises(ValueError, match=r"no score|not two players"):
        table([A, B, C], [result], struck=[C])


ROUND_ROBIN = [Pairing(one, other) for one, other in combinations(range(5), 2)]


def test_who_leaves_before_half_of_their_matches_is_struck() -> None:
    """FIDE Handbook C.05 (formerly C.06, V.4.1): neither points by them nor points against them count."""
    results = [Result(A, E, (0, 2)), Result(A, B, (2, 0))]
    made = account(ROUND_ROBIN, results, left=[E])
    assert made == Account((results[1],), frozenset({E}))
    lines = table(range(5), made.results, struck=made.struck)
    assert lines[-1] == Standing(E, 5, 1, 0, 0, 0, 0, 0, (0, 0, 0), struck=True)
    assert [line.points for line in lines] == [2, 0, 0, 0, 0]


def test_who_leaves_after_half_of_their_matches_loses_the_others() -> None:
    """FIDE Handbook C.05 (formerly C.06, V.4.2): a minus for them and a plus for their opponents."""
    results = [Result(A, E, (0, 2)), Result(B, E, (0, 2))]
    made = account(ROUND_ROBIN, results, left=[E])
    assert made.struck == frozenset()
    assert made.results[2:] == (Result(C, E, (2, 0), played=False), Result(D, E, (2, 0), played=False))


def test_without_strikes_who_leaves_early_keeps_their_results() -> None:
    results = [Result(A, E, (0, 2)), Result(A, B, (2, 0))]
    made = account([Pairing(A, E), Pairing(A, B), Pairing(C, E)], results, left=[E], strikes=False)
    assert made == Account((*results, Result(C, E, (2, 0), played=False)), frozenset())


def test_a_match_that_was_not_played_is_not_one_of_that_half() -> None:
    results = [Result(A, E, (0, 2)), Result(B, E, (0, 2), played=False)]
    assert account(ROUND_ROBIN, results, left=[E]) == Account((), frozenset({E}))


def test_a_match_of_two_who_left_is_lost_by_both() -> None:
    played = [Result(D, A, (2, 0)), Result(D, B, (2, 0)), Result(E, A, (2, 0)), Result(E, B, (2, 0))]
    made = account(ROUND_ROBIN, [Result(r.second, r.first, r.score[::-1]) for r in played], left=[D, E])
    assert Result(D, E, (0, 0), played=False) in made.results
    assert len(made.results) == 4 + 1 + 2


def test_what_is_not_finished_at_the_close_is_a_draw() -> None:
    made = account(ROUND_ROBIN, [Result(B, A, (2, 0))], closed=True)
    assert len(made.results) == len(ROUND_ROBIN)
    assert all(result.score == (1, 1) and not result.played for result in made.results[1:])
    assert len(account(ROUND_ROBIN, [Result(B, A, (2, 0))]).results) == 1


def test_a_result_too_many_is_an_error() -> None:
    with pytest.raises(ValueError, match="no match of 1 and 0"):
        account(ROUND_ROBIN, [Result(A, B, (2, 0)), Result(B, A, (2, 0))])


@st.composite
def tournaments(draw: st.DrawFn) -> tuple[list[int], list[Result]]:
    """Draw up to six players, and some of the matches of a round robin."""
    players = draw(st.permutations(range(draw(st.integers(2, 6)))))
    met = [pair for pair in combinations(players, 2) if draw(st.integers(0, 4))]
    return players, [Result(one, other, draw(st.sampled_from(SCORES))) for one, other in met]


@pytest.mark.slow
@given(tournaments(), st.lists(st.sampled_from(TieBreak), unique=True), st.randoms(use_true_random=False))
@settings(max_examples=120, deadline=None)
def test_a_table_is_ranked_by_points_and_does_not_depend_on_an_order(  # type: ignore[no-untyped-def]
    tournament: tuple[list[int], list[Result]], breaks: list[TieBreak], rng
) -> None:
    players, results = tournament
    rules = Rules(tuple(breaks))
    lines = table(players, results, rules)
    assert sorted(order(lines)) == sorted(players)
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
    assert sum(line.points for line in lines) == 2 * len(results)
    for at, line in enumerate(lines):
        assert line.place == next(i for i, each in enumerate(lines, 1) if each.place == line.place)
        assert line.shared == sum(each.place == line.place for each in lines)
        assert line.place <= at + 1 < line.place + line.shared
        assert line.played == line.won + line.drawn + line.lost
        assert line.points == 2 * line.won + line.drawn
    others = rng.sample(players, len(players))
    again = table(others, rng.sample(results, len(results)), rules)
    assert {(line.player, line.place, line.tie_breaks) for line in again} == {
        (line.player, line.place, line.tie_breaks) for line in lines
    }
    # Tie-breaks part players with equal points, and move nobody past one with more.
    without = {line.player: line for line in table(players, results, NONE)}
    assert all(0 <= line.place - without[line.player].place < without[line.player].shared for line in lines)
