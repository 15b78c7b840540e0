"""Tests of painting in threads: results, errors, and memory that goes back to the system."""

import platform
import subprocess
import sys
import threading
from operator import mul

import pytest

from bot.ui.boards.pictures import GIVE_BACK_EVERY, Pictures, give_back

# This program frees three of four blocks of memory, as pictures do. It prints the share of memory that the process
# still holds after `give_back`.
SCATTERED = """
from pathlib import Path
from bot.ui.boards.pictures import give_back
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1])
blocks = [bytes(50_000) for _ in range(1600)]
kept = blocks[::4]
del blocks
before = resident()
give_back()
print(resident() / before)
"""


async def test_memory_goes_back_to_the_system_after_some_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    given = threading.Semaphore(0)
    monkeypatch.setattr("bot.ui.boards.pictures.give_back", given.release)
    pictures = Pictures()

    for number in range(2 * GIVE_BACK_EVERY + 1):
        assert await pictures.made(mul, b"ab", number) == b"ab" * number

    assert all(given.acquire(timeout=30) for _ in range(2))
    pictures.close()
    assert not given.acquire(blocking=False)


async def test_an_error_in_a_thread_is_raised_for_the_caller() -> None:
    pictures = Pictures()

    def paint() -> bytes:
        raise ValueError("no colours")

    with pytest.raises(ValueError, match="no colours"):
        await pictures.made(paint)
    assert await pictures.made(int, "12", base=8) == 10
    pictures.close()


@pytest.mark.slow
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries give back by themselves, or never")
def test_free_memory_between_used_blocks_goes_back_to_the_system() -> None:
    said = subprocess.run([sys.executable, "-c", SCATTERED], capture_output=True, text=True, check=True).stdout

    assert float(said) < 0.8
    give_back()  # A second call finds nothing to give back, and raises no error.
