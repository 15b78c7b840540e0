"""Gem Rush, advice: the numbers with which a computer player reckons, in points. One set for each way to play.

PLAIN was found by hand. FITTED was found by playing (`tests.simulate.fit`): slopes of the points over each number, in
320 matches of Crisis around PLAIN and 545 around what came of it; then steps in their direction, checked on equal
seeds. On 60 of these four players that look one turn ahead score 58.5 with PLAIN and 69.9 with FITTED: 11.4 more, give
or take 1.8. A step as large again gained nothing. Most came of trusting less in what is not in the hand yet: what doors
promise, the gems they lack, the turns to come.

`doors` is the slope of the points still to come over what the open doors bring beyond their gems, at the ends of turns
of 150 such matches: 0.23 in the first third, give or take 0.08, 0.06 in the second, nothing to speak of in the last.
"""

from functools import lru_cache
from typing import NamedTuple

from bot.games.gemrush.gems import KINDS, STANDARD, Gem


class Weights(NamedTuple):
    """What things are worth.

    Attributes:
        standard, dust, echoglass, orichalcum, warpstone: a gem on a card, wherever one is.
        hope: how sure one can be of a door for which so many gems are lacking, 0..1.
        promise: what the gain of a door counts before it is built. wanted: what a gem that a door lacks is worth more,
            for so many doors at most: aims.
        far: of a door that the next turn cannot reach. second: of the second best door.
        spare: of a card more than can be kept: one keeps the best.
        pieces: of moving a dwarf or a room.
        last: how much all of that counts in the end; later: and more for each turn that is left, 1 at most together.
        doors: of what open doors bring beyond their gems, at the beginning of a Crisis, where all can build there; less
            and less towards its end.
        new_room: cards that the ability of an unknown room is worth. new_doors: points that its doors are worth.
    """

    standard: float
    dust: float
    echoglass: float
    orichalcum: float
    warpstone: float
    hope: tuple[float, ...]
    promise: float
    wanted: float
    aims: int
    far: float
    second: float
    spare: float
    pieces: float
    last: float
    later: float
    doors: float
    new_room: float
    new_doors: float

    def gem(self, gem: Gem) -> float:
        """What a gem on a card is worth, wherever one is."""
        if gem in STANDARD:
            return self.standard
        return (self.dust, self.echoglass, self.orichalcum, self.warpstone)[gem - Gem.DIAMOND_DUST]

    @property
    def cards(self) -> tuple[float, ...]:
        """The same, by kind of card."""
        return _cards(self)


@lru_cache(maxsize=16)
def _cards(weights: Weights) -> tuple[float, ...]:
    return tuple(sum(map(weights.gem, gems)) for gems in KINDS)


PLAIN = Weights(
    standard=0.35,
    dust=0.9,
    echoglass=0.6,
    orichalcum=0.9,
    warpstone=0.8,
    hope=(1.0, 0.8, 0.55, 0.3, 0.12, 0.03, 0.0),
    promise=1.0,
    wanted=1.0,
    aims=4,
    far=0.35,
    second=0.3,
    spare=0.15,
    pieces=0.3,
    last=0.4,
    later=0.3,
    doors=0.0,
    new_room=1.8,
    new_doors=2.5,
)
FITTED = Weights(
    standard=0.5,
    dust=1.1,
    echoglass=0.5,
    orichalcum=0.8,
    warpstone=0.9,
    hope=(1.0, 0.7, 0.5, 0.32, 0.12, 0.03, 0.0),
    promise=0.5,
    wanted=0.35,
    aims=8,
    far=0.35,
    second=0.3,
    spare=0.15,
    pieces=0.4,
    last=0.22,
    later=0.22,
    doors=0.25,
    new_room=1.2,
    new_doors=2.5,
)
