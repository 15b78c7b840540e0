"""Reads or deletes everything that is stored about a member or a server. `bot.storage.keeping` lists the columns."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Update,
    and_,
    case,
    delete,
    func,
    literal_column,
    not_,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.schema import Table

from bot.errors import LapidaryError
from bot.storage import leaving
from bot.storage.battle_homes import hand_over, of_server, without_strangers
from bot.storage.dailies import mark_spent
from bot.storage.keeping import KEEPING, OUTSIDER, Fate, Keeping, former
from bot.storage.leagues import wake_of
from bot.storage.leftovers import forget_calls
from bot.storage.rows import values_of
from bot.storage.schema import (
    dailies,
    daily_days,
    honour_counts,
    is_open,
    is_over,
    left_out,
    log,
    match_notes,
    matches,
    members,
    metadata,
    notices,
    open_halves,
    rating_changes,
    seats,
    terms,
)
from bot.storage.stamps import bump

AT_ONCE = 500  # match ids in one statement
# The parts of the terms of a match that name members.
PARTS = ("offers", "stand_ins", "former", "guests", "sought", "spoken", "watchers", "voices")
NOTICE_NAMES = ("name", "actor", "name_user", "actor_user")  # the fields of a notice about others than its recipient
SEAT_CHANGED = "seat"  # the kind of log entries that have user ids in their notation

Row = dict[str, Any]


class StillSeated(LapidaryError):
    """A member cannot be forgotten, because they have a seat in an open match."""


async def touched(connection: AsyncConnection, user: int) -> tuple[str, ...]:
    """Return the ids of all matches with rows that name a member, in alphabetical order."""
    found = [
        select(table.c.match_id).where(_is_of(table, keeping, user))
        for table, keeping in _tables()
        if keeping.users and "match_id" in table.c and table is not match_notes  # watchers write some, too
    ]
    found.append(select(terms.c.match_id).where(terms.c.terms.contains(str(user))))
    # Each of these three queries can use an index. One query for all of them could not.
    hosted = select(matches.c.id).where(matches.c.host_id == user)
    found += [hosted.where(part) for part in (is_over, *open_halves)]
    # Both databases use the index of such entries only for a literal.
    changed = log.c.kind == literal_column(f"'{SEAT_CHANGED}'")
    found.append(select(log.c.match_id).where(changed, log.c.notation.contains(str(user))))
    return tuple(sorted(id_ for id_ in await values_of(connection, union(*found)) if id_ is not None))


async def open_touched(connection: AsyncConnection, user: int) -> tuple[str, ...]:
    """Return the ids of the open matches among `touched`."""
    found: list[str] = []
    for some in _batches(await touched(connection, user)):
        found += await values_of(connection, select(matches.c.id).where(matches.c.id.in_(some), is_open))
    return tuple(found)


async def over_touched(connection: AsyncConnection, user: int) -> tuple[str, ...]:
    """Return the ids of the closed matches among `touched`."""
    going_on = set(await open_touched(connection, user))
    return tuple(id_ for id_ in await touched(connection, user) if id_ not in going_on)


async def counts(connection: AsyncConnection, user: int) -> tuple[int, int]:
    """Return the numbers of open and of closed matches in which a member has a seat."""
    own = select(
        func.coalesce(func.sum(case((and_(is_open, seats.c.present), 1), else_=0)), 0),
        func.coalesce(func.sum(case((is_open, 0), else_=1)), 0),
    )
    found = await connection.execute(own.select_from(seats.join(matches)).where(seats.c.user_id == user))
    playing, over = found.one()
    return int(playing), int(over)


async def forget_in(connection: AsyncConnection, user: int, ids: Sequence[str], *, alone: bool = True) -> None:
    """Remove a member's name and id from these closed matches.

    The sessions call this before `forget`, for a few matches at a time, so that a long history delays nobody's moves.
    The table of rating changes is left to `forget`, because each rating is computed from the one before.

    alone: whether no other process has copies of the matches.
    """
    if not alone:
        await bump(connection, ids)
    await _forget_changed_seats(connection, user, ids)
    await _forget_host(connection, user, ids)
    for table, keeping in _tables():
        if keeping.fate is Fate.STAYS and "match_id" in table.c and table is not rating_changes:
            await _make_nameless(connection, table, keeping, user, ids)


async def forget(connection: AsyncConnection, user: int, now: int, *, alone: bool = True) -> tuple[str, ...]:
    """Forget a member, as `Keeping` says for each table. Return the ids of the matches that changed.

    now: the time at which their leagues become due, in milliseconds since 1970, so that the standings lose the name.
    alone: whether no other process has copies of the matches.

    Raises StillSeated if the member has a seat in an open match. Then the caller must end the transaction.
    """
    ids = await touched(connection, user)
    await wake_of(connection, user, now)
    await mark_spent(connection, user)
    await _forget_notices(connection, user)
    await _forget_terms(connection, user)
    for some in _batches(ids):
        if not alone:
            await bump(connection, some)
        await _forget_changed_seats(connection, user, some)
        await _forget_host(connection, user, some)
        await forget_calls(connection, some)
    for table, keeping in _tables():
        if keeping.fate is Fate.GOES:
            await connection.execute(delete(table).where(or_(*(table.c[one] == user for one in keeping.goes_with))))
        elif keeping.fate is Fate.STAYS and table not in (matches, seats):
            await _make_nameless(connection, table, keeping, user)
    # This comes late, because another process may meanwhile store that the member joins a match. Such a match is either
    # found here, or none of its rows were changed above.
    await _forget_seats(connection, user)
    # This comes after the seats, because an old button blocks only members with seats (`waiting.has_seat`).
    await _forget_blocked(connection, user)
    return ids


async def _forget_seats(connection: AsyncConnection, user: int) -> None:
    """Make a member's seats nameless. Raises StillSeated if one of them is in an open match."""
    changed = _nameless(seats, KEEPING["seats"], "user_id").where(seats.c.user_id == user)
    for some in _batches(await values_of(connection, changed.returning(seats.c.match_id))):
        if await values_of(connection, select(matches.c.id).where(matches.c.id.in_(some), is_open)):
            raise StillSeated


