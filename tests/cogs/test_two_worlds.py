"""Tests that no stranger learns anything of matches by letters: two worlds that differ in it answer the same.

They live in a Python of their own, because the simulated loop replaces the clocks of all libraries.
"""

import pytest

from tests.universe.test_universe import command

GAMES = ("gembatan", "gemrush", "gems3d")
ANSWERS = 100_000  # of all nights' strangers


async def asked(*words: object, hashes: str = "0") -> str:
    """Let strangers ask in pairs of worlds, and return what is said of them. hashes: Python's seed of hashes."""
    status, out, err = await command(*map(str, words), module="tests.cogs.ask_two_worlds", hashes=hashes)
    assert status == 0, out + err
    return out


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", GAMES)
async def test_two_worlds_answer_strangers_the_same(game: str) -> None:
    [line] = (await asked(game, "--acts", 100)).splitlines()
    assert int(line.split()[3]) > 60


@pytest.mark.nightly
@pytest.mark.timeout(600)
async def test_a_pair_of_worlds_is_its_seed() -> None:
    """The order of a set depends on hashes, and a pair is the same alone as after others."""
    first = await asked("gemrush", "--acts", 150, "--answers", 150, hashes="1")
    again = await asked("gemrush", "--acts", 150, "--seed", 2, hashes="2")
    assert first.splitlines()[1:] == again.splitlines()


@pytest.mark.nightly
@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("game", GAMES)
async def test_two_worlds_answer_many_strangers_the_same(game: str) -> None:
    await asked(game, "--answers", ANSWERS // len(GAMES) + 1)
