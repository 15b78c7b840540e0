"""The notation of cells, gems and moves.

A cell is a column letter and a row number, with A1 at the top left. Moves are written `A1-C3`, and tricks are written
`E5=R` or `E5=?`. Players may also type lower case, other separators, such as words, quotes around a move, and the
English names of gems.
Texts name gems and never show their letters, because many letters of gems are letters of columns, too.
"""

import re
import unicodedata
from collections.abc import Iterable
from string import ascii_uppercase

from bot.engine.quoting import quoted
from bot.errors import NotationError
from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES, SIZE_RANGE, STRIDE, Address, Move, Shift, Trick

COLUMNS = ascii_uppercase[: SIZE_RANGE[1]]
LAST_CELL = f"{COLUMNS[-1]}{SIZE_RANGE[1]}"
ASK = "?"  # stands for the type with the most points

_CELL = r"([a-z])\s*0?(\d{1,2})(?!\d)"
_TO = r"\s*(?:-+>?|→|>+|=>|:|,|;|/|[^\W\d_]+\b)?\s*"
_BECOMES = r"\s*(?:=+>?|→|->|:|,|to\b|is\b|as\b)?\s*"
_DASHES = {ord(dash): "-" for dash in "‐‑‒–—−"}
_AROUND = " `'\"()[].!"  # ignored before and after a move
_UNSEEN = "Cf"  # the Unicode category of invisible characters, such as zero-width spaces

_SHIFT = re.compile(rf"(?:move\s+)?{_CELL}{_TO}{_CELL}")
_TRICK = re.compile(rf"(?:trick\s+)?{_CELL}{_BECOMES}([^\W\d_](?:[^\W\d_]|[ -])*|\?)")
_BARE_TRICK = re.compile(rf"trick\s+{_CELL}")
_LONE_CELL = re.compile(rf"(?:move\s+)?{_CELL}(?:{_TO}|{_BECOMES})")
_ONLY_CELL = re.compile(_CELL)


def address_of(cell: int, size: int) -> Address:
    """Return the address of a cell of a board."""
    row, column = divmod(cell, size)
    return Address(row * STRIDE + column)


def cell_at(address: Address, size: int) -> int | None:
    """Return the cell at an address, or None if the address is outside the board."""
    row, column = divmod(address, STRIDE)
    return row * size + column if row < size and column < size else None


def cell_name(cell: int, size: int) -> str:
    """Return the notation of a cell, such as "C7"."""
    row, column = divmod(cell, size)
    return f"{COLUMNS[column]}{row + 1}"


def address_name(address: Address) -> str:
    """Return the notation of an address, such as "C7"."""
    return cell_name(address, STRIDE)


def gem_name(gem: int) -> str:
    """Return a gem's English name, such as "light-blue". The texts translate it."""
    return GEM_NAMES[gem - 1]


def gem_letter(gem: int) -> str:
    """Return the notation of a gem, such as "R"."""
    return GEM_LETTERS[gem - 1]


def listed(gems: Iterable[int]) -> str:
    """Return the names of gems, such as "red, blue"."""
    return ", ".join(map(gem_name, gems))


def placed(gems: bytes, cells: bytes, size: int) -> str:
    """Return gems with their cells: "red B2 C4, black D1"."""
    by_gem: dict[int, list[str]] = {}
    for gem, cell in zip(gems, cells, strict=True):
        by_gem.setdefault(gem, [gem_name(gem)]).append(cell_name(cell, size))
    return ", ".join(" ".join(parts) for parts in by_gem.values())


def parse_address(text: str) -> Address:
    """Read a cell. Raises NotationError if the largest board has no such cell."""
    found = _ONLY_CELL.fullmatch(_tidy(text))
    if found is None:
        raise NotationError("gems3d-notation-cell", text=quoted(text), last=LAST_CELL, board=0)
    return _address(*found.groups())


def parse_gem(text: str) -> int:
    """Read a gem's letter or its English name. Raises NotationError."""
    name = re.sub(r"[\s-]+", "", _tidy(text))
    if len(name) == 1 and name.upper() in GEM_LETTERS:
        return GEM_LETTERS.index(name.upper()) + 1
    names = [known.replace("-", "") for known in GEM_NAMES]
    if name in names:
        return names.index(name) + 1
    raise NotationError("gems3d-notation-gem", text=quoted(text))


def parse_move(text: str) -> Move:
    tidy = _tidy(text)
    if found := _SHIFT.fullmatch(tidy):
        column, row, goal_column, goal_row = found.groups()
        return Shift(_address(column, row), _address(goal_column, goal_row))
    if found := _BARE_TRICK.fullmatch(tidy):
        return Trick(_address(*found.groups()))
    if found := _TRICK.fullmatch(tidy):
        column, row, gem = found.groups()
        return Trick(_address(column, row), 0 if gem == ASK else parse_gem(gem))
    if found := _LONE_CELL.fullmatch(tidy):
        raise NotationError("gems3d-notation-half", cell=address_name(_address(*found.groups())))
    raise NotationError("gems3d-notation-move", text=quoted(text))


def notate_move(move: Move) -> str:
    if isinstance(move, Shift):
        return f"{address_name(move.start)}-{address_name(move.goal)}"
    return f"{address_name(move.cell)}={GEM_LETTERS[move.gem - 1] if move.gem else ASK}"


def _address(column: str, row: str) -> Address:
    place, number = COLUMNS.find(column.upper()), int(row)
    if place < 0 or not 1 <= number <= SIZE_RANGE[1]:
        raise NotationError("gems3d-notation-cell", text=f"{column.upper()}{row}", last=LAST_CELL, board=0)
    return Address((number - 1) * STRIDE + place)


def _tidy(text: str) -> str:
    """Return the text in lower case, with one kind of dash, single spaces and no full-width letters or digits."""
    seen = "".join(letter for letter in text if unicodedata.category(letter) != _UNSEEN)
    return " ".join(unicodedata.normalize("NFKC", seen).translate(_DASHES).lower().split()).strip(_AROUND)
