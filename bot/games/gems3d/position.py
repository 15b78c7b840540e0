"""Positions in writing: one line, as FEN is in chess.

    9/9/2KK5/9/4D4/9/9/9/9 types=KDBGCLU mode=solo line=5 drop=3 hard=no seed=7 drops=2 score=0 tricks=0 turns=1
    credits=0 present=1 turn=1 over=-                                       (one line when written)

First the board, row by row from the top: a gem's letter, or a number for so many empty cells (read as well: a dot for
one). Then named fields in any order. When read, all but `types` may be left out (`LEFT_OUT` says what is assumed).
Seats are counted from 1, as players do. What the last step did (the trace) is no part of a position.

A race has a board for each seat, parted by bars, and the fields of a board (`OF_A_BOARD`) once for each, parted by
commas; one value is that of all:

    5/2K2/5/5/5|5/5/K4/5/5 types=KDB mode=race drops=1 score=0,3
"""

import re
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import TypeVar, get_args

from bot.engine.game import Seat
from bot.engine.quoting import quoted
from bot.errors import NotationError, OptionError
from bot.games.gems3d.grid import holding, lines_of
from bot.games.gems3d.model import GEM_LETTERS, RACE_DROPS, SIZE_RANGE, Board, Ending, Mode, Options, State
from bot.games.gems3d.rules import SEATS, check_options, is_over
from bot.games.gems3d.tricks import usable

T = TypeVar("T")

GOES_ON = "-"
LEFT_OUT = {
    "types": "", "mode": "solo", "line": "5", "drop": "3", "hard": "no", "seed": "0", "drops": "1", "score": "0",
    "tricks": "0", "turns": "0", "credits": "", "present": "", "turn": "1", "over": GOES_ON,
}  # fmt: skip

POSSIBLE_ENDINGS: dict[Mode, tuple[Ending, ...]] = {
    Mode.SOLO: ("full", "resigned"),
    Mode.RELAY: ("full", "left"),
    Mode.RACE: ("full", "drops", "closed"),
    Mode.DAILY: ("full", "closed"),
}
OF_A_BOARD = ("drops", "score", "tricks", "turns", "over")
BETWEEN_BOARDS, BETWEEN_VALUES = "|", ","

_SWITCH = {"yes": True, "no": False}
_PRESENCE = {"1": True, "0": False}
_ENDINGS: dict[str, Ending | None] = {GOES_ON: None, **{ending: ending for ending in get_args(Ending)}}
_NONE = {"drops": "0", "score": "0", "tricks": "0", "turns": "0", "over": GOES_ON}  # as it is written
_SEEDS = 1 << 64
_COUNTS = 1 << 63  # what msgpack and a signed integer column can both hold
_NUMBER = re.compile(r"[0-9]{1,20}")
_SYMBOLS = "." + GEM_LETTERS  # by number
_ROW_PART = re.compile(r"[0-9]{1,2}|[A-Z.]")


def write_position(state: State) -> str:
    """Return everything that decides how the match goes on, as one line."""
    options = state.options
    values: dict[str, str | int] = {
        "types": "".join(GEM_LETTERS[gem - 1] for gem in state.types),
        "mode": options.mode.value,
        "line": options.line,
        "drop": options.drop,
        "hard": "yes" if options.hard else "no",
        "seed": state.seed,
        "credits": ",".join(map(str, state.credits)),
        "present": "".join("1" if here else "0" for here in state.present),
        "turn": state.turn + 1,
    }
    for name in OF_A_BOARD:
        values[name] = BETWEEN_VALUES.join(str(getattr(board, name) or _NONE[name]) for board in state.boards)
    drawn = BETWEEN_BOARDS.join(write_board(board.cells, options.size) for board in state.boards)
    return " ".join([drawn, *(f"{name}={values[name]}" for name in LEFT_OUT)])


