"""Notes in the database what stands in Discord beside boards, so that it is put away even after a kill.

An earlier board is noted before the next one counts as shown. That it was put away is noted some seconds later, for
many boards at once: after a kill in between, the same request is sent once more.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.errors import NotKept
from bot.machine import Clock
from bot.sessions.sessions import Sessions
from bot.storage.leftovers import DOUBT, LINE, OLD
from bot.storage.rows import LeftoverRow
from bot.ui.boards.shown import Doubt, Old, Post, Shown

GATHER = 5_000  # milliseconds

_log = logging.getLogger(__name__)


class Leftovers:
    """What the database knows of messages beside boards."""

    def __init__(self, sessions: Sessions, clock: Clock) -> None:
        self._sessions = sessions
        self._clock = clock
        self._known: dict[tuple[str, str], LeftoverRow] = {}  # what is to be put away, by match and message
        self._done: dict[tuple[str, str], LeftoverRow] = {}  # what was put away, and is to be noted so
        self._noting: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._known) + len(self._done)

    def know(self, rows: Iterable[LeftoverRow]) -> None:
        """Take in what the database has."""
        self._known.update({(row.match_id, row.message): row for row in rows})

    async def note(self, match_id: str, shown: Shown) -> None:
        """Store what is still to be put away, and a post in doubt. Raises NotKept."""
        rows = [row for row in _rows(match_id, shown, self._clock.now()) if (match_id, row.message) not in self._known]
        if rows:
            await self._sessions.boards.note_left(*rows)
            self.know(rows)

    def put_away(self, match_id: str, old: Old, *, line: bool) -> None:
        """Have it noted that an earlier board is gone, or that a line stands in its place."""
        if row := self._known.pop((match_id, str(old.message)), None):
            kind = LINE if line and row.version else OLD
            self._note_later(LeftoverRow(match_id, row.message, row.channel_id, kind, row.version, row.at))
        elif not line:  # perhaps a line
            self._note_later(LeftoverRow(match_id, str(old.message), old.channel, OLD, 0, 0))

    def clear_up(self, match_id: str, post: Post) -> None:
        """Have it noted that a post is not in doubt any more."""
        if row := self._known.pop((match_id, _key(post)), None):
            self._note_later(row)

    async def lines(self, match_id: str) -> list[Old]:
        """Return the newest lines of a match. `Old.tells` is the newest move that each tells. Raises NotKept."""
        rows = {row.message: row for row in await self._sessions.boards.lines(match_id)}
        for row in self._done.values():
            if row.match_id == match_id:
                rows.pop(row.message, None)
                if row.kind == LINE:
                    rows[row.message] = row
        return [Old(int(row.message), row.channel_id, line=False, tells=row.version) for row in rows.values()]

    def _note_later(self, row: LeftoverRow) -> None:
        self._done[row.match_id, row.message] = row
        if self._noting is None:
            self._noting = asyncio.create_task(self._note_soon(), name="leftovers")

    async def _note_soon(self) -> None:
        while self._done:
            await self._clock.sleep_until(self._clock.now() + GATHER)
            await self._note_done()
        self._noting = None

    async def _note_done(self) -> None:
        done = dict(self._done)
        try:
            await self._sessions.boards.note_gone(*(row for row in done.values() if row.kind != LINE))
            await self._sessions.boards.note_left(*(row for row in done.values() if row.kind == LINE))
        except NotKept as problem:
            _log.info("It is noted later which old boards were put away: %s", problem)
            return
        self._done = {key: row for key, row in self._done.items() if done.get(key) is not row}

    async def close(self) -> None:
        """Note what is not noted yet, if the database answers."""
        if self._noting is not None:
            self._noting.cancel()
            await asyncio.gather(self._noting, return_exceptions=True)
            await self._note_done()


def with_leftovers(shown: Shown, rows: Sequence[LeftoverRow]) -> Shown:
    """Return what stands in Discord if these rows are known. The lines of earlier boards are lost: they are deleted."""
    old, doubt = list(shown.old), shown.doubt
    for row in rows:
        if row.kind == DOUBT:
            doubt = Doubt(
                row.at, row.channel_id, row.version, Post(row.channel_id, row.version, row.message.removeprefix("n"))
            )
        elif row.kind == OLD and int(row.message) not in (shown.board.message, *(one.message for one in old)):
            old.append(Old(int(row.message), row.channel_id, line=False))
    return replace(shown, old=tuple(old), doubt=doubt)


def _rows(match_id: str, shown: Shown, now: int) -> list[LeftoverRow]:
    rows = [LeftoverRow(match_id, str(old.message), old.channel, OLD, old.tells, now) for old in shown.old]
    doubt = shown.doubt
    if doubt is not None and doubt.post is not None:
        rows.append(LeftoverRow(match_id, _key(doubt.post), doubt.channel, DOUBT, doubt.post.version, doubt.at))
    return rows


def _key(post: Post) -> str:
    return f"n{post.nonce}"
