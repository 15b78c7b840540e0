"""Tests of the ladder, with the worked example and few matches."""

import pytest

from bot.engine.chance import Stream
from bot.engine.game import LEVELS
from bot.games import all_games
from tests.ladder.__main__ import chosen, played
from tests.ladder.figures import line, median, share
from tests.ladder.matches import Played
from tests.ladder.rows import ROWS, Row

DROP = all_games()["gemdrop"].about.samples[0]
ROW = Row("gemdrop-2-normal-easy", "gemdrop", DROP, 2, "normal", "easy", 0.6)


@pytest.mark.slow
def test_a_stronger_level_wins_and_its_times_are_noted() -> None:
    found = played(ROW, 4, budget=0.5)

    assert len(found.values) == 4
    assert sum(found.values) >= 3
    assert sum(found.turns) == pytest.approx(sum(found.decisions))
    assert len(found.turns) == len(found.decisions) > 12


@pytest.mark.slow
def test_two_equal_players_share_the_matches_of_each_seed() -> None:
    """In mirrored seats, the same players make the same moves, so the seat that wins is the same."""
    even = Row("gemdrop-2-easy-easy", "gemdrop", DROP, 2, "easy", "easy")

    for seed in range(2):
        assert sorted(played(even, 2, budget=1.0, first=seed).values) == [0.0, 1.0]


def test_a_budget_multiplies_the_work() -> None:
    game = all_games()["gemdrop"]
    state = game.setup(0, DROP, 2).state
    seat = game.to_move(state)[0]
    works = []
    for budget in (1.0, 3.0):
        *_, last = game.advise(state, seat, list(game.legal_moves(state, seat)), Stream.of(1), "easy", budget)
        works.append(last.work)

    assert works[1] / works[0] == pytest.approx(3, rel=0.3)


def test_rows_are_chosen_by_the_beginning_of_their_names() -> None:
    assert [row.name for row in chosen(["gembatan-4", "gems3d-solo-e"])] == [
        "gembatan-4-hard-normal",
        "gems3d-solo-easy",
    ]
    assert tuple(chosen([])) == ROWS
    assert len({row.name for row in ROWS}) == len(ROWS)


def test_each_row_can_be_played() -> None:
    for row in ROWS:
        game = all_games()[row.game]
        span = game.seats(row.options)

        assert span.low <= row.seats <= span.high
        assert {row.level, row.against or row.level} <= set(LEVELS)


@pytest.mark.slow
def test_rows_of_gem_rush_are_played() -> None:
    """With a small budget, Hard does not search."""
    (rivals,), (team,) = chosen(["gemrush-2-hard-easy"]), chosen(["gemrush-crisis-easy"])

    assert [0 <= value <= 1 for value in played(rivals, 2, budget=0.001).values] == [True, True]
    assert played(team, 1, budget=1.0).values[0] > 10


def test_a_share_has_wilsons_interval() -> None:
    assert share([1.0] * 8 + [0.0] * 2) == pytest.approx((0.8, 0.490, 0.943), abs=0.001)
    assert share([1.0] * 10) == pytest.approx((1.0, 0.722, 1.0), abs=0.001)
    assert share([0.5]).value == 0.5


def test_the_interval_of_a_median_has_results_as_its_ends() -> None:
    assert median(list(range(100))) == (49.5, 40, 59)
    assert median([3, 1, 2]) == (2, 1, 3)
    assert median([7]) == (7, 7, 7)


def test_a_line_says_what_was_measured() -> None:
    text = line(ROW, 2, Played([1, 1, 0, 0.5], [0.1, 0.3, 0.2], [0.4, 0.2]))

    assert " ".join(text.split()) == "gemdrop-2-normal-easy 2 60 % 62 % 22..91 4 0.20 0.30 0.40"
