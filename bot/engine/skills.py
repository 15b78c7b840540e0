"""The contract of games whose seats have skills that others lack. A game has the method, or has no skills."""

from collections.abc import Iterable
from typing import Any, Protocol, runtime_checkable

from bot.engine.game import Seat


@runtime_checkable
class Skilled(Protocol):
    """The rules of a game with skills."""

    def used_skills(self, states: Iterable[Any]) -> Iterable[tuple[int, Seat, str]]:
        """Yield the index of a state, a seat and a skill for each turn in which the seat has used it.

        The turn ends in this state. A skill is the key of the text that names it. states: those of a match, in order.
        """
        ...
