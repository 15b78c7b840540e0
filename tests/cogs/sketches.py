"""Gives the bots of tests small sketches in place of the pictures of matches, because most tests look at no picture.

Equal positions have equal sketches, and different positions have different ones. So a test that compares pictures
finds what it would find with painted pictures. A test that looks into pictures is marked `painted`.

An animation has a sketch for each scene, and is made in the test's process: a worker process would draw all pieces anew
in each test.
"""

import io
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from typing import Any
from unittest.mock import patch

from PIL import Image

from bot.games import all_games
from bot.machine import Workers
from bot.ui.boards import pictures
from bot.workers import WorkerProcesses
from render import animation
from render.animation import Scene, animate_in_worker
from render.canvas import COLOURS, Frame, Palette
from render.memory import CachedFunction
from render.png import part_of
from tests.workers import InlineWorkers

NUMBER_BYTES = 6
_paint = pictures._result_or_error
_numbers: dict[Hashable, int] = {}


@contextmanager
def sketched() -> Iterator[None]:
    """Let the bots of this process draw sketches. Painters that a test has replaced, and uncached ones, still paint."""
    with ExitStack() as patched:
        patched.enter_context(patch.object(pictures, "_result_or_error", _sketch))
        for workers in (InlineWorkers, WorkerProcesses):
            patched.enter_context(patch.object(workers, "run", _sketching(workers.run)))
        yield


def _sketch(make: Callable[[], Any]) -> tuple[Any, Exception | None]:
    if not isinstance(make, partial) or make.func not in (pictures._in_theme, pictures._in_frame):
        return _paint(make)
    paint: Any
    look, paint, *subjects = make.args if make.func is pictures._in_theme else make.args[1:]
    keywords: tuple[tuple[str, Any], ...] = ()
    if isinstance(paint, partial):
        paint, subjects, keywords = paint.func, [*paint.args, *subjects], tuple(sorted(paint.keywords.items()))
    if paint is part_of:
        paint, *subjects = subjects
    if not isinstance(paint, CachedFunction) or not _is_of_a_game(paint):
        return _paint(make)
    sketch = _picture(_number((look, paint, tuple(subjects), keywords)))
    return (sketch if make.func is pictures._in_theme else (sketch, None)), None  # the frame has raised no error


def _is_of_a_game(painter: CachedFunction[..., Any]) -> bool:
    return painter.uncached.__module__.split(".")[1] in all_games()


def _sketching(run: Callable[..., Any]) -> Callable[..., Any]:
    """Return a `run` of workers that makes the sketch of an animation, and leaves all else to the given `run`."""

    async def sketch(workers: Workers, function: Callable[..., Any], *args: Any, seconds: float) -> Any:
        if function is not animate_in_worker:
            return await run(workers, function, *args, seconds=seconds)
        with (
            patch.object(animation, "_frames", _frames),
            patch.object(animation, "_captioned", lambda frames, _: frames),
        ):
            return function(*args)

    return sketch


def _frames(game: str, scenes: Sequence[Scene]) -> Iterator[Frame]:
    for scene in scenes:
        number = _number((game, scene)).to_bytes(NUMBER_BYTES, "big")
        yield Frame(Image.frombytes("L", (NUMBER_BYTES, 1), number), _greys())


@cache
def _greys() -> Palette:
    return Palette([(level, level, level) for level in range(COLOURS)])


def _number(key: Hashable) -> int:
    """Return the number of a sketch. Unequal keys have different numbers."""
    return _numbers.setdefault(key, len(_numbers))


@cache
def _picture(number: int) -> bytes:
    """Return a PNG file of two pixels that differs for each number."""
    file = io.BytesIO()
    Image.frombytes("RGB", (2, 1), number.to_bytes(NUMBER_BYTES, "big")).save(file, "PNG")
    return file.getvalue()
