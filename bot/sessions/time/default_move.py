"""The move that a game plays for a seat whose time has run out. Pure."""

from bot.engine.game import Seat
from bot.sessions.change import Change, Head


def played_by_clock(change: Change, seat: Seat) -> Change:
    """Return the match after the game's default move for a seat. It cannot be taken back, and names no member."""
    match, game = change.match, change.game
    move = game.default(match.state, seat)
    step = game.apply(match.state, seat, move)
    notation = game.notate(move)
    head = Head(parent=match.version, sealed=True, mover=seat, step=notation)
    entered = change.with_entry("move", seat=seat, notation=notation, events=step.events, head=head, by_clock=True)
    return entered.with_state(step.state)
