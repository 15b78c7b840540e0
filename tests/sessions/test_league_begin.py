"""Whoever is listed first begins a match of a league, also in games that draw who begins."""

from itertools import count

import pytest

from bot.engine.game import Seat
from bot.games import all_games
from bot.sessions.leagues.matches import DRAWS, seed_for_first
from bot.sessions.seals import SaltedSeed

GAMES = all_games()


@pytest.mark.parametrize(("key", "players"), [("gembatan", 2), ("gembatan", 4), ("gemrush", 2), ("gemrush", 5)])
def test_the_first_player_begins_whatever_the_game_would_draw(key: str, players: int) -> None:
    game, options = GAMES[key], GAMES[key].about.options()
    assert {game.to_move(game.setup(seed, options, players).state) for seed in range(40)} != {(Seat(0),)}
    for begin in range(5):
        seeds = count(100 * begin)
        found = seed_for_first(game, players, lambda seeds=seeds: SaltedSeed(next(seeds), "salt"))  # type: ignore[misc]
        assert game.to_move(game.setup(found.seed, options, players).state) == (Seat(0),)
        assert found.salt == "salt"


def test_no_draw_goes_on_for_ever() -> None:
    game, drawn = GAMES["gembatan"], list[SaltedSeed]()
    options = game.about.options()
    wrong = next(seed for seed in range(40) if game.to_move(game.setup(seed, options, 2).state) != (Seat(0),))

    def draw() -> SaltedSeed:
        drawn.append(SaltedSeed(wrong))
        return drawn[-1]

    assert seed_for_first(game, 2, draw).seed == wrong
    assert len(drawn) == DRAWS + 1
