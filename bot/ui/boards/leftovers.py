"""Notes in the database what stands in Discord beside boards, so that it is put away even after a kill.

An earlier board is noted before the next one counts as shown. That it was put away is noted some seconds later, for
many boards at once: after a kill in between, the same request is sent once more.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from bot.errors import NotKept
from bot.machine import Clock
from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from bot.storage.leftovers import DOUBT, IN_WORDS, LINE, OLD, WORDS
from bot.storage.rows import LeftoverRow
from bot.storage.writer import ConflictError
from bot.ui.boards.shown import Doubt, Old, Post, Shown

GATHER = 5_000  # milliseconds

_log = logging.getLogger(__name__)


class Leftovers:
    """What the database knows of messages beside boards.

    only_in: in methods, the conversation of a board by letters, which has nothing to do with those in others.
    """

    def __init__(self, sessions: Sessions, clock: Clock) -> None:
        self._sessions = sessions
        self._clock = clock
        # By match and message: what is to be put away or looked for, and what is to be noted about it next.
        self._known: dict[str, dict[str, LeftoverRow]] = {}
        self._done: dict[tuple[str, str], LeftoverRow] = {}
        self._noting: asyncio.Task[None] | None = None
        self._worded = dict[str, int]()  # by match: the server in which its board is in words, as the database knows

    def know(self, match_id: str, rows: Iterable[LeftoverRow]) -> None:
        """Take in what the database has of a match."""
        known = self._known.setdefault(match_id, {})
        for row in rows:
            known[row.message] = row
            self._done.pop((match_id, row.message), None)

    async def note(self, match_id: str, shown: Shown, only_in: int | None = None) -> None:
        """Store what is still to be put away, and a post in doubt. Raises NotKept."""
        known = self._known.get(match_id, {})
        new = [row for row in _rows(match_id, shown, self._clock.now()) if row.message not in known]
        if new:
            await self._sessions.boards.note_left(*new)
            self.know(match_id, new)
        self._settle(match_id, shown, only_in)

    def _settle(self, match_id: str, shown: Shown, only_in: int | None) -> None:
        """Have it noted that posts are in doubt no more."""
        doubt = None if shown.doubt is None or not shown.doubt.lost else _key(shown.doubt)
        for row in self.of(match_id, only_in):
            if row.kind == DOUBT and row.message != doubt:
                self._note_later(row)

    def of(self, match_id: str, only_in: int | None = None) -> Sequence[LeftoverRow]:
        """Return what could not be put away yet beside a match's board."""
        rows = self._known.get(match_id, {}).values()
        return tuple(row for row in rows if only_in in (None, row.channel_id))

    def end(self, match_id: str, shown: Shown, only_in: int | None = None) -> None:
        """Note that nothing is done for a match at present."""
        self._settle(match_id, shown, only_in)
        if not self._known.get(match_id):
            self._known.pop(match_id, None)

    def forget(self, match_id: str, only_in: int | None = None) -> None:
        """Leave what stands beside a match's board as it is in the database, until the next start."""
        for row in self.of(match_id, only_in):
            del self._known[match_id][row.message]

    def note_put_away(self, match_id: str, old: Old, *, line: bool) -> None:
        """Have it noted that a message is gone, or that a line stands in its place which an undo can make untrue."""
        row = self._known.get(match_id, {}).get(str(old.message))
        if row is None:
            row = LeftoverRow(match_id, str(old.message), old.channel, OLD, old.line_version, self._clock.now())
        kind = LINE if line and row.version else OLD
        self._note_later(replace(row, kind=kind))

    def know_worded(self, found: Iterable[tuple[str, int]]) -> None:
        """Take in which boards stand in words: the ids of matches, and their servers."""
        self._worded.update(found)

    def in_words(self, guild: int | None) -> tuple[str, ...]:
        """Return the open matches whose boards lack a permission for pictures. guild: None for all servers."""
        return tuple(match for match, place in self._worded.items() if guild in (None, place))

    async def note_worded(self, match: Match, *, worded: bool) -> None:
        """Store whether the board of a match stands in words, if the database does not know it. Raises NotKept."""
        if worded == (match.id in self._worded):
            return
        row = LeftoverRow(match.id, IN_WORDS, match.place.channel, WORDS, 0, self._clock.now())
        if worded:
            await self._sessions.boards.note_left(row)
            self._worded[match.id] = match.place.guild
        else:
            await self._sessions.boards.note_gone(row)
            self._worded.pop(match.id, None)

    async def lines(self, match_id: str, only_in: int | None = None) -> list[Old]:
        """Return the newest lines of a match. `Old.line_version` is the newest move that each tells. Raises NotKept."""
        rows = {row.message: row for row in await self._sessions.boards.lines(match_id)}
        for row in self._done.values():
            if row.match_id == match_id:
                rows.pop(row.message, None)
                if row.kind == LINE:
                    rows[row.message] = row
        here = (row for row in rows.values() if only_in in (None, row.channel_id))
        return [Old(int(row.message), row.channel_id, line=False, line_version=row.version) for row in here]

    async def forget_lines(self, match_id: str) -> None:
        """Forget the lines of a match that is over: no undo can make them untrue any more. Raises NotKept."""
        for row in list(self._done.values()):
            if row.match_id == match_id and row.kind == LINE:
                self._note_later(replace(row, kind=OLD))
        await self._sessions.boards.forget_lines(match_id)

    def _note_later(self, row: LeftoverRow) -> None:
        self._known.get(row.match_id, {}).pop(row.message, None)
        self._done[row.match_id, row.message] = row
        if self._noting is None:
            self._noting = asyncio.create_task(self._note_soon(), name="leftovers")

    async def _note_soon(self) -> None:
        try:
            while self._done:
                await self._clock.sleep_until(self._clock.now() + GATHER)
                await self._note_done()
        finally:
            self._noting = None

    async def _note_done(self) -> None:
        done = dict(self._done)
        try:
            try:
                await self._note(*done.values())
            except ConflictError:  # a match was deleted meanwhile, and its rows with it
                for row in done.values():
                    with suppress(ConflictError):
                        await self._note(row)
        except NotKept as problem:
            _log.info("It is noted later which old boards were put away: %s", problem)
            return
        self._done = {key: row for key, row in self._done.items() if done.get(key) is not row}

    async def _note(self, *rows: LeftoverRow) -> None:
        await self._sessions.boards.note_gone(*(row for row in rows if row.kind != LINE))
        await self._sessions.boards.note_left(*(row for row in rows if row.kind == LINE))

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
            post = Post(row.channel_id, row.version, row.message.removeprefix("n"))
            doubt = Doubt(row.at, row.channel_id, row.version, post, lost=True)
        elif row.kind == OLD and int(row.message) not in (shown.board.message, *(one.message for one in old)):
            old.append(Old(int(row.message), row.channel_id, line=False))
    return replace(shown, old=tuple(old), doubt=doubt)


def _rows(match_id: str, shown: Shown, now: int) -> list[LeftoverRow]:
    rows = [
        LeftoverRow(match_id, str(old.message), old.channel, OLD, old.line_version, now)
        for old in shown.old
        if old.message != shown.board.message
    ]
    doubt = shown.doubt
    if doubt is not None and doubt.lost:
        rows.append(LeftoverRow(match_id, _key(doubt), doubt.channel, DOUBT, doubt.version, doubt.at))
    return rows


def _key(doubt: Doubt) -> str:
    return f"n{doubt.version}" if doubt.post is None else f"n{doubt.post.nonce}"
