"""Plays random matches of any game for the contract tests, and keeps all positions. A seed decides all choices."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import pytest

from bot.engine.game import Seat, Step
from bot.games import AnyGame, all_games

TURNS = 60  # If a match is not over after this many moves, all seats leave one after the other.
SEEDS = 2  # seeds for each combination of options and number of seats
CALLS = 0.1  # the share of moves out of turn, in games that allow them


Chooser: TypeAlias = Callable[[random.Random, Iterable[Any]], Any]  # A chooser returns one of the listed moves.


@dataclass(frozen=True)
class Case:
    """A match to play: its game, options, number of seats and seed.

    sample: the index of its options in the game's sample options.
    draw: the seed.
    asked: in how many positions the tests of computer players ask for advice; it changes nothing in the match.
    """

    key: str
    sample: int
    seats: int
    draw: int
    asked: int = 1

    def __str__(self) -> str:
        return f"{self.key}-{self.sample}-{self.seats}seats-{self.draw}"

    @property
    def game(self) -> AnyGame:
        return all_games()[self.key]

    @property
    def options(self) -> Any:
        return self.game.about.samples[self.sample]


@dataclass(frozen=True)
class Turn:
    """A position, the seat to move, its random move, and the resulting step."""

    state: Any
    seat: Seat
    move: Any
    step: Step[Any]


@dataclass(frozen=True)
class Match:
    """A match from its setup to its end.

    leaves: the steps of seats that left because the match was too long, else ().
    """

    setup: Step[Any]
    turns: tuple[Turn, ...]
    leaves: tuple[Step[Any], ...]

    @property
    def steps(self) -> Iterator[Step[Any]]:
        yield self.setup
        yield from (turn.step for turn in self.turns)
        yield from self.leaves

    @property
    def states(self) -> list[Any]:
        return [step.state for step in self.steps]


def cases() -> list[Case]:
    """Return cases for the sample options of every game, with the fewest and the most seats, and with several seeds."""
    return [
        Case(key, sample, seats, draw)
        for key, game in sorted(all_games().items())
        for sample, options in enumerate(game.about.samples)
        for seats in sorted({game.seats(options).low, game.seats(options).high})
        for draw in range(SEEDS)
    ]


# One match of each kind is enough for `make quick`.
each_case = pytest.mark.parametrize(
    "case", [pytest.param(one, marks=pytest.mark.slow) if one.draw else one for one in cases()], ids=str
)


@cache
def played(case: Case) -> Match:
    dice = random.Random(str(case))
    game = case.game
    setup = game.setup(dice.getrandbits(64), case.options, case.seats)
    state = setup.state
    turns: list[Turn] = []
    leaves: list[Step[Any]] = []
    while game.to_move(state) and len(turns) < TURNS:
        waited_for, on_call = game.to_move(state), game.on_call(state)
        seat = dice.choice(on_call if on_call and dice.random() < CALLS else waited_for)
        move = drawn_move(dice, game.legal_moves(state, seat))
        step = game.apply(state, seat, move)
        turns.append(Turn(state, seat, move, step))
        state = step.state
    for place in range(case.seats):
        if game.to_move(state):
            step = game.leave(state, Seat(place))
            leaves.append(step)
            state = step.state
    return Match(setup, tuple(turns), tuple(leaves))


def drawn_move(dice: random.Random, listed: Iterable[Any]) -> Any:
    """Return a random move. Its kind is drawn first, so that kinds with many moves do not displace the others."""
    kinds: dict[type[Any], list[Any]] = {}
    for move in listed:
        kinds.setdefault(type(move), []).append(move)
    return dice.choice(dice.choice(list(kinds.values())))


def drawn(case: Case, purpose: str) -> random.Random:
    """Return a random generator for one purpose in one case. It is the same in every run."""
    return random.Random(f"{case} {purpose}")
