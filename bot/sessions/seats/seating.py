"""Decisions on who sits where, and where it is played: stand-ins, holidays, members and channels that are gone. Pure.

A seat's owner is who sat there when the match started. Whoever stands in plays the seat, but the score stays the
owner's, and a member who owns a seat may ask for it back at any time. Only a seat that was handed on for good (by its
member, or, from its member, by the table's vote) belongs to who took it.
"""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions import refusals
from bot.sessions.kept import SEALED, AnyGame, Doing, Kept, passed_on, with_entry
from bot.sessions.model import Match, Member, Phase
from bot.sessions.pace import DAY, Adrift, Away, Offer, StandIn, Terms, Why
from bot.sessions.play import lobby, turns
from bot.sessions.time.clocks import about, saying, with_terms
from bot.storage.former import former

# How long a seat whose member has left the server stays free to be taken, before it leaves the match.
VACANT_FOR = 3 * DAY


# -- seats that change hands -----------------------------------------------------------------------------------------


def offered(kept: Kept, doing: Doing, member: Member, to: Member | None, for_good: bool) -> Kept:
    """The member's own seat, free to be taken; to: by this one alone. A second offer takes the place of the first.

    Raises NotSeated, SessionError (not started, to itself), SeatTaken (who is to have it sits here already), Over.
    """
    match = kept.match
    seat = _own_seat(match, member)
    if to is not None and to.user == member.user:
        raise refusals.seat_to_itself()
    if to is not None and _is_seated(match, to.user, seat):
        raise refusals.seated_already(to.name)
    # a stand-in cannot give away for good what is not theirs
    for_good = for_good and match.terms.stand_in_of(seat) is None
    offer = Offer(seat, "handed", None if to is None else to.user, for_good)
    changed = with_terms(kept, replace(match.terms, offers=(*_other_offers(match.terms, seat), offer)))
    return saying(
        changed,
        replace(
            about(changed.match, "offered", seat),
            user=offer.to,
            actor=match.name_of(seat),
            why="handed",
            for_good=for_good,
        ),
    )


def withdrawn(kept: Kept, member: Member) -> Kept:
    """The member's own seat no longer on offer. Raises NotSeated, SessionError (it was not), Over."""
    match = kept.match
    seat = _own_seat(match, member)
    if match.terms.offer_of(seat) is None:
        raise refusals.no_offer()
    return with_terms(kept, replace(match.terms, offers=_other_offers(match.terms, seat)))


def taken(kept: Kept, doing: Doing, member: Member, seat: Seat | None) -> Kept:
    """A seat that was on offer, with somebody else in it. seat: which; None: the first that the member may take.

    Raises SessionError (no such offer), NotAllowed (meant for somebody else), SeatTaken, Over.
    """
    match = kept.match
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
        return _given_back(kept, doing, replace(before, left=False))  # whoever takes it is here
    if _is_seated(match, member.user, None):
        raise refusals.already_seated()
    stand_in = None
    if not offer.for_good:
        own = match.seats[offer.seat]
        until = offer.until if offer.why == "holiday" else None
        # from one stand-in to the next: it is still for the same owner, and for as long
        stand_in = before or StandIn(offer.seat, own.user, own.name, offer.why, until)
    changed = _reseated(kept, doing, offer.seat, member.user, member.name, stand_in, offer.why)
    notice = about(changed.match, "taken", offer.seat)
    return saying(
        changed,
        replace(notice, actor=member.name, name="" if stand_in is None else stand_in.name, for_good=offer.for_good),
    )


def handed_back(kept: Kept, doing: Doing, member: Member) -> Kept:
    """A seat back with its owner: asked for by the owner, or given by who stands in. Raises SessionError, Over."""
    match = kept.match
    _check_playing(match)
    for one in match.terms.stand_ins:
        if member.user in (one.owner, match.seats[one.seat].user):
            if member.user == one.owner:
                one = replace(one, left=False)  # whoever asks is here
            return _given_back(kept, doing, one, still_away=member.user != one.owner)
    raise refusals.no_stand_in()


