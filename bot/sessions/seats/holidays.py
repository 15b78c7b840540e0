"""Holidays: the clock stands where the table has agreed on that, else the seat is free for a stand-in."""

from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import OptionError
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Match, MemberSettings, Phase
from bot.sessions.pace import DAY, Away, Offer, of_others
from bot.sessions.seats.handing import return_seat
from bot.sessions.settings import Settings, SettingsOf
from bot.sessions.time.reminders import Reminders
from bot.storage import waiting

LONGEST = 365 * DAY


def begin_holiday(change: Change, user: int, until: int) -> Change:
    """Return the match with a member on holiday."""
    match = change.match
    if match.phase is not Phase.PLAYING:
        return change
    terms = match.terms
    lent = tuple(
        replace(one, until=until) if one.owner == user and one.why == "holiday" else one for one in terms.stand_ins
    )
    if lent != terms.stand_ins:
        return change.with_terms(stand_ins=lent)
    seat = match.seat_of(user)
    if seat is None or terms.away_until(seat) == until:
        return change
    change = change.with_terms(away=(*of_others(terms.away, seat), Away(seat, until)))
    if match.solo or terms.pace.pause:
        return change
    known = terms.offer_of(seat)
    change = change.with_terms(offers=(*of_others(terms.offers, seat), Offer(seat, "holiday", until=until)))
    if known is not None and known.why == "holiday":
        return change
    return change.with_notice("offered", seat, why="holiday", due=until)


def end_holiday(change: Change, user: int) -> Change:
    """Return the match with a member back from holiday: in the own seat, whoever has stood in."""
    match = change.match
    if match.phase is not Phase.PLAYING:
        return change
    owned = next((one for one in match.terms.stand_ins if one.owner == user and one.why == "holiday"), None)
    if owned is not None:
        return return_seat(change, owned)
    seat = match.seat_of(user)
    if seat is None or match.terms.away_until(seat) is None:
        return change
    offers = tuple(one for one in match.terms.offers if one.seat != seat or one.why != "holiday")
    return change.with_terms(away=of_others(match.terms.away, seat), offers=offers)


def end_overdue_holiday(change: Change, seat: Seat) -> Change:
    """Return the match after a holiday whose last day has come; one that was prolonged meanwhile goes on."""
    terms = change.match.terms
    stand_in, until = terms.stand_in_of(seat), terms.away_until(seat)
    if stand_in is not None and stand_in.until is not None and stand_in.until <= change.at:
        return end_holiday(change, stand_in.owner)
    if until is not None and until <= change.at:
        return end_holiday(change, change.match.seats[seat].user)
    return change


def follow(seen: Match | None, change: Change) -> Change:
    """Return the match that begins with those members on holiday who already are."""
    match = change.match
    if match.private or match.phase is not Phase.PLAYING or (seen is not None and seen.phase is not Phase.LOBBY):
        return change
    for seat in match.seats:
        settings: MemberSettings = change.fact(SettingsOf(seat.user))
        if settings.away_until is not None and settings.away_until > change.at:
            change = begin_holiday(change, seat.user, settings.away_until)
    return change


class Holidays:
    """Sends members on holiday."""

    def __init__(self, matches: Matches, database: Database, settings: Settings, reminders: Reminders) -> None:
        self._matches = matches
        self._database = database
        self._settings = settings
        self._reminders = reminders

    async def take(self, user: int, until: int | None) -> tuple[Match, ...]:
        """Send a member on holiday until then (None: back again), in all their matches; returns those it changed.

        Raises OptionError for a time in the past, or more than a year ahead; Draining, NotKept.
        """
        now = self._matches.now()
        if until is not None and until <= now:
            raise OptionError("error-past-date")
        if until is not None and until > now + LONGEST:
            raise OptionError("error-far-date", days=LONGEST // DAY)
        return await self._matches.finish(self._take(user, until))

    async def _take(self, user: int, until: int | None) -> tuple[Match, ...]:
        settings = await self._settings.member(user)
        await self._settings.store_member(user, replace(settings, away_until=until))
        decide = partial(end_holiday, user=user) if until is None else partial(begin_holiday, user=user, until=until)
        try:
            return await self._matches.change_all(await self._database.read(waiting.playing, user), decide)
        finally:
            await self._reminders.replan(user)
