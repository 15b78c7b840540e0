"""Tests of members who have installed the bot for themselves: in group messages and in servers without the bot."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.errors import NoSession
from bot.playground import Actor, Channel, Interaction, Message
from bot.playground.world.permissions import Permission
from bot.sessions.model import Eyes, Match
from bot.ui.address import Address
from tests.cogs.desk import Desk, buttons, said

INVITATION = "https://discord.com/oauth2/authorize?client_id="
PLACES = ("group", "annex", "direct")


def place_of(desk: Desk, kind: str, who: Actor) -> Channel:
    """Return a place in which the bot is no member of a server, and in which a member can use it."""
    world = desk.playground.world
    world.set_installed(who.id, installed=True)
    if kind == "group":
        return world.add_group([who.id, "Bela"], "Friends")
    if kind == "direct":
        return who.open_dm()
    annex = world.add_guild("The Annex", members=[who.id, "Bela"], channels=["den"], with_bot=False)
    return world.channel("den", annex)


def seen_by_others(desk: Desk, place: Channel) -> list[str]:
    return [one for said in desk.playground.world.public_history(place.id) if said.reader is None for one in said.texts]


@pytest.mark.parametrize("kind", PLACES)
async def test_a_member_takes_along_what_concerns_themselves(desk: Desk, kind: str) -> None:
    ada = desk.actor("Ada")
    place = place_of(desk, kind, ada)

    told = {command: said(await ada.slash(place, command)) for command in ("turns", "reminders", "theme", "menus")}
    told["help"] = said(await ada.slash(place, "help"))
    told["privacy"] = said(await ada.slash(place, "privacy policy"))

    assert "no match" in told["turns"]
    assert "you play right here" in told["help"]
    assert "or in direct messages if it is played there" in told["reminders"]
    assert not any("this server" in one for one in told.values()), told
    assert all(told.values())
    assert seen_by_others(desk, place) == []
    assert not any("ticket" in one.lower() for one in told.values()), told


@pytest.mark.parametrize("kind", PLACES)
@pytest.mark.parametrize("command", ["learn", "gems daily", "gembatan daily", "rush daily", "puzzle"])
async def test_a_private_board_is_brought_back_by_an_old_button(desk: Desk, command: str, kind: str) -> None:
    ada = desk.actor("Ada")
    place = place_of(desk, kind, ada)
    game = {"learn": {"game": "gems3d"}, "puzzle": {"game": "gems3d"}}.get(command, {})

    sent = await ada.slash(place, command, **game)
    shown = await sent.panel()
    assert any(":" in address for address in buttons(shown).values()), shown.texts
    desk.expire_tokens()
    again = await desk.press(ada, list(buttons(shown))[-1], shown)

    assert sent.failed is None
    assert again.failed is None
    assert "ticket" not in said(again).lower()
    assert seen_by_others(desk, place) == []


@pytest.mark.parametrize("kind", PLACES)
async def test_ones_profile_and_replays_go_along_without_what_belongs_to_servers(desk: Desk, kind: str) -> None:
    ada = desk.actor("Ada")
    place = place_of(desk, kind, ada)

    assert "Matches in a server count there" in said(await ada.slash(place, "profile"))
    assert INVITATION in said(await ada.slash(place, "profile", member="Bela"))
    assert "no match" in said(await ada.slash(place, "replay")).lower()


async def test_what_needs_a_server_says_so_with_the_invitation(desk: Desk) -> None:
    ada = desk.actor("Ada")
    for place in [place_of(desk, kind, ada) for kind in PLACES]:
        for command in ("gems join", "rush end", "gembatan start"):
            told = said(await ada.slash(place, command))
            assert INVITATION in told or (place.is_dm and command != "rush end" and "`/letters " in told)
        assert INVITATION in said(await ada.slash(place, "theme", theme="dark", server=True))


async def test_a_server_with_the_commands_but_without_the_bot_gets_answers_only(desk: Desk) -> None:
    ada, world = desk.actor("Ada"), desk.playground.world
    den = world.channel("den", world.add_guild("Cellar", channels=["den"], with_bot=False, with_commands=True))

    begun = await ada.slash(den, "gems new")
    board = await begun.panel()

    assert begun.owners == {"0": str(den.guild_id)}
    assert board.only_for == ada.id
    assert (await alone(desk, ada, "gems3d")).version == 1
    assert INVITATION in said(await ada.slash(den, "gembatan new"))
    assert seen_by_others(desk, den) == []
    assert not [one for one in desk.playground.rest.requests if one.path.startswith("/channels/")]


async def test_who_moderates_a_server_without_the_bot_has_no_rights_of_the_bot_there(desk: Desk) -> None:
    ada = desk.actor("Ada")
    den = place_of(desk, "annex", ada)
    world = desk.playground.world
    assert world.may(ada.id, den, Permission.MANAGE_GUILD)  # Ada owns it

    helped = (await ada.slash(den, "help")).answer
    assert helped is not None
    assert "Settings" not in buttons(helped)
    assert INVITATION in said(await ada.slash(den, "privacy export", what="server"))


ASIDE = ("more", "alone", "type", "reach", "explain", "hand", "wide", "skills", "undo", "over", "trick")
ALONE = [("gems new", "gems3d", {}), ("rush new", "gemrush", {"alone": True})]


async def alone(desk: Desk, who: Actor, game: str) -> Match:
    """Return a member's open match alone."""
    found = await desk.sessions.alone.going_on(desk.request(who), game)
    assert found is not None
    return found


