"""Tests of written moves and positions. Each text is a literal, because a wrong notation could still be read back."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.game import Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.model import (
    GEM_LETTERS,
    GEM_NAMES,
    STRIDE,
    Address,
    Board,
    Mode,
    Move,
    Options,
    Shift,
    State,
    Trace,
    Trick,
)
from bot.games.gems3d.notation import (
    address_name,
    address_of,
    cell_at,
    cell_name,
    parse_address,
    parse_gem,
)


def at(row: int, column: int) -> Address:
    """Return the address of the cell in this row and column, both counted from 1."""
    return Address((row - 1) * STRIDE + column - 1)


A1_C3 = Shift(at(1, 1), at(3, 3))
E5_RED = Trick(at(5, 5), 12)

WRITTEN: list[tuple[Move, str]] = [
    (A1_C3, "A1-C3"),
    (Shift(at(15, 15), at(1, 15)), "O15-O1"),
    (Shift(at(10, 2), at(9, 3)), "B10-C9"),
    (E5_RED, "E5=R"),
    (Trick(at(12, 1), 1), "A12=K"),
    (Trick(at(5, 5)), "E5=?"),
]


@pytest.mark.parametrize(("move", "text"), WRITTEN)
def test_a_move_is_written_in_one_way(move: Move, text: str) -> None:
    assert GAME.notate(move) == text
    assert GAME.parse(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "a1c3", "A1C3", "a1 c3", "A1-C3", "a1 - c3", "A1→C3", "a1->c3", "A1 > C3", "a1,c3", "a1, c3", "a1:c3", "a1/c3",
        "a1;c3", "a1 to c3", "move A1 C3", "Move a1 to c3", "A1–C3", "a1 — c3", "A1−C3", " a1   c3 ", "a 1 c 3",
        "A01-C03", "Ａ１-Ｃ３", "a1\nc3", "a1c3.", "A1-C3!", "(a1,c3)", "[A1 C3]", "`a1 c3`", "`A1-C3`.", '"a1 c3"',
        "a1\u200bc3", "\ufeffA1-C3", "a\u20601\u200e c3\u200f", "a1 nach c3", "A1 auf C3", "a1nach c3",
        "A1 à C3", "a1 a c3", "A1 até C3",
    ],
)  # fmt: skip
def test_a_shift_is_read_in_other_spellings_too(text: str) -> None:
    assert GAME.parse(text) == A1_C3


@pytest.mark.parametrize(
    "text",
    [
        "E5=R",
        "e5 r",
        "e5r",
        "E5 = red",
        "trick e5 red",
        "Trick E5=R",
        "e5:red",
        "e5->r",
        "e5→RED",
        "e5 is red",
        "e5 to r",
        "e5=r.",
        "(e5, red)",
        "`E5=R`",
        "e5=\u200br",
    ],
)
def test_a_trick_is_read_in_other_spellings_too(text: str) -> None:
    assert GAME.parse(text) == E5_RED


@pytest.mark.parametrize("text", ["E5=?", "e5?", "trick e5", "TRICK E5 ?", "e5 = ?", "`e5=?`", "trick e5."])
def test_a_trick_may_ask_for_the_best_type(text: str) -> None:
    assert GAME.parse(text) == Trick(at(5, 5), 0)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a11c3", "A11-C3"),
        ("a1c13", "A1-C13"),
        ("a10c10", "A10-C10"),
        ("b1b", "B1=B"),
        ("b1b2", "B1-B2"),
    ],
)
def test_rows_with_two_digits_and_gem_letters_that_look_like_columns_are_read_right(text: str, expected: str) -> None:
    assert GAME.notate(GAME.parse(text)) == expected


def test_every_gem_is_read_by_letter_and_by_name() -> None:
    for number, (letter, name) in enumerate(zip(GEM_LETTERS, GEM_NAMES, strict=True), start=1):
        spaced = name.replace("-", " ")
        for text in (letter, letter.lower(), name, spaced, spaced.title(), name.replace("-", "")):
            assert parse_gem(text) == number
            assert GAME.parse(f"e5={text}") == Trick(at(5, 5), number)


addresses = st.integers(0, STRIDE * STRIDE - 1).map(Address)
moves = st.builds(Shift, addresses, addresses) | st.builds(Trick, addresses, st.integers(0, len(GEM_NAMES)))


@given(moves)
def test_every_move_reads_back(move: Move) -> None:
    assert GAME.parse(GAME.notate(move)) == move


@pytest.mark.parametrize(
    ("size", "cell", "name"), [(9, 0, "A1"), (9, 8, "I1"), (9, 9, "A2"), (9, 80, "I9"), (5, 5, "A2"), (15, 224, "O15")]
)
def test_cells_have_names(size: int, cell: int, name: str) -> None:
    assert cell_name(cell, size) == name
    assert address_name(address_of(cell, size)) == name
    assert cell_at(parse_address(name), size) == cell


def test_an_address_beyond_the_board_has_no_cell() -> None:
    assert cell_at(parse_address("F1"), 5) is None
    assert cell_at(parse_address("A6"), 5) is None


FRESH = GAME.setup(7, Options(), 1).state
RELAY = State(
    options=Options(mode=Mode.RELAY, size=5, types=3, drop=7, line=3, hard=True),
    seed=2**64 - 1,
    types=bytes((1, 12, 16)),
    boards=(Board(bytes((0,) * 6 + (1, 12, 16) + (0,) * 16), score=120, tricks=2, drops=17, turns=20),),
    credits=(50, 0, 66),
    present=(True, False, True),
    turn=Seat(2),
)

POSITIONS = [
    (
        FRESH,
        "9/T8/2H6/9/9/9/9/9/D8 types=DYSOHRT mode=solo line=5 drop=3 hard=no seed=7 drops=1 score=0 tricks=0 turns=0 "
        "credits=0 present=1 turn=1 over=-",
    ),
    (
        RELAY,
        "5/1KRT1/5/5/5 types=KRT mode=relay line=3 drop=7 hard=yes seed=18446744073709551615 drops=17 score=120 "
        "tricks=2 turns=20 credits=50,0,66 present=101 turn=3 over=-",
    ),
]


@pytest.mark.parametrize(("state", "text"), POSITIONS, ids=["fresh", "relay"])
def test_positions_are_written_and_read(state: State, text: str) -> None:
    board = msgspec.structs.replace(state.boards[0], trace=Trace())

    assert GAME.write_position(state) == text
    assert GAME.read_position(text) == msgspec.structs.replace(state, boards=(board,))


def test_fields_left_out_of_a_position_get_defaults() -> None:
    state = GAME.read_position("5/5/..k../5/5 types=kdb")

    assert state == State(
        options=Options(size=5, types=3),
        seed=0,
        types=bytes((1, 2, 3)),
        boards=(Board(bytes((0,) * 12 + (1,) + (0,) * 12), drops=1),),
        credits=(0,),
        present=(True,),
    )


def test_a_short_position_of_a_relay_may_give_the_number_of_seats() -> None:
    assert GAME.read_position("5/5/2K2/5/5 types=KDB mode=relay").present == (True, True)
    assert GAME.read_position("5/5/2K2/5/5 types=KDB mode=relay present=1101").credits == (0, 0, 0, 0)
    assert GAME.read_position("5/5/2K2/5/5 types=KDB mode=relay score=9 credits=1,2,3").present == (True,) * 3
