"""Tests of what the log of a universe tells as a finding."""

import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tests.universe.errors import Errors


@pytest.mark.parametrize(("code", "is_found"), [(50035, False), (50001, True)])
def test_an_error_of_a_refusal_that_a_trouble_ordered_is_no_finding(code: int, is_found: bool) -> None:
    found = list[str]()
    universe: Any = SimpleNamespace(ordered={50035}, say=lambda _: None, find=lambda law, _: found.append(law))
    answer: Any = SimpleNamespace(status=400, reason="Bad Request")
    problem = discord.HTTPException(answer, {"code": code, "message": "refused"})
    record = logging.LogRecord("bot", logging.ERROR, "", 0, "Ticket", (), (type(problem), problem, None))
    Errors(universe).emit(record)
    assert found == ["crash"] * is_found
