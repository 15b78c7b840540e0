"""Closes a match that has not started: its host or a moderator cancels it, or its time is over."""

from bot.errors import NotAllowed
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.model import EntryKind, Eyes, Match, Phase
from bot.sessions.play.turns import check_lobby
from bot.sessions.sight import is_moderated_in
from bot.sessions.time.dues import expiry

DECLINED = "declined"  # the notation of the entry if a channel does not want the match for which it is asked


def cancel(change: Change, moderator: bool, eyes: Eyes | None = None) -> Change:
    """Cancel the match. Raises NotAllowed (not the host), SessionError (the match has started), Over.

    moderator: whether the member moderates where they ask, and so may cancel matches of other hosts, as far as
    `sight.is_moderated_in` allows it. eyes: of the request; None: the member asks in no server.
    """
    check_may_cancel(change.match, change.member.user, moderator, 0 if eyes is None else eyes.guild)
    return closed(change, "cancel")


def check_may_cancel(match: Match, user: int, moderator: bool, guild: int = 0) -> None:
    """Raise the errors of `cancel` if the user may not cancel the match."""
    check_lobby(match)
    if user != match.host and not (moderator and is_moderated_in(match, guild)):
        if match.councils:  # its host has no seat, so nothing says their name
            raise NotAllowed("council-error-not-host")
        raise NotAllowed("error-not-host", refusals.host_named(match))


def expire(change: Change) -> Change:
    """Close a lobby that nobody started in time. A match that has started stays unchanged."""
    due = change.match.phase is Phase.LOBBY and expiry(change.match) <= change.at
    return closed(change, "expire") if due else change


def closed(change: Change, kind: EntryKind, why: str = "") -> Change:
    """Close the match. kind, why: what the record says of it, and its notation."""
    user = change.command.user
    seat = None if user is None else change.match.seat_of(user)
    return (
        change.with_terms(rematch=None, guests=(), sought=())
        .with_match(phase=Phase.CANCELLED)
        .with_entry(kind, seat=seat, notation=why)
    )
