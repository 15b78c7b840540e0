"""Boards as bits: paths, lines, formations.

A set of cells is an int: bit n is cell n. A shift moves a whole set to the neighbouring cells, so a flood fill takes
a few shifts for each ring. "All lines of five across" takes three shifts for the whole board. Values that depend only
on the board's side and the line's length are cached (`grid_of`, `lines_of`).

A shift moves a cell at the end of a row into the next row. Therefore paths mask the columns that would wrap, and lines
may only start where the whole line is on the board.
"""

from collections.abc import Iterator
from functools import cache

from bot.games.gems3d.model import GEM_LETTERS

GEM_COUNT = len(GEM_LETTERS)
BYTES = 256
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))  # rows down, columns right: across, down, both diagonals

# Translation tables from a board to binary digits: 1 for a filled cell, or for a cell with that gem.
_FILLED = bytes(ord("1" if value else "0") for value in range(BYTES))
_ONLY = tuple(bytes(ord("1" if value == gem else "0") for value in range(BYTES)) for gem in range(GEM_COUNT + 1))
_DIGIT_TO_FLAG = bytes(value == ord("1") for value in range(BYTES))


def filled(cells: bytes) -> int:
    """Return the cells with a gem."""
    return int(cells[::-1].translate(_FILLED), 2)


def holding(cells: bytes | bytearray, gem: int) -> int:
    """Return the cells with this gem (0: the empty ones)."""
    return int(cells[::-1].translate(_ONLY[gem]), 2)


def members(bits: int) -> bytes:
    """Return the cells of a set, ascending."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return bytes(found)


def flags(bits: int, area: int) -> bytes:
    """Return a set as bytes for `itertools.compress`: 1 for a cell in the set, 0 for any other."""
    return f"{bits:0{area}b}"[::-1].encode().translate(_DIGIT_TO_FLAG)


class Grid:
    """The geometry of a square board.

    Attributes:
        size, area: side and number of cells. all: every cell. not_first: all but the first column; not_last: the last.
        neighbours: for each cell, the cells above, left, right and below it that are on the board.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.area = size * size
        self.all = (1 << self.area) - 1
        first = sum(1 << row * size for row in range(size))
        self.not_first = self.all ^ first
        self.not_last = self.all ^ (first << size - 1)
        self.neighbours = tuple(members(self.around(1 << cell) & self.all) for cell in range(self.area))

    def around(self, bits: int) -> int:
        """Return the cells one step up, down, left or right of a set. Mask the result: it may exceed the board."""
        size = self.size
        return bits << size | bits >> size | (bits << 1 & self.not_first) | (bits >> 1 & self.not_last)

    def flood(self, bits: int, free: int) -> int:
        """Return the free cells that a path over free cells reaches, starting in or beside the set."""
        reached = self.around(bits) & free
        frontier = reached
        while frontier:
            frontier = self.around(frontier) & free & ~reached
            reached |= frontier
        return reached

    def components(self, free: int) -> Iterator[int]:
        """Yield the connected parts of a set, by lowest cell."""
        while free:
            lowest = free & -free
            part = lowest | self.flood(lowest, free)
            yield part
            free &= ~part

    def path(self, start: int, goal: int, free: int) -> bytes | None:
        """Return a shortest path over free cells from a cell to a free cell, both included; None if there is none.

        Of several shortest paths it returns one with few turns, always the same one.
        """
        target, frontier, size = 1 << goal, 1 << start, self.size
        not_first, not_last = self.not_first, self.not_last
        rings = []
        while not frontier & target:
            rings.append(frontier)
            free &= ~frontier
            frontier = free & (
                frontier << size | frontier >> size | (frontier << 1 & not_first) | (frontier >> 1 & not_last)
            )
            if not frontier:
                return None
        walk, step = [goal], 0
        for ring in reversed(rings):
            cell = walk[-1]
            nearer = [near for near in self.neighbours[cell] if ring >> near & 1]
            before = cell + step if cell + step in nearer else nearer[0]
            walk.append(before)
            step = before - cell
        return bytes(reversed(walk))

    def distance(self, one: int, other: int) -> int:
        """Return the number of steps between two cells on an empty board."""
        (row, column), (other_row, other_column) = divmod(one, self.size), divmod(other, self.size)
        return abs(row - other_row) + abs(column - other_column)


@cache
def grid_of(size: int) -> Grid:
    """Return the cached grid of a board with this side."""
    return Grid(size)


class Lines:
    """All lines of `length` on a board of side `size`: across, down and diagonal."""

    def __init__(self, size: int, length: int) -> None:
        self.length = length
        # By direction: the distance between neighbours on a line; the shifts that reduce a set to the cells that begin
        # a line in it; the cells from which a whole line is on the board.
        self._directions = tuple(
            (step := down * size + right, tuple(_doublings(length, step)), _starts(size, length, down, right))
            for down, right in DIRECTIONS
        )

    def within(self, gems: int) -> list[int]:
        """Return every line with all its cells in the set, each as a set."""
        if gems.bit_count() < self.length:
            return []
        found = []
        for step, shifts, allowed in self._directions:
            runs = gems
            for shift in shifts:
                runs &= runs >> shift
            runs &= allowed
            while runs:
                lowest = runs & -runs
                runs ^= lowest
                found.append(sum(lowest << place * step for place in range(self.length)))
        return found

    def formations(self, gems: int) -> list[int]:
        """Return the lines in the set; lines that share a cell are joined. The sets are disjoint, by lowest cell."""
        lines = self.within(gems)
        if len(lines) < 2:
            return lines
        groups: list[int] = []
        for line in lines:
            apart = []
            joined = line
            for group in groups:
                if group & line:
                    joined |= group
                else:
                    apart.append(group)
            groups = [*apart, joined]
        return sorted(groups, key=lambda group: group & -group)

    def gaps(self, gems: int, candidates: int) -> int:
        """Return the candidates (cells not in the set) each of which alone completes a line of the set."""
        found = 0
        for step, _, allowed in self._directions:
            shifted = [gems >> place * step for place in range(self.length)]
            before = allowed
            after = [0] * self.length
            after[-1] = allowed
            for place in range(self.length - 1, 0, -1):
                after[place - 1] = after[place] & shifted[place]
            for place in range(self.length):
                starts = before & after[place]
                if starts:
                    found |= starts << place * step
                before &= shifted[place]
                if not before:
                    break
        return found & candidates


def _doublings(length: int, step: int) -> Iterator[int]:
    """Yield shifts: and-ing a set with itself shifted by each leaves the cells that begin `length` in a row."""
    have = 1
    while have < length:
        more = min(have, length - have)
        yield more * step
        have += more


def _starts(size: int, length: int, down: int, right: int) -> int:
    """Return the cells from which `length` cells in this direction are on the board."""
    last = length - 1
    return sum(
        1 << row * size + column
        for row in range(size)
        for column in range(size)
        if row + last * down < size and 0 <= column + last * right < size
    )


@cache
def lines_of(size: int, length: int) -> Lines:
    """Return the cached lines of this length on a board with this side."""
    return Lines(size, length)
