"""Tests of whole matches of Gem Rush by button, menu and command, with each skill variant and with restarts."""

from random import Random

import pytest

from bot.games.gemrush import GAME
from bot.games.gemrush.model import Options
from tests.cogs.desk import Desk, buttons
from tests.cogs.gemrush_table import begun, chosen_move, play_on, seated, state_of


@pytest.mark.painted
@pytest.mark.slow
async def test_a_rush_of_four_is_played_to_the_end(desk: Desk) -> None:
    desk.playground.world.join("dora", "Dora")
    members = await seated(desk, "Ada", "Bela", "Chen", "Dora", target="5")
    match = await play_on(desk, members, Random(5))

    board = desk.boards(members[0])[-1]
    text = "\n".join(board.texts)
    assert match.outcome is not None
    assert list(buttons(board)) == ["Play again", "What decided it", "More"]
    assert "wins with" in text or "share first place" in text
    assert " room" in text
    assert "Gravel" in text or "+" in text


@pytest.mark.painted
@pytest.mark.slow
async def test_the_last_turns_of_a_crisis_of_three_are_played_to_the_end(desk: Desk) -> None:
    chance = Random(3)
    state = GAME.setup(3, Options(mode="crisis", target="open"), 3).state
    while state.turns < 19:
        seat = GAME.to_move(state)[0]
        state = GAME.apply(state, seat, chosen_move(list(GAME.legal_moves(state, seat)), chance)).state
    members = await begun(desk, state, "Ada", "Bela", "Chen", mode="crisis", target="open")
    match = await play_on(desk, members, chance, most=8)
    await desk.restart()
    match = await play_on(desk, members, chance)

    text = "\n".join(desk.boards(members[0])[-1].texts)
    assert state_of(match).turns == 25
    assert "The last card is burnt" in text
    assert "used" in text
