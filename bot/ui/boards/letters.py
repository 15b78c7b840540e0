"""Where a match is shown: in its channel, or by letters, where each member's conversation with the bot is a place.

Channels for spectators are further places of a match by letters. A place is known by the user of its letter: None for
the channel of a match. Each has its own message, and its own work (`Slot`) with presses, retries and refusals.
`places_of` says in which places a change is due.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.sessions.letter import Letter
from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from bot.storage.keeping import COUNCILS
from bot.storage.rows import LeftoverRow
from bot.ui.boards.conversations import Conversations
from bot.ui.boards.leftovers import Leftovers
from bot.ui.boards.shown import Done, GiveUp, Old, Store, after
from bot.ui.boards.slots import Slot, differs_beside_version
from bot.ui.boards.witness import tell
from bot.ui.entry.reasons import code_of

_log = logging.getLogger(__name__)


def places_of(match: Match) -> tuple[int | None, ...]:
    """Return the places in which a match is to be shown now, or may have to be drawn again."""
    if not match.by_letters:
        return (None,)
    return tuple(
        one.user for one in match.letters if one.behind or (match.version == one.version and _redraws(match, one))
    )


def _redraws(match: Match, letter: Letter) -> bool:
    """Return whether a board shows what changes without a new version. Spectators have one request for each version.

    Nor has a channel another one for each vote of its opponent.
    """
    if letter.message is None or letter.for_spectators:
        return False
    council = match.terms.council
    votes = council is not None and bool(council.proposed)
    return not votes or council is None or COUNCILS.index(letter.user) == council.turn


def is_outdated(match: Match) -> bool:
    """Return whether a place is to show a newer version of a match."""
    if match.by_letters:
        return any(one.behind for one in match.letters)
    return match.board.version_shown < match.version


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

        If another match has found that it is gone, it is forgotten for this match, too, before any request.
        Raises ConversationsFull, NotKept, and REQUEST_FAULTS.
        """
        user, channel = slot.user, slot.match.place.channel
        if user is None or user < 0 or (channel and not self._conversations.is_gone(channel)):
            return
        if channel:
            await self.forget_conversation(slot)
        if not self._conversations.knows(user):
            known = await self._sessions.letters.conversation_of(user)
            if known is not None and not self._conversations.is_gone(known):
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
        known = match.letter_of(letter.user)
        if letter.in_server and (known is None or not known.stands or known.number != letter.number):
            slot.take_away(match)
        return match

    async def give_up(self, slot: Slot, attempted: Match, problem: Exception) -> None:
        """Note that a place takes no board with this version. The next version is another attempt.

        Members who accept no direct messages find the match with `/turns`, and are told if they act. If the next board
        comes, the board before is put away. Channels for spectators keep it: it is edited, or posted again if it is
        gone. A channel that plays is no such place before it is deleted.
        """
        _log.info("Match %s cannot be shown in place %s: %s", slot.match.id, slot.user, problem)
        slot.take_up_later()
        behind, board = slot.behind, slot.shown.board
        given_up = after(slot.shown, GiveUp(attempted.version, code_of(problem)), Done())
        slot.become(replace(given_up, stored=True, doubt=None, old=()))
        slot.undone = 0
        if behind:
            last: tuple[Old, ...] = ()
            if board.message is not None and not slot.letter.in_server:
                last = (Old(board.message, board.channel, line=False),)
                slot.become(replace(slot.shown, board=replace(board, message=None, posted_at=None)))
            await self.note_unshown(slot, attempted.version, (*given_up.old, *last))
        slot.become(replace(slot.shown, outdated=differs_beside_version(slot.match, attempted)))
        witness, slot.witness = slot.witness, None
        if witness is not None:
            await tell(witness, slot.match, witness.words("letters-closed"))

    async def note_unshown(self, slot: Slot, version: int, left: Sequence[Old] = ()) -> None:
        """Note that a member gets no board with this version, and what is to be put away later. Raises NoSession."""
        board = slot.shown.board
        letter = replace(slot.letter, version=version, message=board.message, posted_at=board.posted_at)

        async def note() -> Match:
            await self._leftovers.note(slot.match.id, replace(slot.shown, old=tuple(left)), slot.only_in)
            return await self._sessions.letters.note_shown(slot.match.id, letter)

        await self._until_stored(note, f"It could not be noted that match {slot.match.id} cannot be shown")

    async def forget_conversation(self, slot: Slot) -> None:
        """Forget a conversation that Discord does not know any more. The next attempt opens another. Raises NoSession.

        The member still is to see the board, or is to see it again, since it is gone with the conversation.
        """
        if slot.user is None:
            return
        await self._conversations.forget(slot.user, slot.match.place.channel)
        for old in slot.shown.old:  # they are gone, too
            self._leftovers.note_put_away(slot.match.id, old, line=False)
        seen = min(slot.shown.board.version_shown, slot.letter.wanted - 1)
        board = replace(slot.shown.board, message=None, channel=0, posted_at=None, version_shown=seen)
        slot.open_in(0)
        slot.become(replace(slot.shown, board=board, old=(), doubt=None))
        await self.note_unshown(slot, board.version_shown)
