"""The eyes of a replay: whose view a moment is shown with, and what may be shared.

"" means the channel's view, "m" the view of the seat that moved last, and a number the view of this seat.
"""

from bot.engine.game import Seat
from bot.sessions.contests import ranked
from bot.sessions.memory.record import Replay
from bot.sessions.model import Match
from bot.ui.face import Face

MOVER = "m"


def is_open(replay: Replay) -> bool:
    """Return whether nothing in the match is secret any more."""
    return replay.seed is not None


def views_differ(face: Face, match: Match) -> bool:
    """Return whether the view of some seat differs from the channel's view."""
    public = face.game.view(match.state, None)
    return any(face.game.view(match.state, seat.seat) != public for seat in match.seats)


def seat_seen(replay: Replay, number: int, eyes: str, user: int) -> Seat | None:
    """Return the seat whose view is shown; None: the channel. During play this is always the member's own seat."""
    if not is_open(replay):
        return replay.viewer(user)
    if eyes == MOVER:
        return replay.moments[number].entry.seat
    return Seat(int(eyes)) if eyes.isdigit() and int(eyes) < len(replay.match.seats) else None


def to_share(replay: Replay, face: Face, shown: int, eyes: str, user: int) -> str:
    """Return the eyes for a moment to share: those with which the member looks at it; during play the channel's.

    shown: the number of the moment that the member sees; 0: an animation is shown, so its last moment is shared.
    """
    if not is_open(replay):
        return ""
    number = min(shown or replay.last, replay.last)
    before = replay.at(max(0, number - 1), face.game)
    if eyes == MOVER and not shown and face.hides_boards(before):
        return of_animation(replay, face, eyes, user)
    seat = replay.moments[number].entry.seat
    if eyes == MOVER:
        eyes = "" if seat is None else str(int(seat))
    return eyes if views_differ(face, before) else ""


def of_animation(replay: Replay, face: Face, eyes: str, user: int) -> str:
    """Return the eyes for an animation.

    If each moment were shown to its mover, the view would change from frame to frame. So the animation shows the
    member's own view instead, or the winner's if the member did not play. While the match goes on, `seat_seen` shows
    everybody their own view alone, whatever the eyes are.
    """
    if not is_open(replay):
        return eyes or MOVER
    if eyes != MOVER:
        return eyes
    outcome = ranked(replay.match)
    if not views_differ(face, replay.at(0, face.game)):
        return ""
    seat = replay.viewer(user)
    if seat is None and outcome is not None and outcome.standings:
        seat = outcome.standings[0].seat
    return "" if seat is None else str(int(seat))
