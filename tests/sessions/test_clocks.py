"""Tests of the time for a turn: hard and soft limits, votes, changes of pace, and simultaneous turns."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import IllegalMove, NotAllowed, NothingToUndo, NotSeated, OptionError, SessionError
from bot.sessions.change import SEALED, Change, Command
from bot.sessions.model import Phase
from bot.sessions.pace import CHOICES, DAY, HOUR, MINUTE, Choice, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time import votes
from bot.storage.due import DEADLINES, next_due
from bot.storage.rows import DeadlineRow
from tests.databases import on_each_database
from tests.sessions.heap import Heap, HeapOptions
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, sessions_on

pytestmark = pytest.mark.slow

SOFT, HARD = Pace(limit=HOUR), Pace(limit=HOUR, hard=True)
ADA, BEN, CLEO = Seat(0), Seat(1), Seat(2)


async def test_a_hard_limit_plays_the_default_move(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    match = await table(sessions, pace=HARD)
    await pass_time(sessions, clock, HOUR - 1)
    assert (await sessions.matches.match(match.id)).version == match.version
    await pass_time(sessions, clock, 1)
    played = await sessions.matches.match(match.id)
    entry = played.entry
    assert (entry.kind, entry.notation, entry.seat, entry.user) == ("move", "1", ADA, None)
    assert (played.to_move, played.board.notified) == ((BEN,), ())
    assert played.clocks[0].due == clock.now() + HOUR
    assert (box.kinds(), box.last("played").name) == (["reminder", "played"], "Ada")
    with pytest.raises(NothingToUndo):
        await sessions.turns.undo(ask(0), match.id, None)


async def test_a_limit_plays_a_move_without_any_request_even_after_a_restart(database_url: str) -> None:
    clock, box = TurnedClock(), NoticeBox()
    async with sessions_on(database_url, clock) as sessions:
        match = await table(sessions, pace=HARD)
    clock.turn(3 * HOUR)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await settle(sessions, clock)
        assert (await sessions.matches.match(match.id)).version == match.version + 1
        await pass_time(sessions, clock, 10 * HOUR, steps=10)
        assert (await sessions.matches.match(match.id)).version == match.version + 11
        assert box.kinds().count("played") == 11


async def test_a_member_is_told_of_a_turn_that_begins_with_a_move_of_the_clock(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await table(sessions, seats=2, pace=HARD)
    alone = await sessions.seats.resign(ask(1), match.id)
    await sessions.boards.note_shown(match.id, alone.version, 555, 10, 0, (ADA,))
    moved = await sessions.turns.play(ask(0), match.id, "1", None)
    assert (moved.to_move, moved.board.notified) == ((ADA,), (ADA,))
    await sessions.boards.note_shown(match.id, moved.version, 555, 10, 0)
    await pass_time(sessions, clock, HOUR)
    played = await sessions.matches.match(match.id)
    assert (played.to_move, played.board.notified) == ((ADA,), ())


async def test_a_match_without_a_limit_plays_no_move_by_itself(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions)
    await pass_time(sessions, clock, 100 * DAY)
    waits = await sessions.matches.match(match.id)
    assert (waits.version, [ask.silent for ask in waits.terms.asks]) == (match.version, [True])


async def test_a_move_in_time_starts_the_next_members_time(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=HARD)
    await pass_time(sessions, clock, 50 * MINUTE)
    await sessions.turns.play(ask(0), match.id, "2", None)
    await pass_time(sessions, clock, 59 * MINUTE)
    assert (await sessions.matches.match(match.id)).to_move == (BEN,)
    await pass_time(sessions, clock, MINUTE)
    assert (await sessions.matches.match(match.id)).to_move == (CLEO,)


async def test_a_step_restarts_the_time_but_not_after_an_undo(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=HARD)
    await pass_time(sessions, clock, 40 * MINUTE)
    stepped = await sessions.turns.play(ask(0), match.id, "0", None)
    assert stepped.clocks[0].due == clock.now() + HOUR
    due = stepped.clocks[0].due
    await pass_time(sessions, clock, 30 * MINUTE)
    await sessions.turns.undo(ask(0), match.id, None)
    again = await sessions.turns.play(ask(0), match.id, "0", None)
    assert (again.to_move, again.clocks[0].due) == ((ADA,), due)


async def test_the_deadline_of_an_earlier_turn_does_nothing(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=HARD)
    old = DeadlineRow(match.id, "turn-0", match.version, clock.now() + HOUR)
    for number in range(3):
        match = await sessions.turns.play(ask(number), match.id, "1", None)
    clock.turn(30 * MINUTE)
    assert match.to_move == (ADA,)
    # The current turn's time is over too, but the old deadline does not belong to the current turn.
    late = Change(Command(clock.now() + 5 * HOUR), Heap(), match, match, SEALED, None, "")
    assert votes.end_time(late, ADA, old.version) is late
    assert votes.end_time(late, ADA, match.version) is not late
    await sessions.alarm.fire(old)
    assert await sessions.matches.match(match.id) == match
    # The current turn's deadline still exists.
    await pass_time(sessions, clock, 30 * MINUTE)
    assert (await sessions.matches.match(match.id)).to_move == (BEN,)


@on_each_database
async def test_a_move_at_the_same_time_as_its_deadline_is_made_once(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=HARD)
    clock.turn(HOUR)
    fired = DeadlineRow(match.id, "turn-0", match.version, clock.now())
    await asyncio.gather(
        sessions.turns.play(ask(0), match.id, "2", match.version),
        *(sessions.alarm.fire(fired) for _ in range(5)),
        return_exceptions=True,
    )
    await settle(sessions, clock)
    assert (await sessions.matches.match(match.id)).version == match.version + 1


async def test_members_who_move_at_the_same_time_have_separate_clocks(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, pace=HARD, game="together")
    assert [one.seat for one in match.clocks] == [ADA, BEN, CLEO]
    await pass_time(sessions, clock, 20 * MINUTE)
    await sessions.turns.play(ask(1), match.id, "0", None)
    await pass_time(sessions, clock, 40 * MINUTE)
    assert (await sessions.matches.match(match.id)).to_move == (BEN,)
    assert {notice.seat for notice in box.shown if notice.kind == "played"} == {ADA, CLEO}
    await pass_time(sessions, clock, 20 * MINUTE)
    assert (await sessions.matches.match(match.id)).to_move == (ADA, BEN, CLEO)


async def test_a_soft_limit_asks_the_others_once(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    match = await table(sessions, pace=SOFT)
    await pass_time(sessions, clock, HOUR + HOUR // 2, steps=3)
    asked = await sessions.matches.match(match.id)
    assert asked.version == match.version
    assert [(one.seat, one.since, one.votes) for one in asked.terms.asks] == [(ADA, match.version, ())]
    assert box.kinds().count("asked") == 1
    # A late move is still valid, and ends the vote.
    moved = await sessions.turns.play(ask(0), match.id, "1", asked.version)
    assert moved.terms.asks == ()
    with pytest.raises(SessionError, match="error-nothing-asked"):
        await sessions.votes.vote(ask(1), match.id, ADA, "skip")


async def test_a_vote_survives_a_restart(database_url: str) -> None:
    clock, box = TurnedClock(), NoticeBox()
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        match = await table(sessions, pace=SOFT)
        await pass_time(sessions, clock, HOUR)
        await sessions.votes.vote(ask(1), match.id, ADA, "skip")
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        assert len((await sessions.matches.match(match.id)).terms.asks[0].votes) == 1
        skipped = await sessions.votes.vote(ask(2), match.id, ADA, "skip")
        assert (skipped.entry.notation, skipped.entry.user, skipped.to_move) == ("1", None, (BEN,))
        await settle(sessions, clock)
    assert box.kinds() == ["asked", "skipped"]


@pytest.mark.parametrize(
    ("votes", "decision"),
    [
        (["skip", "skip"], "skip"),
        (["wait", "wait"], "wait"),
        (["give", "give"], "give"),
        (["skip", None, "skip"], "skip"),
        (["wait", "skip", "give"], "wait"),
        (["give", "skip", "skip"], "skip"),
        (["skip", "give"], None),
        (["give"], None),
    ],
)
async def test_more_than_half_of_the_others_decide(
    database_url: str, votes: list[Choice | None], decision: Choice | None
) -> None:
    """Of four members, three vote. When all have voted, the choice with most votes wins. In a tie, the milder choice
    wins.
    """
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        match = await table(sessions, seats=4, pace=SOFT)
        clock.turn(HOUR)
        await sessions.alarm.fire(DeadlineRow(match.id, "turn-0", match.version, clock.now()))
        for number, choice in enumerate(votes, 1):
            if choice is not None:
                match = await sessions.votes.vote(ask(number), match.id, ADA, choice)
        assert (len(match.terms.asks) == 0) == (decision is not None)
        assert (match.entry.kind == "move") == (decision == "skip")
        assert len(match.terms.offers) == (decision == "give")
        if decision in ("wait", "give"):
            assert match.clocks[0].due == clock.now() + HOUR


async def test_with_two_seated_the_other_member_decides_alone(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2, pace=SOFT)
    for count in range(1, 3):
        await pass_time(sessions, clock, HOUR)
        waited = await sessions.votes.vote(ask(1), match.id, ADA, "wait")
        assert (waited.terms.asks, waited.clocks[0].due) == ((), clock.now() + HOUR)
        await settle(sessions, clock)
        assert (box.kinds().count("asked"), box.last("waited").due) == (count, clock.now() + HOUR)


async def test_only_the_other_seated_members_may_vote(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=SOFT)
    with pytest.raises(SessionError, match="error-nothing-asked"):
        await sessions.votes.vote(ask(1), match.id, ADA, "wait")
    await pass_time(sessions, clock, HOUR)
    with pytest.raises(NotAllowed, match="error-own-vote"):
        await sessions.votes.vote(ask(0), match.id, ADA, "wait")
    with pytest.raises(NotSeated):
        await sessions.votes.vote(ask(3), match.id, ADA, "wait")
    await sessions.votes.vote(ask(1), match.id, ADA, "give")
    changed = await sessions.votes.vote(ask(1), match.id, ADA, "wait")
    assert [vote.choice for vote in changed.terms.asks[0].votes] == ["wait"]


async def test_the_vote_goes_on_when_a_voter_leaves(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=SOFT)
    await pass_time(sessions, clock, HOUR)
    await sessions.votes.vote(ask(1), match.id, ADA, "skip")
    left = await sessions.seats.resign(ask(2), match.id)
    assert (left.entry.kind, left.entry.user, left.to_move) == ("leave", 102, (BEN,))
    newest = (await sessions.matches.match(match.id)).entry
    assert (newest.kind, newest.user) == ("move", None)


async def test_there_is_no_vote_about_the_last_member(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=SOFT)
    alone = await sessions.seats.resign(ask(1), match.id)
    assert alone.phase is Phase.PLAYING
    await pass_time(sessions, clock, 5 * HOUR, steps=5)
    now = await sessions.matches.match(match.id)
    assert (now.terms.asks, now.clocks[0].due) == ((), clock.now() + HOUR)


async def test_a_new_pace_needs_the_agreement_of_all(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    match = await table(sessions, pace=SOFT)
    await sessions.proposals.propose(ask(0), match.id, HARD)
    await settle(sessions, clock)
    await sessions.proposals.answer(ask(1), match.id, True)
    still = await sessions.proposals.answer(ask(1), match.id, True)
    assert (still.terms.pace, still.version) == (SOFT, match.version)
    await pass_time(sessions, clock, 50 * MINUTE)
    agreed = await sessions.proposals.answer(ask(2), match.id, True)
    assert (agreed.terms.pace, agreed.terms.proposal) == (HARD, None)
    assert (agreed.entry.kind, agreed.entry.user, agreed.entry.notation) == ("pace", 102, HARD.notation)
    assert agreed.clocks[0].due == clock.now() + HOUR
    await pass_time(sessions, clock, HOUR)
    assert (await sessions.matches.match(match.id)).to_move == (BEN,)
    assert box.kinds() == ["proposed", "reminder", "agreed", "played"]
    with pytest.raises(SessionError, match="error-nothing-proposed"):
        await sessions.proposals.answer(ask(2), match.id, True)


async def test_one_member_can_refuse_a_proposal_and_an_unanswered_proposal_ends(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions)
    await sessions.proposals.propose(ask(0), match.id, HARD)
    await settle(sessions, clock)
    declined = await sessions.proposals.answer(ask(1), match.id, False)
    assert (declined.terms.proposal, declined.terms.pace) == (None, Pace())
    await sessions.proposals.propose(ask(0), match.id, HARD)
    await settle(sessions, clock)
    await pass_time(sessions, clock, 48 * HOUR)
    assert (await sessions.matches.match(match.id)).terms.proposal is None
    assert [kind for kind in box.kinds() if kind != "reminder"] == ["proposed", "declined", "proposed", "lapsed"]


async def test_a_proposal_is_agreed_on_when_the_last_undecided_member_leaves(
    sessions: Sessions, box: NoticeBox
) -> None:
    match = await table(sessions, pace=SOFT)
    await sessions.proposals.propose(ask(0), match.id, HARD)
    await sessions.proposals.answer(ask(1), match.id, True)
    agreed = await sessions.seats.resign(ask(2), match.id)
    assert (agreed.terms.pace, agreed.terms.proposal, agreed.entry.kind) == (HARD, None, "leave")
    newest = (await sessions.matches.match(match.id)).entry
    assert (newest.kind, newest.user) == ("pace", None)


async def test_an_agreed_pace_applies_before_a_vote_decided_at_the_same_time(
    sessions: Sessions, clock: TurnedClock
) -> None:
    """A member leaves. This decides both the pace and the vote: the longer pace applies, and no turn is skipped."""
    match = await table(sessions, pace=SOFT)
    await pass_time(sessions, clock, HOUR)
    await sessions.votes.vote(ask(1), match.id, ADA, "skip")
    await sessions.proposals.propose(ask(0), match.id, HARD)
    await sessions.proposals.answer(ask(1), match.id, True)
    left = await sessions.seats.resign(ask(2), match.id)
    assert (left.terms.pace, left.terms.asks, left.to_move) == (HARD, (), (ADA,))
    assert left.clocks[0].due == clock.now() + HOUR


async def test_a_proposal_stays_open_when_its_proposer_leaves(sessions: Sessions) -> None:
    match = await table(sessions, pace=SOFT)
    await sessions.proposals.propose(ask(0), match.id, HARD)
    await sessions.proposals.answer(ask(1), match.id, True)
    left = await sessions.seats.resign(ask(0), match.id)
    assert (left.terms.pace, left.terms.proposal is None) == (SOFT, False)


async def test_a_move_from_before_an_agreed_pace_can_be_taken_back(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    await sessions.turns.play(ask(0), match.id, "0", None)
    await sessions.proposals.propose(ask(0), match.id, SOFT)
    await sessions.proposals.answer(ask(1), match.id, True)
    undone = await sessions.turns.undo(ask(0), match.id, None)
    assert (undone.entry.kind, undone.entry.notation, undone.state) == ("undo", "0", match.state)
    assert undone.terms.pace == SOFT


async def test_in_the_lobby_the_host_sets_the_pace(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=2), pace=SOFT)
    await sessions.lobby.join(ask(1), match.id)
    with pytest.raises(NotAllowed, match="error-not-host-for-pace"):
        await sessions.proposals.propose(ask(1), match.id, HARD)
    assert (await sessions.proposals.propose(ask(0), match.id, HARD)).terms.pace == HARD
    with pytest.raises(SessionError, match="error-same-pace"):
        await sessions.proposals.propose(ask(0), match.id, HARD)
    assert (await sessions.lobby.begin(ask(0), match.id)).clocks[0].due is not None


async def test_limits_out_of_range_are_refused(sessions: Sessions) -> None:
    wrong = [Pace(limit=limit) for limit in (0, -HOUR, 15 * MINUTE - 1, 14 * DAY + 1)]
    for pace in wrong:
        with pytest.raises(OptionError, match="error-pace-range"):
            await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=2), pace=pace)
    match = await table(sessions)
    for pace in wrong:
        with pytest.raises(OptionError, match="error-pace-range"):
            await sessions.proposals.propose(ask(0), match.id, pace)


async def test_a_solo_match_has_no_limit(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(), pace=HARD)
    assert (match.terms.pace, match.clocks[0].due) == (Pace(), None)


async def test_a_match_that_is_over_has_no_deadlines_or_votes(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=SOFT, heap=4)
    await pass_time(sessions, clock, HOUR)
    await sessions.proposals.propose(ask(1), match.id, HARD)
    for number, count in ((0, "3"), (1, "1")):
        match = await sessions.turns.play(ask(number), match.id, count, None)
    assert (match.phase, match.clocks, replace(match.terms, ranks=(), begun=None, spoken=(), seal="")) == (
        Phase.OVER,
        (),
        type(match.terms)(pace=SOFT),
    )
    await pass_time(sessions, clock, 1)
    assert await sessions.database.read(next_due, DEADLINES) == clock.now() + HOUR  # puzzles are looked for
    assert (await sessions.reminders.waiting(100)).mine == ()


def test_choices_are_ordered_from_mild_to_severe() -> None:
    assert CHOICES == ("wait", "skip", "computer", "give")


async def test_a_refused_move_does_not_change_the_clock(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=SOFT)
    clock.turn(MINUTE)
    with pytest.raises(IllegalMove):
        await sessions.turns.play(ask(0), match.id, "9", None)
    assert (await sessions.matches.match(match.id)).clocks == match.clocks
