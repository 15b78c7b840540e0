"""Tests of solo boards that have scrolled out of sight."""

import re

import pytest

from bot.playground import Actor
from bot.playground.world.permissions import Permission
from bot.ui.boards.sight import FAR
from tests.cogs.desk import Desk, relay, solo


def chatter(desk: Desk, count: int) -> None:
    for number in range(count):
        desk.actor("Bela").post("games", f"message {number}")


async def typed(desk: Desk, who: Actor) -> str:
    start, goal = (await desk.legal(who))[0].split("-")
    return await desk.slash(who, "gems move", from_=start, to=goal)


def counts(desk: Desk) -> int:
    """Return how often the bot has asked for messages of a channel."""
    asked = [each for each in desk.playground.rest.requests if each.method == "GET"]
    return sum(bool(re.search(r"/channels/\d+/messages$", each.path)) for each in asked)


@pytest.mark.parametrize(("messages", "is_posted"), [(0, False), (FAR - 1, False), (FAR, True), (FAR + 20, True)])
async def test_a_typed_move_brings_a_board_that_is_out_of_sight_down(
    desk: Desk, messages: int, is_posted: bool
) -> None:
    ada = await solo(desk)
    before = desk.board(ada)
    chatter(desk, messages)

    answer = await typed(desk, ada)

    board = desk.board(ada)
    assert (board.id != before.id) is is_posted
    assert f"/{board.id}" in answer
    assert counts(desk) == (1 if messages else 0)
    if is_posted:
        assert before.attachments == []
        assert "→" in before.texts[0]

    await typed(desk, ada)
    assert desk.board(ada).id == board.id
    assert counts(desk) == (1 if messages else 0)


async def test_without_the_permission_to_read_the_board_is_edited(desk: Desk) -> None:
    ada = await solo(desk)
    before = desk.board(ada)
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.READ_MESSAGE_HISTORY, allowed=False)
    chatter(desk, FAR)

    await typed(desk, ada)

    assert desk.board(ada).id == before.id
    assert counts(desk) == 0


async def test_a_count_that_fails_leaves_the_board_where_it_is(desk: Desk) -> None:
    ada = await solo(desk)
    before = desk.board(ada)
    chatter(desk, FAR)
    desk.playground.faults.refuse(r"^GET /channels/\d+/messages$", status=403, code=50001)

    answer = await typed(desk, ada)

    assert f"/{before.id}" in answer
    assert desk.board(ada).id == before.id


async def test_a_board_that_was_pressed_stays_where_it_is(desk: Desk) -> None:
    ada = await solo(desk)
    before = desk.board(ada)
    chatter(desk, FAR)
    await desk.slash(ada, "help")

    await desk.move(ada, (await desk.legal(ada))[0])

    assert desk.board(ada).id == before.id
    assert counts(desk) == 0


async def test_a_typed_move_of_a_relay_links_to_the_board_of_the_next_turn(desk: Desk) -> None:
    ada, _bela = await relay(desk)
    before = desk.board(ada)
    chatter(desk, FAR)

    answer = await typed(desk, ada)

    assert desk.board(ada).id != before.id
    assert f"/{desk.board(ada).id}" in answer
    assert counts(desk) == 0
