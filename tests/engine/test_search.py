"""Tests of the search that plays every game, with the worked example: four gems in a row win."""

import pytest

from bot.engine.chance import Stream
from bot.engine.game import Advice, Level, Seat
from bot.engine.search import FEWEST, WORK, compare
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


def compared(
    worths: dict[str, tuple[float, float]], scores: dict[str, float], most: float = 1000
) -> list[tuple[str, int]]:
    """Compare moves. worths: for each move, what it is worth on average, and how far a world can differ from that."""

    def play(world: Stream, move: str, stream: Stream) -> tuple[float, int]:
        mean, spread = worths[move]
        return mean + spread * (world.below(101)[0] - 50) / 50 + (stream.below(3)[0] - 1) / 10, 3

    return list(compare(lambda stream: stream, play, list(scores.items()), 1.0, Stream(4), most))


def test_playing_on_corrects_the_scores() -> None:
    found = compared({"a": (1.0, 5.0), "b": (1.5, 5.0)}, {"a": 3.0, "b": 1.0})

    assert found[0] == ("a", 0)
    assert found[-1][0] == "b"


def test_a_comparison_ends_when_only_one_move_is_left() -> None:
    assert compared({"a": (1.0, 0.0)}, {"a": 1.0}) == [("a", 0)]
    assert compared({"a": (9.0, 5.0), "b": (1.0, 5.0)}, {"a": 1.0, "b": 1.0})[-1] == ("a", 2 * 3 * FEWEST)


def test_a_move_that_is_surely_behind_is_not_played_any_more() -> None:
    works = [
        work for _, work in compared({"a": (9.0, 0.0), "b": (9.0, 0.0), "c": (1.0, 0.0)}, dict.fromkeys("abc", 5.0))
    ]

    assert works[FEWEST] - works[FEWEST - 1] == 3 * 3
    assert works[FEWEST + 2] - works[FEWEST + 1] == 2 * 3


def test_a_move_is_behind_if_it_is_worse_in_each_world_however_much_the_worlds_differ() -> None:
    assert compared({"a": (9.0, 50.0), "b": (8.0, 50.0)}, {"a": 1.0, "b": 1.0})[-1] == ("a", 2 * 3 * FEWEST)


def test_a_comparison_ends_when_its_work_is_done() -> None:
    works = [work for _, work in compared({"a": (1.0, 9.0), "b": (1.0, 9.0)}, {"a": 1.0, "b": 1.0}, most=50)]

    assert works[-2] < 50 <= works[-1]
