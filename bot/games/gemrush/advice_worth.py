"""Gem Rush, advice: what cards, hands and abilities are worth to a computer player, in points.

A card is worth what its gems usually bring, and more where they are what a door nearby still wants. What chance brings
is reckoned with averages: of the best of so many cards drawn from those unseen, of the share of cards that match. No
deck is looked into and none is made up.

There is one set of weights for each way to play. PLAIN was found by hand, FITTED by playing (`tests.simulate.fit`): the
slopes of the points over each number, in 320 matches of Crisis around PLAIN and 545 around what came of it, then steps
in their direction, checked on equal seeds. On 60 of these, four players that look one turn ahead score 58.5 with PLAIN
and 69.9 with FITTED: 11.4 more, give or take 1.8. A step as large again gained nothing. Most came of trusting less in
what is not in the hand yet: what doors promise, the gems they lack, the turns to come.

`doors` is the slope of the points still to come over what the open doors bring beyond their gems, at the ends of turns
of 150 such matches: 0.23 in the first third, give or take 0.08, 0.06 in the second, nothing to speak of in the last.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from bot.games.gemrush import effects as fx
from bot.games.gemrush.effects import ALL, NAMED, Ability, Condition, Count, has_x, matching_kinds, number
from bot.games.gemrush.gems import GEMS, KINDS, STANDARD, Gem
from bot.games.gemrush.mine import Cell, Laid, OpenDoor, mine_of

KEPT = 256  # scenes for which it is remembered what was found out: a turn has a dozen, a search some hundred
NEXT = 2  # steps that leave one for building
IMPOSSIBLE = -99.0


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
        """Return what a gem on a card is worth, wherever one is."""
        if gem in STANDARD:
            return self.standard
        return (self.dust, self.echoglass, self.orichalcum, self.warpstone)[gem - Gem.DIAMOND_DUST]


@cache
def usual_cards(weights: Weights) -> tuple[float, ...]:
    """Return what a card is worth wherever one is, by kind."""
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


class Worth:
    """What things are worth in matches alike in all that counts. It remembers what it was asked.

    Attributes:
        aims: the doors worth paying for, and what each brings beyond the usual worth of its gems.
        future: how much of what things are worth still counts: nothing after the last turn.
        doors: what the open doors are worth to all who can build there.
    """

    def __init__(
        self,
        weights: Weights,
        laid: tuple[Laid, ...],
        unseen: bytes,
        limit: int,
        turns_left: int,
        piles: int,
        crisis_left: float,
    ) -> None:
        """limit, unseen, turns_left: as in a scene. piles: cards in deck and discard pile. crisis_left: the share of
        the cards that is not burnt yet, 0 in Rush."""
        self.weights, self.unseen, self.limit, self.piles = weights, unseen, limit, piles
        self._mine, self._cards = mine_of(laid), usual_cards(weights)
        self.aims = tuple(
            (one, max(0.0, one.door.points - sum(map(weights.gem, one.door.cost))))
            for one in self._mine.open_doors()
            if one.door.points
        )
        self.future = min(1.0, weights.last + weights.later * turns_left) if turns_left else 0.0
        self.doors = weights.doors * crisis_left**2 * sum(margin for _, margin in self.aims)
        self.hand, self.prices, self.gain = cache(self._hand), cache(self._prices), cache(self._gain)
        self._near = cache(self._near_doors)

    # ---- hands ----

    def _hand(self, hand: bytes, cell: Cell) -> float:
        """Return a hand with which one waits in a room for the next turn, in points."""
        if not self.future:
            return 0.0
        worths = sorted(map(self._cards.__getitem__, hand), reverse=True)
        plain = sum(worths[: self.limit]) + self.weights.spare * sum(worths[self.limit :])
        return self.future * (plain + self._hoped(hand, cell))

    def _hoped(self, hand: bytes, cell: Cell) -> float:
        """Return what the two best doors promise beyond the price of the cards."""
        best = second = 0.0
        sure = self.weights.hope
        for opened, gain in self._near(cell):
            hope = sure[lacking(opened.door.cost, hand)] * gain
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
        return best + self.weights.second * second

    def _near_doors(self, cell: Cell) -> tuple[tuple[OpenDoor, float], ...]:
        """Return the doors worth paying for, and what each promises a dwarf that begins its turn here and can pay."""
        reach, weights = self._mine.reach(cell, NEXT), self.weights
        return tuple(
            (one, weights.promise * margin * (1.0 if one.cell in reach else weights.far)) for one, margin in self.aims
        )

    # ---- cards ----

    def _prices(self, hand: bytes) -> "Prices":
        """Return what one more card is worth to a hand."""
        weights = self.weights
        usual = [weights.gem(gem) for gem in GEMS]
        gems, hope = usual.copy(), weights.hope
        wanted: list[tuple[float, OpenDoor]] = []
        for opened, margin in self.aims:
            if short := lacking(opened.door.cost, hand):
                wanted.append((weights.wanted * (hope[short - 1] - hope[short]) * margin, opened))
        wanted.sort(key=lambda one: -one[0])
        for more, opened in wanted[: weights.aims]:
            for gem in (*_short_of(opened.door.cost, hand), Gem.DIAMOND_DUST, Gem.ECHOGLASS):
                gems[gem] = max(gems[gem], usual[gem] + more)
        return Prices(self.unseen, tuple(sum(map(gems.__getitem__, kind)) for kind in KINDS))

    # ---- abilities ----

    def _gain(self, ability: Ability, hand: bytes, x: int = 0) -> float:
        """Return what using an ability brings on average, in points; of the best X, where x is 0 and it has one."""
        if not self.future:
            return 0.0
        if has_x(ability) and not x:
            most = sum(isinstance(step, fx.Discard) for step in ability) and len(hand)
            return max((self.gain(ability, hand, number) for number in range(1, most + 1)), default=IMPOSSIBLE)
        return self.future * _Execution(self, hand, x).gain(ability)

    def draws(self, count: int, hand: bytes) -> float:
        """Return what drawing so many cards brings."""
        return self.gain((fx.Draw(count),), hand)


class Prices:
    """What one more card is worth to a hand: every kind, and what chance brings of those unseen."""

    def __init__(self, unseen: bytes, cards: tuple[float, ...]) -> None:
        self.cards, self._unseen = cards, unseen
        self._all = sorted(map(cards.__getitem__, unseen), reverse=True) or [0.0]
        self.drawn = sum(self._all) / len(self._all)
        self._of_kinds = cache(self._worths_of)

    def _worths_of(self, kinds: frozenset[int]) -> list[float]:
        """Return the unseen cards of these kinds, the best first."""
        return sorted((self.cards[kind] for kind in self._unseen if kind in kinds), reverse=True)

    def best_of(self, count: int, kept: int, kinds: frozenset[int] | None = None) -> float:
        """Return the worth of the best `kept` of `count` unseen cards, or of as many of these kinds."""
        worths = self._all if kinds is None else self._of_kinds(kinds)
        if not worths:
            return 0.0
        # The i-th best of n cards drawn lies about at the share (i + 1) / (n + 1) of all.
        return sum(worths[min(len(worths) - 1, len(worths) * (one + 1) // (count + 1))] for one in range(kept))

    def share(self, kinds: frozenset[int]) -> float:
        """Which share of the unseen cards is of these kinds."""
        return len(self._of_kinds(kinds)) / max(1, len(self._unseen))


class _Execution:
    """An ability gone through step by step, with averages for what chance brings."""

    def __init__(self, worth: Worth, hand: bytes, x: int) -> None:
        self.limit, self.x, self.weights = worth.limit, x, worth.weights
        self.prices = worth.prices(hand)
        self.known = sorted(hand, key=lambda kind: self.prices.cards[kind])  # the least first
        self.held = float(len(hand))
        self.gained = 0.0
        self.named = -1
        self.gone = b""
        self.piles = worth.piles
        self.lying = 0
        self.kinds: frozenset[int] | None = None

    def gain(self, ability: Ability) -> float:
        for step in ability:
            match step:
                case fx.Draw(count):
                    drawn = self._from_piles(count)
                    self._take(drawn, drawn * self.prices.drawn)
                case fx.Reveal(count):
                    self.lying, self.kinds = self._from_piles(count), None
                case fx.Dig(count, matching):
                    self.lying, self.kinds = self._from_piles(count), self._kinds(matching)
                case fx.Keep(count, matching):
                    self._keep(count, matching)
                case fx.Discard(count, matching):
                    self._discard(number(count, self.x), matching)
                case fx.NameGem():
                    worths = [self.prices.best_of(1, 1, matching_kinds(NAMED, gem, b"")) for gem in GEMS]
                    self.named = worths.index(max(worths))
                case _:
                    self.gained += self.weights.pieces
        return self.gained

    def _take(self, count: float, worth: float) -> None:
        """Cards into the hand; those beyond the limit are worth little."""
        if not count:
            return
        free = max(0.0, min(count, self.limit - self.held))
        average = worth / count
        self.held += count
        self.gained += free * average + (count - free) * self.weights.spare * average

    def _keep(self, count: Count | str, matching: Condition) -> None:
        if self.kinds is not None:
            kept = self.lying if count == ALL else min(self.lying, number(count, self.x))
            self._take(kept, self.prices.best_of(self.lying, kept, self.kinds))
            return
        kinds = self._kinds(matching) if matching else None
        fitting = self.lying * (1.0 if kinds is None else self.prices.share(kinds))
        if count == ALL:
            average = self.prices.best_of(1, 1, kinds)
            self._take(fitting, fitting * average)
            return
        kept = min(self.lying, number(count, self.x))
        sure = min(1.0, fitting / kept) if kept else 0.0
        self._take(kept * sure, sure * self.prices.best_of(max(kept, int(fitting)), kept, kinds))

    def _discard(self, count: int, matching: Condition) -> None:
        kinds = self._kinds(matching)
        fitting = [kind for kind in self.known if kind in kinds][:count]
        for kind in fitting:
            self.known.remove(kind)
            over = self.held > self.limit
            self.gained -= self.prices.cards[kind] * (self.weights.spare if over else 1.0)
            self.held -= 1
        self.gone += bytes(fitting)
        unknown = count - len(fitting)
        if unknown > (self.held - len(self.known) if matching == () else 0):
            self.gained += IMPOSSIBLE
        self.held -= unknown
        self.piles += count
        self.gained -= unknown * self.prices.drawn * self.weights.spare

    def _from_piles(self, count: Count) -> int:
        found = min(number(count, self.x), self.piles)
        self.piles -= found
        return found

    def _kinds(self, matching: Condition) -> frozenset[int]:
        return matching_kinds(matching, self.named, bytes(sorted(self.gone)))


@lru_cache(maxsize=1 << 16)
def lacking(cost: tuple[Gem, ...], hand: bytes) -> int:
    """Return about how many gems of a door the hand lacks, without skills: Dust and Echoglass stand for any."""
    for_any = sum(gem in (Gem.DIAMOND_DUST, Gem.ECHOGLASS) for kind in hand for gem in KINDS[kind])
    return max(0, len(_short_of(cost, hand)) - for_any)


def _short_of(cost: tuple[Gem, ...], hand: bytes) -> list[Gem]:
    """Return the gems of a door that no card shows."""
    have = [gem for kind in hand for gem in KINDS[kind]]
    short = []
    for gem in cost:
        if gem in have:
            have.remove(gem)
        else:
            short.append(gem)
    return short
