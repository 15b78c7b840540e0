"""Tests that stored data survive restarts, failed writes, cancelled callers, other processes, older rules and a
stop.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import AlreadyOpen, Draining, NoSession, NotKept, Over, StaleBoard, StorageError, Unreadable
from bot.sessions.model import Match, Phase, Place
from bot.sessions.pace import DAY, Pace
from bot.sessions.sessions import Sessions
from bot.storage import reads, waiting
from bot.storage.due import DEADLINES, next_due
from bot.storage.store import Store
from bot.storage.writer import Publish
from bot.storage.writes import Writes
from tests.databases import on_each_database, url_of
from tests.sessions.absent import through_discord
from tests.sessions.heap import Heap, HeapOptions, HeapState
from tests.sessions.notice_box import settle, table
from tests.sessions.table import HOUR, PLACE, Heard, TurnedClock, ask, named_in, sessions_on
from tests.storage.locks import Locked, tries_in_vain

pytestmark = pytest.mark.slow

T = TypeVar("T")
P = ParamSpec("P")


async def some_play(sessions: Sessions) -> Match:
    """Return a relay with undone steps, in Ben's turn."""
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=2))
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.begin(ask(0), match.id)
    await sessions.turns.play(ask(0), match.id, "0", None)
    await sessions.turns.undo(ask(0), match.id, None)
    return await sessions.turns.play(ask(0), match.id, "2", None)


async def test_a_match_goes_on_after_a_restart(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        before = await some_play(sessions)
    async with sessions_on(database_url, clock) as sessions:
        assert await sessions.matches.match(before.id) == before
        assert (await sessions.lookup.candidates(ask(1), PLACE, "heap"))[0].id == before.id
        undone = await sessions.turns.undo(ask(0), before.id, before.version)
        assert isinstance(undone.state, HeapState)
        assert (undone.state.heap, undone.seats[0].undos) == (30, 2)
        await sessions.turns.play(ask(0), before.id, "3", undone.version)


async def test_a_lobby_and_an_ended_match_survive_a_restart(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        lobby = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=3))
        solo = await sessions.lobby.open(ask(1), PLACE, "heap", HeapOptions(3))
        ended = await sessions.turns.play(ask(1), solo.id, "3", None)
    async with sessions_on(database_url, clock) as sessions:
        assert await sessions.matches.match(lobby.id) == lobby
        assert await sessions.matches.match(ended.id) == ended
        assert ended.outcome is not None


async def test_a_restarted_bot_knows_earlier_interactions(database_url: str) -> None:
    clock = TurnedClock()
    request = ask()
    async with sessions_on(database_url, clock) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())
        await sessions.turns.play(request, match.id, "1", None)
        later = await sessions.turns.play(ask(), match.id, "1", None)
    async with sessions_on(database_url, clock) as sessions:
        again = await sessions.turns.play(request, match.id, "1", None)
        # The answer is the newest match, with the entry that this interaction made.
        assert again == replace(later, entry=again.entry)
        assert again.entry.version == 2


@on_each_database
async def test_the_log_has_all_entries_until_the_match_is_archived(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        match = await some_play(sessions)
        rows = await sessions.database.read(reads.whole_log, match.id)
        salt = rows[2].notation  # of the match's seal
        assert [(row.version, row.kind, row.notation) for row in rows] == [
            (1, "open", ""),
            (2, "join", ""),
            (3, "start", salt),
            (4, "move", "0"),
            (5, "undo", "0"),
            (6, "move", "2"),
        ]
        assert all(row.state is not None for row in rows[2:])
        told = await sessions.replays.story(match)
        for number in (0, 1):
            await sessions.seats.resign(ask(number), match.id)
        await settle(sessions, clock)
        rows = await sessions.database.read(reads.whole_log, match.id)
        assert [row.version for row in rows] == [8]
        # The archive has the same entries, without users and without moves that were taken back.
        after = await sessions.replays.story(match)
        assert [entry.version for entry in after] == [1, 2, 3, 6, 7, 8]
        assert after[:4] == tuple(replace(entry, user=None) for entry in told)


@asynccontextmanager
async def full_disk(sessions: Sessions) -> AsyncIterator[None]:
    """Stop the database from growing by even one page until the block ends."""

    async def limit(connection: AsyncConnection, pages: int) -> None:
        await connection.execute(text(f"PRAGMA max_page_count = {pages}"))

    async def fill(connection: AsyncConnection) -> None:
        await connection.execute(text("CREATE TABLE IF NOT EXISTS filling (page BLOB)"))
        await limit(connection, 1)  # The limit cannot be below the present size, so SQLite uses this size.

    await sessions.database.run(fill)
    yield
    # The writer closed the failed connection, so the limit is gone too.


async def play_until_refused(sessions: Sessions, match: Match) -> Match:
    """Play until a move is refused. The first moves still fit into pages that are not full yet."""
    for _ in range(1_000):
        try:
            match = await sessions.turns.play(ask(), match.id, "0", match.version)
        except NotKept:
            return match
    raise AssertionError("the disk never got full")


async def test_a_full_disk_changes_nothing_and_play_goes_on_later(tmp_path: Path) -> None:
    async with sessions_on(url_of(tmp_path / "bot.db"), TurnedClock()) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())
        other = await sessions.lobby.open(ask(1), PLACE, "heap", HeapOptions())
        heard = Heard(sessions)
        async with full_disk(sessions):
            kept = await play_until_refused(sessions, match)
        told = len(heard.matches)
        fault = sessions.database._store.health().fault
        assert fault is not None
        assert "disk is full" in fault
        assert await sessions.matches.match(match.id) == kept
        assert told == kept.version - match.version
        # The disk has space again.
        assert (await sessions.turns.play(ask(), match.id, "1", kept.version)).version == kept.version + 1
        assert (await sessions.turns.play(ask(1), other.id, "1", other.version)).version == other.version + 1
        assert sessions.database._store.health().fault is None


