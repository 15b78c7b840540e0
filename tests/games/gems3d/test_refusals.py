"""Tests of every refusal of Gems 3D. The variables of a refusal say what would be right."""

from collections.abc import Callable

import pytest

import bot.games.gems3d
from bot.engine.game import Seat
from bot.errors import IllegalMove, NotationError, OptionError, Param, PlayerError
from bot.games.gems3d import GAME
from bot.games.gems3d.model import Cells, Mode, Options, State
from bot.games.gems3d.notation import parse_address, parse_gem
from bot.games.gems3d.view import own_view, with_reach
from tests.games.gems3d.drawing import draw
from tests.texts.asked import refusal_keys
from tests.texts.loaded import all_texts

TEXTS = all_texts()

WALLED = """
KR...
B....
.....
..C..
G.LL.
"""
PARTED = """
KR.B.
.R.B.
RR.B.
BBBB.
G....
"""
FULL = """
RRBRR
KDKDK
DKDKD
KDKDK
GCGCG
"""
TIED = """
..K..
..K..
RRBRR
..K..
..K..
"""
TWO_TRICKS = """
KRRR.
.....
.....
.....
BBKBB
"""
TWO_GEMS = "black, red"

RACED = GAME.read_position("5/5/K4/5/5|5/5/K4/5/5 types=KDB mode=race over=-,closed present=10")


def play(board: str, move: str, seat: int = 0, **fields: object) -> Callable[[], object]:
    def attempt() -> object:
        state: State = draw(board, **fields)
        return GAME.apply(state, Seat(seat), GAME.parse(move))

    return attempt


def read(position: str) -> Callable[[], object]:
    return lambda: GAME.read_position(position)


def leave(board: str, seat: int = 0, **fields: object) -> Callable[[], object]:
    return lambda: GAME.leave(draw(board, **fields), Seat(seat))


def start(seats: int = 1, **options: object) -> Callable[[], object]:
    return lambda: GAME.setup(0, Options(**options), seats)  # type: ignore[arg-type]  # the tests need wrong types


def reach(board: str, cell: str) -> Callable[[], object]:
    return lambda: with_reach(own_view(draw(board), Seat(0)), parse_address(cell))


Case = tuple[Callable[[], object], type[PlayerError], str, dict[str, Param]]

