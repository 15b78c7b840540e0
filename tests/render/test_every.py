"""Test that the pictures of every game equal the reference pictures, and are small files."""

import pytest

from tests.render.every import GAMES, measure, pictures
from tests.render.test_pictures import hold

pytestmark = pytest.mark.slow

SIZE_LIMIT = 500 * 1024  # the most bytes of a picture


@pytest.mark.parametrize(("key", "name"), [(key, name) for key in GAMES for name in pictures(key)])
def test_the_picture_equals_the_reference_picture(key: str, name: str) -> None:
    picture = pictures(key)[name]()
    hold(key, name, picture, *measure(key))
    assert len(picture) < SIZE_LIMIT
