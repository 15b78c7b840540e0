"""Suggestions for a player who chooses or types a move. All are legal, and the best is first.

A trick changes the type of a gem. A drop puts new gems on the board. The points of a move do not include what the drop
after it completes. Moves without points come last. Of these, moves that make long rows come first.
"""

import math
from collections.abc import Iterable

import msgspec

from bot.engine.game import Seat
from bot.games.gems3d.board import bonus, spots
from bot.games.gems3d.grid import DIRECTIONS, filled, grid_of, holding, lines_of, members
from bot.games.gems3d.model import Address, Shift, State
from bot.games.gems3d.notation import address_of, cell_at, cell_name
from bot.games.gems3d.rules import board_of, reaches, to_move

LEAST_PROMISE = 3  # The best move of a panel gets a star if it scores, or makes a row of so many gems.


class Suggestion(msgspec.Struct, frozen=True):
    """A cell that a player may choose: the start or the goal of a move, or the cell of a trick.

    Attributes:
        name: the cell's name.
        gem: the gem that would move, or the gem that the trick would make.
        points: the points of the move or trick. A start has the points of its best move.
        row: the most gems of one type that the move brings into a window: as many cells as a line has, without other
            gems, gaps allowed. A start has that of its best move; a trick has 0. It is 1 if the window that the gem
            leaves has as many.
    """

    cell: int
    name: str
    gem: int
    points: int
    row: int = 0


def start_suggestions(state: State, seat: Seat, prefix: str = "") -> list[Suggestion]:
    """Return the gems that can move, sorted by points, then by row, then in reading order."""
    if seat not in to_move(state):
        return []
    cells, size, line = board_of(state, seat).cells, state.options.size, state.options.line
    chances = {gem: _Chances(cells, size, line, gem) for gem in state.types}
    rows = {gem: _Rows(cells, size, line, gem) for gem in state.types}
    found = []
    for cell, reach in reaches(cells, size):
        gem = cells[cell]
        points, row = chances[gem].best(cell, reach), rows[gem].best(cell, reach)
        found.append(Suggestion(cell, cell_name(cell, size), gem, points, row))
    return sorted(_beginning(found, prefix), key=lambda one: (-one.points, -one.row, one.cell))


def offered(state: State, seat: Seat) -> Shift | None:
    """Return the move that has a star in the panels; None if no move has one."""
    start = next(iter(start_suggestions(state, seat)), None)
    if start is None or not promises(start):
        return None
    address = address_of(start.cell, state.options.size)
    return Shift(address, address_of(goal_suggestions(state, seat, address)[0].cell, state.options.size))


def promises(best: Suggestion) -> bool:
    """Return whether the best suggestion gets a star."""
    return best.points > 0 or best.row >= LEAST_PROMISE


def goal_suggestions(state: State, seat: Seat, start: Address, prefix: str = "") -> list[Suggestion]:
    """Return the goals of the gem at `start`, sorted by points, then by row, then by distance.

    Returns [] if no gem at `start` can move.
    """
    size, line = state.options.size, state.options.line
    origin = cell_at(start, size)
    cells = board_of(state, seat).cells
    if seat not in to_move(state) or origin is None or not cells[origin]:
        return []
    gem, grid = cells[origin], grid_of(size)
    reach = grid.flood(1 << origin, grid.all ^ filled(cells))
    points = gains(cells, size, line, origin)
    rows = _Rows(cells, size, line, gem)
    found = [
        Suggestion(cell, cell_name(cell, size), gem, points.get(cell, 0), rows.made(origin, cell))
        for cell in members(reach)
    ]
    found.sort(key=lambda one: (-one.points, -one.row, grid.distance(origin, one.cell), one.cell))
    return _beginning(found, prefix)


def starts_by_type(found: Iterable[Suggestion], cells: bytes) -> list[Suggestion]:
    """Return starts, sorted by what everybody sees: those that score, then those of the types that most gems have.

    Of one type, gems that stand alone come first. cells: the board.
    """
    size = math.isqrt(len(cells))
    return sorted(
        found, key=lambda one: (-one.points, -cells.count(one.gem), _in_sight(cells, size, one, one.cell), one.cell)
    )


def goals_in_sight(found: Iterable[Suggestion], cells: bytes, start: Address) -> list[Suggestion]:
    """Return goals of the gem at `start`, sorted by what everybody sees.

    Those that score come first, then those from which most gems of its type are in sight. cells: the board.
    """
    size = math.isqrt(len(cells))
    origin = cell_at(start, size)
    return sorted(found, key=lambda one: (-one.points, -_in_sight(cells, size, one, origin), one.cell))


def _in_sight(cells: bytes, size: int, one: Suggestion, start: int | None) -> int:
    """Return how many gems of its type a gem would see from a cell, across, down and diagonally.

    Other gems are in the way, but not the gem on `start`, which is the one that moves.
    """
    count = 0
    for down, right in (*DIRECTIONS, *((-down, -right) for down, right in DIRECTIONS)):
        row, column = divmod(one.cell, size)
        while 0 <= (row := row + down) < size and 0 <= (column := column + right) < size:
            cell = row * size + column
            if cells[cell] and cell != start:
                if cells[cell] != one.gem:
                    break
                count += 1
    return count


