"""Lists what the last turn of a match can still do: every set of doors at which it can build, with the most points.

In a last turn, only points count. A `Listing` plays all moves of a seat that is alone, by the rules, except the actions
that end the turn. Positions that agree in all that matters for the rest of the turn are played on once.

A drawn tile is luck. If tiles are `plain`, each of them is a room that has one door, through which the dwarf came, and
no use. So the listing tells what is possible without luck. Otherwise, the tiles come from the stack of the state.

Drawn cards are luck, too, and a room that moves can go to too many places. While the dwarf moves, the listing uses no
such room, but notes if one could be used (`Listing.whole`).
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.gemrush import effects as fx
from bot.games.gemrush.abilities import effect_moves
from bot.games.gemrush.actions import Use
from bot.games.gemrush.building import Build, places
from bot.games.gemrush.gems import GEMS, SHOWING, Gem
from bot.games.gemrush.mine import Cell, mine_of
from bot.games.gemrush.model import State, tile_at
from bot.games.gemrush.moves import Move
from bot.games.gemrush.payments import Cost, can_pay
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.walking import Cart, Permeate, Remodel, Walk, Warp, Wayfare

MOST = 4_000  # positions of a turn
PLAIN_TILE = next(number for number, tile in enumerate(TILES) if tile.key == "mother-lode")  # it has one door
WAYS: tuple[type[Move], ...] = (Walk, Cart, Permeate, Warp, Wayfare, Remodel)

LEFT_OUT = (fx.Draw, fx.Reveal, fx.Dig, fx.MoveRoom)  # the steps of the rooms that a listing does not use

Door = tuple[Cell, int]  # the room that has the door, and its side
Doors = frozenset[Door]


class Result(NamedTuple):
    """A way to build at some doors. points: of these constructions together."""

    points: int
    moves: tuple[Move, ...]


_NONE = Result(-1, ())


class Listing:
    """The results of the rest of a last turn, by the doors at which it builds.

    state: waits for a move, or for the drawn tile to be laid.
    plain: whether drawn tiles are plain.
    quick: whether a position ends the turn if no door of the mine can bring points. Drawn cards could change that.

    Attributes:
        results: for each set of doors the result with the most points, and among these one with the fewest moves.
        least: for each set of doors the points of the payments that score the least.
        whole: whether everything was listed. Not if a room could be used that draws cards or moves, nor if there are
            more than `MOST` positions.
    """

    def __init__(self, state: State, *, plain: bool = True, quick: bool = False) -> None:
        self._plain, self._quick = plain, quick
        self.results: dict[Doors, Result] = {frozenset(): Result(0, ())}
        self.least: dict[Doors, int] = {}
        self._firsts: dict[tuple[object, ...], tuple[Build, State]] = {}
        self.whole = True
        skills = state.mover.skills
        self._ways = [kind for kind in WAYS if kind.by_skill is None or kind.by_skill in skills]
        self._payable: dict[tuple[Cost, bytes], bool] = {}
        self._list(state)

    @property
    def firsts(self) -> tuple[tuple[Build, State], ...]:
        """The constructions that can be the first, each with the position before it that has the most steps left."""
        return tuple(self._firsts.values())

    @property
    def most(self) -> int:
        """The most points that the rest of the turn can make."""
        return max(one.points for one in self.results.values())

    def _list(self, state: State) -> None:
        before = state.mover.points
        edge: list[tuple[State, Doors, tuple[Move, ...]]] = [(state, frozenset(), ())]
        seen = {_rest_of_turn(state, frozenset()): state.doing.steps}
        for here, doors, moves in edge:  # the loop extends the edge
            for move in self._moves(here):
                after, built = self._after(here, move), doors
                if isinstance(move, Build):
                    built = doors | {(move.cell, move.side)}
                    self._note_first(here, move, doors)
                key = _rest_of_turn(after, built)
                if seen.get(key, -1) >= after.doing.steps:
                    continue
                if len(edge) >= MOST:
                    self.whole = False
                    return
                seen[key] = after.doing.steps
                edge.append((after, built, (*moves, move)))
                points = after.mover.points - before
                if after.phase != "move":
                    continue
                self.least[built] = min(points, self.least.get(built, points))
                if points > self.results.get(built, _NONE).points:
                    self.results[built] = Result(points, (*moves, move))

    def _note_first(self, state: State, build: Build, doors: Doors) -> None:
        key = (build, state.mover.hand, state.laid, state.doing.remodelled)
        if not doors and (key not in self._firsts or self._firsts[key][1].doing.steps < state.doing.steps):
            self._firsts[key] = build, state

    def _moves(self, state: State) -> Iterator[Move]:
        """Yield the moves that are worth listing: all but actions, and payments that waste cards."""
        seat = state.turn
        if state.phase == "place":
            yield from places(state)
        elif state.phase == "effect":
            yield from effect_moves(state)
        elif state.phase == "move" and state.stack and not (self._quick and self._ends(state)):
            for kind in self._ways:
                if not kind.barred(state, seat):
                    yield from kind.choices(state, seat)
            yield from Build.sensible(state)
            tile = tile_at(state, state.mover.cell)
            if TILES[tile].type in ("free", "movement") and not Use.barred(state, seat):
                if any(isinstance(step, LEFT_OUT) for step in TILES[tile].ability):
                    self.whole = False
                else:
                    yield Use()

    def _ends(self, state: State) -> bool:
        """Return whether no door of the mine can bring points, wherever it is. Who can turn a room may open others."""
        if Skill.REMODELLING in state.mover.skills and not state.doing.remodelled:
            return False
        counts = not SHOWING[Gem.ORICHALCUM].isdisjoint(state.mover.hand)
        doors = (one.door for one in mine_of(state.laid).open_doors() if counts or one.door.points)
        return not any(self._can_pay(door.cost, state) for door in doors)

    def _can_pay(self, cost: Cost, state: State) -> bool:
        own, key = state.mover, (cost, state.mover.hand)
        if key not in self._payable:
            self._payable[key] = can_pay(cost, own.hand, GEMS[own.gem], own.skills)
        return self._payable[key]

    def _after(self, state: State, move: Move) -> State:
        if self._plain and isinstance(move, Build):
            return self.built(state, move)
        return move.play(state, state.turn, [])

    @staticmethod
    def built(state: State, build: Build) -> State:
        """Return the state after a construction that draws a plain tile. The next one can draw such a tile, too."""
        stack = bytes((PLAIN_TILE,))
        return replace(build.play(replace(state, stack=stack), state.turn, []), stack=stack)


def _rest_of_turn(state: State, doors: Doors) -> tuple[object, ...]:
    """Return all that the rest of a turn depends on but the steps, and what its result tells of the moves before it."""
    own, doing = state.mover, state.doing
    return (
        own.cell, own.hand, own.points, bool(doing.built), doing.remodelled, state.laid, state.placing, state.frame,
        doors,
    )  # fmt: skip
