"""What `python -m tests.universe` is asked for: its words, its lists, and the plans that it makes of them."""

import argparse
import inspect
import itertools
import os
import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.universe.laws import LAWS
from tests.universe.libraries import REAL
from tests.universe.plan import TWINS, Plan
from tests.universe.plants import PLANTS
from tests.universe.troubles import TROUBLES

SEEDS = Path(__file__).with_name("seeds.txt")  # what once broke a law; a line has the words of a command
DESCRIPTION = """Live through universes, and shrink those that break a law.

A universe is a simulated day of the whole bot: a local Discord, the disk, members who play, and troubles of all kinds.
The seed decides everything, so the same seed gives the same day again. What breaks a law is printed with the law's
name, made smaller, and printed as a command that repeats it.
"""


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name for name in text.split(",") if name)
    unknown = [name for name in names if name not in TROUBLES]
    if unknown:
        raise argparse.ArgumentTypeError(f"there is no trouble {unknown[0]!r}: known are {', '.join(TROUBLES)}.")
    return names


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(one) for one in text.split(",") if one)


def _plant(text: str) -> str:
    if text and text not in PLANTS:
        raise argparse.ArgumentTypeError(f"there is no planted fault {text!r}: --plants lists them.")
    return text


def _law(text: str) -> str:
    if text and text not in LAWS:
        raise argparse.ArgumentTypeError(f"there is no law {text!r}: --laws lists them.")
    return text


class _Listing(argparse.Action):
    """Prints a list and ends, as `--help` does."""

    def __init__(self, option_strings: list[str], dest: str, lines: Iterable[str], help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)
        self._lines = lines

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print("\n".join(self._lines))
        parser.exit()


def laws_told() -> list[str]:
    """Return a line for each law."""
    return [f"{name:<10}  {law}" for name, law in LAWS.items()]


def plants_told() -> list[str]:
    """Return a line for each planted fault, with the law that names it."""
    return [f"{name:<20}  {one.law:<10}  {inspect.getdoc(one.sow)}" for name, one in PLANTS.items()]


def troubles_told() -> list[str]:
    """Return a line for each kind of trouble."""
    return [f"{name:<20}  {inspect.getdoc(made)}" for name, made in TROUBLES.items()]


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="make universe",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(("The laws, of which a finding names one:", *(f"  {line}" for line in laws_told()))),
    )
    made.add_argument("seed", type=int, nargs="?", default=1, help="the first seed, a whole number (1)")
    made.add_argument("--n", type=int, default=1, help="how many universes, with the seeds that follow (1)")
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (one a processor)")
    made.add_argument("--days", type=float, default=1.0, help="simulated days with members and troubles (1)")
    made.add_argument("--tables", type=int, default=3, help="channels with two members each (3)")
    made.add_argument("--every", type=float, default=1.5, help="hours between two troubles, on average (1.5)")
    made.add_argument(
        "--kinds",
        type=_names,
        default=(),
        metavar="A,B",
        help="only these kinds of trouble (all; --troubles lists them)",
    )
    made.add_argument(
        "--without", type=_numbers, default=(), metavar="4,7", help="numbers of troubles to leave out (none)"
    )
    made.add_argument(
        "--twins", type=float, default=TWINS, help=f"the chance of a look at two futures, every six hours ({TWINS:g})"
    )
    made.add_argument("--plant", type=_plant, default="", help="a fault to plant (none; --plants lists them)")
    made.add_argument(
        "--until", type=_law, default="", metavar="LAW", help="stop at the first universe that breaks this law"
    )
    made.add_argument("--minutes", type=float, default=0, help="go on with the seeds that follow for so long (0)")
    made.add_argument(
        "--again",
        type=Path,
        nargs="?",
        const=SEEDS,
        metavar="FILE",
        help=f"live through those of which a line of a file has the words ({SEEDS.name}, which once broke a law)",
    )
    made.add_argument("--keep", action="store_true", help=f"add what breaks a law to {SEEDS.name}")
    made.add_argument("--no-shrink", action="store_true", help="tell findings without making them smaller")
    made.add_argument("--json", action="store_true", help="write each result as a line of JSON, without its story")
    for name, lines, told in (
        ("--laws", laws_told(), "list the laws"),
        ("--plants", plants_told(), "list the faults that can be planted, each with the law that finds it"),
        ("--troubles", troubles_told(), "list the kinds of trouble"),
    ):
        made.add_argument(name, action=_Listing, lines=lines, help=told)
    return made


def plan_of(given: argparse.Namespace, seed: int) -> Plan:
    return Plan(seed, given.days, given.tables, given.every, given.kinds, given.without, given.plant, given.twins)


def kept(file: Path) -> list[Plan]:
    """Return the plans of a file's lines."""
    lines = [line.partition("#")[0] for line in file.read_text("utf-8").splitlines()]
    again = [parser().parse_args(shlex.split(line)) for line in lines if line.strip()]
    return [plan_of(one, one.seed) for one in again]


def plans(given: argparse.Namespace) -> Iterator[Plan]:
    """Return what to live through."""
    if given.again:
        yield from kept(given.again)
        return
    end = REAL["monotonic"]() + 60 * given.minutes
    for seed in itertools.count(given.seed):
        if seed >= given.seed + given.n and REAL["monotonic"]() >= end:
            return
        yield plan_of(given, seed)
