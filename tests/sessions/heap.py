"""The test game of this folder: members take up to three stones from a heap in turn. Each stone is a point.

The game is small, but it has all that sessions must support. It can be played alone or together, its state contains
chance, seats can leave, and its outcome has a total. A member can take back a step of 0, 1 or 2 stones, but not of 3.
Taking 0 keeps the turn, every other step passes it. Members can plan their turns: a step of 3 stones counts as one that
reveals something.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import About, Advice, Feat, Game, Honour, Level, Outcome, Phrase, Seat, SeatRange, Standing, Step
from bot.engine.honours import Feats, points, rating, victory, wins
from bot.errors import IllegalMove, NotationError, OptionError


class HeapOptions(msgspec.Struct, frozen=True):
    heap: int = 30
    seats: int = 1
    calls: bool = False  # whether members may take 0 stones out of turn
    doomed: bool = False  # whether all members of the match always lose
    rivals: bool = False  # whether each member plays alone, so the outcome has no total


class Take(msgspec.Struct, frozen=True, tag="take"):
    count: int


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    seat: Seat
    count: int


class HeapState(msgspec.Struct, frozen=True):
    heap: int
    seed: int  # from 0 to 2**64 - 1, as in the real games
    turn: int
    turns: int
    credits: tuple[int, ...]
    present: tuple[bool, ...]
    calls: bool = False
    doomed: bool = False
    rivals: bool = False


class Heap(Game[HeapState, Take, HeapState, HeapOptions]):
    about = About(
        key="heap",
        rules_version=2,
        secrets=False,
        state=HeapState,
        options=HeapOptions,
        move=Take,
        event=Taken,
        samples=(HeapOptions(), HeapOptions(seats=3)),
        plays_itself=True,
    )

    def seats(self, options: HeapOptions) -> SeatRange:
        return SeatRange(1, 1) if options.seats == 1 else SeatRange(2, options.seats)

    def scoreboard(self, options: HeapOptions) -> str:
        return f"heap-{'solo' if options.seats == 1 else 'relay'}"

    def alone(self, board: str) -> bool:
        return board.startswith("heap-solo")

    def honours(self, options: HeapOptions, outcome: Outcome) -> tuple[Honour, ...]:
        board = points(self.scoreboard(options), outcome)
        if options.seats == 1:
            return (board,)
        won = wins("heap", outcome, ()) if outcome.lost else victory("heap", outcome)
        return rating("heap", outcome), won, board

    def feats(self, options: HeapOptions, events: Iterable[Taken]) -> Iterable[Feat]:
        found = Feats()
        for event in events:
            if event.count == 3:
                found.note(event.seat, "three", 3)
        return found.found()

    def setup(self, seed: int, options: HeapOptions, seats: int) -> Step[HeapState]:
        if not 1 <= options.heap <= 10_000:
            raise OptionError("heap-range", low=1, high=10_000)
        heap = options.heap + seed % 2
        return Step(
            HeapState(heap, seed, 0, 0, (0,) * seats, (True,) * seats, options.calls, options.doomed, options.rivals),
            (),
        )

    def to_move(self, state: HeapState) -> tuple[Seat, ...]:
        return () if self.outcome(state) else (Seat(state.turn),)

    def on_call(self, state: HeapState) -> tuple[Seat, ...]:
        others = (Seat(number) for number, here in enumerate(state.present) if here and number != state.turn)
        return tuple(others) if state.calls and not self.outcome(state) else ()

    def legal_moves(self, state: HeapState, seat: Seat) -> Iterable[Take]:
        return (Take(count) for count in range(4) if count <= state.heap)

    def apply(self, state: HeapState, seat: Seat, move: Take) -> Step[HeapState]:
        if move.count > min(3, state.heap):
            raise IllegalMove("heap-too-many", most=min(3, state.heap))
        # Each move changes this number, so that the state shows the order of all moves.
        seed = (state.seed * 6364136223846793005 + move.count + 1) % 2**64
        credits = tuple(points + move.count * (number == seat) for number, points in enumerate(state.credits))
        after = replace(state, heap=state.heap - move.count, seed=seed, credits=credits)
        if move.count:
            after = replace(after, turn=self._next_turn(after), turns=state.turns + 1)
        return Step(after, (Taken(seat, move.count),), sealed=move.count == 3)

    def scores(self, state: HeapState) -> tuple[int, ...]:
        return state.credits

    def default(self, state: HeapState, seat: Seat) -> Take:
        return Take(1)

    def leave(self, state: HeapState, seat: Seat) -> Step[HeapState]:
        present = tuple(here and number != seat for number, here in enumerate(state.present))
        after = replace(state, present=present)
        if state.turn == seat and any(present):
            after = replace(after, turn=self._next_turn(after))
        return Step(after, (), sealed=not any(present))

    def outcome(self, state: HeapState) -> Outcome | None:
        if state.heap and any(state.present):
            return None
        ranked = sorted(range(len(state.credits)), key=lambda seat: -state.credits[seat])
        standings = tuple(
            Standing(Seat(seat), 1 + sum(points > state.credits[seat] for points in state.credits), state.credits[seat])
            for seat in ranked
        )
        total = sum(state.credits) if len(state.credits) > 1 and not state.rivals else None
        return Outcome("left" if state.heap else "empty", standings, total, state.turns, lost=state.doomed)

    def advise(
        self,
        view: HeapState,
        seat: Seat,
        legal: Sequence[Take],
        stream: Stream,
        level: Level,
        budget: float = 1.0,
    ) -> Iterator[Advice]:
        """Advise to take 3 stones at the level hard, and otherwise 1 or 2, which chance decides."""
        number, _ = stream.below(2)
        wanted = Take(min(3 if level == "hard" else 1 + number, view.heap))
        yield Advice(wanted if wanted in legal else legal[0])

    def determinize(self, view: HeapState, stream: Stream) -> HeapState:
        return replace(view, seed=stream.word()[0])

    def foreseen(self, state: HeapState, seat: Seat) -> HeapState:
        return replace(state, turn=seat)

    def upsets(self, event: Taken, seat: Seat, *, careful: bool) -> bool:
        """Return whether 3 stones were taken, or for a careful plan more than 1."""
        return event.count > (1 if careful and event.seat != seat else 2)

    def shows(self, event: Taken) -> bool:
        return event.count == 3

    def view(self, state: HeapState, viewer: Seat | None) -> HeapState:
        return state

    def stopped(self, view: HeapState) -> HeapState:
        return view

    def parse(self, text: str) -> Take:
        if text not in ("0", "1", "2", "3", "9"):
            raise NotationError("heap-no-number", text=text)
        return Take(int(text))

    def notate(self, move: Take) -> str:
        return str(move.count)

    def read_position(self, text: str) -> HeapState:
        return msgspec.json.decode(text, type=HeapState)

    def write_position(self, state: HeapState) -> str:
        return msgspec.json.encode(state).decode()

    def tell(self, event: Any) -> Phrase:
        return Phrase("heap-taken")

    def alt(self, view: Any) -> tuple[Phrase, ...]:
        return (Phrase("heap-alt"),)

    def upgrade(self, state: Mapping[str, Any], rules_version: int) -> Mapping[str, Any]:
        """Upgrade a state of version 1, which called the heap "stones"."""
        if rules_version >= 2:
            return state
        return {("heap" if name == "stones" else name): value for name, value in state.items()}

    @staticmethod
    def _next_turn(state: HeapState) -> int:
        seats = len(state.present)
        return next(
            seat % seats for seat in range(state.turn + 1, state.turn + 1 + seats) if state.present[seat % seats]
        )
