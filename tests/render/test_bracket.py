"""Tests of the picture of a bracket: reference pictures, who goes on and who plays, hostile names."""

import pytest
from msgspec.structs import replace

from render import leaderboards
from render.leaderboards.views import BracketSeries
from tests.render import leaderboard_scenes as scenes
from tests.render.references import opened, reference, worst_block
from tests.render.test_fonts import HOSTILE
from tests.render.test_pictures import BLOCK_TOLERANCE

SCENE = scenes.BRACKETS["bracket"]
[PART] = SCENE.parts


@pytest.mark.slow
def test_who_goes_on_and_what_is_played_change_the_picture() -> None:
    wanted, (first, *columns) = reference("leaderboards", "bracket"), PART.columns
    other = first.series[1]
    for series in (
        replace(other, live=True),
        replace(other, sides=(replace(other.sides[0], won=True), replace(other.sides[1], won=False))),
        replace(other, sides=(replace(other.sides[0], score="0"), other.sides[1])),
    ):
        changed = replace(first, series=(first.series[0], series, *first.series[2:]))
        picture = leaderboards.paint_bracket(replace(SCENE, parts=(replace(PART, columns=(changed, *columns)),)))
        assert worst_block(opened(picture), wanted) > 2 * BLOCK_TOLERANCE


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_can_be_painted(name: str) -> None:
    def named(series: BracketSeries) -> BracketSeries:
        return replace(series, sides=tuple(replace(side, name=name) for side in series.sides))

    columns = tuple(replace(one, title=name, series=tuple(map(named, one.series))) for one in PART.columns)
    part = replace(PART, title=name, columns=columns)
    assert leaderboards.paint_bracket(replace(SCENE, parts=(part,))).startswith(b"\x89PNG")


def test_a_column_of_32_members_and_a_place_without_players_can_be_painted() -> None:
    series = (BracketSeries(()), *(scenes.met("Ada", "Bela") for _ in range(15)))
    columns = (
        replace(PART.columns[0], series=series),
        replace(PART.columns[1], series=(scenes.met("?", "?", "", 0, 1),)),
    )
    assert leaderboards.paint_bracket(replace(SCENE, parts=(replace(PART, columns=columns),)))
