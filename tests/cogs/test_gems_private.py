"""What only one member sees: suggestions, the menu, tables of honour, rules, health."""

import logging

import pytest

from bot.playground.permissions import Permission
from tests.cogs.desk import Desk, buttons, said

# A fifth red gem on E1 completes a line.
NEARLY = "RRRR1/5/4R/5/5 types=RKDBG line=5"


async def test_suggestions_wait_for_the_option_they_depend_on(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    ada = desk.actor("Ada")
    desk.lay_out("RRKR1/5/5/5/5 types=RKDBG line=4 tricks=1")
    await desk.slash(ada, "gems new", size=5)

    assert await ada.autocomplete("games", "gems move", "to", "") == []
    assert await ada.autocomplete("games", "gems trick", "type", "") == []
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []


async def test_tricks_are_suggested_with_their_types(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.lay_out("RRKR1/5/5/5/5 types=RKDBG line=4 tricks=1")
    await desk.slash(ada, "gems new", size=5)

    cells = await ada.autocomplete("games", "gems trick", "cell", "")
    types = await ada.autocomplete("games", "gems trick", "type", "", cell="C1")

    assert [each["value"] for each in cells] == ["C1"]
    assert [each["value"] for each in types] == ["R"]
    for each in (*cells, *types):
        assert each["name"].startswith("C1 · red")
        assert each["name"].endswith("+4")
    answer = await desk.slash(ada, "gems trick", cell="c1", type="R")
    assert "turns red" in answer
    assert (await desk.match(ada)).entry.notation == "C1=R"


async def test_no_match_no_suggestions(desk: Desk) -> None:
    bela = desk.actor("Bela")

    assert await bela.autocomplete("games", "gems move", "from_", "") == []
    await desk.slash(bela, "gems new", mode="relay")
    assert await bela.autocomplete("games", "gems move", "from_", "") == []  # nobody has begun


async def test_scores_stand_in_the_table_of_honour_of_their_settings(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    desk.lay_out(NEARLY)
    for who, size in ((ada, 5), (bela, 6)):
        if size == 6:
            desk.lay_out("RRRR2/6/5R/6/6/6 types=RKDBG line=5")
        desk.clock.turn(1)
        await desk.slash(who, "gems new", size=size, types=5)
        await desk.slash(who, "gems move", from_="E3" if size == 5 else "F3", to="E1")
        asked = await who.slash("games", "gems resign")
        assert asked.answer is not None
        await desk.press(who, "Yes, resign", asked.answer)

    boards = await ada.autocomplete("games", "gems top", "board", "")
    assert len(boards) == 2
    assert "6×6" in boards[0]["name"]  # the newest line first
    newest = await ada.slash("games", "gems top")
    assert r"1\. **Bela** · 5 points" in said(newest)
    small = next(board for board in boards if "5×5" in board["name"])
    shown = await ada.slash("games", "gems top", board=small["value"])
    assert r"1\. **Ada** · 5 points · 1 turn" in said(shown)
    assert shown.answer is not None

    other = next(board for board in boards if board is not small)
    switched = await ada.select(shown.answer, "Other settings", other["value"])
    assert switched.answer is not None
    assert switched.answer.id == shown.answer.id
    assert r"1\. **Bela** · 5 points" in said(switched)
    assert "server" in await desk.slash(ada, "gems top", board="nonsense")


async def test_the_menu_leads_everywhere_in_one_private_message(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new")

    assert "Resign" not in buttons((await desk.press(bela, "More")).answer)  # type: ignore[arg-type]  # it was answered
    for label, text in (
        ("Rules", "how to play"),
        ("Best scores", "Nobody has a score"),
        ("Board down here", "Here it is"),  # it has only just come
        ("Resign", "really want to end"),
    ):
        menu = (await desk.press(ada, "More")).answer
        assert menu is not None
        answer = await desk.press(ada, label, menu)
        assert answer.answer is not None
        assert answer.answer.id == menu.id
        assert text in said(answer)


async def test_german_members_read_german(desk: Desk) -> None:
    chen = desk.actor("Chen")

    assert "So wird gespielt" in await desk.slash(chen, "gems rules")
    assert "In diesem Kanal" in await desk.slash(chen, "gems undo")


async def test_health_says_whether_the_gateway_is_up(desk: Desk) -> None:
    check = desk.client.gateway()
    assert check.ok
    assert check.facts["guilds"] == 1

    await desk.client.close()
    assert not desk.client.gateway().ok


async def test_in_a_thread_the_permission_for_threads_counts(desk: Desk) -> None:
    ada = desk.actor("Ada")
    world = desk.playground.world
    thread = ada.open_thread("games", "quiet")
    world.set_permission(world.channel("games"), world.bot_id, Permission.SEND_MESSAGES_IN_THREADS, allowed=False)

    sent = await ada.slash(thread, "gems new")

    assert "“Send Messages in Threads”" in said(sent)
