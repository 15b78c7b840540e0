"""Tests that a question can still be answered after an absence, which has moved its end."""

from functools import partial

import pytest

from bot.playground import Actor, Message
from bot.sessions.model import Phase
from bot.sessions.pace import HOUR, Absence, Pace
from bot.sessions.time.absences import give_back
from tests.cogs.desk import Desk, buttons, notice, relay, said
from tests.cogs.test_ending_alone import asked_to_end, behind
from tests.unwaiting import until

pytestmark = pytest.mark.slow


async def after_an_absence(desk: Desk, who: Actor, question: Message) -> Message:
    """Give the time of an absence back, wait until all that has to lose its buttons has, and return the question."""
    await until(lambda: desk.client.questions.knows(question.id))
    match, now = await desk.match(who), desk.clock.now()
    changed = await desk.sessions.matches.change(match.id, partial(give_back, absence=Absence(now - HOUR, now)))
    assert changed.terms != match.terms
    await desk.drawn()
    await desk.client.questions._removing.settle()
    return who.message(question.channel_id, question.id)


async def test_a_vote_goes_on(desk: Desk) -> None:
    ada, bela, chen = await relay(desk, "Ada", "Bela", "Chen", time=60)
    desk.clock.turn(61)
    question = await notice(ada, "Decide what happens")
    desk.clock.turn(10)

    question = await after_an_absence(desk, bela, question)

    await desk.press(bela, "Skip this turn", question)
    assert "Damit ist es entschieden" in said(await desk.press(chen, "Skip this turn", question))
    assert buttons(ada.message(question.channel_id, question.id)) == {}


async def test_a_proposed_pace_can_be_agreed_to(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "pace", time=1440)
    desk.clock.turn(10)

    question = await after_an_absence(desk, bela, await notice(ada, "Ada proposes for"))

    assert "Now all have agreed" in said(await desk.press(bela, "Agree", question))
    assert (await desk.match(ada)).terms.pace == Pace(limit=24 * HOUR)


async def test_an_older_proposal_of_the_same_pace_is_over(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "pace", time=1440)
    older = await notice(ada, "Ada proposes for")
    desk.clock.turn(10)
    await desk.slash(ada, "pace", time=1440)
    newer = await notice(ada, "Ada proposes for", after=older.id)

    newer = await after_an_absence(desk, bela, newer)

    assert buttons(bela.message(older.channel_id, older.id)) == {}
    assert "Agree" in buttons(newer)


async def test_a_proposed_end_can_be_agreed_to(desk: Desk) -> None:
    ada, bela, match = await behind(desk)
    await desk.press(bela, "Ask the others", await asked_to_end(bela))
    desk.clock.turn(10)

    question = await after_an_absence(desk, ada, await notice(ada, "proposes to end"))

    assert "All have agreed" in said(await desk.press(ada, "Agree", question))
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.CANCELLED
