"""Tests of moves that are taken back with the consent of all, after others have moved."""

import asyncio
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.game import Seat
from bot.errors import NotSeated, PlayerError, SessionError
from bot.sessions.change import notice_about
from bot.sessions.league_match import LeagueMatch
from bot.sessions.model import Match
from bot.sessions.notices import still_holds, with_present_end
from bot.sessions.pace import HOUR, MINUTE, PROPOSAL_LIFETIME, SHORTEST_LIMIT, Absence, Pace, Proposal
from bot.sessions.play.presence import member_gone
from bot.sessions.sessions import Sessions
from bot.sessions.stand_ins import cover
from bot.sessions.time import taking_back
from bot.sessions.time.absences import give_back
from bot.sessions.time.banks import bank_of
from bot.sessions.undoing import TakeBack, TakenBack, taken_back, with_taken_back
from bot.storage import reads
from bot.storage.set_back import set_back
from tests.databases import on_each_database
from tests.sessions.heap import Heap, HeapOptions, HeapState
from tests.sessions.notice_box import NoticeBox, pass_time, table
from tests.sessions.table import PLACE, TurnedClock, ask, member, rested
from tests.sessions.test_plans import begun, log_of, plan, why
from tests.sessions.test_play import solo

pytestmark = pytest.mark.slow

ADA, BEN, CLEO = 100, 101, 102


async def played(sessions: Sessions, *moves: str, seats: int = 3, heap: int = 30) -> Match:
    """Return a match in which the seats have made these moves in turn; Ada begins."""
    return await played_on(sessions, await begun(sessions, seats, heap), *moves)


async def played_on(sessions: Sessions, match: Match, *moves: str) -> Match:
    for move in moves:
        now = await sessions.matches.match(match.id)
        await rested(sessions, await sessions.turns.play(ask(now.to_move[0]), match.id, move, None))
    return await sessions.matches.match(match.id)


async def against(sessions: Sessions, humans: int, channel: int = 10) -> Match:
    """Return a match of members, of whom Ada begins, and a hard computer player that moves last."""
    place, options = replace(PLACE, channel=channel), HeapOptions(30, humans + 1)
    match = await sessions.lobby.open(ask(0), place, "heap", options)
    for number in range(1, humans):
        await sessions.lobby.join(ask(number), match.id)
    match = await sessions.lobby.add_computer(ask(0), match.id, "hard")
    return match if match.state is not None else await sessions.lobby.begin(ask(0), match.id)


async def asked(sessions: Sessions, match: Match, number: int = 0) -> Match:
    return await sessions.proposals.ask_back(ask(number), match.id)


async def allow(sessions: Sessions, match: Match, *numbers: int) -> Match:
    for number in numbers:
        match = await sessions.proposals.answer(ask(number), match.id, agrees=True)
    return match


async def refused(sessions: Sessions, match: Match, number: int = 0) -> str:
    """Return the key of the refusal to ask for a move."""
    with pytest.raises(PlayerError) as found:
        await asked(sessions, match, number)
    assert await sessions.proposals.may_ask_back(ask(number), match.id) is None
    return found.value.key


def stones(match: Match) -> int:
    assert isinstance(match.state, HeapState)
    return match.state.heap


# -- all agree ---------------------------------------------------------------------------------------------------------


