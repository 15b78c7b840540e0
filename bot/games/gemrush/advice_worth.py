"""Gem Rush, advice: what cards, hands and abilities are worth, in points.

A card is worth what its gems usually bring, and more where they are what a door nearby still wants. What chance brings
is reckoned with averages: of the best of so many cards drawn from those unseen, of the share of cards that match. No
deck is looked into and none is made up.

The numbers are in `advice_weights`.
"""

from collections.abc import Hashable

from bot.games.gemrush import effects as fx
from bot.games.gemrush.advice_scene import KEPT, Newest, Scene, lacking
from bot.games.gemrush.cells import Cell
from bot.games.gemrush.effects import ALL, NAMED, Ability, Condition, Count, has_x, matching_kinds
from bot.games.gemrush.gems import CARDS, GEMS, KINDS, Gem
from bot.games.gemrush.mine import OpenDoor

_PAIRS = tuple((gems[0], gems[1] if len(gems) == 2 else None) for gems in KINDS)

NEXT = 2  # steps that leave one for building
IMPOSSIBLE = -99.0


class Worth:
    """What things are worth in a scene. Remembers what it was asked; get one by `worth_of`."""

    def __init__(self, scene: Scene) -> None:
        self.mine, self.unseen, self.limit = scene.mine, scene.unseen, scene.limit
        self.weights = weights = scene.weights
        self.cards = weights.cards
        self.piles = scene.view.deck + scene.view.discard
        # The doors worth paying for, and what each brings beyond the usual worth of its gems.
        self.aims = tuple(
            (one, max(0.0, one.door.points - sum(map(weights.gem, one.door.cost))))
            for one in scene.mine.open_doors()
            if one.door.points
        )
        # Nothing is worth anything after the last turn.
        self.future = min(1.0, weights.last + weights.later * scene.turns_left) if scene.turns_left else 0.0
        left = 1 - scene.view.burnt / len(CARDS) if scene.view.mode == "crisis" else 0.0
        self.doors = weights.doors * left**2 * sum(margin for _, margin in self.aims)
        self._prices: dict[bytes, Prices] = {}
        self._near: dict[Cell, tuple[tuple[OpenDoor, float], ...]] = {}
        self._hands: dict[tuple[bytes, Cell], float] = {}
        self._gains: dict[tuple[Ability, bytes, int], float] = {}
        self._draws: dict[tuple[int, bytes], float] = {}

    # ---- hands ----

    def near(self, cell: Cell) -> tuple[tuple[OpenDoor, float], ...]:
        """The doors worth paying for, and what each promises a dwarf that begins its turn here and can pay."""
        if cell not in self._near:
            reach, weights = self.mine.reach(cell, NEXT), self.weights
            self._near[cell] = tuple(
                (one, weights.promise * margin * (1.0 if one.cell in reach else weights.far))
                for one, margin in self.aims
            )
        return self._near[cell]

    def hand(self, hand: bytes, cell: Cell) -> float:
        """A hand with which one waits in a room for the next turn, in points."""
        if not self.future:
            return 0.0
        found = self._hands.get((hand, cell))
        if found is None:
            found = self._hands[hand, cell] = self.future * (self._plain(hand) + self._hoped(hand, cell))
        return found

    def _plain(self, hand: bytes) -> float:
        worths = sorted(map(self.cards.__getitem__, hand), reverse=True)
        limit = self.limit
        return sum(worths[:limit]) + self.weights.spare * sum(worths[limit:])

    def _hoped(self, hand: bytes, cell: Cell) -> float:
        """What the doors nearby promise beyond the price of the cards."""
        best = second = 0.0
        sure = self.weights.hope
        for opened, gain in self.near(cell):
            hope = sure[lacking(opened.door.cost, hand)] * gain
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
        return best + self.weights.second * second

    # ---- cards ----

    def prices(self, hand: bytes) -> "Prices":
        """What one more card is worth to a hand."""
        found = self._prices.get(hand)
        if found is None:
            found = self._prices[hand] = Prices(self.unseen, self._cards(hand))
        return found

    def _cards(self, hand: bytes) -> tuple[float, ...]:
        """By kind of card: what one more of it is worth to a hand."""
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
        return tuple(gems[first] + (gems[second] if second is not None else 0.0) for first, second in _PAIRS)

    # ---- abilities ----

    def gain(self, ability: Ability, hand: bytes, *, x: int = 0) -> float:
        """What using an ability brings on average, in points; of the best X, where x is 0 and it has one."""
        if not self.future:
            return 0.0
        asked = (ability, hand, x)
        found = self._gains.get(asked)
        if found is None:
            found = self._gains[asked] = self._gain(ability, hand, x)
        return found

    def _gain(self, ability: Ability, hand: bytes, x: int) -> float:
        if has_x(ability) and not x:
            most = sum(isinstance(step, fx.Discard) for step in ability) and len(hand)
            return max((self.gain(ability, hand, x=number) for number in range(1, most + 1)), default=IMPOSSIBLE)
        return self.future * _Reckoning(self, hand, x).of(ability)

    def draws(self, count: int, hand: bytes) -> float:
        """What drawing so many cards brings."""
        found = self._draws.get((count, hand))
        if found is None:
            reckoning = _Reckoning(self, hand, 0)
            found = self._draws[count, hand] = self.future * reckoning.of((fx.Draw(count),))
        return found