RED_ON_C1: dict[str, Param] = {"cell": "C1", "gem": "red", "points": 5}
CASES: list[Case] = [
    (play(WALLED, "A1-C3", over="resigned", present=0), IllegalMove, "over", {}),
    (play(FULL, "A1-C3", over="full"), IllegalMove, "over", {}),
    (lambda: GAME.apply(RACED, Seat(1), GAME.parse("A1-A2")), IllegalMove, "done", {}),
    (play(WALLED, "C4-C3", 1, mode="relay", turn=1), IllegalMove, "not-your-turn", {"seat": 0}),
    (play(WALLED, "A1-F3"), IllegalMove, "off-board", {"cell": "F3", "last": "E5"}),
    (play(WALLED, "O15-A1"), IllegalMove, "off-board", {"cell": "O15", "last": "E5"}),
    (play(WALLED, "C3-C2"), IllegalMove, "empty-start", {"cell": "C3", "nearest": "candy C4, light-blue C5, red B1"}),
    (play(WALLED, "C4-C4"), IllegalMove, "same-cell", {"cell": "C4", "gem": "candy"}),
    (play(WALLED, "A1-C3"), IllegalMove, "walled-in", {"start": "A1", "gem": "black"}),
    (play(WALLED, "A1-B1"), IllegalMove, "walled-in", {"start": "A1", "gem": "black"}),
    (
        play(WALLED, "C4-D5"),
        IllegalMove,
        "occupied-goal",
        {"start": "C4", "gem": "candy", "goal": "D5", "taken": "light-blue", "nearest": "D4, E5, D3"},
    ),
    (
        play(PARTED, "A1-E1"),
        IllegalMove,
        "no-path",
        {"start": "A1", "gem": "black", "goal": "E1", "count": 1, "nearest": "A2"},
    ),
    (
        play(PARTED, "A5-C1"),
        IllegalMove,
        "no-path",
        {"start": "A5", "gem": "green", "goal": "C1", "count": 8, "nearest": "E1, E2, E3"},
    ),
    (play(FULL, "A2-A1", tricks=1), IllegalMove, "only-tricks", RED_ON_C1),
    (play(FULL, "A2-A2", tricks=1), IllegalMove, "only-tricks", RED_ON_C1),
    (play(WALLED, "A1=R", score=31), IllegalMove, "no-trick", {"points": 19}),
    (play(WALLED, "A1=R", score=50), IllegalMove, "no-trick", {"points": 50}),
    (play(WALLED, "F1=R", tricks=1), IllegalMove, "off-board", {"cell": "F1", "last": "E5"}),
    (play(WALLED, "C3=R", tricks=1), IllegalMove, "trick-empty", {"cell": "C3"}),
    (play(WALLED, "A1=K", tricks=1), IllegalMove, "trick-same-type", {"cell": "A1", "gem": "black"}),
    (
        play(WALLED, "A1=W", tricks=1),
        IllegalMove,
        "trick-not-in-play",
        {"gem": "white", "gems": "black, gold, blue, green, candy, light-blue, red"},
    ),
    (play(WALLED, "A1=R", tricks=1), IllegalMove, "trick-nowhere", {"cell": "A1"}),
    (play(WALLED, "A1=?", tricks=1), IllegalMove, "trick-nowhere", {"cell": "A1"}),
    (
        play(FULL, "A2=G", tricks=1),
        IllegalMove,
        "trick-no-line",
        {"cell": "A2", "best_cell": "C1", "best_gem": "red", "points": 5},
    ),
    (
        play(TWO_TRICKS, "B1=K", line=4, tricks=1),
        IllegalMove,
        "trick-no-line",
        {"cell": "B1", "best_cell": "C5", "best_gem": "blue", "points": 5},
    ),
    (
        play(TWO_TRICKS, "B1=K", line=4, tricks=1, mode="daily"),
        IllegalMove,
        "trick-no-line",
        {"cell": "B1", "best_cell": "A1", "best_gem": "red", "points": 4},
    ),
    (
        play(FULL, "C1=K", tricks=1),
        IllegalMove,
        "trick-other-type",
        {"cell": "C1", "gem": "black", "best": "red", "points": 5},
    ),
    (
        play(TIED, "C3=?", tricks=1),
        IllegalMove,
        "trick-which",
        {"cell": "C3", "gems": TWO_GEMS, "points": 5},
    ),
    (
        play(TIED, "C3=G", tricks=1),
        IllegalMove,
        "trick-which",
        {"cell": "C3", "gems": TWO_GEMS, "points": 5},
    ),
    (leave(WALLED, over="resigned", present=0), IllegalMove, "over", {}),
    (leave(WALLED, mode="relay", present="010", turn=2), IllegalMove, "left-before", {}),
    (reach(WALLED, "C3"), IllegalMove, "empty-start", {"cell": "C3", "nearest": "candy C4, light-blue C5, red B1"}),
    (reach(WALLED, "G3"), IllegalMove, "off-board", {"cell": "G3", "last": "E5"}),
    (start(size=4), OptionError, "option-range", {"option": "size", "low": 5, "high": 15}),
    (start(size=16), OptionError, "option-range", {"option": "size", "low": 5, "high": 15}),
    (start(types=2), OptionError, "option-range", {"option": "types", "low": 3, "high": 12}),
    (start(types=13), OptionError, "option-range", {"option": "types", "low": 3, "high": 12}),
    (start(drop=0), OptionError, "option-range", {"option": "drop", "low": 1, "high": 7}),
    (start(drop=8), OptionError, "option-range", {"option": "drop", "low": 1, "high": 7}),
    (start(line=2), OptionError, "option-range", {"option": "line", "low": 3, "high": 9}),
    (start(line=11, size=15), OptionError, "option-range", {"option": "line", "low": 3, "high": 10}),
    (start(line=7, size=6), OptionError, "option-range", {"option": "line", "low": 3, "high": 6}),
    (start(hard=True, cells=Cells.SHOWN), OptionError, "cells-hard", {"option": "cells"}),
    (start(2), OptionError, "seats-range", {"option": "seats", "low": 1, "high": 1}),
    (start(1, mode=Mode.RELAY), OptionError, "seats-range", {"option": "seats", "low": 2, "high": 8}),
    (start(9, mode=Mode.RELAY), OptionError, "seats-range", {"option": "seats", "low": 2, "high": 8}),
    (play(WALLED, "hello"), NotationError, "notation-move", {"text": "hello"}),
    (play(WALLED, "h" * 99), NotationError, "notation-move", {"text": "h" * 39 + "…"}),
    (play(WALLED, "A1-C3-D4"), NotationError, "notation-move", {"text": "A1-C3-D4"}),
    (play(WALLED, "c7"), NotationError, "notation-half", {"cell": "C7"}),
    (play(WALLED, "C7 ->"), NotationError, "notation-half", {"cell": "C7"}),
    (play(WALLED, "a1 c16"), NotationError, "notation-cell", {"text": "C16", "last": "O15", "board": 0}),
    (play(WALLED, "a0-c3"), NotationError, "notation-cell", {"text": "A0", "last": "O15", "board": 0}),
    (play(WALLED, "p1-c3"), NotationError, "notation-cell", {"text": "P1", "last": "O15", "board": 0}),
    (lambda: parse_address("11"), NotationError, "notation-cell", {"text": "11", "last": "O15", "board": 0}),
    (
        play(WALLED, "e5=pink"),
        NotationError,
        "notation-gem",
        {"text": "pink"},
    ),
    (
        lambda: parse_gem("X"),
        NotationError,
        "notation-gem",
        {"text": "X"},
    ),
    (read("5/5/5/5 types=KDB"), NotationError, "position-board", {"row": 4, "text": "5/5/5/5"}),
    (read("5/5/K5/5/5 types=KDB"), NotationError, "position-board", {"row": 3, "text": "K5"}),
    (read("5/5/K4/5/Z4 types=KDB"), NotationError, "position-board", {"row": 5, "text": "Z4"}),
    (read("5/5/K4/5/5"), NotationError, "position-field", {"field": "types", "text": ""}),
    (read("5/5/K4/5/5 types=KD"), NotationError, "position-field", {"field": "types", "text": "KD"}),
    (read("5/5/K4/5/5 types=KKD"), NotationError, "position-field", {"field": "types", "text": "KKD"}),
    (read("5/5/K4/5/5 types=DBG"), NotationError, "position-field", {"field": "types", "text": "DBG"}),
    (read("5/5/K4/5/5 types=KDB color=red"), NotationError, "position-field", {"field": "color", "text": "red"}),
    (read("5/5/K4/5/5 types=KDB line=5 line=4"), NotationError, "position-field", {"field": "line", "text": "4"}),
    (read("5/5/K4/5/5 types=KDB line=6"), NotationError, "position-field", {"field": "line", "text": "6"}),
    (read("5/5/K4/5/5 types=KDB mode=duel"), NotationError, "position-field", {"field": "mode", "text": "duel"}),
    (read("5/5/K4/5/5 types=KDB hard=maybe"), NotationError, "position-field", {"field": "hard", "text": "maybe"}),
    (read("5/5/K4/5/5 types=KDB score=-1"), NotationError, "position-field", {"field": "score", "text": "-1"}),
    (
        read(f"5/5/K4/5/5 types=KDB score={2**63}"),
        NotationError,
        "position-field",
        {"field": "score", "text": str(2**63)},
    ),
    (
        read(f"5/5/K4/5/5 types=KDB seed={2**64}"),
        NotationError,
        "position-field",
        {"field": "seed", "text": str(2**64)},
    ),
    (read("5/5/K4/5/5 types=KDB credits=9"), NotationError, "position-field", {"field": "credits", "text": "9"}),
    (read("5/5/K4/5/5 types=KDB present=11"), NotationError, "position-field", {"field": "present", "text": "11"}),
    (read("5/5/K4/5/5 types=KDB present=0"), NotationError, "position-field", {"field": "turn", "text": "1"}),
    (read("5/5/K4/5/5 types=KDB turn=0"), NotationError, "position-field", {"field": "turn", "text": "0"}),
    (read("5/5/K4/5/5 types=KDB over=won"), NotationError, "position-field", {"field": "over", "text": "won"}),
    (read("5/5/KKKKK/5/5 types=KDB"), NotationError, "position-line", {"line": 5}),
    (read("5/5/5/5/5 types=KDB"), NotationError, "position-stuck", {}),
    (read("KDKDK/DKDKD/KDKDK/DBDBD/BKBKB types=KDB"), NotationError, "position-stuck", {}),
]


@pytest.mark.parametrize(("attempt", "kind", "key", "params"), CASES)
def test_each_case_is_refused_with_its_key_and_variables(
    attempt: Callable[[], object], kind: type[PlayerError], key: str, params: dict[str, Param]
) -> None:
    with pytest.raises(kind) as refusal:
        attempt()

    assert refusal.value.key == f"gems3d-{key}"
    assert refusal.value.params == params


def test_every_refusal_has_a_case() -> None:
    assert {f"gems3d-{key}" for _, _, key, _ in CASES} == refusal_keys(bot.games.gems3d)


@pytest.mark.parametrize("language", TEXTS.languages)
def test_every_refusal_has_a_sentence_in_every_language(language: str) -> None:
    for _, _, key, params in CASES:
        assert TEXTS.say(language, f"gems3d-{key}", **params)
