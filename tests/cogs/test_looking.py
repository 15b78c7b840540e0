"""Tests of members who look for players: the panels, the table that opens, who is mentioned, and calls."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from bot.playground import Actor, Message
from bot.playground.world.model import nested
from bot.playground.world.permissions import Permission
from bot.sessions.model import GuildSettings, Match, Member, Phase, Place
from bot.sessions.notices import Notice
from bot.sessions.pace import HOUR
from bot.sessions.play.seekers import Wish
from bot.storage import schema
from bot.storage.rows import values_of
from bot.ui.address import Address
from bot.ui.commands.seeking import MOST_LOOKED_UP, pace_of, starts_of
from tests.cogs.desk import Desk, buttons, notice, said, started
from tests.cogs.test_my_game import answered
from tests.cogs.test_replays import newest_private_message
from tests.cogs.test_settings import choose
from tests.cogs.test_unshown_turns import direct
from tests.sessions.table import set_guild
from tests.texts.loaded import all_texts
from tests.unwaiting import until

LOOK = Address("b", "gembatan", "look", argument="usual")
NOW = Address("b", "gembatan", "looknow", argument="usual 1440 24")


async def look(desk: Desk, who: Actor) -> str:
    """Look for players of Gembatan for a day, with a day for each turn, and return the answer."""
    await answered(desk, who, NOW)
    await desk.client.door.empty()
    return "\n".join(newest_private_message(who).texts)


def lobby_of(desk: Desk, who: Actor) -> str:
    return "\n".join(desk.board(who).texts)


async def test_two_who_look_for_the_same_meet_at_a_table_and_one_is_told_once(desk: Desk) -> None:
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    assert "I mention you once, when there is a table." in await look(desk, ada)
    assert desk.pings == []
    await look(desk, bela)
    await desk.drawn()

    match = await desk.match(bela)
    assert (match.phase, match.host, match.terms.pace.limit) == (Phase.LOBBY, bela.id, 1440 * 60_000)
    assert f"<@{ada.id}>: you were looking for players." in lobby_of(desk, bela)
    assert desk.pings == [(ada.id,)]
    assert await desk.sessions.seekers.listed(desk.playground.world.guild.id) == ()
    offered = await look(desk, chen)  # is offered the open table
    assert desk.texts.say("de", "look-tables") in offered
    await desk.press(chen, desk.texts.say("de", "ui-join"), newest_private_message(chen))
    await desk.press(ada, "Join")
    await desk.drawn()
    assert [one.user for one in (await desk.match(bela)).seats] == [bela.id, chen.id, ada.id]
    assert "you were looking" not in lobby_of(desk, bela)
    assert desk.pings == [(ada.id,)]


async def tables(desk: Desk) -> list[Match]:
    """Return the open matches of the server."""
    return [one async for one in desk.sessions.boards.in_guild(desk.playground.world.guild.id)]


async def looking(desk: Desk) -> list[str]:
    """Return the names of those who look for players."""
    return [one.member.name for one in await desk.sessions.seekers.listed(desk.playground.world.guild.id)]


async def use_threads(desk: Desk) -> None:
    """Let each match have a thread of its own, so that one in the channel keeps no other from opening."""
    await set_guild(desk.sessions, desk.playground.world.guild.id, GuildSettings(threads=True))


async def test_of_two_who_look_at_once_one_finds_who_looks_and_the_other_looks_on(desk: Desk) -> None:
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    await use_threads(desk)
    await look(desk, ada)
    await asyncio.gather(look(desk, bela), look(desk, chen))
    await desk.drawn()
    (table,) = await tables(desk)
    assert desk.pings == [(ada.id,)]
    assert await looking(desk) == [{bela.id: "Chen", chen.id: "Bela"}[table.host]]


async def test_two_presses_of_one_member_open_one_table(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await use_threads(desk)
    await look(desk, ada)
    await asyncio.gather(look(desk, bela), look(desk, bela))
    await desk.drawn()
    (table,) = await tables(desk)
    assert desk.pings == [(ada.id,)]
    assert await looking(desk) == []
    said = ["\n".join(one.texts) for one in bela.messages("games") if one.only_for == bela.id]
    assert any("You have a seat at such a table already: " in one for one in said)
    assert table.host == bela.id


async def test_of_two_who_begin_to_look_at_once_neither_misses_the_other(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await asyncio.gather(look(desk, ada), look(desk, bela))
    await desk.drawn()
    (table,) = await tables(desk)
    assert desk.pings == [(({ada.id, bela.id} - {table.host}).pop(),)]
    assert await looking(desk) == []


async def test_who_has_come_since_the_first_look_is_not_missed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process of the bot does not hold its presses back."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    sessions, guild = desk.sessions, desk.playground.world.guild.id
    waiting, place = sessions.seekers.waiting, Place(guild, desk.playground.world.channel("games").id)

    async def meanwhile(*about: Any) -> tuple[Member, ...]:
        found = await waiting(*about)
        monkeypatch.undo()
        await sessions.seekers.look(desk.request(ada), place, Wish("gembatan", "usual", pace_of(1440)), HOUR)
        return found

    monkeypatch.setattr(sessions.seekers, "waiting", meanwhile)
    await look(desk, bela)
    await desk.drawn()
    assert desk.pings == [(ada.id,)]
    assert await looking(desk) == []


async def test_in_a_channel_with_a_match_the_table_gets_a_thread_or_one_sentence_says_where_to_look(desk: Desk) -> None:
    await started(desk, "gembatan new", "Ada", "Bela")
    chen, dora = desk.actor("Chen"), desk.actor(desk.playground.world.join("dora", "Dora").id)
    await look(desk, chen)
    games, bot = desk.playground.world.channel("games"), "Lapidary"
    desk.playground.world.set_permission(games, bot, Permission.CREATE_PUBLIC_THREADS, allowed=False)
    assert "Others look for the same, but a match is open in this channel." in await look(desk, dora)
    assert await looking(desk) == ["Chen", "Dora"]
    assert len(await tables(desk)) == 1
    desk.playground.world.set_permission(games, bot, Permission.CREATE_PUBLIC_THREADS, allowed=True)
    await look(desk, dora)
    await desk.drawn()
    assert (chen.id,) in desk.pings
    assert await looking(desk) == []
    assert [one.host for one in await tables(desk) if one.phase is Phase.LOBBY] == [dora.id]


async def test_a_look_up_that_fails_leaves_out_its_member_and_the_table_opens(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await look(desk, ada)
    fault = desk.playground.faults.fail(rf"^GET /guilds/\d+/members/{ada.id}$", status=503, times=1)
    await desk.slash(bela, "gembatan new", time=1440)
    await desk.drawn()
    assert fault.met == 1
    assert (await desk.match(bela)).host == bela.id
    assert desk.pings == []
    assert await looking(desk) == ["Ada"]


async def test_so_many_members_are_looked_up_and_no_more(desk: Desk) -> None:
    ada, world = desk.actor("Ada"), desk.playground.world
    wish, lounge = Wish("gembatan", "usual", pace_of(1440)), Place(world.guild.id, world.channel("lounge").id)
    come = [desk.actor(world.join(f"m{number}", f"M{number}").id) for number in range(MOST_LOOKED_UP + 2)]
    known = {one.id for one in come}
    for one in come:
        world.set_permission(world.channel("games"), one.user.name, Permission.VIEW_CHANNEL, allowed=False)
        await desk.sessions.seekers.look(desk.request(one), lounge, wish, HOUR, known)
    before = len(desk.playground.rest.requests)
    await desk.slash(ada, "gembatan new", time=1440)
    asked = [one.path for one in list(desk.playground.rest.requests)[before:] if "/members/" in one.path]
    assert len(asked) == MOST_LOOKED_UP


async def test_who_takes_a_seat_at_a_table_looks_no_longer_and_who_plays_alone_does(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await look(desk, ada)
    await desk.slash(ada, "gembatan new", "lounge", computers=1)
    assert await looking(desk) == ["Ada"]
    await desk.slash(bela, "gembatan new")  # at another pace
    await desk.press(ada, "Join", desk.board(bela))
    assert await looking(desk) == []


async def test_a_quiet_server_promises_no_mention(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await set_guild(desk.sessions, desk.playground.world.guild.id, GuildSettings(quiet=True))
    await answered(desk, ada, LOOK)
    assert "This server lets me mention nobody" in "\n".join(newest_private_message(ada).texts)
    said = await look(desk, ada)
    assert "This server lets me mention nobody" in said
    assert "I mention you" not in said
    assert "I tell you once by a direct message." in said
    await look(desk, bela)
    await desk.drawn()
    assert desk.pings == []
    desk.clock.turn(1)
    await until(lambda: bool(direct(ada)))
    [told] = direct(ada)
    assert "You were looking for players of **Gembatan**" in told
    assert f"<#{(await desk.match(bela)).place.channel}>" in told
    assert f"/{desk.board(bela).id}" in told
    assert direct(bela) == []


async def test_who_takes_no_direct_messages_is_told_to_look_in(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await set_guild(desk.sessions, desk.playground.world.guild.id, GuildSettings(quiet=True))
    await desk.sessions.reminders.change_member(ada.id, lambda one: replace(one, dm_closed=True))
    assert "You take no direct messages from me, so look in now and then." in await look(desk, ada)


async def test_a_refused_direct_message_is_not_tried_again_when_the_next_table_opens(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await set_guild(desk.sessions, desk.playground.world.guild.id, GuildSettings(quiet=True))
    ada.user.dms_open = False
    assert "I tell you once by a direct message." in await look(desk, ada)
    await desk.slash(bela, "gembatan new", time=1440)
    await desk.drawn()
    desk.clock.turn(1)
    await until(lambda: any(one.dm_closed for one in desk.sessions.settings._fresh({ada.id}).values()))
    await desk.press(bela, "Leave", await desk.more(bela))

    assert "You take no direct messages from me" in await look(desk, ada)
    await desk.slash(bela, "gembatan new", time=1440)
    stored = await desk.store.read(lambda connection: values_of(connection, select(schema.notices.c.id)))
    assert stored == ()


async def test_each_mode_is_looked_for_and_stopped_by_itself(desk: Desk) -> None:
    ada = desk.actor("Ada")
    modes = [one.key for one in starts_of(desk.client.faces["gems3d"])]
    assert len(modes) > 1
    for mode in modes:
        await answered(desk, ada, Address("b", "gems3d", "looknow", argument=f"{mode} 1440 24"))
    assert len(await looking(desk)) == len(modes)
    await desk.slash(ada, "looking")
    stops = [label for label in buttons(newest_private_message(ada)) if label.startswith("Stop looking: Gems 3D: ")]
    assert len(stops) == len(modes)
    await desk.press(ada, stops[0], newest_private_message(ada))
    assert len(await looking(desk)) == len(modes) - 1


async def test_a_table_that_is_opened_tells_those_who_look_for_it(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await look(desk, ada)
    await desk.slash(bela, "gembatan new")  # at another pace
    await desk.drawn()
    assert desk.pings == []
    await desk.press(bela, "Leave", await desk.more(bela))
    await desk.slash(bela, "gembatan new", time=1440)
    await desk.drawn()
    assert desk.pings == [(ada.id,)]


async def test_the_panel_takes_game_pace_and_time_by_menus(desk: Desk) -> None:
    ada = desk.actor("Ada")
    listed = await desk.slash(ada, "looking")
    assert "Nobody looks for players here now." in listed
    games = newest_private_message(ada)
    await desk.press(ada, next(label for label in buttons(games) if "Gembatan" in label), games)
    panel = newest_private_message(ada)
    assert "Time for a turn: 1 day" in chosen_in(panel)
    await choose(ada, panel, "s:gembatan::0:lookset:usual 1440 24 p", "60")
    panel = newest_private_message(ada)
    await choose(ada, panel, "s:gembatan::0:lookset:usual 60 24 t", "3")
    await desk.press(ada, "Look now", newest_private_message(ada))
    (found,) = await desk.sessions.seekers.listed(desk.playground.world.guild.id)
    assert found.wish.pace.limit == 60 * 60_000
    assert found.until == desk.clock.now() + 3 * HOUR
    assert "you look for players until" in await desk.slash(ada, "looking")
    bela = desk.actor("Bela")
    assert "1 other member looks for players" in await desk.slash(bela, "looking")
    await desk.slash(ada, "looking")
    await desk.press(ada, "Stop looking: Gembatan: Full match", newest_private_message(ada))
    assert await desk.sessions.seekers.listed(desk.playground.world.guild.id) == ()


def chosen_in(message: Message) -> list[str]:
    return [
        line["label"] for part in nested(message.components) for line in part.get("options", ()) if line.get("default")
    ]


async def test_a_call_is_posted_only_where_managers_allow_it(desk: Desk) -> None:
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    await desk.slash(ada, "settings", calls=6)
    assert "A message in this channel tells the others." in await look(desk, ada)
    call = await notice(bela, "**Ada** looks for players of **Gembatan**")
    assert call.mentions == []
    await desk.press(bela, "I’m in", call)
    await desk.drawn()
    match = await desk.match(bela)
    assert (match.phase, match.host) == (Phase.LOBBY, bela.id)
    assert desk.pings == [(ada.id,)]
    assert "A message in this channel" not in await look(desk, chen)


async def test_who_does_not_see_the_channel_is_not_told_and_who_has_left_looks_no_longer(desk: Desk) -> None:
    ada, bela, world = desk.actor("Ada"), desk.actor("Bela"), desk.playground.world
    dora, guild = desk.actor(world.join("dora", "Dora").id), world.guild.id
    wish = Wish("gembatan", "usual", pace_of(1440))
    lounge = Place(guild, world.channel("lounge").id)
    await desk.sessions.seekers.look(desk.request(dora), lounge, wish, HOUR)
    desk.clock.turn(1)
    world.set_permission(world.channel("games"), "Dora", Permission.VIEW_CHANNEL, allowed=False)
    assert "I mention you once" in await look(desk, bela)
    assert [one.member.name for one in await desk.sessions.seekers.listed(guild)] == ["Dora", "Bela"]
    await desk.sessions.seekers.stop(bela.id, guild, "gembatan")
    world.leave(dora.id)
    assert "I mention you once" in await look(desk, ada)
    assert [one.member.name for one in await desk.sessions.seekers.listed(guild)] == ["Ada"]
    assert desk.pings == []


async def test_bad_input_is_one_private_sentence_and_stores_nothing(desk: Desk) -> None:
    ada = desk.actor("Ada")
    for argument in ("usual 7 24", "usual 1440 999", "none 1440 24", "usual 1440", "usual x 24"):
        address = Address("b", "gembatan", "looknow", argument=argument)
        assert len((await answered(desk, ada, address)).splitlines()) == 1
    assert await desk.sessions.seekers.listed(desk.playground.world.guild.id) == ()


@pytest.mark.slow
@pytest.mark.parametrize("language", all_texts().languages)
async def test_the_panel_speaks_the_language_of_its_member(desk: Desk, language: str) -> None:
    ada = desk.actor("Ada")
    ada.user.locale = language
    await answered(desk, ada, LOOK)
    assert desk.texts.say(language, "look-ui-now") in buttons(newest_private_message(ada))


async def test_a_call_mentions_the_role_that_managers_chose_and_only_one_that_it_can(desk: Desk) -> None:
    ada, world = desk.actor("Ada"), desk.playground.world
    role = next(one for one in world.guild.roles.values() if one.id != world.guild.id)
    await desk.slash(ada, "settings", calls=1)
    refused = await choose(ada, newest_private_message(ada), "s:house::0:set:role", role.id)
    assert f"I cannot mention <@&{role.id}>." in said(refused)
    for one in world.guild.roles.values():
        one.permissions |= int(Permission.MENTION_EVERYONE)
    await desk.restart()
    assert f"Role in calls: <@&{role.id}>" in await desk.slash(ada, "settings", role=role.id)
    assert "I cannot mention" in await desk.slash(ada, "settings", role=world.guild.id)

    await look(desk, ada)

    call = await notice(ada, "looks for players of **Gembatan**")
    assert call.texts[0].startswith(f"<@&{role.id}>\n")
    bodies = [one.body for one in desk.playground.rest.requests if isinstance(one.body, dict)]
    allowed = [one["allowed_mentions"] for one in bodies if one.get("allowed_mentions")]
    assert [str(role.id)] in [[str(given) for given in one.get("roles", ())] for one in allowed]


async def test_a_call_that_was_stored_before_the_server_became_quiet_mentions_no_role(desk: Desk) -> None:
    ada, world = desk.actor("Ada"), desk.playground.world
    role = next(one for one in world.guild.roles.values() if one.id != world.guild.id)
    await set_guild(desk.sessions, world.guild.id, GuildSettings(call_hours=1, call_role=role.id))
    quiet, settings = asyncio.Event(), desk.sessions.settings
    deliver = desk.sessions.outbox._sender.deliver
    assert deliver is not None

    async def later(note: Notice) -> None:
        await quiet.wait()
        await deliver(replace(note, quiet=(await settings.guild(world.guild.id)).quiet))

    desk.sessions.outbox._sender.deliver = later  # type: ignore[assignment]  # the outbox names its argument otherwise
    await look(desk, ada)
    await set_guild(desk.sessions, world.guild.id, GuildSettings(call_hours=1, call_role=role.id, quiet=True))
    quiet.set()
    call = await notice(ada, "looks for players of **Gembatan**")
    assert "<@&" not in "\n".join(call.texts)
    bodies = [one.body for one in desk.playground.rest.requests if isinstance(one.body, dict)]
    allowed = [one["allowed_mentions"] for one in bodies if one.get("allowed_mentions")]
    assert [one["roles"] for one in allowed if one.get("roles")] == []
