"""Stores which messages show a league."""

from functools import partial

from msgspec.structs import replace

from bot.machine import Clock
from bot.sessions.database import Database
from bot.sessions.leagues.model import League
from bot.storage import leagues
from bot.storage.league_rows import LeagueMessageRow

AGAIN = "again"  # in place of the hash of a message that is posted for a second time, and calls nobody


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

    async def post_again(self, row: LeagueMessageRow, channel: int) -> LeagueMessageRow:
        """Note that a message is about to be posted again, in a channel. Return its row."""
        shown = AGAIN if row.message_id is not None else row.shown  # one that was never posted calls members yet
        again = replace(row, channel_id=channel, message_id=None, tried_at=self._clock.now(), shown=shown)
        await self.note(again)
        return again

    async def old_seasons(self, league: League) -> tuple[int, ...]:
        """Return the earlier seasons of a league whose messages must be edited: they have ended, or lose a name."""
        return await self._database.read(leagues.old_seasons, league.id, league.row.season)
