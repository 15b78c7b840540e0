"""Tests of counting the places that are still possible."""

from typing import Any

import pytest

from bot.engine.tournaments.model import Pairing
from bot.engine.tournaments.outlook import Count
from bot.errors import TooHeavy
from bot.sessions.leagues.possible import PossiblePlaces
from tests.workers import InlineWorkers


async def test_a_count_that_took_too_long_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = InlineWorkers()
    places, count, run = PossiblePlaces(workers), Count((0, 1), (), (Pairing(0, 1),)), workers.run

    async def busy(*args: Any, **kwargs: Any) -> Any:
        raise TooHeavy("error-too-heavy")

    monkeypatch.setattr(workers, "run", busy)
    assert await places._counted(count) == ({}, frozenset())
    monkeypatch.setattr(workers, "run", run)
    assert await places._counted(count) == ({0: (1, 2), 1: (1, 2)}, frozenset({0, 1}))
