"""Reads and writes what members have noted for themselves on matches, and on other members."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import ColumnElement, Table, delete, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import upsert_of
from bot.storage.rows import value_of, values_of
from bot.storage.schema import match_notes, matches, member_notes


async def on_match(connection: AsyncConnection, user: int, match_id: str) -> str:
    """Return a member's note on a match; "" if there is none."""
    return await _note(connection, match_notes, user, match_id)


async def on_member(connection: AsyncConnection, user: int, about: int) -> str:
    """Return a member's note on another member; "" if there is none."""
    return await _note(connection, member_notes, user, about)


async def noted_matches(connection: AsyncConnection, user: int) -> frozenset[str]:
    """Return the ids of the matches on which a member has a note."""
    own = select(match_notes.c.match_id).where(match_notes.c.user_id == user)
    return frozenset(await values_of(connection, own))


async def note_match(connection: AsyncConnection, user: int, match_id: str, note: str) -> None:
    """Store a member's note on a match in place of the one before. "" deletes it.

    Store nothing if there is no such match any more.
    """
    if not note:
        await connection.execute(delete(match_notes).where(*_key(match_notes, user, match_id)))
        return
    own, found = literal(user, match_notes.c.user_id.type), matches.c.id == match_id
    there = select(own, matches.c.id, literal(note)).where(found)
    new = upsert_of(connection.dialect.name)(match_notes).from_select(
        ["user_id", "match_id", "note"], there.with_for_update(read=True, key_share=True, of=matches)
    )
    await connection.execute(_replacing(new, match_notes))


async def note_member(connection: AsyncConnection, user: int, about: int, note: str) -> None:
    """Store a member's note on another member in place of the one before. "" deletes it."""
    if not note:
        await connection.execute(delete(member_notes).where(*_key(member_notes, user, about)))
        return
    new = upsert_of(connection.dialect.name)(member_notes).values(user_id=user, about_id=about, note=note)
    await connection.execute(_replacing(new, member_notes))


async def _note(connection: AsyncConnection, table: Table, user: int, about: int | str) -> str:
    return await value_of(connection, select(table.c.note).where(*_key(table, user, about))) or ""


def _key(table: Table, user: int, about: int | str) -> Iterator[ColumnElement[bool]]:
    return (column == value for column, value in zip(table.primary_key.columns, (user, about), strict=True))


def _replacing(new: Any, table: Table) -> Any:
    """Return a statement that stores a note in place of the one before."""
    return new.on_conflict_do_update(index_elements=table.primary_key.columns, set_={"note": new.excluded.note})
