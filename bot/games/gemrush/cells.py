"""Gem Rush: the spaces of the grid and their names.

A `Cell` is one number: across and down from the space where the mine began, each -120..120. The beginning is called
N13; columns go on A..Z, AA, AB ..., rows downwards 1, 2 ... To the left of A lies ZZ, above 1 lies 99. Rows more than
49 from the beginning have a third digit before the two: 9 above it, 1 below it. So no two spaces share a name, and a
name never changes during a match.
"""

from typing import NewType

from bot.engine.quoting import quoted
from bot.errors import NotationError

Cell = NewType("Cell", int)

_SPAN, _MIDDLE = 256, 128
_FIRST_COLUMN, _FIRST_ROW = 14, 13  # of START: N13
_COLUMNS, _ROWS = 26 + 26 * 26, 99
_NEAR = _ROWS // 2  # rows that far from the beginning are told apart by two digits
_ABOVE, _BELOW = 900, 100  # added to the numbers of rows beyond


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
    number = (down + _FIRST_ROW - 1) % _ROWS + 1
    return str(number + (_ABOVE if down < -_NEAR else _BELOW if down > _NEAR else 0))


def _row(number: int) -> int:
    """How far down the row of a number lies."""
    if number <= _ROWS:
        return (number - _FIRST_ROW + _NEAR) % _ROWS - _NEAR
    if number < _ABOVE:
        return (number - _BELOW - _FIRST_ROW - _NEAR - 1) % _ROWS + _NEAR + 1
    return -((_FIRST_ROW - number + _ABOVE - _NEAR - 1) % _ROWS + _NEAR + 1)


def cell_name(cell: Cell) -> str:
    """As a player writes it: `N13`."""
    return column_name(across(cell)) + row_name(down(cell))


def parse_cell(text: str) -> Cell:
    """Read a name kindly (any case, blanks around). Raises NotationError `gemrush-notation-cell`."""
    written = text.strip().upper()
    letters = written.rstrip("0123456789")
    digits = written[len(letters) :]
    known = 1 <= len(letters) <= 2 and all("A" <= letter <= "Z" for letter in letters) and 1 <= len(digits) <= 3
    if not known or not int(digits) % 100 >= 1 or int(digits) // 100 not in (0, _BELOW // 100, _ABOVE // 100):
        raise NotationError("gemrush-notation-cell", text=quoted(text))
    number = ord(letters[-1]) - 65 + (0 if len(letters) == 1 else 26 + 26 * (ord(letters[0]) - 65))
    column = (number - (_FIRST_COLUMN - 1) + _COLUMNS // 2) % _COLUMNS - _COLUMNS // 2
    row = _row(int(digits))
    if abs(column) > 120 or abs(row) > 120:
        raise NotationError("gemrush-notation-cell", text=quoted(text))
    return cell_at(column, row)
