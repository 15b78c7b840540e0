"""The contract between a game's rules and everything around them.

Rule 1: states, moves, events, views and options are frozen msgspec Structs (unions are tagged), without dict, list, set
or float inside. Equality, hash, cache keys and bytes come with that.
Rule 2: the rules know seats 0..n-1, never users. Who sits where is the session's business.
Rule 3: chance is in the state (`bot.engine.chance`). The same state and move give the same step, for ever.
Rule 4: a view is an allow-list: a viewer knows what the view type has fields for. Events are public by definition.
Rule 5: rules raise (`IllegalMove`, `NotationError`, `OptionError`); they never return a "bad" value.
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
    """A sentence to be said in the reader's language: a Fluent key and its variables."""

    key: str
    params: tuple[tuple[str, Param], ...] = ()

    @classmethod
    def of(cls, key: str, **params: Param) -> "Phrase":
        return cls(key, tuple(params.items()))


class SeatRange(msgspec.Struct, frozen=True):
    """How many seats a match may start with, both ends included."""

    low: int
    high: int


class About(msgspec.Struct, frozen=True):
    """The facts of a game as a table.

    Attributes:
        key: stable name in the database and in text keys: lower case letters and digits.
        rules_version: grows when the shape or meaning of stored states changes; `Game.upgrade` brings older ones up.
        secrets: whether a seat's view may hold what the channel's view does not.
        state, options, move, event: the types, for the codec (move and event may be tagged unions).
        samples: options that the contract tests play, the default first.
        counts_undos: whether taking a step back is counted beside the result. Not in a game whose steps are a draft:
            there nothing is drawn or scored before the turn ends, and trying is part of it.
        choices: what members choose from when they join a table, each for one seat; (): there is nothing to choose.
            The options of such a game have a field `chosen`: by seat one of these, "" for a seat that chose nothing.
        daily: the options of the game's daily, for one seat; None where it has none. The channel's view must not show
            its board before its end.
    """

    key: str
    rules_version: int
    secrets: bool
    state: Any  # a type or a union of types, for which typing has no name
    options: Any
    move: Any
    event: Any
    samples: tuple[Any, ...]
    counts_undos: bool = True
    choices: tuple[str, ...] = ()
    daily: Any = None


class Step(msgspec.Struct, Generic[S], frozen=True):
    """What one move did.

    Attributes:
        state: the new state.
        events: what everyone may know happened, in order.
        sealed: the game forbids taking this step back. Of a leaving: it forbids taking back the steps before it.
    """

    state: S
    events: tuple[Any, ...]
    sealed: bool = False


