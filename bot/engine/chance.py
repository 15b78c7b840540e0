"""Random numbers. The generator is SplitMix64.

The methods of a `Stream` do not change it. They return their result and the next stream.
The module does not use `random`, because another version of Python may give other numbers for the same seed.

Source of the generator: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (OOPSLA 2014), with the
constants of Vigna's public domain `splitmix64.c`. The generator is good for dice but not for secrets: whoever knows the
seed can compute all numbers.

So that anybody can check a match, `noted` tells which draws some code makes from a seed.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Literal, TypeVar

import msgspec

T = TypeVar("T")
Way = Literal["number", "choices", "sample"]

WORD = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15  # the odd number that is nearest to 2**64 divided by the golden ratio
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def _mix(word: int) -> int:
    """Scatter the bits of a 64-bit word. Different words give different results."""
    word = ((word ^ (word >> 30)) * MIX_1) & WORD
    word = ((word ^ (word >> 27)) * MIX_2) & WORD
    return word ^ (word >> 31)


class Draw(msgspec.Struct, frozen=True):
    """What was drawn at once from a stream.

    Attributes:
        labels: those of the stream, as in `Stream.of`.
        skipped: how many words of the stream earlier draws had taken.
        way: number: by `below`. choices and sample: by the methods of these names.
        pool: of which it was drawn; of a number, those below the bound.
    """

    labels: tuple[int, ...]
    skipped: int
    way: Way
    pool: tuple[Any, ...] | range
    drawn: tuple[Any, ...]


class _Notes:
    """The draws so far. Streams that do not come from the seed are not noted."""

    def __init__(self, seed: int) -> None:
        self.draws: list[Draw] = []
        self._known: dict[int, tuple[tuple[int, ...], int]] = {seed: ((), 0)}  # by state: labels, and words taken

    def begin(self, seed: int, labels: tuple[int, ...], state: int) -> None:
        before, skipped = self._known.get(seed, ((), -1))
        if skipped == 0:
            self._known[state] = (*before, *labels), 0

    def note(
        self,
        state: int,
        after: int,
        way: Way,
        pool: Sequence[Any],
        drawn: Sequence[Any],
    ) -> None:
        if state in self._known:
            labels, skipped = self._known[state]
            taken = (after - state) * pow(GAMMA, -1, 1 << 64) & WORD
            self._known[after] = labels, skipped + taken
            kept = pool if isinstance(pool, range) else tuple(pool)
            self.draws.append(Draw(labels, skipped, way, kept, tuple(drawn)))


_notes: ContextVar[_Notes | None] = ContextVar("_notes", default=None)


@contextmanager
def noted(seed: int) -> Iterator[list[Draw]]:
    """Note the draws that the code in the context makes from a seed: the list has them in order, and grows meanwhile.

    Single words that `Stream.word` returns are not noted.
    """
    notes = _Notes(seed)
    token = _notes.set(notes)
    try:
        yield notes.draws
    finally:
        _notes.reset(token)


class Stream(msgspec.Struct, frozen=True):
    """A position in a sequence of random 64-bit words. state: 0 <= state < 2**64."""

    state: int

    @classmethod
    def of(cls, seed: int, *labels: int) -> "Stream":
        """Return the stream for a seed and labels, each 0 <= number < 2**64. Different labels give independent streams.

        The seed is the first state. For each label n, word n of the stream becomes the next state; word 0 is the first.
        """
        state = seed
        for label in labels:
            state = _mix(state + (label + 1) * GAMMA & WORD)
        if (notes := _notes.get()) is not None:
            notes.begin(seed, labels, state)
        return cls(state)

    def word(self) -> tuple[int, "Stream"]:
        """Return a random word, 0 <= word < 2**64, and the next stream."""
        state = (self.state + GAMMA) & WORD
        return _mix(state), Stream(state)

    def below(self, bound: int) -> tuple[int, "Stream"]:
        """Return a random number, 0 <= number < bound, and the next stream."""
        word, after = self.word()
        number = word * bound >> 64
        if (notes := _notes.get()) is not None:
            notes.note(self.state, after.state, "number", range(bound), (number,))
        return number, after

    def choices(self, population: Sequence[T], count: int) -> tuple[list[T], "Stream"]:
        """Return `count` random members of the population, perhaps with repeats, and the next stream."""
        state, bound = self.state, len(population)
        chosen: list[T] = []
        for _ in range(count):
            state = (state + GAMMA) & WORD
            chosen.append(population[_mix(state) * bound >> 64])
        if (notes := _notes.get()) is not None:
            notes.note(self.state, state, "choices", population, chosen)
        return chosen, Stream(state)

    def sample(self, population: Sequence[T], count: int) -> tuple[list[T], "Stream"]:
        """Return `count` random members of the population without repeats, and the next stream.

        A sample of the whole population is a Fisher-Yates shuffle. Raises ValueError if the population is smaller than
        `count`.
        """
        if count > len(population):
            raise ValueError(f"cannot draw {count} of {len(population)}")
        state, pool = self.state, list(population)
        for place in range(count):
            state = (state + GAMMA) & WORD
            other = place + (_mix(state) * (len(pool) - place) >> 64)
            pool[place], pool[other] = pool[other], pool[place]
        if (notes := _notes.get()) is not None:
            notes.note(self.state, state, "sample", population, pool[:count])
        return pool[:count], Stream(state)
