"""python -m tests.mutation: draw mutants, and say which of them no test notices.

A mutant that survives shows a missing test, or a change that makes no difference.
"""

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue

from tests.mutation.mutants import Mutant, drawn
from tests.mutation.reach import Reach, measure
from tests.mutation.trial import Tried, copy_of, tried

ROOT = Path(__file__).parents[2]
FIGURES = ROOT / ".venv" / "reached"


def main() -> int:
    """Return 1 if the measured tests fail, so that nothing can be said of mutants."""
    asked = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    asked.add_argument("--n", type=int, default=300, help="how many mutants (300)")
    asked.add_argument("--seed", type=int, default=1, help="draws the same mutants from the same code (1)")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (one a processor)")
    asked.add_argument("--figures", type=Path, default=FIGURES, help="the folder of what was measured")
    asked.add_argument("--measured", action="store_true", help="take what was measured before, of the same code")
    asked.add_argument("--only", default="", help="only mutants whose line here begins with this, such as bot/engine")
    given = asked.parse_args()
    if not given.measured and not measure(ROOT, given.figures, given.jobs):
        print("Some tests fail without a mutant. Mend them first.", file=sys.stderr)
        return 1
    mutants = [one for one in drawn(ROOT, given.n, given.seed) if str(one).startswith(given.only)]
    fates = Counter(one.fate for one in _all(mutants, Reach(ROOT, given.figures), given.jobs))
    print(f"{fates['killed']} of {fates.total()} mutants were noticed: {fates['killed'] / max(1, fates.total()):.1%}")
    return 0


def _all(mutants: list[Mutant], reach: Reach, jobs: int) -> list[Tried]:
    """Try mutants in as many copies at a time, and tell each."""
    copies: SimpleQueue[Path] = SimpleQueue()
    done: list[Tried] = []

    def one(mutant: Mutant) -> None:
        copy = copies.get()
        try:
            result = tried(mutant, copy, reach)
        finally:
            copies.put(copy)
        done.append(result)
        told = f" by {result.by}" if result.by else f" {result.tests} tests" if result.tests else ""
        print(f"{len(done)}/{len(mutants)} {result.fate}{told}: {mutant}", flush=True)

    with ExitStack() as stack, ThreadPoolExecutor(jobs) as pool:
        for _ in range(jobs):
            copies.put(stack.enter_context(copy_of(ROOT)))
        list(pool.map(one, mutants))
    return done


if __name__ == "__main__":
    sys.exit(main())
