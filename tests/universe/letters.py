"""The laws of matches by letters: what stands in each member's conversation with the bot, and what it costs.

A match by letters has no channel. So its boards are not in `matches`: each is a row of `letters`.
"""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from bot.playground import Message
from bot.playground.world.model import Channel
from tests.cogs.desk import board_of
from tests.kills.letters import STORED, LetterRequests, Stored
from tests.universe import costs
from tests.universe.laws import Ledger, Watch
from tests.universe.windows import GRACE, RETRIES

if TYPE_CHECKING:
    from tests.universe.universe import Universe

OF_MESSAGE = "SELECT match_id FROM letters WHERE message_id = :message"
ACTED = "SELECT DISTINCT user_id FROM kills_log WHERE match_id = :key AND user_id > 0"


def stored(books: Ledger) -> list[Stored]:
    """Return all boards by letters as the database has them, at once."""
    return [Stored(*row) for row in books.read(STORED)]


def spoken_to(books: Ledger, message: Message, reader: int) -> set[int]:
    """Return the members in whose language a board by letters may be because its reader has done nothing in the match.

    The bot knows a member's language from what they do. Who is only asked to play reads that of the host.
    """
    board = board_of(message)
    rows = books.read(OF_MESSAGE, message=message.id) if board is None else [(board[0],)]
    for (match,) in rows:
        acted = {row[0] for row in books.read(ACTED, key=match)}
        return set() if reader in acted else acted
    return set()


def unshown(books: Ledger) -> list[tuple[Any, ...]]:
    """Return the boards by letters that wait, as `Universe._unshown` returns matches that wait."""
    return [
        (f"{one.match} for {one.user}", one.phase, one.wanted, one.version, one.message, one.channel)
        for one in stored(books)
        if one.is_behind
    ]


class LetterWatch(Watch):
    """The audit of a universe, in which some members are excused from boards by letters."""

    def _is_closed(self, letter: Stored) -> bool:
        """Return whether Discord took no message to a member when the newest board was refused, or since."""
        at, excuses = self._excuses.away.at(letter.shown_at), self._excuses
        return any(
            windows.meets(at - GRACE - RETRIES, at + GRACE, letter.user) for windows in (excuses.closed, excuses.left)
        )

    async def noted_too_new(self) -> AsyncIterator[str]:
        async for text in super().noted_too_new():
            yield text
        for letter in stored(self._books):
            message = self._world.message(letter.channel, letter.message or 0)
            board = None if message is None else board_of(message)
            if board is not None and board[0] == letter.match and 0 < board[1] < letter.version:
                about = f"the board of {letter.match} for {letter.user}"
                yield f"{about} shows version {board[1]}, and {letter.version} is noted"


class LetterCosts(LetterRequests):
    """The laws of what boards by letters cost in a universe."""

    def __init__(self, universe: "Universe") -> None:
        super().__init__(universe.world, universe.books)
        self._universe = universe

    def _is_of_letters(self, channel: Channel) -> bool:
        return super()._is_of_letters(channel) or channel.id in self._universe.rivals.channels

    def _is_timed(self, match: str) -> bool:
        """Return whether a match has a limit: an absence of the bot changes the ends that its boards name."""
        return self._universe.people.terms(match).pace.limit is not None

    async def broken(self) -> AsyncIterator[tuple[str, str]]:
        """Yield whether boards cost more than one counted request each, and which came for nothing."""
        result, writers = self._universe.result, self._universe.writers.writers
        # Of two channels, only the one that votes has its board drawn anew for a vote.
        agreed = (len(writers) + bool(self._universe.rivals.sides)) * costs._agreed(self._universe)
        allowed = self.allowed(result.lives, sum(result.troubles.values())) + agreed
        allowed += len(writers) * self._universe.minutes_lost  # what commits without an answer do not note comes again
        again = {key: count for key, count in self.again().items() if not self._is_timed(key[1])}
        if self.total:
            self._universe.say(
                f"{self.total} boards by letters, {sum(again.values())} once more: {allowed:g} are allowed"
            )
        if sum(again.values()) > allowed:
            text = f"{sum(again.values())} boards by letters came once more, and {allowed:g} are allowed"
            yield "counted", f"{text}: {[*again][:3]}"
        async for text in self.needless():
            yield "counted", text
