"""Tests of universes in which two channels play against each other."""

from pathlib import Path

import pytest

from tests.universe.rivals import FIRST
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
async def test_a_trouble_beside_the_list_can_be_left_out(tmp_path: Path) -> None:
    """So what makes a universe smaller finds which of them a finding needs."""
    beside = ",".join(map(str, range(FIRST + 1, FIRST + 100)))
    asked = tmp_path / "asked.txt"
    asked.write_text(f"10 {DUELS}\n10 {DUELS} --without {beside}\n")
    less, whole = sorted(await lived("--again", str(asked)), key=lambda result: len(result.numbers))
    assert [number for number in whole.numbers if number > FIRST]
    assert not [number for number in less.numbers if number > FIRST]
    assert [kind for kind in whole.troubles if kind.endswith("rival")]
    assert [kind for kind in less.troubles if kind.endswith("rival")] == []
