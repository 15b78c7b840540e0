"""Positions for tests of Gems 3D's pictures. In boards as text, letters are gems and dots are empty cells."""

from functools import partial

import msgspec

from bot.engine.game import Seat
from bot.engine.table import Table, TableSeat
from bot.games.gems3d.model import (
    GEM_LETTERS,
    AnyView,
    FinalBoard,
    FinalView,
    FormationCleared,
    Lane,
    Mode,
    ProgressView,
    Trace,
    TrickHint,
    View,
)
from render import gems3d


def cells(*rows: str) -> bytes:
    """Return the cells of a board from its rows as text. Blanks in a row mean nothing."""
    return bytes(GEM_LETTERS.index(char) + 1 if char != "." else 0 for row in rows for char in row.replace(" ", ""))


def at(name: str, side: int = 9) -> int:
    """Return the number of a cell from its name, such as C7."""
    return (int(name[1:]) - 1) * side + ord(name[0]) - ord("A")


def line(names: str, side: int = 9) -> bytes:
    return bytes(at(name, side) for name in names.split())


def gems(letters: str) -> bytes:
    return cells(letters)


def view(board: bytes, **changes: object) -> View:
    """Return a view of a default match on this board, with some fields changed."""
    side = int(len(board) ** 0.5)
    fields: dict[str, object] = {
        "mode": Mode.RELAY, "size": side, "types": gems("DBGCLRO"), "line": 5, "drop": 3, "hard": False, "cells": board,
        "score": 131, "tricks": 1, "trick_progress": 31, "next": gems("BDO"), "to_move": Seat(1),
        "credits": (62, 45, 24), "turns": 23,
    }  # fmt: skip
    return View(**{**fields, **changes})  # type: ignore[arg-type]  # mypy does not know the types in the dict.


def table(*names: str, undos: int = 2, **captions: str) -> Table:
    seats = tuple(TableSeat(name, undos=undos if i == 0 else 0) for i, name in enumerate(names))
    return Table(seats, tuple(captions.items()))


TRIO = table("Mira", "Jonas", "Anouk")

MIDDLE_BOARD = cells(
    "R C O . D . . O R",
    ". O . B . . R . .",
    ". C D L . B . B D",
    ". O R . . . . . B",
    "R R O . O R . . O",
    ". . . . . . . . .",
    ". C L . . . . O .",
    ". B . R B R L . .",
    ". B B D O L L . .",
)
FULL_BOARD = cells(
    "R R U K B U B U U",
    "W K U U Y R Y G Y",
    "U W R W R W Y K R",
    "Y K R R B R R K R",
    "Y W K Y B K W R U",
    "Y B W K K G K G U",
    "G W W B W B W K K",
    "G B W Y G U G W R",
    "Y B G B R R K R B",
)
SMALL_BOARD = cells(
    "H T . . .",
    ". P . W A",
    "H T . . P",
    "P T . W .",
    "T A . A .",
)
LARGE_BOARD = cells(
    ". . R B K W . . A . . . C D A",
    "K . C R R B A H G . K . B . .",
    "D A H . B Y . U D R . H . H .",
    ". . K . . G W . . . . . . Y .",
    ". . . . . R . H . . . H . A .",
    ". A C A D K H D . . . . S . C",
    ". B . H H A H C . W . H . W .",
    "R . . R . . . . K G . . . B U",
    ". . . . R . H . . D . . G . A",
    ". D G C . B D A S . . . . R .",
    "U . . . . . G . . D W R . . S",
    ". . U A Y A . W . . U . B . D",
    "W . C . C . B H C K A U . K .",
    "B A G U . . . . . . R D C C .",
    "B . . . W . . A . D G . . W U",
)

