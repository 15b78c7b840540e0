"""Draws the pictures of a game in a language, and finds the texts for which they have too little room."""

from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.sessions.model import Match
from bot.ui.commands.rulebook import match_of as match_of_page
from bot.ui.face import Face
from bot.ui.words import Words
from render import fonts, png
from render.memory import CachedFunction, Memory
from render.png import SIGNATURE

NAMES = ("Ada", "Bela", "Chen", "Dora", "Emil", "Fay", "Gus", "Hal")
DRAWN_SECONDS = 0.001  # what the cache is told that a drawing took
EVERY = 9  # each ninth position of a match is drawn


class Lines:
    """Remembers which texts each cached drawing has cut, so that a drawing is made only once for all tests.

    Without this, the drawings would have to be forgotten before each test, because a drawing that comes from a cache
    measures no text. They are blank, so they have a cache of their own.

    Attributes:
        asked: each text for which room was looked for, with its size in points and the room in pixels.
    """

    def __init__(self) -> None:
        self.asked: set[tuple[str, int, int]] = set()
        self._of: dict[tuple[CachedFunction[Any, Any], Hashable], dict[str, str]] = {}
        self._open: list[dict[str, str]] = []
        self._memory = Memory()
        self._blank: dict[CachedFunction[Any, Any], CachedFunction[Any, Any]] = {}
        self._fitted = fonts.fitted

    @contextmanager
    def noted(self) -> Iterator[dict[str, str]]:
        """Give a dict that gets each text that is cut while this runs, with what is left of it."""
        found: dict[str, str] = {}
        self._open.append(found)
        try:
            yield found
        finally:
            self._open.pop()
            for outer in self._open[-1:]:
                outer |= found

    def fitted(self, text: str, size: int, room: int) -> str:
        self.asked.add((text, size, room))
        line = self._fitted(text, size, room)
        if line != fonts.plain(text) and fonts.drawable(text):
            self._open[-1][text] = line
        return line

    def call(self, function: CachedFunction[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Draw as `CachedFunction` does. What comes from the cache has cut the same texts as when it was drawn."""
        key = function.key(*args, **kwargs)
        blank = self._blank.setdefault(function, CachedFunction(function.uncached))
        entry = blank.entries.get(key)
        if entry is not None:
            self._open[-1].update(self._of[function, key])
            return entry.value
        with self.noted() as found:
            drawn = function.uncached(*args, **kwargs)
        self._of[function, key] = found
        return self._memory.store(blank, key, drawn, DRAWN_SECONDS)


LINES = Lines()


_encode = png.encode


def _blank(indexes: Image.Image, palette: bytes, large: int = png.LARGE) -> bytes:
    """Return the file of a blank picture of the same size, which is packed in no time."""
    return _encode(Image.new("L", indexes.size), palette, large)


_resize = Image.Image.resize


def _size_alone(image: Image.Image, size: tuple[int, int], *_: Any, **__: Any) -> Image.Image:
    return _resize(image, size, Image.Resampling.NEAREST)


@contextmanager
def cut_lines(lines: Lines = LINES, *, paint: bool = False) -> Iterator[dict[str, str]]:
    """Give a dict that gets each text that is cut while this runs, with what is left of it. Files are blank.

    Texts are measured and laid out. What takes most of the time of a picture is left out: nothing is put onto it, and
    nothing is smoothed. lines: what remembers the drawings. paint: whether they are painted, too.
    """
    with pytest.MonkeyPatch.context() as patched, lines.noted() as found:
        if not paint:
            patched.setattr(Image.Image, "paste", lambda *_, **__: None)
            patched.setattr(Image.Image, "alpha_composite", lambda *_, **__: None)
            patched.setattr(Image.Image, "filter", lambda image, _: image.copy())
            patched.setattr(Image.Image, "resize", _size_alone)
        patched.setattr(fonts, "fitted", lines.fitted)
        patched.setattr(CachedFunction, "__call__", lambda *args, **kwargs: lines.call(*args, **kwargs))
        patched.setattr(png, "encode", _blank)
        yield found


def draw_pages(face: Face, words: Words) -> None:
    """Draw the picture of each page of the rules."""
    for page in face.pages:
        paint, *subjects = face.page_picture(page, match_of_page(face, page, words), words)
        assert paint(*subjects).startswith(SIGNATURE), page.key


def draw_matches(face: Face, words: Words, matches: tuple[Match, ...]) -> None:
    """Draw some positions of a match, and its last one, with short names."""
    begun = [match for match in matches if match.state is not None]
    for long in (*begun[::EVERY], begun[-1]):
        match = replace(long, seats=tuple(replace(seat, name=NAMES[seat.seat]) for seat in long.seats))
        assert face.painter.paint(*face.scene(match, words)).startswith(SIGNATURE)


def without_names(found: dict[str, str], names: Iterable[str]) -> dict[str, str]:
    """Return the cut texts that are not names, or several of these names with dots between them."""
    known = set(names)
    return {text: line for text, line in found.items() if not set(text.split(" · ")) <= known}
