"""Tests of posts whose fate is unknown after Discord has forgotten their nonce: the bot looks for them first."""

import asyncio
from contextlib import nullcontext

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.playground import Actor, Channel, ManualClock, Message
from bot.playground.world.permissions import Permission
from bot.sessions.notices import AnswerLost, Notice, StandsAlready
from bot.sessions.time.doubts import DIRECT
from bot.ui import client
from bot.ui.boards import courier
from tests.cogs.desk import Desk, board_of, relay

POST = r"^POST /channels/\d+/messages$"
LOOK = "GET /channels/{channel_id}/messages"
LONG = 10.0  # minutes


def pass_by(desk: Desk, minutes: float) -> None:
    clock = desk.playground.world.clock
    assert isinstance(clock, ManualClock)
    clock.advance(minutes * 60)
    desk.clock.turn(minutes)


def forbid_reading(desk: Desk) -> None:
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.READ_MESSAGE_HISTORY, allowed=False)


async def any_move(desk: Desk, who: Actor, match_id: str) -> None:
    """Play a move, whatever the board shows, and do not wait for the board."""
    move = next(move for move in await desk.legal_of(match_id, who) if "=" not in move)
    await desk.sessions.turns.play(desk.request(who), match_id, move, None)


def open_boards(desk: Desk, who: Actor) -> list[Message]:
    return [message for message in desk.boards(who) if board_of(message) is not None]


