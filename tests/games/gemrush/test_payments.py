"""Tests of what a hand can pay: examples of the rulebook, single skills, pairs of skills, and random cases."""

import random
from itertools import combinations

import pytest

from bot.games.gemrush.building import Build
from bot.games.gemrush.gems import CARD_NAMES, CARDS, GEM_OF_CODE, KINDS, SPECIAL, STANDARD, Gem
from bot.games.gemrush.payments import PAYING, can_pay, missing, payments
from bot.games.gemrush.skills import Skill
from tests.games.gemrush.brute_payments import brute
from tests.games.gemrush.positions import arrange, room

H, T, E, A, G, D, R = PAYING  # G is Haggling, D is Gilding.
Rows = list[tuple[str, str, int]]


def cost_of(text: str) -> tuple[Gem, ...]:
    return tuple(sorted(GEM_OF_CODE[code] for code in text.split()))


def hand_of(text: str) -> bytes:
    return bytes(sorted(CARD_NAMES.index(name) for name in text.split()))


def rows(cost: str, hand: str, *skills: Skill, colour: str = "Ob", warp: bool = False) -> Rows:
    """Return each payment as (cards, skills, bonus), with cards and skills in their notation and the bonus in
    points.
    """
    found = payments(cost_of(cost), hand_of(hand), GEM_OF_CODE[colour], skills, warp=warp)
    return [
        (
            " ".join(CARD_NAMES[kind] for kind in one.cards),
            "+".join(Skill(number).key for number in one.skills),
            one.bonus,
        )
        for one in found
    ]


@pytest.mark.parametrize(
    ("cost", "hand", "found"),
    [
        ("Ob Pe El", "ObEl PeSo", [("ObEl PeSo", "", 0)]),
        ("Ob Ob", "ObSo EcSt", [("ObSo EcSt", "", 0)]),
        ("Ob", "EcSt", []),
        ("St", "EcSt", [("EcSt", "", 0)]),
        # The Star Tear pays twice: once itself, and once as the copy by Echoglass.
        ("St St", "EcSt", [("EcSt", "", 0)]),
        ("Ob Ob", "Di EcSt", []),  # Echoglass does not copy the gem for which Dust stands.
        ("Ob St", "Di EcSt", [("EcSt Di", "", 0)]),
        ("Ob Ob", "DiOb EcSt", [("DiOb", "", 0), ("DiOb EcSt", "", 0)]),
        ("Ob Ob", "WaOb EcSt", []),  # A card that shows a Warpstone uses it: see the next test.
        ("Fi", "OrFi", [("OrFi", "", 1)]),
        ("Fi", "ElFi OrOb", [("ElFi", "", 0)]),
        ("Ob Pe", "ObPe OrOb", [("ObPe", "", 0), ("ObPe OrOb", "", 1)]),
        ("Ob Pe", "OrOb OrPe", [("OrOb OrPe", "", 2)]),
        ("Ob", "DiPe", [("DiPe", "", 0)]),
        ("Ob", "WaPe", []),
        ("", "ObPe WaPe", [("", "", 0)]),
        ("Ob Ob", "ObPe ObPe ObEl", [("ObPe ObPe", "", 0), ("ObPe ObEl", "", 0)]),  # Equal cards give one payment.
    ],
)
def test_a_hand_without_skills_pays_this(cost: str, hand: str, found: Rows) -> None:
    assert sorted(rows(cost, hand)) == sorted(found)
    assert can_pay(cost_of(cost), hand_of(hand), Gem.OBSIDIAN) == bool(found or rows(cost, hand, warp=True))


@pytest.mark.parametrize(
    ("cost", "hand", "found"),
    [
        ("Ob", "ObPe", []),
        ("", "ObPe WaPe", [("WaPe", "", 0)]),
        ("Ob", "ObPe WaPe", [("ObPe WaPe", "", 0)]),  # The card of the used Warpstone need not pay a gem.
        ("Pe", "ObPe WaPe", [("WaPe", "", 0), ("ObPe WaPe", "", 0)]),  # The other gem on the Warpstone's card may pay.
        ("", "WaOb WaPe", [("WaOb", "", 0), ("WaPe", "", 0)]),  # Only one Warpstone is used.
        ("Pe", "WaOb WaPe", [("WaPe", "", 0), ("WaOb WaPe", "", 0)]),
        ("Ob Ob", "EcSt WaOb", [("EcSt WaOb", "", 0)]),
    ],
)
def test_a_payment_that_also_uses_a_warpstone_needs_its_card(cost: str, hand: str, found: Rows) -> None:
    assert sorted(rows(cost, hand, warp=True)) == sorted(found)


