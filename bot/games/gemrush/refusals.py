"""What a move must not be. Every refusal has a key of its own and says what would be right."""

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush.model import State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.options import legal_moves, on_call_moves, to_move


def check(state: State, seat: Seat, move: Move) -> None:
    """Raises IllegalMove."""
    if state.over:
        raise IllegalMove("gemrush-over")
    if seat not in to_move(state) or move not in legal_moves(state, seat):
        raise IllegalMove("gemrush-not-your-turn")


def check_on_call(state: State, seat: Seat, move: Move) -> None:
    """Raises IllegalMove."""
    if move not in on_call_moves(state, seat):
        raise IllegalMove("gemrush-not-your-turn")
