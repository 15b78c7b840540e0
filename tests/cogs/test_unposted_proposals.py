"""Tests of proposals and offers whose notices Discord refuses: what their makers are told, `/turns`, their time."""

import pytest

from bot.playground import Actor
from bot.playground.world.permissions import Permission
from bot.sessions.model import Phase
from bot.sessions.pace import HOUR, MINUTE
from tests.cogs.desk import Desk, buttons, relay, said
from tests.cogs.test_allowed import looked
from tests.cogs.test_computers import text_of
from tests.cogs.test_ending_alone import asked_to_end, behind
from tests.cogs.test_missed_turns import may_post
from tests.cogs.test_taking_back import two_moves
from tests.cogs.test_unshown_turns import DAY, SEND, VIEW, passed

WHY = {SEND: "I need the permission “Send Messages”", VIEW: "I need the permission “View Channel”"}


async def proposed(desk: Desk, which: Permission) -> tuple[Actor, Actor, str]:
    """Let Ada propose a pace where the bot may not post. Return the members of the match, and the answer to Ada."""
    ada, bela = await relay(desk, time=7 * DAY)
    may_post(desk, which, allowed=False)
    told = await desk.slash(ada, "pace", time=DAY)
    await passed(desk, 1 / 60)
    return ada, bela, told


def notices(who: Actor, part: str) -> list[str]:
    return [text for text in map(text_of, who.messages("games")) if part in text]


async def test_who_proposes_or_goes_away_where_the_bot_may_post_is_told_nothing_more(desk: Desk) -> None:
    ada, bela = await relay(desk)
    may_post(desk, Permission.ATTACH_FILES, allowed=False)  # a notice needs no picture

    assert (await desk.slash(ada, "pace", time=DAY)).endswith("It counts when all players have agreed.")
    await passed(desk, 1 / 60)
    assert "**Proposal**" not in await desk.slash(bela, "turns", "lounge")  # it is posted
    told = await desk.slash(ada, "away until", date="in 3 days")
    assert "somebody may stand in" in told
    assert "once I can post" not in told


async def test_who_asks_for_the_end_is_told_that_the_bot_may_not_post(desk: Desk) -> None:
    ada, bela, match = await behind(desk)
    panel = await asked_to_end(bela)
    may_post(desk, SEND, allowed=False)
    told = said(await desk.press(bela, "Ask the others", panel))
    await passed(desk, 1 / 60)

    assert WHY[SEND] in told
    assert "the others find your proposal in `/turns`" in told
    listed = (await ada.slash("lounge", "turns")).answer
    assert listed is not None
    assert "**Proposal** of Bela: end **Gembatan**" in text_of(listed)
    await desk.press(ada, "Agree", listed)
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.CANCELLED


@pytest.mark.parametrize("days", [0, 1, 5])
async def test_the_time_of_a_proposal_begins_with_its_notice(desk: Desk, days: int) -> None:
    ada, bela, _ = await proposed(desk, SEND)
    for _ in range(days):
        await passed(desk, DAY)
    may_post(desk, SEND, allowed=True)
    await looked(desk)
    await passed(desk, 1 / 60)

    until = (desk.clock.now() + 48 * HOUR) // 1000
    [notice] = notices(bela, "Ada proposes for")
    named = int(notice.split("<t:")[1].split(":")[0])
    assert abs(named - until) <= 5
    assert notices(ada, "not all agreed in time") == []
    proposal = (await desk.match(ada)).terms.proposal
    assert proposal is not None
    assert abs(proposal.until // 1000 - named) <= 1

    await passed(desk, 2 * DAY)
    assert len(notices(ada, "not all agreed in time")) == 1


async def test_a_proposal_that_is_never_posted_ends(desk: Desk) -> None:
    ada, _, _ = await proposed(desk, SEND)
    made = desk.clock.now()
    while (await desk.match(ada)).terms.proposal is not None:
        await passed(desk, 10 * DAY + 1)
        assert desk.clock.now() < made + 71 * DAY * MINUTE
    assert desk.clock.now() >= made + 60 * DAY * MINUTE


@pytest.mark.parametrize(
    ("which", "answer", "limit"), [(SEND, "Agree", DAY), (VIEW, "Leave it as it is", 7 * DAY)], ids=["send", "view"]
)
async def test_a_proposal_is_told_where_it_stands_and_answered_from_turns(
    desk: Desk, which: Permission, answer: str, limit: int
) -> None:
    ada, bela, told = await proposed(desk, which)
    assert "You propose" in told
    assert WHY[which] in told
    assert "the others find your proposal in `/turns`. Its time begins once I have posted it" in told

    assert "**Proposal**" not in await desk.slash(ada, "turns", "lounge")
    listed = (await bela.slash("lounge", "turns")).answer
    assert listed is not None
    assert "**Proposal** of Ada for **Gems 3D** in <#" in text_of(listed)

    now = (await desk.press(bela, answer, listed)).answer
    assert now is not None
    assert "**Proposal**" not in text_of(now)
    assert answer not in buttons(now)
    match = await desk.match(ada)
    assert (match.terms.proposal, match.terms.pace.limit) == (None, limit * MINUTE)


@pytest.mark.parametrize("days", [0, 2])
async def test_an_offered_seat_is_offered_once_the_bot_may_post(desk: Desk, days: int) -> None:
    ada, _ = await relay(desk)
    may_post(desk, SEND, allowed=False)
    told = await desk.slash(ada, "seat offer")
    assert told.startswith("Your seat is on offer.")
    assert f"{WHY[SEND]} in <#" in told
    assert told.endswith("Your offer appears there once I can post.")
    for _ in range(days):
        await passed(desk, DAY)

    may_post(desk, SEND, allowed=True)
    await looked(desk)
    await passed(desk, 1 / 60)
    assert len(notices(ada, "Ada offers their seat until they want it back")) == 1


@pytest.mark.parametrize("channel", ["games", "lounge"])
async def test_who_goes_away_is_told_where_their_seat_cannot_be_offered(desk: Desk, channel: str) -> None:
    ada, _ = await relay(desk)
    may_post(desk, SEND, allowed=False)
    told = await desk.slash(ada, "away until", channel, date="in 3 days")

    games = desk.playground.world.channel("games").id
    said_there = f"{WHY[SEND]} in <#{games}>. A server manager can grant it. Your offer appears there once I can post."
    assert said_there in told


async def test_turns_ask_about_a_move_what_its_notice_would(desk: Desk) -> None:
    first, second = await two_moves(desk)
    may_post(desk, SEND, allowed=False)
    question = await desk.press_behind_more(first, "Ask to take a move back")
    await desk.press(first, "Ask the others", question.answer)
    await passed(desk, 1 / 60)
    listed = (await second.slash("lounge", "turns")).answer
    assert listed is not None
    assert "before their last turn? 2 moves would be withdrawn. One refusal is enough." in text_of(listed)
