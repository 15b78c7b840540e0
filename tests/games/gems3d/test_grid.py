"""Compares calculations on bits with plain calculations on single cells."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.gems3d import GAME
from bot.games.gems3d.grid import filled, flags, grid_of, holding, lines_of, members
from bot.games.gems3d.model import LINE_RANGE, SIZE_RANGE, Board, Options, Shift, State, Trick
from bot.games.gems3d.notation import address_of

Cells = frozenset[int]
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))


@st.composite
def boards(draw: st.DrawFn, kinds: int = 3) -> tuple[int, bytes]:
    """Draw a side length and a board, from nearly empty to full. Few kinds of gems make lines common."""
    size = draw(st.integers(*SIZE_RANGE))
    fullness = draw(st.floats(0, 1))
    dice = random.Random(draw(st.integers(0, 2**32)))
    cells = bytes(dice.randint(1, kinds) if dice.random() < fullness else 0 for _ in range(size * size))
    return size, cells


lengths = st.integers(*LINE_RANGE)


def inside(size: int, row: int, column: int) -> bool:
    return 0 <= row < size and 0 <= column < size


def walk(size: int, start: int, free: Cells) -> dict[int, int]:
    """Return the number of steps to every free cell that a walk from `start` reaches, by a breadth-first search."""
    distance, edge = {start: 0}, [start]
    for cell in edge:
        row, column = divmod(cell, size)
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            near = (row + down) * size + column + right
            if inside(size, row + down, column + right) and near in free and near not in distance:
                distance[near] = distance[cell] + 1
                edge.append(near)
    return distance


def naive_lines(size: int, length: int, gems: Cells) -> list[Cells]:
    found = []
    for cell in range(size * size):
        row, column = divmod(cell, size)
        for down, right in STEPS:
            ends = inside(size, row + down * (length - 1), column + right * (length - 1))
            line = frozenset((row + down * n) * size + column + right * n for n in range(length))
            if ends and line <= gems:
                found.append(line)
    return found


def naive_formations(size: int, length: int, gems: Cells) -> set[Cells]:
    groups = [set(line) for line in naive_lines(size, length, gems)]
    joined = True
    while joined:
        joined = False
        for one in groups:
            for other in groups:
                if one is not other and one & other:
                    one |= other
                    groups.remove(other)
                    joined = True
                    break
            if joined:
                break
    return {frozenset(group) for group in groups}


def as_cells(bits: int) -> Cells:
    return frozenset(members(bits))


def of_kind(cells: bytes, gem: int) -> Cells:
    return frozenset(cell for cell, value in enumerate(cells) if value == gem)


@pytest.mark.slow
@given(boards())
def test_the_bits_of_a_board_give_the_right_cells(board: tuple[int, bytes]) -> None:
    size, cells = board

    assert as_cells(filled(cells)) == frozenset(range(size * size)) - of_kind(cells, 0)
    for gem in range(4):
        bits = holding(cells, gem)
        assert as_cells(bits) == of_kind(cells, gem)
        assert flags(bits, size * size) == bytes(value == gem for value in cells)


@given(boards(), st.data())
def test_a_flood_reaches_the_same_cells_as_a_walk(board: tuple[int, bytes], data: st.DataObject) -> None:
    size, cells = board
    start = data.draw(st.integers(0, size * size - 1))
    empty = of_kind(cells, 0)

    reached = as_cells(grid_of(size).flood(1 << start, holding(cells, 0)))

    assert reached - {start} == frozenset(walk(size, start, empty)) - {start}


@given(boards())
def test_components_divide_the_empty_cells(board: tuple[int, bytes]) -> None:
    size, cells = board
    parts = [as_cells(part) for part in grid_of(size).components(holding(cells, 0))]

    assert sorted(cell for part in parts for cell in part) == sorted(of_kind(cells, 0))
    for part in parts:
        assert frozenset(walk(size, min(part), of_kind(cells, 0))) == part


@given(boards(), st.data())
def test_a_path_is_as_short_as_a_walk(board: tuple[int, bytes], data: st.DataObject) -> None:
    size, cells = board
    empty = of_kind(cells, 0)
    start = data.draw(st.integers(0, size * size - 1))
    goal = data.draw(st.sampled_from(sorted(empty - {start}))) if empty - {start} else None
    if goal is None:
        return
    distance = walk(size, start, empty)

    path = grid_of(size).path(start, goal, holding(cells, 0))

    assert (path is None) == (goal not in distance)
    if path is not None:
        assert (path[0], path[-1]) == (start, goal)
        assert len(path) == distance[goal] + 1
        assert all(cell in empty for cell in path[1:])
        assert all(near in grid_of(size).neighbours[cell] for cell, near in pairwise(path))


def test_a_path_has_as_few_turns_as_possible() -> None:
    """On the way from A1 to C3, either C2 or B3 is filled. The path through the other cell turns once and not twice."""
    a1, c2, b3, c3 = 0, 9 + 2, 18 + 1, 18 + 2
    grid = grid_of(9)

    assert grid.path(a1, c3, grid.all ^ (1 << a1 | 1 << c2)) == bytes((0, 9, 18, 19, 20))
    assert grid.path(a1, c3, grid.all ^ (1 << a1 | 1 << b3)) == bytes((0, 1, 2, 11, 20))


@settings(max_examples=60)
@given(boards(kinds=2), lengths)
def test_lines_that_share_cells_form_one_formation(board: tuple[int, bytes], length: int) -> None:
    size, cells = board
    gems = of_kind(cells, 1)
    lines = lines_of(size, min(length, size))

    assert sorted(map(sorted, map(as_cells, lines.within(holding(cells, 1))))) == sorted(
        map(sorted, naive_lines(size, lines.length, gems))
    )
    found = [as_cells(formation) for formation in lines.formations(holding(cells, 1))]
    assert set(found) == naive_formations(size, lines.length, gems)
    assert found == sorted(found, key=min)


@settings(max_examples=50)
@given(boards(), lengths)
def test_a_gap_is_an_empty_cell_that_completes_a_line(board: tuple[int, bytes], length: int) -> None:
    size, cells = board
    gems, empty = of_kind(cells, 1), of_kind(cells, 0)
    length = min(length, size)
    every_line = naive_lines(size, length, frozenset(range(size * size)))

    found = lines_of(size, length).gaps(holding(cells, 1), holding(cells, 0))

    assert as_cells(found) == {next(iter(line - gems)) for line in every_line if len(line - gems) == 1} & empty


@settings(max_examples=40)
@pytest.mark.slow
@given(boards(), st.integers(3, 6), st.integers(0, 1))
def test_legal_moves_equal_those_of_the_plain_calculation(board: tuple[int, bytes], length: int, tricks: int) -> None:
    size, cells = board
    length = min(length, size)
    state = State(
        Options(size=size, types=3, line=length), 0, bytes((1, 2, 3)), (Board(cells, tricks=tricks),), (0,), (True,)
    )
    expected: set[Shift | Trick] = {
        Shift(address_of(start, size), address_of(goal, size))
        for start in range(size * size)
        if cells[start]
        for goal in walk(size, start, of_kind(cells, 0))
        if goal != start
    }
    if tricks:
        expected |= naive_tricks(size, length, cells)

    assert set(GAME.legal_moves(state, state.turn)) == expected


def naive_tricks(size: int, length: int, cells: bytes) -> set[Trick]:
    tricks = set()
    for cell in range(size * size):
        sizes = {}
        for gem in {1, 2, 3} - {cells[cell], 0}:
            if not cells[cell]:
                continue
            changed = of_kind(cells, gem) | {cell}
            formation = [group for group in naive_formations(size, length, changed) if cell in group]
            if formation:
                sizes[gem] = len(formation[0])
        tricks |= {Trick(address_of(cell, size), gem) for gem, count in sizes.items() if count == max(sizes.values())}
    return tricks


@pytest.mark.parametrize("size", range(SIZE_RANGE[0], SIZE_RANGE[1] + 1))
def test_an_empty_board_is_one_component(size: int) -> None:
    grid = grid_of(size)

    assert list(grid.components(grid.all)) == [grid.all]
    assert len(members(grid.all)) == grid.area