async def _make_nameless(
    connection: AsyncConnection, table: Table, keeping: Keeping, user: int, ids: Sequence[str] | None = None
) -> None:
    """Replace a member's id by former members' ids, and empty the name.

    ids: the matches whose rows are changed; None for all matches.
    """
    for column in keeping.users:
        own = _nameless(table, keeping, column)
        if ids is None:
            own = own.where(table.c[column] == user)
        else:  # `+ 0` makes the database use the index of `match_id`, which finds fewer rows
            own = own.where(table.c.match_id.in_(ids), table.c[column] + 0 == user)
        await connection.execute(own)


def _nameless(table: Table, keeping: Keeping, column: str) -> Update:
    """Return the statement that replaces the ids in a column of all rows, and empties their names."""
    nobody: ColumnElement[int] | int = OUTSIDER
    if "seat" in table.c:
        nobody = case((table.c.seat.is_(None), OUTSIDER), else_=former(0) - table.c.seat)
    names: Row = {**dict.fromkeys(keeping.names, ""), **dict.fromkeys(keeping.traces.split())}
    return update(table).values({column: nobody, **names})


async def _forget_notices(connection: AsyncConnection, user: int) -> None:
    """Delete the notices to and about a member, also under an older name: one that no other player of the match has."""
    waiting = await _notices(connection)
    others = await _names_of_others(connection, user, {one["match"] for one in waiting.values() if one.get("match")})
    gone = []
    for notice_id, notice in waiting.items():
        named = {notice.get(key, "") for key in ("name", "actor")}
        if user in map(notice.get, ("user", *NOTICE_NAMES)) or not named <= others.get(notice.get("match") or "", {""}):
            gone.append(notice_id)
    await _drop_notices(connection, gone)


async def _notices(connection: AsyncConnection) -> dict[str, Row]:
    found = await connection.execute(select(notices.c.id, notices.c.notice))
    return {notice_id: json.loads(text) for notice_id, text in found}


async def _drop_notices(connection: AsyncConnection, ids: Iterable[str]) -> None:
    for some in _batches(ids):
        await connection.execute(delete(notices).where(notices.c.id.in_(some)))


async def _names_of_others(connection: AsyncConnection, user: int, ids: Iterable[str]) -> dict[str, set[str]]:
    """Return the names of all others in these matches, by match id. "" is added for notices without a name."""
    found: dict[str, set[str]] = {id_: {""} for id_ in ids}
    for some in _batches(found):
        others = select(seats.c.match_id, seats.c.name).where(seats.c.match_id.in_(some), seats.c.user_id != user)
        for match_id, name in await connection.execute(others):
            found[match_id].add(name)
        for match_id, text in await connection.execute(select(terms).where(terms.c.match_id.in_(some))):
            lent = json.loads(text).get("stand_ins", ())
            found[match_id].update(one["name"] for one in lent if one["owner"] != user)
    return found


