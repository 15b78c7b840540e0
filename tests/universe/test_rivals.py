"""Tests of universes in which two channels play against each other."""

import pytest

from tests.universe.test_universe import broken, lived

DUELS = "--days 0.15 --tables 1 --every 0.7 --twins 0 --councils"


@pytest.mark.nightly
@pytest.mark.timeout(900)
async def test_channels_that_play_against_each_other_break_no_law() -> None:
    """Moderators delete a channel, or take a permission from the bot there, and the power goes."""
    results = await lived("1", "--n", "40", *DUELS.split())
    assert broken(results) == []
    troubles = {kind for result in results for kind in result.troubles}
    assert {"closed rival", "deleted rival", "cut at a rival"} <= troubles


@pytest.mark.slow
@pytest.mark.timeout(120)
async def test_a_trouble_beside_the_list_can_be_left_out() -> None:
    """So what makes a universe smaller finds which of them a finding needs."""
    [whole] = await lived("10", *DUELS.split())
    beside = [number for number in whole.numbers if number > 2_000]
    assert beside
    [less] = await lived("10", *DUELS.split(), "--without", ",".join(map(str, beside)))
    assert not [number for number in less.numbers if number > 2_000]
    assert [kind for kind in less.troubles if kind.endswith("rival")] == []
