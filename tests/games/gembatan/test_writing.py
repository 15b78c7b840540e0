"""Tests of written cells, sockets, moves and positions, and of drawn grids."""

import pytest

from bot.games.gembatan import GAME
from bot.games.gembatan.model import START, EndTurn, Fill, Lay, Move, Pass, Socket, Trade, place
from bot.games.gembatan.notation import cell_name, column_name, parse_cell, parse_gem, parse_socket, parse_tile
from tests.games.gembatan.drawing import draw, show
from tests.games.gembatan.matches import match

BI60 = START + 2
RB, TURN = parse_tile("-RB-")
WRITTEN: list[tuple[str, Move]] = [
    ("BI60 -RB- W", Lay(parse_cell("BI60"), RB, TURN, 3)),
    ("A1 -RB- N", Lay(parse_cell("A1"), RB, TURN, 0)),
    ("DO119 -RB- E", Lay(parse_cell("DO119"), RB, TURN, 1)),
    ("BH60-BI60", Fill(Socket(START + 1))),
    ("BH60-BH61", Fill(Socket(place(120, 121)))),
    ("trade R--- RB-- RB RB YP", Trade(bytes((0, RB)), bytes((0, 0, 9)))),
    ("trade", Trade(b"", b"")),
    ("end", EndTurn()),
    ("pass", Pass()),
]


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_a_move_is_written_in_one_way(text: str, move: Move) -> None:
    assert GAME.notate(move) == text
    assert GAME.parse(text) == move


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("bi60 -rb- w", "BI60 -RB- W"),
        ("  BI60   .rb.   west ", "BI60 -RB- W"),
        ("lay bi60 _RB_ left", "BI60 -RB- W"),
        ("BI60=–RB– ←", "BI60 -RB- W"),
        ("BI 60: -rb-, w", "BI60 -RB- W"),
        ("BI60 RB— <", "BI60 RB-- W"),  # Phones replace two hyphens with one dash.
        ("ＢＩ６０ -RB- W", "BI60 -RB- W"),
        ("BI060 0RB0 down", "BI60 -RB- S"),
        ("BI60-BH60", "BH60-BI60"),
        ("fill bh60/bi60", "BH60-BI60"),
        ("bh60 bi60", "BH60-BI60"),
        ("BH60E", "BH60-BI60"),
        ("bi60 left", "BH60-BI60"),
        ("BH60 s", "BH60-BH61"),
        ("BH60—BI60", "BH60-BI60"),
        ("trade: yp, rb--, br", "trade RB-- RB YP"),
        ("swap R---", "trade R---"),
        ("Trade", "trade"),
        ("END turn", "end"),
        ("done", "end"),
        ("Pass", "pass"),
        ("skip", "pass"),
    ],
)
def test_moves_are_read_in_other_spellings_too(text: str, canonical: str) -> None:
    assert GAME.notate(GAME.parse(text)) == canonical


def test_columns_are_named_as_in_a_spreadsheet() -> None:
    names = [column_name(column) for column in range(1, 120)]

    assert (names[0], names[25], names[26], names[51], names[52], names[59], names[118]) == (
        "A", "Z", "AA", "AZ", "BA", "BH", "DO",
    )  # fmt: skip
    assert len(set(names)) == 119
    assert cell_name(START) == "BH60"
    for column, name in enumerate(names, start=1):
        for row in (1, 60, 119):
            assert parse_cell(f"{name}{row}") == place(2 * column, 2 * row)


def test_both_cells_beside_a_socket_give_it_the_same_name() -> None:
    assert parse_socket("BI60 W") == parse_socket("BH60 E") == parse_socket("BI60-BH60") == START + 1


def test_a_gem_is_written_as_its_two_colours() -> None:
    assert parse_gem("br") == parse_gem("RB") == 0


@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_match_reads_back_as_the_same_state(seed: int) -> None:
    for _, _, step in match(seed):
        text = GAME.write_position(step.state)

        assert GAME.read_position(text) == step.state
        assert "\n" not in text


def test_fields_left_out_of_a_position_get_defaults() -> None:
    state = GAME.read_position("BH60:RB--")

    assert GAME.write_position(state) == (
        "BH60:RB-- gems=- hands=:;: seed=0 draws=0 points=0/0/0/0,0/0/0/0 present=11 idle=0,0 turn=1 draft=0,0 "
        "last=- turns=0 gone=- over=-"
    )


@pytest.mark.parametrize("seed", range(4))
def test_every_grid_of_a_match_reads_back_from_its_drawing(seed: int) -> None:
    for _, _, step in match(seed)[::7]:
        state = step.state
        fields = dict(part.split("=") for part in GAME.write_position(state).split()[1:])
        kept = {name: fields[name] for name in ("hands", "present", "turn", "idle", "points", "over")}
        again = draw(show(state), **kept)

        assert show(again) == show(state)
        assert set(again.laid) == set(state.laid)
        assert set(again.filled) == set(state.filled)
        assert again.draft == state.draft
