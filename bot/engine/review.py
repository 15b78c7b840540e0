"""Tells how well a seat played in a finished match: an accuracy from 0 to 100, its turns, and the costliest of them.

A turn has the points that its moves made, and those that they gave away, compared with better moves (`reading`). In
both, luck does not count. The accuracy is the share that was made of all these points. In a game without points, each
move gives away a part of the chance to win, and the accuracy is that of Lichess (`of_chance`).

Everything comes from what the seat saw when it moved, and from who has won. The same match always has the same review.
"""

import math
import statistics
from collections.abc import Sequence

import msgspec

from bot.engine.chance import Stream
from bot.engine.game import AnyGame, Seat
from bot.engine.moments import Moment, cost_of, least_told
from bot.engine.reading import Played, Reading, Readings, foreseen, later_in_turns

MOST_COSTS = 3
VERSION = 1  # grows with each change after which a match may have another accuracy: then stored ones are made anew


class Turn(msgspec.Struct, frozen=True):
    """A turn of the seat.

    Attributes:
        number: that of the position after its last move (`Played.number`).
        made: the points that it made without luck; 0 in a game without points.
        lost: what it gave away, in points or as a chance to win; 0 if it was not read.
    """

    number: int
    made: float
    lost: float


class Review(msgspec.Struct, frozen=True):
    """How well a seat played.

    Attributes:
        accuracy: 0..100; None if the seat had no choice, or if a computer player made all its moves.
        made: the points of all turns, without luck; 0 in a game without points.
        lost: the points that all moves gave away. In a game without points, the chance that a move lost on average.
        turns: the seat's own turns, oldest first.
        costs: up to three moves, each the costliest of its turn; the costliest turn comes first.
        offered: the numbers of those that the panels had offered first.
        share: the share of the seat's moves that was read, 0..1.
    """

    accuracy: int | None
    made: float = 0.0
    lost: float = 0.0
    turns: tuple[Turn, ...] = ()
    costs: tuple[Moment, ...] = ()
    offered: tuple[int, ...] = ()
    share: float = 1.0


def review(game: AnyGame, steps: Sequence[Played], seat: Seat, read: Readings, stream: Stream) -> Review:
    """Return the review of a seat.

    steps: all moves of the match in order, without those that were taken back.
    read: the readings of this seat.
    """
    by_number = {one.step.number: one for one in read.found}
    turns, costly = list[Turn](), list[tuple[float, Reading]]()
    for moves in _turns_of(game, steps, seat):
        known = [by_number[step.number] for step in moves if step.number in by_number]
        made = 0 if game.about.weighs_chances else sum(foreseen(game, step, stream) for step in moves)
        turns.append(Turn(moves[-1].number, float(max(0, made)), sum(one.lost for one in known)))
        sure = [one for one in known if one.sure and one.lost >= least_told(game)]
        if sure:
            costly.append((turns[-1].lost, max(sure, key=lambda one: one.lost)))
    costly.sort(key=lambda one: -one[0])
    worst = [one for _, one in costly[:MOST_COSTS]]
    accuracy, points, lost = _totals(game, turns, read)
    return Review(
        accuracy,
        points,
        lost,
        tuple(turns),
        tuple(cost_of(one) for one in worst),
        tuple(one.step.number for one in worst if one.offered),
        read.share,
    )


def _turns_of(game: AnyGame, steps: Sequence[Played], seat: Seat) -> list[list[Played]]:
    """Return the moves of each turn in which the seat itself has moved."""
    later, found, goes_on = later_in_turns(game, steps), list[list[Played]](), set[int]()
    for step in steps:
        if step.seat == seat and not step.lent:
            if step.number in goes_on:
                found[-1].append(step)
            else:
                found.append([step])
            goes_on = {one.number for one in later[step.number]}
    return found


def _totals(game: AnyGame, turns: Sequence[Turn], read: Readings) -> tuple[int | None, float, float]:
    """Return the accuracy, `made` and `lost` of all turns. Moves that were not read count like the others."""
    usual, made = [one.lost for one in read.found if not one.missed], sum(turn.made for turn in turns)
    if game.about.weighs_chances:
        if not usual:
            return None, 0.0, 0.0
        return round(statistics.fmean(map(of_chance, usual))), 0.0, statistics.fmean(usual)
    lost = sum(one.lost for one in read.found if one.missed) + sum(usual) / (read.share or 1.0)
    accuracy = round(100 * made / (made + lost)) if made + lost else 100
    return accuracy if read.found else None, made, lost


def of_chance(lost: float) -> float:
    """Return the accuracy of a move that lost a part of the chance to win, 0..1. This is the curve of Lichess."""
    return min(100.0, max(0.0, 103.1668 * math.exp(-4.354 * lost) - 3.1669))
