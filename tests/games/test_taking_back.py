"""Tests of what games say about steps that all agree to take back: nothing that they allow has shown anything."""

from typing import Any

import pytest

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games import all_games
from tests.sessions.random_plans import SORTS, Past, shows

STEPS = 160  # of each match


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options", "seats"), [sort[:3] for sort in SORTS])
@pytest.mark.parametrize("seed", range(3))
def test_a_step_that_shows_nothing_is_the_same_in_all_possible_worlds(
    key: str, options: Any, seats: int, seed: int
) -> None:
    """This judge knows no events: a step shows something if the worlds that a seat considers possible differ in it."""
    game, stream = all_games()[key], Stream.of(seed, 60)
    state = game.setup(seed, options, seats).state
    for _ in range(STEPS):
        if game.outcome(state) is not None:
            break
        seat = game.to_move(state)[0]
        legal = list(game.legal_moves(state, seat))
        quiet = [move for move in legal if not any(map(game.shows, game.apply(state, seat, move).events))]
        number, stream = stream.below(3)
        moves = quiet if quiet and number else legal
        number, stream = stream.below(len(moves))
        step = game.apply(state, seat, moves[number])
        if not any(map(game.shows, step.events)):
            for viewer in range(seats):
                word, stream = stream.word()
                past = Past(state, seat, moves[number], step.events, 0)
                assert not shows(game, past, Seat(viewer), Stream.of(word)), (viewer, moves[number], step.events)
        state = step.state


@pytest.mark.parametrize("key", ["gemrush", "gems3d"])
def test_each_game_has_turns_that_can_be_taken_back(key: str) -> None:
    """So the question is of use. In Gembatan only late turns draw nothing."""
    game, found = all_games()[key], 0
    for sort in (sort for sort in SORTS if sort[0] == key):
        for seed in range(4):
            stream, state = Stream.of(seed, 61), game.setup(seed, sort[1], sort[2]).state
            while game.outcome(state) is None and not found:
                seat = game.to_move(state)[0]
                legal = list(game.legal_moves(state, seat))
                steps = [game.apply(state, seat, move) for move in legal]
                for step in steps:
                    ends = seat not in game.to_move(step.state) and game.outcome(step.state) is None
                    shown = any(map(game.shows, step.events)) or game.stays(sort[1], sealed=step.sealed)
                    found += ends and not shown
                number, stream = stream.below(len(legal))
                state = steps[number].state
    assert found
