"""Which matches are contests, which of them nobody has won, for whom a match counts nowhere, and what comes next.

In a contest, nothing advises members: no hints, and no menus with the best first.
"""

from collections.abc import Iterable
from typing import Any

from bot.engine.game import LEFT, LEVELS, Honour, Level, Seat
from bot.sessions.change import AnyGame
from bot.sessions.computers import own_level, strongest
from bot.sessions.model import Match


def is_contest(match: Match, game: AnyGame) -> bool:
    """Return whether members play against each other: in a daily, or in a match that may be rated.

    A match with a computer player's own seat is not rated. A computer player that stands in changes nothing.
    """
    if match.terms.closes is not None:
        return True
    return not (match.solo or strongest(match) is not None or game.together(match.options))


def unheard_winners(match: Match) -> tuple[Seat, ...]:
    """Return the unheard seats in the first place, because of which nobody has won; () if somebody may have won."""
    outcome = match.outcome
    if outcome is None or outcome.total is not None or len(outcome.standings) < 2:
        return ()
    first = {one.seat for one in outcome.standings if one.place == 1}
    return tuple(seat for seat in match.terms.unheard if seat in first)


def is_cut_short(match: Match) -> bool:
    """Return whether members left so early that nobody has won or lost: there were fewer turns than seats."""
    outcome = match.outcome
    if outcome is None or outcome.reason != LEFT or outcome.total is not None or len(outcome.standings) < 2:
        return False
    return outcome.turns < len(match.seats)


def is_unwon(match: Match) -> bool:
    """Return whether nobody has won a match that somebody could have won.

    All that says who won asks here: headlines, pictures, alternative texts and sentences of events.
    """
    return bool(unheard_winners(match)) or is_cut_short(match)


def as_told(game: AnyGame, match: Match, events: Iterable[Any]) -> Iterable[Any]:
    """Return events of a match as members are told of them: if nobody has won, none of them names a winner."""
    if not is_unwon(match):
        return events
    return [told for event in events if (told := game.unwon(event)) is not None]


def uncredited(match: Match, honours: Iterable[Honour]) -> set[Seat]:
    """Return the unheard seats for which a finished match counts nowhere, since they have not even lost it."""
    counted = {seat for one in honours for seat, _ in one.values}
    return set(match.terms.unheard) - counted


def next_level(match: Match) -> Level | None:
    """Return the level above that of the computer players whom a member has beaten alone; None: there is none such.

    Who was silent at the end has beaten nobody, although a computer player has come first for them.
    """
    beaten, members = strongest(match), [one.seat for one in match.seats if own_level(match, one.seat) is None]
    outcome = match.outcome
    if beaten in (None, LEVELS[-1]) or len(members) != 1 or outcome is None or outcome.total is not None:
        return None
    if is_unwon(match):
        return None
    won = [one.seat for one in outcome.standings if one.place == 1] == members
    return LEVELS[LEVELS.index(beaten) + 1] if won else None
