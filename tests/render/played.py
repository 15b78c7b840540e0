"""A match of Gems 3D between simple players, who take points and build rows."""

from collections.abc import Iterator
from itertools import islice

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gems3d import Gems3D, advice
from bot.games.gems3d.model import Mode, Move, Options, Shift, State, View
from bot.games.gems3d.notation import address_of
from bot.games.gems3d.view import own_view
from tests.render.gems3d_scenes import table

SEED, TURN = 10, 72  # In this turn of this match, a drop completes a row after a gem has moved a long way.
TURNS = 200


def best_move(state: State, seat: Seat) -> Move:
    """Return the move that scores most. If no move scores, return the move that makes the longest row."""
    size = state.options.size

    def worth(shift: tuple[Shift, advice.Suggestion]) -> tuple[int, int]:
        return shift[1].points, shift[1].row

    def choices() -> Iterator[tuple[Shift, advice.Suggestion]]:
        for start in advice.start_suggestions(state, seat):
            origin = address_of(start.cell, size)
            for goal in advice.goal_suggestions(state, seat, origin)[:1]:
                yield Shift(origin, address_of(goal.cell, size)), goal

    best = max(choices(), key=worth, default=None)
    return best[0] if best is not None else Gems3D().default(state, seat)


def views(seed: int = SEED) -> Iterator[View]:
    """Yield the view after each turn of a relay with three seats and the default options."""
    game = Gems3D()
    state = game.setup(seed, Options(mode=Mode.RELAY), 3).state
    for _ in range(TURNS):
        if game.outcome(state) is not None:
            return
        seat = game.to_move(state)[0]
        state = game.apply(state, seat, best_move(state, seat)).state
        yield own_view(state, seat)


def middle_of_a_match() -> tuple[View, Table]:
    """Return a half-full board after a drop has completed a row, and its table. The board has every kind of mark."""
    return next(islice(views(), TURN, None)), table("Mira", "Jonas", "Anouk")
