"""Gem Rush, advice: scenes, which are views prepared for the computer player."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gemrush import effects as fx
from bot.games.gemrush.abilities import GoTo, MoveTo, SwapWith, piece_moves
from bot.games.gemrush.actions import Use
from bot.games.gemrush.advice_worth import CACHED, PLAIN, Weights, Worth
from bot.games.gemrush.building import Build
from bot.games.gemrush.door_payments import every_payment
from bot.games.gemrush.gems import CARDS, GEMS, Gem
from bot.games.gemrush.mine import Cell, Laid, Mine, cell_at, mine_of
from bot.games.gemrush.model import BURNT_A_TURN
from bot.games.gemrush.moves import Move
from bot.games.gemrush.payments import Payment
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.turns import hand_limit
from bot.games.gemrush.view import View, free_build
from bot.games.gemrush.walking import Cart
from bot.games.gemrush.worlds import account_of, determinize, laid_of, unseen

MANY = 9  # the greatest value of `Scene.turns_left`


class Scene(NamedTuple):
    view: View
    seat: Seat
    laid: tuple[Laid, ...]  # the tiles in the order laid
    mine: Mine  # the mine of these tiles
    here: Cell  # the dwarf's room
    hand: bytes  # kinds of cards, ascending
    gem: Gem  # the dwarf's colour
    skills: tuple[int, ...]
    steps: int  # steps left in this turn
    limit: int  # how many cards the seat may keep at the start of its next turn, if the hand stays the same
    unseen: bytes  # the kinds of the cards that the view does not show, ascending
    turns_left: float  # how many turns this seat can expect after the turn in progress, at most MANY
    free_build: bool  # whether the next construction costs no step because of the skill Momentum
    weights: Weights


def scene_of(view: View, seat: Seat, weights: Weights = PLAIN) -> Scene:
    """Return the scene of a view. Raises ValueError if the view lacks the seat's hand or dwarf."""
    laid = laid_of(view)
    own = view.seats[seat]
    if own.hand is None or own.across is None or own.down is None:
        raise ValueError(f"seat {seat} sees no hand of its own in this view")
    return Scene(
        view=view,
        seat=seat,
        laid=laid,
        mine=mine_of(laid),
        here=cell_at(own.across, own.down),
        hand=own.hand,
        gem=GEMS[own.gem],
        skills=own.skills,
        steps=view.steps_left,
        limit=hand_limit(account_of(own, own.hand)),
        unseen=unseen(view),
        turns_left=_turns_left(view, weights),
        free_build=free_build(view, seat),
        weights=weights,
    )


def payment_of(scene: Scene, move: Build) -> Payment:
    """Return the payment of a legal construction. Raises StopIteration if the construction is not legal."""
    door, here = scene.mine.doors(move.cell)[move.side], move.cell == scene.here
    assert door is not None
    step = scene.steps > 0 or scene.free_build
    ways = every_payment(door.cost, scene.hand, scene.gem, scene.skills, here=here, step=step)
    return next(way for way in ways if (way.cards, way.skills) == (move.cards, move.skills))


def _turns_left(view: View, weights: Weights) -> float:
    if view.mode == "rush":
        if view.last_round or view.target is None:
            return 0
        top = max(one.points for one in view.seats if one.present)
        return min(MANY, (view.target - top) / weights.pace)
    left = _turns_of_all(view)
    return min(MANY, left // max(1, sum(one.present for one in view.seats)))


def _turns_of_all(view: View) -> int:
    """Return how many turns a Crisis has after the turn in progress, for all seats together."""
    left = (len(CARDS) - view.burnt) // BURNT_A_TURN - 1
    return min(left, view.length - view.turns - 1) if view.length else left


def worth_of(scene: Scene) -> Worth:
    """Return the `Worth` of a scene. Scenes share a `Worth` if they agree in everything that affects it."""
    view = scene.view
    left = (_turns_of_all(view) + 1) * BURNT_A_TURN / len(CARDS) if view.length else 1 - view.burnt / len(CARDS)
    left = left if view.mode == "crisis" else 0.0
    piles = view.deck + view.discard
    return _worth(scene.weights, scene.laid, scene.unseen, scene.limit, scene.turns_left, piles, left)


_worth = lru_cache(maxsize=CACHED)(Worth)


# ---- moves that cannot go on for ever ----
#
# Rides cost nothing, and some free rooms only move dwarves or rooms. A computer player could use both for ever.
# So each move without a cost must bring the dwarf to a cell with a higher number. In every second turn, the number must
# be lower instead. All other moves use up a step, a card, a tile of the stack, or the skill Remodelling. So no position
# can repeat within a turn.


_PIECES = (fx.SwapPlaces, fx.MoveRoom, fx.Go)


def ending(scene: Scene, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves that cannot lead back to an earlier position of this turn; if there are none, all moves."""
    if not any(isinstance(move, Cart | Use | GoTo | MoveTo | SwapWith) for move in moves):
        return moves
    return [move for move in moves if _leads_on(scene, move)] or moves


def _leads_on(scene: Scene, move: Move) -> bool:
    if isinstance(move, Cart):
        return _is_ahead(scene, move.cell)
    tile = scene.mine.tile(scene.here)
    room = TILES[tile]
    if room.type != "free" or not all(isinstance(step, _PIECES) for step in room.ability):
        return True
    match move:
        case Use():
            moves = piece_moves(determinize(scene.view, Stream(0)), tile, room.ability[-1])
            return any(_leads_on(scene, each) for each in moves)
        case GoTo(cell) | MoveTo(cell):
            return _is_ahead(scene, cell)
        case SwapWith(seat):
            other = scene.view.seats[seat]
            return other.across is None or other.down is None or _is_ahead(scene, cell_at(other.across, other.down))
    return True


def _is_ahead(scene: Scene, cell: Cell) -> bool:
    return cell > scene.here if scene.view.turns % 2 == 0 else cell < scene.here
