"""Gem Rush, advice: a match as it might be, given what one seat sees.

What the view hides is dealt by chance: hidden hands, the deck, what lies in the discard pile and what is burnt, the
stack. So a rule of the game can be asked, and a turn be played to its end, without knowing more than the seat does.
"""

from bot.engine.chance import Stream
from bot.games.gemrush.advice_scene import Scene
from bot.games.gemrush.cells import cell_at
from bot.games.gemrush.model import NOWHERE, Account, Doing, Placing, State
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.view import SeenSeat, View

_ROUNDS = 1  # begun; a view does not tell, and nothing that is played out here asks


def imagined(scene: Scene, rng: Stream, *, remodelled: bool = True, built: int = 1) -> State:
    """A match that looks to the seat as its view does, between two moves, or while a tile waits to be laid.

    remodelled, built: what the turn in progress has done, as far as it decides what is legal.
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
        variant=view.variant,  # type: ignore[arg-type]
        target=view.target,
        laid=scene.laid,
        stack=_stack(view, rng),
        deck=deck,
        discard=pile_cards + top,
        seats=tuple(seats),
        first=view.first,
        turn=scene.seat,
        phase="place" if view.placing else "move",
        doing=Doing(steps=view.steps_left, built=built, remodelled=remodelled, tiles=len(scene.laid)),
        burnt=burnt,
        placing=_placing(scene),
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


def _placing(scene: Scene) -> Placing | None:
    """The door is taken to be where the dwarf stands; it matters only if the tiles run out."""
    view = scene.view
    if view.placing is None or view.back is None:
        return None
    number, across, down = view.placing
    tiles = bytes((number,) if view.other is None else (number, view.other))
    return Placing(tiles, cell_at(across, down), view.back, scene.here)
