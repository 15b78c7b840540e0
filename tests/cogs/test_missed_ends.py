"""Tests that a member hears of a match that has ended without them, or whose result could not be posted."""

import pytest

from bot.playground.world.permissions import Permission
from bot.sessions.model import UNANSWERED
from tests.cogs.desk import Desk, buttons, relay, resign, said
from tests.cogs.private_boards import race
from tests.cogs.test_allowed import looked
from tests.cogs.test_decisions import A_DAY, asked
from tests.cogs.test_race_waits import closed
from tests.cogs.test_settled_notices import settled
from tests.sessions.notice_box import settle

WITHOUT = "Your match of **Gems 3D** in <#"


async def test_who_comes_back_after_the_end_reads_when_their_match_ended_without_them(desk: Desk) -> None:
    ada, bela = await relay(desk)
    question = await asked(desk, bela)
    ended = f"> ended without you on <t:{desk.clock.now() // 1000}:f>"
    await desk.press(bela, "End without a result", question)
    await settled(desk)
    desk.clock.turn(29 * A_DAY)

    shown = await ada.slash("games", "turns")
    told = said(shown)
    assert "You play in no match with others now." in told
    assert WITHOUT in told
    assert ended in told
    assert str(desk.board(bela).id) in told
    assert shown.answer is not None
    assert "Replay" in buttons(shown.answer)
    back = await desk.slash(ada, "seat back")
    assert back.startswith("No match with others is open in this channel. Your match of **Gems 3D** in <#")
    assert ended in back
    assert "without you" not in await desk.slash(bela, "turns")

    desk.clock.turn(2 * A_DAY)
    assert "without you" not in await desk.slash(ada, "turns")


@pytest.mark.parametrize("label", ["Let a computer play", "Wait"])
async def test_who_is_covered_or_late_when_the_last_member_leaves_reads_it_too(desk: Desk, label: str) -> None:
    ada, bela = await relay(desk)
    question = await asked(desk, bela)
    await desk.press(bela, label, question)
    await resign(desk, bela)
    await settled(desk)

    assert "without you" in await desk.slash(ada, "turns")
    assert "ended" not in await desk.slash(bela, "turns")


async def test_a_result_that_could_not_be_posted_is_named_in_turns_for_a_day(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.move(ada, (await desk.legal(ada))[0])
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.VIEW_CHANNEL, allowed=False)
    for who in (ada, bela):
        await resign(desk, who)
    await settled(desk)

    told = await desk.slash(ada, "turns", "lounge")
    assert "I cannot post its result there yet" in told
    desk.clock.turn(A_DAY + 1)
    assert "its result" not in await desk.slash(ada, "turns", "lounge")


async def test_a_match_that_nobody_moved_out_of_a_deleted_channel_waits_for_no_channel(desk: Desk) -> None:
    ada, _ = await relay(desk)
    world = desk.playground.world
    adrift = desk.heard_of(lambda match: match.terms.unreachable is not None)
    world.remove_channel(world.channel("games"))
    await adrift
    desk.clock.turn(60.5 * A_DAY)
    await settle(desk.sessions, desk.clock)

    told = await desk.slash(ada, "turns", "lounge")

    assert "ended without a result on <t:" in told
    assert "because nobody could reach it for very long. It counts for nobody." in told
    assert "there yet" not in told


async def test_a_result_in_words_is_called_a_result(desk: Desk) -> None:
    ada, bela = await relay(desk)
    board = desk.board(ada)
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.SEND_MESSAGES, allowed=False)
    await desk.move(ada, (await desk.legal(ada))[0])
    for who in (ada, bela):
        await resign(desk, who)
    await settled(desk)

    told = "\n".join(ada.message(board.channel_id, board.id).texts)
    assert "I cannot post the result here yet, so it stands here in words." in told
    assert "**More** › **Show board here** shows you the result with its picture." in told
    assert "newest board" not in told
    assert "Play again" not in buttons(ada.message(board.channel_id, board.id))  # where nothing can be posted
    assert "Play again" not in told
    world.set_permission(world.channel("games"), world.bot_id, Permission.SEND_MESSAGES, allowed=True)
    await looked(desk)
    assert "Play again" in buttons(desk.board(ada))
    assert "**Play again** " in "\n".join(desk.board(ada).texts)


UNPLAYED = "because nobody played any more"


async def test_the_last_member_who_did_not_move_either_reads_that_nobody_played(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.move(ada, (await desk.legal(ada))[0])
    await resign(desk, ada)
    match = await closed(desk, await desk.match(bela))
    assert match.entry.notation == UNANSWERED

    assert UNPLAYED in await desk.slash(bela, "turns")
    assert "ended" not in await desk.slash(ada, "turns")  # who has resigned knows


@pytest.mark.parametrize("is_race", [False, True])
async def test_all_whose_match_ended_since_nobody_played_on_read_it(desk: Desk, is_race: bool) -> None:
    """Nobody began the race; in the relay, one member let a computer play."""
    if is_race:
        (ada, bela), match = await race(desk, "Ada", "Bela")
    else:
        ada, bela = await relay(desk)
        await desk.press(bela, "Let a computer play", await asked(desk, bela))
        match = await desk.match(bela)
    match = await closed(desk, match)
    assert match.entry.notation == UNANSWERED

    for who in (ada, bela):
        assert (await desk.slash(who, "turns")).count(UNPLAYED) == 1
