"""Swiss: in each round, players with equal points meet who have not met."""

from collections.abc import Sequence

from bot.engine.tournaments.model import Player, Result, Round


def pair(players: Sequence[Player], played: Sequence[Round], results: Sequence[Result]) -> Round:
    """Return the next round. players: who take part in it, the best seed first. played: all earlier rounds.

    results: those of the earlier rounds; a bye counts as a win. Raises NoPairing if nobody could be paired without a
    second match of the same two or a second bye; up to `certain_rounds` this cannot happen.
    """
    raise NotImplementedError


def certain_rounds(players: int) -> int:
    """Return how many rounds can be paired whatever the results, if all players stay."""
    raise NotImplementedError


class NoPairing(ValueError):
    """No round is left in which nobody meets an opponent again or has a second bye."""
