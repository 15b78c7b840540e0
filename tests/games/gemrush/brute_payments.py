"""Finds all payments by brute force, to compare them with the rules. The code is slow and follows only the rulebook.

It tries all sets of cards, all uses of the skills, and all ways to match the door's gems. It shares only the tables of
gems, cards and skills with the code under test. `brute` is the partner of `payments`, and `brute_at_door` is the
partner of `door_payments`.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from bot.games.gemrush.gems import KINDS, STANDARD, Gem
from bot.games.gemrush.skills import Skill

Found = dict[tuple[bytes, bytes], tuple[int, int]]
"""For each set of cards and skills: the best bonus, and the fewest gems wasted with this bonus."""


class Paid(NamedTuple):
    """What a payment brings. Of two payments, the greater one is better."""

    bonus: int
    saved: int  # the steps that a used Warpstone saves: 1 or 0
    kept: int  # minus the number of wasted gems


class Lying(NamedTuple):
    """A gem on the table after the use of skills.

    places: the indexes of its cards in the set.
    made: whether a skill made this gem.
    """

    gem: Gem
    places: tuple[int, ...]
    made: bool = False
    free: bool = False  # Affinity lets this gem stand for any standard gem.


class Table(NamedTuple):
    gems: tuple[Lying, ...]
    cost: tuple[Gem, ...]
    warp: int | None
    skills: frozenset[Skill]


def _harmonized(table: Table, hand: tuple[int, ...]) -> Iterator[Table]:
    for place in range(len(hand)):
        others = tuple(one for one in table.gems if one.places != (place,) or one.made)
        glass = Lying(Gem.ECHOGLASS, (place,), made=True)
        yield table._replace(gems=(*others, glass, glass), skills=table.skills | {Skill.HARMONIZATION})


def _transmuted(table: Table) -> Iterator[Table]:
    for one, other in combinations([lying for lying in table.gems if not lying.made], 2):
        if one.gem == other.gem:
            rest = list(table.gems)
            rest.remove(one)
            rest.remove(other)
            dust = Lying(Gem.DIAMOND_DUST, one.places + other.places, made=True)
            yield table._replace(gems=(*rest, dust), skills=table.skills | {Skill.TRANSMUTATION})


def _evoked(table: Table, hand: tuple[int, ...], colour: Gem) -> Iterator[Table]:
    for place, kind in enumerate(hand):
        if colour in KINDS[kind]:
            more = Lying(colour, (place,), made=True)
            yield table._replace(gems=(*table.gems, more), skills=table.skills | {Skill.EVOCATION})


def _with_affinity(table: Table, colour: Gem) -> Iterator[Table]:
    for number, one in enumerate(table.gems):
        if one.gem == colour and not one.made:
            gems = (*table.gems[:number], one._replace(free=True), *table.gems[number + 1 :])
            yield table._replace(gems=gems, skills=table.skills | {Skill.AFFINITY})


def _haggled(table: Table) -> Iterator[Table]:
    if len(table.cost) == 3:
        for number in range(len(table.cost)):
            cost = table.cost[:number] + table.cost[number + 1 :]
            yield table._replace(cost=cost, skills=table.skills | {Skill.HAGGLING})


def tables(cost: tuple[Gem, ...], hand: tuple[int, ...], colour: Gem, skills: frozenset[Skill]) -> Iterator[Table]:
    """Yield every way to use the skills on a set of cards, and then a Warpstone if a card still shows one.

    The order of the skills does not matter, because no skill uses the result of another.
    """
    shown = tuple(Lying(gem, (place,)) for place, kind in enumerate(hand) for gem in KINDS[kind])
    found = [Table(shown, cost, None, frozenset())]
    for skill in skills:
        more: list[Table] = []
        for table in found:
            if skill is Skill.HARMONIZATION:
                more += _harmonized(table, hand)
            elif skill is Skill.TRANSMUTATION:
                more += _transmuted(table)
            elif skill is Skill.EVOCATION:
                more += _evoked(table, hand, colour)
            elif skill is Skill.AFFINITY:
                more += _with_affinity(table, colour)
            elif skill is Skill.HAGGLING:
                more += _haggled(table)
            elif skill in (Skill.GILDING, Skill.REFRACTION):
                more.append(table._replace(skills=table.skills | {skill}))
        found += more
    for table in found:
        stones = [number for number, one in enumerate(table.gems) if one.gem is Gem.WARPSTONE]
        if not stones:
            yield table
        for number in stones:
            gems = table.gems[:number] + table.gems[number + 1 :]
            yield table._replace(gems=gems, warp=table.gems[number].places[0])


def _chosen(table: Table, slots: tuple[Lying, ...], count: int) -> Iterator[tuple[int, ...]]:
    """Yield every choice of places in `slots` for the first gems of the door. Leave out gems that can never match."""
    if count == 0:
        yield ()
        return
    need = table.cost[count - 1]
    for used in _chosen(table, slots, count - 1):
        for place, one in enumerate(slots):
            if place not in used and (one.gem in (need, Gem.DIAMOND_DUST, Gem.ECHOGLASS) or one.free):
                yield (*used, place)


def _matches(table: Table, used: tuple[Lying, ...]) -> bool:
    """Return whether these gems match the door's gems in this order."""
    printed = {one.gem for one in table.gems if not one.made and one.gem in STANDARD}
    simulated = {
        need for need, one in zip(table.cost, used, strict=True) if one.gem is Gem.DIAMOND_DUST and not one.made
    }
    for need, one in zip(table.cost, used, strict=True):
        copies = one.gem is Gem.ECHOGLASS and (
            need in printed or (Skill.REFRACTION in table.skills and not one.made and need in simulated)
        )
        if not (one.gem == need or one.free or one.gem is Gem.DIAMOND_DUST or copies):
            return False
    return True


