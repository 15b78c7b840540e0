"""Boards as text: a line for each row, a letter for each gem, and a dot for each empty cell."""

from bot.games.gems3d.model import GEM_LETTERS, State
from bot.games.gems3d.position import read_position

TYPES = "KDBGCLR"  # A default match has seven types.


def draw(text: str, **fields: object) -> State:
    """Return the state with this board and these fields of a written position, such as `score=48` or `mode="relay"`."""
    rows = [line.replace(" ", "") for line in text.split("\n") if line.strip()]
    named = " ".join(f"{name}={value}" for name, value in {"types": TYPES, **fields}.items())
    return read_position(f"{'/'.join(rows)} {named}")


def show(state: State) -> str:
    """Return the board of a state as text that `draw` can read."""
    size, cells = state.options.size, state.boards[0].cells
    rows = (cells[first : first + size] for first in range(0, size * size, size))
    return "\n".join("".join(GEM_LETTERS[gem - 1] if gem else "." for gem in row) for row in rows)
