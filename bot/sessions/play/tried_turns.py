"""Turns that members try again: a match goes on from the start of a costly turn, against hard computer players.

The position is drawn anew from what the member saw then (`Composer.replayed`), so it tells nothing that they did not
see. It is laid out in a private match of the member's own, which counts for nothing and ends without an outcome, as a
lesson does. A member has at most one of each game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.chance import Stream
from bot.engine.game import Level, Seat
from bot.engine.puzzles import Composer, composer_of
from bot.machine import Chance
from bot.sessions.change import AnyGame, Change, Command
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import IN_TRIED_TURN, Match, Request
from bot.sessions.play import private_matches
from bot.sessions.play.courses import Course, Courses
from bot.sessions.taught import Learning, TriedTurn

LESSON = "tried"  # the key of the lesson in the terms of each tried turn
BEGUN = "begin"  # the notation of the first entry
LEVEL: Level = "hard"  # of the computer players in the other seats
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

        def may_go_on(match: Match) -> bool:
            is_untouched = match.entry.kind == "task"
            return match.terms.tried == tried and bool(match.to_move) and (is_untouched or not anew)

        about = self._matches, self._database, request, IN_TRIED_TURN, key
        return await private_matches.opened(*about, may_go_on, lambda: self._matches.create(decide, request))
