"""Gem Rush, advice: what a computer player does. It sees a view and the legal moves, nothing else.

easy     greedy: builds what scores most of all it can reach and pay, else uses the room it stands in
normal   looks one turn ahead: weighs all that the rest of the turn can bring, and what the hand promises afterwards
hard     searches: plays the best of those moves on, in matches as they might be, and takes what came out best

Equal views, moves and streams give equal advice.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gemrush import effects as fx
from bot.games.gemrush.advice_scene import MANY, Scene, scene_of
from bot.games.gemrush.advice_turn import Turn
from bot.games.gemrush.advice_worlds import imagined
from bot.games.gemrush.advice_worth import PLAIN, worth_of
from bot.games.gemrush.cells import Cell, cell_at
from bot.games.gemrush.mine import Laid, exits_of, mine_of
from bot.games.gemrush.model import HAND, State
from bot.games.gemrush.moves import (
    Act,
    Build,
    Burn,
    Cart,
    ChooseX,
    Discard,
    DrawCard,
    GoTo,
    Keep,
    Move,
    MoveTo,
    Name,
    Offer,
    OnCall,
    Place,
    Remodel,
    Stop,
    SwapWith,
    Use,
    Walk,
)
from bot.games.gemrush.options import legal_moves
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.piles import matching_kinds, with_cards, without_cards
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import apply
from bot.games.gemrush.sight import view as view_of
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import View

Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")

NODES = 240  # moves played on, of a search that nobody limits
CANDIDATES = 4  # moves that are searched
TRUST = 4  # worlds that the first look counts as much as
MARGIN = 1.5  # points that a move may look worse than the best and still be searched
LONGEST = 40  # moves of a turn that is played on


def advise(view: View, legal: Sequence[Move], rng: Stream, level: Level = "normal", nodes: int = NODES) -> Move | None:
    """A move for the viewer of the view.

    Args:
        view: the viewer's own. legal: all that it may do, at least one move. rng: decides between equals.
        nodes: for "hard": how many moves may be played on. A driver with a clock sets it.

    Returns: one of `legal`; None: nothing, for a seat that is not awaited.
    """
    awaited = [move for move in legal if not isinstance(move, OnCall)]
    seat = view.viewer
    if seat is None:
        raise ValueError("advice is for a seat, and this view is the channel's")
    if any(isinstance(move, Stop) for move in legal):
        return Stop()
    if not awaited:
        return _on_call(view, seat, legal)
    if len(awaited) == 1:
        return awaited[0]
    if view.phase in ("choose-skill", "chaos"):
        return _any(awaited, rng)
    scene = scene_of(view, seat)
    if level == "easy":
        return _Easy(scene).choose(awaited, rng)
    thinker = _Normal(scene)
    if level == "hard" and view.phase in ("move", "place"):
        return _searched(thinker, awaited, rng, nodes)
    return thinker.choose(awaited, rng)


def _on_call(view: View, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """In another's turn: who has no turn left gives its cards to the fire."""
    offers = [move for move in legal if isinstance(move, Offer)]
    return offers[0] if offers and scene_of(view, seat).turns_left == 0 else None


def _any(moves: Sequence[Move], rng: Stream) -> Move:
    return moves[rng.below(len(moves))[0]]


def _best(moves: Iterable[Move], scores: Iterable[float], rng: Stream) -> Move:
    """The move with the highest score; by lot among equals."""
    scored = list(zip(moves, scores, strict=True))
    top = max(score for _, score in scored)
    return _any([move for move, score in scored if score >= top - 1e-9], rng)


