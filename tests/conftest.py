"""Settings for all tests: longer waits for databases on a busy machine, and less garbage collection.

Each test has the time limit from pyproject.toml; nightly tests have more.
"""

import gc
from collections.abc import Iterator

import pytest
from sqlalchemy import Dialect, Engine
from sqlalchemy.util import LRUCache

CLOSE_SECONDS = 60
NIGHTLY_SECONDS = 1800


@pytest.fixture(scope="session", autouse=True)
def _databases_have_time() -> Iterator[None]:
    """Let an ending bot wait longer for its database, since unfinished work would be reported in another test."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bot.storage.store.CLOSE_WITHIN", CLOSE_SECONDS)
        yield


@pytest.fixture(scope="session", autouse=True)
def _statements_are_compiled_once() -> Iterator[None]:
    """Share compiled statements between engines, since each test opens its own databases."""
    compiled: LRUCache[object, object] = LRUCache(2000)
    make = Engine.__init__

    def make_with_cache(self: Engine, *args: object, **kwargs: object) -> None:
        make(self, *args, **kwargs)  # type: ignore[arg-type]  # as they came
        self._compiled_cache = compiled  # type: ignore[assignment]  # of any statement

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Engine, "__init__", make_with_cache)
        # A dialect is a part of the key. All of one kind are set up alike here.
        patched.setattr(Dialect, "__hash__", lambda dialect: hash(type(dialect)))
        patched.setattr(Dialect, "__eq__", lambda dialect, other: type(dialect) is type(other))
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("nightly") is not None and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(NIGHTLY_SECONDS))


def pytest_collection_finish() -> None:
    """Exclude the objects that exist now (modules, tests, texts) from garbage collection.

    Looking through these two hundred thousand objects took an eighth of the time of the quick tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
