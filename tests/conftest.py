"""For all tests: a database is waited for, however busy the machine is; and garbage collection is out of their way."""

import gc
from collections.abc import Iterator

import pytest

CLOSE_SECONDS = 60


@pytest.fixture(scope="session", autouse=True)
def _databases_have_time() -> Iterator[None]:
    """A bot that ends leaves a database that hangs; what a test leaves is found and reported in another one."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bot.storage.store.CLOSE_WITHIN", CLOSE_SECONDS)
        yield


def pytest_collection_finish() -> None:
    """What is there by now stays: two hundred thousand objects of modules, tests and texts need not be looked through
    again for each few hundred that a test makes. It took an eighth of the time of the quick tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
