"""Tests of `make soak`: two days show no fault, and the audit finds the faults that a test makes."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.playground import ManualClock, Message, World
from bot.playground.rest.api import Request
from bot.playground.rest.errors import closed_dm
from bot.playground.world.events import RequestAnswered
from bot.ui.address import Address
from tests.soak.audit import Audit
from tests.soak.month import live
from tests.soak.report import complaints, table


@pytest.mark.slow
@pytest.mark.nightly
async def test_two_days_with_a_few_matches_show_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    month = await live(tmp_path, matches=8, days=2, seed=3, channels=6, members=8, checked=True)

    assert complaints(month) == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert month.tally.opened == 8
    assert month.restarts > 0
    assert month.tally.leavings or month.counts["reminders to nobody (had left)"] == 0
    assert sum(month.troubles.values()) > 5
    assert month.counts["turns mentioned"] > 20
    assert "| stuck | 0 |" in table(month)


def test_the_audit_finds_repeated_and_missing_messages(tmp_path: Path) -> None:
    world, database = World.default(), tmp_path / "desk.db"
    with closing(sqlite3.connect(database)) as connection:
        for table in ("notices", "turns", "deadlines", "log", "matches", "terms"):
            connection.execute(f"CREATE TABLE {table} ({COLUMNS[table]})")
        requests = [Request("POST", "/channels/1/messages", 403, {"nonce": "1" * 21}, closed_dm().body())]
        audit = Audit(world, database, requests)
        audit.begin()
        connection.execute("INSERT INTO notices VALUES ('0123456789abcdef01234', '{\"kind\": \"skipped\"}', NULL)")
        for key in ("1" * 21, "2" * 21):
            connection.execute(
                'INSERT INTO notices VALUES (?, \'{"kind": "adrift", "dm": true, "match": "m"}\', NULL)', (key,)
            )
        connection.execute("INSERT INTO terms VALUES ('m', '{\"adrift\": \"channel\"}')")
        connection.execute("DELETE FROM notices")
        connection.execute("INSERT INTO matches VALUES ('abcdefghij', 'playing', 0)")
        connection.execute("INSERT INTO log VALUES ('abcdefghij', 2, 0, 7, 'start')")
        connection.execute("INSERT INTO turns VALUES ('abcdefghij', 0, 7, 2, 1, 0)")
        connection.commit()
    world.emit(RequestAnswered())
    audit.look()
    audit.look()
    audit.compare()
    assert len([fault for fault in audit.faults if "turn of seat 0" in fault]) == 1

    post(world, "abcdefghij-2", 7)
    audit.look()
    audit.look()
    post(world, "abcdefghij-3", 7)
    post(world, "abcdefghij-0-2-0")
    post(world, "abcdefghij-0-2-0")
    audit.close()

    found = "\n".join(audit.faults)
    assert found.count("turn of seat 0") == 1
    assert found.count("never said: {'kind': 'skipped'") == 1
    assert found.count("never said: {'kind': 'adrift'") == 1  # Discord refused the other notice
    assert "7 was called to abcdefghij at 2 and 3" in found
    assert "abcdefghij-0-2-0 appeared 2 times" in found
    assert "1 rows are left in turns" in found


def test_the_audit_tells_the_question_of_a_rematch_from_the_mention_of_a_turn(tmp_path: Path) -> None:
    """Ada is asked to come along at version 1, and the match starts with her turn at version 2."""
    world, database = World.default(), tmp_path / "desk.db"
    with closing(sqlite3.connect(database)) as connection:
        for table in ("notices", "turns", "deadlines", "log", "matches", "terms"):
            connection.execute(f"CREATE TABLE {table} ({COLUMNS[table]})")
        audit = Audit(world, database)
        audit.begin()
        connection.execute("INSERT INTO matches VALUES ('abcdefghij', 'playing', 0)")
        connection.execute("INSERT INTO log VALUES ('abcdefghij', 1, 0, 8, 'open'), ('abcdefghij', 2, 1, 7, 'start')")
        connection.execute("INSERT INTO turns VALUES ('abcdefghij', 0, 7, 2, 1, 0)")
        connection.commit()
    post(world, "abcdefghij-1", 7)
    audit.look()
    audit.look()
    audit.compare()
    assert len([fault for fault in audit.faults if "turn of seat 0" in fault]) == 1

    post(world, "abcdefghij-2", 7)
    audit.look()
    audit.look()
    audit.compare()
    assert len(audit.faults) == 1


COLUMNS = {
    "notices": "id, notice, handed_at",
    "turns": "match_id, seat, user_id, since, to_move, reminded",
    "deadlines": "due",
    "log": "match_id, version, seat, user_id, kind",
    "matches": "id, phase, solo",
    "terms": "match_id, terms",
}


def test_the_audit_accepts_a_repeated_message_only_after_a_stop(tmp_path: Path) -> None:
    clock = ManualClock()
    world = World.default(clock=clock)
    audit = Audit(world, tmp_path / "desk.db")
    for number, (seconds, stops) in enumerate(((300, True), (299, True), (300, False))):
        post(world, f"abcdefghij-0-2-{number}")
        clock.advance(1)
        if stops:
            audit.stopped()
        clock.advance(seconds - 1)
        post(world, f"abcdefghij-0-2-{number}")
    assert audit.again == 1
    assert list(audit.nonces.values()) == [1, 2, 2]


def post(world: World, nonce: str, *mentions: int) -> None:
    """Post a message of the bot. A message that mentions somebody is a board."""
    channel = world.channel("games")
    match, version = nonce.split("-")[:2]
    button = {"type": 2, "label": "Move", "custom_id": str(Address("b", "gems3d", "move", match, int(version)))}
    message = Message(world.new_id(), channel.id, world.bot_id, nonce=nonce, mentions=list(mentions))
    message.components = [{"type": 1, "components": [button]}] if mentions else []
    world.add_message(message)
