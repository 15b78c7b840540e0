"""Finds the board message of a match, and posts it again if it was deleted.

Discord reports deleted messages only to bots with the intent for messages, and this bot has none. So the bot must edit
a message to learn whether it still exists.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import discord

from bot.errors import PlayerError
from bot.machine import Clock
from bot.sessions.model import BoardMessage, Match
from bot.sessions.sessions import Sessions
from bot.ui.boards import messages
from bot.ui.boards.lanes import Lanes
from bot.ui.boards.presenter import Presenter
from bot.ui.entry.reasons import UNKNOWN_MESSAGE, code_of
from bot.ui.entry.trouble import REQUEST_FAULTS
from bot.ui.panels import NO_MENTIONS

PATIENCE = 8.0  # seconds that a member who asks for the board waits at most
REFUSAL_PATIENCE = 0.7  # seconds that a refusal waits at most for its link to the board
RECENT = 5_000  # milliseconds; within this time after a check, a member's request for the board starts no new check
TRUSTED = 60_000  # milliseconds; within this time after a check or an edit, a refusal's link starts no new check
REMEMBERED = 1_000  # checks that are remembered at most

_log = logging.getLogger(__name__)


class Finder:
    """Checks whether board messages still exist. Members who ask for the same message share one check."""

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
        self._found: dict[int, int] = {}  # the time of each message's last check, by message id; the oldest first

    async def found(self, match: Match, *, trusted: int = 0, patience: float = PATIENCE) -> Match:
        """Return the match once its board message is found or posted again. Raises NoSession, Unreadable.

        trusted: milliseconds after the last check or edit during which no new check is needed.
        patience: seconds to wait at most for the check, and as many seconds for a new board message.
        """
        message = match.board.message
        if message is not None:
            now, found = self._clock.now(), self._found.get(message, 0)
            if now - found < RECENT or now - max(match.board.shown_at or 0, found) < trusted:
                return match
            await asyncio.wait((self._shared_check(match, message),), timeout=patience)
        user = None if match.reader is None else match.reader.user
        await self._presenter.shown(match.id, patience, user)
        return _seen_by(await self._sessions.matches.match(match.id), user)

    async def board_of(self, match_id: str) -> BoardMessage:
        """Return a match's board message for the link in a refusal. Raises NoSession, Unreadable."""
        match = await self._sessions.matches.match(match_id)
        return (await self.found(match, trusted=TRUSTED, patience=REFUSAL_PATIENCE)).board

    async def close(self) -> None:
        checks = list(self._checks.values())
        for check in checks:
            check.cancel()
        await asyncio.gather(*checks, return_exceptions=True)

    def _shared_check(self, match: Match, message: int) -> "asyncio.Task[None]":
        check = self._checks.get(message)
        if check is None:
            work = self._check(match, message)
            check = self._checks[message] = asyncio.create_task(work, name=f"finder-{match.id}")
            check.add_done_callback(lambda _: self._checks.pop(message, None))
        return check

    async def _check(self, match: Match, message: int) -> None:
        """Edit a message without changing it. If Discord says that the message is gone, have the board posted again.

        Do nothing while another request in this channel is under way: this edit would delay the next board.
        """
        channel = match.board.channel
        if not self._lanes.is_free(channel):
            return
        try:
            async with self._lanes.turn(channel):
                await self._channel(channel).get_partial_message(message).edit(allowed_mentions=NO_MENTIONS)
        except REQUEST_FAULTS as problem:
            if code_of(problem) == UNKNOWN_MESSAGE:
                await self._post_anew(match, message)
            else:
                _log.info("Whether message %s is there is not known: %s", message, problem)
            return
        self._found.pop(message, None)
        self._found[message] = self._clock.now()
        if len(self._found) > REMEMBERED:
            del self._found[next(iter(self._found))]

    async def _post_anew(self, known: Match, message: int) -> None:
        with suppress(PlayerError):  # the caller of `found` gets the same error
            user = None if known.reader is None else known.reader.user
            match = _seen_by(await self._sessions.matches.match(known.id), user)
            if match.board.message == message and not messages.called_off(match):
                self._presenter.post_anew(match)


def _seen_by(match: Match, user: int | None) -> Match:
    """Return a match as its board for a user shows it. user: None for the board of a channel."""
    return match if user is None else match.seen_by(user)
