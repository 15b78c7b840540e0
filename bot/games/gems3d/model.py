"""Gems 3D: the types of its values. Gems are 1..16, 0 is an empty cell.

There are two numbers for a cell, with different types:

* A **cell** (int) is a place on a board of known size in reading order: row * size + column, A1 = 0. Boards, views,
  events, traces and hints use cells. `notation.cell_name(cell, size)` returns its notation.
* An **address** (`Address`) is a place on a board of any size: row * STRIDE + column. Moves use addresses, because the
  reader of "C7" does not know the board. `notation.parse_address("C7")` returns an address.
  `notation.cell_at(address, size)` and `notation.address_of(cell, size)` convert between both.
"""

from enum import Enum
from typing import Annotated, Literal, NewType

import msgspec
from msgspec import Meta

from bot.engine.game import Seat
from bot.engine.parts import ranges

# The order and the letters of the table in the rules; a gem's number is its position here, from 1.
GEM_NAMES = (
    "black", "gold", "blue", "green", "candy", "light-blue", "blue-patch", "yellow",
    "blue-stripe", "orange-stripe", "chocolate", "red", "glass", "purple", "white", "yellow-patch",
)  # fmt: skip
GEM_LETTERS = "KDBGCLUYSOHRAPWT"

RELAY_SEATS = (2, 8)
RACE_SEATS = (2, 8)
RACE_DROPS = 300  # the most drops of each board
POINTS_PER_TRICK = 50


class Mode(Enum):
    """Who plays, and on which boards."""

    SOLO = "solo"  # one member alone
    RELAY = "relay"  # several members in turn on one board
    RACE = "race"  # several at once, each on a board of their own, which others see when all boards have ended
    DAILY = "daily"  # one member alone, on a board that others see after its end


class Options(msgspec.Struct, frozen=True):
    """The options of a new match. A line is at most as long as the board's side."""

    mode: Mode = Mode.SOLO
    size: Annotated[int, Meta(ge=5, le=15)] = 9
    types: Annotated[int, Meta(ge=3, le=12)] = 7
    drop: Annotated[int, Meta(ge=1, le=7)] = 3
    line: Annotated[int, Meta(ge=3, le=10)] = 5
    hard: bool = False


SIZE_RANGE, TYPES_RANGE, DROP_RANGE, LINE_RANGE = ranges(Options).values()

STRIDE = SIZE_RANGE[1]  # addresses count rows of the largest board
Address = NewType("Address", int)


class Shift(msgspec.Struct, frozen=True, tag="shift"):
    """Move the gem on `start` to the empty cell `goal`. Notation: A1-C3."""

    start: Address
    goal: Address


class Trick(msgspec.Struct, frozen=True, tag="trick"):
    """Change the gem on `cell` to type `gem`; 0 means the type with the most points. Notation: E5=R, E5=?."""

    cell: Address
    gem: int = 0


Move = Shift | Trick

# full: no cell is empty and no trick helps; resigned: the only seat gave up; left: the last of several seats left;
# drops: the last drop of a race has fallen; closed: a hidden board was ended early.
Ending = Literal["full", "resigned", "left", "drops", "closed"]


class GemMoved(msgspec.Struct, frozen=True, tag="gem-moved"):
    seat: Seat
    gem: int
    path: bytes  # cells from start to goal, both included: a shortest path
    size: int  # side of the board, for the names of cells


class GemsDropped(msgspec.Struct, frozen=True, tag="gems-dropped"):
    gems: bytes  # types, in the order they fell
    cells: bytes  # the cell where each landed
    size: int


class TrickPlayed(msgspec.Struct, frozen=True, tag="trick-played"):
    seat: Seat
    cell: int
    old: int
    new: int
    size: int


class FormationCleared(msgspec.Struct, frozen=True, tag="formation-cleared"):
    seat: Seat | None  # the seat that gets the points; None: the table (opening drop)
    gem: int
    cells: bytes  # the cells of the formation, each once, ascending
    points: int


class TricksAwarded(msgspec.Struct, frozen=True, tag="tricks-awarded"):
    count: int


class BoardEmptied(msgspec.Struct, frozen=True, tag="board-emptied"):
    pass


class SeatLeft(msgspec.Struct, frozen=True, tag="seat-left"):
    seat: Seat


class MatchEnded(msgspec.Struct, frozen=True, tag="match-ended"):
    reason: Ending | Literal["raced"]  # raced: every board of a race has ended; `score` is then the best board's
    score: int
    turns: int


# Public events of a race in progress. They say nothing about a board, because all boards have the same drops.
class RaceBegun(msgspec.Struct, frozen=True, tag="race-begun"):
    drops: int  # the most drops of each board


