"""Tests of the options `turns` and `points`: a board ends after so many moves, and a race shows everybody's points."""

from bot.engine.game import Phrase, Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.model import BoardDone, MatchEnded, Mode, Options, ProgressView, State, StepTaken


def race(*boards: str, **fields: object) -> State:
    named = " ".join(f"{name}={value}" for name, value in {"types": "KDB", "line": 3, "drop": 1, **fields}.items())
    return GAME.read_position(f"{'|'.join(boards)} mode=race {named}")


def test_the_channel_sees_points_only_if_the_option_says_so() -> None:
    boards = "5/5/K4/5/5", "5/5/KD3/5/5"
    hidden = race(*boards, score="3,48", over="-,closed", present="10")
    shown = race(*boards, score="3,48", over="-,closed", present="10", points="yes")

    for state, scores in ((hidden, [None, None]), (shown, [3, 48])):
        view = GAME.view(state, None)
        assert isinstance(view, ProgressView)
        assert [lane.score for lane in view.lanes] == scores
        assert GAME.apply(state, Seat(0), GAME.parse("A3-A1")).events == (StepTaken(Seat(0), 1, scores[0]),)
    assert GAME.alt(GAME.view(shown, None))[1:] == (
        Phrase.of("gems3d-alt-lane-points", seat=0, turns=0, score=3),
        Phrase.of("gems3d-alt-lane-done-points", seat=1, turns=0, score=48),
    )


def test_a_board_ends_after_the_moves_that_the_options_allow() -> None:
    state = race("5/5/K4/5/5", "5/5/KD3/5/5", turns="1,1", length=2)
    step = GAME.apply(state, Seat(0), GAME.parse("A3-A1"))

    assert step.events == (BoardDone(Seat(0), 2),)
    assert [board.over for board in step.state.boards] == ["turns", None]
    last = GAME.apply(step.state, Seat(1), GAME.parse("A3-A1"))
    assert last.events == (BoardDone(Seat(1), 2), MatchEnded("raced", 0, 4))  # A draw has no winner.
    alone = GAME.read_position("5/5/K4/5/5 types=KDB drop=1 turns=1 length=2")
    ended = GAME.apply(alone, Seat(0), GAME.parse("A3-A1"))
    assert ended.events[-1] == MatchEnded("turns", 0, 2)
    assert ended.sealed
    assert GAME.outcome(ended.state) is not None


def test_a_trick_is_no_move_of_the_allowed_number() -> None:
    boards = ["RRKR1/5/5/5/5"] * 2
    state = race(*boards, types="RKDBG", line=4, tricks=1, length=2, turns=1)

    assert GAME.apply(state, Seat(0), GAME.parse("C1=R")).state.boards[0].over is None


def test_a_match_with_a_length_has_a_leaderboard_of_its_own() -> None:
    assert GAME.scoreboard(Options(mode=Mode.RACE, turns=20)) == "race-9-7-3-5-20"
    assert GAME.scoreboard(Options(hard=True, turns=20)) == "solo-9-7-3-5-hard-20"


def test_a_race_with_points_shown_has_a_leaderboard_of_its_own() -> None:
    assert GAME.scoreboard(Options(mode=Mode.RACE, turns=20, points=True)) == "race-9-7-3-5-20-shown"
    assert GAME.scoreboard(Options(mode=Mode.RACE, points=True)) == "race-9-7-3-5-shown"
    assert GAME.scoreboard(Options(mode=Mode.RELAY, points=True)) == "relay-9-7-3-5"


def test_a_position_has_the_length_and_the_open_points() -> None:
    state = race("5/5/K4/5/5", "5/5/KD3/5/5", turns="4,9", length=9, points="yes", over="-,turns")

    written = GAME.write_position(state)
    assert written.endswith(" length=9 points=yes")
    assert GAME.read_position(written) == state