def _given_back(kept: Kept, doing: Doing, one: StandIn, *, still_away: bool = False) -> Kept:
    """still_away: the owner's holiday, if it is one, is not over: somebody else may stand in."""
    changed = _reseated(kept, doing, one.seat, one.owner, one.name, None, "back")
    if one.left:
        return _vacant(changed, doing, one.seat)
    if still_away and one.until is not None and one.until > doing.at:
        terms = changed.match.terms
        offers = (*terms.offers, Offer(one.seat, "holiday", until=one.until))
        changed = with_terms(changed, replace(terms, away=(*terms.away, Away(one.seat, one.until)), offers=offers))
    return saying(changed, about(changed.match, "returned", one.seat))


def _reseated(
    kept: Kept, doing: Doing, seat: Seat, user: int, name: str, stand_in: StandIn | None, why: Why | str
) -> Kept:
    """Somebody else in a seat: an entry that says who, when and why. The step before it can no longer be taken back."""
    match = kept.match
    old = match.seats[seat]
    seats = tuple(replace(one, user=user, name=name) if one.seat == seat else one for one in match.seats)
    terms = replace(
        match.terms,
        offers=_other_offers(match.terms, seat),
        stand_ins=(
            *(one for one in match.terms.stand_ins if one.seat != seat),
            *(() if stand_in is None else (stand_in,)),
        ),
        away=tuple(one for one in match.terms.away if one.seat != seat),
        asks=tuple(one for one in match.terms.asks if one.seat != seat),
    )
    host = user if match.host == old.user else match.host
    board = replace(match.board, told=tuple(one for one in match.board.told if one != seat))
    changed = replace(match, seats=seats, terms=terms, host=passed_on(host, seats), board=board, can_undo=None)
    return with_entry(
        replace(kept, match=changed), doing, "seat", seat=seat, notation=f"{old.user}>{user} {why}", head=SEALED
    )


# -- holidays --------------------------------------------------------------------------------------------------------


def away(kept: Kept, doing: Doing, user: int, until: int) -> Kept:
    """A member on holiday: the clock stands where that was agreed, else the seat is free for a stand-in until then."""
    match = kept.match
    if match.phase is not Phase.PLAYING:
        return kept
    lent = tuple(
        replace(one, until=until) if one.owner == user and one.why == "holiday" else one
        for one in match.terms.stand_ins
    )
    if lent != match.terms.stand_ins:
        return with_terms(kept, replace(match.terms, stand_ins=lent))
    seat = match.seat_of(user)
    if seat is None or match.terms.away_until(seat) == until:
        return kept
    others = tuple(one for one in match.terms.away if one.seat != seat)
    terms = replace(match.terms, away=(*others, Away(seat, until)))
    if match.solo or terms.pace.pause:
        return with_terms(kept, terms)
    known = terms.offer_of(seat)
    offers = (*_other_offers(terms, seat), Offer(seat, "holiday", until=until))
    changed = with_terms(kept, replace(terms, offers=offers))
    if known is not None and known.why == "holiday":
        return changed
    return saying(changed, replace(about(changed.match, "offered", seat), why="holiday", due=until))


def back(kept: Kept, doing: Doing, user: int) -> Kept:
    """A member who is back from holiday: in the own seat, whoever has stood in."""
    match = kept.match
    if match.phase is not Phase.PLAYING:
        return kept
    owned = next((one for one in match.terms.stand_ins if one.owner == user and one.why == "holiday"), None)
    if owned is not None:
        return _given_back(kept, doing, owned)
    seat = match.seat_of(user)
    if seat is None or match.terms.away_until(seat) is None:
        return kept
    offers = tuple(one for one in match.terms.offers if one.seat != seat or one.why != "holiday")
    others = tuple(one for one in match.terms.away if one.seat != seat)
    return with_terms(kept, replace(match.terms, away=others, offers=offers))


