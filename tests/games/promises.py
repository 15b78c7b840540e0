"""Collects the promises that every game keeps in every match, and checks them on matches."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from bot.games import AnyGame
from tests.games.playing import Case, Match

Promise: TypeAlias = Callable[[Case, AnyGame, Match], None]


class Promises:
    """The promises that one test checks. Decorate a function with an instance to add a promise."""

    def __init__(self) -> None:
        self._promises: list[Promise] = []

    def __call__(self, promise: Promise) -> Promise:
        self._promises.append(promise)
        return promise

    def check(self, case: Case, match: Match) -> None:
        """Check all promises on the match of a case.

        Raises BaseExceptionGroup with the error of each broken promise. The promise's name is a note on its error.
        """
        broken: list[BaseException] = []
        for promise in self._promises:
            try:
                promise(case, case.game, match)
            except (Exception, pytest.fail.Exception) as problem:  # noqa: BLE001 - each is raised below
                problem.add_note(promise.__name__)
                broken.append(problem)
        if broken:
            raise BaseExceptionGroup(f"promises that {case} breaks", broken)
