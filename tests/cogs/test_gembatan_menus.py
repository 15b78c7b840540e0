"""Tests of suggestions for lists of tiles that a member types, one tile after another."""

import pytest

from cogs.gembatan.menus import list_completions

HAND = ["RB--", "RG--", "RB--"]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["RB--", "RG--", "RB-- RG-- RB--"]),
        ("r", ["RB--", "RG--"]),
        ("rg", ["RG--"]),
        ("RB--", ["RB--", "RB-- RB--", "RB-- RG--", "RB-- RG-- RB--"]),
        ("rb--, rb", ["RB-- RB--"]),
        ("RB-- RB-- ", ["RB-- RB--", "RB-- RB-- RG--"]),
        ("RB-- RB-- RB--", []),
        ("XX", []),
    ],
)
def test_suggestions_complete_the_last_piece_of_a_list(typed: str, offered: list[str]) -> None:
    found = [one.value for one in list_completions(typed, HAND)]

    assert sorted(found) == sorted(offered)
