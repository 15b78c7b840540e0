"""Marks the tests that `by_night.txt` leaves to `make nightly`.

A line of that file names a test, and after the # what finds the same fault by day:

    sessions/test_many.py::test_no_change_is_lost  # kills/test_kills.py: the same with a whole bot
    cogs/test_hints.py::test_each_game 1/3  # the games share this code
    sessions/test_many.py::test_both [postgresql]  # storage/test_claims.py sends these statements to PostgreSQL
    cogs/test_mentions.py but test_one test_another  # universe: laws "twice" and "never"

"1/3" keeps about a third of the test's cases by day: of cases by game and language, each game with another language.
"[postgresql]" leaves only the cases to the night whose name has this word.
"""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

TESTS = Path(__file__).parent
FILE = TESTS / "by_night.txt"
_LINE = re.compile(
    r"(?P<file>[\w/]+\.py)(::(?P<test>\w+)|(?P<but> but( \w+)+))?"
    r"( 1/(?P<share>\d+)| \[(?P<word>[^\]]+)\])?  # (?P<why>.+)"
)


class Left(NamedTuple):
    """What a line leaves to the night.

    Attributes:
        test: the name of a function; "" for all of the file, but those in `but`.
        share: one of so many cases stays; 0 for none.
        word: a word in the names of the cases that are left; "" for all cases.
        why: what finds the same fault by day.
    """

    file: str
    test: str
    but: tuple[str, ...]
    share: int
    word: str
    why: str


def lines() -> list[Left]:
    """Return what the file says. Raises ValueError with the first line that has not the form of one."""
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        parts = _LINE.fullmatch(line)
        if parts is None:
            raise ValueError(f"{FILE.name}: {line}")
        but = tuple((parts["but"] or "").split()[1:])
        share, word = int(parts["share"] or 0), parts["word"] or ""
        found.append(Left(parts["file"], parts["test"] or "", but, share, word, parts["why"]))
    return found


@cache
def _by_test() -> dict[tuple[str, str], list[Left]]:
    found: dict[tuple[str, str], list[Left]] = {}
    for left in lines():
        found.setdefault((left.file, left.test), []).append(left)
    return found


_cases = Counter[tuple[str, str]]()
_marked: set[Left] = set()


def without_cases() -> list[Left]:
    """Return the lines that have marked no case, though their test, or a test of their file, was collected."""
    files = {file for file, _ in _cases}
    return [left for left in lines() if left not in _marked and _is_collected(left, files)]


def _is_collected(left: Left, files: set[str]) -> bool:
    return (left.file, left.test) in _cases if left.test else left.file in files


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark a test that is left to the night, or a case of one."""
    if not isinstance(item, pytest.Function) or not item.path.is_relative_to(TESTS):
        return
    test = (item.path.relative_to(TESTS).as_posix(), item.originalname)
    number = _cases[test]
    _cases[test] += 1
    name = item.name.removeprefix(item.originalname)
    for left in (*_by_test().get(test, ()), *_by_test().get((test[0], ""), ())):
        if item.originalname not in left.but and left.word in name and not (left.share and is_kept(number, left.share)):
            _marked.add(left)
            item.add_marker(pytest.mark.nightly)
            item.add_marker(pytest.mark.slow)


def is_kept(number: int, share: int) -> bool:
    """Return whether a case stays by day: of `share` cases in a row one, and of the next ones another one."""
    return (number + number // share) % share == 0
