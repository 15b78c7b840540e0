"""Seats that change hands: offered, taken, handed back, resigned.

A seat's owner is the member who sat there when the match started. A stand-in plays the seat, but the score stays the
owner's, and the owner may ask for the seat back at any time. Only a seat that was handed on for good (by its member,
or, from its member, by the table's vote) belongs to the taker.
"""

from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions import refusals
from bot.sessions.change import SEALED, Change, about, passed_on
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Member, Phase, Request
from bot.sessions.pace import DAY, Away, Offer, StandIn, Terms, Why
from bot.sessions.play import turns
from bot.sessions.settings import Settings

# How long a seat whose member has left the server stays free to be taken, before it leaves the match.
VACANT_FOR = 3 * DAY


def offered(change: Change, to: Member | None, for_good: bool) -> Change:
    """Return the match with the member's own seat on offer. to: only this member may take it; None: anybody.

    Another offer takes the place of the first. Raises NotSeated, SessionError (not started, to itself, offered like
    this already), SeatTaken (the other sits here already), Over.
    """
    match, member = change.match, change.member
    seat = _own_seat(match, member)
    if to is not None and to.user == member.user:
        raise refusals.seat_to_itself()
    if to is not None and _is_seated(match, to.user, seat):
        raise refusals.seated_already(to.name)
    # a stand-in cannot give away for good what is not theirs
    for_good = for_good and match.terms.stand_in_of(seat) is None
    offer = Offer(seat, "handed", None if to is None else to.user, for_good)
    if offer in match.terms.offers:
        raise refusals.offered_already()
    changed = change.with_terms(replace(match.terms, offers=(*other_offers(match.terms, seat), offer)))
    notice = about(changed.match, "offered", seat)
    return changed.saying(
        replace(notice, user=offer.to, actor=match.name_of(seat), why="handed", for_good=for_good),
    )


def withdrawn(change: Change) -> Change:
    """Return the match with the member's own seat no longer on offer. Raises NotSeated, SessionError, Over."""
    match = change.match
    seat = _own_seat(match, change.member)
    if match.terms.offer_of(seat) is None:
        raise refusals.no_offer()
    return change.with_terms(replace(match.terms, offers=other_offers(match.terms, seat)))


def taken(change: Change, seat: Seat | None) -> Change:
    """Return the match with the member in a seat that was on offer. seat None: the first that the member may take.

    Raises SessionError (no such offer), NotAllowed (meant for somebody else), SeatTaken, Over.
    """
    match, member = change.match, change.member
    _check_playing(match)
    offers = [offer for offer in match.terms.offers if seat in (None, offer.seat)]
    if not offers:
        raise refusals.no_offer()
    meant = [offer for offer in offers if offer.to in (None, member.user)]
    if not meant:
        raise refusals.seat_meant_for_other()
    offer = meant[0]
    before = match.terms.stand_in_of(offer.seat)
    if before is not None and before.owner == member.user:
        return given_back(change, replace(before, left=False))  # whoever takes it is here
    if _is_seated(match, member.user, None):
        raise refusals.already_seated()
    stand_in = None
    if not offer.for_good:
        own = match.seats[offer.seat]
        until = offer.until if offer.why == "holiday" else None
        # from one stand-in to the next: it is still for the same owner, and for as long
        stand_in = before or StandIn(offer.seat, own.user, own.name, offer.why, until)
    changed = _reseated(change, offer.seat, member.user, member.name, stand_in, offer.why)
    notice = about(changed.match, "taken", offer.seat)
    name = "" if stand_in is None else stand_in.name
    return changed.saying(replace(notice, actor=member.name, name=name, for_good=offer.for_good))


def handed_back(change: Change) -> Change:
    """Return the match with a seat back with its owner: asked for by the owner, or given by the stand-in.

    Raises SessionError, Over.
    """
    match, member = change.match, change.member
    _check_playing(match)
    for one in match.terms.stand_ins:
        if member.user in (one.owner, match.seats[one.seat].user):
            if member.user == one.owner:
                one = replace(one, left=False)  # whoever asks is here
            return given_back(change, one, still_away=member.user != one.owner)
    raise refusals.no_stand_in()


def resigned(change: Change) -> Change:
    """Return the match without the member's seat; the rules say what that means for the others.

    A stand-in gives the seat back instead. Raises NotSeated, Over, SessionError.
    """
    seat = change.match.seat_of(change.member.user)
    if seat is not None and change.match.terms.stand_in_of(seat) is not None:
        return handed_back(change)
    return turns.left(change)


