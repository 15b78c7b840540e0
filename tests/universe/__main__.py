"""python -m tests.universe [SEED] [--n 20] ...: live through universes, and shrink those that break a law.

A universe is a simulated day of the whole bot: a local Discord, the disk, members who play, and troubles of all kinds.
The seed decides everything, so the same seed gives the same day again. What breaks a law is printed with the law's
name, made smaller, and printed as a command that repeats it.
"""

import argparse
import inspect
import itertools
import os
import select
import shlex
import shutil
import signal
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path

from tests.universe import nursery  # the first import of the project's own, since it replaces the libraries' clocks

# isort: split
import msgspec
from rich.progress import track

from tests.universe.alone import live, rehearse
from tests.universe.laws import LAWS
from tests.universe.libraries import REAL
from tests.universe.plan import TWINS, Finding, Plan, Result
from tests.universe.plants import PLANTS
from tests.universe.shrink import another, shrunk
from tests.universe.troubles import TROUBLES

LONGEST = 600.0  # real seconds after which a universe is stopped
SILENCE = 60.0  # real seconds without a result after which the seeds that still run are told
MANY = 20  # universes for which it pays to parse all sentences and to rehearse before the first
SEEDS = Path(__file__).with_name("seeds.txt")  # what once broke a law; a line has the words of a command


def many(plans: Iterable[Plan], loaded: nursery.Loaded, jobs: int) -> Generator[Result, None, None]:
    """Live through universes, `jobs` at a time, and yield each result as it comes. Closing it ends those that run.

    After each `SILENCE` without a result, print which seeds still run.
    """
    waiting, running = iter(plans), dict[int, tuple[int, Plan, float, list[bytes]]]()
    more, heard = True, REAL["monotonic"]()
    try:
        while more or running:
            while more and len(running) < jobs:
                plan = next(waiting, None)
                if plan is None:
                    more = False
                    break
                pid, pipe = nursery.forked(lambda plan=plan: msgspec.json.encode(live(plan, loaded)).decode())  # type: ignore[misc]
                running[pipe] = (pid, plan, REAL["monotonic"](), [])
            for pipe in select.select(list(running), [], [], 1.0)[0]:
                pid, plan, _, parts = running[pipe]
                parts.append(os.read(pipe, 1 << 20))
                if not parts[-1]:
                    del running[pipe]
                    os.close(pipe)
                    os.waitpid(pid, 0)
                    heard = REAL["monotonic"]()
                    yield _read(plan, b"".join(parts))
            if running and REAL["monotonic"]() - heard > SILENCE:
                heard = REAL["monotonic"]()
                print(_still([(plan.seed, heard - began) for _, plan, began, _ in running.values()]), file=sys.stderr)
            for pipe, (pid, plan, began, _) in list(running.items()):
                if REAL["monotonic"]() - began > LONGEST:
                    del running[pipe]
                    os.kill(pid, signal.SIGKILL)
                    os.waitpid(pid, 0)
                    yield Result(plan, findings=[Finding("hangs", f"the universe took longer than {LONGEST:g} s", 0)])
    finally:
        for pid, *_ in running.values():
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


def _still(seeds: list[tuple[int, float]]) -> str:
    """Return a line on the seeds that run, with the seconds that each has taken so far."""
    told = ", ".join(f"{seed} (for {seconds:.0f} s)" for seed, seconds in seeds)
    return f"  Still living through {'seed' if len(seeds) == 1 else 'seeds'} {told}. Each ends after {LONGEST:g} s."


def _read(plan: Plan, said: bytes) -> Result:
    if said.startswith(b"CRASH") or not said:
        return Result(plan, findings=[Finding("crash", said.decode() or "the process died", 0)])
    return msgspec.json.decode(said, type=Result)


def once(plan: Plan, loaded: nursery.Loaded) -> Result:
    """Live through one universe in a fork."""
    return next(many([plan], loaded, 1))


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
        description=__doc__,
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
        "--again", action="store_true", help=f"live through those in {SEEDS.name}, which once broke a law"
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


def kept() -> list[Plan]:
    """Return the plans that once broke a law."""
    lines = [line.partition("#")[0] for line in SEEDS.read_text("utf-8").splitlines()]
    again = [parser().parse_args(shlex.split(line)) for line in lines if line.strip()]
    return [plan_of(one, one.seed) for one in again]


