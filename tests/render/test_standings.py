"""Tests of the picture of a division's standings: a reference picture, the way of each member, hostile names."""

import pytest
from msgspec.structs import replace

from render import leaderboards
from tests.render import leaderboard_scenes as scenes
from tests.render.references import opened, reference, worst_block
from tests.render.test_fonts import HOSTILE
from tests.render.test_pictures import BLOCK_TOLERANCE, hold

SCENE = scenes.STANDINGS["standings"]


@pytest.mark.slow
def test_standings_equal_the_reference_picture() -> None:
    hold("leaderboards", "standings", leaderboards.paint_standings(SCENE), worst_block, BLOCK_TOLERANCE)


@pytest.mark.slow
def test_another_way_place_or_score_changes_the_picture() -> None:
    wanted, (first, *others) = reference("leaderboards", "standings"), SCENE.lines
    for line in (
        replace(first, way=""),
        replace(first, way="down"),
        replace(first, shown="5"),
        replace(first, place=2),
    ):
        other = opened(leaderboards.paint_standings(replace(SCENE, lines=(line, *others))))
        assert worst_block(other, wanted) > 2 * BLOCK_TOLERANCE


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_can_be_painted(name: str) -> None:
    lines = tuple(replace(line, name=name, note=name) for line in SCENE.lines)
    assert leaderboards.paint_standings(replace(SCENE, lines=lines)).startswith(b"\x89PNG")
