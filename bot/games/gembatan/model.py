"""Gembatan: its values.

**Colours** are 1..5 (`COLOURS`), 0 is a plain side. **Sides** are 0..3: north, east, south, west, as one looks at the
table; a **turn** 0..3 is so many quarter turns clockwise. **Tiles** are 0..59 and **gems** 0..9 (a pair of colours, of
which there are six each): `pieces` has their tables.

**Places** are counted in doubled coordinates over the whole grid, so that tiles and the sockets between them have
numbers of one kind: the tile in column c and row r (both 1..119; A = 1, the starting tile's BH60 = 60, 60) is at
across = 2c, down = 2r; the socket in its east side at (2c + 1, 2r), in its south side at (2c, 2r + 1). The neighbours
of a socket along a chain are one step across and one step down away: diagonals only. As one int a place is
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
HAND = 4  # pieces of either kind in a full hand
SHORTEST_CHAIN = 3
GEMBATAN_POINTS = 4
IDLE_ROUNDS = 3  # so many whole rounds without a play end a match

SPAN = 256
LINES = 119  # columns and rows: 59 to either side of the start, as many as there are other tiles

Cell = NewType("Cell", int)
Socket = NewType("Socket", int)


def place(across: int, down: int) -> int:
    """Return the doubled coordinates as one number."""
    return down * SPAN + across


def across(place: int) -> int:
    """Return the doubled coordinate to the right: even for a cell, 2 * column."""
    return place % SPAN


def down(place: int) -> int:
    """Return the doubled coordinate downwards: even for a cell, 2 * row."""
    return place // SPAN


START = Cell(place(120, 120))  # BH60


class Options(msgspec.Struct, frozen=True):
    """A new match has nothing to choose but its seats."""


# ---- moves: a turn is many of them, every one shown and taken back until the turn is over ----


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a tile and put a gem into the socket that it makes on `side`; which gem follows from the two borders.

    Notation: `BI60 RB-- W`, the tile's sides as it will lie, clockwise from the north.
    """

    cell: Cell
    tile: int
    turn: int
    side: int


class Fill(msgspec.Struct, frozen=True, tag="fill"):
    """Put a gem into an open socket; which one follows from the borders. Notation: `BH60-BI60`, its two tiles."""

    socket: Socket


class Trade(msgspec.Struct, frozen=True, tag="trade"):
    """Instead of playing: set pieces aside, draw, put them back. Ends the turn. Notation: `trade RB-- R-G- RY BG`.

    tiles: tile numbers, ascending. gems: gem numbers, ascending, repeats allowed.
    """

    tiles: bytes
    gems: bytes


class EndTurn(msgspec.Struct, frozen=True, tag="end"):
    """Score what was played this turn, draw, and pass the turn on. Notation: `end`."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Nothing to play and nothing to trade. Notation: `pass`."""


Move = Lay | Fill | Trade | EndTurn | Pass

# gems: the gem tray is empty and a seat has no gems left; blocked: the gem tray is empty and every seat in a row has
# not played; stalled: three whole rounds without a play; left: one seat remains.
Ending = Literal["gems", "blocked", "stalled", "left"]


# ---- what is scored ----


class Chain(msgspec.Struct, frozen=True):
    """A run of gems along one diagonal that all carry `colour`, at its full length; sockets from the top down."""

    colour: int
    sockets: tuple[Socket, ...]

    @property
    def points(self) -> int:
        return len(self.sockets)


class Tally(msgspec.Struct, frozen=True):
    """What a turn scores, or would score if it ended now.

    Attributes:
        placed: sockets filled in the turn, in order; a point each.
        chains: every run of three or more that one of them is in, once, a point for each of its gems.
        gembatan: GEMBATAN_POINTS for all four gems in one turn, else 0.
    """

    placed: tuple[Socket, ...] = ()
    chains: tuple[Chain, ...] = ()
    gembatan: int = 0

    @property
    def points(self) -> int:
        return len(self.placed) + sum(chain.points for chain in self.chains) + self.gembatan


class Account(msgspec.Struct, frozen=True):
    """Where a seat's points come from; `left` is what it loses for gems it has left when the match is over."""

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
    """What a seat holds, or what lies in the trays: tile numbers ascending, gem numbers ascending with repeats."""

    tiles: bytes = b""
    gems: bytes = b""


class Draft(msgspec.Struct, frozen=True):
    """How much of the turn in progress is done: the last so many of the state's tiles and sockets."""

    tiles: int = 0
    gems: int = 0


