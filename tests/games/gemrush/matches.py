"""Whole random matches of Gem Rush for property tests: every mode and variant, with some leaving players."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from bot.engine.game import Seat, Step
from bot.games.gemrush import GAME
from bot.games.gemrush.actions import Act
from bot.games.gemrush.building import Build
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.moves import Move

BUILT = 0.7  # the chance of a construction if one is legal
USED = 0.3  # the chance of a room's ability if one is legal and nothing is built
LEFT = 0.004  # the chance that a seat leaves before a move
LONGEST = 6_000  # the most moves; every match is much shorter


class Played(NamedTuple):
    """A state, the seat and its move, and the resulting step. The move is None if the seat left."""

    state: State
    seat: Seat
    move: Move | None
    step: Step[State]


class Kind(NamedTuple):
    options: Options
    seats: int
    leaving: bool = False

    def __str__(self) -> str:
        return f"{self.options.mode}-{self.options.variant}-{self.seats}{'-leaving' * self.leaving}"


RUSHES = (
    Kind(Options(), 2),
    Kind(Options(), 4),
    Kind(Options(variant="choice"), 7),
    Kind(Options(variant="shared"), 3, leaving=True),
    Kind(Options(variant="chaos"), 3),
    Kind(Options(variant="circle"), 4),
    Kind(Options(variant="none"), 5, leaving=True),
)
CRISES = (
    Kind(Options(mode="crisis", target="open"), 3),
    Kind(Options(mode="crisis", target="open", variant="circle", solo=True), 1),
    Kind(Options(mode="crisis", target="open", variant="chaos"), 7),
    Kind(Options(mode="crisis", target=5, variant="choice"), 2),
    Kind(Options(mode="crisis", target=200, variant="shared"), 5),
    Kind(Options(mode="crisis", variant="none"), 4, leaving=True),
)
KINDS = RUSHES + CRISES


def walk(kind: Kind, seed: int) -> Iterator[Played]:
    dice = random.Random(f"{kind} {seed}")
    state = GAME.setup(dice.getrandbits(64), kind.options, kind.seats).state
    for _ in range(LONGEST):
        if not GAME.to_move(state):
            return
        if kind.leaving and dice.random() < LEFT:
            here = [Seat(seat) for seat, account in enumerate(state.seats) if account.present]
            played = Played(state, seat := dice.choice(here), None, GAME.leave(state, seat))
        else:
            seat = dice.choice(GAME.to_move(state))
            move = drawn(list(GAME.legal_moves(state, seat)), dice)
            played = Played(state, seat, move, GAME.apply(state, seat, move))
        yield played
        state = played.step.state
    raise AssertionError(f"match {seed} of {kind} does not end")


def drawn(listed: list[Move], dice: random.Random) -> Move:
    """Return a random move. Its kind is drawn first: mostly a construction or an ability."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in listed:
        kinds.setdefault(type(move), []).append(move)
    if Build in kinds and dice.random() < BUILT:
        return dice.choice(kinds[Build])
    if Act in kinds and dice.random() < USED:
        return dice.choice(kinds[Act])
    return dice.choice(dice.choice(list(kinds.values())))


@cache
def match(kind: Kind, seed: int = 0) -> tuple[Played, ...]:
    return tuple(walk(kind, seed))
