"""Which moments of a match its animation shows, and how long each stands."""

from bot.sessions.memory.record import Replay
from bot.ui.face import Face

STEP, TURN = 40, 100  # hundredths of a second that a frame of this kind is seen
MOST_BYTES = 8 * 2**20  # Discord takes 10 MiB everywhere; what is smaller is there sooner
SECONDS = 90.0  # that making one may take; the longest takes some five of a desk's processor


def turn_ends(replay: Replay, face: Face) -> tuple[int, ...]:
    """Return the numbers of the moments that an animation shows: the first, the last of each turn, the last."""
    turns = [face.turn(replay.at(number, face.game)) for number in range(len(replay.moments))]
    ends = [number for number in range(replay.last) if turns[number + 1] != turns[number]]
    return tuple(sorted({0, *ends, replay.last}))


def of_turn(replay: Replay, face: Face, number: int) -> tuple[int, ...]:
    """Return the numbers of the moments of a turn up to one of them, after the last one of the turn before."""
    ends = [0, *(end for end in turn_ends(replay, face) if end < number)]
    return tuple(range(ends[-1], number + 1))
