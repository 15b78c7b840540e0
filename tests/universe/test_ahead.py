"""Tests of the law that planned turns are played in their order, and as they were planned."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.universe.ahead import TRIGGERS, of_order
from tests.universe.laws import Ledger

MATCH, SEAT = "abcdefghij", 1
TABLES = """
CREATE TABLE planned_turns (match_id TEXT, seat INTEGER, number INTEGER, since INTEGER, moves TEXT, why TEXT);
CREATE TABLE kills_log (match_id TEXT, version INTEGER, kind TEXT, seat INTEGER, notation TEXT);
"""
Turn = tuple[int, int, str, str]  # number, since, moves, why


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / "bot.db", isolation_level=None)) as connection:
        connection.executescript(TABLES + TRIGGERS)
        yield connection


@pytest.fixture
def told(database: sqlite3.Connection, tmp_path: Path) -> Callable[[], list[str]]:
    def look() -> list[str]:
        books = Ledger(tmp_path / "bot.db")
        books.turn(on=True)
        found = list(of_order(books))
        books.turn(on=False)
        assert {law for law, _ in found} <= {"in order"}
        return [text for _, text in found]

    return look


def store(database: sqlite3.Connection, *turns: Turn) -> None:
    """Store the planned turns of a seat as the bot does: all anew."""
    database.execute("DELETE FROM planned_turns")
    database.executemany(f"INSERT INTO planned_turns VALUES ('{MATCH}', {SEAT}, ?, ?, ?, ?)", turns)


def moved(database: sqlite3.Connection, version: int, *notations: str, seat: int = SEAT) -> None:
    rows = [(MATCH, number, "move", seat, notation) for number, notation in enumerate(notations, version)]
    database.executemany("INSERT INTO kills_log VALUES (?, ?, ?, ?, ?)", rows)


def test_turns_that_are_played_in_their_order_break_no_law(
    database: sqlite3.Connection, told: Callable[[], list[str]]
) -> None:
    store(database, (0, 3, "a1; a2", ""))
    store(database, (0, 3, "a1; a2", ""), (1, 3, "b", ""))
    moved(database, 5, "a1", "a2")
    store(database, (-1, 4, "a1; a2", "played"), (0, 3, "b", ""))
    store(database, (-1, 4, "a1; a2", "played"), (0, 3, "b", ""), (1, 6, "c", ""))
    moved(database, 8, "b")
    moved(database, 10, "c")  # the others' turn between them was played in the same commit
    store(database, (-3, 4, "a1; a2", "played"), (-2, 7, "b", "played"), (-1, 9, "c", "played"))
    store(database)
    store(database, (0, 12, "d", ""), (1, 12, "e", ""))
    moved(database, 14, "d")
    store(database, (-1, 13, "d", "played"), (0, 12, "e", "revealed"))
    assert told() == []


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        ([(-1, 4, "b", "played"), (0, 3, "a", "")], "has planned ['a', 'b'], and ['b'] was played first"),
        ([(-1, 4, "a", "played"), (0, 3, "a", "")], "has planned ['a', 'b'], ['a'] was played, and then ['a']"),
        ([(-1, 4, "x", "played")], "has planned ['a', 'b'], and ['x'] was played first"),
    ],
)
def test_a_turn_that_is_played_before_its_time_is_told(
    database: sqlite3.Connection, told: Callable[[], list[str]], after: list[Turn], expected: str
) -> None:
    store(database, (0, 3, "a", ""), (1, 3, "b", ""))
    moved(database, 5, after[0][2])
    store(database, *after)
    [text] = told()
    assert text.startswith(f"seat {SEAT} of {MATCH} {expected}")


@pytest.mark.parametrize(("made", "seat"), [("b", SEAT), ("a", 0)])
def test_a_turn_that_the_log_has_otherwise_is_told(
    database: sqlite3.Connection, told: Callable[[], list[str]], made: str, seat: int
) -> None:
    store(database, (0, 3, "a", ""))
    moved(database, 5, made, seat=seat)
    store(database, (-1, 4, "a", "played"))
    [text] = told()
    assert text.startswith(f"seat {SEAT} of {MATCH} has planned ['a'] after version 4, and [")
