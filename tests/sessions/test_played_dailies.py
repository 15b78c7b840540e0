"""Tests of what counts as a played daily: a move that stands, before and after the end alike."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.sessions.model import Match
from bot.sessions.pace import DAY
from bot.sessions.sessions import Sessions
from bot.storage import dailies
from bot.storage.store import Store
from tests.databases import url_of
from tests.sessions.table import Heard, TurnedClock, ask
from tests.sessions.test_daily import HERE, MORNING
from tests.workers import inline_workers

KEY = "gemrush"
BUILDING, ACTING = ("0", "build"), ("1", "act")  # secrets, whose boards allow these moves at first; neither ends a turn


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock(MORNING)


@asynccontextmanager
async def running(path: Path, clock: TurnedClock, secret: str) -> AsyncIterator[Sessions]:
    store = await Store.open(url_of(path / "bot.db"), clock)
    await store.run(lambda connection: dailies.secret(connection, secret))
    sessions = Sessions(store, clock, {KEY: GAME}, seeds=lambda: 7, workers=inline_workers)
    await sessions.start()
    try:
        yield sessions
    finally:
        await sessions.drain()
        await store.close()


async def half_a_turn(sessions: Sessions, begins: str) -> Match:
    """Open a member's daily, and return it in the middle of its first turn."""
    match = await sessions.dailies.open(ask(), KEY, HERE, "en")
    assert match.state is not None
    moves = GAME.legal_moves(match.state, Seat(0))
    move = next(move for move in moves if GAME.notate(move).startswith(begins))
    match = await sessions.turns.play(ask(), match.id, move, match.version)
    assert match.state is not None
    assert not match.state.turns
    return match


async def days(sessions: Sessions) -> int:
    return (await sessions.dailies.streaks(ask().member.user)).whole.days


@pytest.mark.parametrize("how", ["resigned", "midnight"])
async def test_a_turn_that_the_end_breaks_off_counts(tmp_path: Path, clock: TurnedClock, how: str) -> None:
    secret, begins = BUILDING
    async with running(tmp_path, clock, secret) as sessions:
        match, day = await half_a_turn(sessions, begins), sessions.dailies.today
        assert await days(sessions) == 1
        heard = Heard(sessions)
        if how == "resigned":
            await sessions.seats.resign(ask(), match.id)
        else:
            clock.turn(DAY)
        ended = await heard.until(1)
        assert ended.outcome is not None
        assert ended.outcome.turns == 0
        assert await days(sessions) == 1
        assert await sessions.database.read(dailies.days_in_a_row, HERE, (KEY,), day) == 1


async def test_a_move_that_was_taken_back_does_not_count(tmp_path: Path, clock: TurnedClock) -> None:
    secret, begins = ACTING
    async with running(tmp_path, clock, secret) as sessions:
        match = await half_a_turn(sessions, begins)
        await sessions.turns.undo(ask(), match.id, match.version)
        assert await days(sessions) == 0
        await sessions.seats.resign(ask(), match.id)
        assert await days(sessions) == 0
