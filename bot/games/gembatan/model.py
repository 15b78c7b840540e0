"""The types of Gembatan's values.

A side of a tile has a half-socket of one colour, or is plain. Two half-sockets that touch make a socket for a gem.
Colours have the numbers 1..5 (`COLOURS`), and plain is 0. The sides of a tile have the numbers 0..3: north, east,
south, west. The turn of a tile is its number of quarter turns clockwise, 0..3. Tiles have the numbers 0..59, and kinds
of gems 0..9. `pieces` has the tables of both.

A cell has a column and a row, both 1..119. The starting tile is in column 60 and row 60. The coordinates (across, down)
of a tile are (2 * column, 2 * row). The socket to the east of it is at (2 * column + 1, 2 * row). The socket to the
south of it is at (2 * column, 2 * row + 1). A place is both coordinates in one int. A `Cell` is the place of a tile,
and a `Socket` is the place of a gem.

Long because states and views share these types.
"""

from collections.abc import Sequence
from typing import Annotated, Literal, NewType, TypeVar

import msgspec
from msgspec import Meta

from bot.engine.game import NoResult, Seat
from bot.games.gembatan.modes import Mode

COLOURS = ("red", "blue", "green", "yellow", "purple")
COLOUR_LETTERS = "RBGYP"
PLAIN = 0
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("north", "east", "south", "west")

HAND = 4  # A hand has at most 4 tiles and 4 gems.
SHORTEST_CHAIN = 3
GEMBATAN_POINTS = 4
IDLE_ROUNDS = 3  # The match ends after so many rounds without a play.

SPAN = 256
LINES = 119  # There are 119 columns and 119 rows: the starting tile and 59 cells on each side of it.

T = TypeVar("T")
Cell = NewType("Cell", int)
Socket = NewType("Socket", int)


def place(across: int, down: int) -> int:
    return down * SPAN + across


def across(place: int) -> int:
    """Return the horizontal coordinate of a place."""
    return place % SPAN


def down(place: int) -> int:
    """Return the vertical coordinate of a place."""
    return place // SPAN


START = Cell(place(120, 120))  # the cell BH60