def write_board(cells: bytes, size: int) -> str:
    """Return the board alone."""
    rows = (cells[first : first + size] for first in range(0, size * size, size))
    return "/".join("".join(_run(gem, len(list(run))) for gem, run in groupby(row)) for row in rows)


def read_position(text: str) -> State:
    """Return the state that was written, without its trace.

    Raises NotationError: gems3d-position-board for a board that is none, gems3d-position-field for a field that is
    unknown, twice there or of no possible value, gems3d-position-line for a line that should have vanished,
    gems3d-position-stuck for a match that goes on although nobody can move.
    """
    first, *named = text.split() or [""]
    drawn = first.split(BETWEEN_BOARDS)
    fields = _fields(named, len(drawn))
    boards, size = _boards(drawn, fields)
    options = _options(fields, size)
    state = State(
        options=options,
        seed=_read(fields, "seed", _seed),
        types=_read(fields, "types", _types),
        boards=boards,
        credits=_read(fields, "credits", _credits),
        present=_read(fields, "present", _present),
        turn=_read(fields, "turn", _turn),
    )
    _check(state, fields)
    return state


def read_board(drawn: str) -> tuple[bytes, int]:
    """Return the cells and the side of a board. Raises NotationError (gems3d-position-board)."""
    rows = drawn.upper().split("/")
    size = len(rows)
    if not SIZE_RANGE[0] <= size <= SIZE_RANGE[1]:
        raise NotationError("gems3d-position-board", row=size, text=quoted(drawn))
    cells = b""
    for number, row in enumerate(rows, start=1):
        read = _read_row(row)
        if len(read) != size:
            raise NotationError("gems3d-position-board", row=number, text=quoted(row))
        cells += read
    return cells, size


def _boards(drawn: list[str], fields: Mapping[str, str]) -> tuple[tuple[Board, ...], int]:
    """Return the boards and the side that they have in common."""
    read = [read_board(one) for one in drawn]
    size = read[0][1]
    values = {name: _of_boards(fields, name, len(drawn)) for name in OF_A_BOARD}
    boards = []
    for number, (cells, side) in enumerate(read):
        if side != size:
            raise NotationError("gems3d-position-board", row=side, text=quoted(drawn[number]))
        own = {name: values[name][number] for name in OF_A_BOARD}
        board = Board(
            cells=cells,
            score=_read(own, "score", _count),
            tricks=_read(own, "tricks", _count),
            drops=_read(own, "drops", _count),
            turns=_read(own, "turns", _count),
            over=_read(own, "over", _ENDINGS.__getitem__),
        )
        boards.append(board)
    return tuple(boards), size


def _of_boards(fields: Mapping[str, str], name: str, boards: int) -> list[str]:
    """Return the value for each board."""
    values = fields[name].split(BETWEEN_VALUES)
    if len(values) == 1:
        return values * boards
    if len(values) != boards:
        raise _wrong(name, fields[name])
    return values


def _read_row(row: str) -> bytes:
    """Return a row's cells; none for what is no row."""
    parts = _ROW_PART.findall(row)
    if "".join(parts) != row or not all(part.isdigit() or part in _SYMBOLS for part in parts):
        return b""
    return b"".join(bytes(int(part)) if part.isdigit() else bytes((_SYMBOLS.index(part),)) for part in parts)


def _run(gem: int, length: int) -> str:
    return GEM_LETTERS[gem - 1] * length if gem else str(length)


def _fields(named: list[str], boards: int) -> dict[str, str]:
    """Return the fields as text, those left out as well."""
    given: dict[str, str] = {}
    for part in named:
        name, _, value = part.partition("=")
        if name not in LEFT_OUT or name in given:
            raise _wrong(name, value)
        given[name] = value
    fields = {**LEFT_OUT, **given}
    usual = boards if fields["mode"] == Mode.RACE.value else 2 if fields["mode"] == Mode.RELAY.value else 1
    seats = len(fields["present"]) or (fields["credits"].count(",") + 1 if fields["credits"] else usual)
    fields["present"] = fields["present"] or "1" * seats
    fields["credits"] = fields["credits"] or ",".join("0" * seats)
    return fields


