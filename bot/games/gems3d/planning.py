"""Turns of a relay that a member plans while others move (`bot.engine.planning`).

Gems that fall are the only thing that nobody can know before, and most moves bring some. So a planned turn is played
only after moves that have all scored: then no gem has come.
"""

from msgspec.structs import replace

from bot.engine.game import Seat, Step
from bot.games.gems3d.model import FormationCleared, GemsDropped, Mode, State

REVEALING = (GemsDropped,)


def foreseen(state: State, seat: Seat) -> State | None:
    """Return the state as if this seat were to move now; None if the match is no relay."""
    if state.options.mode is not Mode.RELAY or state.boards[0].over or not state.present[seat]:
        return None
    return replace(state, turn=seat)


def brings(before: State, seat: Seat, step: Step[State]) -> int:
    """Return the points of the formations that the move itself completes, before any gem falls."""
    points = 0
    for event in step.events:
        if isinstance(event, GemsDropped):
            break
        points += event.points if isinstance(event, FormationCleared) else 0
    return points
