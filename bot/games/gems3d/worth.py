"""Tells computer players how good a board is for the moves to come.

The worth of a board is the sum of its windows (see `windows.py`), of its empty cells, and of empty neighbours.

A player compares thousands of moves, so the worths of all moves come from few additions. The cells of a row decide what
changes in its windows if a gem of any type lands on one of its empty cells, or if one of its gems goes away. All these
changes are lanes of one large int, which a cache keeps for each row that was seen. The sum of these ints over all rows
has the changes of all moves. Only a move inside a row changes a window twice; `_twice` corrects it.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import islice
from struct import Struct
from typing import NamedTuple

from bot.games.gems3d.board import bonus
from bot.games.gems3d.grid import DIRECTIONS, filled, grid_of, holding, lines_of, members
from bot.games.gems3d.windows import DONE, FITTED, SCALE, Weights, table_of

LOST = -200.0  # no move is possible

LANE = 32  # bits
MIDDLE = 1 << 30  # added to each lane, so that none is negative
MARKED = MIDDLE + DONE // 2
TAKEN = -(1 << 27)  # marks an occupied cell, on which no gem can land
LOWEST = 1 << 60
STARTS = 2  # so many gems are compared for a cell that completes a line; more differ little


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
    """Compares the moves on boards of one match. On its boards, the types have the numbers 1, 2, 3 and so on."""

    def __init__(self, size: int, line: int, types: int, weights: Weights = FITTED) -> None:
        self._weights, self._table = weights, table_of(weights, line)
        self._size, self._line, self._types, self._area = size, line, types, size * size
        self._grid, self._lines = grid_of(size), lines_of(size, line)
        self._rows, self._shared = rows_of(size, line)
        self._around = tuple(self._grid.around(1 << cell) for cell in range(self._area))
        self._places, self._straight = [row.place for row in self._rows], [row.straight for row in self._rows]
        self._known = tuple((row.place, dict[bytes, int]()) for row in self._rows)
        lanes = (types + 1) * self._area + 1  # for each type and cell, for each start, and for the whole board
        self._lanes = Struct(f"<{lanes}I")
        self._every_type = sum(1 << LANE * self._area * gem for gem in range(types))
        self._middle = sum(MIDDLE << LANE * lane for lane in range(lanes))

    def shifts(self, cells: bytes) -> list[Shifted]:
        """Return all moves of gems."""
        lanes, area = self._read(cells), self._area
        reaches, room = self._reaches(cells), self._room(cells)
        found = []
        for start, gem in enumerate(cells):
            reach = reaches(start) if gem else 0
            row = lanes[(gem - 1) * area : gem * area]
            so_far = lanes[-1] + lanes[self._types * area + start] - 3 * MIDDLE
            for goal in members(reach):
                if row[goal] > MARKED:
                    found.append(self.shifted(cells, start, goal))
                else:
                    twice = self._twice(cells, start, goal)
                    found.append(Shifted(so_far + row[goal] + twice + room, start, goal))
        return found

    def best(self, cells: bytes) -> Shifted | None:
        """Return the best move, or one that is less than a tenth of a point worse; None if no gem can move.

        The sums promise a little too much for most moves inside a row, but too little for a few.
        """
        lanes, area, types = self._read(cells), self._area, self._types
        gains: list[Sequence[int]] = [lanes[first : first + area] for first in range(0, types * area, area)]
        lifts = lanes[types * area :]
        tops, reaches = [0, *map(max, gains)], self._reaches(cells)
        best = None
        for gem in range(1, types + 1):
            if tops[gem] > MARKED:
                best = self._best_line(cells, gem, gains[gem - 1], lifts, reaches, best)
                gains[gem - 1] = [0 if gain > MARKED else gain for gain in gains[gem - 1]]
                tops[gem] = max(gains[gem - 1])
        before = lanes[-1] - 3 * MIDDLE + self._room(cells)
        least = best.worth - before if best else -LOWEST
        order = sorted(((lifts[cell] + tops[gem], cell) for cell, gem in enumerate(cells) if gem), reverse=True)
        for bound, start in order:
            if bound <= least:
                break
            reach = reaches(start)
            lift = lifts[start]
            for goal, gain in enumerate(gains[cells[start] - 1]):
                if lift + gain > least and reach >> goal & 1:
                    worth = lift + gain + self._twice(cells, start, goal)
                    if worth > least:
                        least, best = worth, Shifted(before + worth, start, goal)
        return best

    def worth(self, cells: bytes) -> int:
        """Return the worth of a board without lines."""
        rows = [cells[place] for place in self._places]
        return sum(map(self._table.worth, rows, self._straight)) + self._room(cells)

    def shifted(self, cells: bytes, start: int, goal: int) -> Shifted:
        """Return a move that may score."""
        after = moved(cells, start, goal)
        after, points = self.cleared(after, (cells[start],))
        bonus_worth = (points * self._weights.point + self._weights.no_drop) * SCALE if points else 0
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
        self,
        cells: bytes,
        gem: int,
        gains: Sequence[int],
        lifts: Sequence[int],
        reaches: Callable[[int], int],
        best: Shifted | None,
    ) -> Shifted | None:
        """Return the best of `best` and the moves that score with this type. It tries few starts for each goal."""
        starts = sorted((cell for cell, here in enumerate(cells) if here == gem), key=lambda cell: -lifts[cell])
        for goal in (goal for goal, gain in enumerate(gains) if gain > MARKED):
            reaching = (start for start in starts if reaches(start) >> goal & 1)
            for start in islice(reaching, STARTS):
                found = self.shifted(cells, start, goal)
                if best is None or found.worth > best.worth:
                    best = found
        return best

    def _room(self, cells: bytes) -> int:
        return int(cells.count(0) * self._weights.empty * SCALE)

    def _reaches(self, cells: bytes) -> Callable[[int], int]:
        """Return a function that tells for a start which cells its gem can reach."""
        parts = list(self._grid.components(self._grid.all ^ filled(cells)))
        return lambda start: sum(part for part in parts if part & self._around[start])

    def _twice(self, cells: bytes, start: int, goal: int) -> int:
        """Return the difference that a move makes because its start and its goal are in the same windows."""
        shared = self._shared.get((start, goal))
        if shared is None:
            return 0
        at, one, other = shared
        row = self._rows[at]
        here, gem, straight = bytearray(cells[row.place]), cells[start], row.straight
        worth = self._table.worth
        before = worth(bytes(here), straight)
        here[other] = gem
        put = worth(bytes(here), straight)
        here[one] = 0
        both = worth(bytes(here), straight)
        here[other] = 0
        return both + before - put - worth(bytes(here), straight)

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
        landed = away = 0
        more: dict[int, int] = {}
        for cell, (change, by_gem) in zip(row.cells, self._table.changes(here, row.straight), strict=True):
            lane = LANE * cell
            if by_gem is None:
                landed += TAKEN << lane
                away += change << lane
                continue
            landed += change << lane
            for gem, further in by_gem:
                more[gem] = more.get(gem, 0) + (further << lane)
        block, worth = LANE * self._area, self._table.worth(here, row.straight)
        total = landed * self._every_type + (((worth << block) + away) << self._types * block)
        for gem, further in more.items():
            total += further << (gem - 1) * block
        return total


def moved(cells: bytes, start: int, goal: int) -> bytes:
    """Return the board after a gem moved."""
    after = bytearray(cells)
    after[start], after[goal] = 0, cells[start]
    return bytes(after)
