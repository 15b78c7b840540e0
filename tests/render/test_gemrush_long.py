"""Tests of pictures of long mines: each shape that the rules allow can be drawn, and names and signs can be read."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush.mine import Laid, mine_of
from bot.games.gemrush.position import read_position, write_position
from bot.games.gemrush.view import View, seen
from render import gemrush
from render.gemrush import film, insets, landscape, minimap, portrait
from render.gemrush.drawing import clear, fill_box
from render.gemrush.scene import Extent, Scene
from tests.render.gemrush_scenes import played, table
from tests.render.references import opened
from tests.shapes.mines import SHAPES, leapt, shaped, state_in, wild

LONG = sorted(SHAPES.keys() - {"spiral"})


def view_of(laid: tuple[Laid, ...], seats: int = 3, mode: str = "rush", where: str = "any") -> View:
    return seen(state_in(laid, seats, mode=mode, where=where), None)


def scene_of(view: View) -> Scene:
    return Scene(view, table(len(view.seats)))


# ---- shapes of mines ----


@pytest.mark.parametrize("name", SHAPES)
def test_each_tile_of_a_shape_was_laid_behind_a_door_with_a_door_facing_back(name: str) -> None:
    laid = shaped(name)

    assert len(laid) == len({one.tile for one in laid}) == len({one.cell for one in laid}) == 80
    for number in range(1, len(laid)):
        spaces = {(door.passage.cell, door.passage.side) for door in mine_of(laid[:number]).open_doors()}
        one = laid[number]
        mine = mine_of(laid[: number + 1])
        fits = [
            side for cell, side in spaces if cell == one.cell and (not mine.is_room(cell) or mine.doors(cell)[side])
        ]
        assert fits, number
    state = state_in(laid, 3)
    assert read_position(write_position(state)) == state


def test_lines_are_as_long_as_the_tiles_allow() -> None:
    assert scene_of(view_of(shaped("east"))).extent.columns > 70
    assert scene_of(view_of(shaped("north"))).extent.rows > 70
    assert scene_of(view_of(leapt())).extent.columns > 100


# ---- the map on a phone ----


@pytest.mark.slow
@pytest.mark.parametrize("where", ["any", "end", "start"])
@pytest.mark.parametrize("name", SHAPES)
def test_a_map_on_a_phone_can_be_read_and_shows_the_dwarf_to_move(name: str, where: str) -> None:
    for seats in (2, 7):
        view = view_of(shaped(name), seats, where=where)
        scene = scene_of(view)
        chart = portrait.plan(scene).map

        assert chart is not None
        assert scene.here is not None
        assert chart.pitch >= minimap.READABLE
        assert chart.shown.holds(scene.here)
        left, top, right, bottom = chart.box
        for corner in ((chart.shown.left, chart.shown.top), (chart.shown.right, chart.shown.bottom)):
            x, y = chart.at(corner)
            assert left < x - chart.size / 2 < x + chart.size / 2 <= right
            assert top < y - chart.size / 2 < y + chart.size / 2 <= bottom


@pytest.mark.parametrize("laid", [*map(shaped, SHAPES), leapt(), *map(wild, range(6))])
def test_a_map_and_the_signs_at_its_edges_count_all_tiles_and_dwarves(laid: tuple[Laid, ...]) -> None:
    scene = scene_of(view_of(laid, 7))
    chart = portrait.plan(scene).map
    assert chart is not None
    beyond = minimap.beyond_sides(scene, chart.shown)
    on_map = [place for place in scene.tiles if chart.shown.holds(place)]

    assert len(on_map) + sum(found.tiles for found in beyond.values()) == len(laid)
    seats = [seat for place in on_map for seat in scene.seats_at.get(place, ())]
    assert sorted([*seats, *(seat for found in beyond.values() for seat in found.seats)]) == [*range(7)]


def test_tiles_beyond_a_corner_are_counted_at_the_side_that_they_are_farther_from() -> None:
    scene = scene_of(view_of(shaped("stairs"), 2, where="start"))
    beyond = minimap.beyond_sides(scene, Extent(0, 0, 3, 30))

    assert set(beyond) == {1}
    assert scene.view.seats[1].across is not None
    assert Seat(1) in beyond[1].seats


def test_a_mine_that_fits_has_no_signs_at_the_edges() -> None:
    view = played(4, 20, 5)
    scene = scene_of(view)
    chart = portrait.plan(scene).map

    assert chart is not None
    assert chart.shown == scene.extent
    assert minimap.beyond_sides(scene, chart.shown) == {}


# ---- pictures of the whole mine ----


@pytest.mark.parametrize("name", LONG)
def test_new_rooms_beyond_the_picture_lie_in_its_corners_away_from_the_dwarf(name: str) -> None:
    view = view_of(shaped(name))
    rooms = [tile.number for tile in view.tiles if tile.type != "tunnel"][-2:]
    new = replace(view, tiles=tuple(replace(tile, fresh=tile.number in rooms) for tile in view.tiles))
    scene = scene_of(new)
    field = portrait.plan(scene).field
    assert scene.here is not None
    x, y = field.corner(scene.here)

    assert [scene.tiles[at].number for at in insets.beyond(scene, field)] == rooms[::-1]
    for left, top, wide, high in insets.boxes(scene, field)[: insets.MOST]:
        assert 0 <= left < left + wide <= portrait.WIDTH
        assert portrait.HEAD <= top < top + high <= portrait.HEAD + portrait.MINE
        assert left + wide <= x or left >= x + field.size or top + high <= y or top >= y + field.size
    assert insets.beyond(scene_of(view), field) == []


@pytest.mark.parametrize("name", LONG)
def test_the_wide_picture_of_a_long_mine_shows_a_map_and_the_rooms_around_the_dwarf(name: str) -> None:
    scene = scene_of(view_of(shaped(name), where="end"))
    rooms, chart = landscape.plan(scene)

    assert rooms is not None
    assert chart is not None
    assert scene.here is not None
    assert rooms.whole(scene.here)
    assert rooms.size >= 150
    assert chart.shown == scene.extent
    assert chart.pitch >= 9
    assert chart.box[2] <= rooms.window.box[0] or chart.box[3] <= rooms.window.box[1]


@pytest.mark.parametrize(
    "laid", [*(partial(shaped, name) for name in SHAPES), leapt, *(partial(wild, seed) for seed in range(20))]
)
def test_every_tile_is_whole_in_exactly_one_part(laid: Callable[[], tuple[Laid, ...]]) -> None:
    view = view_of(laid())
    parts = gemrush.parts(view)

    for tile in view.tiles if parts else ():
        (part,) = [part for part in parts if part.holds((tile.across, tile.down))]
        assert landscape.field_of(part).whole((tile.across, tile.down))
    assert bool(parts) == (landscape.plan(scene_of(view)).map is not None)


def test_a_mine_whose_rooms_are_legible_has_no_parts() -> None:
    assert [gemrush.parts(played(seed, 80, 4)) for seed in range(6)] == [()] * 6


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["east", "comb", *(pytest.param(it, marks=pytest.mark.nightly) for it in ("north", "stairs"))]
)
def test_a_long_mine_is_painted(name: str) -> None:
    view, names = view_of(shaped(name), 7, where="end"), table(7)

    assert opened(gemrush.paint(view, names)).width == portrait.WIDTH
    assert opened(gemrush.paint_wide(view, names)).size == (landscape.WIDTH, landscape.HEIGHT)
    pictures = {gemrush.paint_part(view, names, part) for part in gemrush.parts(view)}
    assert len(pictures) == len(gemrush.parts(view)) > 1


@pytest.mark.slow
def test_an_animation_of_a_long_mine_shows_each_tile_in_the_same_place() -> None:
    laid = shaped("east")
    views = [view_of(laid[:count], 2, where="start") for count in (1, 30, 80)]
    steady = film.steady(views)
    frames = list(gemrush.frames(views, [table(2)] * 3))

    assert steady.field is None
    assert steady.map is not None
    ((width, height),) = {frame.indexes.size for frame in frames}
    assert width == 666
    assert height > width
    assert len({frame.indexes.tobytes() for frame in frames}) == 3


def test_a_box_in_a_picture_without_an_inside_is_empty() -> None:
    for side in range(1, 6):
        image = clear(side, 9)
        fill_box(image, 3, 2.0, (255, 0, 0))
        assert image.getbbox() is None
