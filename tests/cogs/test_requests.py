"""Tests of what a match costs of Discord's 50 requests per second: one counted request a turn, and none a step."""

import pytest

from bot.ui.boards import courier, reconciler
from bot.ui.boards.lanes import Rank
from tests.bench.requests import leave_nothing, pressed, reminded, settled, typed
from tests.cogs.desk import Desk, board_of, buttons, notice, relay, said

pytestmark = pytest.mark.slow

CALLBACK = r"^POST /interactions/\d+/[^/]+/callback$"
POST, EDIT = "POST /channels/{channel_id}/messages", "PATCH /channels/{channel_id}/messages/{message_id}"


@pytest.mark.parametrize("game", ["gems3d", "gembatan", "gemrush"])
async def test_a_turn_by_buttons_and_panels_costs_one_counted_request_and_a_step_none(desk: Desk, game: str) -> None:
    costs = await pressed(game, desk, turns=4)
    assert costs.turns == [1] * 4
    assert set(costs.steps) <= {0}
    assert set(costs.routes) == {POST}


@pytest.mark.parametrize("game", ["gems3d", "gembatan", "gemrush"])
async def test_a_typed_turn_costs_one_counted_request_if_no_request_is_left_over(
    desk: Desk, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconciler, "MOST_OLD", -1)
    leave_nothing(desk)
    costs = await typed(game, desk, turns=2)
    assert costs.routes[POST] == len(costs.turns)


async def test_a_reminder_costs_one_counted_request_if_no_request_is_left_over(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "LOOK_SECONDS", 0.1)
    leave_nothing(desk)
    assert (await reminded("gems3d", desk, reminders=1)).turns == [1]


async def test_a_member_is_looked_for_once_a_day_however_many_reminders_come(desk: Desk) -> None:
    costs = await reminded("gems3d", desk, reminders=3)
    assert costs.turns == [2, 1, 1]


async def test_an_old_board_is_put_away_by_a_counted_request_after_the_press_is_too_old(desk: Desk) -> None:
    ada, _ = await relay(desk)
    old, before = desk.board(ada), desk.playground.tally.copy()
    opened = await desk.press(ada, "Move")
    assert opened.answer is not None
    assert opened.answer.only_for == ada.id
    desk.expire_tokens()
    match = await desk.match(ada)
    await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal(ada))[0], match.version)
    await settled(desk)

    spent = desk.playground.tally.since(before).counted
    assert (spent[POST], spent[EDIT]) == (1, 1)
    assert buttons(old) == {}


async def test_a_board_goes_through_an_earlier_press_of_any_member(desk: Desk) -> None:
    ada, bela = await relay(desk)
    old, before = desk.board(ada), desk.playground.tally.copy()
    await desk.press(bela, "More")
    await desk.press(ada, "Move")
    match = await desk.match(ada)
    await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal(ada))[0], match.version)
    await settled(desk)

    assert desk.playground.tally.since(before).counted == {POST: 1}
    assert board_of(old) is None


async def test_a_refused_press_does_not_stop_the_board(desk: Desk) -> None:
    ada, _ = await relay(desk)
    old = desk.board(ada)
    await desk.press(ada, "Move")
    desk.playground.faults.refuse(r"^PATCH /webhooks/\d+/[^/]+/messages/@original$", status=401, code=50027, times=1)
    match = await desk.match(ada)
    await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal(ada))[0], match.version)
    await settled(desk)

    assert buttons(old) == {}


async def test_the_panel_of_a_deleted_board_is_the_first_answer(desk: Desk) -> None:
    ada, _ = await relay(desk)
    desk.playground.faults.refuse(CALLBACK, status=404, code=10008, message="Unknown Message", times=1)
    opened = await desk.press(ada, "Move")

    assert opened.original is not None
    assert opened.original.only_for == ada.id
    assert "Type it" in buttons(opened.original)


@pytest.mark.parametrize("times", [1, 2])  # the sentence about the fault is sent, or refused too
async def test_after_a_panel_that_discord_refuses_the_board_takes_the_next_press(desk: Desk, times: int) -> None:
    ada, _ = await relay(desk)
    desk.playground.faults.refuse(r"^POST /webhooks/", status=400, code=50035, message="Invalid Form Body", times=times)
    refused = await desk.press(ada, "Move")
    assert ("ticket" in said(refused)) is (times == 1)
    before = await desk.match(ada)

    opened = await desk.press(ada, "Move")
    assert opened.answer is not None
    await desk.move(ada, (await desk.legal(ada))[0], opened.answer)
    assert (await desk.match(ada)).version == before.version + 1


async def test_reminders_and_old_boards_wait_behind_the_boards_of_those_who_act(desk: Desk) -> None:
    ada, _ = await relay(desk, time=60)
    await settled(desk)
    ranks, pace = list[Rank](), desk.client.lanes.pace
    passed = pace.passed

    async def noted(rank: Rank = Rank.ACT) -> None:
        ranks.append(rank)
        await passed(rank)

    pace.passed = noted  # type: ignore[method-assign]
    last = ada.messages("games")[-1].id
    desk.clock.turn(31)
    await notice(ada, "turn", after=last)
    await settled(desk)
    assert ranks == [Rank.TIDY, Rank.NOTICE]  # a look whether the member has left, and the reminder

    ranks.clear()
    match = await desk.match(ada)
    await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal(ada))[0], match.version)
    await settled(desk)
    assert ranks == [Rank.TURN, Rank.TIDY, Rank.TIDY]  # the next board; the old one and the reminder
