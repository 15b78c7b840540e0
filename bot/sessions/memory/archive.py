"""Archives the log of a match that is over, as one blob, and finds badges in it.

An archive has each entry that undo did not take back, with the state after it. The states stay as the rules of their
time wrote them, so a rules fix never changes a replay. `Game.upgrade` converts them to today's shape, as for matches in
play. An archive does not name the members: the table `seats` does.

The end of a match leaves a deadline of the kind `ARCHIVE`. A second transaction then stores archive and badges
together. A match with an archive needs nothing more, so the work may be interrupted, and may run twice.
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
THOROUGH = 9  # zlib's highest level: compressing runs once, in a worker thread, and the blob stays for good

_WITH_IDS = frozenset({"seat", "place"})  # entries whose notation is made of user and channel ids

# Returns the second entry, a leaving, with the state that leaving makes from the first entry's state.
Leave: TypeAlias = Callable[[LogRow, LogRow], LogRow]


# -- a log without the steps that were taken back --------------------------------------------------------------------


def without_undone(rows: Iterable[LogRow], leave: Leave) -> tuple[LogRow, ...]:
    """Return the entries in order, without undos and without the steps that they took back.

    An undo returns to the newest entry with the same head, which may be a leaving. If that entry is older than the
    rows, all steps in the rows are dropped. Other entries after it stay, as if the steps had never been made: a leaving
    gets the state that it makes from the entry before.
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
    """Yield the entries that an undo keeps, with its head. The last leaving gets the undo's own state."""
    leavings = [one.version for one in stay if one.kind == "leave"]
    for one in stay:
        if one.version in leavings[-1:]:
            one = replace(one, state=undo.state, rules_version=undo.rules_version)
        elif one.version in leavings and before is not None:
            before = one = leave(before, one)
        yield replace(one, parent=undo.parent, sealed=undo.sealed, mover=undo.mover, step=undo.step)


def _head(row: LogRow) -> tuple[object, ...]:
    """Return what identifies a head. Not `sealed`: an undo may seal the head of the entry that it returns to."""
    return row.parent, row.mover, row.step


# -- a blob ----------------------------------------------------------------------------------------------------------


class _Line(msgspec.Struct, frozen=True, array_like=True):
    """An entry as the blob stores it."""

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
    """Return the archive of entries, oldest first. Takes milliseconds: do not call it in the event loop."""
    lines, before = [], 0
    for row in rows:
        notation = "" if row.kind in _WITH_IDS else row.notation
        since = row.at - before
        lines.append(_Line(row.version, row.kind, row.seat, notation, row.events, row.state, row.rules_version, since))
        before = row.at
    return ArchiveRow(match_id, FORMAT, zlib.compress(msgspec.msgpack.encode(lines), THOROUGH))


def unpack(archive: ArchiveRow) -> tuple[LogRow, ...]:
    """Return the entries of an archive as log rows, oldest first, without members, interactions and heads.

    Raises StorageError if the format is newer or the bytes are damaged.
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
        """Archive the match and drop the row. A match that is archived already or not over is left alone."""
        try:
            await self._finish(deadline)
        except Unreadable:
            # A newer bot may be able to read it: try again each day.
            later = replace(deadline, due=self._matches.now() + DAY, claimed_until=0)
            await self._database.write(writes.put(later))

    async def _finish(self, deadline: DeadlineRow) -> None:
        match = await self._matches.match(deadline.match_id)
        done: Writes = writes.drop_deadline(match.id, deadline.kind)
        if match.over and await self._database.read(reads.archive, match.id) is None:
            rows = await self._database.read(reads.whole_log, match.id)
            packing = self._packings[match.game]
            packed = await asyncio.to_thread(lambda: pack(match.id, without_undone(rows, packing.left)))
            entries = [packing.entry(row) for row in unpack(packed)]
            done += feats(packing.game, match, entries) + writes.archive(packed, match.version)
        await self._database.write(done)
