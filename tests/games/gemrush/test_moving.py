"""Tests of walking, rails, Warpstones, tunnels and building: sentences of the rulebook, each in a small match.

Long because the rulebook is.
"""

import pytest

from bot.errors import IllegalMove
from bot.games.gemrush.gems import CODES, KINDS
from bot.games.gemrush.mine import START, Laid, cell_name, doors_of, mine_of, neighbour, turns_facing
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.rooms import SIDE_LETTERS, TILES
from bot.games.gemrush.skills import Skill
from tests.games.gemrush.drawing import parse
from tests.games.gemrush.positions import TILE, arrange, hand_of, listed, may, play, room

STRAIGHT, BEND = 0, 4

THREE = r"""
+-.-++-.-++-.-+
| a .. b .| c .
+---++-.-++-.-+
"""
THROUGH = r"""
+-.-++-.-++-.-++-.-+
| a .. + .. + .| b .
+---++-.-++-.-++-.-+
"""
OPEN_END = r"""
+-.-++-.-+
| a .. + .
+---++-.-+
"""
RAILS = r"""
+-.-++---+     +-.-+
| a .. A .     | B .
+---++-.-+     +-.-+
"""


def where(state: State, seat: int = 0) -> str:
    return cell_name(state.seats[seat].cell)


def three_gems() -> tuple[int, int, tuple[str, str, str]]:
    """Return a tile with a door of three gems for 2 points, the door's printed side, and the gems' codes."""
    for number, tile in enumerate(TILES):
        for side, door in enumerate(tile.doors):
            if door is not None and door.points == 2 and len(set(door.cost)) == len(door.cost) == 3:
                one, two, three = (CODES[gem] for gem in door.cost)
                return number, side, (one, two, three)
    raise AssertionError("no such door")


def one_gem(points: int = 1) -> tuple[int, int, str]:
    """Return a tile that has a door of one gem, the door's printed side, and the gem's code."""
    for number, tile in enumerate(TILES):
        for side, door in enumerate(tile.doors):
            if door is not None and door.points == points and len(door.cost) == 1:
                return number, side, CODES[door.cost[0]]
    raise AssertionError("no such door")


def card(*codes: str) -> str:
    """Return the notation of the card with these two gems."""
    (name,) = {"".join(CODES[gem] for gem in gems) for gems in KINDS if {CODES[gem] for gem in gems} == set(codes)}
    return name


def others(*codes: str) -> list[str]:
    """Return the codes of the standard gems except these."""
    return [code for code in CODES[:7] if code not in codes]


def test_walking_through_a_door_costs_one_step() -> None:
    state = play(arrange(parse(THREE).laid, "", ""), "step E")

    assert where(state) == "O13"
    assert state.doing.steps == 2


def test_a_dwarf_walks_from_a_door_to_a_wall_but_not_from_a_wall_to_a_door() -> None:
    drawn = parse(THREE)
    at_b = arrange(drawn.laid, "", "", at=(drawn.at["b"],))
    at_c = arrange(drawn.laid, "", "", at=(drawn.at["c"],))

    assert where(play(at_b, "step E")) == "P13"
    with pytest.raises(IllegalMove, match="gemrush-wall"):
        play(at_c, "step W")


def test_a_turn_allows_three_steps_or_fewer_or_none() -> None:
    state = arrange(parse(THREE).laid, "", "")
    walked = play(state, "step E", "step W", "step E")

    assert listed(walked, "step") == []
    with pytest.raises(IllegalMove, match="gemrush-no-steps"):
        play(walked, "step W")
    assert may(state, "draw")
    assert may(play(state, "step E"), "draw")
    assert may(walked, "draw")


def test_a_way_through_several_tunnels_is_one_step_and_nobody_stops_in_a_tunnel() -> None:
    state = play(arrange(parse(THROUGH).laid, "", ""), "step E")

    assert where(state) == "Q13"
    assert state.doing.steps == 2


def test_a_ride_between_two_carts_costs_no_step_and_a_single_cart_leads_nowhere() -> None:
    drawn = parse(RAILS)
    state = play(arrange(drawn.laid, "", "", at=(drawn.at["A"],)), "cart Q13")

    assert (where(state), state.doing.steps) == ("Q13", 3)
    alone = tuple(one for one in drawn.laid if one.cell != drawn.at["B"])
    assert listed(arrange(alone, "", "", at=(drawn.at["A"],)), "cart") == []


