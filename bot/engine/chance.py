"""Chance as a value: SplitMix64 streams.

Why not `random`: across versions Python promises the sequence of `random()` alone, and a generator with hidden state
could be advanced by one who only looks. A `Stream` here is a number; drawing from it gives what was drawn and the
stream that follows, so the same state and move give the same step, for ever.

Source of the generator: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (OOPSLA 2014), with the
constants of Vigna's public domain `splitmix64.c`. It is good dice, no secret: who knows the seed knows
all that follows.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

WORD = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15  # 2**64 divided by the golden ratio, made odd
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def _mix(word: int) -> int:
    """Scatter 64 bits over 64 bits, one to one."""
    word = ((word ^ (word >> 30)) * MIX_1) & WORD
    word = ((word ^ (word >> 27)) * MIX_2) & WORD
    return word ^ (word >> 31)


class Stream(msgspec.Struct, frozen=True):
    """A place in a sequence of 64-bit words. `state`: 0 <= state < 2**64."""

    state: int

    @classmethod
    def of(cls, seed: int, *labels: int) -> "Stream":
        """The stream named by a seed and labels (all 0 <= number < 2**64): other names, unrelated streams.

        It starts at word number `label` of the stream of the seed, and so on for each further label.
        """
        state = seed
        for label in labels:
            state = _mix(state + (label + 1) * GAMMA & WORD)
        return cls(state)

    def word(self) -> tuple[int, "Stream"]:
        """A word 0 <= word < 2**64, and the stream after it."""
        state = (self.state + GAMMA) & WORD
        return _mix(state), Stream(state)

    def below(self, bound: int) -> tuple[int, "Stream"]:
        """A number 0 <= number < bound, and the stream after it. Biased by under bound / 2**64: nobody will see it."""
        word, after = self.word()
        return word * bound >> 64, after

    def choices(self, population: Sequence[T], count: int) -> tuple[list[T], "Stream"]:
        """`count` times one of the population, repeats allowed, and the stream after them."""
        state, bound = self.state, len(population)
        chosen: list[T] = []
        for _ in range(count):
            state = (state + GAMMA) & WORD
            chosen.append(population[_mix(state) * bound >> 64])
        return chosen, Stream(state)

    def sample(self, population: Sequence[T], count: int) -> tuple[list[T], "Stream"]:
        """`count` different members in the order drawn, and the stream after them; all of them: a shuffle.

        The first half of a Fisher-Yates shuffle. Raises ValueError when the population is smaller than `count`.
        """
        if count > len(population):
            raise ValueError(f"cannot draw {count} of {len(population)}")
        state, pool = self.state, list(population)
        for place in range(count):
            state = (state + GAMMA) & WORD
            other = place + (_mix(state) * (len(pool) - place) >> 64)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count], Stream(state)
