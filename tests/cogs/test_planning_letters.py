"""Tests that a board by letters tells its member what they plan, and nobody else."""

import pytest

from bot.playground import Actor
from tests.cogs.desk import Desk
from tests.cogs.test_letters import boards, seated

pytestmark = pytest.mark.slow


def plan_on(who: Actor) -> list[str]:
    """Return the lines about plans on a member's newest board."""
    return [line for text in boards(who)[-1].texts for line in text.splitlines() if "lan" in line and "-#" in line]


async def test_a_board_by_letters_tells_its_member_alone_what_they_plan(desk: Desk) -> None:
    ada, zoe, match = await seated(desk, "gems new", mode="relay")
    [move, *_] = await desk.legal_of(match.id, ada)
    start, goal = move.split("-")
    [hers], theirs = boards(zoe), [one.texts for one in boards(ada)]

    await zoe.slash(zoe.open_dm(), "gems move", from_=start, to=goal)
    await desk.drawn()
    [planned] = plan_on(zoe)
    assert planned.startswith("-# Planned: **1.** ")
    assert ([one.id for one in boards(zoe)], [one.texts for one in boards(ada)]) == ([hers.id], theirs)

    await desk.press(zoe, "Withdraw plan", zoe.messages(zoe.open_dm())[-1])
    await desk.drawn()
    assert plan_on(zoe) == []

    await zoe.slash(zoe.open_dm(), "gems move", from_=start, to=goal)
    await ada.slash(ada.open_dm(), "gems move", from_=start, to=goal)  # what it drops was not foreseen
    await desk.drawn()
    [gone] = plan_on(zoe)
    assert gone.endswith(" was not played: something new came up before.")
    assert plan_on(ada) == []
