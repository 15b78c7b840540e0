"""The notation of positions: one line, like FEN in chess. This example has two lines only because it is long:

    9/9/2KK5/9/4D4/9/9/9/9 types=KDBGCLU mode=solo line=5 drop=3 hard=no seed=7 drops=2 score=0 tricks=0 turns=1
    credits=0 present=1 turn=1 over=-

The line begins with the board, row by row from the top. A letter is a gem, and a number stands for that many empty
cells. Then named fields of `Options`, `State` and `Board` follow in any order. `types` is required, and `LEFT_OUT` has
the values of other missing fields. `length` is the option `turns`. Seats are counted from 1. A position does not tell
what the last step was. With `cells=shown`, `marked=A1+C4` has the cells on which the next gems fall.

A race has a board for each seat, with bars between the boards. The fields in `OF_A_BOARD` then have a value for each
board, with commas between the values. A single value is for all boards:

    5/2K2/5/5/5|5/5/K4/5/5 types=KDB mode=race drops=1 score=0,3
"""

import re
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import get_args

from bot.engine.game import Seat
from bot.engine.positions import NONE, SEEDS, Fields, count, flags
from bot.engine.quoting import quoted
from bot.errors import NotationError, OptionError
from bot.games.gems3d.board import is_stuck
from bot.games.gems3d.grid import holding, lines_of
from bot.games.gems3d.model import GEM_LETTERS, RACE_DROPS, SIZE_RANGE, Board, Cells, Ending, Mode, Options, State
from bot.games.gems3d.notation import cell_at, cell_name, gem_letter, parse_address
from bot.games.gems3d.rules import SEATS, check_options, is_over

LEFT_OUT = {
    "types": "", "mode": "solo", "line": "5", "drop": "3", "hard": "no", "seed": "0", "drops": "1", "score": "0",
    "tricks": "0", "turns": "0", "credits": "", "present": "", "turn": "1", "over": NONE, "length": "0", "points": "no",
    "cells": "hidden", "marked": NONE,
}  # fmt: skip
OF_A_BOARD = ("drops", "score", "tricks", "turns", "over", "marked")
COUNTS = OF_A_BOARD[:4]
BETWEEN_BOARDS, BETWEEN_VALUES, BETWEEN_CELLS = "|", ",", "+"

POSSIBLE_ENDINGS: dict[Mode, tuple[Ending, ...]] = {
    Mode.SOLO: ("full", "turns", "resigned"),
    Mode.RELAY: ("full", "turns", "left"),
    Mode.RACE: ("full", "turns", "drops", "closed"),
    Mode.DAILY: ("full", "turns", "closed"),
}
_ENDINGS: dict[str, Ending | None] = {NONE: None, **{ending: ending for ending in get_args(Ending)}}
YES_OR_NO = {"yes": True, "no": False}
_SYMBOLS = "." + GEM_LETTERS  # by type, where 0 is an empty cell
_ROW_PART = re.compile(r"[0-9]{1,2}|[A-Z.]")
_count = partial(count, limit=1 << 63)  # The database cannot store larger numbers.


def write_position(state: State) -> str:
    options, boards = state.options, state.boards
    values = {
        "types": "".join(map(gem_letter, state.types)),
        "mode": options.mode.value,
        "line": options.line,
        "drop": options.drop,
        "hard": "yes" if options.hard else "no",
        "seed": state.seed,
        **{name: BETWEEN_VALUES.join(str(getattr(one, name) or 0) for one in boards) for name in COUNTS},
        "credits": ",".join(map(str, state.credits)),
        "present": "".join("1" if here else "0" for here in state.present),
        "turn": state.turn + 1,
        "over": BETWEEN_VALUES.join(one.over or NONE for one in boards),
        **({"length": options.turns} if options.turns else {}),
        **({"points": "yes"} if options.points else {}),
    }
    if options.cells is Cells.SHOWN:
        values["cells"] = options.cells.value
        values["marked"] = BETWEEN_VALUES.join(_write_cells(one.marked, options.size) for one in boards)
    drawn = BETWEEN_BOARDS.join(_write_board(board.cells, options.size) for board in boards)
    return " ".join([drawn, *(f"{name}={value}" for name, value in values.items())])


def read_position(text: str) -> State:
    first, *named = text.split() or [""]
    drawn = first.split(BETWEEN_BOARDS)
    fields = Fields(named, LEFT_OUT, refusal="gems3d-position-field")
    _fill_in(fields.values, len(drawn))
    boards, size = _read_boards(drawn, fields)
    state = State(
        options=_read_options(fields, size),
        seed=fields.read("seed", lambda value: count(value, SEEDS)),
        types=fields.read("types", _read_types),
        boards=boards,
        credits=fields.read("credits", lambda value: tuple(map(_count, value.split(",")))),
        present=fields.read("present", flags),
        turn=fields.read("turn", lambda value: Seat(_count(value) - 1)),
    )
    _check(state, fields)
    return state


# ---- boards ----


def _write_board(cells: bytes, size: int) -> str:
    rows = []
    for first in range(0, size * size, size):
        runs = ((gem, len(list(run))) for gem, run in groupby(cells[first : first + size]))
        rows.append("".join(gem_letter(gem) * length if gem else str(length) for gem, length in runs))
    return "/".join(rows)