START = view(
    cells(*["........."] * 3, "....R....", "........L", ".........", "..D......", ".........", "........."),
    mode=Mode.SOLO, score=0, tricks=0, trick_progress=0, turns=0, to_move=Seat(0), credits=(0,),
    trace=Trace(dropped=line("E4 I5 C7")),
)  # fmt: skip
MIDDLE = view(
    MIDDLE_BOARD,
    trace=Trace(
        path=line("G1 F1 F2 E2 E3 E4 E5"),
        dropped=line("H7 B9"),
        cleared=(FormationCleared(Seat(1), GEM_LETTERS.index("C") + 1, line("C6 D6 E6 F6 G6 H6"), 8),),
    ),
)
REACH = view(
    MIDDLE_BOARD,
    pick=at("A5"),
    reach=bytes(
        cell for cell, gem in enumerate(MIDDLE_BOARD)
        if not gem and cell not in line("D1 C2 H2 I2 C8")
    ),
)  # fmt: skip
GOALS = msgspec.structs.replace(
    REACH, gains=((at("F6"), 5), (at("A9"), 8)), numbers=line("F1 F4 H4 A6 B6 F6 D7 E7 A9 I9"), best=at("A9")
)
GEMS = msgspec.structs.replace(MIDDLE, numbers=line("A1 C4 A5 B5 E5 I5 B7 C7 H7 D9"), best=at("A5"))
TRICK = view(
    FULL_BOARD, types=gems("RBGYKWU"), score=187, trick_progress=37, next=gems("GWR"), to_move=Seat(0),
    credits=(71, 64, 52), hint=TrickHint(at("E4"), GEM_LETTERS.index("R") + 1, line("C4 D4 E4 F4 G4"), 5),
)  # fmt: skip
SMALL = view(
    SMALL_BOARD, types=gems("HWAPT"), line=4, score=24, tricks=0, trick_progress=24, next=gems("WPA"), to_move=Seat(0),
    credits=(12, 8, 4),
    trace=Trace(path=line("D1 C1 C2 C3 C4 C5 B5", 5), dropped=line("A3 A4 A5", 5)),
)  # fmt: skip
LARGE = view(
    LARGE_BOARD, types=gems("KDBGCUYSHRAW"), drop=7, score=1284, tricks=5, trick_progress=34, next=gems("YKUACBW"),
    to_move=Seat(2), credits=(212, 199, 173, 168, 155, 149, 120, 108),
    trace=Trace(
        path=line("M3 M4 L4 K4 K5 K6 K7 K8 L8 L9 L10 M10 M11 N11 N12 N13", 15),
        dropped=line("B3 N4 J11 C12 H12 H13 N14", 15),
    ),
)  # fmt: skip
OVER = view(FULL_BOARD, score=187, tricks=0, to_move=None, over="full", credits=(71, 64, 52), turns=58)
HARD = view(
    MIDDLE_BOARD, mode=Mode.SOLO, hard=True, next=None, to_move=Seat(0), credits=(131,),
    trace=Trace(path=line("C8 D8 E8")[:0], dropped=line("H7 B9 H3")),
)  # fmt: skip

SOLO = table("Mira", undos=0)
EIGHT = table("Mira", "Jonas", "Anouk", "Matteo", "Ólafur", "Дмитрий", "Zoë", "Kofi", undos=11)

QUARTET = table("Mira", "Jonas", "Anouk", "Дмитрий", undos=0)
RACING = ProgressView(
    Mode.RACE, 9, 7, 5, 3, False, (Lane(23, False), Lane(31, True), Lane(8, False), Lane(0, False))
)  # fmt: skip
RACED = FinalView(
    Mode.RACE,
    9,
    (
        FinalBoard(MIDDLE_BOARD, 131, 40, 2, "closed"),
        FinalBoard(FULL_BOARD, 187, 58, 1, "full"),
        FinalBoard(START.cells, 0, 0, 3, "closed"),
    ),
)
RACES: dict[str, tuple[AnyView, Table]] = {"racing": (RACING, QUARTET), "raced": (RACED, TRIO)}

SCENES: dict[str, tuple[View, Table]] = {
    "start": (START, SOLO),
    "middle": (MIDDLE, TRIO),
    "reach": (REACH, TRIO),
    "goals": (GOALS, TRIO),
    "gems": (GEMS, TRIO),
    "trick": (TRICK, TRIO),
    "small": (SMALL, TRIO),
    "large": (LARGE, EIGHT),
    "over": (OVER, table("Mira", "Jonas", "Anouk", reason="The board is full")),
    "hard": (HARD, SOLO),
}


def sized(side: int) -> View:
    """Return a board of any size with all gems, a long way, and marks in the corners."""
    board = bytearray(side * side)
    for cell in range(side * side):
        row, column = divmod(cell, side)
        if row not in (1, 2) and column != side - 1 and (row * 5 + column * 3) % 4:
            board[cell] = (row * 7 + column * 3) % 16 + 1
    path = [side + column for column in range(side)] + [row * side + side - 1 for row in range(2, side)]
    board[path[-1]] = 1
    cleared = FormationCleared(Seat(0), 12, bytes(2 * side + column for column in range(side - 1)), 13)
    trace = Trace(
        path=bytes(path), dropped=bytes(cell for cell in (0, 3 * side + 1) if board[cell]), cleared=(cleared,)
    )
    return view(bytes(board), types=bytes(range(1, 13)), line=4, next=gems("BDOKCUW"[: side // 2]), trace=trace)


PICTURES = {name: partial(gems3d.paint, *scene) for name, scene in {**SCENES, **RACES}.items()}
SAMPLES = {"middle": "board9", "reach": "board9_reach", "trick": "board_trick", "small": "board5", "large": "board15"}


def seated(count: int) -> tuple[View, Table]:
    """Return a view and a table for the middle of a match with `count` seats."""
    credits_ = tuple(212 // (i + 1) for i in range(count))
    mode = Mode.SOLO if count == 1 else Mode.RELAY
    shown = msgspec.structs.replace(MIDDLE, mode=mode, credits=credits_, to_move=Seat(count // 2))
    return shown, msgspec.structs.replace(EIGHT, seats=EIGHT.seats[:count])


def sheet() -> dict[str, partial[bytes]]:
    """Return pictures to look at: every scene, every size of a board, every number of seats."""
    sides = {f"side_{side}": partial(gems3d.paint, sized(side), TRIO) for side in range(5, 16)}
    return PICTURES | sides | {f"seats_{count}": partial(gems3d.paint, *seated(count)) for count in range(1, 9)}
