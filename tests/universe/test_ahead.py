"""Tests of the laws of what the bot plays for members: their plans in their order, and nothing else unasked."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.universe import ahead
from tests.universe.ahead import TRIGGERS, of_order, of_unasked
from tests.universe.laws import Ledger

MATCH, SEAT = "abcdefghij", 1
TABLES = """
CREATE TABLE planned_turns (match_id TEXT, seat INTEGER, number INTEGER, since INTEGER, moves TEXT, why TEXT);
CREATE TABLE kills_log (match_id TEXT, version INTEGER, kind TEXT, seat INTEGER, notation TEXT, user_id BIGINT,
  interaction_id BIGINT, at BIGINT, state BLOB, rules_version INTEGER);
CREATE TABLE log (match_id TEXT, version INTEGER, kind TEXT, seat INTEGER, notation TEXT, user_id BIGINT,
  interaction_id BIGINT, at BIGINT);
CREATE TABLE members (user_id BIGINT, settings TEXT);
CREATE TABLE matches (id TEXT, phase TEXT, solo BOOLEAN, game TEXT);
INSERT INTO matches VALUES ('abcdefghij', 'playing', 0, 'gemrush');
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
    database.executemany("INSERT INTO kills_log VALUES (?, ?, ?, ?, ?, 7, NULL, 0, NULL, 1)", rows)


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


def entered(
    database: sqlite3.Connection, version: int, notation: str, interaction: int | None, user: int = 7, at: int = 0
) -> None:
    row = (MATCH, version, "move", SEAT, notation, user, interaction, at)
    database.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    database.execute("INSERT INTO kills_log VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, 1)", row)


def unasked(tmp_path: Path) -> list[str]:
    books = Ledger(tmp_path / "bot.db")
    books.turn(on=True)
    found = [text.partition(" is ")[0] for law, text in of_unasked(books) if law == "unasked"]
    books.turn(on=False)
    return found


def test_a_move_for_which_a_member_has_not_asked_is_told(database: sqlite3.Connection, tmp_path: Path) -> None:
    entered(database, 3, "a", 55)
    entered(database, 4, "b", None)  # the press of before made this move, too
    entered(database, 5, "c", None, at=9)
    entered(database, 6, "d", None, user=-2)  # a computer player
    assert unasked(tmp_path) == [f"c at version 5 of {MATCH}"]


def test_planned_and_forced_moves_are_asked_for(database: sqlite3.Connection, tmp_path: Path) -> None:
    store(database, (0, 3, "a1; a2", ""))
    for version, notation in ((5, "a1"), (6, "a2")):
        entered(database, version, notation, None)
    store(database, (-1, 4, "a1; a2", "played"))
    assert unasked(tmp_path) == []
    entered(database, 7, "a2", None)  # it was planned once only
    assert unasked(tmp_path) == [f"a2 at version 7 of {MATCH}"]
    database.execute("""INSERT INTO members VALUES (7, '{"forced":true}')""")
    entered(database, 8, "a2", None)
    assert unasked(tmp_path) == [f"a2 at version 7 of {MATCH}"]


def test_a_planned_move_that_ends_the_match_is_asked_for(database: sqlite3.Connection, tmp_path: Path) -> None:
    store(database, (0, 3, "a", ""))
    entered(database, 5, "a", None)
    store(database)
    assert unasked(tmp_path) == [f"a at version 5 of {MATCH}"]
    database.execute("UPDATE matches SET phase = 'over'")
    assert unasked(tmp_path) == []


@pytest.mark.parametrize(("moves", "is_told"), [(1, False), (2, True)])
def test_a_move_is_forced_only_if_there_is_no_other(
    database: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int, is_told: bool
) -> None:
    rules: Any = SimpleNamespace(legal_moves=lambda *_: range(moves))
    codec = SimpleNamespace(decode_state=lambda *_: None)
    monkeypatch.setattr(ahead, "all_games", lambda: {"gemrush": rules})
    monkeypatch.setattr(ahead, "CODECS", {"gemrush": codec})
    database.execute("""INSERT INTO members VALUES (7, '{"forced":true}')""")
    entered(database, 4, "a", 55, user=8)
    database.execute("UPDATE kills_log SET state = x'00'")
    entered(database, 5, "b", None, at=9)
    assert unasked(tmp_path) == [f"b at version 5 of {MATCH}"] * is_told
