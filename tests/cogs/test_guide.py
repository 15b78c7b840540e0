"""Tests of help and hints for newcomers, and of the story of what happened while a member was away."""

import asyncio
from typing import Any

import pytest

from bot.playground import ManualClock
from bot.playground.world.model import nested
from bot.playground.world.permissions import Permission, in_guild
from bot.sessions import refusals
from cogs.guide import Guide
from tests.cogs.desk import Desk, buttons, private, said

POST = r"^POST /channels/\d+/messages$"


async def test_help_is_short_and_has_buttons(desk: Desk) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")

    answer = await ada.slash("games", "help")
    direct = await chen.slash(chen.open_dm(), "help")

    assert answer.answer is not None
    assert direct.answer is not None
    shared, own = (
        ["New match", "Learn", "Daily", "My turns", "Leaderboard", "Puzzle", "Rules", "Leagues and cups"],
        ["My profile", "Reminders", "Away", "My data"],
    )
    assert list(buttons(answer.answer)) == [*shared, *own, "Settings"]
    assert len(said(answer)) < 650
    assert "After 7 days of silence the others decide." in said(answer)
    expected = [
        "Allein spielen",
        "Mit anderen spielen",
        "Lernen",
        "Brett des Tages",
        "Rätsel",
        "Meine Züge",
        "Mein Profil",
        "Erinnerungen",
        "Abwesend",
        "Meine Daten",
    ]
    assert list(buttons(direct.answer)) == expected
    assert "in den Kanälen eines Servers oder überall mit einem Code" in said(direct)
    assert "`/letters new`" in said(answer)
    shown = await desk.press(chen, "Meine Züge", direct.answer)
    assert "in keiner Partie" in said(shown)
    world = desk.playground.world
    assert (await bela.slash("games", "help")).answer is not None
    assert not in_guild(world.guild, chen.id) & Permission.MANAGE_GUILD
    hidden = await chen.slash("games", "help")
    assert hidden.answer is not None
    assert list(buttons(hidden.answer))[-1] == "Meine Daten"


async def test_help_leads_to_leagues_and_to_cups_by_one_button(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "help")
    asked = await desk.press(ada, "Leagues and cups", (await private(desk, ada))[-1])
    assert asked.answer is not None
    assert list(buttons(asked.answer)) == ["League", "Cup"]
    for label, told in (("League", "This server has no league yet."), ("Cup", "This server has no cup at present.")):
        assert told in said(await desk.press(ada, label, (await private(desk, ada))[-1]))
        await desk.slash(ada, "help")
        await desk.press(ada, "Leagues and cups", (await private(desk, ada))[-1])


async def test_a_new_match_names_the_way_to_look_for_players(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "help")
    asked = await desk.press(ada, "New match", (await private(desk, ada))[-1])
    assert "**Look for players** tells you when somebody wants the same." in said(asked)
    assert "Nobody looks for players here" in said(
        await desk.press(ada, "Look for players", (await private(desk, ada))[-1])
    )


async def test_one_is_away_and_back_by_buttons(desk: Desk) -> None:
    ada = desk.actor("Ada")
    shown = (await ada.slash("games", "help")).answer
    assert shown is not None
    asked = await desk.press(ada, "Away", shown)

    refused = await ada.submit(asked, {"date": "never"})
    assert "I cannot read “never” as a day" in said(refused)
    asked = await desk.press(ada, "Away", (await ada.slash("games", "help")).answer)
    assert "You are away until" in said(await ada.submit(asked, {"date": "10"}))
    assert (await desk.sessions.settings.member(ada.id)).away_until is not None

    back = await desk.press(ada, "I am back", ada.messages("games")[-1])
    assert back.state == "answered"
    assert (await desk.sessions.settings.member(ada.id)).away_until is None


