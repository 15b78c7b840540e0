"""Tests of every refusal of Gembatan. The variables of a refusal say what would be right."""

from collections.abc import Callable

import pytest

import bot.games.gembatan
from bot.engine.game import Seat
from bot.errors import IllegalMove, NotationError, OptionError, Param, PlayerError
from bot.games.gembatan import GAME
from bot.games.gembatan.model import Cell, Options, State, Trade
from bot.games.gembatan.notation import parse_cell, parse_gem, parse_socket
from bot.games.gembatan.plays import tiles_left
from bot.games.gembatan.view import with_cell, with_tile
from tests.games.gembatan.drawing import draw
from tests.games.gembatan.matches import match
from tests.games.gembatan.test_turns import empty_tray
from tests.texts.asked import refusal_keys
from tests.texts.loaded import all_texts

TEXTS = all_texts()

ROW = """
 .   .
.@R*B+Y
 G   .
"""
OPEN = ROW.replace("*", "o")
BAY = """
 .   .
.@R*B+Y
 G   .
 *
 Y
.+P
 .
"""
ROUND = """
 .   .
.@R*G+Y
 G   B
 *
 Y
.+P
 .
"""
BEGUN = """
 .   .
.@RoB+Y
 G   .
 #
 R
.1.
 B
"""
LAST_HALF = """
 .   .
.@R*Y+.
 .   B
"""
HANDS = "R-B-,RB--,GP--,B---:RY,GY,GP;R---:BY"
BEGUN_HANDS = "RB--,GP--,B---:RY,GY,RB;R---:BY"


def play(grid: str, move: str, hands: str = HANDS, seat: int = 0, **fields: object) -> Callable[[], object]:
    return lambda: GAME.apply(draw(grid, hands=hands, **fields), Seat(seat), GAME.parse(move))


def read(position: str) -> Callable[[], object]:
    return lambda: GAME.read_position(position)


def leave(seat: int, **fields: object) -> Callable[[], object]:
    return lambda: GAME.leave(draw(ROW, **fields), Seat(seat))


def late() -> State:
    """Return a state with an empty tile tray. It comes from a played match, because a grid with so many tiles
    is too large to draw.
    """
    for seed in range(20):
        for state, move, _ in match(seed):
            if not tiles_left(state) and state.draft.gems == 0 and state.hands[state.turn].tiles and move:
                return state
    raise AssertionError("no such match")


def late_trade() -> object:
    state = late()
    return GAME.apply(state, state.turn, Trade(state.hands[state.turn].tiles[:1], b""))


ALL_HELD = "B---, R-B-, RB--, GP--"
FIELDS: list[tuple[str, str]] = [
    ("colour", "red"),
    ("seed", str(2**64)),
    ("hands", ":"),
    ("hands", "R---,G---,Y---,P---,R-B-:;:"),
    ("hands", ":RB,RB,RB,RB,RB;:"),
    ("hands", "RBRB:;:"),
    ("points", "0/0/0/0"),
    ("points", "0/0,0/0"),
    ("present", "1"),
    ("present", "12"),
    ("idle", "0"),
    ("turn", "0"),
    ("turn", "3"),
    ("draft", "1,0"),
    ("draft", "0,1"),
    ("last", "3,0,0,0,0"),
    ("last", "1,1,0,0,0"),
    ("last", "1"),
    ("turns", "-1"),
    ("gone", "RR"),
    ("gems", "BH60"),
    ("over", "won"),
    ("over", "left"),
]

Case = tuple[Callable[[], object], type[PlayerError], str, dict[str, Param]]


def no_field(wrong: tuple[str, str]) -> Case:
    field, text = wrong
    return read(f"BH60:RB-- {field}={text}"), NotationError, "position-field", {"field": field, "text": text}


