"""Tests of where doors, paths and rails lead, in small drawn mines and in random mines."""

import random
from collections import deque
from collections.abc import Mapping

import pytest

from bot.games.gemrush.mine import (
    START,
    Cell,
    Laid,
    Mine,
    doors_of,
    exits_of,
    is_tunnel,
    mine_of,
    neighbour,
    opposite,
    turns_facing,
)
from bot.games.gemrush.rooms import EAST, NORTH, SOUTH, TILES, WEST
from tests.games.gemrush.drawing import draw, parse

ONE_WAY = r"""
+-.-++---++---+
| a .. b || c .
+---++-.-++-.-+
          +---+
          . d .
          +---+
"""
IN_A_ROW = r"""
+-.-++-.-++-.-++---+
| a .. + .. \ .| b .
+---++-.-++-.-++-.-+
          +-.-+
          . c |
          +-.-+
"""
LOOP = r"""
+-.-++-.-+
. / .. \ .
+-.-++-.-+
+-.-++-.-+
| a .. / .
+-.-++-.-+
"""
RAILS = r"""
+-.-++---+     +-.-+
| a .. A .     | B .
+---++-.-+     +-.-+
+-.-++-.-++-.-+
. b .. + .| c |
+---++-.-++-.-+
"""
ONE_CART = r"""
+-.-++-.-+     +-.-+
| a .. + .     . A .
+---++-.-+     +---+
+-.-+
. b |
+---+
"""
# The tunnel has an open end, but no room's door leads to it.
SHUT = r"""
+---++---++-.-+
| a .. b |. + .
+---++---++-.-+
"""


def of(drawing: str) -> tuple[Mine, dict[str, Cell]]:
    drawn = parse(drawing)
    return mine_of(drawn.laid), drawn.at


def named(at: dict[str, Cell], cells: Mapping[Cell, int]) -> dict[str, int]:
    names = {cell: name for name, cell in at.items()}
    return {names[cell]: steps for cell, steps in cells.items()}


@pytest.mark.parametrize("drawing", [ONE_WAY, IN_A_ROW, RAILS, SHUT])
def test_a_drawing_that_is_read_is_drawn_the_same_way(drawing: str) -> None:
    again = draw(parse(drawing).laid)

    assert [line.rstrip() for line in drawing.strip("\n").split("\n")] == again.split("\n")


def test_two_facing_doors_are_a_step_both_ways() -> None:
    mine, at = of(ONE_WAY)

    assert mine.can_step(at["a"], EAST)
    assert mine.can_step(at["b"], WEST)


def test_a_door_that_faces_a_wall_is_a_step_in_one_direction() -> None:
    mine, at = of(ONE_WAY)

    assert mine.can_step(at["c"], SOUTH)
    assert not mine.can_step(at["d"], NORTH)
    assert named(at, mine.reach(at["c"], 3)) == {"c": 0, "d": 1}
    assert named(at, mine.reach(at["d"], 3)) == {"d": 0}


def test_two_facing_walls_are_no_step_even_with_a_skill() -> None:
    mine, at = of(ONE_WAY)

    assert not mine.can_step(at["b"], EAST)
    assert not mine.can_step(at["c"], WEST, sure_foot=True)


def test_sure_foot_walks_back_through_a_one_way_passage() -> None:
    mine, at = of(ONE_WAY)

    assert mine.can_step(at["d"], NORTH, sure_foot=True)
    assert named(at, mine.reach(at["d"], 1, sure_foot=True)) == {"d": 0, "c": 1}


@pytest.mark.parametrize(
    ("drawing", "there", "back"),
    [
        ("+-.-++-.-+\n| a .. b |\n+---++---+", True, True),  # door, door
        ("+-.-++-.-+\n| a .| b |\n+---++---+", True, False),  # door, wall
        ("+-.-++-.-+\n| a || b |\n+---++---+", False, False),  # wall, wall
        ("+-.-++-.-++-.-+\n| a .. + .. b |\n+---++-.-++---+", True, True),  # door, tunnel, door
        ("+-.-++-.-++-.-+\n| a .. + .| b |\n+---++-.-++---+", True, False),  # door, tunnel, wall
        ("+-.-++-.-++-.-+\n| a |. + .| b |\n+---++-.-++---+", False, False),  # wall, tunnel, wall
        ("+-.-++-.-++-.-++-.-+\n| a |. + .. + .| b |\n+---++-.-++-.-++---+", False, False),
        ("+-.-++-.-++-.-++-.-+\n| a .. + .. + .| b |\n+---++-.-++-.-++---+", True, False),
    ],
)
def test_sure_foot_needs_a_door_at_one_end_of_the_passage(drawing: str, there: bool, back: bool) -> None:
    mine, at = of(drawing)

    assert (mine.can_step(at["a"], EAST), mine.can_step(at["b"], WEST)) == (there, back)
    either = there or back
    sure = [mine.can_step(at[name], side, sure_foot=True) for name, side in (("a", EAST), ("b", WEST))]
    assert sure == [either, either]


