"""Fits the weights of the computer players of Gems 3D: `python -m tests.ladder.fit_gems3d --generations 20`.

It is an evolution strategy. Each generation varies the weights at random and plays the same seeds with each variant, at
the level "hard" with little work. The better third decides the next weights and how far the next variants spread. The
fitness is the mean of log(20 + points), because points are spread like an exponential distribution.

`windows.FITTED` comes from a copy of this program and of `bot/games/gems3d/worth.py` in C++, which is 30 times as fast.
It had 16 variants and 20 matches a generation, and used eight moves and eight drops in place of "hard". The fitness of
one variant has a standard error of 15 %. So `FITTED` is the mean of generations 2 to 7; later ones only wandered about.
"""

import argparse
import math
import random
import statistics
from collections.abc import Sequence

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.model import Options, View
from bot.games.gems3d.player import advise
from bot.games.gems3d.windows import FITTED, Weights

SPREAD = 0.25  # the first standard deviation of a weight, in parts of the weight
LEAST = 0.1  # the first standard deviation of a small weight
VARIANTS = 16
LEARNED = 0.2  # how much a generation changes the standard deviations
FLOOR = 20  # points


def fields(weights: Weights) -> list[float]:
    return [*weights.windows, *weights[1:-1]]


def weights_of(numbers: Sequence[float]) -> Weights:
    count = len(FITTED.windows)
    return Weights(tuple(numbers[:count]), *numbers[count:])


def points(weights: Weights, seed: int, budget: float) -> int:
    """Return the points of a solo match."""
    state, seat = GAME.setup(seed, Options(), 1).state, Seat(0)
    number = 0
    while GAME.to_move(state):
        view = GAME.view(state, seat)
        assert isinstance(view, View)
        legal = GAME.legal_moves(state, seat)
        *_, advice = advise(view, list(legal), Stream.of(seed, 1, number), "hard", budget, weights)
        state = GAME.apply(state, seat, advice.move).state
        number += 1
    return state.boards[0].score


def fitness(weights: Weights, seeds: Sequence[int], budget: float) -> float:
    return statistics.fmean(math.log(FLOOR + points(weights, seed, budget)) for seed in seeds)


def fitted(generations: int, matches: int, budget: float, variants: int = VARIANTS, first: int = 0) -> Weights:
    """Return the weights after these generations. It begins with `FITTED`."""
    dice, middle = random.Random(first), fields(FITTED)
    spread = [max(LEAST, SPREAD * abs(number)) for number in middle]
    for generation in range(generations):
        seeds = range(first + generation * matches, first + (generation + 1) * matches)
        tried = [middle] + [
            [dice.gauss(number, wide) for number, wide in zip(middle, spread, strict=True)] for _ in range(variants - 1)
        ]
        ranked = sorted(((fitness(weights_of(one), seeds, budget), one) for one in tried), reverse=True)
        best = [one for _, one in ranked[: max(1, variants // 3)]]
        shares = [math.log(len(best) + 0.5) - math.log(place + 1) for place in range(len(best))]
        old, middle = middle, [statistics.fmean(column, shares) for column in zip(*best, strict=True)]
        for place, wide in enumerate(spread):
            moved = statistics.fmean([(one[place] - old[place]) ** 2 for one in best], shares)
            spread[place] = (1 - LEARNED) * wide + LEARNED * math.sqrt(moved) * 1.1
        typical = math.exp(ranked[len(ranked) // 2][0]) - FLOOR
        print(f"{generation}: {typical:.0f} points", " ".join(f"{number:.3g}" for number in middle), flush=True)
    return weights_of(middle)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.ladder.fit_gems3d", description=__doc__.splitlines()[0])
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--matches", type=int, default=20, help="matches of each variant in a generation")
    parser.add_argument("--budget", type=float, default=0.05, help="the factor for the work of the level")
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    asked = parser.parse_args()
    print(fitted(asked.generations, asked.matches, asked.budget, first=asked.first))


if __name__ == "__main__":
    main()
