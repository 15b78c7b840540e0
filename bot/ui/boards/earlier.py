"""Finds messages that the bot may have posted without hearing that they arrived.

If an answer is lost or the bot is killed, the bot posts the same message again, and Discord recognises its nonce. Some
minutes later Discord has forgotten the nonce. Then the bot first looks for the message in the channel, back to the time
of the first attempt. In a busy channel this takes several requests. A board is known by its buttons. A notice may have
none, so one of its components bears a mark. So does a board by letters that calls its reader.
"""

import logging
from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar

import discord
from discord import ui

from bot.sessions.pace import HOUR
from bot.ui.boards.lanes import Pace, Rank

NEWEST = 100  # messages that one request reads; Discord's limit
MOST_LOOKS = 10  # requests
SLACK = HOUR // 4  # by so much the machine's clock may differ from Discord's
_FIRST_MARK, _MARKS = 1 << 24, 1 << 30  # smaller ids are given by Discord, and larger ones are impossible

_log = logging.getLogger(__name__)

View = TypeVar("View", bound=ui.LayoutView)


class FoundPost(NamedTuple):
    """A message of the bot in a channel."""

    message: int  # its id
    components: Sequence[Mapping[str, Any]]  # as JSON from Discord
    mentioned: frozenset[int]  # the ids of the users whom the message mentions


class Earlier:
    """Reads which messages the bot has posted lately."""

    def __init__(self, client: discord.Client, pace: Pace) -> None:
        self._client = client
        self._pace = pace

    async def posts(self, channel: int, since: int, rank: Rank) -> tuple[FoundPost, ...] | None:
        """Return the bot's messages in a channel since a time, and perhaps some older ones, the newest first.

        Return None if the bot may not read them: then Discord refuses, or names no message. A channel that is gone has
        no messages any more. Raises REQUEST_FAULTS.

        since: in milliseconds since 1970. Of more than MOST_LOOKS * NEWEST messages, only the newest are read.
        """
        found: list[Mapping[str, Any]] = []
        try:
            for _ in range(MOST_LOOKS):
                await self._pace.passed(rank)
                page = await self._client.http.logs_from(channel, NEWEST, before=found[-1]["id"] if found else None)
                found += page
                if len(page) < NEWEST or made_at(int(page[-1]["id"])) < since - SLACK:
                    break
        except discord.Forbidden as problem:
            _log.info("Channel %s cannot be searched for earlier messages: %s", channel, problem)
            return None
        except discord.NotFound:
            return ()
        own = None if self._client.user is None else self._client.user.id
        return tuple(_post(one) for one in found if int(one["author"]["id"]) == own) if found else None


def made_at(message: int) -> int:
    """Return when Discord made a message, in milliseconds since 1970."""
    return round(discord.utils.snowflake_time(message).timestamp() * 1000)


def _post(message: Mapping[str, Any]) -> FoundPost:
    mentioned = frozenset(int(user["id"]) for user in message["mentions"])
    return FoundPost(int(message["id"]), message.get("components", ()), mentioned)


def mark(layout: View, nonce: str) -> View:
    """Give the first text of a layout an id by which `marked_among` knows the message, and return the layout."""
    first = next(part for part in layout.walk_children() if isinstance(part, ui.TextDisplay))
    first.id = _mark_of(nonce)
    return layout


def version_marked(marks: Collection[int], match: str, newest: int) -> int | None:
    """Return the version of a match whose nonce `mark` has given to a line (`nonce_of_line`); None: of no version.

    This takes about 1.5 µs for each version. marks: those of the message. newest: the newest version of the match.
    """
    return next((version for version in range(newest + 1) if _mark_of(nonce_of_line(match, version)) in marks), None)


def nonce_of_line(match: str, version: int) -> str:
    """Return what `mark` makes the mark of a line from that stands in place of a board."""
    return f"{match}-{version}-line"


def marked_among(posts: Sequence[FoundPost] | None, nonce: str) -> int | None:
    """Return the message that was posted with this nonce; None if there is none. posts: as from `Earlier.posts`."""
    return next((post.message for post in posts or () if is_marked(post, nonce)), None)


def is_marked(post: FoundPost, nonce: str) -> bool:
    """Return whether `mark` has given a message a mark made from this nonce."""
    return _mark_of(nonce) in marks_in(post.components)


def nonce_of_call(match: str, number: int, version: int) -> str:
    """Return what `mark` makes the mark of a board by letters that calls its reader, whom it does not mention.

    number: that of the letter. version: that of the board.
    """
    return f"{match}.{number}-{version}-call"


def marks_in(parts: Sequence[Mapping[str, Any]]) -> set[int]:
    """Return the ids of components and of those in them, as far as they can be marks. parts: as JSON from Discord."""
    own = {part["id"] for part in parts if part.get("id", 0) >= _FIRST_MARK}
    return own.union(*(marks_in(part.get("components", ())) for part in parts))


def _mark_of(nonce: str) -> int:
    return _FIRST_MARK + int.from_bytes(blake2b(nonce.encode(), digest_size=8).digest()) % _MARKS
