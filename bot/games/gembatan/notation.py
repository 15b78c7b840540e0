"""Cells, sockets, pieces and moves in writing.

Cells are named as in a spreadsheet, over the whole grid, so that a name never changes: the starting tile is BH60 of A1
to DO119. A socket is named by its two tiles, the left or upper one first: `BH60-BI60`. A tile is its four sides from
the north, clockwise: `R-B-`; a gem is its two colours: `RY`.

Moves are written `BI60 RB-- W` (lay; the gem goes into the west side), `BH60-BI60` (fill), `trade RB-- R-G- RY BG`,
`end` and `pass`; they are read kindly: in either case, with the usual separators, any dash or dot for a plain side,
words for sides.
"""

import re
import unicodedata
from collections.abc import Sequence

from bot.engine.quoting import quoted
from bot.errors import NotationError
from bot.games.gembatan.grid import STEPS, cells_of
from bot.games.gembatan.model import (
    COLOUR_LETTERS,
    HAND,
    LINES,
    SIDES,
    Cell,
    EndTurn,
    Fill,
    Lay,
    Move,
    Pass,
    Socket,
    Trade,
    across,
    down,
    place,
)
from bot.games.gembatan.pieces import GEMS, gem_of, sides_of, tile_with

SIDE_LETTERS = "NESW"

_LETTERS = "-" + COLOUR_LETTERS  # by colour, plain first
_PLAINS = {ord(mark): "-" for mark in "._0x"}
_DASHES = {ord(dash): "-" for dash in "‐‑‒–−"}
_ARROWS = ("up ↑ ^ top above", "right → >", "down ↓ v bottom below", "left ← <")
_SIDE_WORDS = {
    word: side
    for side, (name, words) in enumerate(zip(SIDES, _ARROWS, strict=True))
    for word in (name, name[0], *words.split())
}
_WORDS: dict[str, Move] = {
    **dict.fromkeys(("end", "end turn", "end-turn", "done"), EndTurn()),
    **dict.fromkeys(("pass", "skip"), Pass()),
}

_CELL_PATTERN = r"([a-z]{1,2})\s?0?([0-9]{1,3})"
_SIDE_PATTERN = f"({'|'.join(map(re.escape, _SIDE_WORDS))})"
_CELL = re.compile(_CELL_PATTERN)
_TWO_CELLS = re.compile(rf"{_CELL_PATTERN}\s?(?:-+|/|,|:|;)?\s?{_CELL_PATTERN}")
_CELL_SIDE = re.compile(rf"{_CELL_PATTERN}\s?[-/,:;]?\s?{_SIDE_PATTERN}")
_LAY = re.compile(
    rf"(?:lay |play )?{_CELL_PATTERN}(?:\s?[=:,;]\s?|\s)([a-z._0-]{{4}})(?:(?:\s?[=:,;]\s?|\s){_SIDE_PATTERN})?"
)
_TRADE = re.compile(r"(?:trade|swap)[ :]*(.*)")


def column_name(column: int) -> str:
    """Return a column 1..119 as in a spreadsheet: A, Z, AA, BH, DO."""
    first, second = divmod(column - 1, 26)
    return (chr(64 + first) if first else "") + chr(65 + second)


def cell_name(cell: int) -> str:
    """Return a cell in writing, as "BH60"."""
    return f"{column_name(across(cell) // 2)}{down(cell) // 2}"


def socket_name(socket: int) -> str:
    """Return a socket in writing, as "BH60-BI60"."""
    first, second = cells_of(socket)
    return f"{cell_name(first)}-{cell_name(second)}"


def sides_name(sides: bytes) -> str:
    """Return four sides in writing, as "R-B-"."""
    return "".join(_LETTERS[side] for side in sides)


def tile_name(tile: int, turn: int = 0) -> str:
    """Return a tile in writing, as it shows after so many quarter turns: "R-B-"."""
    return sides_name(sides_of(tile, turn))


def gem_name(gem: int) -> str:
    """Return a gem in writing, as "RY"."""
    return "".join(_LETTERS[colour] for colour in GEMS[gem])


def notate_move(move: Move) -> str:
    """Return a move in its one canonical writing."""
    match move:
        case Lay(cell, tile, turn, side):
            return f"{cell_name(cell)} {tile_name(tile, turn)} {SIDE_LETTERS[side]}"
        case Fill(socket):
            return socket_name(socket)
        case Trade(tiles, gems):
            return " ".join(("trade", *map(tile_name, sorted(tiles)), *map(gem_name, sorted(gems))))
        case EndTurn():
            return "end"
        case Pass():
            return "pass"


