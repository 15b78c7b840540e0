"""Tests of posts whose fate is unknown after Discord has forgotten their nonce: the bot looks for them first."""

from contextlib import nullcontext

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.playground import Actor, Channel, ManualClock, Message
from bot.playground.world.permissions import Permission
from bot.sessions.notices import AnswerLost, Notice, StandsAlready
from bot.ui import client
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
