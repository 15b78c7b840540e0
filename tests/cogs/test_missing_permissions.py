"""Tests that the answer to a move whose board the bot may not show names only what somebody took from the bot."""

from typing import Any

import discord
import pytest

from bot.playground.world.permissions import Permission
from bot.ui.entry.permissions import lacking_at
from tests.cogs.desk import Desk, relay, resign, said
from tests.cogs.test_replays import newest_private_message

pytestmark = pytest.mark.slow

VIEW, SEND, ATTACH = Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES, Permission.ATTACH_FILES


async def answer(desk: Desk, *taken: Permission, everybody: bool = False, of_roles: int = 0) -> str:
    """Take permissions from the bot in the channel of a relay, and return the answer to Ada's move there.

    everybody: whether the channel takes them from everybody. of_roles: what the bot's roles lose everywhere.
    """
    ada, _ = await relay(desk)
    world = desk.playground.world
    start, goal = (await desk.legal(ada))[0].split("-")
    await desk.drawn()
    who = world.guild.id if everybody else world.bot_id
    for role in (*world.guild.members[world.bot_id].roles, world.guild.id) if of_roles else ():
        own = world.guild.roles[role]
        world.set_role(world.guild, own, own.permissions & ~of_roles)
    for permission in taken:
        world.set_permission(world.channel("games"), who, permission, allowed=False)
    return await desk.slash(ada, "gems move", from_=start, to=goal)


@pytest.mark.parametrize("everybody", [False, True])
async def test_without_view_channel_nothing_else_is_named(desk: Desk, everybody: bool) -> None:
    told = await answer(desk, VIEW, everybody=everybody)

    assert "View Channel" in told
    assert "Send Messages" not in told
    assert "Attach Files" not in told


async def test_what_the_roles_lack_beside_view_channel_is_named(desk: Desk) -> None:
    assert "View Channel and Send Messages" in await answer(desk, VIEW, of_roles=SEND)


@pytest.mark.parametrize(
    ("overwrites", "missing"),
    [
        ({"bot": (0, VIEW)}, ("view_channel",)),
        ({"everybody": (0, VIEW)}, ("view_channel",)),
        ({"everybody": (0, VIEW | SEND)}, ("view_channel", "send_messages")),
        ({"everybody": (0, VIEW | SEND), "bot": (SEND, 0)}, ("view_channel",)),
        ({"everybody": (SEND, 0), "bot": (0, VIEW | SEND | ATTACH)}, ("view_channel", "send_messages", "attach_files")),
        ({"bot": (0, SEND)}, ("send_messages",)),  # Discord takes "Attach Files" along
        ({"bot": (0, SEND | ATTACH)}, ("send_messages", "attach_files")),
    ],
)
async def test_overwrites_say_what_is_missing_by_itself(
    desk: Desk, overwrites: dict[str, tuple[int, int]], missing: tuple[str, ...]
) -> None:
    guild = desk.client.guilds[0]
    ids = {"bot": (guild.me.id, 1), "everybody": (guild.id, 0)}
    listed = [
        {"id": str(ids[who][0]), "type": ids[who][1], "allow": str(int(allow)), "deny": str(int(deny))}
        for who, (allow, deny) in overwrites.items()
    ]
    data: Any = {"id": "7", "type": 0, "name": "attic", "position": 0, "permission_overwrites": listed}
    channel = discord.TextChannel(state=guild._state, guild=guild, data=data)

    assert lacking_at(channel, threads=False) == missing


async def test_all_that_is_missing_is_named(desk: Desk) -> None:
    assert "Send Messages and Attach Files" in await answer(desk, SEND, ATTACH)


async def test_without_view_channel_a_new_match_asks_for_it_alone(desk: Desk) -> None:
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, VIEW, allowed=False)

    told = await desk.slash(desk.actor("Ada"), "gems new")

    assert "“View Channel”" in told
    assert "Send Messages" not in told
    assert told.startswith("No match has been opened. I need")
    assert told.endswith("A server manager can grant it. Then try again.")


async def test_play_again_without_a_permission_says_that_no_match_is_opened(desk: Desk) -> None:
    ada, bela = await relay(desk)
    for who in (ada, bela):
        await resign(desk, who)
    await desk.drawn()
    world = desk.playground.world
    for permission in (SEND, ATTACH):
        world.set_permission(world.channel("games"), world.bot_id, permission, allowed=False)

    told = said(await desk.press(bela, "Play again"))

    assert told.startswith("No match has been opened. I need these permissions in <#")
    assert "Send Messages and Attach Files" in told
    assert told.endswith("Then try again.")


async def test_a_move_from_another_channel_is_told_what_lacks_in_the_channel_of_the_match(desk: Desk) -> None:
    ada, bela = await relay(desk)
    match, world = await desk.match(ada), desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, SEND, allowed=False)
    start, goal = (await desk.legal(ada))[0].split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)
    listed = await bela.slash("lounge", "turns")
    world.set_permission(world.channel("lounge"), world.bot_id, ATTACH, allowed=False)

    told = said(await desk.move(bela, (await desk.legal_of(match.id, bela))[0], listed.answer))

    assert f"I need the permission “Send Messages” in <#{world.channel('games').id}>" in told
    assert f"<#{world.channel('lounge').id}>" not in told


@pytest.mark.parametrize("lacking", [True, False])
async def test_what_a_member_shows_to_all_where_the_bot_may_not_post_says_why_it_can(desk: Desk, lacking: bool) -> None:
    """Discord lets a bot answer a press in every channel, also by a public message."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new")
    await desk.move(ada, (await desk.legal(ada))[0])
    await desk.press_behind_rest(ada, "Share this moment")
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, SEND, allowed=not lacking)

    await desk.press(ada, "Show it in this channel", newest_private_message(ada))
    assert any("shows a moment" in str(message.components) for message in bela.messages("games"))
    assert ("Discord lets me answer a press" in str(newest_private_message(ada).components)) is lacking
