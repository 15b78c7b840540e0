"""Tests of forged presses over HTTP: to a member who may not see a match, the bot answers as if it were missing.

`tests.universe.twins` sends far more forged presses, to matches of a hidden channel. Here are dailies, matches of other
servers and pasted matches, too.
"""

import logging

import msgspec
import pytest

from bot.games.gems3d.model import Options
from bot.playground import Actor, Interaction, Message
from bot.playground.world.interaction import Kind
from bot.playground.world.permissions import Permission
from bot.sessions.model import Place
from bot.ui.address import Address
from bot.ui.entry.actions import ACTION_MARK
from tests.cogs.desk import Desk, buttons, relay, said
from tests.sessions.notice_box import settle
from tests.universe.strangers import handlers

NONE = "abcdefghij"


def forged(desk: Desk, who: Actor, address: Address, channel: str | int) -> Message:
    """Return a message with a forged button, whose press reaches the bot like that of a real button."""
    world = desk.playground.world
    button = {"type": 2, "id": 2, "style": 2, "label": "?", "custom_id": str(address)}
    message = Message(world.new_id(), world.channel(channel).id, world.bot_id, only_for=who.id)
    message.components = [{"type": 1, "id": 1, "components": [button]}]
    message.flags = 1 << 15
    world.add_message(message)
    return message


async def answer(desk: Desk, who: Actor, address: Address, channel: str = "games") -> tuple[str, int, object]:
    """Press the forged button. Return the text of the answers, the number of follow-ups, and the modal or None."""
    sent: Interaction = await who.click(forged(desk, who, address, channel), str(address))
    return said(sent).replace(address.match or "-", "match"), len(sent.followups), sent.modal


async def daily(desk: Desk, ada: Actor, game: str = "gems3d") -> str:
    guild = desk.playground.world.guild.id
    match = await desk.sessions.dailies.open(desk.request(ada), game, guild, "en-US")
    for _ in range(3):
        move = (await desk.legal_of(match.id, ada))[0]
        await desk.sessions.turns.play(desk.request(ada), match.id, move, None)
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
    options = desk.games["gems3d"].about.samples[0]
    match = await desk.sessions.lobby.open(desk.request(ada), place, "gems3d", options)
    await desk.drawn()
    return match.id


