"""The effect of moves, tricks and drops on one board, and the tricks that are possible.

A trick changes the type of a gem. It is possible only if the new gem completes a line. A drop puts new gems on empty
cells. A formation (lines that share cells) vanishes and gives points.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import compress, islice, repeat

import msgspec
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gems3d.grid import filled, holding, lines_of, members
from bot.games.gems3d.model import (
    POINTS_PER_TRICK,
    RACE_DROPS,
    SIZE_RANGE,
    Board,
    BoardEmptied,
    Cells,
    Event,
    FormationCleared,
    GemMoved,
    GemsDropped,
    Mode,
    Options,
    State,
    Trace,
    TrickHint,
    TrickPlayed,
    TricksAwarded,
)
from bot.games.gems3d.notation import cell_name, gem_name, listed

# As in the original game, formations of 5, 6 and 7 gems give 5, 8 and 13 points. Smaller ones give one point per gem.
BONUS_FROM = 5
BONUS_BASE = 4

UNLIMITED = 1 << 62  # a number of drops that no match reaches

_EMPTY = bytes(value == 0 for value in range(256))
_CELLS = bytes(range(SIZE_RANGE[1] ** 2))


class Dice(IntEnum):
    """The labels of a match's random streams. Stored matches need these numbers, so never change them."""

    TYPES_IN_PLAY = 0
    GEMS = 1
    CELLS = 2
    MARKS = 3


def bonus(gems: int) -> int:
    """Return the points for a formation of this many gems."""
    if gems < BONUS_FROM:
        return gems
    return BONUS_BASE + (gems - BONUS_BASE) ** 2


def drop_gems(seed: int, types: bytes, options: Options, number: int) -> bytes:
    """Return the gems of the drop with this number, in the order in which they fall."""
    chosen, _ = Stream.of(seed, Dice.GEMS, number).choices(types, options.drop)
    return bytes(chosen)


def landing(cells: Sequence[int], marked: bytes, others: Iterable[int], count: int) -> list[int]:
    """Return the cells on which gems fall: each on its own marked cell, if that is empty, or on the next other one.

    marked: the cells of the first gems. others: empty cells that are not marked, in random order.
    """
    if not marked:  # in most matches
        return list(islice(others, count))
    rest = iter(others)
    own = [*marked[:count], *repeat(None, count - len(marked))]
    return [next(rest) if cell is None or cells[cell] else cell for cell in own]


