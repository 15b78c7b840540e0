"""Finds what decided a finished match: a seat's best move, the move that cost it most, and the turning point.

1. The best move brought the most points. Points that it owes to luck count last. In a game without points, it raised
   the chance to win most, compared with the other legal moves.
2. The costliest move gave most away, compared with what a computer player advises (`reading`). Nobody is blamed for the
   move that the panels offered first, where they offer one.
3. At the turning point, the winner took the lead for good among the seats in the ranking. If all seats play together,
   the last change of `Game.course` is the turning point.

All limits count work, not time. The same match always has the same moments.
"""

import statistics
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import AnyGame, Phrase, Seat
from bot.engine.reading import (
    MANY,
    MOST_COMPARED,
    OTHERS,
    SURE_CHANCES,
    Played,
    Reading,
    Standings,
    Steps,
    advised,
    choices,
    foreseen,
    sole_winner,
    spread,
    weighed,
)

FEW_CHANCES = 4  # worlds, in which chances are compared at first
LEAST_POINTS, LEAST_CHANCE = 1.5, 0.15  # A move that costs less is not worth telling.
TURN_CHANCES = 8  # worlds, in which the chances after a move are estimated
MOST_OTHERS = 3  # other moves with which a move is compared in a game without points

LEAD = "lead"  # the word of a turning point at which the winner took the lead

Kind = Literal["best", "cost", "rival", "turn"]


class Moment(msgspec.Struct, frozen=True):
    """A move that decided the match.

        kind                    move         worth                   other
        "best", with points     made         points that it brought  0
        "best", with chances    made         chance with it          mean chance with other moves
        "cost"                  better move  worth of the made move  worth of the better move
        "rival"                 like "best", but of the winner, for a seat that lost and made no costly move
        "turn"                  made         0                       0

    Attributes:
        number: that of the position after the move that was made.
        turned: the word of the turning point if this move is it, else "". `LEAD`, or a word of `Game.course`.
        leader: the seat that took the lead; None for a word of `Game.course`.
        why: what `move` is good for; None if the game does not say.
        then: the moves that were to follow it in the same turn (`Advice.then`).
    """

    kind: Kind
    number: int
    seat: Seat
    move: Any
    worth: float = 0.0
    other: float = 0.0
    turned: str = ""
    leader: Seat | None = None
    why: Phrase | None = None
    then: tuple[Any, ...] = ()


class _Turning(NamedTuple):
    step: Played
    word: str
    leader: Seat | None = None


def moments(
    game: AnyGame,
    steps: Steps,
    praised: Sequence[Seat],
    read: Sequence[Reading],
    stream: Stream,
    *,
    together: bool,
    standings: Standings = None,
) -> tuple[Moment, ...]:
    """Return up to three moments: best, cost or rival, and turn in this order.

    steps: all moves of the match in order, without those that were taken back.
    praised: the seats whose best move is searched for.
    read: the moves among which is the costliest (`readings`).
    together: whether the seats win and lose together.
    standings: see `Standings`.
    """
    winner = sole_winner(game, steps[-1].after, standings) if steps else None
    turning = _shared_turning(game, steps) if together else _turning(game, steps, winner, standings, stream)
    best = _best(game, [step for step in steps if step.seat in praised and not step.lent], stream)
    cost = _costliest(game, [one for one in read if one.step != (best and best[0])])
    cost = cost or _rivals(game, steps, praised, winner, stream)
    return _arranged(best, cost, turning)


def _rivals(
    game: AnyGame, steps: Steps, losers: Sequence[Seat], winner: Seat | None, stream: Stream
) -> "_Found | None":
    """Return the best move of the seat that won alone; None if it is one of these seats, or if there are none."""
    if winner is None or not losers or winner in losers:
        return None
    found = _best(game, [step for step in steps if step.seat == winner and not step.lent], stream)
    return found and (found[0], replace(found[1], kind="rival"))


_Found = tuple[Played, Moment]


def _arranged(best: _Found | None, cost: _Found | None, turning: _Turning | None) -> tuple[Moment, ...]:
    """Return the moments. If the turning point is one of the others, it is no moment of its own."""
    found = [moment for _, moment in filter(None, (best, cost))]
    if turning is None:
        return tuple(found)
    step, word, leader = turning
    if any(moment.number == step.number for moment in found):
        return tuple(
            replace(moment, turned=word, leader=leader) if moment.number == step.number else moment for moment in found
        )
    return (*found, Moment("turn", step.number, step.seat, step.move, turned=word, leader=leader))


# ---- the best move ----


def _best(game: AnyGame, steps: Steps, stream: Stream) -> _Found | None:
    """Return the move that brought most; None if no move brought anything."""
    if not game.about.weighs_chances:
        gains = ((_gain(game, step), step) for step in steps)
        scored = [(foreseen(game, step, stream), gain, step) for gain, step in gains if gain > 0]
        _, gain, step = max(scored, key=lambda one: one[:2], default=(0, 0, None))
        if step is None:
            return None
        why = None if step.move is None else advised(game, step, [step.move], stream, "easy").why
        return step, Moment("best", step.number, step.seat, step.move, gain, why=why)
    compared = _decisions(game, spread(steps, MOST_COMPARED))
    found = [(_raised(game, step, legal, stream, FEW_CHANCES), step, legal) for step, legal in compared]
    found.sort(key=lambda one: one[0][1] - one[0][0])
    sure = [(_raised(game, step, legal, stream, MANY), step) for _, step, legal in found[:SURE_CHANCES]]
    (chance, others), step = max(sure, key=lambda one: one[0][0] - one[0][1], default=((0.0, 0.0), None))
    if step is None or chance - others < LEAST_CHANCE:
        return None
    return step, Moment("best", step.number, step.seat, step.move, chance, others)


