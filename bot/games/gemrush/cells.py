"""Gem Rush: the spaces of the grid and their names.

A `Cell` is one number: across and down from the space where the mine began, each -120..120. The beginning is called
N13; columns go on A..Z, AA, AB ..., rows downwards 1, 2 ... To the left of A lies ZZ, above 1 lies 99: no mine is wide
enough for two spaces to share a name, and a name never changes during a match.
"""

from typing import NewType

from bot.engine.quoting import quoted
from bot.errors import NotationError

Cell = NewType("Cell", int)

_SPAN, _MIDDLE = 256, 128
_FIRST_COLUMN, _FIRST_ROW = 14, 13  # of START: N13
_COLUMNS, _ROWS = 26 + 26 * 26, 99


def cell_at(across: int, down: int) -> Cell:
    """The space so far to the right of and below the beginning."""
    return Cell((down + _MIDDLE) * _SPAN + across + _MIDDLE)


def across(cell: Cell) -> int:
    return cell % _SPAN - _MIDDLE


def down(cell: Cell) -> int:
    return cell // _SPAN - _MIDDLE


START = cell_at(0, 0)
STEPS = (-_SPAN, 1, _SPAN, -1)
"""What is added to a cell for its neighbour in the north, east, south, west."""


def neighbour(cell: Cell, side: int) -> Cell:
    return Cell(cell + STEPS[side])


def column_name(across: int) -> str:
    number = (across + _FIRST_COLUMN - 1) % _COLUMNS
    if number < 26:
        return chr(65 + number)
    return chr(65 + (number - 26) // 26) + chr(65 + (number - 26) % 26)


def row_name(down: int) -> str:
    return str((down + _FIRST_ROW - 1) % _ROWS + 1)


def cell_name(cell: Cell) -> str:
    """As a player writes it: `N13`."""
    return column_name(across(cell)) + row_name(down(cell))


def parse_cell(text: str) -> Cell:
    """Read a name kindly (any case, blanks around). Raises NotationError `gemrush-notation-cell`."""
    written = text.strip().upper()
    letters = written.rstrip("0123456789")
    digits = written[len(letters) :]
    known = 1 <= len(letters) <= 2 and all("A" <= letter <= "Z" for letter in letters) and 1 <= len(digits) <= 2
    if not known or int(digits) == 0:
        raise NotationError("gemrush-notation-cell", text=quoted(text))
    number = ord(letters[-1]) - 65 + (0 if len(letters) == 1 else 26 + 26 * (ord(letters[0]) - 65))
    column = (number - (_FIRST_COLUMN - 1) + _COLUMNS // 2) % _COLUMNS - _COLUMNS // 2
    row = (int(digits) - _FIRST_ROW + _ROWS // 2) % _ROWS - _ROWS // 2
    if abs(column) > 120 or abs(row) > 120:
        raise NotationError("gemrush-notation-cell", text=quoted(text))
    return cell_at(column, row)
