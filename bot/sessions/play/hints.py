"""Hints: a member asks for the move that a computer player of the level hard would make.

Members get no hints against other members, because such matches may be rated. A solo match with a hint counts on
leaderboards of its own (`bot.engine.honours.with_hints`).
"""

from base64 import urlsafe_b64encode
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.game import Phrase, Seat
from bot.errors import NotAllowed
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Change
from bot.sessions.contests import is_contest
from bot.sessions.matches import Matches
from bot.sessions.model import IN_ALONE, Match, Request
from bot.sessions.play.computing import ComputerPlayers
from bot.sessions.play.turns import check_playing

MARK_BYTES = 3  # a mark is 4 letters long


class Hint(msgspec.Struct, frozen=True):
    """A move that a member may make now.

    Attributes:
        match: the match after the hint, in the version of which the move is legal.
        notation: the canonical form of the move.
        why: what the move is good for; None if the game does not say.
        left: how many other aims (`Game.aims`) are left to show.
    """

    match: Match
    seat: Seat
    move: Any
    notation: str
    why: Phrase | None
    left: int


# -- decisions -------------------------------------------------------------------------------------------------------


def why_none(match: Match, game: AnyGame, *, hidden: bool) -> str | None:
    """Return the text that says why there are no hints in a match; None: there are.

    hidden: whether each seat plays on a board that other seats do not see.
    """
    if not game.about.plays_itself:
        return "error-no-computers"
    if match.terms.closes is not None:
        return "hint-error-daily"
    if match.terms.lesson is not None and match.terms.tried is None:
        return "error-unknown-button"
    if hidden:
        return "hint-error-race"
    return "hint-error-rated" if is_contest(match, game) else None


def check(match: Match, user: int, game: AnyGame, *, hidden: bool) -> Seat:
    """Return the seat of a member who may have a hint now. hidden: as for `why_none`.

    Raises Over, SessionError (not started), NotSeated, NotAllowed (no hints in this match), NotYourTurn.
    """
    check_playing(match)
    seat = match.seat_of(user)
    if seat is None:
        raise refusals.not_seated(match, user, races=game.simultaneous(match.options))
    reason = why_none(match, game, hidden=hidden)
    if reason is not None:
        raise NotAllowed(reason, game=match.game)
    if seat not in match.to_move:
        raise refusals.not_your_turn(match, user)
    return seat


def counts_hints(match: Match) -> bool:
    """Return whether a match with a hint counts on leaderboards of its own."""
    return match.solo and match.terms.lesson is None and match.place != IN_ALONE


def note_hint(change: Change, version: int) -> Change:
    """Note that a member got a hint in a solo match. Raises StaleBoard if the match has a newer version."""
    if change.match.version != version:
        raise refusals.stale_board()
    if not counts_hints(change.match) or change.match.terms.hinted:
        return change
    return replace(change.with_terms(hinted=True), silent=True)


# -- marks -----------------------------------------------------------------------------------------------------------


def mark_of(notation: str) -> str:
    """Return 4 letters that stand for a move in the address of a button."""
    return urlsafe_b64encode(blake2b(notation.encode(), digest_size=MARK_BYTES).digest()).decode()


def moves_marked(match: Match, game: AnyGame, seat: Seat, mark: str) -> list[Any]:
    """Return the legal moves of a seat that have this mark: one, unless the match has changed."""
    return [move for move in game.legal_moves(match.state, seat) if mark_of(game.notate(move)) == mark]


# -- what members ask ------------------------------------------------------------------------------------------------


@dataclass
class Hints:
    """Gives hints to members."""

    _matches: Matches
    _computers: ComputerPlayers

    async def hint(
        self, request: Request, match_id: str, game: AnyGame, *, shown: Collection[str] = (), hidden: bool = False
    ) -> Hint:
        """Return the best move that has not the same aim as a move whose mark is among those shown.

        Raises the errors of `check` and `Matches.change`, NotAllowed (all moves were shown), TooHeavy.
        """
        stored = await self._matches.stored(match_id, request)
        match = stored.match
        seat = check(match, request.member.user, game, hidden=hidden)
        legal = list(game.legal_moves(match.state, seat))
        seen = [move for move in legal if mark_of(game.notate(move)) in shown]
        advice, left = await self._computers.hint(game, match.state, seat, legal, seen, stored.seed or 0)
        if advice is None or advice.move is None:
            raise NotAllowed("hint-error-all-shown")
        after = await self._matches.change(match_id, partial(note_hint, version=match.version), request)
        return Hint(after, seat, advice.move, game.notate(advice.move), advice.why, left)
