"""Tests that gems, points and tricks add up in every step of random matches of Gems 3D, except races.

Events of a race say nothing about the boards, so `test_race` compares each board with a solo match.
"""

import pytest

from bot.games.gems3d.grid import holding, lines_of
from bot.games.gems3d.model import (
    POINTS_PER_TRICK,
    FormationCleared,
    GemsDropped,
    MatchEnded,
    Mode,
    Shift,
    State,
    TrickPlayed,
    TricksAwarded,
)
from tests.games.playing import Case, cases, played

CASES = [case for case in cases() if case.key == "gems3d" and case.options.mode is not Mode.RACE]


def gems(state: State) -> int:
    return sum(map(bool, state.boards[0].cells))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_gems_points_and_tricks_add_up(case: Case) -> None:
    used = 0
    for turn in played(case).turns:
        before, after, events = turn.state, turn.step.state, turn.step.events
        fell = sum(len(event.gems) for event in events if isinstance(event, GemsDropped))
        vanished = [event for event in events if isinstance(event, FormationCleared)]
        earned = sum(event.points for event in vanished)
        used += sum(isinstance(event, TrickPlayed) for event in events)

        assert gems(after) == gems(before) + fell - sum(len(event.cells) for event in vanished)
        assert after.boards[0].score == before.boards[0].score + earned
        assert sum(after.credits) == sum(before.credits) + earned
        assert after.credits[turn.seat] == before.credits[turn.seat] + earned
        assert after.boards[0].tricks == after.boards[0].score // POINTS_PER_TRICK - used
        assert sum(event.count for event in events if isinstance(event, TricksAwarded)) == (
            after.boards[0].score // POINTS_PER_TRICK - before.boards[0].score // POINTS_PER_TRICK
        )
        assert after.boards[0].turns == before.boards[0].turns + isinstance(turn.move, Shift)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_step_leaves_a_line_or_an_empty_board_and_a_full_board_goes_on_only_with_a_trick(case: Case) -> None:
    for state in played(case).states:
        board, options = state.boards[0], state.options
        lines = lines_of(options.size, options.line)

        assert not any(lines.within(holding(board.cells, gem)) for gem in state.types)
        assert any(board.cells)
        assert 0 in board.cells or board.over or board.tricks


def test_the_random_matches_show_all_that_can_happen() -> None:
    """Without these events the other tests of this file would check nothing."""
    seen = {type(event) for case in CASES for step in played(case).steps for event in step.events}

    assert seen >= {FormationCleared, GemsDropped, TrickPlayed, TricksAwarded, MatchEnded}
