"""The language of a board. A match of one member against computer players speaks this member's language.

As soon as another member has a seat, the board speaks the server's language, for good. What managers have set with
`/settings` comes before both.

A match notes the language of each member's Discord with their entries in its log, such as a seat that they take or a
move. Direct messages about the match use it if the member has set no language.
"""

from bot.sessions.change import Change
from bot.sessions.model import Match, Phase
from bot.sessions.pace import Spoken
from bot.storage.keeping import is_member


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


def follow_members(_: Match | None, change: Change) -> Change:
    """Note the language of the member who asks, if the change has entries. A follower (`sessions.FOLLOWERS`).

    The languages of members who have no seat any more, and own none, go, unless they still have a board by letters.
    Once a board shows the end, all go (`clocks`).
    """
    match, asks, locale = change.match, change.command.user, change.command.locale
    if match.over:
        return change
    known = match.terms.spoken
    here = {*(seat.user for seat in match.members), *(one.owner for one in match.terms.stand_ins)}
    here |= {one.user for one in match.letters}
    kept = tuple(one for one in known if one.user in here)
    if change.entries and locale is not None and asks in here and is_member(asks):
        others = tuple(one for one in kept if one.user != asks)
        kept = kept if Spoken(asks, locale) in kept else (*others, Spoken(asks, locale))
    return change if kept == known else change.with_terms(spoken=kept)
