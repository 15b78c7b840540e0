"""Tests of computer players whose bot, worker or database fails: each turn is played once."""

import asyncio
import os
import random
import signal
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.engine.chance import Stream
from bot.engine.game import Advice, Level, Seat
from bot.errors import NotKept
from bot.sessions.model import Match
from bot.sessions.play.computing import play_planned
from bot.sessions.sessions import Sessions
from bot.sessions.time.deadlines import CLAIM
from bot.workers import WorkerProcesses
from tests.databases import url_of
from tests.sessions.heap import Heap, HeapOptions, HeapState, Take
from tests.sessions.table import PLACE, Heard, TurnedClock, ask, rested, sessions_on
from tests.sessions.test_computing import alone
from tests.sessions.test_crash import LONGEST_SECONDS, Nursery, check_kept, nursery

__all__ = ["nursery"]  # a fixture

KILLS, MORE_KILLS = 10, 200  # numbers of kills in `make test` and in `make nightly`


def movers(database: Path) -> dict[str, list[int]]:
    """Return the seats that moved in each match, in order."""
    found: dict[str, list[int]] = {}
    with closing(sqlite3.connect(database)) as connection:
        for match_id, seat in connection.execute("SELECT match_id, seat FROM log WHERE kind = 'move' ORDER BY version"):
            found.setdefault(match_id, []).append(seat)
    return found


def check_turns(database: Path) -> None:
    """Check that the member and the two computer players of each match have moved in turn, and nobody twice."""
    for match_id, seats in movers(database).items():
        assert seats == [number % 3 for number in range(len(seats))], match_id


@pytest.mark.slow
@pytest.mark.parametrize("kills", [KILLS, pytest.param(MORE_KILLS, marks=pytest.mark.nightly)])
async def test_computer_players_move_once_although_their_bots_are_killed(
    tmp_path: Path, nursery: Nursery, kills: int
) -> None:
    database, dice = tmp_path / "bot.db", random.Random()
    url = url_of(database)
    for kill in range(kills):
        first = kill * 1_000_000 + 1
        lines = nursery.play_until_killed(url, first, "think", LONGEST_SECONDS, dice.randint(1, 25))
        check_kept(database, lines)
        check_turns(database)
    assert sum(map(len, movers(database).values())) > 3 * kills

    async with sessions_on(url, TurnedClock(time.time_ns() // 1_000_000)) as sessions:
        for match_id in movers(database):  # nobody presses anything, and the turns come
            match = await rested(sessions, await sessions.matches.match(match_id))
            assert match.to_move == (0,)
    check_turns(database)


class Deadly(Heap):
    """The game Heap, but thinking about it kills the worker process."""

    def advise(
        self, view: HeapState, seat: Seat, legal: Sequence[Take], stream: Stream, level: Level, budget: float = 1.0
    ) -> Iterator[Advice]:
        os.kill(os.getpid(), signal.SIGKILL)
        yield Advice(Take(3))


@pytest.mark.slow
async def test_a_computer_player_whose_workers_die_makes_the_default_move(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = WorkerProcesses()
    monkeypatch.setattr(sessions.computers, "_workers", workers)
    monkeypatch.setattr(sessions.computers, "_games", {"heap": Deadly()})
    match = await alone(sessions)
    after = await rested(sessions, await sessions.turns.play(ask(0), match.id, "1", None))
    await workers.close()
    assert isinstance(after.state, HeapState)
    assert (after.state.credits, after.to_move, after.version) == ((1, 1), (0,), match.version + 2)


async def test_a_turn_that_the_database_did_not_keep_is_played_later(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await alone(sessions)
    change, refused = sessions.matches.change, asyncio.Event()

    async def failing(match_id: str, decide: Any, *rest: Any) -> Match:
        if rest:  # a member asks
            return await change(match_id, decide, *rest)
        refused.set()
        raise NotKept("error-storage")

    monkeypatch.setattr(sessions.matches, "change", failing)
    played = await sessions.turns.play(ask(0), match.id, "1", None)
    await asyncio.wait_for(refused.wait(), 10)
    assert (await sessions.matches.match(match.id)).version == played.version

    monkeypatch.undo()
    clock.turn(CLAIM)
    after = await rested(sessions, played)
    assert (after.version, after.to_move) == (played.version + 1, (0,))


@pytest.mark.slow
async def test_two_bots_that_think_of_the_same_turn_play_it_once(database_url: str, clock: TurnedClock) -> None:
    async with sessions_on(database_url, clock) as first, sessions_on(database_url, clock) as second:
        match = await first.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=2))
        await first.lobby.add_computer(ask(0), match.id, "easy")
        begun, heard = await first.lobby.begin(ask(0), match.id), Heard(first)
        played = await first.turns.play(ask(0), match.id, "1", None)
        plan = await second.computers._plan(await second.matches.stored(match.id))
        assert (begun.version, len(plan)) == (played.version - 1, 1)
        await heard.until(2)
        after = await rested(first, await first.matches.match(match.id))
        late = partial(play_planned, version=played.version, plan=plan)
        assert await second.matches.change(match.id, late) == after
        assert after.version == played.version + 1
