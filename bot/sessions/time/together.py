"""One direct message for all turns and votes that wait for a member.

A direct reminder names all that waits for its member, as `/turns` does, and a member gets at most one an hour. So it
also serves the reminders of other turns that are due before the next one may come, and those of the votes. The hour
begins in the transaction that hands the reminder to Discord, so it holds after a kill and between several processes. If
the reminder was surely not sent, the hour is given back. If a later attempt sent it, the hour begins then. How many
messages a day brings is in `budget`.

What the message has not named waits for the end of the hour, as long as a quarter of its limit is left then. If not,
its own message comes within the hour.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from operator import itemgetter
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, Unreadable
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import GuildSettings, MemberSettings
from bot.sessions.notices import CALL_ELECTORS, Notice, calls_elector
from bot.sessions.pace import DAY, HOUR, MINUTE, Ask, Pace, Terms, TurnClock, terms_of
from bot.sessions.packing import clock_of
from bot.sessions.settings import decoded
from bot.sessions.time import budget, naming
from bot.sessions.time.banks import off_hours
from bot.sessions.time.handing import OutRow
from bot.sessions.time.off_hours import ALWAYS, OffHours
from bot.sessions.time.reminders import allowed_at, next_reminder, quiet_until, vote_clock, vote_reminder
from bot.sessions.time.sending import Sent
from bot.sessions.time.storing import Work
from bot.sessions.time.unshown import accepts
from bot.storage import due, waiting
from bot.storage.due import Queue
from bot.storage.rows import TurnRow
from bot.storage.store import Connection

SENT_AFTER = 3 * MINUTE  # by then it is known whether an attempt has sent its message, if no answer was lost


class Later(NamedTuple):
    """The next reminder of a turn that a direct message has named. store: stores when it is due."""

    at: int | None
    store: Callable[[Connection], Awaitable[None]]


def free_at(settings: MemberSettings, now: int) -> int | None:
    """Return when the member may get another direct reminder, in milliseconds since 1970; None: now."""
    last = settings.reminded_at
    return last + HOUR if last is not None and -budget.SKEW <= now - last < HOUR else None


def is_one_an_hour(notice: Notice) -> bool:
    """Return whether a message is a direct reminder, of which a member gets at most one an hour."""
    return notice.dm and (notice.kind == "reminder" or calls_elector(notice))


class Planned(NamedTuple):
    """What becomes of a reminder that is due.

    Attributes:
        later: when it comes; None: now, or never.
        wanted: whether it comes now.
        dm: whether it is a direct message.
        extra: whether the turn can do without it, so that it comes only if the day has room for it. If not, it comes
            at `later`.
        despite: when the direct message was handed to Discord within whose hour it comes; None: none was.
    """

    later: int | None = None
    wanted: bool = False
    dm: bool = False
    extra: bool = False
    despite: int | None = None


async def plan_reminder(
    database: Database,
    turn: TurnRow,
    clock: TurnClock,
    terms: Terms,
    settings: MemberSettings,
    guild: GuildSettings,
    now: int,
) -> Planned:
    """Return what becomes of a reminder that is due, by the settings and all that waits now. Raises NotKept."""
    planned = due_reminder(turn, clock, terms, settings, guild, now)
    if not planned.extra:
        return planned
    sent = budget.sent_times(settings, now)
    waiting_too = await open_things(database, turn.user_id, settings) if sent else ()
    return Planned(wanted=True, dm=True) if budget.has_room(now, sent, waiting_too) else Planned(planned.later)


async def open_things(database: Database, user: int, settings: MemberSettings) -> tuple[budget.Open, ...]:
    """Return the turns and votes that wait for a member, and the first vote that may begin if another is slow."""
    found: list[budget.Open | None] = []
    paces: dict[str, Pace] = {}
    for row, stored in await database.read(waiting.seats_of, user):
        terms = terms_of(stored)
        paces[row.match_id] = terms.pace
        if row.to_move and row.remind_at is not None:
            found.append(budget.open_turn(clock_of(row), terms, settings))
        found += [
            budget.open_vote(ask, settings)
            for ask in terms.asks
            if row.seat not in (ask.seat, *(one.seat for one in ask.votes))
        ]
    clocks = await database.read(waiting.others_clocks, user)
    slow = ((due, paces[match]) for match, due in clocks if match in paces and paces[match].asks_others)
    first = min(slow, key=itemgetter(0), default=None)
    if first is not None:
        ends, pace = first
        found.append(budget.open_vote(Ask(Seat(0), since=0, at=ends, until=ends + pace.vote_time), settings))
    return tuple(one for one in found if one is not None)


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
    if not dm or turn.handed_at is not None:
        return Planned(wanted=True, dm=dm)
    named = naming.has_named(naming.key_of(turn.match_id), clock.at, settings)
    hours = off_hours(terms, clock.seat)
    within_hour = _within_hour(clock, terms.pace.limit or 0, hours, settings, now, named=named)
    return within_hour or _within_step(turn, clock, terms, settings, now)


def due_vote(ask: Ask, settings: MemberSettings, guild: GuildSettings, now: int, *, key: str, handed: bool) -> Planned:
    """Return what becomes of the reminder of a vote that is due.

    key: as in `naming`. handed: whether the reminder may have been sent already.

    A direct message that has named the vote serves it, once it is known that the message was sent.
    """
    until = now + DAY if ask.until is None else ask.until  # an older version of the bot stored no end
    dm = settings.dm and not settings.dm_closed
    planned = vote_reminder(ask.at, until, settings)
    if planned is None or (guild.quiet and not dm):
        return Planned()
    if planned > now:
        return Planned(planned)
    return _due_vote(ask, until, settings, now, key=key, handed=handed, dm=dm)


def due_question(
    ask: Ask, settings: MemberSettings, guild: GuildSettings, now: int, *, key: str, handed: bool
) -> Planned:
    """Return what becomes of a notice that asks one elector for a vote, because the channel has refused to ask all.

    It comes whatever the member's rhythm. Who accepts no direct messages is asked in the channel once it takes posts.
    key, handed: as for `due_vote`.
    """
    until = now + DAY if ask.until is None else ask.until
    dm = accepts(settings, quiet=guild.quiet)
    return _due_vote(ask, until, settings, now, key=key, handed=handed, dm=dm) if dm else Planned(wanted=True)


def _due_vote(ask: Ask, until: int, settings: MemberSettings, now: int, *, key: str, handed: bool, dm: bool) -> Planned:
    if dm and not handed and budget.was_named(key, ask.at, budget.vote_step(ask.at, until), settings, now):
        return Planned()
    later = quiet_until(now, settings)
    if later is not None:
        return Planned(later)
    if not dm or handed:
        return Planned(wanted=True, dm=dm)
    named = naming.has_named(key, ask.at, settings)
    within_hour = _within_hour(vote_clock(ask.at, until), until - ask.at, ALWAYS, settings, now, named=named)
    return within_hour or Planned(wanted=True, dm=True)


def _within_hour(
    clock: TurnClock, limit: int, hours: OffHours, settings: MemberSettings, now: int, *, named: bool
) -> Planned | None:
    """Return what becomes of a direct reminder that is due within the hour of another one; None: it is not.

    It waits for the end of the hour, unless less than a quarter of the limit would be left then. hours: those that do
    not count. named: whether the other one names what it is about, if it was sent.
    """
    last, free = settings.reminded_at, free_at(settings, now)
    if last is None or free is None:
        return None
    later = _after_hour(free, clock, settings, now)
    if clock.due is None or (named and not settings.reminder_open):
        return Planned(later)
    quarter = hours.before(clock.due, limit // 4)
    if later is not None and later <= quarter:
        return Planned(later)
    if named:  # the other one may be on its way
        later = _after_hour(max(quarter, last + SENT_AFTER), clock, settings, now)
        if later is not None:
            return Planned(later)
    return Planned(wanted=True, dm=True, despite=last)


def _within_step(turn: TurnRow, clock: TurnClock, terms: Terms, settings: MemberSettings, now: int) -> Planned:
    """Return what becomes of a direct reminder that is due, by the other messages of the day."""
    if settings.daily_at is not None:
        return Planned(wanted=True, dm=True)
    key = naming.key_of(turn.match_id)
    step, following = budget.turn_step(terms.pace), next_reminder(clock, terms, settings, now)
    if clock.due is not None and following is None:
        return Planned(wanted=True, dm=True, extra=budget.was_named(key, clock.at, step, settings, now))
    early = step * 3 // 4  # a turn's own reminders are a step apart, and each may come a little late
    if budget.was_named(key, clock.at, early, settings, now):
        return Planned(following)
    newest = settings.reminded_at
    if newest is not None and 0 <= now - newest < early:  # the turn has begun since
        return Planned(newest + early if following is None else min(following, newest + early))
    return Planned(now + step if clock.due is None else following, wanted=True, dm=True, extra=True)


def is_late(clock: TurnClock, at: int) -> bool:
    """Return whether a turn is over at a time."""
    return clock.due is not None and at >= clock.due


def _after_hour(free: int, clock: TurnClock, settings: MemberSettings, now: int) -> int | None:
    """Return when a reminder comes that waits until the time `free`; None: that would be too late, or is over."""
    at = allowed_at(free, clock, settings)
    return None if at is None or at <= now else at


def after_message(clock: TurnClock, terms: Terms, settings: MemberSettings, sent: int, after: int) -> int | None:
    """Return when the first reminder after the time `after` is due, an hour after the message of `sent` or later."""
    at = next_reminder(clock, terms, settings, after)
    if at is None or at >= sent + HOUR:
        return at
    return _after_hour(sent + HOUR, clock, settings, sent)


async def hand_over(
    connection: Connection,
    row: OutRow,
    at: int,
    to: str,
    ends: due.Ends,
    *,
    queue: Queue[OutRow],
    user: int,
    cause: str,
    despite: int | None = None,
) -> bool:
    """Store that a direct reminder is about to be sent, and begin its hour. Return False if it must not be sent.

    That is so if the claim was lost, or if the hour of another one than that of `despite` is not over. at: milliseconds
    since 1970. to, ends: as in `due.hand_over`. user: who is reminded. cause: the key of what the reminder is about, as
    in `naming`. despite: as in `Planned`.
    """
    again = await due.is_handed_over(connection, queue, row)  # it goes on within its own hour
    if not again and not await _begin(connection, user, at, cause, despite):
        return False
    mine = await due.hand_over(connection, queue, row, at, to, ends)
    if not mine and not again:
        await give_back(connection, user, at, at)
    return mine


async def _begin(connection: Connection, user: int, at: int, cause: str, despite: int | None = None) -> bool:
    """Begin an hour without another direct reminder. Return False if the last one is not over.

    cause, despite: as in `hand_over`. Who has no settings gets some, as long as they play: a message that the channel
    refuses goes also to members who have changed none.
    """
    free, rows = True, await waiting.seats_of(connection, user)

    def change(stored: str | None) -> str | None:
        nonlocal free
        settings = decoded(stored)
        free = free_at(settings, at) is None or settings.reminded_at == despite
        return (
            None
            if not free or (stored is None and not rows)
            else _encoded(budget.with_message(settings, at, naming.chosen(rows, cause, settings, at)))
        )

    await waiting.change_member(connection, user, change)
    return free


def note_of(sent: Sent, user: int, cause: str) -> Work:
    """Return the work that notes that a direct reminder was sent, so that it serves what it has named.

    user, cause: as in `hand_over`.
    """
    return partial(_note_sent, user=user, cause=cause, at=sent.begun_at, anew_at=sent.anew_at)


async def _note_sent(connection: Connection, user: int, cause: str, at: int, anew_at: int | None) -> None:
    """Note the direct reminder whose hour began at `at`. If it was sent long after that, its hour begins then."""
    full = anew_at is not None and naming.is_full(await waiting.seats_of(connection, user))

    def change(stored: str | None) -> str | None:
        settings = decoded(stored)
        own = settings.reminded_at == at
        if anew_at is None or stored is None:
            return _encoded(replace(settings, reminder_open=False)) if own else None
        kept = settings.reminded_of if own and settings.reminded_of else (cause,)  # its text was made by these settings
        return _encoded(budget.sent_anew(settings, at, anew_at, kept if full else ()))

    await waiting.change_member(connection, user, change)


async def give_back(connection: Connection, user: int, at: int, now: int) -> None:
    """End the hour that began at `at`, because nothing was sent. The reminders that wait for its end are due now."""

    def change(stored: str | None) -> str | None:
        settings = decoded(stored)
        return None if settings.reminded_at != at else _encoded(budget.without_newest(settings))

    await waiting.change_member(connection, user, change)
    await waiting.bring_forward(connection, user, at + HOUR, now, CALL_ELECTORS)


async def others_named(
    matches: Matches, database: Database, user: int, turn: TurnRow | None, settings: MemberSettings, sent: int
) -> tuple[Later, ...]:
    """Return the next reminders of the other turns that a direct message has named. Raises NotKept.

    turn: the turn whose reminder it was; None: it was that of a vote. sent: when it was handed to Discord, in
    milliseconds since 1970.
    """
    found: list[Later] = []
    for other in await database.read(waiting.turns_of, user):
        own = turn is not None and (other.match_id, other.seat) == (turn.match_id, turn.seat)
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
        # A digest says how many more wait, and names them on another day.
        if not naming.has_named(naming.key_of(other.match_id), other.at, settings) and (
            settings.daily_at is None or at is None
        ):
            continue
        found.append(Later(at, partial(waiting.pass_over_reminder, turn=other, until=sent + HOUR, at=at)))
    return tuple(found)


def _encoded(settings: MemberSettings) -> str:
    return msgspec.json.encode(settings).decode()
