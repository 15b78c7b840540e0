"""Tests of what only one member sees of Gembatan: suggestions, the hand, what fits on a cell, rules and refusals."""

from typing import Any

import pytest
from discord import ComponentType

from bot.games.gembatan.model import View
from bot.games.gembatan.notation import tile_name
from bot.playground.world.model import nested
from bot.sessions.model import Match
from bot.sessions.pace import SECOND_PRESS
from bot.ui.face import Face
from bot.ui.words import Words
from cogs.gembatan.face import state_of
from tests.cogs.desk import Desk, buttons, private, said
from tests.cogs.gembatan_table import TWO, asks, choose, offered, seated_ada_first

# Each of Ada's tiles can lie in three ways on BI60.
MANY_WAYS = "BH60:RBPG hands=RBGY,RGBY,RBGP,RGBP:RB,BG,BY,BP;Y---,B---:RG"
CELLS = ("BG60", "BI60", "BH61")  # where a tile of Ada's fits on the usual grid


async def test_suggestions_for_a_step_depend_on_the_options_before(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, TWO)

    async def values(command: str, option: str, text: str = "", **given: str) -> list[str]:
        return [each["value"] for each in await ada.autocomplete("games", f"gembatan {command}", option, text, **given)]

    assert await values("play", "tile") == ["GP--", "YP--", "-RBY"]
    assert await values("play", "tile", "g") == ["GP--"]
    assert await values("play", "cell", tile="GP--") == ["BI59"]
    assert await values("play", "way", tile="-RBY", cell="BI59") == ["Y-RB S", "RBY- S"]
    assert await values("play", "cell", tile="nonsense") == []
    assert await values("fill", "socket") == ["BH60-BI60"]
    assert await values("what-fits", "cell") == ["BI59"]
    assert await values("trade", "tiles", "YP-- ") == [
        "YP--",
        "YP-- Y---",
        "YP-- GP--",
        "YP-- -RBY",
        "YP-- Y--- GP-- -RBY",
    ]
    assert await values("trade", "gems", "g") == ["GY", "GP"]
    assert await values("trade", "gems", "RB XX ") == []
    assert await bela.autocomplete("games", "gembatan play", "tile", "") == []
    assert await bela.autocomplete("games", "gembatan what-fits", "cell", "")


async def test_the_answer_about_a_cell_can_play_a_tile_that_fits(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk)
    more = await desk.press(ada, "More")
    asked = await desk.press(ada, "What fits on a cell?", more.answer)
    assert offered(asked.answer) == {cell: f"{number} · +1" for number, cell in enumerate(CELLS, 1)}
    assert "\n1: BG60, green east\n2: BI60, blue west\n" in str(
        asked.answer and asked.answer.attachments[0].description
    )
    told = said(asked)
    shown = await choose(desk, ada, asked.answer, "BI60")

    assert "Where can you lay a tile? Press a number to look: nothing is played yet." in told
    assert "You can lay a tile on the marked cell in 5 ways. Press one to play it." in said(shown)
    assert shown.answer is not None
    assert len(shown.answer.attachments) == 1
    laid = await choose(desk, ada, shown.answer, "Y--R W")
    assert "So far 1 tile and 1 gem" in said(laid)


async def test_a_member_who_waits_and_a_watcher_can_ask_about_cells_and_hands_too(desk: Desk) -> None:
    _, bela = await seated_ada_first(desk)
    for who, name in ((bela, "Bela"), (desk.actor("Chen"), "Ada")):
        asked = await desk.press(
            who,
            "Was passt auf ein Feld?" if name == "Ada" else "What fits on a cell?",
            (await desk.press(who, "More")).answer,
        )
        assert ("you" if who is bela else name) in said(asked)
        assert "to look" in said(asked) or "sieh nach" in said(asked)
        cell = next(iter(offered(asked.answer)))
        shown = await choose(desk, who, asked.answer, cell)
        assert cell not in said(shown)
        assert "the marked cell" in said(shown) or "das markierte Feld" in said(shown)
        assert not asks(shown.answer)

    chen = desk.actor("Chen")
    watched = await chen.slash("games", "gembatan what-fits", cell="BI60")
    assert not asks(watched.answer)
    assert "4 · --GY Stein Blau/Gelb links · 1 Punkt" in said(watched)
    assert "**Ada** · 0" in await desk.slash(chen, "gembatan hand")
    own = await desk.slash(bela, "gembatan hand")
    assert "**Bela** · 0 points" in own
    assert "BP-- fits on" in own
    assert "is taken" in await desk.slash(bela, "gembatan what-fits", cell="BH60")


