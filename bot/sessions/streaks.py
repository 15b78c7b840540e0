"""Streaks: on how many days in a row a member has played a daily.

A day is one of the member's own time zone. It is stored when the daily is opened, so a daily has one day, whatever
zone the member sets later. It counts once, however many dailies it has, and only if the member has played a turn.

Seven played days in a row earn a freeze. A member holds at most one, and it lets the streak go on over one missed day.
That day is not added to the streak. While a member holds a freeze, no day counts for the next one.
"""

from collections.abc import Iterable

import msgspec

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


def day_of_opening(zone_day: int, utc_day: int, before: tuple[int, int] | None) -> int:
    """Return the day for which a new daily counts.

    zone_day: the day in the member's zone. utc_day: the day of the daily. before: both days of the member's last daily,
    in the form (UTC day, day for which it counts); None if there is none.

    In one zone, a member's day falls behind UTC by at most one day from one daily to the next. It does not fall further
    behind if the member changes the zone: else the dailies of several games would fill days that were missed.
    """
    if before is None:
        return zone_day
    last_utc_day, last_day = before
    return max(zone_day, last_day + utc_day - last_utc_day - 1)
