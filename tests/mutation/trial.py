"""Tries mutants: each in a copy of the checkout, with the tests that reach it."""

import compileall
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from tests.mutation.mutants import Mutant
from tests.mutation.reach import Reach

FIRST_SECONDS, MOST_SECONDS = 10.0, 120.0  # of tests in a trial: the first run, and the second if the first saw nothing
STARTS = 30  # seconds until pytest has collected them
HANGS = 60  # seconds after which a single test has noticed, since it hangs
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "*_cache", ".hypothesis", "*.sqlite*", "__pycache__")
Fate = Literal["killed", "survived", "not reached"]


class Tried(NamedTuple):
    """A mutant and what became of it. by: the test that noticed. tests: how many were run at most."""

    mutant: Mutant
    fate: Fate
    by: str = ""
    tests: int = 0


@contextmanager
def copy_of(root: Path) -> Iterator[Path]:
    """Copy a checkout for trials, compiled."""
    with tempfile.TemporaryDirectory(prefix="lapidary-mutant-") as folder:
        copy = Path(folder) / root.name
        shutil.copytree(root, copy, ignore=NOT_COPIED)
        (copy / ".venv").symlink_to((root / ".venv").resolve())
        for package in ("bot", "cogs", "render", "tests"):
            compileall.compile_dir(copy / package, quiet=1)
        yield copy


def tried(mutant: Mutant, copy: Path, reach: Reach) -> Tried:
    """Change the copy, run the tests that reach the change until one fails, and change it back."""
    tests, others = reach.tests(mutant.path, mutant.line)
    if not tests:
        return Tried(mutant, "not reached")
    place = copy / mutant.path
    source = place.read_text("utf-8")
    # What is compiled is told apart by the file's seconds, which are too long for trials.
    for compiled in (place.parent / "__pycache__").glob(f"{place.stem}.*.pyc"):
        compiled.unlink()
    place.write_text(mutant.code(source), "utf-8")
    try:
        count = 0
        for part in _parts(tests, others, mutant, reach):
            count += len(part)
            if by := _noticed(copy, part, sum(reach.seconds[one] for one in part)):
                return Tried(mutant, "killed", by, count)
        return Tried(mutant, "survived", tests=count)
    finally:
        place.write_text(source, "utf-8")


def _parts(tests: list[str], others: list[str], mutant: Mutant, reach: Reach) -> Iterator[list[str]]:
    """Yield the tests of each run: those of the same folder first, then the shortest, then others of the file."""
    own = "/".join(("tests", *Path(mutant.path).parent.parts[1:]))
    left = [*sorted(tests, key=lambda one: not one.startswith(own)), *others]
    for most in (FIRST_SECONDS, MOST_SECONDS):
        part, seconds = list[str](), 0.0
        while left and (not part or seconds + reach.seconds[left[0]] < most):
            seconds += reach.seconds[left[0]]
            part.append(left.pop(0))
        if part:
            yield part


def _noticed(copy: Path, tests: list[str], seconds: float) -> str:
    """Return the test that fails, or "" if all pass."""
    (copy / "tests.txt").write_text("\n".join(tests), "utf-8")
    command = [
        *(sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "--tb=no", "-p", "no:cacheprovider"),
        *(f"--timeout={HANGS}", "@tests.txt"),
    ]
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": ""}
    try:
        run = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, text=True, timeout=STARTS + HANGS + 4 * seconds
        )
    except subprocess.TimeoutExpired:
        return "a run that hangs"
    if run.returncode == 0:
        return ""
    failed = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0][:160] if failed else f"pytest ended with {run.returncode}: {(run.stdout + run.stderr)[-160:]}"
