"""Tests of turns whose time runs out: the time on the board, the vote and its decision."""

import pytest

from bot.engine.game import Seat
from bot.sessions.pace import HOUR, Pace
from tests.cogs.desk import Desk, buttons, notice, relay, said
from tests.cogs.gemrush_table import choose, menus, offered
from tests.cogs.test_three_buttons import controls


async def test_the_board_shows_the_deadline_in_each_members_time_zone(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", mode="relay", time=1440, late="ask")
    assert "1 day a turn, then the others decide" in "\n".join(desk.board(ada).texts)

    await desk.press(desk.actor("Bela"), "Join")
    await desk.press(ada, "Start")

    until = desk.clock.now() // 1000 + 24 * 3600
    assert f"until <t:{until}:f> (<t:{until}:R>)" in "\n".join(desk.board(ada).texts)


async def test_a_board_without_a_time_limit_shows_no_time(desk: Desk) -> None:
    ada, _ = await relay(desk)

    assert "<t:" not in "\n".join(desk.board(ada).texts)
    assert (await desk.match(ada)).terms.pace == Pace()


async def test_when_time_runs_out_the_others_are_asked_to_vote(desk: Desk) -> None:
    ada, bela, chen = await relay(desk, "Ada", "Bela", "Chen", time=60)

    desk.clock.turn(61)
    question = await notice(ada, "Decide what happens")

    assert list(buttons(question)) == ["Wait", "Skip this turn"]
    assert offered(question) == {"computer": "Let a computer play", "give": "Give the seat away"}
    assert controls(question) == 3
    assert set(question.mentions) == {bela.id, chen.id}
    await desk.drawn()
    assert "Ada has run out of time" in "\n".join(desk.board(ada).texts)


async def test_a_choice_of_the_menu_decides_a_vote_and_a_later_one_removes_it(desk: Desk) -> None:
    ada, bela, chen = await relay(desk, "Ada", "Bela", "Chen", time=60)
    desk.clock.turn(61)
    question = await notice(ada, "Decide what happens")

    assert "1 von 2 haben abgestimmt" in said(await choose(desk, chen, question, "give"))
    assert "This vote is about your own turn" in said(await choose(desk, ada, question, "give"))
    assert "That decides it" in said(await choose(desk, bela, question, "give"))

    assert [one.why for one in (await desk.match(bela)).terms.offers] == ["table"]
    assert (offered(question), buttons(question)) == ({}, {})


async def test_a_forged_choice_of_the_menu_is_refused(desk: Desk) -> None:
    ada, bela, _ = await relay(desk, "Ada", "Bela", "Chen", time=60)
    desk.clock.turn(61)
    question = await notice(ada, "Decide what happens")
    options = menus(question)[0]["options"]
    options[0]["value"] = "win"

    assert "That decides it" not in said(await choose(desk, bela, question, "win"))
    assert not (await desk.match(bela)).terms.asks[0].votes


async def test_a_majority_skips_the_turn_and_the_channel_is_told(desk: Desk) -> None:
    ada, bela, chen = await relay(desk, "Ada", "Bela", "Chen", time=60)
    desk.clock.turn(61)
    question = await notice(ada, "Decide what happens")

    assert "1 von 2 haben abgestimmt" in said(await desk.press(chen, "Skip this turn", question))
    assert (await desk.match(bela)).to_move == (Seat(0),)
    own = await desk.press(ada, "Skip this turn", question)
    assert "This vote is about your own turn" in said(own)
    decided = await desk.press(bela, "Skip this turn", question)

    assert "That decides it" in said(decided)
    await notice(ada, "Ada was skipped by a vote")
    assert (await desk.match(bela)).to_move == (Seat(1),)
    assert buttons(question) == {}
    assert "Ada** did not move in time. Bela and Chen decided: the game moved for Ada." in question.texts[0]


@pytest.mark.parametrize(
    ("names", "when"), [(("Chen",), "all have voted."), (("Chen", "Dora"), "more than half agree, or all have voted.")]
)
async def test_a_question_says_when_it_is_decided_before_its_time(
    desk: Desk, names: tuple[str, ...], when: str
) -> None:
    if "Dora" in names:
        desk.playground.world.join("dora", "Dora")
    ada, *_ = await relay(desk, "Ada", "Bela", *names, time=60)
    desk.clock.turn(61)
    question = await notice(ada, "Decide what happens")
    early = f"It is decided as soon as {when} Whoever has not voted by the end leaves it to the others."
    assert f"{early} If nobody votes" in question.texts[0]


async def test_a_vote_that_has_ended_loses_its_buttons(desk: Desk) -> None:
    ada, *_ = await relay(desk, "Ada", "Bela", "Chen", time=60)
    desk.clock.turn(61)
    question = await notice(ada, "Decide what happens")
    await desk.move(ada, (await desk.legal(ada))[0])
    await desk.playground.until(lambda: not buttons(question), "buttons are left")
    assert "Ada has moved after all." in question.texts[0]


async def test_a_vote_about_a_turn_that_an_undo_takes_away_says_so(desk: Desk) -> None:
    ada, *_ = await relay(desk, "Ada", "Bela", "Chen", time=60)
    await desk.move(ada, (await desk.legal(ada))[0])
    desk.clock.turn(61)
    question = await notice(ada, "Decide what happens")
    await desk.press(ada, "Undo")
    await desk.playground.until(lambda: not buttons(question), "buttons are left")
    assert "Bela** did not move in time. The turn was taken back." in question.texts[0]


async def test_a_vote_that_is_seen_to_have_ended_much_later_says_only_that(desk: Desk) -> None:
    """An entry that is newer than the undo no longer tells what has ended the vote."""
    ada, _, chen = await relay(desk, "Ada", "Bela", "Chen", time=60)
    await desk.move(ada, (await desk.legal(ada))[0])
    desk.clock.turn(61)
    question = await notice(ada, "Decide what happens")
    await desk.restart()
    await desk.press(ada, "Undo")
    await desk.move(ada, (await desk.legal(ada))[1])
    await desk.press(chen, "Wait", question)
    assert "Bela** did not move in time. That turn is over." in question.texts[0]


async def test_after_a_restart_a_press_removes_the_buttons_of_a_vote_that_has_ended(desk: Desk) -> None:
    ada, _, chen = await relay(desk, "Ada", "Bela", "Chen", time=60)
    desk.clock.turn(61)
    question = await notice(ada, "Decide what happens")
    await desk.restart()
    await desk.move(ada, (await desk.legal(ada))[0])

    late = await desk.press(chen, "Wait", question)

    assert "Diese Abstimmung ist vorbei" in said(late)
    assert buttons(question) == {}
    assert "Ada has moved after all." in question.texts[0]


async def test_with_two_members_the_other_member_can_grant_more_time(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60)
    desk.clock.turn(61)
    question = await notice(ada, "Decide what happens")

    await desk.press(bela, "Wait", question)

    until = (desk.clock.now() + HOUR) // 1000
    assert f"the match waits for Ada until <t:{until}:f>" in "\n".join((await notice(ada, "waits for Ada until")).texts)
    await desk.drawn()
    assert f"<t:{until}:R>" in "\n".join(desk.board(ada).texts)


async def test_one_press_takes_a_seat_that_is_given_away(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60)
    chen = desk.actor("Chen")
    desk.clock.turn(61)
    await choose(desk, bela, await notice(ada, "Decide what happens"), "give")

    offer = await notice(ada, "the seat of Ada is free")
    assert "already have a seat" in said(await desk.press(bela, "Take the seat", offer))
    assert "Der Platz gehört jetzt dir" in said(await desk.press(chen, "Take the seat", offer))

    await notice(ada, "Chen has taken the seat of Ada")
    assert [seat.user for seat in (await desk.match(ada)).seats] == [chen.id, bela.id]
    assert buttons(offer) == {}


async def test_a_hard_limit_plays_the_default_move(desk: Desk) -> None:
    ada, _ = await relay(desk, time=15, late="play")

    desk.clock.turn(16)
    await notice(ada, "Ada ran out of time, so the game has moved")

    match = await desk.match(ada)
    assert match.to_move == (Seat(1),)
    assert match.entry.user is None


async def test_time_that_ran_out_while_the_bot_was_down_leads_to_one_vote(desk: Desk) -> None:
    ada, _ = await relay(desk, time=60)
    await desk.end()
    desk.clock.turn(61)
    await desk.begin()
    first = await notice(ada, "Decide what happens")

    await desk.restart()
    await desk.slash(ada, "gems board")

    assert [m.id for m in ada.messages("games") if "Decide what happens" in "\n".join(m.texts)] == [first.id]


async def test_gembatan_has_the_same_options_of_time(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new", time=20160, late="play", holiday="pause")

    match = await desk.match(ada)

    assert match.terms.pace == Pace(limit=14 * 24 * HOUR, hard=True, pause=True)
