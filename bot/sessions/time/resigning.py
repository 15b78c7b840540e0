"""What it means to leave a match: a loss, or none because the member has waited for others beyond their time."""

from typing import Literal, NamedTuple

from bot.engine.game import Seat
from bot.sessions.change import AnyGame, Change
from bot.sessions.model import Match
from bot.sessions.pace import TurnClock
from bot.sessions.stand_ins import patience_in, unheard
from bot.sessions.time.banks import due_from
from bot.sessions.time.clocks import unseen_until
from bot.sessions.time.patience import patient_until

# What it means to leave a match. loss: the usual. unrated: the match has waited for another member beyond their time,
# so it counts neither for nor against who leaves. end: nobody else plays any more, so it ends without a result.
LeaveBy = Literal["loss", "unrated", "end"]


class Leave(NamedTuple):
    """What it would mean to leave a match now."""

    by: LeaveBy
    gone: tuple[Seat, ...] = ()  # the seats whose members did not answer or have left the server
    # When a member for whom the match waits is late, so that leaving is no loss, in milliseconds since 1970.
    # None: it is no loss now, or the match waits for nobody else.
    free_at: int | None = None
    late: Seat | None = None  # whose member is late then


def leave_by(change: Change, own: Seat) -> LeaveBy:
    """Return how a seat may leave now. Who plays at the same time as others waits for nobody."""
    return leave_of(change.game, change.match, own, patience_in(change), change.at).by


def leave_of(game: AnyGame, match: Match, own: Seat, patience: int, at: int) -> Leave:
    """Return what it would mean for a seat to leave a match at a time in milliseconds since 1970."""
    if game.simultaneous(match.options):
        return Leave("loss")
    waits = () if own in match.to_move else match.clocks  # else the match waits for the member, too
    times = {one.seat: due for one in waits if (due := _late_at(match, one, patience)) is not None}
    late = {seat for seat, late_at in times.items() if late_at <= at}
    gone = (late | _given_up(match, own) | unheard(match, patience, at)) - {own}
    if gone and all(one.seat == own or one.seat in gone for one in match.members):
        return Leave("end", tuple(sorted(gone)))
    if late:
        return Leave("unrated", tuple(sorted(gone)))
    first = min(times, key=lambda seat: times[seat], default=None)
    return Leave("loss", free_at=None if first is None else times[first], late=first)


def _given_up(match: Match, own: Seat) -> set[Seat]:
    """Return the seats whose members did not answer or have left the server, so that the match goes on without them."""
    terms = match.terms
    free = {one.seat for one in terms.offers if one.why in ("left", "table")}
    waited = {one.seat for one in terms.unanswered if own not in match.to_move}
    return free | waited


def _late_at(match: Match, clock: TurnClock, patience: int) -> int | None:
    """Return when a member has kept the others waiting for too long, in milliseconds since 1970; None: never."""
    terms, limit = match.terms, match.terms.pace.limit
    waited = terms.waited(clock.seat, clock.since) or terms.unvoted(clock.seat, clock.since)
    if waited or terms.ask_of(clock.seat) is not None:  # a vote to wait on binds nobody to stay
        return clock.at
    if limit is None:
        return patient_until(match, clock, patience)
    if unseen_until(match, clock):  # who is to move gets the time again and again, while the others wait
        return due_from(terms, clock.seat, clock.at) if clock.due is not None else None
    return clock.due if terms.pace.asks_others else None  # else the game or a computer player moves then
