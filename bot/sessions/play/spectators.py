"""Spectators' boards: a match by letters shown in channels of servers, where everybody may read it.

Such a board is a `Letter` whose `user` is the id of the server, below 0. So a match has at most one board in a server,
and the rows of `letters` hold it. It shows each version after the begin of the match, and what no seat hides.
"""

from collections.abc import Collection

from bot.sessions.change import Change
from bot.sessions.letter import Letter
from bot.sessions.model import Match, Place


def with_spectators(change: Change, places: Collection[Place]) -> Change:
    """Have a match by letters shown in these channels, too: in each from now on, but not before the match begins.

    places: at most one of each server, each with the id of the channel or thread. A server that has a board keeps it
    where it is.
    """
    known = {one.server for one in change.match.letters}
    for place in places:
        if place.guild not in known:
            known.add(place.guild)
            change = _with_board(change, place)
    return change


def _with_board(change: Change, place: Place) -> Change:
    match = change.match
    wanted = 0 if match.state is None else match.version
    board = Letter(-place.guild, next_number(match), wanted, channel=place.channel)
    return change.with_match(letters=(*match.letters, board))


def without_spectators(change: Change, server: int) -> Change:
    """Show a match by letters no longer in a server."""
    letters = tuple(one for one in change.match.letters if one.server != server or not one.for_spectators)
    return change if letters == change.match.letters else change.with_match(letters=letters)


def next_number(match: Match) -> int:
    """Return the number of the next letter.

    Discord knows posts by it, so that of a deleted letter does not come again: each new letter has a newer version.
    """
    return max(match.version - match.era_start - 1, *(one.number + 1 for one in match.letters), 0)
