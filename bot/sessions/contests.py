"""Which matches are contests. In a contest, nothing advises members: no hints, and no menus with the best first."""

from bot.sessions.change import AnyGame
from bot.sessions.computers import strongest
from bot.sessions.model import Match


def is_contest(match: Match, game: AnyGame) -> bool:
    """Return whether members play against each other: in a daily, or in a match that may be rated.

    A match with a computer player's own seat is not rated. A computer player that stands in changes nothing.
    """
    if match.terms.closes is not None:
        return True
    return not (match.solo or strongest(match) is not None or game.together(match.options))