def _bonus(table: Table, used: tuple[Lying, ...]) -> tuple[int, set[int]]:
    """Return the points of Orichalcum, and the places of the cards that score them."""
    # The gem that Evocation adds is not printed on a card, so it lets no Orichalcum score.
    counting = [one for one in used if not (one.made and one.gem in STANDARD)]
    useful = {place for one in counting for place in one.places}
    gilded = Skill.GILDING in table.skills
    places = [one.places[0] for one in table.gems if one.gem is Gem.ORICHALCUM and (gilded or one.places[0] in useful)]
    return len(places), set(places)


def brute(cost: tuple[Gem, ...], hand: bytes, colour: Gem, skills: frozenset[Skill], *, warp: bool = False) -> Found:
    """Return all payments that use a Warpstone, or all that use none."""
    found: Found = {}
    for key, paid, warped in _every(cost, hand, colour, skills):
        if warped == warp:
            found[key] = max(found.get(key, (-1, 0)), (paid.bonus, paid.kept))
    return {key: value for key, value in found.items() if not _needless(key, value, found)}


def brute_at_door(
    cost: tuple[Gem, ...], hand: bytes, colour: Gem, skills: frozenset[Skill], *, here: bool, steps: int
) -> dict[tuple[bytes, bytes], Paid]:
    """Return for each set of cards and skills the best payment at a door.

    here: whether the door is in the dwarf's room. steps: how many steps are left; one more with the skill Momentum.
    """
    found: dict[tuple[bytes, bytes], Paid] = {}
    for key, paid, warped in _every(cost, hand, colour, skills):
        if warped or (here and steps):
            found[key] = max(paid, found.get(key, paid))
    return {
        (cards, used): paid
        for (cards, used), paid in found.items()
        if not any(
            (fewer := found.get((cards, less))) and fewer.bonus >= paid.bonus and fewer.saved >= paid.saved
            for less in _fewer(used)
        )
    }


def _every(
    cost: tuple[Gem, ...], hand: bytes, colour: Gem, skills: frozenset[Skill]
) -> Iterator[tuple[tuple[bytes, bytes], Paid, bool]]:
    """Yield every payment: its cards and skills, what it brings, and whether it uses a Warpstone."""
    for cards in {cards for size in range(len(hand) + 1) for cards in combinations(hand, size)}:
        most = len(cost) + 1 + (7 if Skill.GILDING in skills else 0) + (Skill.TRANSMUTATION in skills)
        for table in tables(cost, cards, colour, skills) if len(cards) <= most else ():
            for paid in _ways(table, cards):
                yield (bytes(cards), bytes(sorted(table.skills))), paid, table.warp is not None


def _ways(table: Table, cards: tuple[int, ...]) -> Iterator[Paid]:
    slots = tuple(one for one in table.gems if one.gem not in (Gem.ORICHALCUM, Gem.WARPSTONE))
    for places in _chosen(table, slots, len(table.cost)):
        used = tuple(slots[place] for place in places)
        if not _matches(table, used):
            continue
        bonus, orichalcum = _bonus(table, used)
        supplying = {place for one in used for place in one.places}
        if table.warp is not None:
            supplying.add(table.warp)
        if Skill.GILDING in table.skills:
            supplying |= orichalcum
        if len(supplying) == len(cards):
            yield Paid(bonus, int(table.warp is not None), len(used) + bonus - len(table.gems))


def _fewer(skills: bytes) -> Iterator[bytes]:
    """Yield every set of skills that leaves out at least one of these."""
    for some in product(*((b"", skills[place : place + 1]) for place in range(len(skills)))):
        if (less := b"".join(some)) != skills:
            yield less


def _needless(key: tuple[bytes, bytes], value: tuple[int, int], found: Found) -> bool:
    """Return whether the same cards bring at least the same bonus with fewer of these skills."""
    cards, skills = key
    return any(found.get((cards, less), (-1, 0))[0] >= value[0] for less in _fewer(skills))