def test_a_door_into_empty_space_is_no_step() -> None:
    mine, at = of(IN_A_ROW)

    assert not mine.can_step(at["a"], NORTH)
    assert not mine.can_step(at["a"], NORTH, sure_foot=True)


def test_a_way_through_several_tunnels_is_one_step() -> None:
    mine, at = of(IN_A_ROW)
    passage = mine.follow(at["a"], EAST)

    # The second tunnel has a path from the west to the south.
    assert (passage.cell, passage.side, passage.empty) == (at["c"], NORTH, False)
    assert passage.tunnels == (neighbour(at["a"], EAST), neighbour(neighbour(at["a"], EAST), EAST))
    assert named(at, mine.reach(at["a"], 1)) == {"a": 0, "c": 1}


def test_nobody_stops_in_a_tunnel() -> None:
    mine, at = of(IN_A_ROW)

    assert set(mine.rooms()) == set(at.values())
    assert all(mine.is_room(cell) for cell in at.values())
    assert not mine.is_room(neighbour(at["a"], EAST))
    assert not mine.is_room(neighbour(at["a"], WEST))


def test_a_path_through_tunnels_may_lead_back_to_its_room() -> None:
    mine, at = of(LOOP)
    passage = mine.follow(at["a"], NORTH)

    assert mine.can_step(at["a"], NORTH)
    assert (passage.cell, passage.side, len(passage.tunnels)) == (at["a"], EAST, 3)
    assert named(at, mine.reach(at["a"], 3)) == {"a": 0}


def test_a_path_back_to_its_room_is_found_if_the_room_is_laid_last() -> None:
    drawn = parse(LOOP)
    last = tuple(sorted(drawn.laid, key=lambda one: one.cell == drawn.at["a"]))

    assert mine_of(last).follow(drawn.at["a"], NORTH) == mine_of(drawn.laid).follow(drawn.at["a"], NORTH)
    assert not mine_of(last).follow(drawn.at["a"], NORTH).empty


def test_a_ride_between_two_carts_costs_no_step() -> None:
    mine, at = of(RAILS)

    assert mine.rails_from(at["A"]) == (at["B"],)
    assert mine.rails_from(at["a"]) == ()
    assert named(at, mine.reach(at["a"], 1)) == {"a": 0, "A": 1, "B": 1}


def test_a_single_cart_leads_nowhere() -> None:
    mine, at = of(ONE_CART)

    assert mine.carts == (at["A"],)
    assert mine.rails_from(at["A"]) == ()


def test_with_rail_riding_a_dwarf_boards_at_a_door_into_a_tunnel() -> None:
    mine, at = of(ONE_CART)

    assert mine.rails_from(at["a"], rail_riding=True) == (at["A"],)
    assert mine.rails_from(at["b"], rail_riding=True) == ()
    assert named(at, mine.reach(at["a"], 0, rail_riding=True)) == {"a": 0, "A": 0}
    assert named(at, mine.reach(at["a"], 0)) == {"a": 0}
    mine, at = of(RAILS)
    assert not mine.beside_tunnel(at["c"])  # A tunnel lies beside room c, but a wall is between them.
    assert set(mine.rails_from(at["b"], rail_riding=True)) == {at["A"], at["B"]}


def test_the_open_end_of_a_tunnel_belongs_to_the_door_that_leads_into_its_path() -> None:
    mine, at = of(RAILS)
    (opened,) = [one for one in mine.open_doors() if one.cell == at["A"] and one.side == SOUTH]

    below = neighbour(neighbour(at["A"], SOUTH), SOUTH)
    assert (opened.passage.cell, opened.passage.side) == (below, NORTH)
    assert opened.door == mine.doors(at["A"])[SOUTH]
    # The other path of tunnel b ends at the wall of a room.
    assert not [one for one in mine.open_doors() if (one.cell, one.side) == (at["b"], EAST)]


def test_a_mine_without_open_doors_cannot_grow() -> None:
    assert not of(SHUT)[0].open_doors()
    assert of("+---+\n| a |\n+-.-+")[0].open_doors()


@pytest.mark.parametrize("tile", range(80))
def test_a_tile_can_be_laid_in_as_many_turns_as_it_has_doors(tile: int) -> None:
    doors = sum(door is not None for door in TILES[tile].doors)
    for back in (NORTH, EAST, SOUTH, WEST):
        turns = turns_facing(tile, back)

        assert len(turns) == doors
        assert all(doors_of(tile, turn)[back] is not None for turn in turns)


def test_tiles_turn_clockwise() -> None:
    printed = TILES[14].doors

    assert doors_of(14, 1) == (printed[3], printed[0], printed[1], printed[2])
    assert exits_of(4, 0) == (EAST, NORTH, WEST, SOUTH)
    assert exits_of(4, 1) == (WEST, SOUTH, EAST, NORTH)


