"""Gives `tests.kills.doors` the slash commands and presses with which members play matches of Gems 3D."""

from typing import Any

from tests.kills.doors import CustomId, Data

COMMAND, UNDO = "gems", "undo"
# A match with these options has about 17 turns.
NEW: Data = {"mode": "relay", "size": 6, "types": 4, "drop": 2, "line": 4}


def typed(move: Any, written: str) -> tuple[str, Data]:
    first, sign, second = written.partition("=" if "=" in written else "-")
    if sign == "=":
        return "trick", {"cell": first} | ({"type": second} if second.isalpha() else {})
    return "move", {"from_": first, "to": second}


def pressed(move: Any, written: str, custom_id: CustomId, member: int) -> Data | None:
    field = {"type": 4, "custom_id": "move", "value": written, "id": 2}
    return {
        "custom_id": custom_id("m", "move", str(member)),
        "components": [{"type": 18, "id": 1, "component": field}],
    }
