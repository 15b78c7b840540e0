"""Tests of what goes wrong: restarts, lost connections, limits, late answers, permissions, deleted messages.

Long because every kind of trouble is tested here.
"""

import asyncio
import logging
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.playground import Actor, Interaction, ManualClock, Refused
from bot.playground.world.permissions import Permission
from bot.sessions import refusals
from bot.ui.address import Address
from bot.ui.commands.game_cog import GameCog
from bot.ui.entry.buttons import Button, Select
from bot.ui.panels import Layout
from tests.cogs.desk import Desk, buttons, said, solo

POST = r"^POST /channels/\d+/messages$"
EDIT = r"^PATCH /channels/\d+/messages/"
CALLBACK = r"^POST /interactions/"


async def any_move(desk: Desk, who: Actor) -> str:
    return (await desk.legal(who))[0]


async def test_buttons_and_open_modals_work_after_a_restart(desk: Desk) -> None:
    ada = await solo(desk)
    board = desk.board(ada)
    modal = await desk.typing(ada, desk.board(ada))
    move = await any_move(desk, ada)

    await desk.restart()
    sent = await ada.submit(modal, {"move": move})
    await desk.drawn()

    assert said(sent) == "Which gem? Press its number. Put gems of one type near each other."
    assert (await desk.match(ada)).version == 2
    assert desk.board(ada).id == board.id
    await desk.move(ada, await any_move(desk, ada))
    assert (await desk.match(ada)).board.version_shown == 3


@pytest.mark.slow
async def test_commands_are_sent_once_and_again_only_if_discord_lost_them(tmp_path: Path) -> None:
    def sent(desk: Desk) -> int:
        return sum(each.method == "PUT" and each.path.endswith("/commands") for each in desk.playground.rest.requests)

    async with Desk(tmp_path, whole=True) as desk:
        await desk.restart()
        assert sent(desk) == 1

        desk.playground.world.state.commands.clear()
        await desk.restart()
        assert sent(desk) == 2


async def test_a_stop_waits_until_the_last_move_is_shown(desk: Desk) -> None:
    ada = await solo(desk)
    held = desk.playground.faults.hold(EDIT)
    assert held.gate is not None
    start, goal = (await any_move(desk, ada)).split("-")
    await ada.slash("games", "gems move", from_=start, to=goal)
    await asyncio.wait_for(held.reached.wait(), 60)
    await desk.sessions.drain()
    await desk.client.door.empty()

    stopping = asyncio.create_task(desk.client.drain())
    for _ in range(50):  # Nothing but the board is left to wait for.
        await asyncio.sleep(0)
    assert not stopping.done()
    held.gate.set()
    await stopping

    assert (await desk.match(ada)).board.version_shown == 2


# discord.py waits five seconds before it logs in again, so the case without resuming is slow.
@pytest.mark.parametrize("resumable", [True, pytest.param(False, marks=pytest.mark.slow)])
async def test_a_lost_connection_loses_no_match(desk: Desk, resumable: bool, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, "discord")
    ada = await solo(desk)
    back = asyncio.create_task(desk.client.wait_for("resumed" if resumable else "ready"))
    await asyncio.sleep(0)

    await desk.playground.gateway.drop(resumable=resumable)
    await asyncio.wait_for(back, 60)
    await desk.move(ada, await any_move(desk, ada))

    assert (await desk.match(ada)).board.version_shown == 2


async def test_an_interaction_delivered_twice_is_one_move(desk: Desk) -> None:
    ada = await solo(desk)
    move = await any_move(desk, ada)
    sent = await ada.submit(await desk.typing(ada, desk.board(ada)), {"move": move})

    await deliver_again(desk, ada, sent)

    assert (await desk.match(ada)).version == 2
    assert not any(each.status == 400 for each in desk.playground.rest.requests)  # nobody answered it again


async def test_a_refused_request_is_not_carried_out_when_it_arrives_again(desk: Desk) -> None:
    ada = await solo(desk)
    sent = await ada.slash("games", "gems undo")
    assert "nothing to take back" in said(sent)
    await desk.move(ada, await any_move(desk, ada))

    await deliver_again(desk, ada, sent)

    assert (await desk.match(ada)).version == 2


