"""Tests of mentions: each turn mentions its member once. They also test which message has the board of a turn."""

import asyncio

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


async def test_an_undo_after_a_restart_mentions_nobody_again(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.move(ada, (await desk.legal(ada))[0])
    board = desk.board(ada)

    await desk.restart()
    await desk.press(ada, "Undo")
    await desk.move(ada, (await desk.legal(ada))[1])

    assert desk.board(ada).id == board.id
    assert desk.pings == [(ada.id,), (bela.id,)]


async def test_a_member_who_took_a_step_back_is_not_mentioned_when_another_leaves(desk: Desk) -> None:
    ada, bela, _chen = await relay(desk, "Ada", "Bela", "Chen")
    await desk.move(ada, (await desk.legal(ada))[0])
    await desk.press(ada, "Undo")

    await resign(desk, bela)

    assert desk.pings == [(ada.id,), (bela.id,)]


async def test_a_new_turn_is_mentioned_after_a_restart_even_if_two_turns_were_played(desk: Desk) -> None:
    """Bela was mentioned, played, and is to move again. She is mentioned again, since this is another turn."""
    ada, bela = await relay(desk)
    await desk.move(ada, (await desk.legal(ada))[0])
    match = await desk.match(ada)
    desk.sessions.matches._subscribers.clear()  # From here on, no change is shown.
    for who in (bela, ada):
        await desk.sessions.turns.play(desk.request(who), match.id, (await desk.legal(ada))[0], None)

    await desk.restart()
    await desk.playground.until(lambda: len(desk.pings) > 2 or None, "nobody was mentioned")
    await desk.drawn()

    assert desk.pings == [(ada.id,), (bela.id,), (bela.id,)]


async def test_a_late_mention_does_not_replace_the_next_mention(desk: Desk) -> None:
    ada, bela = await relay(desk)
    held = desk.playground.faults.hold(r"^POST /channels/\d+/messages$")
    assert held.gate is not None
    start, goal = (await desk.legal(ada))[0].split("-")
    await ada.slash("games", "gems move", from_=start, to=goal)
    await asyncio.wait_for(held.reached.wait(), 60)
    start, goal = (await desk.legal(ada))[0].split("-")
    await bela.slash("games", "gems move", from_=start, to=goal)
    held.gate.set()
    await desk.drawn()
    await desk.move(ada, (await desk.legal(ada))[0])

    assert desk.pings == [(ada.id,), (bela.id,), (ada.id,), (bela.id,)]


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


async def test_a_member_who_played_a_trick_is_not_mentioned_when_another_leaves(desk: Desk) -> None:
    desk.lay_out(TRICK.replace("present=11 credits=0,0", "present=111 credits=0,0,0"))
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    await desk.slash(ada, "gems new", mode="relay", size=5, line=4)
    await desk.press(bela, "Join")
    await desk.press(chen, "Join")
    await desk.press(ada, "Start")
    await desk.slash(bela, "gems trick", cell="C1", type="R")

    await resign(desk, ada)

    assert desk.pings == [(bela.id,)]


async def end_before_storing(desk: Desk, who: Actor) -> None:
    """End the bot after it has posted a board and before it has stored that. Start it, and check what it stores."""
    await desk.client.presenter.close()
    desk.keeping.set()

    await desk.restart()
    await desk.client.presenter.catch_up()
    await desk.drawn()

    match = await desk.match(who)
    assert (match.board.version_shown, match.board.message) == (match.version, desk.board(who).id)


async def test_a_board_that_was_posted_but_not_stored_is_not_posted_twice(desk: Desk) -> None:
    ada, bela = await relay(desk)
    desk.keeping.clear()
    start, goal = (await desk.legal(ada))[0].split("-")
    await ada.slash("games", "gems move", from_=start, to=goal)
    await desk.playground.until(lambda: len(desk.pings) > 1 or None, "no board was posted")
    await end_before_storing(desk, ada)
    assert desk.pings == [(ada.id,), (bela.id,)]
    assert len([message for message in desk.boards(ada) if buttons(message)]) == 1


async def test_a_table_that_changed_before_its_first_board_was_stored_is_posted_once(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    desk.keeping.clear()
    await ada.slash("games", "gems new", mode="relay")
    await desk.playground.until(lambda: desk.boards(ada) or None, "no board was posted")
    await bela.click(desk.board(ada), "Join")
    await end_before_storing(desk, ada)
    assert len(desk.boards(ada)) == 1
    assert any("Bela" in text for text in desk.board(ada).texts)


async def test_a_board_whose_answer_was_lost_is_sent_again_before_a_newer_board(desk: Desk) -> None:
    ada, bela = await relay(desk)
    desk.patient.clear()  # From here on, the presenter's pauses do not end.
    desk.playground.faults.cut(POST, times=1)
    match, moves = await desk.match(ada), await desk.legal(ada)
    await desk.sessions.turns.play(desk.request(ada), match.id, moves[0], None)
    await asyncio.wait_for(desk.pausing.wait(), 60)
    assert desk.pings == [(ada.id,), (bela.id,)]
    await desk.sessions.turns.undo(desk.request(ada), match.id, None)
    await desk.sessions.turns.play(desk.request(ada), match.id, moves[1], None)
    await desk.drawn()

    shown = await desk.match(ada)
    assert (shown.board.version_shown, shown.board.message) == (shown.version, desk.board(ada).id)
    assert desk.pings == [(ada.id,), (bela.id,)]
    assert len([message for message in desk.boards(ada) if buttons(message)]) == 1


async def test_a_board_that_can_no_longer_be_edited_is_posted_again_without_a_mention(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.move(ada, (await desk.legal(ada))[0])
    board = desk.board(ada)
    desk.playground.faults.refuse(r"^PATCH .*/messages/", status=400, code=30046, message="too many edits", times=2)

    await desk.press(ada, "Undo")

    assert desk.board(ada).id != board.id
    assert [message.id for message in desk.boards(ada) if buttons(message)] == [desk.board(ada).id]
    assert (await desk.match(ada)).board.version_shown == (await desk.match(ada)).version
    assert desk.pings == [(ada.id,), (bela.id,)]


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
