"""Tests of the laws of what counts, what all agree on, and who is offered a seat beside whom."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.sessions.pace import DAY, HOUR, Begun, Terms
from tests.universe import consent
from tests.universe.apart import ASKED, OWNERS, SETTINGS, TOGETHER, TRIGGERS, Apart, Pair
from tests.universe.consent import DECIDED, LEFT, PUT, of_agreements
from tests.universe.records import RATED, of_records

ADA, BELA = 7, 8
TABLES = """
CREATE TABLE dailies (day INTEGER, game TEXT, user_id BIGINT, opened_at BIGINT);
CREATE TABLE kills_said (id TEXT, notice TEXT);
CREATE TABLE seats (match_id TEXT, seat INTEGER, user_id BIGINT, present BOOLEAN);
CREATE TABLE notices (id TEXT, notice TEXT);
CREATE TABLE terms (match_id TEXT, terms TEXT);
CREATE TABLE matches (id TEXT, guild_id BIGINT, game TEXT);
CREATE TABLE rating_changes (match_id TEXT);
"""


def books(answers: dict[str, Any]) -> Any:
    """Return books that know the answers to some queries, and no rows for others."""
    return SimpleNamespace(read=lambda query, **values: answers.get(query, []))


@pytest.fixture
def database() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(TABLES + TRIGGERS)
        yield connection


def stored(database: sqlite3.Connection) -> Any:
    """Return books that read a database."""
    return SimpleNamespace(read=lambda query, **values: database.execute(query, values).fetchall())


def rated(*matches: tuple[int, int], rated: bool = True) -> list[tuple[object, ...]]:
    """Return rows of matches of Ada with another member. matches: when each began, and the other."""
    rows: list[tuple[object, ...]] = []
    for number, (at, other) in enumerate(matches):
        terms = msgspec.json.encode(Terms(begun=Begun(at, rated))).decode()
        rows += [(f"match{number}", 1, "gemrush", terms, user) for user in (ADA, other)]
    return rows


@pytest.mark.parametrize(
    ("matches", "told"),
    [
        ([(HOUR * one, BELA) for one in range(3)], []),
        ([(HOUR * one, BELA) for one in range(4)], ["match3"]),
        ([(HOUR * one, BELA + one % 2) for one in range(6)], []),
        ([*((HOUR * one, BELA) for one in range(3)), (DAY, BELA)], []),
        ([*((HOUR * one, BELA) for one in range(3)), (DAY - 1, BELA)], ["match3"]),
        ([(HOUR * one, BELA) for one in range(3, -1, -1)], ["match0"]),
    ],
)
def test_a_fourth_match_of_the_same_members_within_a_day_is_told(matches: Any, told: list[str]) -> None:
    found = list(of_records(books({RATED: rated(*matches)})))
    assert [law for law, _ in found] == ["recorded"] * len(told)
    assert [text.split()[0] for _, text in found] == told


@pytest.mark.parametrize(("opened", "is_told"), [(4 * DAY, False), (4 * DAY - 1_001, True), (5 * DAY + 1_000, True)])
def test_the_daily_of_a_wrong_day_is_told(database: sqlite3.Connection, opened: int, is_told: bool) -> None:
    database.execute("INSERT INTO dailies VALUES (4, 'gemrush', ?, ?)", (ADA, opened))
    told = f"the daily of gemrush that {ADA} opened at {opened} is of day 4 instead of {opened // DAY}"
    assert list(of_records(stored(database))) == [("recorded", told)] * is_told


@pytest.mark.parametrize("opened", [5 * DAY - 1, 5 * DAY + 999])
def test_a_daily_may_be_opened_at_the_last_moment(database: sqlite3.Connection, opened: int) -> None:
    database.execute("INSERT INTO dailies VALUES (4, 'gemrush', ?, ?)", (ADA, opened))
    assert list(of_records(stored(database))) == []


def test_the_questions_that_were_put_are_counted(database: sqlite3.Connection) -> None:
    said = (
        {"kind": "proposed", "match": "match", "asked_at": 5},
        {"kind": "proposed", "match": "other", "asked_at": 5},
    )
    rows = [(f"notice{number}", msgspec.json.encode(one).decode()) for number, one in enumerate(said)]
    database.executemany("INSERT INTO kills_said VALUES (?, ?)", rows)
    read = stored(database).read
    assert [read(PUT, kind=kind, key="match") for kind in ("proposed-end", "proposed")] == [[(0,)], [(1,)]]


def test_an_offer_counts_for_those_who_have_a_seat_when_it_is_made(database: sqlite3.Connection) -> None:
    for number, (user, present) in enumerate(((ADA, True), (BELA, False))):
        database.execute("INSERT INTO seats VALUES ('match', ?, ?, ?)", (number, user, present))
    said: tuple[dict[str, object], ...] = (
        {"match": "match", "user": BELA},
        {"match": "other", "user": BELA},
        {"match": "match"},
    )
    for number, one in enumerate(said):
        told = msgspec.json.encode({"kind": "offered", **one}).decode()
        database.execute("INSERT INTO notices VALUES (?, ?)", (f"notice{number}", told))
    database.execute("UPDATE seats SET present = 1")
    read = stored(database).read
    assert read(ASKED, user=BELA, beside=ADA) == [("notice0", "match")]
    assert read(ASKED, user=BELA, beside=BELA) == read(ASKED, user=ADA, beside=BELA) == []


@pytest.mark.parametrize(
    ("users", "left", "put", "is_told"),
    [
        ((ADA, BELA), [], 0, True),
        ((ADA, BELA), [], 1, False),
        ((ADA, -2), [], 0, False),
        ((ADA, BELA), [(1,)], 0, False),
    ],
    ids=["nobody asked", "asked", "beside a computer player", "the other has left"],
)
def test_what_was_agreed_on_without_a_question_is_told(
    monkeypatch: pytest.MonkeyPatch, users: tuple[int, ...], left: list[tuple[int]], put: int, is_told: bool
) -> None:
    monkeypatch.setattr(consent, "holders_by_version", lambda _: {("match", 4): users})
    answers = {DECIDED: [("match", 4, "pace")], LEFT: left, PUT: [(put,)]}
    assert [law for law, _ in of_agreements(books(answers))] == ["asked all"] * is_told


def test_one_question_serves_one_agreement(monkeypatch: pytest.MonkeyPatch) -> None:
    holders = {("match", version): (ADA, BELA) for version in (4, 6)}
    monkeypatch.setattr(consent, "holders_by_version", lambda _: holders)
    answers = {DECIDED: [("match", 4, "pace"), ("match", 6, "pace")], PUT: [(1,)]}
    [(_, text)] = of_agreements(books(answers))
    assert text.startswith("pace at version 6 of match")


def test_an_offer_of_a_seat_beside_a_blocked_member_is_told_unless_it_came_before() -> None:
    asked = [("early", "match")]
    blocks = msgspec.json.encode({"blocked": [BELA]}).decode()
    answers = {ASKED: asked, SETTINGS: [(blocks,)], TOGETHER: []}
    apart = Apart(SimpleNamespace(books=books(answers)))  # type: ignore[arg-type]
    pair = Pair(ADA, BELA)
    apart._had[pair], apart._asked[pair] = apart._together(pair), apart._offers(pair)
    assert list(apart.broken()) == []
    asked.append(("late", "match"))
    [(law, text)] = apart.broken()
    assert (law, "notice late offers" in text) == ("apart", True)


def test_who_has_lent_a_seat_has_it_still(database: sqlite3.Connection) -> None:
    database.execute("INSERT INTO seats VALUES ('match', 0, ?, 1), ('match', 1, 9, 1)", (ADA,))
    lent = {"stand_ins": [{"seat": 1, "owner": BELA}]}
    database.execute("INSERT INTO terms VALUES ('match', ?)", (msgspec.json.encode(lent).decode(),))
    found = [stored(database).read(query, user=ADA, beside=BELA) for query in (OWNERS, TOGETHER)]
    assert found == [[("match",)], []]
