"""`python -m tests.shapes --n 2000` paints 2000 extreme views of each kind and 200 matches of each game.

The command exits with 1 if a painter fails.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable

from tests.shapes.extremes import KINDS
from tests.shapes.matches import PAINTERS, match
from tests.shapes.pictures import Picture, complaint

VIEWS_PER_MATCH = 10


def main() -> int:
    """Read the arguments, paint, and print the result. Return the exit code."""
    parser = argparse.ArgumentParser(prog="tests.shapes", description=__doc__)
    parser.add_argument("--n", type=int, default=600, help="extreme views of each kind")
    parser.add_argument("--matches", type=int, help="whole matches of each game; a tenth of --n if left out")
    parser.add_argument("--first", type=int, default=0, help="the number to begin with")
    parser.add_argument("--every", type=int, default=9, help="of a match one position in so many is painted")
    parser.add_argument("--only", choices=[*KINDS, *PAINTERS], help="one kind, or one game's matches")
    chosen = parser.parse_args()
    counts: Counter[str] = Counter()
    wrong: list[str] = []

    def look(kind: str, pictures: Iterable[Picture]) -> None:
        for picture in pictures:
            counts[kind] += 1
            found = complaint(picture)
            if found is not None:
                wrong.append(found)
                sys.stdout.write(f"WRONG: {found}\n")
                sys.stdout.flush()

    last = chosen.first + chosen.n
    for kind, made in KINDS.items():
        for number in range(chosen.first, last) if chosen.only in (None, kind) else ():
            look(kind, made(number))
    matches = chosen.n // VIEWS_PER_MATCH if chosen.matches is None else chosen.matches
    for game in PAINTERS:
        for number in range(chosen.first, chosen.first + matches) if chosen.only in (None, game) else ():
            look(game, match(game, number, chosen.every))
    sys.stdout.write("".join(f"{kind:14}{count:8} pictures\n" for kind, count in counts.items()))
    sys.stdout.write(f"{sum(counts.values())} pictures, {len(wrong)} wrong\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
