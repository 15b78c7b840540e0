"""How many direct reminders a day brings to a member with many matches: at most four.

Each message names all that waits. So a message that has named a turn or a vote a step ago or less serves its reminder.
A step is a quarter of the time limit, at least an hour (two of a vote), and at most six hours. The last reminder of a
turn warns of its end. It has to come if no message within the step before has named the turn. Such messages are a step
apart, so with limits of a day or more there are at most four of them a day. All other reminders are extra: they come if
they leave room for those that have to come, and for a vote that may begin if another member's time runs out.
"""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from bot.sessions.model import MemberSettings
from bot.sessions.pace import DAY, HOUR, MINUTE, Ask, Pace, Terms, TurnClock
from bot.sessions.time.naming import MOST_LINES, has_named
from bot.sessions.time.reminders import last_reminder, vote_reminder

MOST_A_DAY = 4
SKEW = MINUTE  # by which the clocks of two processes may differ
LONGEST_STEP = DAY // MOST_A_DAY
_OVERWRITTEN = ("?",)  # the key of nothing: what an earlier message has named is no longer stored


class Open(NamedTuple):
    """A turn or a vote that waits for a member. Times are in milliseconds.

    Attributes:
        at: when it began to wait.
        last: when its last reminder is due.
        step: the longest time from a message that has named it to a reminder that this message serves.
    """

    at: int
    last: int
    step: int


def turn_step(pace: Pace) -> int:
    """Return the step of a turn, in milliseconds."""
    return LONGEST_STEP if pace.limit is None else _step(pace.limit)


def vote_step(begun: int, until: int) -> int:
    """Return the step of a vote, in milliseconds.

    It is longer than an hour, as a vote has only one reminder.
    """
    return max(2 * HOUR, _step(until - begun))


def _step(limit: int) -> int:
    return min(LONGEST_STEP, max(HOUR, limit // 4))


def open_turn(clock: TurnClock, terms: Terms, settings: MemberSettings) -> Open | None:
    """Return a turn that waits; None: nothing warns of its end."""
    last = last_reminder(clock, terms, settings)
    return None if last is None else Open(clock.at, last, turn_step(terms.pace))


def open_vote(ask: Ask, settings: MemberSettings) -> Open | None:
    """Return a vote that waits; None: it has no reminder."""
    last = None if ask.until is None else vote_reminder(ask.at, ask.until, settings)
    return None if last is None or ask.until is None else Open(ask.at, last, vote_step(ask.at, ask.until))


def was_named(key: str, begun: int, step: int, settings: MemberSettings, now: int) -> bool:
    """Return whether a direct message has surely named what waits, and serves its reminder of now.

    key: as in `naming`. begun: since when it waits.
    """
    newest = settings.reminded_at
    if newest is None or settings.reminder_open:
        return False
    return -SKEW <= now - newest < step and has_named(key, begun, settings)


def sent_times(settings: MemberSettings, now: int) -> tuple[int, ...]:
    """Return when the direct reminders of the last day were handed to Discord, the oldest first."""
    newest = () if settings.reminded_at is None else (settings.reminded_at,)
    return tuple(sorted(at for at in (*settings.reminded_before, *newest) if -SKEW <= now - at < DAY))


def has_room(now: int, sent: Iterable[int], waiting: Iterable[Open]) -> bool:
    """Return whether no day gets too many messages if an extra one comes now.

    sent: when those of the last day came. waiting: all that waits for the member.
    """
    times, room = [*sent, now], MOST_LINES - 1
    for one in sorted((one for one in waiting if one.last > now), key=lambda one: one.last):
        newest = times[-1]
        if one.at > newest or one.last - newest >= one.step or not room:
            times.append(max(one.last, newest + HOUR))
            room = MOST_LINES
        room -= 1
    return all(later - earlier >= DAY for earlier, later in zip(times, times[MOST_A_DAY:], strict=False))


def with_message(settings: MemberSettings, at: int, named: tuple[str, ...] = ()) -> MemberSettings:
    """Return the settings of a member who gets a direct reminder at the time `at`. named: as `reminded_of`."""
    before = sent_times(settings, at)[-MOST_A_DAY:]
    return replace(settings, reminded_at=at, reminded_before=before, reminded_of=named, reminder_open=True)


def with_another(settings: MemberSettings, at: int) -> MemberSettings:
    """Return the settings of a member who gets a direct message at the time `at` that is no reminder, but counts."""
    before = sorted((*(one for one in settings.reminded_before if at - one < DAY), at))
    return replace(settings, reminded_before=tuple(before[-MOST_A_DAY:]))


def without_another(settings: MemberSettings, at: int) -> MemberSettings:
    """Return the settings of a member who did not get the message of `with_another`."""
    before = list(settings.reminded_before)
    before.remove(at)
    return replace(settings, reminded_before=tuple(before))


def sent_anew(settings: MemberSettings, first: int, at: int, named: tuple[str, ...]) -> MemberSettings:
    """Return the settings of a member who has got at `at` the direct reminder whose attempt at `first` had failed."""
    times = tuple(one for one in sent_times(settings, at) if one != first)
    before = times[-MOST_A_DAY:]
    return replace(settings, reminded_at=at, reminded_before=before, reminded_of=named, reminder_open=False)


def without_newest(settings: MemberSettings) -> MemberSettings:
    """Return the settings of a member who did not get the newest direct reminder."""
    before = settings.reminded_before
    return replace(
        settings,
        reminded_at=before[-1] if before else None,
        reminded_before=before[:-1],
        reminded_of=_OVERWRITTEN if before else (),
        reminder_open=False,
    )
