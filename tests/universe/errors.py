"""Tells what the bot logs in a universe, and which of it is a finding."""

import logging
import math
import traceback
from typing import TYPE_CHECKING

import discord

from tests.universe.loop import Loop

if TYPE_CHECKING:
    from tests.universe.universe import Universe


UNDER_WAY = 120.0  # seconds in which the bot must have heard of a refusal: packets may be 60 times slower than usual


class Ordered:
    """The refusals that troubles have ordered, once they came up."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self._newest: dict[int, float] = {}  # when the newest came, by its code

    def note(self, code: int) -> None:
        """Note that such a refusal has just come up."""
        self._newest[code] = self._loop.now

    def may_be(self, code: int) -> bool:
        """Return whether a refusal with this code that the bot hears of now may be one of them."""
        return self._loop.now - self._newest.get(code, -math.inf) <= UNDER_WAY


class Errors(logging.Handler):
    """Tells the bot's warnings in the story.

    An error with a traceback is a finding, unless it is a refusal that a trouble has ordered of late.
    """

    def __init__(self, universe: "Universe") -> None:
        super().__init__(logging.WARNING)
        self._universe = universe

    def emit(self, record: logging.LogRecord) -> None:
        text = f"{record.levelname} {record.name}: {record.getMessage()}"
        problem = record.exc_info[1] if record.exc_info else None
        self._universe.say(text if problem is None else f"{text} [{problem!r}]")
        is_ordered = isinstance(problem, discord.HTTPException) and self._universe.ordered.may_be(problem.code)
        if problem is not None and record.levelno >= logging.ERROR and not is_ordered:
            trace = traceback.format_exception(problem)[-4:]
            self._universe.find("crash", f"{text}\n{''.join(trace)}")
