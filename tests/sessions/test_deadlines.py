"""Tests of lobbies that expire, and of deadlines in general: each fires in time and once, even after a restart."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
import pytest
from sqlalchemy import select

from bot.engine.game import Seat
from bot.errors import Over, SessionError, StorageError
from bot.machine import SystemClock
from bot.sessions.database import Database
from bot.sessions.model import Phase, Place
from bot.sessions.pace import Offer
from bot.sessions.sessions import Sessions
from bot.sessions.time import dues
from bot.sessions.time.deadlines import CLAIM, RENEWALS, RETRY, LaneTimer, Timer, until_due_or_set
from bot.storage import reads, waiting
from bot.storage.due import DEADLINES, NOTICES, claim, next_due
from bot.storage.rows import DeadlineRow, NoticeRow, values_of
from bot.storage.schema import deadlines, feats
from bot.storage.store import Connection, Store
from bot.storage.writes import Statement, Write, Writes, put
from tests.databases import on_each_database, url_of
from tests.sessions.heap import Heap, HeapOptions
from tests.sessions.table import HOUR, PLACE, Heard, TurnedClock, ask, sessions_on

pytestmark = pytest.mark.slow

T = TypeVar("T")
P = ParamSpec("P")

TABLE = HeapOptions(seats=2)


async def kinds(connection: Connection) -> tuple[str, ...]:
    """Return the kinds of all deadlines."""
    return await values_of(connection, select(deadlines.c.kind).order_by(deadlines.c.kind))


async def test_a_lobby_expires_after_a_day(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        heard = Heard(sessions)
        match = await sessions.lobby.open(ask(), PLACE, "heap", TABLE)
        assert await sessions.database.read(next_due, DEADLINES) == match.created_at + 24 * HOUR
        clock.turn(24 * HOUR - 1)
        await sessions.lobby.join(ask(1), match.id)
        await sessions.lobby.leave(ask(1), match.id)
        assert (await sessions.matches.match(match.id)).phase is Phase.LOBBY
        clock.turn(1)
        expired = await heard.until(4)
        assert (expired.phase, expired.entry.kind, expired.entry.user) == (Phase.CANCELLED, "expire", None)
        with pytest.raises(Over):
            await sessions.lobby.join(ask(1), match.id)
        assert await sessions.database.read(next_due, DEADLINES) is None


async def test_a_started_match_does_not_expire(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", TABLE)
        await sessions.lobby.join(ask(1), match.id)
        await sessions.lobby.begin(ask(), match.id)
        assert await sessions.database.read(kinds) == (dues.SILENT,)


async def test_each_lobby_expires_at_its_own_time(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        heard = Heard(sessions)
        first = await sessions.lobby.open(ask(), PLACE, "heap", TABLE)
        clock.turn(HOUR)
        second = await sessions.lobby.open(ask(), Place(1, 11), "heap", TABLE)
        clock.turn(23 * HOUR)
        assert (await heard.until(3)).id == first.id
        assert (await sessions.matches.match(second.id)).phase is Phase.LOBBY
        clock.turn(HOUR)
        assert (await heard.until(4)).id == second.id


async def test_deadlines_that_passed_while_the_bot_was_down_fire_at_its_start(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", TABLE)
    clock.turn(48 * HOUR)
    store = await Store.open(database_url, clock)
    fired: asyncio.Queue[DeadlineRow] = asyncio.Queue()
    deadlines = Timer(Database(store), clock, DEADLINES, fired.put)
    deadlines.start()
    async with asyncio.timeout(60):
        assert (await fired.get()).match_id == match.id
    await deadlines.stop()
    await store.close()


async def test_a_claim_on_a_deadline_ends_if_the_deadline_fails(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        await sessions.lobby.open(ask(), PLACE, "heap", TABLE)
    clock.turn(24 * HOUR)
    store = await Store.open(database_url, clock)
    fired: asyncio.Queue[DeadlineRow] = asyncio.Queue()

    async def fails(deadline: DeadlineRow) -> None:
        await fired.put(deadline)
        raise SessionError("error-planted")

    deadlines = Timer(Database(store), clock, DEADLINES, fails)
    deadlines.start()
    async with asyncio.timeout(60):
        first = await fired.get()
        assert await store.read(next_due, DEADLINES) == clock.now() + CLAIM
        clock.turn(CLAIM - 1)
        now = clock.now()
        assert await store.run(lambda connection: claim(connection, DEADLINES, now, now + CLAIM, 5)) == ()
        clock.turn(1)
        assert (await fired.get()).match_id == first.match_id
    await deadlines.stop()
    await store.close()


@on_each_database
@pytest.mark.threads
async def test_two_processes_never_take_the_same_deadline(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        for channel in range(30):
            await sessions.lobby.open(ask(), Place(1, channel), "heap", TABLE)
    now = clock.now() + 24 * HOUR
    one, other = await Store.open(database_url), await Store.open(database_url)
    claims = await asyncio.gather(
        *(store.run(lambda connection: claim(connection, DEADLINES, now, now + CLAIM, 5)) for store in (one, other) * 4)
    )
    taken = [row.match_id for rows in claims for row in rows]
    assert len(taken) == len(set(taken)) == 30
    await one.close()
    await other.close()


async def test_an_expiry_at_the_same_time_as_a_start_does_not_change_the_match(tmp_path: Path) -> None:
    clock = TurnedClock()
    async with sessions_on(url_of(tmp_path / "bot.db"), clock) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", TABLE)
        await sessions.lobby.join(ask(1), match.id)
        started = await sessions.lobby.begin(ask(), match.id)
        left_over = DeadlineRow(match.id, "expire", 1, due=clock.now() + HOUR)
        await sessions.database.write((Write(Statement.DEADLINE, msgspec.structs.asdict(left_over)),))
        await sessions.alarm.fire(left_over)
        assert await sessions.matches.match(match.id) == started
        assert await sessions.database.read(kinds) == (dues.SILENT,)


async def test_a_failing_deadline_does_not_stop_others(tmp_path: Path) -> None:
    clock = TurnedClock()
    url = url_of(tmp_path / "bot.db")
    async with sessions_on(url, clock) as sessions:
        for channel in (10, 11):
            await sessions.lobby.open(ask(), Place(1, channel), "heap", TABLE)
    clock.turn(24 * HOUR)
    store = await Store.open(url, clock)
    fired: asyncio.Queue[DeadlineRow] = asyncio.Queue()

    async def fails(deadline: DeadlineRow) -> None:
        await fired.put(deadline)
        raise SessionError("error-planted")

    deadlines = Timer(Database(store), clock, DEADLINES, fails)
    deadlines.start()
    async with asyncio.timeout(60):
        assert (await fired.get()).match_id != (await fired.get()).match_id
    await deadlines.stop()
    await store.close()


async def test_a_hanging_deadline_takes_only_one_lane(database_url: str) -> None:
    clock = TurnedClock()
    store = await Store.open(database_url, clock)
    for number, lane in enumerate("aabcd"):
        await store.write(put(NoticeRow(f"{number}{lane}", "{}", clock.now() + number)))
    clock.turn(HOUR)
    begun: asyncio.Queue[str] = asyncio.Queue()
    goes_on = {lane: asyncio.Event() for lane in "abcd"}

    async def fire(row: NoticeRow) -> None:
        await begun.put(row.id)
        await goes_on[row.id[1]].wait()
        await store.run(lambda connection: waiting.drop_notice(connection, row.id))

    timer = LaneTimer(Database(store), clock, NOTICES, fire, lambda row: row.id[1], at_once=2, held_up=1_000.0)
    timer.start()
    async with asyncio.timeout(60):
        assert [await begun.get() for _ in range(2)] == ["0a", "2b"]
        goes_on["b"].set()
        assert await begun.get() == "3c"
        for _ in range(20):  # Claiming another deadline needs fewer turns of the event loop than this.
            await store.read(next_due, NOTICES)
        assert begun.empty()
        goes_on["a"].set()
        assert {await begun.get(), await begun.get()} == {"1a", "4d"}
        goes_on["c"].set()
        goes_on["d"].set()
        while await store.read(next_due, NOTICES) is not None:
            pass
    await timer.stop()
    await store.close()


async def test_a_deadline_that_hangs_for_long_does_not_stop_others(database_url: str) -> None:
    clock = TurnedClock()
    store = await Store.open(database_url, clock)
    for number, lane in enumerate("abcdefgh"):
        await store.write(put(NoticeRow(f"{number}{lane}", "{}", clock.now() + number)))
    clock.turn(HOUR)
    begun: asyncio.Queue[str] = asyncio.Queue()

    async def hangs(row: NoticeRow) -> None:
        await begun.put(row.id)
        await asyncio.Event().wait()

    timer = LaneTimer(Database(store), clock, NOTICES, hangs, lambda row: row.id[1], at_once=2, held_up=0.0)
    timer.start()
    async with asyncio.timeout(60):
        assert [(await begun.get())[1] for _ in range(8)] == list("abcdefgh")
    await timer.stop()
    await store.close()


async def test_a_wait_ends_when_its_time_is_due_or_its_event_is_set_and_leaves_no_task() -> None:
    clock, event, before = TurnedClock(), asyncio.Event(), asyncio.all_tasks()
    for end in (partial(clock.turn, 60_000), event.set):
        wait = asyncio.create_task(until_due_or_set(clock, clock.now() + 60_000, event))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not wait.done()
        end()
        async with asyncio.timeout(60):
            await wait
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == before


async def test_a_wait_may_end_by_its_time_and_its_event_at_the_same_moment() -> None:
    clock, event, problems = TurnedClock(), asyncio.Event(), list[Any]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(context))
    wait = asyncio.create_task(until_due_or_set(clock, clock.now() + 60_000, event))
    for _ in range(5):
        await asyncio.sleep(0)
    clock.turn(60_000)
    event.set()
    await wait
    await asyncio.sleep(0)
    assert problems == []


class Counting(TurnedClock):
    """A clock that notes until when others sleep by it."""

    def __init__(self) -> None:
        super().__init__()
        self.dues: list[int] = []

    async def sleep_until(self, due: int) -> None:
        self.dues.append(due)
        await super().sleep_until(due)


async def test_a_timer_with_nothing_to_do_never_wakes_up(tmp_path: Path) -> None:
    clock, fired = Counting(), asyncio.Event()
    store = await Store.open(url_of(tmp_path / "bot.db"), clock)

    async def fire(row: NoticeRow) -> None:
        await store.run(lambda connection: waiting.drop_notice(connection, row.id))
        fired.set()

    timer = LaneTimer(Database(store), clock, NOTICES, fire, lambda row: row.id)
    timer.start()
    async with asyncio.timeout(60):
        while timer._asleep_until is None:
            await store.read(next_due, NOTICES)
        assert clock.dues == []

        await store.write(put(NoticeRow("one", "{}", clock.now())))
        timer.wake(clock.now())
        await fired.wait()
        renewal = clock.now() + CLAIM // RENEWALS  # if the claim still lasts then
        while timer._asleep_until is None or renewal not in clock.dues:
            await store.read(next_due, NOTICES)
        clock.turn(CLAIM)
        while timer._claimed.is_set():
            await store.read(next_due, NOTICES)
        while timer._asleep_until != float("inf"):
            await store.read(next_due, NOTICES)
        slept = len(clock.dues)
        clock.turn(HOUR)
        await store.read(next_due, NOTICES)
        assert len(clock.dues) == slept
    await timer.stop()
    await store.close()


async def test_closing_does_not_wait_for_a_hanging_deadline(tmp_path: Path) -> None:
    clock = TurnedClock()
    store = await Store.open(url_of(tmp_path / "bot.db"), clock)
    await store.write(put(NoticeRow("one", "{}", clock.now())))
    begun, ended = asyncio.Event(), asyncio.Event()

    async def fire(_row: NoticeRow) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    timer = LaneTimer(Database(store), clock, NOTICES, fire, lambda row: row.id)
    timer.start()
    async with asyncio.timeout(60):
        await begun.wait()
        await timer.stop()
    assert ended.is_set()
    await store.close()


async def test_a_deadline_claimed_by_a_killed_bot_fires_at_the_next_start(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", TABLE)
    clock.turn(24 * HOUR)
    now = clock.now()
    store = await Store.open(database_url, clock)
    taken = await store.run(lambda connection: claim(connection, DEADLINES, now, now + CLAIM, 5))
    await store.close()
    assert [row.match_id for row in taken] == [match.id]
    async with sessions_on(database_url, clock) as sessions:
        assert (await Heard(sessions).until(1)).phase is Phase.CANCELLED


class OnceBroken(Store):
    """A store whose first transaction fails."""

    broken = True

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        if self.broken:
            self.broken = False
            raise StorageError("The disk has a fault.")
        return await super().run(work)


async def test_deadlines_fire_after_the_database_did_not_answer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = TurnedClock()
    url = url_of(tmp_path / "bot.db")
    async with sessions_on(url, clock) as sessions:
        await sessions.lobby.open(ask(), PLACE, "heap", TABLE)
    clock.turn(24 * HOUR)
    store = await OnceBroken.open(url, clock)
    fired = asyncio.Event()

    async def fire(_deadline: DeadlineRow) -> None:
        fired.set()

    deadlines = Timer(Database(store), clock, DEADLINES, fire)
    deadlines.start()
    async with asyncio.timeout(60):
        while not fired.is_set():
            await store.read(next_due, DEADLINES)
            clock.turn(RETRY)
    await deadlines.stop()
    await store.close()
    [logged] = [record for record in caplog.records if record.name == "bot.sessions.time.deadlines"]
    assert logged.getMessage() == "deadlines cannot be read: The disk has a fault."
    assert logged.exc_info is None  # operators read one sentence and no traceback


async def test_a_row_whose_work_is_not_stored_fires_again_and_is_logged_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = TurnedClock()
    store = await OnceBroken.open(url_of(tmp_path / "bot.db"), clock)
    assert isinstance(store, OnceBroken)
    store.broken = False
    database, fired = Database(store), 0
    await database.write(put(NoticeRow("one", "{}", clock.now())))

    async def fire(row: NoticeRow) -> None:
        nonlocal fired
        fired += 1
        store.broken = fired == 1
        await database.run(lambda connection: waiting.drop_notice(connection, row.id))

    timer = LaneTimer(database, clock, NOTICES, fire, lambda row: row.id)
    timer.start()
    async with asyncio.timeout(60):
        while await store.read(next_due, NOTICES) is not None:
            clock.turn(CLAIM if fired == 1 else 0)
    await timer.stop()
    await store.close()
    assert fired == 2
    [logged] = [record for record in caplog.records if record.name == "bot.sessions.time.deadlines"]
    assert (logged.levelname, logged.exc_info) == ("WARNING", None)
    assert logged.getMessage() == "notices: ('one',) waits: The disk has a fault."


class Interrupted(Store):
    """A store that calls `between` after its first read, and before the reader gets the result."""

    between: Callable[[], Awaitable[None]] | None = None

    async def read(
        self, query: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        found = await super().read(query, *args, **kwargs)
        if self.between is not None:
            between, self.between = self.between, None
            await between()
        return found


async def test_a_deadline_stored_while_the_timer_reads_the_next_due_time_fires_in_time(tmp_path: Path) -> None:
    clock = TurnedClock()
    store = await Interrupted.open(url_of(tmp_path / "bot.db"), clock)
    assert isinstance(store, Interrupted)
    database, row = Database(store), NoticeRow("one", "{}", clock.now() + HOUR)
    stored, fired = asyncio.Event(), asyncio.Event()

    async def store_one() -> None:
        await database.write(put(row))
        stored.set()

    async def fire(_row: NoticeRow) -> None:
        fired.set()

    store.between = store_one
    timer = Timer(database, clock, NOTICES, fire)
    timer.start()
    async with asyncio.timeout(60):
        await stored.wait()
        clock.turn(HOUR)
        await fired.wait()
    await timer.stop()
    await store.close()


@pytest.mark.parametrize("phase", ["lobby", "playing"])
async def test_an_unreadable_lobby_still_expires(tmp_path: Path, caplog: pytest.LogCaptureFixture, phase: str) -> None:
    clock, database = TurnedClock(), tmp_path / "bot.db"
    async with sessions_on(url_of(database), clock) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", TABLE)
    with closing(sqlite3.connect(database)) as connection, connection:
        # A match in play still has a deadline of its lobby, which must not end the match.
        connection.execute("UPDATE matches SET options = x'c1', phase = ?", (phase,))
    clock.turn(24 * HOUR)
    async with sessions_on(url_of(database), clock) as sessions:
        async with asyncio.timeout(60):
            while dues.EXPIRE in await sessions.database.read(kinds):
                clock.turn(CLAIM)
        snapshot = await sessions.database.read(reads.snapshot, match.id)
        assert snapshot is not None
        assert snapshot.head is not None
        kept = (snapshot.match.phase, snapshot.head.kind, snapshot.head.user_id, snapshot.match.version)
        assert kept == (("cancelled", "expire", None, 2) if phase == "lobby" else ("playing", "open", 100, 1))
    # At its start, the bot reads a match in play once more, to add missing turns.
    said = [record for record in caplog.records if match.id in record.getMessage()]
    assert len(said) == (1 if phase == "lobby" else 2)


class Slow(Store):
    """A store that is slow to write an archive."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.asked, self.goes_on = asyncio.Event(), asyncio.Event()

    async def write(self, rows: Writes, publish: Callable[[], None] | None = None) -> None:
        if any(row.statement is Statement.ARCHIVE for row in rows):
            self.asked.set()
            await self.goes_on.wait()
        await super().write(rows, publish)


