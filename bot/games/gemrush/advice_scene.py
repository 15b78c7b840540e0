"""Gem Rush, advice: what a view tells, put so that one can reckon with it."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from bot.engine.game import Seat
from bot.games.gemrush.advice_weights import PLAIN, Weights
from bot.games.gemrush.cells import Cell, cell_at
from bot.games.gemrush.gems import CARDS, GEMS, KINDS, Gem
from bot.games.gemrush.mine import Doors, Laid, Mine, doors_of, exits_of, mine_of
from bot.games.gemrush.model import BURNT_A_TURN, HAND
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.turns import LARGER_HAND, has_deep_pockets
from bot.games.gemrush.view import SeenDoor, SeenTile, View

MANY = 9  # turns, of a match whose end is not in sight
KEPT = 256  # scenes of which it is remembered what was found out: a turn has a dozen, a search some hundred

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Newest(Generic[K, T]):
    """The newest `most` things made, by what they were made of. Who forgets makes it anew, so nothing depends on it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[K, T] = {}

    def get(self, key: K, make: Callable[[], T]) -> T:
        made = self._made.get(key)
        if made is None:
            made = make()
            if len(self._made) >= self._most:
                self._made.pop(next(iter(self._made)), None)
            self._made[key] = made
        return made


class Scene(NamedTuple):
    """A view as one seat reckons with it.

    Attributes:
        view: the view. seat: whose; it has a dwarf. laid, mine: the tiles.
        here: where the dwarf stands. hand: its cards, ascending. gem, skills: of the dwarf. steps: left.
        limit: how many cards can be kept until the next turn, with such a hand.
        unseen: kinds of which nobody tells where they are: in the piles, burnt, in hidden hands; ascending.
        turns_left: how many turns this seat can still hope for after the one in progress, MANY at most.
        weights: the numbers to reckon with.
        free_build: the next construction costs no step (Momentum), as far as the doors within reach show it.
    """

    view: View
    seat: Seat
    laid: tuple[Laid, ...]
    mine: Mine
    here: Cell
    hand: bytes
    gem: Gem
    skills: tuple[Skill, ...]
    steps: int
    limit: int
    unseen: bytes
    turns_left: int
    free_build: bool
    weights: Weights


def scene_of(view: View, seat: Seat, weights: Weights = PLAIN) -> Scene:
    """What the view tells a seat that is still there and whose hand it shows."""
    laid = tuple(Laid(cell_at(tile.across, tile.down), tile.number, _turn(tile)) for tile in view.tiles)
    own = view.seats[seat]
    if own.hand is None or own.across is None or own.down is None:
        raise ValueError(f"seat {seat} sees no hand of its own in this view")
    skills = tuple(SKILLS[skill] for skill in own.skills)
    return Scene(
        view=view,
        seat=seat,
        laid=laid,
        mine=mine_of(laid),
        here=cell_at(own.across, own.down),
        hand=own.hand,
        gem=GEMS[own.gem],
        skills=skills,
        steps=view.steps_left,
        limit=LARGER_HAND if has_deep_pockets(skills, own.hand, own.gem) else HAND,
        unseen=unseen(view),
        turns_left=_turns_left(view),
        free_build=Skill.MOMENTUM in skills and _builds_freely(view),
        weights=weights,
    )


def unseen(view: View) -> bytes:
    """The cards that lie in no open hand, not face up and not on top of the discard pile, ascending."""
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
    """Whether a door counts as reachable from which no step would be left to build."""
    last = {(tile.across, tile.down) for tile in view.tiles if tile.steps == view.steps_left}
    return any(plate.reachable and (plate.across, plate.down) in last for plate in view.plates)


def _turn(tile: SeenTile) -> int:
    return _turn_of(tile.number, tile.doors, tile.paths)


@lru_cache(maxsize=4096)
def _turn_of(number: int, doors: tuple[SeenDoor | None, ...], paths: tuple[tuple[int, int], ...]) -> int:
    """How a tile lies that looks like this."""
    if not paths:
        return next(turn for turn in range(4) if _seen(doors_of(number, turn)) == doors)
    return next(turn for turn in range(4) if all(exits_of(number, turn)[one] == other for one, other in paths))


def _seen(doors: Doors) -> tuple[SeenDoor | None, ...]:
    return tuple(None if door is None else SeenDoor(bytes(door.cost), door.points) for door in doors)


@lru_cache(maxsize=1 << 16)
def lacking(cost: tuple[Gem, ...], hand: bytes) -> int:
    """About how many gems of a door the hand lacks, without skills: Dust and Echoglass stand for any."""
    have = [0] * len(GEMS)
    for kind in hand:
        for gem in KINDS[kind]:
            have[gem] += 1
    short = 0
    for gem in cost:
        if have[gem]:
            have[gem] -= 1
        else:
            short += 1
    return max(0, short - have[Gem.DIAMOND_DUST] - have[Gem.ECHOGLASS])
