"""Tests of rules that a table of boards cannot show: setup, chance, Hard, preview, relay and the end.

Long because it covers all these rules.
"""

import msgspec
import pytest

from bot.engine.codec import Codec
from bot.engine.game import Outcome, Seat, SeatRange, Standing, Step
from bot.games.gems3d import GAME
from bot.games.gems3d.board import drop_gems
from bot.games.gems3d.model import (
    GEM_NAMES,
    BoardEmptied,
    FormationCleared,
    GemMoved,
    GemsDropped,
    MatchEnded,
    Mode,
    Options,
    SeatLeft,
    State,
    Trace,
    TrickHint,
    TrickPlayed,
    TricksAwarded,
    View,
)
from bot.games.gems3d.notation import parse_address
from bot.games.gems3d.view import own_view, with_reach
from tests.games.gems3d.drawing import draw, show

FOUR_RED = """
RRRR.
.....
...R.
.....
K....
"""
FULL = """
RRBRR
KDKDK
DKDKD
KDKDK
GCGCG
"""


def play(state: State, *moves: str) -> Step[State]:
    """Play moves, each by the seat whose turn it is. Return the last step."""
    step = Step(state, ())
    for move in moves:
        step = GAME.apply(step.state, step.state.turn, GAME.parse(move))
    return step


def kinds(step: Step[State]) -> list[type]:
    return [type(event) for event in step.events]


def test_a_match_starts_with_one_drop() -> None:
    step = GAME.setup(7, Options(), 1)
    state = step.state

    assert show(state).count(".") == 81 - 3
    assert kinds(step) == [GemsDropped]
    assert (state.boards[0].drops, state.boards[0].score, state.boards[0].tricks, state.boards[0].turns) == (1, 0, 0, 0)
    assert state.boards[0].trace.dropped == step.events[0].cells


def test_the_types_in_play_are_drawn_from_all_sixteen() -> None:
    drawn = [GAME.setup(seed, Options(types=5), 1).state.types for seed in range(200)]

    assert all(len(set(types)) == 5 and list(types) == sorted(types) for types in drawn)
    assert {gem for types in drawn for gem in types} == set(range(1, len(GEM_NAMES) + 1))


def test_a_line_of_the_opening_drop_scores_for_no_seat() -> None:
    options = Options(mode=Mode.RELAY, size=5, types=3, drop=7, line=3)
    step = next(
        step
        for seed in range(1000)
        if FormationCleared in kinds(step := GAME.setup(seed, options, 2))
    )  # fmt: skip
    cleared = [event for event in step.events if isinstance(event, FormationCleared)]

    assert {event.seat for event in cleared} == {None}
    assert step.state.credits == (0, 0)
    assert step.state.boards[0].score == sum(event.points for event in cleared) > 0


def test_an_opening_that_empties_the_board_is_followed_by_a_drop() -> None:
    options = Options(size=5, types=3, drop=3, line=3)
    step = next(step for seed in range(20_000) if BoardEmptied in kinds(step := GAME.setup(seed, options, 1)))

    assert kinds(step)[:4] == [GemsDropped, FormationCleared, BoardEmptied, GemsDropped]
    assert any(step.state.boards[0].cells)
    assert step.state.boards[0].drops == 2


def test_a_second_drop_that_empties_the_board_is_followed_by_a_third() -> None:
    """Both opening drops of this seed vanish completely, which is rare."""
    step = GAME.setup(112_570, Options(size=5, types=3, drop=3, line=3), 1)

    assert kinds(step) == [*[GemsDropped, FormationCleared, BoardEmptied] * 2, GemsDropped]
    assert step.state.boards[0].drops == 3


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (Options(), "solo-9-7-3-5"),
        (Options(hard=True), "solo-9-7-3-5-hard"),
        (Options(mode=Mode.RELAY, size=15, types=12, drop=7, line=10), "relay-15-12-7-10"),
    ],
)
def test_each_mode_and_setting_has_its_leaderboard(options: Options, expected: str) -> None:
    assert GAME.scoreboard(options) == expected


def test_a_solo_match_has_one_seat_and_a_relay_two_to_eight() -> None:
    assert GAME.seats(Options()) == SeatRange(1, 1)
    assert GAME.seats(Options(mode=Mode.RELAY)) == SeatRange(2, 8)


def test_a_seed_always_gives_the_same_drops() -> None:
    """Stored matches go on with the same random numbers, so these literals change only with a new rules version."""
    opened = GAME.setup(2024, Options(), 1).state

    assert GAME.write_position(opened).split(" mode")[0] == "R8/L8/9/9/9/9/9/9/8T types=DCLSORT"


