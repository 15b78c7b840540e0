"""Tests of suggestions: they are legal, promise the right points, and come best first."""

from typing import TypeVar

import pytest

from bot.engine.game import Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.advice import Suggestion, goal_suggestions, start_suggestions, trick_suggestions
from bot.games.gems3d.model import FormationCleared, Options, Shift, State, Trick
from bot.games.gems3d.notation import address_of, parse_address
from tests.bench.rules import half_full
from tests.games.gems3d.drawing import draw

T = TypeVar("T")

BOARD = """
RRRR...
....K.R
KKK....
...K.G.
.......
G......
.......
"""


def names(found: list[Suggestion]) -> list[str]:
    return [one.name for one in found]


def points_of(state: State, move: Shift | Trick) -> int:
    """Return the points that the move scores before any gem drops."""
    step = GAME.apply(state, state.turn, move)
    direct = []
    for event in step.events[1:]:
        if not isinstance(event, FormationCleared):
            break
        direct.append(event.points)
    return sum(direct)


def test_starts_are_sorted_by_the_points_that_they_can_score() -> None:
    found = start_suggestions(draw(BOARD), Seat(0))

    assert names(found)[:1] == ["G2"]
    assert found[0] == Suggestion(cell=13, name="G2", gem=12, points=5, row=5)
    assert len(found) == 12
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)


def test_a_start_has_the_longest_row_of_its_moves() -> None:
    for board in (BOARD, "KRR..\n.....\n..R..\n.....\n.....", "RRR.R\nKK.KK\n.....\n...R.\nR...."):
        state = draw(board)
        found = start_suggestions(state, Seat(0))

        assert found
        for one in found:
            goals = goal_suggestions(state, Seat(0), parse_address(one.name))
            assert one.row == max(goal.row for goal in goals), one
        assert found == sorted(found, key=lambda one: (-one.points, -one.row, one.cell))


def test_goals_are_sorted_by_points_and_then_by_the_longest_row() -> None:
    found = goal_suggestions(draw(BOARD), Seat(0), parse_address("G2"))

    assert found[0] == Suggestion(cell=4, name="E1", gem=12, points=5, row=5)
    assert all(one.points == 0 for one in found[1:])
    rows = [one.row for one in found[1:]]
    assert rows == sorted(rows, reverse=True)


def test_gems_in_a_row_count_only_where_a_whole_line_has_room() -> None:
    goals = goal_suggestions(draw("KRR..\n.....\n.....\n....R\n....."), Seat(0), parse_address("E4"))

    assert {one.name: one.row for one in goals}["D1"] == 1
    assert {one.name: one.row for one in goals}["B2"] == 2


def test_gems_on_both_sides_of_a_gap_count_together() -> None:
    goals = goal_suggestions(draw("RR.R.\n.....\n.....\n.....\n....R"), Seat(0), parse_address("E5"))

    assert {one.name: one.row for one in goals if one.name in ("C1", "E1")} == {"C1": 4, "E1": 4}


def test_a_gem_is_not_sent_from_one_row_to_another_that_is_no_longer() -> None:
    state = draw("RRR..\n.....\n....R\n.....\n.....")

    assert {one.name: one.row for one in start_suggestions(state, Seat(0))} == {"E3": 4, "A1": 1, "B1": 1, "C1": 1}
    assert {one.row for one in goal_suggestions(state, Seat(0), parse_address("C1"))} == {1}


@pytest.mark.parametrize("prefix", ["g", "G", " g2 "])
def test_typed_letters_narrow_suggestions(prefix: str) -> None:
    assert names(start_suggestions(draw(BOARD), Seat(0), prefix)) == ["G2"]
    assert names(goal_suggestions(draw(BOARD), Seat(0), parse_address("G2"), "e1")) == ["E1"]
    assert goal_suggestions(draw(BOARD), Seat(0), parse_address("G2"), "z") == []


def test_tricks_are_sorted_by_points_and_equal_types_are_all_listed() -> None:
    state = draw("..K..\n..K..\nRRBRR\n..K..\n..K..", tricks=1)

    assert [(one.name, one.gem, one.points) for one in trick_suggestions(state, Seat(0))] == [
        ("C3", 1, 5),
        ("C3", 12, 5),
    ]
    assert trick_suggestions(draw("RRBRR\n" + ".....\n" * 4), Seat(0)) == []


def test_no_suggestions_out_of_turn_or_for_cells_without_a_gem_that_can_move() -> None:
    relay = draw(BOARD, mode="relay", tricks=1)
    over = draw(BOARD, over="resigned", present=0)

    for state, seat in ((relay, Seat(1)), (over, Seat(0))):
        assert start_suggestions(state, seat) == []
        assert goal_suggestions(state, seat, parse_address("G2")) == []
        assert trick_suggestions(state, seat) == []
    assert goal_suggestions(relay, Seat(0), parse_address("A7")) == []
    assert goal_suggestions(relay, Seat(0), parse_address("O15")) == []


@pytest.mark.parametrize("options", [Options(size=9, types=3, line=3), Options(size=9, types=3, line=4), Options()])
@pytest.mark.parametrize("seed", range(3))
def test_suggestions_are_the_legal_moves_with_the_right_points(options: Options, seed: int) -> None:
    state = half_full(options, seed)
    size, seat = options.size, Seat(0)
    legal = set(GAME.legal_moves(state, seat))
    suggested: set[Shift | Trick] = set()
    scoring = 0
    for start in start_suggestions(state, seat):
        goals = goal_suggestions(state, seat, address_of(start.cell, size))
        assert start.points == max(goal.points for goal in goals)
        for goal in goals:
            move = Shift(address_of(start.cell, size), address_of(goal.cell, size))
            assert goal.points == points_of(state, move)
            suggested.add(move)
            scoring += goal.points > 0
    for trick in trick_suggestions(state, seat):
        played = Trick(address_of(trick.cell, size), trick.gem)
        assert trick.points == points_of(state, played)
        suggested.add(played)

    assert suggested == legal
    assert scoring or options.line == 5
