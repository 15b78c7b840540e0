"""Tests of bots killed while they play: no acknowledged move is lost, and all matches are consistent and go on."""

import os
import random
import select
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import msgspec
import pytest

from bot.engine.codec import Codec
from bot.engine.game import Seat
from bot.errors import LapidaryError
from bot.sessions.memory import archive
from bot.sessions.model import Member, Place, Request
from bot.storage.rows import ArchiveRow
from tests.databases import url_of
from tests.sessions.crash_child import MATCHES, Player
from tests.sessions.heap import Heap, HeapOptions, HeapState
from tests.sessions.table import TurnedClock, ask, sessions_on

KILLS, MORE_KILLS = 20, 200  # numbers of kills in `make test` and in `make nightly`
NOTICES = 40
LONGEST_SECONDS = 60.0  # A bot that has not played enough by then is killed anyway.
LOOK_AGAIN_SECONDS = 0.05
ROOT = Path(__file__).parents[2]


class Row(msgspec.Struct, frozen=True):
    """The columns of a log entry that the test reads."""

    version: int
    kind: str
    seat: int | None
    notation: str
    state: bytes | None
    parent: int | None


class TornError(AssertionError):
    """The stored snapshot and log of a match contradict each other."""


class LostError(AssertionError):
    """An acknowledged change is not in the database."""


class Nursery:
    def __init__(self, process: subprocess.Popen[bytes], folder: Path) -> None:
        self._process = process
        self._pipe = folder / "acknowledged"
        os.mkfifo(self._pipe)

    def play_until_killed(
        self,
        url: str,
        first_interaction: int,
        mode: str,
        seconds: float,
        lines: int | None = None,
        over: Callable[[], bool] | None = None,
    ) -> list[str]:
        """Let a bot play, kill it, and return the lines that it acknowledged.

        The bot plays for a number of seconds, until a number of lines has come, or until `over` returns true. A number
        of lines is the better limit, because a busy machine plays less in the same time.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{url} {first_interaction} {self._pipe} {mode}\n".encode())
        self._process.stdin.flush()
        child = int(self._process.stdout.readline())
        with self._pipe.open("rb", buffering=0) as pipe:
            read = read_until(pipe.fileno(), time.monotonic() + seconds, lines, over)
            os.kill(child, signal.SIGKILL)
            return (read + pipe.readall()).decode().splitlines()


def read_until(pipe: int, end: float, lines: int | None, over: Callable[[], bool] | None) -> bytes:
    """Return what a pipe gives until the time `end`, until `lines` lines have come, or until `over` returns true.

    The function always reads, so the pipe never fills up and the bot never waits.
    """
    read = b""
    while (left := end - time.monotonic()) > 0 and (lines is None or read.count(b"\n") < lines):
        if over is not None and over():
            break
        ready, _, _ = select.select([pipe], [], [], left if over is None else min(left, LOOK_AGAIN_SECONDS))
        if ready:
            some = os.read(pipe, 65536)
            if not some:
                raise AssertionError("the bot ended by itself")
            read += some
    return read


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    command = [sys.executable, "-m", "tests.sessions.crash_child"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield Nursery(process, tmp_path)
        assert process.stdin is not None
        process.stdin.close()


def check_kept(database: Path, acknowledged: list[str]) -> None:
    """Check that every acknowledged change is stored. A match that is over may lack changes that were taken back."""
    archives = archived(database) if acknowledged else {}  # A bot killed at once may have created no tables.
    with closing(sqlite3.connect(database)) as connection:
        for line in acknowledged:
            match_id, version, said = line.split(" ")
            found = connection.execute(
                "SELECT kind || ':' || notation FROM log WHERE match_id = ? AND version = ?", (match_id, int(version))
            ).fetchone()
            if found is None and match_id in archives:  # An archive has no undos and no moves that were taken back.
                found = archives[match_id].get(int(version), (said,))
            if found != (said,):
                raise LostError(line)


def archived(database: Path) -> dict[str, dict[int, tuple[str]]]:
    """Return the entries of all archives, by match and version."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT match_id, format, entries FROM archives").fetchall()
    return {
        row[0]: {entry.version: (f"{entry.kind}:{entry.notation}",) for entry in archive.unpack(ArchiveRow(*row))}
        for row in rows
    }


