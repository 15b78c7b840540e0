"""Tests of database faults while the bot acts on events from Discord, or on work that is due.

Each database call of such an action goes wrong once.
"""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.errors import NotKept
from bot.sessions.model import GuildSettings, MemberSettings
from bot.sessions.pace import DAY, HOUR, PROPOSAL_LIFETIME, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.stand_ins import VACANT_FOR
from bot.sessions.time.deadlines import CLAIM
from bot.sessions.time.dues import LOBBY_LIFETIME
from tests.sessions.commands import SOFT, Prepare, Rows, a_lobby, in_play, rows_in
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import table
from tests.sessions.rotating import some_by_day_all_by_night
from tests.sessions.table import PLACE, Heard, TurnedClock, ask, set_guild, set_member
from tests.sessions.test_command_faults import (
    CALLS_AT_MOST,
    IDLE,
    Fault,
    Faulty,
    answer_of,
    bot_on,
    difference,
    sessions_of,
)

HEARD: tuple[Fault, ...] = ("fails", "lost", "late", "lost and gone")
FIRED: tuple[Fault, ...] = ("fails", "lost", "gone")
BEN = 101


@dataclass(frozen=True)
class Action:
    """Something that the bot does.

    Attributes:
        prepare: makes the scene, and returns its match's id.
        do: makes the bot act.
        steps: whether the action takes several transactions. Repeating it after a fault does the missing transactions.
    """

    name: str
    prepare: Prepare
    do: Callable[[Sessions, str], Awaitable[object]]
    steps: bool = False

    def __str__(self) -> str:
        return self.name.replace(" ", "-")


async def everywhere(sessions: Sessions, clock: TurnedClock) -> str:
    """Make a scene in which Ben plays two matches, waits in a lobby, and has finished one match."""
    done = await table(sessions, 2, heap=3, channel=13)
    await sessions.turns.play(ask(0), done.id, "3", None)
    match_id = await in_play(sessions, clock)
    await table(sessions, 2, game="together", channel=11)
    lobby = await sessions.lobby.open(ask(0), replace(PLACE, channel=12), "heap", HeapOptions(seats=3))
    await sessions.lobby.join(ask(1), lobby.id)
    return match_id


async def on_holiday(sessions: Sessions, clock: TurnedClock) -> str:
    match_id = await everywhere(sessions, clock)
    await sessions.holidays.take(BEN, clock.now() + DAY)
    return match_id


async def left_server(sessions: Sessions, clock: TurnedClock) -> str:
    match_id = await everywhere(sessions, clock)
    await sessions.presence.member_gone(PLACE.guild, BEN)
    return match_id


async def left_by_bot(sessions: Sessions, clock: TurnedClock) -> str:
    match_id = await everywhere(sessions, clock)
    await sessions.presence.guild_gone(PLACE.guild)
    return match_id


ACTIONS = (
    Action("show a board", in_play, lambda one, id_: one.boards.note_shown(id_, 3, 77, PLACE.channel, 0)),
    Action("set a member", in_play, lambda one, _: one.settings.change_member(100, lambda _: MemberSettings(dm=True))),
    Action("set a server", in_play, lambda one, _: set_guild(one, 1, GuildSettings(quiet=True))),
    Action(
        "set reminders",
        everywhere,
        lambda one, _: set_member(one, BEN, MemberSettings(rhythm="ladder")),
        steps=True,
    ),
    Action("mute", in_play, lambda one, id_: one.reminders.mute(ask(0), id_), steps=True),
    Action("go on holiday", everywhere, lambda one, _: one.holidays.take(BEN, one.matches.now() + DAY), steps=True),
    Action("come back", on_holiday, lambda one, _: one.holidays.take(BEN, None), steps=True),
    Action("member gone", everywhere, lambda one, _: one.presence.member_gone(PLACE.guild, BEN), steps=True),
    Action("member back", left_server, lambda one, _: one.presence.member_back(PLACE.guild, BEN), steps=True),
    Action("channel gone", in_play, lambda one, _: one.presence.channel_gone(PLACE.guild, PLACE.channel), steps=True),
    Action("server gone", everywhere, lambda one, _: one.presence.guild_gone(PLACE.guild), steps=True),
    Action("server back", left_by_bot, lambda one, _: one.presence.guild_back(PLACE.guild), steps=True),
    Action("forget", everywhere, lambda one, _: one.privacy.forget(BEN), steps=True),
)


