"""Members offer, take, give back and resign seats, and lend them for a holiday.

The owner of a seat is the member who had it when the match started, or who has taken it for good. A stand-in
plays the seat for the owner. The owner gets the score, and may take the seat back at any time.
"""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotKept, OptionError, SeatTaken, SessionError
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.leaving import end
from bot.sessions.matches import Matches
from bot.sessions.model import UNANSWERED, Match, Member, MemberSettings, Phase, Request
from bot.sessions.pace import DAY, Away, FormerOwner, Offer, StandIn, Why, of_others
from bot.sessions.play import apart, turns
from bot.sessions.settings import Settings, SettingsOf
from bot.sessions.stand_ins import (
    check_cover,
    cover,
    covered,
    end_offer_while_away,
    offer_while_away,
    reseat,
    return_seat,
)
from bot.sessions.time import proposals, resigning
from bot.sessions.time.reminders import Reminders
from bot.sessions.time.zones import day_in
from bot.storage import waiting

LONGEST_HOLIDAY = 365 * DAY
COVERABLE: tuple[Why, ...] = ("holiday", "left")  # the offers of seats for which members may call a computer player


def offer_seat(change: Change, to: Member | None, for_good: bool) -> Change:
    """Offer the member's seat, in place of an earlier offer of the seat.

    to: the only member who may take the seat; None: anybody may.
    for_good: whether the taker also gets the score.

    Raises SeatTaken if the other member already has a seat, and NotAllowed if they may have none here, or in a league.
    Raises SessionError if the match has not started, the member offers the seat to themselves, or the same offer
    exists. Raises NotSeated, Over.
    """
    match, member = change.match, change.member
    seat = turns.playing_seat(change)
    refusals.check_no_league(match)
    if to is not None and to.user == member.user:
        raise SessionError("error-seat-to-itself")
    if to is not None and _is_seated(match, to.user, seat):
        raise SeatTaken("error-seated-already", refusals.users_named(match, [to.user]))
    # Only the owner of a seat can offer it for good.
    for_good = for_good and match.terms.stand_in_of(seat) is None
    offer = Offer(seat, "handed", None if to is None else to.user, for_good)
    if offer in match.terms.offers:
        raise SessionError("error-offered-already")
    if to is not None:
        apart.check_offer(change, to)
    offered = change.with_terms(offers=(*of_others(match.terms.offers, seat), offer))
    return offered.with_notice("offered", seat, user=offer.to, by=member, why="handed", for_good=for_good)


def withdraw_offer(change: Change) -> Change:
    """Withdraw the offer of the member's seat. Raises NotSeated, Over, NotOffered, SessionError (not started)."""
    terms = change.match.terms
    seat = turns.playing_seat(change)
    if terms.offer_of(seat) is None:
        raise refusals.not_offered()
    return change.with_terms(offers=of_others(terms.offers, seat))


def take_seat(change: Change, seat: Seat | None, for_good: bool | None = None) -> Change:
    """Give the member a seat that is on offer. seat: None means the first seat that the member may take.

    for_good: what the member has read of the offer (`Offer.for_good`); None: nothing.
    Raises NotOffered (no such offer, or one for another member), SessionError (another one, or not started), SeatTaken,
    Over.
    """
    match, member = change.match, change.member
    turns.check_playing(match)
    offers = [offer for offer in match.terms.offers if seat in (None, offer.seat)]
    if not offers:
        raise refusals.not_offered()
    offer = next((offer for offer in offers if offer.to in (None, member.user)), None)
    if offer is None:
        raise refusals.not_free_for_you()
    if for_good not in (None, offer.for_good):
        raise SessionError("error-offer-changed")
    before = match.terms.stand_in_of(offer.seat)
    if before is not None and before.owner == member.user:
        return return_seat(change, replace(before, left=False))  # the owner asks, so they are in the server
    if _is_seated(match, member.user, None):
        raise refusals.already_seated()
    stand_in, own = None, match.seats[offer.seat]
    if not offer.for_good:
        until = offer.until if offer.why == "holiday" else None
        # If a stand-in hands the seat on, the next stand-in plays for the same owner and until the same time.
        stand_in = StandIn(offer.seat, own.user, own.name, offer.why, until)
        if before is not None:
            stand_in = replace(before, once=False)
    taken = reseat(change, offer.seat, member.user, member.name, stand_in, offer.why)
    if offer.for_good:
        owner = match.owner_of(offer.seat).user
        taken = taken.with_terms(former=(*match.terms.former, FormerOwner(offer.seat, owner)))
        taken = proposals.without_agreement(taken, offer.seat)
    return taken.with_notice("taken", offer.seat, by=member, whose=match.owner_of(offer.seat), for_good=offer.for_good)


