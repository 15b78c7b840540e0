"""Finds the move that a hint shows. It is here because a worker process that thinks need not load the database."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.engine.chance import Stream
from bot.engine.game import Advice, AnyGame, Level, Seat

HINTED: Level = "hard"  # the level that gives hints


class Hinted(NamedTuple):
    advice: Advice | None  # None: moves of all aims were shown
    left: int  # how many other aims legal moves have


def hinted(
    game: AnyGame, view: Any, seat: Seat, legal: Sequence[Any], shown: Sequence[Any], stream: Stream
) -> Iterator[Hinted]:
    """Yield the best move found so far whose aim (`Game.aims`) is not that of a move that was shown."""
    aims = dict(zip(legal, game.aims(view, seat, legal), strict=True))
    known = {aims[move] for move in shown}
    other: dict[Any, Hashable] = {move: aim for move, aim in aims.items() if aim not in known}
    if not other:
        yield Hinted(None, 0)
        return
    for advice in game.advise(view, seat, list(other), stream, HINTED):
        yield Hinted(advice, len(set(other.values())) - 1)
