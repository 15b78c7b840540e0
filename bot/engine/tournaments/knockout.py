"""Knockout: single and double elimination, in series of matches."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from bot.engine.tournaments.model import Pairing, Player, Result


class Bracket(msgspec.Struct, frozen=True):
    """A knockout before its start. players: the best seed first. best_of: odd, matches of a series at most."""

    players: tuple[Player, ...]
    double: bool = False
    best_of: int = 1


def next_pairings(
    bracket: Bracket, results: Mapping[int, Sequence[Result]], left: Collection[Player] = ()
) -> dict[int, Pairing]:
    """Return the matches that can begin now: for the number of each series with two players, its next match.

    results: for each series, its results in order. left: players who have left, and lose each series not yet decided.
    Raises ValueError if a result is not one of its series' two players.
    """
    raise NotImplementedError


def places(
    bracket: Bracket, results: Mapping[int, Sequence[Result]], left: Collection[Player] = ()
) -> dict[Player, int]:
    """Return the place, from 1, of the winner and of each player who is out. Who go out in one round share it."""
    raise NotImplementedError