class AnswerLost(Store):
    """A store that commits, but loses the connection before its answer."""

    losing = False

    async def write(self, writes: Writes, publish: Publish | None = None) -> None:
        if not self.losing:
            return await super().write(writes, publish)
        await super().write(writes)
        raise StorageError("The connection was lost.")


@on_each_database
async def test_a_move_without_a_confirmed_commit_is_looked_up(database_url: str) -> None:
    clock = TurnedClock()
    store = await AnswerLost.open(database_url, clock)
    assert isinstance(store, AnswerLost)
    sessions = Sessions(store, clock, {"heap": Heap()}, seeds=lambda: 0)
    match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())
    store.losing = True
    heard = Heard(sessions)
    moved = await sessions.turns.play(ask(), match.id, "2", match.version)
    assert (moved.version, moved.entry.notation) == (2, "2")
    assert heard.matches == [moved]
    store.losing = False
    # The repeated press gets its answer, and no decision uses the state before the move.
    assert await sessions.turns.play(ask(), match.id, "2", match.version) == moved
    assert (await sessions.turns.play(ask(), match.id, "1", 2)).version == 3
    await sessions.drain()
    await store.close()


async def test_a_cancelled_callers_move_is_stored(database_url: str) -> None:
    async with sessions_on(database_url, TurnedClock()) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())
        heard = Heard(sessions)
        caller = asyncio.create_task(sessions.turns.play(ask(), match.id, "2", match.version))
        await asyncio.sleep(0)  # The move has begun, but is not done.
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        moved = await heard.until(1)
        assert (moved.version, moved.entry.notation) == (2, "2")
        assert await sessions.matches.match(match.id) == moved
        assert (await sessions.turns.play(ask(), match.id, "1", 2)).version == 3


async def test_callers_cancelled_at_any_moment_leave_a_match_in_order(tmp_path: Path) -> None:
    async with sessions_on(url_of(tmp_path / "bot.db"), TurnedClock()) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions(10_000))
        for steps in range(40):
            caller = asyncio.create_task(sessions.turns.play(ask(), match.id, "1", None))
            for _ in range(steps):
                await asyncio.sleep(0)
            caller.cancel()
            await asyncio.gather(caller, return_exceptions=True)
        done = await sessions.turns.play(ask(), match.id, "1", None)
        rows = await sessions.database.read(reads.whole_log, match.id)
        assert [row.version for row in rows] == list(range(1, done.version + 1))
        assert isinstance(done.state, HeapState)
        assert done.state.heap == 10_000 - (len(rows) - 1)


