"""Tests of `/settings` and `/setup`: every command and button obeys what a server's managers have set."""

import asyncio
from typing import Any

import pytest

from bot.playground import Actor, Interaction, Message, Refused
from bot.playground.world.model import nested
from bot.playground.world.permissions import Permission
from bot.sessions.model import GuildSettings, Match, MemberSettings
from bot.texts.locales import listed, own_name
from bot.ui.entry.buttons import ChannelSelect
from bot.ui.words import Words
from cogs.house import House
from cogs.house.choices import settings_panel
from tests.cogs.desk import Desk, buttons, relay, said
from tests.texts.loaded import all_texts

CHANNEL_SELECT = 8


def panel_of(who: Actor) -> Message:
    return [message for message in who.messages("games") if message.only_for == who.id][-1]


def settings_in(message: Message) -> list[str]:
    """Return what the menus and buttons of the panel show."""
    parts = list(nested(message.components))
    chosen = [line["label"] for part in parts for line in part.get("options", ()) if line.get("default")]
    return [*chosen, *buttons(message)]


def channels_in(message: Message) -> list[list[str]]:
    """Return the ids of the channels that each menu of channels shows."""
    menus = [part for part in nested(message.components) if part["type"] == CHANNEL_SELECT]
    return [[value["id"] for value in menu.get("default_values", ())] for menu in menus]


async def open_company(desk: Desk, who: Actor) -> None:
    """Open the page of the settings about calls for players, reports and roles."""
    await desk.slash(who, "settings")
    await desk.press(who, "Calls, reports, roles", panel_of(who))


