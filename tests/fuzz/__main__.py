"""Gives each reader many changed texts: `python -m tests.fuzz`. Exits with 1 if a reader has a fault."""

import argparse
import sys
import time

from tests.fuzz.readers import readers
from tests.fuzz.trying import attempt

SHOWN = 500  # characters


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.fuzz", description=__doc__)
    parser.add_argument("--n", type=int, default=100_000, help="texts for each reader")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="readers with this in their name")
    chosen = parser.parse_args()
    faults = 0
    for name, make in readers().items():
        if chosen.only not in name:
            continue
        began = time.perf_counter()
        tried = attempt(name, make(), chosen.seed, chosen.n)
        slowest, text = tried.slowest
        _say(
            f"{name}: {chosen.n} texts in {time.perf_counter() - began:.0f} s, {tried.read} read, "
            f"{tried.refused.total()} refused by {len(tried.refused)} sentences; "
            f"the slowest took {slowest * 1000:.0f} ms, {len(text)} characters"
        )
        for fault, spoilt in tried.faults.items():
            _say(f"  WRONG: {fault}\n    {spoilt[:SHOWN]!r}")
        faults += len(tried.faults)
    return 1 if faults else 0


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
