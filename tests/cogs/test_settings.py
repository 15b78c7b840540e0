"""Tests of `/settings` and `/setup`: every command and button obeys what a server's managers have set."""

import asyncio

import pytest

from bot.playground import Refused
from bot.playground.world.permissions import Permission
from tests.cogs.desk import Desk, buttons, relay, said


async def test_all_settings_are_shown_and_kept(desk: Desk) -> None:
    ada = desk.actor("Ada")
    assert "**Channels:** everywhere" in await desk.slash(ada, "settings")

    await desk.slash(
        ada, "settings", language="de", allow="games", reminders=0, enders="seated", matches=3, threads=True, quiet=True
    )
    await desk.restart()
    shown = await desk.slash(ada, "settings")

    games = desk.playground.world.channel("games").id
    assert f"**Channels:** <#{games}>" in shown
    assert "German" in shown
    assert "**Reminders of a turn:** none" in shown
    assert "everybody who plays in it" in shown
    assert "at a time:** 3" in shown
    assert shown.count("yes") == 2
    assert "everywhere" in await desk.slash(ada, "settings", forget="games", reminders=-1, matches=0)


async def test_only_managers_of_the_server_see_the_settings(desk: Desk) -> None:
    with pytest.raises(Refused):
        await desk.actor("Chen").slash("games", "settings")
    with pytest.raises(Refused):
        await desk.actor("Chen").slash("games", "setup")


async def test_matches_open_only_in_allowed_channels_and_their_threads(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", allow="lounge")

    lounge = desk.playground.world.channel("lounge")
    assert f"Use <#{lounge.id}>" in await desk.slash(ada, "gems new")
    thread = ada.open_thread("lounge", "Over here")
    assert "has begun" in said(await ada.slash(thread, "gems new"))


async def test_boards_are_in_the_language_of_the_settings(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", language="de")

    await desk.slash(ada, "gems new", mode="relay")

    assert "Mitspielen" in buttons(desk.board(ada))


async def test_a_member_plays_in_as_many_matches_as_the_server_allows(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", matches=1)
    await desk.slash(ada, "gems new")

    assert "one match at a time" in await desk.slash(ada, "gembatan new")


async def test_only_members_allowed_by_the_settings_may_end_a_match(desk: Desk) -> None:
    chen = desk.actor("Chen")
    await desk.slash(chen, "gems new", mode="relay")
    assert "beendet die Moderation" in await desk.slash(chen, "gems end")

    await desk.slash(desk.actor("Ada"), "settings", enders="host")
    asked = await chen.slash("games", "gems end")
    assert asked.answer is not None
    await desk.press(chen, "Ja, beenden", asked.answer)

    assert (await desk.match(chen)).over


async def test_a_new_relay_gets_a_thread_if_the_settings_say_so(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", threads=True)

    answer = await desk.slash(ada, "gems new", mode="relay")

    thread = next(channel for channel in desk.playground.world.threads())
    assert f"<#{thread.id}>" in answer
    assert thread.name == "Gems 3D · Ada"
    assert "Join" in buttons(desk.boards(ada, thread.name)[-1])
    assert "has begun" in await desk.slash(ada, "gems new")  # A solo match needs no thread.


async def test_a_missing_right_to_open_threads_is_reported(desk: Desk) -> None:
    ada = desk.actor("Ada")
    world = desk.playground.world
    await desk.slash(ada, "settings", threads=True)
    world.set_permission(world.channel("games"), "Lapidary", Permission.CREATE_PUBLIC_THREADS, allowed=False)

    assert "Create Public Threads" in await desk.slash(ada, "gems new", mode="relay")


async def test_a_quiet_server_gets_edited_boards_and_no_mentions(desk: Desk) -> None:
    await desk.slash(desk.actor("Ada"), "settings", quiet=True)
    ada, bela = await relay(desk)
    board = desk.board(ada)

    await desk.move(ada, (await desk.legal(ada))[0])
    desk.clock.turn(30)
    await desk.move(bela, (await desk.legal(bela))[0])

    assert desk.board(ada).id == board.id
    assert desk.pings == []
    assert (await desk.match(ada)).board.version_shown == (await desk.match(ada)).version


async def test_setup_says_that_nothing_is_missing(desk: Desk) -> None:
    assert "Nothing is missing" in await desk.slash(desk.actor("Ada"), "setup")


async def test_setup_names_each_channel_and_what_it_lacks(desk: Desk) -> None:
    ada = desk.actor("Ada")
    world = desk.playground.world
    lounge = world.channel("lounge")
    heard = asyncio.create_task(desk.client.wait_for("guild_channel_update", timeout=60))
    await asyncio.sleep(0)  # The waiting task starts to listen.
    world.set_permission(lounge, "Lapidary", Permission.ATTACH_FILES, allowed=False)
    await heard

    answer = await desk.slash(ada, "setup")

    assert f"<#{lounge.id}>: Attach Files" in answer
    assert f"https://discord.com/channels/{world.guild.id}/{lounge.id}" in answer
    assert f"<#{world.channel('games').id}>:" not in answer
    await desk.slash(ada, "settings", allow="games")
    assert "Nothing is missing" in await desk.slash(ada, "setup")


async def test_setup_links_to_permissions_missing_in_the_whole_server(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", threads=True)
    for role in desk.playground.world.guild.roles.values():
        if role.name in ("@everyone", "Lapidary"):
            role.permissions &= ~int(Permission.ATTACH_FILES | Permission.CREATE_PUBLIC_THREADS)
    await desk.restart()  # The bot learns its roles when it connects.

    answer = await desk.slash(ada, "setup")

    assert "**In the whole server:** Attach Files, Create Public Threads. [Grant it here](https://" in answer
    asked_for = int(answer.partition("permissions=")[2].partition("&")[0])
    assert asked_for & Permission.ATTACH_FILES
    assert asked_for & Permission.CREATE_PUBLIC_THREADS
    assert asked_for & Permission.SEND_MESSAGES
    # A permission missing in the whole server is named only once.
    assert "Open the channel" not in answer