@pytest.mark.parametrize(
    ("cost", "hand", "skills", "found"),
    [
        # Harmonization turns both gems of one card into Echoglass, which copies gems of another card.
        ("Pe Pe Pe", "ObEl PeSo", (H,), [("ObEl PeSo", "harmonization", 0)]),
        ("Ob", "PeEl", (H,), []),
        # The skill is not listed, because this payment does not need it.
        ("Ob Ob", "ObPe ObEl", (H,), [("ObPe ObEl", "", 0)]),
        ("Pe", "OrPe ObEl", (H,), [("OrPe", "", 1)]),
        ("Pe Pe", "OrPe OrEl", (H,), [("OrPe OrEl", "harmonization", 1)]),  # Only one card keeps its Orichalcum.
        ("Pe Pe", "OrPe", (H,), []),  # Echoglass finds no other card to copy.
        # Transmutation turns two equal gems into one Diamond Dust.
        ("El", "ObPe ObSo", (T,), [("ObPe ObSo", "transmutation", 0)]),
        ("El", "ObPe PeSo ObDr", (T,), [("ObPe ObDr", "transmutation", 0), ("ObPe PeSo", "transmutation", 0)]),
        # The bonus is 0, because both Orichalcum became the Dust.
        ("El", "OrOb OrPe", (T,), [("OrOb OrPe", "transmutation", 0)]),
        # The bonus is 1, because only one Orichalcum became Dust.
        ("El", "OrOb ObPe", (T,), [("ObPe OrOb", "transmutation", 1)]),
        ("El El", "ObPe ObPe", (T,), []),  # The skill works only once.
        ("El El", "ObPe ObSo EcDr", (T,), []),  # Echoglass does not copy Dust.
        # Evocation adds one gem of the player's colour to a card that shows this colour.
        ("Ob Ob", "ObPe", (E,), [("ObPe", "evocation", 0)]),
        ("Ob Ob Ob", "ObPe", (E,), []),
        ("Ob Ob Ob Ob", "ObPe ObEl", (E,), []),
        # Affinity lets one gem of the player's colour stand for any gem.
        ("Pe", "ObEl", (A,), [("ObEl", "affinity", 0)]),
        ("Pe So", "ObEl ObDr", (A,), []),
        ("Pe", "OrOb", (A,), [("OrOb", "affinity", 1)]),
        # Haggling lowers a price of exactly three gems by one gem.
        ("Ob Pe El", "ObPe", (G,), [("ObPe", "haggling", 0)]),
        ("Ob Pe", "ObEl", (G,), []),
        ("Ob Pe El So", "ObPe ElDr", (G,), []),
        # Gilding scores Orichalcum even if the other gem of its card does not pay.
        ("Fi", "ElFi OrOb", (D,), [("ElFi", "", 0), ("ElFi OrOb", "gilding", 1)]),
        ("", "OrOb", (D,), [("", "", 0), ("OrOb", "gilding", 1)]),
        ("Pe", "OrOb OrPe", (D,), [("OrPe", "", 1), ("OrOb OrPe", "gilding", 2)]),
        ("Fi", "OrFi", (D,), [("OrFi", "", 1)]),
        # Refraction lets Echoglass copy the gem for which a Dust stands.
        ("Ob Ob", "Di EcSt", (R,), [("EcSt Di", "refraction", 0)]),
        ("Ob Pe", "Di EcSt", (R,), []),
        ("Ob Ob", "EcSt EcPe", (R,), []),  # Refraction finds no Dust.
    ],
)  # fmt: skip
def test_a_hand_with_one_skill_pays_this(cost: str, hand: str, skills: tuple[Skill, ...], found: Rows) -> None:
    assert sorted(rows(cost, hand, *skills)) == sorted(found)
    assert can_pay(cost_of(cost), hand_of(hand), Gem.OBSIDIAN, skills) == bool(found)


@pytest.mark.parametrize(
    ("cost", "hand", "skills", "found"),
    [
        # The rulebook says that Transmutation cannot use Echoglass made by Harmonization.
        ("So", "PeEl", (H, T), []),
        ("So", "PeEl EcFi EcDr", (H, T), [("EcFi EcDr", "transmutation", 0)]),
        # Refraction uses neither Dust made by Transmutation nor Echoglass made by Harmonization.
        ("El El", "ObPe ObSo EcDr", (T, R), []),
        ("El El", "Di PeSo", (H, R), []),
        ("El El", "Di EcSo", (H, R), [("EcSo Di", "refraction", 0)]),
        # Affinity cannot use the gem that Evocation added, but it can use a gem on the card.
        ("Pe El", "ObSo", (E, A), []),
        ("Ob Pe", "ObSo", (E, A), [("ObSo", "affinity+evocation", 0)]),
        # Both skills work on one card if the card itself shows the colour.
        ("Ob Pe Pe", "ObSo PeDr", (H, E), [("ObSo PeDr", "evocation+harmonization", 0)]),
        ("Ob Pe Pe Pe", "ObSo PeDr", (H, E), [("ObSo PeDr", "evocation+harmonization", 0)]),
        ("Ob Ob", "ObSo", (H, E), [("ObSo", "evocation", 0)]),
        ("Pe Pe So", "PeEl", (H, E), []),
        # Evocation adds no gem to a harmonized card that does not show the colour.
        ("Pe Pe Pe", "PeSo ElDr", (H, E), [("PeSo ElDr", "harmonization", 0)]),
        ("Ob Pe Pe Pe", "PeSo ElDr", (H, E), []),
    ],
)
def test_no_skill_uses_the_result_of_another_skill(
    cost: str, hand: str, skills: tuple[Skill, ...], found: Rows
) -> None:
    listed = [(cards, "+".join(sorted(used.split("+"))), bonus) for cards, used, bonus in rows(cost, hand, *skills)]

    assert sorted(listed) == sorted(found)


