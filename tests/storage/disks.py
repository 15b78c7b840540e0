"""Mounts small disks, also read-only ones, for a test. It is skipped if its process may not mount disks."""

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


@contextmanager
def read_only(path: Path) -> Iterator[None]:
    """Let nobody write the small disk at the path until the block ends."""
    subprocess.run(["mount", "-o", "remount,ro", str(path)], check=True)
    try:
        yield
    finally:
        subprocess.run(["mount", "-o", "remount,rw", str(path)], check=True)
