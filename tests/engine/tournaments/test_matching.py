"""Tests of the cheapest pairs, against all pairings there are."""

from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.engine.tournaments.matching import cheapest_pairs

Costs = dict[tuple[int, int], int | None]


def least(size: int, costs: Costs) -> int | None:
    """Return the least total of all perfect matchings, None if there are none: by trying all of them."""

    @cache
    def of(paired: int) -> int | None:
        one = next((number for number in range(size) if not paired >> number & 1), None)
        if one is None:
            return 0
        totals = []
        for other in range(one + 1, size):
            cost = costs[one, other]
            if not paired >> other & 1 and cost is not None:
                rest = of(paired | 1 << one | 1 << other)
                if rest is not None:
                    totals.append(cost + rest)
        return min(totals, default=None)

    return of(0)


@st.composite
def groups(draw: st.DrawFn) -> tuple[int, Costs]:
    """Draw an even size and costs: few values for many ties, or huge ones; some pairs are barred."""
    size = 2 * draw(st.integers(0, 5))
    values = draw(st.sampled_from([st.integers(0, 2), st.integers(0, 30), st.integers(0, 10**40)]))
    barred = draw(st.sampled_from([values, values | st.none(), values | st.none() | st.none()]))
    return size, {(one, other): draw(barred) for one in range(size) for other in range(one + 1, size)}


@pytest.mark.slow
@given(groups())
@settings(max_examples=250, deadline=None)
def test_the_total_is_the_least_there_is(group: tuple[int, Costs]) -> None:
    size, costs = group
    pairs = cheapest_pairs(size, lambda one, other: costs[one, other])
    expected = least(size, costs)
    if pairs is None:
        assert expected is None
    else:
        assert sorted(number for pair in pairs for number in pair) == list(range(size))
        assert sum(costs[pair] or 0 for pair in pairs) == expected


@pytest.mark.slow
@given(st.randoms(use_true_random=False), st.sampled_from([2, 3, 5]))
@example(None, 1)
@settings(max_examples=50, deadline=None)
def test_circles_within_circles_are_undone(rng, top: int) -> None:  # type: ignore[no-untyped-def]
    """Twelve in a ring with few chords: odd circles shrink, and must open again when a better way is found."""
    size = 12
    costs: Costs = {(one, other): None for one in range(size) for other in range(one + 1, size)}
    for one in range(size):
        other = (one + 1) % size
        costs[min(one, other), max(one, other)] = rng.randrange(top) if rng else 0
    for _ in range(10 if rng else 0):
        one, other = sorted(rng.sample(range(size), 2))
        costs[one, other] = rng.randrange(top)
    pairs = cheapest_pairs(size, lambda one, other: costs[one, other])
    assert pairs is not None
    assert sum(costs[pair] or 0 for pair in pairs) == least(size, costs)


def test_an_odd_number_cannot_be_paired() -> None:
    assert cheapest_pairs(3, lambda one, other: 0) is None
