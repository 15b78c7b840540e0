"""Reads the boards of matches by letters, and the codes by which members join such matches."""

from collections.abc import Collection

from sqlalchemy import and_, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.keeping import COUNCILS
from bot.storage.letter_rows import CodeRow
from bot.storage.rows import row_of, rows_of, value_of, values_of
from bot.storage.schema import is_open, letter_codes, letters, matches
from bot.storage.shortcuts import fetch

for_councils = letters.c.user_id.between(min(COUNCILS), max(COUNCILS))  # the channels that play against each other
for_spectators = and_(letters.c.user_id < 0, ~for_councils)  # then it is the id of their server, below 0
OF_MATCH = select(letters).where(letters.c.match_id == bindparam("match")).order_by(letters.c.number)
_CODE = select(letter_codes).where(letter_codes.c.code == bindparam("code"))


async def code(connection: AsyncConnection, typed: str) -> CodeRow | None:
    """Return what a code stands for; None if there is no such code."""
    return await row_of(connection, _CODE, CodeRow, code=typed)


_OPEN = select(letters.c.match_id).join(matches, matches.c.id == letters.c.match_id).where(is_open)
_NEWEST_FIRST = matches.c.created_at.desc()


async def open_of(connection: AsyncConnection, user: int) -> tuple[str, ...]:
    """Return the open matches of which a member gets boards, the newest first."""
    return await values_of(connection, _OPEN.where(letters.c.user_id == user).order_by(_NEWEST_FIRST))


_PLAYED = _OPEN.where(for_councils, letters.c.channel_id == bindparam("channel", None))
_PLAYED_IN = _PLAYED.order_by(_NEWEST_FIRST)
_PLAYED_OF = _PLAYED.where(matches.c.game == bindparam("game", None)).order_by(_NEWEST_FIRST)


async def played_in(connection: AsyncConnection, channel: int, game: str | None = None) -> tuple[str, ...]:
    """Return the open matches in which a channel plays against another one, the newest first. game: only of this."""
    here = {"channel": channel}
    [rows] = await fetch(connection, (_PLAYED_IN, here) if game is None else (_PLAYED_OF, {**here, "game": game}))
    return tuple(match_id for (match_id,) in rows)


async def all_of(connection: AsyncConnection, user: int) -> tuple[str, ...]:
    """Return the matches in which a member gets or has got boards."""
    return await values_of(connection, select(letters.c.match_id).where(letters.c.user_id == user))


async def unseen_by(connection: AsyncConnection, user: int) -> tuple[str, ...]:
    """Return those of them of which the member has no board, because Discord has refused it, or not taken it yet."""
    unseen = _OPEN.where(letters.c.user_id == user, letters.c.message_id.is_(None))
    return await values_of(connection, unseen.order_by(_NEWEST_FIRST))


async def conversation_of(connection: AsyncConnection, user: int) -> int | None:
    """Return the channel in which a member was last shown a board; None if there is none."""
    shown = select(letters.c.channel_id).where(letters.c.user_id == user, letters.c.message_id.is_not(None))
    return await value_of(connection, shown.order_by(letters.c.shown_at.desc()).limit(1))


async def codes_of(connection: AsyncConnection, match_ids: Collection[str]) -> dict[str, str]:
    """Return the codes of matches that last longest, by the ids of those that have one."""
    of_these = select(letter_codes).where(letter_codes.c.match_id.in_(match_ids)).order_by(letter_codes.c.until)
    return {row.match_id: row.code for row in await rows_of(connection, of_these, CodeRow)}


_NEWEST = select(letter_codes).where(letter_codes.c.match_id == bindparam("match"))
_NEWEST = _NEWEST.order_by(letter_codes.c.until.desc()).limit(1)


async def code_of(connection: AsyncConnection, match_id: str) -> CodeRow | None:
    """Return the code of a match that lasts longest; None if it has none."""
    return await row_of(connection, _NEWEST, CodeRow, match=match_id)
