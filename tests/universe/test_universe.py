"""Tests of the universes: they repeat, they break no law, and their laws find planted faults.

Each runs in a Python of its own, because a universe replaces the clocks of all libraries.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.universe.plan import Finding, Plan, Result
from tests.universe.plants import PLANTS
from tests.universe.shrink import another, shrunk

ROOT = Path(__file__).parents[2]
SOON = ("early-answers", "late-undos", "foreseen-drops")  # planted faults that the first universes find


async def command(*words: str, hashes: str = "0", module: str = "tests.universe") -> tuple[int, str, str]:
    """Run `python -m tests.universe`. Return its exit status, output and errors. hashes: Python's seed of hashes."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *words,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hashes},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    out, err = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


async def lived(*words: str, hashes: str = "0") -> list[Result]:
    """Live through universes, and return their results by seed."""
    _, out, err = await command(*words, "--json", "--jobs", "1", hashes=hashes)
    results = [msgspec.json.decode(line, type=Result) for line in out.splitlines()]
    assert results, err
    return sorted(results, key=lambda result: result.plan.seed)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("first", "n", "days", "every"),
    [(1, 30, 0.05, 0.2), (31, 30, 0.05, 0.2), pytest.param(1, 60, 1.0, 1.5, marks=pytest.mark.nightly)],
)
async def test_universes_break_no_law(first: int, n: int, days: float, every: float) -> None:
    """By day an hour is enough, because troubles come eight times as often."""
    words = ("--days", f"{days}", "--every", f"{every}")
    results = await lived(f"{first}", "--n", f"{n}", *words)
    [alone] = await lived(f"{first}", *words)  # in a process that has neither parsed all sentences nor rehearsed

    assert alone.digest == results[0].digest
    assert [(result.plan.command, result.findings) for result in results if result.findings] == []
    assert len(results) == n
    assert sum(result.kept for result in results) > 10 * n
    assert sum(sum(result.troubles.values()) for result in results) > n


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_what_once_broke_a_law_breaks_none() -> None:
    """The seeds in `seeds.txt` always run."""
    results = await lived("--again")
    assert [(result.plan.command, result.findings) for result in results if result.findings] == []
    assert len(results) >= 3


@pytest.mark.nightly
@pytest.mark.timeout(900)
async def test_many_universes_are_their_seeds() -> None:
    """The order of a set of objects depends on their addresses. It once showed in one of 40 days only."""
    first, again = [await lived("1", "--n", "40", hashes=hashes) for hashes in "12"]
    assert [one.digest for one in first] == [one.digest for one in again]


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_universe_is_its_seed() -> None:
    """The same seed gives the same steps in another process, with another order of sets; another seed gives others."""
    words = ("--days", "0.1", "--every", "0.5")
    first, other = await lived("6", "--n", "2", *words, hashes="1")
    [again] = await lived("6", *words, hashes="2")

    assert (again.digest, again.steps, again.entries) == (first.digest, first.steps, first.entries)
    assert first.entries > 0
    assert other.digest != first.digest


@pytest.mark.slow
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("plant", SOON)
async def test_the_laws_find_planted_faults(plant: str) -> None:
    """A law finds each fault within 200 universes: all others by `make plants`, at night, and leaks by `test_twins`."""
    law = PLANTS[plant].law
    words = ("--n", "200", "--days", "0.4", "--every", "0.7", "--plant", plant, "--until", law)
    *before, last = await lived("1", *words)
    assert law in last.laws
    assert all(law not in one.laws for one in before)


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize(("n", "found"), [("3", "after"), ("0", "not in")])
async def test_the_table_of_planted_faults_says_which_are_found(n: str, found: str) -> None:
    status, out, err = await command("early-answers", "--n", n, module="tests.universe.planted")
    told, last = out.splitlines()
    assert told.startswith(f"early-answers         early       {found} "), err
    assert last == f"{status} of 1 planted faults were not found"


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_run_stops_once_a_law_is_broken() -> None:
    words = ("--n", "50", "--days", "0.4", "--plant", "shown-hands", "--until", "hidden", "--jobs", "2", "--json")
    status, out, err = await command("1", *words)
    results = [msgspec.json.decode(line, type=Result) for line in out.splitlines()]
    assert status == 1, err
    assert [("hidden" in one.laws) for one in results] == [*(False for _ in results[1:]), True]
    assert len(results) < 10