async def test_no_button_reveals_a_match_that_the_member_may_not_see(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    begun = [await begin(desk, ada) for begin in (daily, solo_in_a_hidden_channel, solo_in_another_server)]
    kept = [await desk.sessions.matches.match(match_id) for match_id in begun]
    pressed = 0
    for area, action in handlers():
        if area in ("gems3d", "replay", "wait") and not action.startswith("honour"):
            none = await answer(desk, chen, Address("b", area, action, NONE, kept[0].version))
            for match in kept:
                assert await answer(desk, chen, Address("b", area, action, match.id, match.version)) == none, action
            pressed += 1
    assert [await desk.sessions.matches.match(match_id) for match_id in begun] == kept
    assert pressed > 30


async def test_no_button_reveals_a_daily_of_gembatan(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    match_id = await daily(desk, ada, "gembatan")
    kept, pressed = await desk.sessions.matches.match(match_id), set[str]()
    for area, action in handlers():
        if area in ("gembatan", "replay", "wait") and not action.startswith("honour"):
            none = await answer(desk, chen, Address("b", area, action, NONE, kept.version))
            assert await answer(desk, chen, Address("b", area, action, match_id, kept.version)) == none, action
            pressed.add(action)
    assert await desk.sessions.matches.match(match_id) == kept
    assert {"leave", "quit", "own", "share", "finish", "every"} <= pressed


async def test_a_forged_form_that_would_open_a_form_is_refused(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    """Discord takes no form as the answer to a form, and no form of the bot leads to another."""
    ada, _ = await relay(desk, "Ada", "Bela")
    match, asked = await desk.match(ada), 0
    for area, action in handlers():
        address = Address("b", area, action, match.id, match.version)
        if (await answer(desk, ada, address))[2] is None:
            continue
        asked += 1
        form = {"custom_id": str(msgspec.structs.replace(address, kind="m")), "components": []}
        shown = forged(desk, ada, address, "games")
        sent = desk.playground.interactions.open(Kind.MODAL, ada.id, shown.channel_id, form, message=shown)
        desk.playground.deliver(sent)
        await sent
        assert said(sent), action
    assert asked > 3
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_strangers_know_every_handler(desk: Desk) -> None:
    """What strangers press in universes are the handlers of the running bot, and all methods that are marked so."""
    found, areas = handlers(), desk.client.areas
    marked = {
        action
        for cog in areas.values()
        for kind in (*type(cog).parts, *type(cog).__mro__)
        for value in vars(kind).values()
        if hasattr(value, ACTION_MARK)
        for action in getattr(value, ACTION_MARK).names
    }
    assert {area for area, _ in found} == {area for area, cog in areas.items() if cog.actions} - {"honours"}
    assert {action for _, action in found} == marked


async def test_a_member_still_sees_their_own_daily(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    match_id = await daily(desk, ada)
    since, none = (Address("b", "gems3d", "since", one) for one in (match_id, NONE))
    assert await answer(desk, ada, since) != await answer(desk, ada, none)
    assert await answer(desk, chen, since) == await answer(desk, chen, none)


async def test_a_pasted_log_can_be_used_only_by_its_member(desk: Desk) -> None:
    """The buttons contain a token of the pasted log. Only the member who pasted the log can use it."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    match_id = await _solo(desk, ada, Place(desk.playground.world.guild.id, desk.playground.world.channel("games").id))
    for move in (await desk.legal_of(match_id, ada))[:1]:
        await desk.sessions.turns.play(desk.request(ada), match_id, move, None)
    await desk.sessions.seats.resign(desk.request(ada), match_id)
    await desk.drawn()
    written, _ = await desk.sessions.replays.text(await desk.sessions.replays.of(desk.request(ada), match_id))
    await desk.slash(ada, "replay", log=written.replace("\n", " "))
    shown = [m for m in ada.messages("games") if m.only_for == ada.id and "As text" in buttons(m)][-1]
    last = Address.read(buttons(shown)["»"])
    assert last is not None

    assert "Paste it into" in (await answer(desk, bela, last))[0]
    assert await answer(desk, bela, last) == await answer(desk, bela, Address("b", "replay", "last", "abcdefghijkl"))
    assert "After turn 1 of 1" in said(await desk.press(ada, "»", shown))


async def test_no_match_of_a_hidden_channel_is_suggested_to_a_moderator(desk: Desk) -> None:
    world, bela = desk.playground.world, desk.actor("Bela")
    back = world.add_channel("back-room")
    match = await desk.sessions.lobby.open(
        desk.request(desk.actor("Ada")),
        Place(world.guild.id, back.id),
        "gembatan",
        desk.games["gembatan"].about.samples[0],
    )
    await desk.drawn()
    assert [one["value"] for one in await bela.autocomplete("games", "move", "match", "")] == [match.id]
    heard = desk.client.wait_for("guild_channel_update", timeout=60)
    world.set_permission(back, bela.id, Permission.VIEW_CHANNEL, allowed=False)
    await heard

    assert await bela.autocomplete("games", "move", "match", "") == []
    refused = await desk.slash(bela, "move", match=match.id)
    assert refused == await desk.slash(bela, "move", match=NONE)
    assert (await desk.sessions.matches.match(match.id)).place.channel == back.id


async def test_a_profile_shows_no_board_of_a_channel_that_the_asker_may_not_see(desk: Desk) -> None:
    """Two members with the same language ask for the same profile. Later, only one of them still sees the channel."""
    world, ada = desk.playground.world, desk.actor("Ada")
    world.join("zoe", "Zoe")
    bela, zoe = desk.actor("Bela"), desk.actor("Zoe")
    back = world.add_channel("back-room")
    desk.lay_out("RRKR1/5/5/5/4D types=RKDBG line=4 tricks=1")
    place = Place(world.guild.id, back.id)
    match = await desk.sessions.lobby.open(desk.request(ada), place, "gems3d", Options(size=5, types=5))
    await desk.sessions.turns.play(desk.request(ada), match.id, "C1=R", None)
    await desk.sessions.turns.play(desk.request(ada), match.id, "E5-A5", None)
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    await desk.drawn()
    await settle(desk.sessions, desk.clock)  # The badges of the match are written after its end.
    assert await _profile_picture(desk, bela, ada) == await _profile_picture(desk, zoe, ada)
    heard = desk.client.wait_for("guild_channel_update", timeout=60)
    world.set_permission(back, zoe.id, Permission.VIEW_CHANNEL, allowed=False)
    await heard

    assert await _profile_picture(desk, bela, ada) != await _profile_picture(desk, zoe, ada)


async def _profile_picture(desk: Desk, who: Actor, of: Actor) -> bytes:
    sent = await who.slash("games", "profile", member=of.id)
    return desk.picture(sent.answer)


@pytest.mark.parametrize(
    ("command", "option", "value", "answer"),
    [
        ("gembatan new", "gems", 5, "`gems` goes from 20 to 60."),
        ("gembatan new", "gems", 2**60, "`gems` goes from 20 to 60."),
        ("gems new", "size", -1, "`size` goes from 5 to 15."),
        ("gembatan new", "computers", 99, "`computers` goes from 1 to 3."),
        ("leaderboard", "page", 0, "`page` begins at 1."),
        ("leaderboard", "season", -3, "`season` begins at 1."),
        ("settings", "reminders", 101, "`reminders` goes from -1 to 100."),
    ],
)
async def test_a_forged_number_outside_its_range_is_told_as_a_sentence(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, command: str, option: str, value: int, answer: str
) -> None:
    """Discord's apps refuse such a number, and neither Discord nor discord.py looks at it again."""
    monkeypatch.setattr("bot.playground.client.commands._bounds", lambda *_: iter(()))

    assert await desk.slash(desk.actor("Ada"), command, **{option: value}) == answer
