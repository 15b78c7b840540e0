"""Finds paths, lines and formations (lines that share cells) on a board.

A set of cells is an int in which bit n stands for cell n. A shift of this int moves all cells of the set at once. But a
shift also moves a cell at the end of a row into the next row. So `Grid.around` leaves out such cells, and a line may
start only where the whole line is on the board.
"""

from collections.abc import Iterator
from functools import cache

from bot.games.gems3d.model import GEM_LETTERS

GEM_COUNT = len(GEM_LETTERS)
BYTES = 256
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))  # (rows down, columns to the right)

# These tables translate cells to binary digits. `_FILLED` gives 1 for each gem, and `_ONLY[gem]` only for this gem.
_FILLED = bytes(ord("1" if value else "0") for value in range(BYTES))
_ONLY = tuple(bytes(ord("1" if value == gem else "0") for value in range(BYTES)) for gem in range(GEM_COUNT + 1))
_DIGIT_TO_FLAG = bytes(value == ord("1") for value in range(BYTES))


def filled(cells: bytes) -> int:
    """Return the set of all cells with a gem."""
    return int(cells[::-1].translate(_FILLED), 2)


def holding(cells: bytes | bytearray, gem: int) -> int:
    """Return the set of all cells with this gem, or of all empty cells for 0."""
    return int(cells[::-1].translate(_ONLY[gem]), 2)


def members(bits: int) -> bytes:
    """Return the numbers of the cells in a set, ascending."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return bytes(found)


def flags(bits: int, area: int) -> bytes:
    """Return a set as bytes for `itertools.compress`: 1 for each cell in the set, 0 for each other cell."""
    return f"{bits:0{area}b}"[::-1].encode().translate(_DIGIT_TO_FLAG)


class Grid:
    """The geometry of a square board.

    Attributes:
        size: the number of rows and of columns.
        area: the number of cells.
        all: the set of all cells.
        not_first: the set of all cells except the first column.
        not_last: the set of all cells except the last column.
        neighbours: by cell, the cells above, left, right and below it.
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
        """Return the cells above, left, right and below the cells of a set. Some of them may be below the board."""
        size = self.size
        return bits << size | bits >> size | (bits << 1 & self.not_first) | (bits >> 1 & self.not_last)

    def flood(self, bits: int, free: int) -> int:
        """Return the cells that paths from the set can reach. Paths use only cells of the set `free`."""
        reached = self.around(bits) & free
        frontier = reached
        while frontier:
            frontier = self.around(frontier) & free & ~reached
            reached |= frontier
        return reached

    def components(self, free: int) -> Iterator[int]:
        """Yield the connected parts of a set, sorted by lowest cell."""
        while free:
            lowest = free & -free
            part = lowest | self.flood(lowest, free)
            yield part
            free &= ~part

    def path(self, start: int, goal: int, free: int) -> bytes | None:
        """Return a shortest path over free cells, including start and goal; None if there is no path.

        Of several shortest paths, it always returns the same path, which has few turns.
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
        """Return the length of the shortest path between two cells of an empty board."""
        (row, column), (other_row, other_column) = divmod(one, self.size), divmod(other, self.size)
        return abs(row - other_row) + abs(column - other_column)


@cache
def grid_of(size: int) -> Grid:
    return Grid(size)


class Lines:
    """All lines of one length on a board: across, down and diagonal.

    Attributes:
        windows: for each place of a line, the set of its cells.
        windows_of: by cell, the windows that have it.
    """

    def __init__(self, size: int, length: int) -> None:
        self.length = length
        # For each direction: the distance between neighbours, the shifts of `_doublings`, and the cells of `_starts`.
        self._directions = tuple(
            (step := down * size + right, tuple(_doublings(length, step)), _starts(size, length, down, right))
            for down, right in DIRECTIONS
        )
        self.windows = tuple(self.within((1 << size * size) - 1))
        self.windows_of = tuple(
            tuple(window for window in self.windows if window >> cell & 1) for cell in range(size * size)
        )

    def within(self, gems: int) -> list[int]:
        """Return every line whose cells are all in the set `gems`. Each line is a set of cells."""
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
        """Return the formations in this set, sorted by lowest cell. Lines that share a cell are one formation."""
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
        """Return the cells of the set `candidates` that complete a line with cells of the set `gems`."""
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
    """Yield the shifts that find lines. `cells &= cells >> shift` for each shift leaves only the starts of lines."""
    have = 1
    while have < length:
        more = min(have, length - have)
        yield more * step
        have += more


def _starts(size: int, length: int, down: int, right: int) -> int:
    """Return the cells where a line in this direction can start."""
    last = length - 1
    return sum(
        1 << row * size + column
        for row in range(size)
        for column in range(size)
        if row + last * down < size and 0 <= column + last * right < size
    )


@cache
def lines_of(size: int, length: int) -> Lines:
    return Lines(size, length)
