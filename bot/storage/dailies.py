"""Reads and writes dailies.

A daily is a private match that a member may play once a day in each game. It counts in the servers where it was opened.
"""

import hashlib
import hmac
from collections.abc import Sequence

import msgspec
from sqlalchemy import (
    ColumnElement,
    Integer,
    Select,
    and_,
    delete,
    exists,
    false,
    func,
    literal,
    not_,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import codes
from bot.storage.database import insert_new
from bot.storage.rows import DailyRow, LastOpening, rows_of, value_of, values_of
from bot.storage.schema import (
    dailies,
    daily_days,
    daily_pars,
    daily_places,
    is_open,
    left_out,
    log,
    matches,
    seats,
    secrets,
    spent_dailies,
)

SECRET = "daily"  # the name of the stored secret that makes seeds of dailies and marks (`mark_of`)


class ResultRow(msgspec.Struct, frozen=True):
    """A member's result in a daily in which they have played a turn.

    Attributes:
        turns: as in `dailies`: a turn that the end broke off counts if it is the first.
    """

    match_id: str
    user_id: int
    name: str
    score: int
    turns: int


class PlaceRow(msgspec.Struct, frozen=True):
    """A daily and a server in which the member opened it.

    Attributes:
        counted: whether the result is on the server's leaderboards.
    """

    match_id: str
    user_id: int
    counted: bool


async def secret(connection: AsyncConnection, fresh: str) -> str:
    """Return the secret of dailies. fresh: the secret to store if there is none yet."""
    await insert_new(connection, secrets, name=SECRET, secret=fresh)
    return str((await connection.execute(select(secrets.c.secret).where(secrets.c.name == SECRET))).scalar_one())


async def known_secret(connection: AsyncConnection) -> str | None:
    """Return the secret of dailies, or None."""
    return await value_of(connection, select(secrets.c.secret).where(secrets.c.name == SECRET))


def mark_of(secret: str, day: int, game: str, user: int) -> str:
    """Return the mark of a daily: a hash that is stored when its member is forgotten, and prevents a second play.

    Without the secret, nobody can find the member from this hash.
    """
    return hmac.digest(secret.encode(), f"spent {game} {day} {user}".encode(), hashlib.sha256).hex()


async def mark_spent(connection: AsyncConnection, user: int) -> None:
    """Store a mark for each daily of a member on a day that is not closed. Call this before deleting the dailies."""
    begun = (
        select(dailies.c.day, dailies.c.game, secrets.c.secret)
        .join(daily_days, daily_days.c.day == dailies.c.day)
        .join(secrets, secrets.c.name == SECRET)
        .where(dailies.c.user_id == user)
    )
    for day, game, kept in (await connection.execute(begun)).all():
        await insert_new(connection, spent_dailies, day=day, game=game, mark=mark_of(kept, day, game, user))


async def begin(connection: AsyncConnection, secret: str, row: DailyRow, due: int, guild: int) -> str | None:
    """Open a member's daily in a server and return the id of its match.

    Return None if the member has opened this daily before and was forgotten since.

    row: the new daily; not used if the member has opened the daily already.
    due: when to close the day, in milliseconds since 1970.
    guild: the server in which it counts; 0: none.
    """
    had = spent_dailies.c.mark == mark_of(secret, row.day, row.game, row.user_id)
    if (await connection.execute(select(spent_dailies.c.day).where(spent_dailies.c.day == row.day, had))).first():
        return None
    await insert_new(connection, daily_days, day=row.day, due=due, claimed_until=0)
    await insert_new(connection, dailies, **msgspec.structs.asdict(row))
    if guild:
        place = {"day": row.day, "game": row.game, "guild_id": guild, "user_id": row.user_id}
        await insert_new(connection, daily_places, **place, shared=False, counted=False)
    return await own(connection, row.day, row.game, row.user_id)


async def own(connection: AsyncConnection, day: int, game: str, user: int) -> str | None:
    """Return the id of a member's daily match, or None."""
    found = select(dailies.c.match_id).where(dailies.c.day == day, dailies.c.game == game, dailies.c.user_id == user)
    return await value_of(connection, found)


async def first_of(connection: AsyncConnection, day: int, game: str) -> str | None:
    """Return the id of the match that was the first of a day's daily; None if there is none."""
    found = select(dailies.c.match_id).join(matches, matches.c.id == dailies.c.match_id)
    found = found.where(dailies.c.day == day, dailies.c.game == game)
    return await value_of(connection, found.order_by(dailies.c.opened_at, dailies.c.match_id).limit(1))


async def own_of_day(connection: AsyncConnection, day: int, user: int) -> tuple[str, ...]:
    """Return the ids of a member's daily matches of all games."""
    found = select(dailies.c.match_id).where(dailies.c.day == day, dailies.c.user_id == user).order_by(dailies.c.game)
    return tuple(match_id for (match_id,) in await connection.execute(found))


async def last_opening(connection: AsyncConnection, user: int) -> LastOpening | None:
    """Return the last daily that a member opened, in any game; None if there is none."""
    ahead = select(func.min(dailies.c.own_day - dailies.c.day)).where(dailies.c.user_id == user).scalar_subquery()
    newest = (dailies.c.opened_at.desc(), dailies.c.own_day.desc())
    found = select(dailies.c.own_day, dailies.c.opened_at, ahead.label("ahead")).where(dailies.c.user_id == user)
    rows = await rows_of(connection, found.order_by(*newest).limit(1), LastOpening)
    return rows[0] if rows else None


async def last_servers(connection: AsyncConnection, user: int, most: int) -> tuple[int, ...]:
    """Return the ids of the servers in which a member has opened dailies, the last one first. most: how many."""
    found = select(daily_places.c.guild_id).select_from(daily_places.join(dailies, _same_daily()))
    newest = (func.max(dailies.c.opened_at).desc(), daily_places.c.guild_id)
    return await values_of(
        connection,
        found.where(daily_places.c.user_id == user).group_by(daily_places.c.guild_id).order_by(*newest).limit(most),
    )


async def played_days(
    connection: AsyncConnection, user: int, guild: int | None = None, shown: str = ""
) -> tuple[tuple[str, int], ...]:
    """Return (game, `own_day`) of a member's dailies that count as played.

    A daily counts if it has a turn, or if its member has made a move in it and has not taken it back.

    guild: only what others in this server may know: the closed dailies that were opened here. None: all dailies.
    shown: the id of the match whose result the member shows in this server; "": none.
    """
    moved = _newest_step().where(log.c.match_id == dailies.c.match_id).scalar_subquery()
    played = or_(dailies.c.turns > 0, and_(dailies.c.turns.is_(None), moved.is_(True)))
    found = select(dailies.c.game, dailies.c.own_day).where(dailies.c.user_id == user, played)
    if guild is not None:
        here = exists().where(_same_daily(), daily_places.c.guild_id == guild, daily_places.c.counted)
        found = found.where(or_(here, dailies.c.match_id == shown))
    return tuple((game, day) for game, day in await connection.execute(found))


async def has_move(connection: AsyncConnection, match_id: str, version: int) -> bool:
    """Return whether a match of one member has, at a version, a move that was not taken back."""
    found = _newest_step().where(log.c.match_id == match_id, log.c.version <= version)
    return bool(await value_of(connection, found))


async def days_in_a_row(connection: AsyncConnection, guild: int, games: Sequence[str], last: int) -> int:
    """Return on how many days in a row, up to the day `last`, members of a server have played a daily.

    It counts what the tables of these days have with a turn (`results`). games: the games with a daily.
    """

    def played(day: ColumnElement[int]) -> ColumnElement[bool]:
        shown = daily_places.join(dailies, _same_daily()).outerjoin(left_out, left_out.c.user_id == dailies.c.user_id)
        here = (daily_places.c.day == day, daily_places.c.game.in_(games), daily_places.c.guild_id == guild)
        any_of = select(daily_places.c.day).select_from(shown).where(*here, dailies.c.turns > 0)
        return any_of.where(left_out.c.user_id.is_(None)).exists()

    newest = literal(last, Integer)
    run = select(newest.label("day")).where(played(newest)).cte("run", recursive=True)
    run = run.union_all(select(run.c.day - 1).where(played(run.c.day - 1)))
    return (await connection.execute(select(func.count()).select_from(run))).scalar_one()


async def open_of(connection: AsyncConnection, day: int) -> tuple[str, ...]:
    """Return the ids of a day's dailies that are still open."""
    going = (
        select(matches.c.id)
        .join(dailies, dailies.c.match_id == matches.c.id)
        .where(dailies.c.day == day, is_open)
        .order_by(matches.c.id)
    )
    return await values_of(connection, going)


async def uncounted(connection: AsyncConnection, day: int) -> tuple[tuple[int, str], ...]:
    """Return the pairs (guild, game), in order, for which a day's results are not on the leaderboards yet."""
    missing = (
        select(daily_places.c.guild_id, daily_places.c.game)
        .where(daily_places.c.day == day, not_(daily_places.c.counted))
        .distinct()
        .order_by(daily_places.c.guild_id, daily_places.c.game)
    )
    return tuple((guild, game) for guild, game in await connection.execute(missing))


async def results(connection: AsyncConnection, day: int, game: str, guild: int) -> tuple[ResultRow, ...]:
    """Return a day's results in a server, best first.

    Members who have played no turn that stands have no result (`played_days`), and neither have those who asked to be
    left out of leaderboards.
    """
    found = (
        select(dailies.c.match_id, dailies.c.user_id, seats.c.name, seats.c.score, dailies.c.turns)
        .select_from(daily_places)
        .join(dailies, _same_daily())
        .join(matches, matches.c.id == dailies.c.match_id)
        .join(seats, and_(seats.c.match_id == matches.c.id, seats.c.seat == 0))
        .outerjoin(left_out, left_out.c.user_id == dailies.c.user_id)
        .where(daily_places.c.day == day, daily_places.c.game == game, daily_places.c.guild_id == guild)
        .where(seats.c.score.is_not(None), dailies.c.turns > 0, left_out.c.user_id.is_(None))
        .order_by(seats.c.score.desc(), matches.c.updated_at, dailies.c.user_id)
    )
    return await rows_of(connection, found, ResultRow)


async def tables_of(connection: AsyncConnection, match_id: str) -> tuple[int, ...]:
    """Return the ids of the servers whose table of the day has this daily, as `results` does."""
    found = (
        select(daily_places.c.guild_id)
        .join(dailies, _same_daily())
        .join(seats, and_(seats.c.match_id == dailies.c.match_id, seats.c.seat == 0))
        .outerjoin(left_out, left_out.c.user_id == dailies.c.user_id)
        .where(dailies.c.match_id == match_id, seats.c.score.is_not(None))
        .where(dailies.c.turns > 0, left_out.c.user_id.is_(None))
        .order_by(daily_places.c.guild_id)
    )
    return await values_of(connection, found)


async def opened_in(connection: AsyncConnection, day: int, game: str, guild: int) -> tuple[PlaceRow, ...]:
    """Return the dailies of a day and game that were opened in a server."""
    found = (
        select(dailies.c.match_id, dailies.c.user_id, daily_places.c.counted)
        .select_from(daily_places)
        .join(dailies, _same_daily())
        .where(daily_places.c.day == day, daily_places.c.game == game, daily_places.c.guild_id == guild)
        .order_by(dailies.c.match_id)
    )
    return await rows_of(connection, found, PlaceRow)


async def share(connection: AsyncConnection, day: int, game: str, user: int, guild: int) -> bool:
    """Store that a member shares a result in a server. Return False if the member has shared it there before."""
    share = (
        update(daily_places).where(_place(day, game, user, guild), not_(daily_places.c.shared)).values(shared=true())
    )
    return (await connection.execute(share)).rowcount == 1


async def is_shared(connection: AsyncConnection, day: int, game: str, user: int, guild: int) -> bool:
    """Return whether a member has shared a result in a server."""
    found = select(daily_places.c.shared).where(_place(day, game, user, guild), daily_places.c.shared)
    return (await connection.execute(found)).first() is not None


async def unshare(connection: AsyncConnection, day: int, game: str, user: int, guild: int) -> None:
    """Undo `share`, because the result could not be posted."""
    await connection.execute(update(daily_places).where(_place(day, game, user, guild)).values(shared=false()))


async def par_of(connection: AsyncConnection, day: int, game: str) -> int | None:
    """Return the stored par of a day's daily, or None."""
    return await value_of(
        connection, select(daily_pars.c.par).where(daily_pars.c.day == day, daily_pars.c.game == game)
    )


async def note_par(connection: AsyncConnection, day: int, game: str, par: int) -> None:
    """Store the par of a day's daily, unless it is stored."""
    await insert_new(connection, daily_pars, day=day, game=game, par=par)


async def games_of(connection: AsyncConnection, day: int) -> tuple[str, ...]:
    """Return the games whose daily somebody has opened on a day."""
    return await values_of(connection, select(dailies.c.game).where(dailies.c.day == day).distinct())


async def drop_day(connection: AsyncConnection, day: int, before: int) -> None:
    """Delete a closed day and its marks, and codes that worked only until before a time, which nothing else deletes."""
    await codes.drop_old(connection, before)
    await connection.execute(delete(daily_days).where(daily_days.c.day == day))
    await connection.execute(delete(spent_dailies).where(spent_dailies.c.day == day))


def _newest_step() -> Select[bool]:
    """Select whether the newest move or undo of a match leaves a move: an undo of all moves has no step before it."""
    steps = select(or_(log.c.kind == "move", log.c.parent.is_not(None))).where(log.c.kind.in_(("move", "undo")))
    return steps.order_by(log.c.version.desc()).limit(1)


def _same_daily() -> ColumnElement[bool]:
    return and_(*(dailies.c[name] == daily_places.c[name] for name in ("day", "game", "user_id")))


def _place(day: int, game: str, user: int, guild: int) -> ColumnElement[bool]:
    place = {"day": day, "game": game, "user_id": user, "guild_id": guild}
    return and_(*(daily_places.c[name] == value for name, value in place.items()))
