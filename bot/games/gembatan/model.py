"""Gembatan: the types of its values.

**Colours** are 1..5 (`COLOURS`), 0 is a plain side. **Sides** are 0..3: north, east, south, west on the table. A
**turn** 0..3 is a number of quarter turns clockwise. **Tiles** are 0..59. **Gems** are 0..9, each a pair of colours and
six times in the box. `pieces` has the tables of tiles and gems.

**Places** have doubled coordinates, which tiles and their sockets share. The tile in column c and row r (both 1..119;
BH60 is 60, 60) is at across = 2c, down = 2r. The socket in its east side is at (2c + 1, 2r), in its south side
at (2c, 2r + 1). Chains are diagonal: the next socket is one step across and one step down. As one int a place is
down * SPAN + across (`place`, `across`, `down`). A `Cell` is a place of a tile, a `Socket` a place of a gem.
"""

from typing import Literal, NewType

import msgspec

from bot.engine.game import Seat

COLOURS = ("red", "blue", "green", "yellow", "purple")
COLOUR_LETTERS = "RBGYP"
PLAIN = 0
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("north", "east", "south", "west")

SEATS = (2, 4)
HAND = 4  # a full hand has this many tiles and this many gems
SHORTEST_CHAIN = 3
GEMBATAN_POINTS = 4
IDLE_ROUNDS = 3  # whole rounds without a play that end a match

SPAN = 256
LINES = 119  # columns and rows: 59 on each side of the start, one for each other tile

Cell = NewType("Cell", int)
Socket = NewType("Socket", int)


def place(across: int, down: int) -> int:
    """Return doubled coordinates as one number."""
    return down * SPAN + across


def across(place: int) -> int:
    """Return the doubled coordinate to the right: even for a cell, 2 * column."""
    return place % SPAN


def down(place: int) -> int:
    """Return the doubled coordinate downwards: even for a cell, 2 * row."""
    return place // SPAN


START = Cell(place(120, 120))  # BH60


class Options(msgspec.Struct, frozen=True):
    """A match has no options but its number of seats."""


# ---- moves: a turn is many of them; players see each one and can take it back until the turn ends ----


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a tile and put a gem into its new socket on `side`; the two borders decide which gem.

    Notation: `BI60 RB-- W`, with the sides of the turned tile, clockwise from the north.
    """

    cell: Cell
    tile: int
    turn: int
    side: int


class Fill(msgspec.Struct, frozen=True, tag="fill"):
    """Put a gem into an open socket; the borders decide which gem. Notation: `BH60-BI60`, its two tiles."""

    socket: Socket


class Trade(msgspec.Struct, frozen=True, tag="trade"):
    """Set pieces aside, draw others, then put the old ones into the trays. This ends the turn.

    Notation: `trade RB-- R-G- RY BG`. tiles: tile numbers, ascending. gems: gem numbers, ascending, repeats allowed.
    """

    tiles: bytes
    gems: bytes


class EndTurn(msgspec.Struct, frozen=True, tag="end"):
    """Score the plays of this turn, draw, and end the turn. Notation: `end`."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Pass with nothing to play and nothing to trade. Notation: `pass`."""


Move = Lay | Fill | Trade | EndTurn | Pass

# gems: the gem tray is empty and a seat has no gems left; blocked: the gem tray is empty and no seat has played in a
# whole round; stalled: three whole rounds without a play; left: one seat remains.
Ending = Literal["gems", "blocked", "stalled", "left"]


# ---- scores ----


class Chain(msgspec.Struct, frozen=True):
    """A run of gems along one diagonal, as long as possible, that all have `colour`; sockets from the top down."""

    colour: int
    sockets: tuple[Socket, ...]

    @property
    def points(self) -> int:
        return len(self.sockets)


class Tally(msgspec.Struct, frozen=True):
    """The score of a turn, or of the turn in progress if it ended now.

    Attributes:
        placed: sockets filled in the turn, in order; each gives a point.
        chains: every run of three or more gems with at least one of these sockets; each gem in it gives a point.
        gembatan: GEMBATAN_POINTS if all four gems were placed in the turn, else 0.
    """

    placed: tuple[Socket, ...] = ()
    chains: tuple[Chain, ...] = ()
    gembatan: int = 0

    @property
    def points(self) -> int:
        return len(self.placed) + sum(chain.points for chain in self.chains) + self.gembatan


class Account(msgspec.Struct, frozen=True):
    """The points of a seat by source. left: the points lost for unused gems at the end of the match."""

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
    """The pieces of a seat or of the trays: tile numbers ascending, gem numbers ascending with repeats."""

    tiles: bytes = b""
    gems: bytes = b""


