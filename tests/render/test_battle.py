"""Tests of the picture of a team battle: a reference, what each part changes, hostile names, and colours of roles."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.engine.themes import Theme, using
from render import leaderboards
from render.leaderboards.team_colours import contrast, grounds, team_colours
from tests.render import leaderboard_scenes as scenes
from tests.render.references import opened, reference, worst_block
from tests.render.test_fonts import HOSTILE
from tests.render.test_pictures import BLOCK_TOLERANCE
from tests.render.vision import luminance

SCENE = scenes.BATTLES["battle"]
AMBER, BLUE = SCENE.teams

pytestmark = pytest.mark.slow


def test_sums_boards_and_winners_change_the_picture() -> None:
    wanted, first = reference("leaderboards", "battle"), SCENE.boards[0]
    one, other = first.sides
    for changed in (
        replace(SCENE, teams=(replace(AMBER, won=True), BLUE)),
        replace(SCENE, teams=(replace(AMBER, shown="3"), BLUE)),
        replace(SCENE, teams=(replace(AMBER, halves=9), BLUE), rest=4),
        replace(SCENE, teams=(replace(AMBER, colour=0x2E8B57), BLUE)),
        replace(SCENE, boards=(replace(first, live=True), *SCENE.boards[1:])),
        replace(SCENE, boards=(replace(first, sides=(replace(one, won=False), other)), *SCENE.boards[1:])),
        replace(SCENE, boards=(replace(first, sides=(one, replace(other, score="1"))), *SCENE.boards[1:])),
    ):
        assert worst_block(opened(leaderboards.paint_battle(changed)), wanted) > BLOCK_TOLERANCE


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_can_be_painted(name: str) -> None:
    boards = tuple(replace(one, sides=tuple(replace(side, name=name) for side in one.sides)) for one in SCENE.boards)
    teams = replace(AMBER, name=name, won=True), replace(BLUE, name=name, won=True)
    assert leaderboards.paint_cup(replace(SCENE, teams=teams, boards=boards)).startswith(b"\x89PNG")


def test_a_star_and_what_it_means_are_painted() -> None:
    first, star = SCENE.boards[0], "* Not played to its end, as somebody left or time ran out."
    sides = (replace(first.sides[0], score="2*"), first.sides[1])
    starred = replace(SCENE, boards=(replace(first, sides=sides), *SCENE.boards[1:]))
    assert worst_block(opened(leaderboards.paint_battle(starred)), reference("leaderboards", "battle")) > 5
    one, two = (opened(leaderboards.paint_battle(replace(starred, foot=foot))) for foot in (star, f"{star}\n{star}"))
    assert two.height == one.height + 41
    assert two.crop((0, one.height - 41, 1000, one.height)).getcolors(1) is None


def test_sixteen_boards_can_be_painted() -> None:
    picture = opened(leaderboards.paint_battle(replace(SCENE, boards=SCENE.boards * 4)))
    assert picture.width == 1000
    assert picture.height < 2700


def test_before_a_point_and_with_all_points_the_bar_is_painted() -> None:
    for halves, rest in (((0, 0), 8), ((8, 0), 0), ((0, 0), 0)):
        teams = replace(AMBER, halves=halves[0]), replace(BLUE, halves=halves[1])
        assert leaderboards.paint_battle(replace(SCENE, teams=teams, rest=rest)).startswith(b"\x89PNG")


@pytest.mark.parametrize("theme", Theme)
def test_the_colours_of_all_roles_can_be_seen_and_told_apart(theme: Theme) -> None:
    dice = Random(theme.value)
    usual = (0, 0x000000, 0xFFFFFF, 0x010101, 0x1E2347, 0x2B3162, 0xFF0000, 0xE0A514, 0x1F3A93, 0x808080)
    pairs = [(one, other) for one in usual for other in usual]
    pairs += [(dice.randrange(1 << 24), dice.randrange(1 << 24)) for _ in range(300)]
    with using(theme):
        least = 4.5 if theme.bold else 3.0
        for first, second in pairs:
            found = team_colours(first, second)
            for ink in found:
                for ground in grounds():
                    light = sorted((luminance(ink), luminance(ground)))
                    assert (light[1] + 0.05) / (light[0] + 0.05) >= least - 0.01, (first, second)
                    assert contrast(ink, ground) == pytest.approx((light[1] + 0.05) / (light[0] + 0.05), rel=0.01)
            assert sum(abs(a - b) for a, b in zip(*found, strict=True)) >= 90, (first, second, found)


def test_a_colour_that_can_be_seen_stays_as_it_is() -> None:
    with using(Theme.DARK):
        assert team_colours(0xE0A514, 0x63E6E2) == ((0xE0, 0xA5, 0x14), (0x63, 0xE6, 0xE2))
