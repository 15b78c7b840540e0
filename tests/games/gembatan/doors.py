"""Gives `tests.kills.doors` the slash commands and presses with which members play matches of Gembatan."""

from typing import Any

from bot.games.gembatan.model import EndTurn, Fill, Lay, Pass, Trade
from tests.kills.doors import SELECT, CustomId, Data, button

COMMAND, UNDO = "gembatan", "take-back"
NEW: Data = {}


def typed(move: Any, written: str) -> tuple[str, Data]:
    match move:
        case Lay():
            cell, way = written.split(" ", 1)
            return "play", {"tile": way.split()[0], "cell": cell, "way": way}
        case Fill():
            return "fill", {"socket": written}
        case Trade():
            parts = written.split()[1:]
            tiles, gems = [one for one in parts if len(one) == 4], [one for one in parts if len(one) == 2]
            options = {"tiles": " ".join(tiles), "gems": " ".join(gems)}
            return "trade", {key: value for key, value in options.items() if value}
    return "end-turn", {}


def pressed(move: Any, written: str, custom_id: CustomId, member: int) -> Data | None:
    match move:
        case Lay():
            cell, way = written.split(" ", 1)
            found, chosen = custom_id("s", "way", f"{way.split()[0]} {cell}"), way
        case Fill():
            found, chosen = custom_id("s", "choose", ""), f"fill {written}"
        case EndTurn() | Pass():
            return button(custom_id("b", "finish", ""))
        case _:
            return None
    return {"component_type": SELECT, "custom_id": found, "values": [chosen], "id": 2}
