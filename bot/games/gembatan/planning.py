"""Turns of Gembatan that a member plans while others play (`bot.engine.planning`).

Each turn of another seat ends with a draw, which all see. A member who plans by the points of a turn allows for it,
since no piece in another hand changes what fits or what it scores. A draw of their own is never allowed for.
"""

from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat, Step
from bot.games.gembatan.events import PiecesDrawn
from bot.games.gembatan.model import Draft, State
from bot.games.gembatan.plays import is_drafting
from bot.games.gembatan.rules import draft_tally

REVEALING = (PiecesDrawn,)


def foreseen(state: State, seat: Seat) -> State | None:
    """Return the state as if this seat were to move now. The plays of the turn in progress stay on the grid."""
    if state.length or state.over or not state.present[seat]:
        return None
    return replace(state, turn=seat, draft=Draft())


def upsets(event: Any, seat: Seat, *, careful: bool) -> bool:
    return isinstance(event, PiecesDrawn) and (careful or event.seat == seat)


def brings(before: State, seat: Seat, step: Step[State]) -> int:
    """Return the points that a step adds to the turn, or at its end to the seat. Gems left at the end do not count."""
    return _worth(step.state, seat) - _worth(before, seat)


def _worth(state: State, seat: Seat) -> int:
    account = state.accounts[seat]
    drafted = draft_tally(state).points if is_drafting(state) and state.turn == seat else 0
    return account.score + account.left + drafted
