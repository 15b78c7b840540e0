"""A test game with simultaneous moves: each seat takes stones from the heap once a round, in any order."""

from msgspec.structs import replace

from bot.engine.game import Outcome, Seat, Step
from tests.sessions.heap import Heap, HeapOptions, HeapState, Take


class Together(Heap):
    """The rules. Bit n of `turn` is set once seat n has taken stones in this round."""

    about = replace(Heap.about, key="together")

    def to_move(self, state: HeapState) -> tuple[Seat, ...]:
        if self.outcome(state):
            return ()
        return tuple(Seat(seat) for seat, here in enumerate(state.present) if here and not state.turn >> seat & 1)

    def apply(self, state: HeapState, seat: Seat, move: Take) -> Step[HeapState]:
        step = super().apply(replace(state, turn=seat), seat, move)
        taken = state.turn | (1 << seat if move.count else 0)
        return replace(step, state=self._round(replace(step.state, turn=taken)))

    def leave(self, state: HeapState, seat: Seat) -> Step[HeapState]:
        present = tuple(here and number != seat for number, here in enumerate(state.present))
        return Step(self._round(replace(state, present=present)), (), sealed=not any(present))

    @staticmethod
    def _round(state: HeapState) -> HeapState:
        missing = [seat for seat, here in enumerate(state.present) if here and not state.turn >> seat & 1]
        return state if missing else replace(state, turn=0)


class Race(Together):
    """The same rules, for members who do not wait for each other."""

    about = replace(Heap.about, key="race")

    def simultaneous(self, options: HeapOptions) -> bool:
        return True

    def outcome(self, state: HeapState) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None or not state.rivals:
            return outcome
        standings = tuple(replace(one, turns=state.turns) for one in outcome.standings)  # as games of own boards do
        return replace(outcome, standings=standings)
