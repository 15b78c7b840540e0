"""Archives the logs of matches that are over, each as one blob, and writes the badges that members have won.

An archive has each entry that undo did not take back, with the state after the entry. States stay as they were stored
during the match, so a change of the rules does not change replays. An archive does not name the members, because the
table `seats` names them.

The end of a match adds a deadline of the kind `ARCHIVE`. When the deadline fires, one transaction stores the archive
and the badges. The work may be interrupted, and may run twice, because a match with an archive is left alone.
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
from bot.sessions.leaderboards.leaderboards import covered, feats
from bot.sessions.matches import Matches
from bot.sessions.pace import DAY, HOUR
from bot.sessions.packing import Packing
from bot.sessions.play.riddles import may_become_puzzles
from bot.sessions.time.dues import PUZZLES
from bot.storage import privacy, reads, writes
from bot.storage.keeping import is_computer
from bot.storage.rows import ArchiveRow, DeadlineRow, LogRow
from bot.storage.writes import Writes

FORMAT = 1
ZLIB_LEVEL = 9

_WITH_IDS = frozenset({"seat", "place"})  # kinds of entries whose notation has ids of users or channels

Leave: TypeAlias = Callable[[LogRow, LogRow], LogRow]  # the type of `Packing.left`


# -- logs without the steps that were taken back ---------------------------------------------------------------------


def without_undone(rows: Iterable[LogRow], leave: Leave) -> tuple[LogRow, ...]:
    """Return the entries without undos, and without the moves that these undos took back.

    An undo returns to the newest entry with the same head (`bot.sessions.change.Head`). The moves after this entry are
    dropped, and the other entries after it stay. They get a new state, in which the dropped moves were never made. If
    no row has the same head, the undo returns to an entry before all rows.
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
    """Yield the entries that an undo does not take back, with the head of the undo.

    before: the entry to which the undo returns; None: this entry is not among the rows. The last "leave" entry and all
    after it get the state of the undo, in which all these seats have left.
    """
    last_leaving = max((one.version for one in stay if one.kind == "leave"), default=0)
    for one in stay:
        if one.version >= last_leaving:
            one = _with_state_of(undo, one)
        elif before is not None:
            before = one = leave(before, one) if one.kind == "leave" else _with_state_of(before, one)
        yield replace(one, parent=undo.parent, sealed=undo.sealed, mover=undo.mover, step=undo.step)


def _with_state_of(other: LogRow, row: LogRow) -> LogRow:
    return row if row.state is None else replace(row, state=other.state, rules_version=other.rules_version)


def _head(row: LogRow) -> tuple[object, ...]:
    """Return the head without `sealed`, because an undo may seal the head of the entry to which it returns."""
    return row.parent, row.mover, row.step


# -- blobs -----------------------------------------------------------------------------------------------------------


class _Line(msgspec.Struct, frozen=True, array_like=True):
    """An entry in the blob."""

    version: int
    kind: str
    seat: int | None
    notation: str
    events: bytes
    state: bytes | None
    rules_version: int
    since: int  # milliseconds since the entry before
    computer: int | None = None  # the id of the computer player who acted; None: a member or the clock acted


_LINES = msgspec.msgpack.Decoder(tuple[_Line, ...])


def pack(match_id: str, rows: Iterable[LogRow]) -> ArchiveRow:
    """Return the archive of entries, oldest first. Call this outside the event loop, because it takes milliseconds."""
    lines, before = [], 0
    for row in rows:
        notation = "" if row.kind in _WITH_IDS else row.notation
        since = row.at - before
        player = row.user_id if is_computer(row.user_id or 0) else None
        about = (row.version, row.kind, row.seat, notation, row.events, row.state, row.rules_version, since)
        lines.append(_Line(*about, player))
        before = row.at
    return ArchiveRow(match_id, FORMAT, zlib.compress(msgspec.msgpack.encode(lines), ZLIB_LEVEL))


def unpack(archive: ArchiveRow) -> tuple[LogRow, ...]:
    """Return the entries of an archive as log rows, oldest first.

    Computer players are archived, but members, interactions and heads are not.

    Raises StorageError if a newer version of the bot wrote the archive, or if its bytes are damaged.
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
                user_id=line.computer,
                notation=line.notation,
                events=line.events,
                state=line.state,
                rules_version=line.rules_version,
                at=at,
            )
        )
    return tuple(rows)


# -- the deadline ----------------------------------------------------------------------------------------------------


@dataclass
class Afterwards:
    """Archives matches that are over, and writes their badges."""

    _matches: Matches
    _database: Database
    _packings: Mapping[str, Packing]

    async def fire(self, deadline: DeadlineRow) -> None:
        """Archive the match if it is over and has no archive yet, and drop the deadline. Delete a lesson."""
        try:
            await self._finish(deadline)
        except Unreadable:
            # A newer version of the bot may be able to read the match, so try again every day.
            later = replace(deadline, due=self._matches.now() + DAY, claimed_until=0)
            await self._database.write(writes.put(later))

    async def _finish(self, deadline: DeadlineRow) -> None:
        match = await self._matches.match(deadline.match_id)
        if match.terms.lesson is not None:
            async with self._matches.locked(match.id):
                await self._database.run(lambda connection: privacy.drop_matches(connection, (match.id,)))
            return
        done: Writes = writes.drop_deadline(match.id, deadline.kind)
        # One read of both: between two reads, another work might archive the match and thin its log.
        archived, rows = await self._database.read(reads.kept_log, match.id, states=True)
        if match.over and archived is None:
            packing = self._packings[match.game]
            packed = await asyncio.to_thread(lambda: pack(match.id, without_undone(rows, packing.left)))
            # A member gets no badge for what a stand-in has played that is a computer player.
            entries = [packing.entry(row) for row in unpack(packed)]
            by_members = [entry for entry in entries if entry.user is None]
            done += feats(packing.game, match, by_members) + covered(match, entries)
            done += writes.archive(packed, match.version)
            if may_become_puzzles(packing.game, match):
                done += writes.put(DeadlineRow(match.id, PUZZLES, match.version, self._matches.now() + HOUR))
        await self._database.write(done)
