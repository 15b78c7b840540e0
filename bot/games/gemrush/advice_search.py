"""Gem Rush, advice: the level hard, which plays moves on in matches as they might be.

The moves that look best at a first look are each played on by such looks to the end of the turn, where what is left is
weighed. All are played on in the same made-up matches, so that luck is the same for all. The longer one waits the more
matches there are; what is thought by then can be asked at any time.

Not farther than the turn: of the others' turns little is known, and what is played on as if they did nothing counts on
doors that they will have used. Then luck, too, makes more of a difference than a move does (`DECISIONS.md`).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.engine.chance import Stream
from bot.games.gemrush.advice_end import ending
from bot.games.gemrush.advice_players import Normal, usual
from bot.games.gemrush.advice_scene import Scene, scene_of
from bot.games.gemrush.advice_turn import HASTE
from bot.games.gemrush.advice_worlds import imagined
from bot.games.gemrush.advice_worth import worth_of
from bot.games.gemrush.model import State
from bot.games.gemrush.moves import Cart, Move, Remodel, Walk
from bot.games.gemrush.rules import apply, legal_moves
from bot.games.gemrush.sight import view as view_of
from bot.games.gemrush.skills import Skill

CANDIDATES = 4  # moves that are searched
TRUST = 5  # worlds that the first look counts as much as
MARGIN = 1.2  # points that a move may look worse than the best and still be searched
DETOUR = 3 * HASTE  # a way that looks worse by less leads to the same by more moves


class Thought(NamedTuple):
    """What is thought so far. nodes: moves played on; worlds: matches made up."""

    move: Move | None
    nodes: int = 0
    worlds: int = 0


def searched(scene: Scene, moves: Sequence[Move], rng: Stream) -> Iterator[Thought]:
    """Better and better thoughts on what to do, without end where there is something to think about.

    In the phase "move" or "place".
    """
    among = ending(scene, moves)
    scores = Normal(scene).scores(among)
    chosen = _candidates(among, scores)
    yield Thought(among[chosen[0]])
    if len(chosen) == 1:
        return
    sums = [TRUST * scores[place] for place in chosen]
    nodes = worlds = 0
    while True:
        state = imagined_now(scene, moves, Stream.of(rng.state, worlds))
        for number, place in enumerate(chosen):
            value, played = _played_on(state, scene, among[place], Stream.of(rng.state, worlds, 1))
            sums[number] += value
            nodes += played
        worlds += 1
        best = max(range(len(chosen)), key=lambda number: sums[number])
        yield Thought(among[chosen[best]], nodes, worlds)


def _candidates(moves: Sequence[Move], scores: Sequence[float]) -> list[int]:
    """The places of the moves to be searched, the best first.

    Of ways on foot or by rails that look equally good one is enough: they lead to the same.
    """
    ranked = sorted(range(len(moves)), key=lambda place: -scores[place])
    chosen: list[int] = []
    ways: list[float] = []
    for place in ranked:
        if len(chosen) == CANDIDATES or scores[place] <= scores[ranked[0]] - MARGIN:
            break
        if isinstance(moves[place], Walk | Cart):
            if any(way - scores[place] < DETOUR for way in ways):
                continue
            ways.append(scores[place])
        chosen.append(place)
    return chosen


def imagined_now(scene: Scene, moves: Sequence[Move], rng: Stream) -> State:
    """A match as it might be in which these moves are legal."""
    return imagined(
        scene,
        rng,
        remodelled=not any(isinstance(move, Remodel) for move in moves),
        built=int(bool(scene.steps) and Skill.MOMENTUM not in scene.skills),
    )


def _played_on(state: State, scene: Scene, move: Move, rng: Stream) -> tuple[float, int]:
    """The points of the rest of a turn that begins so, with the worth of what is left then; and of how many moves."""
    seat, weights = scene.seat, scene.weights
    points, turns = state.seats[seat].points, state.turns
    state, nodes = apply(state, seat, move).state, 1
    while state.turns == turns and not state.over:
        found = usual(view_of(state, seat), seat, list(legal_moves(state, seat)), rng, weights)
        assert found is not None
        state, nodes = apply(state, seat, found).state, nodes + 1
    gained = float(state.seats[seat].points - points)
    if state.over:
        return gained, nodes
    then = scene_of(view_of(state, seat), seat, weights)
    worth = worth_of(then)
    return gained + worth.hand(then.hand, then.here) + worth.doors, nodes
