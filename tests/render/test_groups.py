"""Tests of the picture of a cup at tables: a reference, who goes on and who plays, hostile names, many groups."""

import pytest
from msgspec.structs import replace

from render import leaderboards
from render.leaderboards.views import GroupsCard, GroupsRound
from tests.render import leaderboard_scenes as scenes
from tests.render.references import opened, reference, worst_block
from tests.render.test_fonts import HOSTILE
from tests.render.test_pictures import BLOCK_TOLERANCE

SCENE = scenes.GROUPS["groups"]
FINAL, FIRST = SCENE.rounds

pytestmark = pytest.mark.slow


def with_first(card: GroupsCard) -> bytes:
    """Paint the scene with another group A."""
    return leaderboards.paint_cup(replace(SCENE, rounds=(FINAL, replace(FIRST, cards=(card, *FIRST.cards[1:])))))


def test_who_goes_on_and_what_is_played_change_the_picture() -> None:
    wanted, group = reference("leaderboards", "groups"), FIRST.cards[0]
    best, *others = group.lines
    for changed in (
        replace(group, live=True),
        replace(group, note="1 / 2"),
        replace(group, lines=(replace(best, on=False), *others)),
        replace(group, lines=(replace(best, shown="5"), *others)),
        replace(group, lines=(best, replace(others[0], out=False), *others[1:])),
    ):
        assert worst_block(opened(with_first(changed)), wanted) > BLOCK_TOLERANCE


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_can_be_painted(name: str) -> None:
    lines = tuple(replace(line, name=name) for line in FIRST.cards[0].lines)
    one = GroupsRound(name, name, (GroupsCard(name, lines, name), GroupsCard(name, lines, live=True)))
    assert leaderboards.paint_groups(replace(SCENE, rounds=(one,))).startswith(b"\x89PNG")


def test_32_members_at_tables_of_three_can_be_painted() -> None:
    cards = (FIRST.cards[0],) * 11
    picture = opened(leaderboards.paint_groups(replace(SCENE, rounds=(FINAL, replace(FIRST, cards=cards)))))
    assert picture.width == 1000
    assert picture.height < 2500
