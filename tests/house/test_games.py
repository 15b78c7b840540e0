"""Tests that every game has all its parts: rules, cog, painter, texts, transcript and pictures."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.games import all_games
from bot.texts.files import folders
from cogs import all_cogs
from tests.texts.loaded import all_texts

ROOT = Path(__file__).parents[2]
GAMES = sorted(all_games())
COGS = {cog.face.key: cog for cog in all_cogs() if cog.face is not None}


def test_there_is_a_game() -> None:
    assert "gems3d" in GAMES


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_all_its_parts(key: str) -> None:
    assert key in COGS
    assert find_spec(f"render.{key}") is not None
    for language in all_texts().languages:
        assert any((folder / language / f"{key}.ftl").is_file() for folder in folders())
    assert (ROOT / "tests" / "transcripts" / f"{key}.txt").is_file()
    assert list((ROOT / "tests" / "pictures").glob(f"{key}_*.png"))


def test_every_cog_has_a_game() -> None:
    assert set(COGS) <= set(GAMES)