def parse_cell(text: str) -> Cell:
    """Read a cell. Raises NotationError (gembatan-notation-cell)."""
    found = _CELL.fullmatch(_tidy(text))
    if found is None:
        raise NotationError("gembatan-notation-cell", text=quoted(text))
    return _cell(*found.groups())


def parse_socket(text: str) -> Socket:
    """Read a socket: its two tiles in either order, or a tile and a side ("BH60E").

    Raises NotationError: gembatan-notation-cell for a cell that the grid does not have, gembatan-notation-apart for
    two cells that are no neighbours, gembatan-notation-socket for anything else.
    """
    tidy = _tidy(text)
    if found := _TWO_CELLS.fullmatch(tidy):
        first, second = sorted((_cell(*found.groups()[:2]), _cell(*found.groups()[2:])))
        socket = Socket((first + second) // 2)
        if second - first not in (2 * STEPS[1], 2 * STEPS[2]):
            raise NotationError("gembatan-notation-apart", first=cell_name(first), second=cell_name(second))
        return socket
    if found := _CELL_SIDE.fullmatch(tidy):
        column, row, side = found.groups()
        return Socket(_cell(column, row) + STEPS[_SIDE_WORDS[side]])
    raise NotationError("gembatan-notation-socket", text=quoted(text))


def parse_tile(text: str) -> tuple[int, int]:
    """Read a tile and the turn in which it shows these sides. Raises NotationError (gembatan-notation-tile)."""
    letters = _tidy(text).translate(_PLAINS).upper()
    sides = bytes(_LETTERS.find(letter) + 1 for letter in letters)  # 0 for no letter of ours
    found = tile_with(bytes(side - 1 for side in sides)) if len(sides) == len(SIDES) and all(sides) else None
    if found is None:
        raise NotationError("gembatan-notation-tile", text=quoted(text.upper()))
    return found


def parse_gem(text: str) -> int:
    """Read a gem: two letters in either order, parted or not. Raises NotationError (gembatan-notation-gem)."""
    letters = re.sub(r"[\s/+-]", "", _tidy(text)).upper()
    if len(letters) == 2 and letters[0] != letters[1] and all(letter in COLOUR_LETTERS for letter in letters):
        return gem_of(*(_LETTERS.index(letter) for letter in letters))
    raise NotationError("gembatan-notation-gem", text=quoted(text.upper()))


def parse_move(text: str) -> Move:
    """Read a move.

    Raises NotationError: gembatan-notation-half for a tile without the gem's side, gembatan-notation-trade for more
    pieces than a hand has, gembatan-notation-move for what is no move at all, else as the readers of cells, sockets,
    tiles and gems do.
    """
    tidy = _tidy(text)
    if tidy in _WORDS:
        return _WORDS[tidy]
    if found := _TRADE.fullmatch(tidy):
        return _trade(found[1].replace(",", " ").split())
    filled = tidy.removeprefix("fill ").strip()
    if _TWO_CELLS.fullmatch(filled) or _CELL_SIDE.fullmatch(filled):
        return Fill(parse_socket(filled))
    if found := _LAY.fullmatch(tidy):
        column, row, sides, side = found.groups()
        cell, (tile, turn) = _cell(column, row), parse_tile(sides)
        if side is None:
            raise NotationError("gembatan-notation-half", cell=cell_name(cell), tile=tile_name(tile, turn))
        return Lay(cell, tile, turn, _SIDE_WORDS[side])
    raise NotationError("gembatan-notation-move", text=quoted(text))


def _trade(names: Sequence[str]) -> Trade:
    """Pieces to set aside: a tile has four letters, anything else should be a gem."""
    tiles = [parse_tile(name)[0] for name in names if len(name) == len(SIDES)]
    gems = [parse_gem(name) for name in names if len(name) != len(SIDES)]
    if len(tiles) > HAND or len(gems) > HAND:
        raise NotationError("gembatan-notation-trade", count=HAND)
    return Trade(bytes(sorted(tiles)), bytes(sorted(gems)))


def _cell(column: str, row: str) -> Cell:
    number = 0
    for letter in column.upper():
        number = number * 26 + ord(letter) - 64
    if not 1 <= number <= LINES or not 1 <= int(row) <= LINES:
        raise NotationError("gembatan-notation-cell", text=f"{column.upper()}{row}")
    return Cell(place(2 * number, 2 * int(row)))


def _tidy(text: str) -> str:
    """Return the text in small letters, with one kind of dash (phones make one long dash of two), single spaces and
    full-width letters made plain.
    """
    plain = unicodedata.normalize("NFKC", text).replace("—", "--").translate(_DASHES)
    return " ".join(plain.lower().split())
