"""Tests of the view: which seat may know what, and what the picture needs."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.mine import Laid, cell_at
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import Plate, View
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
    return GAME.view(state, None if viewer is None else Seat(viewer))


def plate(view: View, cell: tuple[int, int], side: int) -> Plate:
    return next(one for one in view.plates if (one.across, one.down, one.side) == (*cell, side))


def test_the_view_shows_a_hand_in_rush_to_its_owner_and_in_crisis_to_all() -> None:
    rush, crisis = (arrange(FAR, "ObPe", "ElSo Di", options=options) for options in (Options(), CRISIS))

    assert [one.hand for one in seen(rush).seats] == [None, None]
    assert [one.hand for one in seen(rush, 1).seats] == [None, bytes(sorted(cards_of("ElSo Di")))]
    assert [one.cards for one in seen(rush).seats] == [1, 2]
    assert [one.hand for one in seen(crisis).seats] == [cards_of("ObPe"), bytes(sorted(cards_of("ElSo Di")))]


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
