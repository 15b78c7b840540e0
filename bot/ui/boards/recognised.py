"""Recognises the match of a message, and which version of the match the message shows.

A board has buttons whose addresses name the match. A line that stands in place of an old board has none, so its text
bears a mark made from the match's id and version (`earlier.nonce_of_line`). Lines of older versions have no mark:
they are recognised only as long as the database knows them.
"""

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import discord

from bot.sessions.memory.record import Replay
from bot.sessions.sessions import Sessions
from bot.ui.address import Address
from bot.ui.boards.earlier import SLACK, made_at, marks_in, version_marked
from bot.ui.panels import addresses

MOST_AT_ONCE = 2_000  # versions that are hashed without delay to others, which takes about 3 ms; more are in a thread


class Message(NamedTuple):
    """A message of the bot. channel: its id. components: as JSON from Discord."""

    id: int
    channel: int
    components: Sequence[Mapping[str, Any]]

    @classmethod
    def of(cls, message: discord.Message) -> "Message":
        return cls(message.id, message.channel.id, [part.to_dict() for part in message.components])

    @property
    def addresses(self) -> list[Address]:
        """Return the addresses in the message's buttons and menus that name a match."""
        found = map(Address.read, addresses(self.components))
        return [one for one in found if one is not None and one.match]


class Recognised(NamedTuple):
    """What a message shows of a match.

    Attributes:
        match: the match's id.
        version: the version that the message shows; None: it is not known, so it is the newest one when it was posted.
        moment: the number of the moment of a replay that the message shows; 0: it shows none.
    """

    match: str
    version: int | None = None
    moment: int = 0


async def recognised(
    message: Message, guild: int, reader: int, games: Collection[str], sessions: Sessions
) -> Recognised | None:
    """Return what a message shows; None if it shows no match, or several, or if its match is not found.

    guild: the server of the message; 0: none, so only the matches by letters of `reader` can have a line there.
    reader: the member who asks. games: the keys of all games. Raises NotKept.
    """
    named = message.addresses
    if len({one.match for one in named}) > 1:
        return None
    if named:
        moments = [one.version for one in named if one.game == "replay"]
        versions = [one.version for one in named if one.game in games and one.version]
        return Recognised(named[0].match, max(versions, default=None), max(moments, default=0))
    row = await sessions.boards.line_at(message.id)
    if row is not None:
        return Recognised(row[0], row[1] or None)
    at, marks = made_at(message.id), marks_in(message.components)
    if not marks:
        return None
    if guild:
        found = await sessions.boards.going_on(guild, message.channel, at + SLACK, at - SLACK)
    else:
        found = await sessions.boards.going_on_by_letters(reader, at + SLACK, at - SLACK)
    if sum(newest + 1 for _, newest in found) <= MOST_AT_ONCE:
        return _marked_among(found, marks)
    return await asyncio.to_thread(_marked_among, found, marks)


def _marked_among(matches: Iterable[tuple[str, int]], marks: Collection[int]) -> Recognised | None:
    """Return the match, and its version, with one of these marks. matches: the id and newest version of each."""
    for match_id, newest in matches:
        version = version_marked(marks, match_id, newest)
        if version is not None:
            return Recognised(match_id, version)
    return None


def moment_shown(shown: Recognised, message: int, replay: Replay) -> int:
    """Return the number of the moment of a replay that a message shows. message: its id."""
    match, moments = replay.match, replay.moments
    if shown.moment:
        return min(shown.moment, replay.last)
    boards = {one.message: one.version for one in match.letters} | {match.board.message: match.board.version_shown}
    version = boards.get(message, shown.version)
    if version is None:
        return max(0, sum(one.entry.at <= made_at(message) for one in moments) - 1)
    return max(0, sum(one.entry.version <= version for one in moments) - 1)
