"""Refusals that several files raise, or that need more than a text key."""

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

NAMED = 3  # the most members that a refusal names


def no_match() -> NoSession:
    """Return the refusal if the match is not in the database, or the member may not see it."""
    return NoSession("error-no-match")


def no_session(game: str, alone: Sequence[str], key: str = "error-no-session-own") -> NoSession:
    """Return the refusal if a channel has no open match for a member. alone: names of solo players, for `key`."""
    if not alone:
        return NoSession("error-no-session", game=game)
    return NoSession(key, game=game, name=_listed(alone[:NAMED]), more=max(0, len(alone) - NAMED))


def unreadable(stored: Snapshot, *, newer: bool) -> Unreadable:
    """Return the refusal if a match cannot be read. Its text names the match's id and members."""
    match, names = stored.match, _listed(seat.name for seat in stored.seats)
    key = "error-newer-rules" if newer else "error-damaged"
    return Unreadable(key, game=match.game, match=match.id, name=names)


def no_replay() -> NoSession:
    """Return the refusal if there is no replay, or the member may not see it."""
    return NoSession("replay-error-unknown")


def already_open(opened: Snapshot, user: int | None = None) -> AlreadyOpen:
    """Return the refusal if the channel already has an open match, even an unreadable one.

    user: the member who wants to open another one. The error's `message` is 0 while there is no board message.
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
    """Return the refusal if the member has no seat, or if a stand-in plays it."""
    lent = next((one.seat for one in match.terms.stand_ins if one.owner == user), None)
    if lent is not None:
        return NotSeated("error-seat-lent", name=match.name_of(lent))
    return NotSeated("error-not-seated", game=match.game)


def already_seated() -> SeatTaken:
    return SeatTaken("error-already-seated")


def not_your_turn(match: Match) -> NotYourTurn:
    """Return the refusal that names the members who are to move."""
    return NotYourTurn("error-not-your-turn", name=_listed(match.name_of(seat) for seat in match.to_move))


def stale_board() -> StaleBoard:
    return StaleBoard("error-stale-board")


def over() -> Over:
    return Over("error-over")


def not_started() -> SessionError:
    return SessionError("error-not-started")


def quiet_hours() -> OptionError:
    """Return the refusal if the minutes are equal or not within a day."""
    return OptionError("error-quiet-hours")


def in_doubt() -> NotKept:
    """Return the refusal if the database did not answer: nobody knows whether the change is stored."""
    return NotKept("error-in-doubt")


def not_kept() -> NotKept:
    """Return the refusal if the database could not store the change. Nothing has changed."""
    return NotKept("error-storage")


def _listed(names: Iterable[str]) -> str:
    """Return the names, one on each line. The text layer escapes and shortens each name separately."""
    return "\n".join(names)