def test_a_warpstone_card_leads_to_any_room_for_no_step_but_never_to_a_tunnel() -> None:
    drawn = parse(THROUGH)
    state = arrange(drawn.laid, "WaOb ObPe", "")

    assert listed(state, "warp") == ["warp WaOb Q13"]
    after = play(state, "warp WaOb Q13")
    assert (where(after), after.doing.steps, hand_of(after)) == ("Q13", 3, ["ObPe"])
    assert after.discard == arrange(drawn.laid, "", "", discard="WaOb").discard


def test_a_construction_pays_scores_lays_a_room_and_enters_it_for_one_step() -> None:
    tile, side, (one, two, three) = three_gems()
    other = others(one, two, three)[0]
    first, second = card(one, three), card(two, other)
    state = arrange((Laid(START, tile, 0),), f"{first} {second}", "", tiles=(TILE["gravel-pit"],))
    space = cell_name(neighbour(START, side))
    paid = play(state, f"build N13{SIDE_LETTERS[side]} {first} {second}")

    assert paid.seats[0].points == 2
    assert hand_of(paid) == []
    assert len(paid.discard) == 2
    assert paid.phase == "place"
    built = play(paid, listed(paid, "place")[0])
    assert where(built) == space
    assert built.doing.steps == 2
    assert len(built.stack) == len(state.stack) - 1


def test_a_score_may_exceed_the_points_in_the_box() -> None:
    tile, side, (one, two, three) = three_gems()
    first, second = card(one, three), card(two, others(one, two, three)[0])
    state = arrange(
        (Laid(START, tile, 0),), f"{first} {second}", "", options=Options(mode="crisis", target="open"), points=(57, 20)
    )
    paid = play(state, f"build N13{SIDE_LETTERS[side]} {first} {second}")

    assert (paid.seats[0].points, paid.total) == (59, 79)


def test_a_door_that_the_hand_cannot_pay_is_refused_with_the_missing_gems() -> None:
    tile, side, (one, two, three) = three_gems()
    state = arrange((Laid(START, tile, 0),), card(one, two), "")

    with pytest.raises(IllegalMove) as refusal:
        play(state, f"build N13{SIDE_LETTERS[side]} {card(one, two)}")
    assert refusal.value.key == "gemrush-build-missing"
    assert three in str(refusal.value.params)


def test_orichalcum_scores_one_point_more_if_the_other_gem_of_its_card_pays() -> None:
    tile, side, gem = one_gem()
    other = others(gem)[0]
    door = f"build N13{SIDE_LETTERS[side]}"
    state = arrange((Laid(START, tile, 0),), f"{card('Or', gem)} {card('Or', other)} {card(gem, other)}", "")

    assert play(state, f"{door} {card('Or', gem)}").seats[0].points == 2
    assert play(state, f"{door} {card(gem, other)}").seats[0].points == 1
    with pytest.raises(IllegalMove):
        play(state, f"{door} {card(gem, other)} {card('Or', other)}")


def test_a_tile_may_be_turned_in_every_way_in_which_a_door_leads_back() -> None:
    tile, side, gem = one_gem()
    state = arrange(
        (Laid(START, tile, 0),), card(gem, others(gem)[0]), "", tiles=(TILE["gravel-pit"], TILE["crucible"])
    )
    paid = play(state, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}")

    assert len(listed(paid, "place")) == 4  # Each door of the tile can face back, so there are as many ways as doors.
    fewer = arrange((Laid(START, tile, 0),), card(gem, others(gem)[0]), "", tiles=(TILE["crucible"],))
    paid = play(fewer, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}")
    back = (side + 2) % 4
    wanted = [f"place {SIDE_LETTERS[turn]}" for turn in turns_facing(TILE["crucible"], back)]
    assert listed(paid, "place") == sorted(wanted)
    assert len(wanted) == 2