def _read_boards(drawn: Sequence[str], fields: Fields) -> tuple[tuple[Board, ...], int]:
    cells = [_read_board(one) for one in drawn]
    size = len(drawn[0].split("/"))
    values = {name: fields.values[name].split(BETWEEN_VALUES) for name in OF_A_BOARD}
    for name, given in values.items():
        if len(given) not in (1, len(drawn)):
            raise fields.wrong(name)
    boards = []
    for number, one in enumerate(drawn):
        side = len(one.split("/"))
        if side != size:
            raise NotationError("gems3d-position-board", row=side, text=quoted(one))
        own = {name: given[number % len(given)] for name, given in values.items()}
        drops, score, tricks, turns = (fields.read_part(name, own[name], _count) for name in COUNTS)
        over = fields.read_part("over", own["over"], _ENDINGS.__getitem__)
        marked = fields.read_part("marked", own["marked"], partial(_read_cells, size=size))
        boards.append(Board(cells[number], score, tricks, drops, turns, over=over, marked=marked))
    return tuple(boards), size


def _read_board(drawn: str) -> bytes:
    rows = drawn.upper().split("/")
    size = len(rows)
    if not SIZE_RANGE[0] <= size <= SIZE_RANGE[1]:
        raise NotationError("gems3d-position-board", row=size, text=quoted(drawn))
    cells = [_read_row(row) for row in rows]
    for number, row in enumerate(rows, start=1):
        if len(cells[number - 1]) != size:
            raise NotationError("gems3d-position-board", row=number, text=quoted(row))
    return b"".join(cells)


def _read_row(row: str) -> bytes:
    """Return the cells of a row; b"" if the text is wrong."""
    parts = _ROW_PART.findall(row)
    if "".join(parts) != row or not all(part.isdigit() or part in _SYMBOLS for part in parts):
        return b""
    return b"".join(bytes(int(part)) if part.isdigit() else bytes((_SYMBOLS.index(part),)) for part in parts)


def _write_cells(cells: bytes, size: int) -> str:
    return BETWEEN_CELLS.join(cell_name(cell, size) for cell in cells) or NONE


def _read_cells(text: str, size: int) -> bytes:
    """Return the cells of a text like "A1+C4". Raises ValueError."""
    if text == NONE:
        return b""
    cells = [cell_at(parse_address(name), size) for name in text.split(BETWEEN_CELLS)]
    if None in cells or len(set(cells)) < len(cells):
        raise ValueError(text)
    return bytes(cell for cell in cells if cell is not None)


# ---- fields ----


def _fill_in(values: dict[str, str], boards: int) -> None:
    """Fill in `present` and `credits` if they are missing."""
    usual = {Mode.RACE.value: boards, Mode.RELAY.value: 2}.get(values["mode"], 1)
    seats = len(values["present"]) or (values["credits"].count(",") + 1 if values["credits"] else usual)
    values["present"] = values["present"] or "1" * seats
    values["credits"] = values["credits"] or ",".join("0" * seats)


def _read_types(text: str) -> bytes:
    gems = bytes(sorted({GEM_LETTERS.index(letter) + 1 for letter in text.upper()}))
    if len(gems) != len(text):
        raise ValueError(text)
    return gems


def _read_options(fields: Fields, size: int) -> Options:
    options = Options(
        mode=fields.read("mode", Mode),
        size=size,
        types=len(fields.values["types"]),
        drop=fields.read("drop", _count),
        line=fields.read("line", _count),
        hard=fields.read("hard", YES_OR_NO.__getitem__),
        turns=fields.read("length", _count),
        points=fields.read("points", YES_OR_NO.__getitem__),
        cells=fields.read("cells", Cells),
    )
    try:
        check_options(options)
    except OptionError as error:
        option = str(error.params["option"])
        raise fields.wrong("length" if option == "turns" else option) from error
    return options


def _check(state: State, fields: Fields) -> None:
    """Raise NotationError if the fields contradict each other."""
    options, seats, racing = state.options, len(state.present), state.options.mode is Mode.RACE
    if len(state.boards) != (seats if racing else 1):
        raise fields.wrong("present" if racing else "mode")
    allowed = SEATS[options.mode]
    fields.check(
        {
            "types": all(gem in state.types for board in state.boards for gem in board.cells if gem),
            "credits": len(state.credits) == seats and _credits_fit(state),
            "present": allowed.low <= seats <= allowed.high,
            "turn": 0 <= state.turn < seats and (racing or is_over(state) or state.present[state.turn]),
            "over": _endings_fit(state),
            "length": not options.turns or all(board.turns < options.turns or board.over for board in state.boards),
            "drops": not racing or all(board.drops < RACE_DROPS or board.over for board in state.boards),
            "marked": all(_marks_fit(options, board) for board in state.boards),
        }
    )
    lines = lines_of(options.size, options.line)
    for board in state.boards:
        if any(lines.within(holding(board.cells, gem)) for gem in state.types):
            raise NotationError("gems3d-position-line", line=options.line)
        is_empty = not any(board.cells) and board.over != "drops"
        if is_empty or (board.over is None and is_stuck(state, board)):
            raise NotationError("gems3d-position-stuck")


def _marks_fit(options: Options, board: Board) -> bool:
    """Return whether the marked cells can get the next gems: they are empty, and not more than fall."""
    if options.cells is not Cells.SHOWN:
        return not board.marked
    return len(board.marked) <= options.drop and not any(board.cells[cell] for cell in board.marked)


def _credits_fit(state: State) -> bool:
    if state.options.mode is Mode.RACE:
        return all(credit <= board.score for credit, board in zip(state.credits, state.boards, strict=True))
    return sum(state.credits) <= state.boards[0].score


def _endings_fit(state: State) -> bool:
    """Return whether the endings fit the mode and the seats that have left."""
    mode, endings = state.options.mode, [board.over for board in state.boards]
    if not all(ending is None or ending in POSSIBLE_ENDINGS[mode] for ending in endings):
        return False
    if "turns" in endings and not state.options.turns:
        return False
    if mode is Mode.RACE:
        return all(here or over for here, over in zip(state.present, endings, strict=True))
    return any(state.present) if endings[0] in (None, "full", "turns") else not any(state.present)
