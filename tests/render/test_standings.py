"""Tests of the picture of a division's standings: a reference picture, the way of each member, hostile names."""

import pytest
from msgspec.structs import replace

from render import leaderboards
from tests.render import leaderboard_scenes as scenes
from tests.render.references import opened, reference, worst_block
from tests.render.test_fonts import HOSTILE
from tests.render.test_pictures import BLOCK_TOLERANCE

SCENE = scenes.STANDINGS["standings"]


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


def test_lines_are_as_high_as_their_notes_and_a_long_table_has_none() -> None:
    """A phone shows 390 of the 1000 pixels: notes must be large there, and twenty lines no higher than the phone."""

    def height(lines: int, notes: int) -> int:
        line = replace(SCENE.lines[0], notes=("4 won, 1 drawn, 0 lost",) * notes)
        return opened(leaderboards.paint_standings(replace(SCENE, lines=(line,) * lines))).height

    assert height(6, 1) < height(6, 2)
    assert height(20, 2) == height(20, 0) < 2 * 1000


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_can_be_painted(name: str) -> None:
    lines = tuple(replace(line, name=name, notes=(name, name)) for line in SCENE.lines)
    assert leaderboards.paint_standings(replace(SCENE, lines=lines)).startswith(b"\x89PNG")