async def deliver_again(desk: Desk, actor: Actor, sent: Interaction) -> None:
    """Deliver an interaction a second time, and wait until the bot has handled that."""
    desk.playground.deliver(sent)
    await desk.slash(actor, "gems board")  # the bot handles this command after the second delivery
    await desk.client.door.empty()
    await desk.drawn()


async def test_a_move_is_told_as_saved_although_its_answer_cannot_be_made(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ended(*_: object) -> None:
        raise refusals.over()

    ada = await solo(desk)
    monkeypatch.setattr(GameCog, "answer", ended)

    assert said(await desk.move(ada, await any_move(desk, ada))).startswith("That is saved. This match is over.")
    assert (await desk.match(ada)).version == 2


async def test_a_command_while_the_bot_stops_is_refused(desk: Desk) -> None:
    ada = await solo(desk)
    move = await any_move(desk, ada)
    await desk.sessions.drain()

    assert "being restarted" in said(await desk.move(ada, move))
    assert (await desk.match(ada)).version == 1


@pytest.mark.parametrize("kind", ["busy", "banned", "down"])
async def test_a_board_that_discord_refuses_is_shown_later_and_once(desk: Desk, kind: str) -> None:
    ada = desk.actor("Ada")
    faults = desk.playground.faults
    if kind == "down":
        faults.fail(POST, times=3)
    else:
        faults.rate_limit(POST, times=3, via=kind == "busy")

    await desk.slash(ada, "gems new")

    assert len(desk.boards(ada)) == 1
    assert (await desk.match(ada)).board.version_shown == 1
    # "busy" is an answer 429 with a time to wait: discord.py itself waits, not our code.
    assert desk.pauses == ([] if kind == "busy" else [1.0, 2.0, 4.0])


async def test_a_lobby_whose_message_was_deleted_is_called_off_without_a_message(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", mode="relay")
    lobby = desk.board(ada)
    bela.delete(lobby)

    assert "left the table" in await desk.slash(ada, "gems leave")

    assert desk.boards(ada) == []
    await desk.slash(ada, "gems new", mode="relay")
    assert len(desk.boards(ada)) == 1


@pytest.mark.slow
async def test_slow_storage_defers_the_answer(tmp_path: Path) -> None:
    async with Desk(tmp_path, patience=0.0) as desk:
        ada = await solo(desk)
        start, goal = (await any_move(desk, ada)).split("-")
        desk.gate.clear()

        sent = ada.slash("games", "gems move", from_=start, to=goal)
        await sent.acknowledged()
        assert sent.state == "thinking"
        desk.gate.set()
        await sent

        assert sent.answer is not None
        assert sent.answer.only_for == ada.id
        assert f"{start} → {goal}" in said(sent)


@pytest.mark.slow
async def test_slow_storage_defers_a_refusal_too(tmp_path: Path) -> None:
    async with Desk(tmp_path) as desk:
        ada = await solo(desk)
        modal = await desk.typing(ada, desk.board(ada))
        desk.client.door._patience = 0.0  # only now, because after a deferral Discord opens no form
        desk.gate.clear()

        sent = ada.submit(modal, {"move": "a1 a1"})
        await sent.acknowledged()
        desk.gate.set()
        told = await ada.wait_for(lambda message: message.only_for == ada.id and "on A1" in "".join(message.texts))

        assert told.id != desk.board(ada).id


@pytest.mark.slow
async def test_an_answer_that_comes_too_late_does_not_affect_the_move(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    async with Desk(tmp_path, world_clock=clock) as desk:
        ada = await solo(desk)
        start, goal = (await any_move(desk, ada)).split("-")
        desk.gate.clear()

        sent = ada.slash("games", "gems move", from_=start, to=goal)
        await asyncio.sleep(0)
        clock.advance(3.5)
        assert (await sent).failed == "The application did not respond"
        desk.gate.set()
        await ada.wait_for(lambda message: "Undo" in buttons(message))
        await desk.client.door.empty()

    assert "could not be answered" in caplog.text
    assert "Ticket" not in caplog.text


@pytest.mark.slow  # discord.py waits a second before it tries again.
async def test_an_answer_that_discord_fails_to_accept_is_sent_again(desk: Desk) -> None:
    ada = await solo(desk)
    start, goal = (await any_move(desk, ada)).split("-")
    desk.playground.faults.fail(CALLBACK, status=500)

    assert f"{start} → {goal}" in await desk.slash(ada, "gems move", from_=start, to=goal)


async def test_an_answer_delayed_by_a_limit_arrives(desk: Desk) -> None:
    ada = await solo(desk)
    start, goal = (await any_move(desk, ada)).split("-")
    desk.playground.faults.rate_limit(CALLBACK, times=2)

    assert f"{start} → {goal}" in await desk.slash(ada, "gems move", from_=start, to=goal)


async def test_the_log_of_a_bug_has_the_ticket_that_the_member_sees(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await solo(desk)
    move = await any_move(desk, ada)
    desk.games["gems3d"].bug = RuntimeError("planted")

    answer = said(await desk.move(ada, move))

    ticket = answer.split("ticket **")[1].split("**")[0]
    assert f"Ticket {ticket}" in caplog.text
    assert "planted" in caplog.text
    assert "planted" not in answer
    assert (await desk.match(ada)).version == 1


async def test_no_match_is_opened_in_a_channel_without_permission_to_post(desk: Desk) -> None:
    ada = desk.actor("Ada")
    games = desk.playground.world.channel("games")
    for permission in (Permission.ATTACH_FILES, Permission.SEND_MESSAGES):
        desk.playground.world.set_permission(games, desk.playground.world.bot_id, permission, allowed=False)

    answer = await desk.slash(ada, "gems new")
    assert "Send Messages and Attach Files" in answer
    assert f"<#{games.id}>" in answer
    assert desk.boards(ada) == []


@pytest.mark.parametrize("command", ["gems new", "gembatan new", "rush new"])
async def test_a_match_is_opened_in_words_where_only_pictures_are_not_allowed(desk: Desk, command: str) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    games = desk.playground.world.channel("games")
    desk.playground.world.set_permission(games, desk.playground.world.bot_id, Permission.ATTACH_FILES, allowed=False)

    options = {"mode": "relay"} if command == "gems new" else {}
    assert "I need" not in await desk.slash(ada, command, **options)
    await desk.press(bela, "Join")
    await desk.press(ada, "Start")

    board = desk.board(ada)
    assert "I need the permission “Attach Files”" in "\n".join(board.texts)
    assert (await desk.match(ada)).state is not None


async def test_a_move_on_a_board_just_deleted_is_answered_in_words(desk: Desk) -> None:
    ada, bela = await solo(desk), desk.actor("Bela")
    modal = await desk.typing(ada, desk.board(ada))
    move = await any_move(desk, ada)
    bela.delete(desk.board(ada))

    sent = await ada.submit(modal, {"move": move})
    await desk.drawn()

    assert said(sent) == "Which gem? Press its number. Put gems of one type near each other."
    assert (await desk.match(ada)).board.version_shown == 2


async def test_a_requested_board_is_posted_at_the_end_without_a_ping(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", mode="relay")
    await desk.press(bela, "Join")
    await desk.press(ada, "Start")
    board = desk.board(ada)

    await desk.slash(bela, "gems board")
    assert desk.board(ada).id == board.id  # The board was posted just now.

    desk.clock.turn(minutes=2)
    await desk.slash(bela, "gems board")

    assert desk.board(ada).id > board.id
    assert board.id not in [message.id for message in ada.messages("games")]
    assert desk.pings == [(ada.id,)]


async def test_after_a_pause_a_move_posts_a_new_board(desk: Desk) -> None:
    ada = await solo(desk)
    first = desk.board(ada)
    desk.clock.turn(minutes=9)
    await desk.move(ada, await any_move(desk, ada))
    assert desk.board(ada).id == first.id

    desk.clock.turn(minutes=11)
    await desk.move(ada, await any_move(desk, ada))
    second = desk.board(ada)
    assert second.id > first.id
    assert len(ada.message(first.channel_id, first.id).texts) == 1

    for _ in range(7):  # The match is never idle, but its board message gets too old to edit.
        desk.clock.turn(minutes=9)
        await desk.move(ada, await any_move(desk, ada))
    assert desk.board(ada).id > second.id


async def test_matches_are_played_in_threads_too(desk: Desk) -> None:
    ada = desk.actor("Ada")
    thread = ada.open_thread("games", "a quiet corner")

    await ada.slash(thread, "gems new")
    board = await ada.wait_for(lambda message: "Move" in buttons(message), channel=thread)

    assert board.channel_id == thread.id
    assert "No match" in await desk.slash(ada, "gems undo")  # There is no match in #games.


async def test_hostile_names_do_not_ping_format_or_link(desk: Desk) -> None:
    ada = desk.actor("Ada")
    chen = desk.actor("Chen")
    world = desk.playground.world
    chen.user.name = f"@everyone **<@{ada.id}>** [x](https://evil.example)\n# {'‮'}shout"
    await desk.slash(chen, "gems new", mode="relay")
    await desk.press(ada, "Join")
    await desk.press(chen, "Start")
    await desk.move(chen, await any_move(desk, chen))

    for message in desk.boards(ada):
        assert not message.mention_everyone
        for text in message.texts:
            assert f"<@{ada.id}>**" not in text
            assert "@everyone" not in text
            assert "](https://" not in text
            assert "\n# " not in text
            assert "‮" not in text
    assert desk.pings == [(chen.id,), (ada.id,)]
    assert world.state.guild is not None


@pytest.mark.parametrize("custom_id", ["old:1", "b:nogame:aaaa:1:move:", "b:gems3d:aaaa:1:dance:"])
async def test_a_button_of_an_older_version_is_answered(desk: Desk, custom_id: str) -> None:
    ada = desk.actor("Ada")
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Old", custom_id=custom_id))
    view.stop()
    channel = desk.client.get_partial_messageable(desk.playground.world.channel("games").id)
    message = await channel.send("an old board", view=view)

    sent = await ada.click(ada.message(message.channel.id, message.id), "Old")

    assert "no longer works" in said(sent)


FORGED = (
    "b:profile::0:show:",
    "b:profile::0:show:x.gems3d",
    "b:profile::0:show:99999999999999999999.",
    "b:profile::0:show:1.nogame",
    "b:profile::0:share:nogame",
    "b:gems3d::0:honourboard:a.",
    "b:gems3d::0:honourseason:a.",
    "b:gems3d::0:honourgame:a.",
    "b:honours::0:honour:a.",
    "b:honours::0:honourclose:",
)
# GEMS stands for a relay in Gems 3D, TILES and RUSH for matches of the other games.
# The second text is the choice in a select, or "" for a button.
FORGED_OF_A_MATCH = (
    ("b:gems3d:GEMS:1:own:", ""),
    ("b:gems3d:GEMS:1:close:", ""),
    ("b:gembatan:GEMS:1:hand:", ""),
    ("b:gembatan:TILES:0:cell:", ""),
    ("b:gembatan:TILES:0:way:one", ""),
    ("b:gemrush:GEMS:1:board:", ""),
    ("b:gemrush:RUSH:0:pick:", ""),
    ("s:gemrush:RUSH:0:pick:ask", "+x"),
    ("b:replay:GEMS:0:eyes:", ""),
    ("s:replay:GEMS:0:eyes:", "²"),
    ("s:replay:GEMS:0:eyes:", "x" * 60),
    ("b:wait:GEMS:1:take:", ""),
    ("b:wait:GEMS:1:skip:one", ""),
)


async def test_a_forged_press_is_refused(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    ada = desk.actor("Ada")
    channel = desk.client.get_partial_messageable(desk.playground.world.channel("games").id)
    for rows in (FORGED[:5], FORGED[5:]):
        view = discord.ui.View(timeout=None)
        for custom_id in rows:
            view.add_item(discord.ui.Button(label=custom_id, custom_id=custom_id))
        view.stop()
        message = await channel.send("made up", view=view)
        for custom_id in rows:
            sent = await ada.click(ada.message(message.channel.id, message.id), custom_id)
            assert "no longer works" in said(sent), custom_id
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_a_forged_press_for_a_match_is_refused(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    found = {}
    for name, command in (("GEMS", "gems new"), ("TILES", "gembatan new"), ("RUSH", "rush new")):
        await desk.slash(ada, command, **({"mode": "relay"} if name == "GEMS" else {}))
        await desk.press(bela, "Join")
        await desk.press(ada, "Start")
        found[name] = (await desk.match(ada)).id
    channel = desk.client.get_partial_messageable(desk.playground.world.channel("games").id)
    for written, chosen in FORGED_OF_A_MATCH:
        kind, area, name, rest = written.split(":", 3)
        custom_id = f"{kind}:{area}:{found[name]}:{rest}"
        item: discord.ui.Item[Any] = discord.ui.Button(label="made up", custom_id=custom_id)
        if chosen:
            option = discord.SelectOption(label="made up", value=chosen)
            item = discord.ui.Select(custom_id=custom_id, options=[option])
        view = discord.ui.View(timeout=None)
        view.add_item(item)
        view.stop()
        sent = await channel.send("made up", view=view)
        message = ada.message(sent.channel.id, sent.id)
        pressed = await (ada.select(message, custom_id, chosen) if chosen else ada.click(message, custom_id))
        assert "no longer works" in said(pressed), custom_id
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_a_command_of_an_older_version_is_answered(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    ada = desk.actor("Ada")
    option = {"type": 3, "name": "how", "description": "How", "autocomplete": True}
    dance = {"type": 1, "name": "dance", "description": "Dance", "options": [option]}
    for name in ("gems", "ballroom"):
        desk.playground.world.put_command(None, {"type": 1, "name": name, "description": "Old", "options": [dance]})

    for name in ("gems", "ballroom"):
        assert "old form of this command" in await desk.slash(ada, f"{name} dance", how="well")
        asked = asyncio.create_task(ada.autocomplete("games", f"{name} dance", "how", ""))
        await asyncio.sleep(0)
        clock = desk.playground.world.clock
        assert isinstance(clock, ManualClock)
        clock.advance(4)
        with pytest.raises(Refused):  # There are no suggestions, and no error either.
            await asked
    await desk.client.door.empty()
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_a_button_of_a_deleted_match_says_so(desk: Desk) -> None:
    ada = desk.actor("Ada")
    channel = desk.client.get_partial_messageable(desk.playground.world.channel("games").id)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(Button(Address("b", "gems3d", "move", "aaaa", 3), "Move"))
    message = await channel.send(view=Layout(row))

    sent = await ada.click(ada.message(message.channel.id, message.id), "Move")

    assert "a match that I no longer have" in said(sent)


async def test_discord_py_does_not_remember_our_views(desk: Desk) -> None:
    """When discord.py forgets a remembered view, the view's dynamic items stop working in the whole bot."""
    ada = await solo(desk)
    await desk.move(ada, await any_move(desk, ada))
    await desk.press(ada, "More")
    asked = await ada.slash("games", "gems resign")
    assert asked.answer is not None
    await desk.press(ada, "No, play on", asked.answer)

    store = desk.client._connection._view_store

    assert (store._views, store._modals, store._synced_message_views) == ({}, {}, {})
    assert set(store._dynamic_items.values()) == {Button, Select}


async def test_the_channel_sees_the_servers_language_and_a_member_theirs(desk: Desk) -> None:
    chen = desk.actor("Chen")

    assert "Deine Partie hat begonnen" in await desk.slash(chen, "gems new")
    assert "Move" in buttons(desk.board(chen))

    desk.playground.world.guild.locale = "de"
    await desk.slash(desk.actor("Ada"), "gems new")
    assert "Ziehen" in buttons(desk.board(chen))


@pytest.mark.parametrize(("command", "option"), [("settings", "enders"), ("reminders", "rhythm"), ("gems new", "mode")])
async def test_a_removed_choice_of_an_option_is_refused(
    desk: Desk, caplog: pytest.LogCaptureFixture, command: str, option: str
) -> None:
    ada = desk.actor("Ada")
    name, *inner = command.split()
    options = [{"type": 3, "name": option, "description": "Old"}]
    for each in inner:
        options = [{"type": 1, "name": each, "description": "Old", "options": options}]
    desk.playground.world.put_command(None, {"type": 1, "name": name, "description": "Old", "options": options})

    assert "old form of this command" in await desk.slash(ada, command, **{option: "nobody"})
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