def given_back(change: Change, one: StandIn, *, still_away: bool = False) -> Change:
    """Return the match with a seat back with its owner.

    still_away: the owner's holiday, if it is one, is not over: somebody else may stand in.
    """
    changed = _reseated(change, one.seat, one.owner, one.name, None, "back")
    if one.left:
        return vacant(changed, one.seat)
    if still_away and one.until is not None and one.until > change.at:
        terms = changed.match.terms
        offers = (*terms.offers, Offer(one.seat, "holiday", until=one.until))
        changed = changed.with_terms(replace(terms, away=(*terms.away, Away(one.seat, one.until)), offers=offers))
    return changed.saying(about(changed.match, "returned", one.seat))


def vacant(change: Change, seat: Seat) -> Change:
    """Return the match with a seat that anybody may take for good, because its member has left the server."""
    terms = change.match.terms
    offer = Offer(seat, "left", for_good=True, until=change.at + VACANT_FOR)
    changed = change.with_terms(replace(terms, offers=(*other_offers(terms, seat), offer)))
    notice = about(changed.match, "offered", seat)
    return changed.saying(replace(notice, why="left", for_good=True, due=offer.until))


def other_offers(terms: Terms, seat: Seat) -> tuple[Offer, ...]:
    """Return the offers of other seats."""
    return tuple(offer for offer in terms.offers if offer.seat != seat)


def _reseated(change: Change, seat: Seat, user: int, name: str, stand_in: StandIn | None, why: Why | str) -> Change:
    """Return the match with somebody else in a seat, with an entry on who, when and why. The step before it can no
    longer be taken back.
    """
    match = change.match
    old = match.seats[seat]
    seats = tuple(replace(one, user=user, name=name) if one.seat == seat else one for one in match.seats)
    stand_ins = tuple(one for one in match.terms.stand_ins if one.seat != seat)
    terms = replace(
        match.terms,
        offers=other_offers(match.terms, seat),
        stand_ins=stand_ins if stand_in is None else (*stand_ins, stand_in),
        away=tuple(one for one in match.terms.away if one.seat != seat),
        asks=tuple(one for one in match.terms.asks if one.seat != seat),
    )
    host = passed_on(user if match.host == old.user else match.host, seats)
    board = replace(match.board, told=tuple(one for one in match.board.told if one != seat))
    changed = change.with_match(seats=seats, terms=terms, host=host, board=board, can_undo=None)
    return changed.with_entry("seat", seat=seat, notation=f"{old.user}>{user} {why}", head=SEALED)


def _own_seat(match: Match, member: Member) -> Seat:
    _check_playing(match)
    seat = match.seat_of(member.user)
    if seat is None:
        raise refusals.not_seated(match, member.user)
    return seat


def _check_playing(match: Match) -> None:
    if match.over:
        raise refusals.over()
    if match.phase is Phase.LOBBY:
        raise refusals.not_started()


def _is_seated(match: Match, user: int, but: Seat | None) -> bool:
    """Return whether a member sits here, or owns a seat here that somebody else plays."""
    owners = {one.owner for one in match.terms.stand_ins if one.seat != but}
    return match.seat_of(user) not in (None, but) or user in owners


class Seats:
    """Hands seats on. Every method returns and raises as `Matches.change` does, and raises what its decision names."""

    def __init__(self, matches: Matches, settings: Settings) -> None:
        self._matches = matches
        self._settings = settings

    async def hand_on(self, request: Request, match_id: str, to: Member | None, *, for_good: bool = False) -> Match:
        """Offer the own seat to somebody (None: to anybody); they take it by `take`. for_good: with the score."""
        return await self._matches.change(match_id, partial(offered, to=to, for_good=for_good), request)

    async def withdraw(self, request: Request, match_id: str) -> Match:
        """Take the own seat off the offers."""
        return await self._matches.change(match_id, withdrawn, request)

    async def take(self, request: Request, match_id: str, seat: Seat | None = None) -> Match:
        """Play a seat that is on offer. seat None: the first that this member may take.

        Raises SessionError where the member plays too many matches, too.
        """
        check = partial(self._settings.check_seat, user=request.member.user)
        return await self._matches.change(match_id, partial(taken, seat=seat), request, check)

    async def hand_back(self, request: Request, match_id: str) -> Match:
        """Give a seat back to its owner: the owner asks for it, or the stand-in gives it."""
        return await self._matches.change(match_id, handed_back, request)

    async def resign(self, request: Request, match_id: str) -> Match:
        """Leave a match in play. A stand-in gives the seat back instead."""
        return await self._matches.change(match_id, resigned, request)
