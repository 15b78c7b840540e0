"""Tests of members who have installed the bot for themselves: in group messages and in servers without the bot."""

import pytest

from bot.playground import Actor, Channel
from bot.playground.world.permissions import Permission
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
    return [text for message in desk.playground.world.public_history(place.id) for text in message.texts]


@pytest.mark.parametrize("kind", PLACES)
async def test_a_member_takes_along_what_concerns_themselves(desk: Desk, kind: str) -> None:
    ada = desk.actor("Ada")
    place = place_of(desk, kind, ada)

    told = {command: said(await ada.slash(place, command)) for command in ("turns", "reminders", "theme", "menus")}
    told["help"] = said(await ada.slash(place, "help"))
    told["privacy"] = said(await ada.slash(place, "privacy policy"))

    assert "no match" in told["turns"]
    assert "use `/help` there" in told["help"]
    assert all(told.values())
    assert seen_by_others(desk, place) == []
    assert not any("not in this server" in one or "ticket" in one.lower() for one in told.values()), told


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

    assert "Matches count in their server" in said(await ada.slash(place, "profile"))
    assert INVITATION in said(await ada.slash(place, "profile", member="Bela"))
    assert "no match" in said(await ada.slash(place, "replay")).lower()


async def test_what_needs_a_server_says_so_with_the_invitation(desk: Desk) -> None:
    ada = desk.actor("Ada")
    for place in [place_of(desk, kind, ada) for kind in PLACES]:
        for command in ("gems join", "rush top", "gembatan start"):
            assert INVITATION in said(await ada.slash(place, command))
        assert INVITATION in said(await ada.slash(place, "theme", theme="dark", server=True))


async def test_who_moderates_a_server_without_the_bot_has_no_rights_of_the_bot_there(desk: Desk) -> None:
    ada = desk.actor("Ada")
    den = place_of(desk, "annex", ada)
    world = desk.playground.world
    assert world.may(ada.id, den, Permission.MANAGE_GUILD)  # Ada owns it

    helped = (await ada.slash(den, "help")).answer
    assert helped is not None
    assert "Settings" not in buttons(helped)
    assert INVITATION in said(await ada.slash(den, "privacy export", what="server"))
