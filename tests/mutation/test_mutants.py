"""Tests of mutants: what can be changed, and what cannot. cosmic-ray is not there by day."""

from pathlib import Path

import pytest

pytest.importorskip("cosmic_ray")

from tests.mutation.mutants import FOLDERS, Mutant, drawn

SOURCE = """
LIMIT = 7


def most(first: int | None, *rest: int) -> int:
    found: int = first or LIMIT
    for one in rest:
        if one > found:
            found = one
    return found
"""


def lines(root: Path, n: int) -> set[int]:
    return {one.line for one in drawn(root, n, 1)}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for folder in FOLDERS:
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / FOLDERS[0] / "most.py").write_text(SOURCE)
    return tmp_path


def test_only_places_in_functions_are_changed(root: Path) -> None:
    assert lines(root, 100) == {6, 7, 8}


def test_the_same_seed_draws_the_same_mutants(root: Path) -> None:
    assert drawn(root, 3, 1) == drawn(root, 3, 1)


def test_a_mutant_changes_its_line(root: Path) -> None:
    for mutant in drawn(root, 100, 1):
        pairs = zip(SOURCE.splitlines(), mutant.code(SOURCE).splitlines(), strict=True)
        assert [number for number, (old, new) in enumerate(pairs, 1) if old != new] == [mutant.line]


def test_a_place_that_is_not_there_is_said() -> None:
    with pytest.raises(LookupError, match=r"there is no most.py:8 AddNot 5"):
        Mutant("most.py", 8, "core/AddNot", 5).code(SOURCE)
