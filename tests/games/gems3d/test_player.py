"""Tests of the computer players: they know the worth of every move, and see what a good player sees."""

import random

import pytest

from bot.engine.chance import Stream
from bot.engine.game import LEVELS, Advice, Level, Phrase, Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.advice import most_points
from bot.games.gems3d.model import Mode, Options, Shift, State, Trick, View
from bot.games.gems3d.notation import parse_address, parse_move
from bot.games.gems3d.player import missed
from bot.games.gems3d.reasons import reason
from bot.games.gems3d.view import own_view
from bot.games.gems3d.windows import SCALE
from bot.games.gems3d.worlds import determinize
from bot.games.gems3d.worth import Judge
from tests.games.gems3d.drawing import draw
from tests.texts.loaded import all_texts

TEXTS = all_texts()
FOUR = """
RRRR.....
.........
....K...R
.........
..G......
.........
.......B.
.........
.........
"""
ROOM = """
RRBRR....
.........
.........
.........
.........
.........
.........
.........
.........
"""


def advised(state: State, level: Level = "hard", number: int = 1, budget: float = 0.2) -> Advice:
    seat = state.turn
    legal = GAME.legal_moves(state, seat)
    *_, last = GAME.advise(GAME.view(state, seat), seat, list(legal), Stream.of(number), level, budget)
    return last


def scattered(dice: random.Random, size: int, line: int, types: int) -> bytes:
    """Return a board without lines that is half full."""
    judge = Judge(size, line, types)
    cells = bytes(dice.randint(1, types) if dice.random() < 0.5 else 0 for _ in range(size * size))
    while True:
        cells, points = judge.cleared(cells, range(1, types + 1))
        if not points:
            return cells


@pytest.mark.slow
@pytest.mark.parametrize(("size", "line", "types"), [(9, 5, 7), (5, 3, 3), (15, 10, 12), (6, 4, 4), (7, 3, 12)])
def test_the_sums_of_all_changes_are_the_worths_of_the_boards(size: int, line: int, types: int) -> None:
    dice, judge = random.Random(size), Judge(size, line, types)
    for _ in range(3):
        cells = scattered(dice, size, line, types)
        found = judge.shifts(cells)

        for one in found[::7]:
            assert one == judge.shifted(cells, one.start, one.goal)
        best = judge.best(cells)
        assert best is not None
        most = max(one.worth for one in found)
        assert most - SCALE / 10 < best.worth <= most


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_overlooks_a_line(level: Level) -> None:
    for number in range(3):
        advice = advised(draw(FOUR), level, number)

        assert GAME.notate(advice.move) == "I3-E1"
        assert advice.why == Phrase.of(
            "gems3d-why-line", gem="red", start="I3", goal="E1", count=5, cells="A1 B1 C1 D1 E1", points=5
        )


def test_a_full_board_gets_the_best_trick() -> None:
    full = "KRRBR\nGCKRG\nKBGCK\nGCKBG\nKBGRC"
    state = draw(full.replace("KRRBR", "RRRBR"), tricks=1)

    for level in LEVELS:
        advice = advised(state, level)
        assert advice.move == Trick(parse_address("D1"), 12)
        assert advice.why == Phrase.of(
            "gems3d-why-trick", cell="D1", old="blue", new="red", count=5, cells="A1 B1 C1 D1 E1", points=5
        )


def test_a_trick_is_kept_until_it_is_needed() -> None:
    state = draw(ROOM, tricks=1)

    assert isinstance(advised(state, "easy").move, Trick)
    assert not isinstance(advised(state, "normal").move, Trick)
    assert not isinstance(advised(state, "hard").move, Trick)
    last = draw(ROOM, tricks=1, length=10, turns=9)
    assert isinstance(advised(last, "hard").move, Trick)


def test_the_last_move_is_for_points() -> None:
    """Two gems complete lines here. One line is longer, and no gem can fall afterwards."""
    board = "RRRR.RR..\nG........\nG.......G\nG........\nG.......R\n.........\n.........\n.........\n........."
    advice = advised(draw(board, length=10, turns=9))

    assert GAME.notate(advice.move) == "I5-E1"


@pytest.mark.parametrize(
    ("board", "move", "key", "cells"),
    [
        (FOUR, "E3-E1", "gems3d-why-wait", ""),
        (FOUR, "I3-E1", "gems3d-why-line", "A1 B1 C1 D1 E1"),
        (FOUR.replace("..G......", "........K"), "E3-I8", "gems3d-why-row", "I5 I8"),
        (ROOM, "C1-I9", "gems3d-why-room", ""),
    ],
)
def test_a_move_has_a_reason_that_names_its_gems_in_all_languages(board: str, move: str, key: str, cells: str) -> None:
    why = reason(own_view(draw(board), Seat(0)), parse_move(move))

    assert why.key == key
    assert dict(why.params).get("cells", "") == cells
    for language in TEXTS.languages:
        assert "{" not in TEXTS.phrase(language, why)


def test_an_imagined_drop_falls_as_foretold() -> None:
    for mode, seats in ((Mode.SOLO, 1), (Mode.RELAY, 2), (Mode.RACE, 2)):
        state = GAME.setup(3, Options(mode=mode), seats).state
        imagined = determinize(own_view(state, Seat(0)), Stream.of(5))
        move = advised(imagined, "normal").move
        drop, again = (GAME.apply(one, Seat(0), move).state.boards[0] for one in (state, imagined))

        assert sorted(drop.cells) == sorted(again.cells)
        assert again.foretold == b""
        assert drop.cells != again.cells  # Only the types are known.


@pytest.mark.slow
def test_more_work_reads_more_boards_and_each_batch_gives_a_move() -> None:
    state = GAME.setup(11, Options(), 1).state
    legal = GAME.legal_moves(state, Seat(0))
    works = []
    for budget in (0.2, 0.6):
        found = list(GAME.advise(GAME.view(state, Seat(0)), Seat(0), legal, Stream.of(2), "hard", budget))
        assert len(found) > 10
        assert all(one.move in legal and one.why is not None for one in found)
        assert [one.work for one in found] == sorted(one.work for one in found)
        works.append(found[-1].work)

    assert works[1] / works[0] == pytest.approx(3, rel=0.2)


@pytest.mark.slow
def test_on_a_shared_board_no_move_that_scores_is_left_to_the_next_seat() -> None:
    chances = 0
    for seed in range(3):
        state = GAME.setup(seed, Options(Mode.RELAY, size=6, line=4, types=6), 2).state
        for number in range(30):
            if not GAME.to_move(state):
                break
            view, advice = GAME.view(state, state.turn), advised(state, "hard", number, budget=0.05)
            assert isinstance(view, View)
            most = most_points(view.cells, view.size, view.line, view.types)
            if most and isinstance(advice.move, Shift):
                chances += 1
                assert missed(view, advice.move) < most
            assert view.hint is None or isinstance(advice.move, Trick)
            state = GAME.apply(state, state.turn, advice.move).state
    assert chances > 5
