"""Estimates how strong each room is: `python -m tests.games.gemrush.strength` prints a table.

A simple player uses each ability once. Its hand has four random cards, and the other cards are in the deck. It wants
the gems of two random doors. A card has a small worth, and more for each wanted gem on it.

The player gives away the worst cards, keeps the best and names the most wanted gem. Its X is the number of cards worth
less than average. The result only puts the rooms in an order, because it ignores walking, partners and further uses.
"""

import random
from dataclasses import dataclass, field

from bot.games.gemrush.effects import (
    ALL,
    DISCARDED,
    NAMED,
    Ability,
    Condition,
    Dig,
    Discard,
    Draw,
    Effect,
    Keep,
    NameGem,
    Reveal,
    X,
)
from bot.games.gemrush.gems import CARDS, GEMS, KINDS, Gem
from bot.games.gemrush.rooms import TILES, Tile

TRIES = 2000
HAND = 4
# How much a gem adds to a card's worth: a wanted gem, another standard gem, and each special gem. The values are
# guesses from the gems' effects. Dust is nearly always wanted. A Warpstone saves steps and reaches any door.
WANTED, OTHER = 1.0, 0.3
SPECIAL_WORTH = {Gem.DIAMOND_DUST: 0.95, Gem.ECHOGLASS: 0.55, Gem.ORICHALCUM: 0.8, Gem.WARPSTONE: 0.8}
COSTS = [door.cost for tile in TILES for door in tile.doors if door is not None and len(door.cost) >= 2]


@dataclass(frozen=True)
class Strength:
    """The average gain of one use of an ability, over the hands that allow it.

    Attributes:
        cards: the number of cards by which the hand grows.
        worth: how much worth the hand gains; the worth of an average card is 1.
        usable: the share of random hands of four cards that allow this use.
    """

    cards: float
    worth: float
    usable: float


@dataclass
class _Try:
    """One use of an ability. A card is the number of its kind. The last card of the deck is drawn first."""

    deck: list[int]
    hand: list[int]
    worth: dict[int, float]
    named: Gem | None = None
    x: int = 0
    given: set[Gem] = field(default_factory=set)
    lying: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)

    def matches(self, kind: int, condition: Condition) -> bool:
        gems = KINDS[kind]
        if condition == NAMED:
            return self.named in gems
        if condition == DISCARDED:
            return bool(self.given & set(gems))
        return not condition or any(gem in condition for gem in gems)

    def best(self, cards: list[int]) -> list[int]:
        return sorted(cards, key=lambda kind: -self.worth[kind])

    def number(self, count: int | str) -> int:
        return count if isinstance(count, int) else self.x

    def use(self, ability: Ability) -> bool:
        """Use an ability, and return whether the hand allowed it."""
        return all(self._step(step) for step in ability)

    def _step(self, step: Effect) -> bool:
        match step:
            case Draw(count):
                self.hand += [self.deck.pop() for _ in range(self.number(count)) if self.deck]
            case Reveal(count):
                self.lying = [self.deck.pop() for _ in range(self.number(count)) if self.deck]
            case Dig(count, condition):
                self._dig(self.number(count), condition)
            case Keep(count, condition):
                fitting = self.best([kind for kind in self.lying if self.matches(kind, condition)])
                for kind in fitting if count == ALL else fitting[: self.number(count)]:
                    self.lying.remove(kind)
                    self.hand.append(kind)
            case Discard(count, condition):
                return self._discard(self.number(count), condition)
            case NameGem():
                self.named = max(GEMS, key=self._worth_of_digging)
            case _:
                pass
        return True

    def _dig(self, count: int, condition: Condition) -> None:
        while self.deck and len(self.lying) < count:
            kind = self.deck.pop()
            (self.lying if self.matches(kind, condition) else self.aside).append(kind)

    def _discard(self, count: int, condition: Condition) -> bool:
        fitting = self.best([kind for kind in self.hand if self.matches(kind, condition)])
        if len(fitting) < count:
            return False
        for kind in fitting[len(fitting) - count :]:
            self.hand.remove(kind)
            self.given |= set(KINDS[kind])
        return True

    def _worth_of_digging(self, gem: Gem) -> float:
        return max(self.worth[kind] for kind in self.deck if gem in KINDS[kind]) if self.deck else 0.0


def _worths(wanted: set[Gem]) -> dict[int, float]:
    def of(gem: Gem) -> float:
        return SPECIAL_WORTH.get(gem, WANTED if gem in wanted else OTHER)

    return {kind: sum(map(of, gems)) for kind, gems in enumerate(KINDS)}


def strength(ability: Ability, tries: int = TRIES, seed: int = 1) -> Strength:
    """Return the average of `tries` uses."""
    rng = random.Random(seed)
    cards = worth = 0.0
    used = 0
    for _ in range(tries):
        deck = list(CARDS)
        rng.shuffle(deck)
        worths = _worths({gem for cost in rng.sample(COSTS, 2) for gem in cost})
        average = sum(worths[kind] for kind in deck) / len(deck)
        hand, deck = deck[:HAND], deck[HAND:]
        one = _Try(deck, list(hand), worths)
        one.x = _number_for(ability, one, average)
        if not one.use(ability):
            continue
        used += 1
        cards += len(one.hand) - len(hand)
        worth += (sum(worths[kind] for kind in one.hand) - sum(worths[kind] for kind in hand)) / average
    return Strength(cards / max(used, 1), worth / max(used, 1), used / tries)


def _number_for(ability: Ability, one: _Try, average: float) -> int:
    """Return X: the number of cards that may be given away and are worth less than average, at least 1."""
    for step in ability:
        if isinstance(step, Discard) and step.count == X:
            fitting = [kind for kind in one.hand if one.matches(kind, step.matching)]
            return max(1, sum(one.worth[kind] < average for kind in fitting))
    return 0


def table(tiles: tuple[Tile, ...] = TILES) -> str:
    """Return a table of all rooms, sorted by type and worth."""
    rows = [(tile, strength(tile.ability)) for tile in tiles if tile.ability]
    rows.sort(key=lambda row: (row[0].type, row[1].worth))
    head = f"{'room':18}{'type':10}{'cards':>6}{'worth':>7}{'usable':>8}"
    lines = [f"{t.key:18}{t.type:10}{s.cards:6.2f}{s.worth:7.2f}{s.usable:8.0%}" for t, s in rows]
    return "\n".join([head, *lines])


if __name__ == "__main__":
    print(table())  # noqa: T201
