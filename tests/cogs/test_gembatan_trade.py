"""Tests of trades in Gembatan by buttons and by command."""

import re
from typing import Any

import discord
import pytest
from discord import ui

from bot.games.gembatan.model import HAND
from bot.playground.world.model import nested
from bot.texts.pictures import with_codes
from bot.ui.rows import in_rows
from bot.ui.words import Words
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.gembatan_table import TWO, seated_ada_first, state_of
from tests.texts.loaded import all_texts

GEM = discord.PartialEmoji(name="gem", id=1)


async def test_buttons_trade_pieces(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk)
    before = state_of(await desk.match(ada)).hands[0]

    panel = (await desk.press(ada, "Trade")).answer
    for piece in ("Y--- ·", "RY-- ·", "GY ·", "RB ·", "RB ×"):
        assert panel is not None
        panel = (await desk.press(ada, piece, panel)).answer
    assert panel is not None
    assert [label for label in buttons(panel) if "×" in label] == ["Y--- ×", "RY-- ×", "GY ×"]
    assert (await desk.match(ada)).version == 3  # Nothing is traded yet.
    await desk.press(ada, "Trade 3 pieces", panel)

    match = await desk.match(ada)
    assert match.entry.notation == "trade Y--- RY-- GY"
    after = state_of(match).hands[0]
    assert (len(after.tiles), len(after.gems)) == (4, 4)
    assert after != before
    assert "Ada trades 2 tiles and 1 gem" in "\n".join(desk.board(ada).texts)
    assert desk.pings == [(ada.id,), (bela.id,)]


@pytest.mark.parametrize("language", all_texts().languages)
def test_four_pieces_fit_in_a_row_of_a_phone(language: str) -> None:
    words = Words(all_texts(), language)
    labels = [with_codes(words(f"gembatan-ui-set-{kind}", chosen=1, **{kind: ""})) for kind in ("tile", "gem")]
    shown = [[ui.Button[Any](label=label.strip(), emoji=GEM) for _ in range(HAND)] for label in labels]

    assert [len(in_rows(one)) for one in shown] == [1, 1]


async def test_the_picture_of_a_trade_marks_where_tiles_fit_and_ranks_nothing(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk, TWO)

    panel = (await desk.press(ada, "Trade")).answer

    assert panel is not None
    (picture,) = panel.attachments
    assert picture.description is not None
    assert not re.search(r"^\d+: ", picture.description, re.MULTILINE)
    assert "Tiles of the hand fit on 1 cell: BI59." in picture.description


async def test_equal_gems_can_both_be_traded(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk, "BH60:RBPG hands=Y---:BY,BY;B---:RB")
    panel = (await desk.press(ada, "Trade")).answer
    assert panel is not None
    equal = [part["custom_id"] for part in nested(panel.components) if part.get("label") == "BY ·"]
    assert len({*equal}) == 2

    one = (await ada.click(panel, equal[0])).answer
    both = (await desk.press(ada, "BY ·", one)).answer
    await desk.press(ada, "Trade 2 pieces", both)

    assert (await desk.match(ada)).entry.notation == "trade BY BY"


async def test_one_press_chooses_the_whole_hand_for_a_trade(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk)
    panel = (await desk.press(ada, "Trade")).answer

    chosen = (await desk.press(ada, "Choose all", panel)).answer

    assert chosen is not None
    assert "Choose all" not in buttons(chosen)
    await desk.press(ada, "Trade 8 pieces", chosen)
    assert (await desk.match(ada)).entry.notation.count(" ") == 8


async def test_a_panel_of_a_trade_works_after_a_restart_and_not_after_the_turn(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk)
    panel = (await desk.press(ada, "Trade")).answer
    chosen = (await desk.press(ada, "Y--- ·", panel)).answer
    await desk.restart()

    again = (await desk.press(ada, "GY ·", chosen)).answer
    match = await desk.match(ada)
    await desk.sessions.turns.play(desk.request(ada), match.id, "trade RY--", None)
    late = await desk.press(ada, "Trade 2 pieces", again)

    assert "the match waits for Bela" in said(late)
    assert (await desk.match(ada)).entry.notation == "trade RY--"


async def test_an_empty_trade_or_a_trade_after_a_step_is_refused(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk, TWO)
    panel = (await desk.press(ada, "Trade")).answer
    assert panel is not None
    (nothing,) = (part for part in nested(panel.components) if part.get("label") == "Trade these")
    assert nothing["disabled"]
    assert "at least one tile or gem" in await desk.slash(ada, "gembatan trade")
    old = desk.board(ada)

    await desk.slash(ada, "gembatan fill", socket="BH60-BI60")
    assert "Trade" not in buttons(desk.board(ada))
    assert "Press **End turn**, or **Restart turn** and then trade" in await desk.slash(
        ada, "gembatan trade", gems="GY"
    )
    await desk.slash(ada, "gembatan take-back")
    answer = await desk.slash(ada, "gembatan trade", tiles="y---, gp--", gems="gy")
    assert "Ada trades 2 tiles and 1 gem" in answer
    assert old.id != desk.board(ada).id