def holiday_over(kept: Kept, doing: Doing, seat: Seat) -> Kept:
    """As `back`, when the day has come; a holiday that was prolonged meanwhile goes on."""
    terms = kept.match.terms
    stand_in, until = terms.stand_in_of(seat), terms.away_until(seat)
    if stand_in is not None and stand_in.until is not None and stand_in.until <= doing.at:
        return back(kept, doing, stand_in.owner)
    if until is not None and until <= doing.at:
        return back(kept, doing, kept.match.seats[seat].user)
    return kept


# -- who and what is gone --------------------------------------------------------------------------------------------


def gone(kept: Kept, doing: Doing, user: int) -> Kept:
    """A member who has left the server: their seat is free for anybody, one that somebody plays for them as soon as it
    goes back; a seat they only stood in for goes back.
    """
    match = kept.match
    if match.solo or match.phase is not Phase.PLAYING:
        return kept
    kept = _noted_left(kept, user, True)
    match = kept.match
    seat = match.seat_of(user)
    if seat is None:
        return kept
    stand_in = match.terms.stand_in_of(seat)
    if stand_in is not None:
        return _given_back(kept, doing, stand_in, still_away=True)
    known = match.terms.offer_of(seat)
    if known is not None and known.why == "left":
        return kept
    return _vacant(kept, doing, seat)


def _vacant(kept: Kept, doing: Doing, seat: Seat) -> Kept:
    terms = kept.match.terms
    offer = Offer(seat, "left", for_good=True, until=doing.at + VACANT_FOR)
    changed = with_terms(kept, replace(terms, offers=(*_other_offers(terms, seat), offer)))
    return saying(changed, replace(about(changed.match, "offered", seat), why="left", for_good=True, due=offer.until))


def _noted_left(kept: Kept, user: int, left: bool) -> Kept:
    """The match knowing whether the owner of a seat that is lent has left the server."""
    terms = kept.match.terms
    lent = tuple(replace(one, left=left) if one.owner == user else one for one in terms.stand_ins)
    return kept if lent == terms.stand_ins else with_terms(kept, replace(terms, stand_ins=lent))


def here_again(kept: Kept, user: int) -> Kept:
    """A member who is in the server again, before anybody took the seat."""
    kept = _noted_left(kept, user, False)
    match = kept.match
    seat = match.seat_of(user)
    offer = None if seat is None else match.terms.offer_of(seat)
    if seat is None or offer is None or offer.why != "left":
        return kept
    return with_terms(kept, replace(match.terms, offers=_other_offers(match.terms, seat)))


def vacated(kept: Kept, doing: Doing, game: AnyGame, seat: Seat) -> Kept:
    """A seat that nobody took in time leaves the match, so that the others can go on."""
    offer = kept.match.terms.offer_of(seat)
    if kept.match.phase is not Phase.PLAYING or offer is None or offer.why != "left":
        return kept
    if offer.until is None or offer.until > doing.at:
        return kept
    return saying(turns.seat_left(kept, doing, game, seat), about(kept.match, "vacated", seat))


def adrift(kept: Kept, why: Adrift) -> Kept:
    """A match that nobody can play: all clocks stand. Its host is told where it was a channel that is gone."""
    match = kept.match
    if match.over or match.terms.adrift in (why, "channel"):
        return kept
    changed = with_terms(kept, replace(match.terms, adrift=why))
    if why == "guild":
        return changed
    return saying(changed, replace(about(changed.match, "adrift"), user=match.host, dm=True))


def ashore(kept: Kept) -> Kept:
    """A match of a server that we are in again: its clocks go on. A channel that is gone stays gone."""
    terms = kept.match.terms
    return with_terms(kept, replace(terms, adrift=None)) if terms.adrift == "guild" else kept


