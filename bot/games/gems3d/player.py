"""The computer players of Gems 3D.

All levels compare moves by `worth.Judge`. "easy" looks at few gems and "normal" at more of them, but none overlooks a
move that scores. "hard" takes the moves that look best, and lets gems fall after each of them again and again. It
prefers the move whose best next move is worth the most on average. All moves get the same drops. After each round, only
the better half of the moves stays. Where the cells of the next gems are marked, it compares more moves with the drop
that comes.

`bot.engine.search` is not used here; DECISIONS.md says why.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.chance import Stream
from bot.engine.game import Advice, Level
from bot.games.gems3d.advice import gains, most_points
from bot.games.gems3d.board import landing
from bot.games.gems3d.model import Move, Shift, Trick, View
from bot.games.gems3d.notation import address_of, cell_at
from bot.games.gems3d.reasons import reason
from bot.games.gems3d.windows import FITTED, SCALE, Weights
from bot.games.gems3d.worth import LOST, Judge, Shifted, moved

SEEN: dict[Level, float] = {"easy": 0.12, "normal": 0.6, "hard": 1.0}  # the share of the gems that a level looks at
CANDIDATES = 16
DROPS = 24  # for each candidate in a round, at a budget of 1; the moves of later rounds share as many drops
BATCH = 2  # drops for each candidate between two pieces of advice
AREA = 81  # On a board with more cells, a level reads fewer boards, because each takes longer.
FORESEEN = 64  # candidates where the whole next drop is known
AROUND = 4  # drops for each of these that takes a marked cell
RANKED = 2  # positions whose moves are kept: who looks for a puzzle there then plays on
PLAYED_ON = 3  # moves of `played_out`
HORIZON = 8  # With fewer moves left, points count more than a good board.
CROWDED = 0.25  # the share of empty cells below which a trick is played at once
GOOD_TRICK = 13  # points for which a trick is played at once


class Drop(NamedTuple):
    """What may fall next.

    Attributes:
        gems: the types.
        cells: all cells in random order. The gems fall on the first empty ones.
        marked: the cells on which the gems fall in place of those, as long as they are empty.
    """

    gems: bytes
    cells: Sequence[int]
    marked: bytes = b""


def advise(
    view: View, legal: Sequence[Move], stream: Stream, level: Level, budget: float, weights: Weights = FITTED
) -> Iterator[Advice]:
    """Yield the best move found so far. The arguments are those of `Game.advise`."""
    trick = _trick(view, level)
    if trick is not None and trick in legal:
        yield Advice(trick, 0, reason(view, trick))
        return
    thinker = _Thinker(view, stream, weights)
    if level == "hard" and not _is_shared(view):
        first = thinker.first()
        if first is not None and _move(view, first) in legal:
            yield _advice(view, first, thinker.work)
    allowed = frozenset(legal)
    found = [one for one in thinker.seen(SEEN[level]) if _move(view, one) in allowed]
    if _is_shared(view):
        found = [one for one in found if one.points] or found
    if not found:
        yield Advice(legal[0], 0, reason(view, legal[0]))
        return
    yield _advice(view, found[0], thinker.work)
    if level == "hard" and len(found) > 1 and view.turns + 1 != view.length:
        compare = thinker.foreseen if thinker.is_certain else thinker.compared
        for best in compare(found, budget):
            yield _advice(view, best, thinker.work)


def _advice(view: View, shifted: Shifted, work: int) -> Advice:
    move = _move(view, shifted)
    return Advice(move, work, reason(view, move))


def _move(view: View, shifted: Shifted) -> Shift:
    return Shift(address_of(shifted.start, view.size), address_of(shifted.goal, view.size))


def _trick(view: View, level: Level) -> Trick | None:
    """Return the trick to play now, or None. A trick is more useful later, but only before the end."""
    hint, empty = view.hint, view.cells.count(0)
    if hint is None:
        return None
    at_once = _is_shared(view) or view.turns + 1 == view.length
    if level != "easy" and not at_once and empty > CROWDED * len(view.cells) and hint.points < GOOD_TRICK:
        return None
    return Trick(address_of(hint.cell, view.size), hint.gem)


def weigh(view: View, moves: Sequence[Move], stream: Stream, worlds: int) -> list[float]:
    """Return what moves are worth in points, with the same drops after each. See `Game.weigh`."""
    thinker = _Thinker(view, stream, FITTED)
    return [thinker.points(move, worlds) for move in moves]


def played_out(view: View, moves: Sequence[Shift], stream: Stream, worlds: Sequence[int]) -> list[list[float]]:
    """Return for each move what it is worth in points in each world, if the seat makes `PLAYED_ON` moves in all.

    worlds: their numbers. What falls in a world depends on its number and the stream.
    """
    thinker = _Thinker(view, stream, FITTED)
    return [[thinker.played_out(move, number) for number in worlds] for move in moves]


@lru_cache(RANKED)
def ranked_shifts(view: View) -> tuple[Shifted, ...]:
    """Return all moves of gems, those first that look best before a drop."""
    return tuple(_Thinker(view, Stream.of(0), FITTED).seen(1.0))  # all gems are looked at, so chance decides nothing


def ahead(found: Sequence[Shifted]) -> float:
    """Return by how many points the first of two or more moves looks better than the second, before a drop."""
    return (found[0].worth - found[1].worth) / SCALE / FITTED.point


def missed(view: View, move: Move) -> int:
    """Return how many points more than this move the best one scores."""
    if isinstance(move, Trick):
        return 0
    start, goal = (cell_at(one, view.size) or 0 for one in (move.start, move.goal))
    made = gains(view.cells, view.size, view.line, start).get(goal, 0)
    return most_points(view.cells, view.size, view.line, view.types) - made


def _is_shared(view: View) -> bool:
    """Return whether several seats move on one board. Points that one of them leaves are taken by the next."""
    return len(view.credits) > 1


class _Thinker:
    """Thinks about one position. work: the number of boards that it has read."""

    def __init__(self, view: View, stream: Stream, weights: Weights) -> None:
        self._view, self._stream = view, stream
        numbers = bytes(view.types.find(gem) + 1 for gem in range(256))
        self._cells = view.cells.translate(numbers)
        self._types = bytes(range(1, len(view.types) + 1))
        self._next = None if view.next is None else view.next.translate(numbers)
        left = view.length - view.turns - 1 if view.length else HORIZON
        self._point = weights.point * HORIZON / min(HORIZON, max(left, 0.1))
        # Whether all gems fall on the marked cells, unless one of these is taken.
        self.is_certain = bool(view.next and view.marked and len(view.next) == len(view.marked))
        self._judge = Judge(view.size, view.line, len(view.types), weights._replace(point=self._point))
        self.work = 0

    def points(self, move: Move, drops: int) -> float:
        """Return what a move is worth in points, on average over so many drops."""
        if isinstance(move, Trick):
            cell = cell_at(move.cell, self._view.size) or 0
            gem = self._view.types.find(move.gem) + 1
            cells, points = self._judge.cleared(self._cells[:cell] + bytes((gem,)) + self._cells[cell + 1 :], (gem,))
            return points + self._best(cells) / self._point
        start, goal = (cell_at(one, self._view.size) or 0 for one in (move.start, move.goal))
        shifted = self._judge.shifted(self._cells, start, goal)
        total = self._total(shifted, [self._drop(number) for number in range(drops)])
        return total / drops / self._point

    def played_out(self, move: Shift, number: int) -> float:
        """Return the points of a move and of the next ones, and what the last board is worth in points."""
        start, goal = (cell_at(one, self._view.size) or 0 for one in (move.start, move.goal))
        one: Shifted | None = self._judge.shifted(self._cells, start, goal)
        cells, points = self._cells, 0
        for turn in range(PLAYED_ON):
            if one is None:
                return points + LOST / self._point
            points += one.points
            after = moved(cells, one.start, one.goal)
            if one.points:
                after, _ = self._judge.cleared(after, (cells[one.start],))
            if not one.points or not any(after):
                after, more = self._dropped(after, self._drop(number * PLAYED_ON + turn, foretold=not turn))
                points += more
            cells = after
            one = self._judge.best(cells)
        return points + (one.worth / SCALE if one else LOST) / self._point

    def first(self) -> Shifted | None:
        """Return about the best move without a drop; None if there is none. This is much faster than `seen`."""
        self.work += 1
        return self._judge.best(self._cells)

    def seen(self, share: float) -> list[Shifted]:
        """Return the moves of a random share of the gems and all moves that score, the best first."""
        self.work += 1
        gems = [cell for cell, gem in enumerate(self._cells) if gem]
        looked_at, _ = Stream.of(self._stream.state, 0).sample(gems, -int(-len(gems) * share // 1))
        starts = set(looked_at)
        found = self._judge.shifts(self._cells)
        seen = [one for one in found if one.points or one.start in starts] or found
        return sorted(seen, key=lambda one: (-one.worth, one.start, one.goal))

    def compared(self, found: Sequence[Shifted], budget: float) -> Iterator[Shifted]:
        """Yield the best of the first `CANDIDATES` moves after each batch of drops."""
        found = found[:CANDIDATES]
        budget *= min(1.0, AREA / len(self._cells)) ** 2
        totals = [0.0] * len(found)
        alive, done = list(range(len(found))), 0
        while len(alive) > 1:
            more = max(1, round(len(found) * DROPS * budget / len(alive)))
            at_once = max(1, len(found) * BATCH // len(alive))
            drops = [self._drop(number) for number in range(done, done + more)]
            for first in range(0, more, at_once):
                for place in alive:
                    totals[place] += self._total(found[place], drops[first : first + at_once])
                alive.sort(key=lambda place: -totals[place])
                yield found[alive[0]]
            done += more
            alive = alive[: (len(alive) + 1) // 2]

    def foreseen(self, found: Sequence[Shifted], budget: float) -> Iterator[Shifted]:
        """Yield the best of the first `FORESEEN` moves. Chance moves only a gem whose marked cell is taken."""
        drops = [self._drop(number) for number in range(AROUND)]

        def worth(one: Shifted) -> float:
            likely = drops if one.goal in drops[0].marked else drops[:1]
            return self._total(one, likely) / len(likely)

        yield max(found[: max(2, round(FORESEEN * budget))], key=worth)

    def _drop(self, number: int, *, foretold: bool = True) -> Drop:
        """Return what falls in a world. foretold: whether it is the next drop, of which the view may tell."""
        stream = Stream.of(self._stream.state, 1, number)
        cells, stream = stream.sample(range(len(self._cells)), len(self._cells))
        told, marked = (self._next, self._view.marked or b"") if foretold else (None, b"")
        return Drop(told or bytes(stream.choices(self._types, self._view.drop)[0]), cells, marked)

    def _total(self, one: Shifted, drops: Sequence[Drop]) -> float:
        """Return the sum of what a move is worth with each of these drops."""
        cells = moved(self._cells, one.start, one.goal)
        if one.points:
            cells, _ = self._judge.cleared(cells, (self._cells[one.start],))
            if any(cells):  # Nothing falls.
                return len(drops) * (one.points * self._point + self._best(cells))
        return sum(one.points * self._point + self._fallen(cells, drop) for drop in drops)

    def _fallen(self, cells: bytes, drop: Drop) -> float:
        """Return what a board is worth after a drop."""
        cleared, points = self._dropped(cells, drop)
        return points * self._point + self._best(cleared)

    def _dropped(self, cells: bytes, drop: Drop) -> tuple[bytes, int]:
        """Return a board after a drop, and the points of the lines that the drop completes."""
        after = bytearray(cells)
        free = (cell for cell in drop.cells if not cells[cell])
        if drop.marked:
            free = (cell for cell in free if cell not in drop.marked)
        landed = landing(cells, drop.marked, free, min(len(drop.gems), cells.count(0)))
        for cell, gem in zip(landed, drop.gems, strict=False):
            after[cell] = gem
        return self._judge.cleared(bytes(after), drop.gems)

    def _best(self, cells: bytes) -> float:
        """Return what the best next move is worth."""
        self.work += 1
        best = self._judge.best(cells)
        return best.worth / SCALE if best else LOST
