"""Gives time back after an absence: a time in which members could not reach the bot.

An absence is no time for a member who is to do something: each such time ends as much later as it has lost by the
absence. Whatever ends soon after the return ends an hour after it, or a tenth of its length if that is shorter. The
ends of holidays and of days are dates that members know, so they stay. `bot.sessions.time.waits` lists all times.

`bot.sessions.time.reach` finds the absences, also those that a restored backup makes. While Discord refuses a board,
its match has an absence of its own (`seen_late`).
"""

from msgspec.structs import replace

from bot.sessions import stand_ins
from bot.sessions.change import Change
from bot.sessions.model import IN_ALONE, Match, Phase
from bot.sessions.pace import (
    HOUR,
    MINUTE,
    PROPOSAL_LIFETIME,
    TAKE_BACK_LIFETIME,
    Absence,
    Ask,
    Offer,
    StandIn,
    Terms,
    TurnClock,
)
from bot.sessions.time import banks, silence
from bot.sessions.time.clocks import unseen_since, unseen_until
from bot.sessions.time.dues import LESSON_LIFETIME, LOBBY_LIFETIME, LOST_LIFETIME, REMATCH_WAIT, expiry
from bot.sessions.time.off_hours import ALWAYS, OffHours

# A restart, or a lost connection. A shorter absence is given back only to what ends soon after it.
SHORT = 2 * MINUTE
LEAST = 10  # at least the tenth part of a time is left after an absence


def give_back(change: Change, absence: Absence) -> Change:
    """Give the time of an absence back to all who are to do something in the match. Members' boards tell it."""
    match, terms = change.match, change.match.terms
    given = terms.absence
    if given is not None and absence.until <= given.until:
        return change  # it has this time already, perhaps with a time in which nobody saw the turn
    if match.over or match.created_at >= absence.until:
        return change
    if terms.closes is not None:
        return change  # a daily match ends with its day
    change = change.with_match(clocks=tuple(_clock(match, one, absence) for one in match.clocks)).with_terms(
        absence=replace(absence, version=match.version),
        asks=tuple(_ask(match, one, absence) for one in terms.asks),
        offers=tuple(_offer(one, absence) for one in terms.offers),
        stand_ins=tuple(_stand_in(one, absence) for one in terms.stand_ins),
        expires=_expires(match, absence),
        unseen_since=_unseen_since(match, absence),
    )
    if terms.proposal is not None:
        lifetime = PROPOSAL_LIFETIME if terms.proposal.back is None else TAKE_BACK_LIFETIME
        until = _later(terms.proposal.until, lifetime, absence)
        change = change.with_terms(proposal=replace(terms.proposal, until=until))
    if terms.rematch is not None and terms.rematch.until is not None:
        until = _later(terms.rematch.until, REMATCH_WAIT, absence)
        change = change.with_terms(rematch=replace(terms.rematch, until=until))
    council = terms.council
    if council is not None and council.until is not None:
        until = _later(council.until, council.hours * HOUR, absence)
        change = change.with_terms(council=replace(council, until=until))
    if terms.unreachable is not None:
        lost_at = terms.lost_at or match.updated_at
        change = change.with_terms(lost_at=_later(lost_at + LOST_LIFETIME, LOST_LIFETIME, absence) - LOST_LIFETIME)
    change = silence.excused(change, absence)
    ended = any(one.due is not None and one.due <= absence.until for one in match.clocks)
    # Seconds that are given back to a turn that still runs are not worth drawing a board.
    return replace(change, silent=not is_told(change.match) or (is_short(absence) and not ended))


def seen_late(change: Change, version: int, only: int | None = None) -> Change:
    """Give the time back in which no board has shown a turn. The change is about to note a board with this version.

    only: the seat whose member sees this board; None: all see it.
    """
    match, limit = change.match, change.match.terms.pace.limit
    seen = (one for one in match.clocks if only in (None, one.seat) and version >= one.since)
    late = {one.seat: one.at for one in seen if unseen_until(match, one)}
    if not late:
        return change
    given = match.terms.absence
    # An absence that it has already may be given back once more, after a kill. So it must be known to lie before.
    since = max(min(late.values()), 0 if given is None else given.until)
    if change.at - since < SHORT:
        return change
    change = give_back(change, Absence(since, change.at, unseen=True))
    if limit is None:
        return change
    terms = change.match.terms
    return change.with_match(
        clocks=tuple(_anew(one, terms, change.at) if one.seat in late else one for one in change.match.clocks)
    )


def _anew(clock: TurnClock, terms: Terms, at: int) -> TurnClock:
    """Return a clock with the whole time of a turn, also if it is stopped."""
    if clock.left is None:
        return replace(clock, due=banks.due_from(terms, clock.seat, at))
    return replace(clock, left=banks.whole(terms, clock.seat))


def is_short(absence: Absence) -> bool:
    return absence.until - absence.since < SHORT


def is_told(match: Match) -> bool:
    """Return whether the board tells the newest absence: it shows the end of a time, and nothing has happened since.

    A new pace is nothing: in the same turn, it leaves what has been said of the lost time true.
    """
    terms, absence = match.terms, match.terms.absence
    if match.over or absence is None:
        return False
    same_turn = match.entry.kind == "pace" and all(clock.since <= absence.version for clock in match.clocks)
    if match.updated_at >= absence.until and not same_turn:
        return False
    waits = terms.rematch is not None and terms.rematch.until is not None
    waits = waits or (terms.council is not None and terms.council.until is not None)
    return waits or any(clock.due is not None for clock in match.clocks) or bool(terms.asks)


def _later(end: int, length: int, absence: Absence, hours: OffHours = ALWAYS) -> int:
    """Return when a time ends that had so much length, and would end at `end` without the absence.

    hours: which do not count.
    """
    lost = hours.counted(max(absence.since, hours.before(end, length)), absence.until)
    if end <= absence.since or not lost:
        return end
    later = hours.after(end, lost)
    if is_short(absence) and end > absence.until:  # else a connection that is lost again and again would keep it open
        return later
    return max(later, hours.after(absence.until, min(HOUR, length // LEAST)))


def _clock(match: Match, clock: TurnClock, absence: Absence) -> TurnClock:
    terms, due = match.terms, clock.due
    if due is not None and terms.pace.limit is not None and clock.left is None:
        due = _later(due, banks.whole(terms, clock.seat), absence, banks.off_hours(terms, clock.seat))
    return replace(clock, at=clock.at + absence.lost_since(clock.at), due=due)


def _ask(match: Match, ask: Ask, absence: Absence) -> Ask:
    until = None if ask.until is None else _later(ask.until, match.terms.pace.vote_time, absence)
    return replace(ask, at=ask.at + absence.lost_since(ask.at), until=until)


def _unseen_since(match: Match, absence: Absence) -> int | None:
    since = unseen_since(match)
    return None if since is None else since + absence.lost_since(since)


def _offer(offer: Offer, absence: Absence) -> Offer:
    if offer.why != "left" or offer.until is None:
        return offer
    return replace(offer, until=_later(offer.until, stand_ins.VACANT_FOR, absence))


def _stand_in(one: StandIn, absence: Absence) -> StandIn:
    return replace(one, at=one.at + absence.lost_since(one.at)) if one.at else one


def _expires(match: Match, absence: Absence) -> int | None:
    if match.phase is Phase.LOBBY:
        return _later(expiry(match), LOBBY_LIFETIME, absence)
    expires = match.terms.lesson is not None or match.place == IN_ALONE
    return _later(expiry(match), LESSON_LIFETIME, absence) if expires else None