async def test_each_member_gets_the_first_hint_once(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")

    await desk.slash(ada, "gems new", mode="relay")
    await ada.wait_for(lambda m: m.only_for == ada.id and "New here?" in "\n".join(m.texts), channel="games")
    await desk.press(bela, "Join")
    await bela.wait_for(lambda m: m.only_for == bela.id and "New here?" in "\n".join(m.texts), channel="games")
    await desk.restart()
    assert "New here?" not in await desk.slash(ada, "gems new")


async def test_a_server_that_invites_the_bot_is_welcomed_once(desk: Desk) -> None:
    ada = desk.actor("Ada")
    world = desk.playground.world
    world.set_permission(world.channel("games"), "Lapidary", Permission.SEND_MESSAGES, allowed=False)
    for _ in range(2):
        world.leave(world.bot_id)
        world.enter(world.bot_id)
        welcome = await ada.wait_for(lambda m: "New match" in buttons(m), channel="lounge")

    assert len([m for m in ada.messages("lounge") if "New match" in buttons(m)]) == 1
    assert "Thank you for having me in **The Workshop**" in "\n".join(welcome.texts)
    assert "New match" in said(await desk.press(ada, "New match", welcome))

    await desk.slash(ada, "panel", "lounge")  # a panel takes the place of the welcome

    [panel] = [m for m in ada.messages("lounge") if m.only_for is None and "New match" in buttons(m)]
    assert panel.id != welcome.id
    assert "Thank you" not in "\n".join(panel.texts)


async def welcomes(desk: Desk) -> list[tuple[str, int]]:
    """Let the bot welcome the server. Return the channel and the id of each welcome, and check what is stored."""
    world, guide = desk.playground.world, desk.client.areas["guide"]
    guild, ada = desk.client.get_guild(world.guild.id), desk.actor("Ada")
    assert isinstance(guide, Guide)
    assert guild is not None
    await asyncio.wait_for(guide.on_guild_join(guild), 60)

    found = [(name, m.id) for name in ("games", "lounge") for m in ada.messages(name) if "New match" in buttons(m)]
    kept = await desk.sessions.settings.guild(guild.id)
    assert kept.welcomed is bool(found)
    assert {(one.channel, one.message) for one in kept.panels} == {(world.channel(name).id, m) for name, m in found}
    return found


async def test_a_welcome_is_posted_once_though_the_database_fails(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    change, faults = desk.sessions.settings.change_guild, [None] * 6

    async def failing(*args: Any) -> Any:
        if faults:
            faults.pop()
            raise refusals.not_kept()
        return await change(*args)

    monkeypatch.setattr(desk.sessions.settings, "change_guild", failing)
    before = desk.playground.tally.copy()

    assert [name for name, _ in await welcomes(desk)] == ["games"]
    assert not faults
    counted = desk.playground.tally.since(before).counted
    assert counted["POST /channels/{channel_id}/messages"] == 1
    assert "DELETE /channels/{channel_id}/messages/{message_id}" not in counted


async def test_a_welcome_whose_answer_is_lost_stands_once(desk: Desk) -> None:
    desk.playground.faults.cut(POST)

    assert [name for name, _ in await welcomes(desk)] == ["games"]


async def test_a_welcome_comes_after_an_outage(desk: Desk) -> None:
    desk.playground.faults.fail(POST, times=7)

    assert [name for name, _ in await welcomes(desk)] == ["games"]


async def test_a_welcome_that_is_refused_comes_in_the_next_channel(desk: Desk) -> None:
    desk.playground.faults.fail(POST)
    desk.playground.faults.refuse(POST, status=403, code=50013)

    assert [name for name, _ in await welcomes(desk)] == ["lounge"]


async def test_a_welcome_that_is_refused_everywhere_does_not_come(desk: Desk) -> None:
    desk.playground.faults.refuse(POST, status=403, code=50013, times=5)

    assert await welcomes(desk) == []


async def test_a_welcome_in_doubt_is_looked_for(desk: Desk) -> None:
    """Its answer is lost, and Discord does not answer again before it has forgotten the nonce."""
    desk.playground.faults.cut(POST)
    desk.patient.clear()
    before = desk.playground.tally.copy()
    welcoming = asyncio.create_task(welcomes(desk))
    await asyncio.wait_for(desk.pausing.wait(), 60)
    clock = desk.playground.world.clock
    assert isinstance(clock, ManualClock)
    clock.advance(600)
    desk.clock.turn(10)
    desk.patient.set()

    assert [name for name, _ in await welcoming] == ["games"]
    assert desk.playground.tally.since(before).counted["GET /channels/{channel_id}/messages"] == 1


async def test_the_buttons_of_older_welcomes_still_work(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    world = desk.playground.world
    world.set_permission(world.channel("games"), "Lapidary", Permission.SEND_MESSAGES, allowed=False)
    await desk.slash(ada, "panel", "lounge")
    old = next(m for m in ada.messages("lounge") if m.only_for is None)
    ways = [part for part in nested(old.components) if part["type"] == 2]
    ways[0]["custom_id"] = "b:house::0:setup:"

    assert "Send Messages" in said(await desk.press(ada, "New match", old))
    assert "Server verwalten" in said(await desk.press(chen, "New match", old))
    assert ways[-1]["custom_id"] == "b:guide::0:help:"


async def test_the_story_has_what_happened_since_the_members_last_turn(desk: Desk) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    await desk.slash(ada, "gems new", mode="relay")
    await desk.press(bela, "Join")
    await desk.press(chen, "Join")
    await desk.press(ada, "Start")
    for who in (ada, bela, chen):
        await desk.move(who, (await desk.legal(ada))[0])

    menu = await desk.press(ada, "More")
    assert menu.answer is not None
    told = await desk.press(ada, "What happened", menu.answer)

    shown = told.answer or menu.answer
    lines = "\n".join(shown.texts)
    assert "Since your last turn" in lines
    assert lines.index("Bela: ") < lines.index("Chen: ")
    assert "Ada: " not in lines
    assert len(shown.attachments) == 1
