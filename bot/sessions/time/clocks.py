"""Clocks: which of them run, and what happens when one has run out. Pure.

`follow` makes the clocks fit what a match has become, so no other decision needs to know of clocks.
"""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.change import Change, entries_since
from bot.sessions.model import Entry, Match, Phase
from bot.sessions.pace import Ask, Terms, TurnClock, of_others
from bot.sessions.time.votes import electors, extend, play_default, with_clock


def follow(seen: Match | None, change: Change) -> Change:
    """Return the match with the clocks and terms that belong to what it has become."""
    match = change.match
    if match.phase is Phase.LOBBY:
        return change
    if match.phase is not Phase.PLAYING:
        return _close(change)
    moving = () if match.private else match.to_move  # a private match closes with its day, not turn by turn
    new = entries_since(seen, change)
    clocks = tuple(_clock(seen, match, new, seat, change.at) for seat in moving)
    terms = _pruned(match, new if seen is not None else (), clocks)
    if clocks == match.clocks and terms == match.terms:
        return change
    return change.with_match(clocks=clocks, terms=terms)


def end_time(change: Change, seat: Seat, since: int) -> Change:
    """Return the match after a seat's time is over: the default move, or a question to the others.

    since: the version with which that clock began. A time that was extended, stopped or begun anew changes nothing.
    """
    match = change.match
    clock = match.clock_of(seat)
    if clock is None or clock.since != since or clock.due is None or clock.due > change.at:
        return change
    if match.terms.pace.hard:
        return play_default(change, seat).with_notice("played", seat)
    if not electors(match, seat):
        return extend(change, seat)
    asks = (*of_others(match.terms.asks, seat), Ask(seat, since, change.at))
    asking = with_clock(change.with_terms(asks=asks), replace(clock, due=None, left=None))
    return asking.with_notice("asked", seat)


def _close(change: Change) -> Change:
    """Return a match that is over: seats that were played for somebody are theirs again, and so is the score."""
    match = change.match
    owners = {one.seat: one for one in match.terms.stand_ins}
    seats = tuple(
        replace(seat, user=owners[seat.seat].owner, name=owners[seat.seat].name) if seat.seat in owners else seat
        for seat in match.seats
    )
    terms = Terms(pace=match.terms.pace, closes=match.terms.closes)
    if seats == match.seats and not match.clocks and terms == match.terms:
        return change
    return change.with_match(seats=seats, clocks=(), terms=terms)


def _clock(seen: Match | None, match: Match, new: tuple[Entry, ...], seat: Seat, at: int) -> TurnClock:
    """Return the clock of a seat that is to move. new: entries since the match was seen."""
    pace = match.terms.pace
    clock = match.clock_of(seat)
    if seen is not None:
        for entry in new:
            own = entry.seat == seat
            if own and entry.kind == "undo":  # the time goes on, and goes on through the next step
                clock = None if clock is None else replace(clock, undone=True)
            elif own and entry.kind == "move" and clock is not None and (not clock.undone or entry.user is None):
                clock = None
        if new and seen.seats[seat].user != match.seats[seat].user:
            clock = None
        if clock is not None and pace != seen.terms.pace:
            # Agreeing on a pace begins the time anew: nobody has agreed to one that has run out already.
            clock = replace(clock, at=at, due=None if pace.limit is None else at + pace.limit, left=None)
    if clock is None:
        due = None if pace.limit is None else at + pace.limit
        undone = match.entry.kind == "undo" and match.entry.seat == seat
        clock = TurnClock(seat, match.version, at, due, undone=undone)
    return _stopped_or_running(clock, match.terms, at)


def _stopped_or_running(clock: TurnClock, terms: Terms, at: int) -> TurnClock:
    """Return the clock stopped, or running again, as holidays and a lost channel want it."""
    away = terms.away_until(clock.seat) if terms.pace.pause else None
    if terms.unreachable is not None or away is not None:
        left = clock.left if clock.left is not None else None if clock.due is None else max(clock.due - at, 0)
        due = None if left is None or terms.unreachable is not None or away is None else away + left
        return replace(clock, left=left, due=due)
    if clock.left is not None:
        return replace(clock, due=at + clock.left, left=None)
    return clock


def _pruned(match: Match, new: tuple[Entry, ...], clocks: tuple[TurnClock, ...]) -> Terms:
    """Return what is still asked and still on offer."""
    terms = match.terms
    if not (terms.asks or terms.offers or terms.away or terms.stand_ins):
        return terms
    running = {(clock.seat, clock.since) for clock in clocks}
    played = {entry.seat for entry in new if entry.kind == "move" and entry.user is not None}
    return replace(
        terms,
        asks=tuple(ask for ask in terms.asks if (ask.seat, ask.since) in running),
        # a member who comes back and plays wants the seat; one on holiday may move once and stay away
        offers=tuple(
            offer
            for offer in terms.offers
            if match.seats[offer.seat].present and (offer.seat not in played or offer.why == "holiday")
        ),
        away=tuple(away for away in terms.away if match.seats[away.seat].present),
        stand_ins=tuple(one for one in terms.stand_ins if match.seats[one.seat].present),
    )
