"""Tests of planned turns: when they are played, when the bot withdraws them, and that nobody else learns of them."""

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.game import Seat, Step
from bot.errors import IllegalMove, NotAllowed, NotKept, NotSeated, NotYourTurn, StaleBoard
from bot.sessions.leaving import end
from bot.sessions.model import Match, MemberSettings, Phase
from bot.sessions.pace import DAY, Pace
from bot.sessions.planned import MOST_TURNS, PlannedTurn, Plans, Why
from bot.sessions.sessions import Sessions
from bot.sessions.stand_ins import cover
from bot.storage import planned, reads
from bot.storage.set_back import set_back
from bot.storage.writer import Publish
from bot.storage.writes import Writes
from tests.databases import on_each_database
from tests.sessions.heap import Heap, HeapOptions, HeapState, Take
from tests.sessions.notice_box import pass_time, table
from tests.sessions.table import PLACE, Heard, TurnedClock, ask, sessions_on, set_member
from tests.sessions.test_play import heap_of, relay, solo

ADA, BEN, CLEO = 100, 101, 102


async def begun(sessions: Sessions, seats: int = 2, heap: int = 30) -> Match:
    """Return a match in which it is the turn of Ada, then of Ben."""
    match = await relay(sessions, seats, heap)
    assert match.to_move == (0,)
    return match


async def plan(sessions: Sessions, match: Match, number: int, *moves: str) -> Match:
    return await sessions.planned_turns.add(ask(number), match.id, moves, None)


async def plans_of(sessions: Sessions, match: Match, number: int) -> tuple[Plans, PlannedTurn | None]:
    return await sessions.planned_turns.of_member(ask(number), match.id)


async def why(sessions: Sessions, match: Match, number: int) -> Why:
    """Return why the bot has withdrawn what a member had planned; "" if it has not, or if a turn is still planned."""
    kept, gone = await plans_of(sessions, match, number)
    return "" if kept or gone is None else gone.why


async def log_of(sessions: Sessions, match: Match) -> list[tuple[str, int | None, str]]:
    rows = await sessions.database.read(reads.whole_log, match.id)
    return [(row.kind, row.user_id, row.notation) for row in rows if row.kind in ("move", "undo", "leave")]


@on_each_database
async def test_a_planned_turn_is_played_in_the_commit_that_hands_the_turn_on(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "0", "2")
    heard = Heard(sessions)
    answer = await sessions.turns.play(ask(0), match.id, "1", None)
    assert answer.entry.notation == "1"  # Ada reads of her own move
    after = await sessions.matches.match(match.id)
    assert await log_of(sessions, match) == [("move", ADA, "1"), ("move", BEN, "0"), ("move", BEN, "2")]
    assert after.to_move == (0,)
    assert [one.version for one in heard.matches] == [after.version]  # announced once, as a whole
    assert await plans_of(sessions, match, 1) == ((), None)


async def test_a_planned_turn_survives_a_restart_and_is_played_once(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "2")
    sessions.matches.drop([match.id])
    await sessions.turns.play(ask(0), match.id, "1", None)
    sessions.matches.drop([match.id])
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await log_of(sessions, match) == [("move", ADA, "1"), ("move", BEN, "2"), ("move", ADA, "1")]
    assert (await sessions.matches.match(match.id)).to_move == (1,)


