"""Reminders: which turns wait for a member, and when the member is reminded.

With a time limit, a member is reminded once at half time, or by a ladder: at half time, with a quarter left and in the
last hour. Without a limit, it is once after a day, or after one, three and seven days. A reminder in the member's quiet
hours is moved to their end. If the turn's time would be over by then, it is moved to just before the quiet hours.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from msgspec.structs import replace

from bot.errors import NoSession, OptionError, SessionError, Unreadable
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Match, MemberSettings, Request, Waiting, WaitingList
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace, Terms, TurnClock, terms_of
from bot.sessions.packing import clock_of
from bot.sessions.settings import Settings, SettingsOf
from bot.storage import waiting
from bot.storage.rows import TurnRow, WaitingRow

MINUTES_A_DAY = 24 * 60

_WITHOUT_LIMIT = {"off": (), "once": (DAY,), "ladder": (DAY, 3 * DAY, 7 * DAY)}


def is_zone(name: str) -> bool:
    """Return whether a name is the IANA name of a time zone."""
    return name in zones()


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones. The first call is slow: it searches hundreds of files."""
    return frozenset(available_timezones())


def next_reminder(clock: TurnClock, terms: Terms, settings: MemberSettings, after: int) -> int | None:
    """Return the time of a turn's first reminder later than `after`. None: there is none, or nobody can play."""
    pace = terms.pace
    if terms.unreachable is not None or (pace.limit is not None and clock.due is None):
        return None
    times = (_allowed(at, clock, settings) for at in _times(clock, pace, settings))
    return min((at for at in times if at is not None and at > after), default=None)


def quiet_until(at: int, settings: MemberSettings) -> int | None:
    """Return the end of the quiet hours around a time; None outside quiet hours."""
    hours = _quiet_hours(at, settings)
    return None if hours is None else hours[1]


def _times(clock: TurnClock, pace: Pace, settings: MemberSettings) -> tuple[int, ...]:
    if clock.due is None or pace.limit is None:
        return tuple(clock.at + wait for wait in _WITHOUT_LIMIT[settings.rhythm])
    half, quarter = clock.due - pace.limit // 2, clock.due - pace.limit // 4
    if settings.rhythm == "ladder":
        return (half, quarter, clock.due - HOUR) if quarter < clock.due - HOUR else (half, quarter)
    return (half,) if settings.rhythm == "once" else ()


def _allowed(at: int, clock: TurnClock, settings: MemberSettings) -> int | None:
    hours = _quiet_hours(at, settings)
    if hours is not None:
        begin, end = hours
        at = end if clock.due is None or end < clock.due else begin - MINUTE
    on_holiday = settings.away_until is not None and at < settings.away_until
    late = clock.due is not None and at >= clock.due
    return None if on_holiday or late else at


def _quiet_hours(at: int, settings: MemberSettings) -> tuple[int, int] | None:
    """Return begin and end of the quiet hours around a time, in milliseconds."""
    if settings.quiet is None:
        return None
    begin, end = settings.quiet
    zone = zone_of(settings.zone)
    local = datetime.fromtimestamp(at / 1000, zone)
    minute = local.hour * 60 + local.minute
    over_midnight = begin > end
    inside = minute >= begin or minute < end if over_midnight else begin <= minute < end
    if not inside:
        return None
    first_day = -1 if over_midnight and minute < end else 0
    last_day = 1 if over_midnight and minute >= begin else 0
    begins, ends = _moment(local, first_day, begin), _moment(local, last_day, end)
    # when clocks are set back, the end may come twice: take the second if the first is past
    return begins, ends if ends > at else ends + HOUR


def _moment(day: datetime, days: int, minute: int) -> int:
    """Return a local time of day as milliseconds since 1970. days: how many days after `day`."""
    wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=day.tzinfo)
    return int((wall + timedelta(days=days)).timestamp() * 1000)


def zone_of(name: str | None) -> tzinfo:
    """Return a member's time zone; None: UTC."""
    try:
        return UTC if name is None else ZoneInfo(name)
    except ZoneInfoNotFoundError:
        # it was known when it was set; perhaps the bot moved to a machine with other zones
        return UTC


