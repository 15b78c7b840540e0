"""Rows of buttons, each as long as a line of a phone."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from discord import ui

# Widths on a phone of 390 CSS pixels: of a message, of one with a coloured edge, and of one with a picture; of a button
# without its label, of a letter, of a picture beside the label, and of the gap between two buttons.
WIDTH, WIDTH_IN_FRAME, WIDTH_BELOW_PICTURE = 318, 286, 358
_FRAME, _LETTER, _PICTURE, _GAP = 30, 9.2, 25, 8
MOST_IN_A_ROW = 5  # Discord's limit

ItemT = TypeVar("ItemT")


def in_rows(
    items: Iterable[ItemT], width: float = WIDTH, *, label: Callable[[ItemT], str] | None = None
) -> list[list[ItemT]]:
    """Return buttons in rows that a phone shows on one line each.

    width: of the message, in CSS pixels. label: returns the label of an item that is not a button yet.
    """
    rows: list[list[ItemT]] = []
    left = 0.0
    for item in items:
        own = _width(item) if label is None else _FRAME + _LETTER * len(label(item))
        if not rows or own > left or len(rows[-1]) == MOST_IN_A_ROW:
            rows.append([])
            left = width
        rows[-1].append(item)
        left -= own + _GAP
    return rows


def _width(item: object) -> float:
    """Return the width of a button; infinity for a menu, which has a row of its own."""
    button: Any = item.item if isinstance(item, ui.DynamicItem) else item
    if not isinstance(button, ui.Button):
        return float("inf")
    picture = _PICTURE if button.emoji is not None else 0
    return _FRAME + picture + _LETTER * len(button.label or "")
