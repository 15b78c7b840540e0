"""Tests of the list of tests that `make test` leaves to the night."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests import by_night
from tests.by_night import TESTS, is_kept, lines
from tests.conftest import is_slow

LAWS = TESTS / "universe" / "laws.py"  # not imported, because the universes replace all clocks
QUOTED = re.compile(r'"([a-z ]+)"')


def test_each_line_names_one_test_that_exists() -> None:
    found = [(left.file, left.test, left.word) for left in lines()]

    assert len(set(found)) == len(found)
    assert [(file, test) for file, test, _ in found if test and test not in set(named_in(file))] == []
    assert [left for left in lines() if not left.test and not {*left.but} < {*named_in(left.file)}] == []


def test_each_line_leaves_a_case_to_the_night() -> None:
    """Of the tests that were collected with this one: in `make test`, all."""
    assert by_night.without_cases() == []


def test_a_line_whose_word_is_in_no_case_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    house = "house/test_by_night.py::test_one_of_so_many_cases_stays"
    spoilt = tmp_path / "list.txt"
    spoilt.write_text(
        f"{house} [oracle]  # no such case\ncogs/test_none.py::test_none  # not collected\n", encoding="utf-8"
    )
    monkeypatch.setattr(by_night, "FILE", spoilt)

    assert [left.word for left in by_night.without_cases()] == ["oracle"]


def test_a_law_that_is_named_as_the_reason_is_one() -> None:
    known = set(re.findall(r"^    \"([a-z ]+)\": ", LAWS.read_text(encoding="utf-8"), re.MULTILINE))
    named = {
        law for left in lines() for said in re.findall(r"universe: (.+)", left.why) for law in QUOTED.findall(said)
    }

    assert named <= known
    assert named


@cache
def named_in(file: str) -> tuple[str, ...]:
    if not (TESTS / file).exists():
        return ()
    return tuple(re.findall(r"^(?:async )?def (test_\w+)", (TESTS / file).read_text(encoding="utf-8"), re.MULTILINE))


def test_a_test_that_is_named_as_the_reason_exists_and_runs_by_day() -> None:
    wholly = {(left.file, left.test) for left in lines() if not left.share and not left.word}
    wholly |= {
        (left.file, test)
        for left in lines()
        if not (left.test or left.share or left.word)
        for test in named_in(left.file)
        if test not in left.but
    }
    for left in lines():
        for file, test in re.findall(r"([\w/]+/test_\w+\.py)(?:::(\w+))?", left.why):
            named = {(file, one) for one in named_in(file) if test in ("", one)}
            assert named, left
            assert not named <= wholly, left


MARKED = "pytestmark = pytest.mark.slow\n\n\ndef test_a() -> None: ...\n"
ON_A_DESK = "async def test_a(\n    desk: Desk, new: str\n) -> None: ...\n"


@pytest.mark.parametrize(
    ("source", "in_cogs", "in_other_folders"),
    [
        (MARKED, True, True),
        (MARKED.replace("slow", "timeout(3)"), False, False),
        (f"pytestmark = [pytest.mark.threads, pytest.mark.nightly]\n{ON_A_DESK}", True, True),
        (ON_A_DESK, True, False),
        (f"{ON_A_DESK}def test_b(desks: int) -> None: ...\n", False, False),
        (f"{ON_A_DESK}    pytestmark = pytest.mark.slow\n", True, False),
        ("class TestDesk: ...\n", False, False),
    ],
)
def test_a_file_is_not_collected_for_quick_tests_if_all_its_tests_are_slow(
    source: str, in_cogs: bool, in_other_folders: bool
) -> None:
    assert is_slow(source, on_desks=True) == in_cogs
    assert is_slow(source, on_desks=False) == in_other_folders


@pytest.mark.parametrize(("share", "kept"), [(2, [0, 3, 4, 7, 8]), (3, [0, 5, 7, 9]), (5, [0, 9]), (1, [*range(10)])])
def test_one_of_so_many_cases_stays(share: int, kept: list[int]) -> None:
    assert [number for number in range(10) if is_kept(number, share)] == kept


def test_of_cases_by_game_and_language_each_game_stays_with_another_language() -> None:
    kept = [divmod(number, 5) for number in range(20) if is_kept(number, 5)]

    assert [game for game, _ in kept] == [0, 1, 2, 3]
    assert len({language for _, language in kept}) == 4


def test_a_line_without_a_reason_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    spoilt = tmp_path / "list.txt"
    spoilt.write_text("cogs/test_hints.py::test_x 1/3\n", encoding="utf-8")
    monkeypatch.setattr(by_night, "FILE", spoilt)

    with pytest.raises(ValueError, match="test_hints"):
        lines()
