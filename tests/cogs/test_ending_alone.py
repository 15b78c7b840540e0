"""Tests of `/… end` by a moderator who plays and is behind: what they read, and how the others agree."""

import pytest

from bot.games.gembatan import GAME
from bot.playground import Actor, Message
from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY
from tests.cogs.desk import Desk, buttons, notice, said
from tests.cogs.gembatan_table import CROSS, POOR_HAND, seated_ada_first

pytestmark = pytest.mark.slow

SENTENCE = "You are behind in this match, so you cannot end it alone. Ask the others to agree, or resign."


async def behind(desk: Desk) -> tuple[Actor, Actor, Match]:
    """Begin a match of Gembatan in which Ada leads and Bela, a moderator, is behind. Return both, and the match."""
    ada, bela = await seated_ada_first(desk, f"{CROSS} points=5/0/0/0,1/0/0/0")
    return ada, bela, await desk.match(ada)


async def asked_to_end(bela: Actor) -> Message:
    """Return the private panel that answers `/gembatan end`."""
    sent = await bela.slash("games", "gembatan end")
    assert sent.answer is not None
    assert sent.answer.only_for == bela.id
    return sent.answer


async def test_a_moderator_who_is_behind_asks_the_others_and_they_agree(desk: Desk) -> None:
    ada, bela, match = await behind(desk)
    panel = await asked_to_end(bela)
    assert "\n".join(panel.texts) == SENTENCE
    assert list(buttons(panel)) == ["No, play on", "Resign", "Ask the others"]

    asked = said(await desk.press(bela, "Ask the others", panel))

    assert asked.startswith("I have asked the others. When all have agreed, the match ends without a result.")
    assert "If Ada does not move by <t:" in asked
    question = await notice(ada, "proposes to end")
    until = f"<t:{(desk.clock.now() + 2 * DAY) // 1000}:f>"
    assert f"<@{ada.id}>: Bela proposes to end **Gembatan** without a result." in question.texts[0]
    assert f"All players have to agree by {until}; one refusal is enough, and the match goes on." in question.texts[0]
    assert said(await desk.press(ada, "Agree", question)) == "All have agreed. The match is over and does not count."
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.CANCELLED
    assert "All have agreed to end this match of Gembatan. It does not count." in "\n".join(desk.board(ada).texts)


async def test_the_panel_leads_to_resigning_as_well(desk: Desk) -> None:
    _, bela, match = await behind(desk)
    sure = await desk.press(bela, "Resign", await asked_to_end(bela))
    await desk.press(bela, "Yes, resign", sure.answer)
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.OVER


async def test_a_button_that_was_offered_while_ahead_ends_nothing_later(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, POOR_HAND)
    sure = await asked_to_end(bela)  # nobody has points
    assert "Yes, end it" in buttons(sure)
    match = await desk.match(ada)
    for notation in ("BH61 G-PR N", "end"):
        match = await desk.sessions.turns.play(desk.request(ada), match.id, notation, None)
    assert match.state is not None
    assert GAME.scores(match.state) == (1, 0)
    await desk.drawn()

    pressed = await desk.press(bela, "Yes, end it", sure)

    assert said(pressed) == SENTENCE
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.PLAYING


async def test_who_asks_for_the_end_reads_that_the_owner_of_a_lent_seat_has_to_agree(desk: Desk) -> None:
    """The stand-in, for whom the match waits, does not decide about its end."""
    ada, bela, _ = await behind(desk)
    await desk.slash(ada, "seat offer")
    await desk.press(desk.actor("Chen"), "Take the seat", await notice(ada, "Ada offers their seat"))

    told = said(await desk.press(bela, "Ask the others", await asked_to_end(bela)))

    assert "Ada, for whom the match waits, has to agree, too." in told
