"""Hands messages to Discord: before each attempt, the time and the place of the message are stored."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec.structs import replace

from bot.machine import Clock
from bot.sessions.notices import NONCE_KNOWN, AnswerLost, Notice
from bot.sessions.time import doubts
from bot.sessions.time.deadlines import LaneTimer
from bot.sessions.time.sending import Sender, Sent
from bot.sessions.time.storing import Storing
from bot.storage import due
from bot.storage.rows import NoticeRow, TurnRow
from bot.storage.store import Connection

OutRow = TypeVar("OutRow", NoticeRow, TurnRow)
Hand = Callable[[Connection, OutRow, int, str, due.Ends], Awaitable[bool]]

logger = logging.getLogger(__name__)


class Handing:
    """Sends the messages of claimed rows, each with the nonce of its earlier attempts."""

    def __init__(self, sender: Sender, storing: Storing, clock: Clock) -> None:
        self._sender = sender
        self._storing = storing
        self._clock = clock
        self._unsent: set[str] = set()  # ids of messages that were stored as handed to Discord, but were not sent

    async def hand_over(
        self, timer: LaneTimer[OutRow], row: OutRow, notice: Notice, hand: Hand[OutRow] | None = None
    ) -> Sent | None:
        """Send the message of a claimed row and return the result.

        hand: stores that the row is about to be sent; None: as `due.hand_over` does. Return None if it returns False,
        so nothing was sent.
        """
        now = self._clock.now()
        before = None if notice.id in self._unsent else row.handed_at
        at = now if before is None else before
        places: tuple[int, ...] = () if before is None else doubts.places_of(row)

        async def note(attempt: Notice) -> bool:
            to = doubts.stored((*places, doubts.place_of(attempt)))
            return await self._note(timer, row, notice.id, at, to, hand)

        if not await note(notice):
            return None
        forgotten = abs(now - at) >= NONCE_KNOWN
        if forgotten or any(place != doubts.place_of(notice) for place in places):
            notice = replace(notice, doubted_since=at, doubted_in=places)
        sent = await self._sender.send(notice, row.attempts, note)
        if sent is None:
            return None
        if isinstance(sent.fault, AnswerLost) and sent.fault.blind and forgotten:
            logger.warning("%s of match %s may have been said twice: not again", notice.kind, notice.match)
            return Sent(None, direct=notice.dm, begun_at=at)
        # A refusal says nothing of the earlier attempts.
        doubtful = isinstance(sent.fault, AnswerLost) or (sent.fault is not None and before is not None)
        anew = forgotten and sent.fault is None and not sent.stood
        return sent._replace(begun_at=at, handed_at=at if doubtful else None, anew_at=now if anew else None)

    async def _note(
        self, timer: LaneTimer[OutRow], row: OutRow, notice_id: str, at: int, to: str, hand: Hand[OutRow] | None
    ) -> bool:
        async def work(connection: Connection) -> bool:
            ends = timer.ends_of(row)
            if hand is not None:
                return await hand(connection, row, at, to, ends)
            return await due.hand_over(connection, timer.queue, row, at, to, ends)

        try:
            mine = await self._storing.until_done(lambda: self._storing.run(work))
        except BaseException:  # the row may be stored, but the message is not sent
            if row.handed_at is None:
                self._unsent.add(notice_id)
            raise
        if mine:
            self._unsent.discard(notice_id)
        return mine