class Options(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """The options of a new match. Those that have their default are not stored.

    Attributes:
        gems: how many gems the match has, drawn at random from the 60. Fewer make it shorter.
    """

    gems: Annotated[int, Meta(ge=20, le=60)] = 60
    mode: Mode = Mode.TABLE


# ---- moves ----


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a tile and put a gem into the new socket on its `side`. The two colours of the socket decide which gem.

    Notation: `BI60 RB-- W`. `RB--` are the four sides of the turned tile, clockwise from the north.
    """

    cell: Cell
    tile: int
    turn: int
    side: int


class Fill(msgspec.Struct, frozen=True, tag="fill"):
    """Put a gem into an open socket. The two colours of the socket decide which gem.

    Notation: `BH60-BI60`, the two cells beside the socket.
    """

    socket: Socket


class Trade(msgspec.Struct, frozen=True, tag="trade"):
    """Exchange these pieces for pieces from the trays. This ends the turn.

    Notation: `trade RB-- R-G- RY BG`.

    Attributes:
        tiles: numbers of tiles, ascending.
        gems: numbers of gems, ascending. A number may repeat.
    """

    tiles: bytes
    gems: bytes


class EndTurn(msgspec.Struct, frozen=True, tag="end"):
    """Score the plays of this turn, draw new pieces, and end the turn. Notation: `end`."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """End a turn in which the seat can neither play nor trade. Notation: `pass`."""


Play = Lay | Fill
Move = Play | Trade | EndTurn | Pass

# gems: the gem tray is empty, and the seat that ends its turn has no gems. blocked: the gem tray is empty, and no seat
# has played for one round. stalled: no seat has played for three rounds. left: only one seat remains. turns: a daily
# has had its turns. stuck: nothing fits in its last turn. closed: its seat gave up.
Ending = Literal["gems", "blocked", "stalled", "left", "turns", "stuck", "closed"]


# ---- scores ----


class Chain(msgspec.Struct, frozen=True):
    """Gems of one colour side by side on a diagonal. sockets: all of them, from the top down."""

    colour: int
    sockets: tuple[Socket, ...]

    @property
    def points(self) -> int:
        return len(self.sockets)


class Tally(msgspec.Struct, frozen=True):
    """The score of a turn. For the turn in progress, it is the score if the turn ended now.

    Attributes:
        placed: the sockets that were filled in the turn, in order. Each socket gives a point.
        chains: the chains of at least three gems that contain one of these sockets. Each gem of a chain gives a point.
        gembatan: GEMBATAN_POINTS for a turn with four gems, else 0.
    """

    placed: tuple[Socket, ...] = ()
    chains: tuple[Chain, ...] = ()
    gembatan: int = 0

    @property
    def points(self) -> int:
        return len(self.placed) + sum(chain.points for chain in self.chains) + self.gembatan


class Account(msgspec.Struct, frozen=True):
    """The points of a seat. left: the points that the seat loses at the end for the gems in its hand."""

    placed: int = 0
    chains: int = 0
    gembatans: int = 0
    left: int = 0

    @property
    def score(self) -> int:
        return self.placed + self.chains + self.gembatans - self.left


# ---- the state ----


class Laid(msgspec.Struct, frozen=True, array_like=True):
    """A tile on the grid."""

    cell: Cell
    tile: int
    turn: int


class Pieces(msgspec.Struct, frozen=True):
    """The pieces in a hand or in the trays: the numbers of tiles and of gems, ascending. Gems may repeat."""

    tiles: bytes = b""
    gems: bytes = b""


class Draft(msgspec.Struct, frozen=True):
    """The turn in progress: the numbers of tiles laid and of gems placed."""

    tiles: int = 0
    gems: int = 0


class Last(msgspec.Struct, frozen=True):
    """The last turn that has ended: how many pieces the seat played or traded. All numbers are 0 after a pass."""

    seat: Seat
    tiles: int = 0
    gems: int = 0
    traded_tiles: int = 0
    traded_gems: int = 0


class State(msgspec.Struct, frozen=True):
    """A match. All pieces that are not in the state are in the trays (`plays.trays`).

    Attributes:
        seed: the source of all random numbers, 0 <= seed < 2**64.
        laid: the tiles, in the order in which they were laid.
        filled: the sockets with gems, in the order in which they were filled.
        hands, accounts, present: by seat.
        idle: by seat, how many turns this seat has had since any seat last played.
        turn: the seat to move. After the end, the value has no meaning.
        turns: the number of turns that have ended.
        gone: gems that are out of the game, ascending: those that a shorter match does without, and those of seats
            that left while the gem tray was empty.
        over: the reason of the end; None before the end.
        length: the number of turns of a daily; 0 for any other match.
        back: of a daily, the traded pieces in the trays. All others come before them.
    """

    seed: int
    laid: tuple[Laid, ...]
    filled: tuple[Socket, ...]
    hands: tuple[Pieces, ...]
    accounts: tuple[Account, ...]
    present: tuple[bool, ...]
    idle: tuple[int, ...]
    turn: Seat
    draft: Draft = Draft()
    last: Last | None = None
    turns: int = 0
    draws: int = 0
    gone: bytes = b""
    over: Ending | None = None
    length: int = 0
    back: Pieces = Pieces()


# ---- the view, for the picture and the alt text ----


class SeenTile(msgspec.Struct, frozen=True):
    """A tile on the grid.

    Attributes:
        sides: the colours of the turned tile's sides: north, east, south, west.
        drafted: the tile's number in the turn in progress, from 1; 0 for a tile of an earlier turn.
        fresh: whether the tile was laid in the last turn.
    """

    cell: Cell
    column: int
    row: int
    tile: int
    turn: int
    sides: bytes
    drafted: int = 0
    fresh: bool = False


class SeenSocket(msgspec.Struct, frozen=True):
    """A socket between two tiles.

    Attributes:
        across, down: the coordinates. If `across` is odd, the tiles are left and right of the socket.
        first: the colour in the left or upper tile.
        second: the colour in the right or lower tile.
        filled: whether the socket has a gem.
        drafted: the gem's number in the turn in progress, from 1; 0 for a gem of an earlier turn.
        fresh: whether the socket was filled in the last turn.
    """

    socket: Socket
    across: int
    down: int
    first: int
    second: int
    filled: bool
    drafted: int = 0
    fresh: bool = False


class SeenHalf(msgspec.Struct, frozen=True):
    """A half-socket beside an empty cell, where the grid can grow.

    Attributes:
        across, down: the coordinates of the socket that a new tile would complete.
        column, row: of the tile that has the half-socket. side: the side of this tile.
        cell: the empty cell.
    """

    across: int
    down: int
    colour: int
    column: int
    row: int
    side: int
    cell: Cell


class SeenHand(msgspec.Struct, frozen=True):
    """What viewers see of a seat. tiles, gems: the numbers of the pieces in its hand, ascending."""

    tiles: bytes
    gems: bytes
    account: Account
    present: bool

    @property
    def score(self) -> int:
        return self.account.score


class SeenDraft(msgspec.Struct, frozen=True):
    """The turn in progress. tiles, gems: how many were placed. tally: the score if the turn ended now."""

    tiles: int
    gems: int
    tally: Tally


class SeenTurn(msgspec.Struct, frozen=True):
    """The last turn that has ended. tiles, gems: how many pieces the seat played or traded. tally: the score."""

    seat: Seat
    kind: Literal["played", "traded", "passed"]
    tiles: int
    gems: int
    tally: Tally


class Way(msgspec.Struct, frozen=True):
    """A play that lays a tile on a cell.

    Attributes:
        side: the side of the tile where the gem is put.
        sides: the colours of the turned tile's sides.
        points: the points that the play adds to the turn; 0: the picture does not tell them.
    """

    tile: int
    turn: int
    side: int
    gem: int
    sides: bytes
    points: int


class Target(msgspec.Struct, frozen=True):
    """A place that can be chosen: an empty cell or an open socket.

    place: of the cell or the socket. points: the points of the best play there.
    way: the play itself, where a choice is a whole play that lays a tile. Such targets can share a cell.
    """

    place: int
    points: int
    way: Way | None = None


class Pick(msgspec.Struct, frozen=True):
    """What a viewer has chosen, and what can be chosen next, in the order of the menu: best first, or row by row.

    The picture numbers targets and ways in this order, from 1.

    Attributes:
        tile, cell: the choice.
        targets: for a chosen tile, the cells where it fits. Without a choice, the sockets that can be filled, the
            cells where a tile fits, or all plays.
        open: the cells where a tile of the hand fits, if the next choice is a tile. They have no numbers.
        ways: the legal plays on the chosen cell; if a tile is chosen, too, only the plays with this tile.
        page: the first and the last number that the picture shows; None: it shows all.
        best_first: whether the best has the number 1. Otherwise the numbers go row by row.
    """

    seat: Seat
    tile: int | None = None
    cell: Cell | None = None
    targets: tuple[Target, ...] = ()
    open: tuple[Cell, ...] = ()
    ways: tuple[Way, ...] = ()
    page: tuple[int, int] | None = None
    best_first: bool = True

    def numbered(self, found: Sequence[T]) -> list[tuple[int, T]]:
        """Return the targets or ways that the picture shows, each with its number."""
        first, last = self.page or (1, len(found))
        return [*enumerate(found[first - 1 : last], first)]


class Window(msgspec.Struct, frozen=True):
    """The first and last columns and rows that have tiles."""

    left: int
    top: int
    right: int
    bottom: int


class View(msgspec.Struct, frozen=True):
    """The view of a match for all viewers.

    Attributes:
        tiles: in the order in which they were laid.
        sockets, halves: sorted by place.
        hands: by seat; a seat that has left has an empty hand.
        to_move: the seat to move; None after the end.
        draft: the turn in progress; None before its first play.
        last: the last turn that has ended; None in the first turn.
        pick: the tile or cell that the viewer has chosen; None without a choice.
        over: the reason of the end; None before the end.
        winners: the seats in place 1; () before the end, without a result, in a daily, and if nobody has won.
        unplaced: the seats out of the ranking.
        best: the longest chain on the grid, which the picture marks; None before the end, or without a chain.
        equal: the other chains of this length.
        length: as in `State`.
    """

    tiles: tuple[SeenTile, ...]
    sockets: tuple[SeenSocket, ...]
    halves: tuple[SeenHalf, ...]
    window: Window
    hands: tuple[SeenHand, ...]
    tiles_left: int
    gems_left: int
    to_move: Seat | None
    turns: int
    draft: SeenDraft | None = None
    last: SeenTurn | None = None
    pick: Pick | None = None
    over: Ending | NoResult | None = None
    winners: tuple[Seat, ...] = ()
    unplaced: tuple[Seat, ...] = ()
    best: Chain | None = None
    equal: tuple[Chain, ...] = ()
    length: int = 0