@on_each_database
@pytest.mark.threads
async def test_only_one_of_two_processes_makes_a_move(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as one, sessions_on(database_url, clock) as other:
        match = await one.lobby.open(ask(), PLACE, "heap", HeapOptions())
        assert await other.matches.match(match.id) == match
        moved = await one.turns.play(ask(), match.id, "1", match.version)
        with pytest.raises(StaleBoard):
            await other.turns.play(ask(), match.id, "2", match.version)
        # The other process has loaded the move.
        assert await other.matches.match(match.id) == moved
        assert (await other.turns.play(ask(), match.id, "2", moved.version)).version == 3


@on_each_database
@pytest.mark.threads
async def test_two_processes_with_the_same_interaction_make_one_move(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as one, sessions_on(database_url, clock) as other:
        match = await one.lobby.open(ask(), PLACE, "heap", HeapOptions())
        await other.matches.match(match.id)
        request = ask()
        moved = await one.turns.play(request, match.id, "1", None)
        assert await other.turns.play(request, match.id, "1", None) == moved


@on_each_database
@pytest.mark.threads
async def test_only_one_of_two_processes_opens_a_match_in_a_channel(database_url: str) -> None:
    clock = TurnedClock()
    table = HeapOptions(seats=2)
    async with sessions_on(database_url, clock) as one, sessions_on(database_url, clock) as other:
        results = await asyncio.gather(
            one.lobby.open(ask(0), PLACE, "heap", table),
            other.lobby.open(ask(1), PLACE, "heap", table),
            return_exceptions=True,
        )
        assert sum(isinstance(result, Match) for result in results) == 1


@on_each_database
async def test_the_shown_board_message_is_stored(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=2))
        await sessions.lobby.join(ask(1), match.id)
        await sessions.lobby.begin(ask(0), match.id)
        moved = await sessions.turns.play(ask(0), match.id, "1", None)
        await sessions.turns.play(ask(1), match.id, "1", None)
        shown = await sessions.boards.note_shown(match.id, moved.version, 777, 10, clock.now())
        assert (shown.board.message, shown.board.version_shown, shown.board.last_mover) == (777, moved.version, 0)
        # A report of an older version that comes later changes nothing.
        late = await sessions.boards.note_shown(match.id, moved.version - 1, 776, 10, clock.now())
        assert late.board == shown.board
    async with sessions_on(database_url, clock) as sessions:
        assert [behind.id for behind in await sessions.boards.behind()] == [match.id]
        assert (await sessions.matches.match(match.id)).board == shown.board
        newest = await sessions.boards.note_shown(match.id, shown.version, 777, 10, clock.now())
        assert newest.board.last_mover == 1
        assert await sessions.boards.behind() == ()


async def test_after_a_restart_open_matches_are_drawn_but_not_those_that_ended_long_ago(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
        going_on = await sessions.lobby.open(ask(1), PLACE, "heap", HeapOptions())
        ended = await sessions.seats.resign(ask(0), match.id)
        assert set(await sessions.boards.behind()) == {ended, going_on}
        clock.turn(7 * DAY + 1)
        assert await sessions.boards.behind() == (going_on,)


async def test_the_end_of_a_match_is_drawn_however_long_the_bot_was_away_since(tmp_path: Path) -> None:
    clock, url = TurnedClock(), url_of(tmp_path / "bot.db")
    async with through_discord(url, clock) as there:
        match = await there.sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
        ended = await there.sessions.seats.resign(ask(0), match.id)
    clock.turn(40 * DAY)
    async with through_discord(url, clock, connects=False) as there:
        assert await there.sessions.boards.behind() == (ended,)


async def test_states_of_older_rules_are_upgraded(tmp_path: Path) -> None:
    clock = TurnedClock()
    database = tmp_path / "bot.db"
    async with sessions_on(url_of(database), clock) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())
        moved = await sessions.turns.play(ask(), match.id, "2", None)
    as_by_version_1(database)
    async with sessions_on(url_of(database), clock) as sessions:
        assert (await sessions.matches.match(match.id)).state == moved.state
        undone = await sessions.turns.undo(ask(), match.id, None)
        assert undone.state == match.state
        assert undone.rules_version == 2
    async with sessions_on(url_of(database), clock) as sessions:
        assert await sessions.matches.match(match.id) == undone


def as_by_version_1(database: Path) -> None:
    """Rewrite the stored states in the form of rules version 1."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, key in (("matches", "id"), ("log", "match_id")):
            for match_id, version, state in connection.execute(f"SELECT {key}, version, state FROM {table}").fetchall():
                plain = msgspec.msgpack.decode(state)
                plain["stones"] = plain.pop("heap")
                connection.execute(
                    f"UPDATE {table} SET state = ?, rules_version = 1 WHERE {key} = ? AND version = ?",
                    (msgspec.msgpack.encode(plain), match_id, version),
                )


async def test_states_of_newer_rules_are_refused(tmp_path: Path) -> None:
    clock = TurnedClock()
    database = tmp_path / "bot.db"
    async with sessions_on(url_of(database), clock) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())
        other = await sessions.lobby.open(ask(1), Place(1, 11), "heap", HeapOptions())
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE matches SET rules_version = 3 WHERE id = ?", (match.id,))
    async with sessions_on(url_of(database), clock) as sessions:
        with pytest.raises(NoSession, match="error-newer-rules"):
            await sessions.turns.play(ask(), match.id, "1", None)
        assert [behind.id for behind in await sessions.boards.behind()] == [other.id]


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        ("rules_version = 3", "error-newer-rules"),
        ("state = x'c1'", "error-damaged"),
        ("options = x'c1'", "error-damaged"),
        ("seed = 'none'", "error-damaged"),
        ("rules_version = -1, state = x'80'", "error-damaged"),
    ],
)
async def test_an_unreadable_match_can_be_ended(tmp_path: Path, damage: str, key: str) -> None:
    clock = TurnedClock()
    database = tmp_path / "bot.db"
    async with sessions_on(url_of(database), clock) as sessions:
        match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())
        await sessions.boards.note_shown(match.id, 1, 77, 10, 0)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(f"UPDATE matches SET {damage}")
    async with sessions_on(url_of(database), clock) as sessions:
        with pytest.raises(AlreadyOpen) as refused:
            await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())
        assert refused.value.params == {"game": "heap", "match": match.id, "channel": 10, "message": 77}
        with pytest.raises(Unreadable) as unread:
            await sessions.lookup.candidates(ask(0), PLACE, "heap")
        assert (unread.value.key, unread.value.params["match"], named_in(unread.value)) == (key, match.id, ["Ada"])
        ending = ask(3)
        assert await sessions.turns.end(ending, match.id) is None
        assert await sessions.turns.end(ending, match.id) is None  # This is the same press, delivered again.
        with pytest.raises(Over):
            await sessions.turns.end(ask(3), match.id)
        rows = await sessions.database.read(reads.whole_log, match.id)
        assert [(row.version, row.kind, row.user_id) for row in rows] == [(1, "start", 100), (2, "end", 103)]
        assert rows[0].state is not None
        assert (await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())).version == 1


async def test_nobody_is_waited_for_after_an_unreadable_match_was_ended(tmp_path: Path) -> None:
    clock, database = TurnedClock(), tmp_path / "bot.db"
    async with sessions_on(url_of(database), clock) as sessions:
        match = await table(sessions, seats=2, pace=Pace(limit=HOUR))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE matches SET options = x'c1'")
    async with sessions_on(url_of(database), clock) as sessions:
        assert await sessions.database.read(waiting.playing, 100) == (match.id,)
        assert await sessions.database.read(next_due, DEADLINES) is not None
        await sessions.turns.end(ask(3), match.id)
        assert await sessions.database.read(waiting.playing, 100) == ()
        assert await sessions.database.read(next_due, DEADLINES) is None


async def test_an_unreadable_table_match_does_not_prevent_a_solo_match(tmp_path: Path) -> None:
    clock, database = TurnedClock(), tmp_path / "bot.db"
    async with sessions_on(url_of(database), clock) as sessions:
        await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=2))
        solo = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE matches SET options = x'c1' WHERE NOT solo")
    async with sessions_on(url_of(database), clock) as sessions:
        assert await sessions.lookup.candidates(ask(0), PLACE, "heap") == (solo,)
        with pytest.raises(Unreadable):
            await sessions.lookup.candidates(ask(1), PLACE, "heap")


class Unread(Store):
    """A store that can be written, but not read."""

    failing = False

    async def read(
        self, query: Callable[Concatenate[AsyncConnection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        if self.failing:
            raise StorageError("The disk has a fault.")
        return await super().read(query, *args, **kwargs)


async def test_a_member_is_told_that_the_database_cannot_be_read(tmp_path: Path) -> None:
    store = await Unread.open(url_of(tmp_path / "bot.db"))
    assert isinstance(store, Unread)
    sessions = Sessions(store, TurnedClock(), {"heap": Heap()}, seeds=lambda: 0)
    match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())
    await sessions.turns.play(ask(), match.id, "1", None)
    store.failing = True
    with pytest.raises(NotKept):
        await sessions.turns.undo(ask(), match.id, None)
    store.failing = False
    assert (await sessions.turns.undo(ask(), match.id, None)).state == match.state
    await sessions.drain()
    await store.close()


async def test_draining_refuses_new_requests_and_stores_all_changes(database_url: str) -> None:
    clock = TurnedClock()
    store = await Store.open(database_url, clock)
    sessions = Sessions(store, clock, {"heap": Heap()}, seeds=lambda: 0)
    await sessions.start()
    match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())
    under_way = asyncio.create_task(sessions.turns.play(ask(), match.id, "2", None))
    await asyncio.sleep(0)
    await sessions.drain()
    assert (await under_way).version == 2
    for refused in (
        sessions.turns.play(ask(), match.id, "1", None),
        sessions.lobby.open(ask(1), PLACE, "heap", HeapOptions()),
    ):
        with pytest.raises(Draining):
            await refused
    # The presenter can still note the shown board.
    assert (await sessions.boards.note_shown(match.id, 2, 7, 10, 0)).board.message == 7
    await store.close()
    async with sessions_on(database_url, clock) as again:
        assert (await again.matches.match(match.id)).phase is Phase.PLAYING
        assert (await again.matches.match(match.id)).version == 2


class Gated(Store):
    """A store that waits with writing until the test allows it."""

    def hold(self) -> None:
        self.asked, self.let = asyncio.Event(), asyncio.Event()

    async def write(self, writes: Writes, publish: Publish | None = None) -> None:
        if hasattr(self, "let"):
            self.asked.set()
            await self.let.wait()
        await super().write(writes, publish)


async def test_draining_waits_for_commands_under_way(tmp_path: Path) -> None:
    store = await Gated.open(url_of(tmp_path / "bot.db"))
    assert isinstance(store, Gated)
    sessions = Sessions(store, TurnedClock(), {"heap": Heap()}, seeds=lambda: 0)
    match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions())
    store.hold()
    caller = asyncio.create_task(sessions.turns.play(ask(), match.id, "2", None))
    async with asyncio.timeout(60):
        await store.asked.wait()
        caller.cancel()  # The caller loses only the answer, and the move is stored.
        draining = asyncio.create_task(sessions.drain())
        for _ in range(20):
            await asyncio.sleep(0)
        assert not draining.done()
        store.let.set()
        await draining
    assert (await sessions.matches.match(match.id)).version == 2
    await asyncio.gather(caller, return_exceptions=True)
    await store.close()


async def test_draining_waits_for_a_deadline_that_fires(tmp_path: Path) -> None:
    clock = TurnedClock()
    store = await Gated.open(url_of(tmp_path / "bot.db"), clock)
    assert isinstance(store, Gated)
    sessions = Sessions(store, clock, {"heap": Heap()}, seeds=lambda: 0)
    lobby = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions(seats=2))
    store.hold()
    clock.turn(24 * HOUR)
    await sessions.start()
    async with asyncio.timeout(60):
        await store.asked.wait()
        draining = asyncio.create_task(sessions.drain())
        for _ in range(20):
            await asyncio.sleep(0)
        assert not draining.done()
        store.let.set()
        await draining
    assert (await sessions.matches.match(lobby.id)).entry.kind == "expire"
    await store.close()


async def test_stopping_answers_everybody_soon_although_another_program_holds_the_lock(
    tmp_path: Path, locked: Locked, caplog: pytest.LogCaptureFixture
) -> None:
    clock = TurnedClock()
    store = await Store.open(url_of(tmp_path / "bot.db"), clock)
    sessions = Sessions(store, clock, {"heap": Heap()}, seeds=lambda: 0)
    await sessions.start()
    one, other = [await sessions.lobby.open(ask(number), PLACE, "heap", HeapOptions()) for number in range(2)]
    with locked(tmp_path / "bot.db"):
        # Ten presses wait for one match's lock. Each of them would then wait for the database.
        presses = [asyncio.create_task(sessions.turns.play(ask(0), one.id, "1", None)) for _ in range(10)]
        presses.append(asyncio.create_task(sessions.turns.play(ask(1), other.id, "1", None)))
        await asyncio.sleep(0)
        await sessions.drain()
        await store.close()
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(result) for result in results] == [NotKept] * 11
    assert 1 <= tries_in_vain(caplog) <= 2
    async with sessions_on(url_of(tmp_path / "bot.db"), clock) as again:
        assert (await again.matches.match(one.id)).version == one.version


async def test_idle_matches_leave_the_memory_and_are_loaded_again(tmp_path: Path) -> None:
    async with sessions_on(url_of(tmp_path / "bot.db"), TurnedClock()) as sessions:
        sessions.matches._live._recent._most = 2
        matches = [await sessions.lobby.open(ask(number), PLACE, "heap", HeapOptions()) for number in range(5)]
        assert len(sessions.matches._live._all) <= 2
        for number, match in enumerate(matches):
            assert await sessions.matches.match(match.id) == match
            assert (await sessions.turns.play(ask(number), match.id, "1", 1)).version == 2
