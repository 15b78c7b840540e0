"""Where the code of a match by letters leads: to a seat at a table that has not begun, or to one on offer."""

from bot.errors import SessionError
from bot.sessions.model import Match, Phase
from bot.sessions.time.dues import LOBBY_LIFETIME
from bot.storage.letter_rows import CodeRow


def on_offer(match: Match) -> int:
    """Return how many seats of a match in play are on offer to anybody."""
    return sum(one.to is None for one in match.terms.offers) if match.phase is Phase.PLAYING else 0


def is_of_seat(row: CodeRow, match: Match) -> bool:
    """Return whether a code was made for a seat on offer. That of the table lasts for a day from when it was opened."""
    return row.until > match.created_at + LOBBY_LIFETIME


def check_open(match: Match, user: int, row: CodeRow, now: int) -> None:
    """Raise SessionError if a code of a match leads a user to no seat."""
    seated, expired = match.seat_of(user) is not None, row.until <= now
    if match.phase is Phase.CANCELLED and match.state is None:
        raise SessionError("letters-error-expired" if match.entry.kind == "expire" else "letters-error-called-off")
    if match.over:
        raise SessionError("letters-error-over")
    if match.phase is not Phase.LOBBY and (seated or not is_of_seat(row, match)):
        raise SessionError("letters-error-playing" if seated else "letters-error-begun")
    if expired:
        raise SessionError("letters-error-expired")
    if seated:
        raise SessionError("letters-error-own" if match.host == user else "letters-error-seated")
