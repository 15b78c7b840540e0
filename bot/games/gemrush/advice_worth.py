"""Gem Rush, advice: the value of cards, hands and abilities for a computer player, in points.

A card has the usual value of its gems. It has a higher value if an open door (a door to an empty space) still needs
them. Instead of dealing cards, the code computes averages over all cards that the player does not see.

PLAIN has the weights of the levels easy and normal, chosen by hand. The level hard has the other weights, which
`tests.simulate.fit` found in matches with changed weights. On 60 seeds of Crisis, teams of four players that look one
turn ahead score 58.5 points with PLAIN and 69.9 with FITTED_CRISIS. Most of the gain comes from lower values for what
is uncertain: doors that are not built yet, lacking gems, and later turns.

The margin of a door is its points minus the usual value of its gems. For each point of margin of the open doors, the
table gains `Weights.doors` points later in the match. In 150 matches, it gained 0.23 points in the first third of a
match, 0.06 in the second, and nearly 0 in the last.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from bot.games.gemrush import effects as fx
from bot.games.gemrush.effects import ALL, NAMED, Ability, Condition, Count, has_x, matching_kinds, number
from bot.games.gemrush.gems import GEMS, KINDS, STANDARD, Gem
from bot.games.gemrush.mine import Cell, Laid, OpenDoor, mine_of

CACHED = 256  # how many `Worth` and how many `Plans` are cached: a search needs up to about a hundred of each
NEAR = 2  # a dwarf can take this many steps and still build in the same turn
IMPOSSIBLE = -99.0


class Weights(NamedTuple):
    """Values in points, and factors for them."""

    # The usual values of gems on a card: of every standard gem, and of each special gem.
    standard: float
    dust: float
    echoglass: float
    orichalcum: float
    warpstone: float
    hope: tuple[float, ...]  # the chance to build at a door, 0..1, by the number of gems that the hand lacks
    promise: float  # the factor for the margin of a door that is not built yet
    wanted: float  # the factor for the additional value of a gem that the hand lacks for a door
    aims: int  # at most this many doors give additional value to gems
    far: float  # the factor for a door that the dwarf cannot reach in its next turn
    second: float  # the factor for the second best door
    spare: float  # the factor for cards above the hand limit
    pieces: float  # the value of moving a dwarf or a room
    # All later gains have the factor `last + later * (turns left)`, but at most 1.
    last: float
    later: float
    doors: float  # the factor for the margins of all open doors at the start of a Crisis; later it is smaller
    new_room: float  # the value of an unknown room's ability, as a number of drawn cards
    new_doors: float  # the value of an unknown room's doors, in points
    pace: float  # in a Rush, how many points the leader is expected to score in a turn

    def gem(self, gem: Gem) -> float:
        """Return the usual value of a gem on a card."""
        if gem in STANDARD:
            return self.standard
        return (self.dust, self.echoglass, self.orichalcum, self.warpstone)[gem - Gem.DIAMOND_DUST]


@cache
def usual_cards(weights: Weights) -> tuple[float, ...]:
    """Return the usual value of each kind of card."""
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
    pace=0.5,
)
FITTED_CRISIS = Weights(
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
    pace=0.5,
)
FITTED_RUSH = Weights(
    standard=0.5,
    dust=1.6,
    echoglass=0.38,
    orichalcum=0.5,
    warpstone=0.93,
    hope=(1.0, 0.57, 0.55, 0.3, 0.23, 0.03, 0.0),
    promise=0.32,
    wanted=0.29,
    aims=8,
    far=0.38,
    second=0.31,
    spare=0.2,
    pieces=0.26,
    last=0.245,
    later=0.305,
    doors=0.0,
    new_room=0.7,
    new_doors=2.05,
    pace=2.3,
)


class Worth:
    """Computes and caches the values of cards, hands and abilities.

    Attributes:
        aims: the open doors that have points, each with its margin.
        future: the factor for all later gains; 0 after the last turn.
        doors: the value of all open doors for the whole table.
    """

    def __init__(
        self,
        weights: Weights,
        laid: tuple[Laid, ...],
        unseen: bytes,
        limit: int,
        turns_left: float,
        piles: int,
        crisis_left: float,
    ) -> None:
        """Prepare the values.

        Args:
            limit, unseen, turns_left: as in `Scene`.
            piles: the number of cards in deck and discard pile.
            crisis_left: in a Crisis, the share of all cards that is not burnt yet; 0 in a Rush.
        """
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
        """Return the value of a hand for a dwarf that begins its next turn in this room."""
        if not self.future:
            return 0.0
        worths = sorted(map(self._cards.__getitem__, hand), reverse=True)
        plain = sum(worths[: self.limit]) + self.weights.spare * sum(worths[self.limit :])
        return self.future * (plain + self._hoped(hand, cell))

    def _hoped(self, hand: bytes, cell: Cell) -> float:
        """Return the expected gain from the two best doors."""
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
        """Return each aim with its value for a dwarf that begins its turn here and can pay."""
        reach, weights = self._mine.reach(cell, NEAR), self.weights
        return tuple(
            (one, weights.promise * margin * (1.0 if one.cell in reach else weights.far)) for one, margin in self.aims
        )

    # ---- cards ----

    def _prices(self, hand: bytes) -> "Prices":
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
        """Return the average gain of an ability, in points. x: the number chosen for X; 0 for the best number."""
        if not self.future:
            return 0.0
        if has_x(ability) and not x:
            most = sum(isinstance(step, fx.Discard) for step in ability) and len(hand)
            return max((self.gain(ability, hand, number) for number in range(1, most + 1)), default=IMPOSSIBLE)
        return self.future * _Execution(self, hand, x).gain(ability)

    def draws(self, count: int, hand: bytes) -> float:
        """Return the average gain of drawing `count` cards."""
        return self.gain((fx.Draw(count),), hand)


class Prices:
    """The values that one more card has for a hand.

    Attributes:
        cards: the value of each kind of card.
        drawn: the average value of an unseen card.
    """

    def __init__(self, unseen: bytes, cards: tuple[float, ...]) -> None:
        self.cards, self._unseen = cards, unseen
        self._all = sorted(map(cards.__getitem__, unseen), reverse=True) or [0.0]
        self.drawn = sum(self._all) / len(self._all)
        self._of_kinds = cache(self._worths_of)

    def _worths_of(self, kinds: frozenset[int]) -> list[float]:
        return sorted((self.cards[kind] for kind in self._unseen if kind in kinds), reverse=True)

    def best_of(self, count: int, kept: int, kinds: frozenset[int] | None = None) -> float:
        """Return the average total value of the best `kept` of `count` drawn cards.

        kinds: only cards of these kinds are drawn; None for all cards.
        """
        worths = self._all if kinds is None else self._of_kinds(kinds)
        if not worths:
            return 0.0
        # On average, n drawn cards divide the sorted list of all cards into n + 1 equal parts.
        return sum(worths[min(len(worths) - 1, len(worths) * (one + 1) // (count + 1))] for one in range(kept))

    def share(self, kinds: frozenset[int]) -> float:
        """Return the share of the unseen cards that are of these kinds."""
        return len(self._of_kinds(kinds)) / max(1, len(self._unseen))


class _Execution:
    """Computes the gain of an ability step by step, with averages instead of chance."""

    def __init__(self, worth: Worth, hand: bytes, x: int) -> None:
        self.limit, self.x, self.weights = worth.limit, x, worth.weights
        self.prices = worth.prices(hand)
        self.known = sorted(hand, key=lambda kind: self.prices.cards[kind])
        self.held = float(len(hand))
        self.gained = 0.0
        self.named = -1
        self.gone = b""
        self.piles = worth.piles
        self.revealed = 0
        self.kinds: frozenset[int] | None = None

    def gain(self, ability: Ability) -> float:
        for step in ability:
            match step:
                case fx.Draw(count):
                    drawn = self._from_piles(count)
                    self._take(drawn, drawn * self.prices.drawn)
                case fx.Reveal(count):
                    self.revealed, self.kinds = self._from_piles(count), None
                case fx.Dig(count, matching):
                    self.revealed, self.kinds = self._from_piles(count), self._kinds(matching)
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
        """Add cards with this total value to the hand. Cards above the hand limit count less."""
        if not count:
            return
        free = max(0.0, min(count, self.limit - self.held))
        average = worth / count
        self.held += count
        self.gained += free * average + (count - free) * self.weights.spare * average

    def _keep(self, count: Count | str, matching: Condition) -> None:
        if self.kinds is not None:
            kept = self.revealed if count == ALL else min(self.revealed, number(count, self.x))
            self._take(kept, self.prices.best_of(self.revealed, kept, self.kinds))
            return
        kinds = self._kinds(matching) if matching else None
        fitting = self.revealed * (1.0 if kinds is None else self.prices.share(kinds))
        if count == ALL:
            average = self.prices.best_of(1, 1, kinds)
            self._take(fitting, fitting * average)
            return
        kept = min(self.revealed, number(count, self.x))
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
    """Estimate how many gems of this cost the hand lacks. Dust and Echoglass replace any gem. Skills do not count."""
    have = _counts(hand)
    return max(0, len(_short_of(cost, hand)) - have[Gem.DIAMOND_DUST] - have[Gem.ECHOGLASS])


@lru_cache(maxsize=1 << 12)
def _counts(hand: bytes) -> tuple[int, ...]:
    """Return for each gem how often the hand shows it."""
    counts = [0] * len(GEMS)
    for kind in hand:
        for gem in KINDS[kind]:
            counts[gem] += 1
    return tuple(counts)


def _short_of(cost: tuple[Gem, ...], hand: bytes) -> list[Gem]:
    """Return the gems of this cost that the hand lacks, without counting Dust and Echoglass."""
    have = list(_counts(hand))
    short = []
    for gem in cost:
        if have[gem]:
            have[gem] -= 1
        else:
            short.append(gem)
    return short
