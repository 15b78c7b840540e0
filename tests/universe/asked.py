"""What `python -m tests.universe` is asked for: its words, its lists, and the plans that it makes of them."""

import argparse
import inspect
import itertools
import math
import os
import shlex
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn, TypeVar

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


class Parser(argparse.ArgumentParser):
    """Answers a wrong word with one sentence, without the lines on how to use it.

    where: what the sentence begins with, as the line of a file.
    """

    def __init__(self, *, where: str = "", **more: Any) -> None:
        super().__init__(**more)
        self._where = where

    def error(self, message: str) -> NoReturn:
        sentence = message.removeprefix("argument ").replace(": must ", " must ", 1).rstrip(".")
        more = ": --help lists the known ones" if sentence.startswith("unrecognized") else ""
        self.exit(2, f"{self._where}{sentence}{more}.\n")


Number = TypeVar("Number", int, float)


def _within(kind: type[Number], low: Number, high: Number | None = None) -> Callable[[str], Number]:
    """Return a function that reads a number from `low` on, up to `high` if that is given."""
    end = "on" if high is None else f"to {high:g}"
    right = f"a {'whole ' if kind is int else ''}number from {low:g} {end}"

    def read(text: str) -> Number:
        try:
            number = kind(text)
        except ValueError:
            number = None
        if number is None or not low <= number <= (math.inf if high is None else high):
            raise argparse.ArgumentTypeError(f"must be {right}, not {text!r}")
        return number

    return read


def whole(low: int) -> Callable[[str], int]:
    """Return a function that reads a whole number from `low` on."""
    return _within(int, low)


def _numbers(text: str) -> tuple[int, ...]:
    names = [one.strip() for one in text.split(",") if one.strip()]
    if not all(name.isdecimal() and int(name) for name in names):
        raise argparse.ArgumentTypeError(f"must be numbers of troubles with commas between, as 4,7, not {text!r}")
    return tuple(map(int, names))


def _file(text: str) -> Path:
    if not Path(text).is_file():
        raise argparse.ArgumentTypeError(f"must be a file, and there is none at {text!r}")
    return Path(text)


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


def parser(where: str = "") -> Parser:
    """Return the parser of the command's words. where: as `Parser` has it."""
    made = Parser(
        where=where,
        prog="make universe",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(("The laws, of which a finding names one:", *(f"  {line}" for line in laws_told()))),
    )
    made.add_argument("seed", type=whole(0), nargs="?", default=1, help="the first seed, a whole number (1)")
    made.add_argument("--n", type=whole(1), default=1, help="how many universes, with the seeds that follow (1)")
    made.add_argument("--jobs", type=whole(1), default=os.cpu_count() or 1, help="how many at a time (one a processor)")
    made.add_argument(
        "--days", type=_within(float, 0.01, 366), default=1.0, help="simulated days with members and troubles (1)"
    )
    made.add_argument("--tables", type=_within(int, 0, 99), default=3, help="channels with two members each (3)")
    made.add_argument(
        "--every", type=_within(float, 0.01, 9_999), default=1.5, help="hours between two troubles, on average (1.5)"
    )
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
        "--twins",
        type=_within(float, 0, 1),
        default=TWINS,
        help=f"the chance of a look at two futures, every six hours ({TWINS:g})",
    )
    made.add_argument(
        "--spoil",
        action="store_true",
        help="spoil a page of each database while members play, and look at nothing else",
    )
    made.add_argument(
        "--futures",
        type=_within(int, 0, 999),
        default=0,
        help="fork each universe so many times at some moment, with a trouble at another step of each fork",
    )
    made.add_argument(
        "--letters",
        action="store_true",
        help="let three members play a match of each game by letters, whatever the seed",
    )
    made.add_argument(
        "--leagues",
        action="store_true",
        help="let members play in a league, a cup or a battle of two teams, whatever the seed",
    )
    made.add_argument("--councils", action="store_true", help="let channels play most new matches, whatever the seed")
    made.add_argument("--plant", type=_plant, default="", help="a fault to plant (none; --plants lists them)")
    made.add_argument(
        "--until", type=_law, default="", metavar="LAW", help="stop at the first universe that breaks this law"
    )
    made.add_argument(
        "--minutes", type=_within(float, 0, 99_999), default=0, help="go on with the seeds that follow for so long (0)"
    )
    made.add_argument(
        "--again",
        type=_file,
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
    return Plan(
        seed,
        given.days,
        given.tables,
        given.every,
        given.kinds,
        given.without,
        given.plant,
        given.twins,
        given.spoil,
        given.futures,
        given.letters,
        given.leagues,
        given.councils,
    )


def kept(file: Path) -> list[Plan]:
    """Return the plans of a file's lines."""
    found = []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if words := shlex.split(line.partition("#")[0]):
            given = parser(f"{file}, line {number}: ").parse_args(words)
            found.append(plan_of(given, given.seed))
    return found


def plans(given: argparse.Namespace) -> Iterator[Plan]:
    """Return what to live through."""
    return iter(kept(given.again)) if given.again else _counted(given)


def _counted(given: argparse.Namespace) -> Iterator[Plan]:
    """Yield a plan for each seed from the first on, up to the number or the minutes that were given."""
    end = REAL["monotonic"]() + 60 * given.minutes
    for seed in itertools.count(given.seed):
        if seed >= given.seed + given.n and REAL["monotonic"]() >= end:
            return
        yield plan_of(given, seed)
