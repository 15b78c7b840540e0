"""Tests of divisions: sizes, who goes up and down, leavers and newcomers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.tournaments.divisions import divide, next_season, promoted, relegated
from bot.engine.tournaments.standings import Standing, table


def standings(*players: int) -> tuple[Standing, ...]:
    """Return a table in this order."""
    ranked = table(players, [])
    assert [line.player for line in ranked] == list(players)
    return ranked


@pytest.mark.parametrize(
    ("count", "sizes"),
    [
        (0, []),
        (3, [3]),
        (5, [5]),
        (8, [8]),
        (9, [9]),  # 5 and 4 would leave the lower one too small
        (10, [5, 5]),
        (12, [6, 6]),
        (15, [8, 7]),
        (17, [6, 6, 5]),
        (40, [8, 8, 8, 8, 8]),
        (41, [7, 7, 7, 7, 7, 6]),
    ],
)
def test_there_are_as_few_divisions_as_their_size_allows(count: int, sizes: list[int]) -> None:
    divisions = divide(range(count))
    assert [len(division) for division in divisions] == sizes
    assert [player for division in divisions for player in division] == list(range(count))


@given(st.integers(10, 300))
def test_from_ten_players_on_each_division_has_five_to_eight(count: int) -> None:
    sizes = [len(division) for division in divide(range(count))]
    assert set(sizes) <= {5, 6, 7, 8}
    assert sizes == sorted(sizes, reverse=True)


def test_a_division_of_at_least_six_and_at_most_five_is_an_error() -> None:
    with pytest.raises(ValueError, match="6 to 5"):
        divide(range(12), 6, 5)


def test_the_best_go_up_and_the_last_go_down() -> None:
    lines = table(range(6), [], struck=[0])
    assert promoted(lines, 2) == (1, 2)
    assert relegated(lines, 2) == (5, 0)
    assert (promoted(lines, 0), relegated(lines, 0)) == ((), ())
    assert relegated(lines, 9) == (1, 2, 3, 4, 5, 0)


def test_between_two_divisions_the_last_and_the_first_change_places() -> None:
    tables = [standings(1, 2, 3, 4, 5), standings(11, 12, 13, 14, 15), standings(21, 22, 23, 24, 25)]
    assert next_season(tables) == ((1, 2, 3, 4, 11), (5, 12, 13, 14, 21), (15, 22, 23, 24, 25))
    assert next_season(tables, moving=2) == ((1, 2, 3, 11, 12), (4, 5, 13, 21, 22), (14, 15, 23, 24, 25))
    assert next_season(tables, moving=0) == tuple(tuple(line.player for line in each) for each in tables)
    # At most half move, so nobody is both the best and the last of the middle.
    assert next_season(tables, moving=9) == next_season(tables, moving=2)


def test_the_next_below_take_the_places_of_leavers_and_newcomers_begin_below() -> None:
    tables = [standings(1, 2, 3, 4, 5, 6), standings(11, 12, 13, 14, 15, 16)]
    divisions = next_season(tables, leavers=[2, 14], newcomers=[99, 98])
    assert divisions == ((1, 3, 4, 5, 11, 6), (12, 13, 15, 16, 99, 98))


def test_a_division_keeps_its_size_while_those_below_can_have_theirs() -> None:
    tables = [standings(*range(1, 9)), standings(*range(11, 19))]
    fewer = next_season(tables, leavers=[17, 18])
    assert [len(division) for division in fewer] == [8, 6]
    assert 11 in fewer[0]
    more = next_season(tables, newcomers=[99])
    assert [len(division) for division in more] == [6, 6, 5]
    none = next_season(tables, leavers=[*range(11, 19)])
    assert none == (tuple(range(1, 9)),)


def test_a_league_that_loses_most_is_cut_anew() -> None:
    tables = [standings(*range(1, 9)), standings(*range(11, 19))]
    assert next_season(tables, leavers=range(1, 11)) == ((11, 12, 13, 14, 15, 16, 17, 18),)
    assert next_season(tables, leavers=[*range(1, 9), *range(11, 19)]) == ()


@given(
    st.integers(1, 40),
    st.integers(0, 4),
    st.sets(st.integers(0, 39)),
    st.integers(0, 12),
)
def test_each_who_stays_plays_once_and_moves_by_one_division_at_most(
    count: int, moving: int, leavers: set[int], new: int
) -> None:
    before = divide(range(count))
    newcomers = list(range(100, 100 + new))
    after = next_season([standings(*each) for each in before], moving=moving, leavers=leavers, newcomers=newcomers)
    playing = [player for division in after for player in division]
    assert sorted(playing) == sorted({*range(count)} - leavers) + newcomers
    assert all(5 <= len(division) <= 8 for division in after) or len(playing) in {*range(5), 9}
    if [len(division) for division in after] == [len(division) for division in before]:
        was = {player: at for at, division in enumerate(before) for player in division}
        if not leavers & {*range(count)}:
            assert all(abs(at - was[each]) <= 1 for at, division in enumerate(after) for each in division)
            assert all(each in after[at] for at in range(len(after) - 1) for each in before[at + 1][: min(moving, 1)])
