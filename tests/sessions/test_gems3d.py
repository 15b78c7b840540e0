"""Tests of Gems 3D in sessions: a stored match is loaded unchanged after each move."""

import random
from pathlib import Path

import pytest

from bot.engine.game import Seat
from bot.errors import NothingToUndo
from bot.games.gems3d import GAME
from bot.games.gems3d.model import Mode, Options, State
from bot.sessions.model import Match
from bot.sessions.pace import HOUR, Pace
from bot.sessions.sessions import Sessions
from bot.storage.store import Store
from tests.databases import url_of
from tests.sessions.table import PLACE, Heard, TurnedClock, ask

SMALL = Options(size=5, types=4, drop=3, line=3)
RELAY = Options(mode=Mode.RELAY, size=5, types=4, drop=3, line=3)
RACE = Options(mode=Mode.RACE, size=5, types=4, drop=3, line=3)


async def opened(store: Store, clock: TurnedClock) -> Sessions:
    sessions = Sessions(store, clock, {GAME.about.key: GAME}, seeds=lambda: 2**64 - 1)
    await sessions.start()
    return sessions


def text_of_a_move(match: Match, dice: random.Random, seat: Seat) -> str:
    assert isinstance(match.state, State)
    return GAME.notate(dice.choice(list(GAME.legal_moves(match.state, seat))))


@pytest.mark.parametrize("options", [SMALL, RELAY, RACE], ids=["solo", "relay", "race"])
@pytest.mark.slow
async def test_restarts_do_not_change_a_match(tmp_path: Path, options: Options) -> None:
    clock, dice = TurnedClock(), random.Random(1)
    url = url_of(tmp_path / "bot.db")
    store = await Store.open(url, clock)
    sessions = await opened(store, clock)
    match = await sessions.lobby.open(ask(), PLACE, "gems3d", options)
    if not match.solo:
        await sessions.lobby.join(ask(1), match.id)
        match = await sessions.lobby.begin(ask(), match.id)
    plain = GAME.setup(2**64 - 1, options, len(match.seats)).state
    while not match.over:
        if dice.random() < 0.1:
            await sessions.drain()
            await store.close()
            store = await Store.open(url, clock)
            sessions = await opened(store, clock)
            assert await sessions.matches.match(match.id) == match
        seat = dice.choice(match.to_move)
        before = match.state
        text = text_of_a_move(match, dice, seat)
        match = await sessions.turns.play(ask(seat), match.id, text, match.version)
        if not match.over and dice.random() < 0.3:
            # An undone step draws the same gems again. A sealed step cannot be taken back.
            try:
                assert (await sessions.turns.undo(ask(seat), match.id, None)).state == before
                match = await sessions.turns.play(ask(seat), match.id, text, None)
            except NothingToUndo:
                assert match.can_undo is None
        plain = GAME.apply(plain, seat, GAME.parse(text)).state
        assert match.state == plain
    assert match.outcome == GAME.outcome(plain)
    top = await sessions.leaderboards.leaderboard(PLACE.guild, "gems3d", 999, board=GAME.scoreboard(options))
    assert match.outcome is not None
    assert sorted(row.value for row in top.rows) == sorted(standing.score for standing in match.outcome.standings)
    await sessions.drain()
    await store.close()


async def test_each_seat_of_a_race_has_a_separate_clock(tmp_path: Path) -> None:
    """A hard limit makes moves only on the late member's board. A move restarts only the clock of its member."""
    clock = TurnedClock()
    store = await Store.open(url_of(tmp_path / "bot.db"), clock)
    sessions = await opened(store, clock)
    match = await sessions.lobby.open(ask(), PLACE, "gems3d", RACE, pace=Pace(limit=HOUR, hard=True))
    await sessions.lobby.join(ask(1), match.id)
    match = await sessions.lobby.begin(ask(), match.id)
    assert [one.seat for one in match.clocks] == [0, 1]
    clock.turn(HOUR // 2)
    text = text_of_a_move(match, random.Random(1), Seat(1))
    match = await sessions.turns.play(ask(1), match.id, text, match.version)
    heard = Heard(sessions)
    clock.turn(HOUR // 2)
    match = await heard.until(1)

    assert (match.entry.seat, match.entry.user) == (0, None)
    state: State | None = match.state
    assert state is not None
    assert [board.turns for board in state.boards] == [1, 1]
    assert [one.due for one in match.clocks] == [clock.now() + HOUR, clock.now() + HOUR // 2]
    await sessions.drain()
    await store.close()
