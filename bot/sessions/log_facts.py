"""What a decision may ask of a match's log: an earlier entry, who has acted or left since."""

import logging
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import StorageError
from bot.sessions.change import LogEntry
from bot.sessions.database import Database
from bot.sessions.model import Match
from bot.sessions.packing import Packing
from bot.storage import reads

logger = logging.getLogger(__name__)


class EarlierEntry(msgspec.Struct, frozen=True):
    """Asks for the log entry of an earlier version: a `LogEntry`, or None where the log has none.

    Its state is None where it cannot be read.
    """

    version: int


class SeatOfEntry(msgspec.Struct, frozen=True):
    """Asks which seat has made a version: a `Seat`, or None."""

    version: int


class SeatsActingAfter(msgspec.Struct, frozen=True):
    """Asks which seats have acted since a version: a frozenset of `Seat`."""

    version: int


class SeatsLeftAfter(msgspec.Struct, frozen=True):
    """Asks which seats have left since a version: a tuple of `Seat`, in the order in which they left."""

    version: int


class LogFacts:
    """Reads these facts."""

    def __init__(self, database: Database, packings: Mapping[str, Packing]) -> None:
        self._database = database
        self._packings = packings

    async def earlier_entry(self, match: Match, fact: EarlierEntry, _: AsyncExitStack) -> LogEntry | None:
        """Return the fact `EarlierEntry`."""
        row = await self._database.read(reads.log_entry, match.id, fact.version)
        if row is None:
            return None
        packing = self._packings[match.game]
        try:
            return packing.log_entry(row)
        except StorageError as problem:
            logger.error("an earlier position of match %s: %s", match.id, problem)
            return packing.log_entry(replace(row, state=None))

    async def seat_of_entry(self, match: Match, fact: SeatOfEntry, _: AsyncExitStack) -> Seat | None:
        """Return the fact `SeatOfEntry`."""
        row = await self._database.read(reads.log_entry, match.id, fact.version)
        return None if row is None or row.seat is None else Seat(row.seat)

    async def seats_acting_after(self, match: Match, fact: SeatsActingAfter, _: AsyncExitStack) -> frozenset[Seat]:
        """Return the fact `SeatsActingAfter`."""
        return frozenset(map(Seat, await self._database.read(reads.seats_acting_after, match.id, fact.version)))

    async def seats_left_after(self, match: Match, fact: SeatsLeftAfter, _: AsyncExitStack) -> tuple[Seat, ...]:
        """Return the fact `SeatsLeftAfter`."""
        return tuple(map(Seat, await self._database.read(reads.seats_left_after, match.id, fact.version)))

    @property
    def sources(self) -> dict[type, Any]:
        """Return the method that reads a fact, by the type of the fact."""
        return {
            EarlierEntry: self.earlier_entry,
            SeatOfEntry: self.seat_of_entry,
            SeatsActingAfter: self.seats_acting_after,
            SeatsLeftAfter: self.seats_left_after,
        }
