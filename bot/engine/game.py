"""The contract between a game's rules and the rest of the program.

Rule 1: states, moves, events, views and options are frozen msgspec Structs or tagged unions of them. They contain no
dict, list, set or float. So the program can compare, hash, cache and store them.
Rule 2: the rules know only seats 0..n-1. Sessions know which member has which seat.
Rule 3: a state contains all that decides the next random numbers (see `bot.engine.chance`). The same state and move
always give the same step.
Rule 4: painters and computer players get views, never states. Everybody may know all events.
Rule 5: the rules raise errors (`IllegalMove`, `NotationError`, `OptionError`). No return value stands for an error.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, Literal, NewType, Protocol, TypeVar, get_args

import msgspec

from bot.engine.chance import Stream
from bot.engine.planning import Plannable
from bot.errors import NotationError, Param

Seat = NewType("Seat", int)

S = TypeVar("S")
M = TypeVar("M")
V_co = TypeVar("V_co", covariant=True)
O_contra = TypeVar("O_contra", contravariant=True)


class Phrase(msgspec.Struct, frozen=True):
    """A sentence that exists in each language: its key in `bot/texts` and its variables."""

    key: str
    params: tuple[tuple[str, Param], ...] = ()

    @classmethod
    def of(cls, key: str, **params: Param) -> "Phrase":
        return cls(key, tuple(params.items()))


class SeatRange(msgspec.Struct, frozen=True):
    """The lowest and the highest number of seats with which a match may start."""

    low: int
    high: int


class About(msgspec.Struct, frozen=True):
    """The facts about a game.

    Attributes:
        key: the game's name in the database and in `bot/texts`. It has only lower case letters and digits.
        rules_version: grows when the shape or meaning of stored states changes. `Game.upgrade` converts older states.
        secrets: whether a seat's view may contain more than the channel's view.
        state, options, move, event: the types of the game's values. Moves and events may be tagged unions.
        samples: options for the contract tests. The default options come first.
        counts_undos: whether results show how many steps a seat has taken back.
        choices: the names from which members choose when they join a match; () if the game has none. A game with
            choices has an option `chosen`: the chosen name of each seat, "" if the seat has not chosen.
        plays_itself: whether the game has computer players: `Game.advise`, `Game.determinize` and `Game.weigh`.
        weighs_chances: whether `Game.weigh` returns chances to win, 0..1. Otherwise it returns points.
        company: how many computer players make a good match with one member.
        composer: a `bot.engine.puzzles.Composer`; None: that of games whose turns are single moves.
        daily: the options of the daily match, which has one seat; None if the game has no daily match. All members get
            the same board, so the channel's view must hide it until the match ends.
        par: whether results of the daily match are told beside the points of the hard computer player on its board.
    """

    key: str
    rules_version: int
    secrets: bool
    state: Any  # a type or a union of types
    options: Any
    move: Any
    event: Any
    samples: tuple[Any, ...]
    counts_undos: bool = True
    choices: tuple[str, ...] = ()
    daily: Any = None
    par: bool = False
    plays_itself: bool = False
    weighs_chances: bool = False
    company: int = 1
    composer: Any = None


class Step(msgspec.Struct, Generic[S], frozen=True):
    """The result of one move.

    Attributes:
        events: the events in the order in which they happened.
        sealed: whether nobody can take back this step, and if a seat leaves in it, no earlier step either.
    """

    state: S
    events: tuple[Any, ...]
    sealed: bool = False


class Standing(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """The result of one seat.

    Attributes:
        place: 1 for the best seat. Equal seats have the same place.
        turns: the number of the seat's turns; None if the match counts only the turns of all seats together.
    """

    seat: Seat
    place: int
    score: int
    turns: int | None = None


LEFT = "left"
NoResult = Literal["none"]
NO_RESULT: NoResult = "none"  # in a view, why a match ended that was broken off; states and outcomes do not have it
HALF = 0.5  # the worth of a match that is not over, and of a shared place


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match.

    Attributes:
        reason: a word of the game, such as "full"; LEFT if the match ended early because seats left.
        standings: the results of the seats, best first.
        total: the score of all seats together; None if the seats play against each other.
        turns: the number of all seats' turns.
        lost: whether all seats played together and lost. Then no seat has won, not even a seat in place 1.
    """

    reason: str
    standings: tuple[Standing, ...]
    total: int | None
    turns: int
    lost: bool = False

    @property
    def drawn(self) -> bool:
        """Return whether rival seats share the first place. Then nobody has won."""
        return self.total is None and sum(standing.place == 1 for standing in self.standings) > 1


class Honour(msgspec.Struct, frozen=True):
    """The values of a finished match for one leaderboard.

    Attributes:
        board: the leaderboard's key (`bot.engine.honours.board_key`), at most 60 ASCII characters.
        values: (seat, value) for each seat. For a rating, the value is the seat's place; for wins, it is 1 or 0.
    """

    board: str
    values: tuple[tuple[Seat, int], ...]


