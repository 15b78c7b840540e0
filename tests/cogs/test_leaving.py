"""Tests that the question before leaving says what it costs: a loss, nothing, or nothing from a time on."""

import pytest

from bot.playground import Actor
from bot.sessions.leaderboards.counting import honours_of, winners
from bot.sessions.model import Phase
from tests.cogs.desk import Desk, buttons, notice, relay, resign, said, started
from tests.cogs.private_boards import actor
from tests.cogs.test_computers import resign as resign_from
from tests.cogs.test_computers import rested

DAY = 24 * 60  # minutes
ASK = " **Ask the others** instead: if all agree, the match ends without a result."
EARLY = "It is no loss: so early in a match nobody wins or loses."
VOTE = "Let a computer play"


async def begun(desk: Desk) -> list[Actor]:
    """Start a match in which each member has moved once. Return who is to move, and who waits."""
    members = await started(desk, "gemdrop new", "Ada", "Bela")
    for text in ("1", "2"):
        match = await desk.match(members[0])
        mover = next(one for one in members if match.seat_of(one.id) in match.to_move)
        await desk.slash(mover, "gemdrop play", move=text)
    match = await desk.match(members[0])
    return sorted(members, key=lambda one: match.seat_of(one.id) not in match.to_move)


async def test_so_early_in_a_match_nobody_loses(desk: Desk) -> None:
    ada, _ = await started(desk, "gemdrop new", "Ada", "Bela")
    asked = await desk.slash(ada, "gemdrop resign")
    assert "It is no loss: so early in a match nobody wins or loses." in asked
    assert "without a loss" not in asked


async def test_a_loss_is_named_and_when_it_will_be_none(desk: Desk) -> None:
    late, waiting = await begun(desk)
    assert (await desk.slash(late, "gemdrop resign")).endswith(f"It counts as a loss for you.{ASK}")

    asked = await desk.slash(waiting, "gemdrop resign")
    until = (desk.clock.now() + 7 * DAY * 60_000) // 1_000
    assert "It counts as a loss for you." in asked
    assert f"If {late.user.name} does not move by <t:{until}" in asked

    for _ in range(7):
        desk.clock.turn(DAY)
        await desk.drawn()
    await notice(waiting, "has not answered for very long")
    assert f"{late.user.name} has not answered in time" in await desk.slash(waiting, "gemdrop resign")


async def test_who_would_lose_by_leaving_may_ask_the_others_to_end_it(desk: Desk) -> None:
    late, waiting = await begun(desk)
    sent = await waiting.slash("games", "gemdrop resign")
    assert sent.answer is not None
    assert list(buttons(sent.answer)) == ["No, play on", "Ask the others", "Yes, resign"]

    assert "I have asked the others" in said(await desk.press(waiting, "Ask the others", sent.answer))
    proposal = (await desk.match(late)).terms.proposal
    assert proposal is not None
    assert proposal.ends


async def test_who_lets_a_computer_player_finish_gets_nothing_and_the_board_says_so(desk: Desk) -> None:
    late, waiting = await begun(desk)
    for _ in range(7):
        desk.clock.turn(DAY)
        await desk.drawn()
    asked = await waiting.wait_for(lambda message: VOTE in buttons(message), channel="games")
    await desk.press(waiting, VOTE, asked)
    await rested(desk, waiting)
    assert f"This seat wins only if {late.user.name} comes back." in "\n".join(desk.board(waiting).texts)
    while not (await rested(desk, waiting)).over:
        await desk.slash(waiting, "gemdrop play", move=(await desk.legal(waiting))[0])
    await desk.drawn()
    board = "\n".join(desk.board(waiting).texts)
    won = f"### Nobody wins: {late.user.name} did not come back" in board
    assert won == ("Nobody wins or loses it." in board)
    assert f"{late.user.name} did not come back, so a computer player finished the match." in board


