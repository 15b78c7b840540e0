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
from render.memory import MEMORY, CachedFunction
from render.png import SIGNATURE

NAMES = ("Ada", "Bela", "Chen", "Dora", "Emil", "Fay", "Gus", "Hal")
DRAWN_SECONDS = 0.001  # what the cache is told that a drawing took
EVERY = 9  # each ninth position of a match is drawn


class Lines:
    """Remembers which texts each cached drawing has cut, so that a drawing is made only once for all tests.

    Without this, the drawings would have to be forgotten before each test, because a drawing that comes from the cache
    measures no text.
    """

    def __init__(self) -> None:
        self._of: dict[tuple[CachedFunction[Any, Any], Hashable], dict[str, str]] = {}
        self._open: list[dict[str, str]] = []
        self._draw = CachedFunction.__call__
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
        line = self._fitted(text, size, room)
        if line != fonts.plain(text) and fonts.drawable(text):
            self._open[-1][text] = line
        return line

    def call(self, function: CachedFunction[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Draw as `CachedFunction` does. What comes from the cache has cut the same texts as when it was drawn."""
        key = function.key(*args, **kwargs)
        cut = self._of.get((function, key))
        if cut is not None and key in function.entries:
            self._open[-1].update(cut)
            return self._draw(function, *args, **kwargs)
        with self.noted() as found:
            drawn = function.uncached(*args, **kwargs)
        if not isinstance(drawn, bytes):  # A blank file must not get into the cache.
            self._of[function, key] = found
            MEMORY.store(function, key, drawn, DRAWN_SECONDS)
        return drawn


LINES = Lines()


_encode = png.encode


def _blank(indexes: Image.Image, palette: bytes, large: int = png.LARGE) -> bytes:
    """Return the file of a blank picture of the same size, which is packed in no time."""
    return _encode(Image.new("L", indexes.size), palette, large)


@contextmanager
def cut_lines() -> Iterator[dict[str, str]]:
    """Give a dict that gets each text that is cut while this runs, with what is left of it. Files are blank."""
    with pytest.MonkeyPatch.context() as patched, LINES.noted() as found:
        patched.setattr(fonts, "fitted", LINES.fitted)
        patched.setattr(CachedFunction, "__call__", lambda *args, **kwargs: LINES.call(*args, **kwargs))
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
