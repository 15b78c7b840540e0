"""A disk that is full, for tests; skipped where nothing may be mounted."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(path: Path, kilobytes: int) -> Iterator[None]:
    """Yield a disk of its own, of this size."""
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(path)], capture_output=True)
    if made.returncode != 0:
        pytest.skip("no right to mount a small disk here")
    try:
        yield
    finally:
        subprocess.run(["umount", str(path)], check=True)
