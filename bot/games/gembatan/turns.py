"""Finds good turns: all plays of a turn together. Computer players use it.

A match has more turns than a search can try by single moves: ten plays in a row can be made in many orders, and only
their sum counts. So here a turn is a set of plays. The search goes from each good beginning of a turn to its best next
plays (a beam search). It keeps its own copy of the grid, because `Grid` is made for one position.
"""

from collections.abc import Container, Iterator

from bot.games.gembatan.grid import (
    ANYTHING,
    BITS_PER_SIDE,
    DIAGONALS,
    STEPS,
    Grid,
    forbidden_by,
    half_sockets,
    shown_by,
)
from bot.games.gembatan.model import GEMBATAN_POINTS, HAND, SHORTEST_CHAIN, Cell, EndTurn, Fill, Lay, Move, Play, Socket
from bot.games.gembatan.pieces import GEMS, TILES, gem_of, sides_of

BITS = tuple(1 << first | 1 << second for first, second in GEMS)  # by gem: its colours, as in `Grid.gems`
WAYS = tuple(
    tuple((turn, shown, sides_of(tile, turn)) for turn, shown in enumerate(shown_by(tile)))
    for tile in range(len(TILES))
)
HALVES = tuple(half_sockets(tile) for tile in range(len(TILES)))
GEM_OF = tuple(
    tuple(gem_of(first, second) if first and second and first != second else -1 for second in range(6))
    for first in range(6)
)
BLOCKED = tuple(tuple(forbidden_by(side, colour) for colour in range(6)) for side in range(4))

Links = tuple[tuple[int, int], ...]
Option = tuple[int, Play, int, int]  # the points that a play adds, the play, its socket and its gem


class Ground:
    """A grid that a search may copy and change.

    Attributes:
        slots: by empty cell beside a tile, what `grid.Slot` says about it: (forbidden, links).
        halves: by place, the colour of a half-socket beside an empty cell.
        empty: by open socket, the gem that it needs.
        gems: as in `Grid`.
    """

    __slots__ = ("empty", "gems", "halves", "slots")

    def __init__(
        self,
        slots: dict[int, tuple[int, Links]],
        halves: dict[int, int],
        empty: dict[int, int],
        gems: dict[int, int],
    ) -> None:
        self.slots, self.halves, self.empty, self.gems = slots, halves, empty, gems

    @classmethod
    def of(cls, grid: Grid) -> "Ground":
        slots: dict[int, tuple[int, Links]] = {}
        for cell in grid.sides:
            for step in STEPS:
                beside = grid.slot(type(cell)(cell + 2 * step))
                if beside.cell not in grid.sides:
                    slots[beside.cell] = beside.forbidden, beside.links
        halves: dict[int, int] = {place: half.colour for place, half in grid.halves.items()}
        empty: dict[int, int] = {socket: grid.gem_for(socket) for socket in grid.open_sockets()}
        gems: dict[int, int] = {socket: bits for socket, bits in grid.gems.items()}  # noqa: C416 - the keys' type is wider
        return cls(slots, halves, empty, gems)

    def after(self, play: Play, socket: int, gem: int) -> "Ground":
        """Return a copy with this play, which puts the gem into the socket."""
        if isinstance(play, Fill):
            new = Ground(self.slots, self.halves, self.empty.copy(), self.gems.copy())
        else:
            new = Ground(self.slots.copy(), self.halves.copy(), self.empty.copy(), self.gems.copy())
            new._lay(play.cell, sides_of(play.tile, play.turn))
        del new.empty[socket]
        new.gems[socket] = BITS[gem]
        return new

    def _lay(self, cell: int, sides: bytes) -> None:
        slots, halves = self.slots, self.halves
        known, links = slots.pop(cell)
        met = dict(links)
        for side, colour in enumerate(sides):
            place = cell + STEPS[side]
            if side in met:
                del halves[place]
                self.empty[place] = GEM_OF[colour][met[side]]
            elif not known >> side * BITS_PER_SIDE & ANYTHING:  # there is no tile on this side
                beside, facing = cell + 2 * STEPS[side], side ^ 2
                forbidden, others = slots.get(beside, (0, ()))
                if colour:
                    halves[place] = colour
                    others = (*others, (facing, colour))
                slots[beside] = forbidden | BLOCKED[facing][colour], others


def gain(gems: dict[int, int], placed: tuple[int, ...], socket: int, bits: int) -> int:
    """Return the points that a gem adds to a turn.

    Args:
        gems: the gems on the grid without this one.
        placed: the sockets that the turn has filled before.
        bits: the colours of the gem.
    """
    points = 1 + GEMBATAN_POINTS * (len(placed) + 1 == HAND)
    for step in DIAGONALS:
        shared = (gems.get(socket - step, 0) | gems.get(socket + step, 0)) & bits
        while shared:
            colour = shared & -shared
            shared ^= colour
            points += _chain(gems, placed, socket, step, colour)
    return points


