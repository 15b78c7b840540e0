"""How the moments of a replay are counted for members: by turns where boards count turns, else by moves."""

from collections import Counter
from itertools import pairwise
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
        last: the number of turns or moves; in a race, of turns of the same seat.
        step, steps: which of the turn's steps it is, and how many there are. Each move is one step.
        after: whether it belongs to no turn or move, but follows the one with the number: a member has left, or the
            next turn was cut off, because its member has left or the match has ended.
    """

    kind: str
    number: int
    last: int
    step: int = 1
    steps: int = 1
    after: bool = False

    @property
    def params(self) -> dict[str, Param]:
        return {"kind": self.kind, "number": self.number, "last": self.last}


def count(replay: Replay, face: Face, number: int) -> Count:
    """Return what members call the moment with this number. In a race, its turn is one of its own seat's turns."""
    return counts(replay, face)[number]


def counts(replay: Replay, face: Face) -> list[Count]:
    """Return what members call each moment."""
    turns = _turns(replay, face)
    kind = "move" if face.turn_of(replay.moments[0].state, Seat(0)) is None else "turn"
    most_of, steps, done = dict[Seat | None, int](), Counter(turns), Counter[_Turn]()
    for turn in turns:
        most_of[turn.seat] = max(turn.number, most_of.get(turn.seat, 0))
    found = []
    for place, turn in enumerate(turns):
        done[turn] += 1
        last = most_of[turn.seat] if place else max(most_of.values())
        found.append(Count(kind, turn.number, last, done[turn], steps[turn], turn.after))
    return found


def turn_numbers(replay: Replay, face: Face) -> list[int]:
    """Return for each moment the number of its turn; 0: it belongs to no turn, or the moment before is not kept."""
    return [0 if turn.after else turn.number for turn in _turns(replay, face)]


def most(replay: Replay, face: Face) -> Count:
    """Return the count of the beginning. Its `last` is the most turns that any seat has had, or the number of moves."""
    return count(replay, face, 0)


def moment_called(replay: Replay, face: Face, called: int, seat: Seat | None = None) -> int:
    """Return the number of the moment that ends a turn, or after a move. called: 0 <= called <= `most(...).last`.

    In a race, several seats have a turn with this number. It is then the turn of `seat`, or else the first of them.
    """
    turns = _turns(replay, face)
    if called == 0:
        return 0
    found = [one for one in turns if one.number >= called]
    turn = next((one for one in found if one.seat == seat), found[0])
    return max(place for place, one in enumerate(turns) if one == turn)


class _Turn(NamedTuple):
    """A turn to which a moment belongs, or that ended before it.

    Attributes:
        seat: None if all seats' turns are counted together.
        after: whether the moment belongs to no turn.
    """

    seat: Seat | None
    number: int
    after: bool = False


def _turns(replay: Replay, face: Face) -> list[_Turn]:
    """Return the turn of each moment, the number 0 for the first moment. In some games each move is a turn.

    As on boards, only a whole turn counts once the match is over or the turn's member has left. To leave is no turn.
    """
    found, apart, last = [_Turn(None, 0)], face.hides_boards(replay.match), replay.moments[-1].state
    for before, moment in pairwise(replay.moments):
        seat = moment.entry.seat or Seat(0)
        own, number = seat if apart else None, face.turns(before.state, seat) + 1
        is_whole = not replay.match.over or number <= face.turns(last, seat)
        is_turn = moment.entry.kind == "move" and is_whole
        ended = face.turns(moment.state, seat)
        if moment.entry.kind == "leave" and ended < number and face.game.to_move(before.state) == (seat,):
            cut = _Turn(own, number)
            found = [_Turn(own, ended, after=True) if one == cut else one for one in found]
        found.append(_Turn(own, number if is_turn else ended, not is_turn))
    return found


def turn_ends(replay: Replay, face: Face) -> list[int]:
    """Return the numbers of the moments in an animation: the first moment, and the moment that ends each turn.

    If turns are short, return the numbers of all moments.
    """
    if not face.has_long_turns:
        return list(range(replay.last + 1))
    turns = [moment.state.turns for moment in replay.moments]
    ends = (number for number in range(1, replay.last + 1) if turns[number] != turns[number - 1])
    return sorted({0, *ends, replay.last})


def turn_start(replay: Replay, face: Face, number: int) -> int:
    """Return the number of the moment in which the turn of a move begins. number: of the moment after the move."""
    seat, start, first = replay.moments[number].entry.seat, number - 1, turn_up_to(replay, face, number)[0]
    while start > first and (replay.moments[start].entry.kind, replay.moments[start].entry.seat) == ("move", seat):
        start -= 1
    return start


def turn_up_to(replay: Replay, face: Face, number: int) -> range:
    """Return the numbers of the moments from the end of the previous turn up to `number`."""
    before = [0, *(end for end in turn_ends(replay, face) if end < number)]
    return range(before[-1], number + 1)
