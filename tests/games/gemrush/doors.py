"""Gives `tests.kills.doors` the slash commands and presses with which members play matches of Gem Rush."""

from typing import Any

from tests.kills.doors import CustomId, Data, button

COMMAND, UNDO = "rush", "undo"
NEW: Data = {"target": "10"}


def typed(move: Any, written: str) -> tuple[str, Data]:
    return "choose", {"answer": written}


def pressed(move: Any, written: str, custom_id: CustomId, member: int) -> Data | None:
    return button(custom_id("b", "do", written))
