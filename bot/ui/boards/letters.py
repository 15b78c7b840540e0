"""Where a match is shown: in its channel, or by letters, where each member's conversation with the bot is a place.

A place is known by its user: None for the channel. Each has its own message, and its own work (`Slot`) with presses,
retries and refusals. `places_of` says in which places a change is due.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from bot.storage.rows import LeftoverRow
from bot.ui.boards.conversations import Conversations
from bot.ui.boards.leftovers import Leftovers
from bot.ui.boards.shown import Done, GiveUp, Store, after
from bot.ui.boards.slots import Slot, differs_beside_version
from bot.ui.boards.witness import tell
from bot.ui.entry.reasons import UNKNOWN_CHANNEL, code_of

# Discord's codes. 50007: the user accepts no direct messages. 50278: the user shares no server with the bot, and has
# not installed it either.
NO_DIRECT_MESSAGES = frozenset({50007, 50278})

_log = logging.getLogger(__name__)


def places_of(match: Match) -> tuple[int | None, ...]:
    """Return the places in which a match is to be shown now, or may have to be drawn again."""
    if not match.by_letters:
        return (None,)
    newest = (one for one in match.letters if one.behind or (one.message and one.version == match.version))
    return tuple(one.user for one in newest)


def left_at(match: Match, rows: Iterable[LeftoverRow]) -> dict[int | None, list[LeftoverRow]]:
    """Return what is left beside boards, by place. Of a member who has no board any more, nothing is put away."""
    users = {one.channel: one.user for one in match.letters}
    found: dict[int | None, list[LeftoverRow]] = {}
    for row in rows:
        if not match.by_letters or row.channel_id in users:
            found.setdefault(users.get(row.channel_id), []).append(row)
    return found


@dataclass
class LetterBoards:
    """Opens conversations for boards by letters, stores what stands there, and notes what Discord refuses."""

    _sessions: Sessions
    _conversations: Conversations
    _leftovers: Leftovers
    _until_stored: Callable[[Callable[[], Awaitable[Match]], str], Awaitable[Match | None]]

    async def open(self, slot: Slot) -> None:
        """Open the conversation in which a board is to be shown. One that has shown a board is not opened again.

        Raises ConversationsFull, NotKept, and REQUEST_FAULTS.
        """
        user = slot.user
        if user is None or slot.match.place.channel:
            return
        if not self._conversations.knows(user):
            known = await self._sessions.letters.conversation_of(user)
            if known is not None:
                self._conversations.note(user, known)
        slot.open_in(await self._conversations.channel(user))

    async def store(self, slot: Slot) -> Match:
        """Store what a conversation shows, and return the match as it is stored then. Raises NotKept, NoSession."""
        letter, board, told = slot.letter, slot.shown.board, slot.told
        shown = replace(
            letter,
            version=board.version_shown,
            channel=board.channel,
            message=board.message,
            posted_at=board.posted_at,
        )
        match_id = slot.match.id
        _, match = await asyncio.gather(
            self._leftovers.note(match_id, slot.shown, slot.only_in),  # first, so that no message is forgotten
            self._sessions.letters.note_shown(match_id, shown, told),
        )
        if slot.match.over:
            await self._leftovers.forget_lines(match_id)
        slot.told = slot.told[len(told) :]
        slot.become(after(slot.shown, Store(), Done()))
        return match

    async def give_up(self, slot: Slot, attempted: Match, problem: Exception) -> None:
        """Note that Discord does not take a board. Its member finds the match with `/turns`, and is told if they act.

        The next board that they are to get is another attempt.
        """
        code, user = code_of(problem), slot.user
        level = logging.INFO if code in NO_DIRECT_MESSAGES else logging.WARNING
        _log.log(level, "Match %s cannot be shown to a member: %s", slot.match.id, problem)
        if code == UNKNOWN_CHANNEL and user is not None:
            await self._conversations.forget(user)
        slot.take_up_later()
        behind = slot.behind
        given_up = after(slot.shown, GiveUp(attempted.version, code), Done())
        slot.become(replace(given_up, stored=True, old=(), doubt=None))
        slot.undone = 0
        if behind:
            letter = replace(slot.letter, version=attempted.version, channel=0, message=None, posted_at=None)
            note = self._sessions.letters.note_shown
            fault = f"It could not be noted that match {slot.match.id} cannot be shown"
            await self._until_stored(lambda: note(slot.match.id, letter), fault)
        slot.become(replace(slot.shown, outdated=differs_beside_version(slot.match, attempted)))
        witness, slot.witness = slot.witness, None
        if witness is not None:
            await tell(witness, slot.match, witness.words("letters-closed"))
