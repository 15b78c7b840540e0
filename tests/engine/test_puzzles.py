"""Tests of puzzles: one answer that is far better than every other, and nothing that the solver did not see."""

import zlib
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import AnyGame
from bot.engine.lessons import LEARNER
from bot.engine.puzzles import (
    Composer,
    Puzzle,
    check,
    composer_of,
    is_answer,
    puzzle_in,
    puzzles_of,
    turn_is_over,
)
from bot.games import all_games
from bot.games.gems3d.model import Options, Shift
from bot.games.gems3d.notation import address_of
from bot.games.gems3d.player import played_out, ranked_shifts
from bot.sessions.play.puzzle_files import shipped

GAMES = {key: game for key, game in all_games().items() if composer_of(game) is not None}
OWN = {"gems3d", "gembatan", "gemrush"}  # games whose puzzles come with the bot
SOME, MANY = 2, 40  # puzzles of each game that are checked again
LESS = 0.5

pytestmark = pytest.mark.slow

of_own = pytest.mark.parametrize("key", sorted(OWN))


@cache
def filed(key: str) -> tuple[Puzzle, ...]:
    return shipped(key)


def spread(key: str, most: int) -> list[Puzzle]:
    return list(filed(key)[:: max(1, len(filed(key)) // most)][:most])


def test_games_without_computer_players_have_no_puzzles() -> None:
    assert set(GAMES) == {key for key, game in all_games().items() if game.about.plays_itself}


def drop(*columns: str) -> Any:
    """Return a position of Gem Drop in which seat 0 is to move."""
    game = all_games()["gemdrop"]
    state = game.setup(1, game.about.samples[0], 2).state
    return replace(state, columns=columns, turn=LEARNER)


@pytest.mark.skipif("gemdrop" not in GAMES, reason="the small game has no computer players")
def test_a_small_game_has_puzzles_without_own_code() -> None:
    game = GAMES["gemdrop"]
    assert type(composer_of(game)) is Composer
    found = puzzle_in(game, drop("0", "0", "0", "", "111", "111", "1"), Stream.of(3))
    assert found is not None
    assert found.answer == (game.notate(game.parse(found.answer[0])),)
    assert game.outcome(game.apply(game.read_position(found.position), LEARNER, game.parse(found.answer[0])).state)
    assert puzzle_in(game, drop("", "", "", "", "", "", ""), Stream.of(3)) is None  # no move is far better


@pytest.mark.skipif("gemdrop" not in GAMES, reason="the small game has no computer players")
@pytest.mark.parametrize("passed", [0, 1, 2])
def test_a_new_puzzle_passes_two_checks_with_other_samples(passed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    samples: list[Stream] = []

    def planted(game: AnyGame, puzzle: Puzzle, stream: Stream, *, spare: float = 1.0) -> bool:
        samples.append(stream)
        return len(samples) <= passed and spare > 1

    monkeypatch.setattr("bot.engine.puzzles.check", planted)
    found = puzzle_in(GAMES["gemdrop"], drop("0", "0", "0", "", "111", "111", "1"), Stream.of(3))
    assert (found is not None) == (passed == 2)
    assert len({one.state for one in samples}) == len(samples) == min(passed + 1, 2)


@pytest.mark.parametrize(
    ("key", "most"),
    [
        pytest.param(key, most, marks=pytest.mark.nightly if most == MANY else ())
        for key in sorted(OWN)
        for most in (SOME, MANY)
    ],
)
@pytest.mark.timeout(600)
def test_a_puzzle_has_exactly_one_right_answer(key: str, most: int) -> None:
    for puzzle in spread(key, most):
        # Another sample of worlds may see less of a lead, but no other best turn.
        stream = Stream.of(1_000, zlib.crc32(puzzle.position.encode()))  # the same whatever other puzzles there are
        assert check(GAMES[key], puzzle, stream, spare=LESS), puzzle


@pytest.mark.parametrize("key", sorted(OWN - {"gemrush"}))  # there, the way makes no difference: `tests/games/gemrush`
def test_another_turn_is_no_answer(key: str) -> None:
    game = GAMES[key]
    for puzzle in spread(key, SOME):
        state = game.read_position(puzzle.position)
        others = [game.notate(move) for move in game.legal_moves(state, LEARNER)]
        wrong = next(move for move in others if move not in puzzle.answer)
        assert is_answer(game, puzzle, puzzle.answer)
        assert not is_answer(game, puzzle, (wrong, *puzzle.answer[1:]))
        assert not check(game, replace(puzzle, answer=(wrong, *puzzle.answer[1:])), Stream.of(4))


def test_the_order_of_plays_makes_no_difference() -> None:
    game = GAMES["gembatan"]
    for puzzle in spread("gembatan", 20):
        *plays, end = puzzle.answer
        assert is_answer(game, puzzle, (*plays[::-1], end))
        assert not is_answer(game, puzzle, (*plays[1:], end))


def twin(game: AnyGame, state: Any) -> Any:
    """Return a state with the same view for the seat to move, in which all else differs."""
    seat = game.to_move(state)[0]
    seen = game.view(state, seat)
    worlds = (game.determinize(seen, Stream.of(99, number)) for number in range(1_000))
    return next(world for world in worlds if world != state and game.view(world, seat) == seen)


def test_a_puzzle_depends_on_nothing_that_its_solver_does_not_see() -> None:
    game, found = GAMES["gembatan"], 0
    for puzzle in spread("gembatan", 4):
        state = game.read_position(puzzle.position)
        one, other = (puzzle_in(game, each, Stream.of(5)) for each in (state, twin(game, state)))
        assert one == other
        found += one is not None
    assert found


@of_own
def test_what_is_hidden_is_drawn_anew(key: str) -> None:
    game = GAMES[key]
    composer = composer_of(game)
    assert composer is not None
    state = game.read_position(spread(key, 1)[0].position)
    drawn = [composer.hidden(game, state, LEARNER, Stream.of(number)) for number in (1, 2)]
    for one in drawn:
        assert one is not None
        assert game.view(one, LEARNER) == game.view(state, LEARNER)
    assert len({game.write_position(one) for one in (state, *drawn)}) == 3


@of_own
def test_the_same_match_always_has_the_same_puzzles(key: str) -> None:
    def first() -> Puzzle | None:
        return next(puzzles_of(GAMES[key], 3, 1), None)

    assert first() == first()


@of_own
def test_files_have_puzzles_that_can_be_played(key: str) -> None:
    game, known = GAMES[key], filed(key)
    assert len({puzzle.id for puzzle in known}) == len(known) > 0
    for puzzle in known:
        state = game.read_position(puzzle.position)
        assert game.to_move(state) == (LEARNER,)
        assert game.write_position(state) == puzzle.position
        for number, notation in enumerate(puzzle.answer, 1):
            move = game.parse(notation)
            assert game.notate(move) == notation
            state = game.apply(state, LEARNER, move).state
            assert turn_is_over(game, state, LEARNER) is (number == len(puzzle.answer))


def test_play_goes_on_in_further_worlds_as_if_all_were_asked_for_at_once() -> None:
    game = all_games()["gems3d"]
    view = game.view(game.read_position(filed("gems3d")[0].position), LEARNER)
    moves = [
        Shift(address_of(one.start, view.size), address_of(one.goal, view.size)) for one in ranked_shifts(view)[:2]
    ]
    every = played_out(view, moves, Stream.of(3), range(4))
    parts = [played_out(view, moves, Stream.of(3), some) for some in (range(1), range(1, 4))]
    assert [[*one, *more] for one, more in zip(*parts, strict=True)] == every


def test_the_moves_of_a_position_are_ranked_once_to_find_a_puzzle_and_to_play_on() -> None:
    game = all_games()["gems3d"]
    composer = composer_of(game)
    assert composer is not None
    state = game.setup(5, Options(), 1).state
    posed = composer.posed(state)
    composer.turns(game, game.view(posed, LEARNER), LEARNER, Stream.of(1), 1)
    before = ranked_shifts.cache_info().hits
    composer.played(game, state, LEARNER, Stream.of(2))
    assert ranked_shifts.cache_info().hits == before + 1
