"""Tests of moves that are taken back with the consent of all, as members see and press it."""

import pytest

from bot.playground import Actor
from bot.sessions.pace import HOUR, MINUTE
from tests.cogs.desk import Desk, buttons, notice, relay, said
from tests.cogs.test_gemdrop import columns, seated

pytestmark = pytest.mark.slow

SMALL = {"width": 5, "height": 4, "line": 3}


async def two_moves(desk: Desk) -> tuple[Actor, Actor]:
    """Start a match of two, and let both move once. Return who has moved first, and the other."""
    first, second = await seated(desk, **SMALL)
    await desk.press(first, "2")
    await desk.press(second, "3")
    return first, second


async def test_after_earlier_turns_the_board_tells_of_what_was_taken_back(desk: Desk) -> None:
    first, second = await two_moves(desk)
    await desk.press(first, "1")
    await desk.press(second, "4")
    match = await desk.match(first)
    await desk.sessions.proposals.ask_back(desk.request(first), match.id)
    await desk.sessions.proposals.answer(desk.request(second), match.id, agrees=True)
    await desk.drawn()
    board = "\n".join(desk.board(first).texts)
    assert "2 moves are withdrawn" in board
    assert "drops a gem" not in board


async def asked(desk: Desk, who: Actor) -> str:
    """Ask the others by the buttons behind More, and return the answer."""
    question = await desk.press_behind_more(who, "Ask to take a move back")
    assert "2 moves would be withdrawn" in said(question)
    return said(await desk.press(who, "Ask the others", question.answer))


async def behind_more(desk: Desk, who: Actor, channel: str = "games") -> dict[str, str]:
    answer = (await desk.press(who, "More", desk.board(who, channel))).answer
    assert answer is not None
    return buttons(answer)


async def test_the_others_are_asked_and_the_board_goes_back(desk: Desk) -> None:
    first, second = await two_moves(desk)
    assert "They have an hour" in await asked(desk, first)
    question = await notice(second, "before their last turn")
    assert f"{first.user.name} asks in **Gem Drop**" in "\n".join(question.texts)
    assert "2 moves would be withdrawn" in "\n".join(question.texts)
    assert list(buttons(question)) == ["Agree", "Leave it as it is"]

    assert f"turn of {first.user.name} again" in said(await desk.press(second, "Agree", question))

    await desk.drawn()
    assert await columns(desk, first) == ("",) * 5
    back = desk.board(first)
    assert f"{first.user.name} took a turn back, and all have agreed. 2 moves are withdrawn" in "\n".join(back.texts)
    assert buttons(second.message(question.channel_id, question.id)) == {}

    # Discord knows the nonces of earlier calls for minutes, so those of the same turns that come again must differ.
    assert back.id > question.id
    assert f"<@{first.id}>" in "\n".join(back.texts)
    await desk.press(first, "1")
    await desk.drawn()
    assert desk.board(first).id > back.id
    assert f"<@{second.id}>" in "\n".join(desk.board(first).texts)


async def test_it_is_offered_in_place_of_a_refused_undo(desk: Desk) -> None:
    first, second = await two_moves(desk)
    answer = await desk.slash(first, "gemdrop undo")
    assert f"only {second.user.name} can take it back" in answer
    assert "before your last turn" in answer


async def test_one_refusal_is_enough_and_the_move_is_asked_for_once(desk: Desk) -> None:
    first, second = await two_moves(desk)
    await asked(desk, first)
    question = await notice(second, "before their last turn")
    await desk.press(second, "Leave it as it is", question)
    await notice(first, f"{second.user.name} does not agree, so nothing is taken back")
    assert "Ask to take a move back" not in await behind_more(desk, first)
    assert await columns(desk, first) != ("",) * 5


async def test_the_question_is_over_once_somebody_moves(desk: Desk) -> None:
    first, second = await two_moves(desk)
    await asked(desk, first)
    question = await notice(second, "before their last turn")
    await desk.press(first, "1")
    await desk.drawn()
    await desk.client.questions._removing.settle()
    question = second.message(question.channel_id, question.id)
    assert buttons(question) == {}
    assert "needs no more answers" in "\n".join(question.texts)
    assert (await desk.match(first)).terms.proposal is None


async def test_the_question_is_over_after_an_hour(desk: Desk) -> None:
    first, second = await two_moves(desk)
    await asked(desk, first)
    await notice(second, "before their last turn")
    desk.clock.turn(HOUR / MINUTE + 1)
    await notice(first, "not all agreed within the hour")


async def test_a_question_whose_board_is_old_is_asked_anew(desk: Desk) -> None:
    first, second = await two_moves(desk)
    question = await desk.press_behind_more(first, "Ask to take a move back")
    await desk.press(first, "1")
    await desk.press(second, "1")
    answer = said(await desk.press(first, "Ask the others", question.answer))
    assert "before your last turn" in answer
    assert (await desk.match(first)).terms.proposal is None


async def test_the_button_is_there_only_for_who_may_ask(desk: Desk) -> None:
    first, second = await two_moves(desk)
    assert "Ask to take a move back" not in await behind_more(desk, second)
    ada, _ = await relay(desk, channel="lounge")
    assert "Ask to take a move back" not in await behind_more(desk, ada, "lounge")
    assert "Ask to take a move back" in await behind_more(desk, first)


async def test_a_refused_undo_says_why_the_others_cannot_be_asked(desk: Desk) -> None:
    first, second = await two_moves(desk)
    await asked(desk, first)
    await desk.press(second, "Leave it as it is", await notice(second, "before their last turn"))
    answer = await desk.slash(first, "gemdrop undo")
    assert f"only {second.user.name} can take it back" in answer
    assert "You can ask only once" in answer
    ada, _ = await relay(desk, channel="lounge")
    answer = await desk.slash(ada, "gems undo", "lounge")
    assert "take back" in answer
    assert "no move here" not in answer  # the refusal says it already


async def test_who_asked_finds_the_open_question_and_withdraws_it(desk: Desk) -> None:
    first, second = await two_moves(desk)
    await asked(desk, first)
    question = await notice(second, "before their last turn")
    assert "You have asked the others to go back" in await desk.slash(first, "gemdrop undo")
    more = await desk.more(first)
    assert "You have asked the others to go back" in "\n".join(more.texts)
    assert "Ask to take a move back" not in buttons(more)
    assert "You have asked" not in "\n".join((await desk.more(second)).texts)
    assert "is withdrawn" in said(await desk.press(first, "Withdraw the question", more))
    await desk.client.questions._removing.settle()
    assert buttons(second.message(question.channel_id, question.id)) == {}
    assert (await desk.match(first)).terms.proposal is None


async def test_the_record_tells_how_many_moves_all_have_let_go(desk: Desk) -> None:
    first, second = await two_moves(desk)
    await asked(desk, first)
    await desk.press(second, "Agree", await notice(second, "before their last turn"))
    await desk.press(first, "1")
    match = await desk.match(first)
    await desk.sessions.seats.resign(desk.request(second), match.id)
    await desk.drawn()
    replay = (await desk.press(first, "Replay")).answer
    assert replay is not None
    assert "2 moves were taken back because all had agreed" in "\n".join(replay.texts)
    as_text = said(await desk.press(first, "As text", replay))
    assert "2 moves were taken back because all had agreed" in as_text
