"""What is done once a match is over, outside the transaction that ends it: its log becomes an archive, and whatever
else follows from the whole of it (feats, say) is kept along with that.

The end of a match leaves a deadline of the kind `ARCHIVE`. All that it causes is one transaction, and a match that has
its archive has had everything: so it may be interrupted at any moment, and asked for twice.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from bot.errors import Unreadable
from bot.sessions.desk import Desk
from bot.sessions.memory import archive
from bot.sessions.model import Entry, Match
from bot.sessions.pace import DAY
from bot.sessions.time.dues import ARCHIVE
from bot.storage import reads, writes
from bot.storage.rows import DeadlineRow
from bot.storage.writes import Writes

__all__ = ["ARCHIVE", "Afterwards", "Consequence", "Ended"]

logger = logging.getLogger(__name__)


class Ended(msgspec.Struct, frozen=True):
    """A match that is over or was broken off, and what stood at its end, oldest first."""

    match: Match
    entries: tuple[Entry, ...]


# Rows that follow from a finished match, to be written together with its archive.
Consequence = Callable[[Ended], Awaitable[Writes]]


class Afterwards:
    """See the module's docstring."""

    def __init__(self, desk: Desk, *consequences: Consequence) -> None:
        self._desk = desk
        self._consequences = consequences

    async def fire(self, deadline: DeadlineRow) -> None:
        """Do what is due after a match, and drop the row. What is done already, or not over, does nothing."""
        try:
            await self._desk.run(self._finish(deadline))
        except Unreadable:
            # A newer bot may read it. Until somebody does, it is asked for now and then.
            later = msgspec.structs.replace(deadline, due=self._desk.clock.now() + DAY, claimed_until=0)
            await self._desk.store.write(writes.set_deadline(later))

    async def _finish(self, deadline: DeadlineRow) -> None:
        match = await self._desk.match(deadline.match_id)
        done: Writes = writes.drop_deadline(match.id, deadline.kind)
        if match.over and await self._desk.read(reads.archive, match.id) is None:
            rows = await self._desk.read(reads.whole_log, match.id)
            packed = await asyncio.to_thread(archive.pack, match.id, rows)
            packing = self._desk.packing[match.game]
            ended = Ended(match, tuple(packing.entry(row) for row in archive.unpack(packed)))
            for consequence in self._consequences:
                done += await consequence(ended)
            done += writes.archive(packed, match.version)
        await self._desk.store.write(done)
