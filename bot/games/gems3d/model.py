"""The types of Gems 3D's values. A type of gem is a number 1..16, and 0 is an empty cell.

A drop puts new gems on empty cells. A formation (lines that share cells) vanishes and gives points. A trick changes the
type of a gem.

There are two kinds of numbers for a place on a board:

* A cell is row * size + column. Boards, views and events use cells. `notation.cell_name` returns the notation.
* An `Address` is row * STRIDE + column. Moves use addresses, because "C7" is read without knowing the size of the
  board. `notation.cell_at` and `notation.address_of` convert between cells and addresses.
"""

from enum import Enum
from typing import Annotated, Literal, NewType

import msgspec
from msgspec import Meta

from bot.engine.game import Seat
from bot.engine.parts import ranges

# A gem's number is its position in this list, from 1. Never change the order, because stored matches need it.
GEM_NAMES = (
    "black", "gold", "blue", "green", "candy", "light-blue", "blue-patch", "yellow",
    "blue-stripe", "orange-stripe", "chocolate", "red", "glass", "purple", "white", "yellow-patch",
)  # fmt: skip
GEM_LETTERS = "KDBGCLUYSOHRAPWT"

RELAY_SEATS = (2, 8)
RACE_SEATS = (2, 8)
RACE_DROPS = 300  # the most drops of each board
POINTS_PER_TRICK = 50
DAILY_TURNS = 30  # about five minutes by buttons


class Mode(Enum):
    SOLO = "solo"  # One member plays alone.
    RELAY = "relay"  # Several members play in turn on one board.
    RACE = "race"  # Several members play at the same time. Each has a board, which others see after the end.
    DAILY = "daily"  # One member plays alone. Others see the board after the end.


class Cells(Enum):
    """What is known of the cells on which the next gems fall. The values are those of the option `cells`."""

    HIDDEN = "hidden"  # They are drawn when the gems fall.
    SHOWN = "shown"  # They are marked. A gem whose cell is taken by then falls on another empty one.


class Options(msgspec.Struct, frozen=True):
    """The options of a new match.

    Attributes:
        size: the number of rows and of columns.
        types: how many types of gems are in play. drop: how many gems fall in a drop.
        line: how many gems make a line; at most `size`.
        hard: whether the next drop is hidden and undo is impossible.
        turns: after how many moves a board ends, tricks not counted; 0: it ends only when it is full.
        points: whether the channel sees everybody's points during a race.
        cells: whether the cells of the next drop are marked; never if `hard`.
    """

    mode: Mode = Mode.SOLO
    size: Annotated[int, Meta(ge=5, le=15)] = 9
    types: Annotated[int, Meta(ge=3, le=12)] = 7
    drop: Annotated[int, Meta(ge=1, le=7)] = 3
    line: Annotated[int, Meta(ge=3, le=10)] = 5
    hard: bool = False
    turns: Annotated[int, Meta(ge=0, le=200)] = 0
    points: bool = False
    cells: Cells = Cells.HIDDEN


SIZE_RANGE, TYPES_RANGE, DROP_RANGE, LINE_RANGE, TURNS_RANGE = ranges(Options).values()

STRIDE = SIZE_RANGE[1]
Address = NewType("Address", int)


class Shift(msgspec.Struct, frozen=True, tag="shift"):
    """Move the gem on `start` to the empty cell `goal`. Notation: A1-C3."""

    start: Address
    goal: Address


class Trick(msgspec.Struct, frozen=True, tag="trick"):
    """Change the type of the gem on `cell` to `gem`, or for 0 to the type with the most points.

    Notation: E5=R or E5=?.
    """

    cell: Address
    gem: int = 0


Move = Shift | Trick

# full: the board is full, and no trick is possible. resigned: the only seat gave up. left: the last of several seats
# left. drops: the board of a race has had all its drops. closed: the seat of a race or a daily match gave up.
# turns: the board has had all the moves that the options allow.
Ending = Literal["full", "resigned", "left", "drops", "closed", "turns"]


class GemMoved(msgspec.Struct, frozen=True, tag="gem-moved"):
    seat: Seat
    gem: int
    path: bytes  # the cells from start to goal, including both
    size: int  # the number of rows, which decides the names of cells


class GemsDropped(msgspec.Struct, frozen=True, tag="gems-dropped"):
    gems: bytes  # the types, in the order in which the gems fell
    cells: bytes  # the cell of each gem
    size: int


class TrickPlayed(msgspec.Struct, frozen=True, tag="trick-played"):
    seat: Seat
    cell: int
    old: int
    new: int
    size: int


class FormationCleared(msgspec.Struct, frozen=True, tag="formation-cleared"):
    seat: Seat | None  # the seat that gets the points; None in the opening drop
    gem: int
    cells: bytes  # the cells of the formation, ascending
    points: int


class TricksAwarded(msgspec.Struct, frozen=True, tag="tricks-awarded"):
    count: int


class BoardEmptied(msgspec.Struct, frozen=True, tag="board-emptied"):
    pass


class SeatLeft(msgspec.Struct, frozen=True, tag="seat-left"):
    seat: Seat


class MatchEnded(msgspec.Struct, frozen=True, tag="match-ended"):
    reason: Ending | Literal["raced"]  # raced: all boards of a race have ended
    score: int  # in a race, the score of the best board
    turns: int
    winner: Seat | None = None  # the seat that has won a race alone
    lead: int = 0  # by how many points the winner is ahead of the next seat


# The next three events tell of a race without revealing its boards.
class RaceBegun(msgspec.Struct, frozen=True, tag="race-begun"):
    drops: int  # the most drops of each board
    turns: int = 0  # the most moves of each board; 0: any number


