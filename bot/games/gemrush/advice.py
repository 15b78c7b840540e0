"""Gem Rush, advice: the computer player. It knows only a view and the legal moves.

easy     in a Crisis, builds at the door with the most points that it can reach and pay for. In a Rush, where beginners
         play against it, builds at the cheapest door of its room or a room beside it, once a turn. Otherwise it uses
         its room or draws. Chance lays its tiles
normal   looks ahead: it scores each move by the best way to play the rest of the turn
hard     looks ahead with weights that were fitted to many matches (`advice_worth`), and then searches

For the same view, moves and random stream, the advice is always the same.

The search takes the moves with the best scores. It plays each of them to the end of the turn in imagined matches, which
agree with the view. Then it compares the results: the points of the turn plus the value of the final position. All
moves are played in the same imagined matches, so chance favours none of them. The search does not look beyond the turn
(`DECISIONS.md` gives the reason).
"""

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, partial

from bot.engine.chance import Stream
from bot.engine.game import Advice, Level, Seat
from bot.engine.search import compare
from bot.games.gemrush.actions import Act, DrawCard, Reach
from bot.games.gemrush.advice_reasons import door_reason, reason
from bot.games.gemrush.advice_scene import MANY, Scene, ending, scene_of, worth_of
from bot.games.gemrush.advice_turn import HASTE, LookAhead, plans_of
from bot.games.gemrush.advice_worth import FITTED_CRISIS, FITTED_RUSH, PLAIN, Weights, usual_cards
from bot.games.gemrush.building import Build
from bot.games.gemrush.crisis import Offer, Stop
from bot.games.gemrush.mine import Cell
from bot.games.gemrush.model import State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.rooms import MOST_POINTS, Door
from bot.games.gemrush.rules import apply, legal_moves, to_move
from bot.games.gemrush.turns import places
from bot.games.gemrush.view import View
from bot.games.gemrush.view import seen as view_of
from bot.games.gemrush.walking import Cart, Permeate, Walk, Warp, Wayfare
from bot.games.gemrush.worlds import determinize

WORK = 150  # the search of the level hard plays this many moves
CANDIDATES = 4  # the search compares at most this many moves
TRUST = 5  # the look-ahead score of a move counts as much as the results of this many imagined matches
MARGIN = 1.2  # the search skips a move whose score is this many points below the best score
VICTORY = 8.0  # points: a won Rush is worth as much more than a match that goes on, and a lost one less
BUILDING, ACTION = 10.0, 4.0  # points: what easy gives to a construction and to the action, so that it builds first
BESIDE = 2  # in a Rush, easy sees doors at which it can build with so many steps
DETOUR = 3 * HASTE  # two walks probably belong to the same plan if their scores differ by fewer points than this


# ---- decisions that all levels share ----


