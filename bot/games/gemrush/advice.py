"""Gem Rush, advice: what a computer player does. It sees a view and the legal moves, nothing else.

easy     greedy: builds what scores most of all it can reach and pay, else uses the room it stands in
normal   looks one turn ahead: weighs all that the rest of the turn can bring, and what the hand promises afterwards
hard     does so with numbers that were fitted to many matches, and searches: it plays the turn to its end with the best
         of those moves, in matches as they might be, and takes what came out best

Equal views, moves and streams give equal advice. Hard thinks as long as it is let: `advise` counts, and `thinking` is
for a driver that has a clock.

Hard: the moves that look best at a first look are each played on by such looks to the end of the turn, where what is
left is weighed. All are played on in the same made-up matches, so that luck is the same for all. The longer one waits
the more matches there are; what is thought by then can be asked at any time. It does not look farther than the turn: of
the others' turns little is known, and luck then makes more of a difference than a move does (`DECISIONS.md`).
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gemrush.abilities import Discard, Keep
from bot.games.gemrush.actions import Act, DrawCard
from bot.games.gemrush.advice_scene import MANY, Scene, ending, imagined, scene_of, worth_of
from bot.games.gemrush.advice_turn import HASTE, LookAhead
from bot.games.gemrush.advice_worth import FITTED, PLAIN, Weights, usual_cards
from bot.games.gemrush.building import Build
from bot.games.gemrush.crisis import Burn, Offer, Stop
from bot.games.gemrush.model import HAND, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.rules import apply, legal_moves
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import View
from bot.games.gemrush.view import view as view_of
from bot.games.gemrush.walking import Cart, Remodel, Walk

CANDIDATES = 4  # moves that are searched
TRUST = 5  # worlds that the first look counts as much as
MARGIN = 1.2  # points that a move may look worse than the best and still be searched
DETOUR = 3 * HASTE  # a way that looks worse by less leads to the same by more moves


# ---- what every level does ----


def settled(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> tuple[Move | None] | list[Move]:
    """What every level does alike, as a tuple of it; else, as a list, the moves to choose among."""
    awaited: list[Move] = [move for move in legal if move.phases]
    if any(isinstance(move, Stop) for move in legal):
        return (Stop(),)
    if not awaited:
        offers = [move for move in legal if isinstance(move, Offer)]
        # Who has no turn left gives its cards to the fire.
        return (offers[0] if offers and scene_of(view, seat).turns_left == 0 else None,)
    if len(awaited) == 1:
        return (awaited[0],)
    if view.phase in ("choose-skill", "chaos"):
        return (_by_lot(awaited, rng),)
    return awaited


def _by_lot(moves: Sequence[Move], rng: Stream) -> Move:
    return moves[rng.below(len(moves))[0]]


def _best(moves: Sequence[Move], scores: Sequence[float], rng: Stream) -> Move:
    """The move with the highest score; by lot among equals."""
    top = max(scores)
    return _by_lot([move for move, score in zip(moves, scores, strict=True) if score >= top - 1e-9], rng)


# ---- easy: greedy ----


def greedy_score(scene: Scene, move: Move) -> float:
    """Return how good a move looks at once, in points."""
    hand, cards_worth = scene.hand, usual_cards(PLAIN)
    match move:
        case Build(cell, side, cards):
            door = scene.mine.doors(cell)[side]
            return 10 + 2 * (door.points if door else 0) - sum(cards_worth[kind] for kind in cards) * 0.01
        case Walk() | Cart():
            return _towards_a_door(scene, move)
        case Act():
            return 5
        case DrawCard():
            return 4
        case Discard(cards) | Burn(cards):
            return -sum(cards_worth[kind] for kind in cards) - 100 * (isinstance(move, Burn) and len(hand) <= HAND)
        case Keep(cards):
            return sum(cards_worth[kind] for kind in cards)
    return 4.5 if scene.view.phase != "move" else 0


def _towards_a_door(scene: Scene, move: Walk | Cart) -> float:
    """Towards the door that scores most of all it can reach and pay."""
    steps = scene.steps - isinstance(move, Walk)
    to = scene.mine.follow(scene.here, move.side).cell if isinstance(move, Walk) else move.cell
    reach = scene.mine.reach(to, steps - 1) if steps else {}
    own = scene.mine.reach(scene.here, scene.steps)
    payable = [
        one
        for one in scene.mine.open_doors()
        if one.door.points
        and reach.get(one.cell, MANY) < own.get(one.cell, MANY)
        and can_pay(one.door.cost, scene.hand, scene.gem, scene.skills)
    ]
    return max((10 + 2 * one.door.points - 0.1 * reach[one.cell] for one in payable), default=0.0)


# ---- normal: the rest of the turn ----


def usual(view: View, seat: Seat, legal: Sequence[Move], rng: Stream, weights: Weights = PLAIN) -> Move | None:
    """What who looks one turn ahead does, as the level normal, with such weights."""
    found = settled(view, seat, legal, rng)
    return found[0] if isinstance(found, tuple) else _looked_ahead(scene_of(view, seat, weights), found, rng)


def _looked_ahead(scene: Scene, moves: Sequence[Move], rng: Stream) -> Move:
    among = ending(scene, moves)
    return _best(among, LookAhead(scene).scores(among), rng)


# ---- hard: the search ----


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
    scores = LookAhead(scene).scores(among)
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


# ---- the three levels ----


Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")

NODES = 60  # moves played on, of a search that nobody limits


def advise(view: View, legal: Sequence[Move], rng: Stream, level: Level = "normal", nodes: int = NODES) -> Move | None:
    """A move for the viewer of the view.

    Args:
        view: the viewer's own. legal: all that it may do, at least one move. rng: decides between equals.
        nodes: for "hard": it stops once so many moves were played on.

    Returns: one of `legal`; None: nothing, for a seat that is not awaited.
    """
    thought = Thought(None)
    for thought in thinking(view, legal, rng, level):
        if thought.nodes >= nodes:
            break
    return thought.move


def thinking(view: View, legal: Sequence[Move], rng: Stream, level: Level = "hard") -> Iterator[Thought]:
    """As `advise`, for one who can wait: better and better thoughts, the first at once; it ends where there is nothing
    to search."""
    seat = view.viewer
    if seat is None:
        raise ValueError("advice is for a seat, and this view is the channel's")
    found = settled(view, seat, legal, rng)
    if isinstance(found, tuple):
        yield Thought(found[0])
        return
    scene = scene_of(view, Seat(seat), FITTED if level == "hard" else PLAIN)
    if level == "hard" and view.phase in ("move", "place"):
        yield from searched(scene, found, rng)
        return
    if level == "easy":
        among = ending(scene, found)
        yield Thought(_best(among, [greedy_score(scene, move) for move in among], rng))
    else:
        yield Thought(_looked_ahead(scene, found, rng))
