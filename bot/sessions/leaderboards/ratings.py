"""How strongly members play: openskill's Plackett-Luce model, each seat a team of one.

The numbers follow from the matches alone, in the order in which they ended: so they can be computed anew, to the bit.
"""

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

# From so many rated matches on, a member is ranked: before, the number says more about luck.
RATED_FROM = 5

_MODEL = PlackettLuce()


class Strength(msgspec.Struct, frozen=True):
    """mu: how strong; sigma: how uncertain that is; both as openskill has them. played: rated matches so far."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    played: int = 0

    @property
    def shown(self) -> int:
        """Return what is shown, in hundredths: three sigmas below mu, so that few matches alone make nobody strong."""
        return round(100 * (self.mu - 3 * self.sigma))


def rated(before: Sequence[Strength], places: Sequence[int]) -> tuple[Strength, ...]:
    """Return the members of a match after it. places: 1 the best, equal ones shared; at least two of them."""
    teams = [[_MODEL.create_rating([one.mu, one.sigma])] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(Strength(team[0].mu, team[0].sigma, one.played + 1) for team, one in zip(after, before, strict=True))
