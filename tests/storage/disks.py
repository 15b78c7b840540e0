"""Mounts a small disk for a test. The test is skipped if its process may not mount disks."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(path: Path, kilobytes: int) -> Iterator[None]:
    """Mount an empty disk with this many kB at the path until the block ends."""
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(path)], capture_output=True)
    if made.returncode != 0:
        pytest.skip("no right to mount a small disk here")
    try:
        yield
    finally:
        subprocess.run(["umount", str(path)], check=True)
