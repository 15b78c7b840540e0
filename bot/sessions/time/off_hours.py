"""Hours that do not count for a turn: weekends and nights of the member's own time zone, as the table has agreed.

A weekend is Saturday and Sunday, from midnight to midnight. A night lasts from 22:00 to 7:00. What a member's wall
clock shows decides, also on the days on which summer time begins or ends. Points in time are milliseconds since 1970,
lengths are milliseconds.
"""

from collections.abc import Iterator
from datetime import datetime, tzinfo
from itertools import count
from typing import NamedTuple

from bot.sessions.pace import DAY, HOUR, Off
from bot.sessions.time.zones import zone_of

WEEK = 7 * DAY
NIGHT = (22, 7)  # hours of the day: when a night begins, and when it ends
WEEKEND = (5, 6)  # days of the week; Monday is 0
_THURSDAY = 3  # 1970-01-01
_DAY_BEGINS, _DAY_ENDS = NIGHT[1] * HOUR, NIGHT[0] * HOUR

Span = tuple[int, int]


class OffHours(NamedTuple):
    """The hours in which the time of a member does not run.

    Attributes:
        off: which hours; None: there are none, so all time counts.
        zone: of the member, as it is stored; None: UTC.
    """

    off: Off | None = None
    zone: str | None = None

    def counted(self, begin: int, end: int) -> int:
        """Return how much of the time from `begin` to `end` counts; 0 if it ends before it begins."""
        if self.off is None:
            return max(0, end - begin)
        days = range(begin // DAY, end // DAY + 1)
        spans = (span for day in days for span in self._counting(day))
        return sum(max(0, min(until, end) - max(since, begin)) for since, until in spans)

    def after(self, begin: int, length: int) -> int:
        """Return the first moment at which so much time has counted since `begin`."""
        if self.off is None or length <= 0:
            return begin + length
        for day in count(begin // DAY):
            for since, until in self._counting(day):
                since = max(since, begin)
                if until - since >= length:
                    return since + length
                length -= max(0, until - since)
        raise AssertionError("days do not end")

    def before(self, end: int, length: int) -> int:
        """Return the last moment from which so much time counts until `end`."""
        if self.off is None or length <= 0:
            return end - length
        for day in count(end // DAY, -1):
            for since, until in reversed(tuple(self._counting(day))):
                until = min(until, end)
                if until - since >= length:
                    return until - length
                length -= max(0, until - since)
        raise AssertionError("days do not end")

    def _counting(self, day: int) -> Iterator[Span]:
        """Yield the spans of a day that count, in order. day: in UTC, as days since 1970-01-01."""
        for begin, end, ahead in _pieces(day * DAY, (day + 1) * DAY, zone_of(self.zone)):
            for local in range((begin + ahead) // DAY, (end + ahead - 1) // DAY + 1):
                if self.off != "nights" and (local + _THURSDAY) % 7 in WEEKEND:
                    continue
                opens, closes = (0, DAY) if self.off == "weekends" else (_DAY_BEGINS, _DAY_ENDS)
                midnight = local * DAY - ahead
                since, until = max(begin, midnight + opens), min(end, midnight + closes)
                if since < until:
                    yield since, until


ALWAYS = OffHours()  # all time counts


def spread(length: int, off: Off | None) -> int:
    """Return how long it takes on average until so much time has counted. off: as for `OffHours`."""
    return -(-length * WEEK // OffHours(off).counted(0, WEEK))


def _pieces(begin: int, end: int, zone: tzinfo) -> Iterator[tuple[int, int, int]]:
    """Yield (begin, end, offset) of the parts of at most a day in which a zone's offset from UTC stays the same."""
    ahead, later = _ahead(begin, zone), _ahead(end, zone)
    if ahead == later:
        yield begin, end, ahead
        return
    before, after = begin, end  # the offset changes between these two
    while after - before > 1:
        middle = (before + after) // 2
        if _ahead(middle, zone) == ahead:
            before = middle
        else:
            after = middle
    yield begin, after, ahead
    if after < end:
        yield after, end, later


def _ahead(at: int, zone: tzinfo) -> int:
    """Return how far the clocks of a zone are ahead of UTC, in milliseconds."""
    offset = datetime.fromtimestamp(at / 1000, zone).utcoffset()
    return 0 if offset is None else round(offset.total_seconds() * 1000)
