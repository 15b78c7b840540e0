"""The notation of cells, sockets, pieces, moves and positions.

Cells have names as in a spreadsheet, from A1 to DO119. The starting tile is on BH60. A socket is a gem's place between
two tiles. It has the names of its two cells, the left or upper cell first: `BH60-BI60`. A tile is written as its four
sides from the north, clockwise, with `-` for a plain side, which has no colour: `R-B-`. A gem is written as its two
colours: `RY`.

`BI60 RB-- W` lays a tile and puts a gem into its west side. `BH60-BI60` puts a gem into an open socket. Other moves are
written `trade RB-- R-G- RY BG`, `end` and `pass`. Players may also type lower case, other separators, words for sides,
and other signs for a plain side.

A position is one line, like FEN in chess. This example has two lines only because it is long:

    BH60:RB--,BI60:-G-R gems=BH60-BI60 hands=R---,RBGY:RB,RY;BG--:GP seed=7 draws=3 points=1/0/0/0,0/0/0/0 present=11
    idle=0,0 turn=2 draft=0,0 last=1,1,1,0,0 turns=1 gone=- over=-

The line begins with the turned tiles in the order in which they were laid. Then the fields of `State` follow in any
order. A missing field has its value in `LEFT_OUT`; with "" there, the value depends on the number of seats. `hands`
has the tiles and the gems of each seat. `points` has the fields of each seat's `Account`. `draft` and `last` have the
fields of `Draft` and `Last`. Seats are counted from 1. Only a daily has `length`, and `back`, which is written like a
hand.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import get_args

from bot.engine.game import Seat
from bot.engine.positions import NONE, SEEDS, Fields, count, counts, flags, parts
from bot.engine.quoting import quoted
from bot.errors import NotationError
from bot.games.gembatan.grid import STEPS, Grid, cells_of, fits
from bot.games.gembatan.model import (
    COLOUR_LETTERS,
    HAND,
    LINES,
    SIDES,
    START,
    Account,
    Cell,
    Draft,
    Ending,
    EndTurn,
    Fill,
    Laid,
    Last,
    Lay,
    Move,
    Pass,
    Pieces,
    Socket,
    State,
    Trade,
    across,
    down,
    place,
)
from bot.games.gembatan.modes import SEATS, Mode
from bot.games.gembatan.pieces import GEMS, GEMS_OF_A_KIND, TILES, sides_of

SIDE_LETTERS = "NESW"

_LETTERS = "-" + COLOUR_LETTERS  # by the number of the colour, 0 for plain
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
    """Return the name of a column 1..119 as in a spreadsheet: A, Z, AA, BH, DO."""
    first, second = divmod(column - 1, 26)
    return (chr(64 + first) if first else "") + chr(65 + second)


def cell_name(cell: int) -> str:
    """Return the notation of a cell, such as "BH60"."""
    return f"{column_name(across(cell) // 2)}{down(cell) // 2}"


def socket_name(socket: int) -> str:
    """Return the notation of a socket, such as "BH60-BI60"."""
    first, second = cells_of(socket)
    return f"{cell_name(first)}-{cell_name(second)}"


def sides_name(sides: bytes) -> str:
    """Return the notation of four sides, such as "R-B-"."""
    return "".join(_LETTERS[side] for side in sides)


def tile_name(tile: int, turn: int = 0) -> str:
    """Return the notation of a tile after `turn` quarter turns, such as "R-B-"."""
    return sides_name(sides_of(tile, turn))


def gem_name(gem: int) -> str:
    """Return the notation of a gem, such as "RY"."""
    return "".join(_LETTERS[colour] for colour in GEMS[gem])


def tile_names(tiles: Iterable[int], between: str = ",") -> str:
    return between.join(map(tile_name, tiles))


def gem_names(gems: Iterable[int], between: str = ",") -> str:
    return between.join(map(gem_name, gems))


_LYING = {tile_name(tile, turn): (tile, turn) for tile in range(len(TILES)) for turn in range(4)}
_GEM_NAMED = {name: gem for gem in range(len(GEMS)) for name in (gem_name(gem), gem_name(gem)[::-1])}


def notate_move(move: Move) -> str:
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
    found = _CELL.fullmatch(_tidy(text))
    if found is None:
        raise NotationError("gembatan-notation-cell", text=quoted(text))
    return _cell(*found.groups())


def parse_socket(text: str) -> Socket:
    """Read a socket: its two cells in any order, or a cell and a side ("BH60E"). Raises NotationError."""
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
    """Read the four sides of a tile. Return the tile and its turn. Raises NotationError."""
    found = _LYING.get(_tidy(text).translate(_PLAINS).upper())
    if found is None:
        raise NotationError("gembatan-notation-tile", text=quoted(text.upper()))
    return found


def parse_gem(text: str) -> int:
    """Read a gem: the letters of its two colours in any order. Raises NotationError."""
    found = _GEM_NAMED.get(re.sub(r"[\s/+-]", "", _tidy(text)).upper())
    if found is None:
        raise NotationError("gembatan-notation-gem", text=quoted(text.upper()))
    return found


def parse_move(text: str) -> Move:
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
    """Return the trade of these pieces. A name with four signs is a tile, and any other name is a gem."""
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
    """Return the text in lower case, with single spaces and one kind of dash."""
    plain = unicodedata.normalize("NFKC", text).replace("—", "--").translate(_DASHES)  # Phones write "—" for "--".
    return " ".join(plain.lower().split())


# ---- positions ----

LEFT_OUT = {
    "gems": NONE, "hands": ":;:", "seed": "0", "draws": "0", "points": "", "present": "", "idle": "", "turn": "1",
    "draft": "0,0", "last": NONE, "turns": "0", "gone": NONE, "over": NONE, "length": "0", "back": ":",
}  # fmt: skip
_ENDINGS: dict[str, Ending | None] = {NONE: None, **{ending: ending for ending in get_args(Ending)}}


def write_position(state: State) -> str:
    last = state.last
    values = {
        "gems": ",".join(map(socket_name, state.filled)) or NONE,
        "hands": ";".join(map(_written, state.hands)),
        "seed": state.seed,
        "draws": state.draws,
        "points": ",".join(f"{one.placed}/{one.chains}/{one.gembatans}/{one.left}" for one in state.accounts),
        "present": "".join("1" if here else "0" for here in state.present),
        "idle": ",".join(map(str, state.idle)),
        "turn": state.turn + 1,
        "draft": f"{state.draft.tiles},{state.draft.gems}",
        "last": f"{last.seat + 1},{last.tiles},{last.gems},{last.traded_tiles},{last.traded_gems}" if last else NONE,
        "turns": state.turns,
        "gone": gem_names(state.gone) or NONE,
        "over": state.over or NONE,
    }
    if state.length:
        values |= {"length": state.length, "back": _written(state.back)}
    tiles = ",".join(f"{cell_name(one.cell)}:{tile_name(one.tile, one.turn)}" for one in state.laid)
    return " ".join([tiles, *(f"{name}={value}" for name, value in values.items())])


def _written(pieces: Pieces) -> str:
    return f"{tile_names(pieces.tiles)}:{gem_names(pieces.gems)}"


def read_position(text: str) -> State:
    drawn, *named = text.split() or [""]
    fields = Fields(named, LEFT_OUT, refusal="gembatan-position-field")
    seats = fields.values["hands"].count(";") + 1
    usual = {"points": ",".join(["0/0/0/0"] * seats), "present": "1" * seats, "idle": ",".join("0" * seats)}
    fields.values.update({name: value for name, value in usual.items() if not fields.values[name]})
    grid, laid = _read_tiles(drawn)
    filled = fields.read("gems", lambda value: tuple(map(parse_socket, parts(value))))
    for number, socket in enumerate(filled):
        if socket not in grid.sockets or socket in filled[:number]:
            raise NotationError("gembatan-position-gem", text=socket_name(socket))
    state = State(
        seed=fields.read("seed", lambda value: count(value, SEEDS)),
        laid=laid,
        filled=filled,
        hands=fields.read("hands", lambda value: tuple(map(_read_hand, value.split(";")))),
        accounts=fields.read("points", lambda value: tuple(Account(*counts(one, 4, "/")) for one in value.split(","))),
        present=fields.read("present", flags),
        idle=fields.read("idle", lambda value: tuple(counts(value))),
        turn=fields.read("turn", lambda value: Seat(count(value) - 1)),
        draft=fields.read("draft", lambda value: Draft(*counts(value, 2))),
        last=fields.read("last", _read_last),
        turns=fields.read("turns", count),
        draws=fields.read("draws", count),
        gone=fields.read("gone", _read_gems),
        over=fields.read("over", _ENDINGS.__getitem__),
        length=fields.read("length", count),
        back=fields.read("back", _read_hand),
    )
    _check_fields(state, fields)
    _check_pieces(state, grid, fields)
    return state


def _read_tiles(drawn: str) -> tuple[Grid, tuple[Laid, ...]]:
    """Read the tiles and lay them in order. Each tile must fit and make a socket. The grid must be able to grow."""
    grid = Grid((), ())
    laid: list[Laid] = []
    for part in drawn.split(","):
        name, _, sides = part.partition(":")
        wrong = NotationError("gembatan-position-tile", text=quoted(part))
        try:
            cell, (tile, turn) = parse_cell(name), parse_tile(sides)
        except NotationError as error:
            raise wrong from error
        slot = grid.slot(cell)
        fit = cell not in grid.sides and slot.links and (tile, turn) in fits(slot, (tile,))
        if not (fit if laid else cell == START):
            raise wrong
        laid.append(Laid(cell, tile, turn))
        grid.lay(laid[-1])
    if not grid.halves:
        raise NotationError("gembatan-position-closed")
    return grid, tuple(laid)


def _read_hand(text: str) -> Pieces:
    tiles, gems = text.split(":")
    return Pieces(bytes(sorted(parse_tile(name)[0] for name in parts(tiles))), _read_gems(gems))


def _read_gems(text: str) -> bytes:
    return bytes(sorted(map(parse_gem, parts(text))))


def _read_last(text: str) -> Last | None:
    if text == NONE:
        return None
    seat, *numbers = counts(text, 5)
    return Last(Seat(seat - 1), *numbers)


def _check_fields(state: State, fields: Fields) -> None:
    """Raise NotationError if the fields contradict each other."""
    allowed = SEATS[Mode.DAILY if state.length else Mode.TABLE]
    seats, here, draft, last = len(state.hands), sum(state.present), state.draft, state.last
    tiles, gems = len(state.laid) - draft.tiles, len(state.filled) - draft.gems  # before the turn in progress
    fields.check(
        {
            "hands": allowed.low <= seats <= allowed.high,
            "points": len(state.accounts) == seats,
            "present": len(state.present) == seats and here >= 1,
            "idle": len(state.idle) == seats,
        }
    )
    fields.check(
        {
            "hands": all(_can_hold(state, seat) for seat in range(seats)),
            "turn": 0 <= state.turn < seats and (state.over is not None or state.present[state.turn]),
            "draft": tiles >= 1 and gems >= 0 and draft.tiles <= draft.gems and not (state.over and draft.gems),
            "last": last is None or (last.seat in range(seats) and last.tiles < tiles and last.gems <= gems),
            "over": (here == 1) == (state.over == "left") if not state.length else _may_end(state),
            "turns": not state.length or state.turns < state.length or state.over in ("turns", "closed"),
        }
    )


def _may_end(state: State) -> bool:
    """Return whether a daily can have this end, or none."""
    ends = {"turns": state.turns == state.length, "stuck": state.turns == state.length - 1}
    return state.present == (True,) and ends.get(state.over or NONE, state.over in (None, "closed"))


def _can_hold(state: State, seat: int) -> bool:
    """Return whether the draft can go back into the seat's hand. A seat that has left must have no pieces."""
    hand, draft = state.hands[seat], state.draft if seat == state.turn else Draft()
    full = len(hand.tiles) + draft.tiles <= HAND and len(hand.gems) + draft.gems <= HAND
    return full and (state.present[seat] or hand == Pieces())


def _check_pieces(state: State, grid: Grid, fields: Fields) -> None:
    tiles, gems = Counter(laid.tile for laid in state.laid), Counter(map(grid.gem_for, state.filled))
    gems.update(state.gone)
    for hand in state.hands:
        tiles.update(hand.tiles)
        gems.update(hand.gems)
    names = [tile_name(tile) for tile in tiles if tiles[tile] > 1]
    names += [gem_name(gem) for gem in gems if gems[gem] > GEMS_OF_A_KIND]
    if names:
        raise NotationError("gembatan-position-piece", text=names[0])
    fields.check(
        {
            "back": all(tiles[tile] == 0 for tile in state.back.tiles)
            and (all(gems[gem] + state.back.gems.count(gem) <= GEMS_OF_A_KIND for gem in state.back.gems))
            and (bool(state.length) or state.back == Pieces())
        }
    )
