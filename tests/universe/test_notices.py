"""Tests of what a universe expects of notices that a member has planned for later."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.playground import World
from bot.playground.world.model import Message
from tests.universe.costs import is_beside_boards
from tests.universe.laws import WAITING, Ledger, Watch
from tests.universe.loop import Loop
from tests.universe.windows import RETRIES, Excuses


@pytest.mark.parametrize(
    ("nonce", "is_beside"),
    [
        ("1a229ae48c70006335a00", True),
        ("1a229ae48c700063359", True),
        ("aaaaaaaaaa-1-7-0", True),
        ("aaaaaaaaaa-1", False),
        (None, False),
    ],
)
def test_the_requests_of_notices_and_reminders_are_none_for_boards(nonce: str | None, is_beside: bool) -> None:
    assert is_beside_boards(Message(1, 2, 3, nonce=nonce)) == is_beside


def test_only_a_notice_that_is_due_or_was_tried_in_vain_is_missed(tmp_path: Path) -> None:
    """A reminder of a vote may be planned for another day, and then it still waits when all else is shown."""
    path, world = tmp_path / "bot.db", World.default()
    now = round(world.clock.now() * 1_000)
    planned = [("due", now - 60_000, 0), ("later", now + 3_600_000, 0), ("tried", now + 3_600_000, 1)]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE notices (id TEXT, due BIGINT, attempts INTEGER, notice TEXT)")
        connection.executemany("INSERT INTO notices VALUES (?, ?, ?, '')", planned)
    books = Ledger(path)
    books.turn(on=True)
    with closing(Loop(1)) as loop:
        watch = Watch(world, books, Excuses(loop))

        assert [key for key, *_ in books.read(WAITING, by=now)] == ["due", "tried"]
        assert [watch._is_to_come({"id": key}) for key, *_ in planned] == [False, True, False]
    books.turn(on=False)


def test_the_end_of_a_watched_match_is_not_missed_in_a_channel_that_is_gone(tmp_path: Path) -> None:
    world, books = World.default(), Ledger(tmp_path / "bot.db")
    with closing(Loop(1)) as loop:
        watch = Watch(world, books, Excuses(loop))
        gone, there = (world.add_channel(name) for name in ("gone", "there"))
        world.remove_channel(gone)
        now = round(world.clock.now() * 1_000)
        told = [{"kind": "watched", "id": f"{now:011x}abc00", "channel": one.id, "when": now} for one in (gone, there)]
        early = {**told[0], "when": now - 10 * round(RETRIES * 1_000)}

        assert [watch._is_excused(one) for one in (*told, early)] == [True, False, False]
