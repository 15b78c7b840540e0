"""Which matches are contests, who is in the ranking, which matches nobody has won, and what comes next.

In a contest, nothing advises members: no hints, and no menus with the best first.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.game import LEFT, LEVELS, Honour, Level, Outcome, Seat, Standing
from bot.engine.parts import places
from bot.sessions.change import AnyGame
from bot.sessions.computers import own_level, strongest
from bot.sessions.model import Match
from bot.sessions.pace import Terms


def is_contest(match: Match, game: AnyGame) -> bool:
    """Return whether members play against each other: in a daily, or in a match that may be rated.

    A match with a computer player's own seat is not rated. A computer player that stands in changes nothing. A board on
    which a member of such a match tries moves counts like the match.
    """
    tried = match.terms.tried
    if match.terms.closes is not None or (tried is not None and not tried.advised):
        return True
    return not (match.solo or strongest(match) is not None or game.together(match.options))


def has_own_boards(match: Match) -> bool:
    """Return whether each seat of a finished match has played a board of its own, as in a race.

    Who leaves such a match only ends this board: its points count, and may win.
    """
    return match.outcome is not None and are_of_own_boards(match.outcome.standings)


def are_of_own_boards(standings: Sequence[Standing]) -> bool:
    """Return whether these are the results of a match of which `has_own_boards` holds."""
    return bool(standings) and all(one.turns is not None for one in standings)


def _silent(match: Match) -> frozenset[Seat]:
    """Return the unheard seats of a finished match, and those that were taken out of a race."""
    return frozenset((*match.terms.unheard, *(match.terms.unrated if has_own_boards(match) else ())))


def is_behind_all(match: Match, seat: Seat) -> bool:
    """Return whether a silent seat of a finished match is behind all seats whose members did not stay silent."""
    place_of = {one.seat: one.place for one in match.outcome.standings} if match.outcome is not None else {}
    others = [place for other, place in place_of.items() if other not in _silent(match)]
    return bool(others) and seat in place_of and all(place_of[seat] > place for place in others)


def unplaced(match: Match) -> tuple[Seat, ...]:
    """Return the seats that a match which has just ended leaves out of the ranking (`Terms.unplaced`).

    These are the seats that were silent, except those behind all who have played. () if too few others are left for a
    ranking.
    """
    outcome, terms = match.outcome, match.terms
    if outcome is None or outcome.total is not None or len(outcome.standings) < 2:
        return ()
    silent, races = _silent(match), has_own_boards(match)
    out = tuple(seat for seat in sorted(silent) if not is_behind_all(match, seat))
    kept = [seat for seat in match.seats if seat.seat not in out and seat.seat not in terms.unrated]
    played = any((seat.present or races) and seat.seat not in silent for seat in kept)
    return out if played and len(kept) > 1 else ()


def ranked(match: Match) -> Outcome | None:
    """Return the outcome of the seats in the ranking, with their places among each other; None before the end."""
    outcome, out = match.outcome, match.terms.unplaced
    if outcome is None or not out:
        return outcome
    kept = [one for one in outcome.standings if one.seat not in out]
    standings = tuple(replace(kept[at], place=place) for at, place in places([-one.place for one in kept]))
    return replace(outcome, standings=standings)


def silent_rivals(match: Match) -> tuple[Seat, ...]:
    """Return the seats because of whose silence nobody has won; () if somebody may have won.

    These are unheard seats in the first place. In a race, they are the seats taken out that leave only one rival.
    """
    outcome = ranked(match)
    if outcome is None or outcome.total is not None or len(outcome.standings) < 2:
        return ()
    out = match.terms.unrated if has_own_boards(match) else ()
    if out and sum(one.seat not in out for one in outcome.standings) < 2:
        return out
    first = {one.seat for one in outcome.standings if one.place == 1}
    return tuple(seat for seat in match.terms.unheard if seat in first)


def is_broken_off(match: Match) -> bool:
    """Return whether members left so early that a match counts nowhere: there were fewer turns than seats.

    In a race, the seats that were taken out are not counted, nor are their turns. A match of one seat always counts.
    """
    return match.outcome is not None and was_broken_off(match.outcome, match.terms)


def was_broken_off(outcome: Outcome, terms: Terms) -> bool:
    """Return whether a match with this outcome and these terms counts nowhere (`is_broken_off`).

    In a league, who leaves has lost, however early.
    """
    if len(outcome.standings) < 2 or terms.league is not None:
        return False
    if are_of_own_boards(outcome.standings):
        counted = [one for one in outcome.standings if one.seat not in terms.unrated]
        return sum(one.turns or 0 for one in counted) < len(counted)
    return outcome.reason == LEFT and outcome.turns < len(outcome.standings)


def is_cut_short(match: Match) -> bool:
    """Return whether members left a match that could be won so early that nobody has won or lost (`is_broken_off`)."""
    return match.outcome is not None and match.outcome.total is None and is_broken_off(match)


def is_left_early(match: Match) -> bool:
    """Return whether a match is over because members left, so early that nobody has won (`is_cut_short`)."""
    return match.outcome is not None and match.outcome.reason == LEFT and is_cut_short(match)


def is_unwon(match: Match) -> bool:
    """Return whether nobody has won a match that somebody could have won.

    All that says who won asks here: headlines, pictures, alternative texts and sentences of events.
    """
    return bool(silent_rivals(match)) or is_cut_short(match)


def as_told(game: AnyGame, match: Match, events: Iterable[Any]) -> Iterable[Any]:
    """Return events of a match as members are told of them.

    The winners that they name are those of the ranking. Who did not answer in a race has not finished it.
    """
    if match.terms.unrated and game.simultaneous(match.options):
        events = [game.taken_out(event, match.terms.unrated) for event in events]
    standings = retold(match)
    if standings is None:
        return events
    return [told for event in events if (told := game.retold(event, standings, match.state)) is not None]


def retold(match: Match) -> tuple[Standing, ...] | None:
    """Return the standings by which views and events of a match are told anew (`Game.retold`).

    () if nobody has won. None: they are told as they are.
    """
    if is_unwon(match):
        return ()
    outcome = ranked(match)
    return outcome.standings if outcome is not None and match.terms.unplaced else None


def uncredited(match: Match, honours: Iterable[Honour]) -> set[Seat]:
    """Return the unheard seats for which a finished match counts nowhere, since they have not even lost it."""
    counted = {seat for one in honours for seat, _ in one.values}
    return set(match.terms.unheard) - counted


def next_level(match: Match) -> Level | None:
    """Return the level above that of the computer players whom a member has beaten alone; None: there is none such.

    Who was silent at the end has beaten nobody, although a computer player has come first for them.
    """
    beaten, members = strongest(match), [one.seat for one in match.seats if own_level(match, one.seat) is None]
    outcome = ranked(match)
    if beaten in (None, LEVELS[-1]) or len(members) != 1 or outcome is None or outcome.total is not None:
        return None
    if is_unwon(match):
        return None
    won = [one.seat for one in outcome.standings if one.place == 1] == members
    return LEVELS[LEVELS.index(beaten) + 1] if won else None
