"""A board while a step is being worked out: what a move, a drop and a clear do to it.

Mutable on purpose and never kept: it starts from a `Board` and ends in one.
"""

from collections.abc import Iterable
from enum import IntEnum
from itertools import compress

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gems3d.grid import holding, lines_of, members
from bot.games.gems3d.model import (
    POINTS_PER_TRICK,
    RACE_DROPS,
    SIZE_RANGE,
    Board,
    BoardEmptied,
    Event,
    FormationCleared,
    GemsDropped,
    Mode,
    Options,
    Trace,
    TricksAwarded,
)

# Bonus for a formation of N gems, from the original's table: 5 -> 5, 6 -> 8, 7 -> 13 ... A smaller one scores its gems.
BONUS_FROM = 5
BONUS_GROUND = 4

UNLIMITED = 1 << 62  # drops: more than anybody plays

_EMPTY = bytes(value == 0 for value in range(256))
_CELLS = bytes(range(SIZE_RANGE[1] ** 2))


class Dice(IntEnum):
    """What a stream of a match's seed decides. The numbers are part of every kept match: never change one."""

    TYPES_IN_PLAY = 0
    GEMS = 1
    CELLS = 2


def bonus(gems: int) -> int:
    """Return the points for a formation of this many different gems."""
    if gems < BONUS_FROM:
        return gems
    return BONUS_GROUND + (gems - BONUS_GROUND) ** 2


def drop_gems(seed: int, types: bytes, options: Options, number: int) -> bytes:
    """Return the gems of drop `number`, in the order they fall."""
    chosen, _ = Stream.of(seed, Dice.GEMS, number).choices(types, options.drop)
    return bytes(chosen)


class Draft:
    """The board that a step works on.

    Attributes:
        seat: who is credited, None for the table. points: what the step has scored so far.
        events: what has happened, in order.
    """

    def __init__(self, board: Board, seed: int, types: bytes, options: Options, seat: Seat | None) -> None:
        self.seat = seat
        self.cells = bytearray(board.cells)
        self.points = 0
        self.events: list[Event] = []
        self._board = board
        self._seed = seed
        self._types = types
        self._options = options
        self._drops = board.drops
        self._last = RACE_DROPS if options.mode is Mode.RACE else UNLIMITED
        self._dropped: list[int] = []
        self._cleared: list[FormationCleared] = []

    def settle_move(self, gem: int) -> None:
        """Settle a move of this gem: what it completed vanishes; if it completed nothing, gems drop."""
        if not self._clear((gem,)):
            self._drop()
        self._refill()

    def settle_trick(self, gem: int) -> None:
        """Settle a trick that made this gem: what it completed vanishes, and nothing drops."""
        self._clear((gem,))
        self._refill()

    def open(self) -> None:
        """Make the opening drop, on an empty board."""
        self._drop()
        self._refill()

    def finish(self, *, path: bytes = b"", tricked: int | None = None, turns: int = 0, tricks_used: int = 0) -> Board:
        """Award tricks and return the board after the step. Whether it has ended is not decided here."""
        board = self._board
        score = board.score + self.points
        awarded = score // POINTS_PER_TRICK - board.score // POINTS_PER_TRICK
        if awarded:
            self.events.append(TricksAwarded(awarded))
        cells = self.cells
        lying = bytes(cell for cell in self._dropped if cells[cell]) if self._cleared else bytes(self._dropped)
        return Board(
            cells=bytes(cells),
            score=score,
            tricks=board.tricks - tricks_used + awarded,
            drops=self._drops,
            turns=board.turns + turns,
            trace=Trace(path, lying, tuple(self._cleared), tricked),
        )

    def _refill(self) -> None:
        """Drop gems as long as the board is empty. A drop's own clear may empty it again."""
        while not any(self.cells) and self._drops < self._last:
            self.events.append(BoardEmptied())
            self._drop()

    def _drop(self) -> None:
        """Make the next drop. When all its gems have landed, what they completed vanishes."""
        number, area = self._drops, len(self.cells)
        self._drops = number + 1
        empty = list(compress(_CELLS[:area], self.cells.translate(_EMPTY)))
        gems = drop_gems(self._seed, self._types, self._options, number)[: len(empty)]
        landed, _ = Stream.of(self._seed, Dice.CELLS, number).sample(empty, len(gems))
        for cell, gem in zip(landed, gems, strict=True):
            self.cells[cell] = gem
        self._dropped.extend(landed)
        self.events.append(GemsDropped(gems, bytes(landed), self._options.size))
        self._clear(set(gems))

    def _clear(self, gems: Iterable[int]) -> bool:
        """Take every completed formation of these gems off the board and score it. Return whether there was one."""
        cells = self.cells
        line = self._options.line
        lines = lines_of(self._options.size, line)
        enough = [gem for gem in gems if cells.count(gem) >= line]
        found = [(formation, gem) for gem in enough for formation in lines.formations(holding(cells, gem))]
        for formation, gem in sorted(found, key=_first_cell):
            vanished = members(formation)
            for cell in vanished:
                self.cells[cell] = 0
            points = bonus(len(vanished))
            self.points += points
            event = FormationCleared(self.seat, gem, vanished, points)
            self._cleared.append(event)
            self.events.append(event)
        return bool(found)


def _first_cell(found: tuple[int, int]) -> int:
    formation, _ = found
    return formation & -formation
