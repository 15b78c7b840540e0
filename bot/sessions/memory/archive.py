"""The log of a match once it is over: what stood at its end becomes one blob, and badges are found in the whole of it.

An archive has each entry that stood, with the state after it. The states stay as the rules of their time wrote them, so
a rules fix never disturbs a replay; `Game.upgrade` brings them to today's shape as it does for matches in play. Who the
members were is not in it: the table `seats` names them.

The end of a match leaves a deadline of the kind `ARCHIVE`. All that it causes is one transaction outside the one that
ended the match, and a match that has its archive has had everything. So it may be interrupted, and asked for twice.
"""

import asyncio
import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bot.errors import StorageError, Unreadable
from bot.sessions.database import Database
from bot.sessions.leaderboards.leaderboards import feats
from bot.sessions.matches import Matches
from bot.sessions.pace import DAY
from bot.sessions.packing import Packing
from bot.storage import reads, writes
from bot.storage.rows import ArchiveRow, DeadlineRow, LogRow
from bot.storage.writes import Writes

FORMAT = 1
THOROUGH = 9  # of zlib: it is done once, in a worker thread, and is stored for good

_WITH_IDS = frozenset({"seat", "place"})  # entries whose notation is made of user and channel ids

# Returns a leaving (the second entry) with the state that it makes of the first entry's.
Leave: TypeAlias = Callable[[LogRow, LogRow], LogRow]


# -- a log without what was taken back: what somebody needs to hear who has not looked for a while -------------------


def standing(rows: Iterable[LogRow], leave: Leave) -> tuple[LogRow, ...]:
    """Return the entries that still hold, in order, without undos and the steps that these took back.

    An undo returns to the newest entry that has its head, which may be somebody's leaving. If that entry is older than
    the rows, all steps among them are gone. What else came after that entry stands, as if the steps had never been
    made: a leaving gets the state that it makes of the earlier one.
    """
    held: list[LogRow] = []
    for row in rows:
        if row.kind != "undo":
            held.append(row)
            continue
        target = next((at for at in reversed(range(len(held))) if _head(held[at]) == _head(row)), -1)
        before = held[target] if target >= 0 else None
        stay = [one for one in held[target + 1 :] if one.kind != "move"]
        del held[target + 1 :]
        held.extend(_without_steps(before, stay, row, leave))
    return tuple(held)


def _without_steps(before: LogRow | None, stay: list[LogRow], undo: LogRow, leave: Leave) -> Iterable[LogRow]:
    """Yield entries that an undo lets stand, with its head. Only of the last leaving it has the state itself."""
    leavings = [one.version for one in stay if one.kind == "leave"]
    for one in stay:
        if one.version in leavings[-1:]:
            one = replace(one, state=undo.state, rules_version=undo.rules_version)
        elif one.version in leavings and before is not None:
            before = one = leave(before, one)
        yield replace(one, parent=undo.parent, sealed=undo.sealed, mover=undo.mover, step=undo.step)


def _head(row: LogRow) -> tuple[object, ...]:
    """Return what tells heads apart; an undo may seal the head of the entry that it returns to."""
    return row.parent, row.mover, row.step


# -- a blob ----------------------------------------------------------------------------------------------------------


class _Line(msgspec.Struct, frozen=True, array_like=True):
    """An entry as it is stored."""

    version: int
    kind: str
    seat: int | None
    notation: str
    events: bytes
    state: bytes | None
    rules_version: int
    since: int  # milliseconds after the entry before


_LINES = msgspec.msgpack.Decoder(tuple[_Line, ...])


def pack(match_id: str, rows: Iterable[LogRow]) -> ArchiveRow:
    """Return the archive of the entries that stand, oldest first. Takes milliseconds: not in the loop."""
    lines, before = [], 0
    for row in rows:
        notation = "" if row.kind in _WITH_IDS else row.notation
        since = row.at - before
        lines.append(_Line(row.version, row.kind, row.seat, notation, row.events, row.state, row.rules_version, since))
        before = row.at
    return ArchiveRow(match_id, FORMAT, zlib.compress(msgspec.msgpack.encode(lines), THOROUGH))


def unpack(archive: ArchiveRow) -> tuple[LogRow, ...]:
    """Return the entries that stood, oldest first, as rows of a log; without members, interactions and ways back.

    Raises StorageError for a newer format, or bytes that are none.
    """
    if archive.format != FORMAT:
        raise StorageError(f"The match {archive.match_id} was archived by a newer program: start that one.")
    try:
        lines = _LINES.decode(zlib.decompress(archive.entries))
    except (zlib.error, msgspec.MsgspecError) as error:
        raise StorageError(f"The archive of match {archive.match_id} cannot be read: {error}.") from error
    rows, at = [], 0
    for line in lines:
        at += line.since
        rows.append(
            LogRow(
                match_id=archive.match_id,
                version=line.version,
                kind=line.kind,
                seat=line.seat,
                notation=line.notation,
                events=line.events,
                state=line.state,
                rules_version=line.rules_version,
                at=at,
            )
        )
    return tuple(rows)


# -- once a match is over --------------------------------------------------------------------------------------------


@dataclass
class Afterwards:
    """Archives matches that are over, and writes their badges."""

    _matches: Matches
    _database: Database
    _packings: Mapping[str, Packing]

    async def fire(self, deadline: DeadlineRow) -> None:
        """Do what is due after a match, and drop the row. What is done already, or not over, does nothing."""
        try:
            await self._finish(deadline)
        except Unreadable:
            # A newer bot may read it. Until one does, it is asked for now and then.
            later = replace(deadline, due=self._matches.now() + DAY, claimed_until=0)
            await self._database.write(writes.put(later))

    async def _finish(self, deadline: DeadlineRow) -> None:
        match = await self._matches.match(deadline.match_id)
        done: Writes = writes.drop_deadline(match.id, deadline.kind)
        if match.over and await self._database.read(reads.archive, match.id) is None:
            rows = await self._database.read(reads.whole_log, match.id)
            packing = self._packings[match.game]
            packed = await asyncio.to_thread(lambda: pack(match.id, standing(rows, packing.left)))
            entries = [packing.entry(row) for row in unpack(packed)]
            done += feats(packing.game, match, entries) + writes.archive(packed, match.version)
        await self._database.write(done)