class StepTaken(msgspec.Struct, frozen=True, tag="step-taken"):
    seat: Seat
    turns: int  # the number of moves so far, without tricks
    score: int | None = None  # None: hidden


class BoardDone(msgspec.Struct, frozen=True, tag="board-done"):
    seat: Seat
    turns: int
    score: int | None = None  # None: hidden


class TakenOut(msgspec.Struct, frozen=True, tag="taken-out"):
    """Is told in place of `BoardDone` if the seat's member did not answer. No log has it."""

    seat: Seat


Event = (
    GemMoved | GemsDropped | TrickPlayed | FormationCleared | TricksAwarded | BoardEmptied | SeatLeft | MatchEnded
    | RaceBegun | StepTaken | BoardDone
)  # fmt: skip


class Trace(msgspec.Struct, frozen=True):
    """What the picture shows about the last step.

    Attributes:
        path: the cells of the moved gem from start to goal; b"" if no gem moved.
        dropped: the cells of dropped gems that are still on the board.
        cleared: the formations that vanished.
        tricked: the cell of a trick; None if there was no trick.
    """

    path: bytes = b""
    dropped: bytes = b""
    cleared: tuple[FormationCleared, ...] = ()
    tricked: int | None = None

    @property
    def points(self) -> int:
        return sum(formation.points for formation in self.cleared)


class TrickHint(msgspec.Struct, frozen=True):
    """A trick that is possible now. gem: the new type. formation: the cells that would vanish."""

    cell: int
    gem: int
    formation: bytes
    points: int


class Board(msgspec.Struct, frozen=True):
    """One board of a match.

    Attributes:
        cells: the type of the gem on each cell, row by row; 0 for an empty cell.
        tricks: the number of tricks that are still unused.
        drops: the number of drops so far.
        turns: the number of moves so far, without tricks.
        over: the reason of the board's end; None before its end.
        foretold: the types of the next drop, in a board that a computer player imagines; b"" if the seed decides them.
        marked: the cells of the next drop, in the order in which its gems fall; b"" if they are drawn then.
    """

    cells: bytes
    score: int = 0
    tricks: int = 0
    drops: int = 0
    turns: int = 0
    trace: Trace = Trace()
    over: Ending | None = None
    foretold: bytes = b""
    marked: bytes = b""


class State(msgspec.Struct, frozen=True):
    """A match.

    Attributes:
        seed: the source of all random numbers, 0 <= seed < 2**64.
        types: the types in play, ascending.
        boards: in a race, the board of each seat; else only one board.
        credits: the points of each seat. No seat gets the points of the opening drop.
        present: by seat, False if the seat has left.
        turn: the seat to move. In a race and after the end, the value has no meaning.
    """

    options: Options
    seed: int
    types: bytes
    boards: tuple[Board, ...]
    credits: tuple[int, ...]
    present: tuple[bool, ...]
    turn: Seat = Seat(0)


class View(msgspec.Struct, frozen=True):
    """The view of one board. All other attributes are those of `Options`, `State` and `Board`.

    Attributes:
        trick_progress: points towards the next new trick, 0..POINTS_PER_TRICK-1.
        next: the types of the next drop, in order; None if `hard`.
        to_move: the seat to move; None after the end.
        credits: the points of each seat. In a race, there is only the score of this board.
        pick: the cell of the gem that the viewer has chosen; None without a choice.
        reach: the cells that this gem can reach, ascending.
        gains: (cell, points) for each of these cells on which the gem would score.
        numbers: the cells that the viewer may choose by a number. The first cell has the number 1.
        best: the one of these cells that promises most; None if none stands out.
        hint: the best trick that is possible now; None if no trick is possible.
        marked: the cells of the next drop, in the order of `next`; None if the match does not show them.
        tells_trick: whether viewers learn this trick. In a contest, they only learn that tricks are possible.
        length: after how many moves the board ends; 0: it ends only when it is full.
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
    gains: tuple[tuple[int, int], ...] = ()
    hint: TrickHint | None = None
    over: str | None = None
    numbers: bytes = b""
    best: int | None = None
    length: int = 0
    tells_trick: bool = True
    marked: bytes | None = None

    @property
    def told_trick(self) -> TrickHint | None:
        """Return the trick that viewers learn while no gem is chosen; None: no trick."""
        return self.hint if self.tells_trick and self.pick is None else None


class Lane(msgspec.Struct, frozen=True):
    """What the channel sees of a hidden board.

    Attributes:
        turns: the number of moves. done: whether the board has ended.
        score: the points; None if they are hidden, too.
    """

    turns: int
    done: bool
    score: int | None = None


class ProgressView(msgspec.Struct, frozen=True):
    """The channel's view while boards are hidden. The attributes that are not named here are those of `Options`.

    Attributes:
        lanes: by seat.
        stopped: whether the match ended without a result.
    """

    mode: Mode
    size: int
    types: int
    line: int
    drop: int
    hard: bool
    lanes: tuple[Lane, ...]
    turns: int = 0
    stopped: bool = False


class FinalBoard(msgspec.Struct, frozen=True):
    """A board of a finished race.

    Attributes:
        place: 1 for the best board; 0 if its seat is out of the ranking, or if nobody has won.
        over: the reason of the board's end.
    """

    cells: bytes
    score: int
    turns: int
    place: int
    over: str


class FinalView(msgspec.Struct, frozen=True):
    """The view of a finished race. boards: by seat."""

    mode: Mode
    size: int
    boards: tuple[FinalBoard, ...]

    @property
    def order(self) -> list[Seat]:
        """Return the seats by place, the best first. Those without a place come last."""
        last = len(self.boards) + 1
        ranks = [(board.place or last, -board.score, Seat(seat)) for seat, board in enumerate(self.boards)]
        return [seat for _, _, seat in sorted(ranks)]


AnyView = View | ProgressView | FinalView
