"""Presses made by hand, over HTTP: a match that one may not see is answered like one that there is not.

`tests.strangers` sends far more of them, without HTTP.
"""

from collections.abc import Callable

import pytest

from bot.playground import Actor, Interaction, Message
from bot.playground.permissions import Permission
from bot.sessions.model import Place
from bot.ui.address import Address
from tests.cogs.desk import Desk, said
from tests.strangers.presses import handlers

NONE = "abcdefghij"


def forged(desk: Desk, who: Actor, address: Address, channel: str) -> Message:
    """A message with a button of who presses' own making: the bot is told that it stood there."""
    world = desk.playground.world
    button = {"type": 2, "id": 2, "style": 2, "label": "?", "custom_id": str(address)}
    message = Message(world.new_id(), world.channel(channel).id, world.bot_id, only_for=who.id)
    message.components = [{"type": 1, "id": 1, "components": [button]}]
    message.flags = 1 << 15
    world.add_message(message)
    return message


async def answer(desk: Desk, who: Actor, address: Address, channel: str = "games") -> tuple[str, int, object]:
    """What they are told, in how many messages, and the modal."""
    sent: Interaction = await who.click(forged(desk, who, address, channel), str(address))
    return said(sent).replace(address.match or "-", "match"), len(sent.followups), sent.modal


async def daily(desk: Desk, ada: Actor) -> str:
    guild = desk.playground.world.guild.id
    match = await desk.sessions.dailies.open(desk.request(ada), "gems3d", guild, "en-US")
    for _ in range(3):
        move = (await desk.legal_of(match.id, ada))[0]
        await desk.sessions.play(desk.request(ada), match.id, move, None)
    return match.id


async def solo_in_a_hidden_channel(desk: Desk, ada: Actor) -> str:
    world = desk.playground.world
    vault = world.add_channel("vault")
    world.set_permission(vault, world.guild.id, Permission.VIEW_CHANNEL, allowed=False)
    world.set_permission(vault, world.bot_id, Permission.VIEW_CHANNEL, allowed=True)
    return await _solo(desk, ada, Place(world.guild.id, vault.id))


async def solo_in_another_server(desk: Desk, ada: Actor) -> str:
    return await _solo(desk, ada, Place(4_242, desk.playground.world.channel("lounge").id))


async def _solo(desk: Desk, ada: Actor, place: Place) -> str:
    options = desk.game.about.samples[0]
    match = await desk.sessions.open(desk.request(ada), place, "gems3d", options)
    await desk.drawn()
    return match.id


@pytest.mark.parametrize("begin", [daily, solo_in_a_hidden_channel, solo_in_another_server])
async def test_no_button_tells_strangers_of_a_match_that_they_may_not_see(
    desk: Desk, begin: Callable[[Desk, Actor], object]
) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    match_id = await begin(desk, ada)  # type: ignore[misc]
    kept = await desk.sessions.match(match_id)
    pressed = 0
    for area, action in handlers(desk.client):
        if area in ("gems3d", "replay", "wait") and not action.startswith("honour"):
            hidden, none = (Address("b", area, action, one, kept.version) for one in (match_id, NONE))
            assert await answer(desk, chen, hidden) == await answer(desk, chen, none), action
            pressed += 1
    assert await desk.sessions.match(match_id) == kept
    assert pressed > 30


async def test_who_plays_still_sees_the_own_daily(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    match_id = await daily(desk, ada)
    since, none = (Address("b", "gems3d", "since", one) for one in (match_id, NONE))
    assert await answer(desk, ada, since) != await answer(desk, ada, none)
    assert await answer(desk, chen, since) == await answer(desk, chen, none)
