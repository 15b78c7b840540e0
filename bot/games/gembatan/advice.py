"""Suggestions for a player who chooses or types a move part by part. All are legal.

The best is first, because menus show them in this order. In a contest, menus show them in the order of `by_place`.

A play lays a tile or fills a socket (a gem's place between two tiles). The points of a play are the score of the turn
with the play, minus the score without it. The best play has the most points, because menus name them. Of plays with
equal points, it has the best next play. For example, a tile may make the socket where the next gem completes a chain.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TypeVar

import msgspec

from bot.engine.game import Seat
from bot.games.gembatan.grid import DIAGONALS, STEPS, Grid, tally
from bot.games.gembatan.model import GEMBATAN_POINTS, HAND, Cell, Chain, Fill, Laid, Lay, Pieces, Play, Socket, State
from bot.games.gembatan.notation import SIDE_LETTERS, cell_name, gem_name, socket_name, tile_name
from bot.games.gembatan.pieces import GEMS, gem_of, sides_of
from bot.games.gembatan.plays import drafted_cells, grid_of, lays, plays, without_pieces
from bot.games.gembatan.rules import to_move

PANELS = 8  # the newest positions whose chances are kept; each takes some ten KiB

P = TypeVar("P", Lay, Fill)
PlayKey = tuple[int, bytes, int]  # the place, and the sides of the tile and the gem's side; without a tile b"" and 0


class Suggestion(msgspec.Struct, frozen=True):
    """One choice in a menu.

    Attributes:
        name: what a player types: a tile "RB--", a cell "BI60", a tile with its gem's side "RB-- W", or a socket
            "BH60-BI60".
        points: the points that `move` adds to the turn.
        then: the most points that a play after `move` adds.
        ways: the number of plays with this name.
        move: the best of these plays.
        gem: the gem that `move` places, such as "RY".
        chains: the chains through this gem.
    """

    name: str
    points: int
    then: int
    ways: int
    move: Play
    gem: str
    chains: tuple[Chain, ...] = ()


class Chances:
    """Computes the points of a seat's legal plays. If the seat is not to move, assumes that its turn begins now."""

    def __init__(self, state: State, seat: Seat) -> None:
        own_turn = seat == state.turn
        self._hand, self._grid = state.hands[seat], grid_of(state)
        self._plays = list(plays(state, self._grid, seat))
        self._placed = state.filled[len(state.filled) - state.draft.gems * own_turn :]
        self._before = tally(self._grid.gems, self._placed).points
        self._drafted = drafted_cells(state) if own_turn else frozenset[Cell]()
        self._known: dict[tuple[Socket, int], int] = {}
        self._next: dict[tuple[Socket, int, Socket, int], int] = {}

    def steps(self) -> Iterator[tuple[Play, int]]:
        """Yield every legal play with its points."""
        for move in self._plays:
            yield move, self.points(move)

    def gem(self, move: Play) -> int:
        """Return the gem that a legal play places."""
        return _gem(self._grid, move)

    def points(self, move: Play) -> int:
        """Return the points that a legal play adds to the turn."""
        socket, gem = _socket(move), self.gem(move)
        if (socket, gem) not in self._known:
            gems = {**self._grid.gems, socket: _bits(gem)}
            self._known[socket, gem] = tally(gems, (*self._placed, socket)).points - self._before
        return self._known[socket, gem]

    def chains(self, move: Play) -> tuple[Chain, ...]:
        """Return the chains that contain the gem of a legal play."""
        socket = _socket(move)
        return tally({**self._grid.gems, socket: _bits(self.gem(move))}, (socket,)).chains

    def then(self, move: Play) -> int:
        """Return the most points that a second play adds after this legal play; 0 if no play can follow."""
        socket, gem, before = _socket(move), self.gem(move), self.points(move)
        used = Pieces(b"" if isinstance(move, Fill) else bytes((move.tile,)), bytes((gem,)))
        hand = without_pieces(self._hand, used)
        return max((self._both(socket, gem, *other) - before for other in self._following(move, hand)), default=0)

    def promise(self, move: Play) -> tuple[int, int]:
        """Return the sort key of a play: its points, then the points of the best next play."""
        return self.points(move), self.then(move)

    def _following(self, move: Play, hand: Pieces) -> Iterator[tuple[Socket, int]]:
        """Yield each socket that the next play can fill, with its gem. hand: the pieces that remain after `move`."""
        grid = self._grid if isinstance(move, Fill) else self._grid.after(Laid(move.cell, move.tile, move.turn))
        for socket in grid.sockets.keys() - grid.gems.keys() - {_socket(move)}:
            if (gem := grid.gem_for(socket)) in hand.gems:
                yield socket, gem
        if isinstance(move, Fill):
            following = (play for play in self._plays if isinstance(play, Lay) and self.gem(play) in hand.gems)
        else:
            laid = (move.cell, *self._drafted)
            faced = [Cell(cell + 2 * step) for cell in laid for step in STEPS if Socket(cell + step) in grid.halves]
            following = (play for cell in faced for play in lays(grid, grid.slot(cell), hand))
        for play in following:
            yield _socket(play), _gem(grid, play)

    def _both(self, socket: Socket, gem: int, other: Socket, other_gem: int) -> int:
        """Return the points that both gems together add to the turn."""
        key = (socket, gem, other, other_gem)
        if key not in self._next:
            bits = _bits(other_gem)
            gems = {**self._grid.gems, socket: _bits(gem), other: bits}
            if any(gems.get(Socket(other + step), 0) & bits for step in (*DIAGONALS, *(-one for one in DIAGONALS))):
                points = tally(gems, (*self._placed, socket, other)).points - self._before
            else:  # The second gem is in no chain. This case is frequent, so it avoids the slow `tally`.
                all_four = GEMBATAN_POINTS if len(self._placed) + 2 == HAND else 0
                points = self._known[socket, gem] + 1 + all_four
            self._next[key] = points
        return self._next[key]


