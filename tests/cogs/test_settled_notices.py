"""Tests that no message calls to a turn that is over, and that none tells as present what is past."""

import pytest

from bot.playground import Actor, Channel, Message
from bot.playground.world.permissions import Permission
from bot.sessions.model import Match
from tests.cogs.desk import Desk, buttons, notice, relay, resign, started
from tests.cogs.test_allowed import looked
from tests.cogs.test_computers import rested
from tests.sessions.notice_box import settle

HALF = 12 * 60 + 1  # minutes
TURN = "it is your turn in"
COVERS = "🤖 Opal \\(normal\\) plays until"


async def played(desk: Desk, who: Actor) -> None:
    """Let a member move."""
    start, goal = (await desk.legal(who))[0].split("-")
    await desk.slash(who, "gems move", from_=start, to=goal)


async def stepped(desk: Desk, members: list[Actor]) -> Match:
    """Play a step of the seat that is to move, if possible one that does not end its turn. Return the match after."""
    match = await desk.match(members[0])
    (seat,), game = match.to_move, desk.games[match.game]
    mover = next(one for one in members if one.id == match.seats[seat].user)
    moves = list(game.legal_moves(match.state, seat))
    going_on = (one for one in moves if seat in game.to_move(game.apply(match.state, seat, one).state))
    await desk.sessions.turns.play(desk.request(mover), match.id, next(going_on, moves[0]), match.version)
    await settled(desk)
    return await desk.match(members[0])


async def settled(desk: Desk) -> None:
    """Wait until all that is no longer wanted is gone."""
    await desk.drawn()
    await settle(desk.sessions, desk.clock)
    await desk.client.questions._removing.settle()


def calls(who: Actor, channel: str | Channel) -> list[Message]:
    return [m for m in who.messages(channel) if m.only_for is None and TURN in "\n".join(m.texts)]


@pytest.mark.parametrize("where", ["channel", "dm"])
async def test_a_reminder_goes_with_its_turn(desk: Desk, where: str) -> None:
    ada, bela = await relay(desk, time=1440)
    await desk.slash(ada, "reminders", where=where)
    desk.clock.turn(HALF)
    place = "games" if where == "channel" else ada.open_dm()
    await ada.wait_for(lambda message: TURN in "\n".join(message.texts), channel=place)
    await desk.slash(bela, "turns")
    await settled(desk)
    assert len(calls(ada, place)) == 1

    await played(desk, ada)
    await settled(desk)

    assert calls(ada, place) == []


@pytest.mark.parametrize("how", ["resign", "end"])
async def test_a_reminder_goes_with_the_end_of_its_match(desk: Desk, how: str) -> None:
    ada, bela = await relay(desk, time=1440)
    desk.clock.turn(HALF)
    await notice(ada, TURN)
    if how == "resign":
        await resign(desk, bela)
        await resign(desk, ada)
    else:
        asked = (await bela.slash("games", "gems end")).answer  # Bela is a moderator
        assert asked is not None
        await desk.press(bela, "Yes, end it", asked)
    await settled(desk)

    assert calls(ada, "games") == []


@pytest.mark.parametrize("new", ["gembatan new", "rush new"])
async def test_what_calls_to_a_turn_stays_until_its_last_step(desk: Desk, new: str) -> None:
    members = [desk.actor(name) for name in ("Ada", "Bela", "Chen")]
    for one in members:
        await desk.slash(one, "reminders", next=True)
    await started(desk, new, "Ada", "Bela", "Chen", time=1440)
    match = await desk.match(members[0])
    (seat,) = match.to_move
    mover, follower = (next(m for m in members if m.id == match.seats[(seat + n) % 3].user) for n in (0, 1))
    coming = await notice(follower, "comes next")
    desk.clock.turn(HALF)
    called = await notice(mover, "it is your turn")
    standing = {coming.id, called.id}

    steps = 0
    while (match := await stepped(desk, members)).to_move == (seat,):
        assert standing <= {one.id for one in mover.messages("games")}
        steps += 1

    assert steps > 0
    assert not standing & {one.id for one in mover.messages("games")}


async def test_a_list_of_turns_stays_as_it_was_sent(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)
    await relay(desk, channel="lounge", time=1440)
    await desk.slash(ada, "reminders", where="dm")
    desk.clock.turn(HALF)
    listed = await ada.wait_for(lambda m: "in 2 matches" in "\n".join(m.texts), channel=ada.open_dm())

    await played(desk, ada)
    await settled(desk)

    assert ada.message(listed.channel_id, listed.id).texts == listed.texts


async def test_a_reminder_without_its_button_goes_too(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)
    desk.clock.turn(HALF)
    reminder = await notice(ada, TURN)
    await desk.press(ada, f"{ada.user.name}: no more reminders", reminder)
    await desk.playground.until(lambda: not buttons(ada.message(reminder.channel_id, reminder.id)), "a button is left")

    await played(desk, ada)
    await settled(desk)

    assert calls(ada, "games") == []