def test_a_position_always_drops_the_same_gems() -> None:
    before = draw(FOUR_RED, seed=3)
    step = play(before, "D3-D4")

    assert play(before, "D3-D4") == step
    assert play(before, "D3-E3").events[1].gems == step.events[1].gems


def test_the_gems_of_a_drop_do_not_depend_on_the_empty_cells() -> None:
    one, other = draw(FOUR_RED, seed=3), draw(FOUR_RED.replace("K....", "K.B.."), seed=3)

    assert play(one, "D3-D4").events[1].gems == play(other, "D3-D4").events[1].gems
    assert play(one, "D3-D4").events[1].gems != play(draw(FOUR_RED, seed=4), "D3-D4").events[1].gems


def test_each_drop_draws_new_gems() -> None:
    state = draw(FOUR_RED, seed=3)

    assert len({drop_gems(state.seed, state.types, state.options, number) for number in range(20)}) > 10


def test_the_preview_shows_the_gems_of_the_next_drop() -> None:
    state = GAME.setup(11, Options(drop=4), 1).state
    for _ in range(12):
        shown = own_view(state, Seat(0)).next
        step = GAME.apply(state, Seat(0), GAME.default(state, Seat(0)))
        (dropped,) = [event for event in step.events if isinstance(event, GemsDropped)]
        assert dropped.gems == shown
        state = step.state


def test_a_scoring_move_does_not_change_the_preview() -> None:
    before = draw(FOUR_RED)

    assert (
        own_view(
            play(
                before,
                "D3-E1",
            ).state,
            Seat(0),
        ).next
        == own_view(before, Seat(0)).next
    )


def test_hard_hides_the_preview_and_seals_every_step() -> None:
    hard = draw(FOUR_RED, hard="yes")

    assert own_view(hard, Seat(0)).next is None
    assert play(hard, "D3-D4").sealed
    assert not play(draw(FOUR_RED), "D3-D4").sealed


def test_a_step_that_scores_by_move_drop_or_trick_is_sealed() -> None:
    by_drop = next(
        step
        for seed in range(2000)
        if FormationCleared in kinds(step := play(draw(FOUR_RED, seed=seed), "D3-D4"))
    )  # fmt: skip

    assert by_drop.sealed
    assert play(draw(FOUR_RED), "D3-E1").sealed
    assert play(draw(FULL, tricks=1), "C1=R").sealed


def test_a_trace_has_the_path_the_dropped_gems_and_the_vanished_gems() -> None:
    moved = play(draw(FOUR_RED, seed=3), "D3-D4")
    scored = play(draw(FOUR_RED), "D3-E1")

    assert moved.state.boards[0].trace == Trace(path=bytes((13, 18)), dropped=moved.events[1].cells)
    trace = scored.state.boards[0].trace
    assert list(trace.path) in ([13, 14, 9, 4], [13, 8, 9, 4])
    assert trace.cleared == (FormationCleared(Seat(0), 12, bytes(range(5)), 5),)
    assert trace.points == 5
    assert play(draw(FULL, tricks=1), "C1=R").state.boards[0].trace.tricked == 2


def test_a_trace_leaves_out_dropped_gems_that_vanished() -> None:
    step = next(
        step
        for seed in range(2000)
        if FormationCleared in kinds(step := play(draw(FOUR_RED, seed=seed), "D3-D4"))
    )  # fmt: skip
    board = step.state.boards[0]

    assert len(board.trace.dropped) == 2
    assert all(board.cells[cell] for cell in board.trace.dropped)


def test_events_come_in_the_order_they_happened() -> None:
    step = play(draw("RRRR.\n.....\n...R.\n.....\n.....", score=48), "D3-E1")

    assert kinds(step) == [GemMoved, FormationCleared, BoardEmptied, GemsDropped, TricksAwarded]
    assert step.events[-1] == TricksAwarded(1)


def test_formations_that_vanish_together_are_reported_in_reading_order() -> None:
    board = "RR.RRKBGC KBGCKBGCK GCKBGC.BG KBGCDBGCK GCKDGCKBG KBDCKBGCK GDKBGCKBG .BGCKBGCK GCKBGCKBG"
    step = play(draw(board.replace(" ", "\n"), seed=20), "G2-G3")

    told = [(event.gem, event.cells[0]) for event in step.events if isinstance(event, FormationCleared)]
    assert told == [(12, 0), (2, 31)]


