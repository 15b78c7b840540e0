"""Gives the bots of tests small sketches in place of the pictures of matches, because most tests look at no picture.

Equal positions have equal sketches, and different positions have different ones. So a test that compares pictures
finds what it would find with painted pictures. A test that looks into pictures is marked `painted`.
"""

import io
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

from PIL import Image

from bot.games import all_games
from bot.ui.boards import pictures
from render.memory import CachedFunction

_paint = pictures._result_or_error
_sketches: dict[Hashable, bytes] = {}


@contextmanager
def sketched() -> Iterator[None]:
    """Let the bots of this process draw sketches. Painters that a test has replaced, and uncached ones, still paint."""
    with patch.object(pictures, "_result_or_error", _sketch):
        yield


def _sketch(make: Callable[[], Any]) -> tuple[Any, Exception | None]:
    if not isinstance(make, partial) or not isinstance(make.func, CachedFunction) or not _is_of_a_game(make.func):
        return _paint(make)
    key = (make.func, make.args, tuple(sorted(make.keywords.items())))
    if key not in _sketches:
        _sketches[key] = _numbered(len(_sketches))
    return _sketches[key], None


def _is_of_a_game(painter: CachedFunction[..., Any]) -> bool:
    return painter.uncached.__module__.split(".")[1] in all_games()


def _numbered(number: int) -> bytes:
    """Return a PNG file of two pixels that differs for each number."""
    file = io.BytesIO()
    Image.frombytes("RGB", (2, 1), number.to_bytes(6, "big")).save(file, "PNG")
    return file.getvalue()
