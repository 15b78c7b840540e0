"""Pairs tests with faults: `make test` runs some of the pairs, `make nightly` all of them."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")
F = TypeVar("F")


def some_by_day_all_by_night(tried: Iterable[T], faults: Sequence[F], some: int) -> list[ParameterSet]:
    """Return parameters for pytest. Each pairs an item of `tried` with a tuple of faults.

    In `make test`, each item has the next `some` faults. Parameters with all faults are marked `nightly`.
    """
    by_day, by_night = [], []
    for number, one in enumerate(tried):
        chosen = tuple(faults[(number * some + offset) % len(faults)] for offset in range(some))
        by_day.append(pytest.param(one, chosen, id=str(one)))
        by_night.append(pytest.param(one, tuple(faults), id=f"{one}-all", marks=pytest.mark.nightly))
    return by_day + by_night
