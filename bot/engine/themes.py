"""The themes of pictures, and the theme in which a thread paints.

A picture belongs to one reader or to one channel, so its theme is set around the whole call of a painter, as in
`with using(Theme.LIGHT): painter.paint(view, table)`. Painters read it through tokens (`render.tokens`).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from typing import NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Theme(Enum):
    """A look of all pictures.

    DARK is the usual one. CONTRAST has texts of at least 7:1 and thick outlines. PLAIN has flat shapes in few colours.
    """

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"
    PLAIN = "plain"

    @property
    def flat(self) -> bool:
        """Return whether shapes have no shades, shadows and lights."""
        return self is Theme.PLAIN

    @property
    def bold(self) -> bool:
        """Return whether outlines are thick."""
        return self is Theme.CONTRAST


class Look(NamedTuple):
    """How a picture looks: its theme, and what a server has chosen for the frame around it.

    Attributes:
        table: the name of the server's table; "": none.
        accent: the colour of the frame, as red, green and blue from 0 to 255; None: none is chosen.
    """

    theme: Theme = Theme.DARK
    table: str = ""
    accent: tuple[int, int, int] | None = None

    @classmethod
    def of(cls, theme: Theme, table: str, accent: int | None) -> "Look":
        """Return a look with an accent that is written as 0xRRGGBB."""
        return cls(theme, table, None if accent is None else (accent >> 16 & 255, accent >> 8 & 255, accent & 255))

    @property
    def framed(self) -> bool:
        """Return whether the picture has a frame."""
        return bool(self.table) or self.accent is not None


_current: ContextVar[Theme] = ContextVar("theme", default=Theme.DARK)
current = _current.get  # returns the theme in which this thread paints


@contextmanager
def using(theme: Theme) -> Iterator[None]:
    """Let this thread paint in a theme."""
    before = _current.set(theme)
    try:
        yield
    finally:
        _current.reset(before)


def painted(theme: Theme, paint: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return what a painter returns in a theme."""
    with using(theme):
        return paint(*args, **kwargs)
