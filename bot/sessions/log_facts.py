"""What a decision may ask of a match's log: an earlier entry, who has acted or left since."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.errors import StorageError
from bot.sessions.change import LogEntry
from bot.sessions.database import Database
from bot.sessions.model import Match
from bot.sessions.packing import Packing
from bot.storage import reads
from bot.storage.store import Connection

logger = logging.getLogger(__name__)


class LogFact(msgspec.Struct, frozen=True):
    """Asks for what a function of `bot.storage.reads` returns about the log of the match and one of its versions."""

    read: Callable[[Connection, str, int], Awaitable[Any]]
    version: int


class EarlierEntry(msgspec.Struct, frozen=True):
    """Asks for the log entry of an earlier version: a `LogEntry`, or None where the log has none.

    Its state is None where it cannot be read.
    """

    version: int


class LogFacts:
    """Reads these facts."""

    def __init__(self, database: Database, packings: Mapping[str, Packing]) -> None:
        self._database = database
        self._packings = packings
        self.sources: dict[type, Any] = {LogFact: self._fact, EarlierEntry: self._earlier_entry}

    async def _fact(self, match: Match, fact: LogFact, _: AsyncExitStack) -> Any:
        return await self._database.read(fact.read, match.id, fact.version)

    async def _earlier_entry(self, match: Match, fact: EarlierEntry, _: AsyncExitStack) -> LogEntry | None:
        row = await self._database.read(reads.log_entry, match.id, fact.version)
        if row is None:
            return None
        packing = self._packings[match.game]
        try:
            return packing.log_entry(row)
        except StorageError as problem:
            logger.error("an earlier position of match %s: %s", match.id, problem)
            return packing.log_entry(replace(row, state=None))
