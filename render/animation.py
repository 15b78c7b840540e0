"""Makes a GIF animation of a match, small enough for Discord, and no longer than members look at it."""

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from itertools import chain, repeat
from typing import Any

import msgspec

from bot.engine.table import Table
from bot.engine.themes import Theme, painted
from render import gif
from render.canvas import Frame
from render.captions import Caption, captioned
from render.memory import MEMORY

FIRST, LAST = 120, 300  # hundredths of a second for which the first and the last frame are shown
LONGEST = 1_900  # hundredths of a second of a whole animation
SHORTEST = 18  # hundredths of a second for which a frame is shown at least
MOST_FRAMES = (LONGEST - FIRST - LAST) // SHORTEST
SPRITE_BYTES = 16 * 2**20  # the limit of the cache of drawings in a worker process
# `animate` aims at this share of `most_bytes`, because the remaining frames get larger when frames are left out.
_SPARE = 0.9


class Scene(msgspec.Struct, frozen=True):
    """What a painter draws: the view, the table with the names, and the caption below."""

    view: Any
    table: Table
    caption: Caption | None = None


class Animation(msgspec.Struct, frozen=True):
    """A GIF file. every: 1 if the file has all frames, n if it has only each n-th frame."""

    data: bytes
    every: int


def animate_in_worker(
    game: str, scenes: Sequence[Scene], pause: int, most_bytes: int, theme: Theme = Theme.DARK
) -> Animation:
    """Make the cache of drawings in this process smaller, and call `animate` in a theme."""
    MEMORY.limit_to(SPRITE_BYTES)
    return painted(theme, animate, game, scenes, pause, most_bytes)


def animate(game: str, scenes: Sequence[Scene], pause: int, most_bytes: int) -> Animation:
    """Return an animation of a game's scenes, each shown for `pause` hundredths of a second.

    Where this would take longer than LONGEST, the scenes are shown for a shorter time. If all scenes would take too
    many frames or bytes, show only each n-th scene, counted back from the last.
    Call this function in a worker process, because it takes seconds.
    """
    every = -(-len(scenes) // MOST_FRAMES)
    while True:
        shown = scenes[::-1][::every][::-1]
        each = min(pause, (LONGEST - FIRST - LAST) // len(shown)) if shown else pause
        data = gif.encode(_timed(_captioned(_frames(game, shown), shown), each))
        if len(data) <= most_bytes or every >= len(scenes):
            return Animation(data, every)
        every = max(every + 1, round(every * len(data) / (most_bytes * _SPARE)))


def _frames(game: str, scenes: Sequence[Scene]) -> Iterable[Frame]:
    """Return the painter's frames. If the painter has no function `frames`, return its pictures as frames."""
    painter = import_module(f"render.{game}")
    if hasattr(painter, "frames"):
        own: Iterable[Frame] = painter.frames([one.view for one in scenes], [one.table for one in scenes])
        return own
    return (gif.read_png(painter.paint(scene.view, scene.table)) for scene in scenes)


def _captioned(frames: Iterable[Frame], scenes: Sequence[Scene]) -> Iterator[Frame]:
    """Yield the frames with the captions of their scenes. Frames after the last scene have its caption, too."""
    captions = chain((scene.caption for scene in scenes), repeat(scenes[-1].caption if scenes else None))
    for frame, caption in zip(frames, captions, strict=False):
        yield frame if caption is None else captioned(frame, caption)


def _timed(frames: Iterable[Frame], pause: int) -> Iterator[tuple[Frame, int]]:
    before, time = None, FIRST
    for frame in frames:
        if before is not None:
            yield before, time
            time = pause
        before = frame
    if before is not None:
        yield before, LAST
