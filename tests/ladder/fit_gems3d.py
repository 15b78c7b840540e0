"""Fits the weights of the computer players of Gems 3D: `python -m tests.ladder.fit_gems3d --generations 20`.

It is an evolution strategy, the separable CMA-ES of Ros and Hansen (2008). Each generation varies the weights at random
and plays the same seeds with each variant, at the level "hard" with little work. The better half decides the next
weights, and how far the next variants spread in each weight.

The fitness is the mean of exp(-empty cells / 10) over the first 150 turns; lower is better. A full board counts 1 for
each turn that is left. Points are spread like an exponential distribution, but a board is crowded long before it is
full. Over 16 sets of weights, the fitness has a correlation of -0.99 with the logarithm of the mean points. A match
tells 1.4 times as much by it (variance between sets, divided by the variance within a set) as by log(20 + points), and
takes two thirds of the turns.

`windows.FITTED` comes from an older strategy, whose fitness was log(20 + points), with a copy of the player in C++. Its
figures were noisy: 16 variants and 20 matches a generation, and the mean of generations 2 to 7 was kept. A copy of this
program in C++ began with `FITTED` (60 matches of 200 turns for each variant, four moves, two drops). After 14
generations it had found no better weights: in 300 matches, the medians were 466 points for the new ones and 446 for
`FITTED`, the means 531 and 551. Factors for windows at the border and on diagonals stayed at 0.97 and 0.98.
"""

import argparse
import math
import random
import statistics
from collections.abc import Sequence

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.model import Options, Shift, View
from bot.games.gems3d.player import advise
from bot.games.gems3d.windows import FITTED, Weights

TURNS = 150
SCARCE = 10  # empty cells
VARIANTS = 12
WIDE = 0.15  # the first standard deviation of a weight, in parts of its scale
LEAST = 0.35  # the least scale of a weight
SCALES = {"no_drop": 6.0}  # Its fitted value says nothing about what it changes.
FIXED = ("point", "further")  # They change points or other lines than those of five, which the fitness does not see.
VARIED = tuple(name for name in Weights._fields[1:] if name not in FIXED)


def fields(weights: Weights) -> list[float]:
    return [*weights.windows, *(getattr(weights, name) for name in VARIED)]


def weights_of(numbers: Sequence[float]) -> Weights:
    count = len(FITTED.windows)
    return FITTED._replace(windows=tuple(numbers[:count]), **dict(zip(VARIED, numbers[count:], strict=True)))


def crowding(weights: Weights, seed: int, budget: float, turns: int = TURNS) -> float:
    """Return how crowded the board of a solo match is: 0 if it stays nearly empty, 1 if it is full at once."""
    state, seat = GAME.setup(seed, Options(), 1).state, Seat(0)
    crowded, number, played = 0.0, 0, 0
    while GAME.to_move(state) and played < turns:
        view = GAME.view(state, seat)
        assert isinstance(view, View)
        *_, advice = advise(
            view, list(GAME.legal_moves(state, seat)), Stream.of(seed, 1, number), "hard", budget, weights
        )
        state = GAME.apply(state, seat, advice.move).state
        number += 1
        if isinstance(advice.move, Shift):
            played += 1
            crowded += math.exp(-state.boards[0].cells.count(0) / SCARCE)
    return (crowded + turns - played) / turns