def test_a_trick_can_empty_the_board_too() -> None:
    step = play(draw("RRBRR\n.....\n.....\n.....\n.....", tricks=2), "C1=R")

    assert kinds(step) == [TrickPlayed, FormationCleared, BoardEmptied, GemsDropped]
    assert step.state.boards[0].tricks == 1
    assert step.state.boards[0].turns == 0


def test_several_tricks_may_come_before_a_move() -> None:
    # With only two seats, two tricks that wrongly ended the turn would lead back to the same seat.
    state = draw("RRBRR\n.....\nGGKGG\n.....\nC....", tricks=2, mode="relay", present="111")
    first = play(state, "C1=R")
    step = play(first.state, "C3=G")

    assert (first.state.turn, step.state.turn) == (0, 0)
    assert step.state.boards[0].tricks == 0
    assert play(step.state, "A5-B5").state.turn == 1


def test_each_move_of_a_relay_passes_the_turn_and_scores_for_its_seat() -> None:
    state = draw("RRRR.\nGGGG.\n...R.\n...G.\nK...C", mode="relay", present="111")
    first = play(state, "D3-E1")
    second = play(first.state, "D4-E2")

    assert (first.state.turn, first.state.credits) == (1, (5, 0, 0))
    assert (second.state.turn, second.state.credits) == (2, (5, 5, 0))
    assert second.state.boards[0].score == 10
    assert GAME.apply(second.state, Seat(2), GAME.default(second.state, Seat(2))).state.turn == 0


def test_a_line_completed_by_a_drop_scores_for_the_seat_that_moved() -> None:
    seeded = (draw(FOUR_RED, seed=seed, mode="relay", turn=2) for seed in range(2000))
    step = next(step for state in seeded if FormationCleared in kinds(step := play(state, "D3-D4")))

    assert step.state.credits == (0, 5)
    assert {event.seat for event in step.events if isinstance(event, FormationCleared)} == {1}


def test_the_turn_skips_seats_that_have_left() -> None:
    state = draw(FOUR_RED, mode="relay", present="1111", turn=2)
    left = GAME.leave(state, Seat(2))

    assert left.events == (SeatLeft(Seat(2)),)
    assert not left.sealed
    assert left.state.turn == 1
    assert play(left.state, "D3-D4").state.turn == 3
    assert play(left.state, "D3-D4", "A5-A4").state.turn == 0


def test_a_seat_that_leaves_in_its_turn_passes_the_turn_on() -> None:
    state = draw(FOUR_RED, mode="relay", present="111", turn=3)

    assert GAME.leave(state, Seat(2)).state.turn == 0


def test_the_last_seat_of_a_relay_may_play_on_and_ends_the_match_by_leaving() -> None:
    state = draw(FOUR_RED, mode="relay", present="11", score=20, turns=4, credits="5,10")
    alone = GAME.leave(state, Seat(0)).state

    assert GAME.to_move(alone) == (1,)
    assert play(alone, "D3-D4").state.turn == 1
    end = GAME.leave(alone, Seat(1))
    assert end.events == (SeatLeft(Seat(1)), MatchEnded("left", 20, 4))
    assert GAME.outcome(end.state) == Outcome(
        "left", (Standing(Seat(1), 1, 10), Standing(Seat(0), 2, 5)), total=20, turns=4
    )


def test_equal_points_share_a_place() -> None:
    state = draw(FULL, mode="relay", present="1111", score=30, credits="5,10,10,5", over="full")
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert [(one.seat, one.place, one.score) for one in outcome.standings] == [
        (1, 1, 10),
        (2, 1, 10),
        (0, 3, 5),
        (3, 3, 5),
    ]


def test_resigning_ends_a_solo_match_and_keeps_the_score() -> None:
    end = GAME.leave(draw(FOUR_RED, score=20, turns=4), Seat(0))

    assert end.events == (MatchEnded("resigned", 20, 4),)
    assert GAME.to_move(end.state) == ()
    assert GAME.outcome(end.state) == Outcome("resigned", (Standing(Seat(0), 1, 20),), total=None, turns=4)


def test_a_full_board_with_a_usable_trick_stays_open_for_tricks_alone() -> None:
    state = draw(FULL, tricks=1)

    assert GAME.to_move(state) == (0,)
    assert [GAME.notate(move) for move in GAME.legal_moves(state, Seat(0))] == ["C1=R"]
    assert GAME.notate(GAME.default(state, Seat(0))) == "C1=R"
    assert GAME.outcome(state) is None


