"""Every refusal of the sessions, with its text key and variables: the one list that the texts have to cover."""

from bot.errors import (
    AlreadyOpen,
    Draining,
    NoSession,
    NotAllowed,
    NothingToUndo,
    NotKept,
    NotSeated,
    NotYourTurn,
    Over,
    SeatTaken,
    SessionError,
    StaleBoard,
    Unreadable,
)
from bot.sessions.model import Match, Phase
from bot.storage.rows import MatchRow, Snapshot


def no_match() -> NoSession:
    """A button's match that is not in the database."""
    return NoSession("error-no-match")


def no_session(game: str) -> NoSession:
    """No open match of this game in this channel."""
    return NoSession("error-no-session", game=game)


def no_solo(game: str, name: str) -> NoSession:
    """No open solo match of this member in this channel."""
    return NoSession("error-no-solo", game=game, name=name)


def newer_rules(kept: Snapshot) -> Unreadable:
    """The match was kept by a newer version of the bot. match: the id to end it by; name: who sits there."""
    return Unreadable("error-newer-rules", game=kept.match.game, match=kept.match.id, name=_names(kept))


def damaged(kept: Snapshot) -> Unreadable:
    """What is kept of the match makes no sense. match: the id to end it by; name: who sits there."""
    return Unreadable("error-damaged", game=kept.match.game, match=kept.match.id, name=_names(kept))


def _names(kept: Snapshot) -> str:
    return ", ".join(seat.name for seat in kept.seats)


def already_open(row: MatchRow) -> AlreadyOpen:
    """Of the row, so that an unreadable match is named too. message is 0 while there is no board message."""
    if row.solo:
        key = "error-already-open-solo"
    else:
        key = "error-already-open-lobby" if row.phase == Phase.LOBBY.value else "error-already-open-table"
    return AlreadyOpen(
        key, game=row.game, match=row.id, channel=row.board_channel_id, message=row.board_message_id or 0
    )


def not_seated(game: str) -> NotSeated:
    return NotSeated("error-not-seated", game=game)


def not_at_table() -> NotSeated:
    """Starting or leaving a lobby without a seat in it."""
    return NotSeated("error-not-at-table")


def already_seated() -> SeatTaken:
    return SeatTaken("error-already-seated")


def table_full(seats: int) -> SeatTaken:
    return SeatTaken("error-table-full", seats=seats)


def not_your_turn(match: Match) -> NotYourTurn:
    """name: who is to move, names joined by commas where several may."""
    return NotYourTurn("error-not-your-turn", name=", ".join(match.name_of(seat) for seat in match.to_move))


def stale_board() -> StaleBoard:
    return StaleBoard("error-stale-board")


def nothing_to_undo() -> NothingToUndo:
    """No step yet, or the last one cannot be taken back."""
    return NothingToUndo("error-nothing-to-undo")


def undo_not_yours(name: str) -> NothingToUndo:
    """name: whose step the last one was."""
    return NothingToUndo("error-undo-not-yours", name=name)


def over() -> Over:
    return Over("error-over")


def not_started() -> SessionError:
    """A move in a lobby."""
    return SessionError("error-not-started")


def already_started() -> SessionError:
    """Leaving the lobby of, starting or cancelling a match in play."""
    return SessionError("error-already-started")


def too_late_to_join(game: str) -> SessionError:
    return SessionError("error-too-late-to-join", game=game)


def too_few_seats(needed: int, seated: int) -> SessionError:
    return SessionError("error-too-few-seats", needed=needed, seated=seated)


def not_host(name: str) -> NotAllowed:
    """name: the host's, who may."""
    return NotAllowed("error-not-host", name=name)


def not_host_to_start(name: str) -> NotAllowed:
    """name: the host's, who alone may."""
    return NotAllowed("error-not-host-to-start", name=name)


def draining() -> Draining:
    return Draining("error-draining")


def not_kept() -> NotKept:
    """The database could not keep it; nothing has changed."""
    return NotKept("error-storage")
