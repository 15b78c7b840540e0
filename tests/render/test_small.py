"""The pictures of small games are the kept ones; games are found by themselves."""

from importlib import import_module

import pytest

from tests.render.kept import difference
from tests.render.small import SMALL, scenes
from tests.render.test_pictures import TOLERANCE, hold


def test_there_is_a_small_game() -> None:
    assert SMALL


@pytest.mark.parametrize("key", SMALL)
def test_the_pictures_of_a_small_game_are_the_kept_ones(key: str) -> None:
    painter = import_module(f"render.{key}")
    for name, view, table in scenes(key):
        hold(key, name, painter.paint(view, table), difference, TOLERANCE)