def _read(fields: Mapping[str, str], name: str, reader: Callable[[str], T]) -> T:
    try:
        return reader(fields[name])
    except (ValueError, KeyError) as error:
        raise _wrong(name, fields[name]) from error


def _count(text: str, limit: int = _COUNTS) -> int:
    if not _NUMBER.fullmatch(text) or int(text) >= limit:
        raise ValueError(text)
    return int(text)


def _seed(text: str) -> int:
    return _count(text, _SEEDS)


def _types(text: str) -> bytes:
    gems = bytes(sorted({GEM_LETTERS.index(letter) + 1 for letter in text.upper()}))
    if len(gems) != len(text):
        raise ValueError(text)
    return gems


def _credits(text: str) -> tuple[int, ...]:
    return tuple(_count(part) for part in text.split(","))


def _present(text: str) -> tuple[bool, ...]:
    return tuple(_PRESENCE[mark] for mark in text)


def _turn(text: str) -> Seat:
    return Seat(_count(text) - 1)


def _options(fields: Mapping[str, str], size: int) -> Options:
    options = Options(
        mode=_read(fields, "mode", Mode),
        size=size,
        types=len(fields["types"]),
        drop=_read(fields, "drop", _count),
        line=_read(fields, "line", _count),
        hard=_read(fields, "hard", _SWITCH.__getitem__),
    )
    try:
        check_options(options)
    except OptionError as error:
        name = str(error.params["option"])
        raise _wrong(name, fields[name]) from error
    return options


def _check(state: State, fields: Mapping[str, str]) -> None:
    """What each field says may be right and still not fit the others."""
    options, seats, racing = state.options, len(state.present), state.options.mode is Mode.RACE
    if len(state.boards) != (seats if racing else 1):
        raise _wrong("present" if racing else "mode", fields["present" if racing else "mode"])
    fits = {
        "types": all(gem in state.types for board in state.boards for gem in board.cells if gem),
        "credits": len(state.credits) == seats and _credits_fit(state),
        "present": SEATS[options.mode].low <= seats <= SEATS[options.mode].high,
        "turn": 0 <= state.turn < seats and (racing or is_over(state) or state.present[state.turn]),
        "over": _endings_fit(state),
        "drops": not racing or all(board.drops < RACE_DROPS or board.over for board in state.boards),
    }
    for name, fit in fits.items():
        if not fit:
            raise _wrong(name, fields[name])
    for board in state.boards:
        _check_board(state, board)


def _check_board(state: State, board: Board) -> None:
    lines = lines_of(state.options.size, state.options.line)
    if any(lines.within(holding(board.cells, gem)) for gem in state.types):
        raise NotationError("gems3d-position-line", line=state.options.line)
    full, swept = 0 not in board.cells, not any(board.cells)
    if (swept and board.over != "drops") or (
        board.over is None and full and not (board.tricks and usable(state, board))
    ):
        raise NotationError("gems3d-position-stuck")


def _credits_fit(state: State) -> bool:
    if state.options.mode is Mode.RACE:
        return all(credit <= board.score for credit, board in zip(state.credits, state.boards, strict=True))
    return sum(state.credits) <= state.boards[0].score


def _endings_fit(state: State) -> bool:
    """Return whether boards ended for a reason that their mode has, and who has left goes on with nothing."""
    mode, endings = state.options.mode, [board.over for board in state.boards]
    if not all(ending is None or ending in POSSIBLE_ENDINGS[mode] for ending in endings):
        return False
    if mode is Mode.RACE:
        return all(here or over for here, over in zip(state.present, endings, strict=True))
    return any(state.present) if endings[0] in (None, "full") else not any(state.present)


def _wrong(name: str, text: str) -> NotationError:
    return NotationError("gems3d-position-field", field=quoted(name), text=quoted(text))
