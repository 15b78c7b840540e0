"""Tests of menus that are longer than Discord allows: they are shown in parts."""

import pytest

from bot.errors import NotAllowed
from bot.ui.address import Address
from bot.ui.entry.buttons import Option, Select, further, menu
from bot.ui.words import Words
from tests.texts.loaded import all_texts

WORDS = Words(all_texts(), "en-US")
ADDRESS = Address("s", "gembatan", "choose", "k7qa2mzx", 12, "pay")


def drawn(count: int, start: int = 0) -> Select:
    options = [Option(f"A{number}", f"cell {number} " + "x" * 200) for number in range(count)]
    return menu(ADDRESS, "Cell", options, start, WORDS)


def lines(count: int, start: int = 0) -> list[tuple[str, str]]:
    """Return what a menu of `count` options shows from `start` on, as pairs of value and text."""
    options = drawn(count, start).item.to_component_dict()["options"]
    assert all(len(option["label"]) <= 100 for option in options)
    return [(option["value"], option["label"]) for option in options]


@pytest.mark.parametrize("count", [1, 24, 25])
async def test_a_short_menu_is_shown_whole(count: int) -> None:
    assert [value for value, _ in lines(count)] == [f"A{number}" for number in range(count)]


async def test_the_parts_of_a_long_menu_have_all_options() -> None:
    seen: list[str] = []
    start: int | None = 0
    while start is not None:
        shown = lines(60, start)
        assert len(shown) <= 25
        start = further(shown[-1][0])
        if start is not None:
            *shown, (_, text) = shown
            assert text == f"{60 - len(seen) - len(shown)} more …"
        seen += [value for value, _ in shown]
    assert seen == [f"A{number}" for number in range(60)]


async def test_each_part_of_a_menu_has_a_different_custom_id() -> None:
    assert drawn(60).custom_id == str(ADDRESS)
    ids = [Address.read(drawn(60, start).custom_id) for start in (0, 24, 48)]
    assert [address.argument for address in ids if address is not None] == ["pay", "pay 24", "pay 48"]


async def test_a_menu_that_became_shorter_begins_again() -> None:
    assert lines(5, 24) == lines(5)


@pytest.mark.parametrize("chosen", ["+", "+x", "+-5", "+²"])
async def test_a_forged_value_for_the_next_part_is_refused(chosen: str) -> None:
    with pytest.raises(NotAllowed):
        further(chosen)
