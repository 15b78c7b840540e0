"""A base class for small games. Seats move in turn, players see everything, and a match ends with a win or a draw.

A game names its types and defines the methods `start`, `moves`, `play` and `winners`. The base class does the rest:

    notation        A move is written as its fields with spaces between them. If there are several kinds of moves, the
                    tag of the kind comes first.
    texts           An event with the tag "dropped" has the text `<key>-event-dropped`.
    options         The annotations `Meta(ge=..., le=...)` give the ranges of the options.
    positions       A position is the state as JSON.
    leaderboard     The only leaderboard counts wins. A draw is not a win.

A game may override each method. The keys of all refusals begin with `simple-`.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar, cast, get_args, get_origin

import msgspec
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import (
    LEFT,
    NO_RESULT,
    About,
    Advice,
    Game,
    Honour,
    Level,
    Outcome,
    Phrase,
    Seat,
    SeatRange,
    Standing,
    Step,
)
from bot.engine.honours import board_key, victory
from bot.engine.parts import (
    check_option_types,
    check_ranges,
    kinds_of,
    next_seat,
    places,
    ranges,
    tag_of,
    tell,
    winners,
    without,
)
from bot.engine.quoting import quoted
from bot.engine.search import WORK, playouts, search
from bot.errors import IllegalMove, NotationError, OptionError

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741
M = TypeVar("M", bound=msgspec.Struct)

SCOREBOARD = "match"
WON, DRAWN = "won", "drawn"
FIRST_SEAT = 2**32  # the label (`Stream.of`) for drawing the first seat; games use smaller labels
NAMED_MOVES = 12  # the most legal moves that a refusal lists


class SimpleState(msgspec.Struct, Generic[O], frozen=True, kw_only=True):
    """The state of a match without its board. The state of a game inherits this class and adds the board.

    Attributes:
        present: by seat, whether the seat still plays.
        turn: the seat to move. The end of the match does not change it.
        turns: the number of moves so far.
        ended: the reason of the end; "" before the end.
        first: after the end, the seats in the first place; () if all seats are equal.
    """

    options: O
    present: tuple[bool, ...]
    turn: Seat = Seat(0)
    turns: int = 0
    ended: str = ""
    first: tuple[Seat, ...] = ()


S = TypeVar("S", bound=SimpleState[Any])


class SeatLeft(msgspec.Struct, frozen=True, tag="seat-left"):
    seat: Seat


class MatchWon(msgspec.Struct, frozen=True, tag="match-won"):
    seat: Seat


class MatchDrawn(msgspec.Struct, frozen=True, tag="match-drawn"):
    pass


CommonEvent = SeatLeft | MatchWon | MatchDrawn


class SimpleGame(Game[S, M, Any, Any], Generic[S, M]):
    """A small game. `bot.engine.game.Game` documents the other methods and attributes.

    A subclass names its types: `class GemDrop(SimpleGame[State, Move])`. The type of moves may be a tagged union.

    Attributes:
        players: the lowest and the highest number of seats.
        event: the type of the game's events; a tagged union if there are several kinds.
        secrets: whether a seat may see more than the channel. Such a game also overrides `view`.
        rules_version: see `About`. A game with a version above 1 also overrides `upgrade`.
    """

    key: ClassVar[str]
    players: ClassVar[SeatRange] = SeatRange(2, 2)
    event: ClassVar[Any]
    secrets: ClassVar[bool] = False
    rules_version: ClassVar[int] = 1
    about: ClassVar[About]
    counts_points: ClassVar[bool] = False  # whether the game overrides `points`
    _moves: ClassVar[dict[str, type[msgspec.Struct]]]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "key" not in vars(cls):
            return
        state, move = next(get_args(base) for base in cls.__orig_bases__ if get_origin(base) is SimpleGame)  # type: ignore[attr-defined]
        options = next(field.type for field in msgspec.structs.fields(state) if field.name == "options")
        check_option_types(options)
        cls.counts_points = cls.points is not SimpleGame.points
        cls._moves = {tag_of(kind): kind for kind in kinds_of(move)}
        cls.about = About(
            key=cls.key,
            rules_version=cls.rules_version,
            secrets=cls.secrets,
            state=state,
            options=options,
            move=move,
            event=cls.event | CommonEvent,
            samples=cls.samples(options),
            plays_itself=True,
            weighs_chances=True,
        )

    # ---- methods that a game defines ----

    def start(self, options: Any, seats: int, seed: int) -> S:
        """Return the first state. The base class then draws the seat to move. seed: for the game's random numbers."""
        raise NotImplementedError

    def moves(self, state: S) -> Iterable[M]:
        """Return the legal moves of the seat to move, each once. There must be at least one."""
        raise NotImplementedError

    def play(self, state: S, move: M) -> tuple[S, tuple[Any, ...]]:
        """Return the state after a legal move, and the events of this move. The base class changes the turn."""
        raise NotImplementedError

    def winners(self, state: S) -> tuple[Seat, ...] | None:
        """Return the seats that have won after the move of `state.turn`; () for a draw, None if the match continues."""
        raise NotImplementedError

    # ---- methods that a game may override ----

    @classmethod
    def samples(cls, options: Any) -> tuple[Any, ...]:
        """Return options for the contract tests: the default, the extreme numbers, and each value of an Enum."""
        usual = options()
        tried: list[dict[str, Any]] = [{name: span[side] for name, span in ranges(options).items()} for side in (0, 1)]
        for name in usual.__struct_fields__:
            if isinstance(value := getattr(usual, name), Enum):
                tried += [{name: member} for member in type(value)]
        return tuple(dict.fromkeys((usual, *(options(**fields) for fields in tried))))

    def check_options(self, options: Any) -> None:
        """Raise OptionError (simple-option-range) for the first option outside its range."""
        check_ranges(options, refusal="simple-option-range")

    def is_possible(self, state: S) -> bool:
        """Return whether a match can have this state. The fields already have the right types."""
        return True

    def first_seat(self, seats: int, chance: Stream) -> Seat:
        """Draw the seat that begins."""
        return Seat(chance.below(seats)[0])

    def next_seat(self, state: S) -> Seat:
        """Return the seat that moves after `state.turn`."""
        return next_seat(state.present, state.turn)

    def points(self, state: S) -> tuple[int, ...]:
        """Return the points by seat. In a game without points, the first place has 1 point and other places have 0."""
        return tuple(int(seat in state.first) for seat in range(len(state.present)))

    def seals(self, events: tuple[Any, ...]) -> bool:
        """Return whether a step with these events is sealed, for example because a seat drew a card."""
        return False

    def why_not(self, state: S, move: M) -> IllegalMove:
        """Return the refusal of an illegal move. It lists legal moves."""
        moves = [self.notate(one) for one in self.moves(state)]
        named = ", ".join(moves[:NAMED_MOVES]) + (", …" if len(moves) > NAMED_MOVES else "")
        return IllegalMove("simple-illegal", move=self.notate(move), moves=named)

    def board(self, view: Any) -> Iterable[str]:
        """Return the rows of the board for the alt text. A row may contain numbers of seats, from 0."""
        return ()

    # ---- methods of the contract ----

    def seats(self, options: Any) -> SeatRange:
        return self.players

    def scoreboard(self, options: Any) -> str:
        return board_key(SCOREBOARD, "wins")

    def honours(self, options: Any, outcome: Outcome) -> tuple[Honour, ...]:
        return (victory(SCOREBOARD, outcome),)

    def setup(self, seed: int, options: Any, seats: int) -> Step[S]:
        self.check_options(options)
        low, high = self.players.low, self.players.high
        if not low <= seats <= high:
            raise OptionError("simple-seats-range", seats=f"{low}–{high}" if low < high else str(low))
        state = self.start(options, seats, seed)
        return Step(replace(state, turn=self.first(seed, seats)), (), sealed=True)

    def first(self, seed: int, seats: int) -> Seat:
        return self.first_seat(seats, Stream.of(seed, FIRST_SEAT))

    def to_move(self, state: S) -> tuple[Seat, ...]:
        return () if state.ended else (state.turn,)

    def legal_moves(self, state: S, seat: Seat) -> Iterable[M]:
        return self.moves(state) if seat in self.to_move(state) else ()

    def apply(self, state: S, seat: Seat, move: M) -> Step[S]:
        if state.ended:
            raise IllegalMove("simple-over")
        if seat != state.turn:
            raise IllegalMove("simple-not-your-turn")
        if move not in self.moves(state):
            raise self.why_not(state, move)
        after, events = self.play(replace(state, turns=state.turns + 1), move)
        first = self.winners(after)
        if first is None:
            return Step(replace(after, turn=self.next_seat(after)), events, sealed=self.seals(events))
        return self._ended(after, WON if len(first) == 1 else DRAWN, first, events)

    def foreseen(self, state: S, seat: Seat) -> S | None:
        return replace(state, turn=seat)

    def default(self, state: S, seat: Seat) -> M:
        return next(iter(self.moves(state)))

    def leave(self, state: S, seat: Seat) -> Step[S]:
        if state.ended:
            raise IllegalMove("simple-over")
        left = replace(state, present=without(state.present, seat, refusal="simple-left-before"))
        stayed = tuple(Seat(one) for one, here in enumerate(left.present) if here)
        if len(stayed) <= 1:
            return self._ended(left, LEFT, stayed, (SeatLeft(seat),))
        turn = self.next_seat(left) if state.turn == seat else state.turn
        return Step(replace(left, turn=turn), (SeatLeft(seat),), sealed=True)

    def _ended(self, state: S, reason: str, first: tuple[Seat, ...], events: tuple[Any, ...]) -> Step[S]:
        end: tuple[CommonEvent, ...] = (MatchDrawn(),) if reason == DRAWN else ()
        if len(first) == 1:
            end = (MatchWon(first[0]),)
        return Step(replace(state, ended=reason, first=first), (*events, *end), sealed=True)

    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome. Winners come first, and seats that left come last. Otherwise points decide."""
        if not state.ended:
            return None
        points = self.points(state)
        ranks = [(seat in state.first, here, points[seat]) for seat, here in enumerate(state.present)]
        standings = tuple(Standing(seat, place, points[seat]) for seat, place in places(ranks))
        return Outcome(state.ended, standings, None, state.turns)

    def view(self, state: S, viewer: Seat | None) -> Any:
        """Return the state itself. A game whose state has secrets or a seed must override this method."""
        return state

    def stopped(self, view: Any) -> Any:
        return replace(view, ended=NO_RESULT)

    def retold(self, shown: Any, standings: tuple[Standing, ...], state: S | None = None) -> Any:
        first = winners(standings)
        if isinstance(shown, MatchWon | MatchDrawn):
            return MatchWon(first[0]) if len(first) == 1 else MatchDrawn() if first else None
        return replace(shown, first=first) if isinstance(shown, SimpleState) else shown

    def determinize(self, view: Any, stream: Stream) -> S:
        """Return the view, because it is the state. A game that overrides `view` must override this method, too."""
        return cast("S", view)

    def advise(
        self, view: Any, seat: Seat, legal: Sequence[M], stream: Stream, level: Level, budget: float = 1.0
    ) -> Iterator[Advice]:
        return search(self, view, seat, legal, stream, WORK[level] * budget)

    def weigh(self, view: Any, seat: Seat, moves: Sequence[M], stream: Stream, worlds: int) -> list[float]:
        return playouts(self, view, seat, moves, stream, worlds)

    def scores(self, state: S) -> tuple[int, ...]:
        return self.points(state) if self.counts_points else ()

    def parse(self, text: str) -> M:
        words = text.lower().split()
        if len(self._moves) == 1:
            words.insert(0, next(iter(self._moves)))
        try:
            kind = cast("type[M]", self._moves[words[0]])
            return msgspec.convert(dict(zip(kind.__struct_fields__, words[1:], strict=True)), kind, strict=False)
        except (LookupError, ValueError, msgspec.ValidationError):
            example = self.notate(self.default(self.setup(0, self.about.samples[0], self.players.low).state, Seat(0)))
            raise NotationError("simple-notation", text=quoted(text), example=example) from None

    def notate(self, move: M) -> str:
        tag = (tag_of(type(move)),) if len(self._moves) > 1 else ()
        fields = msgspec.to_builtins(msgspec.structs.astuple(move))
        return " ".join((*tag, *(str(field).lower() for field in fields)))

    def read_position(self, text: str) -> S:
        try:
            state: S = msgspec.json.decode(text.encode("utf-8", "replace"), type=self.about.state)
            possible = self._is_sound(state) and self.is_possible(state)
        except (msgspec.MsgspecError, RecursionError):
            possible = False
        if not possible or not (state.ended or any(True for _ in self.moves(state))):
            raise NotationError("simple-position", text=quoted(text))
        return state

    def _is_sound(self, state: S) -> bool:
        """Return whether the fields of `SimpleState` fit together."""
        seats = range(len(state.present))
        continues = not state.ended and not state.first and sum(state.present) > min(1, len(seats) - 1)
        return (
            self.players.low <= len(seats) <= self.players.high
            and {state.turn, *state.first} <= set(seats)
            and state.turns >= 0
            and ((continues and state.present[state.turn]) or state.ended in (WON, DRAWN, LEFT))
        )

    def write_position(self, state: S) -> str:
        return msgspec.json.encode(state).decode()

    def tell(self, event: Any) -> Phrase:
        return tell(event, area="simple-event-" if isinstance(event, CommonEvent) else f"{self.key}-event-")

    def alt(self, view: Any) -> tuple[Phrase, ...]:
        """Return the alt text: the turn or the end of the match, the board, and each seat's number and name."""
        state = Phrase.of("simple-alt-over") if view.ended else Phrase.of("simple-alt-turn", seat=view.turn)
        rows = [Phrase.of("simple-alt-row", row=row) for row in self.board(view)]
        seats = range(len(view.present)) if rows else ()
        return (state, *rows, *(Phrase.of("simple-alt-seat", number=seat, seat=Seat(seat)) for seat in seats))