class Spread:
    """The separable CMA-ES: a middle, and how far the variants are from it in each dimension.

    Attributes:
        middle: in units of `scales`, like the variants that `varied` returns. step: the standard deviation of all
            dimensions. variances: of each dimension, for a step of 1.
    """

    def __init__(self, dimensions: int, variants: int, step: float = WIDE) -> None:
        self.middle, self.step, self.variances = [0.0] * dimensions, step, [1.0] * dimensions
        self._one_way, self._path = [0.0] * dimensions, [0.0] * dimensions
        best = variants // 2
        shares = [math.log(best + 0.5) - math.log(place + 1) for place in range(best)]
        self._shares = [share / sum(shares) for share in shares]
        self._effective = 1 / sum(share**2 for share in self._shares)

    def varied(self, dice: random.Random) -> list[float]:
        """Return a variant of the middle."""
        return [
            number + self.step * math.sqrt(variance) * dice.gauss(0, 1)
            for number, variance in zip(self.middle, self.variances, strict=True)
        ]

    def _mean(self, numbers: Sequence[float]) -> float:
        """Return the weighted mean of the better half; the best is the first."""
        return statistics.fmean(numbers[: len(self._shares)], self._shares)

    def learn(self, ranked: Sequence[Sequence[float]]) -> None:
        """Learn from the variants of a generation, the best first. The constants are those of the paper."""
        count, effective = len(self.middle), self._effective
        steps = [[(number - old) / self.step for number, old in zip(one, self.middle, strict=True)] for one in ranked]
        mean = [self._mean(column) for column in zip(*steps, strict=True)]
        self.middle = [old + self.step * change for old, change in zip(self.middle, mean, strict=True)]

        turning = (effective + 2) / (count + effective + 5)
        self._path = [
            (1 - turning) * path + math.sqrt(turning * (2 - turning) * effective / variance) * change
            for path, variance, change in zip(self._path, self.variances, mean, strict=True)
        ]
        usual = math.sqrt(count) * (1 - 1 / (4 * count) + 1 / (21 * count**2))
        damping = 1 + turning + 2 * max(0.0, math.sqrt((effective - 1) / (count + 1)) - 1)
        self.step *= math.exp(min(0.3, turning / damping * (math.hypot(*self._path) / usual - 1)))

        lasting = (4 + effective / count) / (count + 4 + 2 * effective / count)
        faster = (count + 2) / 3  # because it learns variances only
        one = min(0.5, faster * 2 / ((count + 1.3) ** 2 + effective))
        many = min(0.5, faster * 2 * (effective - 2 + 1 / effective) / ((count + 2) ** 2 + effective))
        for at, change in enumerate(mean):
            self._one_way[at] *= 1 - lasting
            self._one_way[at] += math.sqrt(lasting * (2 - lasting) * effective) * change
            seen = self._mean([step[at] ** 2 for step in steps])
            self.variances[at] *= 1 - one - many
            self.variances[at] += one * self._one_way[at] ** 2 + many * seen


def fitted(generations: int, matches: int, budget: float, turns: int = TURNS, first: int = 0) -> Weights:
    """Return the weights after these generations. It begins with `FITTED`."""
    dice, start = random.Random(first), fields(FITTED)
    scales = [max(LEAST, abs(number)) for number in FITTED.windows]
    scales += [SCALES.get(name, max(LEAST, abs(getattr(FITTED, name)))) for name in VARIED]
    spread = Spread(len(start), VARIANTS)

    def weights_at(place: Sequence[float]) -> Weights:
        return weights_of([old + scale * change for old, scale, change in zip(start, scales, place, strict=True)])

    for generation in range(generations):
        seeds = range(first + generation * matches, first + (generation + 1) * matches)
        variants = [spread.varied(dice) for _ in range(VARIANTS)]
        found = sorted(
            (statistics.fmean(crowding(weights_at(one), seed, budget, turns) for seed in seeds), one)
            for one in variants
        )
        spread.learn([one for _, one in found])
        numbers = " ".join(f"{number:.3g}" for number in fields(weights_at(spread.middle)))
        print(f"{generation}: {found[len(found) // 2][0]:.4f} {numbers}", flush=True)
    return weights_at(spread.middle)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.ladder.fit_gems3d", description=__doc__.splitlines()[0])
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--matches", type=int, default=20, help="matches of each variant in a generation")
    parser.add_argument("--budget", type=float, default=0.02, help="the factor for the work of the level")
    parser.add_argument("--turns", type=int, default=TURNS, help="of each match")
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    asked = parser.parse_args()
    print(fitted(asked.generations, asked.matches, asked.budget, asked.turns, asked.first))


if __name__ == "__main__":
    main()