def test_a_turn_may_build_several_rooms_and_walk_between() -> None:
    tile, side, gem = one_gem(points=0)
    laid = (Laid(START, tile, 0),)
    back = (side + 2) % 4
    second = next(
        number
        for number, other in enumerate(TILES)
        if number != tile
        and any(door is not None and not door.cost and not door.points for door in other.doors)
        and sum(door is not None for door in other.doors) >= 2
        and other.type != "tunnel"
    )
    state = arrange(laid, card(gem, others(gem)[0]), "", tiles=(second, TILE["gravel-pit"]))
    state = play(state, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}")
    while state.phase == "place":
        turn = next(
            text
            for text in listed(state, "place")
            if any(
                door is not None and not door.cost and lying != back
                for lying, door in enumerate(doors_of(second, SIDE_LETTERS.index(text[-1])))
            )
        )
        state = play(state, turn)
    free = next(text for text in listed(state, "build") if len(text.split()) == 2)
    state = play(state, free)
    if state.phase == "place":
        state = play(state, listed(state, "place")[0])

    assert state.doing.built == 2
    assert state.doing.steps == 1
    assert len(state.laid) == 3
    assert may(state, f"step {SIDE_LETTERS[(state_back(state))]}")


def state_back(state: State) -> int:
    """Return the side of the dwarf's room whose door leads back."""
    ((side, _), *_) = mine_of(state.laid).steps_from(state.seats[0].cell)
    return side


def test_entering_an_existing_room_costs_no_gems_and_scores_nothing() -> None:
    state = play(arrange(parse(THREE).laid, "ObPe", ""), "step E")

    assert hand_of(state) == ["ObPe"]
    assert state.seats[0].points == 0
    with pytest.raises(IllegalMove):
        play(arrange(parse(THREE).laid, "ObPe", ""), "build N13E ObPe")


def test_a_door_may_cost_nothing_or_be_worth_nothing() -> None:
    tile = next(n for n, tile in enumerate(TILES) if any(door and not door.cost for door in tile.doors) and n > 13)
    side = next(side for side, door in enumerate(TILES[tile].doors) if door and not door.cost)
    state = play(arrange((Laid(START, tile, 0),), "ObPe", ""), f"build N13{SIDE_LETTERS[side]}")

    assert hand_of(state) == ["ObPe"]
    assert state.seats[0].points == 0


def test_a_warpstone_builds_anywhere_for_no_step() -> None:
    drawn = parse(THREE)
    state = arrange(drawn.laid, "WaOb WaPe WaEl WaSo WaSt WaFi WaDr", "", tiles=(TILE["gravel-pit"],))
    far = [text for text in listed(state, "build") if text.split()[1].startswith("P13")]
    built = play(state, far[0])
    if built.phase == "place":
        built = play(built, listed(built, "place")[0])

    assert far
    assert built.doing.steps == 3
    assert where(built) != where(state)
    assert built.seats[0].points == door_points(drawn.laid, far[0])


def test_with_no_steps_left_only_a_warpstone_builds() -> None:
    drawn = parse(THREE)
    hand = "WaOb ObPe ElSo StFi ObDr PeEl SoSt FiDr"
    state = play(arrange(drawn.laid, hand, ""), "step E", "step W", "step E")

    assert state.doing.steps == 0
    assert listed(state, "build")
    assert all("WaOb" in text for text in listed(state, "build"))
    assert any("WaOb" not in text for text in listed(arrange(drawn.laid, hand, ""), "build"))
    with pytest.raises(IllegalMove):
        play(state, next(text for text in listed(state, "build")).replace(" WaOb", ""))


def door_points(laid: tuple[Laid, ...], build: str) -> int:
    mine = mine_of(laid)
    name, side = build.split()[1][:-1], SIDE_LETTERS.index(build.split()[1][-1])
    (door,) = [mine.doors(cell)[side] for cell in mine.rooms() if cell_name(cell) == name]
    assert door is not None
    return door.points


def paid_at_one_gem_door(*tiles: int) -> tuple[State, State, int]:
    """Return the states before and after paying a door of one gem for 1 point, and the door's side.

    tiles: the tiles drawn next.
    """
    tile, side, gem = one_gem()
    before = arrange((Laid(START, tile, 0),), card(gem, others(gem)[0]), "", tiles=tiles)
    return before, play(before, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}"), side


def laid_at_once(state: State) -> State:
    while state.phase == "place":
        state = play(state, listed(state, "place")[0])
    return state


