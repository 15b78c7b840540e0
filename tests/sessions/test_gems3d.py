"""A real game through the sessions: what is kept of Gems 3D comes back as it was, move by move."""

import random
from pathlib import Path

import pytest

from bot.errors import NothingToUndo
from bot.games.gems3d import GAME
from bot.games.gems3d.model import Mode, Options, State
from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from bot.storage.store import Store
from tests.sessions.table import PLACE, TurnedClock, ask, url_of

SMALL = Options(size=5, types=4, drop=3, line=3)
RELAY = Options(mode=Mode.RELAY, size=5, types=4, drop=3, line=3)


async def opened(store: Store, clock: TurnedClock) -> Sessions:
    sessions = Sessions(store, clock, {GAME.about.key: GAME}, seeds=lambda: 2**64 - 1)
    await sessions.start()
    return sessions


def text_of_a_move(match: Match, dice: random.Random) -> str:
    assert isinstance(match.state, State)
    return GAME.notate(dice.choice(list(GAME.legal_moves(match.state, match.to_move[0]))))


@pytest.mark.slow
@pytest.mark.parametrize("options", [SMALL, RELAY], ids=["solo", "relay"])
async def test_a_match_played_with_restarts_equals_the_same_moves_without(tmp_path: Path, options: Options) -> None:
    clock, dice = TurnedClock(), random.Random(1)
    url = url_of(tmp_path / "bot.db")
    store = await Store.open(url, clock.now)
    sessions = await opened(store, clock)
    match = await sessions.open(ask(), PLACE, "gems3d", options)
    if not match.solo:
        await sessions.join(ask(1), match.id)
        match = await sessions.begin(ask(), match.id)
    plain = GAME.setup(2**64 - 1, options, len(match.seats)).state
    while not match.over:
        if dice.random() < 0.1:
            await sessions.drain()
            await store.close()
            store = await Store.open(url, clock.now)
            sessions = await opened(store, clock)
            assert await sessions.match(match.id) == match
        seat = match.to_move[0]
        before = match.state
        text = text_of_a_move(match, dice)
        match = await sessions.play(ask(seat), match.id, text, match.version)
        if not match.over and dice.random() < 0.3:
            # an undone step draws the same again; a sealed one stays
            try:
                assert (await sessions.undo(ask(seat), match.id, None)).state == before
                match = await sessions.play(ask(seat), match.id, text, None)
            except NothingToUndo:
                assert match.can_undo is None
        plain = GAME.apply(plain, seat, GAME.parse(text)).state
        assert match.state == plain
    assert match.outcome == GAME.outcome(plain)
    top = await sessions.honours.leaderboard(PLACE.guild, "gems3d", 999, board=GAME.scoreboard(options))
    assert match.outcome is not None
    assert sorted(row.value for row in top.rows) == sorted(
        standing.score for standing in match.outcome.standings if standing.score > 0
    )
    await sessions.drain()
    await store.close()