class _Easy:
    """Greedy."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def choose(self, moves: Sequence[Move], rng: Stream) -> Move:
        return _best(moves, map(self._score, moves), rng)

    def _score(self, move: Move) -> float:
        hand = self.scene.hand
        match move:
            case Build(cell, side, cards):
                door = self.scene.mine.doors(cell)[side]
                return 10 + 2 * (door.points if door else 0) - sum(PLAIN[kind] for kind in cards) * 0.01
            case Walk() | Cart():
                return self._walked(move)
            case Act():
                return 5
            case DrawCard():
                return 4
            case Discard(cards) | Burn(cards):
                return -sum(PLAIN[kind] for kind in cards) - 100 * (isinstance(move, Burn) and len(hand) <= HAND)
            case Keep(cards):
                return sum(PLAIN[kind] for kind in cards)
        return 4.5 if self.scene.view.phase != "move" else 0

    def _walked(self, move: Walk | Cart) -> float:
        """Towards the door that scores most of all it can reach and pay."""
        scene = self.scene
        here = scene.here
        steps = scene.steps - isinstance(move, Walk)
        to = scene.mine.follow(here, move.side).cell if isinstance(move, Walk) else move.cell
        reach = scene.mine.reach(to, steps - 1) if steps else {}
        own = scene.mine.reach(here, scene.steps)
        payable = [
            one
            for one in scene.mine.open_doors()
            if one.door.points
            and reach.get(one.cell, MANY) < own.get(one.cell, MANY)
            and can_pay(one.door.cost, scene.hand, scene.gem, scene.skills)
        ]
        return max((10 + 2 * one.door.points - 0.1 * reach[one.cell] for one in payable), default=0.0)


class _Normal:
    """Looks one turn ahead."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.worth = worth_of(scene)
        self.turn = Turn(scene)

    def choose(self, moves: Sequence[Move], rng: Stream) -> Move:
        return _best(moves, self.scores(moves, rng), rng)

    def scores(self, moves: Sequence[Move], rng: Stream) -> list[float]:
        if self.scene.view.phase == "discard":
            kept = self._kept(len(moves[0].cards) if isinstance(moves[0], Discard) else 0)
            gone = without_cards(self.scene.hand, kept)
            return [float(isinstance(move, Discard) and move.cards == gone) for move in moves]
        return [self._score(move) for move in moves]

    def _kept(self, count: int) -> bytes:
        """The hand without so many cards that are worth least."""
        hand = self.scene.hand
        for _ in range(count):
            rests = [without_cards(hand, bytes((kind,))) for kind in sorted(set(hand))]
            hand = max(rests, key=lambda rest: self.worth.hand(rest, self.scene.here))
        return hand

    def _score(self, move: Move) -> float:
        scene, worth, prices = self.scene, self.worth, self.worth.prices(self.scene.hand)
        match move:
            case Place():
                return self._placed(move)
            case Burn():
                return self._burnt(move)
            case ChooseX(x):
                return -abs(x - max(1, sum(prices.cards[kind] < prices.drawn for kind in scene.hand)))
            case Name(gem):
                return self._named(gem)
            case Discard(cards):
                return worth.hand(without_cards(scene.hand, cards), scene.here)
            case Keep(cards):
                return worth.hand(with_cards(scene.hand, cards), scene.here)
            case SwapWith(seat):
                other = scene.view.seats[seat]
                assert other.across is not None and other.down is not None  # noqa: PT018
                return self._moved(cell_at(other.across, other.down))
            case GoTo(cell):
                return self._moved(cell)
            case MoveTo():
                return self.turn.plans.carried(move, scene.steps, scene.hand)
            case _:
                return self.turn.score(move)

    def _moved(self, cell: Cell) -> float:
        """In another room: after the action, or with steps left."""
        laid = self.scene.mine.at(self.scene.here)
        if laid is not None and TILES[laid.tile].type == "action":
            return self.worth.hand(self.scene.hand, cell)
        return self.turn.plans.spot(cell, self.scene.steps, self.scene.hand)

    def _named(self, gem: int) -> float:
        """A Dig finds what is named; of what is revealed, some may show it."""
        laid = self.scene.mine.at(self.scene.here)
        ability = TILES[laid.tile].ability if laid is not None else ()
        prices = self.worth.prices(self.scene.hand)
        kinds = matching_kinds("named", gem, b"")
        likely = prices.share(kinds) if any(isinstance(step, fx.Reveal) for step in ability) else 1.0
        return likely * prices.best_of(1, 1, kinds)

    def _placed(self, move: Place) -> float:
        """What the turn can still bring, and how many ways on there are."""
        scene, view = self.scene, self.scene.view
        assert view.placing is not None and view.back is not None  # noqa: PT018
        number, across, down = view.placing
        tile = view.other if move.other and view.other is not None else number
        cell = cell_at(across, down)
        laid = (*scene.laid, Laid(cell, tile, move.turn))
        mine = mine_of(laid)
        exits = exits_of(tile, move.turn)
        if exits:
            passage = mine.follow(cell, exits[view.back])
            cell = scene.here if passage.empty else passage.cell
        there = scene._replace(laid=laid, mine=mine, here=cell)
        openings = len(mine.open_doors())
        return Turn(there).plan() + 0.15 * openings

    def _burnt(self, move: Burn) -> float:
        """Cards of no more use rather than the deck's; others' only where it must be."""
        scene = self.scene
        rest = without_cards(scene.hand, move.cards)
        if not scene.turns_left:
            return len(move.cards) - 10 * len(move.others)
        over = max(0, len(scene.hand) - scene.limit)
        wrong = abs(len(move.cards) - min(over, 3))
        return self.worth.hand(rest, scene.here) - 5 * wrong - 10 * len(move.others)


