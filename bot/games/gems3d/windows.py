"""What windows are worth, and how a gem changes this. A window is `line` neighbouring cells in a row of the board.

A line must fill a window. So a window is worth more if fewer gems of its most frequent type are missing, and less if
other gems stand in the way.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

SCALE = 10_000  # Worths are whole numbers, in units of 1 / SCALE.
DONE = 1 << 26  # the worth of a window that is a line; more than all other windows of a board
KEPT = 1 << 15  # rows and windows that a table remembers

# (the number of gems of the most frequent type that are missing, the numbers of the other gems)
KINDS: tuple[tuple[int, tuple[int, ...]], ...] = (
    (4, ()), (3, ()), (2, ()), (1, ()), (3, (1,)), (2, (1,)), (1, (1,)), (4, (1, 1)), (3, (1, 1)), (2, (1, 1)),
    (3, (2,)), (2, (2,)), (4, (1, 1, 1)), (3, (1, 1, 1)),
)  # fmt: skip
MOST_MISSING = 4


class Weights(NamedTuple):
    """The weights of a board's worth.

    Attributes:
        windows: by kind of window.
        further: the factor for each gem that is missing beyond four.
        empty: each empty cell. pair: two neighbours that are both empty.
        point: each point. no_drop: a move that scores, because it causes no drop.
    """

    windows: tuple[float, ...]
    empty: float
    pair: float
    point: float
    no_drop: float
    further: float = 0.4


# Fitted for 9x9 cells, 7 types, lines of 5 and drops of 3. `tests.ladder.fit_gems3d` says how.
FITTED = Weights(
    (0.073, 0.342, 2.31, 7.66, 0.009, 0.88, 3.11, -0.087, -0.084, 0.212, -0.085, 0.159, -0.02, -0.044),
    empty=6.64, pair=0.012, point=1.35, no_drop=0.08,
)  # fmt: skip


class Window(NamedTuple):
    """What a window is worth, and how this changes.

    Attributes:
        other: the change if a gem of a new type lands here.
        types: (type, what it changes more than a new type does, the change if one of its gems goes away).
    """

    worth: int
    other: int
    types: tuple[tuple[int, int, int], ...]


Change = tuple[int, tuple[tuple[int, int], ...] | None]


class Table:
    """Computes and remembers the worths of rows. straight: whether neighbours in the row are neighbours on a path."""

    def __init__(self, weights: Weights, line: int) -> None:
        self._weights, self._line = weights, line
        self._of_kind = dict(zip(KINDS, weights.windows, strict=True))
        self._window = lru_cache(KEPT)(self._read_window)
        self.worth = lru_cache(KEPT)(self._worth)
        self.changes = lru_cache(KEPT)(self._changes)

    def _read_window(self, cells: bytes) -> Window:
        counts = {gem: cells.count(gem) for gem in set(cells) if gem}
        worth = self._weight(counts)
        if 0 in cells:
            other = self._weight({**counts, -1: 1}) - worth
            more = {gem: self._weight({**counts, gem: count + 1}) - worth - other for gem, count in counts.items()}
        else:
            other, more = 0, dict.fromkeys(counts, 0)
        less = {gem: self._weight({**counts, gem: count - 1}) - worth for gem, count in counts.items()}
        return Window(worth, other, tuple((gem, more[gem], less[gem]) for gem in counts))

    def _weight(self, counts: Mapping[int, int]) -> int:
        most, *others = sorted((count for count in counts.values() if count), reverse=True) or [0]
        missing = self._line - most
        if not missing:
            return DONE
        if not most:
            return 0
        usual = min(missing, MOST_MISSING)
        weight = self._of_kind.get((usual, tuple(others)), 0.0)
        return int(weight * self._weights.further ** (missing - usual) * SCALE)

    def _worth(self, cells: bytes, straight: bool) -> int:
        """Return what the windows and the pairs of a row are worth."""
        starts = range(len(cells) - self._line + 1)
        windows = sum(self._window(cells[first : first + self._line]).worth for first in starts)
        pairs = sum(not one and not other for one, other in pairwise(cells)) if straight else 0
        return windows + pairs * int(self._weights.pair * SCALE)

    def _changes(self, cells: bytes, straight: bool) -> tuple[Change, ...]:
        """Return the changes in a row, for each cell.

        For a gem, return the change if it goes away, and None. For an empty cell, return the change if a gem of a new
        type lands, and (type, what it changes more) for the types that are near.
        """
        change, more = [0] * len(cells), [dict[int, int]() for _ in cells]
        for first in range(len(cells) - self._line + 1):
            window = self._window(cells[first : first + self._line])
            less = {gem: change for gem, _, change in window.types}
            for at in range(first, first + self._line):
                if cells[at]:
                    change[at] += less[cells[at]]
                    continue
                change[at] += window.other
                for gem, further, _ in window.types:
                    more[at][gem] = more[at].get(gem, 0) + further
        pair = int(self._weights.pair * SCALE)
        for at, gem in enumerate(cells) if straight else ():
            empty = sum(not cells[near] for near in (at - 1, at + 1) if 0 <= near < len(cells))
            change[at] += empty * pair * (1 if gem else -1)
        return tuple((change[at], None if gem else tuple(more[at].items())) for at, gem in enumerate(cells))


@cache
def table_of(weights: Weights, line: int) -> Table:
    return Table(weights, line)
