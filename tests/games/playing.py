"""Random matches for the contract suite: of any game, with all positions; a seed decides all choices."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from bot.engine.game import Seat, Step
from bot.games import AnyGame, all_games
from tests.games.own import part_of

TURNS = 60  # if a match is not over by then, all seats leave one after the other
SEEDS = 2  # seeds for each sample and number of seats
CALLS = 0.1  # the share of moves out of turn, where the game allows them


Chooser: TypeAlias = Callable[[random.Random, Iterable[Any]], Any]  # chooses one of the listed moves


@dataclass(frozen=True)
class Case:
    """One match to play: its game, its sample options, its number of seats and its seed."""

    key: str
    sample: int
    seats: int
    draw: int

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
    """A position, the seat to move, the random move of this seat, and the step that the move caused."""

    state: Any
    seat: Seat
    move: Any
    step: Step[Any]


@dataclass(frozen=True)
class Match:
    """A match from its setup to its end. leaves: the steps of leaving seats, if the match was too long; else empty."""

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
    """Return cases of every game's samples with the fewest and the most seats, from several seeds."""
    return [
        Case(key, sample, seats, draw)
        for key, game in sorted(all_games().items())
        for sample, options in enumerate(game.about.samples)
        for seats in sorted({game.seats(options).low, game.seats(options).high})
        for draw in range(SEEDS)
    ]


@cache
def played(case: Case) -> Match:
    """Play the match of a case with random legal moves, and return it."""
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


def short_options(key: str) -> tuple[Any, ...]:
    """Return options with which matches end soon: `SHORT` of `tests/games/<key>/short.py`, else the first sample."""
    own = part_of(key, "short")
    return all_games()[key].about.samples[:1] if own is None else own.SHORT


def drawn_move(dice: random.Random, listed: Iterable[Any]) -> Any:
    """Return a random move. Its kind is drawn first, so that kinds with many moves do not displace the others."""
    kinds: dict[type[Any], list[Any]] = {}
    for move in listed:
        kinds.setdefault(type(move), []).append(move)
    return dice.choice(dice.choice(list(kinds.values())))


def drawn(case: Case, purpose: str) -> random.Random:
    """Return dice for one purpose in one case, the same on every run."""
    return random.Random(f"{case} {purpose}")
