"""Searches that find good moves in every game, with or without secrets.

`search` needs nothing but the rules. `compare` is for a game that knows which moves are worth a search, and how to play
on after them.

`search` is the Monte-Carlo tree search of one observer (Cowling, Powley, Whitehouse: "Information Set Monte Carlo Tree
Search", IEEE TCIAIG 2012). It repeats four steps:

1. Draw a world: a state that the view allows (`Game.determinize`).
2. In this world, follow the tree: each seat takes the move that was best for it so far, or one that was tried seldom.
3. Add the first new move to the tree. Then play `DEPTH` random moves, or to the end of the match.
4. Note in each move on the way how good the last state is for each seat (`Game.worth`).

A move that leads well in many worlds is taken most often. The search returns this move.
"""

import itertools
import math
import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from bot.engine.chance import Stream
from bot.engine.game import Advice, AnyGame, Level, Seat

WORK: dict[Level, int] = {
    "easy": 100,
    "normal": 800,
    "hard": 6_000,
}  # the moves that a search plays, if a game says nothing else
DEPTH = 60  # the most random moves after the tree
FEWEST = 4  # `compare` gives up a move after this many worlds at the earliest
SURE = 2.0  # a move is given up if it is behind by more than this many standard errors
CURIOSITY = 0.7  # how much the search prefers moves that it has seldom tried; the worths are scaled to 0..1


S = TypeVar("S")
M = TypeVar("M")


class _Node:
    """A place in the tree: the moves that were made since the position that was asked about.

    Attributes:
        visits: how often the search took the last of these moves.
        chances: how often the search could have taken it.
        total: the sum of the worths that followed, for the seat that makes the move.
    """

    __slots__ = ("chances", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, _Node] = {}
        self.visits = self.chances = 0
        self.total = 0.0


class _Scale:
    """Scales worths to 0..1. The lowest worth seen becomes 0 and the highest becomes 1."""

    def __init__(self) -> None:
        self.low, self.high = math.inf, -math.inf

    def note(self, worths: Iterable[float]) -> None:
        self.low, self.high = min(self.low, *worths), max(self.high, *worths)

    def of(self, mean: float) -> float:
        return (mean - self.low) / (self.high - self.low) if self.high > self.low else 0.5


def search(game: AnyGame, view: Any, seat: Seat, legal: Sequence[Any], stream: Stream, most: float) -> Iterator[Advice]:
    """Yield the best move found so far, at first the first legal move, until the work is done.

    Args:
        view: the view of the seat.
        legal: all legal moves of the seat, at least one.
        most: the search ends after it has played this many moves.
    """
    yield Advice(legal[0])
    if len(legal) == 1:
        return
    root, scale, work, worlds = _Node(), _Scale(), 0, 0
    while work < most:
        world = game.determinize(view, Stream.of(stream.state, worlds, 0))
        work += _explore(game, world, seat, legal, root, scale, Stream.of(stream.state, worlds, 1))
        worlds += 1
        yield Advice(max(legal, key=lambda move: root.children[move].visits if move in root.children else 0), work)


def _explore(
    game: AnyGame, state: Any, seat: Seat, legal: Sequence[Any], root: _Node, scale: _Scale, stream: Stream
) -> int:
    """Take one way through the tree in a world, and note how it ends. Return the number of moves played."""
    node, mover, moves = root, seat, legal
    way: list[tuple[_Node, Seat]] = []
    played, new = 0, False
    while not new:
        move, stream, new = _chosen(node, moves, scale, stream)
        node = node.children[move]
        way.append((node, mover))
        state = game.apply(state, mover, move).state
        played += 1
        waited_for = game.to_move(state)
        if not waited_for:
            break
        mover = waited_for[0]
        moves = list(game.legal_moves(state, mover))
    state, more = _played_on(game, state, stream)
    worths = {each: game.worth(state, each) for each in {mover for _, mover in way}}
    scale.note(worths.values())
    for node, mover in way:
        node.visits += 1
        node.total += worths[mover]
    return played + more


def _chosen(node: _Node, moves: Sequence[Any], scale: _Scale, stream: Stream) -> tuple[Any, Stream, bool]:
    """Return the move to follow, the next stream, and whether the move is new. Chance chooses among new moves."""
    fresh = [move for move in moves if move not in node.children]
    if fresh:
        place, stream = stream.below(len(fresh))
        node.children[fresh[place]] = _Node()
    for move in moves:
        if (known := node.children.get(move)) is not None:
            known.chances += 1
    if fresh:
        return fresh[place], stream, True

    def promise(move: Any) -> float:
        child = node.children[move]
        return scale.of(child.total / child.visits) + CURIOSITY * math.sqrt(math.log(child.chances) / child.visits)

    return max(moves, key=promise), stream, False


def _played_on(game: AnyGame, state: Any, stream: Stream) -> tuple[Any, int]:
    """Play random moves. Return the last state and their number."""
    for played in range(DEPTH):
        waited_for = game.to_move(state)
        if not waited_for:
            return state, played
        moves = list(game.legal_moves(state, waited_for[0]))
        place, stream = stream.below(len(moves))
        state = game.apply(state, waited_for[0], moves[place]).state
    return state, DEPTH


def playouts(game: AnyGame, view: Any, seat: Seat, moves: Sequence[Any], stream: Stream, worlds: int) -> list[float]:
    """Return what each move is worth after random moves, on average. This is `Game.weigh` for games without points."""
    totals = [0.0] * len(moves)
    for number in range(worlds):
        world = game.determinize(view, Stream.of(stream.state, number, 0))
        for place, move in enumerate(moves):
            after = game.apply(world, seat, move).state
            state, _ = _played_on(game, after, Stream.of(stream.state, number, 1))
            totals[place] += game.worth(state, seat)
    return [total / worlds for total in totals]


# ---- a few moves, compared ----


def compare(
    worlds: Callable[[Stream], S],
    play: Callable[[S, M, Stream], tuple[float, int]],
    moves: Sequence[tuple[M, float]],
    trust: float,
    stream: Stream,
    most: float,
) -> Iterator[tuple[M, int]]:
    """Yield the best of some moves so far, and the number of moves played: at first by the scores, then by playing on.

    All moves are played in the same worlds, so that chance favours none. A move that is surely behind is given up.

    Args:
        worlds: draws a world.
        play: plays a move and what follows. It returns what this is worth, and the number of moves played.
        moves: the moves with their scores, which estimate what `play` returns. There is at least one move.
        trust: a score counts as much as this many worlds.
        most: the search ends after it has played this many moves.
    """
    left = {number: [trust * score] for number, (_, score) in enumerate(moves)}
    work = 0
    for count in itertools.count(1):
        best = max(left, key=lambda number: sum(left[number]))
        yield moves[best][0], work
        left = {number: results for number, results in left.items() if not _is_behind(results, left[best])}
        if len(left) == 1 or work >= most:
            return
        world = worlds(Stream.of(stream.state, count, 0))
        for number, results in left.items():
            worth, played = play(world, moves[number][0], Stream.of(stream.state, count, 1))
            results.append(worth)
            work += played


def _is_behind(results: Sequence[float], best: Sequence[float]) -> bool:
    """Return whether a move is surely worse than the best one. The first result is the score."""
    ahead = [one - other for one, other in zip(best[1:], results[1:], strict=True)]
    if len(ahead) < FEWEST:
        return False
    return sum(best) - sum(results) > SURE * statistics.stdev(ahead) * math.sqrt(len(ahead))
