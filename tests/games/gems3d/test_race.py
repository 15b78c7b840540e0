"""Tests of races and dailies. In a race each seat has a board from the same seed, hidden until all boards have
ended.
"""

import msgspec
import pytest

from bot.engine.codec import Codec
from bot.engine.game import Phrase, Seat
from bot.errors import IllegalMove, NotationError, OptionError
from bot.games.gems3d import GAME
from bot.games.gems3d.model import (
    RACE_DROPS,
    RACE_SEATS,
    Board,
    BoardDone,
    FinalView,
    Lane,
    MatchEnded,
    Mode,
    Options,
    ProgressView,
    RaceBegun,
    SeatLeft,
    State,
    StepTaken,
    View,
)
from bot.games.gems3d.rules import steps_of
from bot.games.gems3d.view import own_view
from tests.games.playing import Case, cases, drawn, played

RACE = Options(mode=Mode.RACE, size=6, types=4, drop=2, line=4)
DAILY = Options(mode=Mode.DAILY, hard=True)
RACES = [case for case in cases() if case.key == "gems3d" and case.options.mode is Mode.RACE]
SHARED = [
    case for case in cases() if case.key == "gems3d" and case.options.mode in (Mode.SOLO, Mode.RELAY) and not case.draw
]

KEPT_BEFORE = (
    "87a76f7074696f6e7386a46d6f6465a572656c6179a473697a6505a5747970657304a464726f7003a46c696e6503a4686172"
    "64c2a47365656407a57479706573c404020a0b0ca6626f617264739187a563656c6c73c419000c0a0a02000b00000000000a"
    "020000000c00000c0b020002a573636f726500a6747269636b7300a564726f707304a57475726e7303a5747261636584a470"
    "617468c40800050a0b0c070803a764726f70706564c40315110ca7636c656172656490a7747269636b6564c0a46f766572c0"
    "a763726564697473920000a770726573656e7492c3c3a47475726e01"
)
KEPT_POSITION = (
    "1ROOD/1H3/2OD1/2R2/RHD1D types=DOHR mode=relay line=3 drop=3 hard=no seed=7 drops=4 score=0 tricks=0 turns=3 "
    "credits=0,0 present=11 turn=2 over=-"
)


def play(state: State, seat: int, text: str) -> State:
    return GAME.apply(state, Seat(seat), GAME.parse(text)).state


def race(*boards: str, **fields: object) -> State:
    named = " ".join(f"{name}={value}" for name, value in {"types": "KDB", "line": 3, "drop": 1, **fields}.items())
    return GAME.read_position(f"{'|'.join(boards)} mode=race {named}")


def uncredited(board: Board) -> Board:
    """Return the board as if seat 0 had cleared all its formations, as in a solo match."""
    cleared = tuple(msgspec.structs.replace(one, seat=one.seat and Seat(0)) for one in board.trace.cleared)
    return msgspec.structs.replace(board, trace=msgspec.structs.replace(board.trace, cleared=cleared))


@pytest.mark.parametrize("case", RACES, ids=str)
def test_each_board_of_a_race_equals_a_solo_match_with_the_same_moves(case: Case) -> None:
    """The types, the gems of each drop and the cells are the same as in a solo match."""
    match = played(case)
    state: State = match.setup.state
    alone = [GAME.setup(state.seed, msgspec.structs.replace(case.options, mode=Mode.SOLO), 1).state] * case.seats
    assert state.boards == tuple(one.boards[0] for one in alone)
    for turn in match.turns:
        alone[turn.seat] = GAME.apply(alone[turn.seat], Seat(0), turn.move).state
        after = turn.step.state
        assert tuple(map(uncredited, after.boards)) == tuple(one.boards[0] for one in alone)
        assert after.types == alone[turn.seat].types


@pytest.mark.parametrize("case", RACES, ids=str)
def test_the_order_in_which_seats_move_does_not_matter(case: Case) -> None:
    """Here each seat makes all its moves before the next seat begins."""
    match = played(case)
    state = match.setup.state
    for seat in range(case.seats):
        for turn in match.turns:
            if turn.seat == seat:
                state = GAME.apply(state, turn.seat, turn.move).state

    assert state == match.turns[-1].step.state


def test_all_seats_with_unfinished_boards_may_move_at_once() -> None:
    state = GAME.setup(7, RACE, 3).state
    assert GAME.to_move(state) == (0, 1, 2)
    for seat in (2, 0, 0, 1):
        state = play(state, seat, GAME.notate(GAME.default(state, Seat(seat))))
    assert [board.turns for board in state.boards] == [2, 1, 1]

    left = GAME.leave(state, Seat(1))

    assert left.sealed
    assert left.events == (BoardDone(Seat(1), 1),)
    assert GAME.to_move(left.state) == (0, 2)
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(left.state, Seat(1), GAME.default(state, Seat(1)))
    assert refusal.value.key == "gems3d-done"