def follow(seen: Match | None, change: Change) -> Change:
    """Return the change with a notice to the member whose turn is next, if a turn begins and they want the notice.

    With two members this is obvious, so at least three must be seated, and exactly one must be to move. Seats move in
    order.
    """
    match = change.match
    if len(match.clocks) != 1 or len(match.present) < 3 or match.solo:
        return change
    seat = match.clocks[0].seat
    if seen is not None and seen.clock_of(seat) is not None:
        return change
    order = [one.seat for one in match.present]
    follower = next((one for one in order if one > seat), order[0])
    user = match.seats[follower].user
    settings: MemberSettings = change.fact(SettingsOf(user))
    if not settings.next_notice:
        return change
    due = quiet_until(change.at, settings) or change.at
    return change.with_notice("next", seat, user=user, due=due)


@dataclass
class Reminders:
    """Lists the turns that wait, and stores members' settings for reminders. Every method raises NotKept.

    wake: called with the time of each planned reminder.
    """

    _matches: Matches
    _database: Database
    _settings: Settings
    _wake: Callable[[int], None]

    async def start(self) -> None:
        """Give clocks to matches that began before the bot had clocks."""
        for match_id in await self._database.read(waiting.without_turns):
            try:
                await self._matches.change(match_id, lambda change: change)
            except Unreadable:  # it is logged, and the match goes on without clocks
                continue

    async def waiting(self, user: int, guild: int | None = None) -> WaitingList:
        """Return the matches that wait for this member or for others, oldest first. guild: None: in all servers."""
        rows = await self._database.read(waiting.waiting, user, guild)
        found: dict[str, list[WaitingRow]] = {}
        for row in rows:
            found.setdefault(row.match_id, []).append(row)
        lines = [(turns[0].mine, _waiting(turns)) for turns in found.values()]
        return WaitingList(tuple(line for mine, line in lines if mine), tuple(line for mine, line in lines if not mine))

    async def mute(self, request: Request, match_id: str) -> None:
        """Stop the reminders of this member's current turn. Raises SessionError if it is not their turn, Draining."""
        match = await self._matches.match(match_id, request)
        seat = match.seat_of(request.member.user)
        clock = None if seat is None else match.clock_of(seat)
        if clock is None:
            raise SessionError("error-nothing-to-mute")
        await self._matches.finish(
            self._database.run(lambda connection: waiting.mute(connection, match_id, clock.seat, clock.since))
        )

    async def set_member(self, user: int, settings: MemberSettings) -> None:
        """Store a member's settings, and plan the reminders of their current turns by them.

        Raises OptionError for a zone or hours that do not exist, Draining.
        """
        if settings.zone is not None and not is_zone(settings.zone):
            raise OptionError("error-unknown-zone", zone=settings.zone)
        if settings.quiet is not None:
            begin, end = settings.quiet
            if begin == end or not all(0 <= minute < MINUTES_A_DAY for minute in settings.quiet):
                raise refusals.quiet_hours()
        await self._matches.finish(self._set_member(user, settings))

    async def _set_member(self, user: int, settings: MemberSettings) -> None:
        before = await self._settings.member(user)
        if settings.dm and not before.dm:
            settings = replace(settings, dm_closed=False)
        await self._settings.store_member(user, settings)
        await self.replan(user)

    async def replan(self, user: int) -> None:
        """Plan the reminders of a member's current turns again, by their current settings."""
        settings, now = await self._settings.member(user), self._matches.now()
        for turn in await self._database.read(waiting.turns_of, user):
            try:
                match = await self._matches.match(turn.match_id)
            except NoSession:
                continue
            at = next_reminder(clock_of(turn), match.terms, settings, now)
            await self._plan(turn, None if turn.muted else at)

    async def _plan(self, turn: TurnRow, at: int | None) -> None:
        try:
            await self._database.run(lambda connection: waiting.plan_reminder(connection, turn, at))
        finally:  # the row may be stored even after a fault
            if at is not None:
                self._wake(at)


def _waiting(turns: list[WaitingRow]) -> Waiting:
    first = turns[0]
    return Waiting(
        match=first.match_id,
        game=first.game,
        guild=first.guild_id,
        channel=first.channel_id,
        board_channel=first.board_channel_id,
        board_message=first.board_message_id,
        since=first.at,
        due=min((turn.due for turn in turns if turn.due is not None), default=None),
        who=tuple((turn.user_id, turn.name) for turn in turns),
        unreachable=terms_of(first.terms).unreachable is not None,
    )
