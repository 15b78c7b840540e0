"""Checks that a SQLite file gives values of the types of the columns.

SQLite stores any value in any column, so a page that a disk has mixed up with another table's reads without an error.
Such values would fail later, in code that does not expect a damaged database.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Boolean, Dialect, Double, Integer, LargeBinary, SelectBase, String
from sqlalchemy.exc import DatabaseError
from sqlalchemy.types import TypeEngine

Check = Callable[[Any], Any]


class Kind(NamedTuple):
    """The values that a type of columns has in a SQLite file, besides None."""

    name: str
    classes: tuple[type, ...]


WHOLE, TEXT, BYTES = Kind("a whole number", (int,)), Kind("a text", (str,)), Kind("bytes", (bytes,))
NUMBER = Kind("a number", (float, int))


def check_types(dialect: Dialect) -> None:
    """Have a dialect of SQLite raise DatabaseError for a value of another type than its column's."""
    dialect.colspecs = {**dialect.colspecs, **_CHECKED}


@cache
def kinds_of(statement: SelectBase) -> tuple[Kind | None, ...]:
    """Return the kinds of a statement's columns; None for a column of any type."""
    return tuple(
        next((kind for of, kind in _KINDS.items() if isinstance(column.type, of)), None)
        for column in statement.selected_columns
    )


def check_rows(kinds: Sequence[Kind | None], rows: Iterable[Sequence[Any]]) -> None:
    """Raise DatabaseError for a value of another kind than its column's. kinds: from `kinds_of`."""
    for row in rows:
        for kind, value in zip(kinds, row, strict=True):
            if value is not None and kind is not None and value.__class__ not in kind.classes:
                raise _damage(kind, value)


def _damage(kind: Kind, value: object) -> DatabaseError:
    damage = sqlite3.DatabaseError(f"a {type(value).__name__} is stored where there should be {kind.name}")
    damage.sqlite_errorcode, damage.sqlite_errorname = sqlite3.SQLITE_CORRUPT, "SQLITE_CORRUPT"
    return DatabaseError(None, None, damage)


def _check(kind: Kind) -> Check:
    classes = kind.classes

    def checked(value: Any) -> Any:
        if value is None or value.__class__ in classes:
            return value
        raise _damage(kind, value)

    return checked


_whole, _text, _bytes, _number = map(_check, (WHOLE, TEXT, BYTES, NUMBER))


class _Whole(Integer):
    def result_processor(self, dialect: Dialect, coltype: object) -> Check:
        return _whole


class _Flag(Boolean):
    def result_processor(self, dialect: Dialect, coltype: object) -> Check:
        return lambda value: None if _whole(value) is None else bool(value)


class _Text(String):
    def result_processor(self, dialect: Dialect, coltype: object) -> Check:
        return _text


class _Bytes(LargeBinary):
    def result_processor(self, dialect: Dialect, coltype: object) -> Check:
        return _bytes


class _Number(Double[float]):
    def result_processor(self, dialect: Dialect, coltype: object) -> Check:
        return _number


_KINDS: dict[type[TypeEngine[Any]], Kind] = {
    Integer: WHOLE, Boolean: WHOLE, String: TEXT, LargeBinary: BYTES, Double: NUMBER,
}  # fmt: skip
_CHECKED: dict[type[TypeEngine[Any]], type[TypeEngine[Any]]] = {
    Integer: _Whole, Boolean: _Flag, String: _Text, LargeBinary: _Bytes, Double: _Number,
}  # fmt: skip
