"""python -m tests.universe [SEED] [--n 20] ...: live through universes, and shrink those that break a law.

A universe is a simulated day of the whole bot: a local Discord, the disk, members who play, and troubles of all kinds.
The seed decides everything, so the same seed gives the same day again. What breaks a law is printed with the law's
name, made smaller, and printed as a command that repeats it.
"""

import argparse
import os
import select
import signal
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing

from tests.universe import nursery  # the first import of the project's own, since it replaces the libraries' clocks

# isort: split
import msgspec
from rich.progress import track

from tests.universe import upgrades
from tests.universe.alone import live, rehearse
from tests.universe.asked import SEEDS, parser, plans
from tests.universe.laws import LAWS
from tests.universe.libraries import REAL
from tests.universe.plan import Finding, Plan, Result
from tests.universe.shrink import another, shrunk

LONGEST = 600.0  # real seconds after which a universe is stopped
SILENCE = 60.0  # real seconds without a result after which the seeds that still run are told
LAST_LINES = 40  # of the story of a universe that was stopped
MANY = 20  # universes for which it pays to parse all sentences, to rehearse and to make old databases before the first


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
                with nursery.undisturbed():
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
            for pipe, (pid, plan, began, parts) in list(running.items()):
                if REAL["monotonic"]() - began > LONGEST:
                    said, is_whole = nursery.ask(pid, pipe)
                    del running[pipe]
                    os.kill(pid, signal.SIGKILL)
                    os.waitpid(pid, 0)
                    os.close(pipe)
                    yield _read(plan, b"".join((*parts, said))) if is_whole else _stuck(plan, said)
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


def _stuck(plan: Plan, said: bytes) -> Result:
    """Return the result of a universe that does not answer. said: the lines that it stands in."""
    text = f"The universe took too long, and runs no line of Python any more. It stands here:\n{said.decode()}"
    return Result(plan, is_stopped=True, findings=[Finding("hangs", text, 0)])


def once(plan: Plan, loaded: nursery.Loaded) -> Result:
    """Live through one universe in a fork."""
    return next(many([plan], loaded, 1))


def main() -> int:
    """Return 1 if a universe has broken a law."""
    given = parser().parse_args()
    asked = plans(given)
    with nursery.loaded() as loaded:
        if given.n >= MANY or given.minutes or given.again:
            # Who waits for a law may stop soon: then this begins when those before have paid as much as it costs.
            asked = _prepared(asked, loaded, MANY if given.until else 0)
        return _tell_all(asked, loaded, given)


def _prepared(plans: Iterable[Plan], loaded: nursery.Loaded, at: int) -> Iterator[Plan]:
    """Yield the plans. Before the one with the number `at`, do once what each of them would else do by itself."""
    for number, plan in enumerate(plans):
        if number == at:
            nursery.parse_all(loaded.texts)
            rehearse(loaded)
            upgrades.make_all_empty(loaded.template.parent)
        yield plan


def _tell_all(asked: Iterable[Plan], loaded: nursery.Loaded, given: argparse.Namespace) -> int:
    began, broken, days, spent, done = REAL["monotonic"](), 0, 0.0, 0.0, 0
    with closing(many(asked, loaded, given.jobs)) as results:
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
        if result.is_stopped:
            _tell_stopped(result, given)
        small = result if given.no_shrink or result.is_stopped else _tell_smaller(result, loaded)
        test = f"{small.plan.words}  # {small.findings[0].law}\n"
        if given.keep:
            with SEEDS.open("a", encoding="utf-8") as file:
                file.write(test)
        else:
            print(f"  As a test, a line of tests/universe/{SEEDS.name}, which --keep adds: {test}", end="")


def _tell_stopped(result: Result, given: argparse.Namespace) -> None:
    """Tell the end of the story so far, if all of it was not told."""
    if result.story and (given.n != 1 or given.again or given.minutes):
        print("\n".join(("  The story ends so:", *(f"  {line}" for line in result.story[-LAST_LINES:-1]))))
    print(f"  It is not made smaller, since each run would take {LONGEST:g} s: {result.plan.command}", flush=True)


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
