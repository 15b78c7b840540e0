"""The contract of games that draw which seat begins. Such a game has the method; in others, it is always seat 0."""

from typing import Protocol, runtime_checkable

from bot.engine.game import AnyGame, Seat


@runtime_checkable
class DrawsFirst(Protocol):
    """The rules of a game that draw which seat begins."""

    def first(self, seed: int, seats: int) -> Seat:
        """Return the seat that begins a match of this seed, without the work of a whole setup."""
        ...


def first_seat(game: AnyGame, seed: int, seats: int) -> Seat:
    """Return the seat that begins a match. seed, seats: as for `Game.setup`."""
    return game.first(seed, seats) if isinstance(game, DrawsFirst) else Seat(0)
