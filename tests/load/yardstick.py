"""`python -m tests.load.yardstick`: does a fixed piece of work again and again, and tells the CPU time of each.

It runs beside a measurement. Two processors are often two halves of one core, so the same work takes up to 1.6 times
the CPU time while both are busy. Several processes keep more of them busy than one does. What they need is therefore
compared as a multiple of this work.
"""

import time
from pathlib import Path

PIECE = 40_000  # rounds of the work: about 5 ms of CPU time
PAUSE = 0.2  # seconds between two pieces, so that the work hardly disturbs what is measured


def piece() -> int:
    """Do the work: arithmetic and a dict, as rules and pictures have."""
    found: dict[int, int] = {}
    for number in range(PIECE):
        found[number % 997] = (found.get(number % 991, 0) * 31 + number) & 0xFFFF
    return sum(found.values())


def mean_piece(log: Path) -> float:
    """Return the mean of the milliseconds in the log of this program."""
    times = [float(line) for line in log.read_text(encoding="ascii").split()]
    return sum(times) / len(times)


def main() -> None:
    while True:
        begun = time.process_time()
        piece()
        print((time.process_time() - begun) * 1000, flush=True)
        time.sleep(PAUSE)


if __name__ == "__main__":
    main()
