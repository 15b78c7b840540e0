"""What it costs to leave a match: a loss, or none because so early nobody wins or loses; and if it counts nowhere."""

from typing import Literal

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.honours import measure_of
from bot.sessions.change import AnyGame
from bot.sessions.contests import is_broken_off
from bot.sessions.leaderboards.counting import CONTESTS, honours_of
from bot.sessions.model import Match
from bot.sessions.stand_ins import covered

# loss: it counts as a loss. early: it ends at once, before anybody can win or lose.
# open: it counts as a loss, unless the others end the match as early.
# The others are for a match without wins. none: nothing is lost. uncounted: it ends at once, and counts nowhere.
# all-early: it counts nowhere if the others leave before there is a turn for each seat.
Price = Literal["loss", "early", "open", "none", "uncounted", "all-early"]


def price_of_leaving(game: AnyGame, match: Match, seat: Seat) -> Price:
    """Return what it costs a seat of a match in play to leave it now.

    A match ends when no member is left, although computer players are, unless one of them plays for a member.
    """
    after = without(game, match, seat)
    ends = after.outcome is not None or not (after.members or covered(after))
    members = {one.seat for one in match.members}
    # If all others leave at once, too, the match is as short as it can become. Some games count a turn that is left, so
    # the members to move go last, before the computer players, which leave only after the last member.
    to_move = () if after.outcome is not None else game.to_move(after.state)
    for other in sorted(after.present, key=lambda one: (one.seat not in members, one.seat in to_move)):
        if after.outcome is None:
            after = without(game, after, other.seat)
    if game.together(match.options):
        return ("uncounted" if ends else "all-early") if is_broken_off(after) else "none"
    if _loses(game, after, seat):
        return "loss"
    return "early" if ends else "open"


def without(game: AnyGame, match: Match, seat: Seat) -> Match:
    """Return a match after a seat has left it."""
    state = game.leave(match.state, seat).state
    seats = tuple(replace(one, present=one.present and one.seat != seat) for one in match.seats)
    return replace(match, state=state, outcome=game.outcome(state), seats=seats)


def _loses(game: AnyGame, match: Match, seat: Seat) -> bool:
    """Return whether a finished match counts as a loss for a seat that has left it.

    In a rating, who has left has the last place. A win is one all the same, as in a race that the others end.
    """
    return any(
        other == seat and (measure_of(one.board) == "rating" or not value)
        for one in honours_of(game, match)
        if measure_of(one.board) in CONTESTS
        for other, value in one.values
    )
