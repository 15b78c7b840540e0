"""Draws the pictures of a game in a language, and finds the texts for which they have too little room."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace

from bot.sessions.model import Match
from bot.ui.commands.rulebook import match_of as match_of_page
from bot.ui.face import Face
from bot.ui.words import Words
from render import fonts
from render.memory import MEMORY
from render.png import SIGNATURE

NAMES = ("Ada", "Bela", "Chen", "Dora", "Emil", "Fay", "Gus", "Hal")
EVERY = 9  # each ninth position of a match is drawn


@contextmanager
def cut_lines() -> Iterator[dict[str, str]]:
    """Give a dict that gets each text that is cut while this runs, with what is left of it."""
    found: dict[str, str] = {}
    fitted, limit = fonts.fitted, MEMORY.limit

    def recorded(text: str, size: int, room: int) -> str:
        line = fitted(text, size, room)
        if line != fonts.plain(text) and fonts.drawable(text):
            found[text] = line
        return line

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(fonts, "fitted", recorded)
        MEMORY.limit_to(0)  # drawn before, a text would not be measured again
        MEMORY.limit_to(limit)
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
