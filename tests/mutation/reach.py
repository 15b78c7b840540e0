"""Which tests reach a line of the code, and how long each of them takes: measured once for many mutants."""

import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from coverage import CoverageData

from tests.mutation.mutants import FOLDERS

# These reach nearly all of the code, in other processes or for minutes each.
LEFT_OUT = ("tests/universe", "tests/browser", "tests/mutation")


def measure(root: Path, folder: Path, jobs: int) -> bool:
    """Run the tests of the day and keep which lines each of them reaches. Return whether all passed.

    folder: where the figures are kept, in two files.
    """
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "coverage.ini"
    sources = "\n".join(f"    {root / one}" for one in FOLDERS)
    # SQLAlchemy runs statements in greenlets.
    settings.write_text(
        f"[run]\nconcurrency = thread,greenlet\nsource =\n{sources}\ndata_file = {folder / 'lines'}\n", "utf-8"
    )
    command = [
        *(sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--dist", "worksteal", "-m", "not nightly"),
        *(f"--ignore={one}" for one in LEFT_OUT),
        *("--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report="),
        f"--junitxml={folder / 'seconds.xml'}",
    ]
    return subprocess.run(command, cwd=root, check=False).returncode == 0


class Reach:
    """What was measured.

    Attributes:
        seconds: how long each test took, by its id.
    """

    def __init__(self, root: Path, folder: Path) -> None:
        self._root = root
        self._data = CoverageData(str(folder / "lines"))
        self._data.read()
        self.seconds = dict(_seconds(folder / "seconds.xml"))

    def tests(self, path: str, line: int) -> tuple[list[str], list[str]]:
        """Return the ids of the tests that reach a line, and of others that reach its file; the shortest first.

        What runs once in a process, such as a cached function, is known from the first test alone. So the others may
        depend on it, too.

        path: from the root of the checkout. line: from 1. Of a statement with several lines, the first is known.
        """
        contexts = self._data.contexts_by_lineno(str(self._root / path))
        at = max((one for one in contexts if one <= line), default=0)
        here = self._known(contexts.get(at, ()))
        return self._sorted(here), self._sorted(self._known(chain.from_iterable(contexts.values())) - here)

    def _known(self, contexts: Iterable[str]) -> set[str]:
        return {name.rpartition("|")[0] for name in contexts} & self.seconds.keys()

    def _sorted(self, tests: set[str]) -> list[str]:
        return sorted(tests, key=lambda name: (self.seconds[name], name))


def _seconds(file: Path) -> Iterator[tuple[str, float]]:
    for case in ET.parse(file).iter("testcase"):
        where = case.get("classname", "").split(".")
        yield f"{'/'.join(where)}.py::{case.get('name')}", float(case.get("time", 0))
