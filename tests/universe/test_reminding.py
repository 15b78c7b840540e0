"""Tests of the law that nobody is reminded who does not want it."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.sessions.model import MemberSettings
from tests.universe.laws import Ledger
from tests.universe.reminding import HANDED, TRIGGERS, of_addressees, of_wishes, why_not

ADA = 7
NOON = round(datetime(2026, 12, 1, 12, tzinfo=UTC).timestamp() * 1_000)
TABLES = """
CREATE TABLE turns (match_id TEXT, seat INTEGER, since INTEGER, user_id BIGINT, reminded INTEGER,
  claimed_until BIGINT, handed_at BIGINT);
CREATE TABLE notices (id TEXT, notice TEXT, claimed_until BIGINT, handed_at BIGINT);
CREATE TABLE members (user_id BIGINT, settings TEXT);
"""
RIGHT, WRONG = (SimpleNamespace(is_skewed=lambda _, wrong=wrong: wrong) for wrong in (False, True))  # the bot's clock


@pytest.mark.parametrize(
    ("kind", "settings", "reason"),
    [
        ("reminder", {}, ""),
        ("reminder", {"rhythm": "off"}, "the rhythm is off"),
        ("vote", {"rhythm": "off"}, "the rhythm is off"),
        ("reminder", {"rhythm": "off", "dm": True, "digest": 720}, ""),
        ("reminder", {"rhythm": "off", "dm": True, "digest": 720, "dm_closed": True}, "the rhythm is off"),
        ("vote", {"quiet": (0, 0)}, "always quiet"),
        ("reminder", {"quiet": (660, 780)}, "quiet hours (660, 780)"),
        ("reminder", {"quiet": (660, 780), "zone": "Europe/Berlin"}, ""),
        ("reminder", {"quiet": (1_320, 721)}, ""),  # they end now
        ("reminder", {"quiet": (719, 1_000)}, ""),  # they have just begun
        ("reminder", {"quiet": (1_320, 800)}, "quiet hours (1320, 800)"),
        ("reminder", {"away_until": NOON + 3_600_000}, f"on holiday until {NOON + 3_600_000}"),
        ("reminder", {"away_until": NOON - 1}, ""),
        ("next", {"next_notice": True}, ""),
        ("next", {}, "no notices before their turn, or always quiet"),
        ("next", {"next_notice": True, "quiet": (0, 0)}, "no notices before their turn, or always quiet"),
        ("evening", {}, "no evening reminders"),
        ("evening", {"evenings": True}, ""),
        ("offered", {"rhythm": "off", "quiet": (0, 0)}, ""),
    ],
)
def test_settings_say_whether_a_member_wants_a_reminder(kind: str, settings: dict[str, Any], reason: str) -> None:
    assert why_not(kind, MemberSettings(**settings), NOON, RIGHT) == reason  # type: ignore[arg-type]


def test_by_a_wrong_clock_only_what_needs_no_clock_counts() -> None:
    for settings, expected in (({"quiet": (660, 780)}, ""), ({"rhythm": "off"}, "the rhythm is off")):
        assert why_not("reminder", MemberSettings(**settings), NOON, WRONG) == expected  # type: ignore[arg-type]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / "bot.db", isolation_level=None)) as connection:
        connection.executescript(TABLES + TRIGGERS)
        connection.execute("INSERT INTO turns VALUES ('abcdefghij', 1, 4, ?, 0, 0, NULL)", (ADA,))
        said = msgspec.json.encode({"kind": "vote", "user": ADA}).decode()
        connection.execute("INSERT INTO notices VALUES ('1a', ?, 0, NULL)", (said,))
        yield connection


@pytest.fixture
def told(database: sqlite3.Connection, tmp_path: Path) -> Callable[[], list[str]]:
    def look() -> list[str]:
        books = Ledger(tmp_path / "bot.db")
        books.turn(on=True)
        found = list(of_wishes(books, RIGHT))  # type: ignore[arg-type]
        books.turn(on=False)
        assert {law for law, _ in found} <= {"unwanted"}
        return [text for _, text in found]

    return look


def wants(database: sqlite3.Connection, **settings: Any) -> None:
    stored = msgspec.json.encode(MemberSettings(**settings)).decode()
    database.execute("DELETE FROM members")
    database.execute("INSERT INTO members VALUES (?, ?)", (ADA, stored))


@pytest.mark.parametrize(
    ("table", "which"), [("turns", "reminder abcdefghij-1-4-0"), ("notices", "vote 1a")], ids=["turn", "vote"]
)
@pytest.mark.parametrize(
    ("claimed", "handed", "is_wanted"), [("off", "off", False), ("once", "off", True), ("off", "once", True)]
)
def test_who_changes_their_mind_while_a_reminder_is_under_way_may_get_it(
    database: sqlite3.Connection,
    told: Callable[[], list[str]],
    table: str,
    which: str,
    claimed: str,
    handed: str,
    is_wanted: bool,
) -> None:
    wants(database, rhythm="once" if claimed == "off" else "off")
    for rhythm in (handed, claimed):  # the newest claim counts
        database.execute(f"UPDATE {table} SET claimed_until = 0")
        wants(database, rhythm=rhythm)
        database.execute(f"UPDATE {table} SET claimed_until = 5")
    wants(database, rhythm=handed)
    database.execute(f"UPDATE {table} SET claimed_until = 9")  # a claim that is renewed is the same one
    database.execute(f"UPDATE {table} SET handed_at = {NOON}")
    assert told() == ([] if is_wanted else [f"{which} went to {ADA}, who wants none: the rhythm is off"])


def test_who_has_no_settings_wants_to_be_reminded(database: sqlite3.Connection, told: Callable[[], list[str]]) -> None:
    database.execute("UPDATE turns SET claimed_until = 5")
    database.execute(f"UPDATE turns SET handed_at = {NOON}")
    assert told() == []


@pytest.mark.parametrize(
    ("mentions", "people", "is_told"),
    [
        ([ADA], [], False),
        ([ADA + 1], [], True),
        ([ADA, ADA + 1], [], True),
        ([], [ADA, 1], False),
        ([], [ADA + 1, 1], True),
        ([], None, False),
    ],
    ids=["her", "another", "both", "her conversation", "another one's", "gone"],
)
def test_a_message_for_a_member_that_calls_another_is_told(
    mentions: list[int], people: list[int] | None, is_told: bool
) -> None:
    rows = {HANDED: [("reminder", "key", ADA, 0, None, None), ("vote", "unsent", ADA, 0, None, None)]}
    books: Any = SimpleNamespace(read=rows.get)
    found = [law for law, _ in of_addressees(books, {"key": (5, mentions)}, {5: people}.get)]
    assert found == ["addressed"] * is_told
