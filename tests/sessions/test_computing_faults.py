"""Tests of computer players without advice, with a failing database, or on two bots: each turn is played once."""

import asyncio
from functools import partial
from typing import Any

import pytest

from bot.engine.game import Advice
from bot.errors import NotKept, TooHeavy
from bot.sessions.model import Match
from bot.sessions.play.computing import play_planned
from bot.sessions.sessions import Sessions
from bot.sessions.time.deadlines import CLAIM
from tests.sessions.heap import HeapOptions, HeapState
from tests.sessions.table import PLACE, Heard, TurnedClock, ask, rested, sessions_on
from tests.sessions.test_computing import alone


async def test_a_computer_player_without_advice_in_time_makes_the_default_move(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think_too_long(*_: object) -> Advice:
        raise TooHeavy("error-too-heavy")

    monkeypatch.setattr(sessions.computers, "advice", think_too_long)
    match = await alone(sessions)
    after = await rested(sessions, await sessions.turns.play(ask(0), match.id, "1", None))
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
