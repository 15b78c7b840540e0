"""Gem Rush: all the ways in which a hand can pay for a door.

A payment is a set of cards. One gem on a card pays for one gem of the door, and both gems of a card may pay. Every card
must pay for something. An exception is the card of the Warpstone that the payment uses. Another exception is an
Orichalcum that scores with the skill Gilding. Diamond Dust pays for any gem. Echoglass pays for a gem that a card of
the payment shows. Each Orichalcum on the cards scores one point, so a payment with more cards may be better. For each
set of cards and each set of skills, the result has only the payment with the highest bonus.

A payment uses a Warpstone if one of its cards still shows one. Of several Warpstones it uses one, and the others are
wasted. A Warpstone that Transmutation turned into Diamond Dust is none any more, and neither is one on a card that
Harmonization turned into Echoglass. So payments with and without a Warpstone are two searches. The module
`door_payments` joins them for a door.

The search adds the cards of the hand one by one. It keeps a set of **uses** for the cards chosen so far: all possible
ways to use their gems. A use is an int that consists of bit fields, so a card is added by adding ints. The fields are:

* the needs: for each standard gem, how many of the door's gems are not yet paid with the same gem (3 bits each);
* `open`: how many of these gems are not yet paid with a replacing gem either;
* the numbers of replacing gems: Diamond Dust, Echoglass on cards, Echoglass made by Harmonization, and gems made by
Transmutation or Affinity, which replace any gem. Only the end of the search decides which gem each of them replaces;
* the skills used, the gem of which Transmutation still needs a second one, and whether the Warpstone is used;
* the standard gems that the cards show, because Echoglass copies them; the points; the number of wasted gems.

The search chooses last which card Harmonization turns into Echoglass, because the effect is the same for every card.
The skill Haggling saves one gem of the door. So the search is repeated without the first gem of the door, without the
second gem, and so on.

With two skills (variant Magic Circle), each skill works on the gems printed on the cards. It never works on gems that
the other skill made. No skill or Echoglass can use a transmuted gem or the gems of a harmonized card again.

Long because the fields of a use are easier to check beside the code that sets and reads them.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple

import msgspec

from bot.games.gemrush.gems import GEMS, KINDS, SHOWING, SPECIAL, STANDARD, Gem, without_cards
from bot.games.gemrush.skills import Skill

GEMS_TO_HAGGLE = 3  # Haggling works for doors with exactly this many gems
PAYING = (
    Skill.HARMONIZATION,
    Skill.TRANSMUTATION,
    Skill.EVOCATION,
    Skill.AFFINITY,
    Skill.HAGGLING,
    Skill.GILDING,
    Skill.REFRACTION,
)
"""The skills that change how a construction is paid."""

Cost = tuple[Gem, ...]
_Found = tuple[bytes, dict[int, tuple[int, int]]]  # cards; (points, -number of wasted gems) for each set of skill bits


class Payment(msgspec.Struct, frozen=True):
    cards: bytes = b""  # kinds of the cards discarded, ascending
    skills: bytes = b""  # numbers of the required skills, ascending
    bonus: int = 0  # points from Orichalcum
    wasted: int = 0  # how many gems, printed on the cards or made from them, have no effect
    warp: bool = False  # whether a Warpstone is used: then any door of the mine is possible, and building costs no step


class _Field:
    """A bit field of a use: `bits` bits from bit `low` on."""

    def __init__(self, low: int, bits: int) -> None:
        self.low, self.one, self.full = low, 1 << low, (1 << bits) - 1
        self.mask = self.full << low
        self.two_or_more = self.mask & ~self.one

    def of(self, use: int) -> int:
        return use >> self.low & self.full


_NEED = tuple(_Field(3 * kind, 3) for kind in STANDARD)
_ALL_NEEDS = (1 << 21) - 1
_ONE_OF_EACH = sum(need.one for need in _NEED)
_OPEN = _Field(21, 3)
_DUST, _GLASS, _MADE_GLASS, _ANY = (_Field(24 + 3 * place, 3) for place in range(4))
_TWIN = _Field(36, 4)  # 1 + the gem of which Transmutation still needs a second gem; 0 for none
_WARP = _Field(40, 1)
_USED = _Field(41, len(PAYING))  # one bit for each paying skill, in the order of `PAYING`
_POINTS = _Field(48, 4)
_WASTED = _Field(52, 5)
_SHOWN = _Field(57, 21)  # three bits for each standard gem: all are set if a card shows the gem
_ALWAYS = 1 << 78
_COPIES = (_GLASS.one, _MADE_GLASS.one)
_ANYTHING = _DUST.mask | _ANY.mask  # gems that replace any gem, even a gem that no card shows
_OPEN_MASK = _OPEN.mask
_UNDONE = _OPEN.mask | _TWIN.mask
_WORST = (-1, 0)
_GLASS_MADE = 2  # Harmonization makes two Echoglass from a card
_SPECIALS = tuple(sum(gem in SPECIAL for gem in gems) for gems in KINDS)


class _Choice(NamedTuple):
    """One possible use of a card. Below, "the earlier use" is the use of the cards chosen before this card."""

    some: int  # a mask: the earlier use must have at least one of these bits
    more: int  # a second mask like `some`
    open: int  # the field `open` of the earlier use must have at least this value
    asked: int  # a mask: of these bits, the earlier use must have exactly the bits `equal`
    equal: int
    adds: int  # the number added to the use
    marks: int  # the bits set in the use
    wild: bool = False  # whether a gem of the card replaces any gem
    first: Gem | None = None  # the gem that Transmutation uses as the first of its pair
    second: Gem | None = None  # the gem that Transmutation uses as the second of its pair


class _Role(NamedTuple):
    """One possible use of one gem on a card. `_Choice` describes the attributes that have the same name there."""

    adds: int
    marks: int = 0
    need: Gem | None = None  # the gem of the door that this gem matches; None if it matches none
    takes: int = 0  # for how many gems of the door this gem pays
    asked: int = 0
    equal: int = 0
    first: Gem | None = None
    second: Gem | None = None


_IDLE = _Role(_WASTED.one)


def _skill_bit(skill: Skill) -> int:
    return _USED.one << skill


def _roles(gem: Gem, colour: Gem, skills: frozenset[Skill], warp: bool) -> Iterator[_Role]:
    if warp or gem is not Gem.WARPSTONE:  # an idle Warpstone would be a used one
        yield _IDLE
    if gem in STANDARD:
        yield _Role(-_NEED[gem].one, need=gem, takes=1)
        if gem == colour and Skill.AFFINITY in skills:
            bit = _skill_bit(Skill.AFFINITY)
            yield _Role(_ANY.one, bit, takes=1, asked=bit)
    elif gem is Gem.DIAMOND_DUST:
        yield _Role(_DUST.one, takes=1)
    elif gem is Gem.ECHOGLASS:
        yield _Role(_GLASS.one, takes=1)
    elif gem is Gem.ORICHALCUM and Skill.GILDING in skills:
        yield _Role(_POINTS.one, _skill_bit(Skill.GILDING))
    elif gem is Gem.WARPSTONE and warp:
        yield _Role(0, _WARP.one, asked=_WARP.one)
    if Skill.TRANSMUTATION in skills:
        bit, twin = _skill_bit(Skill.TRANSMUTATION), (1 + gem) * _TWIN.one
        yield _Role(twin, bit, asked=bit, first=gem)
        yield _Role(_ANY.one - twin, takes=1, asked=_TWIN.mask, equal=twin, second=gem)


def _choice(roles: tuple[_Role, ...], shows: int) -> _Choice:
    needs = Counter(role.need for role in roles if role.need is not None)
    some = [_NEED[gem].mask if count == 1 else _NEED[gem].two_or_more for gem, count in needs.items()]
    marks, asked, equal = shows, 0, 0
    for role in roles:
        marks, asked, equal = marks | role.marks, asked | role.asked, equal | role.equal
    takes = sum(role.takes for role in roles) * _OPEN.one
    one, other = (*some, _ALWAYS, _ALWAYS)[:2]
    return _Choice(
        one,
        other,
        takes,
        asked,
        equal,
        sum(role.adds for role in roles) - takes,
        marks,
        wild=any(role.takes and role.need is None and role.adds not in _COPIES for role in roles),
        first=next((role.first for role in roles if role.first is not None), None),
        second=next((role.second for role in roles if role.second is not None), None),
    )


@cache
def _numbers(used: int) -> bytes:
    """Return the numbers of the skills whose bits are set, ascending."""
    return bytes(skill for skill in PAYING if used >> skill & 1)


@cache
def _choices(kind: int, colour: Gem, skills: frozenset[Skill], warp: bool) -> tuple[_Choice, ...]:
    """Return all uses of a card. In each, the card pays for a gem, is the Warpstone, or scores with Gilding."""
    gems, bit = KINDS[kind], _skill_bit(Skill.EVOCATION)
    evoked = _Role(-_NEED[colour].one, bit, need=colour, takes=1, asked=bit)
    found: dict[_Choice, None] = {}
    for roles in product(*(tuple(_roles(gem, colour, skills, warp)) for gem in gems)):
        transmuted = [gem for role in roles for gem in (role.first, role.second) if gem is not None]
        if len(transmuted) > 1 or all(role is _IDLE for role in roles):
            continue
        # Evocation is pointless while the printed gem of the colour is idle, because that gem itself can pay.
        evokes = Skill.EVOCATION in skills and colour in gems and roles[gems.index(colour)] is not _IDLE
        if gems[0] is Gem.ORICHALCUM and roles[0] is _IDLE:
            roles = (_Role(_POINTS.one), *roles[1:])
        shows = sum(_NEED[gem].mask << _SHOWN.low for gem in gems if gem in STANDARD and gem not in transmuted)
        found[_choice(roles, shows)] = None
        if evokes:
            found[_choice((*roles, evoked), shows)] = None
    return tuple(found)


def _sum(needs: int) -> int:
    """Return the sum of all three-bit fields of the needs."""
    ones, twos, fours = needs & _ONE_OF_EACH, needs >> 1 & _ONE_OF_EACH, needs >> 2 & _ONE_OF_EACH
    return ones.bit_count() + 2 * twos.bit_count() + 4 * fours.bit_count()


@lru_cache(maxsize=4096)
def _refracts(hidden: int, dust: int, glass: int, anything: int) -> bool:
    """Return whether, with the skill Refraction, the needs for gems that no card shows can be paid.

    Args:
        hidden: the needs for these gems.
        dust: the number of Diamond Dust.
        glass: the number of Echoglass printed on cards. Echoglass made by a skill copies only gems that a card shows.
        anything: the number of gems made by Transmutation or Affinity.
    """
    counts = sorted(count for need in _NEED if (count := need.of(hidden)))
    if sum(counts) > dust + anything + glass:
        return False
    for count in tuple(counts):  # gems that `anything` pays in full need no Dust that Echoglass copies
        if count <= anything:
            anything -= count
            counts.remove(count)
    return len(counts) <= dust


def _skills_of(use: int, paying: frozenset[Skill]) -> int | None:
    """Return the bits of the skills that a use without open gems needs.

    Return None if Echoglass would have to copy a gem that no card shows.
    """
    used = use >> _USED.low & _USED.full
    hidden = use & _ALL_NEEDS & ~(use >> _SHOWN.low)
    if not hidden:
        return used
    dust, anything = use >> _DUST.low & _DUST.full, use >> _ANY.low & _ANY.full
    if _sum(hidden) <= dust + anything:
        return used
    if Skill.REFRACTION in paying and _refracts(hidden, dust, _GLASS.of(use), anything):
        return used | 1 << Skill.REFRACTION
    return None


def _best(uses: Iterable[int], paying: frozenset[Skill], warp: bool) -> dict[int, tuple[int, int]]:
    """Return the best (points, -number of wasted gems) of some uses, by the bits of the skills needed."""
    best: dict[int, tuple[int, int]] = {}
    for use in uses:
        if use & _UNDONE or (warp and not use & _WARP.one):
            continue
        value = (use >> _POINTS.low & _POINTS.full, -(use >> _WASTED.low & _WASTED.full))
        if value <= best.get(use >> _USED.low & _USED.full, _WORST):
            continue  # most uses end here, before the slow computation
        used = _skills_of(use, paying)
        if used is not None and value > best.get(used, _WORST):
            best[used] = value
    return best


def _harmonized(uses: Iterable[int], colour: Gem | None) -> list[int]:
    """Return the uses after one more card has become two Echoglass. Echoglass pays for the last one or two open gems.

    With Evocation, the card may also pay for the last gem alone, and both Echoglass are wasted.

    colour: the additional gem that Evocation makes from this card; None without Evocation.
    """
    after = []
    for use in uses:
        if use & _TWIN.mask:
            continue
        if colour is not None:
            if use & _skill_bit(Skill.EVOCATION) or not use & _NEED[colour].mask:
                continue
            use += _skill_bit(Skill.EVOCATION) - _NEED[colour].one - _OPEN.one
        copies = use >> _OPEN.low & _OPEN.full
        least = 1 if colour is None else 0
        if least <= copies <= _GLASS_MADE:
            use += copies * (_MADE_GLASS.one - _OPEN.one) + (_GLASS_MADE - copies) * _WASTED.one
            after.append(use | _skill_bit(Skill.HARMONIZATION))
    return after


class _Place(NamedTuple):
    """A card's position in the hand, for one door.

    Attributes:
        choices: the possible uses of the card. Each has the fields of a `_Choice` up to `marks`. It has one more field
            after `open`: the highest value of `open` that this card and the later cards can pay.
        absent: the mask of the needs whose gem no later card shows; 0 if a later card can replace any gem.
        twins: the values of `_TWIN` whose gem a later card shows.
    """

    choices: tuple[tuple[int, int, int, int, int, int, int, int], ...]
    absent: int
    twins: frozenset[int]


def _made_last(paying: frozenset[Skill]) -> int:
    """Return how many gems a harmonized card and its Evocation can pay, as a value of the field `_OPEN`."""
    return (_GLASS_MADE + (Skill.EVOCATION in paying)) * _OPEN.one if Skill.HARMONIZATION in paying else 0


def _places(cost: Cost, hand: bytes, colour: Gem, paying: frozenset[Skill], warp: bool) -> tuple[_Place, ...]:
    """Return, for each card of the hand, the uses that the door and the rest of the hand allow."""
    wanted = sum(_NEED[gem].mask for gem in set(cost)) | _ALWAYS
    copied = Skill.HARMONIZATION in paying or any(Gem.ECHOGLASS in KINDS[kind] for kind in hand)
    ignored = 0 if copied else _SHOWN.mask
    places: list[_Place] = []
    # `most`: how many open gems the later cards and the harmonized card can pay. `later`: the gems that later cards
    # show. `absent`: the needs whose gem no later card shows.
    most, absent, later = _made_last(paying), _ALL_NEEDS, set[Gem]()
    if {Skill.HARMONIZATION, Skill.EVOCATION} <= paying:
        absent &= ~_NEED[colour].mask
    for place in range(len(hand) - 1, -1, -1):
        earlier = {gem for kind in hand[:place] for gem in KINDS[kind]}
        choices = [
            one
            for one in _choices(hand[place], colour, paying, warp)
            if one.some & wanted and one.more & wanted
            if (one.first is None or one.first in later) and (one.second is None or one.second in earlier)
        ]
        listed = (
            (one.some, one.more, one.open, one.open + most, one.asked, one.equal, one.adds, one.marks & ~ignored)
            for one in choices
        )
        places.append(_Place(tuple(listed), absent, frozenset(1 + gem for gem in later)))
        most += max((one.open for one in choices), default=0)
        for one in choices:
            absent = 0 if one.wild else absent
        later.update(gems := KINDS[hand[place]])
        absent &= ~sum(_NEED[gem].mask for gem in gems if gem in STANDARD)
    return tuple(reversed(places))


def _search(cost: Cost, hand: bytes, colour: Gem, paying: frozenset[Skill], warp: bool) -> Iterator[_Found]:
    """Yield every way to pay all gems. It may yield the same set of cards several times. hand: ascending."""
    places = _places(cost, hand, colour, paying, warp)
    stack: list[tuple[bytes, int, set[int]]] = [
        (b"", 0, {sum(_NEED[gem].one for gem in cost) + len(cost) * _OPEN.one + _ALWAYS})
    ]
    while stack:
        cards, first, uses = stack.pop()
        if best := _best(uses, paying, warp):
            yield cards, best
        if Skill.HARMONIZATION in paying:
            yield from _search_harmonized(cards, uses, hand, colour, paying, warp)
        previous = -1
        for place in range(first, len(hand)):
            kind = hand[place]
            if kind == previous:
                continue
            previous = kind
            choices, absent, twins = places[place]
            after = {
                new
                for some, more, least, most, asked, equal, adds, marks in choices
                for use in uses
                if use & asked == equal and use & some and use & more and least <= use & _OPEN_MASK <= most
                for new in ((use + adds) | marks,)
                if not new & absent & ~(new >> _SHOWN.low) or new & _ANYTHING
                if not new & _TWIN.mask or new >> _TWIN.low & _TWIN.full in twins
            }
            if after:
                stack.append((cards + hand[place : place + 1], place + 1, after))


def _search_harmonized(
    cards: bytes, uses: set[int], hand: bytes, colour: Gem, paying: frozenset[Skill], warp: bool
) -> Iterator[_Found]:
    """Yield the ways to pay in which one of the other cards of the hand is harmonized."""
    best = _best(_harmonized(uses, None), paying, warp)
    evoked = _best(_harmonized(uses, colour), paying, warp) if Skill.EVOCATION in paying else {}
    if not best and not evoked:
        return
    for kind in set(without_cards(hand, cards)):
        together = bytes(sorted((*cards, kind)))
        if best:
            yield together, best
        if evoked and colour in KINDS[kind]:
            yield together, evoked


def _search_haggling(cost: Cost, hand: bytes, colour: Gem, paying: frozenset[Skill], warp: bool) -> Iterator[_Found]:
    """Yield every way to pay all gems, or all gems but one with Haggling."""
    yield from _search(cost, hand, colour, paying, warp)
    if Skill.HAGGLING in paying and len(cost) == GEMS_TO_HAGGLE:
        for others in sorted(set(combinations(cost, GEMS_TO_HAGGLE - 1))):
            for cards, best in _search(others, hand, colour, paying, warp):
                yield cards, {used | 1 << Skill.HAGGLING: value for used, value in best.items()}


def cost_order(payment: Payment) -> tuple[object, ...]:
    """Return a sort key: fewest cards first, then fewest special gems, highest bonus, fewest wasted, no skill."""
    specials = sum(map(_SPECIALS.__getitem__, payment.cards))
    return len(payment.cards), specials, -payment.bonus, payment.wasted, payment.skills, payment.cards


def _paying(skills: Container[int]) -> frozenset[Skill]:
    return frozenset(skill for skill in PAYING if skill in skills)


@lru_cache(maxsize=4096)
def _payments(cost: Cost, hand: bytes, colour: Gem, paying: frozenset[Skill], warp: bool) -> tuple[Payment, ...]:
    found: dict[bytes, dict[int, tuple[int, int]]] = {}
    for cards, best in _search_haggling(cost, hand, colour, paying, warp):
        known = found.setdefault(cards, {})
        for used, value in best.items():
            known[used] = max(value, known.get(used, _WORST))
    return tuple(sorted((one for cards, best in found.items() for one in _needed(cards, best, warp)), key=cost_order))


def _needed(cards: bytes, best: dict[int, tuple[int, int]], warp: bool) -> Iterator[Payment]:
    """Yield the payments with these cards. Leave out a set of skills if fewer of these skills score as much."""
    for used, (points, wasted) in best.items():
        if len(best) == 1 or not any(less != used and less & used == less and best[less][0] >= points for less in best):
            yield Payment(cards, _numbers(used), points, -wasted, warp)


def payments(
    cost: Cost, hand: bytes, gem: Gem, skills: Container[int] = (), *, warp: bool = False
) -> tuple[Payment, ...]:
    """Return all payments with a Warpstone, or all without, cheapest first.

    Each pair of cards and skills comes once, with its best bonus.

    A skill is listed only if it improves the payment.

    Args:
        cost: the door's gems: at most 6 standard gems.
        hand: kinds of cards, ascending.
        gem: the colour of the dwarf.
        skills: numbers of the seat's skills, of which at most two are paying skills.
        warp: whether the payments use a Warpstone. The card of the used Warpstone need not pay for a gem.
    """
    if warp and SHOWING[Gem.WARPSTONE].isdisjoint(hand):
        return ()
    return _payments(cost, hand, gem, _paying(skills), warp)


def can_pay(cost: Cost, hand: bytes, gem: Gem, skills: Container[int] = ()) -> bool:
    """Return whether the hand can pay for the door, with or without a Warpstone.

    This is much faster than listing the payments.
    """
    return _covers(cost, hand) or bool((paying := _paying(skills)) and _any(cost, hand, gem, paying))


def _covers(cost: Cost, hand: bytes) -> bool:
    """Return whether the hand can pay without a skill.

    Here, Echoglass may copy the gem of a card that pays for nothing, because that gem itself could pay instead.
    """
    need, have = [0] * len(GEMS), [0] * len(GEMS)
    for gem in cost:
        need[gem] += 1
    for kind in hand:
        for gem in KINDS[kind]:
            have[gem] += 1
    short = [need[gem] - have[gem] for gem in STANDARD if need[gem] > have[gem]]
    hidden = sum(need[gem] for gem in STANDARD if not have[gem])
    return hidden <= have[Gem.DIAMOND_DUST] and sum(short) <= have[Gem.DIAMOND_DUST] + have[Gem.ECHOGLASS]


@lru_cache(maxsize=4096)
def _any(cost: Cost, hand: bytes, colour: Gem, paying: frozenset[Skill]) -> bool:
    ways = (False,) if SHOWING[Gem.WARPSTONE].isdisjoint(hand) else (False, True)
    return any(True for warp in ways for _ in _search_haggling(cost, hand, colour, paying, warp))


def missing(cost: Cost, hand: bytes, gem: Gem, skills: Container[int] = ()) -> tuple[Gem, ...]:
    """Return the fewest gems that the hand lacks for a door, ascending; () if it can pay.

    Of several such sets, return the one with the fewest gems that the hand itself shows. For Obsidian and Fire Ruby, a
    hand with two Obsidian lacks Fire Ruby. With Transmutation, it could lack Obsidian just as well.
    """
    paying = _paying(skills)
    haggled = Skill.HAGGLING in paying and len(cost) == GEMS_TO_HAGGLE
    others = paying - {Skill.HAGGLING}
    held = Counter(one for kind in hand for one in KINDS[kind])
    short = Counter(cost) - held

    def shown(lacking: Cost) -> tuple[int, int, Cost]:
        return (Counter(lacking) - short).total(), sum(one in held for one in lacking), lacking

    for size in range(len(cost) + 1):
        found = set[Cost]()
        for lacking in set(combinations(cost, size)):
            rest = tuple((Counter(cost) - Counter(lacking)).elements())
            if can_pay(rest, hand, gem, others):
                found.update(combinations(lacking, max(0, size - haggled)))
        if found:
            return min(found, key=shown)
    raise AssertionError("a door without gems can always be paid")
