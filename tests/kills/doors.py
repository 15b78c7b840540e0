"""How members open a match and move, by command and by press. See also `tests/games/<key>/doors.py`."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, cast

from tests.games.parts import part_of

Data: TypeAlias = dict[str, Any]
# Returns a custom_id for a kind, an action and an argument; None if it would be too long.
CustomId: TypeAlias = Callable[[str, str, str], str | None]
BUTTON, SELECT = 2, 3


class Doors(Protocol):
    """How members play one game."""

    COMMAND: str  # the game's group of slash commands
    NEW: Data  # options of the command `new` for a match that ends soon
    UNDO: str  # the command of the group that takes a move back

    def typed(self, move: Any, written: str) -> tuple[str, Data]:
        """Return the slash command that makes a move, and its options."""

    def pressed(self, move: Any, written: str, custom_id: CustomId, member: int) -> Data | None:
        """Return the data of the press, choice or modal that makes a move; None if only a command can make it."""


class SmallDoors:
    def __init__(self, key: str) -> None:
        self.COMMAND = key
        self.NEW: Data = {}
        self.UNDO = "undo"

    def typed(self, move: Any, written: str) -> tuple[str, Data]:
        return "play", {"move": written}

    def pressed(self, move: Any, written: str, custom_id: CustomId, member: int) -> Data | None:
        return button(custom_id("b", "do", written))


def doors_of(key: str) -> Doors:
    own = part_of(key, "doors")
    return SmallDoors(key) if own is None else cast(Doors, own)


def button(custom_id: str | None) -> Data | None:
    return None if custom_id is None else {"component_type": BUTTON, "custom_id": custom_id, "id": 2}
