"""Faults in what is due: deadlines, timers, reminders, notices, and the sessions of the gateway."""

import asyncio
from typing import Any

from msgspec.structs import replace
from sqlalchemy import func, select

from bot.sessions.time import deadlines, dues, reach, reminders
from bot.sessions.time.deadlines import Timer
from bot.sessions.time.outbox import Outbox
from bot.storage.rows import value_of
from bot.storage.writes import Statement
from bot.ui.boards.courier import Courier
from bot.ui.identifies import Identifies
from tests.universe.machine import LoopClock
from tests.universe.network import HOST
from tests.universe.plants.known import each, instead_of, plant

SECONDS_A_MINUTE = 60
HUNDREDTH_MS = 10


@plant("lost-reminders", law="never")
def lose_reminders() -> None:
    """Count each third reminder as sent, without sending it."""
    third = each(3)

    @instead_of(Courier, "__call__")
    async def send(honest: Any, courier: Any, notice: Any) -> None:
        if notice.kind != "reminder" or not third():
            await honest(courier, notice)


@plant("lost-notices", law="never")
def lose_notices() -> None:
    """Take each third notice for sent, without sending it."""
    third = each(3)

    @instead_of(Courier, "__call__")
    async def send(honest: Any, courier: Any, notice: Any) -> None:
        if notice.kind == "reminder" or not third():
            await honest(courier, notice)


@plant("uncounted-reminders", law="twice")
def forget_counts() -> None:
    """Send a reminder and do not count it, so that the next one has the same nonce."""

    @instead_of(Outbox, "_plan")
    async def plan(honest: Any, outbox: Any, turn: Any, at: Any, *beside: Any, **more: Any) -> None:
        await honest(outbox, turn, at, *beside, **{**more, "reminded": None})


@plant("unwanted-reminders", law="unwanted")
def remind_all() -> None:
    """Remind members once of a turn who never want to be reminded."""

    @instead_of(reminders, "_times")
    def times(honest: Any, clock: Any, terms: Any, settings: Any) -> Any:
        return honest(clock, terms, replace(settings, rhythm="once") if settings.rhythm == "off" else settings)


@plant("loud-nights", law="unwanted")
def break_quiet_hours() -> None:
    """Take no notice of quiet hours, unless they are the whole day."""

    @instead_of(reminders, "_quiet_hours")
    def hours(honest: Any, at: int, settings: Any) -> Any:
        return None


@plant("misled-reminders", law="addressed")
def remind_another() -> None:
    """Let a reminder in the channel call another member of the table."""

    @instead_of(Courier, "__call__")
    async def send(honest: Any, courier: Any, notice: Any) -> None:
        if notice.kind == "reminder" and not notice.dm:
            match = await courier._sessions.matches.match(notice.match)
            another = next((one.user for one in match.members if one.user != notice.user), notice.user)
            notice = replace(notice, user=another)
        await honest(courier, notice)


@plant("kept-time", law="unheard")
def keep_time() -> None:
    """Give no time back after an absence."""

    @instead_of(reach, "give_back")
    def give_back(_: Any, change: Any, absence: Any) -> Any:
        return change


@plant("lost-turns", law="turned")
def lose_turns() -> None:
    """Forget each seventh time who is to move now."""
    seventh = each(7)

    @instead_of(dues, "_turns")
    def turns(honest: Any, change: Any) -> Any:
        return () if seventh() else honest(change)


@plant("lost-deadlines", law="turned")
def lose_deadlines() -> None:
    """Do not store the new deadline of a turn that replaces an older one of the same seat."""

    @instead_of(dues, "_deadlines")
    def deadlines(honest: Any, before: Any, after: Any) -> Any:
        known = {} if before is None else dues.due_times(before)
        return tuple(
            one
            for one in honest(before, after)
            if one.statement is not Statement.DEADLINE or one.values["kind"] not in known
        )


@plant("late-deadlines", law="turned")
def delay_deadlines() -> None:
    """Take the minutes of a turn's time limit for hours where its deadline is stored."""

    @instead_of(dues, "due_times")
    def due_times(honest: Any, match: Any) -> Any:
        late = {f"{dues.TURN}-{clock.seat}": clock for clock in match.clocks if clock.due is not None}
        return {
            kind: (version, at)
            if kind not in late
            else (version, late[kind].at + SECONDS_A_MINUTE * (at - late[kind].at))
            for kind, (version, at) in honest(match).items()
        }


@plant("overslept-starts", law="late")
def oversleep_starts() -> None:
    """Sleep after a start until something new is due, whatever became due while the bot was down."""
    begun: set[Any] = set()

    @instead_of(Timer, "_next_due")
    async def next_due(honest: Any, timer: Any, **bounds: Any) -> Any:
        if timer in begun:
            return await honest(timer, **bounds)
        queue, now = timer.queue, timer._clock.now()
        later = select(func.min(queue.due)).where(queue.due > now, queue.own)
        found = await timer._database.read(value_of, later)
        begun.add(timer)
        return found


@plant("deaf-timers", law="late")
def deafen_timers() -> None:
    """Wake a timer for a new row only if it sleeps for ever."""

    @instead_of(Timer, "wake")
    def wake(honest: Any, timer: Any, at: int) -> None:
        if timer._asleep_until in (None, float("inf")):
            honest(timer, at)


@plant("busy-timers", law="hangs")
def keep_timers_busy() -> None:
    """Look again each hundredth of a second whether something is due, whenever it is."""

    @instead_of(deadlines, "until_due_or_set")
    async def until(honest: Any, clock: Any, due: int | None, event: asyncio.Event) -> None:
        await honest(clock, clock.now() + HUNDREDTH_MS, event)


@plant("standing-clocks", law="late")
def stop_clocks() -> None:
    """Go on after a start with the time at which the bot before it ended, as a clock without a battery does."""
    behind, newest, host = 0, 0, ""

    @instead_of(LoopClock, "now")
    def now(honest: Any, clock: Any) -> int:
        nonlocal behind, newest, host
        time = int(honest(clock))
        if host and host != HOST.get():
            behind += max(0, time - newest)
        newest, host = time, HOST.get()
        return time - behind


@plant("kept-buckets", law="stuck")
def keep_buckets() -> None:
    """Never let the bucket of an identify go, so that no later session can begin."""

    @instead_of(Identifies, "_hold")
    async def hold(honest: Any, identifies: Any, shard: int, bucket: int, begun: Any, _: Any) -> None:
        await honest(identifies, shard, bucket, begun, asyncio.Event())
