"""When a member is reminded of a turn. Pure.

With a time limit: once at half time, or a ladder (half time, a quarter left, the last hour). Without: once after a day,
or after one, three and seven days. Nothing falls into the member's quiet hours: what would is moved to their end, or,
where the time would be over by then, to just before they begin. Nothing comes after the time is over.
"""

from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.sessions.model import MemberSettings
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace, Terms, TurnClock

MINUTES_A_DAY = 24 * 60

_WITHOUT_LIMIT = {"off": (), "once": (DAY,), "ladder": (DAY, 3 * DAY, 7 * DAY)}


def is_zone(name: str) -> bool:
    """Return whether it is the IANA name of a time zone."""
    return name in zones()


@cache
def zones() -> frozenset[str]:
    """Return all of them. The first call looks through a folder with hundreds of files."""
    return frozenset(available_timezones())


def next_reminder(clock: TurnClock, terms: Terms, settings: MemberSettings, after: int) -> int | None:
    """Return the first reminder of a turn later than `after`, or None. While nobody can play, nobody is reminded."""
    pace = terms.pace
    if terms.unreachable is not None or (pace.limit is not None and clock.due is None):
        return None
    times = (_allowed(at, clock, settings) for at in _times(clock, pace, settings))
    return min((at for at in times if at is not None and at > after), default=None)


def quiet_until(at: int, settings: MemberSettings) -> int | None:
    """Return the end of the quiet hours that a time falls into; None if it falls into none."""
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
    # where a clock that is set back shows the end twice, the second one may be meant
    return begins, ends if ends > at else ends + HOUR


def _moment(day: datetime, days: int, minute: int) -> int:
    """Return a time of day, some days from the one given, as the zone's clocks show it."""
    wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=day.tzinfo)
    return int((wall + timedelta(days=days)).timestamp() * 1000)


def zone_of(name: str | None) -> tzinfo:
    """Return a member's time zone; None: UTC."""
    try:
        return UTC if name is None else ZoneInfo(name)
    except ZoneInfoNotFoundError:
        # it was known when it was set: another machine's zones must not keep anybody from anything
        return UTC
