"""What the doctor has found: a mark, what it looked at, what it saw, and what to do."""

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import NamedTuple

from bot.config import Config
from bot.errors import StorageError, UnfitDatabase
from bot.machine import Clock
from bot.program.asking import Answers
from bot.storage.database import database_name, parse_url


class Mark(StrEnum):
    WELL = "✓"
    LOOK = "!"  # works, and deserves a look
    ILL = "✗"  # somebody has to do something
    NONE = "-"  # there is nothing to look at


class Finding(NamedTuple):
    """The result of a check. do: what to do; "" if nothing."""

    mark: Mark
    seen: str
    do: str = ""

    def line(self, what: str) -> str:
        return f"{self.mark} {what}: {self.seen}{'; ' if self.do else ''}{self.do}"


class Patient(NamedTuple):
    """What checks look at: the settings, this machine's clock, and what Discord has answered."""

    config: Config
    clock: Clock
    discord: Answers


RUNBOOK = "see the runbook in OPERATING.md"

Check = Callable[[Patient], Awaitable[Finding]]


def well(seen: str) -> Finding:
    return Finding(Mark.WELL, seen)


def look(seen: str, do: str) -> Finding:
    return Finding(Mark.LOOK, seen, do)


def ill(seen: str, do: str) -> Finding:
    return Finding(Mark.ILL, seen, do)


def halves(problem: StorageError, url: str) -> tuple[str, str]:
    """Return what an error of the database of a URL says, and what to do.

    That stands after the last "; ", and after the first ": " if a start refuses the database.
    """
    said = str(problem).rstrip(".").removeprefix(f"{database_name(parse_url(url))} ")
    told, sign, do = said.partition(": ") if isinstance(problem, UnfitDatabase) else said.rpartition("; ")
    return (told, do) if sign else (said, RUNBOOK)


def nothing(seen: str) -> Finding:
    return Finding(Mark.NONE, seen)
