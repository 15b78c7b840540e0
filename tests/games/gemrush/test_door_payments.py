"""Tests of what can be paid at a door now: with and without a Warpstone, near and far, with 0 to 3 steps."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.errors import IllegalMove
from bot.games.gemrush.building import Build, way_of
from bot.games.gemrush.mine import START, Laid, cell_at, cell_name
from bot.games.gemrush.model import State
from bot.games.gemrush.rooms import SIDE_LETTERS, TILES
from bot.games.gemrush.skills import Skill
from tests.games.gemrush.doors_compared import SKILL_SETS, compare, drawn, wanted
from tests.games.gemrush.positions import TILE, arrange, cards_of, hand_of, play
from tests.games.gemrush.test_payments import cost_of

OWN, FAR = START, cell_at(9, 9)
TUNNELS = [number for number, tile in enumerate(TILES) if tile.type == "tunnel"]
H, T, L, M = Skill.HARMONIZATION, Skill.TRANSMUTATION, Skill.LEFTOVERS, Skill.MOMENTUM
A_PART = 1_500  # positions by day; by night each of the PARTS has more
PARTS, A_NIGHTLY_PART = 20, 5_000


def at_door(gems: str, hand: str, steps: int, *skills: Skill, far: bool = False) -> tuple[State, str]:
    """Return a state in which a seat of the colour Obsidian can build, and the notation of this door.

    gems: the door's gems. steps: the steps left. far: whether the door is in another room.
    """
    cost = cost_of(gems)
    doors = ((n, s, door) for n, tile in enumerate(TILES) if n not in TUNNELS for s, door in enumerate(tile.doors))
    tile, side = next((n, s) for n, s, door in doors if door and door.cost == cost)
    other = TILE["gravel-pit"] if tile != TILE["gravel-pit"] else TILE["crucible"]
    laid = (Laid(OWN, other if far else tile, 0), Laid(FAR, tile if far else other, 0))
    state = arrange(laid, hand, "", skills=skills, tiles=(TILE["mother-lode"],), drawn="Di")
    state = replace(state, doing=replace(state.doing, steps=steps))
    return state, f"build {cell_name(FAR if far else OWN)}{SIDE_LETTERS[side]}"


@pytest.mark.parametrize(
    ("door", "hand", "skills", "steps", "far", "paid", "after"),
    [
        # Leftovers: the used Warpstone saves the step, so nothing is wasted and no card is drawn.
        ("El", "WaEl", (L,), 3, False, "WaEl", "3 -"),
        ("El", "WaEl", (L,), 0, False, "WaEl", "0 -"),
        ("El", "ElSo", (L,), 3, False, "ElSo", "2 Di"),
        ("El", "ElSo WaPe", (L,), 3, False, "ElSo WaPe", "3 Di"),
        ("El", "ElSo WaPe", (), 3, False, "ElSo WaPe", "3 -"),
        ("El", "WaEl", (L,), 3, True, "WaEl", "3 -"),
        # Transmutation: the Diamond Dust was two Warpstones, and neither of them saves a step.
        ("St", "WaOb WaPe", (T,), 1, False, "WaOb WaPe +tran", "0 -"),
        ("St", "WaOb WaPe", (T,), 3, False, "WaOb WaPe +tran", "2 -"),
        ("St", "WaOb WaPe WaEl", (T,), 0, False, "WaOb WaPe WaEl +tran", "0 -"),  # The third one does.
        ("St", "WaOb WaPe WaEl", (T,), 3, True, "WaOb WaPe WaEl +tran", "3 -"),
        # A Warpstone whose card also pays a gem of the door is used like any other.
        ("Ob", "WaOb", (), 0, False, "WaOb", "0 -"),
        ("Ob", "WaOb", (), 2, False, "WaOb", "2 -"),
        ("Ob", "ObPe", (), 2, False, "ObPe", "1 -"),
        ("Ob", "WaOb", (M,), 2, False, "WaOb", "2 -"),
        ("Ob", "ObPe", (M,), 0, False, "ObPe", "0 -"),
        # Harmonization of another card leaves the Warpstone.
        ("So St Dr", "WaDr SoSt", (), 0, False, "SoSt WaDr", "0 -"),
    ],
)  # fmt: skip
def test_a_payment_costs_a_step_unless_it_uses_a_warpstone(
    door: str, hand: str, skills: tuple[Skill, ...], steps: int, far: bool, paid: str, after: str
) -> None:
    state, build = at_door(door, hand, steps, *skills, far=far)
    built = play(state, f"{build} {paid}")

    assert f"{built.doing.steps} {' '.join(hand_of(built)) or '-'}" == after


@pytest.mark.parametrize(
    ("door", "hand", "skills", "steps", "far", "paid", "key"),
    [
        ("St", "WaOb WaPe", (T,), 0, False, "WaOb WaPe +tran", "build-turned"),
        ("St", "WaOb WaPe", (T,), 3, True, "WaOb WaPe +tran", "build-turned"),
        ("So St Fi Dr", "SoSt DiFi WaEl", (H,), 0, False, "SoSt WaEl DiFi +harm", "build-turned"),
        ("So St Fi Dr", "SoSt DiFi WaEl", (H,), 3, False, "SoSt WaEl DiFi +harm", "build-skills"),
        ("Ob", "ObPe", (), 0, False, "ObPe", "no-steps"),
        ("Ob", "ObPe", (), 3, True, "ObPe", "build-far"),
        ("Ob", "WaPe", (), 3, True, "WaPe", "build-missing"),
    ],
)
def test_a_warpstone_that_a_skill_has_turned_saves_no_step(
    door: str, hand: str, skills: tuple[Skill, ...], steps: int, far: bool, paid: str, key: str
) -> None:
    state, build = at_door(door, hand, steps, *skills, far=far)

    with pytest.raises(IllegalMove, match=f"gemrush-{key}"):
        play(state, f"{build} {paid}")


@pytest.mark.parametrize(
    ("door", "hand", "skills", "steps", "listed"),
    [
        # With the Warpstone, these cards need no skill and no step. So the payment with Harmonization is not listed.
        ("So St Fi Dr", "SoSt DiFi WaEl", (H,), 3, "SoSt+DiFi:1:0 SoSt+DiFi+WaEl:0:0"),
        ("So St Fi Dr", "SoSt DiFi WaEl", (H,), 0, "SoSt+DiFi+WaEl:0:0"),
        ("Ob", "WaOb", (), 3, "WaOb:0:0"),
        ("Ob", "ObPe WaOb", (), 3, "ObPe:1:0 WaOb:0:0 ObPe+WaOb:0:0"),
        ("Ob", "ObPe WaOb", (), 0, "WaOb:0:0 ObPe+WaOb:0:0"),
        ("", "WaOb", (), 1, ":1:0 WaOb:0:0"),
        # Transmutation pays for Fire Ruby with the two Warpstones or with the two Orichalcum. More points are better.
        ("Ob So St Fi", "OrOb OrSo WaSt WaPe", (T,), 3, "OrOb+OrSo+WaSt+tran:0:0 OrOb+OrSo+WaPe+WaSt+tran:1:2"),
        ("Ob So St Fi", "OrOb OrSo WaSt WaPe", (T,), 0, "OrOb+OrSo+WaSt+tran:0:0 OrOb+OrSo+WaPe+WaSt+tran:0:0"),
        # Here it is the two Warpstones or the two Dragonjade. With equal points, a saved step is better.
        ("Ob So St Fi", "ObDr SoDr WaSt WaPe", (T,), 3, "ObDr+SoDr+WaSt+tran:0:0 ObDr+SoDr+WaPe+WaSt+tran:0:0"),
    ],
)
def test_the_same_cards_are_listed_once_and_in_the_better_way(
    door: str, hand: str, skills: tuple[Skill, ...], steps: int, listed: str
) -> None:
    """Each payment is written as cards:steps:bonus."""
    state, build = at_door(door, hand, steps, *skills)
    found = []
    for move in Build.choices(state, state.turn):
        way = way_of(state, move)
        assert way is not None
        if move.text().startswith(build):
            cards = "+".join(word.strip("+") for word in move.text().split()[2:])
            found.append(f"{cards}:{1 - way[1].warp}:{way[1].bonus}")

    assert sorted(found) == sorted(listed.split())


@pytest.mark.slow
def test_positions_drawn_for_the_comparison_have_all_that_matters() -> None:
    dice, counts = random.Random(1), Counter[str]()
    for number in range(2 * len(SKILL_SETS)):
        position = drawn(number, dice)
        state, account = position.state, position.state.mover
        counts.update(("own" if position.here else "far", f"{state.doing.steps} steps"))
        assert any(card in account.hand for card in cards_of("WaOb WaPe WaEl WaSo WaSt WaFi WaDr"))
        for _, used in wanted(position):
            counts.update(f"skill {skill}" for skill in used)
        counts.update(("near " if position.here else "") + "warp" for paid in wanted(position).values() if paid.saved)
    assert min(counts[f"{steps} steps"] for steps in range(4)) > 50
    assert min(counts["own"], counts["far"]) > 100
    assert min(counts["near warp"], counts["warp"]) > 100
    assert min(counts[f"skill {skill}"] for skill in range(6)) > 3


@pytest.mark.slow
def test_doors_are_paid_as_brute_force_says() -> None:
    assert compare(0, A_PART) == []


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(PARTS))
def test_a_hundred_thousand_doors_are_paid_as_brute_force_says(part: int) -> None:
    assert compare(A_PART + part * A_NIGHTLY_PART, A_NIGHTLY_PART) == []