class Last(msgspec.Struct, frozen=True):
    """The turn before the one in progress. Played: the last `tiles` and `gems` before the draft. Else what was traded,
    and nothing at all for a turn that was passed."""

    seat: Seat
    tiles: int = 0
    gems: int = 0
    traded_tiles: int = 0
    traded_gems: int = 0


class State(msgspec.Struct, frozen=True):
    """A match. Trays are not stored: they hold every piece that is nowhere else (`plays.trays`).

    Attributes:
        seed: 0 <= seed < 2**64; all chance comes from it. draws: how often was drawn, so the number of the next draw.
        laid: tiles in the order laid, the starting tile first. filled: sockets with gems, in the order filled.
        hands, accounts, present: by seat. idle: turns of each seat since anybody last played.
        turn: the seat to move (of no meaning when over). turns: turns ended.
        gone: gems out of the game (of seats that left when the tray was empty), ascending.
        over: why the match has ended, None while it goes on.
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


# ---- the view: all that the picture and the alt text show ----


class SeenTile(msgspec.Struct, frozen=True):
    """A tile on the grid.

    Attributes:
        column, row: 1..119. sides: four colours or PLAIN as the tile lies: north, east, south, west.
        drafted: 0, or that it is the first, second ... tile of the turn in progress. fresh: laid in the last turn.
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
        across, down: doubled coordinates (a tile's middle is at 2 * column, 2 * row). Where `across` is odd the tiles
            lie left and right of it, else above and below.
        first, second: the colour in the left or upper tile, and in the right or lower one; a gem in it lies so, too.
        filled: whether a gem is in it. drafted: 0, or that its gem is the first, second ... of the turn in progress.
        fresh: filled in the last turn.
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
    """A half-socket that faces an empty cell: where the grid can grow.

    Attributes:
        across, down: doubled coordinates of the socket that it will be half of.
        column, row, side: its tile, and the tile's side that it is in. cell: the empty cell that it faces.
    """

    across: int
    down: int
    colour: int
    column: int
    row: int
    side: int
    cell: Cell


class SeenHand(msgspec.Struct, frozen=True):
    """A seat. `tiles`, `gems`: numbers, ascending (`pieces.sides_of(tile)`, `pieces.GEMS[gem]` show them)."""

    tiles: bytes
    gems: bytes
    account: Account
    present: bool

    @property
    def score(self) -> int:
        return self.account.score


class SeenDraft(msgspec.Struct, frozen=True):
    """The turn in progress. `tally`: what it would score if it ended now."""

    tiles: int
    gems: int
    tally: Tally


class SeenTurn(msgspec.Struct, frozen=True):
    """What the last turn was.

    Attributes:
        kind: played, traded or passed. tiles, gems: how many were laid and placed, or set aside.
        tally: what it scored, as the grid was then.
    """

    seat: Seat
    kind: Literal["played", "traded", "passed"]
    tiles: int
    gems: int
    tally: Tally


class Target(msgspec.Struct, frozen=True):
    """An empty cell where something can go, and what the best step there adds to the turn."""

    place: int
    points: int


class Way(msgspec.Struct, frozen=True):
    """One way to lay a tile on the chosen cell. `sides`: as it would lie; `gem` goes into its `side`; `points`: what
    the step adds to the turn."""

    tile: int
    turn: int
    side: int
    gem: int
    sides: bytes
    points: int


class Pick(msgspec.Struct, frozen=True):
    """What a viewer asked about: a tile (targets: the cells where it fits) or a cell (ways: all that can be laid)."""

    seat: Seat
    tile: int | None = None
    cell: Cell | None = None
    targets: tuple[Target, ...] = ()
    ways: tuple[Way, ...] = ()


class Window(msgspec.Struct, frozen=True):
    """The columns and rows of the laid tiles, both ends included, 1..119; cells around it may be open."""

    left: int
    top: int
    right: int
    bottom: int


class View(msgspec.Struct, frozen=True):
    """What everybody sees of a match; all that its picture and its alt text show.

    Attributes:
        tiles, sockets, halves: the grid; tiles in the order laid, the others by place (rows from the top).
        window: what of the grid is in use.
        hands: by seat; of one that has left, empty. tiles_left, gems_left: in the trays.
        to_move: None when over. draft: the turn in progress, None before its first step.
        last: the turn before. turns: turns ended.
        pick: what this viewer asked about. over: reason of the end or None. winners: seats in place 1 when over.
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