def hand_back(change: Change) -> Change:
    """Give a seat back to its owner. The member who asks is the owner or the stand-in.

    Raises Over, SessionError (the member is neither an owner nor a stand-in, or not started).
    """
    match, user = change.match, change.member.user
    turns.check_playing(match)
    for one in match.terms.stand_ins:
        if user == one.owner:
            return return_seat(change, replace(one, left=False))  # the owner asks, so they are in the server
        if user == match.seats[one.seat].user:
            return return_seat(change, one, still_away=True)
    raise SessionError("error-no-stand-in")


def come_back(change: Change, seat: Seat | None = None) -> Change:
    """Give the member who asks their seat back from a computer player, or from another member.

    seat: the one they were told about; None: whichever is theirs.
    Raises Over, SessionError (nobody plays for them, or not started).
    """
    match, user = change.match, change.member.user
    turns.check_playing(match)
    lent = covered(match)
    for one in match.terms.stand_ins:
        if one.owner == user:
            return return_seat(change, replace(one, left=False))  # the owner asks, so they are in the server
    own = match.seat_of(user)
    back = own is not None and (own == seat or not lent)
    raise SessionError("error-back-already" if back else "error-no-computer-for-you")


def let_computer_play(change: Change, seat: Seat) -> Change:
    """Let a computer player stand in for a member who is away or has left the server. Any seated member may ask.

    Raises NotSeated, Over, NotOffered, SessionError (not started), NotAllowed (no computer player may stand in).
    """
    turns.playing_seat(change)
    offer = change.match.terms.offer_of(seat)
    if offer is None or offer.why not in COVERABLE:
        raise refusals.not_offered()
    check_cover(change, seat)
    return cover(change, seat)


def resign(change: Change) -> Change:
    """Let the member's seat leave the match. If the member is a stand-in, give the seat back instead.

    If the match has waited for another member beyond their time, the member does not lose by leaving it: their result
    does not count, and a match in which nobody else plays ends without a result.

    Raises NotSeated, Over, SessionError (not started).
    """
    seat = change.match.seat_of(change.member.user)
    if seat is not None and change.match.terms.stand_in_of(seat) is not None:
        return hand_back(change)
    by = "loss" if seat is None else resigning.leave_by(change, seat)
    if by == "end":
        return end(change, UNANSWERED)
    if by == "unrated" and seat is not None:
        change = change.with_terms(unrated=(*change.match.terms.unrated, seat))
    return turns.leave(change)


def _is_seated(match: Match, user: int, but: Seat | None) -> bool:
    """Return whether a user has or owns a seat, apart from the seat `but`."""
    owners = {one.owner for one in match.terms.stand_ins if one.seat != but}
    return match.seat_of(user) not in (None, but) or user in owners


@dataclass
class Seats:
    """Runs the decisions of this file for members. Each method returns and raises as `Matches.change` does."""

    _matches: Matches
    _settings: Settings

    async def hand_on(self, request: Request, match_id: str, to: Member | None, *, for_good: bool = False) -> Match:
        """Offer the member's seat. Raises NotAllowed if the member who is asked already plays too many matches."""

        async def check(match: Match) -> None:
            if to is None:
                return
            try:
                await self._settings.check_seat(match, to.user)
            except NotKept:  # that the database does not answer says nothing about the member
                raise
            except SessionError as full:
                raise refusals.cannot_take(to) from full

        return await self._matches.change(match_id, partial(offer_seat, to=to, for_good=for_good), request, check)

    async def withdraw(self, request: Request, match_id: str) -> Match:
        return await self._matches.change(match_id, withdraw_offer, request)

    async def take(
        self, request: Request, match_id: str, seat: Seat | None = None, for_good: bool | None = None
    ) -> Match:
        """Take a seat that is on offer. for_good: as for `take_seat`.

        Raises SessionError if the member already plays too many matches.
        """
        check = partial(self._settings.check_seat, user=request.member.user)
        return await self._matches.change(match_id, partial(take_seat, seat=seat, for_good=for_good), request, check)

    async def hand_back(self, request: Request, match_id: str) -> Match:
        return await self._matches.change(match_id, hand_back, request)

    async def come_back(self, request: Request, match_id: str, seat: Seat | None = None) -> Match:
        return await self._matches.change(match_id, partial(come_back, seat=seat), request)

    async def let_computer_play(self, request: Request, match_id: str, seat: Seat) -> Match:
        return await self._matches.change(match_id, partial(let_computer_play, seat=seat), request)

    async def resign(self, request: Request, match_id: str) -> Match:
        return await self._matches.change(match_id, resign, request)


