"""Tests of the view: which seat may know what, and what the picture needs."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.building import places
from bot.games.gemrush.effects import Discard
from bot.games.gemrush.mine import Laid, cell_at
from bot.games.gemrush.model import Frame, Options, State
from bot.games.gemrush.rooms import SIDE_LETTERS, TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import Plate, View, layings, lead, winners
from bot.games.gemrush.view import seen as shown_to
from tests.games.gemrush.drawing import parse
from tests.games.gemrush.positions import TILE, arrange, cards_of, play, room

CRISIS = Options(mode="crisis", target=30)
# Mother Lode has one door, to the south, for a Soulstone. Here this door faces the kiln below it.
FAR = (*room("star-kiln"), Laid(cell_at(0, -1), TILE["mother-lode"], 0))
LINE = parse(
    """
+-.-++---++---++---+
| a .. b .. c .. d |
+---++-.-++-.-++-.-+
"""
)


def seen(state: State, viewer: int | None = None) -> View:
    return shown_to(state, None if viewer is None else Seat(viewer))


def plate(view: View, cell: tuple[int, int], side: int) -> Plate:
    return next(one for one in view.plates if (one.across, one.down, one.side) == (*cell, side))


def test_the_view_shows_a_hand_in_rush_to_its_owner_and_in_crisis_to_all() -> None:
    rush, crisis = (arrange(FAR, "ObPe", "ElSo Di", options=options) for options in (Options(), CRISIS))

    assert [one.hand for one in seen(rush).seats] == [None, None]
    assert [one.hand for one in seen(rush, 1).seats] == [None, bytes(sorted(cards_of("ElSo Di")))]
    assert [one.cards for one in seen(rush).seats] == [1, 2]
    assert [one.hand for one in seen(crisis).seats] == [cards_of("ObPe"), bytes(sorted(cards_of("ElSo Di")))]


@pytest.mark.parametrize(("options", "viewer", "left"), [
    (Options(), None, 0),
    (Options(), 1, 0),
    (Options(), 0, 2),
    (CRISIS, None, 2),
    (CRISIS, 1, 2),
])  # fmt: skip
def test_only_a_viewer_who_sees_the_hand_knows_how_much_an_ability_can_still_take_from_it(
    options: Options, viewer: int | None, left: int
) -> None:
    tile = next(number for number, tile in enumerate(TILES) if any(isinstance(one, Discard) for one in tile.ability))
    step = next(number for number, one in enumerate(TILES[tile].ability) if isinstance(one, Discard))
    state = arrange(room("star-kiln"), "PeEl FiDr", "", options=options)
    using = seen(replace(state, phase="effect", frame=Frame(tile, True, step, left=2)), viewer).using

    assert using == Frame(tile, True, step, left=left)


@pytest.mark.parametrize(("options", "viewer", "payable"), [
    (Options(), None, None),
    (Options(), 1, None),
    (Options(), 0, True),
    (CRISIS, None, True),
    (CRISIS, 1, True),
])  # fmt: skip
def test_only_a_viewer_who_sees_the_hand_sees_what_it_can_pay(
    options: Options, viewer: int | None, payable: bool | None
) -> None:
    view = seen(arrange(room("star-kiln"), "PeEl FiDr", "", options=options), viewer)

    assert plate(view, (0, 0), 1).payable is payable
    assert plate(view, (0, 0), 3).payable is (None if payable is None else False)


def test_the_view_hides_what_a_hand_can_pay_before_its_turn() -> None:
    view = seen(arrange(room("star-kiln"), "PeEl FiDr", "PeEl FiDr"), 1)

    assert {one.payable for one in view.plates} == {None}


def test_the_view_has_the_steps_to_each_tile_and_whether_each_door_can_be_reached() -> None:
    view = seen(arrange(LINE.laid, "", ""))

    assert [tile.steps for tile in view.tiles] == [0, 1, 2, 3]
    assert plate(view, (2, 0), 2).reachable
    assert not plate(view, (3, 0), 2).reachable


def test_reach_depends_on_skills_and_the_steps_left() -> None:
    state = play(arrange(LINE.laid, "", ""), "step E", "step E")

    assert [tile.steps for tile in seen(state).tiles] == [None, 1, 0, 1]
    assert not plate(seen(state), (1, 0), 2).reachable
    assert plate(seen(arrange(LINE.laid, "", "", skills=(Skill.MOMENTUM,))), (3, 0), 2).reachable


def test_no_door_can_be_reached_when_no_tile_is_left() -> None:
    assert not any(one.reachable for one in seen(arrange(LINE.laid, "", "", stack=0)).plates)


def test_a_door_into_a_tunnel_is_shown_at_the_far_end() -> None:
    laid = (*room("star-kiln"), Laid(cell_at(1, 0), 0, 0))

    shown = plate(seen(arrange(laid, "", "")), (0, 0), 1)

    assert (shown.at, shown.space) == ((1, 0, 1), (2, 0))


def test_tiles_of_this_turn_and_the_turn_before_are_marked_fresh() -> None:
    state = arrange(room("star-kiln"), "", "", tiles=(TILE["powder-store"],))
    state = play(state, "build N13N", "place S")
    assert [tile.fresh for tile in seen(state).tiles] == [False, True]

    state = play(state, "draw")
    assert [tile.fresh for tile in seen(state).tiles] == [False, True]

    state = play(state, "draw")
    assert [tile.fresh for tile in seen(state).tiles] == [False, False]


def test_the_view_shows_a_tile_to_be_placed_with_its_space_and_the_side_that_leads_back() -> None:
    tiles = (TILE["powder-store"], TILE["mother-lode"])
    state = play(arrange(room("star-kiln"), "", "", tiles=tiles, skills=(Skill.SECOND_LOOK,)), "build N13N")

    view = seen(state)

    assert (view.placing, view.other, view.back) == ((tiles[0], 0, -1), tiles[1], 2)


def test_the_ways_to_lay_a_tile_are_numbered_and_say_why_one_is_refused() -> None:
    state = play(arrange(room("star-kiln"), "", "", tiles=(TILE["powder-store"],)), "build N13N")
    view, legal = seen(state), {(one.turn, one.other) for one in places(state)}

    ways = layings(view)

    assert [way.number for way in ways] == [1, 2, 3, 4]
    assert {(way.turn, way.other) for way in ways if not way.refusal} == legal
    assert {way.refusal for way in ways if (way.turn, way.other) not in legal} == {"wall"}


@pytest.mark.parametrize("second", [TILE["mother-lode"], 0, 5])
def test_of_two_drawn_tiles_only_legal_ways_are_shown(second: int) -> None:
    tiles = (TILE["powder-store"], second)
    state = play(arrange(room("star-kiln"), "", "", tiles=tiles, skills=(Skill.SECOND_LOOK,)), "build N13N")

    ways = layings(seen(state))

    assert [(way.turn, way.other) for way in ways] == [(one.turn, one.other) for one in places(state)]
    assert [way.number for way in ways] == list(range(1, len(ways) + 1))


def test_each_way_to_lay_a_tile_shows_the_mine_as_it_would_be() -> None:
    state = play(arrange(room("star-kiln"), "", "", tiles=(TILE["powder-store"],)), "build N13N")

    for way in layings(seen(state)):
        if not way.refusal:
            after = seen(play(state, f"place {SIDE_LETTERS[way.turn]}"))
            assert [(tile.number, tile.turn, tile.doors) for tile in way.tiles] == [
                (tile.number, tile.turn, tile.doors) for tile in after.tiles
            ]
            assert {(one.at, one.space, one.cost, one.points) for one in way.plates} == {
                (one.at, one.space, one.cost, one.points) for one in after.plates
            }


def test_without_a_drawn_tile_there_are_no_ways_to_lay_one() -> None:
    assert layings(seen(arrange(room("star-kiln"), "", ""))) == ()


def test_the_view_shows_the_revealed_cards_and_which_may_be_kept() -> None:
    state = arrange(room("fire-and-ice"), "", "", drawn="ObPe PeEl ObEl ElSo SoSt ObSo ObSt ElSt")

    view = seen(play(state, "act"))

    assert cards_of("ObPe PeEl") == view.kept
    assert view.revealed.startswith(cards_of("ObPe PeEl ObEl ElSo"))


def test_the_view_shows_the_turn_before() -> None:
    state = arrange(room("star-kiln"), "PeEl FiDr", "", tiles=(TILE["powder-store"],))
    state = play(state, "build N13E PeEl FiDr", "place S", "draw")

    last = seen(state).last

    assert last is not None
    assert (last.seat, last.built, last.acted, last.room) == (0, 1, "draw", "")
    assert last.points == seen(state).seats[0].points


def test_the_view_announces_the_last_round() -> None:
    assert seen(arrange(room("star-kiln"), "", "", points=(0, 20))).last_round
    assert not seen(arrange(room("star-kiln"), "", "", points=(0, 19))).last_round
    assert not seen(replace(arrange(room("star-kiln"), "", "", options=CRISIS, points=(0, 40)), target=20)).last_round


def test_the_view_of_an_ended_match_shows_places_and_no_seat_to_move() -> None:
    state = GAME.leave(arrange(room("star-kiln"), "", "", points=(3, 1)), Seat(0)).state

    view = seen(state)

    assert (view.turn, view.over, view.places) == (None, "left", (2, 1))
    assert view.seats[0].across is None


def test_the_alt_text_of_a_drawn_tile_names_each_way_to_lay_it() -> None:
    state = play(arrange(room("star-kiln"), "", "", tiles=(TILE["powder-store"],)), "build N13N")

    phrases = [one for one in GAME.alt(seen(state)) if one.key.startswith("gemrush-alt-way")]

    assert [dict(one.params)["number"] for one in phrases] == [way.number for way in layings(seen(state))]
    assert [one.key.removeprefix("gemrush-alt-way").removeprefix("-") for one in phrases] == [
        way.refusal for way in layings(seen(state))
    ]
    shown = [str(dict(one.params)["doors"]) for one in phrases if one.key == "gemrush-alt-way"]
    assert all("south" in doors for doors in shown)  # the door that leads back


def test_the_alt_text_of_a_drawn_tunnel_names_its_paths() -> None:
    corner = next(number for number, tile in enumerate(TILES) if tile.paths[:1] == ((0, 1),))
    state = play(arrange(room("star-kiln"), "", "", tiles=(corner,)), "build N13N")

    said = {str(dict(one.params)["doors"]) for one in GAME.alt(seen(state)) if one.key == "gemrush-alt-way"}

    assert said == {"north to east, south to west", "east to south, west to north"}


@pytest.mark.parametrize(("points", "places", "first", "ahead"), [
    ((20, 17, 3), (1, 2, 3), [0], 3),
    ((20, 20, 3), (1, 1, 3), [0, 1], 0),
    ((2, 9, 3), (1, 2, 2), [0], -7),  # the others have resigned
    ((20, 17, 3), (), [], 0),
])  # fmt: skip
def test_a_rush_is_won_by_the_points_ahead_of_the_next_seat(
    points: tuple[int, ...], places: tuple[int, ...], first: list[int], ahead: int
) -> None:
    view = replace(seen(arrange(room("star-kiln"), "", "", "", points=points)), places=places)

    assert (winners(view), lead(view)) == (first, ahead)


@pytest.mark.parametrize(("points", "beyond", "key"), [(33, 3, "beyond"), (30, 0, "beyond"), (21, -9, "short")])
def test_a_crisis_passes_or_misses_its_target(points: int, beyond: int, key: str) -> None:
    view = seen(arrange(room("star-kiln"), "", "", options=CRISIS, points=(points - 1, 1)))
    over = replace(view, over="won", turn=None, places=(1, 1))

    assert lead(over) == beyond
    assert [dict(one.params)["points"] for one in GAME.alt(over) if one.key == f"gemrush-alt-{key}"] == [abs(beyond)]


def test_the_view_of_a_match_without_a_result_announces_nothing() -> None:
    ended = GAME.stopped(seen(arrange(room("star-kiln"), "", "", points=(0, 20))))
    assert (ended.last_round, ended.turn, ended.places) == (False, None, ())
