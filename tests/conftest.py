"""Settings for all tests: files in memory, waits for databases, caches of SQL and texts, limits, order, garbage."""

import gc
import os
import pickle
import re
import shutil
import tempfile
from collections.abc import Generator, Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from tests.by_night import pytest_itemcollected
from tests.compiled import share_compiled
from tests.databases import believe_new_files
from tests.inline_sqlite import InlineJobs, replace_threads

__all__ = ["pytest_itemcollected"]  # a hook of pytest's

HERE = Path(__file__).parent
UNIVERSE = HERE / "universe"
BELIEVING = HERE / "cogs", HERE / "sessions", HERE / "ui"  # their subject is not how a database is opened
CLOSE_SECONDS = 60
NIGHTLY_SECONDS = 1800
A_FILE = 2_000  # characters of a text to be parsed that is worth a file of pytest's cache
IN_MEMORY = Path("/dev/shm")  # Linux keeps the files of this folder in memory.
ENOUGH = 3 * 2**30  # bytes that must be free there; a whole run needs a fifth of this


def pytest_configure() -> None:
    """Keep temporary files in memory, unless TMPDIR names a folder. A disk takes a fifth of the databases' tests.

    Collecting the tests makes no garbage to speak of, and looking for some takes a quarter of its time.
    """
    gc.disable()
    if "TMPDIR" not in os.environ and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ENOUGH:
        os.environ["TMPDIR"] = tempfile.tempdir = str(IN_MEMORY)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Parse each text file only once, although the bot and the tests of its texts both read it, in each process.

    What was parsed is kept in pytest's cache for other processes and runs. Reading it takes an eighth of the time.
    """
    parse = FluentParser.parse
    cache_of_runs = getattr(session.config, "cache", None)  # there is none with "-p no:cacheprovider"
    kept = cache_of_runs.mkdir("fluent") if cache_of_runs is not None else None

    @cache
    def parsed(source: str) -> Resource:
        if kept is None or len(source) < A_FILE:
            return parse(FluentParser(), source)
        place = kept / sha256(f"{version('fluent.syntax')} {source}".encode()).hexdigest()
        if not place.exists():
            written = place.with_suffix(f".{os.getpid()}")
            written.write_bytes(pickle.dumps(parse(FluentParser(), source)))
            written.replace(place)
        found: Resource = pickle.loads(place.read_bytes())
        return found

    def parse_once(self: FluentParser, source: str) -> Resource:
        return parsed(source) if self.with_spans else parse(self, source)

    FluentParser.parse = parse_once  # type: ignore[method-assign]


class Running:
    """What is known of the running test.

    threads: whether its connections to SQLite have aiosqlite's threads.
    believes: whether its bots believe that a new database is whole and up to date.
    """

    threads = False
    believes = False


RUNNING = Running()
replace_threads(lambda _: None if RUNNING.threads else InlineJobs())


@pytest.hookimpl(tryfirst=True)  # before its fixtures
def pytest_runtest_setup(item: pytest.Item) -> None:
    RUNNING.threads = item.get_closest_marker("threads") is not None
    RUNNING.believes = item.path.parent in BELIEVING


@pytest.fixture(scope="session", autouse=True)
def _databases_have_time() -> Iterator[None]:
    """Give a bot more time to close its database, because unfinished work would disturb the next test."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bot.storage.store.CLOSE_WITHIN", CLOSE_SECONDS)
        yield


@pytest.fixture(scope="session", autouse=True)
def _new_files_are_whole() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        believe_new_files(patched.setattr, lambda: RUNNING.believes)
        yield


@pytest.fixture(scope="session", autouse=True)
def _statements_are_compiled_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        share_compiled(patched.setattr)
        yield


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out files whose tests are all slow where slow tests are left out. To import them takes a third of the time.

    Such a file says so in `pytestmark`, or is about the bot on a desk.
    """
    if "not slow" not in config.option.markexpr or not collection_path.match("test_*.py"):
        return None
    return (
        is_slow(collection_path.read_text(encoding="utf-8"), on_desks=collection_path.parent == HERE / "cogs") or None
    )


def is_slow(source: str, *, on_desks: bool) -> bool:
    """Return whether all tests of a file are surely slow. on_desks: whether each test with a desk is."""
    if re.search(r"^pytestmark = .*\bpytest\.mark\.(slow|nightly)\b", source, re.MULTILINE):
        return True
    tests = re.findall(r"^(?:async )?def test_\w+\(([^)]*)\)", source, re.MULTILINE)
    return on_desks and bool(tests) and all(re.search(r"\bdesk\b", parameters) for parameters in tests)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let each of several processes begin to collect with its share of this folder.

    Pytest keeps what it has compiled of a file. Without this, all processes would come to each file of a new checkout
    at the same time, and each would compile it. That took a third of their processor time.
    """
    report = yield
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    if collector.path == HERE and isinstance(collector, pytest.Package) and number and report.result:
        weights = [sum(1 for _ in found.path.rglob("test_*.py")) or 1 for found in report.result]
        begin = sum(weights) * number / int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
        first = next(place for place in range(len(weights)) if sum(weights[: place + 1]) > begin)
        report.result = report.result[first:] + report.result[:first]
    return report


@pytest.hookimpl(trylast=True)  # after the files of folders have marked their tests, and others are deselected
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give nightly tests more time. Among several processes, let each begin with its share of the slow tests.

    A process that has no tests left takes some from the end of another's, so short tests are left for the end. The
    universes come first, which take longest. Then come the tests of this folder: they start bots in processes, which
    one process has to load for that.
    """
    for item in items:
        if item.get_closest_marker("nightly") is not None and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(NIGHTLY_SECONDS))
    count = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if count > 1:
        items.sort(key=lambda item: item.path)  # all processes must have the same order
        slow = [item for item in items if item.get_closest_marker("slow") is not None]
        quick = [item for item in items if item.get_closest_marker("slow") is None]
        long = [item for item in slow if item.path.parent == UNIVERSE]
        slow = [item for item in slow if item.path.parent != UNIVERSE]
        slow.sort(key=lambda item: item.path.parent != HERE)
        items[:] = [
            item
            for number in range(count)
            for part in (long[number::count], _share(slow, number, count), _share(quick, number, count))
            for item in part
        ]


def _share(items: list[pytest.Item], number: int, count: int) -> list[pytest.Item]:
    return items[len(items) * number // count : len(items) * (number + 1) // count]


def pytest_collection_finish() -> None:
    """Exclude all present objects from garbage collection. Checking them takes an eighth of the tests' time.

    Even to check them once takes a second in each process, and would find nothing to speak of. Of later objects, most
    are garbage after a few tests. To check more of them at a time, and so fewer that are alive, takes half the time.
    """
    gc.freeze()
    gc.enable()
    gc.set_threshold(400_000, 5, 20)
