"""Fit the weights of computer players: `python -m tests.simulate.fit --n 600` shows which weights to change.

Plays matches of Crisis between four players that look one turn ahead with the same weights. Each weight is multiplied
by a random factor of its own. Since the factors are independent, the slope of the points over the logarithm of a factor
shows which way to change this weight: it is the gain in points for a weight 2.7 times as large. Then one changes
the weights in that direction, as long as the same seeds show a gain, and runs the command again.
"""

import argparse
import math
import random
import statistics
from collections.abc import Iterator

from rich.progress import track

from bot.games.gemrush.advice_worth import FITTED, PLAIN, Weights
from tests.simulate.matches import Setting, play

SPREAD = 0.5  # standard deviation of the logarithms: most factors are 0.6 to 1.65
LEVELS = (-1.0, -0.5, 0.0, 0.5, 1.0)
WHOLE = ("aims",)  # counts doors, so it stays a whole number


def numbers(weights: Weights) -> Iterator[tuple[str, int | None]]:
    """Yield each number that can be varied: its field, and its index if the field has several numbers, else None."""
    for name, value in weights._asdict().items():
        if name == "hope":
            yield from ((name, place) for place, hope in enumerate(value) if 0 < hope < 1)
        elif name not in WHOLE and value:
            yield name, None


def varied(weights: Weights, factors: dict[tuple[str, int | None], float]) -> Weights:
    """Return the weights with each number multiplied by its factor. Fewer missing gems never give less hope."""
    hope = list(weights.hope)
    changes: dict[str, float] = {}
    for (name, place), factor in factors.items():
        if place is None:
            changes[name] = getattr(weights, name) * factor
        else:
            hope[place] = min(1.0, hope[place] * factor)
    return weights._replace(hope=tuple(sorted(hope, reverse=True)), **changes)  # type: ignore[arg-type]


def slopes(weights: Weights, count: int, first: int = 0) -> dict[tuple[str, int | None], tuple[float, float]]:
    """Return for each number the slope of the points over its logarithm, and the standard error of this slope."""
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
