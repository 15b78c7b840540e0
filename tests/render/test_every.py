"""The pictures of every game are the kept ones; games are found by where they lie."""

import pytest

from tests.render.every import GAMES, measure, pictures
from tests.render.test_pictures import hold

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("key", "name"), [(key, name) for key in GAMES for name in pictures(key)])
def test_the_picture_is_the_kept_one(key: str, name: str) -> None:
    hold(key, name, pictures(key)[name](), *measure(key))