CASES: list[Case] = [
    (play(ROW, "end", over="gems"), IllegalMove, "over", {}),
    (leave(0, over="gems"), IllegalMove, "over", {}),
    (play(ROW, "BJ60 -B-R W", seat=1), IllegalMove, "not-your-turn", {}),
    (leave(1, hands=":;:;:", present="101"), IllegalMove, "left-before", {}),
    (play(ROW, "trade R-B-", "R-B-:RB", turns=2, length=3), IllegalMove, "trade-last-turn", {}),
    (play(ROW, "BJ60 Y--- W"), IllegalMove, "tile-not-held", {"tile": "Y---", "count": 4, "held": ALL_HELD}),
    (play(OPEN, "BJ60 Y--- W", ":RB;:"), IllegalMove, "tile-not-held", {"tile": "Y---", "count": 0, "held": ""}),
    (
        lambda: with_tile(draw(ROW, hands=HANDS), Seat(0), 3),
        IllegalMove,
        "tile-not-held",
        {"tile": "Y---", "count": 4, "held": ALL_HELD},
    ),
    (
        play(ROW, "BH60 R-B- W"),
        IllegalMove,
        "cell-taken",
        {"cell": "BH60", "tile": "-RG-", "count": 1, "nearest": "BJ60"},
    ),
    (
        lambda: with_cell(draw(ROW), Seat(0), Cell(parse_cell("BI60"))),
        IllegalMove,
        "here-taken",
        {"cell": "BI60", "tile": "-Y-B"},
    ),
    (play(ROW, "BL62 R-B- W"), IllegalMove, "cell-alone", {"cell": "BL62", "count": 1, "nearest": "BJ60"}),
    (play(ROW, "BI59 R-B- S"), IllegalMove, "no-socket", {"cell": "BI59", "count": 1, "nearest": "BJ60"}),
    (
        play(ROW, "BJ60 R-B- W"),
        IllegalMove,
        "cuts-off",
        {
            "cell": "BJ60",
            "tile": "R-B-",
            "neighbour": "BI60",
            "colour": "yellow",
            "count": 2,
            "turns": "-R-B, -B-R",
        },
    ),
    (
        play(BAY, "BI61 B--R W", "RB--:RP;:"),
        IllegalMove,
        "faces-plain",
        {"cell": "BI61", "tile": "B--R", "neighbour": "BI60", "colour": "blue", "count": 1, "turns": "--RB"},
    ),
    (
        play(BAY, "BI61 --GP W", "GP--:RP;:"),
        IllegalMove,
        "same-colour",
        {"cell": "BI61", "tile": "--GP", "neighbour": "BH61", "colour": "purple", "count": 0, "turns": ""},
    ),
    (
        play(BEGUN, "BJ60 --RB W", BEGUN_HANDS),
        IllegalMove,
        "not-linked",
        {"cell": "BJ60", "laid": "BH61", "count": 1, "nearest": "BH62"},
    ),
    (
        play(LAST_HALF, "BI61 G--- N", "G---,RG--:BG,RB;:"),
        IllegalMove,
        "closes-grid",
        {"cell": "BI61", "tile": "G---", "count": 0, "nearest": ""},
    ),
    (
        play(ROW, "BJ60 -B-R N"),
        IllegalMove,
        "no-socket-there",
        {"cell": "BJ60", "side": "north", "sockets": "BI60-BJ60"},
    ),
    (
        play(ROW, "BJ60 -R-B W"),
        IllegalMove,
        "gem-not-held",
        {"socket": "BI60-BJ60", "gem": "BY", "count": 3, "held": "RY, GY, GP"},
    ),
    (
        play(OPEN, "BH60-BI60", "R---:;:"),
        IllegalMove,
        "gem-not-held",
        {"socket": "BH60-BI60", "gem": "RB", "count": 0, "held": ""},
    ),
    (
        play(ROUND, "BI61 Y--G N", "GY--:GP;:"),
        IllegalMove,
        "gem-not-held-but",
        {"socket": "BI60-BI61", "gem": "BY", "count": 1, "nearest": "BH61-BI61"},
    ),
    (
        play(ROUND.replace("*", "o"), "BH60-BI60", ":GY;:"),
        IllegalMove,
        "gem-not-held-but",
        {"socket": "BH60-BI60", "gem": "RG", "count": 1, "nearest": "BH60-BH61"},
    ),
    (
        play(ROUND.replace("*", "o"), "BI60-BJ60", ":GY;:"),
        IllegalMove,
        "half-socket",
        {"socket": "BI60-BJ60", "colour": "yellow", "count": 1, "nearest": "BH60-BH61"},
    ),
    (
        play(ROUND.replace("*", "o"), "BJ60-BK60", ":GY,RG;:"),
        IllegalMove,
        "no-such-socket",
        {"socket": "BJ60-BK60", "count": 2, "nearest": "BH60-BI60, BH60-BH61"},
    ),
    (
        play(ROW, "BH60-BI60"),
        IllegalMove,
        "socket-filled",
        {"socket": "BH60-BI60", "gem": "RB", "count": 0, "nearest": ""},
    ),
    (play(BEGUN, "trade RY", BEGUN_HANDS), IllegalMove, "trade-mid-turn", {}),
    (play(ROW, "trade"), IllegalMove, "trade-nothing", {}),
    (
        play(ROW, "trade YP--"),
        IllegalMove,
        "trade-tiles-not-held",
        {"tiles": "YP--", "count": 4, "held": ALL_HELD},
    ),
    (
        play(ROW, "trade RY RY"),
        IllegalMove,
        "trade-gems-not-held",
        {"gems": "RY, RY", "count": 3, "held": "RY, GY, GP"},
    ),
    (late_trade, IllegalMove, "trade-few-tiles", {"count": 1, "left": 0}),
    (
        play(ROW, "trade RG RP", "B---:RG,RP;:", gone=empty_tray("RG RP", "RB YP")),
        IllegalMove,
        "trade-few-gems",
        {"count": 2, "left": 1},
    ),
    (play(ROW, "end"), IllegalMove, "end-nothing", {}),
    (play(BEGUN, "pass", BEGUN_HANDS), IllegalMove, "pass-mid-turn", {}),
    (play(ROW, "pass"), IllegalMove, "pass-can-play", {"example": "BJ60 -B-R W"}),
    (play(ROW, "pass", "R---:GP;:"), IllegalMove, "pass-can-trade", {"tiles": 57, "gems": 58}),
    (lambda: GAME.setup(0, Options(), 1), OptionError, "seats-range", {"low": 2, "high": 4}),
    (lambda: GAME.setup(0, Options(), 5), OptionError, "seats-range", {"low": 2, "high": 4}),
    (lambda: GAME.setup(0, Options(19), 2), OptionError, "option-range", {"option": "gems", "low": 20, "high": 60}),
    (lambda: GAME.setup(0, Options(61), 2), OptionError, "option-range", {"option": "gems", "low": 20, "high": 60}),
    (play(ROW, "nonsense"), NotationError, "notation-move", {"text": "nonsense"}),
    (play(ROW, "BJ60"), NotationError, "notation-move", {"text": "BJ60"}),
    (play(ROW, "x" * 99), NotationError, "notation-move", {"text": "x" * 39 + "…"}),
    (play(ROW, "bj60 rb--"), NotationError, "notation-half", {"cell": "BJ60", "tile": "RB--"}),
    (play(ROW, "zz9 rb-- w"), NotationError, "notation-cell", {"text": "ZZ9"}),
    (play(ROW, "a120 rb-- w"), NotationError, "notation-cell", {"text": "A120"}),
    (lambda: parse_cell("60BH"), NotationError, "notation-cell", {"text": "60BH"}),
    (play(ROW, "bh60-bj60"), NotationError, "notation-apart", {"first": "BH60", "second": "BJ60"}),
    (play(ROW, "bh60-bh60"), NotationError, "notation-apart", {"first": "BH60", "second": "BH60"}),
    (lambda: parse_socket("BH60"), NotationError, "notation-socket", {"text": "BH60"}),
    (play(ROW, "bh60 rbrb w"), NotationError, "notation-tile", {"text": "RBRB"}),
    (play(ROW, "trade ----"), NotationError, "notation-tile", {"text": "----"}),
    (lambda: parse_gem("rr"), NotationError, "notation-gem", {"text": "RR"}),
    (play(ROW, "trade x"), NotationError, "notation-gem", {"text": "X"}),
    (play(ROW, "trade" + " r---" * 5), NotationError, "notation-trade", {"count": 4}),
    (read("BH61:RB--"), NotationError, "position-tile", {"text": "BH61:RB--"}),
    (read("BH60:RB--,BH60:RG--"), NotationError, "position-tile", {"text": "BH60:RG--"}),
    (read("BH60:RB--,BJ60:---R"), NotationError, "position-tile", {"text": "BJ60:---R"}),
    (read("BH60:RB--,BI60:---B"), NotationError, "position-tile", {"text": "BI60:---B"}),
    (read("BH60:RB--,BI60:R---"), NotationError, "position-tile", {"text": "BI60:R---"}),
    (read("BH60:R---,BH59:--B-"), NotationError, "position-closed", {}),
    (read("BH60:RB-- gems=BH60-BI60"), NotationError, "position-gem", {"text": "BH60-BI60"}),
    (
        read("BH60:RB--,BI60:---R gems=BH60-BI60,BI60-BH60"),
        NotationError,
        "position-gem",
        {"text": "BH60-BI60"},
    ),
    (read("BH60:RB-- hands=RB--:;:"), NotationError, "position-piece", {"text": "RB--"}),
    (read(f"BH60:RB-- hands=:RB;: gone={empty_tray('')}"), NotationError, "position-piece", {"text": "RB"}),
    *map(no_field, FIELDS),
    (read("BH60:RB-- turn=1 turn=2"), NotationError, "position-field", {"field": "turn", "text": "2"}),
]


@pytest.mark.parametrize(("attempt", "kind", "key", "params"), CASES)
def test_each_case_is_refused_with_its_key_and_variables(
    attempt: Callable[[], object], kind: type[PlayerError], key: str, params: dict[str, Param]
) -> None:
    with pytest.raises(kind) as refusal:
        attempt()

    assert refusal.value.key == f"gembatan-{key}"
    assert refusal.value.params == params


def test_every_refusal_has_a_case() -> None:
    assert {f"gembatan-{key}" for _, _, key, _ in CASES} == refusal_keys(bot.games.gembatan)


@pytest.mark.parametrize("language", TEXTS.languages)
def test_every_refusal_has_a_sentence_in_every_language(language: str) -> None:
    for _, _, key, params in CASES:
        assert TEXTS.say(language, f"gembatan-{key}", **params)
