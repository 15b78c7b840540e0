"""Puzzles of Gems 3D: which move is far better than every other?"""

import math
import statistics
from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import AnyGame, Seat
from bot.engine.lessons import LEARNER
from bot.engine.puzzles import WORLDS, Composer, Deal, Turn
from bot.engine.search import SURE
from bot.games.gems3d.board import drop_gems
from bot.games.gems3d.grid import DIRECTIONS
from bot.games.gems3d.model import FormationCleared, GemMoved, GemsDropped, Mode, Options, Shift, State, Trace, View
from bot.games.gems3d.notation import address_of
from bot.games.gems3d.player import ahead, played_out, ranked_shifts, weigh
from bot.games.gems3d.worth import Shifted

COMPARED = 16  # moves that the quick search weighs; the check weighs four times as many
CLEAR = 3.0  # points
DETOUR = 3  # The way of a detour has so many times the cells of the shortest way on an empty board.
MOST_SEEDS = 1_000_000
AT_FIRST = 2  # the worlds in which all moves are weighed; then only the best are weighed in more
FEWER = 4  # Play goes on in one of so many worlds first. Only if a move still leads clearly, it does in all.
RIVALS = 6  # moves after which the check plays on
AHEAD = 1.5  # points
PLAIN = 12  # One of so many positions is kept in which only one move scores.


