"""Holidays: the clock stands where the table has agreed on that, else the seat is free for a stand-in."""

from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions import refusals
from bot.sessions.change import Change, about
from bot.sessions.database import Database
from bot.sessions.everywhere import change_all
from bot.sessions.matches import Matches
from bot.sessions.model import Match, MemberSettings, Phase
from bot.sessions.pace import DAY, Away, Offer
from bot.sessions.seats.handing import given_back, other_offers
from bot.sessions.settings import Settings, SettingsOf
from bot.sessions.time.waiting import Reminders
from bot.storage import waiting

LONGEST = 365 * DAY


def away(change: Change, user: int, until: int) -> Change:
    """Return the match with a member on holiday."""
    match = change.match
    if match.phase is not Phase.PLAYING:
        return change
    lent = tuple(
        replace(one, until=until) if one.owner == user and one.why == "holiday" else one
        for one in match.terms.stand_ins
    )
    if lent != match.terms.stand_ins:
        return change.with_terms(replace(match.terms, stand_ins=lent))
    seat = match.seat_of(user)
    if seat is None or match.terms.away_until(seat) == until:
        return change
    others = tuple(one for one in match.terms.away if one.seat != seat)
    terms = replace(match.terms, away=(*others, Away(seat, until)))
    if match.solo or terms.pace.pause:
        return change.with_terms(terms)
    known = terms.offer_of(seat)
    offers = (*other_offers(terms, seat), Offer(seat, "holiday", until=until))
    changed = change.with_terms(replace(terms, offers=offers))
    if known is not None and known.why == "holiday":
        return changed
    return changed.saying(replace(about(changed.match, "offered", seat), why="holiday", due=until))


def back(change: Change, user: int) -> Change:
    """Return the match with a member back from holiday: in the own seat, whoever has stood in."""
    match = change.match
    if match.phase is not Phase.PLAYING:
        return change
    owned = next((one for one in match.terms.stand_ins if one.owner == user and one.why == "holiday"), None)
    if owned is not None:
        return given_back(change, owned)
    seat = match.seat_of(user)
    if seat is None or match.terms.away_until(seat) is None:
        return change
    offers = tuple(one for one in match.terms.offers if one.seat != seat or one.why != "holiday")
    others = tuple(one for one in match.terms.away if one.seat != seat)
    return change.with_terms(replace(match.terms, away=others, offers=offers))


def over(change: Change, seat: Seat) -> Change:
    """Return the match after a holiday whose last day has come; one that was prolonged meanwhile goes on."""
    terms = change.match.terms
    stand_in, until = terms.stand_in_of(seat), terms.away_until(seat)
    if stand_in is not None and stand_in.until is not None and stand_in.until <= change.at:
        return back(change, stand_in.owner)
    if until is not None and until <= change.at:
        return back(change, change.match.seats[seat].user)
    return change


def follow(seen: Match | None, change: Change) -> Change:
    """Return the match that begins with those members on holiday who already are."""
    match = change.match
    if match.private or match.phase is not Phase.PLAYING or (seen is not None and seen.phase is not Phase.LOBBY):
        return change
    for seat in match.seats:
        settings: MemberSettings = change.fact(SettingsOf(seat.user))
        if settings.away_until is not None and settings.away_until > change.at:
            change = away(change, seat.user, settings.away_until)
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
            raise refusals.past_date()
        if until is not None and until > now + LONGEST:
            raise refusals.far_date(LONGEST // DAY)
        return await self._matches.finish(self._take(user, until))

    async def _take(self, user: int, until: int | None) -> tuple[Match, ...]:
        settings = await self._settings.member(user)
        await self._settings.store_member(user, replace(settings, away_until=until))
        decide = partial(back, user=user) if until is None else partial(away, user=user, until=until)
        try:
            return await change_all(self._matches, await self._database.read(waiting.playing, user), decide)
        finally:
            await self._reminders.replan(user)
