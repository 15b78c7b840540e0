"""How the moments of a replay are counted for members: by turns where a game tells turns, else by moves."""

from typing import NamedTuple

from bot.engine.game import Seat
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
    if not face.tells_turns:
        return Count("move", number, replay.last)
    turns = _turns(replay, face)
    turn = turns[number]
    return Count("turn", turn, turns[-1], number - turns.index(turn) + 1, turns.count(turn))


def own_number(replay: Replay, face: Face, number: int, seat: Seat) -> int:
    """Return which of the seat's own turns or moves the moment is."""
    moments = enumerate(replay.moments[: number + 1])
    own = [place for place, moment in moments if moment.entry.kind == "move" and moment.entry.seat == seat]
    turns = _turns(replay, face) if face.tells_turns else range(number + 1)
    return len({turns[place] for place in own})


def moment_called(replay: Replay, face: Face, called: int) -> int:
    """Return the number of the moment that ends a turn, or after a move. called: 0 <= called <= `Count.last`."""
    if not face.tells_turns:
        return called
    return max(place for place, turn in enumerate(_turns(replay, face)) if turn <= called)


def _turns(replay: Replay, face: Face) -> list[int]:
    """Return for each moment the number of its turn; 0 for the first moment."""
    seat = Seat(0)  # games that tell turns count them for all seats together
    return [0, *(face.turns(moment.state, seat) + 1 for moment in replay.moments[:-1])]
