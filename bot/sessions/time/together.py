"""One direct message for all turns that wait for a member.

A direct reminder names all matches that wait for its member, as `/turns` does, and a member gets at most one an hour.
So it also serves the reminders of other turns that are due before the next one may come. The hour begins in the
transaction that hands the reminder to Discord, so it holds after a kill and between several processes. If the reminder
was surely not sent, the hour is given back.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, Unreadable
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import GuildSettings, MemberSettings
from bot.sessions.pace import HOUR, Terms, TurnClock
from bot.sessions.settings import decoded
from bot.sessions.time.reminders import allowed_at, next_reminder, quiet_until
from bot.storage import due, waiting
from bot.storage.due import REMINDERS
from bot.storage.rows import TurnRow
from bot.storage.store import Connection


class Later(NamedTuple):
    """The next reminder of a turn that a direct message has named. store: stores when it is due."""

    at: int | None
    store: Callable[[Connection], Awaitable[None]]


def free_at(settings: MemberSettings, now: int) -> int | None:
    """Return when the member may get another direct reminder, in milliseconds since 1970; None: now."""
    last = settings.reminded_at
    return last + HOUR if last is not None and 0 <= now - last < HOUR else None


class Planned(NamedTuple):
    """What becomes of a reminder that is due.

    Attributes:
        later: when it comes; None: now, or never.
        wanted: whether it comes now.
        dm: whether it is a direct message.
    """

    later: int | None = None
    wanted: bool = False
    dm: bool = False


def due_reminder(
    turn: TurnRow, clock: TurnClock, terms: Terms, settings: MemberSettings, guild: GuildSettings, now: int
) -> Planned:
    """Return what becomes of a reminder that is due, by the settings as they are now."""
    dm = settings.dm and not settings.dm_closed
    wanted = guild.reminders is None or turn.reminded < guild.reminders
    planned = next_reminder(clock, terms, settings, clock.at)
    if not wanted or planned is None or (guild.quiet and not dm) or is_late(clock, now):
        return Planned()
    later = planned if planned > now else quiet_until(now, settings)
    if later is not None:
        return Planned(later)
    free = free_at(settings, now) if dm and turn.handed_at is None else None
    if free is None:
        return Planned(wanted=True, dm=dm)
    later = _after_hour(free, clock, settings, now)
    # A turn that ends within the hour of another direct message is reminded in the channel.
    return Planned(later, wanted=later is None and not guild.quiet)


def is_late(clock: TurnClock, at: int) -> bool:
    """Return whether a turn is over at a time."""
    return clock.due is not None and at >= clock.due


def _after_hour(free: int, clock: TurnClock, settings: MemberSettings, now: int) -> int | None:
    """Return when a reminder comes that waits for the hour of another one; None: that would be too late."""
    at = allowed_at(free, clock, settings)
    return None if at is None or at <= now else at


def after_message(clock: TurnClock, terms: Terms, settings: MemberSettings, sent: int, after: int) -> int | None:
    """Return when the first reminder after the time `after` is due, an hour after the message of `sent` or later."""
    at = next_reminder(clock, terms, settings, after)
    if at is None or at >= sent + HOUR:
        return at
    return _after_hour(sent + HOUR, clock, settings, sent)


async def hand_over(connection: Connection, turn: TurnRow, at: int, to: str, ends: due.Ends) -> bool:
    """Store that a direct reminder is about to be sent, and begin its hour. Return False if it must not be sent.

    That is so if the claim was lost, or if the hour of another one is not over. at: milliseconds since 1970. to, ends:
    as in `due.hand_over`.
    """
    again = await waiting.is_handed_over(connection, turn)  # it goes on within its own hour
    if not again and not await _begin(connection, turn.user_id, at):
        return False
    mine = await due.hand_over(connection, REMINDERS, turn, at, to, ends)
    if not mine and not again:
        await give_back(connection, turn.user_id, at, at)
    return mine


async def _begin(connection: Connection, user: int, at: int) -> bool:
    """Begin an hour without another direct reminder. Return False if the last one is not over."""
    free = True

    def change(stored: str | None) -> str | None:
        nonlocal free
        settings = decoded(stored)
        free = free_at(settings, at) is None
        # Who has deleted all settings gets no new ones.
        return None if stored is None or not free else _encoded(replace(settings, reminded_at=at))

    await waiting.change_member(connection, user, change)
    return free


async def give_back(connection: Connection, user: int, at: int, now: int) -> None:
    """End the hour that began at `at`, because nothing was sent. The reminders that wait for its end are due now."""

    def change(stored: str | None) -> str | None:
        settings = decoded(stored)
        return None if settings.reminded_at != at else _encoded(replace(settings, reminded_at=None))

    await waiting.change_member(connection, user, change)
    await waiting.bring_forward(connection, user, at + HOUR, now)


async def others_named(
    matches: Matches, database: Database, turn: TurnRow, settings: MemberSettings, sent: int
) -> tuple[Later, ...]:
    """Return the next reminders of the other turns that a direct message has named. Raises NotKept.

    turn: the turn whose reminder it was. sent: when it was handed to Discord, in milliseconds since 1970.
    """
    found: list[Later] = []
    for other in await database.read(waiting.turns_of, turn.user_id):
        own = (other.match_id, other.seat) == (turn.match_id, turn.seat)
        # A reminder that may be there already has to be looked for by its own nonce.
        if own or other.at > sent or other.handed_at is not None:
            continue
        if other.remind_at is None or other.remind_at > sent + HOUR:
            continue
        try:
            match = await matches.match(other.match_id)
        except (NoSession, Unreadable):
            continue
        clock = match.clock_of(Seat(other.seat))
        if clock is None or clock.since != other.since:
            continue
        at = after_message(clock, match.terms, settings, sent, max(other.remind_at, sent))
        found.append(Later(at, partial(waiting.pass_over_reminder, turn=other, until=sent + HOUR, at=at)))
    return tuple(found)


def _encoded(settings: MemberSettings) -> str:
    return msgspec.json.encode(settings).decode()
