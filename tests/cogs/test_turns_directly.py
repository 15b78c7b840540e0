"""Tests of `/turns` in the direct conversation with the bot: names of channels and servers, links, buttons."""

import pytest

from bot.playground import Actor, Message
from bot.sessions.model import Match, Phase
from tests.cogs.desk import Desk, said
from tests.cogs.test_computers import text_of
from tests.cogs.test_silence import silent
from tests.cogs.test_unposted_proposals import proposed
from tests.cogs.test_unshown_turns import VIEW

pytestmark = pytest.mark.slow


async def listed(who: Actor) -> Message:
    """Return the list that a member gets in the direct conversation."""
    answer = (await who.slash(who.open_dm(), "turns")).answer
    assert answer is not None
    return answer


def named(desk: Desk, match: Match) -> str:
    """Return how a line names the match: channel, server; and the link to its board, which works from everywhere."""
    return f"**Gems 3D** in <#{match.place.channel}> (The Workshop)"


def link(match: Match) -> str:
    place, board = match.place, match.board
    return f"https://discord.com/channels/{place.guild}/{board.channel}/{board.message}"


async def test_turns_and_votes(desk: Desk) -> None:
    ada, bela, _ = await silent(desk)
    match = await desk.match(ada)

    for who in (ada, bela):
        (line,) = (one for one in text_of(await listed(who)).splitlines() if named(desk, match) in one)
        assert line.endswith(link(match))
    answer = said(await desk.press(bela, "End without a result", await listed(bela)))

    assert "That decides it" in answer
    missed = text_of(await listed(ada))
    assert f"Your match of {named(desk, match)} ended without you on <t:" in missed
    over = await desk.sessions.matches.match(match.id)
    assert link(over) in missed
    again = await desk.press(ada, "Replay", await listed(ada))
    assert again.answer is not None
    assert over.phase is Phase.CANCELLED


async def test_a_proposal_that_no_channel_shows(desk: Desk) -> None:
    ada, bela, _ = await proposed(desk, VIEW)
    match = await desk.match(ada)
    found = await listed(bela)
    assert f"**Proposal** of Ada for {named(desk, match)}: " in text_of(found)

    await desk.press(bela, "Agree", found)

    assert (await desk.match(ada)).terms.proposal is None


async def test_a_seat_that_a_computer_player_plays(desk: Desk) -> None:
    ada, bela, question = await silent(desk)
    await desk.press(bela, "Let a computer play", question)
    await desk.drawn()
    found = await listed(ada)
    match = await desk.match(ada)
    assert named(desk, match) in text_of(found)

    await desk.press(ada, "I am back", found)

    assert (await desk.match(ada)).seat_of(ada.id) == 0
