"""Gem Rush: which payments a seat can make at a door now, and which of them are worth offering.

A payment that uses a Warpstone is possible at any door of the mine, and costs no step. Any other payment needs the
dwarf in the door's room, and a step.

With Transmutation or Harmonization, the same cards and skills may pay in both ways: the skill turns the Warpstone into
something else, or it turns another gem. A move names only cards and skills, so `every_payment` decides for the player:

* more points are better;
* with equal points, a saved step is better, so the payment uses the Warpstone;
* then the payment that wastes fewer gems is better.

A payment is not listed if the same cards with fewer of its skills score as much and cost no more steps. A skill serves
to pay, so a skill that only wastes a gem, for a card by the skill Leftovers, is not listed either.
"""

from collections.abc import Container, Iterable

from bot.games.gemrush.gems import KINDS, Gem
from bot.games.gemrush.payments import Cost, Payment, cost_order, payments
from bot.games.gemrush.skills import Skill


def every_payment(
    cost: Cost, hand: bytes, gem: Gem, skills: Container[int] = (), *, here: bool, step: bool
) -> list[Payment]:
    """Return all payments for a door that are possible now, cheapest first. Cards and skills come once together.

    Args:
        cost, hand, gem, skills: as in `payments`.
        here: whether the door is in the dwarf's room.
        step: whether the seat has a step for building.
    """
    walked = payments(cost, hand, gem, skills) if here and step else ()
    warped = payments(cost, hand, gem, skills, warp=True)
    if not walked or not warped:
        return [*walked, *warped]
    by_cards: dict[bytes, dict[bytes, Payment]] = {}
    for one in (*walked, *warped):
        known = by_cards.setdefault(one.cards, {})
        known[one.skills] = max(one, known.get(one.skills, one), key=_value)
    return sorted((one for known in by_cards.values() for one in _needed(known)), key=cost_order)


def _value(payment: Payment) -> tuple[int, bool, int]:
    """Return the sort key of a payment among those with the same cards and skills. The highest is the best."""
    return payment.bonus, payment.warp, -payment.wasted


def _needed(known: dict[bytes, Payment]) -> Iterable[Payment]:
    """Return the payments that do more than others with fewer skills. known: payments with equal cards, by skills."""
    return [
        one
        for one in known.values()
        if not any(
            less.skills != one.skills and _does_as_much(less, one) and less.warp >= one.warp for less in known.values()
        )
    ]


def sensible(found: Iterable[Payment], skills: Container[int], *, saves_step: bool) -> list[Payment]:
    """Return payments for a door without those that discard a card for nothing.

    A payment does so if another one needs only some of its cards, no other skill, and scores as much. If the additional
    card is a Warpstone that saves a step, or draws a card by the skill Leftovers, the payment comes last instead.

    found: with fewer cards first. saves_step: whether a Warpstone saves a step.
    """
    needed, late, kept = list[Payment](), list[Payment](), list[tuple[int, Payment]]()
    for one in found:
        cards = _counts(one.cards)
        better = [less for fewer, less in kept if _holds_more(cards, fewer) and _does_as_much(less, one)]
        saves = saves_step and one.warp and not any(less.warp for less in better)
        draws = Skill.LEFTOVERS in skills and one.wasted and not any(less.wasted for less in better)
        if not better or saves or draws:
            kept.append((cards, one))
            (late if better else needed).append(one)
    return [*needed, *late]


_COUNT_BITS = 4  # for the number of equal cards; the highest of them stays 0
_SPARE = sum(1 << (_COUNT_BITS * kind + _COUNT_BITS - 1) for kind in range(len(KINDS)))


def _counts(cards: bytes) -> int:
    """Return how many cards of each kind there are, as an int that has `_COUNT_BITS` bits for each kind."""
    return sum(1 << _COUNT_BITS * kind for kind in cards)


def _holds_more(cards: int, fewer: int) -> bool:
    """Return whether cards contain other cards, and at least one more. Both are numbers as from `_counts`."""
    return cards != fewer and ((cards | _SPARE) - fewer) & _SPARE == _SPARE


def _does_as_much(less: Payment, more: Payment) -> bool:
    """Return whether a payment needs no skill that another one does not use, and scores as many points."""
    return less.bonus >= more.bonus and set(less.skills) <= set(more.skills)
