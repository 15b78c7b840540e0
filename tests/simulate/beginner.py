"""Measures how often a beginner wins a Short Rush against the level easy: `python -m tests.simulate.beginner`.

The beginner builds at the door with the most points among three payable ones in its room, chosen by lot. If there is
none, it walks to a payable door that it sees. Otherwise it walks on by lot, and then uses its room or draws. All its
other choices, as how a tile lies, are made by lot: it never plans.
"""

import argparse
import statistics
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple, TypeVar

from bot.engine.chance import Stream
from bot.engine.game import LEVELS, Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.actions import Act, DrawCard
from bot.games.gemrush.building import Build, points_of, way_of
from bot.games.gemrush.gems import GEMS
from bot.games.gemrush.mine import Cell, mine_of
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.walking import Cart, Walk
from cogs.gemrush.face import SHORT_RUSH
from tests.ladder.matches import steps

SIGHTS = {"room": 0, "beside": 1, "turn": 3}
"""How far a beginner looks for doors, in steps: only in its room, in the rooms beside it, or as far as a turn goes."""
LOOKED_AT = 3  # how many moves of a kind the beginner compares

T = TypeVar("T")
Choose = Callable[[State, Seat, Stream], Move]


class Lot:
    """Draws from a stream of random numbers, one after the other."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def below(self, count: int) -> int:
        number, self._stream = self._stream.below(count)
        return number

    def some(self, things: Sequence[T]) -> list[T]:
        """Return at most LOOKED_AT of the things, in a random order."""
        found, self._stream = self._stream.sample(things, min(LOOKED_AT, len(things)))
        return list(found)


def beginner(state: State, seat: Seat, stream: Stream, sight: int) -> Move:
    """Return the move of a beginner who sees doors so many steps away."""
    lot, legal = Lot(stream), list(GAME.legal_moves(state, seat))
    builds = [move for move in legal if isinstance(move, Build) and _points(state, move)]
    if builds:
        return max(lot.some(builds), key=partial(_points, state))
    if state.phase != "move":
        return lot.some(legal)[0]
    walks = [move for move in legal if isinstance(move, Walk | Cart)]
    ways = {move: most for move in walks if (most := _most_ahead(state, seat, move, sight))}
    if ways:
        return max(lot.some(list(ways)), key=ways.__getitem__)
    on_foot = [move for move in walks if isinstance(move, Walk)]
    if on_foot and lot.below(2):
        return lot.some(on_foot)[0]
    rooms = [move for move in legal if isinstance(move, Act)]
    return rooms[0] if rooms and lot.below(4) else DrawCard()


def _points(state: State, move: Build) -> int:
    way = way_of(state, move)
    assert way is not None
    return points_of(*way)


def _most_ahead(state: State, seat: Seat, move: Walk | Cart, sight: int) -> int:
    """Return the most points of a payable door in sight to which a move brings the dwarf nearer; 0 for none."""
    mine, own, left = mine_of(state.laid), state.seats[seat], state.doing.steps - isinstance(move, Walk)
    if left < 1:
        return 0
    to = mine.follow(own.cell, move.side).cell if isinstance(move, Walk) else move.cell
    now, then = mine.reach(own.cell, state.doing.steps), mine.reach(to, min(left, sight) - 1) if sight else {}

    def is_nearer(cell: Cell) -> bool:
        return cell in then and then[cell] < now.get(cell, state.doing.steps + 1)

    return max(
        (
            one.door.points
            for one in mine.open_doors()
            if is_nearer(one.cell) and can_pay(one.door.cost, own.hand, GEMS[own.gem], own.skills)
        ),
        default=0,
    )


def advised(state: State, seat: Seat, stream: Stream, level: str) -> Move:
    """Return the move of a computer player."""
    legal = list(GAME.legal_moves(state, seat))
    *_, advice = GAME.advise(GAME.view(state, seat), seat, legal, stream, level, 1.0)  # type: ignore[arg-type]
    move: Move = advice.move
    return move


def player(name: str) -> Choose:
    """Return the player of a level, or a beginner with one of the SIGHTS."""
    return partial(beginner, sight=SIGHTS[name]) if name in SIGHTS else partial(advised, level=name)


class Won(NamedTuple):
    """The result of the measured player in a match."""

    share: float  # of the win
    points: tuple[int, int]  # its own, and the rival's
    turns: int  # of both
    moves: int  # its own
    ending: str


def play(seed: int, seat: int, measured: str, rival: str, options: Options = SHORT_RUSH) -> Won:
    """Play a match of two. seat: the seat of the measured player."""
    players = [player(measured if at == seat else rival) for at in range(2)]
    moves, last = 0, GAME.setup(seed, options, 2).state
    for before, step in steps(GAME, options, seed, 2, lambda state, at, stream: players[at](state, at, stream)):
        moves, last = moves + (GAME.to_move(before)[0] == seat), step.state
    outcome = GAME.outcome(last)
    assert outcome is not None
    first = [standing.seat for standing in outcome.standings if standing.place == 1]
    points = tuple(last.seats[at].points for at in (seat, 1 - seat))
    return Won((seat in first) / len(first), (points[0], points[1]), last.turns, moves, outcome.reason)


def line(name: str, found: Sequence[Won]) -> str:
    """Return a row of the table."""
    won = sum(one.share for one in found)
    own, other = (statistics.mean(one.points[at] for one in found) for at in range(2))
    turns, moves = (statistics.median(getattr(one, field) for one in found) for field in ("turns", "moves"))
    idle = sum(one.ending == "idle" for one in found)
    share = f"{won:g} of {len(found)} ({won / len(found):.0%})"
    return (
        f"{name:<8}{share:>20}   points {own:.1f} : {other:.1f}   turns {turns:g}   own moves {moves:g}   idle {idle}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulate.beginner", description=__doc__.splitlines()[0])
    parser.add_argument("players", nargs="*", default=[*SIGHTS, "normal"], help=f"of {', '.join((*SIGHTS, *LEVELS))}")
    parser.add_argument("--rival", default="easy")
    parser.add_argument("--matches", type=int, default=200, help="half of them in each seat")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--target", type=int, default=SHORT_RUSH.target)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    options = Options(target=asked.target)
    seeds = [asked.first + number // 2 for number in range(asked.matches)]
    with ProcessPoolExecutor(asked.workers) as pool:
        for name in asked.players:
            one = partial(play, measured=name, rival=asked.rival, options=options)
            print(line(name, list(pool.map(one, seeds, [number % 2 for number in range(asked.matches)]))), flush=True)


if __name__ == "__main__":
    main()
