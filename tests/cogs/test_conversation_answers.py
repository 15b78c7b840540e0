"""Tests of answers in a member's conversation with the bot: ordinary messages, which no app drops when it restarts."""

from typing import Any

import pytest

from bot.playground import Actor, Message
from bot.playground.world.model import MessageFlag
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.private_boards import move_made
from tests.cogs.test_letters import seated
from tests.cogs.test_places import leads_on, place_of

BOARDS: list[tuple[str, dict[str, Any]]] = [
    ("gems daily", {}),
    ("gembatan daily", {}),
    ("rush daily", {}),
    ("puzzle", {"game": "gems3d"}),
    ("learn", {"game": "gembatan"}),
    ("gems new", {}),
    ("rush new", {"alone": True}),
]
DELETE = r"^/channels/\d+/messages/\d+$"


async def shown(desk: Desk, who: Actor) -> list[Message]:
    """Return the bot's messages in a member's conversation that stay when Discord's app starts again."""
    await desk.client.door.empty()
    await desk.drawn()
    await desk.client.door.latest.settle()
    found = who.messages(who.open_dm())
    return [one for one in found if one.author_id != who.id and not one.has(MessageFlag.EPHEMERAL)]


def deleted_by_id(desk: Desk) -> int:
    return sum(one.method == "DELETE" and "/webhooks/" not in one.path for one in desk.playground.rest.requests)


@pytest.mark.parametrize(("command", "options"), BOARDS, ids=[command for command, _ in BOARDS])
async def test_a_board_stays_with_its_buttons_and_a_press_plays_on_in_its_message(
    desk: Desk, command: str, options: dict[str, Any]
) -> None:
    ada = desk.actor("Ada")
    await (await ada.slash(ada.open_dm(), command, **options)).panel()
    (board,) = await shown(desk, ada)
    desk.expire_tokens()  # sixteen minutes later

    pressed = await desk.press(ada, leads_on(board) or "Back to my board", board)

    assert pressed.failed is None
    assert "ticket" not in said(pressed).lower()
    (still,) = await shown(desk, ada)
    assert still.id == board.id
    assert still.attachments
    assert desk.pings == []


@pytest.mark.slow
async def test_a_board_stays_while_other_answers_come_and_go(desk: Desk) -> None:
    ada, here = desk.actor("Ada"), desk.actor("Ada").open_dm()
    await (await ada.slash(here, "gems daily")).panel()
    await (await ada.slash(here, "gems new")).panel()
    boards = await shown(desk, ada)
    assert len(boards) == 2

    for command in ("help", "turns", "theme"):
        answer = await (await ada.slash(here, command)).panel()
        assert await shown(desk, ada) == [*boards, answer]
    again = await (await ada.slash(here, "gems daily")).panel()

    assert await shown(desk, ada) == [boards[1], again]
    assert deleted_by_id(desk) == 1  # the token of a board that is not the newest message is not kept


async def test_a_panel_in_the_place_of_a_board_stays_as_the_board_does(desk: Desk) -> None:
    ada, here = desk.actor("Ada"), desk.actor("Ada").open_dm()
    board = await (await ada.slash(here, "gems new")).panel()
    await desk.press(ada, "More", board)
    help_ = await (await ada.slash(here, "help")).panel()

    assert [one.id for one in await shown(desk, ada)] == [board.id, help_.id]
    await desk.press(ada, "Back to my board", board)
    assert board.attachments


async def test_of_two_boards_of_one_daily_the_older_goes_also_after_its_token(desk: Desk) -> None:
    ada, here = desk.actor("Ada"), desk.actor("Ada").open_dm()
    await (await ada.slash(here, "gembatan daily")).panel()
    desk.expire_tokens()
    board = await (await ada.slash(here, "gembatan daily")).panel()
    assert await shown(desk, ada) == [board]
    assert deleted_by_id(desk) == 1


async def test_a_board_that_an_earlier_process_has_shown_goes_with_the_next_one(desk: Desk) -> None:
    ada, here = desk.actor("Ada"), desk.actor("Ada").open_dm()
    await (await ada.slash(here, "gems daily")).panel()
    desk.clock.turn(1)
    await move_made(desk, ada)
    new = await (await ada.slash(here, "gems new")).panel()
    await desk.restart()

    board = await (await ada.slash(here, "gems daily")).panel()

    assert await shown(desk, ada) == [new, board]


async def test_a_press_on_a_board_of_an_earlier_process_makes_it_the_only_one(desk: Desk) -> None:
    ada, here = desk.actor("Ada"), desk.actor("Ada").open_dm()
    old = await (await ada.slash(here, "gems daily")).panel()
    desk.clock.turn(1)
    await move_made(desk, ada)
    await desk.restart()
    desk.playground.faults.refuse(rf"^GET /channels/{here.id}/messages", status=403, code=50001)
    new = await (await ada.slash(here, "gems daily")).panel()
    assert await shown(desk, ada) == [old, new]

    await desk.press(ada, leads_on(old), old)
    assert await shown(desk, ada) == [old]


async def test_answers_notify_nobody(desk: Desk) -> None:
    match = (await seated(desk))[-1]
    mover = desk.actor(match.seats[match.to_move[0]].user)
    told = await mover.slash(mover.open_dm(), "gems move", from_="A1", to="A2")
    board = next(one for one in await shown(desk, mover) if "More" in buttons(one))
    await desk.press(mover, "More", board)

    assert told.answer is not None
    answers = [one for one in await shown(desk, mover) if one.origin is not None]
    assert answers
    assert all(one.has(MessageFlag.SUPPRESS_NOTIFICATIONS) for one in answers)


async def test_a_late_answer_is_ordinary_as_well(desk: Desk) -> None:
    desk.client.door._patience = 0.0
    ada = desk.actor("Ada")
    sent = await ada.slash(ada.open_dm(), "turns")

    assert "no match" in said(sent)
    assert [sent.answer] == await shown(desk, ada)


async def test_a_panel_in_the_place_of_a_board_of_an_earlier_process_stays_as_well(desk: Desk) -> None:
    ada, here = desk.actor("Ada"), desk.actor("Ada").open_dm()
    board = await (await ada.slash(here, "gems new")).panel()
    await desk.restart()
    await desk.press(ada, "More", board)

    help_ = await (await ada.slash(here, "help")).panel()

    assert [one.id for one in await shown(desk, ada)] == [board.id, help_.id]


@pytest.mark.parametrize("kind", ["group", "annex"])
async def test_where_others_read_answers_are_for_their_member_alone(desk: Desk, kind: str) -> None:
    ada = desk.actor("Ada")
    place = place_of(desk, kind, ada)
    first = await (await ada.slash(place, "gems daily")).panel()
    assert first.only_for == ada.id

    second = await (await ada.slash(place, "help")).panel()
    await desk.client.door.empty()
    await desk.client.door.latest.settle()
    assert [one.id for one in ada.messages(place)] == [second.id]


async def test_an_ephemeral_board_of_an_older_version_of_the_bot_goes_on(desk: Desk) -> None:
    ada, here = desk.actor("Ada"), desk.actor("Ada").open_dm()
    old = await (await ada.slash(here, "gems new")).panel()
    old.only_for, old.flags = ada.id, old.flags | MessageFlag.EPHEMERAL
    old.origin = None

    await desk.press(ada, leads_on(old), old)
    assert old.attachments
    board = await (await ada.slash(here, "gems new")).panel()
    assert await shown(desk, ada) == [board]