async def _forget_terms(connection: AsyncConnection, user: int) -> None:
    """Delete offers to the member, their stand-ins, invitations to rematches and language from the terms of matches.

    If a seat was theirs, its former owner is now nobody.

    The sessions have done this already, except in matches that they cannot read.
    """
    for match_id, agreed in await _terms_with(connection, user):
        for part in PARTS:
            if part in agreed:
                agreed[part] = [one for one in agreed[part] if part == "former" or not _names(one, user)]
        for one in agreed.get("former", ()):
            if one["user"] == user:
                one["user"] = former(one["seat"])
        kept = json.dumps(agreed, separators=(",", ":"), ensure_ascii=False)
        await connection.execute(update(terms).where(terms.c.match_id == match_id).values(terms=kept))


async def _forget_blocked(connection: AsyncConnection, user: int) -> None:
    """Take the member out of the settings of those who block them, or have reported their name."""
    naming = select(members).where(members.c.settings.contains(str(user))).order_by(members.c.user_id)
    for owner, text in (await connection.execute(naming.with_for_update())).all():
        settings = json.loads(text)
        reported = [one for one in settings.get("reported", ()) if one[-1] != str(user)]
        blocked = [one for one in settings.get("blocked", ()) if one != user]
        if (reported, blocked) == (settings.get("reported", []), settings.get("blocked", [])):
            continue  # the digits stand in another number
        settings |= {"blocked": blocked, "reported": reported}
        kept = json.dumps(settings, separators=(",", ":"), ensure_ascii=False)
        await connection.execute(update(members).where(members.c.user_id == owner).values(settings=kept))


async def _terms_with(connection: AsyncConnection, user: int) -> list[tuple[str, Row]]:
    """Return the id and the terms of each match whose terms contain a member's id."""
    found = await connection.execute(select(terms).where(terms.c.terms.contains(str(user))))
    return [(match_id, json.loads(text)) for match_id, text in found]


def _names(part: Row, user: int) -> bool:
    """Return whether an offer is to the member, a rematch asks them, or a seat or a language is or was theirs."""
    return user in (part.get("to"), part.get("owner"), part.get("user"))


async def _forget_changed_seats(connection: AsyncConnection, user: int, ids: Sequence[str]) -> None:
    wanted = select(log.c.match_id, log.c.version, log.c.seat, log.c.notation)
    changed = wanted.where(log.c.match_id.in_(ids), log.c.kind == SEAT_CHANGED, log.c.notation.contains(str(user)))
    for match_id, version, seat, notation in (await connection.execute(changed)).all():
        entry = update(log).where(log.c.match_id == match_id, log.c.version == version)
        nameless = re.sub(rf"(?<!\d){user}(?!\d)", str(former(seat)), notation)
        await connection.execute(entry.values(notation=nameless))


async def _forget_host(connection: AsyncConnection, user: int, ids: Sequence[str]) -> None:
    own_seat = select(former(0) - func.min(seats.c.seat)).where(
        seats.c.match_id == matches.c.id, seats.c.user_id == user
    )
    hosted = update(matches).where(matches.c.id.in_(ids), matches.c.host_id == user)
    await connection.execute(hosted.values(host_id=func.coalesce(own_seat.scalar_subquery(), OUTSIDER)))


async def kept_about(connection: AsyncConnection, user: int) -> dict[str, list[Row]]:
    """Return the rows about a member, by table, without positions and ids of others, except of those they block."""
    ids = await touched(connection, user)
    about: dict[str, list[Row]] = {"matches": [], "terms": [], "notices": []}
    shown = [column for column in matches.c if column.name in KEEPING["matches"].nothing.split()]
    for some in _batches(ids):
        own = select(*shown, (matches.c.host_id == user).label("host"), matches.c.solo).where(matches.c.id.in_(some))
        about["matches"] += [dict(row) for row in (await connection.execute(own)).mappings()]
    for table, keeping in _tables():
        if table is not matches and keeping.users:
            columns = [column for column in table.c if column.name not in keeping.game.split()]
            found = await connection.execute(select(*columns).where(_is_of(table, keeping, user)))
            about[table.name] = [_readable(dict(row), keeping, user) for row in found.mappings()]
    for match_id, agreed in await _terms_with(connection, user):
        for part in PARTS:
            own_parts = [one for one in agreed.get(part, ()) if _names(one, user)]
            about["terms"] += [{"match_id": match_id, "part": part, **one} for one in own_parts]
    for notice in (await _notices(connection)).values():
        if notice.get("user") == user:  # the names in a notice to this member are names of other members
            about["notices"].append({key: value for key, value in notice.items() if key not in NOTICE_NAMES})
    return {table: rows for table, rows in about.items() if rows}