def test_the_cheapest_payment_is_listed_first() -> None:
    found = rows("Ob Pe", "ObPe ObSo PeSo DiOb")

    assert [len(cards.split()) for cards, _, _ in found] == [1] * 2 + [2] * 6
    assert found[0] == ("ObPe", "", 0)  # A payment with Dust comes later.
    assert found[1] == ("DiOb", "", 0)


def test_wasted_gems_are_counted() -> None:
    (one,) = payments(cost_of("Ob Pe El"), hand_of("ObEl PeSo"), Gem.OBSIDIAN)
    (harmonized,) = payments(cost_of("Pe Pe"), hand_of("Di PeSo"), Gem.OBSIDIAN, (H,))[:1]

    assert one.wasted == 1
    assert (harmonized.cards, harmonized.wasted) == (hand_of("PeSo Di"), 1)


@pytest.mark.parametrize(
    ("cost", "hand", "skills", "lacking"),
    [
        ("Ob Pe El", "ObEl", (), "Pe"),
        ("Ob Pe El", "", (), "Ob Pe El"),
        ("Ob Pe El", "", (G,), "Pe El"),
        ("Ob Ob", "EcSt", (), "Ob Ob"),
        ("Ob Ob", "EcSt Di", (), "Ob"),
        ("Ob Pe", "ObPe", (), ""),
        ("Ob Pe El So", "ObPe", (G,), "El So"),
    ],
)
def test_missing_gems_are_named(cost: str, hand: str, skills: tuple[Skill, ...], lacking: str) -> None:
    assert len(missing(cost_of(cost), hand_of(hand), Gem.FIRE_RUBY, skills)) == len(cost_of(lacking))
    if not skills:
        assert missing(cost_of(cost), hand_of(hand), Gem.FIRE_RUBY) == cost_of(lacking)


@pytest.mark.parametrize(
    ("cost", "hand", "skills", "lacking"),
    [
        ("Ob Ob Ob Fi", "ObPe DiOb", (), "Fi"),  # A third Obsidian would do, too, because Dust pays for Fire Ruby.
        ("Ob Fi", "ObPe ObEl", (T,), "Fi"),
        ("Ob Fi Dr", "ObPe ObEl", (T,), "Fi Dr"),
        ("Ob Pe El", "ObSo", (G,), "Pe"),
        ("Ob Ob Fi", "ObSo", (G,), "Fi"),
        ("Ob Fi Dr", "ObSo ObSt", (G, T), "Fi"),
    ],
)
def test_no_gem_that_the_hand_shows_is_named_as_missing(
    cost: str, hand: str, skills: tuple[Skill, ...], lacking: str
) -> None:
    assert missing(cost_of(cost), hand_of(hand), Gem.SOULSTONE, skills) == cost_of(lacking)


SKILL_SETS = [(), *((skill,) for skill in PAYING), *combinations(PAYING, 2)]


def drawn(dice: random.Random, most: int) -> tuple[tuple[Gem, ...], bytes, Gem]:
    """Draw a door's price, a hand and a colour. Few kinds of gems are drawn, so that many gems match.

    most: the largest number of cards in the hand. The price has at most two gems more.
    """
    kinds = dice.sample(STANDARD, dice.randint(2, 4))
    cards = [kind for kind in CARDS if all(gem in kinds or gem in SPECIAL for gem in KINDS[kind])]
    hand = bytes(sorted(dice.sample(cards, min(len(cards), dice.randint(0, most)))))
    return tuple(sorted(dice.choices(kinds, k=dice.randint(0, most + 2)))), hand, dice.choice(kinds)


