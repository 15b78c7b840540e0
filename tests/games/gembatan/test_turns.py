"""Tests of steps, turns, leaving and the end of a match of Gembatan, on drawn grids."""

import msgspec
import pytest

from bot.engine.chance import Stream
from bot.engine.game import Outcome, Seat, Standing, Step
from bot.games.gembatan import GAME
from bot.games.gembatan.events import GemPlaced, GemsLeft, MatchEnded, PiecesDrawn, PiecesTraded, TileLaid, TurnPassed
from bot.games.gembatan.grid import half_sockets
from bot.games.gembatan.model import Account, Draft, EndTurn, Last, Options, Pass, Pieces, State, Trade
from bot.games.gembatan.notation import parse_cell, parse_gem, parse_socket, parse_tile
from bot.games.gembatan.plays import gems_left, grid_of, tiles_left, trays
from bot.games.gembatan.view import own_view
from tests.games.gembatan.drawing import draw, show

START = """
 .
.@R
 G
"""
ALL_GEMS = ",".join(["RB", "RG", "RY", "RP", "BG", "BY", "BP", "GY", "GP", "YP"] * 6)


def drawing(text: str) -> str:
    return text.strip("\n")


def hand(tiles: str = "", gems: str = "") -> Pieces:
    return Pieces(
        bytes(sorted(parse_tile(name)[0] for name in tiles.split())), bytes(sorted(map(parse_gem, gems.split())))
    )


def play(state: State, *moves: str) -> Step[State]:
    step = Step(state, ())
    for move in moves:
        step = GAME.apply(step.state, step.state.turn, GAME.parse(move))
    return step


def empty_tray(tiles: str, kept: str = "") -> str:
    """Return a position field that empties the gem tray: it takes all gems out of the game except these."""
    rest = ALL_GEMS.split(",")
    for gem in [*tiles.split(), *kept.split()]:
        rest.remove(gem)
    return ",".join(rest)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_begins_with_full_hands_and_a_tile_that_can_be_built_on(seats: int) -> None:
    for seed in range(60):
        state = GAME.setup(seed, Options(), seats).state

        assert [(len(one.tiles), len(one.gems)) for one in state.hands] == [(4, 4)] * seats
        assert [(laid.cell, laid.turn) for laid in state.laid] == [(parse_cell("BH60"), 0)]
        assert half_sockets(state.laid[0].tile) >= 2
        assert not state.filled


@pytest.mark.parametrize(("gems", "seats", "several"), [(20, 4, 40), (24, 2, 40), (59, 3, 10), (60, 4, 1)])
def test_a_match_draws_its_gems_from_the_60_at_random(gems: int, seats: int, several: int) -> None:
    begun = [GAME.setup(seed, Options(gems), seats).state for seed in range(40)]

    for state in begun:
        assert [len(one.gems) for one in state.hands] == [4] * seats
        assert len(trays(state, grid_of(state)).gems) == gems_left(state) == gems - 4 * seats
        assert tiles_left(state) == 60 - 1 - 4 * seats
        assert GAME.read_position(GAME.write_position(state)) == state
    assert len({state.gone for state in begun}) == several


def test_which_gems_a_match_does_without_is_hidden() -> None:
    state = GAME.setup(5, Options(24), 2).state
    view = own_view(state)

    worlds = [GAME.determinize(view, Stream.of(seed)) for seed in range(20)]

    assert {len(world.gone) for world in worlds} == {36}
    assert len({world.gone for world in worlds}) == 20
    assert all(own_view(world) == view for world in worlds)


def test_a_match_with_all_gems_is_stored_and_named_as_before_there_was_a_choice() -> None:
    assert msgspec.msgpack.encode(Options()) == msgspec.msgpack.encode({})
    assert msgspec.msgpack.decode(b"\x80", type=Options) == Options(gems=60)
    assert msgspec.json.decode(msgspec.json.encode(Options(24)), type=Options) == Options(24)
    assert (str(Options()), str(Options(24))) == ("Options()", "Options(gems=24)")


def test_every_seat_begins_some_matches() -> None:
    assert {GAME.setup(seed, Options(), 4).state.turn for seed in range(40)} == {0, 1, 2, 3}


def test_a_tile_is_laid_with_a_gem_in_a_socket_that_it_makes() -> None:
    state = draw(START, hands="B-Y-,R---:RB,GY;:")

    step = play(state, "BI60 -Y-B W")

    assert show(step.state) == drawing("""
 .   .
.@R#B1Y
 G   .""")
    assert step.state.hands[0] == hand("R---", "GY")
    assert step.state.draft == Draft(1, 1)
    assert step.state.turn == 0
    assert not step.sealed
    tile, turn = parse_tile("-Y-B")
    cell, socket = parse_cell("BI60"), parse_socket("BH60-BI60")
    assert step.events == (TileLaid(Seat(0), cell, tile, turn), GemPlaced(Seat(0), socket, 1, 2))


