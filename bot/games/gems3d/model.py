"""Gems 3D: its values. Gems are 1..16, 0 is an empty cell.

Cells are numbered in two ways, and the types keep them apart:

* A **cell** (int) is a place on a board of known size in reading order: row * size + column, A1 = 0. Boards, views,
  events, traces and hints speak of cells. `notation.cell_name(cell, size)` writes one down.
* An **address** (`Address`) is a place on a board of any size: row * STRIDE + column. Moves speak of addresses, because
  "C7" is read before anyone knows which board it is said of. `notation.parse_address("C7")` gives one,
  `notation.cell_at(address, size)` and `notation.address_of(cell, size)` lead from one to the other.
"""

from enum import Enum
from typing import Annotated, Literal, NewType

import msgspec
from msgspec import Meta

from bot.engine.game import Seat
from bot.engine.parts import ranges

# The order and the letters of the rules' table; a gem's number is its place here, from 1.
GEM_NAMES = (
    "black", "gold", "blue", "green", "candy", "light-blue", "blue-patch", "yellow",
    "blue-stripe", "orange-stripe", "chocolate", "red", "glass", "purple", "white", "yellow-patch",
)  # fmt: skip
GEM_LETTERS = "KDBGCLUYSOHRAPWT"

RELAY_SEATS = (2, 8)
RACE_SEATS = (2, 8)
RACE_DROPS = 300  # of each board at most
POINTS_PER_TRICK = 50


class Mode(Enum):
    """Who plays: one member alone; several in turn on one board; several at once, each on an own board that the others
    see when all have ended; one alone on a board that nobody else sees before its end.
    """

    SOLO = "solo"
    RELAY = "relay"
    RACE = "race"
    DAILY = "daily"


class Options(msgspec.Struct, frozen=True):
    """What a new match may choose. No line is longer than the board's side."""

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
    """Change the gem on `cell` to type `gem`; 0 asks for the type that scores most. Notation: E5=R, E5=?."""

    cell: Address
    gem: int = 0


Move = Shift | Trick

# full: no cell is empty and no trick helps; resigned: the only seat gave up; left: the last of several seats went;
# drops: the last drop of a race has fallen; closed: a board that others do not see was ended as it stood.
Ending = Literal["full", "resigned", "left", "drops", "closed"]


class GemMoved(msgspec.Struct, frozen=True, tag="gem-moved"):
    seat: Seat
    gem: int
    path: bytes  # cells from start to goal, both included: a shortest way
    size: int  # side of the board, so that the event can name its cells


class GemsDropped(msgspec.Struct, frozen=True, tag="gems-dropped"):
    gems: bytes  # types, in the order they fell
    cells: bytes  # where each landed
    size: int


class TrickPlayed(msgspec.Struct, frozen=True, tag="trick-played"):
    seat: Seat
    cell: int
    old: int
    new: int
    size: int


class FormationCleared(msgspec.Struct, frozen=True, tag="formation-cleared"):
    seat: Seat | None  # who is credited; None: the table (opening drop)
    gem: int
    cells: bytes  # all different gems of the formation, ascending
    points: int


class TricksAwarded(msgspec.Struct, frozen=True, tag="tricks-awarded"):
    count: int


class BoardEmptied(msgspec.Struct, frozen=True, tag="board-emptied"):
    pass


class SeatLeft(msgspec.Struct, frozen=True, tag="seat-left"):
    seat: Seat


class MatchEnded(msgspec.Struct, frozen=True, tag="match-ended"):
    reason: Ending | Literal["raced"]  # raced: every board of a race has ended; score: the best one's
    score: int
    turns: int


# What the others hear of a race while it runs: nothing of any board, for all of them draw from the same streams.
class RaceBegun(msgspec.Struct, frozen=True, tag="race-begun"):
    drops: int  # of each board at most


class StepTaken(msgspec.Struct, frozen=True, tag="step-taken"):
    seat: Seat
    turns: int  # gems that the seat has moved by now


class BoardDone(msgspec.Struct, frozen=True, tag="board-done"):
    seat: Seat
    turns: int


Event = (
    GemMoved | GemsDropped | TrickPlayed | FormationCleared | TricksAwarded | BoardEmptied | SeatLeft | MatchEnded
    | RaceBegun | StepTaken | BoardDone
)  # fmt: skip


class Trace(msgspec.Struct, frozen=True):
    """What the last step did, as far as a picture shows it.

    Attributes:
        path: cells of the moved gem's way, start to goal; empty for none.
        dropped: cells where gems landed and still lie.
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
    """A trick that would work now: the blocking cell, the new type, the formation (the cell included), its points."""

    cell: int
    gem: int
    formation: bytes
    points: int


class Board(msgspec.Struct, frozen=True):
    """One board of a match.

    Attributes:
        cells: size*size bytes, reading order, 0 or gem number.
        score, tricks: earned and not yet used. turns: gems moved by hand.
        drops: drops so far, so the number of the next one: an earlier state draws the same gems again.
        trace: what the last step did.
        over: why this board has ended, None while it goes on.
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
        seed: 0 <= seed < 2**64; all chance comes from it. types: the gem numbers in play, ascending.
        boards: one that all seats play on; in a race one a seat.
        credits: points by seat; what the opening drop scored is the table's alone.
        present: by seat, False once it has left. turn: the seat to move (of no meaning when over, and in a race).
    """

    options: Options
    seed: int
    types: bytes
    boards: tuple[Board, ...]
    credits: tuple[int, ...]
    present: tuple[bool, ...]
    turn: Seat = Seat(0)


class View(msgspec.Struct, frozen=True):
    """What a viewer of a Gems 3D board sees; all that its picture and its alt text show.

    Attributes:
        size: side of the board; cells: size*size bytes, reading order, 0 or gem number.
        types: the gem numbers in play, ascending.
        score, tricks: the table's. trick_progress: points towards the next trick, 0..POINTS_PER_TRICK-1.
        next: types of the next drop in order; None where they are hidden (Hard).
        to_move: seat to move, None when over. credits: points by seat. turns: turns played.
        trace: what the last step did.
        pick, reach: a chosen gem's cell and the cells it can reach, ascending; None and b"" for none chosen.
        hint: the best trick that works now, while one is held.
        over: reason of the end or None.
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
    """How far a seat is, as all may know it. done: its board has ended; there is nothing of the board here."""

    turns: int
    done: bool


class ProgressView(msgspec.Struct, frozen=True):
    """What the channel sees while boards are hidden: how far everybody is. No cell, no gem, no point.

    Attributes:
        size, line, drop, hard, types: the settings; types: how many, not which.
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
    """A board of a race that is over. place: equal ones are shared, 1 is the best; over: why this board ended."""

    cells: bytes
    score: int
    turns: int
    place: int
    over: str


class FinalView(msgspec.Struct, frozen=True):
    """What everybody sees of a race that is over: all boards, by seat."""

    mode: Mode
    size: int
    boards: tuple[FinalBoard, ...]


AnyView = View | ProgressView | FinalView