def shared_choice(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> tuple[Move | None] | list[Move]:
    """Return a tuple with the move that every level makes, or a list of moves from which each level chooses.

    The tuple contains None if the seat should do nothing.
    """
    awaited: list[Move] = [move for move in legal if move.phases]
    if any(isinstance(move, Stop) for move in legal):
        return (Stop(),)
    if not awaited:
        offers = [move for move in legal if isinstance(move, Offer)]
        # A seat that has no turn left offers its cards for burning.
        return (offers[0] if offers and scene_of(view, seat).turns_left == 0 else None,)
    if len(awaited) == 1:
        return (awaited[0],)
    if view.phase in ("choose-skill", "chaos"):
        return (_by_lot(awaited, rng),)
    return awaited


def _by_lot(moves: Sequence[Move], rng: Stream) -> Move:
    return moves[rng.below(len(moves))[0]]


def _best(moves: Sequence[Move], scores: Sequence[float], rng: Stream) -> Move:
    """Return the move with the highest score. Chance decides between equal scores."""
    top = max(scores)
    return _by_lot([move for move, score in zip(moves, scores, strict=True) if score >= top - 1e-9], rng)


# ---- easy: greedy ----


def greedy_scores(scene: Scene, moves: Sequence[Move]) -> list[float]:
    """Return the value of each move. Chance lays tiles. Only abilities, discards and burning are looked ahead."""
    if scene.view.phase == "place":
        return [0.0] * len(moves)
    if scene.view.phase != "move":
        return LookAhead(scene).scores(moves)
    return [_greedy_score(scene, move) for move in moves]


def _greedy_score(scene: Scene, move: Move) -> float:
    """Return the value of a move in points: to build is best, then to walk to a door, then the better action."""
    match move:
        case Build(cell, side, cards):
            door, cards_worth = scene.mine.doors(cell)[side], usual_cards(PLAIN)
            return _construction(scene, door or Door()) - sum(cards_worth[kind] for kind in cards) * 0.01
        case Walk() | Cart():
            return _towards_a_door(scene, move)
        case Act():
            return ACTION + _more_than_drawn(scene, scene.here)
        case Reach(cell):
            return ACTION + _more_than_drawn(scene, cell)
        case DrawCard():
            return ACTION
    return 0


def _construction(scene: Scene, door: Door) -> float:
    """Return the value of a construction for the level easy: in a Rush, small doors come first, and one is enough."""
    if scene.view.mode == "crisis":
        return BUILDING + 2 * door.points
    return 0 if scene.view.doing.built else BUILDING + 2 * (MOST_POINTS - door.points)


def _more_than_drawn(scene: Scene, room: Cell) -> float:
    """Return how much more a room gives than a draw."""
    plans = plans_of(scene)
    return plans.ability(room, scene.here, scene.hand) - plans.worth.draws(plans.scoop, scene.hand)


def _towards_a_door(scene: Scene, move: Walk | Cart) -> float:
    """Return the value of the best payable door that this step or ride brings nearer; 0 if there is none."""
    far = scene.steps if scene.view.mode == "crisis" else min(scene.steps, BESIDE)
    steps = far - isinstance(move, Walk)
    to = scene.mine.follow(scene.here, move.side).cell if isinstance(move, Walk) else move.cell
    reach = scene.mine.reach(to, steps - 1) if steps > 0 else {}
    own = scene.mine.reach(scene.here, scene.steps)
    payable = [
        one
        for one in scene.mine.open_doors()
        if one.door.points
        and reach.get(one.cell, MANY) < own.get(one.cell, MANY)
        and can_pay(one.door.cost, scene.hand, scene.gem, scene.skills)
    ]
    return max((_construction(scene, one.door) - 0.1 * reach[one.cell] for one in payable), default=0.0)


# ---- normal: the rest of the turn ----


def usual(view: View, seat: Seat, legal: Sequence[Move], rng: Stream, weights: Weights = PLAIN) -> Move:
    """Return the move of the level normal, but with these weights, for a seat that the match waits for."""
    found = shared_choice(view, seat, legal, rng)
    if not isinstance(found, tuple):
        return _looked_ahead(scene_of(view, seat, weights), found, rng)
    assert found[0] is not None
    return found[0]


def _looked_ahead(scene: Scene, moves: Sequence[Move], rng: Stream) -> Move:
    among = ending(scene, moves)
    return _best(among, LookAhead(scene).scores(among), rng)


# ---- hard: the search ----


def searched(scene: Scene, moves: Sequence[Move], stream: Stream, most: float) -> Iterator[tuple[Move, int]]:
    """Yield the best move so far, and how many moves the search has played."""
    among = ending(scene, moves)
    scores = LookAhead(scene).scores(among)
    chosen = [(among[place], scores[place]) for place in _candidates(among, scores)]
    return compare(partial(determinize, scene.view), partial(played_on, scene), chosen, TRUST, stream, most)


def _candidates(moves: Sequence[Move], scores: Sequence[float]) -> list[int]:
    """Return the indices of the moves to search, best first.

    Walks and rides with nearly equal scores probably belong to the same plan, so the search needs only one of them.
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


def played_on(scene: Scene, state: State, move: Move, rng: Stream) -> tuple[float, int]:
    """Play this move and the rest of the turn. Return what this is worth, and the number of moves played."""
    seat, weights = scene.seat, scene.weights
    points, turns = state.seats[seat].points, state.turns
    state, nodes = apply(state, seat, move).state, 1
    while state.turns == turns and seat in to_move(state):
        found = usual(view_of(state, seat), seat, list(legal_moves(state, seat)), rng, weights)
        state, nodes = apply(state, seat, found).state, nodes + 1
    gained = float(state.seats[seat].points - points)
    if state.over:
        return gained + _victory(state, seat), nodes
    then = scene_of(view_of(state, seat), seat, weights)
    worth = worth_of(then)
    return gained + worth.hand(then.hand, then.here) + worth.doors, nodes


def weigh(view: View, seat: Seat, moves: Sequence[Move], stream: Stream, worlds: int) -> list[float]:
    """Return what moves are worth at the end of the turn, in points. See `Game.weigh`."""
    scene = scene_of(view, seat, FITTED_RUSH if view.mode == "rush" else FITTED_CRISIS)
    totals = [0.0] * len(moves)
    for number in range(worlds):
        world = determinize(view, Stream.of(stream.state, number, 0))
        for place, move in enumerate(moves):
            totals[place] += played_on(scene, world, move, Stream.of(stream.state, number, 1))[0]
    return [total / worlds for total in totals]


def _victory(state: State, seat: Seat) -> float:
    """Return what the end of a Rush is worth: as much more than going on as a victory, or less."""
    if state.mode == "crisis":
        return 0.0
    first = [other for other, place in places(state) if place == 1]
    return VICTORY * (2 / len(first) - 1) if seat in first else -VICTORY


# ---- hints ----


def aims(view: View, seat: Seat, moves: Sequence[Move]) -> list[Hashable]:
    """Return what each move is for: a door (its cell and side), or what else the dwarf wants where it goes."""
    scene = scene_of(view, seat, FITTED_RUSH if view.mode == "rush" else FITTED_CRISIS)
    doors: dict[Hashable, Hashable] = {}
    for opened in scene.mine.open_doors():
        doors.setdefault(door_reason(scene, opened.cell, opened.door.points), (opened.cell, opened.side))
    found: list[Hashable] = []
    for move in moves:
        match move:
            case Build(cell, side):
                found.append((cell, side))
            case Walk() | Cart() | Permeate() | Warp() | Wayfare():
                why = reason(scene, move)
                found.append(doors.get(why, why))
            case _:
                found.append(move)
    return found


# ---- the three levels ----


def advise(
    view: View, seat: Seat, legal: Sequence[Move], stream: Stream, level: Level, budget: float = 1.0
) -> Iterator[Advice]:
    """Yield the best move found so far. `bot.engine.game.Game.advise` documents the arguments."""
    fitted = FITTED_RUSH if view.mode == "rush" else FITTED_CRISIS
    scene = scene_of(view, seat, fitted if level == "hard" else PLAIN)
    why = cache(partial(reason, scene))
    for move, work in _thoughts(scene, legal, stream, level, budget):
        yield Advice(move, work, None if move is None else why(move))


def _thoughts(
    scene: Scene, legal: Sequence[Move], stream: Stream, level: Level, budget: float
) -> Iterator[tuple[Move | None, int]]:
    """Yield the best move found so far, and how many moves the search has played."""
    view = scene.view
    found = shared_choice(view, scene.seat, legal, stream)
    if isinstance(found, tuple):
        yield found[0], 0
        return
    if level == "hard" and view.phase in ("move", "place"):
        yield from searched(scene, found, stream, WORK * budget)
        return
    if level == "easy":
        among = ending(scene, found)
        yield _best(among, greedy_scores(scene, among), stream), 0
    else:
        yield _looked_ahead(scene, found, stream), 0
