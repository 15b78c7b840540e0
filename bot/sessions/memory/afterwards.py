"""What is done once a match is over, outside the transaction that ends it: its log becomes an archive, and badges are
found in the whole of it.

The end of a match leaves a deadline of the kind `ARCHIVE`. All that it causes is one transaction, and a match that has
its archive has had everything. So it may be interrupted at any moment, and asked for twice.
"""

import asyncio
from collections.abc import Iterable, Mapping

import msgspec

from bot.errors import Unreadable
from bot.sessions.database import Database
from bot.sessions.leaderboards.leaderboards import feats
from bot.sessions.matches import Matches
from bot.sessions.memory import archive
from bot.sessions.memory.history import standing
from bot.sessions.pace import DAY
from bot.sessions.packing import Packing
from bot.storage import reads, writes
from bot.storage.rows import ArchiveRow, DeadlineRow, LogRow
from bot.storage.writes import Writes


class Afterwards:
    """See the module's docstring."""

    def __init__(self, matches: Matches, database: Database, packings: Mapping[str, Packing]) -> None:
        self._matches = matches
        self._database = database
        self._packings = packings

    async def fire(self, deadline: DeadlineRow) -> None:
        """Do what is due after a match, and drop the row. What is done already, or not over, does nothing."""
        try:
            await self._finish(deadline)
        except Unreadable:
            # A newer bot may read it. Until one does, it is asked for now and then.
            later = msgspec.structs.replace(deadline, due=self._matches.now() + DAY, claimed_until=0)
            await self._database.write(writes.put(later))

    async def _finish(self, deadline: DeadlineRow) -> None:
        match = await self._matches.match(deadline.match_id)
        done: Writes = writes.drop_deadline(match.id, deadline.kind)
        if match.over and await self._database.read(reads.archive, match.id) is None:
            rows = await self._database.read(reads.whole_log, match.id)
            packing = self._packings[match.game]
            packed = await asyncio.to_thread(_packed, match.id, rows, packing)
            entries = [packing.entry(row) for row in archive.unpack(packed)]
            done += feats(packing.game, match, entries) + writes.archive(packed, match.version)
        await self._database.write(done)


def _packed(match_id: str, rows: Iterable[LogRow], packing: Packing) -> ArchiveRow:
    return archive.pack(match_id, standing(rows, packing.left))
