"""The figures of the ladder: shares and medians, each with its interval of 95 %.

A share has Wilson's interval. It treats all matches as independent, so it is a little too wide for mirrored seats. The
interval of a median goes from one result to another. Their ranks follow from the binomial distribution, so nothing is
assumed about how points are distributed.
"""

import math
import statistics
from collections.abc import Sequence
from typing import NamedTuple

from tests.ladder.matches import Played
from tests.ladder.rows import Row

SIGMAS = 1.96  # 95 % of a normal distribution lie within so many standard deviations

_TIMES = "decision p50   max   turn max (CPU s)"
HEADING = f"{'row':<26}{'budget':>7}{'aim':>7}{'measured':>10}{'95 %':>14}{'matches':>9}    {_TIMES}"


class Measured(NamedTuple):
    value: float
    low: float
    high: float


def share(values: Sequence[float]) -> Measured:
    """Return the mean of shares 0..1, at least one, with Wilson's interval."""
    count, mean = len(values), statistics.fmean(values)
    spread = SIGMAS**2 / count
    middle = (mean + spread / 2) / (1 + spread)
    half = SIGMAS / (1 + spread) * math.sqrt(mean * (1 - mean) / count + spread / (4 * count))
    return Measured(mean, max(0.0, middle - half), min(1.0, middle + half))


def median(values: Sequence[float]) -> Measured:
    """Return the median of numbers, at least one. With fewer than six numbers, the interval is narrower than 95 %."""
    ranked, count = sorted(values), len(values)
    low = max(0, math.floor((count - SIGMAS * math.sqrt(count)) / 2))
    return Measured(statistics.median(ranked), ranked[low], ranked[count - 1 - low])


def line(row: Row, budget: float, played: Played) -> str:
    """Return a row of the table."""
    if row.against:
        value, low, high = (f"{100 * one:.0f}" for one in share(played.values))
        aim = "" if row.aim is None else f"{100 * row.aim:.0f} %"
        value += " %"
    else:
        value, low, high = (f"{one:.0f}" for one in median(played.values))
        aim = "" if row.aim is None else f"{row.aim:.0f}"
    usual = statistics.median(played.decisions or [0.0])
    times = f"{usual:>16.2f}{max(played.decisions, default=0):>6.2f}{max(played.turns, default=0):>11.2f}"
    return f"{row.name:<26}{budget:>7g}{aim:>7}{value:>10}{f'{low}..{high}':>14}{len(played.values):>9}{times}"