LAST_CELL = """
RRBRR
KDKDK
DKDKD
KDKDK
GCGC.
"""


@pytest.mark.parametrize(("tricks", "over"), [(0, "full"), (1, None)])
def test_a_board_that_fills_up_ends_the_match_unless_a_trick_helps(tricks: int, over: str | None) -> None:
    filled = [play(draw(LAST_CELL, tricks=tricks, seed=seed), "E4-E5") for seed in range(30)]
    settled = [step for step in filled if FormationCleared not in kinds(step)]

    assert settled
    assert all(step.state.boards[0].over == over for step in settled)
    assert all(step.sealed == (over is not None) for step in settled)


def test_a_trick_without_a_use_does_not_keep_a_full_board_open() -> None:
    board = "KBGCK\nGCKBG\nKBGCK\nGCKBG\nKBGC."
    filled = [play(draw(board, tricks=3, seed=seed), "E4-E5") for seed in range(30)]

    assert all(step.state.boards[0].over == "full" for step in filled)
    assert all(step.events[-1] == MatchEnded("full", 0, 1) for step in filled)


def test_the_view_has_all_public_values_of_a_match() -> None:
    state = draw(FOUR_RED, score=120, tricks=1, turns=9, mode="relay", credits="50,60", turn=2)
    view = own_view(state, Seat(0))

    assert view == View(
        mode=Mode.RELAY,
        size=5,
        types=state.types,
        line=5,
        drop=3,
        hard=False,
        cells=state.boards[0].cells,
        score=120,
        tricks=1,
        trick_progress=20,
        next=drop_gems(0, state.types, state.options, 1),
        to_move=Seat(1),
        credits=(50, 60),
        turns=9,
    )


def test_the_hint_shows_the_best_trick_while_a_trick_is_held() -> None:
    board = "RRBRR.\nK.....\nK.....\nD.....\nK.....\nKKK..."

    assert own_view(draw(board), Seat(0)).hint is None
    assert own_view(draw(board, tricks=1), Seat(0)).hint == TrickHint(2, 12, bytes(range(5)), 5)
    longer = board.replace("RRBRR.", "KRBRR.")
    assert own_view(draw(longer, tricks=1), Seat(0)).hint == TrickHint(18, 1, bytes((0, 6, 12, 18, 24, 30)), 8)
    assert own_view(draw(FULL, tricks=1, over="full"), Seat(0)).hint is None


def test_the_view_shows_the_reach_of_a_chosen_gem() -> None:
    view = with_reach(own_view(draw("KR.B.\n.R.B.\nRR.B.\nBBBB.\nG...."), Seat(0)), parse_address("a1"))

    assert (view.pick, view.reach) == (0, bytes((5,)))


def test_a_state_of_rules_version_1_can_be_read() -> None:
    """These bytes are a match as rules version 1 stored it."""
    plain = {
        "options": {"mode": "relay", "size": 5, "types": 3, "drop": 3, "line": 5, "hard": False},
        "seed": 2**64 - 1,
        "types": bytes((1, 2, 12)),
        "boards": [
            {
                "cells": bytes(24) + b"\x0c",
                "score": 5,
                "tricks": 0,
                "drops": 2,
                "turns": 1,
                "trace": {
                    "path": b"\x00\x01",
                    "dropped": b"\x18",
                    "cleared": [
                        {"type": "formation-cleared", "seat": 0, "gem": 1, "cells": bytes(range(5)), "points": 5}
                    ],
                    "tricked": None,
                },
                "over": None,
            }
        ],
        "credits": [5, 0],
        "present": [True, True],
        "turn": 1,
    }
    state = Codec(GAME).decode_state(msgspec.msgpack.encode(plain), 1)

    assert isinstance(state, State)
    assert GAME.write_position(state) == (
        "5/5/5/5/4R types=KDR mode=relay line=5 drop=3 hard=no seed=18446744073709551615 drops=2 score=5 tricks=0 "
        "turns=1 credits=5,0 present=11 turn=2 over=-"
    )
    assert state.boards[0].trace.points == 5


def test_a_move_that_scores_may_be_taken_back_by_consent_unless_gems_fall_by_the_hard_rules() -> None:
    """It is sealed only because it scores: what it has shown is told by its events."""
    assert not GAME.stays(Options(), sealed=True)
    assert GAME.stays(Options(hard=True), sealed=False)