class GemsComposer(Composer):
    deals = (Deal(Options(), 1), Deal(Options(size=7, types=5), 1))
    clear = CLEAR

    def posed(self, state: State) -> State | None:
        """Return the position without tricks: the picture would show the best one."""
        if state.options.mode is not Mode.SOLO or len(state.boards) != 1:
            return None
        board = replace(state.boards[0], tricks=0, trace=Trace())
        return replace(state, boards=(board,)) if board.cells.count(0) else None

    def hidden(self, game: AnyGame, state: State, seat: Seat, stream: Stream) -> State | None:
        """Return the position with another seed that gives the same next gems: all that its view tells of the seed."""
        options, drops = state.options, state.boards[0].drops
        foretold = drop_gems(state.seed, state.types, options, drops)
        for number in range(MOST_SEEDS):
            seed, _ = Stream.of(stream.state, number).word()
            if options.hard or drop_gems(seed, state.types, options, drops) == foretold:
                return replace(state, seed=seed)
        return None

    def replayed(self, game: AnyGame, view: View, seat: Seat, stream: Stream) -> tuple[State, Seat]:
        """Return the position as in any game; of a race, only the seat's own board, on which nobody else plays."""
        drawn: State = game.determinize(view, stream)
        if drawn.options.mode is not Mode.RACE:
            return drawn, seat
        options = replace(drawn.options, mode=Mode.SOLO)
        return replace(
            drawn, options=options, boards=drawn.boards[:1], credits=drawn.credits[:1], present=(True,), turn=LEARNER
        ), LEARNER

    def turns(self, game: AnyGame, view: View, seat: Seat, stream: Stream, depth: int) -> Sequence[Turn]:
        """Return the moves that look best before a drop.

        The quick search returns [] if two score the most, or if none scores and none is ahead before the drop. If only
        one scores, that is too easy, and it mostly returns [].
        """
        found = ranked_shifts(view)
        if len(found) < 2:
            return []
        scoring = sorted((one.points for one in found if one.points), reverse=True)
        plain = len(scoring) == 1 and stream.below(PLAIN)[0]
        equal = scoring[0] == scoring[1] if len(scoring) > 1 else not scoring and ahead(found) < AHEAD
        if depth == 1 and (plain or equal):
            return []
        return [(_shift(one, view.size),) for one in found[: COMPARED * depth]]

    def weigh(
        self, game: AnyGame, view: View, seat: Seat, turns: Sequence[Turn], stream: Stream, worlds: int
    ) -> list[float]:
        """Return what the turns are worth in points.

        All are weighed in few worlds, and those that are not far behind then in all. If the best is far better, the
        check also plays on after it and after its rivals, since what a board promises need not come true.
        """
        moves = [turn[0] for turn in turns]
        worths = weigh(view, moves, stream, min(AT_FIRST, worlds))
        *_, second, first = sorted(worths)
        if first - second < self.clear / 2:
            return worths
        close = [place for place, worth in enumerate(worths) if worth >= second - self.clear]
        for place, worth in zip(close, weigh(view, [moves[place] for place in close], stream, worlds), strict=True):
            worths[place] = worth
        *_, second, first = sorted(worths)
        if worlds <= WORLDS or first - second < self.clear:
            return worths
        rivals = sorted(range(len(moves)), key=lambda place: -worths[place])[:RIVALS]
        behind = self._behind(view, [moves[place] for place in rivals], stream, worlds)
        worths = [-max(self.clear, worths[rivals[0]])] * len(moves)
        worths[rivals[0]] = 0.0
        for place, points in zip(rivals[1:], behind, strict=True):
            worths[place] = -points
        return worths

    def _behind(self, view: View, moves: Sequence[Shift], stream: Stream, worlds: int) -> list[float]:
        """Return by how many points the first move leads each other one, if play goes on.

        After a few worlds, a lead that is far too small stays as it is.
        """
        few = range(worlds // FEWER)
        found = played_out(view, moves, stream, few)
        if min(map(statistics.fmean, _leads(found))) >= self.clear / 2:
            rest = played_out(view, moves, stream, range(len(few), worlds))
            found = [[*one, *more] for one, more in zip(found, rest, strict=True)]
        return [_surely_behind(leads, self.clear) for leads in _leads(found)]

    def motif(self, game: AnyGame, state: State, seat: Seat, turn: Turn) -> str:
        """Return "cross", "long", "detour", "diagonal" or "line" for a move that scores, else "prepare"."""
        path, formation = b"", None
        for event in game.apply(state, seat, turn[0]).events:
            if isinstance(event, GemMoved):
                path = event.path
            elif isinstance(event, GemsDropped):
                break
            elif isinstance(event, FormationCleared):
                formation = event.cells
        if formation is None:
            return "prepare"
        return _shape(formation, path, state.options)

    def points(self, game: AnyGame, state: State, seat: Seat, turn: Turn) -> tuple[int, int]:
        """Return the points of the move itself, and those of the lines that the gems make which then fall."""
        found, dropped = [0, 0], False
        for event in game.apply(state, seat, turn[0]).events:
            if isinstance(event, FormationCleared):
                found[dropped] += event.points
            dropped = dropped or isinstance(event, GemsDropped)
        return found[0], found[1]

    def played(self, game: AnyGame, state: State, seat: Seat, stream: Stream) -> State:
        seen = self.posed(state) or state  # as `turns` has seen it, so that nobody ranks its moves again
        best = ranked_shifts(game.view(seen, seat))[:1]
        moves = [_shift(one, state.options.size) for one in best] or list(game.legal_moves(state, seat))
        return game.apply(state, seat, moves[0]).state  # type: ignore[no-any-return]  # AnyGame has any states


def _leads(worths: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return by how much the first move leads each other one in each world. worths: of each move, by world."""
    best, *others = worths
    return [[one - two for one, two in zip(best, other, strict=True)] for other in others]


def _surely_behind(leads: Sequence[float], clear: float) -> float:
    """Return the mean of some leads. If chance could explain it (two standard errors), return less than `clear`."""
    mean, doubt = statistics.fmean(leads), SURE * statistics.stdev(leads) / math.sqrt(len(leads))
    return mean if mean >= doubt else min(mean, clear * mean / doubt)


def _shift(one: Shifted, size: int) -> Shift:
    return Shift(address_of(one.start, size), address_of(one.goal, size))


def _shape(formation: bytes, path: bytes, options: Options) -> str:
    """Return what kind of formation a move has made. path: the cells of the gem's way."""
    size, goal = options.size, path[-1]
    ways = [step for step in _steps(size) if _run(formation, goal, step, size) >= options.line]
    if len(ways) > 1:
        return "cross"
    if len(formation) > options.line:
        return "long"
    (up, left), (down, right) = divmod(path[0], size), divmod(goal, size)
    if len(path) - 1 >= DETOUR * (abs(up - down) + abs(left - right)):
        return "detour"
    return "diagonal" if any(step not in (1, size) for step in ways) else "line"


def _steps(size: int) -> list[int]:
    return [down * size + right for down, right in DIRECTIONS]


def _run(formation: bytes, goal: int, step: int, size: int) -> int:
    """Return how many cells of a formation lie in one row through a cell. step: between neighbours of the row."""
    length, own = 1, frozenset(formation)
    for way in (step, -step):
        at = goal
        while at + way in own and abs((at + way) % size - at % size) <= 1:
            at += way
            length += 1
    return length
