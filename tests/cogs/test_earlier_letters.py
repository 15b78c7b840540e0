"""Tests of boards by letters that a killed bot had not noted, while their turn is taken back and comes again."""

import pytest

from bot.playground import Actor, Message
from bot.playground.world.events import MessageCreated
from bot.sessions.model import Match
from bot.ui import client
from tests.cogs.desk import Desk, board_of
from tests.cogs.test_earlier import any_move, killed
from tests.cogs.test_letters import boards, seated

pytestmark = pytest.mark.slow


async def posted_unnoted(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> tuple[Actor, Actor, Message, Match]:
    """Let Ada move. The bot calls Zoe, and cannot store that. Return Ada, Zoe, her board, and the match."""
    monkeypatch.setattr(client, "SETTLE_SECONDS", 0.01)
    ada, zoe, match = await seated(desk, "gems new", mode="relay")
    desk.keeping.clear()
    [before] = boards(zoe)
    await any_move(desk, ada, match.id)
    board = await zoe.wait_for(lambda message: board_of(message) is not None, channel=zoe.open_dm(), after=before.id)
    return ada, zoe, board, await desk.sessions.matches.match(match.id)


async def taken_back(desk: Desk, who: Actor, match: Match) -> None:
    await desk.sessions.turns.undo(desk.request(who), match.id, match.version)


def posted(desk: Desk, who: Actor) -> list[int]:
    """Note from now on which messages are posted in a member's conversation, and return the list."""
    found = list[int]()
    channel = who.open_dm().id

    def note(event: object) -> None:
        if isinstance(event, MessageCreated) and event.message.channel_id == channel:
            found.append(event.message.id)

    desk.playground.world.listen(note)
    return found


async def test_a_found_board_of_the_same_turn_is_edited(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nobody knows that Zoe was called, Ada takes her move back and makes another one."""
    ada, zoe, board, match = await posted_unnoted(desk, monkeypatch)
    calls = posted(desk, zoe)
    await taken_back(desk, ada, match)
    await any_move(desk, ada, match.id)

    await killed(desk)

    assert calls == []
    assert [message.id for message in boards(zoe)] == [board.id]
    match = await desk.sessions.matches.match(match.id)
    assert board_of(boards(zoe)[-1]) == (match.id, match.version)


async def test_whom_a_board_called_that_was_found_after_an_undo_is_not_called_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada takes her move back before the bot is killed, and makes another one after it has found the board."""
    ada, zoe, _, match = await posted_unnoted(desk, monkeypatch)
    calls = posted(desk, zoe)
    await taken_back(desk, ada, match)
    await killed(desk)

    await any_move(desk, ada, match.id)
    await desk.drawn()

    assert calls == []
    [board] = boards(zoe)
    match = await desk.sessions.matches.match(match.id)
    assert board_of(board) == (match.id, match.version)
    assert match.uncalled == ()
