"""Tests of boards by letters that Discord refuses: closed messages cost time, and other faults pass."""

import pytest

from bot.playground import Actor
from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY, Pace
from tests.cogs.desk import Desk, buttons
from tests.cogs.test_letters import boards, converged, joined, match_of, opened, seated, stranger, texts_of


def refuse(desk: Desk, who: Actor, status: int = 400, code: int = 50035) -> None:
    """Have the next message to a member refused: by default because Discord does not take its form."""
    desk.playground.faults.refuse(rf"^POST /channels/{who.open_dm().id}/messages$", status=status, code=code)


async def played(desk: Desk, match: Match, by_id: dict[int, Actor]) -> Match:
    """Play until another member is to move, and return the match."""
    first = match.to_move
    while match.to_move == first and not match.over:
        mover = by_id[match.seats[match.to_move[0]].user]
        game = desk.games[match.game]
        move = game.notate(game.default(match.state, match.to_move[0]))
        await desk.sessions.turns.play(desk.request(mover), match.id, move, None)
        await desk.drawn()
        match = await desk.sessions.matches.match(match.id)
    return match


async def newer(desk: Desk, who: Actor) -> None:
    """Wait until a member gets a newer board, some minutes later."""
    before = boards(who)[-1].id
    desk.clock.turn(2)
    await desk.playground.until(lambda: boards(who)[-1].id > before or None, "no board came")
    await desk.drawn()


async def in_turn(desk: Desk) -> tuple[Actor, Actor, Match]:
    """Return who is to move in a match by letters, who moves next, and the match."""
    ada, zoe, match = await seated(desk)
    mover = match.seats[match.to_move[0]].user
    return (ada, zoe, match) if mover == ada.id else (zoe, ada, match)


async def test_a_fault_that_is_no_closed_door_is_tried_again(desk: Desk) -> None:
    mover, other, match = await in_turn(desk)
    by_id = {mover.id: mover, other.id: other}
    refuse(desk, other)
    match = await played(desk, match, by_id)
    letter = match.letter_of(other.id)
    assert letter is not None
    assert letter.behind
    assert letter.message is not None
    assert "I cannot post boards here" in "\n".join(boards(other)[-1].texts)
    assert "Play" in buttons(boards(other)[-1])
    await newer(desk, other)
    converged(await desk.sessions.matches.match(match.id), by_id)
    assert "I cannot post boards here" not in texts_of(other)


async def test_each_board_tells_until_when_a_turn_may_take(desk: Desk) -> None:
    ada, zoe, match = await seated(desk, time=24 * 60)
    by_id = {ada.id: ada, zoe.id: zoe}
    for _ in range(2):
        match = await played(desk, match, by_id)
        mover = by_id[match.seats[match.to_move[0]].user]
        assert "Time: until" in "\n".join(boards(mover)[-1].texts)
        assert "No time runs" not in texts_of(mover)


async def test_a_fault_is_tried_again_after_a_start(desk: Desk) -> None:
    mover, other, match = await in_turn(desk)
    by_id = {mover.id: mover, other.id: other}
    refuse(desk, other)
    match = await played(desk, match, by_id)
    await desk.restart()
    await desk.drawn()
    converged(await desk.sessions.matches.match(match.id), by_id)


async def test_a_conversation_that_is_gone_is_opened_again(desk: Desk) -> None:
    mover, other, match = await in_turn(desk)
    by_id = {mover.id: mover, other.id: other}
    refuse(desk, other, status=404, code=10003)
    match = await played(desk, match, by_id)
    letter = match.letter_of(other.id)
    assert letter is not None
    assert (letter.behind, letter.channel, letter.message) == (True, 0, None)
    await newer(desk, other)
    match = await desk.sessions.matches.match(match.id)
    assert not any(one.behind for one in match.letters)
    assert boards(other)[-1].id == next(one.message for one in match.letters if one.user == other.id)


