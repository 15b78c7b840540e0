"""Tests that open questions and reminders do not push each other out of memory."""

import pytest

from bot.engine.game import Seat
from bot.sessions.model import Match
from bot.sessions.notices import Notice, NoticeKind
from bot.ui.boards import questions
from tests.cogs.desk import Desk, buttons, notice, relay
from tests.cogs.test_settled_notices import HALF, TURN, calls, played, settled

FEW = 2


@pytest.fixture
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let few questions and few reminders be remembered."""
    monkeypatch.setattr(questions, "MOST", FEW)
    monkeypatch.setattr(questions, "MOST_REMINDERS", FEW)


async def noted(desk: Desk, kind: NoticeKind, count: int = FEW) -> None:
    """Note more questions or reminders of the match in #games, all of them open. No message stands for them."""
    match = await desk.match(desk.actor("Ada"))
    proposal, seat = match.terms.proposal, Seat(0)
    asked_at = 0 if proposal is None else proposal.at
    about = Notice(kind, 1, match.place.channel, match.id, seat=seat, since=match.clocks[0].since, asked_at=asked_at)

    async def settling(_: Match) -> str:
        return "" if kind == "next" else "?"

    for number in range(count):
        await desk.client.questions.note(about, match.place.channel, number + 1, settling)


@pytest.mark.usefixtures("_few")
async def test_a_question_outlasts_many_reminders(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "pace", time=1440)
    question = await notice(ada, "Ada proposes for")
    await settled(desk)

    await noted(desk, "next")
    desk.clock.turn(10)
    await desk.slash(ada, "pace", time=60)  # in place of the first proposal
    await settled(desk)

    assert buttons(bela.message(question.channel_id, question.id)) == {}


@pytest.mark.usefixtures("_few")
@pytest.mark.parametrize(
    ("kind", "count", "gone"), [("proposed", FEW, True), ("next", FEW - 1, True), ("next", FEW, False)]
)
async def test_a_reminder_outlasts_many_questions_and_some_reminders(
    desk: Desk, kind: NoticeKind, count: int, gone: bool
) -> None:
    ada, _ = await relay(desk, time=1440)
    desk.clock.turn(HALF)
    await notice(ada, TURN)
    await settled(desk)
    await desk.slash(ada, "pace", time=2880)

    await noted(desk, kind, count)
    await played(desk, ada)
    await settled(desk)

    assert (calls(ada, "games") == []) == gone