class Draft:
    """A board during a step. The methods return the new board, but do not check whether it is over.

    Attributes:
        events: the events of the step so far, in order.
        points: the points of the step so far.
    """

    def __init__(self, state: State, board: Board) -> None:
        self.events: list[Event] = []
        self.points = 0
        self._state, self._options, self._board = state, state.options, board
        self._cells = bytearray(board.cells)
        self._seat: Seat | None = None  # the seat that gets the points; None in the opening drop
        self._drops = board.drops
        self._last = RACE_DROPS if state.options.mode is Mode.RACE else UNLIMITED
        self._dropped: list[int] = []
        self._cleared: list[FormationCleared] = []

    def open(self) -> Board:
        """Return the board after the opening drop."""
        self._drop()
        return self._finish(Trace(), self._board)

    def move(self, seat: Seat, path: bytes) -> Board:
        """Return the board after a gem moved along a path. Formations vanish. If none does, gems drop."""
        self._seat, gem = seat, self._cells[path[0]]
        self._cells[path[0]], self._cells[path[-1]] = 0, gem
        self.events.append(GemMoved(seat, gem, path, self._options.size))
        if not self._clear((gem,)):
            self._drop()
        return self._finish(Trace(path), replace(self._board, turns=self._board.turns + 1))

    def trick(self, seat: Seat, cell: int, gem: int) -> Board:
        """Return the board after a trick. Formations vanish. Gems drop only if the board becomes empty."""
        self._seat = seat
        self.events.append(TrickPlayed(seat, cell, self._cells[cell], gem, self._options.size))
        self._cells[cell] = gem
        self._clear((gem,))
        return self._finish(Trace(tricked=cell), replace(self._board, tricks=self._board.tricks - 1))

    def _finish(self, trace: Trace, board: Board) -> Board:
        """Drop gems while the board is empty, award tricks, and return the board."""
        cells = self._cells
        while not any(cells) and self._drops < self._last:
            self.events.append(BoardEmptied())
            self._drop()
        score = board.score + self.points
        awarded = score // POINTS_PER_TRICK - board.score // POINTS_PER_TRICK
        if awarded:
            self.events.append(TricksAwarded(awarded))
        dropped = bytes(cell for cell in self._dropped if cells[cell])
        return Board(
            cells=bytes(cells),
            score=score,
            tricks=board.tricks + awarded,
            drops=self._drops,
            turns=board.turns,
            trace=Trace(trace.path, dropped, tuple(self._cleared), trace.tricked),
            foretold=board.foretold if self._drops == board.drops else b"",
            marked=board.marked if self._drops == board.drops else self._marks(),
        )

    def _drop(self) -> None:
        """Make the next drop. Formations vanish after all gems have landed."""
        state, number = self._state, self._drops
        self._drops = number + 1
        empty, is_known = self._empty(), number == self._board.drops
        foretold, marked = (self._board.foretold, self._board.marked) if is_known else (b"", b"")
        gems = (foretold or drop_gems(state.seed, state.types, self._options, number))[: len(empty)]
        free = [cell for cell in empty if cell not in marked] if marked else empty
        others, _ = Stream.of(state.seed, Dice.CELLS, number).sample(free, min(len(gems), len(free)))
        landed = landing(self._cells, marked, others, len(gems))
        for cell, gem in zip(landed, gems, strict=True):
            self._cells[cell] = gem
        self._dropped.extend(landed)
        self.events.append(GemsDropped(gems, bytes(landed), self._options.size))
        self._clear(set(gems))

    def _empty(self) -> list[int]:
        return list(compress(_CELLS[: len(self._cells)], self._cells.translate(_EMPTY)))

    def _marks(self) -> bytes:
        """Return the cells of the next drop if the match shows them, else b""."""
        if self._options.cells is not Cells.SHOWN:
            return b""
        empty = self._empty()
        marks, _ = Stream.of(self._state.seed, Dice.MARKS, self._drops).sample(
            empty, min(self._options.drop, len(empty))
        )
        return bytes(marks)

    def _clear(self, gems: Iterable[int]) -> bool:
        """Remove and score every formation of these types. Return whether there was any formation."""
        cells, line = self._cells, self._options.line
        lines = lines_of(self._options.size, line)
        enough = [gem for gem in gems if cells.count(gem) >= line]
        found = [(formation, gem) for gem in enough for formation in lines.formations(holding(cells, gem))]
        for formation, gem in sorted(found, key=lambda one: one[0] & -one[0]):  # sorted by first cell
            vanished = members(formation)
            for cell in vanished:
                cells[cell] = 0
            points = bonus(len(vanished))
            self.points += points
            self._cleared.append(FormationCleared(self._seat, gem, vanished, points))
            self.events.append(self._cleared[-1])
        return bool(found)


# ---- tricks ----


class Spot(msgspec.Struct, frozen=True):
    """A cell where a trick is possible.

    Attributes:
        gems: the types that give the most points here, ascending.
        formation: the cells that vanish with the first of these types.
        points: the points with any of these types.
    """

    cell: int
    gems: bytes
    formation: bytes
    points: int


def is_stuck(state: State, board: Board) -> bool:
    """Return whether the board is full and no trick is possible."""
    return 0 not in board.cells and not (board.tricks and any(cells for _, cells in _gaps(state, board)))