def _plans(given: argparse.Namespace) -> Iterator[Plan]:
    if given.again:
        yield from kept()
        return
    end = REAL["monotonic"]() + 60 * given.minutes
    for seed in itertools.count(given.seed):
        if seed >= given.seed + given.n and REAL["monotonic"]() >= end:
            return
        yield plan_of(given, seed)


def main() -> int:
    """Return 1 if a universe has broken a law."""
    given = parser().parse_args()
    loaded = nursery.load()
    if given.n >= MANY or given.minutes:
        nursery.parse_all(loaded.texts)
        rehearse(loaded)
    try:
        return _tell_all(loaded, given)
    finally:
        shutil.rmtree(loaded.template.parent)


def _tell_all(loaded: nursery.Loaded, given: argparse.Namespace) -> int:
    began, broken, days, spent, done = REAL["monotonic"](), 0, 0.0, 0.0, 0
    with closing(many(_plans(given), loaded, given.jobs)) as results:
        for done, result in enumerate(_with_bar(results, given), 1):
            days, spent, broken = days + result.days, spent + result.cpu, broken + bool(result.findings)
            _tell(result, done, loaded, given)
            if given.until in result.laws:
                break
    if not given.json:
        seconds = REAL["monotonic"]() - began
        print(
            f"{done} universes, {days:.0f} days in {seconds:.0f} s: {broken} broke a law; "
            f"{spent / max(1, done):.2f} s of processor time each"
        )
    return 1 if broken else 0


def _with_bar(results: Iterator[Result], given: argparse.Namespace) -> Iterable[Result]:
    """Return the results with a progress bar below what is printed, on a terminal and for more than one universe."""
    if given.json or given.again or given.n == 1 or not (sys.stdout.isatty() and sys.stderr.isatty()):
        return results
    # Without a thread that draws it, since each universe is a fork.
    return track(results, "universes", total=None if given.minutes else given.n, auto_refresh=False)


def _tell(result: Result, done: int, loaded: nursery.Loaded, given: argparse.Namespace) -> None:
    if given.json:
        print(msgspec.json.encode(msgspec.structs.replace(result, story=[])).decode(), flush=True)
        return
    if given.n == 1 and not given.again and not given.minutes:
        print("\n".join(result.story))
    print(_line(result, done), flush=True)
    if result.findings:
        small = result if given.no_shrink else _tell_smaller(result, loaded)
        test = f"{small.plan.words}  # {small.findings[0].law}\n"
        if given.keep:
            with SEEDS.open("a", encoding="utf-8") as file:
                file.write(test)
        else:
            print(f"  As a test, a line of tests/universe/{SEEDS.name}, which --keep adds: {test}", end="")


def _line(result: Result, done: int) -> str:
    head = (
        f"{done}: seed {result.plan.seed}: {result.days:g} days, {result.lives} lives, {result.matches} matches, "
        f"{result.entries} entries, {result.requests} requests, {result.calls} calls, {result.steps} steps, "
        f"{result.cpu:.1f} s, digest {result.digest[:12]}"
    )
    findings = [f"  BROKEN LAW {one.law} at hour {one.at}: {one.text}" for one in result.findings[:8]]
    return "\n".join((head, *findings))


def _tell_smaller(result: Result, loaded: nursery.Loaded) -> Result:
    law = result.findings[0].law
    print(f'  The law: "{LAWS[law]}" Making it smaller ...', flush=True)
    nursery.parse_all(loaded.texts)  # which pays for as many runs as this takes
    small = shrunk(result, lambda plan: once(plan, loaded), tell=lambda line: print(f"  {line}", flush=True))
    plan = small.result.plan
    print(
        f"  {small.runs} runs later, {len(small.result.numbers)} troubles are left: {plan.command}",
        flush=True,
    )
    if note := another(result, small.result):
        print(f"  Note that {note}", flush=True)
    if plan.plant:
        print(f"  The same without the planted fault: {msgspec.structs.replace(plan, plant='').command}", flush=True)
    return small.result


if __name__ == "__main__":
    sys.exit(main())