def _chain(gems: dict[int, int], placed: tuple[int, ...], socket: int, step: int, colour: int) -> int:
    """Return the points of the chain through a socket, minus those that the turn already has for parts of it."""
    length, counted = 1, 0
    for way in (step, -step):
        at, run, fresh = socket + way, 0, False
        while gems.get(at, 0) & colour:
            run += 1
            fresh = fresh or at in placed
            at += way
        length += run
        if fresh and run >= SHORTEST_CHAIN:
            counted += run
    return length - counted if length >= SHORTEST_CHAIN else 0


class Turn:
    """A turn, or the beginning of one, that a search thinks of.

    Attributes:
        tiles, gems: what is left of the hand.
        laid: the cells of the turn's tiles.
        placed: the sockets that the turn has filled.
        points: what the turn scores if it ends now.
        plays: those that the search has added. key: what they add to the grid, in any order.
    """

    __slots__ = ("_ground", "_last", "gems", "key", "laid", "placed", "plays", "points", "tiles")

    def __init__(self, ground: Ground, tiles: bytes, gems: bytes) -> None:
        self._ground: Ground = ground
        self._last: tuple[Play, int, int] | None = None
        self.tiles, self.gems = tiles, gems
        self.laid: tuple[int, ...] = ()
        self.placed: tuple[int, ...] = ()
        self.points = 0
        self.plays: tuple[Play, ...] = ()
        self.key = frozenset[int]()

    @property
    def ground(self) -> Ground:
        """Return the grid after the turn. It is made when it is first needed, because most turns are never followed."""
        if self._last is not None:
            self._ground = self._ground.after(*self._last)
            self._last = None
        return self._ground

    def options(self) -> Iterator[Option]:
        """Yield each legal play."""
        ground, placed = self.ground, self.placed
        known: dict[tuple[int, int], int] = {}
        for play, socket, gem in (*self._lays(), *self._fills()):
            points = known.get((socket, gem))
            if points is None:
                points = known[socket, gem] = gain(ground.gems, placed, socket, BITS[gem])
            yield points, play, socket, gem

    def _fills(self) -> Iterator[tuple[Play, int, int]]:
        gems = self.gems
        for socket, gem in self.ground.empty.items():
            if gem in gems:
                yield Fill(Socket(socket)), socket, gem

    def _lays(self) -> Iterator[tuple[Play, int, int]]:
        ground, gems, laid = self.ground, self.gems, self.laid
        room = len(ground.halves)
        cells = {cell + 2 * step for cell in laid for step in STEPS} if laid else ground.slots
        for cell in cells:
            forbidden, links = ground.slots.get(cell, (0, ()))
            if not links or (laid and not any(cell + 2 * STEPS[side] in laid for side, _ in links)):
                continue
            for tile in self.tiles:
                if room + HALVES[tile] <= 2 * len(links):
                    continue
                for turn, shown, sides in WAYS[tile]:
                    if shown & forbidden:
                        continue
                    for side, colour in links:
                        gem = GEM_OF[sides[side]][colour]
                        if gem in gems:
                            yield Lay(Cell(cell), tile, turn, side), cell + STEPS[side], gem

    def after(self, points: int, play: Play, socket: int, gem: int, key: frozenset[int]) -> "Turn":
        """Return the turn with one of its options."""
        new = Turn(self.ground, self.tiles, _without(self.gems, gem))
        new._last, new.key = (play, socket, gem), key
        new.placed, new.points, new.plays = (*self.placed, socket), self.points + points, (*self.plays, play)
        if isinstance(play, Fill):
            new.laid = self.laid
        else:
            new.tiles, new.laid = _without(self.tiles, play.tile), (*self.laid, play.cell)
        return new


def _without(pieces: bytes, piece: int) -> bytes:
    at = pieces.index(piece)
    return pieces[:at] + pieces[at + 1 :]


def good_turns(begun: Turn, width: int, first: Container[Move] | None = None) -> list[Turn]:
    """Return good turns that begin like this one, best first. The beginning itself is one of them if it has plays.

    width: how many beginnings of each length the search follows.
    first: the moves with which these turns may go on; None: all moves.
    """
    found = [begun] if begun.placed and (first is None or EndTurn() in first) else []
    followed = [begun]
    while followed:
        choices = [(turn.points + option[0], turn, option) for turn in followed for option in turn.options()]
        if first is not None and followed == [begun]:
            choices = [choice for choice in choices if choice[2][1] in first]
        choices.sort(key=_points, reverse=True)
        followed, seen = [], set[frozenset[int]]()
        for _, turn, option in choices:
            key = turn.key.union(_named(option[1], option[2]))
            if key not in seen:
                seen.add(key)
                followed.append(turn.after(*option, key))
                if len(followed) == width:
                    break
        found += followed
    return sorted(found, key=lambda turn: -turn.points)


def _points(choice: tuple[int, Turn, Option]) -> int:
    return choice[0]


def _named(play: Play, socket: int) -> tuple[int, ...]:
    """Return numbers that stand for what a play adds to the grid, so that turns are equal whatever their order."""
    return (socket,) if isinstance(play, Fill) else (socket, 1 << 30 | play.cell << 8 | play.tile << 2 | play.turn)
