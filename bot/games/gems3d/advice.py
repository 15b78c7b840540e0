"""Suggestions for a player who types: only what is legal now, best first.

Points are exact: what the move itself completes (what a drop may complete afterwards nobody can know). Behind the
scoring moves the order is a rule of thumb. All of it takes a few milliseconds on the largest board.
"""

import msgspec

from bot.engine.game import Seat
from bot.games.gems3d.board import bonus, spots
from bot.games.gems3d.grid import filled, grid_of, holding, lines_of, members
from bot.games.gems3d.model import Address, Board, State
from bot.games.gems3d.notation import cell_at, cell_name
from bot.games.gems3d.rules import board_of, reaches, to_move


class Suggestion(msgspec.Struct, frozen=True):
    """One choice.

    Attributes:
        cell, name: the cell and its name. gem: the gem that would be moved, or that a trick would make.
        points: what the choice scores at once; of a start, what its best move scores.
        row: of a goal, how many gems of the type then stand in one row that can still grow into a line; else 0.
    """

    cell: int
    name: str
    gem: int
    points: int
    row: int = 0


def start_suggestions(state: State, seat: Seat, prefix: str = "") -> list[Suggestion]:
    """Return the gems that can move; those that can score first, by points, then in reading order."""
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
    """Return where the gem at `start` can go: what scores first, by points, then the longest row, then the shortest way.

    Empty where there is no gem at `start` that can move.
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
    """Return the tricks that work while one is held, by points; of types that score alike on a cell, each."""
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
    """What moves of one type of gem score.

    Most gems have no part in the formation that a goal completes: its size is worked out once a goal, and again only
    for the gems that would be taken out of it.
    """

    def __init__(self, state: State, board: Board, gem: int) -> None:
        size = state.options.size
        self._lines = lines_of(size, state.options.line)
        self._own = holding(board.cells, gem)
        gaps = self._lines.gaps(self._own, grid_of(size).all ^ filled(board.cells))
        whole = [(cell, self._formation(self._own, cell)) for cell in members(gaps)]
        self._goals = sorted(whole, key=lambda goal: -goal[1].bit_count())

    def best(self, start: int, reach: int) -> int:
        """Return the points of the best move of the gem on `start`; 0 where none scores."""
        most = 0
        for cell, formation in self._goals:
            if bonus(formation.bit_count()) <= most:
                break
            if reach >> cell & 1:
                most = max(most, self._without(start, cell, formation))
        return most

    def points(self, start: int, reach: int) -> dict[int, int]:
        """Return the points of each move of the gem on `start`, by goal; those that score nothing may be missing."""
        reached = ((cell, formation) for cell, formation in self._goals if reach >> cell & 1)
        return {cell: self._without(start, cell, formation) for cell, formation in reached}

    def _without(self, start: int, goal: int, formation: int) -> int:
        if formation >> start & 1:
            formation = self._formation(self._own & ~(1 << start), goal)
        return bonus(formation.bit_count())

    def _formation(self, own: int, goal: int) -> int:
        """Return the cells of the formation that a gem on `goal` completes; none where it completes none."""
        groups = self._lines.formations(own | 1 << goal)
        return next((group for group in groups if group >> goal & 1), 0)


def _row(cells: bytes, goal: int, gem: int, size: int, line: int) -> int:
    """Return how many gems of the type stand in a row through `goal`, it included, that has room for a whole line."""
    above, left = divmod(goal, size)
    below, right = size - 1 - above, size - 1 - left
    rows = (  # the distance between neighbours in a row, and how many cells it has before and behind `goal`
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
    """Return those whose cell's name begins as the player has begun to type."""
    begun = prefix.strip().upper()
    return [one for one in found if one.name.startswith(begun)]
