"""Tests of the boards of the lesson: they show every type of gem, and no number jumps from one board to the next."""

from itertools import pairwise

from bot.engine.lessons import LEARNER
from bot.games.gems3d import GAME
from bot.games.gems3d.lessons import LESSONS
from bot.games.gems3d.model import GEM_NAMES, State
from bot.games.gems3d.notation import gem_name
from bot.games.gems3d.rules import board_of
from tests.lessons.test_lessons import Position, played

POSITIONS = [one for lesson in LESSONS for one in played(GAME, lesson)]


def numbers(state: State) -> tuple[int, int, int]:
    """Return what the picture of a board counts: points, tricks and turns."""
    board = board_of(state, LEARNER)
    return board.score, board.tricks, board.turns


def after(position: Position) -> State:
    task, state, made = position
    return GAME.apply(state, LEARNER, GAME.parse(task.moves[len(made)])).state


def test_a_learner_sees_every_type_of_gem() -> None:
    shown = {gem for one in POSITIONS for gem in board_of(one.state, LEARNER).cells if gem}

    assert {gem_name(gem) for gem in shown} == set(GEM_NAMES)


def test_points_tricks_and_turns_go_on_from_board_to_board() -> None:
    assert numbers(POSITIONS[0].state) == (0, 0, 0)
    assert [numbers(one.state) for one in POSITIONS[1:]] == [numbers(after(one)) for one, _ in pairwise(POSITIONS)]
