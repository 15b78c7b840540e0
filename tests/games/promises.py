"""Promises that every game keeps in every match, tried case by case."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from bot.games import AnyGame
from tests.games.playing import Case, Match

Promise: TypeAlias = Callable[[Case, AnyGame, Match], None]


class Promises:
    """The promises of one test. Its instance is the decorator that collects them."""

    def __init__(self) -> None:
        self._promises: list[Promise] = []

    def __call__(self, promise: Promise) -> Promise:
        self._promises.append(promise)
        return promise

    def tried(self, case: Case, match: Match, subtests: pytest.Subtests) -> None:
        """Try each promise on a match. A broken promise fails by its name, and the others are tried too."""
        for promise in self._promises:
            with subtests.test(promise.__name__):
                promise(case, case.game, match)