def _readable(row: Row, keeping: Keeping, user: int) -> Row:
    for column in keeping.settings.split():
        row[column] = json.loads(row[column])
    if row.get("kind") == "start":  # its notation is the salt of the match's seal, which may still be secret
        row["notation"] = ""
    elif row.get("kind") == SEAT_CHANGED:
        row["notation"] = re.sub(r"\d+", lambda found: found[0] if int(found[0]) == user else "?", row["notation"])
    return row


class CsvTable(NamedTuple):
    """A table in the export for a server's owner."""

    name: str
    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


async def tables_of(connection: AsyncConnection, guild: int) -> tuple[CsvTable, ...]:
    """Return the export for a server's owner: closed matches, and leaderboards.

    It lacks dailies of open days, leaderboard lines of members who asked to be left out, and ids of strangers.
    """
    hidden = select(left_out.c.user_id)
    secret = select(dailies.c.match_id).join(daily_days, daily_days.c.day == dailies.c.day)
    over = select(matches.c.id).where(matches.c.guild_id == guild, not_(is_open))
    found = []
    for table, keeping in _tables():
        if not keeping.csv:
            continue
        kept_back = f"{keeping.game} {keeping.settings} {keeping.mentions} {keeping.traces}".split()
        columns = [column for column in table.c if column.name not in kept_back]
        wanted = select(*columns).order_by(*table.primary_key.columns)
        if keeping.guild == "guild_id":
            wanted = wanted.where(of_server(table, guild))
        match = table.c.id if table is matches else table.c.get("match_id")
        if match is not None:
            wanted = wanted.where(or_(match.is_(None), match.not_in(secret)))
            if table is matches or keeping.guild == "match_id":
                wanted = wanted.where(match.in_(over))
        if keeping.fate is Fate.GOES:
            wanted = wanted.where(*(table.c[name].not_in(hidden) for name in keeping.users))
        names = tuple(column.name for column in columns)
        rows = await without_strangers(connection, guild, names, (await connection.execute(wanted)).all())
        found.append(CsvTable(table.name, names, rows))
    return tuple(found)


async def drop_some_matches(connection: AsyncConnection, guild: int, most: int) -> tuple[str, ...]:
    """Delete at most `most` matches of a server, and return their ids. Do nothing if no deletion is planned."""
    if await leaving.departure(connection, guild) is None:  # the bot is in the server again
        return ()
    ids = await values_of(connection, select(matches.c.id).where(matches.c.guild_id == guild).limit(most))
    await drop_matches(connection, ids)
    return ids


async def drop_matches(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Delete matches with all their rows."""
    for table in reversed(metadata.sorted_tables):
        if any(key.column is matches.c.id for key in table.foreign_keys):
            await connection.execute(delete(table).where(table.c.match_id.in_(ids)))
    await connection.execute(delete(matches).where(matches.c.id.in_(ids)))


async def drop_guild(connection: AsyncConnection, guild: int) -> None:
    """Delete all rows of a server whose matches are deleted already. Do nothing if no deletion is planned."""
    if await leaving.departure(connection, guild) is None:
        return
    await hand_over(connection, guild)
    # `honour_counts` is the first table: otherwise the triggers on `honours` would double the time.
    for table, keeping in sorted(_tables(), key=lambda one: one[0] is not honour_counts):
        if keeping.guild == "guild_id":
            await connection.execute(delete(table).where(table.c.guild_id == guild))
    await leaving.drop_spectators(connection, guild)
    await leaving.drop_notices(connection, guild)


def _tables() -> Iterator[tuple[Table, Keeping]]:
    """Yield every table with its entry in `KEEPING`, in an order in which rows can be deleted despite foreign keys."""
    return ((table, KEEPING[table.name]) for table in reversed(metadata.sorted_tables))


def _is_of(table: Table, keeping: Keeping, user: int) -> ColumnElement[bool]:
    return or_(*(table.c[name] == user for name in keeping.users))


def _batches(ids: Iterable[str]) -> Iterator[list[str]]:
    rest = iter(ids)
    while some := list(islice(rest, AT_ONCE)):
        yield some
