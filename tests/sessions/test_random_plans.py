"""Random plans in random matches: none is played that its guard forbids, and none reveals anything."""

import pytest

from tests.sessions.random_plans import Plays

NIGHT = 100_000  # moves


@pytest.mark.slow
def test_no_planned_turn_is_played_that_must_not_be() -> None:
    plays = Plays(seed=1)
    plays.run(600)
    assert plays.counts["played"] > 20
    assert plays.counts["revealed"] > 20


@pytest.mark.nightly
@pytest.mark.timeout(3_600)
def test_no_planned_turn_of_very_many_is_played_that_must_not_be() -> None:
    plays = Plays(seed=43)
    plays.run(NIGHT)
    assert all(plays.counts[what] > 100 for what in ("played", "revealed", "illegal", "points"))
