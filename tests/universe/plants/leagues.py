"""Faults in leagues: which results count, and which rounds open."""

from typing import Any

from bot.sessions.leagues import seasons
from tests.universe.plants.known import instead_of, plant


@plant("doubled-results", law="tallied")
def count_twice() -> None:
    """Count the newest result of a division twice in its standings."""

    @instead_of(seasons, "table")
    def table(honest: Any, players: Any, results: Any, *rules: Any, **more: Any) -> Any:
        return honest(players, (*results, *results[-1:]), *rules, **more)


@plant("closed-rounds", law="opened")
def open_one_round() -> None:
    """Open the matches of the first round of a league only."""

    @instead_of(seasons, "to_open")
    def to_open(honest: Any, *asked: Any) -> Any:
        return tuple(one for one in honest(*asked) if one.round == 1)
