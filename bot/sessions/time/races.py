"""Races: who still waits for the result after their own board has ended, and when a race ends in which nobody moves."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from bot.errors import Named, NoSession, Unreadable
from bot.sessions.change import AnyGame
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Request
from bot.sessions.pace import DAY
from bot.sessions.refusals import waits_in_race
from bot.sessions.settings import Settings
from bot.sessions.time.patience import race_ends
from bot.sessions.waiting_list import Waiting
from bot.storage import waiting


@dataclass
class Races:
    """Finds the races of members, and tells when they end."""

    _matches: Matches
    _database: Database
    _settings: Settings
    _games: Mapping[str, AnyGame]

    async def finished(self, request: Request, guild: int | None = None) -> tuple[Waiting, ...]:
        """Return the races in play in which the member who asks has ended their own board, the oldest turn first.

        guild: the id of a server; None: all servers. Raises NotKept.
        """
        user, found = request.member.user, list[Waiting]()
        for match_id in await self._database.read(waiting.left_by, user, guild):
            with suppress(NoSession, Unreadable):
                match = await self._matches.match(match_id, request)
                if self._waits(match, user):
                    found.append(_waiting(match, user))
        return tuple(sorted(found, key=lambda one: (one.since, one.match)))

    async def ends(self, match: Match) -> int | None:
        """Return when a race ends if nobody moves (`race_ends`); None also for a match that is no race.

        Raises NotKept.
        """
        if match.solo or match.private or not self._races(match):
            return None
        patience = (await self._settings.guild(match.place.guild)).patience * DAY
        return race_ends(match, patience, self._matches.now())

    def _waits(self, match: Match, user: int) -> bool:
        return bool(match.clocks) and self._races(match) and waits_in_race(match, user)

    def _races(self, match: Match) -> bool:
        return self._games[match.game].simultaneous(match.options)


def _waiting(match: Match, user: int) -> Waiting:
    """Return the line of a match in the list of a member who waits."""
    return Waiting(
        match=match.id,
        game=match.game,
        guild=match.place.guild,
        channel=match.place.channel,
        board_channel=match.board.channel,
        board_message=match.board.message,
        since=min(clock.at for clock in match.clocks),
        due=min((clock.due for clock in match.clocks if clock.due is not None), default=None),
        who=Named(match.roster, match.awaited),
        company=Named(match.roster, tuple(one.seat for one in match.seats if one.user != user)),
        unreachable=match.terms.unreachable is not None,
    )
