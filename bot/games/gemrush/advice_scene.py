"""Gem Rush, advice: scenes, and imagined matches.

A scene is a view prepared for the computer player. An imagined match is a state that agrees with the view. Chance deals
everything that the view hides: hands, deck, discard pile, burnt cards and stack. So the computer player can play a turn
to its end by the rules, without secret knowledge.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gemrush import effects as fx
from bot.games.gemrush.abilities import GoTo, MoveTo, SwapWith, piece_moves
from bot.games.gemrush.actions import Use
from bot.games.gemrush.advice_worth import CACHED, PLAIN, Weights, Worth
from bot.games.gemrush.gems import CARDS, GEMS, Gem
from bot.games.gemrush.mine import Cell, Laid, Mine, cell_at, mine_of
from bot.games.gemrush.model import BURNT_A_TURN, NOWHERE, Account, Placing, State, TurnProgress
from bot.games.gemrush.moves import Move
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.turns import hand_limit
from bot.games.gemrush.view import SeenSeat, View
from bot.games.gemrush.walking import Cart

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
    turns_left: int  # how many turns this seat can expect after the turn in progress, at most MANY
    free_build: bool  # whether the next construction costs no step because of the skill Momentum
    weights: Weights


def scene_of(view: View, seat: Seat, weights: Weights = PLAIN) -> Scene:
    """Return the scene of a view. Raises ValueError if the view lacks the seat's hand or dwarf."""
    laid = tuple(Laid(cell_at(tile.across, tile.down), tile.number, tile.turn) for tile in view.tiles)
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
        limit=hand_limit(_account(own, own.hand)),
        unseen=unseen(view),
        turns_left=_turns_left(view),
        free_build=Skill.MOMENTUM in own.skills and _builds_freely(view),
        weights=weights,
    )


def unseen(view: View) -> bytes:
    """Return the kinds of all cards that the view does not show, ascending."""
    rest = bytearray(CARDS)
    top = b"" if view.discard_top is None else bytes((view.discard_top,))
    for kind in b"".join(one.hand for one in view.seats if one.hand is not None) + view.revealed + top:
        rest.remove(kind)
    return bytes(rest)


def _turns_left(view: View) -> int:
    if view.mode == "rush":
        return 0 if view.last_round else MANY
    left = (len(CARDS) - view.burnt) // BURNT_A_TURN - 1
    return min(MANY, left // max(1, sum(one.present for one in view.seats)))


def _builds_freely(view: View) -> bool:
    """Return whether building costs no step. The view shows this by a door that is reachable after the last step."""
    last = {(tile.across, tile.down) for tile in view.tiles if tile.steps == view.steps_left}
    return any(plate.reachable and (plate.across, plate.down) in last for plate in view.plates)


def worth_of(scene: Scene) -> Worth:
    """Return the `Worth` of a scene. Scenes share a `Worth` if they agree in everything that affects it."""
    view = scene.view
    left = 1 - view.burnt / len(CARDS) if view.mode == "crisis" else 0.0
    piles = view.deck + view.discard
    return _worth(scene.weights, scene.laid, scene.unseen, scene.limit, scene.turns_left, piles, left)


_worth = lru_cache(maxsize=CACHED)(Worth)


# ---- imagined matches ----


_ROUNDS = 1  # the number of rounds begun in an imagined match: it does not matter within one turn


def imagined(scene: Scene, rng: Stream, *, remodelled: bool = True, built: int = 1) -> State:
    """Return an imagined match that agrees with the view, in the phase "move" or "place".

    remodelled, built: attributes of `TurnProgress` that affect the legal moves. The view does not show them.
    """
    view = scene.view
    dealt, rng = rng.sample(scene.unseen, len(scene.unseen))
    number, rng = rng.word()
    cards = bytes(dealt)
    seats = []
    for one in view.seats:
        hand, cards = (one.hand, cards) if one.hand is not None else (cards[: one.cards], cards[one.cards :])
        seats.append(_account(one, hand))
    top = b"" if view.discard_top is None else bytes((view.discard_top,))
    pile = max(0, view.discard - len(top))
    deck, pile_cards, burnt = cards[: view.deck], cards[view.deck : view.deck + pile], cards[view.deck + pile :]
    return State(
        seed=number,
        mode=view.mode,
        variant=view.variant,
        target=view.target,
        laid=scene.laid,
        stack=_stack(view, rng),
        deck=deck,
        discard=pile_cards + top,
        seats=tuple(seats),
        first=view.first,
        turn=scene.seat,
        phase="place" if view.placing else "move",
        doing=TurnProgress(steps=view.steps_left, built=built, remodelled=remodelled, tiles=len(scene.laid)),
        burnt=burnt,
        placing=placing_of(scene),
        rounds=_ROUNDS,
        built=_ROUNDS,
        turns=view.turns,
    )


def _account(one: SeenSeat, hand: bytes) -> Account:
    return Account(
        gem=one.gem,
        cell=NOWHERE if one.across is None or one.down is None else cell_at(one.across, one.down),
        hand=bytes(sorted(hand)),
        points=one.points,
        skills=bytes(one.skills),
        begun=True,
        offered=one.offered,
        stops=one.wants_end,
        present=one.present,
    )


def _stack(view: View, rng: Stream) -> bytes:
    seen = {tile.number for tile in view.tiles} | {view.other} | ({view.placing[0]} if view.placing else set())
    shuffled, _ = rng.sample([number for number in range(len(TILES)) if number not in seen], view.stack)
    return bytes(shuffled)


def placing_of(scene: Scene) -> Placing | None:
    """Return the construction whose tile is not laid yet, or None.

    The attribute `door` is a guess: the dwarf's room. A wrong guess matters only if the tiles run out.
    """
    view = scene.view
    if view.placing is None or view.back is None:
        return None
    number, across, down = view.placing
    tiles = bytes((number,) if view.other is None else (number, view.other))
    return Placing(tiles, cell_at(across, down), view.back, scene.here)


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
            moves = piece_moves(imagined(scene, Stream(0)), tile, room.ability[-1])
            return any(_leads_on(scene, each) for each in moves)
        case GoTo(cell) | MoveTo(cell):
            return _is_ahead(scene, cell)
        case SwapWith(seat):
            other = scene.view.seats[seat]
            return other.across is None or other.down is None or _is_ahead(scene, cell_at(other.across, other.down))
    return True


def _is_ahead(scene: Scene, cell: Cell) -> bool:
    return cell > scene.here if scene.view.turns % 2 == 0 else cell < scene.here
