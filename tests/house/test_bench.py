"""`make bench` measures against other libraries: one that cannot be built is left out alone, and tried again."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STAMPS = ("bin/pip", "runtime", "dev")
# pip fails for what is named in the file `unbuildable`; both programs note what they were asked for.
PIP = """#!/bin/sh
echo "pip $*" >>asked
grep -q "$(cat unbuildable)" "$6" 2>/dev/null || exit 0
for line in 1 2 3 4 5 6 7 8 9; do echo "error: no header files, line $line" >&2; done
exit 1
"""
PYTHON = '#!/bin/sh\necho "python $*" >>asked\n'


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A clone whose runtime and tests are set up, with programs that only pretend."""
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
        os.utime(path, (at, at))  # what a stamp stands for is older than it
    return tmp_path


def bench(clone: Path, unbuildable: str) -> tuple[str, list[str]]:
    """What `make bench` complains of, and what it asked pip and Python for."""
    (clone / "unbuildable").write_text(unbuildable, encoding="utf-8")
    (clone / "asked").write_text("", encoding="utf-8")
    done = subprocess.run(["make", "bench"], cwd=clone, capture_output=True, text=True, check=True)
    return done.stderr, (clone / "asked").read_text(encoding="utf-8").splitlines()


@pytest.mark.skipif(shutil.which("make") is None, reason="no make")
def test_a_peer_that_cannot_be_built_is_one_line_and_is_tried_again(bare: Path) -> None:
    told, asked = bench(bare, "pycairo==")

    assert told.splitlines() == [
        "pycairo cannot be installed here and is left out below; .venv/peer-pycairo.log says why."
    ]
    assert all("--require-hashes" in line for line in asked if line.startswith("pip"))
    assert asked[-1] == "python -m tests.bench.page"  # to its end
    assert (bare / ".venv" / "peer-cairosvg").exists()

    told, asked = bench(bare, "nothing")
    assert told == ""
    assert [line.split("/")[-1] for line in asked if line.startswith("pip")] == ["pycairo.txt"]
