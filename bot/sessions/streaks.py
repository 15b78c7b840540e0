"""Streaks: on how many days in a row a member has played a daily.

A day is one of the member's own time zone. It is stored when the daily is opened, so a daily has one day, whatever
zone the member sets later (`day_of_opening`). It counts once, however many dailies it has, and only if the member has
made a move in one of them and has not taken it back.

Seven played days in a row earn a freeze. A member holds at most one, and it lets the streak go on over one missed day.
That day is not added to the streak. While a member holds a freeze, no day counts for the next one.
"""

from collections.abc import Iterable

import msgspec

from bot.sessions.time.zones import day_in
from bot.storage.rows import LastOpening

EARNS_FREEZE = 7  # played days in a row


class Streak(msgspec.Struct, frozen=True):
    """A member's streak in one game, or over all games."""

    days: int = 0  # played days of the streak; 0 if it has ended
    best: int = 0  # played days of the longest streak so far
    freezes: int = 0  # 0 or 1


class Streaks(msgspec.Struct, frozen=True):
    """A member's streak in a game, and over all games."""

    game: Streak
    whole: Streak


def streak(days: Iterable[int], today: int) -> Streak:
    """Return the streak of a member.

    days: the played days, since 1970 in the member's zone; in any order, and some perhaps twice. today: the day that it
    is there. It does not end the streak that nothing was played today.
    """
    run = best = earned = freezes = 0
    before: int | None = None
    for day in sorted(set(days)):
        missed = 0 if before is None else day - before - 1
        if missed == 1 and freezes:
            earned = freezes = 0
        elif missed:
            run = earned = freezes = 0
        run, before = run + 1, day
        best = max(best, run)
        if not freezes:
            freezes, earned = divmod(earned + 1, EARNS_FREEZE)
    missed = 0 if before is None else today - before - 1
    if missed <= 0:
        return Streak(run, best, freezes)
    return Streak(run if missed <= freezes else 0, best)


def day_of_opening(zone: str | None, now: int, before: LastOpening | None) -> int:
    """Return the day for which a daily counts if its member opens it now.

    zone: the member's present zone. now: milliseconds since 1970. before: the member's dailies so far; None: no daily.

    The first day is that of the zone. From then on it only moves forward: by the days that have begun since the last
    daily in the present zone. So a journey, or a zone that is set late, ends no streak. The days that all dailies fill
    exceed the days in UTC by at most one, as in one zone. Else somebody could change the zone to fill missed days.
    """
    if before is None:
        return day_in(zone, now)
    begun = max(0, day_in(zone, now) - day_in(zone, before.opened_at))
    return min(before.own_day + begun, day_in(None, now) + before.ahead + 1)
