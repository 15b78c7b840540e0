"""Tests of rows of buttons: each is one line of a phone, and as full as it can be."""

from typing import Any

import discord
import pytest
from discord import ui

from bot.ui.address import Address
from bot.ui.entry.buttons import Button, Select
from bot.ui.rows import WIDTH_BELOW_PICTURE, WIDTH_IN_FRAME, in_rows

PICTURE = discord.PartialEmoji(name="gem", id=1)


def lengths(rows: list[list[ui.Button[Any]]]) -> list[list[int]]:
    return [[len(one.label or "") for one in row] for row in rows]


@pytest.mark.parametrize(
    ("labels", "expected"),
    [
        ((5, 5, 5, 40, 1, 1, 1, 1, 1, 1), [[5, 5, 5], [40], [1, 1, 1, 1, 1], [1]]),
        ((), []),
        ((8, 11, 13, 6), [[8, 11], [13, 6]]),
    ],
)
def test_rows_keep_the_order_and_are_as_full_as_they_can_be(labels: tuple[int, ...], expected: list[list[int]]) -> None:
    assert lengths(in_rows([ui.Button[Any](label="o" * length) for length in labels])) == expected


def test_a_picture_needs_room_and_a_narrow_message_has_less() -> None:
    pictured = [ui.Button[Any](label="x", emoji=PICTURE) for _ in range(5)]
    assert lengths(in_rows(pictured)) == [[1, 1, 1, 1], [1]]
    assert lengths(in_rows([ui.Button[Any](label="x") for _ in range(5)])) == [[1, 1, 1, 1, 1]]
    plain = [ui.Button[Any](label="o" * 7) for _ in range(3)]
    assert [len(row) for row in in_rows(plain, WIDTH_BELOW_PICTURE)] == [3]
    assert [len(row) for row in in_rows([ui.Button[Any](label="l" * 7) for _ in range(3)])] == [3]
    assert [len(row) for row in in_rows(plain, WIDTH_IN_FRAME)] == [2, 1]


def test_a_menu_stands_alone() -> None:
    address = Address("s", "gems3d", "x")
    menu = Select(address, "which", [discord.SelectOption(label="a")])
    first, last = Button(Address("b", "gems3d", "a"), "a"), Button(Address("b", "gems3d", "b"), "b")

    assert in_rows([first, menu, last]) == [[first], [menu], [last]]


def test_what_is_no_button_yet_is_measured_by_its_label() -> None:
    assert in_rows([8, 11, 13, 6], label=lambda length: "o" * length) == [[8, 11], [13, 6]]
