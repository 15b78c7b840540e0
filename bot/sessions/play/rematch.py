"""The table of a rematch asks the members of a finished match to come along. That of a challenge asks one member.

A guest is a member whom the table asks. A guest comes along by taking a seat, or declines. The match starts when all
guests have answered and enough of them have a seat. A rematch starts after `REMATCH_WAIT` with those who have one; a
challenge waits for its answer. The host may start it earlier. If all have answered and too few have a seat, only the
host starts it, as at any other table.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotAllowed, SessionError
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.model import Match, MatchSeat, Member
from bot.sessions.pace import Guest, Rematch
from bot.sessions.play import choices
from bot.sessions.time.dues import REMATCH_WAIT
from bot.storage.keeping import is_member


def unanswered(match: Match) -> tuple[Guest, ...]:
    """Return the guests who have neither taken a seat nor declined."""
    seated = {seat.user for seat in match.seats}
    return tuple(guest for guest in match.terms.guests if not guest.declined and guest.user not in seated)


def called(match: Match) -> tuple[int, ...]:
    """Return the users whom a table asks to play, and who have not answered."""
    sought = [one.user for one in match.terms.sought if match.seat_of(one.user) is None]
    return tuple(dict.fromkeys((*(guest.user for guest in unanswered(match)), *sought)))


def is_challenge(match: Match) -> bool:
    """Return whether the table is that of a challenge that is not over."""
    return bool(match.terms.guests) and match.terms.rematch is None


def seats_kept(match: Match, user: int) -> tuple[Guest, ...]:
    """Return the guests for whom seats are kept from this member, while the table waits for answers."""
    rematch = match.terms.rematch
    if rematch is not None and rematch.until is None:
        return ()
    return tuple(guest for guest in unanswered(match) if guest.user != user)


def invite(change: Change, old: Match) -> Change:
    """Ask the members of the finished match `old`, who will sit one seat further on. Their host came first.

    Who has resigned is asked, too. Who has left the server is not, nor is who did not answer, unless they ask.
    The rematch of a league match is in no league, so nobody loses it because their time runs out.
    """
    own, passed = change.member.user, set(old.terms.gone) | unanswering(old)
    known = [one for one in old.seats if is_member(one.user) and (one.user == own or one.seat not in passed)]
    guests = tuple(Guest(one.user, one.name, choices.chosen(old.options, one.seat)) for one in (*known[1:], *known[:1]))
    change = change.with_terms(pace=replace(old.terms.pace, loses=False))
    if len(guests) < 2:
        return change
    return change.with_terms(rematch=Rematch(old.id, change.at + REMATCH_WAIT), guests=guests)


def unanswering(old: Match) -> set[Seat]:
    """Return the seats of a match that is over whose members did not answer at its end."""
    return set(old.terms.unheard) | {one.seat for one in old.terms.decided if one.choice == "end"}


def challenge(change: Change, guest: Member | None, sought: Sequence[Member] = ()) -> Change:
    """Ask one member to play at a new table, and keep a seat. None: nobody is asked.

    sought: members who look for such a table. It tells them, and keeps no seats for them.
    """
    change = change.with_terms(sought=tuple(Guest(one.user, one.name) for one in sought))
    if guest is None:
        return change
    host = change.match.seats[0]
    return change.with_terms(guests=(Guest(host.user, host.name), Guest(guest.user, guest.name)))


def seated(change: Change, user: int) -> Change:
    """Seat all members as in the finished match. Give a guest who has just come the choice they had there."""
    match = change.match
    guests = {guest.user: place for place, guest in enumerate(match.terms.guests)}
    if user in guests:
        guest = match.terms.guests[guests[user]]
        seat = match.seat_of(user)
        if seat is not None and guest.choice and choices.taken_by(match.options, guest.choice) is None:
            change = change.with_match(options=choices.with_choice(match.options, seat, guest.choice))
        change = _answered(change, user, declined=False)
    order: list[MatchSeat] = sorted(match.seats, key=lambda one: guests.get(one.user, len(guests)))
    seats = tuple(replace(one, seat=Seat(number)) for number, one in enumerate(order))
    if seats == match.seats:
        return change
    options = choices.with_seats_reordered(change.match.options, [one.seat for one in order])
    return change.with_match(seats=seats, options=options)


def decline(change: Change) -> Change:
    """Note that the member does not come along. Raises SessionError (they have a seat), NotAllowed (nobody asks)."""
    match, user = change.match, change.member.user
    if match.seat_of(user) is not None:
        raise SessionError("error-seated-at-rematch")
    if all(guest.user != user for guest in match.terms.guests):
        raise not_asked(match)
    return _answered(change, user, declined=True)


def not_asked(match: Match) -> NotAllowed:
    """Return the refusal for a member who answers for others."""
    if not is_challenge(match):
        return NotAllowed("error-not-a-guest")
    return NotAllowed("error-not-challenged", refusals.users_named(match, [match.terms.guests[-1].user]))


def left(change: Change, user: int) -> Change:
    """Note that a member has given up their seat."""
    return _answered(change, user, declined=True)


def is_complete(before: Match, match: Match, user: int) -> bool:
    """Return whether the answer of this member was the last one, and enough members have a seat.

    By letters, also if no seat is free any more: there nobody sees the others wait. before: the match before the
    answer. If all had answered already, the table waits for its host.
    """
    if match.by_letters and len(match.seats) == match.limits.high:
        return True
    asked = any(guest.user == user for guest in match.terms.guests)
    waited = bool(unanswered(before)) and not unanswered(match)
    return asked and waited and len(match.seats) >= match.limits.low


def without_wait(change: Change) -> Change:
    """Leave the start of a rematch to its host if all have answered."""
    waits = change.match.terms.rematch
    if waits is None or waits.until is None or unanswered(change.match):
        return change
    return change.with_terms(rematch=replace(waits, until=None))


def _answered(change: Change, user: int, *, declined: bool) -> Change:
    guests = change.match.terms.guests
    after = tuple(replace(guest, declined=declined) if guest.user == user else guest for guest in guests)
    return change if after == guests else change.with_terms(guests=after)
