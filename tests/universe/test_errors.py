"""Tests of what the log of a universe tells as a finding."""

import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tests.universe.errors import UNDER_WAY, Errors, Ordered


@pytest.mark.parametrize(
    ("code", "seconds", "is_found"),
    [(50035, 0, False), (50035, UNDER_WAY, False), (50035, 300, True), (50001, 0, True)],
)
def test_an_error_of_a_refusal_that_a_trouble_has_just_ordered_is_no_finding(
    code: int, seconds: float, is_found: bool
) -> None:
    found = list[str]()
    loop: Any = SimpleNamespace(now=1_000.0)
    ordered = Ordered(loop)
    ordered.note(50035)
    loop.now += seconds
    universe: Any = SimpleNamespace(ordered=ordered, say=lambda _: None, find=lambda law, _: found.append(law))
    answer: Any = SimpleNamespace(status=400, reason="Bad Request")
    problem = discord.HTTPException(answer, {"code": code, "message": "refused"})
    record = logging.LogRecord("bot", logging.ERROR, "", 0, "Ticket", (), (type(problem), problem, None))
    Errors(universe).emit(record)
    assert found == ["crash"] * is_found