async def test_what_follows_is_told_if_only_one_member_and_a_computer_player_would_play_on(desk: Desk) -> None:
    actor(desk, "Dora")
    ada, bela, dora = await relay(desk, "Ada", "Bela", "Dora")
    assert "You keep your points, and the others play on." in await desk.slash(bela, "gems resign")
    desk.clock.turn(7 * DAY)
    question = await notice(bela, "has not answered for very long in")
    for who in (bela, dora):
        await desk.press(who, VOTE, question)
    assert (await rested(desk, bela)).terms.stand_ins[0].owner == ada.id

    asked = await desk.slash(bela, "gems resign")
    assert asked.endswith(
        "Only Dora and a computer player play on. If Dora plays to the end, your points count. "
        "If Dora leaves, too, the match ends without a result."
    )
    await resign(desk, bela)
    await resign(desk, dora)
    assert (await desk.match(bela)).phase is Phase.CANCELLED


async def test_the_loss_is_named_for_the_case_that_the_last_member_plays_to_the_end(desk: Desk) -> None:
    actor(desk, "Dora")
    members = ada, *_ = await started(desk, "gembatan new", "Ada", "Bela", "Dora")
    late = members[(await desk.match(ada)).to_move[0]]
    others = [one for one in members if one is not late]
    desk.clock.turn(7 * DAY)
    question = await notice(ada, "Decide what happens")
    for who in others:
        await desk.press(who, VOTE, question)
    await rested(desk, ada)

    leaver, last = others
    asked = await desk.slash(leaver, "gembatan resign")
    name = last.user.name
    assert asked.endswith(
        f"If {name} plays to the end, your points count, but to resign counts as a loss for you. "
        f"If {name} leaves, too, the match ends without a result.{ASK}"
    )


async def test_early_in_a_match_it_is_told_that_a_loss_is_open_and_then_that_it_is_none(desk: Desk) -> None:
    actor(desk, "Dora")
    ada, bela, _ = await started(desk, "gembatan new", "Ada", "Bela", "Dora")
    open_loss = "It counts as a loss for you, unless the match ends so early that nobody wins or loses."

    assert (await resign_from(desk, ada, "gembatan")).endswith(open_loss + ASK)
    assert (await resign_from(desk, bela, "gembatan")).endswith(EARLY)

    over = await desk.match(ada)
    assert (over.phase, winners(honours_of(desk.games["gembatan"], over))) == (Phase.OVER, {})


async def test_it_is_no_loss_to_resign_early_against_computer_players(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new", computer="easy")
    await rested(desk, ada)

    assert (await resign_from(desk, ada, "gembatan")).endswith(EARLY)
    assert honours_of(desk.games["gembatan"], await desk.match(ada)) == ()


@pytest.mark.parametrize("race", [True, False])
async def test_who_leaves_a_computer_player_that_covers_reads_that_the_seat_goes_back(desk: Desk, race: bool) -> None:
    members = await started(desk, "gems new", "Ada", "Bela", mode="race") if race else await relay(desk)
    ada, bela = members
    await desk.slash(bela, "away until", date="3 days")
    offer = await notice(ada, "Somebody may stand in until Bela is back")
    await desk.press(ada, VOTE, offer)
    await desk.drawn()

    asked = await ada.slash("games", "gems resign")
    told = said(asked)
    assert "Bela gets the seat back from the computer player, and the match waits for Bela." in told
    assert "plays on alone" not in told

    assert asked.answer is not None
    await desk.press(ada, "Yes, resign", asked.answer)
    match = await desk.match(bela)
    assert (match.over, match.seats[1].user, match.awaited) == (False, bela.id, (1,))


async def test_the_question_names_the_match_if_the_member_has_two_of_the_game(desk: Desk) -> None:
    ada, _ = await relay(desk)
    assert (await desk.slash(ada, "gems resign")).startswith("Leave the match of Gems 3D?")
    await desk.slash(ada, "gems new")

    asked = await desk.slash(ada, "gems resign")

    title, names = asked.splitlines()[0].rsplit(" · ", 1)
    assert "Gems 3D" in title
    assert names in ("Ada", "Ada and Bela")
    assert ("Relay" in title) == (names == "Ada and Bela")
