"""Tests of what only one member sees: suggestions, the menu, rules and health."""

import logging

import pytest

from bot.playground.world.permissions import Permission
from tests.cogs.desk import Desk, buttons, said


async def test_goals_are_suggested_only_once_the_start_is_typed(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
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
    assert [each["value"] for each in types] == ["red"]
    for each in (*cells, *types):
        assert each["name"].startswith("C1 turns red")
        assert each["name"].endswith("+4")
    answer = await desk.slash(ada, "gems trick", cell="c1", type="R")
    assert "turns red" in answer
    assert (await desk.match(ada)).entry.notation == "C1=R"


async def test_without_a_match_there_are_no_suggestions(desk: Desk) -> None:
    bela = desk.actor("Bela")

    assert await bela.autocomplete("games", "gems move", "from_", "") == []
    await desk.slash(bela, "gems new", mode="relay")
    assert await bela.autocomplete("games", "gems move", "from_", "") == []  # No match has begun.


async def test_the_menu_shows_everything_in_one_private_message(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new")

    assert "Resign" not in buttons((await desk.press(bela, "More")).answer)  # type: ignore[arg-type]
    for label, text in (
        ("Rules", "What it is about"),
        ("Show board here", "Here it is"),  # The board was posted just now.
        ("Resign", "End your match of Gems 3D?"),
    ):
        menu = (await desk.press(ada, "More")).answer
        assert menu is not None
        answer = await desk.press(ada, label, menu)
        assert answer.answer is not None
        assert answer.answer.id == menu.id
        assert text in said(answer)


async def test_german_members_read_german(desk: Desk) -> None:
    chen = desk.actor("Chen")

    assert "Worum es geht" in await desk.slash(chen, "gems rules")
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