def spots(state: State, board: Board, wanted: int | None = None) -> list[Spot]:
    """Return the cells where a trick is possible, ascending. Assume that the board has an unused trick.

    wanted: the only cell to check, or None for all cells.
    """
    chosen = -1 if wanted is None else 1 << wanted
    made: dict[int, dict[int, bytes]] = {}  # formations by cell and type
    lines = lines_of(state.options.size, state.options.line)
    for gem, cells in _gaps(state, board):
        own = holding(board.cells, gem)
        for cell in members(cells & chosen):
            formations = lines.formations(own | 1 << cell)
            made.setdefault(cell, {})[gem] = members(next(group for group in formations if group >> cell & 1))
    found = []
    for cell, by_gem in sorted(made.items()):
        most = max(map(len, by_gem.values()))
        gems = bytes(gem for gem, formation in by_gem.items() if len(formation) == most)
        found.append(Spot(cell, gems, by_gem[gems[0]], bonus(most)))
    return found


def best_hint(state: State, board: Board) -> TrickHint | None:
    """Return the possible trick with the most points, or None. At equal points, take the first cell and lowest type."""
    if not board.tricks:
        return None
    found = max(spots(state, board), key=lambda spot: spot.points, default=None)
    return None if found is None else _trick_on(found)


def named_trick(state: State, board: Board) -> TrickHint | None:
    """Return a possible trick that a refusal may name, or None. Where members compete, it is not chosen for its points.

    Then it is the trick on the first cell.
    """
    if state.options.mode in (Mode.RACE, Mode.DAILY) and board.tricks:
        found = next(iter(spots(state, board)), None)
        return None if found is None else _trick_on(found)
    return best_hint(state, board)


def _trick_on(spot: Spot) -> TrickHint:
    return TrickHint(spot.cell, spot.gems[0], spot.formation, spot.points)


def chosen_gem(state: State, board: Board, cell: int, gem: int) -> int:
    """Return the type that a trick on this cell makes. gem: the wanted type, or 0 for the type with the most points.

    Raises IllegalMove if the trick is not possible, or another type gives more points. Also raises it if `gem` is 0 and
    several types give the most points.
    """
    size, name = state.options.size, cell_name(cell, state.options.size)
    if not board.tricks:
        raise IllegalMove("gems3d-no-trick", points=POINTS_PER_TRICK - board.score % POINTS_PER_TRICK)
    if not board.cells[cell]:
        raise IllegalMove("gems3d-trick-empty", cell=name)
    if gem and gem not in state.types:
        raise IllegalMove("gems3d-trick-not-in-play", gem=gem_name(gem), gems=listed(state.types))
    if gem == board.cells[cell]:
        raise IllegalMove("gems3d-trick-same-type", cell=name, gem=gem_name(gem))
    here = spots(state, board, cell)
    if not here:
        hint = named_trick(state, board)
        if hint is None:
            raise IllegalMove("gems3d-trick-nowhere", cell=name)
        best_cell, best_gem = cell_name(hint.cell, size), gem_name(hint.gem)
        raise IllegalMove("gems3d-trick-no-line", cell=name, best_cell=best_cell, best_gem=best_gem, points=hint.points)
    gems, points = here[0].gems, here[0].points
    if gem in gems:
        return gem
    if len(gems) > 1:
        raise IllegalMove("gems3d-trick-which", cell=name, gems=listed(gems), points=points)
    if gem:
        given, best = gem_name(gem), gem_name(gems[0])
        raise IllegalMove("gems3d-trick-other-type", cell=name, gem=given, best=best, points=points)
    return gems[0]


def _gaps(state: State, board: Board) -> list[tuple[int, int]]:
    """Return (type, set of cells) pairs. A trick with this type on any of these cells completes a line."""
    lines, occupied = lines_of(state.options.size, state.options.line), filled(board.cells)
    gaps = []
    for gem in state.types:
        own = holding(board.cells, gem)
        if own.bit_count() >= lines.length - 1:
            gaps.append((gem, lines.gaps(own, occupied & ~own)))
    return gaps