@pytest.mark.parametrize("again", [False, True])
async def test_a_board_that_is_gone_with_its_conversation_comes_again(desk: Desk, again: bool) -> None:
    """Also if Discord does not know the conversation at the next attempt either."""
    mover, _, match = await in_turn(desk)
    conversation = mover.open_dm().id
    desk.playground.faults.refuse(rf"^PATCH /channels/{conversation}/messages/", status=404, code=10003)
    await desk.sessions.proposals.propose(desk.request(mover), match.id, Pace(limit=DAY))  # no new version
    await desk.drawn()
    match = await desk.sessions.matches.match(match.id)
    letter = match.letter_of(mover.id)
    assert letter is not None
    assert (letter.channel, letter.message, letter.behind) == (0, None, True)
    if again:
        refuse(desk, mover, status=404, code=10003)
        desk.clock.turn(2)
        posted, sent = f"/channels/{conversation}/messages", desk.playground.rest.requests
        await desk.playground.until(
            lambda: any((one.method, one.path, one.status) == ("POST", posted, 404) for one in sent) or None,
            "no board was refused",
        )
        await desk.drawn()
    await newer(desk, mover)
    match = await desk.sessions.matches.match(match.id)
    letter = match.letter_of(mover.id)
    assert letter is not None
    assert (letter.version, letter.message, letter.behind) == (match.version, boards(mover)[-1].id, False)


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_conversation_that_one_match_has_found_gone_is_gone_for_the_other(desk: Desk, restarts: bool) -> None:
    """A second match has its board there, too. It must not lead the first one back, nor meet the error itself."""
    first = await in_turn(desk)
    second = await in_turn(desk)
    other = first[1]
    by_id = {one.id: one for one in first[:2]}
    gone = other.open_dm()
    desk.playground.world.remove_channel(gone)

    def refused() -> int:
        sent = desk.playground.rest.requests
        return sum(one.path.startswith(f"/channels/{gone.id}/") and one.status == 404 for one in sent)

    await played(desk, first[2], by_id)
    assert refused() == 1
    if restarts:
        await desk.restart()
    desk.clock.turn(2)
    if restarts:
        await desk.playground.until(lambda: refused() > 1 or None, "nothing was tried again")
        await desk.drawn()
        desk.clock.turn(2)
    await desk.playground.until(lambda: bool(boards(other)) or None, "no board came")
    await desk.drawn()
    again = await desk.sessions.matches.match(first[2].id)
    assert not any(one.behind for one in again.letters)
    assert {one.channel for one in again.letters if one.user == other.id} == {other.open_dm().id}
    met = refused()
    assert restarts or met == 1  # a start knows only what the second match has stored

    match = await played(desk, second[2], by_id)
    match = await played(desk, match, by_id)
    assert not any(one.behind for one in match.letters)
    assert {one.channel for one in match.letters if one.user == other.id} == {other.open_dm().id}
    assert refused() == met


async def test_the_board_before_goes_once_messages_are_open_again(desk: Desk) -> None:
    mover, other, match = await in_turn(desk)
    by_id = {mover.id: mover, other.id: other}
    other.user.dms_open = False
    match = await played(desk, match, by_id)
    letter = match.letter_of(other.id)
    assert letter is not None
    assert (letter.behind, letter.message) == (False, None)
    other.user.dms_open = True
    match = await played(desk, match, by_id)
    converged(await played(desk, match, by_id), by_id)


async def test_a_table_is_called_off_although_messages_are_closed(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    zoe.user.dms_open = False
    code = await opened(desk, ada)
    assert "you accept no direct messages" in await joined(desk, zoe, code)
    match = await match_of(desk, ada)
    await desk.sessions.lobby.cancel(desk.request(ada), match.id)
    await desk.drawn()
    match = await desk.sessions.matches.match(match.id)
    assert match.phase is Phase.CANCELLED
    assert not any(one.behind for one in match.letters)
    assert await desk.sessions.boards.behind() == ()
    assert match.id not in desk.client.presenter.refused
