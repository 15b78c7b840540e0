"""Tokens: what painters draw with, such as colours, by a name that says what it is for. Each theme has its own value.

A painter's tokens are attributes of a class in its module `colours`. Reading such an attribute gives the value for the
theme in which the thread paints (`bot.engine.themes`). It must therefore be read while a picture is painted, never when
a module is imported.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from bot.engine.themes import Theme, current
from render.kit import RGB, rgb

T = TypeVar("T")


class Token(Generic[T]):
    """A value for each theme. Reading it from a class or an object gives the value for the theme in use."""

    def __init__(self, dark: T, light: T | None = None, contrast: T | None = None, plain: T | None = None) -> None:
        """A theme without a value of its own has the value of the dark theme."""
        self.values: dict[Theme, T] = {
            theme: dark if value is None else value
            for theme, value in zip(Theme, (dark, light, contrast, plain), strict=True)
        }

    def __get__(self, owner: object, kind: type | None = None) -> T:
        return self.values[current()]


def token(dark: str, light: str = "", contrast: str = "", plain: str = "") -> Token[RGB]:
    """Return a token of colours, which are written as `#12ab9f`. "" stands for the colour of the dark theme."""
    return Token(*(rgb(colour) if colour else None for colour in (dark, light, contrast, plain)))  # type: ignore[arg-type]  # the first is never empty


def tokens(dark: str, light: str = "", contrast: str = "", plain: str = "") -> Token[tuple[RGB, ...]]:
    """Return a token of several colours, which are written as `#12ab9f #12ab9f`."""
    found = (tuple(map(rgb, colours.split())) or None for colours in (dark, light, contrast, plain))
    return Token(*found)  # type: ignore[arg-type]  # the first is never empty


def per_theme(make: Callable[[], T]) -> Callable[[], T]:
    """Return a function that calls `make` once in each theme, at the first call in it, and keeps the result."""
    kept: dict[Theme, T] = {}

    def found() -> T:
        theme = current()
        if theme not in kept:
            kept[theme] = make()
        return kept[theme]

    return found