def test_a_second_tile_touches_the_first_and_its_gem_fills_any_socket_it_makes() -> None:
    state = draw(
        """
         .
        .@R
         G
         *
         Y
        .+P
         .
        """,
        hands="-YBG,GY--:RG,GP,YP;:",
    )

    step = play(state, "BI60 -YBG W", "BI61 Y--G W")

    assert show(step.state) == drawing("""
 .   .
.@R#G1Y
 G   B
 *   o
 Y   Y
.+P#G2.
 .   .""")
    assert step.state.draft == Draft(2, 2)


def test_a_gem_may_fill_an_open_socket_at_any_point_of_a_turn() -> None:
    state = draw(" .   .\n.@RoB+Y\n G   .", hands="Y---:RB,GY;:")

    first = play(state, "BH60-BI60", "BH61 Y--- N")
    second = play(state, "BH61 Y--- N", "BH60-BI60")

    assert first.state.laid == second.state.laid
    assert set(first.state.filled) == set(second.state.filled)
    assert first.state.draft == second.state.draft == Draft(1, 2)


def test_a_turn_may_consist_of_gems_only() -> None:
    state = draw(" .   .\n.@RoB+Y\n G   .", hands=":RB,GY;B---:RG")

    step = play(state, "BH60-BI60", "end")

    assert step.sealed
    assert step.state.turn == 1
    assert step.state.accounts[0] == Account(placed=1)
    assert step.state.last == Last(Seat(0), 0, 1)


def test_a_hand_is_filled_up_only_when_its_turn_ends() -> None:
    state = GAME.setup(3, Options(), 2).state
    while True:
        lay = next(move for move in GAME.legal_moves(state, state.turn) if GAME.notate(move) != "pass")
        if isinstance(lay, Trade):
            state = GAME.apply(state, state.turn, lay).state
            continue
        break
    seat = state.turn
    laid = GAME.apply(state, seat, lay).state
    assert (len(laid.hands[seat].tiles), len(laid.hands[seat].gems)) == (3, 3)

    step = GAME.apply(laid, seat, EndTurn())

    assert (len(step.state.hands[seat].tiles), len(step.state.hands[seat].gems)) == (4, 4)
    (drawn,) = (event for event in step.events if isinstance(event, PiecesDrawn))
    assert (len(drawn.tiles), len(drawn.gems)) == (1, 1)


def test_a_trade_does_not_give_the_traded_pieces_back() -> None:
    for seed in range(30):
        state = draw(START, hands="B-Y-,R---,G---,Y---:RB,RB,RB,RB;:", seed=seed)
        everything = hand("B-Y- R--- G--- Y---", "RB RB RB RB")

        step = play(state, "trade B-Y- R--- G--- Y--- RB RB RB RB")

        assert not set(step.state.hands[0].tiles) & set(everything.tiles)
        assert step.state.hands[0].gems.count(parse_gem("RB")) <= 2  # The tray has two RB.
        assert step.events[0] == PiecesTraded(Seat(0), everything.tiles, everything.gems)
        assert step.sealed
        assert (step.state.turn, step.state.idle) == (1, (1, 0))


def test_a_trade_also_fills_up_a_hand_that_is_not_full() -> None:
    step = play(draw(START, hands="B-Y-:RB;:"), "trade B-Y-")

    assert (len(step.state.hands[0].tiles), len(step.state.hands[0].gems)) == (4, 4)
    assert parse_gem("RB") in step.state.hands[0].gems


def test_the_turn_skips_seats_that_have_left() -> None:
    state = draw(START, hands="B-Y-:RB;:;:", present="101")

    assert play(state, "trade RB").state.turn == 2


def test_a_match_ends_when_a_seat_plays_its_last_gem_and_the_tray_is_empty() -> None:
    gone = empty_tray("RB", "GY GP")
    state = draw(" .   .\n.@RoB+Y\n G   .", hands=":RB;:GY,GP", gone=gone)

    step = play(state, "BH60-BI60", "end")

    assert GAME.to_move(step.state) == ()
    assert step.events[-2:] == (GemsLeft(Seat(1), 2), MatchEnded("gems", (Seat(0),), 1))
    assert GAME.outcome(step.state) == Outcome(
        "gems", (Standing(Seat(0), 1, 1), Standing(Seat(1), 2, -2)), None, step.state.turns
    )
    assert step.state.accounts[1] == Account(left=2)


def test_a_match_goes_on_while_the_tray_has_gems() -> None:
    state = draw(" .   .\n.@RoB+Y\n G   .", hands=":RB;:GY,GP")

    assert GAME.to_move(play(state, "BH60-BI60", "end").state) == (1,)


