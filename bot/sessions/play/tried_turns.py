"""Turns that members try again, and boards to try moves on: a match goes on against computer players.

It goes on from the start of a costly turn, or from a position of a match in play. The position is drawn anew from what
the member sees (`Composer.replayed`), so it tells nothing that they did not see. It is laid out in a private match of
the member's own, which counts for nothing and ends without an outcome, as a lesson does. A member has at most one of
each game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.chance import Stream
from bot.engine.game import Level, Seat
from bot.engine.puzzles import Composer, composer_of
from bot.errors import NotAllowed, SessionError
from bot.machine import Chance
from bot.sessions.change import AnyGame, Change, Command
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import IN_TRIED_TURN, Match, Request
from bot.sessions.play import private_matches
from bot.sessions.play.courses import Course, Courses
from bot.sessions.play.hints import counts_hints, why_none
from bot.sessions.taught import Learning, TriedTurn

LESSON = "tried"  # the key of the lesson in the terms of each tried turn
BEGUN = "begin"  # the notation of the first entry
LEVEL: Level = "hard"  # of the computer players in the other seats
UNADVISED: Level = "easy"  # the same if they are not to advise the member
SEED_BITS = 64


def begin(
    command: Command, match_id: str, game: AnyGame, course: Course, tried: TriedTurn, state: Any, own: Seat, locale: str
) -> Change:
    """Begin a match in a position. own: the member's seat in it."""
    change = private_matches.begun(command, match_id, IN_TRIED_TURN, game, course.options_of(state), locale)
    learning = Learning(LESSON, tried.match)
    level = LEVEL if tried.advised else UNADVISED
    return private_matches.laid_out(change.with_terms(tried=tried), course, learning, state, BEGUN, level, own)


def seat_that_tries(match: Match, user: int) -> Seat | None:
    """Return the seat with whose view a member tries moves; None: with the channel's.

    While a match goes on, who has left it has no seat.
    """
    if not match.over:
        return match.seat_for(user)
    return next((one.seat for one in match.seats if one.user == user), None)


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
        self, request: Request, game: str, tried: TriedTurn, view: Any, seat: Seat, *, anew: bool = False
    ) -> Match:
        """Return the member's open match of this turn, or begin one and end that of another turn.

        view: what the member sees of the position at the start of the turn. seat: that they play.
        anew: whether to begin again if a move has been made.

        Raises Draining, NotKept.
        """
        return await self._matches.finish(self._open(request, game, tried, view, seat, anew))

    async def board(
        self, request: Request, match: Match, then: Match, *, is_open: bool, hidden: bool = False, anew: bool = False
    ) -> Match:
        """Return the member's board to try on: the position of a match that they may see, as they see it.

        A watcher has what the channel sees, and plays the seat to move. While a match goes on that gives no hints, or
        that counts them and has given none, easy computer players have the other seats, and nothing advises the member.

        then: the match as it was in that position. is_open: whether nothing in the match is secret any more.
        hidden: as for `why_none`. anew: as for `open`.

        Raises NotAllowed (a daily that goes on; the game has no computer players), SessionError (nobody is to move),
        Draining, NotKept.
        """
        game = self._games[match.game]
        if match.terms.closes is not None and not is_open:
            raise NotAllowed("tried-error-daily")
        if not game.about.plays_itself:
            raise NotAllowed("error-no-computers", game=match.game)
        movers = () if then.state is None else game.to_move(then.state)
        if not movers:
            raise SessionError("tried-error-over")
        seat = seat_that_tries(match, request.member.user)
        counts = counts_hints(match) and not match.terms.hinted
        advised = is_open or not (counts or why_none(match, game, hidden=hidden))
        tried = TriedTurn(match.id, then.version, free=True, advised=advised)
        own = movers[0] if seat is None else seat
        return await self.open(request, match.game, tried, game.view(then.state, seat), own, anew=anew)

    async def _open(self, request: Request, key: str, tried: TriedTurn, view: Any, seat: Seat, anew: bool) -> Match:
        game, stream = self._games[key], Stream.of(self._chance.bits(SEED_BITS))
        drawn, own = (composer_of(game) or Composer()).replayed(game, view, seat, stream)

        def decide(command: Command) -> Change:
            return begin(command, self._match_ids(), game, self._courses[key], tried, drawn, own, request.locale)

        def may_go_on(match: Match) -> bool:
            is_untouched = match.entry.kind == "task"
            return match.terms.tried == tried and bool(match.to_move) and (is_untouched or not anew)

        about = self._matches, self._database, request, IN_TRIED_TURN, key
        return await private_matches.opened(*about, may_go_on, lambda: self._matches.create(decide, request))
