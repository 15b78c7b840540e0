"""Tests of what members who wait are told: when they decide, what each choice means, and what has become of it."""

from bot.playground import Actor, Message
from bot.sessions.model import Match
from bot.sessions.pace import DAY, HOUR
from bot.ui.times import moment
from tests.cogs.desk import Desk, notice, relay, said
from tests.sessions.notice_box import settle

A_DAY = 24 * 60  # minutes
WAITS = "Ada has time until "
THEN = "After that you decide what happens."
OPEN = "You decide about Ada now."
FREE = "Bela can still resign without a loss until their next move."
LANGUAGES = ("en-US", "de", "fr", "es-ES", "pt-BR")


def text_of(message: Message) -> str:
    return "\n".join(message.texts)


async def asked(desk: Desk, who: Actor, after: int = 0) -> Message:
    """Let a week pass, and return the question."""
    desk.clock.turn(7 * A_DAY)
    question = await notice(who, "has not answered for very long in", after=after)
    await settle(desk.sessions, desk.clock)
    await desk.drawn()
    return question


async def opens(desk: Desk, match: Match) -> str:
    """Return the moment at which the others are to vote about Ada."""
    at = await desk.sessions.silences.vote_opens(match, match.to_move[0])
    assert at is not None
    return moment(at)


async def test_who_waits_is_told_wherever_they_look_when_they_decide(desk: Desk) -> None:
    _, bela = await relay(desk)
    match = await desk.match(bela)
    assert await opens(desk, match) == moment(match.clocks[0].at + 7 * DAY)
    sentence = f"{WAITS}{await opens(desk, match)}"

    for found in (
        said(await desk.press(bela, "Move")),
        await desk.slash(bela, "gems move", from_="A1", to="B1"),
        text_of(await desk.more(bela)),
    ):
        assert sentence in found
        assert THEN in found
    listed = await desk.slash(bela, "turns")
    assert f"time: until {await opens(desk, match)}" in listed
    assert "then you decide" in listed


async def test_the_others_are_told_that_they_decide_together_and_nobody_else_is(desk: Desk) -> None:
    ada, bela, _ = await relay(desk, "Ada", "Bela", "Chen")
    assert "After that you and the others decide what happens." in text_of(await desk.more(bela))
    assert "then you and the others decide" in await desk.slash(bela, "turns")
    assert "decide" not in text_of(await desk.more(ada))
    assert all("decide" not in text_of(board) for board in desk.boards(bela))


async def test_who_only_watches_decides_nothing(desk: Desk) -> None:
    await relay(desk)
    assert "decide" not in text_of(await desk.more(desk.actor("Chen")))


async def test_with_a_limit_the_clock_says_when(desk: Desk) -> None:
    _, bela = await relay(desk, time=60)
    match = await desk.match(bela)
    assert f"{WAITS}{moment(match.clocks[0].at + HOUR)}" in said(await desk.press(bela, "Move"))


async def test_where_no_vote_follows_none_is_promised(desk: Desk) -> None:
    _, bela = await relay(desk, time=60, late="play")
    assert "decide" not in said(await desk.press(bela, "Move"))
    assert "decide" not in await desk.slash(bela, "turns")


async def test_while_the_vote_is_open_the_refusal_leads_to_it(desk: Desk) -> None:
    _, bela = await relay(desk)
    await asked(desk, bela)
    found = said(await desk.press(bela, "Move"))
    assert OPEN in found
    assert "`/turns`" in found
