"""Tests of Gembatan by command, button and menu. Real discord.py talks to the local Discord, which checks requests."""

import asyncio
import logging
import re

import discord
import pytest

from bot.games.gembatan import GAME
from bot.games.gembatan.advice import step_suggestions
from bot.games.gembatan.model import HAND
from bot.playground.world.model import nested
from bot.ui.address import Address
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.gembatan_table import (
    STUCK,
    TWO,
    asks,
    choose,
    first_choices,
    offered,
    option_buttons,
    seated,
    seated_ada_first,
)
from tests.render.gembatan_scenes import played

BUTTON = 2


async def test_a_lobby_shows_its_size_and_what_leaving_costs(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gembatan new")
    asked = await desk.press_behind_more(ada, "Call off")
    await desk.press(ada, "Yes, call it off", asked.answer)
    assert "**Gembatan** · for 2 to 4 players" in "\n".join(desk.board(ada).texts)  # its members do not count

    await desk.slash(ada, "gembatan new")
    assert "**Gembatan** · for 2 to 4 players" in "\n".join(desk.board(ada).texts)
    await desk.press(bela, "Join")
    await desk.press(ada, "Start")
    assert "**Gembatan** · 2 players" in "\n".join(desk.board(ada).texts)
    assert "It ends for everybody" in await desk.slash(bela, "gembatan resign")


async def test_the_first_board_names_the_game_and_the_channel(desk: Desk) -> None:
    ada, bela, chen = await seated(desk, "Ada", "Bela", "Chen")

    first = [ada, bela, chen][(await desk.match(ada)).to_move[0]]
    board = desk.board(ada)
    text = "\n".join(board.texts)
    assert "**Gembatan** · 3 players" in text
    assert f"<@{first.id}>: your turn at Gembatan in <#{board.channel_id}>" in text
    assert list(buttons(board)) == ["Play", "Trade", "More"]
    assert [attachment.filename for attachment in board.attachments] == ["gembatan.png"]
    assert desk.pings == [(first.id,)]


async def test_a_match_needs_two_members_and_takes_four(desk: Desk) -> None:
    desk.playground.world.join("dora", "Dora")
    ada, *others = (desk.actor(name) for name in ("Ada", "Bela", "Chen", "Dora"))
    await desk.slash(ada, "gembatan new")
    assert "only 1 sits here" in await desk.slash(ada, "gembatan start")
    for other in others:
        await desk.press(other, "Join")
    assert "every seat is taken" in desk.board(ada).texts[-1]
    assert list(buttons(desk.board(ada))) == ["Start", "More"]


async def test_a_turn_by_menus_is_a_draft_on_the_board_until_its_end(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk)
    board = desk.board(ada)

    opened = await desk.press(ada, "Play")
    assert opened.answer is not None
    assert opened.answer.only_for == ada.id
    assert set(offered(opened.answer)) == {"Y---", "RY--", "GY--", "YP--"}
    assert list(buttons(opened.answer)) == [*offered(opened.answer).values(), "Trade"]

    cells = await choose(desk, ada, opened.answer, "RY--")
    assert cells.answer is not None
    assert cells.answer.id == opened.answer.id  # The same panel was edited.
    assert len(cells.answer.attachments) == 1  # The picture marks the cells.
    assert list(buttons(cells.answer)) == [*offered(cells.answer).values(), "Something else"]
    assert (await desk.match(ada)).version == 3  # No step is played yet.

    ways = await choose(desk, ada, cells.answer, "BI60")
    assert offered(ways.answer) == {
        "--RY W": "1 · +1",
        "Y--R W": "2 · +1",
    }
    laid = await choose(desk, ada, ways.answer, "Y--R W")

    assert "So far 1 tile and 1 gem: **1 point**" in said(laid)
    assert list(buttons(laid.answer))[-3:] == ["End turn", "Restart turn", "Undo"]  # type: ignore[arg-type]
    drafted = desk.board(ada)
    assert drafted.id == board.id  # This message was posted when the turn began.
    assert list(buttons(drafted))[-4:] == ["End turn", "Restart turn", "Undo", "More"]
    assert "so far 1 tile and 1 gem: **1 point**. **End turn** scores it." in drafted.texts[-1]
    assert "Ada lays" in "\n".join(drafted.texts)
    assert desk.pings == [(ada.id,)]

    ended = await desk.press(ada, "End turn", laid.answer)
    assert said(ended).startswith("Ada laid 1 tile and filled 1 socket: 1 point. Drawn: ")
    assert asks(ended.answer) is False

    after = desk.board(ada)
    assert after.id != board.id
    assert "Ada laid 1 tile and filled 1 socket: 1 point." in after.texts
    old = ada.message(board.channel_id, board.id)
    assert (buttons(old), old.attachments) == ({}, [])
    [line] = old.texts
    assert line.startswith("-# Ada laid 1 tile and filled 1 socket: 1 point. · Seal of this match: ")
    assert desk.pings == [(ada.id,), (bela.id,)]


async def test_the_panel_says_that_the_fourth_gem_makes_a_gembatan(desk: Desk) -> None:
    three = next(
        state
        for state in played(8, 2)
        if state.draft.gems == HAND - 1 and step_suggestions(state, state.turn) and not state.turn
    )
    ada, _ = await seated_ada_first(desk, GAME.write_position(three))
    opened = await desk.press(ada, "Play")
    assert "Your next gem is the fourth: a **Gembatan**, +4." in said(opened)


async def test_one_choice_fills_a_socket_and_the_next_is_a_whole_play_as_numbered_in_the_picture(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk, TWO)
    opened = await desk.press(ada, "Play")
    assert "The numbers are sockets for your gems." in said(opened)
    assert offered(opened.answer)["fill BH60-BI60"] == "1 · RB +1"
    assert "1 open socket can be filled:\n1: BH60-BI60, gem red blue\n" in str(
        opened.answer and opened.answer.attachments[0].description
    )

    filled = await choose(desk, ada, opened.answer, "fill BH60-BI60")

    assert "So far 1 gem: **1 point**" in said(filled)
    assert (await desk.match(ada)).entry.notation == "BH60-BI60"
    assert offered(filled.answer) == {
        "BI59 -GP- S": "1 · -GP- +1",
        "BI59 -YP- S": "2 · -YP- +1",
        "BI59 --YP S": "3 · --YP +1",
        "BI59 Y-RB S": "4 · Y-RB +1",
        "BI59 RBY- S": "5 · RBY- +1",
    }
    shown = str(filled.answer and filled.answer.attachments[0].description)
    assert "1: BI59 green east purple south, gem green purple south\n2: " in shown
    laid = await choose(desk, ada, filled.answer, "BI59 -GP- S")

    assert "So far 1 tile and 2 gems: **2 points**" in said(laid)
    assert (await desk.match(ada)).entry.notation == "BI59 -GP- S"


async def test_a_panel_that_is_behind_shows_what_can_be_chosen_now(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk, TWO)
    opened = await desk.press(ada, "Play")
    assert opened.answer is not None
    match = await desk.match(ada)
    desk.expire_tokens()
    await desk.sessions.turns.play(desk.request(ada), match.id, "fill BH60-BI60", None)
    await desk.drawn()
    desk.clock.turn(1)

    late = await choose(desk, ada, opened.answer, "GP--")

    assert late.answer is not None
    assert late.answer.id == opened.answer.id
    assert "This board is no longer the newest" in said(late)
    assert "So far 1 gem: **1 point**" in said(late)
    laid = await choose(desk, ada, late.answer, "BI59 -GP- S")
    assert "moved on" not in said(laid)
    assert (await desk.match(ada)).version == match.version + 2


async def test_each_panel_shows_the_board_and_a_tile_that_fits_in_one_way_is_laid_or_given_back(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk)
    trade, opened = await desk.press(ada, "Trade"), await desk.press(ada, "Play")
    assert "Your tiles fit into the cells with marked corners." in said(opened)
    assert "Gembatan**, +4" not in said(opened)
    for sent in (trade, opened):
        assert sent.answer is not None
        (picture,) = sent.answer.attachments
        assert picture.filename == "gembatan.png"
        assert "Tiles of the hand fit on 3 cells: BG60, BI60 and BH61." in (picture.description or "")

    before = await choose(desk, ada, opened.answer, "Y---")
    back = await desk.press(ada, "Something else", before.answer)
    assert back.answer is not None
    assert before.answer is not None
    assert back.answer.id == before.answer.id
    assert list(offered(back.answer)) == list(offered(opened.answer))

    cells = await choose(desk, ada, back.answer, "Y---")
    assert cells.answer is not None
    (asked,) = cells.answer.attachments

    laid = await choose(desk, ada, cells.answer, "BI60")

    assert "So far 1 tile and 1 gem" in said(laid)
    assert (await desk.match(ada)).entry.notation == "BI60 ---Y W"
    assert laid.answer is not None
    (draft,) = laid.answer.attachments  # This picture replaces the picture of the previous step.
    assert draft.id != asked.id
    assert draft.description is not None
    assert "This turn so far: 1 tile and 1 gem, +1 not counted yet." in draft.description


async def test_steps_are_taken_back_singly_or_together_and_not_counted_as_undos(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, TWO)
    states = [(await desk.match(ada)).state]
    panel = (await desk.press(ada, "Play")).answer
    for _ in range(3):
        panel = (await first_choices(desk, ada, panel)).answer
        states.append((await desk.match(ada)).state)

    panel = (await desk.press(ada, "Undo", panel)).answer
    assert (await desk.match(ada)).state == states[2]
    assert asks(panel)  # The turn can go on.
    await desk.press(ada, "Restart turn")  # This button is on the board.

    match = await desk.match(ada)
    assert match.state == states[0]
    told = "\n".join(desk.board(ada).texts)
    assert "Ada took 2 steps back: " in told
    assert not re.search(r"took 2 steps back: [^.]*\bB[A-Z][0-9]", told)  # Nobody reads names of cells.
    assert "The turn starts over." in told
    assert list(buttons(desk.board(ada))) == ["Play", "Trade", "More"]
    assert [seat.undos for seat in match.seats] == [0, 0]
    assert "There is nothing to take back" in await desk.slash(ada, "gembatan take-back")
    assert desk.pings == [(ada.id,)]
    assert len([board for board in desk.boards(bela) if buttons(board)]) == 1


async def test_a_command_takes_a_whole_turn_back(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk, TWO)
    begun = (await desk.match(ada)).state
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60")
    await desk.slash(ada, "gembatan play", tile="GP--", cell="BI59")

    told = await desk.slash(ada, "gembatan take-back", all=True)
    assert told.startswith("2 steps are taken back: a gem and -GP-")
    assert told.splitlines()[0].endswith("The turn starts over.")

    assert (await desk.match(ada)).state == begun


async def test_an_ended_turn_cannot_be_taken_back(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk)
    await desk.slash(ada, "gembatan play", tile="Y---", cell="BI60", end=True)

    assert "Undo" not in buttons(desk.board(ada))
    # Who has drawn a tile since reads that, and not what is true of other moves.
    assert "Something was drawn or shown with your last move, or since" in await desk.slash(ada, "gembatan take-back")
    assert "nothing to take back" not in await desk.slash(ada, "gembatan take-back")
    assert "There is nothing to take back" in await desk.slash(bela, "gembatan take-back")


async def test_nothing_is_played_out_of_turn(desk: Desk) -> None:
    """A panel of an earlier turn, the board's buttons and strangers are refused. A turn can be planned, no more."""
    ada, bela = await seated_ada_first(desk)
    opened, match = await desk.press(ada, "Play"), await desk.match(ada)
    desk.expire_tokens()
    laid = await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal(ada))[0], None)
    await desk.sessions.turns.play(desk.request(ada), match.id, "end", laid.version)
    await desk.drawn()

    assert "Bela" in said(await choose(desk, ada, opened.answer, "RY--"))
    refused = await desk.press(ada, "Trade")
    assert "Bela" in said(refused)
    assert refused.modal is None
    assert "**Plan ahead:**" in said(await desk.press(ada, "Play"))
    assert "You have played nothing yet" in await desk.slash(ada, "gembatan end-turn")
    assert "keinen Platz" in said(await desk.press(desk.actor("Chen"), "Play"))
    assert (await desk.match(bela)).to_move == (1,)


