"""One attempt to send a message: directly, or in the channel if the member gets no direct messages."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot.machine import Clock
from bot.sessions.notices import (
    AnswerLost,
    ConversationsFull,
    Deliver,
    DirectMessagesClosed,
    Notice,
    NotNeeded,
    StandsAlready,
    goes_public,
)
from bot.sessions.settings import Settings
from bot.storage.rows import NoticeRow

ATTEMPT_SECONDS = 150.0

logger = logging.getLogger(__name__)


class Sent(NamedTuple):
    """The result of an attempt to send a message."""

    fault: Exception | None  # why the attempt failed; None: the message was sent, or need not be sent any more
    posted: bool = False  # whether the message was posted in the channel
    direct: bool = False  # whether it was sent as a direct message
    handed_at: int | None = None  # when the first attempt with an unknown result began; None: the result is known
    begun_at: int = 0  # the same if there was one, otherwise when this attempt began
    stood: bool = False  # whether an earlier attempt had sent it
    anew_at: int | None = None  # when it was sent, if Discord has forgotten the earlier attempts; None: as `begun_at`

    @property
    def sent_at(self) -> int:
        """Return when a message was handed to Discord that is there now, in milliseconds since 1970."""
        return self.begun_at if self.anew_at is None else self.anew_at

    def doubted(self, now: int) -> int | None:
        """Return for how many milliseconds a message may have been there; None if it is not."""
        return None if self.handed_at is None else abs(now - self.handed_at)


def notice_of(row: NoticeRow) -> Notice:
    """Return a stored notice."""
    return msgspec.json.decode(row.notice, type=Notice)


class Sender:
    """Sends messages. until_done: repeats work on the database until it succeeds.

    Attributes:
        deliver: hands a notice to Discord; None: nothing can be sent yet.
    """

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        until_done: Callable[[Callable[[], Awaitable[None]]], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._until_done = until_done
        self.deliver: Deliver | None = None

    async def send(self, notice: Notice, attempts: int, note: Callable[[Notice], Awaitable[bool]]) -> Sent | None:
        """Send a notice, or post it in the channel if it cannot be a direct message. attempts: those before.

        note: stores where the notice is about to be posted, if that is not where the caller has said. Return None if
        it returns False, so nothing was sent.
        """
        try:
            async with asyncio.timeout(ATTEMPT_SECONDS) as limit:
                try:
                    await self._attempt(notice)
                except DirectMessagesClosed:
                    user = notice.user
                    if user is None or not notice.dm or notice.kind == "adrift":
                        raise
                    await self._until_done(lambda: self._settings.note_dms_closed(user))
                    if notice.quiet or notice.only_direct or notice.kind == "evening":
                        return Sent(None)  # the bot cannot reach the member: the server allows no mentions, or no posts
                    notice = replace(notice, dm=False)
                    if not await note(notice):
                        return None
                    await self._attempt(notice)
                except ConversationsFull:
                    if not goes_public(notice, attempts, self._clock.now()):
                        raise
                    notice = replace(notice, dm=False)
                    if not await note(notice):
                        return None
                    await self._attempt(notice)
        except NotNeeded:
            return Sent(None)
        except StandsAlready:
            return Sent(None, posted=not notice.dm, direct=notice.dm, stood=True)
        except Exception as fault:  # noqa: BLE001 - no fault may stop the other messages
            logger.info("%s of match %s could not be sent: %r", notice.kind, notice.match, fault)
            return Sent(AnswerLost() if limit.expired() else fault)  # a post may have been under way
        return Sent(None, posted=not notice.dm, direct=notice.dm)

    async def _attempt(self, notice: Notice) -> None:
        if self.deliver is None:
            raise RuntimeError("nothing is sent before start()")
        await self.deliver(notice)