def test_a_moving_room_gets_a_door_that_leads_back_and_leaves_its_space() -> None:
    mine, at = of("+---++-.-+\n. a .. b |\n+---++-.-+")
    sites = mine.elevator_sites(at["b"])
    laid = mine.at(at["b"])

    assert laid is not None
    assert sites == {neighbour(at["a"], WEST): turns_facing(laid.tile, EAST)}


def test_a_room_may_move_to_the_open_end_of_a_tunnel() -> None:
    mine, at = of("+-.-++---+\n| b .| a |\n+---++-.-+\n     +-.-+\n     . + .\n     +-.-+")
    cells = list(mine.elevator_sites(at["b"]))

    assert cells == [neighbour(neighbour(at["a"], SOUTH), SOUTH)]


SEEDS = range(10)


def grown(seed: int, tiles: int = 60) -> tuple[Laid, ...]:
    """Return a random mine as a match might build it: each new tile is laid at an open door."""
    dice = random.Random(seed)
    stack = dice.sample(range(8, 80), 72) + list(range(8))
    first = stack.pop(0)
    dice.shuffle(stack)
    laid: tuple[Laid, ...] = (Laid(START, first, dice.randrange(4)),)
    while stack and len(laid) < tiles and (opened := mine_of(laid).open_doors()):
        tile, place = stack.pop(), dice.choice(opened).passage
        laid += (Laid(place.cell, tile, dice.choice(turns_facing(tile, place.side))),)
    return laid


def plain_steps(laid: tuple[Laid, ...], start: Cell, *, sure_foot: bool, riding: bool) -> Mapping[Cell, int]:
    """Return the fewest steps to every room, by a plain search over the sides of tiles."""
    tiles = {one.cell: one for one in laid}
    carts = [one.cell for one in laid if TILES[one.tile].type == "cart"]

    def door(cell: Cell, side: int) -> bool:
        return TILES[tiles[cell].tile].doors[(side - tiles[cell].turn) % 4] is not None

    def walked(cell: Cell, side: int) -> Cell | None:
        there, entry = neighbour(cell, side), opposite(side)
        while there in tiles and is_tunnel(tiles[there].tile):
            here = tiles[there]
            pairs = [{(a + here.turn) % 4, (b + here.turn) % 4} for a, b in TILES[here.tile].paths]
            (way,) = [side for pair in pairs if entry in pair for side in pair if side != entry]
            there, entry = neighbour(there, way), opposite(way)
        if there not in tiles or not (door(cell, side) or (sure_foot and door(there, entry))):
            return None
        return there

    best = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        ways: list[tuple[Cell, int]] = []
        beside = any(
            door(cell, side) and neighbour(cell, side) in tiles and is_tunnel(tiles[neighbour(cell, side)].tile)
            for side in range(4)
        )
        if cell in carts or (riding and beside):
            ways += [(cart, 0) for cart in carts]
        ways += [(there, 1) for side in range(4) if (there := walked(cell, side)) is not None]
        for there, cost in ways:
            if best[cell] + cost < best.get(there, 999):
                best[there] = best[cell] + cost
                queue.append(there)
    return best


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("sure_foot", "riding"), [(False, False), (True, False), (False, True)])
def test_reach_gives_the_same_steps_as_a_plain_search(seed: int, sure_foot: bool, riding: bool) -> None:
    laid = grown(seed)
    mine = mine_of(laid)
    for start in mine.rooms()[::7]:
        every = plain_steps(laid, start, sure_foot=sure_foot, riding=riding)
        for steps in (0, 1, 3):
            found = mine.reach(start, steps, sure_foot=sure_foot, rail_riding=riding)

            assert found == {cell: taken for cell, taken in every.items() if taken <= steps}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_mine_built_tile_by_tile_equals_the_mine_built_at_once(seed: int) -> None:
    laid = grown(seed)
    by_steps = Mine.of(())
    for one in laid:
        by_steps = by_steps.extended(one)
    dice = random.Random(seed)
    shuffled = mine_of(tuple(dice.sample(laid, len(laid))))

    assert set(by_steps.open_doors()) == set(shuffled.open_doors()) == set(mine_of(laid).open_doors())
    for cell in by_steps.rooms():
        for side in range(4):
            assert by_steps.follow(cell, side) == shuffled.follow(cell, side)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_passage_has_the_same_tunnels_in_both_directions(seed: int) -> None:
    mine = mine_of(grown(seed))
    for cell in mine.rooms():
        for side in range(4):
            there = mine.follow(cell, side)
            back = mine.follow(there.cell, there.side)

            assert (back.cell, back.side) == (cell, side)
            assert back.tunnels == there.tunnels[::-1]


def test_the_random_mines_have_all_kinds_of_passages_and_rails() -> None:
    mines = [mine_of(grown(seed)) for seed in SEEDS]
    passages = [mine.follow(cell, side) for mine in mines for cell in mine.rooms() for side in range(4)]

    assert sum(len(passage.tunnels) >= 2 for passage in passages) >= 4
    assert sum(bool(passage.tunnels) and passage.empty for passage in passages) >= 4
    assert sum(len(mine.carts) >= 2 for mine in mines) >= 3
