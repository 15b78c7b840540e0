"""Tells turns that are not played yet: those that a member plans, and those that a channel votes about."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.planning import imagined
from bot.errors import IllegalMove
from bot.sessions.model import Match
from bot.ui.face import Face
from bot.ui.words import Words


class Told(NamedTuple):
    """A turn that is not played yet.

    Attributes:
        moves: each in words, as it would be made in the position that the seat sees.
        points: what they bring the seat, as far as it can know.
        goes_on: whether the turn goes on after them with what the last one shows, such as a tile that is to be laid.
    """

    moves: tuple[str, ...]
    points: int
    goes_on: bool


def turn_told(match: Match, seat: Seat, moves: Sequence[str], face: Face, words: Words) -> tuple[str, bool]:
    """Return the moves of a turn in words, and `Told.goes_on`."""
    told = moves_told(match, seat, moves, face, words, possible(match, seat, face))
    return words.listed(told.moves), told.goes_on


def possible(match: Match, seat: Seat, face: Face) -> Any | None:
    """Return the state in which turns of a seat are told: one that it considers possible. None: there is none."""
    return imagined(face.game, face.game.view(match.state, seat), seat)


def moves_told(match: Match, seat: Seat, moves: Sequence[str], face: Face, words: Words, state: Any | None) -> Told:
    """Return a turn, move by move. state: as `possible` returns it."""
    game, told, points = face.game, list[str](), 0
    for move in moves:
        seen = replace(match, state=state or match.state, entry=replace(match.entry, seat=seat))
        try:
            step = state and game.apply(state, seat, game.parse(move))
        except IllegalMove:  # it fits no more
            told.append(face.move(seen, move, words))
        else:
            told.append(face.planned_move(seen, move, words) if state else face.move(seen, move, words))
            points += game.brings(state, seat, step) if step else 0
            state = step and step.state
    return Told(tuple(told), points, state is not None and game.outcome(state) is None and seat in game.to_move(state))