def compare(skills: tuple[Skill, ...], dice: random.Random, most: int) -> int:
    """Compare all payments with those found by brute force, and return their number."""
    cost, hand, colour = drawn(dice, most)
    compared, payable = 0, False
    for warp in (False, True):
        found = payments(cost, hand, colour, skills, warp=warp)
        by_key = {(one.cards, one.skills): (one.bonus, -one.wasted) for one in found}
        wanted = brute(cost, hand, colour, frozenset(skills), warp=warp)

        assert by_key == wanted, (cost, hand, colour)
        assert len(by_key) == len(found)
        assert [len(one.cards) for one in found] == sorted(len(one.cards) for one in found)
        assert all(one.warp == warp for one in found)
        compared, payable = compared + len(found), payable or bool(wanted)
    assert can_pay(cost, hand, colour, skills) == payable
    assert (missing(cost, hand, colour, skills) == ()) == payable
    return compared


def unshown(lacking: tuple[Gem, ...], cost: tuple[Gem, ...], hand: bytes) -> int:
    """Return how many of these gems the hand shows so often that they need not be missing."""
    held = [gem for kind in hand for gem in KINDS[kind]]
    return sum(max(0, lacking.count(gem) - max(0, cost.count(gem) - held.count(gem))) for gem in set(lacking))


@pytest.mark.parametrize("skills", [(), (H,), (T,), (G,), (G, T), (A, E)])
def test_missing_gems_are_those_of_the_nearest_payment(skills: tuple[Skill, ...]) -> None:
    """Brute force tries each set of gems without which the door could be paid."""
    dice, compared, haggled = random.Random(len(skills)), 0, G in skills
    for _ in range(40):
        cost, hand, colour = drawn(dice, 2)
        free = haggled and len(cost) == 3
        possible = [
            named
            for size in range(len(cost) + 1)
            for lacking in set(combinations(cost, size))
            if any(
                brute(less(cost, lacking), hand, colour, frozenset(skills) - {G}, warp=warp) for warp in (False, True)
            )
            for named in combinations(lacking, max(0, size - free))
        ]
        fewest = min(map(len, possible))
        nearest = [named for named in possible if len(named) == fewest]
        found = missing(cost, hand, colour, skills)

        assert found in nearest, (cost, hand, colour)
        assert unshown(found, cost, hand) == min(unshown(named, cost, hand) for named in nearest)
        compared += fewest > 0
    assert compared >= 10


def less(cost: tuple[Gem, ...], lacking: tuple[Gem, ...]) -> tuple[Gem, ...]:
    rest = list(cost)
    for gem in lacking:
        rest.remove(gem)
    return tuple(rest)


@pytest.mark.slow
@pytest.mark.parametrize("skills", SKILL_SETS, ids=lambda skills: "+".join(skill.key for skill in skills) or "none")
def test_payments_equal_those_found_by_brute_force(skills: tuple[Skill, ...]) -> None:
    dice = random.Random("+".join(skill.key for skill in skills))

    assert sum(compare(skills, dice, 3) for _ in range(30)) >= 10


@pytest.mark.slow
@pytest.mark.parametrize(("times", "least"), [(75, 100), pytest.param(300, 400, marks=pytest.mark.nightly)])
def test_larger_payments_equal_those_found_by_brute_force(times: int, least: int) -> None:
    dice = random.Random(5)

    assert sum(compare(dice.choice(SKILL_SETS), dice, 4) for _ in range(times)) >= least


@pytest.mark.parametrize(
    ("door", "hand", "skills", "offered"),
    [
        ("gravel-pit N", "ObEl", (), "ObEl"),
        ("gravel-pit N", "ObEl ElSo", (), "ObEl ElSo"),
        ("gravel-pit N", "ObEl WaFi", (), "ObEl ObEl+WaFi"),  # the Warpstone saves a step
        ("gravel-pit N", "ObEl WaFi WaOb", (), "ObEl ObEl+WaOb ObEl+WaFi"),  # two of them save no more
        ("gravel-pit N", "ObEl WaFi", (Skill.MOMENTUM,), "ObEl"),  # the skill saves it
        ("treasure-drift E", "ElSo SoDr ObDr", (), "ObDr+ElSo ElSo+SoDr"),  # each card could pay for one gem
        ("treasure-drift E", "ElSo SoDr OrSo", (), "ElSo+SoDr ElSo+SoDr+OrSo"),  # scores more
        ("gravel-pit N", "ObEl ElSo", (Skill.LEFTOVERS,), "ObEl ElSo"),
    ],
)
def test_a_payment_that_discards_a_card_for_nothing_is_not_offered(
    door: str, hand: str, skills: tuple[Skill, ...], offered: str
) -> None:
    key, side = door.split()
    state = arrange(room(key), hand, "SoDr", skills=skills)

    found = [one.text().split() for one in Build.sensible(state)]
    assert ["+".join(cards) for _, at, *cards in found if at == f"N13{side}"] == offered.split()
