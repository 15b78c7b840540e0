"""Menus that are longer than Discord allows, and lists that are typed piece by piece."""

import pytest

from bot.texts import load_texts
from bot.ui.address import Address
from bot.ui.words import Words
from cogs.gembatan.menus import Option, list_completions, select

WORDS = Words(load_texts(), "en-US")
ADDRESS = Address("s", "gembatan", "choose", "k7qa2mzx", 12)
HAND = ["RB--", "RG--", "RB--"]


def lines(count: int, start: int = 0) -> list[tuple[str, str]]:
    """What a menu of so many options shows: values and texts."""
    options = [Option(f"A{number}", f"cell {number} " + "x" * 200, count - number) for number in range(count)]
    payload = select(ADDRESS, "Cell", options, start, WORDS).item.to_component_dict()
    assert all(len(option["label"]) <= 100 for option in payload["options"])
    return [(option["value"], option["label"]) for option in payload["options"]]


@pytest.mark.parametrize("count", [1, 24, 25])
async def test_a_short_menu_is_shown_whole(count: int) -> None:
    assert [value for value, _ in lines(count)] == [f"A{number}" for number in range(count)]


async def test_a_long_menu_goes_on_and_on_and_loses_nothing() -> None:
    seen: list[str] = []
    start = 0
    while True:
        shown = lines(60, start)
        assert len(shown) <= 25
        value, text = shown[-1]
        if not value.startswith("+"):
            break
        seen += [value for value, _ in shown[:-1]]
        assert text == f"{60 - len(seen)} more …"
        start = int(value)
    seen += [value for value, _ in shown]
    assert seen == [f"A{number}" for number in range(60)]


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
def test_a_list_is_completed_piece_by_piece(typed: str, offered: list[str]) -> None:
    found = [one.value for one in list_completions(typed, HAND)]

    assert sorted(found) == sorted(offered)
