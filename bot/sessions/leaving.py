"""A seat leaves a match, or a match ends without a result."""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions import refusals
from bot.sessions.change import SEALED, Change, host_among
from bot.sessions.model import Phase


def leave_seat(change: Change, seat: Seat) -> Change:
    """Let a seat leave the match, no matter who asks.

    Another seat can still take back its own last step, unless `Game.leave` returns a sealed step.
    """
    match = change.match
    step = change.game.leave(match.state, seat)
    head = SEALED if step.sealed or change.head.mover == seat else change.head
    seats = tuple(replace(taken, present=taken.present and taken.seat != seat) for taken in match.seats)
    remaining = change.with_match(seats=seats, host=host_among(match.host, seats))
    about = match.terms.league
    if about is not None:  # whoever leaves a table later is better there
        remaining = remaining.with_terms(league=replace(about, left_match=(*about.left_match, seat)))
    return remaining.with_entry("leave", seat=seat, events=step.events, head=head).with_state(step.state)


def end(change: Change, why: str = "") -> Change:
    """End the match, which then does not count. why: the notation of the entry. Raises Over."""
    match = change.match
    if match.over:
        raise refusals.over()
    user = change.command.user
    seat = None if user is None else match.seat_of(user)
    broken_off = change.with_match(phase=Phase.CANCELLED, to_move=(), can_undo=None)
    return broken_off.with_entry("end", seat=seat, notation=why, head=SEALED)