async def test_two_presses_on_one_button_play_one_step(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, TWO)
    version = (await desk.match(ada)).version
    opened = await desk.press(ada, "Play")
    assert opened.answer is not None

    filled = await asyncio.gather(
        *(ada.click(opened.answer, option_buttons(opened.answer)["fill BH60-BI60"]["custom_id"]) for _ in range(5))
    )
    await desk.drawn()
    assert (await desk.match(ada)).version == version + 1
    assert {said(each).partition(":")[0] for each in filled} == {"So far 1 gem"}

    board = desk.board(ada)
    await asyncio.gather(*(ada.click(board, "End turn") for _ in range(20)))
    await desk.drawn()

    match = await desk.match(ada)
    assert (match.version, match.to_move) == (version + 2, (1,))
    assert desk.pings == [(ada.id,), (bela.id,)]


async def test_a_turn_can_be_typed_in_one_line(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk)

    answer = await desk.slash(ada, "gembatan play", tile="RY--", cell="bi60", way="Y--R W", end=True)

    assert answer.startswith("Ada laid 1 tile and filled 1 socket: 1 point. Drawn: ")
    assert (await desk.match(ada)).to_move == (1,)
    assert desk.pings == [(ada.id,), (bela.id,)]


async def test_the_answer_to_a_step_has_the_points_of_the_turn_so_far(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk, TWO)

    laid = await desk.slash(ada, "gembatan play", tile="GP--", cell="BI59", way="-GP- S")
    assert "Ada lays -GP-." in laid
    assert "(`BI59 -GP- S`)" in laid
    assert "So far 1 tile and 1 gem: **1 point**" in laid
    filled = await desk.slash(ada, "gembatan fill", socket="BI60W")
    assert "So far 1 tile and 2 gems: **2 points**" in filled
    ended = await desk.slash(ada, "gembatan end-turn")
    assert "Ada ends the turn, in all 1 tile and 2 gems: **2 points**." in ended


