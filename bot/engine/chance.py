"""Random numbers. The generator is SplitMix64.

The methods of a `Stream` do not change it. They return their result and the next stream.
The module does not use `random`, because another version of Python may give other numbers for the same seed.

Source of the generator: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (OOPSLA 2014), with the
constants of Vigna's public domain `splitmix64.c`. The generator is good for dice but not for secrets: whoever knows the
seed can compute all numbers.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

WORD = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15  # the odd number that is nearest to 2**64 divided by the golden ratio
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def _mix(word: int) -> int:
    """Scatter the bits of a 64-bit word. Different words give different results."""
    word = ((word ^ (word >> 30)) * MIX_1) & WORD
    word = ((word ^ (word >> 27)) * MIX_2) & WORD
    return word ^ (word >> 31)


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
        return cls(state)

    def word(self) -> tuple[int, "Stream"]:
        """Return a random word, 0 <= word < 2**64, and the next stream."""
        state = (self.state + GAMMA) & WORD
        return _mix(state), Stream(state)

    def below(self, bound: int) -> tuple[int, "Stream"]:
        """Return a random number, 0 <= number < bound, and the next stream."""
        word, after = self.word()
        return word * bound >> 64, after

    def choices(self, population: Sequence[T], count: int) -> tuple[list[T], "Stream"]:
        """Return `count` random members of the population, perhaps with repeats, and the next stream."""
        state, bound = self.state, len(population)
        chosen: list[T] = []
        for _ in range(count):
            state = (state + GAMMA) & WORD
            chosen.append(population[_mix(state) * bound >> 64])
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
        return pool[:count], Stream(state)
