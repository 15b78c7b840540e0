"""Tests of when the outbox tries again: how long a refusal may last before it gives up."""

import pytest

from bot.sessions.notices import AnswerLost, Notice, NoticeKind, Undeliverable
from bot.sessions.pace import HOUR, MINUTE
from bot.sessions.time.backoff import ASK_AGAIN, BACK_OFF, SOON, wait_after

NOTICE = Notice("covered", 1, 10, match="abcdefghij")


@pytest.mark.parametrize(("attempts", "wait"), [(0, 10 * MINUTE), (1, 2 * HOUR), (2, None)])
def test_a_refused_message_is_tried_three_times(attempts: int, wait: int | None) -> None:
    assert wait_after(Undeliverable(), attempts, NOTICE, None)[0] == wait


@pytest.mark.parametrize("doubted", [None, 130 * MINUTE])
@pytest.mark.parametrize("kind", ["proposed", "proposed-end", "offered"])
def test_a_refused_question_is_tried_for_as_long_as_it_holds(kind: NoticeKind, doubted: int | None) -> None:
    notice = Notice(kind, 1, 10, match="abcdefghij")
    assert wait_after(Undeliverable(), 9, notice, doubted) == (ASK_AGAIN, 10)
    assert wait_after(OSError(), len(BACK_OFF), notice, None)[0] is None


@pytest.mark.parametrize("attempts", [1, 2, 9])
@pytest.mark.parametrize(
    ("doubted", "wait"), [(SOON, 10 * MINUTE - SOON), (MINUTE, 9 * MINUTE), (70 * MINUTE, HOUR), (130 * MINUTE, None)]
)
def test_a_refusal_after_lost_answers_is_borne_for_as_long(attempts: int, doubted: int, wait: int | None) -> None:
    assert wait_after(Undeliverable(), attempts, NOTICE, doubted)[0] == wait


def test_after_a_lost_answer_the_next_attempt_comes_while_discord_knows_the_nonce() -> None:
    assert wait_after(AnswerLost(), 0, NOTICE, 100) == (SOON, 1)
    assert wait_after(AnswerLost(), len(BACK_OFF), NOTICE, 100) == (SOON, len(BACK_OFF))