async def test_a_plan_whose_commit_gets_no_answer_is_told_as_kept(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot reads what is stored. It has the plans of several seats in another order than the database."""
    match = await begun(sessions, 3)
    await plan(sessions, match, 2, "1")
    honest = sessions.database.write

    async def unanswered(rows: Writes, publish: Publish | None = None) -> None:
        await honest(rows)
        raise NotKept("error-storage")

    monkeypatch.setattr(sessions.database, "write", unanswered)
    await plan(sessions, match, 1, "2")
    (kept,), _ = await plans_of(sessions, match, 1)
    assert kept.moves == ("2",)


async def test_a_plan_that_was_lost_in_doubt_is_kept_when_its_press_comes_again(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, press = await begun(sessions, 3), ask(2)
    planning = partial(sessions.planned_turns.add, press, match.id, ["1"], None)

    async def lost(*_: object, **__: object) -> None:
        raise NotKept("error-storage")

    with monkeypatch.context() as fault:
        fault.setattr(sessions.database, "write", lost)
        fault.setattr(sessions.database, "read_last", lost)
        with pytest.raises(NotKept, match="error-in-doubt"):
            await planning()
    await planning()
    (kept,), _ = await plans_of(sessions, match, 2)
    assert kept.moves == ("1",)


async def test_planning_changes_nothing_that_others_could_notice(sessions: Sessions) -> None:
    match = await begun(sessions)
    before, heard = await sessions.matches.match(match.id), Heard(sessions)
    rows = await sessions.database.read(reads.snapshot, match.id)
    await plan(sessions, match, 1, "2")
    await sessions.planned_turns.require(ask(1), match.id, 0, 1, careful=True)
    after = await sessions.matches.match(match.id)
    stored = await sessions.database.read(reads.snapshot, match.id)
    assert rows is not None
    assert stored is not None
    assert (after, heard.matches) == (before, [])
    assert replace(stored, planned=()) == rows
    for other in (0, 2):
        assert await plans_of(sessions, match, other) == ((), None)
        assert await sessions.planned_turns.everywhere(100 + other) == {}


async def test_nothing_is_played_after_something_that_the_plan_does_not_allow_for(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "1")
    await sessions.turns.play(ask(0), match.id, "3", None)
    assert await log_of(sessions, match) == [("move", ADA, "3")]
    assert await why(sessions, match, 1) == "revealed"
    assert (await sessions.matches.match(match.id)).to_move == (1,)


@pytest.mark.parametrize(("careful", "told"), [(True, "revealed"), (False, "")])
async def test_a_careful_plan_allows_for_less(careful: bool, told: Why, sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "1")
    await sessions.planned_turns.require(ask(1), match.id, 0, 1, careful=careful)
    await sessions.turns.play(ask(0), match.id, "2", None)
    assert await why(sessions, match, 1) == told
    assert len(await log_of(sessions, match)) == (1 if careful else 2)


async def test_what_was_seen_before_the_plan_does_not_matter(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    await sessions.turns.play(ask(0), match.id, "3", None)
    await plan(sessions, match, 2, "1")
    await sessions.turns.play(ask(1), match.id, "1", None)
    assert await log_of(sessions, match) == [("move", ADA, "3"), ("move", BEN, "1"), ("move", CLEO, "1")]


async def test_an_illegal_turn_is_withdrawn_as_a_whole_and_its_member_is_to_move(sessions: Sessions) -> None:
    match = await begun(sessions, heap=3)
    await plan(sessions, match, 1, "0", "2")
    await sessions.turns.play(ask(0), match.id, "2", None)
    assert await log_of(sessions, match) == [("move", ADA, "2")]
    assert await why(sessions, match, 1) == "illegal"
    gone = (await plans_of(sessions, match, 1))[1]
    assert gone is not None
    assert gone.moves == ("0", "2")


async def test_a_turn_that_would_make_too_few_points_is_withdrawn(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "2")
    assert (await plans_of(sessions, match, 1))[0][0].least == 2  # what it makes now
    await sessions.planned_turns.require(ask(1), match.id, 0, 3, careful=False)
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await why(sessions, match, 1) == "points"


async def test_what_is_not_planned_to_its_end_is_not_played(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "0")
    assert not (await plans_of(sessions, match, 1))[0][0].whole
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await why(sessions, match, 1) == "unfinished"
    assert len(await log_of(sessions, match)) == 1


async def test_three_turns_can_be_planned_and_each_waits_for_its_own(sessions: Sessions) -> None:
    match = await begun(sessions)
    for move in ("1", "2", "1"):
        await plan(sessions, match, 1, move)
    with pytest.raises(NotAllowed, match="plan-error-full"):
        await plan(sessions, match, 1, "1")
    for number in range(MOST_TURNS):
        assert len((await plans_of(sessions, match, 1))[0]) == MOST_TURNS - number
        await sessions.turns.play(ask(0), match.id, "1", None)
    ben = [notation for _, user, notation in await log_of(sessions, match) if user == BEN]
    assert ben == ["1", "2", "1"]
    assert await plans_of(sessions, match, 1) == ((), None)


async def test_no_turn_is_planned_after_one_that_reveals_something(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "3")
    with pytest.raises(NotAllowed, match="plan-error-full"):
        await plan(sessions, match, 1, "1")


async def test_all_later_turns_go_with_one_that_is_withdrawn(sessions: Sessions) -> None:
    match = await begun(sessions)
    for move in ("1", "2"):
        await plan(sessions, match, 1, move)
    await sessions.turns.play(ask(0), match.id, "3", None)
    kept, gone = await plans_of(sessions, match, 1)
    assert kept == ()
    assert gone is not None
    assert gone.moves == ("1",)


async def test_what_was_withdrawn_is_told_until_the_member_moves_or_plans_anew(sessions: Sessions) -> None:
    match = await begun(sessions)
    for again in (False, True):
        await plan(sessions, match, 1, "1")
        await sessions.turns.play(ask(0), match.id, "3", None)
        assert await why(sessions, match, 1) == "revealed"
        assert {*(await sessions.planned_turns.everywhere(BEN))} == {match.id}
        await sessions.turns.play(ask(1), match.id, "1", None)
        assert await plans_of(sessions, match, 1) == ((), None), again


async def played(sessions: Sessions, match: Match, number: int) -> list[tuple[str, ...]]:
    """Return the moves of the turns that the bot has played and a member may not know of."""
    settled = await sessions.planned_turns.settled(ask(number), match.id)
    return [one.moves for one in settled if one.why == "played"]


async def test_what_was_played_is_kept_for_its_member_until_they_move(sessions: Sessions) -> None:
    match = await begun(sessions)
    for move in ("1", "2"):
        await plan(sessions, match, 1, move)
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await played(sessions, match, 1) == [("1",)]
    assert [one.moves for one in (await plans_of(sessions, match, 1))[0]] == [("2",)]
    await plan(sessions, match, 1, "1")  # by a command, which shows no panel before
    sessions.matches.drop([match.id])
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await played(sessions, match, 1) == [("1",), ("2",)]
    await sessions.turns.play(ask(0), match.id, "3", None)  # so the third one is not played
    assert await played(sessions, match, 1) == [("1",), ("2",)]
    assert await why(sessions, match, 1) == "revealed"
    assert await played(sessions, match, 0) == []
    await sessions.turns.play(ask(1), match.id, "1", None)
    assert await sessions.planned_turns.settled(ask(1), match.id) == ()


async def test_only_the_newest_turns_that_were_played_are_kept(sessions: Sessions) -> None:
    match = await begun(sessions)
    for move in ("1", "2", "1", "2"):
        await plan(sessions, match, 1, move)
        await sessions.turns.play(ask(0), match.id, "1", None)
    assert await played(sessions, match, 1) == [("2",), ("1",), ("2",)]


async def test_a_planned_turn_that_was_taken_back_was_not_played(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "1")
    await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.turns.undo(ask(1), match.id, None)
    assert await played(sessions, match, 1) == []


async def test_a_panel_has_told_what_was_played_before_the_next_plan(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "1")
    await sessions.turns.play(ask(0), match.id, "1", None)
    now = await sessions.matches.match(match.id)
    await sessions.planned_turns.add(ask(1), match.id, ("1",), now.version)
    assert await played(sessions, match, 1) == []


async def test_a_member_withdraws_what_they_have_planned(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "1")
    await sessions.planned_turns.withdraw(ask(1), match.id)
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert len(await log_of(sessions, match)) == 1
    assert await plans_of(sessions, match, 1) == ((), None)
    with pytest.raises(NotAllowed, match="plan-error-gone"):
        await sessions.planned_turns.require(ask(1), match.id, 0, 0, careful=False)


async def test_who_is_to_move_or_watches_or_plays_alone_plans_nothing(sessions: Sessions) -> None:
    match = await begun(sessions)
    with pytest.raises(NotYourTurn):
        await plan(sessions, match, 0, "1")
    with pytest.raises(NotSeated):
        await plan(sessions, match, 2, "1")
    alone = await solo(sessions)
    with pytest.raises(NotYourTurn):
        await plan(sessions, alone, 0, "1")
    with pytest.raises(IllegalMove):
        await plan(sessions, match, 1, "9")
    with pytest.raises(StaleBoard):
        await sessions.planned_turns.add(ask(1), match.id, ["1"], match.version - 1)


async def test_an_undo_of_another_keeps_the_plan_and_an_undo_to_the_own_turn_withdraws_it(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    await plan(sessions, match, 2, "1")
    await sessions.turns.play(ask(0), match.id, "2", None)
    await sessions.turns.undo(ask(0), match.id, None)
    assert len((await plans_of(sessions, match, 2))[0]) == 1
    await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.turns.play(ask(1), match.id, "1", None)
    assert [user for _, user, _ in await log_of(sessions, match)] == [ADA, ADA, ADA, BEN, CLEO]
    await plan(sessions, match, 2, "2")
    await sessions.turns.undo(ask(2), match.id, None)
    assert (await sessions.matches.match(match.id)).to_move == (2,)
    assert await why(sessions, match, 2) == "undo"


async def test_the_member_may_take_back_a_planned_turn_and_the_one_before_may_not(sessions: Sessions) -> None:
    """Otherwise the one before would see what was planned, and then move differently."""
    match = await begun(sessions)
    await plan(sessions, match, 1, "1")
    await sessions.turns.play(ask(0), match.id, "1", None)
    after = await sessions.matches.match(match.id)
    assert after.can_undo == 1
    back = await sessions.turns.undo(ask(1), match.id, None)
    assert (back.to_move, heap_of(back).heap) == ((1,), 29)


async def test_who_leaves_takes_their_plans_with_them(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    await plan(sessions, match, 1, "1")
    await sessions.seats.resign(ask(1), match.id)
    assert await sessions.database.read(planned.of_member, BEN) == ()
    await plan(sessions, match, 2, "1")
    await sessions.seats.resign(ask(0), match.id)  # and so hands the turn on
    assert await log_of(sessions, match) == [("leave", BEN, ""), ("leave", ADA, ""), ("move", CLEO, "1")]


async def test_no_row_stays_when_a_match_ends(sessions: Sessions) -> None:
    match = await begun(sessions, heap=1)
    await plan(sessions, match, 1, "1")
    after = await sessions.turns.play(ask(0), match.id, "1", None)
    assert after.phase is Phase.OVER
    assert await sessions.database.read(planned.of_member, BEN) == ()


async def test_a_stand_in_does_not_play_what_another_has_planned(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    await plan(sessions, match, 1, "2")
    await sessions.matches.change(match.id, lambda change: cover(change, change.match.seats[1].seat))
    assert await why(sessions, match, 1) == "seat"
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert ("move", BEN, "2") not in await log_of(sessions, match)


async def test_a_move_of_the_clock_hands_the_turn_on_to_a_plan(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=Pace(limit=DAY, hard=True))
    await plan(sessions, match, 1, "2")
    await pass_time(sessions, clock, DAY)
    after = await sessions.matches.match(match.id)
    assert await log_of(sessions, match) == [("move", None, "1"), ("move", BEN, "2")]
    assert [one.seat for one in after.clocks] == [0]
    assert after.clocks[0].due == clock.now() + DAY


async def test_a_plan_from_before_a_restored_backup_is_withdrawn(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "1")

    async def restored(connection: AsyncConnection) -> None:

        await set_back(connection, 1_800_000_000_000)

    await sessions.database.run(restored)
    sessions.matches.drop([match.id])
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await why(sessions, match, 1) == "restored"


@on_each_database
async def test_plans_are_exported_and_deleted_with_their_member(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    await plan(sessions, match, 1, "0", "2")
    assert b"0; 2" in await sessions.privacy.export(BEN)
    assert b"0; 2" not in await sessions.privacy.export(ADA)
    await sessions.privacy.forget(BEN)
    assert await sessions.database.read(planned.of_member, BEN) == ()


@on_each_database
async def test_a_plan_and_the_move_before_it_at_the_same_moment(sessions: Sessions) -> None:
    """Either the plan comes first and is played, or it is refused, because it is the member's turn already."""
    for _ in range(10):
        match = await begun(sessions)
        results: Sequence[Match | BaseException] = await asyncio.gather(
            plan(sessions, match, 1, "2"),
            sessions.turns.play(ask(0), match.id, "1", None),
            return_exceptions=True,
        )
        played = [notation for _, user, notation in await log_of(sessions, match) if user == BEN]
        assert played == ([] if isinstance(results[0], NotYourTurn) else ["2"])
        stored = await sessions.database.read(planned.of_member, BEN)
        assert [row.why for row in stored] == ["played"] * len(played)
        await sessions.matches.change(match.id, end)


# -- forced moves ------------------------------------------------------------------------------------------------------


class OneWay(Heap):
    """A heap of which members take one stone. Of five they may take two, and the last three at once, which reveals."""

    about = msgspec.structs.replace(Heap.about, key="oneway")

    def legal_moves(self, state: HeapState, seat: Seat) -> Iterable[Take]:
        return (Take(1 if state.heap > 3 else 3),) if state.heap != 5 else (Take(1), Take(2))


@pytest.mark.parametrize("wanted", [True, False])
async def test_an_only_move_is_played_for_members_who_want_this(
    wanted: bool, database_url: str, clock: TurnedClock
) -> None:
    async with sessions_on(database_url, clock, more=(OneWay(),)) as sessions:
        for user in (ADA, BEN):
            await set_member(sessions, user, MemberSettings(forced=wanted))
        match = await sessions.lobby.open(ask(0), PLACE, "oneway", HeapOptions(8, 2))
        await sessions.lobby.join(ask(1), match.id)
        match = await sessions.lobby.begin(ask(0), match.id)
        heap = heap_of(match).heap
        if not wanted:
            assert heap == 8
            return
        # From eight stones on there is one way, and of five there are two.
        assert heap == 5
        assert [user for _, user, _ in await log_of(sessions, match)] == [ADA, BEN, ADA]
        assert match.to_move == (1,)
        await sessions.turns.undo(ask(0), match.id, None)  # is not played again at once
        assert heap_of(await sessions.matches.match(match.id)).heap == 6


async def test_an_only_move_that_reveals_something_waits_for_its_member(database_url: str, clock: TurnedClock) -> None:
    async with sessions_on(database_url, clock, more=(OneWay(),)) as sessions:
        await set_member(sessions, ADA, MemberSettings(forced=True))
        match = await sessions.lobby.open(ask(0), PLACE, "oneway", HeapOptions(3, 2))
        await sessions.lobby.join(ask(1), match.id)
        match = await sessions.lobby.begin(ask(0), match.id)
        assert await log_of(sessions, match) == []


class Steps(OneWay):
    """A heap whose turns have several steps: who leaves seven or six stones goes on. Of seven they take one."""

    about = msgspec.structs.replace(Heap.about, key="steps")

    def legal_moves(self, state: HeapState, seat: Seat) -> Iterable[Take]:
        return (Take(1),) if state.heap == 7 else (Take(1), Take(2))

    def apply(self, state: HeapState, seat: Seat, move: Take) -> Step[HeapState]:
        step = super().apply(state, seat, move)
        goes_on = step.state.heap in (7, 6)
        return Step(msgspec.structs.replace(step.state, turn=seat), step.events) if goes_on else step


async def test_who_has_moved_knows_that_their_turn_goes_on_after_an_only_move(
    database_url: str, clock: TurnedClock
) -> None:
    async with sessions_on(database_url, clock, more=(Steps(),)) as sessions:
        await set_member(sessions, ADA, MemberSettings(forced=True))
        match = await sessions.lobby.open(ask(0), PLACE, "steps", HeapOptions(8, 2))
        await sessions.lobby.join(ask(1), match.id)
        match = await sessions.lobby.begin(ask(0), match.id)
        match = await sessions.turns.play(ask(0), match.id, "1", None)
        assert (heap_of(match).heap, match.to_move) == (6, (0,))
        assert match.uncalled == ()


async def test_what_was_played_is_forgotten_when_another_member_gets_the_seat(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    await plan(sessions, match, 1, "2")
    await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.matches.change(match.id, lambda change: cover(change, change.match.seats[1].seat))
    assert await played(sessions, match, 1) == [("2",)]  # a computer player keeps the seat for its member
    await sessions.seats.come_back(ask(1), match.id)
    assert await played(sessions, match, 1) == [("2",)]
    await sessions.seats.hand_on(ask(1), match.id, None)
    await sessions.seats.take(ask(3), match.id)
    assert await sessions.database.read(planned.of_member, BEN) == ()