async def test_a_watchers_picture_has_all_ways_since_no_button_leads_to_more(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated_ada_first(desk, MANY_WAYS)
    seen, board = list[View](), desk.client.pictures.board

    async def watched(face: Face, match: Match, words: Words, view: View, **more: Any) -> Any:
        seen.append(view)
        return await board(face, match, words, view, **more)

    monkeypatch.setattr(desk.client.pictures, "board", watched)
    text = said(await desk.actor("Chen").slash("games", "gembatan what-fits", cell="BI60"))

    assert "auf 12 Arten" in text
    assert seen[-1].pick is not None
    assert [number for number, _ in seen[-1].pick.numbered(seen[-1].pick.ways)] == [*range(1, 13)]


async def test_the_hand_says_where_each_piece_fits(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk, TWO)

    shown = await ada.slash("games", "gembatan hand")

    assert "Y--- fits nowhere" in said(shown)
    assert "GP-- fits on 1 cell: 1 point" in said(shown)
    assert "RB fits 1 open socket: 1 point" in said(shown)
    assert "GY fits no open socket" in said(shown)
    assert shown.answer is not None
    assert list(buttons(shown.answer)) == ["Play", "Trade"]
    assert asks((await desk.press(ada, "Play", shown.answer)).answer)


async def test_every_command_without_a_match_says_how_to_start_one(desk: Desk) -> None:
    bela = desk.actor("Bela")
    for command in ("hand", "end-turn", "take-back", "trade", "board", "join", "start", "leave"):
        assert "`/gembatan new` starts one" in await desk.slash(bela, f"gembatan {command}")
    assert "`/gembatan new` starts one" in await desk.slash(bela, "gembatan what-fits", cell="BH60")
    assert await bela.autocomplete("games", "gembatan play", "tile", "") == []


async def test_moves_in_a_lobby_are_refused(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new")
    for command in ("hand", "end-turn", "trade"):
        assert "not begun" in await desk.slash(ada, f"gembatan {command}")
    assert "not begun" in await desk.slash(ada, "gembatan play", tile="RY--", cell="BH60")
    assert await ada.autocomplete("games", "gembatan what-fits", "cell", "") == []


async def test_rules_and_leaderboards_have_german_texts_too(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    assert "What it is about" in await desk.slash(ada, "gembatan rules")
    assert "Worum es geht" in await desk.slash(chen, "gembatan rules")
    page = (await private(desk, chen))[-1]
    for _ in range(3):
        page = (await desk.press(chen, "Weiter", page)).answer or page
    assert "Drück in deinem Zug auf **Play**" in "\n".join(page.texts)  # Boards have the server's language, English.
    assert "für 2 bis 4 Leute" in await desk.slash(chen, "leaderboard", game="gembatan", text=True)


async def test_a_watchers_menu_needs_no_seat_and_its_rows_hold_one_line_of_a_phone_in_german(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk)
    member, watcher = (await desk.press(ada, "More")).answer, (await desk.press(desk.actor("Chen"), "More")).answer
    assert member is not None
    assert watcher is not None
    own = {label: address for label, address in buttons(member).items() if ":rest:" not in address}
    for_members = {own[one] for one in ("My hand", "Time for turns", "Resign")}
    assert {*own.values()} - {*buttons(watcher).values()} == for_members

    rows = [part["components"] for part in nested(watcher.components) if part["type"] == ComponentType.action_row.value]
    assert len(rows) < len(buttons(watcher)) - 1
    for row in rows:
        assert len(row) == 1 or sum(len(one["label"]) for one in row) <= {2: 29, 3: 22, 4: 18, 5: 13}[len(row)]


async def test_the_board_says_what_a_turn_is_for_until_each_members_first_is_over(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk)
    below = "\n".join(desk.board(ada).texts[1:])
    assert "Three or more gems of one colour on a diagonal make a chain" in below
    assert len(below.partition("Seal of this match")[0].split()) < 40

    await desk.slash(ada, "gembatan play", tile="Y---", cell="BI60", end=True)
    assert "make a chain" in "\n".join(desk.board(ada).texts)

    tile = tile_name(state_of(await desk.match(bela)).hands[1].tiles[0])
    await desk.slash(bela, "gembatan trade", tiles=tile)
    assert "make a chain" not in "\n".join(desk.board(ada).texts)


async def test_a_quick_second_press_shows_the_panel_as_it_is_now(desk: Desk) -> None:
    ada, _ = await seated_ada_first(desk, TWO)
    opened = await desk.press(ada, "Play")
    match = await desk.match(ada)
    desk.expire_tokens()
    await desk.sessions.turns.play(desk.request(ada), match.id, "fill BH60-BI60", match.version)
    await desk.drawn()
    desk.clock.turn((SECOND_PRESS - 1) / 60_000)

    twice = await choose(desk, ada, opened.answer, "GP--")

    assert (await desk.match(ada)).version == match.version + 1
    assert "So far 1 gem: **1 point**" in said(twice)
    assert "This was already played." in said(twice)
    assert "moved on" not in said(twice)
    assert "Here it is" not in said(twice)
    assert "BI59 -GP- S" in offered(twice.answer)


async def test_a_member_who_has_played_all_is_told_so_and_ends_the_turn(desk: Desk) -> None:
    gone = 6 * ["RG", "RY", "RP", "BG", "BY", "GY", "GP", "YP"] + 5 * ["RB", "BP"]
    last = f"BH60:-R--,BI60:G--B hands=:RB;:BP gone={','.join(gone)}"
    ada, _ = await seated_ada_first(desk, last)

    told = await desk.slash(ada, "gembatan fill", socket="BH60-BI60")

    assert "All is played: end your turn." in told
    assert "Nothing else fits" not in told
    assert "further tile" not in told
