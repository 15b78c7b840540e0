"""Finds the board message of a match, and posts it again if it was deleted.

Without the message intent Discord reports no deletions. Only a request for the message shows that it is gone.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import discord

from bot.errors import PlayerError
from bot.sessions.clock import Clock
from bot.sessions.model import BoardMessage, Match, Phase
from bot.sessions.sessions import Sessions
from bot.ui.boards.lanes import Lanes
from bot.ui.boards.presenter import Presenter
from bot.ui.entry.trouble import REQUEST_FAULTS, UNKNOWN_MESSAGE, code_of
from bot.ui.panels import NO_MENTIONS

PATIENCE = 8.0  # seconds until a member who asked for the board is answered in any case
REFUSAL_PATIENCE = 0.7  # seconds that a refusal waits for its link to the board; the search goes on after that
RECENT = 5_000  # milliseconds for which a found board is not looked for again, if a member asks for the board
TRUSTED = 60_000  # milliseconds for which a shown or found board is not looked for again, if a refusal links to it
REMEMBERED = 1_000  # found messages

_log = logging.getLogger(__name__)


class Finder:
    """Checks whether board messages still exist. Members who ask for the same one share one check."""

    def __init__(
        self,
        presenter: Presenter,
        sessions: Sessions,
        lanes: Lanes,
        channel: Callable[[int], discord.PartialMessageable],
        clock: Clock,
    ) -> None:
        """channel: returns a channel by its id."""
        self._presenter = presenter
        self._sessions = sessions
        self._lanes = lanes
        self._channel = channel
        self._clock = clock
        self._checks: dict[int, asyncio.Task[None]] = {}
        self._found: dict[int, int] = {}  # message id to the time it was found, the oldest first

    async def found(self, match: Match, *, trusted: int = 0, patience: float = PATIENCE) -> Match:
        """Return the match once its board message exists, or when the patience is over.

        trusted: milliseconds for which a board that was shown or found is not checked again. patience: seconds; doubled
        if the board is posted again. Raises NoSession, Unreadable.
        """
        message = match.board.message
        if message is not None:
            now, found = self._clock.now(), self._found.get(message, 0)
            if now - found < RECENT or now - max(match.board.shown_at or 0, found) < trusted:
                return match
            await asyncio.wait((self._shared_check(match, message),), timeout=patience)
        await self._presenter.shown(match.id, patience)
        return await self._sessions.matches.match(match.id)

    async def board_of(self, match_id: str) -> BoardMessage:
        """Return the place of a match's board message, once the message exists. Raises NoSession, Unreadable."""
        match = await self._sessions.matches.match(match_id)
        return (await self.found(match, trusted=TRUSTED, patience=REFUSAL_PATIENCE)).board

    async def close(self) -> None:
        """Stop all checks."""
        checks = list(self._checks.values())
        for check in checks:
            check.cancel()
        await asyncio.gather(*checks, return_exceptions=True)

    def _shared_check(self, match: Match, message: int) -> "asyncio.Task[None]":
        check = self._checks.get(message)
        if check is None:
            work = self._check(match.id, match.board.channel, message)
            check = self._checks[message] = asyncio.create_task(work, name=f"finder-{match.id}")
            check.add_done_callback(lambda _: self._checks.pop(message, None))
        return check

    async def _check(self, match_id: str, channel: int, message: int) -> None:
        """Edit a message without a change; if it is gone, have the match shown again.

        Do nothing if boards already wait for their turn: Discord would count the edit as one more change.
        """
        if not self._lanes.is_free(channel):
            return
        try:
            async with self._lanes.turn(channel):
                await self._channel(channel).get_partial_message(message).edit(allowed_mentions=NO_MENTIONS)
        except REQUEST_FAULTS as problem:
            if code_of(problem) == UNKNOWN_MESSAGE:
                await self._post_anew(match_id, message)
            else:
                _log.info("Whether message %s is there is not known: %s", message, problem)
            return
        self._found.pop(message, None)
        self._found[message] = self._clock.now()
        if len(self._found) > REMEMBERED:
            del self._found[next(iter(self._found))]

    async def _post_anew(self, match_id: str, message: int) -> None:
        with suppress(PlayerError):  # `found` raises it again for the member who asked
            match = await self._sessions.matches.match(match_id)
            called_off = match.phase is Phase.CANCELLED and match.state is None
            if match.board.message == message and not called_off:
                self._presenter.post_anew(match)
