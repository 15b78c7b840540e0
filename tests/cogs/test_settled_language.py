"""Tests of the language of settled notices. A manager or a member chooses German after they were posted."""

import pytest

from bot.playground import Actor, Message
from bot.storage import reads
from tests.cogs.desk import Desk, buttons, notice, relay
from tests.cogs.test_decisions import asked, text_of
from tests.cogs.test_settled_notices import settled
from tests.cogs.test_settled_questions import end_unvoted, reminded_directly

AWAY = "Somebody may stand in until Ada is back"


async def german(desk: Desk) -> None:
    """Let the server speak German from now on."""
    await desk.slash(desk.actor("Ada"), "settings", language="de")
    await settled(desk)


async def direct_in_german(desk: Desk, who: Actor) -> None:
    """Let a member read direct messages in German from now on."""
    desk.playground.world.set_locale(who.user, "de")
    await desk.slash(who, "reminders", where="dm")


def now(who: Actor, message: Message) -> str:
    """Return what a message says that has no buttons any more."""
    message = who.message(message.channel_id, message.id)
    assert buttons(message) == {}
    return text_of(message)


async def test_an_offer_that_is_told_as_past_speaks_the_servers_new_language(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "away until", date="3 days")
    offer = await notice(bela, AWAY)
    await german(desk)

    await desk.press(bela, "Let a computer play", offer)
    await settled(desk)

    said, closed = now(bela, offer).splitlines()
    assert "Der Platz von Ada wurde angeboten." in said
    assert closed == "-# Dieses Angebot gilt nicht mehr."


async def test_a_takeover_that_is_told_as_past_speaks_the_servers_new_language(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "away until", date="3 days")
    await desk.press(bela, "Let a computer play", await notice(bela, AWAY))
    told = await notice(bela, "plays until Ada is back")
    await german(desk)

    await desk.slash(ada, "away back")
    await settled(desk)

    assert "stood in" not in now(bela, told)
    assert "vertreten" in now(bela, told)


async def test_the_end_of_a_vote_is_told_in_the_servers_new_language(desk: Desk) -> None:
    _, bela = await relay(desk)
    question = await asked(desk, bela)
    await german(desk)

    await desk.press(bela, "Wait", question)
    await settled(desk)

    assert "did not answer for very long" not in now(bela, question)
    assert "Bela hat entschieden" in now(bela, question)


async def test_a_language_that_cannot_be_read_leaves_the_language_that_a_message_has(desk: Desk) -> None:
    _, bela = await relay(desk)
    question = await asked(desk, bela)
    await german(desk)
    known = desk.client.questions._questions[question.id]

    desk.fail_reads(reads.guild_settings, 1)

    assert "did not answer for very long" in await known.settled(await desk.match(bela))
    assert "** hat sehr lange nicht geantwortet" in await known.settled(await desk.match(bela))


async def test_the_end_of_a_vote_is_told_directly_in_the_members_new_language(desk: Desk) -> None:
    _, bela = await relay(desk)
    told = await reminded_directly(desk, bela, "you have to decide about")
    await direct_in_german(desk, bela)
    await end_unvoted(desk)

    assert "The vote ended" not in now(bela, told)
    assert "Die Abstimmung endete ohne eine Stimme" in now(bela, told)


async def test_a_list_that_stays_keeps_its_language_with_the_end_of_its_vote(desk: Desk) -> None:
    _, bela = await relay(desk)
    await relay(desk, channel="lounge")
    listed = await reminded_directly(desk, bela, "in 2 matches")
    await direct_in_german(desk, bela)
    await end_unvoted(desk)

    assert "You have to decide in 2 matches" in now(bela, listed)
    assert "The vote ended without any votes, so this followed: a computer took over from Ada." in now(bela, listed)


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_proposal_that_stays_keeps_its_language_with_the_line_that_closes_it(
    desk: Desk, restarts: bool
) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "pace", time=1440)
    proposal = await notice(ada, "Ada proposes for")
    await german(desk)
    if restarts:
        await desk.restart()

    await desk.press(bela, "Leave it as it is", proposal)
    await settled(desk)

    said = now(bela, proposal).splitlines()
    assert "Ada proposes for" in said[0]
    assert said[-1] == "-# This proposal needs no more answers."


@pytest.mark.parametrize(("who", "label"), [("Chen", "Take the seat"), ("Bela", "Let a computer play")])
async def test_after_a_restart_the_line_that_closes_an_offer_is_in_its_language(
    desk: Desk, who: str, label: str
) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "away until", date="3 days")
    offer = await notice(bela, AWAY)
    await german(desk)
    await desk.restart()

    await desk.press(desk.actor(who), label, offer)
    await settled(desk)

    said = now(bela, offer).splitlines()
    assert AWAY in said[0]
    assert said[-1] == "-# This offer no longer stands."
