"""Turns that members try again: a match goes on from the start of a costly turn, against hard computer players.

The position is drawn anew from what the member saw then (`Composer.replayed`), so it tells nothing that they did not
see. It is laid out in a private match of the member's own, which counts for nothing and ends without an outcome, as a
lesson does. A member has at most one of each game.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.engine.chance import Stream
from bot.engine.game import Level, Seat
from bot.engine.puzzles import Composer, composer_of
from bot.errors import Over, Unreadable
from bot.machine import Chance
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Change, Command
from bot.sessions.database import Database
from bot.sessions.leaving import end
from bot.sessions.matches import Matches
from bot.sessions.model import IN_TRIED_TURN, Match, Request
from bot.sessions.play import private_matches
from bot.sessions.play.courses import Course, Courses
from bot.sessions.play.turns import break_off
from bot.sessions.taught import Learning, TriedTurn
from bot.storage import reads
from bot.storage.writer import ConflictError

LESSON = "tried"  # the key of the lesson in the terms of each tried turn
BEGUN = "begin"  # the notation of the first entry
LEVEL: Level = "hard"  # of the computer players in the other seats
TRIES = 5  # the most attempts to begin, because another press may begin first
SEED_BITS = 64


def begin(
    command: Command, match_id: str, game: AnyGame, course: Course, tried: TriedTurn, state: Any, own: Seat, locale: str
) -> Change:
    """Begin a match in a position. own: the member's seat in it."""
    change = private_matches.begun(command, match_id, IN_TRIED_TURN, game, course.options_of(state), locale)
    learning = Learning(LESSON, tried.match)
    return private_matches.laid_out(change.with_terms(tried=tried), course, learning, state, BEGUN, LEVEL, own)


@dataclass
class TriedTurns:
    """Begins matches in which members try a turn again. match_ids: returns the id of a new match."""

    _matches: Matches
    _database: Database
    _games: Mapping[str, AnyGame]
    _courses: Courses
    _chance: Chance
    _match_ids: Callable[[], str]

    async def open(
        self, request: Request, game: str, tried: TriedTurn, state: Any, seat: Seat, *, anew: bool = False
    ) -> Match:
        """Return the member's open match of this turn, or begin one and end that of another turn.

        state: the position at the start of the turn. seat: the member's, which is to move.
        anew: whether to begin again if a move has been made.

        Raises Draining, NotKept.
        """
        return await self._matches.finish(self._open(request, game, tried, state, seat, anew))

    async def _open(self, request: Request, key: str, tried: TriedTurn, state: Any, seat: Seat, anew: bool) -> Match:
        game, stream = self._games[key], Stream.of(self._chance.bits(SEED_BITS))
        drawn, own = (composer_of(game) or Composer()).replayed(game, state, seat, stream)

        def decide(command: Command) -> Change:
            return begin(command, self._match_ids(), game, self._courses[key], tried, drawn, own, request.locale)

        for _ in range(TRIES):
            found = await self._found(request, key, tried, anew)
            if found is not None:
                return found
            try:
                return await self._matches.create(decide, request)
            except ConflictError as problem:  # another press has begun one meanwhile
                conflict = problem
        raise refusals.not_kept() from conflict

    async def _found(self, request: Request, game: str, tried: TriedTurn, anew: bool) -> Match | None:
        """Return the member's open match if it can go on. End it otherwise."""
        found = await self._database.read(reads.open_match, IN_TRIED_TURN.channel, game, request.member.user)
        if found is None:
            return None
        try:
            match = await self._matches.match(found, request)
        except Unreadable:
            await break_off(self._matches, self._database, found, "end", None)
            return None
        is_untouched = match.entry.kind == "task"
        if match.terms.tried == tried and match.to_move and (is_untouched or not anew):
            return match
        with suppress(Over):
            await self._matches.change(found, end)
        return None
