"""Tests of `make bench`, which compares the bot with other libraries, and of `tests.bench.beside`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench.beside import Figure, figures, table

ROOT = Path(__file__).parents[2]
STAMPS = ("bin/pip", "runtime", "dev")
# This pip fails for the packages that the file `unbuildable` names. Both programs write their arguments into `asked`.
PIP = """#!/bin/sh
echo "pip $*" >>asked
grep -q "$(cat unbuildable)" "$6" 2>/dev/null || exit 0
for line in 1 2 3 4 5 6 7 8 9; do echo "error: no header files, line $line" >&2; done
exit 1
"""
PYTHON = '#!/bin/sh\necho "python $*" >>asked\n'


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """Return a clone in which pip and Python only record their arguments. All packages count as installed."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "tests" / "bench" / "peers", tmp_path / "tests" / "bench" / "peers")
    (tmp_path / "requirements.txt").touch()
    (tmp_path / "tests" / "requirements.txt").touch()
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name, text in (("pip", PIP), ("python", PYTHON)):
        (programs / name).write_text(text, encoding="utf-8")
        (programs / name).chmod(0o755)
    for name in STAMPS:
        (tmp_path / ".venv" / name).touch()
    files = [path for path in tmp_path.rglob("*") if path.is_file() and path.parent.name != ".venv"]
    for at, path in enumerate([*files, *(tmp_path / ".venv" / name for name in STAMPS)], 1_000_000_000):
        os.utime(path, (at, at))  # The stamps are younger than all files, so that make installs nothing.
    return tmp_path


def bench(clone: Path, unbuildable: str) -> tuple[str, list[str]]:
    """Run `make bench`. Return what it prints as errors, and the arguments of all calls of pip and Python."""
    (clone / "unbuildable").write_text(unbuildable, encoding="utf-8")
    (clone / "asked").write_text("", encoding="utf-8")
    done = subprocess.run(["make", "bench"], cwd=clone, capture_output=True, text=True, check=True)
    return done.stderr, (clone / "asked").read_text(encoding="utf-8").splitlines()


@pytest.mark.skipif(shutil.which("make") is None, reason="no make")
def test_a_library_that_cannot_be_built_is_reported_in_one_line_and_tried_again(bare: Path) -> None:
    told, asked = bench(bare, "pycairo==")

    assert told.splitlines() == [
        "pycairo cannot be installed here and is left out below; .venv/peer-pycairo.log says why."
    ]
    assert all("--require-hashes" in line for line in asked if line.startswith("pip"))
    assert asked[-1] == "python -m tests.bench.heard"  # This is the last topic.
    assert (bare / ".venv" / "peer-cairosvg").exists()

    told, asked = bench(bare, "nothing")
    assert told == ""
    assert [line.split("/")[-1] for line in asked if line.startswith("pip")] == ["pycairo.txt"]


PRINTED = """\
                                     p50 ms   p99 ms   moves/s
append 20480 bytes and fsync           0.12     1.46
durable moves, 200 at once            35.75   196.87     4,183   p99 aim 60 ms: MISSED
durable moves, 200 at once             5.00     6.00     7,000
database: 636 bytes a move

bytes a match            moves  at its end
Gems 3D, solo               61       2,100   log 900, seats 70
"""


def test_printed_tables_are_read_by_rows_and_columns() -> None:
    assert figures(PRINTED) == {
        Figure("append 20480 bytes and fsync", 1, "p50 ms"): 0.12,
        Figure("append 20480 bytes and fsync", 1, "p99 ms"): 1.46,
        Figure("durable moves, 200 at once", 1, "p50 ms"): 35.75,
        Figure("durable moves, 200 at once", 1, "p99 ms"): 196.87,
        Figure("durable moves, 200 at once", 1, "moves/s"): 4183.0,
        Figure("durable moves, 200 at once", 2, "p50 ms"): 5.0,
        Figure("durable moves, 200 at once", 2, "p99 ms"): 6.0,
        Figure("durable moves, 200 at once", 2, "moves/s"): 7000.0,
        Figure("database: N bytes a move", 1, ""): 636.0,
        Figure("Gems 3D, solo", 1, "moves"): 61.0,
        Figure("Gems 3D, solo", 1, "at its end"): 2100.0,
    }


def test_medians_and_ratios_are_shown_for_figures_that_both_checkouts_have() -> None:
    took, gone = Figure("move", 1, "ms"), Figure("old", 1, "ms")
    others = [{took: value, gone: 1.0} for value in (4.0, 2.0, 90.0)]
    ours = [{took: value} for value in (6.0, 1.0, 90.0)]

    assert list(table(others, ours)) == [
        "medians of 3       other        this   ratio   ratios of pairs",
        "move: ms        4.00        6.00    1.50   0.50 to 1.50",
        "old: ms: not measured in every run of both",
    ]


@pytest.mark.slow
def test_two_checkouts_are_measured_in_turn(tmp_path: Path) -> None:
    """Each checkout runs its own code, so the slower one shows larger figures."""
    for name, took in (("other", 4), ("this", 2)):
        bench = tmp_path / name / "tests" / "bench"
        bench.mkdir(parents=True)
        (bench / "pace.py").write_text(f"import sys\nprint(f'a step  {took}.{{len(sys.argv)}}')\n", encoding="utf-8")
        shutil.copy(ROOT / "tests" / "bench" / "beside.py", bench)
    command = [sys.executable, "-m", "tests.bench.beside", "../other", "pace", "--rounds", "2", "more"]

    done = subprocess.run(command, cwd=tmp_path / "this", capture_output=True, text=True, check=True)

    assert done.stdout.splitlines()[1].split() == ["a", "step", "4.20", "2.20", "0.52", "0.52", "to", "0.52"]
    assert [Path(line).name for line in done.stderr.splitlines()] == ["other", "this", "this", "other"]
