"""Tests of boards that Discord refuses, and that the bot shows once it may."""

import pytest

from bot.playground.world.permissions import Permission
from cogs.allowed import GATHER, Allowed
from tests.cogs.desk import Desk, relay


async def refused(desk: Desk, which: Permission) -> str:
    """Take a permission from the bot in #games, and let Ada move there. Return the answer's text."""
    ada, world = desk.actor("Ada"), desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, which, allowed=False)
    start, goal = (await desk.legal(ada))[0].split("-")
    return await desk.slash(ada, "gems move", from_=start, to=goal)


async def looked(desk: Desk) -> None:
    """Wait until the bot has heard of all events so far, and has looked which boards it may show now."""
    await desk.slash(desk.actor("Chen"), "turns", "lounge")
    cog = desk.client.get_cog("Allowed")
    assert isinstance(cog, Allowed)
    desk.clock.turn(GATHER / 60_000)
    await cog.settle()
    await desk.drawn()


@pytest.mark.parametrize("which", [Permission.ATTACH_FILES, Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_a_refused_board_calls_the_next_member_once_the_bot_may_post(desk: Desk, which: Permission) -> None:
    ada, bela = await relay(desk)
    match, world, pings = await desk.match(ada), desk.playground.world, len(desk.pings)
    await refused(desk, which)

    world.set_permission(world.channel("games"), world.bot_id, which, allowed=True)
    await looked(desk)

    shown = await desk.sessions.matches.match(match.id)
    assert (shown.version, shown.board.version_shown) == (match.version + 1, match.version + 1)
    assert desk.pings[pings:] == [(bela.id,)]


async def test_a_change_that_gives_no_permission_starts_no_attempt(desk: Desk) -> None:
    await relay(desk)
    await refused(desk, Permission.SEND_MESSAGES)
    await looked(desk)
    requests = len(desk.playground.rest.requests)

    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.MANAGE_MESSAGES, allowed=True)
    await looked(desk)

    tried = [each for each in list(desk.playground.rest.requests)[requests:] if each.path.startswith("/channels")]
    assert tried == []


async def test_a_new_session_shows_a_board_that_waits_for_a_permission(desk: Desk) -> None:
    """Without a session the bot hears of no change."""
    ada, bela = await relay(desk)
    match, world, pings = await desk.match(ada), desk.playground.world, len(desk.pings)
    await refused(desk, Permission.SEND_MESSAGES)
    await desk.playground.gateway.drop(resumable=False)
    world.set_permission(world.channel("games"), world.bot_id, Permission.SEND_MESSAGES, allowed=True)
    await desk.playground.online()

    await looked(desk)

    assert (await desk.sessions.matches.match(match.id)).board.version_shown == match.version + 1
    assert desk.pings[pings:] == [(bela.id,)]


async def test_a_hidden_channel_is_nowhere_named_and_seen_by_nobody(desk: Desk) -> None:
    ada, _ = await relay(desk)
    match, world = await desk.match(ada), desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.VIEW_CHANNEL, allowed=False)

    choices = await ada.autocomplete("lounge", "move", "match")
    assert [choice["name"] for choice in choices if choice["value"] == match.id] == ["Gems 3D in #?"]
