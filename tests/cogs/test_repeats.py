"""Tests of what members read of a match that moves no rating, because the same members have played three that day."""

import pytest

from bot.engine.game import Seat
from bot.playground import Actor
from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY
from bot.sessions.play.repeats import RATED_A_DAY
from tests.cogs.desk import Desk, said, started

pytestmark = pytest.mark.slow


async def repeated(desk: Desk, times: int) -> tuple[Actor, Actor]:
    """Let Ada and Bela play Gembatan this often, and Bela resign each time. Return both."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    for _ in range(times):
        await started(desk, "gembatan new", "Ada", "Bela")
        await lose(desk, bela)
    return ada, bela


async def lose(desk: Desk, who: Actor) -> Match:
    """Play until each seat has had a turn. Then this member resigns."""
    match, moved = await desk.match(who), set[Seat]()
    players = {seat.user: desk.actor(seat.name) for seat in match.seats}
    while len(moved) < len(match.seats) or (match.to_move[0] in moved and match.can_undo is not None):
        seat = match.to_move[0]
        player = players[match.seats[seat].user]
        legal = await desk.legal_of(match.id, player)
        match = await desk.sessions.turns.play(desk.request(player), match.id, legal[-1], None)
        moved.add(seat)
    await desk.drawn()
    asked = await who.slash("games", "gembatan resign")
    await desk.press(who, "Yes, resign", asked.answer)
    match = await desk.sessions.matches.match(match.id)
    assert match.phase is Phase.OVER
    return match


SAME = "the same members had already begun 3 rated matches within a day."


async def test_tables_boards_and_the_table_of_a_rematch_say_that_no_rating_moves(desk: Desk) -> None:
    ada, bela = await repeated(desk, RATED_A_DAY)
    assert "atings" not in "\n".join(desk.board(ada).texts)

    await desk.slash(ada, "gembatan new")
    assert "atings" not in "\n".join(desk.board(ada).texts)
    await desk.press(bela, "Join")
    until = f"<t:{(desk.clock.now() + DAY) // 1000}:f>"
    assert f"If this match starts before {until}, ratings stay as they are" in "\n".join(desk.board(ada).texts)
    await desk.press(ada, "Start")
    assert f"Ratings stay as they are after this match: {SAME}" in "\n".join(desk.board(ada).texts)
    await lose(desk, bela)
    over = "\n".join(desk.board(ada).texts)
    assert f"Ratings have stayed as they were: {SAME}" in over
    assert "Ratings stay" not in over

    await desk.press(ada, "Play again")

    assert "If this match starts before" in "\n".join(desk.board(bela).texts)  # before the others are in
    assert said(await desk.press(bela, "I’m in")) == ""
    begun = (await desk.match(ada)).terms.begun
    assert begun is not None
    assert not begun.rated
