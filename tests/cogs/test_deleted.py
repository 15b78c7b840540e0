"""Tests of boards that a moderator deleted: asking for a board posts it again, or links to it if it still exists."""

import re

import pytest

from bot.playground import Actor
from bot.playground.rest.trouble import Damage
from tests.cogs.desk import Desk, buttons, relay, said, solo

POST = r"^POST /channels/\d+/messages$"
LINK = re.compile(r"channels/\d+/(\d+)/(\d+)")


async def opened(desk: Desk) -> Actor:
    ada = await solo(desk)
    await desk.move(ada, (await desk.legal(ada))[0])
    return ada


def still_exists(who: Actor, answer: str) -> bool:
    """Return whether the answer's link leads to an existing message."""
    found = LINK.search(answer)
    assert found is not None, answer
    return int(found[2]) in [message.id for message in who.messages("games") if message.id == int(found[2])]


@pytest.mark.parametrize("minutes", [0, 2])
@pytest.mark.parametrize("by", ["Ada", "Bela"])
async def test_asking_for_a_deleted_board_posts_it_again(desk: Desk, minutes: int, by: str) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", mode="relay")
    await desk.press(desk.actor("Chen"), "Join")
    await desk.press(ada, "Start")
    desk.clock.turn(minutes)
    old = desk.board(ada)
    desk.actor("Bela").delete(old)

    answer = await desk.slash(desk.actor(by), "gems board")

    board = desk.board(ada)
    assert board.id != old.id
    assert "Move" in buttons(board)
    assert "http" not in answer or still_exists(ada, answer)
    assert (await desk.match(ada)).board.message == board.id
    assert desk.pings == [(ada.id,)]  # Nobody is mentioned twice.


async def test_asking_for_an_existing_board_posts_no_second_board(desk: Desk) -> None:
    ada = await opened(desk)
    board = desk.board(ada)
    assert still_exists(ada, await desk.slash(ada, "gems board"))
    assert desk.board(ada).id == board.id
    assert len(desk.boards(ada)) == 1


async def test_a_refusal_links_to_the_existing_board(desk: Desk) -> None:
    ada = await opened(desk)
    desk.clock.turn(2)
    old = desk.board(ada)
    desk.actor("Bela").delete(old)

    answer = await desk.slash(ada, "gems new")

    assert "Here it is" in answer
    assert still_exists(ada, answer)
    assert desk.board(ada).id != old.id


async def test_a_press_on_an_old_board_links_to_the_existing_board(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.lay_out("RRKR1/5/5/5/5 types=RKDBG line=4 tricks=1")
    await desk.slash(ada, "gems new", size=5)
    modal = await ada.click(desk.board(ada), "Trick")
    start, goal = (await desk.legal(ada))[0].split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)
    desk.clock.turn(2)
    desk.actor("Bela").delete(desk.board(ada))

    sent = await ada.submit(modal, {"trick": ["C1=R"]})
    await desk.drawn()

    assert still_exists(ada, said(sent))


async def test_two_deleted_boards_of_one_channel_are_both_posted_again(desk: Desk) -> None:
    """No time passes, so the holiday changes no match: both boards are posted again, at the same versions."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    matches = []
    for command, options in (("gems new", {"mode": "relay"}), ("gembatan new", {})):
        await desk.slash(ada, command, time=60, holiday="pause", **options)
        await desk.press(bela, "Join")
        await desk.press(ada, "Start")
        matches.append(await desk.match(ada))
    for match in matches:
        bela.delete(next(board for board in desk.boards(ada) if board.id == match.board.message))

    await desk.slash(ada, "away until", date="3 days")

    messages = {(await desk.sessions.matches.match(match.id)).board.message for match in matches}
    assert len(messages) == 2
    assert messages <= {board.id for board in desk.boards(ada)}


async def test_a_board_that_replaced_a_deleted_board_is_not_posted_again(desk: Desk) -> None:
    """The bot stops looking for the old message when the match already has a new message."""
    ada = await opened(desk)
    earlier = desk.board(ada)
    bela = desk.actor("Bela")
    bela.delete(earlier)
    await desk.slash(ada, "gems board")
    board, match = desk.board(ada), await desk.match(ada)
    assert (board.id, match.board.message) != (earlier.id, earlier.id)

    await desk.client.finder._check(match, earlier.id)
    await desk.drawn()

    assert [one.id for one in desk.boards(ada)] == [board.id]


@pytest.mark.parametrize("trouble", ["busy", "banned", "down", "lost", "half", "garbled"])
async def test_posting_a_board_again_is_retried_until_one_board_exists(desk: Desk, trouble: str) -> None:
    ada, bela = await relay(desk, time=60, holiday="pause")
    old = desk.board(ada)
    bela.delete(old)
    faults = desk.playground.faults
    order = {
        "busy": lambda: faults.rate_limit(POST, times=2, via=False),
        "down": lambda: faults.fail(POST, times=2),
        "banned": lambda: faults.ban(POST, seconds=60, times=2),
        "lost": lambda: faults.cut(POST),
        "half": lambda: faults.damage(POST, Damage.HALF),
        "garbled": lambda: faults.damage(POST, Damage.GARBLED),
    }
    fault = order[trouble]()

    await desk.slash(ada, "away until", date="3 days")

    assert fault.spent
    [board] = [one for one in desk.boards(ada) if "Move" in buttons(one)]
    assert board.id != old.id
    assert (await desk.match(ada)).board.message == board.id