async def test_the_second_page_has_its_own_settings_and_leads_back(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await open_company(desk, ada)
    assert settings_in(panel_of(ada)) == ["Calls for players: none", "Ended matches", "Settings"]
    assert "Saved: Calls for players: at most 1 an hour" in said(
        await choose(ada, panel_of(ada), "s:house::0:set:calls", "1")
    )
    assert settings_in(panel_of(ada)) == ["Calls for players: at most 1 an hour", "Ended matches", "Settings"]
    await desk.press(ada, "Settings", panel_of(ada))
    assert "Calls, reports, roles" in settings_in(panel_of(ada))


async def test_all_settings_are_shown_and_kept(desk: Desk) -> None:
    ada = desk.actor("Ada")
    assert "Saved" not in await desk.slash(ada, "settings")
    assert channels_in(panel_of(ada)) == [[], []]

    said_now = await desk.slash(
        ada, "settings", language="de", allow="games", reminders=0, enders="seated", matches=3, threads=True, quiet=True
    )
    games = desk.playground.world.channel("games").id
    assert "Saved: Language: Deutsch · Reminders a turn: none" in said_now
    assert f"Channels: <#{games}>" in said_now
    await desk.restart()
    await desk.slash(ada, "settings")

    assert settings_in(panel_of(ada)) == [
        "Language: Deutsch",
        "Reminders a turn: none",
        "Who ends a match: moderators, players",
        "Matches a member: at most 3",
        "Wait for silent members: 7 days",
        "Holidays that stop clocks: 28 days in 12 months",
        "Computer players that stand in: normal",
        "Own thread for each table: yes",
        "Quiet: yes, no mentions",
        "Computer players: allowed",
        "Permissions",
        "Look",
        "Calls, reports, roles",
    ]
    assert channels_in(panel_of(ada)) == [[str(games)], []]
    await desk.slash(ada, "settings", forget="games", reminders=-1, matches=0)
    assert channels_in(panel_of(ada)) == [[], []]
    assert "Matches a member: no limit" in settings_in(panel_of(ada))


async def test_each_menu_of_the_panel_changes_its_setting_in_place(desk: Desk) -> None:
    ada = desk.actor("Ada")
    games = desk.playground.world.channel("games").id
    await desk.slash(ada, "settings")
    panel = panel_of(ada)
    for name, value in {"language": "de", "reminders": "1", "enders": "host", "matches": "5", "holidays": "0"}.items():
        chosen = await choose(ada, panel, f"s:house::0:set:{name}", value)
        assert "Saved: " in said(chosen)
        if name == "language":
            await desk.restart()  # The panel needs nothing that the bot has in memory.
    await choose(ada, panel, "s:house::0:set:channels", games)
    await choose(ada, panel, "s:house::0:set:daily", games)
    assert "Saved: Own thread for each table: yes" in said(
        await desk.press(ada, "Own thread for each table: no", panel)
    )
    assert "Saved: Quiet: yes" in said(await desk.press(ada, "Quiet: no", panel_of(ada)))
    assert panel_of(ada).id == panel.id

    kept = await desk.sessions.settings.guild(desk.playground.world.guild.id)
    assert (kept.locale, kept.reminders, kept.enders, kept.match_limit) == ("de", 1, "host", 5)
    assert kept.stopped_days == 0
    assert (kept.channels, kept.daily_channel, kept.threads, kept.quiet) == ((games,), games, True, True)
    await choose(ada, panel_of(ada), "s:house::0:set:channels")
    await choose(ada, panel_of(ada), "s:house::0:set:reminders", "any")
    kept = await desk.sessions.settings.guild(desk.playground.world.guild.id)
    assert (kept.channels, kept.reminders) == ((), None)


async def test_a_channel_for_results_in_which_the_bot_cannot_post_is_refused(desk: Desk) -> None:
    ada, world = desk.actor("Ada"), desk.playground.world
    lounge = world.channel("lounge")
    heard = asyncio.create_task(desk.client.wait_for("guild_channel_update", timeout=60))
    await asyncio.sleep(0)  # The waiting task starts to listen.
    world.set_permission(lounge, "Lapidary", Permission.ATTACH_FILES, allowed=False)
    await heard
    await desk.slash(ada, "settings")

    refused = await choose(ada, panel_of(ada), "s:house::0:set:daily", lounge.id)

    assert "Attach Files" in said(refused)
    assert (await desk.sessions.settings.guild(world.guild.id)).daily_channel is None


async def test_a_member_who_manages_the_server_no_longer_changes_nothing(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings")
    for role in desk.playground.world.guild.roles.values():
        role.permissions &= ~int(Permission.MANAGE_GUILD | Permission.ADMINISTRATOR)
    desk.playground.world.guild.owner_id = desk.actor("Bela").id

    refused = await choose(ada, panel_of(ada), "s:house::0:set:language", "de")

    assert "Manage Server" in said(refused)
    assert (await desk.sessions.settings.guild(desk.playground.world.guild.id)).locale is None


async def test_setup_leads_back_to_the_settings_and_only_managers_see_both(desk: Desk) -> None:
    for command in ("settings", "setup"):
        with pytest.raises(Refused):
            await desk.actor("Chen").slash("games", command)
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings")
    assert "Nothing is missing" in said(await desk.press(ada, "Permissions", panel_of(ada)))
    await desk.press(ada, "Settings", panel_of(ada))
    assert "Quiet: no" in buttons(panel_of(ada))


async def choose(who: Actor, message: Message, wanted: str, *values: str | int) -> Interaction:
    return await who.select(message, wanted, *values)


async def test_matches_open_only_in_allowed_channels_and_their_threads(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", allow="lounge")

    lounge = desk.playground.world.channel("lounge")
    assert f"Use <#{lounge.id}>" in await desk.slash(ada, "gems new")
    thread = ada.open_thread("lounge", "Over here")
    assert "has begun" in said(await ada.slash(thread, "gems new"))


async def test_boards_are_in_the_language_of_the_settings_which_is_known_without_its_accents(desk: Desk) -> None:
    ada = desk.actor("Ada")
    assert "Language: Español" in await desk.slash(ada, "settings", language="espanol")
    await desk.slash(ada, "settings", language="de")

    await desk.slash(ada, "gems new", mode="relay")

    assert "Mitspielen" in buttons(desk.board(ada))


async def test_boards_in_play_change_with_the_language_of_the_server(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "settings", language="de")
    await desk.move(ada, (await desk.legal(ada))[0])
    assert "Mehr" in buttons(desk.board(ada))
    assert "Bela ist am Zug" in "\n".join(desk.board(ada).texts)

    await desk.slash(ada, "settings", language="discord")
    match, move = await desk.match(bela), (await desk.legal(bela))[0]
    await desk.sessions.turns.play(desk.request(bela), match.id, move, None)
    await desk.drawn()
    assert "More" in buttons(desk.board(ada))


async def test_boards_that_wait_change_their_language_at_once(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new")
    await desk.slash(ada, "gems new", "lounge")
    before = len(desk.boards(ada)), len(desk.boards(ada, "lounge"))

    await desk.slash(ada, "settings", language="de")
    await desk.client.door.empty()
    await desk.drawn()

    assert "Mitspielen" in buttons(desk.board(ada))
    assert "Mehr" in buttons(desk.board(ada, "lounge"))
    assert (len(desk.boards(ada)), len(desk.boards(ada, "lounge"))) == before


async def test_a_board_that_changes_while_others_change_their_language_is_not_shown_as_it_was(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody moves after the match was read, and before the next match is read."""
    ada = desk.actor("Ada")
    for channel in ("games", "lounge"):
        await desk.slash(ada, "gems new", channel)
    one, other = sorted([(await desk.match(ada)).id, (await desk.match(ada, "lounge")).id])
    text = (await desk.legal_of(one, ada))[0]
    read, shown, note_shown = desk.sessions.matches.match, list[int](), desk.sessions.boards.note_shown

    async def reading(match_id: str, *args: Any) -> Match:
        if match_id == other and (await read(one)).version == 1:
            await desk.drawn()
            await desk.sessions.turns.play(desk.request(ada), one, text, None)
            await desk.drawn()
        return await read(match_id, *args)

    async def noting(match_id: str, version: int, *args: Any) -> Match:
        if match_id == one:
            shown.append(version)
        return await note_shown(match_id, version, *args)

    monkeypatch.setattr(desk.sessions.matches, "match", reading)
    monkeypatch.setattr(desk.sessions.boards, "note_shown", noting)
    await desk.slash(ada, "settings", language="de")
    await desk.client.door.empty()
    await desk.drawn()

    assert max(shown) == 2
    assert shown == sorted(shown)


async def test_sentences_name_buttons_as_the_boards_of_the_server_do(desk: Desk) -> None:
    ada = desk.actor("Ada")
    assert "**Join**" in await desk.slash(ada, "gems new", mode="relay")
    await desk.slash(ada, "settings", language="de")
    assert "**Mitspielen**" in await desk.slash(ada, "gembatan new")
    await desk.restart()
    assert "**Mitspielen**" in await desk.slash(ada, "rush new")
    await desk.slash(ada, "settings", language="discord")
    assert "**Join**" in await desk.slash(ada, "gembatan new", "lounge")


async def test_a_member_plays_in_as_many_matches_as_the_server_allows(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", matches=1)
    await desk.slash(ada, "gems new")

    assert "1 match at a time" in await desk.slash(ada, "gembatan new")


async def test_only_members_allowed_by_the_settings_may_end_a_match(desk: Desk) -> None:
    chen = desk.actor("Chen")
    await desk.slash(chen, "gems new", mode="relay")
    assert "Nur die Moderation kann" in await desk.slash(chen, "gems end")

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
    assert (thread.name, thread.archive_minutes) == ("Gems 3D · Ada", 7 * 24 * 60)
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

    assert "**In the whole server:** Attach Files and Create Public Threads. [Grant it here](https://" in answer
    asked_for = int(answer.partition("permissions=")[2].partition("&")[0])
    assert asked_for & Permission.ATTACH_FILES
    assert asked_for & Permission.CREATE_PUBLIC_THREADS
    assert asked_for & Permission.SEND_MESSAGES
    # A permission missing in the whole server is named only once.
    assert "Open the channel" not in answer


def test_the_panel_offers_the_channels_that_the_command_offers() -> None:
    allow = House.settings.get_parameter("allow")
    shown = settings_panel(GuildSettings(), bool, Words(all_texts(), "en-US"))
    menus = [part.item.to_component_dict() for part in shown.walk_children() if isinstance(part, ChannelSelect)]
    assert allow is not None
    assert [menu["channel_types"] for menu in menus] == [[kind.value for kind in allow.channel_types]] * 2


async def test_two_settings_that_are_changed_at_once_are_both_kept(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, settings = desk.actor("Ada"), desk.sessions.settings
    read_guild, read_member = settings.guild, settings.member

    async def guild(guild: int) -> GuildSettings:
        found = await read_guild(guild)
        await asyncio.sleep(0)  # the other change comes in between
        return found

    async def member(user: int) -> MemberSettings:
        found = await read_member(user)
        await asyncio.sleep(0)
        return found

    monkeypatch.setattr(settings, "guild", guild)
    monkeypatch.setattr(settings, "member", member)
    changes = ("settings", {"quiet": True}), ("settings", {"matches": 3})
    own = ("reminders", {"rhythm": "off"}), ("reminders", {"where": "dm"})
    await asyncio.gather(*(ada.slash("games", command, **options) for command, options in (*changes, *own)))

    kept, kept_own = await settings.guild(desk.playground.world.guild.id), await settings.member(ada.id)
    assert (kept.quiet, kept.match_limit) == (True, 3)
    assert (kept_own.rhythm, kept_own.dm) == ("off", True)


async def test_each_language_of_the_texts_can_be_typed_by_name_or_code_and_no_other_one(desk: Desk) -> None:
    ada = desk.actor("Ada")
    own = {code: own_name(code) for code in desk.texts.languages}
    suggested = await ada.autocomplete("games", "settings", "language", "")
    assert [each["name"] for each in suggested] == ["The language of the server", *own.values()]
    for code, name in own.items():
        for typed in (code, name, name.upper()):
            await desk.slash(ada, "settings", language="discord")
            await desk.slash(ada, "settings", language=typed)
            assert (await desk.sessions.settings.guild(desk.playground.world.guild.id)).locale == code

    refused = await desk.slash(ada, "settings", language="Klingon")

    assert f"I do not know the language “Klingon”. Choose {listed('en', own.values(), 'or')}." in refused
