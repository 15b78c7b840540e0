"""Tests of planned turns and forced moves that must not be played, because something has happened since."""

from functools import partial

import msgspec
import pytest
from sqlalchemy import Executable, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.game import Seat, Step
from bot.sessions.model import Match, MemberSettings
from bot.sessions.play.presence import member_back, member_gone, reachable_again, unreachable
from bot.sessions.sessions import Sessions
from bot.storage.schema import log, planned_turns
from tests.databases import on_each_database
from tests.sessions.heap import Heap, HeapOptions, HeapState, Take
from tests.sessions.table import PLACE, TurnedClock, ask, sessions_on, set_member
from tests.sessions.test_plans import ADA, BEN, CLEO, begun, log_of, plan, plans_of, why


class Narrow(Heap):
    """A heap of which members take one stone, so that they never have a choice."""

    about = msgspec.structs.replace(Heap.about, key="narrow")

    def legal_moves(self, state: HeapState, seat: Seat) -> tuple[Take, ...]:
        return (Take(1),)


async def _narrow(sessions: Sessions) -> Match:
    """Return a match of three in which Ada is to move, and Ben wants his only legal move to be played."""
    await set_member(sessions, BEN, MemberSettings(forced=True))
    match = await sessions.lobby.open(ask(0), PLACE, "narrow", HeapOptions(30, 3))
    for number in (1, 2):
        await sessions.lobby.join(ask(number), match.id)
    return await sessions.lobby.begin(ask(0), match.id)


async def _write(sessions: Sessions, match: Match, statement: Executable) -> None:
    """Write to the database beside the bot, which then reads the match again."""

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(statement)

    await sessions.database.run(write)
    sessions.matches.drop([match.id])