@on_each_database
async def test_the_match_goes_back_before_the_move_when_all_agree(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    match = await played_on(sessions, match, "1", "2", "1")
    asking = await asked(sessions, match)
    assert asking.version == match.version
    assert asking.terms.proposal is not None
    assert asking.terms.proposal.back == TakeBack(match.version - 3, 1, 3)
    assert (await allow(sessions, match, 1)).terms.proposal is not None  # Cleo has not answered
    after = await allow(sessions, match, 2)
    assert (stones(after), after.to_move, after.terms.proposal) == (30, (0,), None)
    assert (after.entry.kind, after.entry.seat, after.entry.user) == ("undo", 0, None)
    assert taken_back(after.entry) == TakenBack(3, ("1", "2", "1"), agreed=True)
    assert [seat.undos for seat in after.seats] == [1, 0, 0]  # only the own move counts
    assert after.uncalled == (0,)  # Ada may be away since she asked
    # All this is stored, and the match goes on.
    sessions.matches.drop([match.id])
    await sessions.turns.play(ask(0), match.id, "3", None)
    assert stones(await sessions.matches.match(match.id)) == 27


async def test_a_whole_turn_of_many_steps_goes_back(sessions: Sessions) -> None:
    match = await played(sessions, "0", "0", "2", "1")
    await asked(sessions, match)
    after = await allow(sessions, match, 1, 2)
    assert stones(after) == 30
    assert taken_back(after.entry).moves == ("0", "0", "2", "1")


async def test_only_the_newest_turn_of_the_member_goes_back(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1", "2", "2")
    await asked(sessions, match, 2)  # Cleo's turn, of one stone, with those of Ada and Ben after it
    after = await allow(sessions, match, 0, 1)
    assert (stones(after), after.to_move) == (27, (2,))


async def test_the_first_step_can_be_taken_back_alone_afterwards_as_ever(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1")
    await asked(sessions, match, 1)
    after = await allow(sessions, match, 0, 2)
    assert (after.can_undo, after.to_move) == (0, (1,))
    back = await sessions.turns.undo(ask(0), match.id, None)
    assert (stones(back), taken_back(back.entry)) == (30, TakenBack(1, ("1",)))


async def test_moves_too_long_to_store_are_counted() -> None:
    assert with_taken_back(["22"] * 20, agreed=True) == "=*20"
    assert with_taken_back(["22"] * 2, agreed=True) == "=22; 22"
    assert len(with_taken_back(["2" * 59], agreed=True)) <= 60


async def test_an_answer_that_comes_twice_counts_once(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1")
    await asked(sessions, match)
    await allow(sessions, match, 1)
    last = ask(2)
    first = await sessions.proposals.answer(last, match.id, agrees=True)
    again = await sessions.proposals.answer(last, match.id, agrees=True)
    sessions.matches.drop([match.id])
    later = await sessions.proposals.answer(last, match.id, agrees=True)
    assert first.entry == again.entry == later.entry
    rows = await sessions.database.read(reads.whole_log, match.id)
    assert [row.interaction_id for row in rows if row.kind == "undo"] == [last.id]
    assert (await sessions.matches.match(match.id)).version == match.version + 1


@on_each_database
async def test_two_who_ask_at_once_are_asked_one_after_the_other(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1")
    found = await asyncio.gather(*(asked(sessions, match, number) for number in (0, 1)), return_exceptions=True)
    refusals = [one for one in found if isinstance(one, SessionError)]
    assert [one.key for one in refusals] == ["back-error-open"]
    now = await sessions.matches.match(match.id)
    assert now.terms.proposal is not None


@on_each_database
async def test_a_move_and_the_last_answer_at_once_make_one_of_both(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1")
    await asked(sessions, match)
    await allow(sessions, match, 1)
    await asyncio.gather(
        allow(sessions, match, 2), sessions.turns.play(ask(0), match.id, "2", None), return_exceptions=True
    )
    after = await sessions.matches.match(match.id)
    assert after.terms.proposal is None
    assert stones(after) in (24, 30, 28)  # the move alone, the way back alone, or the move after it
    assert (after.entry.kind == "undo") == (stones(after) == 30)


# -- what ends the question -------------------------------------------------------------------------------------------


async def test_one_refusal_ends_the_question(sessions: Sessions, clock: TurnedClock) -> None:
    match = await played(sessions, "1", "2", "1")
    await asked(sessions, match)
    await sessions.proposals.answer(ask(1), match.id, agrees=False)
    after = await sessions.matches.match(match.id)
    assert (after.terms.proposal, stones(after)) == (None, 26)
    assert await refused(sessions, match) == "back-error-asked"


async def test_the_question_ends_after_an_hour(sessions: Sessions, clock: TurnedClock) -> None:
    match = await played(sessions, "1", "2", "1")
    box = NoticeBox()
    sessions.outbox.deliver_by(box)
    await asked(sessions, match)
    await pass_time(sessions, clock, HOUR - MINUTE)
    assert (await sessions.matches.match(match.id)).terms.proposal is not None
    await pass_time(sessions, clock, 2 * MINUTE)
    assert (await sessions.matches.match(match.id)).terms.proposal is None
    with pytest.raises(SessionError, match="error-nothing-proposed"):
        await allow(sessions, match, 1)
    assert [kind for kind in box.kinds() if kind.endswith("-back")] == ["proposed-back", "lapsed-back"]


@pytest.mark.parametrize("act", ["move", "undo", "resign", "cover"])
async def test_the_question_ends_when_somebody_moves_on(act: str, sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1", "0")  # Ada has taken a step of her next turn
    await asked(sessions, match, 1)
    if act == "move":
        await sessions.turns.play(ask(0), match.id, "1", None)
    elif act == "undo":
        await sessions.turns.undo(ask(0), match.id, None)
    elif act == "resign":
        await sessions.seats.resign(ask(2), match.id)
    else:
        await sessions.matches.change(match.id, lambda change: cover(change, Seat(0), by_clock=True))
    after = await sessions.matches.match(match.id)
    assert after.terms.proposal is None
    assert after.terms.asked_back


@pytest.mark.parametrize(("asking", "told"), [(0, []), (1, [BEN])])
async def test_who_asked_is_told_that_another_has_moved(
    asking: int, told: list[int], sessions: Sessions, clock: TurnedClock
) -> None:
    match = await played(sessions, "1", "2", "1")
    box = NoticeBox()
    sessions.outbox.deliver_by(box)
    await asked(sessions, match, asking)
    await pass_time(sessions, clock, MINUTE)
    await sessions.turns.play(ask(0), match.id, "1", None)
    await pass_time(sessions, clock, MINUTE)
    assert [one.user for one in box.shown if one.kind == "ended-back"] == told


async def test_whoever_plays_for_who_asked_is_told_of_no_question(sessions: Sessions, clock: TurnedClock) -> None:
    """A computer player would never be reached, so its notice would wait for ever."""
    match = await played(sessions, "1", "2", "1")
    box = NoticeBox()
    sessions.outbox.deliver_by(box)
    await asked(sessions, match, 1)
    await pass_time(sessions, clock, MINUTE)
    await sessions.matches.change(match.id, lambda change: cover(change, Seat(1), by_clock=True))
    after = await sessions.matches.match(match.id)
    assert (after.terms.proposal, after.seats[1].user < 0) == (None, True)
    await pass_time(sessions, clock, MINUTE)
    assert "ended-back" not in box.kinds()
    stored = notice_about(after, "ended-back", user=after.seats[1].user)
    assert not still_holds(stored, after)
    assert still_holds(replace(stored, user=BEN), after)


async def test_who_asked_withdraws_the_question(sessions: Sessions, clock: TurnedClock) -> None:
    match = await played(sessions, "1", "2", "1")
    box = NoticeBox()
    sessions.outbox.deliver_by(box)
    await asked(sessions, match)
    with pytest.raises(SessionError, match="error-nothing-proposed"):
        await sessions.proposals.withdraw_back(ask(1), match.id)
    after = await sessions.proposals.withdraw_back(ask(0), match.id)
    assert (after.terms.proposal, stones(after)) == (None, 26)
    await pass_time(sessions, clock, MINUTE)
    assert not [kind for kind in box.kinds() if kind in ("declined-back", "lapsed-back", "ended-back")]
    assert await refused(sessions, match) == "back-error-asked"
    await sessions.proposals.propose_end(ask(0), match.id)
    with pytest.raises(SessionError, match="error-nothing-proposed"):
        await sessions.proposals.withdraw_back(ask(0), match.id)  # it is no question about a move


async def test_who_has_left_the_server_does_not_decide(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1")
    await asked(sessions, match)
    await sessions.matches.change(match.id, partial(member_gone, user=CLEO))
    await allow(sessions, match, 1)
    assert (await sessions.matches.match(match.id)).terms.proposal is not None  # until Cleo's seat has left


async def test_another_proposal_waits_until_the_question_is_over(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1")
    await asked(sessions, match)
    with pytest.raises(SessionError, match="back-error-open"):
        await sessions.proposals.propose(ask(1), match.id, Pace(limit=HOUR))
    with pytest.raises(SessionError, match="back-error-open"):
        await sessions.proposals.propose_end(ask(1), match.id)
    await sessions.proposals.answer(ask(1), match.id, agrees=False)
    await sessions.proposals.propose(ask(1), match.id, Pace(limit=HOUR))
    assert await refused(sessions, match, 1) == "back-error-open"


# -- what cannot be taken back ----------------------------------------------------------------------------------------


async def test_never_past_what_was_shown(sessions: Sessions) -> None:
    match = await played(sessions, "1", "3", "1", "0", "1")
    assert await refused(sessions, match, 1) == "back-error-shown"
    assert await sessions.proposals.to_take_back(ask(2), match.id) == TakeBack(match.version - 3, 1, 3)


async def test_never_past_what_was_shown_and_taken_back(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heap, "shows", lambda self, event: event.count == 2)
    match = await played(sessions, "1", "0", "2")
    await sessions.turns.undo(ask(1), match.id, None)
    await played_on(sessions, match, "1")
    assert await refused(sessions, match) == "back-error-shown"


async def test_only_the_steps_after_the_last_reveal_go_back(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Heap, "shows", lambda self, event: event.count == 0)
    match = await played(sessions, "0", "2", "1")
    asking = await asked(sessions, match)
    assert asking.terms.proposal is not None
    assert asking.terms.proposal.back == TakeBack(match.version - 2, 1, 2, whole=False)
    after = await allow(sessions, match, 1, 2)
    assert (taken_back(after.entry).moves, after.to_move) == (("2", "1"), (0,))


async def test_the_own_last_step_needs_no_consent(sessions: Sessions) -> None:
    match = await played(sessions, "1")
    assert await refused(sessions, match) == "back-error-own"


async def test_who_has_not_moved_takes_nothing_back(sessions: Sessions) -> None:
    match = await played(sessions, "1")
    assert await refused(sessions, match, 1) == "back-error-none"
    with pytest.raises(NotSeated):
        await asked(sessions, match, 3)


async def test_never_past_a_leaving_or_another_member(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1")
    await sessions.seats.resign(ask(1), match.id)
    assert await refused(sessions, match) == "back-error-seats"
    other = await played_in(sessions, 11)
    await sessions.matches.change(other.id, lambda change: cover(change, Seat(2), by_clock=True))
    assert await refused(sessions, other) == "back-error-none"


async def played_in(sessions: Sessions, channel: int) -> Match:
    place = replace(PLACE, channel=channel)
    match = await sessions.lobby.open(ask(0), place, "heap", HeapOptions(30, 3))
    for number in (1, 2):
        await sessions.lobby.join(ask(number), match.id)
    match = await sessions.lobby.begin(ask(0), match.id)
    return await played_on(sessions, match, "1", "2", "1")


async def test_never_in_a_league(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1")
    league = LeagueMatch("league", 1, 1, 1)
    await sessions.matches.change(match.id, lambda change: change.with_terms(league=league))
    assert await refused(sessions, match) == "back-error-league"


async def test_never_in_a_race(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "race", HeapOptions(30, 2))
    await sessions.lobby.join(ask(1), match.id)
    match = await sessions.lobby.begin(ask(0), match.id)
    assert await refused(sessions, match) == "back-error-race"


async def test_a_question_from_before_a_restored_backup_is_over(sessions: Sessions) -> None:
    """The versions of the log have changed, so the one to which the match was to go back is not there."""
    match = await played(sessions, "1", "2", "1")
    await asked(sessions, match)

    async def restore(connection: AsyncConnection) -> None:
        await set_back(connection, 1_800_000_000_000)

    await sessions.database.run(restore)
    sessions.matches.drop([match.id])
    after = await allow(sessions, match, 1, 2)
    assert (after.terms.proposal, stones(after), after.entry.kind) == (None, 26, "move")
    await asked(sessions, match)  # it can be asked again
    after = await allow(sessions, match, 1, 2)
    assert stones(after) == 30


async def test_computer_players_agree_but_not_alone(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has seen an answer could else choose again and again. Undo goes past such moves if nothing is sealed."""
    monkeypatch.setattr(Heap, "shows", lambda self, event: False)
    monkeypatch.setattr(Heap, "stays", lambda self, options, sealed: False)
    match = await against(sessions, 1)
    assert await refused(sessions, await played_on(sessions, match, "1")) == "back-error-nobody"
    match = await played_on(sessions, await against(sessions, 2, channel=11), "1", "1", "1")
    await asked(sessions, match, 1)
    after = await allow(sessions, match, 0)
    assert (after.entry.kind, after.to_move, stones(after)) == ("undo", (1,), 29)


@pytest.mark.parametrize("shows", [False, True])
async def test_a_move_of_a_computer_is_withdrawn_with_the_rest(
    shows: bool, sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes at once, and must not end a question that members have an hour to answer."""
    monkeypatch.setattr(Heap, "stays", lambda self, options, sealed: False)
    computer = Seat(2)
    monkeypatch.setattr(Heap, "shows", lambda self, event: shows and event.seat == computer)
    match = await against(sessions, 2)
    for number in (0, 1):
        match = await sessions.turns.play(ask(number), match.id, "1", None)
    assert match.to_move == (computer,)
    await rested(sessions, await asked(sessions, match))
    now = await sessions.matches.match(match.id)
    assert (now.entry.seat, now.to_move) == (computer, (0,))
    if shows:
        assert now.terms.proposal is None
        return
    assert now.terms.proposal is not None
    back = await allow(sessions, match, 1)
    assert (back.entry.kind, back.to_move, stones(back)) == ("undo", (0,), 30)


async def test_who_is_to_move_again_is_called_again(sessions: Sessions) -> None:
    """Chen was called before, for a turn that was taken away: nobody else tells that it has come again."""
    match = await played(sessions, "1", "2")
    await sessions.boards.note_shown(match.id, match.version, 7, PLACE.channel, 0, notified=(Seat(2),))
    await asked(sessions, match)
    after = await allow(sessions, match, 1, 2)
    assert (after.board.notified, after.terms.calls) == ((), ())
    again = await played_on(sessions, match, "1", "2")
    assert (again.to_move, again.uncalled) == ((2,), (2,))


async def test_a_stand_in_does_not_decide_for_its_owner(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    await sessions.seats.hand_on(ask(2), match.id, member(3))
    await sessions.seats.take(ask(3), match.id)
    for number, move in zip((0, 1, 3), "121", strict=True):
        await sessions.turns.play(ask(number), match.id, move, None)
    await asked(sessions, match)
    await allow(sessions, match, 1)
    with pytest.raises(PlayerError, match="error-owner-decides"):
        await allow(sessions, match, 3)
    after = await allow(sessions, match, 2)
    assert after.entry.kind == "undo"


async def test_never_past_what_stays_though_it_shows_nothing(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Heap, "shows", lambda self, event: False)
    match = await played(sessions, "1", "3", "1")
    assert await refused(sessions, match, 1) == "back-error-final"


async def test_never_alone(sessions: Sessions) -> None:
    match = await solo(sessions)
    await sessions.turns.play(ask(0), match.id, "3", None)  # it is sealed, so undo cannot take it back
    assert await refused(sessions, match) == "error-nothing-to-undo"


async def test_a_new_pace_and_another_channel_change_nothing(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2")
    await sessions.proposals.propose(ask(0), match.id, Pace(limit=HOUR))
    await allow(sessions, match, 1, 2)
    await sessions.presence.move(ask(0), match.id, replace(PLACE, channel=11))
    await played_on(sessions, match, "1")
    now = await asked(sessions, match)
    assert now.terms.proposal is not None
    await sessions.presence.move(ask(0), match.id, PLACE)
    assert stones(await allow(sessions, match, 1, 2)) == 30


async def test_the_way_back_has_an_end(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taking_back, "MOST_STEPS", 3)
    match = await played(sessions, "0", "0", "2", "1")
    now = await asked(sessions, match)
    assert now.terms.proposal is not None
    assert now.terms.proposal.back == TakeBack(match.version - 3, 2, 3, whole=False)


async def test_the_hour_comes_back_after_an_absence_and_no_more(sessions: Sessions, clock: TurnedClock) -> None:
    match = await played(sessions, "1", "2", "1")
    begin = clock.now()
    await asked(sessions, match)
    absence = Absence(begin - HOUR, begin + 5 * HOUR)
    after = await sessions.matches.change(match.id, partial(give_back, absence=absence))
    assert after.terms.proposal is not None
    assert after.terms.proposal.until == begin + 6 * HOUR


@pytest.mark.parametrize("back", [None, TakeBack(1, 1, 2)])
async def test_a_notice_that_comes_late_names_the_same_hour(back: TakeBack | None, sessions: Sessions) -> None:
    match = await begun(sessions)
    proposal = Proposal(Pace(), Seat(0), (Seat(0),), 5 * HOUR, at=4 * HOUR, unposted=True, back=back)
    match = replace(match, terms=replace(match.terms, proposal=proposal))
    asking = notice_about(match, "proposed-back" if back else "proposed", asked_at=proposal.at)
    later = with_present_end(asking, match, 4 * HOUR + MINUTE)
    assert later.due == (5 * HOUR if back else 4 * HOUR + MINUTE + PROPOSAL_LIFETIME)


# -- what follows for clocks, banks, plans and the record --------------------------------------------------------------


async def test_the_turn_has_its_whole_limit_and_banks_stay_as_they_are(sessions: Sessions, clock: TurnedClock) -> None:
    pace = Pace(limit=4 * HOUR, bank=10 * HOUR)
    match = await table(sessions, 3, pace)
    for number in range(3):
        clock.turn(6 * HOUR)
        await sessions.turns.play(ask(number), match.id, "1", None)
    clock.turn(5 * HOUR)  # of Ada's next turn
    await asked(sessions, match, 1)
    clock.turn(MINUTE)
    after = await allow(sessions, match, 0, 2)
    assert [bank_of(after.terms, Seat(seat)) for seat in range(3)] == [8 * HOUR] * 3  # Ada's hour is given back
    [running] = after.clocks
    assert (running.seat, running.due) == (1, clock.now() + 4 * HOUR + 8 * HOUR)


async def test_the_clock_goes_on_if_it_is_their_turn_anyway(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, 2, Pace(limit=4 * HOUR))
    await played_on(sessions, match, "1", "2")
    due = (await sessions.matches.match(match.id)).clocks[0].due
    clock.turn(3 * HOUR)
    await asked(sessions, match)
    after = await allow(sessions, match, 1)
    assert (after.to_move, after.clocks[0].due) == ((0,), due)
    await sessions.turns.play(ask(0), match.id, "0", None)
    assert (await sessions.matches.match(match.id)).clocks[0].due == due  # no time is won by steps


async def test_planned_turns_are_withdrawn(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1")
    await plan(sessions, match, 2, "1")
    await plan(sessions, match, 1, "2")
    await asked(sessions, match)
    await allow(sessions, match, 1, 2)
    assert [await why(sessions, match, number) for number in (1, 2)] == ["undo", "undo"]
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert [kind for kind, *_ in await log_of(sessions, match)] == ["move", "move", "move", "undo", "move"]


async def test_a_planned_turn_of_who_asked_is_not_played_at_once(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2")
    await plan(sessions, match, 0, "2")
    await asked(sessions, match)
    after = await allow(sessions, match, 1, 2)
    assert (after.to_move, stones(after)) == ((0,), 30)
    assert await why(sessions, match, 0) == "undo"


async def test_the_record_has_only_what_stands(sessions: Sessions) -> None:
    match = await played(sessions, "1", "2", "1", heap=6)
    await asked(sessions, match)
    await allow(sessions, match, 1, 2)
    await played_on(sessions, match, "2", "1")
    story = await sessions.replays.story(await sessions.matches.match(match.id))
    assert [one.notation for one in story if one.kind == "move"] == ["2", "1"]
    rows = await sessions.database.read(reads.whole_log, match.id)
    assert [row.notation for row in rows if row.kind == "undo"] == ["=1; 2; 1"]
    await played_on(sessions, match, "3")
    over = await sessions.matches.match(match.id)
    assert over.over
    replay = await sessions.replays.of(ask(0), match.id)
    assert [one.notation for one in replay.steps if one.kind == "move"] == ["2", "1", "3"]
    verdict = await sessions.verifying.of(ask(0), match.id)
    assert (verdict.fits, verdict.wrong, verdict.same) == (True, None, True)


def test_the_shortest_limit_is_shorter_than_the_question_lasts() -> None:
    """So a turn that ends meanwhile ends the question, too."""
    assert SHORTEST_LIMIT < HOUR


async def test_who_looks_whether_they_may_ask_reads_the_log_twice(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each press of More looks, while the match is locked: the reads must not grow with the steps of the turn."""
    match = await played(sessions, "1", "0", "0", "0", "2", "1")
    read, asked_for = sessions.database.read, list[str]()

    async def counting(query: Any, *args: Any, **more: Any) -> Any:
        asked_for.append(query.__name__)
        return await read(query, *args, **more)

    monkeypatch.setattr(sessions.database, "read", counting)
    found = await sessions.proposals.may_ask_back(ask(1), match.id)
    assert found == TakeBack(match.version - 5, 4, 5)
    assert [name for name in asked_for if "log" in name or "entry" in name] == ["kept_log", "kept_log"]