def test_the_highest_score_wins_and_a_seat_that_left_keeps_its_score() -> None:
    state = race("5/5/KK3/5/4K", "5/5/KK3/5/4K", "5/5/KK3/5/4K", score="5,40,5", over="-,-,-")
    state = play(state, 0, "E5-C3")  # This move scores 8 points.
    for seat in (0, 1, 2):
        assert GAME.outcome(state) is None
        step = GAME.leave(state, Seat(seat))
        state = step.state

    assert step.events == (BoardDone(Seat(2), 0), MatchEnded("raced", 40, 1, Seat(1), 32))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.total, outcome.turns) == ("raced", None, 1)
    assert [(one.seat, one.place, one.score) for one in outcome.standings] == [(1, 1, 40), (0, 2, 8), (2, 3, 5)]
    assert [(one.seat, one.turns) for one in outcome.standings] == [(1, 0), (0, 1), (2, 0)]
    assert GAME.honours(state.options, outcome)[1].values == ((1, 1), (0, 0), (2, 0))


def test_a_seat_that_leaves_a_race_with_the_best_board_has_won_it() -> None:
    state = race("5/5/K4/5/5", "5/5/K4/5/5", score="40,8")
    for seat in (0, 1):
        state = GAME.leave(state, Seat(seat)).state
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert GAME.honours(state.options, outcome)[1].values == ((0, 1), (1, 0))


def test_equal_scores_share_a_place() -> None:
    state = race("5/5/K4/5/5", "5/5/K4/5/5", "5/5/K4/5/5", score="9,12,9", over="closed", present="000")
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert [(one.seat, one.place) for one in outcome.standings] == [(1, 1), (0, 2), (2, 2)]


def test_a_seat_that_has_finished_can_leave_too() -> None:
    state = race("5/5/K4/5/5", "5/5/K4/5/5", over="-,drops", drops="3,300")
    step = GAME.leave(state, Seat(1))

    assert step.events == (SeatLeft(Seat(1)),)
    assert step.state.boards == state.boards
    assert GAME.to_move(step.state) == (0,)


def test_a_board_ends_with_its_last_drop() -> None:
    state = race("5/5/K4/5/5", "5/5/K4/5/5", drops=f"{RACE_DROPS - 1},7")
    step = GAME.apply(state, Seat(0), GAME.parse("A3-A1"))
    board = step.state.boards[0]

    assert (board.drops, board.over) == (RACE_DROPS, "drops")
    assert step.events == (BoardDone(Seat(0), 1),)
    assert GAME.to_move(step.state) == (1,)


def test_an_emptied_board_stays_empty_after_the_last_drop() -> None:
    """The move empties the board, and the 300th drop falls at once. Nothing falls after this drop."""
    state = race("5/5/KK3/5/4K", "5/5/K4/5/5", drops=f"{RACE_DROPS},7", over="drops,-")
    assert state.boards[0].over == "drops"
    going = race("5/5/KK3/5/4K", "5/5/K4/5/5", drops=f"{RACE_DROPS - 1},7")
    board = play(going, 0, "E5-C3").boards[0]

    assert board.score == 3
    assert (board.drops, board.over) == (RACE_DROPS, "drops")


def test_a_full_board_ends_the_race_only_for_its_seat() -> None:
    nearly = "KDKDK/DBDBD/KDKDK/DBDBD/KDK2"
    state = GAME.read_position(f"{nearly}|5/5/K4/5/5 types=KDB mode=race line=5 drop=2 score=10,0")
    step = GAME.apply(state, Seat(0), GAME.parse("C5-E5"))

    assert step.state.boards[0].over == "full"
    assert GAME.to_move(step.state) == (1,)
    assert GAME.outcome(step.state) is None


def test_no_step_of_a_race_can_be_taken_back() -> None:
    state = GAME.setup(7, RACE, 2).state
    assert GAME.apply(state, Seat(0), GAME.default(state, Seat(0))).sealed


@pytest.mark.parametrize("seats", [1, 9])
def test_a_race_needs_two_to_eight_seats(seats: int) -> None:
    with pytest.raises(OptionError) as refusal:
        GAME.setup(0, RACE, seats)
    assert (refusal.value.params["low"], refusal.value.params["high"]) == RACE_SEATS == (2, 8)


def test_races_and_dailies_have_separate_leaderboards() -> None:
    boards = {GAME.scoreboard(msgspec.structs.replace(RACE, mode=mode)) for mode in Mode}
    assert len(boards) == len(Mode)
    assert "race-6-4-2-4" in boards