def test_a_match_ends_after_a_round_without_a_play_if_the_tray_is_empty() -> None:
    gone = empty_tray("YP", "YP")
    state = draw(START, hands="B-Y-:YP;R-B-:YP", gone=gone)

    once = play(state, "trade B-Y-")
    twice = play(once.state, "trade R-B-")

    assert GAME.to_move(once.state) == (1,)
    assert twice.events[-1] == MatchEnded("blocked", (Seat(0), Seat(1)), -1)
    outcome = GAME.outcome(twice.state)
    assert outcome is not None
    assert [(one.place, one.score) for one in outcome.standings] == [(1, -1), (1, -1)]


def test_three_rounds_without_a_play_end_a_match_whatever_the_trays_hold() -> None:
    state = GAME.setup(11, Options(), 3).state
    for number in range(9):
        assert GAME.to_move(state), number
        step = GAME.apply(
            state, state.turn, next(m for m in GAME.legal_moves(state, state.turn) if isinstance(m, Trade))
        )
        state = step.state

    assert isinstance(step.events[-1], MatchEnded)
    assert state.over == "stalled"


def test_a_play_sets_the_count_of_rounds_to_zero() -> None:
    state = draw(" .   .\n.@RoB+Y\n G   .", hands=":RB,GY;:GY,GP", idle="2,3")

    assert play(state, "BH60-BI60", "end").state.idle == (0, 0)


def test_a_seat_that_can_do_nothing_passes() -> None:
    state = draw(START, hands=":;:YP", gone=empty_tray("YP"))
    assert state.hands[0] == Pieces()

    assert list(GAME.legal_moves(state, Seat(0))) == [Pass()]
    step = play(state, "pass")
    assert step.events[0] == TurnPassed(Seat(0))
    assert step.sealed


def test_leaving_takes_back_the_turn_and_returns_the_pieces_to_the_trays() -> None:
    state = draw(START, hands="B-Y-,R---:RB,GY;B---:RG;G---:RY")
    drafted = play(state, "BI60 -Y-B W").state

    step = GAME.leave(drafted, Seat(0))

    assert show(step.state) == show(state)
    assert step.state.hands[0] == Pieces()
    assert step.state.draft == Draft()
    assert step.state.turn == 1
    view = own_view(step.state)
    assert (view.tiles_left, view.gems_left) == (57, 58)
    assert not step.state.gone


def test_gems_of_a_seat_that_leaves_are_out_of_the_game_if_the_tray_is_empty() -> None:
    gone = empty_tray("YP", "GY GP")
    state = draw(START, hands=":YP;:GY;:GP", gone=gone)

    step = GAME.leave(state, Seat(1))

    assert own_view(step.state).gems_left == 0
    assert len(step.state.gone) == len(state.gone) + 1


def test_a_turn_in_progress_goes_on_when_another_seat_leaves() -> None:
    state = draw(START, hands="B-Y-,R---:RB,GY;B---:RG;G---:RY")
    drafted = play(state, "BI60 -Y-B W").state

    step = GAME.leave(drafted, Seat(2))

    assert step.state.draft == Draft(1, 1)
    assert step.state.turn == 0
    assert not step.sealed
    assert play(GAME.leave(state, Seat(2)).state, "BI60 -Y-B W").state == step.state


def test_a_turn_in_progress_is_final_if_the_match_would_end_without_it() -> None:
    """Seats 0 and 1 have not played for a round. Then the seat that has just played leaves."""
    gone = empty_tray("RB GY", "RG RY")
    state = draw(START, hands="B-Y-,R---:RB,GY;B---:RG;G---:RY", gone=gone, idle="1,1,0")
    drafted = play(state, "BI60 -Y-B W").state

    step = GAME.leave(drafted, Seat(2))

    assert (step.state.over, step.sealed) == (None, True)
    assert GAME.leave(state, Seat(2)).state.over == "blocked"


def test_the_last_seat_left_wins_and_the_steps_of_its_turn_are_scored() -> None:
    state = draw(START, hands="B-Y-,R---:RB,GY;B---:RG", points="0/0/0/0,9/0/0/0")
    drafted = play(state, "BI60 -Y-B W").state

    step = GAME.leave(drafted, Seat(1))

    assert step.state.over == "left"
    assert step.state.accounts[0] == Account(placed=1)  # The gems left in the hand cost no points.
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.standings == (Standing(Seat(0), 1, 1), Standing(Seat(1), 2, 9))


def test_seats_that_left_do_not_count_in_a_round() -> None:
    gone = empty_tray("YP", "YP GP")
    state = draw(START, hands="B---:YP;R---:YP;G---:GP", gone=gone, idle="1,1,0", turn=3)

    step = GAME.leave(state, Seat(2))

    assert step.state.over == "blocked"


def test_the_default_move_ends_a_begun_turn_and_otherwise_trades_one_piece_or_passes() -> None:
    state = draw(START, hands="B-Y-,R---:RB,GY;B---:RG")

    assert GAME.default(state, Seat(0)) == GAME.parse("trade RB")
    assert GAME.default(play(state, "BI60 -Y-B W").state, Seat(0)) == EndTurn()
    assert GAME.default(draw(START, hands=":;:YP", gone=empty_tray("YP")), Seat(0)) == Pass()
