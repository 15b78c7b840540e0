"""Tests of the option `cells`: the cells of the next gems are marked, and the gems fall there."""

import pytest
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.engine.table import Table
from bot.errors import NotationError
from bot.games.gems3d import GAME
from bot.games.gems3d.heard import alt
from bot.games.gems3d.model import Cells, GemsDropped, Mode, Move, Options, State, Trick
from bot.games.gems3d.notation import cell_at, cell_name, gem_letter
from bot.games.gems3d.view import own_view
from bot.ui.words import Words
from cogs.gems3d.face import GemsFace
from render.gems3d import paint
from render.gems3d.tiles import Scene
from tests.texts.loaded import all_texts

SHOWN = Options(cells=Cells.SHOWN)
TAKEN = "5/5/K4/5/D4 types=KDB drop=2 seed=3 cells=shown marked=C3+E1"


def play(state: State, move: str) -> tuple[State, GemsDropped | None]:
    step = GAME.apply(state, Seat(0), GAME.parse(move))
    return step.state, next((event for event in step.events if isinstance(event, GemsDropped)), None)


def names(cells: bytes, size: int) -> list[str]:
    return [cell_name(cell, size) for cell in cells]


def test_gems_fall_where_the_board_has_marked_it() -> None:
    for seed in range(20):
        state, rnd = GAME.setup(seed, SHOWN, 1).state, Stream.of(seed)
        for turn in range(12):
            seen = own_view(state, Seat(0))
            assert seen.marked is not None
            assert seen.next is not None
            assert len(seen.marked) == len(set(seen.marked)) == 3
            assert not any(seen.cells[cell] for cell in seen.marked)
            moves = GAME.legal_moves(state, Seat(0))
            move = moves[Stream.of(rnd.state, turn).below(len(moves))[0]]
            state, fallen = play(state, GAME.notate(move))
            if fallen is not None and goal(move) not in seen.marked:
                assert (fallen.gems, fallen.cells) == (seen.next, seen.marked)


def goal(move: Move) -> int:
    """Return the cell to which a gem goes; -1 for a trick."""
    return -1 if isinstance(move, Trick) else cell_at(move.goal, SHOWN.size) or 0


def test_a_gem_whose_cell_is_taken_falls_on_another_that_is_not_marked() -> None:
    landed = set[str]()
    for seed in range(40):
        state, fallen = play(GAME.read_position(TAKEN.replace("seed=3", f"seed={seed}")), "A3-C3")
        assert fallen is not None
        first, second = names(fallen.cells, 5)
        assert second == "E1"
        assert first not in ("C3", "E1", "A5")
        assert state.boards[0].cells[cell_at(GAME.parse("A1-C3").goal, 5) or 0]  # type: ignore[union-attr]
        landed.add(first)
    assert len(landed) > 10  # any empty cell


def test_marks_stay_where_they_are_while_nothing_falls() -> None:
    state = GAME.read_position("4K/5/KKKK1/5/D4 types=KDB drop=2 cells=shown marked=C1+E3")
    after, fallen = play(state, "E1-E3")
    assert fallen is None
    assert after.boards[0].marked == state.boards[0].marked
    seen = own_view(after, Seat(0))
    assert names(seen.marked or b"", 5) == ["C1", "E3"]


def test_a_crowded_board_marks_no_more_cells_than_it_has() -> None:
    position = "KDBKD/BKDBK/DBKDB/KDBKD/BD3 types=KDB drop=7 seed=1 cells=shown marked=C5+D5+E5"
    after, fallen = play(GAME.read_position(position), "B5-C5")
    assert fallen is not None
    assert sorted(names(fallen.cells, 5)) == ["B5", "D5", "E5"]
    left = after.boards[0]
    assert sorted(left.marked) == [cell for cell, gem in enumerate(left.cells) if not gem]


def test_each_board_of_a_race_has_its_own_marks_and_nobody_else_sees_them() -> None:
    options = Options(mode=Mode.RACE, size=6, types=4, drop=2, line=4, cells=Cells.SHOWN)
    state = GAME.setup(1, options, 2).state
    state = GAME.apply(state, Seat(0), GAME.legal_moves(state, Seat(0))[0]).state
    mine, theirs = (own_view(state, Seat(seat)).marked for seat in (0, 1))
    assert mine != theirs
    assert not hasattr(GAME.view(state, None), "marked")


def test_without_the_option_nothing_is_marked() -> None:
    state = GAME.setup(1, Options(), 1).state
    assert (state.boards[0].marked, own_view(state, Seat(0)).marked) == (b"", None)


@pytest.mark.parametrize("marks", ["A3", "C3+C3", "C3+E1+E2", "F1", "C", ""])
def test_marks_that_no_match_can_have_are_refused(marks: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.read_position(TAKEN.replace("C3+E1", marks))
    assert refusal.value.params["field"] == "marked"


def test_marks_need_the_option() -> None:
    with pytest.raises(NotationError):
        GAME.read_position(TAKEN.replace("cells=shown ", ""))


def test_computer_players_know_where_the_gems_fall() -> None:
    state = GAME.read_position("7/7/KKKK3/7/7/7/DB5 types=KDB drop=1 seed=1 cells=shown marked=G7")
    view = own_view(state, Seat(0))
    again = GAME.determinize(view, Stream.of(5))
    assert own_view(again, Seat(0)) == view
    step = GAME.apply(again, Seat(0), GAME.parse("A7-B6"))
    assert [event.cells for event in step.events if isinstance(event, GemsDropped)] == [view.marked]


def test_a_leaderboard_of_its_own_tells_it() -> None:
    words, race = Words(all_texts(), "en-US"), Options(Mode.RACE, turns=20, points=True, cells=Cells.SHOWN)
    for options in (SHOWN, race):
        board = GAME.scoreboard(options)
        assert board != GAME.scoreboard(replace(options, cells=Cells.HIDDEN))
        said = GemsFace().leaderboard(board, words)
        assert said == GemsFace().settings(options, words)
        assert "next cells shown" in said


def test_the_picture_and_its_words_mark_the_cells() -> None:
    seen = own_view(GAME.read_position(TAKEN), Seat(0))
    tiles = dict(Scene(seen).tiles())
    assert {cell_name(cell, 5): tile.letter for cell, tile in tiles.items() if tile.soon} == {
        cell_name(cell, 5): gem_letter(gem) for cell, gem in zip(seen.marked or b"", seen.next or b"", strict=True)
    }
    assert paint(seen, Table()) != paint(replace(seen, marked=b""), Table())
    told = next(dict(one.params)["gems"] for one in GAME.alt(seen) if one.key == "gems3d-alt-next")
    assert "C3" in str(told)
    assert "E1" in str(told)


def test_the_alt_text_names_a_next_gem_that_has_no_cell_any_more() -> None:
    seen = own_view(GAME.read_position(TAKEN), Seat(0))
    assert seen.next is not None
    assert seen.marked is not None
    whole, fewer = (
        next(dict(line.params)["gems"] for line in alt(view) if line.key == "gems3d-alt-next")
        for view in (seen, replace(seen, marked=seen.marked[:1]))
    )
    assert str(whole).split(", ")[0] == str(fewer).split(", ")[0]
    assert str(fewer).split(", ")[1:] == [str(whole).split(", ")[1].rpartition(" ")[0]]
