"""Tells the end of a match by its ranking: who has won among the seats in it, and whether another seat ended it."""

from collections.abc import Container, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine import parts
from bot.engine.game import NoResult, Seat, Standing
from bot.games.gemrush.events import EndedBeyond, MatchEnded
from bot.games.gemrush.model import Ending, State
from bot.games.gemrush.view import View


def retold(shown: Any, standings: tuple[Standing, ...], state: State | None = None) -> Any:
    """Return a view or an event with the winners and places of these standings (`Game.retold`)."""
    first, place_of = parts.winners(standings), {one.seat: one.place for one in standings}
    match shown:
        case View():
            return replace(shown, places=tuple(place_of.get(Seat(seat), 0) for seat in range(len(shown.seats))))
        case MatchEnded(reason="left") if not first:
            return None  # the event before says who has left
        case MatchEnded():
            ended = replace(shown, winners=first, points=standings[0].score if first else shown.points)
            if state is None or not first:
                return ended
            reached = tuple(account.points for account in state.seats)
            beyond = _reached_beyond(shown.reason, state.target, reached, place_of)
            return ended if beyond is None else EndedBeyond(beyond, reached[beyond], ended)
    return shown


def reached_beyond(view: View) -> Seat | None:
    """Return the seat out of the ranking that has reached the target of a Rush; None if another seat has, or none."""
    place_of = {Seat(seat): place for seat, place in enumerate(view.places) if place}
    reached = tuple(one.points for one in view.seats)
    return _reached_beyond(view.over, view.target, reached, place_of) if view.mode == "rush" and place_of else None


def _reached_beyond(
    reason: Ending | NoResult | None, target: int | None, reached: Sequence[int], ranked: Container[Seat]
) -> Seat | None:
    """Return the seat for the points of all seats. ranked: the seats in the ranking."""
    if reason != "target" or target is None:
        return None
    there = [Seat(seat) for seat, points in enumerate(reached) if points >= target]
    if not there or any(seat in ranked for seat in there):
        return None
    return max(there, key=lambda seat: reached[seat])
