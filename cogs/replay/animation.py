"""A match as an animation, small enough to be sent."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from bot.engine.table import Table
from bot.sessions.replay import Replay
from bot.ui.face import Face
from render import gif

STEP, TURN, FIRST, LAST = 40, 100, 120, 300  # hundredths of a second that a frame of this kind is seen
MOST_FRAMES = 250
MOST_BYTES = 8 * 2**20  # Discord takes 10 MiB everywhere; what is smaller is there sooner
_SPARE = 0.9  # of the limit: frames further apart change more


class Scene(msgspec.Struct, frozen=True):
    """What a painter is given."""

    view: Any
    table: Table


class Animation(msgspec.Struct, frozen=True):
    """A GIF file. every: 1 where nothing is left out, n where only each n-th frame is in it."""

    data: bytes
    every: int


def turn_ends(replay: Replay, face: Face) -> tuple[int, ...]:
    """The numbers of the moments that an animation shows: the first, the last of each turn, the last."""
    turns = [face.turn(replay.at(number, face.game)) for number in range(len(replay.moments))]
    ends = [number for number in range(replay.last) if turns[number + 1] != turns[number]]
    return tuple(sorted({0, *ends, replay.last}))


def of_turn(replay: Replay, face: Face, number: int) -> tuple[int, ...]:
    """The numbers of the moments of a turn up to one of them, after the last one of the turn before."""
    ends = [0, *(end for end in turn_ends(replay, face) if end < number)]
    return tuple(range(ends[-1], number + 1))


def animate(face: Face, scenes: Sequence[Scene], pause: int, most_bytes: int) -> Animation:
    """The scenes one after the other, each for `pause` hundredths of a second; of too many only each n-th, and always
    the last. Takes seconds: for a worker thread.
    """
    every = -(-len(scenes) // MOST_FRAMES)
    while True:
        data = gif.encode(_timed(_frames(face, _thinned(scenes, every)), pause))
        if len(data) <= most_bytes or every >= len(scenes):
            return Animation(data, every)
        every = max(every + 1, round(every * len(data) / (most_bytes * _SPARE)))


def _thinned(scenes: Sequence[Scene], every: int) -> Sequence[Scene]:
    """Each n-th, counted from the end."""
    return scenes[::-1][::every][::-1]


def _frames(face: Face, scenes: Sequence[Scene]) -> Iterable[gif.Frame]:
    views, tables = [scene.view for scene in scenes], [scene.table for scene in scenes]
    own = face.frames(views, tables)
    if own is not None:
        return own
    return (gif.read_png(face.paint(view, table)) for view, table in zip(views, tables, strict=True))


def _timed(frames: Iterable[gif.Frame], pause: int) -> Iterator[tuple[gif.Frame, int]]:
    before, time = None, FIRST
    for frame in frames:
        if before is not None:
            yield before, time
            time = pause
        before = frame
    if before is not None:
        yield before, LAST
