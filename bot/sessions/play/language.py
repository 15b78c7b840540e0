"""The language of a board. A match of one member against computer players speaks this member's language.

As soon as another member has a seat, the board speaks the server's language, for good. What managers have set with
`/settings` comes before both.
"""

from bot.sessions.change import Change
from bot.sessions.model import Match, Phase


def of_only_member(change: Change, locale: str) -> Change:
    """Note the language of the member who asks, if they are the only member in a match against computer players."""
    match, asks = change.match, change.member.user
    alone = not match.solo and match.phase is not Phase.LOBBY and [seat.user for seat in match.members] == [asks]
    return change.with_terms(locale=locale) if alone else change


def follow(seen: Match | None, change: Change) -> Change:
    """Give the board the server's language if a member has a seat who had none. A follower (`sessions.FOLLOWERS`)."""
    match = change.match
    if seen is None or match.terms.locale is None:
        return change
    known = {*(seat.user for seat in seen.members), *(one.owner for one in seen.terms.stand_ins)}
    if all(seat.user in known for seat in match.members):
        return change
    return change.with_terms(locale=None)
