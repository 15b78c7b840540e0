"""Refusals that several places share, or that take more than a text key."""

from collections.abc import Iterable, Sequence

from bot.errors import (
    AlreadyOpen,
    NoSession,
    NotKept,
    NotSeated,
    NotYourTurn,
    OptionError,
    Over,
    SeatTaken,
    SessionError,
    StaleBoard,
    Unreadable,
)
from bot.sessions.model import Match, Phase
from bot.storage.rows import Snapshot

NAMED = 3  # members that a refusal names


def no_match() -> NoSession:
    """The match is not in the database, or the member may not see it."""
    return NoSession("error-no-match")


def no_session(game: str, alone: Sequence[str], key: str = "error-no-session-own") -> NoSession:
    """No open match of this game is here for who asks. alone: who plays one alone here; key: where somebody does."""
    if not alone:
        return NoSession("error-no-session", game=game)
    return NoSession(key, game=game, name=_listed(alone[:NAMED]), more=max(0, len(alone) - NAMED))


def unreadable(stored: Snapshot, *, newer: bool) -> Unreadable:
    """The match cannot be read: a newer bot wrote it, or it is damaged. match: the id to end it by; name: who sits
    there.
    """
    match, names = stored.match, _listed(seat.name for seat in stored.seats)
    key = "error-newer-rules" if newer else "error-damaged"
    return Unreadable(key, game=match.game, match=match.id, name=names)


def no_replay() -> NoSession:
    """A match that is not there, or not for this member to see."""
    return NoSession("replay-error-unknown")


def already_open(opened: Snapshot, user: int | None = None) -> AlreadyOpen:
    """Name the match that is open, also an unreadable one. message: 0 while there is no board message. user: who would
    open another one.
    """
    row = opened.match
    if row.solo:
        key = "error-already-open-solo"
    elif row.phase != Phase.LOBBY.value:
        key = "error-already-open-table"
    elif any(seat.user_id == user for seat in opened.seats):
        key = "error-already-open-seated"
    else:
        key = "error-already-open-lobby"
    return AlreadyOpen(
        key, game=row.game, match=row.id, channel=row.board_channel_id, message=row.board_message_id or 0
    )


def not_seated(match: Match, user: int) -> NotSeated:
    """The member has no seat; perhaps because somebody else plays it for them."""
    lent = next((one.seat for one in match.terms.stand_ins if one.owner == user), None)
    if lent is not None:
        return NotSeated("error-seat-lent", name=match.name_of(lent))
    return NotSeated("error-not-seated", game=match.game)


def already_seated() -> SeatTaken:
    return SeatTaken("error-already-seated")


def not_your_turn(match: Match) -> NotYourTurn:
    """name: the members who are to move."""
    return NotYourTurn("error-not-your-turn", name=_listed(match.name_of(seat) for seat in match.to_move))


def stale_board() -> StaleBoard:
    return StaleBoard("error-stale-board")


def over() -> Over:
    return Over("error-over")


def not_started() -> SessionError:
    return SessionError("error-not-started")


def quiet_hours() -> OptionError:
    """The minutes are not those of a day, or are the same twice."""
    return OptionError("error-quiet-hours")


def in_doubt() -> NotKept:
    """The database has not answered, so nobody knows whether the change was stored."""
    return NotKept("error-in-doubt")


def not_kept() -> NotKept:
    """The database could not store the change; nothing has changed."""
    return NotKept("error-storage")


def _listed(names: Iterable[str]) -> str:
    """Return names one a line, as whoever says the sentence wants them: each is made safe and short by itself."""
    return "\n".join(names)
