"""The contract between a game's rules and the rest of the program.

Rule 1: states, moves, events, views and options are frozen msgspec Structs (unions are tagged). They contain no dict,
list, set or float. So they can be compared, hashed, cached and stored as bytes.
Rule 2: the rules know seats 0..n-1, never users. Sessions know which member has which seat.
Rule 3: chance is in the state (`bot.engine.chance`). The same state and move always give the same step.
Rule 4: a viewer knows only the fields of the view type. Events are public.
Rule 5: rules raise errors (`IllegalMove`, `NotationError`, `OptionError`); they never return a "bad" value.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, NewType, Protocol, TypeVar

import msgspec

from bot.errors import Param

Seat = NewType("Seat", int)

S = TypeVar("S")
M = TypeVar("M")
V_co = TypeVar("V_co", covariant=True)
O_contra = TypeVar("O_contra", contravariant=True)


class Phrase(msgspec.Struct, frozen=True):
    """A sentence for a reader, in any language: a Fluent key and its variables."""

    key: str
    params: tuple[tuple[str, Param], ...] = ()

    @classmethod
    def of(cls, key: str, **params: Param) -> "Phrase":
        return cls(key, tuple(params.items()))


class SeatRange(msgspec.Struct, frozen=True):
    """The number of seats that a match may start with, both ends included."""

    low: int
    high: int


class About(msgspec.Struct, frozen=True):
    """The facts about a game.

    Attributes:
        key: stable name in the database and in text keys: lower case letters and digits.
        rules_version: grows when the shape or meaning of stored states changes; `Game.upgrade` converts older ones.
        secrets: whether a seat's view may contain more than the channel's view.
        state, options, move, event: the types, for the codec (move and event may be tagged unions).
        samples: options that the contract tests play, the default first.
        counts_undos: whether results show how many steps were taken back. False if steps are only a draft until the
            turn ends, and nothing is drawn or scored before.
        choices: names that members choose from when they join, each for one seat; () for no choice. With choices, the
            options have a field `chosen`: the chosen name by seat, "" for none.
        daily: the options of the daily match, for one seat; None for no daily. The channel's view must hide its board
            until it ends.
    """

    key: str
    rules_version: int
    secrets: bool
    state: Any  # a type or a union of types: typing has no name for both
    options: Any
    move: Any
    event: Any
    samples: tuple[Any, ...]
    counts_undos: bool = True
    choices: tuple[str, ...] = ()
    daily: Any = None


class Step(msgspec.Struct, Generic[S], frozen=True):
    """The result of one move.

    Attributes:
        state: the new state.
        events: public events, in order.
        sealed: whether this step cannot be taken back. If a seat left in it, earlier steps cannot be taken back either.
    """

    state: S
    events: tuple[Any, ...]
    sealed: bool = False


class Standing(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """The result of one seat. Equal places are shared; place 1 is the best.

    Attributes:
        turns: the turns of a seat with a board of its own; None if only the turns of the whole table count.
    """

    seat: Seat
    place: int
    score: int
    turns: int | None = None


LEFT = "left"


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match.

    Attributes:
        reason: the end of a text key, e.g. "full"; LEFT if the match ended early because seats left.
        standings: every seat that counts, best first.
        total: the score of the whole table; None where seats play against each other.
        turns: turns played by the whole table.
        lost: the table played together and lost; then nobody has won, whatever the places.
    """

    reason: str
    standings: tuple[Standing, ...]
    total: int | None
    turns: int
    lost: bool = False

    @property
    def drawn(self) -> bool:
        """Return whether rival seats share the first place; then nobody has won."""
        return self.total is None and sum(standing.place == 1 for standing in self.standings) > 1


class Honour(msgspec.Struct, frozen=True):
    """The values of a finished match for one leaderboard.

    Attributes:
        board: the leaderboard's key (`bot.engine.honours.board_key`), at most 60 ASCII characters. Matches are compared
            only within one key.
        values: (seat, value) for every seat that gets a line. The key says what the values are: points; levels; 1 for a
            win and 0 otherwise; or, for a rating, the places of all seats that played.
    """

    board: str
    values: tuple[tuple[Seat, int], ...]