def leads_on(message: Message) -> str:
    """Return the label of the first button that leads to a move; "" if only a menu does."""
    found = {label: Address.read(one) for label, one in buttons(message).items()}
    return next((label for label, one in found.items() if one is not None and one.action not in ASIDE), "")


@pytest.mark.parametrize("kind", PLACES)
@pytest.mark.parametrize(("command", "game", "options"), ALONE)
async def test_a_match_alone_is_played_by_answers(
    desk: Desk, command: str, game: str, options: dict[str, Any], kind: str
) -> None:
    ada = desk.actor("Ada")
    place = place_of(desk, kind, ada)
    board = await (await ada.slash(place, command, **options)).panel()
    begun = await alone(desk, ada, game)
    assert board.attachments

    for _ in range(8):
        desk.expire_tokens()  # an old board goes on, by the token of its newest press
        pressed = await desk.press(ada, leads_on(board) or "Back to my board", board)
        assert "ticket" not in said(pressed).lower()
    assert (await alone(desk, ada, game)).version > begun.version

    again = await (await ada.slash(place, command, **options)).panel()
    assert "You still play this match" in "\n".join(again.texts)
    await desk.press_behind_more(ada, "Resign", again)
    await desk.press(ada, "Yes, resign", again)

    assert "Play again" in buttons(again)
    assert again.attachments
    assert seen_by_others(desk, place) == []
    assert not [one for one in desk.playground.rest.requests if one.path.startswith("/channels/")]


async def test_a_match_for_several_needs_a_server(desk: Desk) -> None:
    ada = desk.actor("Ada")
    for place in [place_of(desk, kind, ada) for kind in PLACES]:
        for command, options in (("rush new", {}), ("gembatan new", {}), ("gems new", {"mode": "relay"})):
            assert INVITATION in said(await ada.slash(place, command, **options))


async def test_others_do_not_see_a_match_alone(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    group = place_of(desk, "group", ada)
    desk.playground.world.set_installed(bela.id, installed=True)
    await (await ada.slash(group, "gems new")).panel()
    match = await alone(desk, ada, "gems3d")

    told = said(await bela.slash(group, "gems board"))

    assert "Ada" not in told
    with pytest.raises(NoSession):
        await desk.sessions.matches.match(match.id, replace(desk.request(bela), eyes=Eyes(0, lambda _: True, True)))


async def shared_moment(desk: Desk, who: Actor, panel: Message) -> Interaction:
    """Share the newest moment of a match from a panel with this button. Return the press that posts it."""
    await desk.press(who, "Share this moment", panel)
    return await desk.press(who, "Show it in this channel", panel)


async def finished_alone(desk: Desk, who: Actor, place: Channel) -> Message:
    """Play a turn of Gems 3D alone, resign, and return the message with what one can do then."""
    board = await (await who.slash(place, "gems new")).panel()
    for _ in range(3):
        await desk.press(who, leads_on(board), board)
    await desk.press(who, "Back to my board", board)
    await desk.press_behind_more(who, "Resign", board)
    await desk.press(who, "Yes, resign", board)
    return await desk.more(who, board)


@pytest.mark.slow
async def test_a_moment_is_shown_to_others_unless_the_server_hides_answers_of_apps(desk: Desk) -> None:
    bela, world = desk.actor("Bela"), desk.playground.world
    den = place_of(desk, "annex", desk.actor("Ada"))
    world.set_installed(bela.id, installed=True)
    panel = await finished_alone(desk, bela, den)

    await shared_moment(desk, bela, panel)
    assert len(seen_by_others(desk, den)) == 1
    assert buttons(desk.playground.world.public_history(den.id)[-1]) == {}
    world.set_permission(den, den.guild_id or 0, Permission.USE_EXTERNAL_APPS, allowed=False)
    panel = await finished_alone(desk, bela, den)
    told = said(await shared_moment(desk, bela, panel))

    assert "so only you see it" in told
    assert "Done: everybody in this channel sees it now" not in told
    assert len(seen_by_others(desk, den)) == 1


@pytest.mark.slow
async def test_no_moment_of_a_server_is_shown_in_a_place_without_the_bot(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    await desk.move(ada, (await desk.legal(ada))[0])
    group = place_of(desk, "group", ada)
    shown = await (await ada.slash(group, "replay")).panel()
    await desk.client.door.empty()

    told = said(await shared_moment(desk, ada, shown))

    assert "belongs to another server" in told
    assert seen_by_others(desk, group) == []


@pytest.mark.slow
async def test_an_application_that_members_cannot_install_keeps_its_commands_in_servers(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.whole, desk.playground.world.state.application.for_users = True, False
    async with desk:
        bodies = [command.body for command in desk.playground.world.commands(None)]
        assert bodies
        assert all(body["integration_types"] == [0] and 2 not in body["contexts"] for body in bodies)
        assert "match" in said(await desk.actor("Ada").slash(desk.actor("Ada").open_dm(), "turns"))