def moved_to(kept: Kept, doing: Doing, member: Member | None, channel: int, moderator: bool) -> Kept:
    """The match in another channel of its server. member: who asks; None: the clock's doing.

    Raises NotAllowed for who is neither moderator nor host; of a match adrift, nor seated. SessionError (it is there
    already), Over.
    """
    match = kept.match
    if match.over:
        raise refusals.over()
    if member is not None and not moderator and not _may_move(match, member):
        raise refusals.not_host_to_move(next(one.name for one in match.seats if one.user == match.host))
    if channel == match.place.channel:
        raise refusals.there_already()
    notation = f"{match.place.channel}>{channel}"
    # what told them of their turn lies in a channel that is gone
    board = match.board if match.terms.adrift is None else replace(match.board, told=())
    changed = replace(
        match, place=replace(match.place, channel=channel), board=board, terms=replace(match.terms, adrift=None)
    )
    seat = None if member is None else match.seat_of(member.user)
    entered = with_entry(replace(kept, match=changed), doing, "place", seat=seat, notation=notation, head=kept.head)
    return saying(entered, replace(about(entered.match, "moved"), actor="" if member is None else member.name))


# -- members who want to be forgotten --------------------------------------------------------------------------------


def forgotten(kept: Kept, doing: Doing, game: AnyGame, user: int) -> Kept:
    """The match without a member, and without anything that says who it was. doing: of nobody.

    A seat that they play is left as by resigning, one that they stand in for goes back, one that somebody plays for
    them is that player's. Their name gives way to none, their id to that of `bot.storage.former`.
    """
    match = kept.match
    if match.over:
        return kept
    seat = match.seat_of(user)
    by_nobody = replace(doing, member=Member(former(seat), ""))
    if match.phase is Phase.LOBBY:
        if seat is not None:
            kept = lobby.parted(kept, by_nobody, Member(user, ""))
        return _nameless(kept, user)
    terms = match.terms
    lent = tuple(one for one in terms.stand_ins if one.owner != user)
    offers = tuple(one for one in terms.offers if one.to != user)
    kept = with_terms(kept, replace(terms, stand_ins=lent, offers=offers))
    if seat is not None:
        stand_in = kept.match.terms.stand_in_of(seat)
        if stand_in is not None:
            kept = _given_back(kept, by_nobody, stand_in, still_away=True)
        else:
            kept = turns.seat_left(kept, by_nobody, game, seat)
    return _nameless(kept, user)


def _nameless(kept: Kept, user: int) -> Kept:
    """The match with a former member where the member sat."""
    match = kept.match
    own = [one.seat for one in match.seats if one.user == user]
    seats = tuple(replace(one, user=former(one.seat), name="") if one.user == user else one for one in match.seats)
    host = match.host
    if host == user:
        host = former(own[0] if own else None)
    return replace(kept, match=replace(match, seats=seats, host=host))


def _may_move(match: Match, member: Member) -> bool:
    return member.user == match.host or (match.terms.adrift is not None and match.seat_of(member.user) is not None)


def _own_seat(match: Match, member: Member) -> Seat:
    _check_playing(match)
    seat = match.seat_of(member.user)
    if seat is None:
        raise refusals.not_seated(match.game)
    return seat


def _check_playing(match: Match) -> None:
    if match.over:
        raise refusals.over()
    if match.phase is Phase.LOBBY:
        raise refusals.not_started()


def _is_seated(match: Match, user: int, but: Seat | None) -> bool:
    """Whether a member sits here, or owns a seat here that somebody else plays."""
    owners = {one.owner for one in match.terms.stand_ins if one.seat != but}
    return match.seat_of(user) not in (None, but) or user in owners


def _other_offers(terms: Terms, seat: Seat) -> tuple[Offer, ...]:
    return tuple(offer for offer in terms.offers if offer.seat != seat)
