"""Tests that an old question is asked again if its answer would have another consequence than the one it told."""

from copy import deepcopy

from bot.engine.game import Seat
from bot.playground import Actor, Message
from bot.sessions.model import Phase
from tests.cogs.desk import Desk, notice, relay, said, started
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


# ---- questions in the channel whose buttons could not be removed ----


def still_there(who: Actor, before: Message) -> Message:
    """Put the buttons of a notice back. before: a copy of it."""
    now = who.message(before.channel_id, before.id)
    now.components[:] = before.components
    return now


async def test_an_old_proposal_does_not_agree_to_a_newer_one(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "pace", time=1440)
    older = deepcopy(await notice(ada, "Ada proposes for"))
    desk.clock.turn(10)
    await desk.sessions.proposals.propose_end(desk.request(ada), (await desk.match(ada)).id)
    newer = await notice(ada, "Ada proposes to end")
    await desk.client.questions._removing.settle()

    for label in ("Agree", "Leave it as it is"):
        told = said(await desk.press(bela, label, still_there(bela, older)))
        assert told == "This proposal is over: it is decided, or its time has run out."

    match = await desk.match(ada)
    assert match.terms.proposal is not None
    assert (match.over, match.terms.proposal.agreed) == (False, (0,))
    await desk.press(bela, "Agree", newer)
    assert (await desk.match(ada)).over


async def test_an_old_offer_does_not_give_a_seat_on_other_terms(desk: Desk) -> None:
    ada, _ = await relay(desk)
    chen = desk.actor("Chen")
    await desk.slash(ada, "seat offer", **{"for-good": True})
    older = deepcopy(await notice(ada, "Whoever takes it gets the points"))
    await desk.slash(ada, "seat keep")
    await desk.slash(ada, "seat offer")
    newer = await notice(ada, "The points still count for Ada", after=older.id)
    await desk.client.questions._removing.settle()

    told = said(await desk.press(chen, "Take the seat", still_there(chen, older)))

    assert told.startswith("Dieses Angebot hat sich inzwischen geändert.")
    await desk.press(chen, "Take the seat", newer)
    lent = (await desk.match(ada)).terms.stand_in_of(Seat(0))
    assert lent is not None
    assert lent.owner == ada.id


async def test_a_vote_on_an_earlier_turn_does_not_count_in_that_of_a_later_one(desk: Desk) -> None:
    ada, bela, chen = await relay(desk, "Ada", "Bela", "Chen", time=DAY)
    desk.clock.turn(DAY + 1)
    older = deepcopy(await notice(bela, "Decide what happens"))
    await played(desk, [ada, bela, chen], 3)
    desk.clock.turn(DAY + 1)
    newer = await notice(bela, "Decide what happens", after=older.id)
    await desk.client.questions._removing.settle()

    told = said(await desk.press(bela, "Skip this turn", still_there(bela, older)))

    assert told == "This vote is over: it is decided, or the move was made."
    assert [ask.votes for ask in (await desk.match(ada)).terms.asks] == [()]
    await desk.press(bela, "Skip this turn", newer)
    assert [len(ask.votes) for ask in (await desk.match(ada)).terms.asks] == [1]
