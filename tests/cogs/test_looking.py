"""Tests of members who look for players: the panels, the table that opens, who is mentioned, and calls."""

import pytest

from bot.playground import Actor, Message
from bot.playground.world.model import nested
from bot.playground.world.permissions import Permission
from bot.sessions.model import Phase, Place
from bot.sessions.pace import HOUR
from bot.sessions.play.seekers import Wish
from bot.ui.address import Address
from bot.ui.commands.seeking import pace_of
from tests.cogs.desk import Desk, buttons, notice, said
from tests.cogs.test_my_game import answered
from tests.cogs.test_replays import newest_private_message
from tests.cogs.test_settings import choose
from tests.texts.loaded import all_texts

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
    await desk.press(ada, "Stop looking: Gembatan", newest_private_message(ada))
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
    await desk.sessions.seekers.stop([bela.id], "gembatan")
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
