"""Tests of the search that plays every game, with the worked example: four gems in a row win."""

import pytest

from bot.engine.chance import Stream
from bot.engine.game import Advice, Level, Seat
from bot.engine.search import WORK
from bot.games import AnyGame, all_games


@pytest.fixture
def game() -> AnyGame:
    return all_games()["gemdrop"]


def thoughts(game: AnyGame, columns: tuple[str, ...], level: Level) -> list[Advice]:
    """Return all that a level thinks of for seat 0. columns: from the left, the seats of the gems from the bottom."""
    empty = game.setup(0, game.about.samples[0], 2).state
    state = type(empty)(options=empty.options, present=(True, True), columns=columns)
    return list(game.advise(state, Seat(0), list(game.legal_moves(state, Seat(0))), Stream.of(1), level))


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_move_that_wins_at_once_is_found(game: AnyGame, level: Level) -> None:
    assert thoughts(game, ("0", "0", "0", "", "1", "1", ""), level)[-1].move.column == 4


def test_the_line_of_another_seat_is_stopped(game: AnyGame) -> None:
    assert thoughts(game, ("", "1", "1", "1", "0", "0", ""), "normal")[-1].move.column == 1


def test_a_search_ends_when_its_work_is_done(game: AnyGame) -> None:
    found = thoughts(game, ("",) * 7, "easy")

    assert [thought.work for thought in found] == sorted({thought.work for thought in found})
    assert found[-2].work < WORK["easy"] <= found[-1].work


def test_the_only_move_needs_no_search(game: AnyGame) -> None:
    full = "010101"

    assert thoughts(game, (full, full, full, "", full, full, full), "hard") == [Advice(game.parse("4"))]