# -- holidays --------------------------------------------------------------------------------------------------------


def begin_holiday(change: Change, user: int, until: int) -> Change:
    """Note the holiday of a member. Unless the pace stops their clock, offer their seat to a stand-in."""
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
    known = next((one for one in terms.away if one.seat == seat), Away(seat, until))
    away = replace(known, until=until, stops=None)  # `bot.sessions.time.pauses` decides anew whether it stops the clock
    change = change.with_terms(away=(*of_others(terms.away, seat), away))
    return change if match.solo or terms.pace.stops_clocks else offer_while_away(change, seat, until)


def end_holiday(change: Change, user: int) -> Change:
    """End the holiday of a member, who gets their seat back from a stand-in."""
    match = change.match
    if match.phase is not Phase.PLAYING:
        return change
    owned = next((one for one in match.terms.stand_ins if one.owner == user and one.why == "holiday"), None)
    if owned is not None:
        return return_seat(change, owned)
    seat = match.seat_of(user)
    if seat is None or match.terms.away_until(seat) is None:
        return change
    return end_offer_while_away(change.with_terms(away=of_others(match.terms.away, seat)), seat)


def end_overdue_holiday(change: Change, seat: Seat) -> Change:
    """End the holiday of a seat's member or owner, unless the holiday was prolonged."""
    terms = change.match.terms
    stand_in, until = terms.stand_in_of(seat), terms.away_until(seat)
    if stand_in is not None and stand_in.until is not None and stand_in.until <= change.at:
        return end_holiday(change, stand_in.owner)
    if until is not None and until <= change.at:
        return end_holiday(change, change.match.seats[seat].user)
    return change


def follow(seen: Match | None, change: Change) -> Change:
    """Note the holidays of all members when a match starts."""
    match = change.match
    if match.private or match.phase is not Phase.PLAYING or (seen is not None and seen.phase is not Phase.LOBBY):
        return change
    for seat in match.members:
        settings: MemberSettings = change.fact(SettingsOf(seat.user))
        if settings.away_until is not None and settings.away_until > change.at:
            change = begin_holiday(change, seat.user, settings.away_until)
    return change


@dataclass
class Holidays:
    """Starts and ends the holidays of members."""

    _matches: Matches
    _database: Database
    _settings: Settings
    _reminders: Reminders

    async def take(self, user: int, until: int | None) -> tuple[Match, ...]:
        """Start or end a member's holiday in all their matches, and return the matches that changed.

        until: the end of the holiday in milliseconds since 1970; None: the holiday ends now.
        Raises Draining, NotKept, OptionError (`until` is in the past or more than a year ahead).
        """
        now = self._matches.now()
        if until is not None and not now < until <= now + LONGEST_HOLIDAY:
            zone = (await self._settings.member(user)).zone
            last = day_in(zone, until - 1)  # a holiday that ends at midnight includes the day before
            if until <= now:
                raise OptionError("error-past-date", day=last)
            raise OptionError("error-far-date", days=LONGEST_HOLIDAY // DAY, day=last)
        return await self._matches.finish(self._take(user, until))

    async def _take(self, user: int, until: int | None) -> tuple[Match, ...]:
        await self._settings.change_member(user, lambda before: replace(before, away_until=until))
        decide = partial(end_holiday, user=user) if until is None else partial(begin_holiday, user=user, until=until)
        try:
            return await self._matches.change_all(await self._database.read(waiting.playing, user), decide)
        finally:
            await self._reminders.replan(user)
