"""The leaderboards of matches by letters. They have only members who have agreed to be on them."""

from bot.sessions.change import Change
from bot.sessions.leaderboards.lines import LINES
from bot.sessions.settings import SettingsOf
from bot.storage.keeping import is_member
from bot.storage.writes import Statement, Writes


def listed_of(change: Change) -> frozenset[int]:
    """Return the members of a match whom leaderboards may have: by letters, those who have agreed, else all."""
    match = change.match
    members = frozenset(seat.user for seat in match.seats if is_member(seat.user))
    if not match.by_letters:
        return members
    return frozenset(user for user in members if change.fact(SettingsOf(user)).letters_listed)


def only_listed(change: Change, rows: Writes) -> Writes:
    """Return the leaderboard rows of a match without the lines of members who have not agreed to them.

    The match may be any; the rows of others stay as they are. Ratings are counted for all, but no list shows them.
    """
    match = change.match
    if not match.by_letters:
        return rows
    agreed = listed_of(change)
    kept = tuple(one for one in rows if one.statement not in LINES or one.values["user_id"] in agreed)
    if any(one.statement in LINES for one in kept):
        return kept
    return tuple(one for one in kept if one.statement is not Statement.HONOUR_BOARD)
