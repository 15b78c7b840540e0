"""Reads the named fields of a position in notation: `gems=BH60-BI60 seed=7 turn=2`, in any order."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from bot.engine.quoting import quoted
from bot.errors import NotationError

T = TypeVar("T")

NONE = "-"  # the notation of an empty value
SEEDS = 1 << 64
COUNTS = 1 << 31
_NUMBER = re.compile(r"[0-9]{1,20}")


class Fields:
    """The fields of one position.

    Attributes:
        values: the text of each field by name. A field that the position lacks has its default text.
    """

    def __init__(self, named: Iterable[str], left_out: Mapping[str, str], *, refusal: str) -> None:
        """Read texts of the form `name=value`. Raises NotationError for an unknown or repeated field.

        Args:
            left_out: the default text of every field.
            refusal: the key of all errors that this class raises; its variables are `field` and `text`.
        """
        self._refusal = refusal
        given: dict[str, str] = {}
        for part in named:
            name, _, value = part.partition("=")
            if name not in left_out or name in given:
                raise self.wrong(name, value)
            given[name] = value
        self.values = {**left_out, **given}

    def read(self, name: str, reader: Callable[[str], T]) -> T:
        """Return the value of a field. Raises NotationError if the reader raises it, ValueError or KeyError."""
        return self.read_part(name, self.values[name], reader)

    def read_part(self, name: str, text: str, reader: Callable[[str], T]) -> T:
        """Return the value of a text that is part of a field. Raises the same errors as `read`."""
        try:
            return reader(text)
        except (ValueError, KeyError, NotationError) as error:
            raise self.wrong(name, text) from error

    def check(self, fits: Mapping[str, bool]) -> None:
        """Raise NotationError for the first field that does not fit. fits: by name, whether the field fits."""
        for name, fit in fits.items():
            if not fit:
                raise self.wrong(name)

    def wrong(self, name: str, text: str | None = None) -> NotationError:
        """Return the error for a field. text: the wrong part of its value, or None if the whole value is wrong."""
        return NotationError(
            self._refusal, field=quoted(name), text=quoted(self.values[name] if text is None else text)
        )


def count(text: str, limit: int = COUNTS) -> int:
    """Return a number, 0 <= number < limit. Raises ValueError."""
    if not _NUMBER.fullmatch(text) or int(text) >= limit:
        raise ValueError(text)
    return int(text)


def counts(text: str, length: int | None = None, between: str = ",") -> list[int]:
    """Return several numbers. Raises ValueError. length: how many numbers there must be, or None for any number."""
    numbers = [count(part) for part in text.split(between)]
    if length is not None and len(numbers) != length:
        raise ValueError(text)
    return numbers


def flags(text: str) -> tuple[bool, ...]:
    """Return flags from digits: "10" gives (True, False). Raises KeyError for any other sign."""
    return tuple({"1": True, "0": False}[mark] for mark in text)


def parts(text: str) -> list[str]:
    """Split a text at its commas. Return [] for NONE or an empty text."""
    return [] if text in ("", NONE) else text.split(",")