class StepTaken(msgspec.Struct, frozen=True, tag="step-taken"):
    seat: Seat
    turns: int  # gems that the seat has moved so far


class BoardDone(msgspec.Struct, frozen=True, tag="board-done"):
    seat: Seat
    turns: int


Event = (
    GemMoved | GemsDropped | TrickPlayed | FormationCleared | TricksAwarded | BoardEmptied | SeatLeft | MatchEnded
    | RaceBegun | StepTaken | BoardDone
)  # fmt: skip


class Trace(msgspec.Struct, frozen=True):
    """The visible result of the last step, for pictures.

    Attributes:
        path: cells of the moved gem's path, start to goal; b"" for none.
        dropped: cells where gems landed and still are.
        cleared: the formations that vanished.
        tricked: the cell whose gem a trick changed, or None.
    """

    path: bytes = b""
    dropped: bytes = b""
    cleared: tuple[FormationCleared, ...] = ()
    tricked: int | None = None

    @property
    def points(self) -> int:
        return sum(formation.points for formation in self.cleared)


class TrickHint(msgspec.Struct, frozen=True):
    """A trick that works now: the cell, the new type, the cells of the formation (this cell included), the points."""

    cell: int
    gem: int
    formation: bytes
    points: int


class Board(msgspec.Struct, frozen=True):
    """One board of a match.

    Attributes:
        cells: size*size bytes, reading order, 0 or gem number.
        score: points. tricks: tricks earned and not used yet. turns: gems moved by hand.
        drops: number of drops so far, also the number of the next drop. After an undo the same gems drop again.
        trace: the visible result of the last step.
        over: the reason of its end, None while it goes on.
    """

    cells: bytes
    score: int = 0
    tricks: int = 0
    drops: int = 0
    turns: int = 0
    trace: Trace = Trace()
    over: Ending | None = None


class State(msgspec.Struct, frozen=True):
    """A match.

    Attributes:
        seed: 0 <= seed < 2**64, the source of all chance. types: the gem numbers in play, ascending.
        boards: one for all seats; in a race one for each seat.
        credits: points by seat. Points of the opening drop are missing: they belong to the whole table.
        present: by seat, False once it has left. turn: the seat to move (no meaning after the end or in a race).
    """

    options: Options
    seed: int
    types: bytes
    boards: tuple[Board, ...]
    credits: tuple[int, ...]
    present: tuple[bool, ...]
    turn: Seat = Seat(0)


class View(msgspec.Struct, frozen=True):
    """A board of Gems 3D as a viewer sees it: all that the picture and the alt text show.

    Attributes:
        size: side of the board. cells: size*size bytes, reading order, 0 or gem number.
        types: the gem numbers in play, ascending.
        score, tricks: of the board. trick_progress: points towards the next trick, 0..POINTS_PER_TRICK-1.
        next: types of the next drop in order; None if hidden (Hard).
        to_move: the seat to move, None after the end. credits: points by seat. turns: number of turns played.
        trace: the visible result of the last step.
        pick, reach: the cell of a chosen gem and the cells it can reach, ascending; None and b"" if no gem is chosen.
        hint: the best trick that works now; None if no trick is held or works.
        over: the reason of the end, or None.
    """

    mode: Mode
    size: int
    types: bytes
    line: int
    drop: int
    hard: bool
    cells: bytes
    score: int
    tricks: int
    trick_progress: int
    next: bytes | None
    to_move: Seat | None
    credits: tuple[int, ...]
    turns: int
    trace: Trace = Trace()
    pick: int | None = None
    reach: bytes = b""
    hint: TrickHint | None = None
    over: str | None = None


class Lane(msgspec.Struct, frozen=True):
    """The public progress of a seat. turns: gems moved. done: whether its board has ended."""

    turns: int
    done: bool


class ProgressView(msgspec.Struct, frozen=True):
    """The channel's view while boards are hidden: the progress of each seat, without cells, gems or points.

    Attributes:
        size, line, drop, hard, types: the settings. `types` is the number of types; the view hides which they are.
        lanes: by seat.
    """

    mode: Mode
    size: int
    types: int
    line: int
    drop: int
    hard: bool
    lanes: tuple[Lane, ...]


class FinalBoard(msgspec.Struct, frozen=True):
    """A board of a finished race. place: 1 is the best; equal boards share a place. over: the reason of its end."""

    cells: bytes
    score: int
    turns: int
    place: int
    over: str


class FinalView(msgspec.Struct, frozen=True):
    """The view of a finished race for everybody: all boards, by seat."""

    mode: Mode
    size: int
    boards: tuple[FinalBoard, ...]


AnyView = View | ProgressView | FinalView
