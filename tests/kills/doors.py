"""How members open a match and move, by command and by press; each game has `tests/games/<key>/doors.py`."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, cast

from tests.games.parts import part_of

Data: TypeAlias = dict[str, Any]
CustomId: TypeAlias = Callable[[str, str, str], str | None]  # from kind, action and argument; None if too long
BUTTON, SELECT = 2, 3


class Doors(Protocol):
    """COMMAND: the group of slash commands. NEW: options of a match that ends soon. UNDO: the command that undoes."""

    COMMAND: str
    NEW: Data
    UNDO: str

    def typed(self, move: Any, written: str) -> tuple[str, Data]:
        """Return the slash command that makes a move, and its options."""

    def pressed(self, move: Any, written: str, custom_id: CustomId, member: int) -> Data | None:
        """Return the data of the press, choice or modal that makes a move; None if there is none."""


class SmallDoors:
    """The doors of a small game."""

    def __init__(self, key: str) -> None:
        self.COMMAND = key
        self.NEW: Data = {}
        self.UNDO = "undo"

    def typed(self, move: Any, written: str) -> tuple[str, Data]:
        return "play", {"move": written}

    def pressed(self, move: Any, written: str, custom_id: CustomId, member: int) -> Data | None:
        return button(custom_id("b", "do", written))


def doors_of(key: str) -> Doors:
    """Return the doors of a game."""
    own = part_of(key, "doors")
    return SmallDoors(key) if own is None else cast(Doors, own)


def button(custom_id: str | None) -> Data | None:
    return None if custom_id is None else {"component_type": BUTTON, "custom_id": custom_id, "id": 2}