def test_the_dwarf_goes_through_a_drawn_tunnel_and_the_room_behind_it_is_free() -> None:
    before, after, side = paid_at_one_gem_door(STRAIGHT, STRAIGHT + 1, TILE["gravel-pit"])
    after = laid_at_once(after)

    assert [one.tile for one in after.laid[1:]] == [STRAIGHT, STRAIGHT + 1, TILE["gravel-pit"]]
    assert after.seats[0].points == 1
    assert after.doing.steps == 2
    third = neighbour(neighbour(neighbour(START, side), side), side)
    assert after.seats[0].cell == third
    assert len(before.stack) - len(after.stack) == 3


def test_a_new_tunnel_to_an_existing_room_ends_there_and_the_paid_door_scores() -> None:
    drawn = parse(OPEN_END)
    tile, side, gem = one_gem()
    walled = Laid(neighbour(neighbour(START, side), side), TILE["mother-lode"], 0)
    state = arrange((Laid(START, tile, 0), walled), card(gem, others(gem)[0]), "", tiles=(STRAIGHT,))
    state = laid_at_once(play(state, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}"))

    assert drawn.laid
    assert state.seats[0].cell == walled.cell
    assert state.seats[0].points == 1
    assert len(state.laid) == 3


def test_building_behind_an_existing_tunnel_costs_the_door_that_leads_into_it() -> None:
    tile, side, gem = one_gem()
    tunnel = Laid(neighbour(START, side), STRAIGHT, 0)
    state = arrange((Laid(START, tile, 0), tunnel), card(gem, others(gem)[0]), "", tiles=(TILE["gravel-pit"],))
    state = laid_at_once(play(state, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}"))

    assert state.seats[0].points == 1
    assert state.laid[-1].cell == neighbour(tunnel.cell, side)
    assert state.doing.steps == 2


def test_if_the_stack_ends_with_a_tunnel_the_dwarf_stays_and_the_points_count() -> None:
    tile, side, gem = one_gem()
    state = arrange((Laid(START, tile, 0),), card(gem, others(gem)[0]), "", tiles=(STRAIGHT,), stack=0)
    state = laid_at_once(play(state, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}"))

    assert state.seats[0].cell == START
    assert state.seats[0].points == 1
    assert len(state.laid) == 2


def test_without_tiles_nothing_can_be_built() -> None:
    tile, side, gem = one_gem()
    state = arrange((Laid(START, tile, 0),), card(gem, others(gem)[0]), "", stack=0)

    assert listed(state, "build") == []
    with pytest.raises(IllegalMove, match="gemrush-no-tiles"):
        play(state, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}")


def test_permeation_passes_a_wall_for_a_card_with_the_dwarfs_colour() -> None:
    drawn = parse(THREE)
    state = arrange(drawn.laid, "ObPe PeEl", "", at=(drawn.at["c"],), skills=(Skill.PERMEATION,))

    assert listed(state, "permeate") == ["permeate ObPe W"]
    after = play(state, "permeate ObPe W")
    assert (where(after), after.doing.steps, hand_of(after)) == ("O13", 2, ["PeEl"])


def test_wayfaring_goes_anywhere_for_a_card_with_the_dwarfs_colour() -> None:
    state = arrange(parse(THREE).laid, "ObPe PeEl", "", skills=(Skill.WAYFARING,))

    assert listed(state, "wayfare") == ["wayfare ObPe O13", "wayfare ObPe P13"]
    assert play(state, "wayfare ObPe P13").doing.steps == 3


def test_long_stride_walks_four_steps() -> None:
    state = play(arrange(parse(THREE).laid, "", "", skills=(Skill.LONG_STRIDE,)), "step E", "step W", "step E")

    assert state.doing.steps == 1


def test_sure_foot_walks_against_a_one_way_passage() -> None:
    drawn = parse(THREE)
    state = arrange(drawn.laid, "", "", at=(drawn.at["c"],), skills=(Skill.SURE_FOOT,))

    assert where(play(state, "step W")) == "O13"


def test_sure_foot_finds_no_way_from_a_wall_through_a_tunnel_to_a_wall() -> None:
    drawn = parse("+-.-++-.-++-.-+\n| a |. + .| b |\n+---++-.-++---+")
    state = arrange(drawn.laid, "", "", skills=(Skill.SURE_FOOT,))

    assert listed(state, "step") == []
    with pytest.raises(IllegalMove, match="gemrush-wall"):
        play(state, "step E")


def test_with_momentum_the_first_construction_of_a_turn_costs_no_step() -> None:
    tile, side, gem = one_gem()
    state = arrange((Laid(START, tile, 0),), card(gem, others(gem)[0]), "", skills=(Skill.MOMENTUM,))
    state = laid_at_once(play(state, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}"))

    assert state.doing.steps == 3


def test_with_momentum_each_further_construction_of_a_turn_costs_a_step() -> None:
    state = arrange(room("gravel-pit"), "ObEl ObSt", "", skills=(Skill.MOMENTUM,))
    back = play(laid_at_once(play(state, "build N13N ObEl")), "step S")
    again = laid_at_once(play(back, "build N13W ObSt"))

    assert (back.doing.steps, again.doing.steps) == (2, 1)


def test_with_rail_riding_a_dwarf_boards_at_a_tunnel() -> None:
    drawn = parse("+-.-++-.-+     +-.-+\n| a .. + .     . A .\n+---++-.-+     +---+")
    state = arrange(drawn.laid, "", "", skills=(Skill.RAIL_RIDING,))

    assert where(play(state, "cart Q13")) == "Q13"


def test_second_look_draws_two_tiles_and_puts_one_under_the_stack() -> None:
    tile, side, gem = one_gem()
    two = (TILE["gravel-pit"], TILE["crucible"])
    state = arrange((Laid(START, tile, 0),), card(gem, others(gem)[0]), "", tiles=two, skills=(Skill.SECOND_LOOK,))
    paid = play(state, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}")
    after = play(paid, next(text for text in listed(paid, "place") if "other" in text))

    assert after.laid[-1].tile == TILE["crucible"]
    assert after.stack[0] == TILE["gravel-pit"]


@pytest.mark.parametrize(
    ("tiles", "offered"),
    [
        ((BEND, BEND + 1), ["place E", "place N"]),
        ((STRAIGHT, BEND), ["place N", "place other E", "place other N"]),
        ((BEND, STRAIGHT), ["place E", "place N", "place other N"]),
    ],
)
def test_second_look_does_not_ask_which_of_two_alike_tunnels_to_lay(tiles: tuple[int, int], offered: list[str]) -> None:
    tile, side, gem = one_gem()
    state = arrange((Laid(START, tile, 0),), card(gem, others(gem)[0]), "", tiles=tiles, skills=(Skill.SECOND_LOOK,))

    assert listed(play(state, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}"), "place") == offered


def test_second_look_lays_the_first_of_two_straight_tunnels_and_puts_the_other_under_the_stack() -> None:
    tile, side, gem = one_gem()
    two = (STRAIGHT, STRAIGHT + 1, TILE["crucible"], TILE["gravel-pit"])
    state = arrange((Laid(START, tile, 0),), card(gem, others(gem)[0]), "", tiles=two, skills=(Skill.SECOND_LOOK,))
    paid = play(state, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}")

    assert [one.tile for one in paid.laid[1:]] == [STRAIGHT]
    assert paid.stack[0] == STRAIGHT + 1
    assert any(text.startswith("place other") for text in listed(paid, "place"))  # the two rooms behind it


def test_with_leftovers_a_wasted_gem_draws_a_card() -> None:
    tile, side, gem = one_gem()
    state = arrange(
        (Laid(START, tile, 0),), card(gem, others(gem)[0]), "", skills=(Skill.LEFTOVERS,), drawn="Di", stack=5
    )
    wasted = laid_at_once(play(state, f"build N13{SIDE_LETTERS[side]} {card(gem, others(gem)[0])}"))
    none = arrange((Laid(START, tile, 0),), card("Or", gem), "", skills=(Skill.LEFTOVERS,), drawn="Di", stack=5)
    none = laid_at_once(play(none, f"build N13{SIDE_LETTERS[side]} {card('Or', gem)}"))

    assert hand_of(wasted) == ["Di"]
    assert hand_of(none) == []


def test_remodelling_turns_the_dwarfs_room_once_a_turn_for_no_step() -> None:
    state = arrange(room("crucible"), "", "", skills=(Skill.REMODELLING,))
    after = play(state, "remodel E")

    assert after.laid[0].turn == 1
    assert after.doing.steps == 3
    assert listed(after, "remodel") == []
