"""Tests that an old question is asked again if its answer would have another consequence than the one it told."""

from bot.sessions.model import Phase
from tests.cogs.desk import Desk, relay, said, started
from tests.cogs.private_boards import finish, panel, race
from tests.cogs.test_left_early import played

DAY = 24 * 60  # minutes
YES = "Yes, resign"


async def test_who_read_that_it_is_no_loss_reads_first_that_it_is_one(desk: Desk) -> None:
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela")
    asked = (await ada.slash("games", "gembatan resign")).answer
    assert asked is not None
    await played(desk, [ada, bela], 2)

    again = await desk.press(ada, YES, asked)

    assert "It ends for everybody. It counts as a loss for you." in said(again)
    assert not (await desk.match(ada)).over
    assert again.answer is not None
    await desk.press(ada, YES, again.answer)
    assert (await desk.match(ada)).over


async def test_who_read_that_it_is_a_loss_reads_first_that_it_is_none(desk: Desk) -> None:
    late, waiting = await started(desk, "gembatan new", "Ada", "Bela")
    await played(desk, [late, waiting], 2)
    match = await desk.match(late)
    if match.seat_of(late.id) not in match.to_move:
        late, waiting = waiting, late
    asked = await waiting.slash("games", "gembatan resign")
    assert "It counts as a loss for you." in said(asked)
    assert asked.answer is not None
    desk.clock.turn(8 * DAY)
    await desk.drawn()

    again = await desk.press(waiting, YES, asked.answer)

    assert "it ends without a result: nobody’s points count, yours neither" in said(again)
    assert (await desk.match(waiting)).phase is Phase.PLAYING


async def test_a_question_whose_consequence_stays_is_asked_once(desk: Desk) -> None:
    ada, bela, _ = await relay(desk, "Ada", "Bela", "Chen")
    asked = (await ada.slash("games", "gems resign")).answer
    await played(desk, [ada, bela], 1)

    await desk.press(ada, YES, asked)

    assert (await desk.match(bela)).seat_of(ada.id) is None


async def test_who_read_that_the_others_play_on_reads_first_that_the_race_ends(desk: Desk) -> None:
    (ada, bela), match = await race(desk, "Ada", "Bela")
    asked = await desk.press(ada, "End my board", panel(ada))
    assert said(asked).endswith("Its points count, and the others play on.")
    await finish(desk, bela)

    again = await desk.press(ada, "Yes, end it", asked.answer)

    assert said(again).endswith("Its points count, and the match ends.")
    assert not (await desk.sessions.matches.match(match.id)).over
    await desk.press(ada, "Yes, end it", again.answer)
    assert (await desk.sessions.matches.match(match.id)).over


async def test_a_table_that_others_have_joined_is_called_off_only_after_they_are_named(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gembatan new")
    match = await desk.match(ada)
    asked = (await desk.press(ada, "Call off", await desk.more(ada))).answer
    await desk.sessions.lobby.join(desk.request(bela), match.id)

    again = await desk.press(ada, "Yes, call it off", asked)

    assert said(again) == "Call off this table of Gembatan? Bela sits at it, too."
    assert (await desk.match(ada)).phase is Phase.LOBBY
    await desk.press(ada, "Yes, call it off", again.answer)
    assert (await desk.match(ada)).phase is Phase.CANCELLED


async def test_data_are_deleted_only_after_all_matches_that_this_ends_are_told(desk: Desk) -> None:
    ada = desk.actor("Ada")
    asked = await ada.slash("games", "privacy delete")
    assert "you play in no match now" in said(asked)
    await relay(desk, channel="lounge")

    again = await desk.press(ada, "Delete everything", asked.answer)

    assert "you leave the match that you play in, as if you had resigned" in said(again)
    assert not (await desk.match(ada, "lounge")).over
    assert "Done" in said(await desk.press(ada, "Delete everything", again.answer))