@pytest.mark.parametrize(
    ("options", "notation"),
    [
        ({"tile": "GY--", "cell": "BI60"}, "BI60 --GY W"),  # Without the option `way`, the bot takes the only way.
        ({"tile": "Y--R", "cell": "BI60", "way": "west"}, "BI60 Y--R W"),  # The tile is typed as it will lie.
        ({"tile": "--ry", "cell": "bi60", "way": "Y--R W"}, "BI60 Y--R W"),  # The option `way` turns the tile.
    ],
)
async def test_a_way_may_be_typed_or_left_out(desk: Desk, options: dict[str, str], notation: str) -> None:
    ada, _ = await seated_ada_first(desk)

    await desk.slash(ada, "gembatan play", **options)

    assert (await desk.match(ada)).entry.notation == notation


WRONG_STEPS: list[tuple[dict[str, str], str]] = [
    ({"tile": "B---", "cell": "BI60"}, "You do not have the tile B---. Your tiles: Y---"),
    ({"tile": "Y---", "cell": "BH60"}, "BH60 is taken"),
    ({"tile": "Y---", "cell": "A1"}, "Nothing lies beside A1"),
    ({"tile": "Y---", "cell": "BH59"}, "needs a RY gem. Your gems: RB"),
    ({"tile": "Y---", "cell": "BI60", "way": "N"}, "would cut off the blue half-socket"),
    ({"tile": "Y---", "cell": "here"}, "“here” is not a cell"),
    ({"tile": "B--- Tile for 3 cells · 1 point", "cell": "BI60"}, "You do not have the tile B---. Your tiles: Y---"),
    ({"tile": "B--- Tile for 3 cells · 1 point", "cell": "BI60", "way": "W"}, "You do not have the tile B---"),
    ({"tile": "B. Tile for 3 cells", "cell": "BI60"}, "“B. TILE FOR 3 CELLS” is not a tile of this game"),
    ({"tile": "blue", "cell": "BI60"}, "is not a tile of this game"),
    ({"tile": "Y---", "cell": "BI60", "way": "on its head"}, "as a move"),
]


