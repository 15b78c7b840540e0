"""The time that a turn has: the limit of the pace, then the seat's bank, without the hours that do not count.

A bank belongs to a seat, whoever plays it: so nobody gains time by handing a seat on. A turn first uses the limit, and
what it takes beyond that comes from the bank. `TurnClock.due` is when both are used up, so all that shows or stores
the end of a turn needs to know nothing of banks. Until the turn has ended, the terms have the bank as it was when the
turn began. What is left of a clock then decides what is left of the bank: so time that an absence, a holiday or an
agreement gave back is not spent.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.change import Change
from bot.sessions.model import Match, MemberSettings
from bot.sessions.pace import SeatTime, Terms, TurnClock, of_others
from bot.sessions.settings import SettingsOf
from bot.sessions.time.off_hours import OffHours


def time_of(terms: Terms, seat: Seat) -> SeatTime:
    return next((one for one in terms.times if one.seat == seat), SeatTime(seat))


def off_hours(terms: Terms, seat: Seat) -> OffHours:
    """Return the hours that do not count for a seat."""
    return OffHours(terms.pace.off, time_of(terms, seat).zone)


def bank_of(terms: Terms, seat: Seat) -> int:
    """Return what the bank of a seat had when its turn began, or has if it is not to move, in milliseconds."""
    return max(0, terms.pace.bank - time_of(terms, seat).spent)


def whole(terms: Terms, seat: Seat) -> int:
    """Return how much time a turn of a seat has that begins now, in milliseconds. The pace must have a limit."""
    return (terms.pace.limit or 0) + bank_of(terms, seat)


def due_from(terms: Terms, seat: Seat, at: int) -> int | None:
    """Return when the time of a turn that begins at `at` runs out; None: it has no limit."""
    return None if terms.pace.limit is None else off_hours(terms, seat).after(at, whole(terms, seat))


def bank_begins(terms: Terms, clock: TurnClock) -> int | None:
    """Return when a running turn has used up its limit, so that its bank runs; None: it has no bank, or does not run.

    In milliseconds since 1970.
    """
    bank = bank_of(terms, clock.seat)
    if clock.due is None or clock.left is not None or not bank:
        return None
    return off_hours(terms, clock.seat).before(clock.due, bank)


# -- decisions -------------------------------------------------------------------------------------------------------


def spent(terms: Terms, ended: Iterable[TurnClock], at: int) -> Terms:
    """Return the terms after the turns of these clocks have ended, or begun anew, at a time."""
    for clock in ended:
        known = time_of(terms, clock.seat)
        if clock.left is not None:
            left = clock.left
        else:
            left = 0 if clock.due is None else off_hours(terms, clock.seat).counted(at, clock.due)
        used = max(known.spent, terms.pace.bank - left)
        terms = _with(terms, replace(known, spent=used))
    return terms


def emptied(change: Change, seat: Seat) -> Change:
    """Note that the time of a seat's turn is up, so that its bank is empty."""
    terms = change.match.terms
    clock = change.match.clock_of(seat)
    if clock is None or not bank_of(terms, seat):
        return change
    return change.with_match(terms=_with(terms, replace(time_of(terms, seat), spent=terms.pace.bank)))


def with_full_banks(terms: Terms) -> Terms:
    """Return terms with the banks full, because the members have agreed on others."""
    for one in terms.times:
        terms = _with(terms, replace(one, spent=0))
    return terms


def without_zones(terms: Terms, seats: Iterable[Seat]) -> Terms:
    """Return terms without the zones of these seats, because their members do not play them any more."""
    for seat in seats:
        terms = _with(terms, replace(time_of(terms, seat), zone=None))
    return terms


def with_zones(change: Change, match: Match, began: Iterable[Seat]) -> Terms:
    """Return the terms of a match with the zones of the members whose turns begin. A turn keeps the zone it began with.

    change: reads the members' settings, only where the pace has hours that do not count.
    """
    terms = match.terms
    if terms.pace.off is None:
        return terms
    for seat in began:
        settings: MemberSettings = change.fact(SettingsOf(match.seats[seat].user))
        terms = _with(terms, replace(time_of(terms, seat), zone=settings.zone))
    return terms


def _with(terms: Terms, time: SeatTime) -> Terms:
    if time == time_of(terms, time.seat):
        return terms
    others = of_others(terms.times, time.seat)
    kept = others if time == SeatTime(time.seat) else (*others, time)
    return replace(terms, times=tuple(sorted(kept, key=lambda one: one.seat)))