class Draft(msgspec.Struct, frozen=True):
    """The turn in progress: how many of the last tiles and sockets of the state belong to it."""

    tiles: int = 0
    gems: int = 0


class Last(msgspec.Struct, frozen=True):
    """The turn before the turn in progress: numbers of pieces played (the last ones before the draft) or traded; all 0
    after a pass.
    """

    seat: Seat
    tiles: int = 0
    gems: int = 0
    traded_tiles: int = 0
    traded_gems: int = 0


class State(msgspec.Struct, frozen=True):
    """A match. Trays are not stored: they hold all other pieces (`plays.trays`).

    Attributes:
        seed: 0 <= seed < 2**64, the source of all chance. draws: number of draws so far and number of the next draw.
        laid: tiles in the order laid, the starting tile first. filled: sockets with gems, in the order filled.
        hands, accounts, present: by seat. idle: by seat, its turns since any seat last played.
        turn: the seat to move (no meaning after the end). turns: number of turns ended.
        gone: gems out of the game, ascending: those of seats that left when the tray was empty.
        over: the reason of the end, None while the match goes on.
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


# ---- the view, for the picture and the alt text ----


class SeenTile(msgspec.Struct, frozen=True):
    """A tile on the grid.

    Attributes:
        column, row: 1..119. sides: colours or PLAIN of the turned tile: north, east, south, west.
        drafted: its number among the tiles of the turn in progress, from 1; 0 for other tiles. fresh: whether it was
            laid in the last turn.
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
    """A whole socket, between two tiles.

    Attributes:
        across, down: doubled coordinates (a tile's centre is at 2 * column, 2 * row). The tiles are left and right of
            it if `across` is odd, else above and below.
        first, second: the colour in the left or upper tile, and in the right or lower tile; its gem has the same two.
        filled: whether a gem is in it. fresh: whether it was filled in the last turn.
        drafted: the gem's number among the gems of the turn in progress, from 1; 0 for other gems.
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
    """A half-socket that faces an empty cell, where the grid can grow.

    Attributes:
        across, down: doubled coordinates of the future socket.
        column, row, side: its tile, and the side of the tile where it is. cell: the empty cell that it faces.
    """

    across: int
    down: int
    colour: int
    column: int
    row: int
    side: int
    cell: Cell


class SeenHand(msgspec.Struct, frozen=True):
    """A seat and its hand. tiles, gems: numbers, ascending (see `pieces.sides_of(tile)`, `pieces.GEMS[gem]`)."""

    tiles: bytes
    gems: bytes
    account: Account
    present: bool

    @property
    def score(self) -> int:
        return self.account.score


class SeenDraft(msgspec.Struct, frozen=True):
    """The turn in progress. tally: its score if it ended now."""

    tiles: int
    gems: int
    tally: Tally


class SeenTurn(msgspec.Struct, frozen=True):
    """The last turn.

    Attributes:
        kind: played, traded or passed. tiles, gems: number of pieces placed or traded.
        tally: the score that the turn had when it ended.
    """

    seat: Seat
    kind: Literal["played", "traded", "passed"]
    tiles: int
    gems: int
    tally: Tally


class Target(msgspec.Struct, frozen=True):
    """An empty cell where a tile fits, and the points of the best step there."""

    place: int
    points: int


class Way(msgspec.Struct, frozen=True):
    """One way to lay a tile on the chosen cell: its turned `sides`, the `gem` for its `side`, and its points."""

    tile: int
    turn: int
    side: int
    gem: int
    sides: bytes
    points: int


class Pick(msgspec.Struct, frozen=True):
    """A viewer's question about a tile or a cell. targets: cells where the tile fits. ways: legal steps on the cell."""

    seat: Seat
    tile: int | None = None
    cell: Cell | None = None
    targets: tuple[Target, ...] = ()
    ways: tuple[Way, ...] = ()


class Window(msgspec.Struct, frozen=True):
    """The columns and rows of the laid tiles, 1..119, both ends included; open cells may be around it."""

    left: int
    top: int
    right: int
    bottom: int


class View(msgspec.Struct, frozen=True):
    """The public view of a match: all that the picture and the alt text show.

    Attributes:
        tiles, sockets, halves: the grid; tiles in the order laid, sockets and halves by place (rows from the top).
        window: the part of the grid in use.
        hands: by seat; empty if the seat has left. tiles_left, gems_left: number of pieces in the trays.
        to_move: the seat to move, None after the end. draft: the turn in progress, None before its first step.
        last: the turn before. turns: number of turns ended. pick: the viewer's question, or None.
        over: the reason of the end, or None. winners: seats in place 1 after the end.
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
    over: Ending | None = None
    winners: tuple[Seat, ...] = ()