async def test_deleting_a_members_data_waits_for_due_work(tmp_path: Path) -> None:
    """Due work could store what it read before the deletion, such as badges."""
    clock = TurnedClock()
    store = await Slow.open(url_of(tmp_path / "bot.db"), clock)
    assert isinstance(store, Slow)
    sessions = Sessions(store, clock, {"heap": Heap()}, seeds=lambda: 0)
    await sessions.start()
    match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions(heap=3))
    await sessions.turns.play(ask(), match.id, "3", None)
    async with asyncio.timeout(60):
        await store.asked.wait()
        forgetting = asyncio.create_task(sessions.privacy.forget(ask().member.user))
        await store.read(next_due, DEADLINES)
        stopping = asyncio.create_task(sessions.drain())
        for _ in range(100):
            await store.read(next_due, DEADLINES)
        store.goes_on.set()
        await asyncio.gather(forgetting, stopping)

    async def kept(connection: Connection) -> list[int]:
        return list((await connection.execute(select(feats.c.user_id))).scalars())

    assert await store.read(kept) == []
    await store.close()


async def test_the_system_clock_notices_within_a_minute_that_it_was_set() -> None:
    class Set(SystemClock):
        """A clock at 0. During the first sleep, somebody sets the clock forward by an hour."""

        LONGEST_SLEEP = 1  # The test uses a millisecond instead of a minute.
        hands = iter((0, HOUR))

        def now(self) -> int:
            return next(self.hands)

    async with asyncio.timeout(60):
        await Set().sleep_until(HOUR)


async def test_the_system_clock_sleeps_until_the_given_time() -> None:
    clock = SystemClock()
    due = clock.now() + 5
    await clock.sleep_until(due)
    assert clock.now() >= due


@pytest.mark.parametrize(("why", "until", "leaves"), [("left", 5, True), ("left", None, False), ("holiday", 5, False)])
async def test_an_offered_seat_leaves_only_if_its_member_left_for_good(
    sessions: Sessions, why: str, until: int | None, leaves: bool
) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", TABLE)
    await sessions.lobby.join(ask(1), match.id)
    match = await sessions.lobby.begin(ask(0), match.id)
    offer = Offer(Seat(0), why, until=until)  # type: ignore[arg-type]
    offered = msgspec.structs.replace(match, terms=msgspec.structs.replace(match.terms, offers=(offer,)))
    assert (f"{dues.VACANT}-0" in dues.due_times(offered)) == leaves
