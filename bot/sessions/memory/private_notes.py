"""Stores what members note for themselves on a match, or on another member.

Only the author ever sees a note, and nothing else that the bot says depends on it. It is exported and deleted with its
author's data, and deleted with the match or the member that it is about.
"""

from dataclasses import dataclass
from functools import partial

from bot.errors import NotAllowed
from bot.sessions.database import Database
from bot.storage import private_notes

LONGEST_NOTE = 1_000  # characters


@dataclass
class PrivateNotes:
    """Reads and stores the notes of members. Each method raises NotKept if the database fails."""

    _database: Database

    async def on_match(self, user: int, match_id: str) -> str:
        """Return a member's note on a match; "" if there is none."""
        return await self._database.read(private_notes.on_match, user, match_id)

    async def on_member(self, user: int, about: int) -> str:
        """Return a member's note on another member; "" if there is none."""
        return await self._database.read(private_notes.on_member, user, about)

    async def noted_matches(self, user: int) -> frozenset[str]:
        """Return the ids of the matches on which a member has a note."""
        return await self._database.read(private_notes.noted_matches, user)

    async def note_match(self, user: int, match_id: str, text: str) -> bool:
        """Store a member's note on a match, and return whether there is one now. An empty text deletes it.

        The caller has checked that the member may see the match. Raises NotAllowed if the text is too long.
        """
        note = _storable(text)
        await self._database.run(partial(private_notes.note_match, user=user, match_id=match_id, note=note))
        return bool(note)

    async def note_member(self, user: int, about: int, text: str) -> bool:
        """Do the same as `note_match` for a note on another member."""
        note = _storable(text)
        await self._database.run(partial(private_notes.note_member, user=user, about=about, note=note))
        return bool(note)


def _storable(text: str) -> str:
    """Return a text without what no database stores: NUL and halves of characters. Raises NotAllowed if it is long."""
    note = text.encode("utf-8", "ignore").decode().replace("\0", "").strip()
    if len(note) > LONGEST_NOTE:  # Discord's form takes no more, so this press is forged
        raise NotAllowed("error-unknown-button")
    return note