# ---- hard ----


def _searched(thinker: _Normal, moves: Sequence[Move], rng: Stream, nodes: int) -> Move:
    """Play the moves that look best on to the end of the turn, in worlds as they might be, until the nodes are used."""
    scores = thinker.scores(moves, rng)
    ranked = sorted(range(len(moves)), key=lambda place: -scores[place])
    chosen = ranked[:1] + [
        place
        for place in ranked[1:CANDIDATES]
        # What costs no step is searched only where it looks best: by chance it could be chosen again and again.
        if scores[place] > scores[ranked[0]] - MARGIN and not isinstance(moves[place], Cart | Use)
    ]
    if len(chosen) == 1:
        return moves[chosen[0]]
    sums = [0.0] * len(chosen)
    played = worlds = 0
    while not worlds or played < nodes:
        state = imagined_now(thinker.scene, moves, Stream.of(rng.state, worlds))
        for place, candidate in enumerate(chosen):
            value, cost = _played_on(state, thinker.scene.seat, moves[candidate], Stream.of(rng.state, worlds, 1))
            sums[place] += value
            played += cost
        worlds += 1
    best = max(range(len(chosen)), key=lambda place: sums[place] + TRUST * scores[chosen[place]])
    return moves[chosen[best]]


def imagined_now(scene: Scene, moves: Sequence[Move], rng: Stream) -> State:
    return imagined(
        scene,
        rng,
        remodelled=not any(isinstance(move, Remodel) for move in moves),
        built=int(bool(scene.steps) and Skill.MOMENTUM not in scene.skills),
    )


def _played_on(state: State, seat: Seat, move: Move, rng: Stream) -> tuple[float, int]:
    """The points of a turn that begins so and goes on as the level normal does, with the worth of what is left, and how
    many moves that took."""
    turns, played = state.turns, 0
    points = state.seats[seat].points
    while True:
        state = apply(state, seat, move).state
        played += 1
        if state.over or state.turns != turns or played > LONGEST:
            break
        view = view_of(state, seat)
        found = advise(view, list(legal_moves(state, seat)), rng)
        assert found is not None
        move = found
    gained = float(state.seats[seat].points - points)
    if state.over:
        return gained, played
    scene = scene_of(view_of(state, seat), seat)
    return gained + worth_of(scene).hand(scene.hand, scene.here), played