async def test_the_next_planned_turn_is_not_played_in_a_turn_that_goes_on(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a tile comes up that must be laid: what follows was planned for another position."""
    match = await begun(sessions, 3)
    await plan(sessions, match, 1, "1")
    await plan(sessions, match, 1, "2")
    honest = Heap.apply

    def keep_turn(self: Heap, state: HeapState, seat: Seat, move: Take) -> Step[HeapState]:
        step = honest(self, state, seat, move)
        goes_on = seat == 1 and move == Take(1)
        return msgspec.structs.replace(step, state=msgspec.structs.replace(step.state, turn=seat)) if goes_on else step

    monkeypatch.setattr(Heap, "apply", keep_turn)
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await log_of(sessions, match) == [("move", ADA, "1"), ("move", BEN, "1")]
    assert await why(sessions, match, 1) == "revealed"


# -- a seat that others may take ---------------------------------------------------------------------------------------


async def test_the_plan_of_a_member_who_has_left_the_server_is_withdrawn(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    await plan(sessions, match, 1, "1")
    gone = await sessions.matches.change(match.id, partial(member_gone, user=BEN))
    await sessions.turns.play(ask(0), match.id, "1", None)
    after = await sessions.matches.match(match.id)
    assert await log_of(sessions, match) == [("move", ADA, "1")]
    assert after.terms.vacant_until(Seat(1)) == gone.terms.vacant_until(Seat(1)) is not None
    await sessions.matches.change(match.id, partial(member_back, user=BEN))
    assert await why(sessions, match, 1) == "left"


async def test_a_plan_does_not_withdraw_the_offer_of_the_seat(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    await plan(sessions, match, 1, "1")
    await sessions.seats.hand_on(ask(1), match.id, None, for_good=True)
    await sessions.turns.play(ask(0), match.id, "1", None)
    after = await sessions.matches.match(match.id)
    assert await log_of(sessions, match) == [("move", ADA, "1")]
    assert after.terms.offer_of(Seat(1)) is not None
    assert await why(sessions, match, 1) == "offered"


@pytest.mark.parametrize("left", [True, False])
async def test_no_only_move_is_played_for_a_seat_that_others_may_take(
    left: bool, database_url: str, clock: TurnedClock
) -> None:
    async with sessions_on(database_url, clock, more=(Narrow(),)) as sessions:
        match = await _narrow(sessions)
        if left:
            await sessions.matches.change(match.id, partial(member_gone, user=BEN))
        else:
            await sessions.seats.hand_on(ask(1), match.id, None, for_good=True)
        await sessions.turns.play(ask(0), match.id, "1", None)
        after = await sessions.matches.match(match.id)
        assert await log_of(sessions, match) == [("move", ADA, "1")]
        assert after.terms.offer_of(Seat(1)) is not None


# -- what the member has not seen --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sees", "played"), [(False, False), (True, True)])
async def test_only_who_plans_from_a_panel_has_seen_what_came_up_since_the_earlier_turn(
    sees: bool, played: bool, sessions: Sessions
) -> None:
    match = await begun(sessions, 3)
    await plan(sessions, match, 2, "1")
    shown = await sessions.turns.play(ask(0), match.id, "3", None)
    await sessions.planned_turns.add(ask(2), match.id, ["1"], shown.version if sees else None)
    await sessions.turns.play(ask(1), match.id, "1", None)
    assert (("move", CLEO, "1") in await log_of(sessions, match)) is played
    assert await why(sessions, match, 2) == ("" if played else "revealed")


async def test_a_turn_that_was_begun_before_something_came_up_is_not_played(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    await plan(sessions, match, 2, "0")
    await sessions.turns.play(ask(0), match.id, "3", None)
    await plan(sessions, match, 2, "1")
    assert [one.moves for one in (await plans_of(sessions, match, 2))[0]] == [("0", "1")]
    await sessions.turns.play(ask(1), match.id, "1", None)
    assert await why(sessions, match, 2) == "revealed"


@on_each_database
async def test_events_that_cannot_be_read_may_have_revealed_something(sessions: Sessions) -> None:
    match = await begun(sessions, 3)
    await plan(sessions, match, 2, "1")
    await sessions.turns.play(ask(0), match.id, "1", None)
    await _write(sessions, match, update(log).where(log.c.kind == "move").values(events=b"[7]", rules_version=1))
    await sessions.turns.play(ask(1), match.id, "1", None)
    assert await why(sessions, match, 2) == "revealed"


@on_each_database
async def test_a_reason_of_a_newer_version_of_the_bot_is_left_out(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "1")
    await _write(sessions, match, update(planned_turns).values(why="newer"))
    assert await plans_of(sessions, match, 1) == ((), None)
    assert await sessions.planned_turns.everywhere(BEN) == {}
    after = await sessions.turns.play(ask(0), match.id, "1", None)
    assert after.to_move == (1,)


# -- turns that are over -----------------------------------------------------------------------------------------------


async def test_a_move_while_nobody_can_play_drops_the_plan_of_this_turn(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "2")
    await sessions.matches.change(match.id, partial(unreachable, why="guild"))
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    assert await plans_of(sessions, match, 1) == ((), None)
    await sessions.matches.change(match.id, reachable_again)
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await log_of(sessions, match) == [("move", ADA, "1"), ("move", BEN, "1"), ("move", ADA, "1")]


async def test_a_plan_waits_until_the_match_can_be_played_again(sessions: Sessions) -> None:
    match = await begun(sessions)
    await plan(sessions, match, 1, "2")
    await sessions.matches.change(match.id, partial(unreachable, why="guild"))
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await log_of(sessions, match) == [("move", ADA, "1")]
    await sessions.matches.change(match.id, reachable_again)
    assert await log_of(sessions, match) == [("move", ADA, "1"), ("move", BEN, "2")]


async def test_a_forced_move_that_was_taken_back_stays_so_when_another_leaves(
    database_url: str, clock: TurnedClock
) -> None:
    async with sessions_on(database_url, clock, more=(Narrow(),)) as sessions:
        match = await _narrow(sessions)
        await sessions.turns.play(ask(0), match.id, "1", None)
        await sessions.turns.undo(ask(1), match.id, None)
        await sessions.seats.resign(ask(2), match.id)
        assert (await sessions.matches.match(match.id)).to_move == (1,)
        assert [one[:2] for one in await log_of(sessions, match)] == [
            ("move", ADA),
            ("move", BEN),
            ("undo", BEN),
            ("leave", CLEO),
        ]