async def posted_unnoted(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> tuple[Actor, Actor, Message]:
    """Let Ada move. The bot calls Bela, and cannot store that. Return Ada, Bela and the board."""
    monkeypatch.setattr(client, "SETTLE_SECONDS", 0.01)
    ada, bela = await relay(desk)
    desk.keeping.clear()
    before = desk.board(ada)
    await any_move(desk, ada, (await desk.match(ada)).id)
    board = await bela.wait_for(lambda message: bela.id in message.mentions, after=before.id)
    return ada, bela, board


async def ended(desk: Desk, minutes: float = LONG) -> None:
    """End the bot, and let some minutes pass."""
    await desk.end()
    pass_by(desk, minutes)
    desk.keeping.set()
    desk.patient.set()


async def killed(desk: Desk, minutes: float = LONG) -> None:
    """Start the bot again some minutes after its end."""
    await ended(desk, minutes)
    await desk.begin()
    await desk.drawn()


async def test_after_a_long_outage_a_board_is_found_and_calls_nobody_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bela, board = await posted_unnoted(desk, monkeypatch)
    before = desk.playground.tally.copy()

    await killed(desk)

    assert desk.pings == [(ada.id,), (bela.id,)]
    assert (await desk.match(ada)).board.message == board.id
    assert [message.id for message in open_boards(desk, ada)] == [board.id]
    assert desk.playground.tally.since(before).counted[LOOK] == 1


async def test_after_a_short_outage_no_board_is_looked_for(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bela, board = await posted_unnoted(desk, monkeypatch)
    before = desk.playground.tally.copy()

    await killed(desk, minutes=2)

    assert desk.pings == [(ada.id,), (bela.id,)]
    assert (await desk.match(ada)).board.message == board.id
    assert LOOK not in desk.playground.tally.since(before).counted


async def test_where_the_bot_may_not_look_a_call_comes_once_too_often(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bela, _ = await posted_unnoted(desk, monkeypatch)
    forbid_reading(desk)

    await killed(desk)

    assert desk.pings == [(ada.id,), (bela.id,), (bela.id,)]


async def test_a_board_that_was_never_posted_is_posted_after_a_look(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "SETTLE_SECONDS", 0.01)
    ada, bela = await relay(desk)
    desk.sessions.matches._subscribers.clear()  # from here on, no change is shown
    await any_move(desk, ada, (await desk.match(ada)).id)

    await killed(desk)

    assert desk.pings == [(ada.id,), (bela.id,)]


async def test_a_found_board_of_an_earlier_turn_is_put_away(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bela, board = await posted_unnoted(desk, monkeypatch)
    await any_move(desk, bela, (await desk.match(ada)).id)

    await killed(desk)

    assert desk.pings == [(ada.id,), (bela.id,), (ada.id,)]
    [shown] = open_boards(desk, ada)
    assert shown.id > board.id
    assert board_of(shown) == ((await desk.match(ada)).id, (await desk.match(ada)).version)


async def test_a_bot_that_is_killed_after_a_find_leaves_no_second_board(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot finds a board of an earlier turn. It is killed again while the post of the newest board still fails."""
    ada, bela, _ = await posted_unnoted(desk, monkeypatch)
    await any_move(desk, bela, (await desk.match(ada)).id)
    await ended(desk)
    failing = desk.playground.faults.fail(POST)
    desk.patient.clear()
    await desk.begin()
    await asyncio.wait_for(failing.reached.wait(), 60)

    await killed(desk)

    assert desk.pings == [(ada.id,), (bela.id,), (ada.id,)]
    [shown] = open_boards(desk, ada)
    assert board_of(shown) == ((await desk.match(ada)).id, (await desk.match(ada)).version)


async def test_if_a_post_is_refused_after_a_find_the_noted_board_stays(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bela = await relay(desk)
    noted = desk.board(ada)
    known = board_of(noted)
    monkeypatch.setattr(client, "SETTLE_SECONDS", 0.01)
    desk.keeping.clear()
    match = (await desk.match(ada)).id
    await any_move(desk, ada, match)
    await bela.wait_for(lambda message: bela.id in message.mentions, after=noted.id)
    await any_move(desk, bela, match)
    desk.playground.faults.refuse(POST, status=403, code=50013, times=1_000)

    await killed(desk)

    assert [message.id for message in open_boards(desk, ada)] == [noted.id]
    stored = (await desk.sessions.matches.match(match)).board
    assert (match, stored.version_shown) == known
    assert stored.message == noted.id
    assert stored.notified == ()  # Bela has moved since


async def test_a_found_call_to_an_earlier_turn_does_not_stand_for_a_later_one(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bela, board = await posted_unnoted(desk, monkeypatch)
    for who in (bela, ada):
        await any_move(desk, who, (await desk.match(ada)).id)

    await killed(desk)

    assert desk.pings == [(ada.id,), (bela.id,), (bela.id,)]
    assert [message.id > board.id for message in open_boards(desk, ada)] == [True]


async def test_a_found_board_of_the_same_turn_is_edited(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nobody knows that Bela was called, Ada takes her move back and makes another one."""
    ada, bela, board = await posted_unnoted(desk, monkeypatch)
    match = await desk.match(ada)
    await desk.sessions.turns.undo(desk.request(ada), match.id, match.version)
    await any_move(desk, ada, match.id)

    await killed(desk)

    assert desk.pings == [(ada.id,), (bela.id,)]
    assert [message.id for message in open_boards(desk, ada)] == [board.id]
    match = await desk.match(ada)
    assert board_of(desk.board(ada)) == (match.id, match.version)


async def test_a_found_lobby_is_brought_up_to_date(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "SETTLE_SECONDS", 0.01)
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    desk.keeping.clear()
    await ada.slash("games", "gems new", mode="relay")
    lobby = await ada.wait_for(lambda message: board_of(message) is not None)
    await desk.client.sessions.lobby.join(desk.request(bela), (await desk.match(ada)).id)

    await killed(desk)

    assert [message.id for message in open_boards(desk, ada)] == [lobby.id]
    assert "Bela" in "\n".join(open_boards(desk, ada)[0].texts)


async def test_the_end_of_a_match_is_found(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "SETTLE_SECONDS", 0.01)
    ada, _ = await relay(desk)
    turn = desk.board(ada)
    pass_by(desk, 60)  # so old a message is not edited
    desk.keeping.clear()
    asked = await ada.slash("games", "gems resign")
    assert asked.answer is not None
    await ada.click(asked.answer, "Yes, resign")
    end = await ada.wait_for(lambda message: board_of(message) is not None, after=turn.id)

    await killed(desk)

    assert [message.id for message in open_boards(desk, ada)] == [end.id]


async def test_a_board_whose_answer_was_lost_long_ago_is_found(desk: Desk) -> None:
    ada, bela = await relay(desk)
    desk.playground.faults.cut(POST, times=1)
    desk.patient.clear()
    await any_move(desk, ada, (await desk.match(ada)).id)
    await asyncio.wait_for(desk.pausing.wait(), 60)
    pass_by(desk, LONG)
    desk.patient.set()
    await desk.drawn()

    assert desk.pings == [(ada.id,), (bela.id,)]
    assert [message.id for message in open_boards(desk, ada)] == [(await desk.match(ada)).board.message]


async def test_whom_a_lost_board_called_is_not_called_again_after_an_undo(desk: Desk) -> None:
    """Ada moves, which calls Bela by a post whose answer is lost. Ada takes it back, and moves again much later."""
    ada, bela = await relay(desk)
    desk.playground.faults.cut(POST, times=1)
    desk.patient.clear()
    match = (await desk.match(ada)).id
    await any_move(desk, ada, match)
    await asyncio.wait_for(desk.pausing.wait(), 60)
    await desk.sessions.turns.undo(desk.request(ada), match, None)
    pass_by(desk, LONG)
    desk.patient.set()
    await desk.drawn()
    assert len(open_boards(desk, ada)) == 1

    await any_move(desk, ada, match)
    await desk.drawn()

    assert desk.pings == [(ada.id,), (bela.id,)]
    assert len(open_boards(desk, ada)) == 1


async def test_a_board_is_found_in_a_busy_channel(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """One request reads a hundred messages."""
    ada, bela, board = await posted_unnoted(desk, monkeypatch)
    for number in range(250):
        ada.post("games", f"message {number}")
    before = desk.playground.tally.copy()

    await killed(desk)

    assert desk.pings == [(ada.id,), (bela.id,)]
    assert [message.id for message in open_boards(desk, ada)] == [board.id]
    assert desk.playground.tally.since(before).counted[LOOK] == 3


async def test_a_look_that_fails_is_made_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bela, _ = await posted_unnoted(desk, monkeypatch)
    desk.playground.faults.fail(r"^GET /channels/\d+/messages$", times=2)

    await killed(desk)

    assert desk.pings == [(ada.id,), (bela.id,)]


async def reminder(desk: Desk, who: Actor, *, dm: bool = False) -> Notice:
    channel = desk.playground.world.channel("games")
    match = await desk.match(who)
    clock = match.clock_of(Seat(0))
    assert clock is not None
    about = {"user": who.id, "dm": dm, "seat": Seat(0), "since": clock.since}  # a reminder goes with its turn
    return Notice("reminder", channel.guild_id or 0, channel.id, match.id, "a-0-1-0", **about)  # type: ignore[arg-type]


def reminders(who: Actor, place: str | Channel = "games") -> list[Message]:
    return [one for one in who.messages(place) if board_of(one) is None and who.id in one.mentions]


@pytest.mark.parametrize("dm", [False, True])
async def test_a_notice_in_doubt_is_looked_for(desk: Desk, *, dm: bool) -> None:
    ada, _ = await relay(desk)
    said = await reminder(desk, ada, dm=dm)
    for stands in (False, True):
        for key in (said.id, "another"):
            with pytest.raises(StandsAlready) if stands else nullcontext():
                await desk.client.courier(replace(said, doubted_since=desk.clock.now(), id=key))
        pass_by(desk, LONG)
    assert len(reminders(ada, ada.open_dm() if dm else "games")) == 2


@pytest.mark.parametrize("dm", [False, True])
async def test_a_notice_in_doubt_is_looked_for_in_the_places_of_earlier_attempts(desk: Desk, *, dm: bool) -> None:
    ada, _ = await relay(desk)
    said = await reminder(desk, ada, dm=dm)
    await desk.client.courier(said)
    pass_by(desk, LONG)

    now = replace(said, dm=False, channel=desk.playground.world.channel("lounge").id)
    places = (DIRECT if dm else said.channel,)
    with pytest.raises(StandsAlready):
        await desk.client.courier(replace(now, doubted_since=desk.clock.now(), doubted_in=places))

    assert (len(reminders(ada, ada.open_dm() if dm else "games")), reminders(ada, "lounge")) == (1, [])


async def test_a_place_that_is_gone_hides_no_notice(desk: Desk) -> None:
    ada, _ = await relay(desk)
    said = await reminder(desk, ada)
    desk.playground.faults.cut(POST, times=1)

    with pytest.raises(AnswerLost) as lost:
        await desk.client.courier(replace(said, doubted_since=desk.clock.now(), doubted_in=(12345678901234567,)))

    assert not lost.value.blind


async def test_a_notice_that_gets_no_turn_is_not_in_doubt(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "TURN_SECONDS", 0.01)
    ada, _ = await relay(desk)
    said = await reminder(desk, ada)
    async with desk.client.lanes.turn(said.channel):
        with pytest.raises(TimeoutError):  # AnswerLost would be a doubt
            await desk.client.courier(said)
    assert reminders(ada) == []


async def test_a_notice_that_cannot_be_looked_for_is_sent(desk: Desk) -> None:
    ada, _ = await relay(desk)
    said = await reminder(desk, ada)
    await desk.client.courier(said)
    pass_by(desk, LONG)
    forbid_reading(desk)
    desk.playground.faults.cut(POST, times=1)

    with pytest.raises(AnswerLost) as lost:
        await desk.client.courier(replace(said, doubted_since=desk.clock.now()))

    assert lost.value.blind
    assert len(reminders(ada)) == 2
