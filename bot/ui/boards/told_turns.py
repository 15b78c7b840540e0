"""Tells turns that are not played yet: those that a member plans, and those that a channel votes about."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.planning import imagined
from bot.errors import IllegalMove
from bot.sessions.model import Match
from bot.ui.face import Face
from bot.ui.words import Words


def turn_told(match: Match, seat: Seat, moves: Sequence[str], face: Face, words: Words) -> tuple[str, bool]:
    """Return the moves of a turn in words, each as it would be made in the position that the seat sees.

    Also return whether the turn goes on after them with what the last one shows, such as a tile that is to be laid.
    """
    game = face.game
    state = imagined(game, game.view(match.state, seat), seat)
    told = []
    for move in moves:
        seen = replace(match, state=state or match.state, entry=replace(match.entry, seat=seat))
        try:
            after = state and game.apply(state, seat, game.parse(move)).state
        except IllegalMove:  # it fits no more
            told.append(face.move(seen, move, words))
        else:
            told.append(face.planned_move(seen, move, words) if state else face.move(seen, move, words))
            state = after
    return words.listed(told), state is not None and game.outcome(state) is None and seat in game.to_move(state)