_worths: Newest[Hashable, Worth] = Newest(KEPT)


def worth_of(scene: Scene) -> Worth:
    """What things are worth in a scene; the same for scenes alike in all that counts, as in one turn they often are."""
    view = scene.view
    piles = view.deck + view.discard
    alike = (scene.weights, scene.laid, scene.unseen, scene.limit, scene.turns_left, piles, view.mode, view.burnt)
    return _worths.get(alike, lambda: Worth(scene))


class Prices:
    """What one more card is worth to a hand: every kind, and what chance brings of those unseen."""

    def __init__(self, unseen: bytes, cards: tuple[float, ...]) -> None:
        self.cards = cards
        self._unseen = unseen
        self._worths = sorted(map(cards.__getitem__, unseen), reverse=True) or [0.0]
        self.drawn = sum(self._worths) / len(self._worths)
        self._of_kinds: dict[frozenset[int], list[float]] = {}

    def best_of(self, count: int, kept: int, kinds: frozenset[int] | None = None) -> float:
        """The worth of the best `kept` of `count` unseen cards, or of as many of these kinds."""
        worths = self._worths if kinds is None else self._worths_of(kinds)
        if not worths:
            return 0.0
        # The i-th best of n cards drawn lies about at the share (i + 1) / (n + 1) of all.
        return sum(worths[min(len(worths) - 1, len(worths) * (one + 1) // (count + 1))] for one in range(kept))

    def _worths_of(self, kinds: frozenset[int]) -> list[float]:
        """The unseen cards of these kinds, the best first."""
        found = self._of_kinds.get(kinds)
        if found is None:
            cards = self.cards
            found = self._of_kinds[kinds] = sorted(
                (cards[kind] for kind in self._unseen if kind in kinds), reverse=True
            )
        return found

    def share(self, kinds: frozenset[int]) -> float:
        """Which share of the unseen cards is of these kinds."""
        return len(self._worths_of(kinds)) / max(1, len(self._unseen))


class _Reckoning:
    """An ability gone through step by step, with averages for what chance brings."""

    def __init__(self, worth: Worth, hand: bytes, x: int) -> None:
        self.worth, self.x, self.spare = worth, x, worth.weights.spare
        self.prices = worth.prices(hand)
        self.known = sorted(hand, key=lambda kind: self.prices.cards[kind])  # the least first
        self.held = float(len(hand))
        self.gained = 0.0
        self.named = -1
        self.gone = b""
        self.piles = worth.piles
        self.lying = 0
        self.kinds: frozenset[int] | None = None

    def of(self, ability: Ability) -> float:
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
                    self._discard(self._number(count), matching)
                case fx.NameGem():
                    self.named = self._best_name()
                case _:
                    self.gained += self.worth.weights.pieces
        return self.gained

    def _take(self, count: float, worth: float) -> None:
        """Cards into the hand; those beyond the limit are worth little."""
        if not count:
            return
        free = max(0.0, min(count, self.worth.limit - self.held))
        average = worth / count
        self.held += count
        self.gained += free * average + (count - free) * self.spare * average

    def _keep(self, count: Count | str, matching: Condition) -> None:
        if self.kinds is not None:
            kept = self.lying if count == ALL else min(self.lying, self._number(count))
            self._take(kept, self.prices.best_of(self.lying, kept, self.kinds))
            return
        kinds = self._kinds(matching) if matching else None
        fitting = self.lying * (1.0 if kinds is None else self.prices.share(kinds))
        if count == ALL:
            average = self.prices.best_of(1, 1, kinds)
            self._take(fitting, fitting * average)
            return
        kept = min(self.lying, self._number(count))
        sure = min(1.0, fitting / kept) if kept else 0.0
        self._take(kept * sure, sure * self.prices.best_of(max(kept, int(fitting)), kept, kinds))

    def _discard(self, count: int, matching: Condition) -> None:
        kinds = self._kinds(matching)
        fitting = [kind for kind in self.known if kind in kinds][:count]
        for kind in fitting:
            self.known.remove(kind)
            over = self.held > self.worth.limit
            self.gained -= self.prices.cards[kind] * (self.spare if over else 1.0)
            self.held -= 1
        self.gone += bytes(fitting)
        unknown = count - len(fitting)
        if unknown > (self.held - len(self.known) if matching == () else 0):
            self.gained += IMPOSSIBLE
        self.held -= unknown
        self.piles += count
        self.gained -= unknown * self.prices.drawn * self.spare

    def _from_piles(self, count: Count) -> int:
        found = min(self._number(count), self.piles)
        self.piles -= found
        return found

    def _number(self, count: Count | str) -> int:
        return count if isinstance(count, int) else self.x

    def _kinds(self, matching: Condition) -> frozenset[int]:
        return matching_kinds(matching, self.named, bytes(sorted(self.gone)))

    def _best_name(self) -> int:
        return max(range(len(GEMS)), key=lambda gem: self.prices.best_of(1, 1, matching_kinds(NAMED, gem, b"")))


def _short_of(cost: tuple[Gem, ...], hand: bytes) -> set[Gem]:
    have = [gem for kind in hand for gem in KINDS[kind]]
    short = set()
    for gem in cost:
        if gem in have:
            have.remove(gem)
        else:
            short.add(gem)
    return short
