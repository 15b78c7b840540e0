"""Stores which messages show a league."""

from functools import partial

from bot.machine import Clock
from bot.sessions.database import Database
from bot.sessions.leagues.model import League
from bot.storage import leagues
from bot.storage.league_rows import LeagueMessageRow


class LeagueMessages:
    """The messages of all leagues. Every method raises NotKept."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def begin(self, league: League, division: int) -> LeagueMessageRow | None:
        """Note that a message is about to be posted, and return its row, which an earlier attempt may have made."""
        row, now = league.row, self._clock.now()
        new = LeagueMessageRow(row.id, league.season, division, row.guild_id, league.rules.channel, None, now, "")
        return await self._database.run(partial(leagues.begin_message, row=new))

    async def note(self, row: LeagueMessageRow) -> None:
        """Note where a message is, and what it shows."""
        await self._database.run(partial(leagues.note_message, row=row))

    async def forget(self, row: LeagueMessageRow) -> None:
        """Forget a message that is deleted, so that it is posted anew."""
        await self._database.run(partial(leagues.drop_message, row=row))

    async def old_seasons(self, league: League) -> tuple[int, ...]:
        """Return the earlier seasons of a league whose messages must be edited: they have ended, or lose a name."""
        return await self._database.read(leagues.old_seasons, league.id, league.row.season)
