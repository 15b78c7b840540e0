"""Tests of database faults while notices are sent: each notice appears exactly once, and no row is left over.

The n-th call goes wrong, for n = 1, 2 and so on, until there are fewer than n calls. Calls to Discord count too.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Literal, TypeVar

import pytest
from sqlalchemy import update

from bot.errors import StorageError
from bot.sessions.model import MemberSettings
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY, HOUR, MINUTE
from bot.sessions.sessions import Sessions
from bot.sessions.time.backoff import BACK_OFF_REFUSED
from bot.storage.due import DAYS, DEADLINES, DEPARTURES
from bot.storage.schema import notices, turns
from bot.storage.store import Connection
from bot.storage.writes import Writes
from tests.databases import url_of
from tests.sessions.heap import Heap
from tests.sessions.notice_box import NoticeBox, table
from tests.sessions.rotating import some_by_day_all_by_night
from tests.sessions.table import PLACE, TurnedClock, ask, sessions_on, set_member
from tests.sessions.watched import WatchedStore

T = TypeVar("T")
# `fails`: the call does nothing and raises.
# `late`: the call does its work, then raises.
# `cancelled`: the call does its work, and its caller is cancelled.
# `killed`: the bot dies before or after the call does its work.
Fault = Literal["fails", "late", "cancelled", "killed before", "killed after"]
Scene = Literal["notice", "reminder", "refused", "handed on", "trouble", "direct"]

# each fault with the time in milliseconds for which the bot is down afterwards; with 0 the bot goes on
FAULTS: tuple[tuple[Fault, int], ...] = (
    ("fails", 0),
    ("late", 0),
    ("cancelled", 0),
    ("killed before", MINUTE),
    ("killed before", HOUR),
    ("killed after", MINUTE),
    ("killed after", HOUR),
)
SCENES: tuple[Scene, ...] = ("notice", "reminder", "refused", "handed on", "trouble", "direct")
# tasks whose database calls have nothing to do with notices
OTHERS = {f"timer of {queue.name}" for queue in (DEADLINES, DAYS, DEPARTURES)}
ENOUGH = 6 * MINUTE  # after this time, a notice was tried again after any one fault
IDLE = 50  # After so many turns of the event loop without a call, nothing more will happen.
CALLS_AT_LEAST = 8
CALLS_AT_MOST = 100


class Planted(WatchedStore):
    """A store whose n-th call goes wrong. Calls to Discord, which tests make with `through`, count too.

    Attributes:
        calls: the number of calls since a test armed the store.
        dead: whether the bot was killed, so that calls do nothing.
    """

    at: int | None = None
    fault: Fault = "fails"
    calls = 0
    dead = False

    def arm(self, at: int, fault: Fault) -> None:
        self.at, self.fault = at, fault

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        run = super().run
        return await self.through(lambda: run(work))

    async def write(self, writes: Writes, publish: Callable[[], None] | None = None) -> None:
        write = super().write
        await self.through(lambda: write(writes, publish))

    async def read(self, query: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> T:
        read = super().read
        return await self.through(lambda: read(query, *args, **kwargs))

    async def through(self, call: Callable[[], Awaitable[T]]) -> T:
        return await self.under_way(lambda: self._answer(call))

    async def _answer(self, call: Callable[[], Awaitable[T]]) -> T:
        task = asyncio.current_task()
        name = "" if task is None else task.get_name()
        if not self.dead and name in OTHERS:
            return await call()
        self.calls += self.at is not None
        if not self.dead and self.calls != self.at:
            return await call()
        if not self.dead and self.fault not in ("fails", "killed before"):
            await call()
        self.dead = self.dead or self.fault.startswith("killed")
        if self.fault == "cancelled" and not name.startswith("timer of"):
            raise asyncio.CancelledError
        raise StorageError("planted")


@asynccontextmanager
async def planted(url: str, clock: TurnedClock, box: NoticeBox, at: int, fault: Fault) -> AsyncIterator[Planted]:
    """Yield a bot that sends notices, with one fault to come."""
    store = await Planted.open(url, clock)
    assert isinstance(store, Planted)
    sessions = Sessions(store, clock, {"heap": Heap()}, seeds=lambda: 0)

    async def deliver(notice: Notice) -> None:
        await store.through(lambda: box(notice))

    sessions.outbox.deliver_by(deliver)
    try:
        await sessions.start()
        store.arm(at, fault)
        yield store
    finally:
        await sessions.drain()
        await store.close()


async def pass_by(store: Planted, clock: TurnedClock, milliseconds: int) -> None:
    """Turn the clock forward in small steps. After each step wait until nothing happens, or until the bot is killed."""
    step = MINUTE // 4
    for _ in range(0, milliseconds, step):
        await store.nothing_happens(IDLE)
        if store.dead:
            return
        clock.turn(step)


async def set_up(url: str, scene: Scene, clock: TurnedClock) -> None:
    """Make one notice due, with a bot that sends nothing."""
    async with sessions_on(url, clock, seed=0) as sessions:
        if scene == "refused":
            await set_member(sessions, 100, MemberSettings(dm=True))
        if scene == "trouble":
            await set_member(sessions, 100, MemberSettings(dm_closed=True))
        match = await table(sessions, seats=2)
        if scene == "notice":
            await sessions.seats.hand_on(ask(0), match.id, None)
        elif scene == "handed on":
            await sessions.presence.channel_gone(1, PLACE.channel)
        else:
            clock.turn(DAY)
        if scene in ("handed on", "trouble"):  # as if earlier attempts had failed
            tried = len(BACK_OFF_REFUSED)
            await sessions.database.run(lambda one: one.execute(update(notices).values(attempts=tried)))
            await sessions.database.run(lambda one: one.execute(update(turns).values(attempts=tried)))


def box_of(scene: Scene, clock: TurnedClock) -> NoticeBox:
    box = NoticeBox(clock)
    if scene in ("refused", "handed on"):
        box.closed.add(100)
    if scene in ("trouble", "direct"):
        box.gone.add(PLACE.channel)
    return box


def expected_messages(scene: Scene) -> list[tuple[str, int | None, bool]]:
    """Return the messages that must appear: kind, user, and whether by direct message."""
    shown: dict[Scene, list[tuple[str, int | None, bool]]] = {
        "notice": [("offered", None, False)],
        "reminder": [("reminder", 100, False)],
        "refused": [("reminder", 100, False)],
        "handed on": [("adrift", 101, True)],
        "trouble": [("trouble", None, True)],
        "direct": [("reminder", 100, True), ("trouble", None, True)],
    }
    return shown[scene]


def left_over(database: Path) -> tuple[int, ...]:
    """Return counts: notices, claimed turns, sent reminders, known troubles, messages handed to Discord."""
    with closing(sqlite3.connect(database)) as connection:
        return tuple(
            connection.execute(query).fetchone()[0]
            for query in (
                "SELECT count(*) FROM notices",
                "SELECT count(*) FROM turns WHERE claimed_until != 0 OR handed_at IS NOT NULL",
                "SELECT coalesce(sum(reminded), 0) FROM turns",
                "SELECT count(*) FROM troubles WHERE guild_id > 0",
                "SELECT (SELECT count(*) FROM turns WHERE handed_at IS NOT NULL)"
                " + (SELECT count(*) FROM notices WHERE handed_at IS NOT NULL)",
            )
        )


@pytest.mark.slow  # starts dozens of bots
@pytest.mark.parametrize(("scene", "faults"), some_by_day_all_by_night(SCENES, FAULTS, 1))
async def test_each_notice_appears_once_even_if_any_call_fails(
    tmp_path: Path, scene: Scene, faults: tuple[tuple[Fault, int], ...]
) -> None:
    for number, (fault, down) in enumerate(faults):
        folder = tmp_path / str(number)
        folder.mkdir()
        await each_call(folder, scene, fault, down)


async def each_call(tmp_path: Path, scene: Scene, fault: Fault, down: int) -> None:
    """Let a fault happen at each call, and check the messages and the rows left over."""
    prepared = tmp_path / "prepared.db"
    start = TurnedClock()
    await set_up(url_of(prepared), scene, start)
    for at in range(1, CALLS_AT_MOST):
        database = tmp_path / f"{at}.db"
        shutil.copy(prepared, database)
        clock = TurnedClock(start.now())
        box = box_of(scene, clock)
        async with planted(url_of(database), clock, box, at, fault) as store:
            await pass_by(store, clock, ENOUGH)
        if store.dead:
            clock.turn(down)
            async with planted(url_of(database), clock, box, 0, fault) as again:
                await pass_by(again, clock, ENOUGH)
                if scene in ("handed on", "trouble"):  # what is in doubt is given up only after a refusal's time
                    clock.turn(sum(BACK_OFF_REFUSED))
                    await pass_by(again, clock, ENOUGH)
        shown = sorted(((notice.kind, notice.user, notice.dm) for notice in box.shown), key=str)
        assert shown == expected_messages(scene), f"call {at} {fault}"
        waiting, busy, reminded, known, handed = left_over(database)
        assert (waiting, busy, handed) == (0, 0, 0), f"call {at} {fault}"
        assert known == (scene in ("trouble", "direct")), f"call {at}"
        # A reminder counts if it may have been sent, also if no attempt after that may post.
        assert reminded in ((0, 1) if scene == "trouble" else (scene in ("reminder", "refused", "direct"),)), (
            f"call {at}"
        )
        if store.calls < at:
            break
    assert CALLS_AT_LEAST < at < CALLS_AT_MOST - 1
