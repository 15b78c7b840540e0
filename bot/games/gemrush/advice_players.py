"""Gem Rush, advice: the players that take the move which looks best: easy and normal."""

from collections.abc import Iterable, Sequence

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gemrush import effects as fx
from bot.games.gemrush.abilities import ChooseX, Discard, GoTo, Keep, MoveTo, Name, SwapWith
from bot.games.gemrush.actions import Act, DrawCard
from bot.games.gemrush.advice_scene import MANY, Scene, ending, scene_of
from bot.games.gemrush.advice_turn import Turn
from bot.games.gemrush.advice_weights import PLAIN, Weights
from bot.games.gemrush.advice_worth import worth_of
from bot.games.gemrush.building import Build, Place
from bot.games.gemrush.cells import Cell, cell_at
from bot.games.gemrush.crisis import Burn, Offer, Stop
from bot.games.gemrush.effects import matching_kinds
from bot.games.gemrush.gems import with_cards, without_cards
from bot.games.gemrush.mine import Laid, exits_of, mine_of
from bot.games.gemrush.model import HAND
from bot.games.gemrush.moves import Move
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.view import View
from bot.games.gemrush.walking import Cart, Walk


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
        return (_any(awaited, rng),)
    return awaited


def best_move(player: "Easy | Normal", moves: Sequence[Move], rng: Stream) -> Move:
    """The move that looks best, of those with which every turn ends."""
    among = ending(player.scene, moves)
    return _best(among, player.scores(among), rng)


def usual(view: View, seat: Seat, legal: Sequence[Move], rng: Stream, weights: Weights = PLAIN) -> Move | None:
    """What who looks one turn ahead does, as the level normal, with such weights."""
    found = settled(view, seat, legal, rng)
    return found[0] if isinstance(found, tuple) else best_move(Normal(scene_of(view, seat, weights)), found, rng)


def _any(moves: Sequence[Move], rng: Stream) -> Move:
    return moves[rng.below(len(moves))[0]]


def _best(moves: Iterable[Move], scores: Iterable[float], rng: Stream) -> Move:
    """The move with the highest score; by lot among equals."""
    scored = list(zip(moves, scores, strict=True))
    top = max(score for _, score in scored)
    return _any([move for move, score in scored if score >= top - 1e-9], rng)


class Easy:
    """Greedy."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def scores(self, moves: Sequence[Move]) -> list[float]:
        return [self._score(move) for move in moves]

    def _score(self, move: Move) -> float:
        hand = self.scene.hand
        match move:
            case Build(cell, side, cards):
                door = self.scene.mine.doors(cell)[side]
                return 10 + 2 * (door.points if door else 0) - sum(PLAIN.cards[kind] for kind in cards) * 0.01
            case Walk() | Cart():
                return self._walked(move)
            case Act():
                return 5
            case DrawCard():
                return 4
            case Discard(cards) | Burn(cards):
                return -sum(PLAIN.cards[kind] for kind in cards) - 100 * (isinstance(move, Burn) and len(hand) <= HAND)
            case Keep(cards):
                return sum(PLAIN.cards[kind] for kind in cards)
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


class Normal:
    """Looks one turn ahead, with the weights of the scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.worth = worth_of(scene)
        self.turn = Turn(scene)

    def scores(self, moves: Sequence[Move]) -> list[float]:
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
        return Turn(there).plan() + 0.15 * openings + worth_of(there).doors

    def _burnt(self, move: Burn) -> float:
        """Cards of no more use rather than the deck's; others' only where it must be."""
        scene = self.scene
        rest = without_cards(scene.hand, move.cards)
        if not scene.turns_left:
            return len(move.cards) - 10 * len(move.others)
        over = max(0, len(scene.hand) - scene.limit)
        wrong = abs(len(move.cards) - min(over, 3))
        return self.worth.hand(rest, scene.here) - 5 * wrong - 10 * len(move.others)
