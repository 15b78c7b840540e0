"""How the moments of a replay are counted for members: by turns where boards count turns, else by moves."""

from typing import NamedTuple

from bot.errors import Param
from bot.sessions.memory.record import Replay
from bot.ui.face import Face


class Count(NamedTuple):
    """What members call a moment.

    Attributes:
        kind: "turn" or "move".
        number: the number of the turn or move; 0: the match begins.
        last: that of the newest moment.
        step, steps: which of the turn's steps it is, and how many there are. Each move is one step.
    """

    kind: str
    number: int
    last: int
    step: int = 1
    steps: int = 1

    @property
    def params(self) -> dict[str, Param]:
        return {"kind": self.kind, "number": self.number, "last": self.last}


def count(replay: Replay, face: Face, number: int) -> Count:
    """Return what members call the moment with this number."""
    turns = _turns(replay, face)
    if turns is None:
        return Count("move", number, replay.last)
    turn = turns[number]
    return Count("turn", turn, turns[-1], number - turns.index(turn) + 1, turns.count(turn))


def moment_called(replay: Replay, face: Face, called: int) -> int:
    """Return the number of the moment that ends a turn, or after a move. called: 0 <= called <= `Count.last`."""
    turns = _turns(replay, face)
    return called if turns is None else max(place for place, turn in enumerate(turns) if turn <= called)


def _turns(replay: Replay, face: Face) -> list[int] | None:
    """Return for each moment the number of its turn, 0 for the first moment; None: members count moves."""
    before = [face.turns_of_all(moment.state) for moment in replay.moments[:-1]]
    return None if None in before else [0, *(turns + 1 for turns in before if turns is not None)]