def _gain(game: AnyGame, step: Played) -> int:
    return game.scores(step.after)[step.seat] - game.scores(step.before)[step.seat]


def _raised(game: AnyGame, step: Played, legal: Sequence[Any], stream: Stream, worlds: int) -> tuple[float, float]:
    """Return the chance to win with the move that was made, and the mean chance with others."""
    others, after = Stream.of(stream.state, step.number, OTHERS).sample(legal, min(MOST_OTHERS, len(legal)))
    others = [move for move in others if move != step.move]
    made, *rest = game.weigh(game.view(step.before, step.seat), step.seat, [step.move, *others], after, worlds)
    return made, statistics.fmean(rest)


def _decisions(game: AnyGame, steps: Iterable[Played]) -> Iterator[tuple[Played, list[Any]]]:
    """Yield the moves for which the match waited and which were a choice, with all legal moves."""
    for step in steps:
        legal = choices(game, step)
        if legal:
            yield step, legal


# ---- the costliest move ----


def _costliest(game: AnyGame, read: Sequence[Reading]) -> _Found | None:
    """Return the move that cost most; None if none cost much."""
    sure = [one for one in read if one.sure and not one.offered and one.lost >= least_told(game)]
    worst = max(sure, key=lambda one: one.lost, default=None)
    return None if worst is None else (worst.step, cost_of(worst))


def cost_of(one: Reading) -> Moment:
    """Return the moment of a costly move."""
    return Moment("cost", one.step.number, one.step.seat, one.move, one.made, one.better, why=one.why, then=one.then)


def least_told(game: AnyGame) -> float:
    """Return the least loss that is worth telling."""
    return LEAST_CHANCE if game.about.weighs_chances else LEAST_POINTS


# ---- the turning point ----


def _shared_turning(game: AnyGame, steps: Steps) -> _Turning | None:
    """Return the turning point of seats that play together; None if nothing turned."""
    words = [game.course(state) for state in (*(step.before for step in steps[:1]), *(step.after for step in steps))]
    turned = [step for step, before, after in zip(steps, words, words[1:], strict=False) if before != after]
    return _Turning(turned[-1], words[-1]) if turned and words[-1] else None


def _turning(game: AnyGame, steps: Steps, winner: Seat | None, standings: Standings, stream: Stream) -> _Turning | None:
    """Return the turning point of rivals; None if nothing turned."""
    if winner is None:
        return None
    chances = game.about.weighs_chances
    leads = _chances(game, steps, winner, stream) if chances else _leads(game, steps, winner, standings)
    even = max((place for place, lead in enumerate(leads) if lead <= 0), default=None)
    if even is None or even + 1 == len(leads):  # the winner led all the time, or not even at the end
        return None
    behind = any(lead < 0 for lead in leads)
    # Nobody led before the first points. Once others have caught up, the lead is open again.
    caught = any(after <= 0 < before for before, after in pairwise(leads))
    return _Turning(steps[even + 1], LEAD, winner) if behind or caught or _scored(game, steps[even]) else None


def _scored(game: AnyGame, step: Played) -> bool:
    """Return whether any seat has points after a move."""
    return not game.about.weighs_chances and any(score > 0 for score in game.scores(step.after))


def _leads(game: AnyGame, steps: Steps, winner: Seat, standings: Standings) -> list[float]:
    """Return by how many points a seat led the best of the others in the ranking after each move."""
    found = []
    for step in steps:
        scores = game.scores(step.after)
        others = range(len(scores)) if standings is None else [one.seat for one in standings]
        found.append(scores[winner] - max(scores[seat] for seat in others if seat != winner))
    return list(map(float, found))


def _chances(game: AnyGame, steps: Steps, winner: Seat, stream: Stream) -> list[float]:
    """Return the chance of a seat to win after each move, minus one half. It is estimated for two seats only.

    In a long match it is estimated in all parts, and then where the seat took the lead. Other moves do not change it.
    """
    places = [at for at, step in enumerate(steps) if step.move is not None and step.seat in game.to_move(step.before)]

    def estimated(some: Sequence[int]) -> dict[int, float]:
        found = {}
        for place in spread(some, MOST_COMPARED):
            (chance,) = weighed(game, steps[place], [], stream, TURN_CHANCES)
            found[place] = chance - 0.5 if steps[place].seat == winner else 0.5 - chance
        return found

    known = estimated(places)
    behind = max((place for place, lead in known.items() if lead < 0), default=None)
    if behind is not None:  # The turning point is one of the moves between these two.
        ahead = min((place for place, lead in known.items() if place > behind and lead > 0), default=behind)
        known |= estimated([place for place in places if behind < place < ahead and place not in known])
    found, newest = [], 0.0
    for place in range(len(steps)):
        newest = known.get(place, newest)
        found.append(newest)
    return found