class Feat(msgspec.Struct, frozen=True):
    """An achievement of a seat in a match, which the bot shows as a badge. Its text is `<game>-feat-<key>`.

    Attributes:
        key: at most 30 lower case letters and dashes.
        number: the amount that the seat reached; 1 for a feat without amounts.
    """

    seat: Seat
    key: str
    number: int = 1


Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)


class Advice(msgspec.Struct, frozen=True):
    """The best move that a computer player has found so far.

    Attributes:
        move: a legal move; None if nobody waits for the seat and doing nothing is best.
        work: how many moves the search has played to find this move.
        why: what the move is good for, in one sentence; None if the game does not say.
        then: the moves to follow in the same turn, as far as no chance decides them and the reason counts their points.
    """

    move: Any
    work: int = 0
    why: Phrase | None = None
    then: tuple[Any, ...] = ()


class Game(Plannable[S], Protocol[S, M, V_co, O_contra]):
    """The rules of one game. All methods are pure.

    A game inherits this class. Each method with a body of its own has a default that fits most games.
    """

    @property
    def about(self) -> About: ...

    def seats(self, options: O_contra) -> SeatRange:
        """Return how many seats these options allow. A match with one seat is solo. Any other is a table match."""

    def scoreboard(self, options: O_contra) -> str:
        """Return the key of the leaderboard for matches with these options, at most 60 ASCII characters."""

    def alone(self, board: str) -> bool:
        """Return whether a leaderboard only has the points of matches with one seat, with or without hints.

        On such a leaderboard, fewer undos decide between equal points, then fewer turns.
        """
        return False

    def honours(self, options: O_contra, outcome: Outcome) -> tuple[Honour, ...]:
        """Return the values of a finished match for its leaderboards, the main leaderboard first.

        The caller ignores wins and ratings if all seats left, or if there were fewer turns than seats. For ratings, the
        caller also ignores a match with one seat, and gives the last place to all seats that left.
        """

    def together(self, options: O_contra) -> bool:
        """Return whether all seats play for the same result. Then no seat can win against another."""
        return False

    def simultaneous(self, options: O_contra) -> bool:
        """Return whether all seats play at the same time, each for itself. Then a seat that leaves hinders nobody."""
        return False

    def feats(self, options: O_contra, events: Iterable[Any]) -> Iterable[Feat]:
        """Return the feats of a match, at most one for each seat and key. events: all events of the match, in order."""
        return ()

    def setup(self, seed: int, options: O_contra, seats: int) -> Step[S]:
        """Return the first state and the events of the setup. seed: 0 <= seed < 2**64.

        Raises OptionError for options or seats outside their range.
        """

    def to_move(self, state: S) -> tuple[Seat, ...]:
        """Return the seats for which the match waits; () when the match is over."""

    def on_call(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may move although the match does not wait for them; () in most games.

        `to_move` contains none of these seats. Their moves leave `to_move` unchanged or empty it. They must not change
        the meaning of other seats' moves, because other players may still press buttons of the previous board.
        """
        return ()

    def legal_moves(self, state: S, seat: Seat) -> Iterable[M]:
        """Return all moves that `apply` accepts from this seat now, each once and in canonical form."""

    def apply(self, state: S, seat: Seat, move: M) -> Step[S]:
        """Return the step of a move. Raises IllegalMove."""

    def default(self, state: S, seat: Seat) -> M:
        """Return the move that the bot plays for a seat whose time is over."""

    def leave(self, state: S, seat: Seat) -> Step[S]:
        """Return the step in which a seat gives up. Raises IllegalMove if the seat has left before.

        A seat may leave in any turn, and nobody can take this back. The step is sealed if it ends the match. After
        an unsealed step, other seats can still take back their own earlier steps. When they do, the bot repeats `leave`
        in the state before these steps. There, `leave` must be legal, must not end the match and must reveal nothing.
        These steps and `leave` must lead to the same state in both orders.
        """

    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome of the match; None before its end."""

    def view(self, state: S, viewer: Seat | None) -> V_co:
        """Return what a viewer may know of the state. viewer: a seat, or None for the channel."""

    def stopped(self, view: Any) -> Any:
        """Return the view of a match that ended without a result: it calls nobody, and names no winner."""

    def retold(self, shown: Any, standings: tuple[Standing, ...], state: S | None = None) -> Any:
        """Return a view or an event of a match that is over, with the winners and places of these standings.

        None: the event tells nothing else. This default is for games whose views and events name no winner.
        standings: those of the ranking, best first; () if nobody has won. All others have no place. state: of an event.
        """
        return shown

    def taken_out(self, event: Any, seats: Sequence[Seat]) -> Any:
        """Return an event as it is told if these seats left a simultaneous match, because their members were silent."""
        return event

    def parse(self, text: str) -> M:
        """Read a move in notation and tolerate small mistakes. Raises NotationError."""

    def fitted(self, refusal: NotationError, state: S) -> NotationError:
        """Return the refusal of a text that `parse` cannot read, with examples that fit the board of a state."""
        return refusal

    def notate(self, move: M) -> str:
        """Write a move in its canonical form: at most 60 ASCII characters."""

    def read_position(self, text: str) -> S:
        """Return the state that `write_position` wrote. Raises NotationError."""

    def write_position(self, state: S) -> str:
        """Write a state as one line of text, like FEN in chess. It has all that decides how the match continues."""

    def tell(self, event: Any) -> Phrase:
        """Return the phrase of an event."""

    def alt(self, view: Any) -> tuple[Phrase, ...]:
        """Return a view as text for people who cannot see the picture, at most 1,000 characters in all.

        Each phrase becomes a line that begins with what it is about. What a member needs most comes first, and what
        did not change comes last.
        """

    def whole(self, view: Any, *, rows: bool = False, brief: bool = False) -> tuple[Phrase, ...]:
        """Return the same without a limit. rows: row by row, if the game has rows. brief: as long as on a board."""
        return self.alt(view)

    def determinize(self, view: Any, stream: Stream) -> S:
        """Return a state that the viewer of this view considers possible. The stream decides everything that is hidden.

        The view of this state is equal to the view that was given, and the viewer has the same legal moves. Its future
        chance is drawn anew.
        """
        raise LookupError(f"{self.about.key} has no computer players")

    def advise(
        self, view: Any, seat: Seat, legal: Sequence[M], stream: Stream, level: Level, budget: float = 1.0
    ) -> Iterator["Advice"]:
        """Yield the best move found so far, again and again, until the work of this level is done.

        A computer player knows only what a member knows. For the same arguments, the advice is always the same. In a
        game with points, the first move of the level hard is quickly found and already a good one.

        Args:
            view: the view of this seat.
            legal: the legal moves to choose from, at least one. A hint leaves out the moves that it has shown before.
            stream: the computer player's own random numbers.
            budget: the factor for the work of this level.
        """
        raise LookupError(f"{self.about.key} has no computer players")

    def aims(self, view: Any, seat: Seat, moves: Sequence[M]) -> Sequence[Hashable]:
        """Return what each move is for. Of several moves with the same aim, a member gets only one as a hint.

        For example, two payments for the same door have the same aim. This default gives each move its own aim.
        """
        return moves

    def weigh(self, view: Any, seat: Seat, moves: Sequence[M], stream: Stream, worlds: int) -> list[float]:
        """Return what each of these legal moves is worth for a seat that is to move.

        All moves are played on in the same worlds that the view allows. So only the differences have a meaning, and no
        move gains from what the seat cannot know. About.weighs_chances says what the numbers are. worlds: at least 1.
        """
        raise LookupError(f"{self.about.key} has no computer players")

    def glance(self, view: Any, seat: Seat, move: M) -> float:
        """Return quickly about how many points a legal move misses. This default knows nothing and returns 0."""
        return 0.0

    def offered(self, state: S, seat: Seat) -> M | None:
        """Return the legal move that panels offer first to the seat to move; None: they put no move before others."""
        return None

    def scores(self, state: S) -> tuple[int, ...]:
        """Return the points of each seat so far; () if the game has no points before the end."""
        return ()

    def known_scores(self, state: S) -> tuple[int, ...]:
        """Return those of `scores` that everybody may know; () if some are secret."""
        return self.scores(state)

    def course(self, state: S) -> str:
        """Return how a match goes whose seats play together or alone: a word of the game, "" if there is none.

        The last change of this word is the turning point of the match. Its text is `<game>-course-<word>`.
        """
        return ""

    def worth(self, state: S, seat: Seat) -> float:
        """Return how good a state is for a seat; of two states, the better one has the higher number.

        This default knows only the outcome: 1 for a place that nobody beats or shares, 0 for the last place, and 0.5
        before the end.
        """
        outcome = self.outcome(state)
        if outcome is None:
            return HALF
        if outcome.total is not None:
            return outcome.total
        place = next(standing.place for standing in outcome.standings if standing.seat == seat)
        others = [standing.place for standing in outcome.standings if standing.seat != seat]
        beaten = sum(place < other for other in others) + HALF * sum(place == other for other in others)
        return beaten / len(others) if others else outcome.standings[0].score

    def upgrade(self, state: Mapping[str, Any], rules_version: int) -> Mapping[str, Any]:
        """Convert the fields of a stored state from an older version of the rules to today's fields.

        Raises ValueError for an unknown version. This default knows no older version.
        """
        raise ValueError(f"no match was ever kept by rules version {rules_version}")


AnyGame = Game[Any, Any, Any, Any]
