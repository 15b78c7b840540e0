"""Reminders: which turns wait for a member, and when the member is reminded.

Members choose a rhythm. If turns have a limit, "once" reminds when half of it is left. "ladder" reminds when half, a
quarter and (if the limit is over four hours) an hour is left. If turns have no limit, "once" reminds after a day, and
"ladder" after one, three and seven days. "off" never reminds. With a digest, a turn is reminded once a day at the
member's hour, as long as it waits (`together` makes this one message for all turns).

A reminder within the quiet hours waits for their end. If the turn's time runs out before this end, the reminder comes a
minute before the quiet hours. Quiet hours of a whole day are (0, 0): then no reminder comes. Reminders of votes keep
the same rules.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import Named, NoSession, OptionError, SessionError, Unreadable
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Match, MemberSettings, Request
from bot.sessions.pace import DAY, HOUR, MINUTE, Terms, TurnClock, terms_of
from bot.sessions.packing import clock_of
from bot.sessions.roster import roster_of
from bot.sessions.settings import Settings, SettingsOf
from bot.sessions.time.banks import bank_begins, bank_of, off_hours
from bot.sessions.time.sending import notice_of
from bot.sessions.time.zones import is_zone, zone_of
from bot.sessions.waiting_list import Waiting, WaitingList
from bot.storage import reads, waiting
from bot.storage.rows import WaitingRow
from bot.storage.store import Connection

MINUTES_A_DAY = 24 * 60

_WITHOUT_LIMIT = {"off": (), "once": (DAY,), "ladder": (DAY, 3 * DAY, 7 * DAY)}


def next_reminder(clock: TurnClock, terms: Terms, settings: MemberSettings, after: int) -> int | None:
    """Return when the first reminder after the time `after` is due; None: there are no more reminders of the turn."""
    pace = terms.pace
    if terms.unreachable is not None or (pace.limit is not None and clock.due is None):
        return None
    if terms.vacant_until(clock.seat) is not None:  # who has left the server cannot play there
        return None
    digest, times = settings.daily_at, _times(clock, terms, settings)
    if digest is not None:
        times = _days(digest, max(after, clock.at, settings.away_until or 0), clock, settings)
    return _first(times, clock, settings, after)


def _first(times: tuple[int, ...], clock: TurnClock, settings: MemberSettings, after: int) -> int | None:
    """Return when the first of these reminders comes that comes after the time `after`; None: none does."""
    allowed = (allowed_at(at, clock, settings) for at in times)
    return min((at for at in allowed if at is not None and at > after), default=None)


def quiet_until(at: int, settings: MemberSettings) -> int | None:
    """Return the end of the quiet hours; None: the time `at` is not within quiet hours, or they never end."""
    hours = _quiet_hours(at, settings)
    return None if hours is None else hours[1]


def digest_at(settings: MemberSettings) -> int | None:
    """Return the minute of the day at which the daily message comes; None: none comes.

    Within the quiet hours, it waits for their end.
    """
    minute = settings.daily_at
    if minute is None or settings.quiet is None:
        return minute
    if settings.always_quiet:
        return None
    return settings.quiet[1] if _is_within(minute, settings.quiet) else minute


def _is_within(minute: int, quiet: tuple[int, int]) -> bool:
    begin, end = quiet
    return minute >= begin or minute < end if begin > end else begin <= minute < end


def vote_reminder(begun: int, until: int, settings: MemberSettings) -> int | None:
    """Return when an elector is reminded of a vote; None: never.

    With a digest, that is the member's hour. If the vote ends before this hour, and without a digest, it is after half
    of its time.
    """
    digest = settings.daily_at
    if settings.rhythm == "off" and digest is None:
        return None
    clock = vote_clock(begun, until)
    days = () if digest is None else _days(digest, max(begun, settings.away_until or 0), clock, settings)
    daily = _first(days, clock, settings, begun)
    return _first(((begun + until) // 2,), clock, settings, begun) if daily is None else daily


def vote_clock(begun: int, until: int) -> TurnClock:
    """Return the time of a vote as the clock of a turn, for `allowed_at` and its like."""
    return TurnClock(Seat(0), since=0, at=begun, due=until)


def last_reminder(clock: TurnClock, terms: Terms, settings: MemberSettings) -> int | None:
    """Return when the last reminder of a turn is due; None: there is none, or the turn has no time limit."""
    if clock.due is None or terms.unreachable is not None:
        return None
    allowed = (allowed_at(at, clock, settings) for at in _times(clock, terms, settings))
    return max((at for at in allowed if at is not None), default=None)


def _times(clock: TurnClock, terms: Terms, settings: MemberSettings) -> tuple[int, ...]:
    """Return when reminders of a turn are due. If it has a bank, they come before the bank runs, and before its end.

    Of a bank that is shorter than half the limit, no reminder of its own comes, as it would come before the bank runs.
    """
    limit = terms.pace.limit
    if clock.due is None or limit is None:
        return tuple(clock.at + wait for wait in _WITHOUT_LIMIT[settings.rhythm])
    if settings.rhythm == "off":
        return ()
    begins, hours = bank_begins(terms, clock), off_hours(terms, clock.seat)
    found = []
    ends = [clock.due] if begins is None else [begins]
    if begins is not None and bank_of(terms, clock.seat) >= limit // 2:
        ends.append(clock.due)
    for end in ends:
        half, quarter = hours.before(end, limit // 2), hours.before(end, limit // 4)
        found += [half, quarter] if settings.rhythm == "ladder" else [half]
    last = hours.before(clock.due, HOUR)
    return (*found, last) if settings.rhythm == "ladder" and found[-1] < last else tuple(found)


def _days(minute: int, base: int, clock: TurnClock, settings: MemberSettings) -> tuple[int, ...]:
    """Return the times of a member's daily message on the days around the time `base`, once the turn has begun."""
    local = datetime.fromtimestamp(base / 1000, zone_of(settings.zone))
    return tuple(at for days in (-1, 0, 1, 2) if (at := moment_on(local, days, minute)) > clock.at)