@pytest.mark.slow
async def test_an_unknown_trouble_is_one_sentence() -> None:
    status, _, err = await command("1", "--kinds", "cut,earthquake")
    assert status == 2
    assert "there is no trouble 'earthquake': known are jump, leap second, drift" in err
    assert "Traceback" not in err


@pytest.mark.slow
@pytest.mark.parametrize(("option", "listing"), [("--plant", "--plants"), ("--until", "--laws")])
async def test_an_unknown_name_is_one_sentence_that_says_how_to_list_all(option: str, listing: str) -> None:
    status, _, err = await command("1", option, "earthquake")
    assert status == 2
    assert f"there is no {'planted fault' if option == '--plant' else 'law'} 'earthquake': {listing} lists them." in err
    assert len(err.splitlines()[-1]) < 150


@pytest.mark.slow
async def test_the_help_tells_each_law_and_names_no_plant() -> None:
    status, out, _ = await command("--help")
    assert status == 0
    assert "told apart" in out
    assert not [name for name in PLANTS if f"{name}," in out or f"{name}\n" in out]
    assert "--plants lists them" in " ".join(out.split())

    status, out, _ = await command("--plants")
    assert status == 0
    assert len(out.splitlines()) == len(PLANTS)
    for line, (name, plant) in zip(out.splitlines(), PLANTS.items(), strict=True):
        assert line.startswith(name)
        assert f" {plant.law} " in line


def test_shrinking_keeps_what_breaks_the_law() -> None:
    """Of ten troubles, the law is broken by the third and the seventh together."""
    whole = Plan(1, days=2.0, tables=3)

    def live(plan: Plan) -> Result:
        numbers = [number for number in range(1, 11) if number not in plan.without]
        broken = {3, 7} <= set(numbers) and plan.days >= 0.4
        return Result(plan, numbers=numbers, findings=[Finding("lost", "a move", 9.0)] if broken else [])

    told: list[str] = []
    small = shrunk(live(whole), live, tell=told.append)

    assert told[0].startswith("shrinking seed 1, run 1 of at most 60: 10 troubles, 3 tables, 2 days -> 10 troubles")
    assert any("-> 2 troubles" in line for line in told)
    assert small.result.numbers == [3, 7]
    assert small.result.plan.tables == 1
    assert 0.4 <= small.result.plan.days < 0.5
    assert small.runs < 40


@pytest.mark.parametrize(
    ("law", "text", "told"),
    [
        ("lost", "a move of abcdefghij", ""),
        ("lost", "the move 7 of abcdefghij", ""),
        ("lost", "a move of 2345672345", "it breaks the law in another match, 2345672345 instead of abcdefghij"),
        ("twice", "a notice", "it breaks another law first: twice: a notice"),
    ],
)
def test_a_smaller_universe_that_breaks_something_else_says_so(law: str, text: str, told: str) -> None:
    first = Result(Plan(1), findings=[Finding("lost", "a move of abcdefghij", 9.0)])
    small = Result(Plan(1), findings=[Finding(law, text, 1.0), Finding("lost", "a move of abcdefghij", 2.0)])
    assert another(first, small) == told


def test_the_command_of_a_plan_names_all_that_it_leaves_out() -> None:
    plan = Plan(7, days=0.25, tables=2, every=0.7, kinds=("cut", "disk"), without=(1, 4), plant="shown-hands")
    assert plan.command == (
        "make universe SEED=7 DAYS=0.25 PLANT=shown-hands "
        """ARGS="--tables 2 --every 0.7 --kinds 'cut,disk' --without 1,4\""""
    )
    assert plan.words == "7 --days 0.25 --tables 2 --every 0.7 --kinds 'cut,disk' --without 1,4 --plant shown-hands"