@pytest.mark.parametrize("how", ["back", "end"])
async def test_a_takeover_is_told_as_past_once_it_is_over(desk: Desk, how: str) -> None:
    ada, bela = await started(desk, "gems new", "Ada", "Bela", mode="relay", time=60, late="stay")
    desk.clock.turn(61)
    told = await notice(bela, COVERS)
    assert f"{COVERS} Ada is back." in told.texts[0]
    await rested(desk, bela)

    if how == "back":
        await desk.press(ada, "Ada: I am back", told)
    else:
        asked = (await bela.slash("games", "gems end")).answer
        assert asked is not None
        await desk.press(bela, next(label for label in buttons(asked) if label.startswith("Yes")), asked)
    await settled(desk)

    (text,) = bela.message(told.channel_id, told.id).texts
    assert "🤖 Opal \\(normal\\) stood in for Ada." in text
    assert "until" not in text
    assert buttons(bela.message(told.channel_id, told.id)) == {}


async def test_a_takeover_without_a_move_is_not_told_as_if_there_were_one(desk: Desk) -> None:
    ada, bela = await relay(desk, time=1440)
    await desk.slash(bela, "away until", date="3 days")
    await desk.press(ada, "Let a computer play", await notice(ada, "The points still count"))
    told = await notice(ada, f"{COVERS} Bela is back.")
    before = await desk.match(ada)

    await desk.slash(bela, "away back")
    await settled(desk)

    after = await desk.match(ada)
    assert after.state == before.state
    (text,) = ada.message(told.channel_id, told.id).texts
    assert "🤖 Opal \\(normal\\) stood in for Bela." in text
    assert "played" not in text


async def test_a_reminder_that_may_not_be_deleted_goes_once_the_bot_may_again(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)
    world = desk.playground.world
    games = world.channel("games")
    desk.clock.turn(HALF)
    reminder = await notice(ada, TURN)
    await settled(desk)
    world.set_permission(games, world.bot_id, Permission.VIEW_CHANNEL, allowed=False)
    await played(desk, ada)
    await settled(desk)
    assert len(calls(ada, "games")) == 1

    world.set_permission(games, world.bot_id, Permission.VIEW_CHANNEL, allowed=True)
    await looked(desk)
    await settled(desk)

    assert calls(ada, "games") == []
    sent = desk.playground.rest.requests
    world.set_permission(games, world.bot_id, Permission.MANAGE_MESSAGES, allowed=True)
    await looked(desk)
    await settled(desk)
    deleted = [one.status for one in sent if one.method == "DELETE" and one.path.endswith(f"/{reminder.id}")]
    assert deleted == [403, 204]


async def test_a_reminder_is_deleted_once_discord_has_no_trouble_any_more(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)
    desk.clock.turn(HALF)
    await notice(ada, TURN)
    await settled(desk)
    trouble = desk.playground.faults.refuse(r"^DELETE /channels/\d+/messages/\d+$", status=503, code=0, times=12)

    await played(desk, ada)
    await settled(desk)

    assert calls(ada, "games") == []
    assert trouble.met == 12


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_reminder_goes_with_its_turn_also_after_a_restart(desk: Desk, when: str) -> None:
    ada, _ = await relay(desk, time=1440)
    await desk.slash(ada, "reminders", where="dm")
    desk.clock.turn(HALF)
    await ada.wait_for(lambda message: TURN in "\n".join(message.texts), channel=ada.open_dm())
    await settled(desk)
    if when == "before":
        desk.playground.faults.fail(r"^DELETE /channels/", times=1_000)
        desk.patient.clear()
        await played(desk, ada)
    await desk.restart()
    desk.patient.set()
    desk.playground.faults.clear()
    await settled(desk)
    assert len(calls(ada, ada.open_dm())) == int(when == "after")
    if when == "after":
        await played(desk, ada)
        await settled(desk)

    assert calls(ada, ada.open_dm()) == []
    await desk.restart()
    sent = len(desk.playground.rest.requests)
    await settled(desk)
    assert [one for one in list(desk.playground.rest.requests)[sent:] if one.method == "DELETE"] == []


async def test_an_offered_seat_is_told_as_past_once_a_computer_player_has_it(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "away until", date="3 days")
    offer = await notice(bela, "Somebody may stand in until Ada is back")
    await desk.press(bela, "Let a computer play", offer)
    await settled(desk)

    said, closed = "\n".join(ada.message(offer.channel_id, offer.id).texts).splitlines()
    assert said.startswith("**Gems 3D**: the seat of Ada was on offer.")
    assert closed == "-# This offer no longer stands."