@lru_cache(PANELS)
def chances_of(state: State, seat: Seat) -> Chances:
    """Return the chances of a seat. A panel asks for them several times, for its buttons, its picture and its texts."""
    return Chances(state, seat)


def _socket(move: Play) -> Socket:
    return move.socket if isinstance(move, Fill) else Socket(move.cell + STEPS[move.side])


def _gem(grid: Grid, move: Play) -> int:
    if isinstance(move, Fill):
        return grid.gem_for(move.socket)
    return gem_of(sides_of(move.tile, move.turn)[move.side], grid.halves[_socket(move)].colour)


def _bits(gem: int) -> int:
    first, second = GEMS[gem]
    return 1 << first | 1 << second


def tile_suggestions(state: State, seat: Seat, prefix: str = "") -> list[Suggestion]:
    """Suggest the first part of a move: the tiles that the seat can lay."""
    return _grouped(state, seat, prefix, Lay, lambda move: tile_name(move.tile))


def cell_suggestions(
    state: State, seat: Seat, tile: int | None = None, prefix: str = "", *, anybody: bool = False
) -> list[Suggestion]:
    """Suggest the second part of a move: the cells where the seat can lay this tile.

    tile: None for any tile. anybody: whether the seat need not be to move.
    """

    def name(move: Lay) -> str | None:
        return cell_name(move.cell) if tile in (None, move.tile) else None

    return _grouped(state, seat, prefix, Lay, name, anybody=anybody)


def way_suggestions(
    state: State, seat: Seat, cell: Cell, tile: int | None = None, prefix: str = "", *, anybody: bool = False
) -> list[Suggestion]:
    """Suggest the third part of a move: the ways to lay this tile on the cell. The rest is as in `cell_suggestions`."""

    def name(move: Lay) -> str | None:
        wanted = move.cell == cell and tile in (None, move.tile)
        return f"{tile_name(move.tile, move.turn)} {SIDE_LETTERS[move.side]}" if wanted else None

    return _grouped(state, seat, prefix, Lay, name, anybody=anybody)


def fill_suggestions(state: State, seat: Seat, prefix: str = "") -> list[Suggestion]:
    """Suggest the open sockets that the seat can fill."""
    return _grouped(state, seat, prefix, Fill, lambda move: socket_name(move.socket))


def step_suggestions(state: State, seat: Seat) -> list[Suggestion]:
    """Suggest whole plays, each by its notation."""

    def name(move: Lay) -> str:
        return f"{cell_name(move.cell)} {tile_name(move.tile, move.turn)} {SIDE_LETTERS[move.side]}"

    return sorted([*_grouped(state, seat, "", Lay, name), *fill_suggestions(state, seat)], key=rank)


def offered(state: State, seat: Seat) -> Play | None:
    """Return the play that the panels show first; None if nothing fits."""
    best = next(iter(best_plays(state, seat)), None)
    return None if best is None else best.move


def best_plays(state: State, seat: Seat, *, first: Play | None = None) -> list[Suggestion]:
    """Suggest whole plays: the best of each cell and socket, then the second best of each, and so on.

    So the first of them do not all lie on one cell. first: a play that comes before all others.
    """
    ahead, before, found = None if first is None else play_key(first), Counter[int](), []
    for one in step_suggestions(state, seat):
        place, *_ = key = play_key(one.move)
        found.append((-1 if key == ahead else before[place], one))
        before[place] += 1
    return [one for _, one in sorted(found, key=lambda item: item[0])]


def play_key(move: Play) -> PlayKey:
    """Return what tells a play from others. Two equal tiles that lie the same way make one play."""
    if isinstance(move, Fill):
        return move.socket, b"", 0
    return move.cell, sides_of(move.tile, move.turn), move.side


def first_suggestions(state: State, seat: Seat) -> list[Suggestion]:
    """Suggest the first part of a play: the tiles that the seat can lay, and the sockets that it can fill."""
    return sorted([*tile_suggestions(state, seat), *fill_suggestions(state, seat)], key=rank)


def rank(one: Suggestion) -> tuple[int, int]:
    """Return the sort key that puts the best suggestion first."""
    return -one.points, -one.then


def by_place(move: Play) -> tuple[int, int, int, int]:
    """Return the sort key for the order of the board: row by row, and within a row from left to right."""
    return (move.socket, 0, 0, 0) if isinstance(move, Fill) else (move.cell, move.tile, move.turn, move.side)


def _grouped(
    state: State, seat: Seat, prefix: str, kind: type[P], name: Callable[[P], str | None], *, anybody: bool = False
) -> list[Suggestion]:
    """Group the legal plays of this kind by name. Return a suggestion for each group, best first.

    Args:
        prefix: what the player has typed so far. All names begin with it.
        name: returns the name of a play, or None for a play to leave out.
        anybody: whether a seat that is not to move gets suggestions too, as if its turn began now.
    """
    if seat not in to_move(state) and not anybody:
        return []
    chances, typed = chances_of(state, seat), prefix.strip().upper()
    groups: dict[str, list[P]] = {}
    for move, _ in chances.steps():
        if isinstance(move, kind) and (label := name(move)) is not None and label.startswith(typed):
            groups.setdefault(label, []).append(move)
    found = []
    for label, moves in groups.items():
        best = max(moves, key=chances.promise)
        points, then = chances.points(best), chances.then(best)
        gem = gem_name(chances.gem(best))
        found.append(Suggestion(label, points, then, len(moves), best, gem, chances.chains(best)))
    return sorted(found, key=rank)
