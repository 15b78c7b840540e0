"""Runs a long computation of a game in a worker process, and stops it after some seconds.

Such a computation quickly yields a first result, and then better ones.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from bot.engine.chance import Stream
from bot.engine.game import LEVELS, AnyGame, Level, Seat
from bot.machine import SystemClock, Workers

T = TypeVar("T")

GRACE_SECONDS = 30.0  # the extra time for the last result, after `seconds` have passed
MOST_MOVES_ALONE = 1_000


async def think(workers: Workers, thoughts: Callable[..., Iterator[T]], *about: object, seconds: float) -> T:
    """Return the first result that `thoughts` yields after `seconds`, or its last result if none comes so late.

    If the worker process is killed, the call is repeated once in another process.

    thoughts: a function at module level, which yields at least one result.
    about: the arguments of `thoughts`, which are pickled.

    Raises TooHeavy if `thoughts` neither yields nor ends within another `GRACE_SECONDS`.
    """
    return await workers.run(last_within, thoughts, about, seconds, seconds=seconds + GRACE_SECONDS)


def last_within(
    thoughts: Callable[..., Iterator[T]],
    about: tuple[object, ...],
    seconds: float,
    clock: Callable[[], float] | None = None,
) -> T:
    """Do the work of `think` in this process. clock: returns a time in seconds; None: that of the machine.

    Raises ValueError if `thoughts` yields nothing.
    """
    now = clock or SystemClock().monotonic
    end = now() + seconds
    found: list[T] = []
    for thought in thoughts(*about):
        found = [thought]
        if now() >= end:
            break
    if not found:
        raise ValueError("nothing was thought of")
    return found[0]


def par_of(game: AnyGame, options: Any, seed: int, levels: Sequence[Level] = LEVELS) -> int:
    """Return the par of a daily: the points of the computer player's best match on this board.

    It plays one match on each level, and one in which it always makes the move that panels offer first. It knows no
    draw beforehand, so with bad luck, the strongest level may score less than another. Raises the errors of
    `play_alone`.
    """
    return max(play_alone(game, options, seed, level) for level in (None, *levels))


def play_alone(game: AnyGame, options: Any, seed: int, level: Level | None) -> int:
    """Return the points of a computer player in a match of one seat.

    It does all the work of its level for each move, however long that takes, so the result is always the same.

    level: None for one that always makes the move that panels offer first (`Game.offered`).

    Raises RuntimeError if the match goes on after `MOST_MOVES_ALONE`.
    """
    state = game.setup(seed, options, 1).state
    for _ in range(MOST_MOVES_ALONE):
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome.standings[0].score
        (seat,) = game.to_move(state)
        move = game.offered(state, seat) if level is None else _advised(game, state, seat, seed, level)
        state = game.apply(state, seat, game.default(state, seat) if move is None else move).state
    raise RuntimeError(f"a match of {game.about.key} goes on after {MOST_MOVES_ALONE} moves")


def _advised(game: AnyGame, state: Any, seat: Seat, seed: int, level: Level) -> Any:
    """Return the move of a computer player; None if doing nothing is best."""
    view, legal = game.view(state, seat), list(game.legal_moves(state, seat))
    *_, advice = game.advise(view, seat, legal, Stream.of(seed, seat, digest_of(view)), level)
    return advice.move


def digest_of(view: Any) -> int:
    """Return a number of 64 bits that depends on the whole view, so that equal views lead to equal advice."""
    return int.from_bytes(blake2b(msgspec.msgpack.encode(view), digest_size=8).digest(), "big")
