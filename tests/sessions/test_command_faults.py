"""Tests of database faults during a command: the caller gets a true answer, and the match can go on.

The n-th database call goes wrong, for n = 1, 2 and so on, until a command has fewer calls.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from itertools import count, repeat
from pathlib import Path
from typing import Any, Literal, TypeVar

import pytest

from bot.errors import NotKept, StorageError
from bot.machine import SystemChance
from bot.sessions.change import Change
from bot.sessions.live import Live
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Request
from bot.sessions.seals import SALT_BYTES
from bot.sessions.sessions import Sessions
from bot.storage.store import Connection, Store
from bot.storage.writer import Publish
from bot.storage.writes import Writes
from tests.databases import url_of
from tests.sessions.commands import GAMES, KINDS, Kind, Rows, carry_on, rows_in, without
from tests.sessions.rotating import some_by_day_all_by_night
from tests.sessions.table import Heard, TurnedClock, ask
from tests.sessions.watched import WatchedStore

T = TypeVar("T")
# `fails`: the call does nothing and raises.
# `lost`: the call does its work, then raises.
# `cancelled`: the call does its work, and its caller is cancelled.
# `given up`: the call does nothing, and its caller is cancelled.
# `late`: others ask during the call.
# `gone`: this call and all later calls fail.
# `lost and gone`: the call does its work, then raises, and all later calls fail.
Fault = Literal["fails", "lost", "cancelled", "given up", "late", "gone", "lost and gone"]
FAULTS: tuple[Fault, ...] = ("fails", "lost", "cancelled", "given up", "late", "gone", "lost and gone")
NOT_DONE = ("fails", "given up", "gone")
CALLS_AT_MOST = 60
IDLE = 20  # After so many turns of the event loop without a call, nothing more will happen.
# A match that a command opens has the new id.
OLD_IDS, NEW_ID = "oldmatch{}", "newmatchid"
# tables that a daily fills before its match exists; a repeated command uses these rows
BEGUN = ("dailies", "daily_days", "daily_places", "secrets")
BOARD = ("board_message_id", "board_version", "board_posted_at", "board_shown_at", "board_mover")


class Faulty(WatchedStore):
    """A store whose n-th call goes wrong, counted from the call of `arm`.

    Attributes:
        calls: the number of calls since then.
        gone: whether every call fails.
        meanwhile: makes the requests of others while a call is late.
    """

    at: int | None = None
    fault: Fault = "fails"
    calls = 0
    gone = False

    def arm(self, at: int, fault: Fault, meanwhile: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.at, self.fault, self.calls, self.meanwhile = at, fault, 0, meanwhile
        self.late: list[asyncio.Future[None]] = []

    async def heal(self) -> bool:
        """Let every call work again. Return whether the fault has happened."""
        came = self.at is None
        self.at, self.gone = None, False
        await asyncio.gather(*self.late)
        return came

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        run = super().run
        return await self._through(lambda: run(work))

    async def write(self, writes: Writes, publish: Publish | None = None) -> None:
        write = super().write
        # After a lost answer, the caller does not know of the commit.
        lost = self.at is not None and self.calls + 1 == self.at and self.fault.startswith("lost")
        await self._through(lambda: write(writes, None if lost else publish))

    async def read(self, query: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> T:
        read = super().read
        return await self._through(lambda: read(query, *args, **kwargs))

    async def _through(self, call: Callable[[], Awaitable[T]]) -> T:
        if self.gone:
            raise StorageError("planted: it is gone")
        if self.at is not None:
            self.calls += 1
        if self.calls != self.at:
            return await self.under_way(call)
        self.at = None
        if self.fault == "late":
            others = asyncio.ensure_future(self.meanwhile())
            self.late.append(others)
            await self.nothing_happens(IDLE, until=others.done)  # The others may have to wait for this call.
            return await call()
        if self.fault not in NOT_DONE:
            await self.under_way(call)
        self.gone = self.fault.endswith("gone")
        if self.fault in ("cancelled", "given up"):
            raise asyncio.CancelledError
        raise StorageError("planted")


class SameSalt(SystemChance):
    """Draws the same salt for each match, so that two runs store the same rows."""

    def token_hex(self, size: int) -> str:
        return "5a" * size if size == SALT_BYTES else super().token_hex(size)


def sessions_of(store: Store, clock: TurnedClock, match_ids: Iterable[str] = repeat(NEW_ID)) -> Sessions:
    ids = iter(match_ids)
    return Sessions(store, clock, GAMES, chance=SameSalt(), seeds=lambda: 0, match_ids=lambda: next(ids))


@asynccontextmanager
async def bot_on(
    path: Path, clock: TurnedClock, match_ids: Iterable[str] = repeat(NEW_ID)
) -> AsyncIterator[tuple[Faulty, Sessions]]:
    """Yield a bot without timers, whose database can have faults."""
    store = await Faulty.open(url_of(path), clock)
    assert isinstance(store, Faulty)
    sessions = sessions_of(store, clock, match_ids)
    try:
        yield store, sessions
    finally:
        await sessions.drain()
        await store.close()


async def answer_of(command: Awaitable[T]) -> T | NotKept:
    try:
        return await command
    except NotKept as problem:
        return problem


class Trial:
    """Tries one kind of command with every fault at every call."""

    def __init__(self, folder: Path, kind: Kind) -> None:
        self.folder, self.kind = folder, kind
        self.prepared = folder / "prepared.db"
        self.old_id = self.match_id = ""
        self.before: Rows = {}
        self.after: Rows = {}
        self.start = TurnedClock()

    async def prepare(self) -> None:
        """Make the scene, and note what the command changes there without a fault."""
        clock = self.start
        ids = map(OLD_IDS.format, count(10))
        async with bot_on(self.prepared, clock, ids) as (_, sessions):
            self.old_id = await self.kind.scene(sessions, clock)
            self.before = rows_in(self.prepared)
        async with self.copied_scene() as (_, sessions, _):
            told = await self.kind.give(sessions, ask(self.kind.by), self.old_id)
            assert told is not None
            self.match_id = told.id
            self.after = self.rows()
        assert self.before != self.after

    @asynccontextmanager
    async def copied_scene(self) -> AsyncIterator[tuple[Faulty, Sessions, TurnedClock]]:
        path, clock = self.folder / "tried.db", TurnedClock(self.start.now())
        for name in ("tried.db-wal", "tried.db-shm"):
            (self.folder / name).unlink(missing_ok=True)
        shutil.copy(self.prepared, path)
        async with bot_on(path, clock) as (store, sessions):
            yield store, sessions, clock

    async def all_calls(self, fault: Fault) -> int:
        """Try a fault at each call, and return the number of calls."""
        for at in range(1, CALLS_AT_MOST):
            async with self.copied_scene() as (store, sessions, clock):
                try:
                    if not await self.once(store, sessions, clock, at, fault):
                        return at - 1
                except AssertionError as wrong:
                    raise AssertionError(f"{self.kind.name}: call {at} {fault}: {wrong}") from wrong
        raise AssertionError("it never ends")

    async def once(self, store: Faulty, sessions: Sessions, clock: TurnedClock, at: int, fault: Fault) -> bool:
        """Try a fault at a call, and return whether the command has that call."""
        kind, heard, request = self.kind, Heard(sessions), ask(self.kind.by)

        async def give(one: Request) -> Match | NotKept | None:
            return await answer_of(kind.give(sessions, one, self.old_id))

        async def others() -> None:
            await give(request)
            if self.old_id:
                await sessions.matches.match(self.old_id)
                await sessions.boards.note_shown(self.old_id, 1, 77, 10, 0)

        store.arm(at, fault, others)
        told = await give(request)
        came = await store.heal()
        found = self.rows()
        changed = self.same(found, self.after, fault)
        assert changed or self.same(found, self.before, fault), f"half done {difference(self.before, found)}"
        if isinstance(told, NotKept):
            in_doubt = told.key == "error-in-doubt"
            assert in_doubt or not changed, "told that it is not kept, but it is"
            assert not in_doubt or fault in ("gone", "lost and gone"), "in doubt, although it could be looked up"
        else:
            assert changed, "told that it is kept, but it is not"
        fresh = sessions_of(store, clock)
        if changed or self.match_id != NEW_ID:
            known = await sessions.matches.match(self.match_id)
            assert known == await fresh.matches.match(self.match_id), "memory is not what is stored"
            assert not changed or heard.matches or not kind.heard, "nobody heard of it"
        news = [one for one in heard.matches if one.id == self.match_id]
        if fault != "late" and not (isinstance(told, NotKept) and told.key == "error-in-doubt"):
            assert len(news) == (changed and kind.heard), f"heard {len(news)} times"
        if news:
            known = await fresh.matches.match(self.match_id)
            assert news[-1].entry == known.entry, "heard of something else"
            assert fault == "late" or news[-1] == known, "heard of something else"
        # The repeated command gets the same answer, and the match goes on.
        copied_scene = await give(request if changed else ask(kind.by))
        assert isinstance(copied_scene, Match), f"asked again: {copied_scene!r}"
        if isinstance(told, Match):
            assert copied_scene.entry == told.entry, "asked again it gets another answer"
        assert self.same(self.rows(), self.after, fault), (
            f"asked again it is done otherwise: {difference(self.after, self.rows())}"
        )
        await carry_on(sessions, self.match_id)
        return came

    def rows(self) -> Rows:
        return rows_in(self.folder / "tried.db")

    @staticmethod
    def same(found: Rows, wanted: Rows, fault: Fault) -> bool:
        columns = BOARD if fault == "late" else ()
        return without(found, columns, BEGUN) == without(wanted, columns, BEGUN)


def difference(wanted: Rows, found: Rows) -> list[Any]:
    return [(name, set(found[name]) ^ set(wanted[name])) for name in wanted if found[name] != wanted[name]]


@pytest.mark.slow  # starts dozens of bots
@pytest.mark.parametrize(("kind", "faults"), some_by_day_all_by_night(KINDS, FAULTS, 1))
async def test_a_command_is_answered_truly_even_if_any_database_call_fails(
    tmp_path: Path, kind: Kind, faults: tuple[Fault, ...]
) -> None:
    trial = Trial(tmp_path, kind)
    await trial.prepare()
    calls = {fault: await trial.all_calls(fault) for fault in faults}
    assert min(calls.values()) >= 2, calls


async def publish_too_early(matches: Matches, live: Live, change: Change, rows: Writes) -> None:
    matches._publish(live, change)
    await matches._database.write(rows)


async def keep_the_old_match(matches: Matches, live: Live, change: Change, rows: Writes) -> None:
    """Keep the old match in memory, although the faulty call may have changed the stored match."""
    await matches._database.write(rows, publish=lambda: matches._publish(live, change))


@pytest.mark.slow
@pytest.mark.parametrize("planted", [publish_too_early, keep_the_old_match])
async def test_the_trial_finds_a_bug(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: Any) -> None:
    trial = Trial(tmp_path, next(one for one in KINDS if one.name == "play"))
    await trial.prepare()
    monkeypatch.setattr(Matches, "_commit", planted)
    found = 0
    for fault in FAULTS:
        try:
            await trial.all_calls(fault)
        except AssertionError:
            found += 1
    assert found
