"""Tests that members who hear texts alone play whole matches with the real buttons: a line, a chain and a room."""

import pytest

from tests.cogs.desk import Desk, started
from tests.cogs.gembatan_table import position
from tests.heard import gembatan, gemrush, gems
from tests.heard.screen import Screen
from tests.texts.loaded import all_texts

pytestmark = pytest.mark.slow
MOST_TURNS = 80  # of all members together
MOST_STEPS = 120
SHORT = 24  # gems in the tray when a match of Gembatan begins


@pytest.mark.parametrize("language", all_texts().languages)
async def test_a_match_of_gems_is_played_from_texts_alone_and_lines_are_made(desk: Desk, language: str) -> None:
    who = desk.actor("Ada")
    await desk.slash(who, "settings", language=language)
    who.user.locale = language  # panels are in the member's language
    await desk.slash(who, "gems new", mode="relay", computer="easy", size=6, line=4, types=5, turns=36)
    reader = gems.Reader(Screen(desk, who, computers=True), language)
    await reader.screen.settle()

    for _ in range(36):
        if reader.over():
            break
        await reader.turn()

    assert reader.over()
    assert reader.lines
    assert reader.points("Ada") >= 4 * reader.lines


async def test_a_match_of_gembatan_is_played_from_texts_alone_and_chains_are_made(desk: Desk) -> None:
    desk.lay_out(position(2, SHORT))
    members = await started(desk, "gembatan new", "Ada", "Bela")
    readers = [gembatan.Reader(Screen(desk, one)) for one in members]

    for _ in range(MOST_TURNS):
        if readers[0].over():
            break
        mover = next(one for one in readers if one.is_to_move())
        await mover.turn()

    assert readers[0].over()
    assert sum(sum(one.chains.values()) for one in readers)


async def test_the_best_plays_of_gembatan_are_played_from_texts_alone_and_chains_are_made(desk: Desk) -> None:
    desk.lay_out(position(2, SHORT))
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new", computer="easy")
    reader = gembatan.Reader(Screen(desk, ada, computers=True))
    await reader.screen.settle()

    for _ in range(MOST_TURNS):
        if reader.over():
            break
        await reader.turn()

    assert reader.over()
    assert sum(reader.chains.values())


async def test_a_rush_is_played_from_texts_alone_and_rooms_are_dug(desk: Desk) -> None:
    members = await started(desk, "rush new", "Ada", "Bela", target="8")
    readers = [gemrush.Reader(Screen(desk, one)) for one in members]

    for _ in range(MOST_STEPS):
        if readers[0].over():
            break
        await next(one for one in readers if one.is_to_move()).step()

    assert readers[0].over()
    assert sum(one.rooms for one in readers) > 1
