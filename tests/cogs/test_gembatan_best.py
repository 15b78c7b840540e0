"""Tests of the panel that shows the best whole plays of Gembatan, in matches against computer players."""

import pytest

from bot.playground.world.model import nested
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.gembatan_table import CROSS, LAST_GEM, POOR_HAND, against_easy, alt_of, choose, offered

BUTTON, GREEN = 2, 3  # Discord's numbers of the component and of its style


async def test_against_a_computer_player_each_step_is_one_press_on_a_whole_play(desk: Desk) -> None:
    ada = await against_easy(desk, CROSS)
    opened = await desk.press(ada, "Play")
    assert opened.answer is not None
    shown = offered(opened.answer)
    assert [label.partition(" · ")[0] for label in shown.values()] == ["1", "2", "3", "4", "5"]
    assert list(buttons(opened.answer)) == [*shown.values(), "All my pieces", "Trade"]
    assert "1: BG60 yellow east purple south, gem green yellow east\n2: " in alt_of(opened.answer)

    laid = await choose(desk, ada, opened.answer, "BI60 Y--R W")

    assert (await desk.match(ada)).entry.notation == "BI60 Y--R W"
    assert "So far 1 tile and 1 gem: **1 point**" in said(laid)
    assert all(" " in value for value in offered(laid.answer))


async def test_the_panel_of_the_best_plays_leads_to_all_others_and_back(desk: Desk) -> None:
    ada = await against_easy(desk, CROSS)
    best = (await desk.press(ada, "Play")).answer
    every = (await desk.press(ada, "All my pieces", best)).answer
    assert every is not None
    assert list(offered(every)) == ["RY--", "GY--", "YP--", "Y---"]
    assert list(buttons(every))[-2:] == ["The best plays", "Trade"]

    cells = (await choose(desk, ada, every, "YP--")).answer
    again = (await desk.press(ada, "Something else", cells)).answer
    assert list(offered(again)) == list(offered(every))
    assert list(offered((await desk.press(ada, "The best plays", again)).answer)) == list(offered(best))

    every = (await desk.press(ada, "All my pieces", again)).answer
    cells = (await choose(desk, ada, every, "YP--")).answer
    await choose(desk, ada, cells, "BH61")
    assert (await desk.match(ada)).entry.notation == "BH61 YP-- N"


@pytest.mark.parametrize(("position", "better"), [(POOR_HAND, True), (CROSS, False)])
async def test_a_panel_says_before_the_play_that_a_trade_promises_more(
    desk: Desk, position: str, *, better: bool
) -> None:
    ada = await against_easy(desk, position)
    opened = await desk.press(ada, "Play")
    assert opened.answer is not None
    told, shown = said(opened), [part for part in nested(opened.answer.components) if part.get("type") == BUTTON]
    green = [part["label"] for part in shown if part.get("style") == GREEN]
    assert len(green) == 1
    assert (green == ["Trade"]) is better
    assert green[0].startswith("1 · ") is not better
    assert ("the best turn scores 1 point. A trade promises more." in told) is better
    assert ("A trade promises more" in told) is better


async def test_nothing_drawn_is_told_after_the_end(desk: Desk) -> None:
    ada = await against_easy(desk, LAST_GEM)
    filled = await choose(desk, ada, (await desk.press(ada, "Play")).answer, "fill BH60-BI60")
    ended = await desk.press(ada, "End turn", filled.answer)
    assert (await desk.match(ada)).over
    assert "The gem tray is empty, and one player has no gems left" in said(ended)
    assert "Drawn" not in said(ended)
