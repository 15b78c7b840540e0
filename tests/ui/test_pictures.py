"""Tests of painting in threads: results, errors, and memory that goes back to the system."""

import asyncio
import platform
import subprocess
import sys
import threading
from operator import mul

import pytest

from bot.engine.themes import Look
from bot.machine import SystemChance
from bot.ui.boards.pictures import BOARD_THREADS, GIVE_BACK_EVERY, Pictures, give_back
from bot.ui.words import Reader, Words
from tests.texts.loaded import all_texts

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
    pictures = Pictures(SystemChance())

    for number in range(2 * GIVE_BACK_EVERY + 1):
        assert await pictures.made(mul, b"ab", number) == b"ab" * number

    assert all(given.acquire(timeout=30) for _ in range(2))
    pictures.close()
    assert not given.acquire(blocking=False)


async def test_an_error_in_a_thread_is_raised_for_the_caller() -> None:
    pictures = Pictures(SystemChance())

    def paint() -> bytes:
        raise ValueError("no colours")

    with pytest.raises(ValueError, match="no colours"):
        await pictures.made(paint)
    assert await pictures.made(int, "12", base=8) == 10
    pictures.close()


async def test_a_picture_whose_frame_fails_is_shown_without_one(caplog: pytest.LogCaptureFixture) -> None:
    async def look(_: Reader) -> Look:
        return Look(table="Pub")

    def broken(_: bytes, __: Look) -> bytes:
        raise ValueError("too small")

    words = Words(all_texts(), "en", reader=Reader(1))
    pictures = Pictures(SystemChance(), look_for=look)
    pictures.frame_by(lambda picture, look: picture + look.table.encode())
    shown = await pictures.beside(bytes, b"board", name="frame", alt="A board.", words=words)
    assert (shown.data, shown.alt) == (b"boardPub", "A board.\nName in the frame: Pub")

    pictures.frame_by(broken)
    shown = await pictures.beside(bytes, b"board", name="frame", alt="A board.", words=words)
    assert (shown.data, shown.alt) == (b"board", "A board.")
    assert "too small" in caplog.text
    pictures.close()


async def test_no_picture_waits_until_painters_are_prepared() -> None:
    pictures = Pictures(SystemChance())
    go_on, second = threading.Event(), threading.Event()

    pictures.beforehand(lambda: go_on.wait(30))
    pictures.beforehand(second.set)

    assert await pictures.made(int, "12", base=8) == 10
    assert not second.is_set()  # one after the other
    pictures.close()
    go_on.set()
    assert not second.wait(0.05)  # a stop waits for no preparation


async def test_a_painter_that_cannot_be_prepared_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    pictures, done = Pictures(SystemChance()), threading.Event()

    def prepare() -> None:
        raise ValueError("no fonts")

    pictures.beforehand(prepare)
    pictures.beforehand(done.set)

    assert await asyncio.to_thread(done.wait, 30)
    assert "no fonts" in caplog.text
    pictures.close()


async def test_a_picture_that_takes_too_long_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    notes: list[str] = []
    pictures = Pictures(SystemChance(), lambda queue, _: notes.append(queue), patience=0.0)
    go_on = threading.Event()
    painted: list[int] = []

    def paint(number: int) -> bytes:
        go_on.wait(30)
        painted.append(number)
        return b"late"

    many = range(BOARD_THREADS + 2)
    assert await asyncio.gather(*(pictures.attempt("a match", paint, number) for number in many)) == [None] * len(many)
    go_on.set()
    pictures.patience = 30.0
    assert await pictures.attempt("a match", bytes, 2) == b"\0\0"
    pictures.close()

    assert len(painted) <= BOARD_THREADS  # the pictures in the queue are not painted any more
    assert pictures.waiting == 0
    assert notes == ["boards"] * (len(many) + 1)
    assert caplog.messages == ["a match is shown without a picture, which took longer than 0 s"] * len(many)


@pytest.mark.slow
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries give back by themselves, or never")
def test_free_memory_between_used_blocks_goes_back_to_the_system() -> None:
    said = subprocess.run([sys.executable, "-c", SCATTERED], capture_output=True, text=True, check=True).stdout

    assert float(said) < 0.8
    give_back()  # A second call finds nothing to give back, and raises no error.