@asynccontextmanager
async def scene(folder: Path, prepared: Path, start: int) -> AsyncIterator[tuple[Path, Faulty, Sessions, TurnedClock]]:
    """Yield a copy of the scene, with all matches and members in the bot's memory."""
    path, clock = folder / "tried.db", TurnedClock(start)
    for name in ("tried.db-wal", "tried.db-shm"):
        (folder / name).unlink(missing_ok=True)
    shutil.copy(prepared, path)
    async with bot_on(path, clock) as (store, sessions):
        await remembered(sessions, path)
        yield path, store, sessions, clock


async def remembered(sessions: Sessions, file: Path) -> list[Any]:
    """Return all matches and members as the bot knows them."""
    matches = [await sessions.matches.match(row[0]) for row in rows_in(file)["matches"]]
    return [*matches, await sessions.settings.of([100, BEN]), await sessions.settings.guild(PLACE.guild)]


@pytest.mark.slow
@pytest.mark.parametrize(("action", "faults"), some_by_day_all_by_night(ACTIONS, HEARD, 1))
async def test_an_action_is_done_once_even_if_any_database_call_fails(
    tmp_path: Path, action: Action, faults: tuple[Fault, ...]
) -> None:
    clock, prepared = TurnedClock(), tmp_path / "prepared.db"
    async with bot_on(prepared, clock, map("old{}".format, count())) as (_, sessions):
        match_id = await action.prepare(sessions, clock)
    before = rows_in(prepared)
    async with scene(tmp_path, prepared, clock.now()) as (path, _, sessions, _):
        await action.do(sessions, match_id)
        after = rows_in(path)
    assert before != after
    for fault in faults:
        for at in range(1, CALLS_AT_MOST):
            async with scene(tmp_path, prepared, clock.now()) as (path, store, sessions, turned):

                async def others() -> None:
                    await remembered(sessions, path)

                store.arm(at, fault, others)
                told = await answer_of(action.do(sessions, match_id))
                came = await store.heal()
                found, place = rows_in(path), f"{action.name}: call {at} {fault}"
                if isinstance(told, NotKept):
                    assert action.steps or told.key == "error-in-doubt" or found == before, f"{place}: is kept"
                    await action.do(sessions, match_id)
                    found = rows_in(path)
                assert found == after, f"{place}: {difference(after, found)}"
                fresh = sessions_of(store, turned)
                assert await remembered(sessions, path) == await remembered(fresh, path), f"{place}: memory"
            if not came:
                break
        assert at > 1


async def two_dailies(sessions: Sessions, clock: TurnedClock) -> str:
    await set_guild(sessions, PLACE.guild, GuildSettings(daily_channel=5))
    first = await sessions.dailies.open(ask(0), "dawn", PLACE.guild, "en")
    await sessions.turns.play(ask(0), first.id, "3", None)
    await sessions.dailies.open(ask(1), "dawn", PLACE.guild, "en")
    return first.id


async def finished(sessions: Sessions, clock: TurnedClock) -> str:
    match_id = await in_play(sessions, clock, heap=3)
    await sessions.turns.play(ask(0), match_id, "3", None)
    return match_id


async def hard(sessions: Sessions, clock: TurnedClock) -> str:
    return await in_play(sessions, clock, pace=Pace(limit=HOUR, hard=True))


async def soft(sessions: Sessions, clock: TurnedClock) -> str:
    return await in_play(sessions, clock, pace=SOFT)


async def proposing(sessions: Sessions, clock: TurnedClock) -> str:
    match_id = await in_play(sessions, clock)
    await sessions.proposals.propose(ask(0), match_id, SOFT)
    return match_id


