"""Tests of faults in which the bot cannot get a match from the database: it never treats the match as missing."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

import pytest
from sqlalchemy import delete, select, update

from bot.errors import NothingToUndo, NotKept, StorageError, Unreadable
from bot.sessions.model import Match, MemberSettings, Phase
from bot.sessions.pace import DAY, HOUR, Pace
from bot.sessions.sessions import Sessions
from bot.storage import reads, schema
from bot.storage.rows import DeadlineRow
from bot.storage.store import Connection, Store
from bot.storage.writes import Writes
from tests.databases import on_each_database
from tests.sessions.heap import Heap, HeapOptions
from tests.sessions.notice_box import table
from tests.sessions.table import PLACE, TurnedClock, ask, set_member

pytestmark = pytest.mark.slow

P = ParamSpec("P")
T = TypeVar("T")

NEWER_RULES = 99


class Failing(Store):
    """A database in which a test chooses the calls that fail.

    fails: returns whether a call fails. It gets (function, arguments) for a read and (None, rows) for a write.
    """

    fails: Callable[[object, tuple[Any, ...]], bool] | None = None

    async def read(
        self, query: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        self._check(query, args)
        return await super().read(query, *args, **kwargs)

    async def write(self, writes: Writes, publish: Callable[[], None] | None = None) -> None:
        self._check(None, tuple(writes))
        await super().write(writes, publish)

    def _check(self, query: object, args: tuple[Any, ...]) -> None:
        if self.fails is not None and self.fails(query, args):
            raise StorageError("planted: no answer")

    @contextmanager
    def failing(self, fails: Callable[[object, tuple[Any, ...]], bool]) -> Iterator[None]:
        """Let the calls fail for which `fails` returns True, until the block ends."""
        self.fails = fails
        try:
            yield
        finally:
            self.fails = None

    def without(self, match: Match) -> Any:
        """Let all calls fail that read or store this match."""

        def fails(query: object, args: tuple[Any, ...]) -> bool:
            return match.id in args or any(match.id in row.values.values() for row in args if query is None)

        return self.failing(fails)


@pytest.fixture
async def store(database_url: str, clock: TurnedClock) -> AsyncIterator[Failing]:
    store = await Failing.open(database_url, clock)
    assert isinstance(store, Failing)
    yield store
    await store.close()


def sessions_without_timers(store: Store, clock: TurnedClock) -> Sessions:
    return Sessions(store, clock, {"heap": Heap()}, seeds=lambda: 2**64 - 2)


@pytest.fixture
def sessions(store: Failing, clock: TurnedClock) -> Sessions:
    return sessions_without_timers(store, clock)


async def two_tables(sessions: Sessions) -> tuple[Match, Match]:
    """Return two matches of Ada and Ben, in the order in which the database reads them."""
    first = await table(sessions, seats=2)
    second = await table(sessions, seats=2, channel=11)
    return (first, second) if first.id < second.id else (second, first)


async def make_unreadable(sessions: Sessions, match: Match) -> None:
    change = update(schema.matches).where(schema.matches.c.id == match.id).values(rules_version=NEWER_RULES)
    await sessions.database.run(lambda connection: connection.execute(change))
    sessions.matches.drop([match.id])


async def lose_entry(sessions: Sessions, match: Match, version: int) -> None:
    """Delete a log entry, as a damaged page of the database or of its index does."""
    log = schema.log
    loss = delete(log).where(log.c.match_id == match.id, log.c.version == version)
    await sessions.database.run(lambda connection: connection.execute(loss))
    sessions.matches.drop([match.id])


async def free_seats(sessions: Sessions, match: Match) -> list[str]:
    return [offer.why for offer in (await sessions.matches.match(match.id)).terms.offers]


async def test_a_member_is_missed_until_their_return_is_stored_in_every_match(
    store: Failing, sessions: Sessions
) -> None:
    first, second = await two_tables(sessions)
    await sessions.presence.member_gone(1, 100)
    with store.without(first), pytest.raises(NotKept):
        await sessions.presence.member_seen(1, 100)
    assert (await free_seats(sessions, first), await free_seats(sessions, second)) == (["left"], [])
    (back,) = await sessions.presence.member_seen(1, 100)
    assert (back.id, back.terms.offers) == (first.id, ())
    assert await sessions.presence.member_seen(1, 100) == ()


async def test_a_member_stays_missed_if_not_all_seats_could_be_freed(store: Failing, sessions: Sessions) -> None:
    first, second = await two_tables(sessions)
    with store.without(first), pytest.raises(NotKept):
        await sessions.presence.member_gone(1, 100)
    assert await free_seats(sessions, second) == ["left"]
    assert [match.id for match in await sessions.presence.member_seen(1, 100)] == [second.id]


async def test_a_start_keeps_missing_members_missed(store: Failing, sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2)
    await sessions.presence.member_gone(1, 100)
    restarted = sessions_without_timers(store, clock)
    with store.without(match), pytest.raises(NotKept):
        await restarted.presence.start()
    await restarted.presence.start()
    assert [match.id for match in await restarted.presence.member_seen(1, 100)] == [match.id]


async def test_an_unreadable_match_does_not_stop_a_start_from_finding_missing_members(
    store: Failing, sessions: Sessions, clock: TurnedClock
) -> None:
    first, second = await two_tables(sessions)
    await sessions.presence.member_gone(1, 100)
    await make_unreadable(sessions, first)
    restarted = sessions_without_timers(store, clock)
    await restarted.presence.start()
    assert [match.id for match in await restarted.presence.member_seen(1, 100)] == [second.id]


@pytest.mark.parametrize("lost", [0, 1])
async def test_a_match_that_has_lost_a_seat_does_not_stop_the_others_of_its_server(
    sessions: Sessions, lost: int
) -> None:
    first, second = await two_tables(sessions)
    await sessions.presence.guild_gone(1)
    seats = schema.seats
    loss = delete(seats).where(seats.c.match_id == first.id, seats.c.seat == lost)
    await sessions.database.run(lambda connection: connection.execute(loss))
    sessions.matches.drop([first.id])
    (back,) = await sessions.presence.guild_back(1)
    assert (back.id, back.terms.unreachable) == (second.id, None)
    with pytest.raises(Unreadable, match="error-damaged"):
        await sessions.matches.match(first.id)


async def test_a_match_whose_newest_entry_is_lost_does_not_stop_the_others_of_its_server(sessions: Sessions) -> None:
    first, second = await two_tables(sessions)
    await sessions.presence.guild_gone(1)
    await lose_entry(sessions, first, first.version)
    (back,) = await sessions.presence.guild_back(1)
    assert (back.id, back.terms.unreachable) == (second.id, None)
    assert await sessions.turns.end(ask(3), first.id) is None
    assert (await sessions.matches.match(first.id)).phase is Phase.CANCELLED


async def test_a_database_fault_does_not_separate_a_match_of_a_deleted_thread_from_its_channel(
    store: Failing, sessions: Sessions
) -> None:
    match = await table(sessions, seats=2)
    with store.failing(lambda query, _: query is reads.open_match), pytest.raises(NotKept):
        await sessions.presence.channel_gone(1, PLACE.channel, parent=9)
    assert (await sessions.matches.match(match.id)).terms.unreachable is None
    (moved,) = await sessions.presence.channel_gone(1, PLACE.channel, parent=9)
    assert (moved.place.channel, moved.terms.unreachable) == (9, None)


async def test_a_match_that_cannot_be_stored_does_not_keep_others_in_a_deleted_channel(
    store: Failing, sessions: Sessions
) -> None:
    table_match = await table(sessions, seats=2)
    solo = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    first, second = sorted((table_match, solo), key=lambda match: match.id)
    with store.without(first), pytest.raises(NotKept):
        await sessions.presence.channel_gone(1, PLACE.channel)
    assert (await sessions.matches.match(second.id)).terms.unreachable == "channel"
    assert [match.id for match in await sessions.presence.channel_gone(1, PLACE.channel)] == [first.id]


async def test_a_match_that_cannot_be_stored_does_not_affect_others_of_a_lost_server(
    store: Failing, sessions: Sessions
) -> None:
    first, second = await two_tables(sessions)
    with store.without(first), pytest.raises(NotKept):
        await sessions.presence.guild_gone(1)
    assert (await sessions.matches.match(second.id)).terms.unreachable == "guild"
    assert [match.id for match in await sessions.presence.guild_gone(1)] == [first.id]


async def test_a_moderator_is_not_told_that_there_is_no_table_to_move(store: Failing, sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    sessions.matches.drop([match.id])
    with store.without(match), pytest.raises(NotKept):
        await sessions.presence.open_tables(ask(0), 1, 10)


async def test_a_holiday_that_was_not_stored_in_every_match_is_refused_and_can_be_repeated(
    store: Failing, sessions: Sessions, clock: TurnedClock
) -> None:
    first, second = await two_tables(sessions)
    until = clock.now() + 2 * DAY
    with store.without(first), pytest.raises(NotKept):
        await sessions.holidays.take(100, until)
    assert await free_seats(sessions, second) == ["holiday"]
    assert [match.id for match in await sessions.holidays.take(100, until)] == [first.id]


async def planned(sessions: Sessions, match: Match) -> int | None:
    """Return when Ada is reminded of her turn, or None if never."""
    turns = schema.turns

    async def read(connection: Connection) -> int | None:
        found: int | None = (
            await connection.execute(
                select(turns.c.remind_at).where(turns.c.match_id == match.id, turns.c.user_id == 100)
            )
        ).scalar_one()
        return found

    return await sessions.database.read(read)


async def test_reminders_that_could_not_be_planned_are_planned_later(store: Failing, sessions: Sessions) -> None:
    match = await table(sessions, seats=2, pace=Pace(limit=8 * HOUR))
    off, once = MemberSettings(rhythm="off"), MemberSettings(rhythm="once")
    await set_member(sessions, 100, off)
    assert await planned(sessions, match) is None
    sessions.matches.drop([match.id])
    with store.without(match), pytest.raises(NotKept):
        await set_member(sessions, 100, once)
    await set_member(sessions, 100, once)
    assert await planned(sessions, match) is not None


@on_each_database
async def test_an_unreadable_match_does_not_stop_reminders_of_other_matches(
    sessions: Sessions,
) -> None:
    first, second = await two_tables(sessions)
    await set_member(sessions, 100, MemberSettings(rhythm="off"))
    await make_unreadable(sessions, first)
    await set_member(sessions, 100, MemberSettings(rhythm="once"))
    assert await planned(sessions, second) is not None


async def test_a_database_fault_does_not_hide_boards_that_are_out_of_date(store: Failing, sessions: Sessions) -> None:
    first, second = await two_tables(sessions)
    sessions.matches.drop([first.id, second.id])
    with store.without(first), pytest.raises(NotKept):
        await sessions.boards.behind()
    assert {match.id for match in await sessions.boards.behind()} == {first.id, second.id}


async def test_a_command_does_not_choose_the_only_readable_match(store: Failing, sessions: Sessions) -> None:
    shared = await table(sessions, seats=2)
    await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    sessions.matches.drop([shared.id])
    with store.without(shared), pytest.raises(NotKept):
        await sessions.lookup.candidates(ask(0), PLACE, "heap")


async def test_deleting_a_member_succeeds_although_a_board_cannot_be_read(store: Failing, sessions: Sessions) -> None:
    """Only one read fails: the bot reads a match again before it draws the board."""
    match = await table(sessions, seats=3)
    with store.failing(lambda query, _: query is reads.snapshot):
        await sessions.privacy.forget(100)
    assert (await sessions.matches.match(match.id)).seats[0].user != 100


async def test_a_step_is_not_taken_back_if_the_position_before_is_unreadable(sessions: Sessions) -> None:
    match = await table(sessions, seats=2)
    moved = await sessions.turns.play(ask(0), match.id, "1", None)
    log = schema.log
    damage = update(log).where(log.c.match_id == match.id, log.c.version == match.version).values(state=b"\xc1")
    await sessions.database.run(lambda connection: connection.execute(damage))
    with pytest.raises(NothingToUndo):
        await sessions.turns.undo(ask(0), match.id, None)
    await lose_entry(sessions, match, match.version)
    with pytest.raises(NothingToUndo):
        await sessions.turns.undo(ask(0), match.id, None)
    # The bot can still store which message shows the older board.
    shown = await sessions.boards.note_shown(match.id, match.version, 77, PLACE.channel, 0)
    assert (shown.board.message, shown.version) == (77, moved.version)


async def test_a_match_with_an_unreadable_archive_has_no_story(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    over = await sessions.seats.resign(ask(0), match.id)
    await sessions.afterwards.fire(DeadlineRow(over.id, "archive", over.version, 0))
    damage = update(schema.archives).values(entries=b"damaged")
    await sessions.database.run(lambda connection: connection.execute(damage))
    assert await sessions.replays.story(over) == ()
