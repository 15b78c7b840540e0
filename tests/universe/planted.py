"""python -m tests.universe.planted [NAME ...]: plant each fault, and say in which universe its law finds it.

Each fault must be found within 200 universes of some hours, and by the law that names it. What is not found shows that
a law, a trouble or a habit of members is missing, or that the fault no longer patches what the bot does.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing
from typing import NamedTuple

from tests.universe import nursery  # the first import of the project's own, since it replaces the libraries' clocks

# isort: split
import msgspec

from tests.universe.__main__ import MANY, many
from tests.universe.alone import rehearse
from tests.universe.asked import Parser, whole
from tests.universe.plan import TWINS, Plan
from tests.universe.plants import PLANTS

N, DAYS, EVERY = 200, 0.4, 0.7  # universes, simulated days of each, hours between two troubles
OF_LEAGUES = ("tallied", "opened", "invited", "pictured")  # laws of leagues and cups: members play in one
OF_TWINS = ("told apart",)  # laws that look at two futures: at each chance


class Found(NamedTuple):
    """How a planted fault fared. other: laws that were broken before its own, or instead."""

    name: str
    universes: int
    is_found: bool
    other: tuple[str, ...]
    cpu: float

    def __str__(self) -> str:
        law, also = PLANTS[self.name].law, f"; also {', '.join(self.other)}" if self.other else ""
        found = f"after {self.universes}" if self.is_found else f"not in {self.universes}"
        return f"{self.name:<20}  {law:<10}  {found:<10}  {self.cpu:4.0f} s{also}"


def plans(name: str, seed: int, n: int) -> Iterator[Plan]:
    """Return the universes in which a fault is looked for."""
    twins = 1.0 if PLANTS[name].law in OF_TWINS else TWINS
    leagues, councils = PLANTS[name].law in OF_LEAGUES, PLANTS[name].councils
    whole = Plan(seed, DAYS, every=EVERY, plant=name, twins=twins, leagues=leagues, councils=councils)
    return (msgspec.structs.replace(whole, seed=one) for one in range(seed, seed + n))


def look_for(name: str, loaded: nursery.Loaded, seed: int = 1, n: int = N, jobs: int = 1) -> Found:
    """Live through universes with a fault until its law is broken."""
    count, other, cpu, law = 0, set[str](), 0.0, PLANTS[name].law
    with closing(many(plans(name, seed, n), loaded, jobs)) as results:
        for count, result in enumerate(results, 1):
            cpu += result.cpu
            other |= result.laws - {law}
            if law in result.laws:
                return Found(name, count, True, tuple(sorted(other)), cpu)
    return Found(name, count, False, tuple(sorted(other)), cpu)


def _name(text: str) -> str:
    if text not in PLANTS:
        raise argparse.ArgumentTypeError(f"there is no planted fault {text!r}: known are {', '.join(PLANTS)}.")
    return text


def main() -> int:
    """Return 1 if a planted fault is not found."""
    made = Parser(prog="make plants", description=__doc__)
    made.add_argument("names", type=_name, nargs="*", help="which faults to plant (all)")
    made.add_argument("--seed", type=whole(0), default=1, help="of the first universe (1)")
    made.add_argument("--n", type=whole(0), default=N, help=f"universes in which a fault must be found ({N})")
    made.add_argument("--jobs", type=whole(1), default=1, help="how many universes at a time (1)")
    given = made.parse_args()
    missing = 0
    with nursery.loaded() as loaded:
        if given.n >= MANY:
            nursery.parse_all(loaded.texts)
            rehearse(loaded)
        for name in given.names or PLANTS:
            found = look_for(name, loaded, given.seed, given.n, given.jobs)
            missing += not found.is_found
            print(found, flush=True)
    print(f"{missing} of {len(given.names or PLANTS)} planted faults were not found")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
