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
        self._undone: dict[str, int] = {}  # by match: the version of the newest undo whose lines were not looked for

    def note(self, match: str, message: discord.PartialMessage, version: int) -> None:
        self._lines.setdefault(match, deque(maxlen=MOST)).append(_Line(message, version))

    def note_undo(self, match: str, version: int) -> None:
        """Note that an undo may have made lines untrue. version: the match's version after it."""
        self._undone[match] = version

    def forget(self, match: str) -> None:
        self._lines.pop(match, None)
        self._undone.pop(match, None)

    def first_doubtful(self, match: str) -> int | None:
        """Return the least version that a line of a match tells, if an undo was noted; None: all lines are true."""
        lines = self._lines.get(match)
        return lines[0].version if lines and match in self._undone else None

    def untrue(self, match: str, version: int, story: Iterable[Entry]) -> list[discord.PartialMessage]:
        """Forget and return the lines whose newest move was taken back.

        version: the match's version up to which undos were read.
        story: the entries since `first_doubtful`, without those that undo took back.
        """
        if self._undone.get(match, 0) <= version:
            self._undone.pop(match, None)
        lines, known = self._lines.get(match, deque[_Line]()), {entry.version for entry in story}
        found = [line for line in lines if line.version not in known]
        for line in found:
            lines.remove(line)
        return [line.message for line in found]
