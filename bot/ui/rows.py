"""Rows of buttons, each as long as a line of a phone."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from discord import ui

# Widths on a phone of 390 CSS pixels: of a message, of one with a coloured edge, and of one with a picture; of a button
# without its label, of a picture beside the label, of the gap between two buttons, and of letters.
_MARGIN = 12  # other phones have other fonts
WIDTH, WIDTH_IN_FRAME, WIDTH_BELOW_PICTURE = 318 - _MARGIN, 286 - _MARGIN, 358 - _MARGIN
_FRAME, _PICTURE, _GAP = 30, 27, 8
_LETTER, _LETTERS = 9.4, {**dict.fromkeys("fijlrt I.,:·-’", 5.3), **dict.fromkeys("mwMW", 13.6)}
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
        own = _width(item) if label is None else _FRAME + _length(label(item))
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
    return _FRAME + picture + _length(button.label or "")


def _length(label: str) -> float:
    return sum(_LETTERS.get(letter, _LETTER) for letter in label)