def logs(database: Path) -> dict[str, list[Row]]:
    """Return all logs, read with plain SQL instead of the code under test.

    The log of a match that is over consists of its archive, with new version numbers, and its last entry.
    """
    found: dict[str, list[Row]] = {}
    with closing(sqlite3.connect(database)) as connection:
        columns = "match_id, version, kind, seat, notation, state, parent"
        for match_id, *values in connection.execute(f"SELECT {columns} FROM log ORDER BY match_id, version"):
            found.setdefault(match_id, []).append(Row(*values))
        for row in connection.execute("SELECT match_id, format, entries FROM archives").fetchall():
            if len(found.get(row[0], ())) != 1:
                raise TornError(row[0])
            found[row[0]] = [
                Row(number, one.kind, one.seat, one.notation, one.state, number - 1 if one.kind == "move" else None)
                for number, one in enumerate(archive.unpack(ArchiveRow(*row)), 1)
            ]
    return found


def check_whole(database: Path) -> None:
    """Check that each snapshot equals its newest log entry, and the state computed from seed and moves."""
    kept, over = logs(database), archived(database)
    with closing(sqlite3.connect(database)) as connection:
        for match_id, version, seed, options, phase, state in connection.execute(
            "SELECT id, version, seed, options, phase, state FROM matches"
        ):
            rows = kept[match_id]
            seats = connection.execute("SELECT count(*) FROM seats WHERE match_id = ?", (match_id,)).fetchone()[0]
            newest = len(rows) if match_id in over else version
            if [row.version for row in rows] != list(range(1, newest + 1)) or rows[-1].state != state:
                raise TornError(match_id)
            if state is not None and Codec(Heap()).decode_state(state, 2) != replayed(rows, seed, options, seats):
                raise TornError(match_id)
            scored = connection.execute("SELECT count(*) FROM seats WHERE match_id = ? AND place > 0", (match_id,))
            if (phase == "over") != (scored.fetchone()[0] > 0):
                raise TornError(match_id)


def replayed(rows: list[Row], seed: str, options: bytes, seats: int) -> HeapState:
    """Return the state that the rules compute from a log. Each undo returns to the state before the step."""
    game = Heap()
    chosen = msgspec.msgpack.decode(options, type=HeapOptions)
    states: dict[int, HeapState] = {}
    parents: dict[int, int | None] = {}
    for row in rows:
        before, parent = row.version - 1, None
        if row.kind == "start":
            states[row.version] = game.setup(int(seed), chosen, seats).state
        elif row.kind == "move":
            assert row.seat is not None
            states[row.version] = game.apply(states[before], Seat(row.seat), game.parse(row.notation)).state
            parent = before
        elif row.kind == "undo":
            target = parents[before]
            assert target is not None
            state = states[target]
            for gone in rows[target:before]:  # An undo does not bring back a member who left.
                if gone.kind == "leave":
                    assert gone.seat is not None
                    state = game.leave(state, Seat(gone.seat)).state
            states[row.version] = state
            parent = parents[target]
        elif row.kind == "leave":
            assert row.seat is not None
            states[row.version] = game.leave(states[before], Seat(row.seat)).state
            parent = row.parent  # this is None if the step before has no parent
            assert parent in (None, parents[before])
        parents[row.version] = parent
        assert row.parent == parent
    return states[rows[-1].version]


async def check_all_go_on(url: str) -> None:
    """Check that each channel's open match accepts a move. A channel without an open match gets a new match."""
    interactions = count(10**18)
    async with sessions_on(url, TurnedClock()) as sessions:
        for channel in range(1, MATCHES + 1):
            # In this process, nobody reads acknowledgements.
            match = await Player(sessions, channel, lambda: next(interactions), early=True).ready()
            mover = match.seats[match.to_move[0]]
            request = Request(next(interactions), Member(mover.user, mover.name), "en")
            moved = await sessions.turns.play(request, match.id, "1", match.version)
            assert moved.version == match.version + 1


