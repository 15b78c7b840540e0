"""No test sleeps: it waits for an event, or turns a clock.

A sleep is too short on a slow machine, and too long on others. `asyncio.sleep(0)` only lets other tasks go on. An
exception stands in `ALLOWED` with its reason.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

# Folders in which something sleeps.
ALLOWED = {
    "bench": "it measures what takes real time, at the pace of real members",
    "kills": "a real process is killed at a moment of real time",
    "load": "it measures real processes, at the pace of real members",
    "many": "several real processes are killed while members play",
    "unwaiting.py": "its loop skips the time that is slept",
    "universe": "its loop lets simulated time pass",
}


def sleeps(source: str) -> Iterator[int]:
    """Yield the lines that call a function named `sleep` for more than no time."""
    for node in ast.walk(ast.parse(source)) if "sleep" in source else ():  # most files name none, and are not parsed
        if not isinstance(node, ast.Call) or ast.unparse(node.func).rpartition(".")[2] != "sleep":
            continue
        if [ast.unparse(argument) for argument in node.args] != ["0"]:
            yield node.lineno


@pytest.mark.slow
def test_no_test_sleeps() -> None:
    found = {
        str(path.relative_to(TESTS)): lines
        for path in TESTS.rglob("*.py")
        if (lines := [*sleeps(path.read_text("utf-8"))])
    }
    assert {place: lines for place, lines in found.items() if place.split("/")[0] not in ALLOWED} == {}
    assert {place.split("/")[0] for place in found} == ALLOWED.keys()


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("await asyncio.sleep(0)", []),
        ("await asyncio.sleep(0.01)", [1]),
        ("\ntime.sleep(PAUSE)", [2]),
        ("sleep(1)", [1]),
        ("await asyncio.sleep(delay=1)", [1]),
        ("async def sleep(self, seconds): ...", []),
    ],
)
def test_only_a_sleep_for_some_time_is_found(source: str, lines: list[int]) -> None:
    assert [*sleeps(source)] == lines