def trick_suggestions(state: State, seat: Seat, prefix: str = "") -> list[Suggestion]:
    """Return the possible tricks, sorted by points. For each cell, only the types with the most points are returned."""
    board, size = board_of(state, seat), state.options.size
    if seat not in to_move(state) or not board.tricks:
        return []
    found = [
        Suggestion(spot.cell, cell_name(spot.cell, size), gem, spot.points)
        for spot in spots(state, board)
        for gem in spot.gems
    ]
    return sorted(_beginning(found, prefix), key=lambda one: (-one.points, one.cell, one.gem))


def gains(cells: bytes, size: int, line: int, start: int) -> dict[int, int]:
    """Return the points of the moves of the gem on `start` that score, by goal."""
    grid = grid_of(size)
    reach = grid.flood(1 << start, grid.all ^ filled(cells))
    points = _Chances(cells, size, line, cells[start]).points(start, reach)
    return {cell: gain for cell, gain in points.items() if gain}


def most_points(cells: bytes, size: int, line: int, types: bytes) -> int:
    """Return the points of the move that scores most; 0 if none scores."""
    chances = {gem: _Chances(cells, size, line, gem) for gem in types}
    return max((chances[cells[cell]].best(cell, reach) for cell, reach in reaches(cells, size)), default=0)


class _Chances:
    """Computes the points of moves with one type of gem.

    A formation is the set of gems that vanish together. To save time, the formation around each goal is computed once
    for all starts. But a gem leaves its start. So a formation that contains the start is computed again without it.
    """

    def __init__(self, cells: bytes, size: int, line: int, gem: int) -> None:
        self._lines = lines_of(size, line)
        self._own = holding(cells, gem)
        gaps = self._lines.gaps(self._own, grid_of(size).all ^ filled(cells))
        whole = [(cell, self._formation(self._own, cell)) for cell in members(gaps)]
        self._goals = sorted(whole, key=lambda goal: -goal[1].bit_count())

    def best(self, start: int, reach: int) -> int:
        """Return the points of the best move of the gem on `start`; 0 if none scores."""
        most = 0
        for cell, formation in self._goals:
            if bonus(formation.bit_count()) <= most:
                break
            if reach >> cell & 1:
                most = max(most, self._without(start, cell, formation))
        return most

    def points(self, start: int, reach: int) -> dict[int, int]:
        """Return the points of the gem's moves, by goal. Moves without points may be missing."""
        reached = ((cell, formation) for cell, formation in self._goals if reach >> cell & 1)
        return {cell: self._without(start, cell, formation) for cell, formation in reached}

    def _without(self, start: int, goal: int, formation: int) -> int:
        if formation >> start & 1:
            formation = self._formation(self._own & ~(1 << start), goal)
        return bonus(formation.bit_count())

    def _formation(self, own: int, goal: int) -> int:
        """Return the cells of the formation that a gem on `goal` completes; 0 if there is no formation."""
        groups = self._lines.formations(own | 1 << goal)
        return next((group for group in groups if group >> goal & 1), 0)


class _Rows:
    """Computes the longest row that a move with one type of gem makes.

    To save time, the windows are first counted as if the gem also stayed on its start. No row is longer without it.
    """

    def __init__(self, cells: bytes, size: int, line: int, gem: int) -> None:
        self._lines = lines_of(size, line)
        self._own = holding(cells, gem)
        self._others = filled(cells) ^ self._own
        self._cells_with = [0] * (line + 1)  # by number of own gems: the cells of the windows that have so many
        for window in self._lines.windows:
            if not window & self._others:
                self._cells_with[(window & self._own).bit_count()] |= window

    def best(self, start: int, reach: int) -> int:
        """Return the row of the best move of the gem on `start`, as `made` does."""
        most = 1
        for count in range(len(self._cells_with) - 1, 0, -1):
            if count < most:
                break
            for goal in members(self._cells_with[count] & reach):
                most = max(most, self._row(start, goal))
        return self._if_longer(most, start)

    def made(self, start: int, goal: int) -> int:
        """Return the longest row that a move makes; 1 if the gem's row on `start` is as long."""
        return self._if_longer(self._row(start, goal), start)

    def _if_longer(self, row: int, start: int) -> int:
        return row if row > self._row(start, start) else 1

    def _row(self, start: int, goal: int) -> int:
        """Return the most gems that a window with `goal` has once the gem on `start` is there."""
        own = self._own & ~(1 << start) | 1 << goal
        free = (window for window in self._lines.windows_of[goal] if not window & self._others)
        return max(((window & own).bit_count() for window in free), default=1)


def _beginning(found: list[Suggestion], prefix: str) -> list[Suggestion]:
    begun = prefix.strip().upper()
    return [one for one in found if one.name.startswith(begun)]
