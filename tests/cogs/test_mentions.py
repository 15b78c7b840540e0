"""Tests of mentions: each turn mentions its member once. They also test which message has the board of a turn."""

import pytest

from bot.playground import Actor
from tests.cogs.desk import Desk, buttons, relay, resign, started

POST = r"^POST /channels/\d+/messages$"

# The second member is to move and may turn C1 red.
TRICK = "RRKR1/5/5/5/5 types=RKDBG line=4 tricks=1 mode=relay turn=2 present=11 credits=0,0"


async def test_a_mentioned_member_is_not_mentioned_again_after_a_restart(desk: Desk) -> None:
    ada, bela, chen = await relay(desk, "Ada", "Bela", "Chen")
    await desk.move(ada, (await desk.legal(ada))[0])

    await desk.restart()
    asked = await chen.slash("games", "gems resign")
    assert asked.answer is not None
    await desk.press(chen, list(buttons(asked.answer))[-1], asked.answer)  # The label is German.

    assert desk.pings == [(ada.id,), (bela.id,)]


async def test_a_member_who_took_a_step_back_is_not_mentioned_when_another_leaves(desk: Desk) -> None:
    ada, bela, _chen = await relay(desk, "Ada", "Bela", "Chen")
    await desk.move(ada, (await desk.legal(ada))[0])
    await desk.press(ada, "Undo")

    await resign(desk, bela)

    assert desk.pings == [(ada.id,), (bela.id,)]


@pytest.mark.parametrize("minutes", [5, 90])
async def test_a_trick_edits_the_board_of_its_turn(desk: Desk, minutes: int) -> None:
    desk.lay_out(TRICK)
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", mode="relay", size=5, line=4)
    await desk.press(bela, "Join")
    await desk.press(ada, "Start")
    board = desk.board(ada)
    desk.clock.turn(minutes=minutes)

    await desk.slash(bela, "gems trick", cell="C1", type="R")

    assert (await desk.match(ada)).to_move == (1,)
    # After ten minutes the bot posts a new board and deletes the old one. Nobody is mentioned again.
    assert (desk.board(ada).id == board.id) is (minutes < 10)
    assert (board.id in [message.id for message in ada.messages("games")]) is (minutes < 10)
    assert "Trick" not in buttons(desk.board(ada))
    assert desk.pings == [(bela.id,)]


async def test_members_who_move_at_the_same_time_are_mentioned_together(desk: Desk) -> None:
    """In Gem Rush with a choice of skills, all members choose at once before the first turn."""
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    await desk.slash(ada, "rush new", skills="choice")
    await desk.press(bela, "Join")
    await desk.press(chen, "Join")
    await desk.press(ada, "Start")
    match = await desk.match(ada)
    assert match.to_move == (0, 1, 2)
    assert [set(called) for called in desk.pings] == [{ada.id, bela.id, chen.id}]

    for who in (bela, chen):
        await desk.sessions.turns.play(desk.request(who), match.id, (await desk.legal_of(match.id, who))[0], None)
    await desk.drawn()
    assert len(desk.pings) == 1
    await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal_of(match.id, ada))[0], None)
    await desk.drawn()
    assert desk.pings[1:] in ([], [(bela.id,)], [(chen.id,)])  # Ada moved last and needs no mention.


@pytest.mark.parametrize("game", ["gems", "gembatan"])
async def test_the_board_that_mentions_a_member_shows_all_since_their_last_turn(desk: Desk, game: str) -> None:
    options = {"mode": "relay"} if game == "gems" else {}
    ada, bela, chen = await started(desk, f"{game} new", "Ada", "Bela", "Chen", **options)
    match = await desk.match(ada)
    actors = {actor.id: actor for actor in (ada, bela, chen)}
    moved: list[Actor] = []
    while len(moved) < 3:
        match = await desk.sessions.matches.match(match.id)
        mover = actors[match.seats[match.to_move[0]].user]
        move = (await desk.legal_of(match.id, mover))[0]
        after = await desk.sessions.turns.play(desk.request(mover), match.id, move, None)
        await desk.drawn()
        if after.to_move != match.to_move:
            moved.append(mover)

    told = "\n".join(desk.board(ada).texts)

    assert {"gems": "Gems 3D", "gembatan": "Gembatan"}[game] in told
    assert f"in <#{match.place.channel}>" in told
    assert told.index(moved[1].user.name) < told.index(moved[2].user.name)
