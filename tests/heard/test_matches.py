"""Tests that members who hear texts alone play whole matches with the real buttons: a line, a chain and a room."""

import pytest

from tests.cogs.desk import Desk
from tests.heard import gems
from tests.heard.screen import Screen

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("language", "name"), [("en", "Ada"), ("de", "Chen")])
async def test_a_match_of_gems_is_played_from_texts_alone_and_lines_are_made(
    desk: Desk, language: str, name: str
) -> None:
    who = desk.actor(name)
    await desk.slash(desk.actor("Ada"), "settings", language=language)
    await desk.slash(who, "gems new", mode="relay", computer="easy", size=6, line=4, types=5, turns=24)
    reader = gems.Reader(Screen(desk, who, computers=True), language)
    await reader.screen._settle()

    for _ in range(24):
        if reader.over():
            break
        await reader.turn()

    assert reader.over()
    assert reader.lines
    assert reader.points(name) >= 4 * reader.lines
