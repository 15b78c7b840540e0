"""What all tournaments are made of. Points count in halves: a win is 2, a draw 1 for each."""

import msgspec

Player = int  # who takes part: any number, such as a member's id

WIN, DRAW, LOSS = 2, 1, 0


class Pairing(msgspec.Struct, frozen=True):
    """A match to be played: `first` begins."""

    first: Player
    second: Player


class Round(msgspec.Struct, frozen=True):
    """The matches of one round. number: from 1. bye: who has none, where the number of players is odd."""

    number: int
    pairings: tuple[Pairing, ...]
    bye: Player | None = None


class Result(msgspec.Struct, frozen=True):
    """The result of a match that `first` began. score: halves of a point for first and second.

    A score is (2, 0), (1, 1) or (0, 2), or (0, 0) for a match that both have lost by default.
    played: false where the score follows from a rule, such as that a player has left.
    """

    first: Player
    second: Player
    score: tuple[int, int]
    played: bool = True
