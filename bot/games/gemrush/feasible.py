"""Whether an ability can be used with the cards there are: what it asks for against what one can be sure of."""

from typing import NamedTuple

from bot.games.gemrush import effects as fx
from bot.games.gemrush.effects import ALL, NAMED, Ability, Condition, Count, X
from bot.games.gemrush.gems import GEMS
from bot.games.gemrush.piles import choices, matching_kinds, without_cards

_GAINS = (fx.Draw, fx.Reveal, fx.Dig)


class Stock(NamedTuple):
    """What there is when a step begins.

    Attributes:
        hand: cards known. piles: how many cards are in deck and discard pile.
        drawn: how many more are in the hand by then, of which nothing is known. aside: how many are revealed.
        x, named, discarded: as in `model.Frame`.
    """

    hand: bytes
    piles: int
    drawn: int = 0
    aside: int = 0
    x: int = 0
    named: int = -1
    discarded: bytes = b""


def numbers(ability: Ability, stock: Stock) -> tuple[int, ...]:
    """The numbers that X may be; (0,) for an ability without X that can be used; () for one that cannot."""
    if not has_x(ability):
        return (0,) if can_finish(ability, 0, stock) else ()
    found = []
    for x in range(1, len(stock.hand) + stock.piles + 1):
        if not can_finish(ability, 0, stock._replace(x=x)):
            break
        found.append(x)
    return tuple(found)


def can_finish(ability: Ability, step: int, stock: Stock) -> bool:
    """Whether the steps from `step` on can give what they ask for.

    Cards to discard must be there: known ones, where they have to match. What is drawn or kept on the way counts as
    cards of which nothing is known, as many as there can be.
    """
    for at in range(step, len(ability)):
        effect = ability[at]
        match effect:
            case fx.Draw(count) | fx.Reveal(count) | fx.Dig(count):
                if count == X and stock.piles < stock.x:
                    return False
                stock = _taken(stock, min(number(count, stock.x), stock.piles), unseen=isinstance(effect, fx.Draw))
            case fx.Keep(count):
                kept = stock.aside if count == ALL else min(stock.aside, number(count, stock.x))
                stock = stock._replace(drawn=stock.drawn + kept, aside=stock.aside - kept)
            case fx.NameGem() if discards_after(ability, at, NAMED):
                return any(can_finish(ability, at + 1, stock._replace(named=gem)) for gem in GEMS)
            case fx.Discard():
                ways = _discarded(effect, stock)
                if discards_after(ability, at) or not ways:
                    return any(can_finish(ability, at + 1, way) for way in ways)
                stock = ways[0]
    return True


def _taken(stock: Stock, count: int, *, unseen: bool) -> Stock:
    piles = stock.piles - count
    if unseen:
        return stock._replace(piles=piles, drawn=stock.drawn + count)
    return stock._replace(piles=piles, aside=stock.aside + count)


def _discarded(effect: fx.Discard, stock: Stock) -> list[Stock]:
    """Every way to discard what a step asks for, unknown cards first where any will do; none: it cannot be done."""
    wanted = number(effect.count, stock.x)
    unseen = min(stock.drawn, wanted) if effect.matching == () else 0
    kinds = matching_kinds(effect.matching, stock.named, stock.discarded)
    fitting = bytes(kind for kind in stock.hand if kind in kinds)
    return [
        stock._replace(
            hand=without_cards(stock.hand, gone),
            piles=stock.piles + wanted,
            drawn=stock.drawn - unseen,
            discarded=bytes(sorted(stock.discarded + gone)),
        )
        for gone in choices(fitting, wanted - unseen)
    ]


def only_pieces(ability: Ability) -> bool:
    """Whether an ability brings no card: then it is for nothing when no piece can be moved."""
    return not any(isinstance(effect, _GAINS) for effect in ability)


def has_x(ability: Ability) -> bool:
    return any(getattr(effect, "count", None) == X for effect in ability)


def discards_after(ability: Ability, step: int, matching: Condition | None = None) -> bool:
    """Whether a step after this one discards (under this condition)."""
    return any(isinstance(effect, fx.Discard) and matching in (None, effect.matching) for effect in ability[step + 1 :])


def number(count: Count | str, x: int) -> int:
    return count if isinstance(count, int) else x
