"""Tests of what members see when one of them does not answer for very long."""

from bot.playground import Actor, Message
from tests.cogs.desk import Desk, buttons, notice, relay, said
from tests.cogs.test_settled_notices import played, settled
from tests.sessions.notice_box import settle

DAY = 24 * 60  # minutes
END = "End without a result"


async def silent(desk: Desk) -> tuple[Actor, Actor, Message]:
    """Let Ada be silent until Bela is asked. Return both, and the question."""
    ada, bela = await relay(desk)
    desk.clock.turn(8 * DAY)
    question = await notice(bela, "has not answered for very long in")
    await desk.drawn()
    return ada, bela, question


async def test_after_a_week_the_others_are_asked_what_to_do(desk: Desk) -> None:
    ada, bela, question = await silent(desk)

    assert list(buttons(question)) == ["Wait", "Let a computer play", END]
    assert question.mentions == [bela.id]
    said_there = "\n".join(question.texts)
    for part in (
        "Decide what happens by <t:",
        "**Wait**: Ada gets 7 days more, then you decide again.",
        "gets nothing on the leaderboard. The computer can end the match, too.",
        "If you do not decide, a computer plays on.",
    ):
        assert part in said_there
    assert "where no" not in said_there.lower()
    board = "\n".join(desk.board(bela).texts)
    assert "Ada has not answered for very long: Bela decides in `/turns`. It is decided <t:" in board
    assert "Until then, Ada can still move." in board
    assert "This vote is about your own turn" in said(await desk.press(ada, END, question))


async def test_the_vote_stands_in_turns_with_its_buttons(desk: Desk) -> None:
    ada, bela, _ = await silent(desk)

    listed = await bela.slash("games", "turns")

    assert "You have to decide in 1 match" in said(listed)
    assert "about Ada · decided <t:" in said(listed)
    assert "You wait for others" not in said(listed)  # the same match is listed once
    own = await desk.slash(ada, "turns")
    assert "You have to decide" not in own
    assert "you have not moved, so the others decide what happens, until <t:" in own
    assert listed.answer is not None
    assert "That decides it" in said(await desk.press(bela, END, listed.answer))
    ended = "Ada did not answer, so Bela has ended the match without a result. It counts for nobody."
    assert ended in "\n".join((await notice(bela, "Ada did not answer, so")).texts)
    assert "You have to decide" not in await desk.slash(bela, "turns")


async def test_a_refused_vote_shows_the_list_of_turns_as_it_is_now(desk: Desk) -> None:
    ada, bela, _ = await silent(desk)
    listed = await bela.slash("games", "turns")
    assert listed.answer is not None
    await played(desk, ada)

    again = await desk.press(bela, "Wait", listed.answer)

    assert "This vote is over" in said(again)
    assert "You have to decide" not in said(again)
    assert "It is your turn in 1 match" in said(again)
    assert again.answer is not None
    assert "Wait" not in buttons(again.answer)


async def test_a_direct_reminder_names_votes_and_turns_and_takes_the_vote(desk: Desk) -> None:
    _, bela = await relay(desk)
    await relay(desk, channel="lounge")
    await desk.slash(bela, "reminders", where="dm")
    for channel in ("games", "lounge"):
        desk.clock.turn(8 * DAY if channel == "games" else 0)
        await notice(bela, "has not answered for very long in", channel)

    desk.clock.turn(DAY // 2 + 1)
    listed = await bela.wait_for(lambda m: "in 2 matches" in "\n".join(m.texts), channel=bela.open_dm())
    await settle(desk.sessions, desk.clock)

    assert "You have to decide in 2 matches" in "\n".join(listed.texts)
    assert list(buttons(listed)) == ["Wait", "Let a computer play", END, "Reminders"]
    assert "That decides it" in said(await desk.press(bela, "Wait", listed))
    assert "You have to decide in 1 match\n" in said(await bela.slash("games", "turns"))
    assert len([m for m in bela.messages(bela.open_dm()) if "You have to decide" in str(m.texts)]) == 1


async def test_the_end_without_a_result_says_why_on_the_board_and_frees_the_channel(desk: Desk) -> None:
    _, bela, question = await silent(desk)

    await desk.press(bela, END, question)
    await desk.drawn()

    assert "has ended without a result, because Ada did not answer" in "\n".join(desk.board(bela).texts)
    await settled(desk)
    assert question.id not in [one.id for one in bela.messages("games")]  # the notice says who has ended it
    await desk.slash(bela, "gems new", mode="relay")
    assert (await desk.match(bela)).host == bela.id


async def test_a_computer_player_plays_on_and_the_member_may_come_back(desk: Desk) -> None:
    ada, bela, question = await silent(desk)

    await desk.press(bela, "Let a computer play", question)
    covered = await notice(bela, "plays until Ada is back", after=question.id)

    assert list(buttons(covered)) == ["Ada: I am back"]
    assert "Welcome back" in said(await desk.press(ada, "Ada: I am back", covered))


async def test_who_resigns_meanwhile_is_told_that_it_is_no_loss(desk: Desk) -> None:
    _, bela, _ = await silent(desk)
    asked = await bela.slash("games", "gems resign")

    assert "Ada has not answered in time. Nobody else plays on" in said(asked)
    assert "left the server" not in said(asked)
    assert "nobody’s points count, yours neither, and it is no loss for you" in said(asked)
    assert asked.answer is not None
    assert "has ended without a result" in said(await desk.press(bela, "Yes, resign", asked.answer))


async def test_of_three_who_resigns_after_they_chose_to_wait_is_told_that_it_is_no_loss(desk: Desk) -> None:
    _, bela, chen = await relay(desk, "Ada", "Bela", "Chen")
    desk.clock.turn(8 * DAY)
    question = await notice(bela, "has not answered for very long in")
    for member in (bela, chen):
        await desk.press(member, "Wait", question)

    asked = await bela.slash("games", "gems resign")

    assert "You have waited long enough, so it is no loss for you. The others play on." in said(asked)
    assert asked.answer is not None
    await desk.press(bela, "Yes, resign", asked.answer)
    assert (await desk.match(chen)).terms.unrated == ((await desk.match(chen)).entry.seat,)


async def test_a_server_sets_its_patience(desk: Desk) -> None:
    answer = await desk.slash(desk.actor("Ada"), "settings", patience=3)

    assert "Wait for silent members: 3 days" in answer
    await relay(desk)
    desk.clock.turn(4 * DAY)
    await notice(desk.actor("Bela"), "has not answered for very long in")
