"""Tests of what a server keeps for itself, and of what the bot notes nowhere, in places where the bot is no member."""

from typing import Any

import pytest

from bot.playground import Actor, Channel, Interaction
from bot.playground.world.model import Guild
from bot.storage.waiting import playing_in
from bot.ui.address import Address
from cogs.allowed import Allowed
from cogs.gone import Gone
from tests.cogs.desk import Desk, buttons, said, solo
from tests.cogs.test_places import (
    ALONE,
    INVITATION,
    alone,
    finished_alone,
    place_of,
    seen_by_others,
    shared_moment,
)
from tests.cogs.test_verify import ended

KINDS = ("group", "annex")


async def pressed(desk: Desk, who: Actor, place: Channel, address: Address) -> Interaction:
    """Press a forged button below a member's own `/help` in a place."""
    message = await (await who.slash(place, "help")).panel()
    button = {"type": 2, "id": 90, "style": 2, "label": "?", "custom_id": str(address)}
    message.components.append({"type": 1, "id": 91, "components": [button]})
    sent = await who.click(message, str(address))
    await desk.client.door.empty()
    return sent


def annex(desk: Desk, who: Actor, **given: Any) -> Channel:
    """Return a channel of a server without the bot, which a member's own installation reaches."""
    world = desk.playground.world
    world.set_installed(who.id, installed=True)
    return world.channel("hall", world.add_guild("Hall", members=[who.id, "Bela"], channels=["hall"], **given))


async def publishes_a_seal(desk: Desk, ada: Actor) -> Address:
    await solo(desk)
    return Address("b", "verify", "tell", (await desk.match(ada)).id)


async def publishes_a_proof(desk: Desk, ada: Actor) -> Address:
    return Address("b", "verify", "tell", (await ended(desk, ada)).id)


async def publishes_an_accuracy(desk: Desk, ada: Actor) -> Address:
    return Address("b", "replay", "tell", (await ended(desk, ada)).id)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("publishes", [publishes_a_seal, publishes_a_proof, publishes_an_accuracy])
async def test_nothing_of_a_match_of_a_server_is_published(desk: Desk, kind: str, publishes: Any) -> None:
    ada = desk.actor("Ada")
    address = await publishes(desk, ada)
    place = place_of(desk, kind, ada)

    assert "belongs to another server" in said(await pressed(desk, ada, place, address))
    assert seen_by_others(desk, place) == []


@pytest.mark.parametrize("kind", KINDS)
async def test_what_leads_to_a_server_is_not_offered(desk: Desk, kind: str) -> None:
    ada = desk.actor("Ada")
    place = place_of(desk, kind, ada)

    listed = (await ada.slash(place, "turns")).answer
    assert listed is not None
    assert "New match" in buttons((await ada.slash("games", "turns")).answer or listed)
    assert "New match" not in buttons(listed)
    assert INVITATION in said(await pressed(desk, ada, place, Address("b", "guide", "top")))


async def test_what_is_published_is_in_the_members_language(desk: Desk) -> None:
    ada = desk.actor("Ada")
    hall = annex(desk, ada, with_bot=False, locale="fr")

    await shared_moment(desk, ada, await finished_alone(desk, ada, hall))

    [shown] = seen_by_others(desk, hall)
    assert shown.startswith("**Ada** shows a moment"), shown


async def test_a_channel_that_the_bot_has_left_is_not_seen_through_the_eyes_of_a_member(desk: Desk) -> None:
    ada, bela, world = desk.actor("Ada"), desk.actor("Bela"), desk.playground.world
    hall = annex(desk, ada)
    world.set_installed(bela.id, installed=True)
    await ada.slash(hall, "gems new")
    await desk.drawn()
    [match_id] = await desk.sessions.database.read(playing_in, hall.guild_id or 0)
    await desk.sessions.turns.play(desk.request(ada), match_id, (await desk.legal_of(match_id, ada))[0], None)
    assert "There is no such match" not in said(await bela.slash(hall, "replay", match=match_id))
    world.leave(world.bot_id, guild_of(desk, hall))

    assert "no such" in said(await bela.slash(hall, "replay", match=match_id)).lower()


@pytest.mark.parametrize("where", ["home", "annex"])
async def test_a_use_of_the_bot_is_noted_only_in_servers_that_have_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    ada, noted = desk.actor("Ada"), list[tuple[str, int]]()
    annexed = annex(desk, ada, with_bot=False)

    async def seen(guild: int, _: int) -> tuple[()]:
        noted.append(("seen", guild))
        return ()

    monkeypatch.setattr(desk.sessions.presence, "member_seen", seen)
    monkeypatch.setattr(desk.client.presenter.refused, "try_soon", lambda guild: noted.append(("tried", guild)))
    assert {Gone.area, Allowed.area} <= desk.client.areas.keys()
    await ada.slash("games" if where == "home" else annexed, "help")

    home = desk.playground.world.guild.id
    assert set(noted) == ({("seen", home), ("tried", home)} if where == "home" else set())


@pytest.mark.parametrize(("command", "game", "options"), ALONE)
async def test_the_end_of_a_match_alone_names_no_leaderboard(
    desk: Desk, command: str, game: str, options: dict[str, Any]
) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    group = place_of(desk, "group", ada)
    desk.playground.world.set_installed(bela.id, installed=True)
    await (await ada.slash(group, command, **options)).panel()
    match = await alone(desk, ada, game)
    stranger = said(await pressed(desk, bela, group, Address("b", game, "alone", match.id)))
    assert "Ada" not in stranger
    await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal_of(match.id, ada))[0], None)
    if game == "gemrush":
        hand = await pressed(desk, ada, group, Address("b", game, "hand", match.id))
        assert hand.failed is None
        assert desk.client.door.latest.panels(match.id) == []  # nothing shows a panel of it anew
    board = await (await ada.slash(group, f"{command.split()[0]} board")).panel()
    await desk.press_behind_more(ada, "Resign", board)
    asked = "\n".join(board.texts)
    assert "count on no leaderboard" in asked
    await desk.press(ada, "Yes, resign", board)

    assert "Play again" in buttons(board)
    assert not any("best of this server" in one or " top`" in one for one in board.texts), board.texts
    assert [part["type"] for part in board.components].count(17) == 0  # a frame is for boards of channels


def guild_of(desk: Desk, channel: Channel) -> Guild:
    return desk.playground.world.guilds[channel.guild_id or 0]
