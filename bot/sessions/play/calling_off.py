"""Closes a match that has not started: its host or a moderator cancels it, or its time is over."""

from bot.errors import NotAllowed
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.model import EntryKind, Match, Phase
from bot.sessions.play.turns import check_lobby
from bot.sessions.time.dues import expiry


def cancel(change: Change, moderator: bool) -> Change:
    """Cancel the match. Raises NotAllowed (not the host), SessionError (the match has started), Over.

    moderator: whether the member moderates where they ask, and so may cancel matches of other hosts. By letters, nobody
    may.
    """
    check_may_cancel(change.match, change.member.user, moderator)
    return closed(change, "cancel")


def check_may_cancel(match: Match, user: int, moderator: bool) -> None:
    """Raise the errors of `cancel` if the user may not cancel the match."""
    check_lobby(match)
    if user != match.host and (match.by_letters or not moderator):
        raise NotAllowed("error-not-host", refusals.host_named(match))


def expire(change: Change) -> Change:
    """Close a lobby that nobody started in time. A match that has started stays unchanged."""
    due = change.match.phase is Phase.LOBBY and expiry(change.match) <= change.at
    return closed(change, "expire") if due else change


def closed(change: Change, kind: EntryKind) -> Change:
    """Close the match. kind: what the record says of it."""
    user = change.command.user
    seat = None if user is None else change.match.seat_of(user)
    return (
        change.with_terms(rematch=None, guests=(), sought=())
        .with_match(phase=Phase.CANCELLED)
        .with_entry(kind, seat=seat)
    )
