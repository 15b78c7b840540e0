"""Matches that a member plays alone where the bot is no member: no channel shows them, only answers to their member.

A member has at most one open match of a game there, and takes it along to all such places. It counts on no leaderboard.
After `LESSON_LIFETIME` without a change it ends without a result.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from bot.errors import NoSession
from bot.sessions.change import AnyGame, Change, Command
from bot.sessions.database import Database
from bot.sessions.leaving import end
from bot.sessions.matches import Matches
from bot.sessions.model import IN_ALONE, NEVER_BEHIND, UNANSWERED, Match, Phase, Request
from bot.sessions.pace import Pace
from bot.sessions.play import private_matches
from bot.sessions.play.company import Company, check_company
from bot.sessions.play.lobby import new_match
from bot.sessions.seals import SaltedSeed
from bot.sessions.time.dues import expiry
from bot.sessions.time.proposals import check_pace
from bot.storage import reads


def is_alone(match: Match) -> bool:
    """Return whether a member plays a match alone, in answers only."""
    return match.place == IN_ALONE


def expire(change: Change) -> Change:
    """End a match alone without a result if its member has not played it for very long."""
    match = change.match
    due = match.phase is Phase.PLAYING and expiry(match) <= change.at
    return end(change.by(None), UNANSWERED) if due else change


@dataclass
class MatchesAlone:
    """Begins these matches.

    seeds: draws the seed of a new match. match_ids: returns the id of a new match.
    """

    _matches: Matches
    _database: Database
    _games: Mapping[str, AnyGame]
    _seeds: Callable[[], SaltedSeed]
    _match_ids: Callable[[], str]

    async def open(
        self, request: Request, game: str, options: Any, pace: Pace | None = None, computers: Company | None = None
    ) -> Match:
        """Return the member's open match of a game, or begin one with these options, which are for one seat.

        An open match with other options gives way to the new one if nothing has happened in it. pace, computers: are
        refused as in a server, and have no effect.
        Raises OptionError, Draining, NotKept.
        """
        rules = self._games[game]
        assert rules.seats(options).high == 1
        check_pace(pace or Pace())
        if computers is not None:
            check_company(computers, rules, options)

        def may_go_on(match: Match) -> bool:
            return not match.over and (match.options == options or match.entry.kind != "start")

        def decide(command: Command) -> Change:
            seed = self._seeds()
            change = new_match(command, self._match_ids(), IN_ALONE, rules, options, request.locale, seed)
            return change.with_match(board=replace(change.match.board, version_shown=NEVER_BEHIND))

        about = self._matches, self._database, request, IN_ALONE, game
        opening = private_matches.opened(*about, may_go_on, lambda: self._matches.create(decide, request))
        return await self._matches.finish(opening)

    async def going_on(self, request: Request, game: str) -> Match | None:
        """Return the member's open match of a game; None if there is none. Raises NotKept, and Unreadable."""
        found = await self._database.read(reads.open_match, IN_ALONE.channel, game, request.member.user)
        return None if found is None else await self._matches.match(found, request)

    async def all_going_on(self, request: Request) -> tuple[Match, ...]:
        """Return the member's open matches alone of all games. One that is unreadable is left out. Raises NotKept."""
        found = list[Match]()
        for game in self._games:
            with suppress(NoSession):
                match = await self.going_on(request, game)
                found += [] if match is None else [match]
        return tuple(found)
