"""A match without a member who wants to be forgotten. Pure."""

from msgspec.structs import replace

from bot.sessions.change import Change
from bot.sessions.model import Member, Phase
from bot.sessions.play.lobby import parted
from bot.sessions.play.turns import seat_left
from bot.sessions.seats.handing import given_back
from bot.storage.keeping import former


def forgotten(change: Change, user: int) -> Change:
    """Return the match without a member, and without anything that says who it was.

    A seat that they play is left as by resigning. One that they stand in for goes back. A seat that another plays for
    them now belongs to that player. Their name gives way to none, their id to that of `bot.storage.keeping`.
    """
    match = change.match
    if match.over:
        return change
    seat = match.seat_of(user)
    change = change.by(Member(former(seat), ""))
    if match.phase is Phase.LOBBY:
        return _nameless(change if seat is None else parted(change, user), user)
    terms = match.terms
    lent = tuple(one for one in terms.stand_ins if one.owner != user)
    offers = tuple(one for one in terms.offers if one.to != user)
    if (lent, offers) != (terms.stand_ins, terms.offers):
        change = change.with_terms(replace(terms, stand_ins=lent, offers=offers))
    if seat is not None:
        stand_in = change.match.terms.stand_in_of(seat)
        change = seat_left(change, seat) if stand_in is None else given_back(change, stand_in, still_away=True)
    return _nameless(change, user)


def _nameless(change: Change, user: int) -> Change:
    """Return the match with a former member where the member sat."""
    match = change.match
    own = [one.seat for one in match.seats if one.user == user]
    seats = tuple(replace(one, user=former(one.seat), name="") if one.user == user else one for one in match.seats)
    host = match.host
    if host == user:
        host = former(own[0] if own else None)
    return change.with_match(seats=seats, host=host)
