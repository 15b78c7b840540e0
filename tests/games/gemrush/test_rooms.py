"""Tests of the tiles and cards in the box, compared with the rules."""

from collections import Counter
from itertools import combinations
from typing import get_args

import pytest

from bot.games.gemrush.effects import ALL, NAMED, Dig, Discard, Effect, Go, Keep, NameGem, Reveal, Where, X
from bot.games.gemrush.gems import CARDS, KINDS, SPECIAL, STANDARD, Gem
from bot.games.gemrush.rooms import TILES, Door, Tile
from tests.games.gemrush.entries import hand_change
from tests.games.gemrush.strength import strength

SWAP = (Discard(X), Reveal(X), Keep(ALL))
ROOMS = [tile for tile in TILES if tile.type not in ("tunnel", "cart")]
DOORS = [door for tile in TILES if tile.type != "tunnel" for door in tile.doors if door is not None]


def doors_of(tile: Tile) -> list[Door]:
    return [door for door in tile.doors if door is not None]


def test_the_box_holds_eighty_tiles_in_their_order() -> None:
    assert [tile.type for tile in TILES[:12]] == ["tunnel"] * 8 + ["cart"] * 4
    assert TILES[12].key == "warped-mirror"
    assert TILES[13].key == "mystic-elevator"
    assert len(TILES) == 80


def test_the_box_holds_seventy_five_cards_and_most_have_two_gems() -> None:
    cards = Counter(frozenset(KINDS[kind]) for kind in CARDS)
    pairs = {frozenset(pair): 2 for pair in combinations(STANDARD, 2)}
    special = {frozenset((gem, other)): 1 for gem in SPECIAL for other in STANDARD}

    assert cards == pairs | special | {frozenset((Gem.DIAMOND_DUST,)): 5}
    assert len(CARDS) == 75


def test_four_tunnels_lead_straight_on_and_four_round_a_corner() -> None:
    straight = [tile for tile in TILES[:8] if all((one - other) % 4 == 2 for one, other in tile.paths)]
    bends = [tile for tile in TILES[:8] if all((one - other) % 2 == 1 for one, other in tile.paths)]

    assert (len(straight), len(bends)) == (4, 4)


def test_the_box_has_sixty_eight_rooms_of_three_types() -> None:
    types = Counter(tile.type for tile in ROOMS)

    assert len(ROOMS) == 68
    assert types["movement"] >= 8
    assert types["free"] >= 6
    assert types["action"] >= 40


def test_no_two_rooms_have_the_same_ability() -> None:
    assert len({tile.ability for tile in ROOMS}) == len(ROOMS)
    assert len({tile.key for tile in ROOMS}) == len(ROOMS)


def test_the_box_has_the_rooms_that_the_rulebook_describes() -> None:
    star_or_fire = (Gem.STAR_TEAR, Gem.FIRE_RUBY)
    by_ability = {tile.ability: tile for tile in ROOMS}

    assert (Dig(3, star_or_fire), Keep(2)) in by_ability
    assert (NameGem(), Reveal(3), Keep(ALL, NAMED)) in by_ability
    assert SWAP in by_ability
    assert TILES[12].type == "movement"
    assert TILES[13].type == "free"


def test_the_rooms_use_every_word_of_the_ability_language() -> None:
    steps = [step for tile in ROOMS for step in tile.ability]

    assert {type(step) for step in steps} == set(get_args(Effect))
    assert {step.where for step in steps if isinstance(step, Go)} == set(get_args(Where))
    asked = [step.matching for step in steps if isinstance(step, Dig | Keep | Discard)]
    assert {gem for matching in asked if isinstance(matching, tuple) for gem in matching} == set(Gem)
    assert {"named", "discarded"} <= {matching for matching in asked if isinstance(matching, str)}


def test_doors_cost_and_score_as_the_rulebook_says() -> None:
    points = {size: [door.points for door in DOORS if len(door.cost) == size] for size in range(7)}

    assert set(points[3]) == {2}
    assert set(points[1]) == {0, 1}
    assert Counter(points[1])[1] > Counter(points[1])[0]
    assert min(points[6]) > 1.5 * 2 * 2  # A door of six gems scores far more than two doors of three gems.
    assert points[0]  # Some doors cost nothing.
    assert set(points[0]) == {0}
    assert any(door.cost and not door.points for door in DOORS)  # Some doors score nothing.
    assert any(len(set(door.cost)) < len(door.cost) for door in DOORS)  # Some doors ask for the same gem twice.
    averages = [sum(points[size]) / len(points[size]) for size in range(7)]
    assert averages == sorted(averages)


def test_doors_ask_for_every_gem_about_equally_often() -> None:
    asked = Counter(gem for door in DOORS for gem in door.cost)
    fair = sum(asked.values()) / len(STANDARD)

    assert set(asked) == set(STANDARD)
    assert all(0.92 * fair < asked[gem] < 1.08 * fair for gem in STANDARD), asked


def test_the_mine_can_grow() -> None:
    """Each new tile uses one open door and adds its other doors. On average it must add more than it uses."""
    counts = Counter(len(doors_of(tile)) for tile in TILES[8:])

    assert set(counts) == {1, 2, 3, 4}
    assert counts[1] <= 3
    assert 2.7 < sum(count * size for size, count in counts.items()) / 72 < 3.0


def test_every_room_has_a_cheap_door() -> None:
    assert [tile.key for tile in TILES[8:] if min(len(door.cost) for door in doors_of(tile)) > 2] == []


def test_no_tile_has_the_same_door_twice() -> None:
    assert [tile.key for tile in TILES[8:] if len(set(doors_of(tile))) < len(doors_of(tile))] == []


@pytest.mark.parametrize("gem", STANDARD, ids=lambda gem: gem.name)
def test_for_each_gem_one_room_gives_it_and_another_takes_it(gem: Gem) -> None:
    asked = [
        (type(step), step.matching) for tile in ROOMS for step in tile.ability if isinstance(step, Dig | Keep | Discard)
    ]

    assert [kind for kind, matching in asked if kind is not Discard and isinstance(matching, tuple) and gem in matching]
    assert (Discard, (gem,)) in asked


def test_a_room_that_gives_many_cards_has_a_disadvantage() -> None:
    """A room that gives three cards without a price has one door, or its doors score nothing."""
    gifts = [
        tile
        for tile in ROOMS
        if hand_change(tile.ability) >= 3 and not any(isinstance(step, Discard | Keep) for step in tile.ability)
    ]

    assert gifts
    assert all(len(doors_of(tile)) == 1 for tile in gifts)


@pytest.mark.parametrize("tile", ROOMS, ids=lambda tile: tile.key)
@pytest.mark.slow
def test_no_room_is_too_weak_or_too_strong(tile: Tile) -> None:
    """An action room brings 1 to 3 cards. The rulebook's exchange of cards is an exception.

    A movement room brings at most one card, because it can be used three times a turn.
    """
    found = strength(tile.ability, tries=300)

    assert found.usable > 0.15
    if tile.ability == SWAP:
        assert found.cards == 0 < found.worth
    elif tile.type == "action":
        assert 0.95 <= found.cards <= 3.05
        assert 1.1 <= found.worth <= 3.4
    elif tile.type == "movement":
        assert 0 <= found.cards <= 1
        assert found.worth <= 1.1
    else:
        assert found.cards <= 0
