"""Measures how long a function takes, and the least time that drawing a picture can take."""

import statistics
import time
import zlib
from collections.abc import Callable
from functools import partial
from importlib import import_module
from types import ModuleType


def median(work: Callable[[], object], rounds: int) -> float:
    """Return the median CPU time in milliseconds. The first run, which may fill caches, does not count."""
    work()
    return statistics.median(once(work) for _ in range(rounds))


def once(work: Callable[[], object]) -> float:
    """Return the CPU time of one run in milliseconds."""
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def limit(indexes: bytes) -> tuple[float, str]:
    """Copy and compress the bytes. Return the milliseconds that the fastest way takes, and the name of this way."""
    ways: dict[str, Callable[[bytes], bytes]] = {"zlib level 1": partial(_deflated, zlib, 1)}
    isal = installed("isal.isal_zlib")
    if isal is not None:
        ways.update((f"isal level {level}", partial(_deflated, isal, level)) for level in (0, 1, 2))
    return min((median(partial(way, indexes), 40), name) for name, way in ways.items())


def _deflated(library: ModuleType, level: int, indexes: bytes) -> bytes:
    return bytes(library.compress(bytes(bytearray(indexes)), level))


def installed(module: str) -> ModuleType | None:
    try:
        return import_module(module)
    except (ImportError, OSError):  # cairosvg raises OSError if the library libcairo is missing.
        return None