def allowed_at(at: int, clock: TurnClock, settings: MemberSettings) -> int | None:
    """Return when a reminder for the time `at` comes, because of quiet hours; None: it does not come."""
    if settings.always_quiet:
        return None
    hours = _quiet_hours(at, settings)
    if hours is not None:
        begin, end = hours
        at = end if clock.due is None or end < clock.due else begin - MINUTE
    on_holiday = settings.away_until is not None and at < settings.away_until
    late = clock.due is not None and at >= clock.due
    return None if on_holiday or late else at


def _quiet_hours(at: int, settings: MemberSettings) -> tuple[int, int] | None:
    """Return the start and the end of the quiet hours; None: as in `quiet_until`."""
    if settings.quiet is None or settings.always_quiet:
        return None
    begin, end = settings.quiet
    zone = zone_of(settings.zone)
    local = datetime.fromtimestamp(at / 1000, zone)
    minute = local.hour * 60 + local.minute
    if not _is_within(minute, settings.quiet):
        return None
    over_midnight = begin > end
    first_day = -1 if over_midnight and minute < end else 0
    last_day = 1 if over_midnight and minute >= begin else 0
    begins, ends = moment_on(local, first_day, begin), moment_on(local, last_day, end)
    # On the day when summer time ends, the local time `end` may come twice. If the first is over, take the second.
    return begins, ends if ends > at else ends + HOUR


def moment_on(day: datetime, days: int, minute: int) -> int:
    """Return a local time in milliseconds since 1970. days: how many days after `day`. minute: since midnight."""
    wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=day.tzinfo)
    return int((wall + timedelta(days=days)).timestamp() * 1000)


def follow(seen: Match | None, change: Change) -> Change:
    """When a turn begins, add a notice for the member whose turn comes next, if they want such notices.

    A match of two members needs no such notices. If several seats are to move, no member is next.
    """
    match = change.match
    if len(match.clocks) != 1 or len(match.members) < 3 or match.solo:
        return change
    seat = match.clocks[0].seat
    before = None if seen is None else seen.clock_of(seat)
    if before is not None and before.since == match.clocks[0].since:  # a planned turn may lie between two of one seat
        return change
    order = [one.seat for one in match.members]
    follower = next((one for one in order if one > seat), order[0])
    user = match.seats[follower].user
    settings: MemberSettings = change.fact(SettingsOf(user))
    if not settings.next_notice or settings.always_quiet:
        return change
    return change.with_notice("next", seat, user=user, when=quiet_until(change.at, settings))


