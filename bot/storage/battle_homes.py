"""Stores how two servers agree to a battle by a code, and what becomes of it if the first server's data are deleted.

It also says who plays for the other server: of these, a server learns nothing but the names.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Table, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import LapidaryError
from bot.storage import leagues as stored
from bot.storage.league_rows import BattleCodeRow, LeagueRow
from bot.storage.rows import row_of
from bot.storage.schema import (
    battle_codes,
    battle_homes,
    league_members,
    league_messages,
    league_pairings,
    league_seats,
    leagues,
)

Decide = Callable[[BattleCodeRow | None], tuple[LeagueRow, LeagueRow]]


class HasCup(LapidaryError):
    """A server has an open cup of the game, so a battle cannot begin there.

    Attributes:
        guild: the id of the server.
    """

    def __init__(self, guild: int) -> None:
        super().__init__(guild)
        self.guild = guild


async def put_code(connection: AsyncConnection, row: BattleCodeRow, before: int) -> None:
    """Store a new code. Raises IntegrityError if it is taken.

    An earlier one of the same server and game that nobody has used is deleted, and so is each that ended before the
    time `before`, in milliseconds since 1970.
    """
    same = (battle_codes.c.guild_id == row.guild_id) & (battle_codes.c.game == row.game) & ~battle_codes.c.used
    await connection.execute(delete(battle_codes).where(or_(same, battle_codes.c.until < before)))
    await connection.execute(insert(battle_codes).values(asdict(row)))


async def code(connection: AsyncConnection, typed: str) -> BattleCodeRow | None:
    """Return what a code stands for; None if there is no such code."""
    return await row_of(connection, select(battle_codes).where(battle_codes.c.code == typed), BattleCodeRow)


async def agree(connection: AsyncConnection, typed: str, decide: Decide) -> None:
    """Use a code, and store the battle with both of its homes. Raises HasCup.

    decide: returns the rows of both from that of the code, None if there is none; or raises a refusal. After any error,
    the caller must end the transaction.
    """
    locked = select(battle_codes).where(battle_codes.c.code == typed).with_for_update()
    homes = decide(await row_of(connection, locked, BattleCodeRow))
    for row in homes:
        if not await stored.add(connection, row):
            raise HasCup(row.guild_id)
    await connection.execute(update(battle_codes).where(battle_codes.c.code == typed).values(used=True))


def of_server(table: Table, guild: int) -> ColumnElement[bool]:
    """Return whether a row is of a server. Seats and matches of a battle of servers are of both, and stored once."""
    own = table.c.guild_id == guild
    if table not in (league_seats, league_pairings):
        return own
    return or_(own, table.c.league_id.in_(select(battle_homes.c.battle_id).where(battle_homes.c.guild_id == guild)))


async def without_strangers(
    connection: AsyncConnection, guild: int, names: Sequence[str], rows: Iterable[Iterable[Any]]
) -> list[tuple[Any, ...]]:
    """Return rows of a server. Those of `league_seats` lose the ids of who plays for the other server of a battle.

    names: of the columns. Seats of a battle alternate between its teams.
    """
    if not {"league_id", "seat"}.issubset(names):
        return [tuple(row) for row in rows]
    strange = {}  # the team of the other server in each battle of servers
    named = select(func.coalesce(battle_homes.c.battle_id, leagues.c.id), leagues.c.rules)
    named = named.outerjoin(battle_homes, battle_homes.c.league_id == leagues.c.id)
    named = named.where(leagues.c.guild_id == guild, leagues.c.season == 0)
    for league, rules in (await connection.execute(named)).all():
        servers = [team.get("guild", 0) for team in json.loads(rules).get("teams", ())]
        if guild in servers:
            strange[league] = 1 - servers.index(guild)
    seats = [dict(zip(names, row, strict=True)) for row in rows]
    for seat in seats:
        if strange.get(seat["league_id"]) == seat["seat"] % 2:
            seat["user_id"] = None
    return [tuple(seat.values()) for seat in seats]


async def hand_over(connection: AsyncConnection, guild: int) -> None:
    """Give the battles of a server whose data are about to be deleted to their second homes, which show them on."""
    found = select(battle_homes.c.battle_id, battle_homes.c.league_id).join(
        leagues, leagues.c.id == battle_homes.c.battle_id
    )
    for battle, home in (await connection.execute(found.where(leagues.c.guild_id == guild))).all():
        of_both = select(leagues.c.id, leagues.c.guild_id, leagues.c.rules).where(leagues.c.id.in_((battle, home)))
        rows = {row.id: row for row in await connection.execute(of_both)}
        rules = json.loads(rows[battle].rules) | {"channel": json.loads(rows[home].rules)["channel"]}
        other = rows[home].guild_id
        await connection.execute(delete(league_messages).where(league_messages.c.league_id == battle))
        moved = update(league_messages).where(league_messages.c.league_id == home)
        await connection.execute(moved.values(league_id=battle))
        await connection.execute(delete(battle_homes).where(battle_homes.c.league_id == home))
        await connection.execute(delete(leagues).where(leagues.c.id == home))
        kept = json.dumps(rules, separators=(",", ":"), ensure_ascii=False)
        due = func.coalesce(leagues.c.due, 0)  # at once if it is closed, as its buttons have another address now
        whole = update(leagues).where(leagues.c.id == battle)
        await connection.execute(whole.values(guild_id=other, rules=kept, due=due, claimed_until=0))
        for table in (league_members, league_seats, league_pairings):
            await connection.execute(update(table).where(table.c.league_id == battle).values(guild_id=other))
