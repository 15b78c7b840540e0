"""Tests that no stranger learns anything of matches by letters: two worlds that differ in it answer the same."""

from pathlib import Path

import pytest

from tests.cogs.two_worlds import compared

GAMES = ("gembatan", "gemrush", "gems3d")
ANSWERS, ACTS = 100_000, 1_500  # of all nights' strangers, and what those of one pair of worlds do


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", GAMES)
async def test_two_worlds_answer_strangers_the_same(tmp_path: Path, game: str) -> None:
    answers, differs = await compared(tmp_path, game, seed=1, acts=100)
    assert differs == ""
    assert answers > 60


@pytest.mark.nightly
@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("game", GAMES)
async def test_two_worlds_answer_many_strangers_the_same(tmp_path: Path, game: str) -> None:
    seed = whole = 0
    while whole * len(GAMES) < ANSWERS:
        seed += 1
        answers, differs = await compared(tmp_path / str(seed), game, seed, ACTS)
        assert differs == ""
        whole += answers
