"""A finished match as one blob and back: what stood at its end, entry by entry, with the state after each. Pure.

The states stay as the rules of their time wrote them, so a rules fix never disturbs a replay; `Game.upgrade` brings
them to today's shape as it does for matches in play. Who the members were is not in it: the table `seats` names them.
"""

import zlib
from collections.abc import Iterable

import msgspec

from bot.errors import StorageError
from bot.storage.rows import ArchiveRow, LogRow

FORMAT = 1
THOROUGH = 9  # of zlib: it is done once, in a worker thread, and is kept for good

_WITH_IDS = frozenset({"seat", "place"})  # entries whose notation is made of user and channel ids


class _Line(msgspec.Struct, frozen=True, array_like=True):
    """An entry as it is kept. since: milliseconds after the entry before."""

    version: int
    kind: str
    seat: int | None
    notation: str
    events: bytes
    state: bytes | None
    rules_version: int
    since: int


_LINES = msgspec.msgpack.Decoder(tuple[_Line, ...])


def pack(match_id: str, rows: Iterable[LogRow]) -> ArchiveRow:
    """Return the archive of the entries that stand, oldest first. Takes milliseconds: not in the loop."""
    lines, before = [], 0
    for row in rows:
        notation = "" if row.kind in _WITH_IDS else row.notation
        line = _Line(
            row.version, row.kind, row.seat, notation, row.events, row.state, row.rules_version, row.at - before
        )
        lines.append(line)
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
        rows.append(_row(archive.match_id, line, at))
    return tuple(rows)


def _row(match_id: str, line: _Line, at: int) -> LogRow:
    return LogRow(
        match_id=match_id,
        version=line.version,
        kind=line.kind,
        seat=line.seat,
        user_id=None,
        notation=line.notation,
        events=line.events,
        state=line.state,
        rules_version=line.rules_version,
        parent=None,
        sealed=True,
        mover=None,
        step="",
        interaction_id=None,
        at=at,
    )
