"""Stores how well members have played, so that they see whether they get better. Nobody else sees it.

An accuracy is stored when the member has a finished match read: by **My game**, or some matches at a time by
`Accuracies.read_more`. Nothing is read in the background. Accuracies can be compared only if the same rules and the
same `review.VERSION` have made them, so others count as not read.
"""

import logging
import statistics
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from bot.engine import review
from bot.engine.review import Review
from bot.errors import Draining, NotKept, SessionError, TooHeavy
from bot.sessions.change import AnyGame
from bot.sessions.database import Database
from bot.sessions.memory.decisive import Decisive, why_not
from bot.sessions.memory.record import Replay
from bot.sessions.memory.replays import Replays
from bot.sessions.model import Request
from bot.storage import accuracies, leaderboards
from bot.storage.rows import AccuracyRow

MOST_SHOWN = 30  # the newest matches of a game that a history has
MOST_READ = 5  # matches that one request reads
COMPARED = 10  # matches of a mean

logger = logging.getLogger(__name__)


class Measured(NamedTuple):
    """A match that was read. at: when it ended, in milliseconds since 1970. accuracy: 0..100."""

    match_id: str
    at: int
    accuracy: int


class History(NamedTuple):
    """A member's accuracies in a game and a server.

    Attributes:
        game: the key of the game.
        measured: the newest matches that were read and have an accuracy, at most MOST_SHOWN, oldest first.
        unread: the ids of those among the MOST_SHOWN newest matches that were not read, newest first.
    """

    game: str
    measured: tuple[Measured, ...]
    unread: tuple[str, ...]

    @property
    def mean(self) -> int:
        """Return the mean of the newest matches, at most COMPARED. Raises StatisticsError if there is no match."""
        return _mean(self.measured[-COMPARED:])

    @property
    def change(self) -> int | None:
        """Return by how much the mean is higher than that of as many matches before; None if there are fewer."""
        before = self.measured[-2 * COMPARED : -COMPARED]
        return self.mean - _mean(before) if len(before) == COMPARED else None


def _mean(measured: Sequence[Measured]) -> int:
    return round(statistics.fmean(one.accuracy for one in measured))


@dataclass
class Accuracies:
    """Reads and stores the accuracies of members."""

    _database: Database
    _games: Mapping[str, AnyGame]
    _replays: Replays
    _decisive: Decisive

    async def note(self, user: int, replay: Replay, found: Review) -> None:
        """Store a member's accuracy in a match. If it cannot be stored, the next reading of the match stores it."""
        with suppress(NotKept):
            await self._store(user, replay, found.accuracy)

    async def games(self, guild: int, user: int) -> tuple[str, ...]:
        """Return the games that have accuracies and in which a member has finished a match, newest first.

        Raises NotKept.
        """
        played = await self._database.read(leaderboards.played_by, guild, user, to_others=True)
        newest = dict.fromkeys(row.game for row in reversed(played))
        return tuple(key for key in newest if key in self._games and self._games[key].about.plays_itself)

    async def history(self, guild: int, user: int, game: str) -> History:
        """Return a member's accuracies in a game and a server. Dailies are among them once their day is over.

        Raises NotKept.
        """
        played = await self._database.read(leaderboards.played_by, guild, user, to_others=True)
        known = {row.match_id: row for row in await self._database.read(accuracies.of_member, user)}
        measured, unread = list[Measured](), list[str]()
        newest_first = [row for row in reversed(played) if row.game == game]
        for number, match in enumerate(newest_first):
            row = known.get(match.match_id)
            if row is None or not self._is_current(row, game):
                unread += [match.match_id] if number < MOST_SHOWN else []
            elif row.accuracy is not None:
                measured.append(Measured(match.match_id, match.ended_at, row.accuracy))
        return History(game, tuple(reversed(measured[:MOST_SHOWN])), tuple(unread))

    async def read_more(self, request: Request, history: History) -> int:
        """Read the newest of the unread matches of the member who asks, at most MOST_READ. Return how many were read.

        A match that can never be read is stored without an accuracy, so that it is not tried again. It counts as read.
        Raises Draining, NotKept.
        """
        count = 0
        for match_id in history.unread:
            if count == MOST_READ:
                break
            try:
                count += await self._read(request, match_id)
            except (Draining, NotKept):
                raise
            except SessionError as problem:  # its log is damaged
                logger.info("Match %s was not read: %s", match_id, problem)
        return count

    async def _read(self, request: Request, match_id: str) -> bool:
        """Read a match and store its accuracy. Return False if its result is still secret.

        Raises Draining, NotKept, and the errors of `Replays.of`.
        """
        replay = await self._replays.of(request, match_id)
        seat, accuracy = replay.viewer(request.member.user), None
        if why_not(replay, self._games[replay.match.game]) is None:
            with suppress(TooHeavy):
                found = await self._decisive.of(replay, seat)
                accuracy = None if found.review is None else found.review.accuracy
        elif replay.seed is None:
            return False
        await self._store(request.member.user, replay, accuracy)
        return True

    async def _store(self, user: int, replay: Replay, accuracy: int | None) -> None:
        """Store an accuracy, unless it is stored already."""
        match = replay.match
        row = AccuracyRow(user, match.id, accuracy, self._games[match.game].about.rules_version, review.VERSION)
        if row not in await self._database.read(accuracies.of_member, user):
            await self._database.run(partial(accuracies.store, row=row))

    def _is_current(self, row: AccuracyRow, game: str) -> bool:
        return (row.rules_version, row.review_version) == (self._games[game].about.rules_version, review.VERSION)
