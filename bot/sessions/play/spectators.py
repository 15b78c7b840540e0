"""Spectators' boards: a match by letters shown in channels of servers, where everybody may read it.

Such a board is a `Letter` whose `user` is the id of the server, below 0. So a match has at most one board in a server,
and the rows of `letters` hold it. It shows each version after the begin of the match, and what no seat hides.
"""

from collections.abc import Collection

from bot.sessions.change import Change
from bot.sessions.letter import ENDED, Letter
from bot.sessions.model import Match, Place


def with_spectators(change: Change, places: Collection[Place]) -> Change:
    """Have a match by letters shown in these channels, too: in each from now on, but not before the match begins.

    places: at most one of each server, each with the id of the channel or thread. A server that has a board keeps it
    where it is.
    """
    for place in places:
        if all(one.guild != place.guild for one in change.match.spectators):
            change = _with_board(change, place)
    return change


def _with_board(change: Change, place: Place) -> Change:
    match = change.match
    wanted = 0 if match.state is None else match.version
    board = Letter(-place.guild, next_number(match), wanted, channel=place.channel)
    return change.with_match(letters=(*(one for one in match.letters if one.user != board.user), board))


def without_spectators(change: Change, server: int) -> Change:
    """Show a match by letters no longer in a server. The row stays, so that no later board there has its number."""
    match = change.match
    board = next((one for one in match.letters if one.stands and one.server == server), None)
    if board is None:
        return change
    ended = Letter(board.user, board.number, ENDED, channel=board.channel)
    return change.with_match(letters=tuple(ended if one is board else one for one in match.letters))


def next_number(match: Match) -> int:
    """Return the number of the next letter.

    Discord knows posts by it, so that of a deleted letter does not come again: each new letter has a newer version.
    """
    return max(match.version - match.era_start - 1, *(one.number + 1 for one in match.letters), 0)