@pytest.mark.slow
@pytest.mark.parametrize("kills", [KILLS, pytest.param(MORE_KILLS, marks=pytest.mark.nightly)])
async def test_no_acknowledged_change_is_lost_when_bots_are_killed(
    tmp_path: Path, nursery: Nursery, kills: int
) -> None:
    database = tmp_path / "bot.db"
    url = url_of(database)
    dice = random.Random()
    acknowledged = 0
    for kill in range(kills):
        # Every fourth bot is killed after some time, mostly while it opens the database. The others are killed after
        # some moves.
        enough = None if kill % 4 == 0 else dice.randint(1, 40)
        seconds = dice.uniform(0.01, 0.25) if enough is None else LONGEST_SECONDS
        lines = nursery.play_until_killed(url, kill * 1_000_000 + 1, "late", seconds, enough)
        acknowledged += len(lines)
        check_kept(database, lines)
        if kill % 20 == 19:
            check_whole(database)
    assert acknowledged > kills
    # The last bot has enough time to open new matches.
    check_kept(database, nursery.play_until_killed(url, kills * 1_000_000, "late", LONGEST_SECONDS, 200))
    check_whole(database)
    await check_all_go_on(url)


def outbox(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as connection:
        return {key for (key,) in connection.execute("SELECT id FROM notices")}


@pytest.mark.slow
async def test_after_kills_every_notice_is_sent_and_shown_once(tmp_path: Path, nursery: Nursery) -> None:
    """Discord shows a repeated notice only once while it knows the notice's id."""
    database = tmp_path / "bot.db"
    async with sessions_on(url_of(database), TurnedClock(time.time_ns() // 1_000_000)) as sessions:
        for channel in range(NOTICES):
            match = await sessions.lobby.open(ask(0), Place(1, channel), "heap", HeapOptions(seats=2))
            await sessions.lobby.join(ask(1), match.id)
            await sessions.lobby.begin(ask(0), match.id)
            await sessions.seats.hand_on(ask(0), match.id, None)
    written = outbox(database)
    assert len(written) == NOTICES

    def all_sent() -> bool:
        return outbox(database) == set()

    said: list[str] = []
    for _ in range(8):
        lines = random.randint(1, NOTICES)
        said += nursery.play_until_killed(url_of(database), 0, "post", LONGEST_SECONDS, lines, all_sent)
    # The last bot has all the time that it needs.
    said += nursery.play_until_killed(url_of(database), 0, "post", LONGEST_SECONDS, over=all_sent)

    assert outbox(database) == set()
    assert set(said) == written


@pytest.mark.slow
def test_the_check_finds_an_early_acknowledgement(tmp_path: Path, nursery: Nursery) -> None:
    database = tmp_path / "bot.db"

    def kill_many() -> None:
        for kill in range(MORE_KILLS):
            enough = random.randint(1, 40)
            first = kill * 1_000_000 + 1
            check_kept(database, nursery.play_until_killed(url_of(database), first, "early", LONGEST_SECONDS, enough))

    with pytest.raises(LostError):
        kill_many()


@pytest.mark.slow
def test_the_check_finds_a_match_with_contradicting_rows(tmp_path: Path, nursery: Nursery) -> None:
    database = tmp_path / "bot.db"
    nursery.play_until_killed(url_of(database), 1, "late", LONGEST_SECONDS, 300)
    check_whole(database)
    for damage in (
        "UPDATE matches SET version = version - 1",
        "UPDATE matches SET state = (SELECT state FROM log WHERE match_id = id AND log.version = matches.version - 1)",
        "UPDATE log SET notation = '3' WHERE version = 5 AND kind = 'move' AND notation <> '3'",
        "DELETE FROM log WHERE version = 4",
    ):
        torn = tmp_path / "torn.db"
        with closing(sqlite3.connect(database)) as connection, closing(sqlite3.connect(torn)) as copy:
            connection.backup(copy)
            with copy:
                copy.execute(damage)
        with pytest.raises((TornError, AssertionError, LapidaryError)):
            check_whole(torn)
