"""A match as an animation, small enough to be sent."""

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any

import msgspec

from bot.engine.table import Table
from render import gif
from render.canvas import Frame
from render.memory import MEMORY

FIRST, LAST = 120, 300  # hundredths of a second that the first and the last frame are seen
MOST_FRAMES = 250
SPRITE_BYTES = 16 * 2**20  # what a worker process keeps of what pictures are made of
_SPARE = 0.9  # of the limit: frames further apart change more


class Scene(msgspec.Struct, frozen=True):
    """What a painter is given."""

    view: Any
    table: Table


class Animation(msgspec.Struct, frozen=True):
    """A GIF file. every: 1 where nothing is left out, n where only each n-th frame is in it."""

    data: bytes
    every: int


def animate_in_worker(game: str, scenes: Sequence[Scene], pause: int, most_bytes: int) -> Animation:
    """`animate` for a process that does nothing else: it keeps little of what pictures are made of."""
    MEMORY.limit_to(SPRITE_BYTES)
    return animate(game, scenes, pause, most_bytes)


def animate(game: str, scenes: Sequence[Scene], pause: int, most_bytes: int) -> Animation:
    """Return the scenes of a game one after the other, each seen for `pause` hundredths of a second.

    Of too many only each n-th is shown, and always the last. Takes seconds: for a worker process.
    """
    every = -(-len(scenes) // MOST_FRAMES)
    while True:
        data = gif.encode(_timed(_frames(game, _thinned(scenes, every)), pause))
        if len(data) <= most_bytes or every >= len(scenes):
            return Animation(data, every)
        every = max(every + 1, round(every * len(data) / (most_bytes * _SPARE)))


def _thinned(scenes: Sequence[Scene], every: int) -> Sequence[Scene]:
    """Each n-th, counted from the end."""
    return scenes[::-1][::every][::-1]


def _frames(game: str, scenes: Sequence[Scene]) -> Iterable[Frame]:
    """Return the frames that the game's painter makes itself, or else its pictures."""
    painter = import_module(f"render.{game}")
    if hasattr(painter, "frames"):
        own: Iterable[Frame] = painter.frames([one.view for one in scenes], [one.table for one in scenes])
        return own
    return (gif.read_png(painter.paint(scene.view, scene.table)) for scene in scenes)


def _timed(frames: Iterable[Frame], pause: int) -> Iterator[tuple[Frame, int]]:
    before, time = None, FIRST
    for frame in frames:
        if before is not None:
            yield before, time
            time = pause
        before = frame
    if before is not None:
        yield before, LAST
