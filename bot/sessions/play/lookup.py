"""Finding the match that a command means."""

from bot.errors import NoSession
from bot.sessions import refusals
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Member, Place, Request
from bot.storage import reads


class Lookup:
    """Finds matches for those who ask. Every method raises NotKept where the database does not answer."""

    def __init__(self, matches: Matches, database: Database) -> None:
        self._matches = matches
        self._database = database

    async def candidates(
        self, request: Request, place: Place, game: str, *, for_a_move: bool = False
    ) -> tuple[Match, ...]:
        """Return the open matches that a command of a member here may mean, at most two, the likeliest first.

        Where there are both, the member's own solo match comes before the table match, unless they acted at the table
        last. for_a_move: the command is a move; then the table comes first only if the member is to move there. Raises
        NoSession, also where the solo match cannot be read: what was meant for it must not be done at the table.
        """
        found, user = [], request.member.user
        for host in (user, None):
            match_id = await self._database.read(reads.open_match, place.channel, game, host)
            if match_id is not None:
                try:
                    found.append(await self._matches.seen(request, match_id))
                except NoSession:
                    if not found:  # a table that cannot be read does not keep anybody from a solo match
                        raise
        if not found:
            alone = await self._database.read(reads.playing_alone, place.channel, game)
            raise refusals.no_session(game, alone)
        if len(found) == 2 and await self._means_table(found[0], found[1], user, for_a_move):
            found.reverse()
        return tuple(found)

    async def _means_table(self, solo: Match, table: Match, user: int, for_a_move: bool) -> bool:
        seat = table.seat_of(user)
        if seat is None or (for_a_move and seat not in table.to_move):
            return False
        acted = await self._database.read(reads.last_acted, table.id, user)
        return acted is not None and acted > solo.updated_at

    async def table(self, request: Request, place: Place, game: str, *, to_end: bool = False) -> Match:
        """Return the open table match of this channel. to_end: it is to be ended, as a refusal says.

        Raises NoSession.
        """
        match_id = await self._database.read(reads.open_match, place.channel, game, None)
        if match_id is None:
            alone = await self._database.read(reads.playing_alone, place.channel, game)
            key = "error-no-table-to-end" if to_end else "error-no-table"
            raise refusals.no_session(game, alone, key)
        return await self._matches.seen(request, match_id)

    async def solo(self, request: Request, place: Place, game: str, member: Member) -> Match:
        """Return a member's open solo match in this channel. Raises NoSession."""
        match_id = await self._database.read(reads.open_match, place.channel, game, member.user)
        if match_id is None:
            table = await self._database.read(reads.open_match, place.channel, game, None)
            key = "error-no-solo" if table is None else "error-no-solo-but-table"
            raise NoSession(key, game=game, name=member.name)
        return await self._matches.seen(request, match_id)
