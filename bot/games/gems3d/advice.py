"""Suggestions for a player who types a move. All are legal, and the best is first.

A trick changes the type of a gem. A drop puts new gems on the board. The points of a move do not include what the drop
after it completes. Moves without points come last. Of these, moves that make long rows come first.
"""

import msgspec

from bot.engine.game import Seat
from bot.games.gems3d.board import bonus, spots
from bot.games.gems3d.grid import filled, grid_of, holding, lines_of, members
from bot.games.gems3d.model import Address, Board, State
from bot.games.gems3d.notation import cell_at, cell_name
from bot.games.gems3d.rules import board_of, reaches, to_move


class Suggestion(msgspec.Struct, frozen=True):
    """A cell that a player may choose: the start or the goal of a move, or the cell of a trick.

    Attributes:
        name: the cell's name.
        gem: the gem that would move, or the gem that the trick would make.
        points: the points of the move or trick. A start has the points of its best move.
        row: for a goal, the number of gems in the longest row that the move makes; else 0. A row counts only if it has
            room for a line.
    """

    cell: int
    name: str
    gem: int
    points: int
    row: int = 0


def start_suggestions(state: State, seat: Seat, prefix: str = "") -> list[Suggestion]:
    """Return the gems that can move, sorted by points and then in reading order."""
    if seat not in to_move(state):
        return []
    board, size = board_of(state, seat), state.options.size
    chances = {gem: _Chances(state, board, gem) for gem in state.types}
    found = []
    for cell, reach in reaches(board.cells, size):
        gem = board.cells[cell]
        found.append(Suggestion(cell, cell_name(cell, size), gem, chances[gem].best(cell, reach)))
    return sorted(_beginning(found, prefix), key=lambda one: (-one.points, one.cell))


def goal_suggestions(state: State, seat: Seat, start: Address, prefix: str = "") -> list[Suggestion]:
    """Return the goals of the gem at `start`, sorted by points, then by row, then by distance.

    Returns [] if no gem at `start` can move.
    """
    size = state.options.size
    origin = cell_at(start, size)
    board = board_of(state, seat)
    if seat not in to_move(state) or origin is None or not board.cells[origin]:
        return []
    gem, grid = board.cells[origin], grid_of(size)
    reach = grid.flood(1 << origin, grid.all ^ filled(board.cells))
    points = _Chances(state, board, gem).points(origin, reach)
    lifted = board.cells[:origin] + b"\0" + board.cells[origin + 1 :]
    found = []
    for cell in members(reach):
        row = _row(lifted, cell, gem, size, state.options.line)
        found.append(Suggestion(cell, cell_name(cell, size), gem, points.get(cell, 0), row))
    found.sort(key=lambda one: (-one.points, -one.row, grid.distance(origin, one.cell), one.cell))
    return _beginning(found, prefix)


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


class _Chances:
    """Computes the points of moves with one type of gem.

    A formation is the set of gems that vanish together. To save time, the formation around each goal is computed once
    for all starts. But a gem leaves its start. So a formation that contains the start is computed again without it.
    """

    def __init__(self, state: State, board: Board, gem: int) -> None:
        size = state.options.size
        self._lines = lines_of(size, state.options.line)
        self._own = holding(board.cells, gem)
        gaps = self._lines.gaps(self._own, grid_of(size).all ^ filled(board.cells))
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


def _row(cells: bytes, goal: int, gem: int, size: int, line: int) -> int:
    """Return the length of the longest row that a gem on `goal` makes. Rows without room for a line do not count."""
    above, left = divmod(goal, size)
    below, right = size - 1 - above, size - 1 - left
    rows = (  # (distance between neighbours, number of cells before the goal, number of cells after the goal)
        (1, left, right),
        (size, above, below),
        (size + 1, min(above, left), min(below, right)),
        (size - 1, min(above, right), min(below, left)),
    )
    own, fitting, longest = bytes((gem,)), bytes((0, gem)), 1
    for step, before, behind in rows:
        head, tail = cells[goal - step * before : goal : step], cells[goal + step : goal + step * behind + 1 : step]
        room = before + behind + 1 - len(head.rstrip(fitting)) - len(tail.lstrip(fitting))
        if room >= line:
            longest = max(longest, before + behind + 1 - len(head.rstrip(own)) - len(tail.lstrip(own)))
    return longest


def _beginning(found: list[Suggestion], prefix: str) -> list[Suggestion]:
    begun = prefix.strip().upper()
    return [one for one in found if one.name.startswith(begun)]
