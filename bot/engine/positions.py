"""The named fields of a position in writing: `gems=BH60-BI60 seed=7 turn=2`, in any order."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from bot.engine.quoting import quoted
from bot.errors import NotationError

T = TypeVar("T")

NONE = "-"  # what is written for nothing
SEEDS = 1 << 64
COUNTS = 1 << 31
_NUMBER = re.compile(r"[0-9]{1,20}")


class Fields:
    """The fields of one position. `values`: their texts by name, those left out as well."""

    def __init__(self, named: Iterable[str], left_out: Mapping[str, str], *, refusal: str) -> None:
        """named: each `name=value`. left_out: every known field, and its value where it is not written.

        refusal: a text about a `field` and its `text`. Raises NotationError for a field that is unknown or there twice.
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
        """Return what a field says. Raises NotationError where the reader raises it, ValueError or KeyError."""
        return self.read_part(name, self.values[name], reader)

    def read_part(self, name: str, text: str, reader: Callable[[str], T]) -> T:
        """Return what a part of a field says; errors as those of `read`."""
        try:
            return reader(text)
        except (ValueError, KeyError, NotationError) as error:
            raise self.wrong(name, text) from error

    def check(self, fits: Mapping[str, bool]) -> None:
        """Raises NotationError for the first field of these that does not fit."""
        for name, fit in fits.items():
            if not fit:
                raise self.wrong(name)

    def wrong(self, name: str, text: str | None = None) -> NotationError:
        """Return the refusal of a field. text: what it says, where that is not all of its value."""
        return NotationError(
            self._refusal, field=quoted(name), text=quoted(self.values[name] if text is None else text)
        )


def count(text: str, limit: int = COUNTS) -> int:
    """Return a number 0 <= number < limit. Raises ValueError."""
    if not _NUMBER.fullmatch(text) or int(text) >= limit:
        raise ValueError(text)
    return int(text)


def counts(text: str, length: int | None = None, between: str = ",") -> list[int]:
    """Return several numbers. Raises ValueError, also if they are not as many as `length`."""
    numbers = [count(part) for part in text.split(between)]
    if length is not None and len(numbers) != length:
        raise ValueError(text)
    return numbers


def flags(text: str) -> tuple[bool, ...]:
    """Return a row of 1 and 0. Raises KeyError."""
    return tuple({"1": True, "0": False}[mark] for mark in text)


def parts(text: str) -> list[str]:
    """Return what commas part; nothing for NONE or an empty text."""
    return [] if text in ("", NONE) else text.split(",")
