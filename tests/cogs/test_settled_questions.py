"""Tests of what takes the place of a question about a silent member: who has decided, or what else ended it."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.playground import Actor, Message
from bot.ui.boards.decisions import settled_vote
from bot.ui.words import Words
from tests.cogs.desk import Desk, buttons, notice, relay, resign, said
from tests.cogs.test_decisions import A_DAY, asked, text_of
from tests.cogs.test_settled_notices import settled
from tests.sessions.notice_box import settle

UNVOTED = "The vote ended without any votes, so this followed: a computer took over from Ada."


async def outcome(desk: Desk, question: Message) -> str:
    """Return what a question says once it is settled."""
    await desk.playground.until(lambda: not buttons(question), "buttons are left")
    assert "Decide what happens" not in text_of(question)
    return text_of(question)


@pytest.mark.parametrize(
    ("label", "result"),
    [
        ("Wait", "the match kept waiting for Ada."),
        ("Let a computer play", "a computer took over from Ada."),
    ],
)
async def test_a_question_tells_who_has_decided_and_what(desk: Desk, label: str, result: str) -> None:
    _, bela = await relay(desk)
    question = await asked(desk, bela)
    await desk.press(bela, label, question)
    assert f"**Ada** did not answer for very long. Bela decided: {result}" in await outcome(desk, question)


async def test_the_end_by_a_vote_is_told_by_the_board_and_one_line_both_with_the_name(desk: Desk) -> None:
    _, bela, chen = await relay(desk, "Ada", "Bela", "Chen")
    question = await asked(desk, bela)
    await desk.press(bela, "End without a result", question)
    await desk.press(chen, "End without a result", question)
    await notice(bela, "Ada did not answer, so Bela and Chen have ended the match", after=question.id)
    await settled(desk)
    assert "because Ada did not answer for very long" in text_of(desk.board(bela))
    assert question.id not in [one.id for one in bela.messages("games")]


async def test_electors_who_do_not_agree_are_told_so_and_what_follows(desk: Desk) -> None:
    _, bela, chen = await relay(desk, "Ada", "Bela", "Chen")
    question = await asked(desk, bela)
    voted = said(await desk.press(bela, "Let a computer play", question))
    assert "You vote to let a computer play until Ada is back. 1 of 2 have voted." in voted
    told = said(await desk.press(chen, "Wait", question))
    assert "Ihr wart euch nicht einig, darum gilt: Ein Computer spielt, bis Ada zurück ist." in told
    followed = "The others did not agree, so this followed: a computer took over from Ada."
    votes = "(Bela: Let a computer play · Chen: Wait)"
    assert f"{followed} {votes}" in await outcome(desk, question)


async def test_a_question_names_the_only_one_who_has_voted(desk: Desk) -> None:
    _, bela, _ = await relay(desk, "Ada", "Bela", "Chen")
    question = await asked(desk, bela)
    await desk.press(bela, "Let a computer play", question)
    desk.clock.turn(A_DAY + 1)
    await settle(desk.sessions, desk.clock)
    decided = "Bela decided: a computer took over from Ada. (Bela: Let a computer play · Chen: no vote)"
    assert decided in await outcome(desk, question)


async def test_the_end_by_the_only_vote_names_who_has_voted(desk: Desk) -> None:
    _, bela, _ = await relay(desk, "Ada", "Bela", "Chen")
    question = await asked(desk, bela)
    await desk.press(bela, "End without a result", question)
    desk.clock.turn(A_DAY + 1)
    await settle(desk.sessions, desk.clock)
    await notice(bela, "Ada did not answer, so Bela has ended the match without a result", after=question.id)


async def test_a_question_that_an_older_version_has_counted_names_nobody(desk: Desk) -> None:
    _, bela, chen = await relay(desk, "Ada", "Bela", "Chen")
    question = await asked(desk, bela)
    await desk.press(bela, "Wait", question)
    await desk.press(chen, "Wait", question)
    assert "Bela and Chen decided: the match kept waiting for Ada." in await outcome(desk, question)
    match = await desk.match(bela)
    (result,) = match.terms.decided
    counted = replace(match, terms=replace(match.terms, decided=(replace(result, votes=(), unvoted=()),)))
    told = settled_vote(counted, Seat(0), result.since, Words(desk.texts, "en"))
    assert "The others decided: the match kept waiting for Ada." in told


async def test_a_question_that_nobody_has_answered_tells_what_followed(desk: Desk) -> None:
    _, bela = await relay(desk)
    question = await asked(desk, bela)
    desk.clock.turn(A_DAY + 1)
    await settle(desk.sessions, desk.clock)
    assert UNVOTED in await outcome(desk, question)


async def test_a_question_tells_that_the_match_is_over(desk: Desk) -> None:
    _, bela = await relay(desk)
    question = await asked(desk, bela)
    await resign(desk, bela)
    assert "The match is over." in await outcome(desk, question)


async def test_the_press_that_decides_tells_it_after_a_restart_too(desk: Desk) -> None:
    _, bela = await relay(desk)
    question = await asked(desk, bela)
    await desk.restart()
    await desk.press(bela, "Let a computer play", question)
    assert "Bela decided: a computer took over from Ada." in await outcome(desk, question)


async def test_only_the_question_tells_how_a_vote_has_ended_and_its_reminder_goes(desk: Desk) -> None:
    _, bela = await relay(desk)
    question, reminder = await _reminded(desk, bela)
    await desk.press(bela, "Wait", reminder)
    assert "Bela decided: the match kept waiting for Ada." in await outcome(desk, question)
    await settled(desk)
    assert [one.id for one in _about_votes(bela)] == [question.id]


async def test_an_unanswered_vote_with_a_reminder_for_each_is_told_once(desk: Desk) -> None:
    _, bela, chen = await relay(desk, "Ada", "Bela", "Chen")
    question, _ = await _reminded(desk, bela)
    await settled(desk)
    assert len(_about_votes(chen)) == 3  # the question and two reminders
    desk.clock.turn(A_DAY / 2 + 1)
    await settle(desk.sessions, desk.clock)
    assert UNVOTED in await outcome(desk, question)
    await settled(desk)
    assert [one.id for one in _about_votes(chen)] == [question.id]


async def test_the_direct_reminder_of_a_vote_tells_how_it_has_ended(desk: Desk) -> None:
    """The question stands in the channel, not there."""
    _, bela = await relay(desk)
    await reminded_directly(desk, bela, "you have to decide about")
    await end_unvoted(desk)
    (said,) = (text_of(one) for one in bela.messages(bela.open_dm()) if "did not answer for very long" in text_of(one))
    assert UNVOTED in said


async def reminded_directly(desk: Desk, who: Actor, told: str) -> Message:
    """Ask a member about a silent one, and return the direct message that reminds them in these words."""
    await desk.slash(who, "reminders", where="dm")
    await asked(desk, who)
    desk.clock.turn(A_DAY / 2 + 1)
    return await who.wait_for(lambda one: told in text_of(one), channel=who.open_dm())


async def end_unvoted(desk: Desk) -> None:
    """Let the second half of the time of a vote pass."""
    desk.clock.turn(A_DAY / 2 + 1)
    await settle(desk.sessions, desk.clock)
    await settled(desk)


async def _reminded(desk: Desk, who: Actor) -> tuple[Message, Message]:
    """Return the question of a vote, and a reminder of it."""
    question = await asked(desk, who)
    desk.clock.turn(A_DAY / 2 + 1)
    reminder = await notice(who, "you have to decide about", after=question.id)
    await settle(desk.sessions, desk.clock)
    return question, reminder


def _about_votes(who: Actor) -> list[Message]:
    """Return the public messages about a vote: open or settled questions, and reminders."""
    signs = ("Decide what happens", "you have to decide about", "did not answer for very long")
    public = (one for one in who.messages("games") if one.only_for is None)
    return [one for one in public if any(sign in text_of(one) for sign in signs)]


async def test_who_is_asked_about_and_proposes_something_is_back(desk: Desk) -> None:
    """A proposal stands in no log."""
    ada, bela = await relay(desk)
    await desk.move(ada, (await desk.legal(ada))[0])
    question = await asked(desk, ada)
    await desk.slash(bela, "pace", time=60)
    assert (await desk.match(ada)).to_move == (Seat(1),)
    assert "Bela is back." in await outcome(desk, question)


async def _late_for(desk: Desk) -> tuple[list[Actor], Message]:
    members = list(await relay(desk, "Ada", "Bela", "Chen", time=60))
    await desk.move(members[0], (await desk.legal(members[0]))[0])
    desk.clock.turn(61)
    return members, await notice(members[2], "Decide what happens")


async def test_a_turn_that_another_member_takes_back_is_told_as_taken_back(desk: Desk) -> None:
    (ada, *_), question = await _late_for(desk)
    await desk.press(ada, "Undo")
    assert "The turn was taken back." in await outcome(desk, question)


async def test_a_later_turn_that_is_taken_back_is_not_the_turn_of_the_question(desk: Desk) -> None:
    """After a restart, the press on a question that is over removes its buttons."""
    (_, bela, chen), question = await _late_for(desk)
    await desk.restart()
    await desk.move(bela, (await desk.legal(bela))[0])
    await desk.move(chen, (await desk.legal(chen))[0])
    await desk.press(chen, "Undo")
    await desk.press(chen, "Wait", question)
    assert "That turn is over." in await outcome(desk, question)