class Standing(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """Where a seat ended. Equal places are shared; place 1 is the best.

    Attributes:
        turns: those that the seat played, where each has a board of its own; None where the match's turns are told.
    """

    seat: Seat
    place: int
    score: int
    turns: int | None = None


LEFT = "left"


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended.

    Attributes:
        reason: the end of a text key, e.g. "full". LEFT: it ended because seats left, before its end by the rules.
        standings: every seat that counts, best first.
        total: what the table reached together, where it plays together.
        turns: turns played by the whole table.
        lost: the table played together and lost: nobody has won, whatever the places.
    """

    reason: str
    standings: tuple[Standing, ...]
    total: int | None
    turns: int
    lost: bool = False

    @property
    def drawn(self) -> bool:
        """Whether seats that play against each other share the first place: then nobody has won."""
        return self.total is None and sum(standing.place == 1 for standing in self.standings) > 1


class Honour(msgspec.Struct, frozen=True):
    """What a finished match means for one leaderboard.

    Attributes:
        board: its key, which says what is counted (`bot.engine.honours.board_key`): matches are compared only when it
            is equal. At most 60 ASCII characters.
        values: (seat, value) of every seat that gets a line: the points; the level; 1 for a win and 0 for none (a draw
            is none); for a rating the place, 1 the best, of all seats that played.
    """

    board: str
    values: tuple[tuple[Seat, int], ...]


class Feat(msgspec.Struct, frozen=True):
    """Something a seat did in a match that is worth a badge. Its words are `<game>-feat-<key>`.

    Attributes:
        key: lower case letters and dashes, at most 30.
        number: how far it went; 1 where there is no more or less of it.
    """

    seat: Seat
    key: str
    number: int = 1


class Game(Protocol[S, M, V_co, O_contra]):
    """The rules of one game: an instance without state of its own. All methods are pure.

    A game inherits this class, and with it `on_call`, `feats` and `upgrade` as they are here and in most games.
    """

    @property
    def about(self) -> About: ...

    def seats(self, options: O_contra) -> SeatRange:
        """How many seats these options want. A match for one seat only is a solo match, any other a table match."""
        ...

    def scoreboard(self, options: O_contra) -> str:
        """The key of the leaderboard: matches are compared only when it is equal. At most 60 ASCII characters."""
        ...

    def honours(self, options: O_contra, outcome: Outcome) -> tuple[Honour, ...]:
        """What a finished match counts on the leaderboards, first on the one that it is about most.

        Wins and ratings are for matches of several members. A match that was abandoned counts for neither, whatever is
        said here. Ratings put last who has left; wins follow the places of the outcome. There a game says what leaving
        costs: in a race of Gems 3D a board counts as it stands, in the other games who stayed comes first. A first
        place that is shared is a draw, unless the table plays together: nobody has won.
        """
        ...

    def feats(self, options: O_contra, events: Iterable[Any]) -> Iterable[Feat]:
        """What seats did in a match that is worth a badge, from all its events in order; each seat and key once."""
        return ()

    def setup(self, seed: int, options: O_contra, seats: int) -> Step[S]:
        """The first state (seed: 0 <= seed < 2**64), with what happened on the way to it.

        Raises OptionError for options or seats outside their range.
        """
        ...

    def to_move(self, state: S) -> tuple[Seat, ...]:
        """The seats that the table waits for; () when the match is over."""
        ...

    def on_call(self, state: S) -> tuple[Seat, ...]:
        """The seats that nobody waits for and that may move all the same (to make an offer, say); () in most games.

        None of them is among `to_move`, which their moves leave as it is, or empty. They must not change what a move of
        those awaited means: a board that is behind by such moves alone is still good to play from.
        """
        return ()

    def legal_moves(self, state: S, seat: Seat) -> Iterable[M]:
        """Exactly the moves that `apply` accepts from this seat now, each once (only their canonical form)."""
        ...

    def apply(self, state: S, seat: Seat, move: M) -> Step[S]:
        """Raises IllegalMove, and then nothing has changed."""
        ...

    def default(self, state: S, seat: Seat) -> M:
        """What is played for a seat that let a hard deadline pass."""
        ...

    def leave(self, state: S, seat: Seat) -> Step[S]:
        """Return the step in which a seat gives up, whoever is to move. Raises IllegalMove if it has left before.

        A leaving itself is never taken back. It is sealed if it ends the match. It may be unsealed only if it comes to
        the same before the steps that another seat could still take back: applied to the state before them, it is legal
        and ends nothing, and the same moves then lead to this step's state, with the same chance. Nor may it reveal
        anything that was hidden.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """None while the match goes on."""
        ...

    def view(self, state: S, viewer: Seat | None) -> V_co:
        """What a seat may see; None: what the channel sees."""
        ...

    def parse(self, text: str) -> M:
        """Read a move kindly; `parse(notate(m)) == m`. Raises NotationError."""
        ...

    def notate(self, move: M) -> str:
        """Write a move the one canonical way: at most 60 ASCII characters."""
        ...

    def read_position(self, text: str) -> S:
        """The state that `write_position` wrote. Raises NotationError."""
        ...

    def write_position(self, state: S) -> str:
        """Everything that decides how the match goes on, as one line of text (as FEN is in chess)."""
        ...

    def tell(self, event: Any) -> Phrase:
        """An event in words."""
        ...

    def alt(self, view: Any) -> tuple[Phrase, ...]:
        """A view in words: what its picture says, for those who do not see it; together at most 1,000 characters."""
        ...

    def upgrade(self, state: Mapping[str, Any], rules_version: int) -> Mapping[str, Any]:
        """A stored state of an older rules version, as plain values, brought to the shape of today's.

        Raises ValueError for a version that there never was: here for all, as rules that never changed have but one.
        """
        raise ValueError(f"no match was ever kept by rules version {rules_version}")
