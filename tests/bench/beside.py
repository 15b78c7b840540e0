"""Compares two checkouts: `python -m tests.bench.beside OTHER TOPIC [--rounds N] [the topic's arguments]`.

Runs `tests.bench.TOPIC` here and in the checkout OTHER in turn, both with this Python. For each figure it prints the
median of OTHER, the median of this checkout and their ratio. It also prints the lowest and the highest ratio of two
neighbouring runs. These two show how much other work on the machine changes the figures.
"""

import argparse
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
ROUNDS = 5

_NUMBER = r"\d[\d,]*(?:\.\d+)?"
# Matches a row of a table: a name, columns of numbers, and maybe a remark.
_ROW = re.compile(rf"(?P<name>\S.*?)\s\s+(?P<numbers>{_NUMBER}(?:\s+{_NUMBER})*)(?!\S)")
_HEADING = re.compile(r"\S+(?: \S+)*")  # Two headings have at least two blanks between them.


class Figure(NamedTuple):
    """The place of a number in a topic's tables.

    row: the name of the row
    which: 1 for the first row with this name, 2 for the second
    column: the heading of the column
    """

    row: str
    which: int
    column: str

    def __str__(self) -> str:
        again = f" ({self.which})" if self.which > 1 else ""
        return f"{self.row}{again}" + (f": {self.column}" if self.column else "")


Figures = dict[Figure, float]


def figures(printed: str) -> Figures:
    """Return the numbers that a topic has printed."""
    found: Figures = {}
    seen: dict[str, int] = {}
    headings: dict[int, str] = {}  # The key is the place in the line at which the heading ends.
    for line in printed.splitlines():
        row = _ROW.match(line)
        if row is not None:
            name = " ".join(row["name"].split())
            places = [(match.end() + row.start("numbers"), match[0]) for match in re.finditer(_NUMBER, row["numbers"])]
        elif re.search(_NUMBER, line) and re.search(r"\S\s\s+\S", line) is None:  # The line is a sentence with numbers.
            name = re.sub(_NUMBER, "N", line)
            places = [(0, match[0]) for match in re.finditer(_NUMBER, line)]
        else:
            headings = {match.end(): match[0] for match in _HEADING.finditer(line)}
            continue
        seen[name] = seen.get(name, 0) + 1
        for place, (end, number) in enumerate(places, 1):
            column = headings.get(end, str(place) if len(places) > 1 else "")
            found[Figure(name, seen[name], column)] = float(number.replace(",", ""))
    return found


def run(checkout: Path, topic: str, arguments: list[str]) -> Figures:
    command = [sys.executable, "-m", f"tests.bench.{topic}", *arguments]
    done = subprocess.run(command, cwd=checkout, stdout=subprocess.PIPE, text=True, check=True)
    return figures(done.stdout)


def table(others: list[Figures], ours: list[Figures]) -> Iterator[str]:
    """Yield a heading, and a line for each figure that both checkouts have, except figures that never differ.

    `others[n]` and `ours[n]` were measured one after the other.
    """
    both = [figure for figure in ours[0] if all(figure in one for one in (*ours, *others))]
    moving = [figure for figure in both if len({one[figure] for one in (*ours, *others)}) > 1]
    width = max((len(str(figure)) for figure in moving), default=0)
    yield f"{'medians of ' + str(len(ours)):<{width}} {'other':>11} {'this':>11} {'ratio':>7}   ratios of pairs"
    for figure in moving:
        pairs = [(one[figure], our[figure]) for one, our in zip(others, ours, strict=True)]
        before, after = (statistics.median(side) for side in zip(*pairs, strict=True))
        ratios = sorted(our / other for other, our in pairs if other)
        ratio = f"{after / before:7.2f}" if before else f"{'':7}"
        spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f}" if ratios else ""
        yield f"{figure!s:<{width}} {before:11,.2f} {after:11,.2f} {ratio}   {spread}".rstrip()
    missing = sorted({str(figure) for figure in (*ours[0], *others[0])} - {str(figure) for figure in both})
    yield from (f"{name}: not measured in every run of both" for name in missing)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.beside")
    parser.add_argument("other", type=Path, help="the folder of another checkout, of the version before, say")
    parser.add_argument("topic", help="what to measure: storage, kept, rules, playground, ...")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="runs of each")
    options, arguments = parser.parse_known_args()
    sides: dict[Path, list[Figures]] = {options.other.resolve(): [], ROOT: []}
    if len(sides) == 1:
        parser.error("the other checkout is this one: make a second one of it, with git worktree add")
    for number in range(options.rounds):  # The checkouts change places in each round, because the first may be slower.
        for checkout in list(sides)[:: -1 if number % 2 else 1]:
            print(f"round {number + 1}: {checkout}", file=sys.stderr, flush=True)
            sides[checkout].append(run(checkout, options.topic, arguments))
    print("\n".join(table(*sides.values())))


if __name__ == "__main__":
    main()