class Feat(msgspec.Struct, frozen=True):
    """An achievement of a seat in a match, shown as a badge. Its text is `<game>-feat-<key>`.

    Attributes:
        key: lower case letters and dashes, at most 30.
        number: the amount reached; 1 for a feat without amounts.
    """

    seat: Seat
    key: str
    number: int = 1


class Game(Protocol[S, M, V_co, O_contra]):
    """The rules of one game: an instance without state of its own. All methods are pure.

    A game inherits this class. `on_call`, `feats` and `upgrade` have defaults that fit most games.
    """

    @property
    def about(self) -> About: ...

    def seats(self, options: O_contra) -> SeatRange:
        """Return how many seats these options allow. A match for one seat only is solo, any other a table match."""
        ...

    def scoreboard(self, options: O_contra) -> str:
        """Return the key of the leaderboard, at most 60 ASCII characters. Matches are compared only within one key."""
        ...

    def honours(self, options: O_contra, outcome: Outcome) -> tuple[Honour, ...]:
        """Return the values of a finished match for its leaderboards, the main leaderboard first.

        Wins and ratings need several members. An abandoned match counts for neither, whatever this method returns.
        Ratings put seats that left last; wins follow the places of the outcome. The outcome decides what leaving costs:
        in a race of Gems 3D nothing, in other games seats that stayed come first. A shared first place is a draw, and
        nobody has won, unless the table plays together.
        """
        ...

    def feats(self, options: O_contra, events: Iterable[Any]) -> Iterable[Feat]:
        """Return the feats of a match, each seat and key once. events: all events of the match, in order."""
        return ()

    def setup(self, seed: int, options: O_contra, seats: int) -> Step[S]:
        """Return the first state and the events of the setup. seed: 0 <= seed < 2**64.

        Raises OptionError for options or seats outside their range.
        """
        ...

    def to_move(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that the table waits for; () when the match is over."""
        ...

    def on_call(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may move although nobody waits for them, such as to make an offer; () in most games.

        None of them is in `to_move`. Their moves leave `to_move` unchanged or empty it. They must not change what a
        move of an awaited seat means: a player may still move from a board that lacks only such moves.
        """
        return ()

    def legal_moves(self, state: S, seat: Seat) -> Iterable[M]:
        """Return exactly the moves that `apply` accepts from this seat now, each once and in canonical form."""
        ...

    def apply(self, state: S, seat: Seat, move: M) -> Step[S]:
        """Return the step of a move. Raises IllegalMove; then nothing has changed."""
        ...

    def default(self, state: S, seat: Seat) -> M:
        """Return the move that is played for a seat after a hard deadline."""
        ...

    def leave(self, state: S, seat: Seat) -> Step[S]:
        """Return the step in which a seat gives up, in anyone's turn. Raises IllegalMove if it has left before.

        Leaving is never taken back, and its step is sealed if it ends the match. Other such steps may be unsealed only
        if another seat can still take back earlier steps of its own. The match then goes on as if the seat had left
        before those steps. That must be legal, end nothing and reveal nothing hidden, and with the same moves it must
        lead to the same state and chance.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome of the match; None while it goes on."""
        ...

    def view(self, state: S, viewer: Seat | None) -> V_co:
        """Return the part of the state that a seat may see; None: the part that the channel sees."""
        ...

    def parse(self, text: str) -> M:
        """Read a move and tolerate small differences; `parse(notate(m)) == m`. Raises NotationError."""
        ...

    def notate(self, move: M) -> str:
        """Write a move in its canonical form: at most 60 ASCII characters."""
        ...

    def read_position(self, text: str) -> S:
        """Return the state that `write_position` wrote. Raises NotationError."""
        ...

    def write_position(self, state: S) -> str:
        """Write everything that decides how the match goes on, as one line of text, like FEN in chess."""
        ...

    def tell(self, event: Any) -> Phrase:
        """Return the text of an event."""
        ...

    def alt(self, view: Any) -> tuple[Phrase, ...]:
        """Return a view as text, for readers who do not see the picture; at most 1,000 characters in all."""
        ...

    def upgrade(self, state: Mapping[str, Any], rules_version: int) -> Mapping[str, Any]:
        """Return a stored state of an older rules version in today's shape, both as plain values.

        Raises ValueError for an unknown version. By default every version is unknown: the rules have never changed.
        """
        raise ValueError(f"no match was ever kept by rules version {rules_version}")