async def away(sessions: Sessions, clock: TurnedClock) -> str:
    match_id = await in_play(sessions, clock)
    await sessions.holidays.take(BEN, clock.now() + DAY)
    return match_id


async def vacant(sessions: Sessions, clock: TurnedClock) -> str:
    match_id = await in_play(sessions, clock)
    await sessions.presence.member_gone(PLACE.guild, BEN)
    return match_id


DUE: dict[str, tuple[Prepare, int]] = {
    "a turn, the clock plays": (hard, HOUR),
    "a turn, the others are asked": (soft, HOUR),
    "a holiday": (away, DAY),
    "a vacant seat": (vacant, VACANT_FOR),
    "a proposal": (proposing, PROPOSAL_LIFETIME),
    "a lobby": (a_lobby, LOBBY_LIFETIME),
    "an archive": (finished, 0),
    "a day": (two_dailies, DAY),
}


def timeless(rows: Rows) -> Rows:
    """Return the rows without times, since a repeated action writes later times."""

    def plain(value: Any) -> Any:
        if isinstance(value, int) and value > 10**12:
            return "then"
        if isinstance(value, bytes) and value.startswith(b"x\xda"):
            return "archive"  # An archive contains times.
        if isinstance(value, str):
            return re.sub(r"\d{13}", "then", value)
        return tuple(map(plain, value)) if isinstance(value, tuple) else value

    return {name: [tuple(map(plain, row)) for row in found] for name, found in rows.items()}


def is_due(file: Path, now: int) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        queues = ("deadlines", "daily_days")
        return any(connection.execute(f"SELECT 1 FROM {one} WHERE due <= ?", (now,)).fetchone() for one in queues)


async def fire(file: Path, store: Faulty, sessions: Sessions, clock: TurnedClock) -> bool:
    """Let due work fire, minute by minute. Return whether the planned fault has happened."""
    sessions.alarm.timer.start()
    sessions.dailies.timer.start()
    await store.nothing_happens(10 * IDLE)
    came = await store.heal()
    until = clock.now() + HOUR // 2
    async with asyncio.timeout(60):
        while is_due(file, clock.now() if clock.now() < until else 0):
            clock.turn(CLAIM // 4)
            await store.nothing_happens(10 * IDLE)
    await sessions.matches.empty()  # A committed change may not be published yet.
    return came


async def no_others() -> None:
    pass


@pytest.mark.slow
@pytest.mark.parametrize(("name", "faults"), some_by_day_all_by_night(DUE, FIRED, 1))
async def test_due_work_is_done_once_even_if_any_database_call_fails(
    tmp_path: Path, name: str, faults: tuple[Fault, ...]
) -> None:
    (prepare, wait), clock, prepared = DUE[name], TurnedClock(), tmp_path / "prepared.db"
    async with bot_on(prepared, clock, map("old{}".format, count())) as (_, sessions):
        await prepare(sessions, clock)
    start = clock.now() + wait - (clock.now() % DAY if name == "a day" else 0)
    async with scene(tmp_path, prepared, start) as (path, store, sessions, turned):
        heard = Heard(sessions)
        store.arm(0, "fails", no_others)
        await fire(path, store, sessions, turned)
        after, news = timeless(rows_in(path)), len(heard.matches)
    assert after != timeless(rows_in(prepared))
    for fault in faults:
        for at in range(1, CALLS_AT_MOST):
            async with scene(tmp_path, prepared, start) as (path, store, sessions, turned):
                heard = Heard(sessions)
                store.arm(at, fault, no_others)
                came = await fire(path, store, sessions, turned)
                place, found = f"{name}: call {at} {fault}", timeless(rows_in(path))
                assert found == after, f"{place}: {difference(after, found)}"
                in_doubt = fault == "gone"
                assert len(heard.matches) == news or in_doubt, f"{place}: heard {len(heard.matches)} times"
                fresh = sessions_of(store, turned)
                assert await remembered(sessions, path) == await remembered(fresh, path), f"{place}: memory"
            if not came:
                break
        assert at > 2
