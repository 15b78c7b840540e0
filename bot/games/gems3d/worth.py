"""Tells computer players how good a board is for the moves to come.

A window is `line` neighbouring cells in a row, a column or a diagonal. A line must fill a window. So a window is worth
more if fewer gems of its most frequent type are missing, and less if other gems stand in the way. The worth of a board
is the sum of its windows, of its empty cells, and of neighbours that are both empty.

A player compares thousands of moves, so the worths of all moves come from few additions. The cells of a row decide what
changes in its windows if a gem of any type lands on one of its empty cells, or if one of its gems goes away. All these
changes are lanes of one large int, which a cache keeps for each row that was seen. The sum of these ints over all rows
has the changes of all moves. Only a move inside a row changes a window twice; `_twice` corrects it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice, pairwise
from struct import Struct
from typing import NamedTuple

from bot.games.gems3d.board import bonus
from bot.games.gems3d.grid import DIRECTIONS, filled, grid_of, holding, lines_of, members

# The worth of a window in points, by the number of gems of its most frequent type that are missing, and by the numbers
# of its other gems. `tests/ladder/fit_gems3d.py` shows how the weights were fitted.
WINDOW: dict[tuple[int, tuple[int, ...]], float] = {
    (4, ()): 0.0905, (3, ()): 0.325, (2, ()): 2.08, (1, ()): 6.7,
    (3, (1,)): 0.046, (2, (1,)): 0.766, (1, (1,)): 2.99,
    (3, (2,)): -0.1, (3, (1, 1)): -0.064, (2, (2,)): 0.18, (2, (1, 1)): 0.16,
}  # fmt: skip
FURTHER = 0.4  # the factor for each gem that is missing beyond four
EMPTY_CELL = 6.1
EMPTY_PAIR = 0.0  # two neighbours that are both empty
POINT = 1.1
NO_DROP = 0.1  # A move that scores causes no drop.
LOST = -200.0  # no move is possible

SCALE = 10_000  # The lanes hold whole numbers.
LANE = 32  # bits
MIDDLE = 1 << 30  # added to each lane, so that none is negative
DONE = 1 << 26  # marks a gem that completes a line; more than all windows of a board
MARKED = MIDDLE + DONE // 2
TAKEN = -(1 << 27)  # marks an occupied cell, on which no gem can land
LOWEST = 1 << 60
STARTS = 3  # so many gems are compared for a cell that completes a line; more differ little


class Row(NamedTuple):
    """A row, column or diagonal. straight: whether its neighbours are neighbours on a path."""

    place: slice
    cells: tuple[int, ...]
    straight: bool


class Shifted(NamedTuple):
    """A move and what it is worth: its points and the board before any drop."""

    worth: float
    start: int
    goal: int
    points: int = 0


@cache
def rows_of(size: int, line: int) -> tuple[tuple[Row, ...], dict[tuple[int, int], tuple[int, int, int]]]:
    """Return all rows with room for a line. For two cells of a window, also return their row and their places in it."""
    rows = []
    for down, right in DIRECTIONS:
        for first in range(size * size):
            above, left = divmod(first, size)
            if above >= down and 0 <= left - right < size:
                continue
            steps = min(size - above if down else size, size - left if right > 0 else left + 1 if right else size)
            step = down * size + right
            cells = tuple(first + step * number for number in range(steps))
            if steps >= line:
                rows.append(Row(slice(first, cells[-1] + 1, step), cells, not (down and right)))
    shared = {
        (row.cells[one], row.cells[other]): (at, one, other)
        for at, row in enumerate(rows)
        for one in range(len(row.cells))
        for other in range(max(0, one - line + 1), min(len(row.cells), one + line))
        if one != other
    }
    return tuple(rows), shared


class Judge:
    """Compares the moves on boards of one match. On its boards, the types have the numbers 1, 2, 3 and so on.

    point: what a point is worth.
    """

    def __init__(self, size: int, line: int, types: int, point: float = POINT) -> None:
        self._point = point
        self._size, self._line, self._types, self._area = size, line, types, size * size
        self._grid, self._lines = grid_of(size), lines_of(size, line)
        self._rows, self._shared = rows_of(size, line)
        self._known = tuple((row.place, dict[bytes, int]()) for row in self._rows)
        lanes = (types + 1) * self._area + 1  # for each type and cell, for each start, and for the whole board
        self._lanes = Struct(f"<{lanes}I")
        self._every_type = sum(1 << LANE * self._area * gem for gem in range(types))
        self._middle = sum(MIDDLE << LANE * lane for lane in range(lanes))

    def shifts(self, cells: bytes) -> list[Shifted]:
        """Return all moves of gems."""
        lanes, area = self._read(cells), self._area
        found = []
        for start, gem in enumerate(cells):
            reach = self._reach(cells, start) if gem else 0
            row = lanes[(gem - 1) * area : gem * area]
            so_far = lanes[-1] + lanes[self._types * area + start] - 3 * MIDDLE
            for goal in members(reach):
                if row[goal] > MARKED:
                    found.append(self.shifted(cells, start, goal))
                else:
                    twice = self._twice(cells, start, goal)
                    found.append(Shifted(so_far + row[goal] + twice + self._room(cells), start, goal))
        return found

    def best(self, cells: bytes) -> Shifted | None:
        """Return the best move; None if no gem can move."""
        lanes, area, types = self._read(cells), self._area, self._types
        gains: list[Sequence[int]] = [lanes[first : first + area] for first in range(0, types * area, area)]
        lifts = lanes[types * area :]
        tops = [0, *map(max, gains)]
        best = None
        for gem in range(1, types + 1):
            if tops[gem] > MARKED:
                best = self._best_line(cells, gem, gains[gem - 1], lifts, best)
                gains[gem - 1] = [0 if gain > MARKED else gain for gain in gains[gem - 1]]
                tops[gem] = max(gains[gem - 1])
        before = lanes[-1] - 3 * MIDDLE + self._room(cells)
        least = best.worth - before if best else -LOWEST
        order = sorted(((lifts[cell] + tops[gem], cell) for cell, gem in enumerate(cells) if gem), reverse=True)
        for bound, start in order:
            if bound <= least:
                break
            reach = self._reach(cells, start)
            if not reach:
                continue
            lift = lifts[start]
            for goal, gain in enumerate(gains[cells[start] - 1]):
                if lift + gain > least and reach >> goal & 1:
                    worth = lift + gain + self._twice(cells, start, goal)
                    if worth > least:
                        least, best = worth, Shifted(before + worth, start, goal)
        return best

    def worth(self, cells: bytes) -> int:
        """Return the worth of a board without lines."""
        line = self._line
        return sum(_row_worth(cells[row.place], line, row.straight) for row in self._rows) + self._room(cells)

    def shifted(self, cells: bytes, start: int, goal: int) -> Shifted:
        """Return a move that may score."""
        after = moved(cells, start, goal)
        after, points = self.cleared(after, (cells[start],))
        bonus_worth = (points * self._point + NO_DROP) * SCALE if points else 0
        return Shifted(self.worth(after) + int(bonus_worth), start, goal, points)

    def cleared(self, cells: bytes, gems: Iterable[int]) -> tuple[bytes, int]:
        """Return the board without the lines of these types, and their points."""
        points = 0
        for gem in set(gems):
            for formation in self._lines.formations(holding(cells, gem)) if cells.count(gem) >= self._line else ():
                vanished = members(formation)
                points += bonus(len(vanished))
                left = bytearray(cells)
                for cell in vanished:
                    left[cell] = 0
                cells = bytes(left)
        return cells, points

    def _best_line(
        self, cells: bytes, gem: int, gains: Sequence[int], lifts: Sequence[int], best: Shifted | None
    ) -> Shifted | None:
        """Return the best of `best` and the moves that score with this type. It tries few starts for each goal."""
        starts = sorted((cell for cell, here in enumerate(cells) if here == gem), key=lambda cell: -lifts[cell])
        for goal in (goal for goal, gain in enumerate(gains) if gain > MARKED):
            reaching = (start for start in starts if self._reach(cells, start) >> goal & 1)
            for start in islice(reaching, STARTS):
                found = self.shifted(cells, start, goal)
                if best is None or found.worth > best.worth:
                    best = found
        return best

    def _room(self, cells: bytes) -> int:
        return int(cells.count(0) * EMPTY_CELL * SCALE)

    def _reach(self, cells: bytes, start: int) -> int:
        return self._grid.flood(1 << start, self._grid.all ^ filled(cells))

    def _twice(self, cells: bytes, start: int, goal: int) -> int:
        """Return the difference that a move makes because its start and its goal are in the same windows."""
        shared = self._shared.get((start, goal))
        if shared is None:
            return 0
        at, one, other = shared
        row = self._rows[at]
        here, gem, line, straight = bytearray(cells[row.place]), cells[start], self._line, row.straight
        before = _row_worth(bytes(here), line, straight)
        here[other] = gem
        put = _row_worth(bytes(here), line, straight)
        here[one] = 0
        both = _row_worth(bytes(here), line, straight)
        here[other] = 0
        return both + before - put - _row_worth(bytes(here), line, straight)

    def _read(self, cells: bytes) -> tuple[int, ...]:
        """Return, above MIDDLE: for each type, the change if it lands on a cell; for each cell, the change if its gem
        goes away; and the worth of the windows."""
        total = self._middle
        for at, (place, known) in enumerate(self._known):
            here = cells[place]
            changes = known.get(here)
            if changes is None:
                changes = known[here] = self._changes(self._rows[at], here)
            total += changes
        return self._lanes.unpack(total.to_bytes(self._lanes.size, "little"))

    def _changes(self, row: Row, here: bytes) -> int:
        """Return the changes in the windows of a row, as one int that has a lane for each."""
        area, types = self._area, self._types
        total = _row_worth(here, self._line, row.straight) << LANE * (types + 1) * area
        for cell, (change, by_gem) in zip(row.cells, _row_changes(here, self._line, row.straight), strict=True):
            every = self._every_type << LANE * cell
            if by_gem is None:
                total += (change << LANE * (types * area + cell)) + TAKEN * every
                continue
            total += change * every
            for gem, more in by_gem:
                total += more << LANE * ((gem - 1) * area + cell)
        return total


def moved(cells: bytes, start: int, goal: int) -> bytes:
    """Return the board after a gem moved."""
    after = bytearray(cells)
    after[start], after[goal] = 0, cells[start]
    return bytes(after)


class Window(NamedTuple):
    """What a window is worth, and how this changes.

    Attributes:
        other: the change if a gem of a new type lands here.
        types: (type, what it changes more than a new type does, the change if one of its gems goes away).
    """

    worth: int
    other: int
    types: tuple[tuple[int, int, int], ...]


@lru_cache(1 << 16)
def _window(cells: bytes, line: int) -> Window:
    counts = {gem: cells.count(gem) for gem in set(cells) if gem}
    worth = _weight(counts, line)
    if 0 in cells:
        other = _weight({**counts, -1: 1}, line) - worth
        more = {gem: _weight({**counts, gem: count + 1}, line) - worth - other for gem, count in counts.items()}
    else:
        other, more = 0, dict.fromkeys(counts, 0)
    less = {gem: _weight({**counts, gem: count - 1}, line) - worth for gem, count in counts.items()}
    return Window(worth, other, tuple((gem, more[gem], less[gem]) for gem in counts))


def _weight(counts: Mapping[int, int], line: int) -> int:
    most, *others = sorted((count for count in counts.values() if count), reverse=True) or [0]
    missing = line - most
    if not missing:
        return DONE
    if not most:
        return 0
    usual = min(missing, max(WINDOW)[0])
    return int(WINDOW.get((usual, tuple(others)), 0.0) * FURTHER ** (missing - usual) * SCALE)


@lru_cache(1 << 16)
def _row_worth(cells: bytes, line: int, straight: bool) -> int:
    windows = sum(_window(cells[first : first + line], line).worth for first in range(len(cells) - line + 1))
    pairs = sum(not one and not other for one, other in pairwise(cells)) if straight else 0
    return windows + int(pairs * EMPTY_PAIR * SCALE)


@lru_cache(1 << 16)
def _row_changes(cells: bytes, line: int, straight: bool) -> tuple[tuple[int, tuple[tuple[int, int], ...] | None], ...]:
    """Return the changes in a row, for each cell.

    For a gem, return the change if it goes away, and None. For an empty cell, return the change if a gem of a new type
    lands, and (type, what it changes more) for the types that are near.
    """
    change, more = [0] * len(cells), [dict[int, int]() for _ in cells]
    for first in range(len(cells) - line + 1):
        window = _window(cells[first : first + line], line)
        less = {gem: change for gem, _, change in window.types}
        for at in range(first, first + line):
            if cells[at]:
                change[at] += less[cells[at]]
                continue
            change[at] += window.other
            for gem, further, _ in window.types:
                more[at][gem] = more[at].get(gem, 0) + further
    for at, gem in enumerate(cells) if straight else ():
        empty = sum(not cells[near] for near in (at - 1, at + 1) if 0 <= near < len(cells))
        change[at] += int(empty * EMPTY_PAIR * SCALE) * (1 if gem else -1)
    return tuple((change[at], None if gem else tuple(more[at].items())) for at, gem in enumerate(cells))
