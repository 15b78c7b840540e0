"""Tests of how the weights of Gems 3D's computer players are fitted."""

import random

import pytest

from bot.games.gems3d.windows import FITTED
from tests.ladder.fit_gems3d import VARIANTS, Spread, crowding, fields, fitted, weights_of


def test_the_numbers_that_are_varied_give_the_weights() -> None:
    numbers = fields(FITTED)

    assert weights_of(numbers) == FITTED
    assert weights_of([number + 1 for number in numbers]).empty == FITTED.empty + 1


def test_the_spread_finds_the_lowest_place_of_a_narrow_valley() -> None:
    dice, spread = random.Random(1), Spread(8, VARIANTS)
    for _ in range(150):
        variants = [spread.varied(dice) for _ in range(VARIANTS)]
        spread.learn(sorted(variants, key=lambda one: sum((x - 1) ** 2 * 4**at for at, x in enumerate(one))))

    assert spread.middle == pytest.approx([1.0] * 8, abs=0.01)


@pytest.mark.slow
def test_a_player_who_does_not_see_lines_has_a_crowded_board() -> None:
    blind = FITTED._replace(windows=(0.0,) * len(FITTED.windows))
    good, bad = (crowding(weights, 1, budget=0.002, turns=30) for weights in (FITTED, blind))

    assert 0 < good < bad / 2 < 0.5


@pytest.mark.slow
def test_a_generation_changes_the_weights() -> None:
    found = fitted(generations=1, matches=1, budget=0.002, turns=3)

    assert found.point == FITTED.point
    assert found.windows != FITTED.windows
