"""Improves the weights of computer players of Gem Rush: `python -m tests.simulate.fit --mode rush --steps 20`.

Players that look one turn ahead play matches of four. Each weight is multiplied by a random factor: in Rush for each
seat anew, in Crisis for the whole table. So the matches show for each weight its slope: how much better a larger weight
makes the result. After each step of some matches, all weights move along their slopes (Salimans and others, "Evolution
Strategies as a Scalable Alternative to Reinforcement Learning", 2017). A long fit takes hours.

The result is the points of the table in Crisis. In Rush it is the lead over the average of the others, plus `VICTORY`
points for a win.
"""

import argparse
import math
import random
import statistics
from collections.abc import Iterator, Mapping, Sequence

from bot.engine.game import Seat
from bot.games.gemrush.advice_worth import FITTED_CRISIS, FITTED_RUSH, PLAIN, Weights
from bot.games.gemrush.model import Mode
from tests.simulate.matches import SEATS, Setting, play

SPREAD = 0.3  # A factor is exp(SPREAD * normal random number), mostly 0.55 to 1.8.
STRIDE = 0.06  # how far the logarithm of an average weight moves in a step
MEMORY = 0.8  # how much of the direction of the step before remains
VICTORY = 8
WHOLE = ("aims",)  # This field is a number of doors, so it is not multiplied.
STARTS = {"plain": PLAIN, "crisis": FITTED_CRISIS, "rush": FITTED_RUSH}

Name = tuple[str, int | None]


def numbers(weights: Weights) -> Iterator[Name]:
    """Yield (field, index) for each number that can be multiplied. The index is None if the field is one number."""
    for name, value in weights._asdict().items():
        if name == "hope":
            yield from ((name, place) for place, hope in enumerate(value) if 0 < hope < 1)
        elif name not in WHOLE and value:
            yield name, None


def varied(weights: Weights, logs: Mapping[Name, float]) -> Weights:
    """Return the weights with each number multiplied by the exponential of its log.

    The numbers of the field `hope` are sorted afterwards, because a chance must not be lower if fewer gems are missing.
    """
    hope = list(weights.hope)
    changes: dict[str, float] = {}
    for (name, place), log in logs.items():
        if place is None:
            changes[name] = getattr(weights, name) * math.exp(log)
        else:
            hope[place] = min(1.0, hope[place] * math.exp(log))
    return weights._replace(hope=tuple(sorted(hope, reverse=True)), **changes)  # type: ignore[arg-type]


def results(mode: Mode, seed: int, weights: Sequence[Weights]) -> list[float]:
    """Play a match, and return the result of each seat."""
    found = play(seed, Setting(mode, "normal", weights=tuple(weights)))
    points, winners = found.points[0], found.winners[0]
    if mode == "crisis":
        return [float(sum(points))] * SEATS
    return [
        own - (sum(points) - own) / (SEATS - 1) + VICTORY * (Seat(seat) in winners) / len(winners)
        for seat, own in enumerate(points)
    ]


def slopes(mode: Mode, weights: Weights, seeds: Sequence[int]) -> dict[Name, float]:
    """Return for each number how many standard deviations the result grows if its log grows by SPREAD."""
    names, dice = list(numbers(weights)), random.Random(seeds[0])
    tried: list[dict[Name, float]] = []
    found: list[float] = []
    for seed in seeds:
        logs = [{name: dice.gauss(0, SPREAD) for name in names} for _ in range(SEATS if mode == "rush" else 1)]
        table = [varied(weights, logs[seat % len(logs)]) for seat in range(SEATS)]
        tried += logs
        found += results(mode, seed, table)[: len(logs)]
    mean, spread = statistics.fmean(found), statistics.pstdev(found) or 1.0
    return {
        name: statistics.fmean(
            log[name] / SPREAD * (result - mean) / spread for log, result in zip(tried, found, strict=True)
        )
        for name in names
    }


def climb(mode: Mode, weights: Weights, steps: int, matches: int, first: int = 0) -> Iterator[Weights]:
    """Yield the weights after each step."""
    direction = dict.fromkeys(numbers(weights), 0.0)
    for step in range(steps):
        seeds = range(first + step * matches, first + (step + 1) * matches)
        for name, slope in slopes(mode, weights, seeds).items():
            direction[name] = MEMORY * direction[name] + (1 - MEMORY) * slope
        usual = math.sqrt(statistics.fmean(one**2 for one in direction.values())) or 1.0
        weights = varied(weights, {name: STRIDE * one / usual for name, one in direction.items()})
        yield weights


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulate.fit", description=__doc__)
    parser.add_argument("--mode", choices=("rush", "crisis"), default="rush")
    parser.add_argument("--around", choices=tuple(STARTS), default="rush")
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--matches", type=int, default=40, help="matches in each step")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match; each has the next one")
    asked = parser.parse_args()
    for weights in climb(asked.mode, STARTS[asked.around], asked.steps, asked.matches, asked.first):
        print(", ".join(f"{name}={_short(value)}" for name, value in weights._asdict().items()), flush=True)


def _short(value: float | tuple[float, ...]) -> str:
    return f"({', '.join(map(_short, value))})" if isinstance(value, tuple) else f"{value:.3g}"


if __name__ == "__main__":
    main()