@dataclass
class Reminders:
    """Lists the matches that wait, and plans reminders by the settings of members. Every method raises NotKept.

    wake: called with the time of each planned reminder.
    replan_evenings: plans a member's evening reminders again, by their new settings.
    """

    _matches: Matches
    _database: Database
    _settings: Settings
    _wake: Callable[[int], None]
    _replan_evenings: Callable[[int, MemberSettings], Awaitable[None]]

    async def start(self) -> None:
        """Let the followers add clocks to matches that an old version of the bot started without clocks."""
        for match_id in await self._database.read(waiting.without_turns):
            try:
                await self._matches.change(match_id, lambda change: change)
            except Unreadable:
                continue

    async def waiting(self, user: int, guild: int | None = None) -> WaitingList:
        """Return the open matches of a member, each with the members for whose moves it waits.

        guild: the id of a server; None: all servers.
        """
        rows = await self._database.read(waiting.waiting, user, guild)
        found: dict[str, list[WaitingRow]] = {}
        for row in rows:
            found.setdefault(row.match_id, []).append(row)
        seats = await self._database.read(reads.seats_of, found)
        # A match without seats was deleted between the two reads.
        lines = [(turns[0].mine, _waiting(turns, seats[id_], user)) for id_, turns in found.items() if seats[id_]]
        return WaitingList(tuple(line for mine, line in lines if mine), tuple(line for mine, line in lines if not mine))

    async def lent(self, request: Request, guild: int | None = None) -> tuple[Match, ...]:
        """Return the matches in play in which the member who asks may take their seat back, the oldest first.

        guild: as for `waiting`.
        """
        user, found = request.member.user, list[Match]()
        for match_id in await self._database.read(waiting.lent, user, guild):
            with suppress(NoSession):
                match = await self._matches.match(match_id, request)
                # After a single turn of a computer player, the seat goes back by itself.
                if any(one.owner == user and not one.once for one in match.terms.stand_ins):
                    found.append(match)
        return tuple(sorted(found, key=lambda match: (match.created_at, match.id)))

    async def mute(self, request: Request, match_id: str) -> None:
        """Stop the reminders of the member's turn. Raises Draining, SessionError (it is not their turn)."""
        match = await self._matches.match(match_id, request)
        seat = match.seat_of(request.member.user)
        clock = None if seat is None else match.clock_of(seat)
        if clock is None:
            raise SessionError("error-nothing-to-mute")
        await self._matches.finish(
            self._database.run(lambda connection: waiting.mute(connection, match_id, clock.seat, clock.since))
        )

    async def change_member(self, user: int, change: Callable[[MemberSettings], MemberSettings]) -> MemberSettings:
        """Change a member's settings, plan their reminders again, and return the settings.

        change: returns the new settings. It may be called again, and may raise to leave the settings as they are.
        Raises its errors, Draining, OptionError (the time zone or the quiet hours are wrong).
        """

        def checked(before: MemberSettings) -> MemberSettings:
            settings = change(before)
            # A zone that is stored stays, even if this machine no longer knows it.
            if settings.zone is not None and settings.zone != before.zone and not is_zone(settings.zone):
                raise OptionError("error-unknown-zone", zone=settings.zone)
            if settings.quiet is not None:
                begin, end = settings.quiet
                if begin == end != 0 or not all(0 <= minute < MINUTES_A_DAY for minute in settings.quiet):
                    raise refusals.quiet_hours()
            if settings.digest is not None and not 0 <= settings.digest < MINUTES_A_DAY:
                raise OptionError("wait-error-hour", text=str(settings.digest))
            if not settings.dm:
                return replace(settings, conversation=None)
            return settings if before.dm else replace(settings, dm_closed=False)

        return await self._matches.finish(self._change_member(user, checked))

    async def _change_member(self, user: int, change: Callable[[MemberSettings], MemberSettings]) -> MemberSettings:
        settings = await self._settings.change_member(user, change)
        await self.replan(user)
        await self._replan_evenings(user, settings)
        return settings

    async def replan(self, user: int) -> None:
        """Plan the reminders of a member's turns and votes again, by their current settings."""
        settings, now = await self._settings.member(user), self._matches.now()
        for turn in await self._database.read(waiting.turns_of, user):
            try:
                match = await self._matches.match(turn.match_id)
            except NoSession:
                continue
            at = None if turn.muted else next_reminder(clock_of(turn), match.terms, settings, now)
            await self._plan(partial(waiting.replan_reminder, turn=turn, remind_at=at), at)
        for row in await self._database.read(waiting.vote_reminders_of, user):
            notice = notice_of(row)
            try:
                match = await self._matches.match(notice.match or "")
            except (NoSession, Unreadable):
                continue
            ask = None if notice.seat is None else match.terms.ask_of(notice.seat)
            if ask is not None and ask.until is not None:
                at = vote_reminder(ask.at, ask.until, settings)
                due = ask.until if at is None else at
                await self._plan(partial(waiting.replan_notice, notice_id=row.id, at=due), due)

    async def _plan(self, store: Callable[[Connection], Awaitable[None]], at: int | None) -> None:
        try:
            await self._database.run(store)
        finally:  # the row may be stored even if the call has failed
            if at is not None:
                self._wake(at)


def _waiting(turns: list[WaitingRow], seats: list[tuple[int, str]], user: int) -> Waiting:
    """Return a line of a member's list. turns: those of one match. seats: (user id, name) of each of its seats."""
    first, terms = turns[0], terms_of(turns[0].terms)
    roster = roster_of(seats, terms)
    return Waiting(
        match=first.match_id,
        game=first.game,
        guild=first.guild_id,
        channel=first.channel_id,
        board_channel=first.board_channel_id,
        board_message=first.board_message_id,
        since=first.began,
        due=min((turn.due for turn in turns if turn.due is not None), default=None),
        who=Named(roster, tuple(turn.seat for turn in turns)),
        company=Named(roster, tuple(seat for seat, (other, _) in enumerate(seats) if other != user)),
        unreachable=terms.unreachable is not None,
    )
