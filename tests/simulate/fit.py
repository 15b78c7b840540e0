"""Shows how to change the weights of computer players of Gem Rush: `python -m tests.simulate.fit --n 600`.

The command plays matches of Crisis between four players that look one turn ahead. In each match all players have the
same weights, and each weight is multiplied by a random factor. For each weight it prints a slope: the points that
players gain if the weight is 2.7 times as large. Change the weights with the largest slopes, and run the command again
with the same seeds.
"""

import argparse
import math
import random
import statistics
from collections.abc import Iterator

from rich.progress import track

from bot.games.gemrush.advice_worth import FITTED, PLAIN, Weights
from tests.simulate.matches import Setting, play

SPREAD = 0.5  # A factor is exp(SPREAD * level), which is 0.6 to 1.65.
LEVELS = (-1.0, -0.5, 0.0, 0.5, 1.0)
WHOLE = ("aims",)  # This field is a number of doors, so it is not multiplied.


def numbers(weights: Weights) -> Iterator[tuple[str, int | None]]:
    """Yield (field, index) for each number that can be multiplied. The index is None if the field is one number."""
    for name, value in weights._asdict().items():
        if name == "hope":
            yield from ((name, place) for place, hope in enumerate(value) if 0 < hope < 1)
        elif name not in WHOLE and value:
            yield name, None


def varied(weights: Weights, factors: dict[tuple[str, int | None], float]) -> Weights:
    """Return the weights with each number multiplied by its factor.

    The numbers of the field `hope` are sorted afterwards, because a chance must not be lower if fewer gems are missing.
    """
    hope = list(weights.hope)
    changes: dict[str, float] = {}
    for (name, place), factor in factors.items():
        if place is None:
            changes[name] = getattr(weights, name) * factor
        else:
            hope[place] = min(1.0, hope[place] * factor)
    return weights._replace(hope=tuple(sorted(hope, reverse=True)), **changes)  # type: ignore[arg-type]


def slopes(weights: Weights, count: int, first: int = 0) -> dict[tuple[str, int | None], tuple[float, float]]:
    """Return, for each number, the slope of the points over its factor's logarithm, and the slope's standard error."""
    names, points = list(numbers(weights)), list[int]()
    logs: dict[tuple[str, int | None], list[float]] = {name: [] for name in names}
    for seed in track(range(first, first + count), "matches"):
        dice = random.Random(seed)
        for name in names:
            logs[name].append(SPREAD * dice.choice(LEVELS))
        tried = varied(weights, {name: math.exp(logs[name][-1]) for name in names})
        points.append(sum(play(seed, Setting("crisis", "normal", weights=tried)).points[0]))
    error = statistics.stdev(points) / math.sqrt(count)
    return {
        name: (statistics.linear_regression(log, points).slope, error / statistics.pstdev(log))
        for name, log in logs.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulate.fit", description=__doc__)
    parser.add_argument("--n", type=int, default=600, help="matches")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match; each has the next one")
    parser.add_argument("--around", choices=("plain", "fitted"), default="fitted")
    asked = parser.parse_args()
    found = slopes(PLAIN if asked.around == "plain" else FITTED, asked.n, asked.first)
    for (name, place), (slope, error) in sorted(found.items(), key=lambda one: -abs(one[1][0])):
        print(f"{name if place is None else f'{name}[{place}]':<14}{slope:>8.2f} ± {error:.2f}")


if __name__ == "__main__":
    main()