@pytest.mark.parametrize("case", RACES, ids=str)
def test_a_seat_sees_only_its_board(case: Case) -> None:
    """The view of a seat does not depend on the boards of the other seats. The channel sees only how far each seat
    is.
    """
    dice, match = drawn(case, "others"), played(case)
    looked = 0
    for turn in match.turns[:: len(match.turns) // 8 or 1]:
        state: State = turn.state
        if GAME.outcome(state) is not None:
            continue
        others = dice.choice([one.state for one in match.turns]).boards
        for seat in range(case.seats):
            if state.boards[seat].over:
                continue
            swapped = tuple(
                own if number == seat else msgspec.structs.replace(other, turns=own.turns, over=own.over and "full")
                for number, (own, other) in enumerate(zip(state.boards, others[::-1], strict=True))
            )
            twin = msgspec.structs.replace(state, boards=swapped)
            looked += twin != state
            assert GAME.view(twin, Seat(seat)) == GAME.view(state, Seat(seat))
            assert GAME.view(twin, None) == GAME.view(state, None)
    assert looked


def test_the_channel_sees_how_far_each_seat_is_but_no_cells_and_no_points() -> None:
    state = race("5/5/K4/5/5", "5/5/KD3/5/5", turns="4,9", score="0,48", over="-,closed", present="10")
    view = GAME.view(state, None)

    assert view == ProgressView(Mode.RACE, 5, 3, 3, 1, False, (Lane(4, False), Lane(9, True)))
    shown = {"mode", "size", "types", "line", "drop", "hard", "lanes", "turns", "stopped"}
    assert set(ProgressView.__struct_fields__) == shown
    assert set(Lane.__struct_fields__) == {"turns", "done", "score"}


def test_public_events_of_a_race_name_no_cell_and_no_gem() -> None:
    setup = GAME.setup(7, RACE, 2)
    step = GAME.apply(setup.state, Seat(1), GAME.default(setup.state, Seat(1)))

    assert setup.events == (RaceBegun(RACE_DROPS),)
    assert step.events == (StepTaken(Seat(1), 1),)
    assert StepTaken.__struct_fields__ == BoardDone.__struct_fields__ == ("seat", "turns", "score")


def test_everybody_sees_every_board_once_all_boards_have_ended() -> None:
    state = race("5/5/K4/5/5", "5/5/KD3/5/5", turns="4,9", score="0,48", over="closed,drops", present="01")
    view = GAME.view(state, None)

    assert isinstance(view, FinalView)
    assert [(one.cells, one.score, one.place, one.over) for one in view.boards] == [
        (state.boards[0].cells, 0, 2, "closed"),
        (state.boards[1].cells, 48, 1, "drops"),
    ]
    assert GAME.view(state, Seat(0)) == GAME.view(state, Seat(1)) == view


def test_a_seats_view_of_its_board_equals_that_of_a_solo_match() -> None:
    state = race("5/5/K4/5/5", "5/5/KD3/5/5", turns="4,9", score="0,48")
    view = GAME.view(state, Seat(1))

    assert isinstance(view, View)
    assert (view.cells, view.score, view.turns, view.to_move) == (state.boards[1].cells, 48, 9, 1)
    assert view.next is not None


def test_a_daily_shows_nothing_to_the_channel_before_its_end() -> None:
    state = GAME.setup(7, DAILY, 1).state
    assert isinstance(GAME.view(state, Seat(0)), View)
    assert GAME.view(state, None) == ProgressView(Mode.DAILY, 9, 7, 5, 3, True, (Lane(0, False),))

    step = GAME.leave(state, Seat(0))

    assert step.events == (MatchEnded("closed", 0, 0),)
    assert isinstance(GAME.view(step.state, None), View)


def test_a_daily_ends_after_its_turns() -> None:
    most = GAME.about.daily.turns
    state = GAME.read_position(f"5/5/K4/5/5 types=KDB mode=daily hard=yes turns={most - 2} length={most}")
    ended: list[MatchEnded] = []
    while not GAME.outcome(state):
        step = GAME.apply(state, Seat(0), GAME.default(state, Seat(0)))
        state, ended = step.state, [*ended, *(one for one in step.events if isinstance(one, MatchEnded))]
    board = state.boards[0]
    assert (board.over, board.turns, ended) == ("turns", most, [MatchEnded("turns", board.score, most)])
    written = GAME.write_position(state)
    assert GAME.write_position(GAME.read_position(written)) == written
    assert isinstance(GAME.view(state, None), View)


@pytest.mark.parametrize("case", SHARED, ids=str)
def test_all_viewers_see_the_same_in_modes_without_hidden_boards(case: Case) -> None:
    for state in played(case).states[::6]:
        assert {GAME.view(state, Seat(seat)) for seat in range(case.seats)} == {GAME.view(state, None)}
        assert GAME.view(state, None) == own_view(state, Seat(0))


def test_a_state_stored_before_races_existed_can_be_read() -> None:
    """These bytes are a relay as rules version 1 stored it."""
    codec = Codec(GAME)
    kept = bytes.fromhex(KEPT_BEFORE)
    state = codec.decode_state(kept, 1)

    assert GAME.write_position(state) == KEPT_POSITION
    again, before = (msgspec.msgpack.decode(data) for data in (codec.encode(state), kept))
    newer = {name: again["options"].pop(name) for name in ("turns", "points", "cells")}
    assert newer == {"turns": 0, "points": False, "cells": "hidden"}
    assert [(board.pop("foretold"), board.pop("marked")) for board in again["boards"]] == [(b"", b"")]
    assert again == before


def test_each_move_of_a_board_raises_its_number_of_steps() -> None:
    state = race("5/5/KK3/5/4K", "5/5/K4/5/5", score="47,0")
    seen = [steps_of(state.boards[0])]
    for _ in range(3):
        state = play(state, 0, GAME.notate(GAME.default(state, Seat(0))))
        seen.append(steps_of(state.boards[0]))

    assert seen == [0, 1, 2, 3]
    assert steps_of(Board(b"", score=153, tricks=1, turns=8)) == 10  # Two of three tricks are used.


RACE_POSITION = (
    "5/5/K4/5/5|5/5/KD3/5/5 types=KDB mode=race line=3 drop=1 hard=no seed=9 drops=2,300 score=0,48 tricks=0,0 "
    "turns=4,9 credits=0,40 present=11 turn=1 over=-,drops"
)


def test_a_race_is_written_with_all_its_boards() -> None:
    state = GAME.read_position(RACE_POSITION)

    assert GAME.write_position(state) == RACE_POSITION
    assert [board.over for board in state.boards] == [None, "drops"]
    assert [board.drops for board in state.boards] == [2, 300]


@pytest.mark.parametrize(
    ("text", "key", "field"),
    [
        ("5/5/K4/5/5|5/5/K4/5/5 types=KDB", "field", "mode"),
        ("5/5/K4/5/5 types=KDB mode=race", "field", "present"),
        ("5/5/K4/5/5|5/5/K4/5/5 types=KDB mode=race present=111", "field", "present"),
        ("5/5/K4/5/5|5/5/K4/5/5 types=KDB mode=race score=1,2,3", "field", "score"),
        ("5/5/K4/5/5|5/5/K4/5/5 types=KDB mode=race over=left,-", "field", "over"),
        ("5/5/K4/5/5|5/5/K4/5/5 types=KDB mode=race present=01", "field", "over"),
        ("5/5/K4/5/5|5/5/K4/5/5 types=KDB mode=race drops=300,1", "field", "drops"),
        ("5/5/K4/5/5|5/5/K4/5/5 types=KDB mode=race score=1,9 credits=2,0", "field", "credits"),
        ("5/5/K4/5/5|6/6/K5/6/6/6 types=KDB mode=race", "board", None),
        ("5/5/K4/5/5|5/5/KKK2/5/5 types=KDB mode=race line=3", "line", None),
        ("5/5/K4/5/5|5/5/5/5/5 types=KDB mode=race", "stuck", None),
        ("5/5/K4/5/5 types=KDB over=drops", "field", "over"),
        ("5/5/K4/5/5 types=KDB over=turns", "field", "over"),
        ("5/5/K4/5/5 types=KDB length=201", "field", "length"),
        ("5/5/K4/5/5 types=KDB length=2 turns=2", "field", "length"),
    ],
)
def test_an_impossible_position_of_a_race_is_refused(text: str, key: str, field: str | None) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.read_position(text)
    assert refusal.value.key == f"gems3d-position-{key}"
    assert refusal.value.params.get("field") == field


def test_the_sentences_about_a_race_are_these() -> None:
    going = race("5/5/K4/5/5", "5/5/KD3/5/5", turns="4,9", over="-,closed", present="10")
    over = race("5/5/K4/5/5", "5/5/KD3/5/5", turns="4,9", score="0,48", over="closed", present="00")

    assert GAME.alt(GAME.view(going, None)) == (
        Phrase.of("gems3d-alt-hidden-race"),
        Phrase.of("gems3d-alt-lane", seat=0, turns=4),
        Phrase.of("gems3d-alt-lane-done", seat=1, turns=9),
    )
    assert GAME.alt(GAME.view(over, None)) == (
        Phrase.of("gems3d-alt-raced"),
        Phrase.of("gems3d-alt-raced-board", seat=1, place=1, score=48, turns=9),
        Phrase.of("gems3d-alt-raced-board", seat=0, place=2, score=0, turns=4),
    )