async def test_an_illegal_step_is_refused_with_the_reason(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk)

    for options, answer in WRONG_STEPS:
        assert answer in await desk.slash(ada, "gembatan play", **options)
        assert (await desk.match(ada)).version == 3


async def test_the_only_possible_button_is_highlighted(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk, "BH60:-R--,BI60:G--B hands=:GY;:BP")  # Nothing fits, and the trays are full.
    board = desk.board(ada)
    assert "Nothing fits: press **Trade**" in "\n".join(board.texts)
    styles = {part["label"]: part["style"] for part in nested(board.components) if part["type"] == BUTTON}
    assert styles == {"Trade": discord.ButtonStyle.primary.value, "More": discord.ButtonStyle.secondary.value}


async def test_a_member_without_moves_passes_and_the_match_ends(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, STUCK)
    assert list(buttons(desk.board(ada))) == ["Pass", "More"]
    assert "Nothing fits and the trays are empty" in desk.board(ada).texts[-1]
    assert "None of your tiles or gems fits" not in said(await desk.press(ada, "Pass"))
    assert (await desk.match(ada)).to_move == (1,)

    assert "Bela passes" in await desk.slash(bela, "gembatan end-turn")

    board = desk.board(ada)
    assert list(buttons(board)) == ["Play again", "What decided it", "More"]
    assert r"1\. **Ada** · -1 point" in board.texts[-1]
    assert "0 for all four, −1 for gems left" in (board.attachments[0].description or "")


async def test_an_unknown_tile_is_refused(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    ada, _ = await seated_ada_first(desk)
    match = await desk.match(ada)
    for action, argument, chosen in (("choose", "", "-"), ("cell", "-", "+1"), ("cell", "-", "BI60")):
        custom_id = str(Address("s", "gembatan", action, match.id, match.version, argument))
        option = discord.SelectOption(label="made up", value=chosen)
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Select(custom_id=custom_id, options=[option]))
        view.stop()
        sent = await desk.client.get_partial_messageable(desk.board(ada).channel_id).send("made up", view=view)
        message = ada.message(sent.channel.id, sent.id)
        assert "is not a tile" in said(await ada.select(message, custom_id, chosen))
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
