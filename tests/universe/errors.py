"""Tells what the bot logs in a universe, and which of it is a finding."""

import logging
import traceback
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from tests.universe.universe import Universe


class Errors(logging.Handler):
    """Tells the bot's warnings in the story.

    An error with a traceback is a finding, unless it is a refusal that a trouble has ordered.
    """

    def __init__(self, universe: "Universe") -> None:
        super().__init__(logging.WARNING)
        self._universe = universe

    def emit(self, record: logging.LogRecord) -> None:
        text = f"{record.levelname} {record.name}: {record.getMessage()}"
        problem = record.exc_info[1] if record.exc_info else None
        self._universe.say(text if problem is None else f"{text} [{problem!r}]")
        is_ordered = isinstance(problem, discord.HTTPException) and problem.code in self._universe.ordered
        if problem is not None and record.levelno >= logging.ERROR and not is_ordered:
            trace = traceback.format_exception(problem)[-4:]
            self._universe.find("crash", f"{text}\n{''.join(trace)}")
