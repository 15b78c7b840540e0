"""Tests of the Berger tables."""

from collections import Counter

import pytest

from bot.engine.tournaments.roundrobin import rounds

# FIDE Handbook, C.05 General Regulations for Competitions, Annex 1: Details of Berger Table, as printed.
PRINTED = {
    4: """
        1-4 2-3
        4-3 1-2
        2-4 3-1
    """,
    6: """
        1-6 2-5 3-4
        6-4 5-3 1-2
        2-6 3-1 4-5
        6-5 1-4 2-3
        3-6 4-2 5-1
    """,
    8: """
        1-8 2-7 3-6 4-5
        8-5 6-4 7-3 1-2
        2-8 3-1 4-7 5-6
        8-6 7-5 1-4 2-3
        3-8 4-2 5-1 6-7
        8-7 1-6 2-5 3-4
        4-8 5-3 6-2 7-1
    """,
    10: """
        1-10 2-9 3-8 4-7 5-6
        10-6 7-5 8-4 9-3 1-2
        2-10 3-1 4-9 5-8 6-7
        10-7 8-6 9-5 1-4 2-3
        3-10 4-2 5-1 6-9 7-8
        10-8 9-7 1-6 2-5 3-4
        4-10 5-3 6-2 7-1 8-9
        10-9 1-8 2-7 3-6 4-5
        5-10 6-4 7-3 8-2 9-1
    """,
}
SIZES = range(2, 18)


@pytest.mark.parametrize("size", range(3, 11))
def test_the_tables_are_those_that_fide_prints(size: int) -> None:
    """With an odd number of players the highest number of the table stands for a bye."""
    printed = [row.split() for row in PRINTED[size + size % 2].strip().splitlines()]
    kept = [[pair for pair in row if str(size + 1) not in pair.split("-")] for row in printed]
    made = rounds(range(1, size + 1))
    assert [[f"{pair.first}-{pair.second}" for pair in row.pairings] for row in made] == kept
    assert [row.number for row in made] == list(range(1, len(printed) + 1))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("double", [False, True])
def test_everybody_meets_everybody_and_begins_as_often_as_not(size: int, double: bool) -> None:
    made = rounds(range(size), double=double)
    met = Counter((pair.first, pair.second) for row in made for pair in row.pairings)
    for one in range(size):
        for other in range(one):
            assert (met[one, other], met[other, one]) in ({(1, 1)} if double else {(1, 0), (0, 1)})
    for row in made:
        there = [player for pair in row.pairings for player in (pair.first, pair.second)]
        there += [row.bye] if row.bye is not None else []
        assert sorted(there) == list(range(size))
    begun = Counter(pair.first for row in made for pair in row.pairings)
    followed = Counter(pair.second for row in made for pair in row.pairings)
    assert all(abs(begun[player] - followed[player]) <= 1 for player in range(size))
    byes = Counter(row.bye for row in made if row.bye is not None)
    assert set(byes.values()) == ({1 + double} if size % 2 else set())


@pytest.mark.parametrize("size", range(4, 18))
def test_nobody_begins_or_follows_three_times_in_a_row(size: int) -> None:
    """The annex exchanges the last two rounds of the first half for this."""
    made = rounds(range(size), double=True)
    for player in range(size):
        sides = "".join(
            "b" if pair.first == player else "f"
            for row in made
            for pair in row.pairings
            if player in (pair.first, pair.second)
        )
        assert "bbb" not in sides, sides
        assert "fff" not in sides, sides


@pytest.mark.parametrize("players", [[], [1], [1, 2, 1]])
def test_one_player_or_one_twice_is_no_round_robin(players: list[int]) -> None:
    with pytest.raises(ValueError, match="at least two"):
        rounds(players)
