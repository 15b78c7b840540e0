"""Remembers the lines that have replaced old boards, to delete those that tell moves which undo took back.

Only this process remembers them: after a restart, a line from before it stays.
"""

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

import discord

from bot.sessions.model import Entry

MOST = 10  # lines of a match that are remembered


class _Line(NamedTuple):
    message: discord.PartialMessage
    version: int  # that of the newest move that the line tells


class Lines:
    """The newest lines of each match."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[_Line]] = {}

    def note(self, match: str, message: discord.PartialMessage, version: int) -> None:
        self._lines.setdefault(match, deque(maxlen=MOST)).append(_Line(message, version))

    def forget(self, match: str) -> None:
        self._lines.pop(match, None)

    def first(self, match: str) -> int | None:
        """Return the least version that a line of a match tells; None: no line is remembered."""
        lines = self._lines.get(match)
        return lines[0].version if lines else None

    def untrue(self, match: str, story: Iterable[Entry]) -> list[discord.PartialMessage]:
        """Forget and return the lines whose newest move was taken back.

        story: the entries since `first`, without those that undo took back.
        """
        lines, known = self._lines.get(match, deque[_Line]()), {entry.version for entry in story}
        found = [line for line in lines if line.version not in known]
        for line in found:
            lines.remove(line)
        return [line.message for line in found]
